use crate::{Fact, OptionValues, Reason, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A position with a question to one seat: a lesson about a rule, or a puzzle. Its facts lead from the start of a match to
/// the position.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Its texts are `lesson-<id>`: the question, with a `.title` and with `.why` for the answer. A puzzle has none.
    pub id: String,
    /// The paragraph that it teaches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    pub seats: u8,
    #[serde(default, skip_serializing_if = "OptionValues::is_empty")]
    pub options: OptionValues,
    pub facts: Vec<Fact>,
    pub seat: Seat,
    /// The actions that answer it.
    pub right: Vec<Value>,
    /// Of a puzzle: the chance to win with the answer, and with the best of all other actions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chances: Option<[f64; 2]>,
    /// Of a puzzle: what speaks for the answer and against the best of all other actions, where playouts show it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<Reason>,
}

impl Lesson {
    /// One on each line.
    pub fn read_all(lines: &str) -> Result<Vec<Lesson>, String> {
        let lines = lines.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
        let read = |(at, line): (usize, &str)| {
            serde_json::from_str(line).map_err(|error| format!("line {}: {error}", at + 1))
        };
        lines.map(read).collect()
    }
}
