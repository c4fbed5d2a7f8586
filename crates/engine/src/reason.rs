use crate::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Why one action is better than another, in numbers that playouts of both have shown. Whoever shows it words it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Reason {
    pub telling: Telling,
    pub until: Until,
    /// The number after the better action, and after the other one.
    pub best: i64,
    pub next: i64,
}

/// What differs most after two actions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Telling {
    /// What the seat itself has on average, as the game counts it.
    Own,
    /// What this rival has on average.
    Rival(Seat),
    /// How often, of 100 matches, the seat ends last.
    Last,
}

/// When the numbers were taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Until {
    /// At the end of the match.
    End,
    /// At the end of the round, or of the match if that comes first.
    Round,
}
