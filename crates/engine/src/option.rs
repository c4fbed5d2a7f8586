use crate::one_line;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::collections::BTreeMap;
use std::fmt;

/// One option of a game as a catalog shows it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct OptionSpec {
    pub id: &'static str,
    #[serde(flatten)]
    pub kind: OptionKind,
    pub default: OptionValue,
}

/// What values an option takes.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum OptionKind {
    Switch,
    Among(&'static [Allowed]),
}

/// A value, or a run of values, that an option allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Allowed {
    Word(&'static str),
    /// A whole number from the first to the second, both included.
    Range(i64, i64),
    /// A seat number of the table.
    Seat,
    /// Free text of at most this many bytes (a board file, say).
    Text(u32),
}

/// A value of an option: in JSON `true`, `5` or `"random"`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum OptionValue {
    Switch(bool),
    Number(i64),
    Word(String),
}

/// Options by id.
pub type OptionValues = BTreeMap<String, OptionValue>;

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OptionError {
    #[error("no option {id:?}; the options are: {known}")]
    Unknown { id: String, known: String },
    #[error("option {id} cannot be {value}; allowed: {allowed}")]
    Value { id: String, value: String, allowed: String },
    #[error("an option is set as id=value, got {0:?}")]
    Syntax(String),
    #[error("these options do not go together: {0}")]
    Together(String),
    /// Free text (a board file, say) that says something wrong; `why` names the place in it.
    #[error("option {id}: {why}")]
    Content { id: String, why: String },
}

impl OptionSpec {
    pub fn switch(id: &'static str, default: bool) -> OptionSpec {
        OptionSpec { id, kind: OptionKind::Switch, default: OptionValue::Switch(default) }
    }

    pub fn among(
        id: &'static str,
        allowed: &'static [Allowed],
        default: impl Into<OptionValue>,
    ) -> OptionSpec {
        OptionSpec { id, kind: OptionKind::Among(allowed), default: default.into() }
    }

    pub fn allows(&self, value: &OptionValue, seats: u8) -> bool {
        match (&self.kind, value) {
            (OptionKind::Switch, value) => matches!(value, OptionValue::Switch(_)),
            (OptionKind::Among(allowed), OptionValue::Word(word)) => {
                allowed.iter().any(|allowed| match allowed {
                    Allowed::Word(known) => known == word,
                    Allowed::Text(bytes) => word.len() <= *bytes as usize,
                    Allowed::Range(..) | Allowed::Seat => false,
                })
            }
            (OptionKind::Among(allowed), OptionValue::Number(number)) => {
                allowed.iter().any(|allowed| match allowed {
                    Allowed::Range(least, most) => (least..=most).contains(&number),
                    Allowed::Seat => (0..i64::from(seats)).contains(number),
                    Allowed::Word(_) | Allowed::Text(_) => false,
                })
            }
            (OptionKind::Among(_), OptionValue::Switch(_)) => false,
        }
    }

    /// The allowed values in words for an error message or a help text.
    pub fn allowed_words(&self) -> String {
        let words: Vec<String> = match &self.kind {
            OptionKind::Switch => vec!["true".into(), "false".into()],
            OptionKind::Among(allowed) => allowed
                .iter()
                .map(|allowed| match allowed {
                    Allowed::Word(word) => (*word).to_owned(),
                    Allowed::Range(least, most) if least == most => least.to_string(),
                    Allowed::Range(least, most) => format!("{least} to {most}"),
                    Allowed::Seat => "a seat number".to_owned(),
                    Allowed::Text(bytes) => format!("text up to {bytes} bytes (or @FILE)"),
                })
                .collect(),
        };
        words.join(", ")
    }

    /// A few values that stand for all: every word, both ends of every range.
    pub fn samples(&self, seats: u8) -> Vec<OptionValue> {
        let mut samples = match &self.kind {
            OptionKind::Switch => vec![OptionValue::Switch(false), OptionValue::Switch(true)],
            OptionKind::Among(allowed) => allowed
                .iter()
                .flat_map(|allowed| match *allowed {
                    Allowed::Word(word) => vec![word.into()],
                    Allowed::Range(least, most) => vec![least.into(), most.into()],
                    Allowed::Seat => vec![OptionValue::Number(i64::from(seats) - 1)],
                    Allowed::Text(_) => Vec::new(),
                })
                .collect(),
        };
        samples.push(self.default.clone());
        samples.sort();
        samples.dedup();
        samples
    }

    fn refuse(&self, value: &OptionValue) -> OptionError {
        let shown: String = value.to_string().chars().take(60).collect();
        OptionError::Value { id: self.id.to_owned(), value: one_line(&shown), allowed: self.allowed_words() }
    }
}

impl OptionValue {
    /// Reads `id=value` as typed on a command line.
    pub fn parse_setting(setting: &str) -> Result<(String, OptionValue), OptionError> {
        let (id, value) =
            setting.split_once('=').ok_or_else(|| OptionError::Syntax(setting.chars().take(60).collect()))?;
        Ok((id.trim().to_owned(), OptionValue::parse(value.trim())))
    }

    pub fn parse(text: &str) -> OptionValue {
        match text {
            "true" => OptionValue::Switch(true),
            "false" => OptionValue::Switch(false),
            _ => text.parse().map_or_else(|_| OptionValue::Word(text.to_owned()), OptionValue::Number),
        }
    }
}

impl fmt::Display for OptionValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionValue::Switch(on) => on.fmt(f),
            OptionValue::Number(number) => number.fmt(f),
            OptionValue::Word(word) => word.fmt(f),
        }
    }
}

impl From<bool> for OptionValue {
    fn from(on: bool) -> OptionValue {
        OptionValue::Switch(on)
    }
}

impl From<i64> for OptionValue {
    fn from(number: i64) -> OptionValue {
        OptionValue::Number(number)
    }
}

impl From<&str> for OptionValue {
    fn from(word: &str) -> OptionValue {
        OptionValue::Word(word.to_owned())
    }
}

/// The options of a game: `chosen` checked against `specs`, with the defaults for the rest. What [`crate::Game::options`]
/// does unless a game has presets of its own.
pub fn resolve_options<O: DeserializeOwned>(
    specs: &[OptionSpec],
    chosen: &OptionValues,
    seats: u8,
) -> Result<O, OptionError> {
    let json = serde_json::to_value(complete(specs, chosen, seats)?).expect("option values are plain JSON");
    serde_json::from_value(json).map_err(|error| OptionError::Together(one_line(&error.to_string())))
}

/// Checks `chosen` against `specs` and fills in the defaults.
fn complete(specs: &[OptionSpec], chosen: &OptionValues, seats: u8) -> Result<OptionValues, OptionError> {
    for (id, value) in chosen {
        let spec = specs.iter().find(|spec| spec.id == id).ok_or_else(|| OptionError::Unknown {
            id: id.chars().take(60).collect(),
            known: specs.iter().map(|spec| spec.id).collect::<Vec<_>>().join(", "),
        })?;
        if !spec.allows(value, seats) {
            return Err(spec.refuse(value));
        }
    }
    let value = |spec: &OptionSpec| chosen.get(spec.id).unwrap_or(&spec.default).clone();
    Ok(specs.iter().map(|spec| (spec.id.to_owned(), value(spec))).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &[Allowed] = &[Allowed::Word("random"), Allowed::Seat];

    fn specs() -> Vec<OptionSpec> {
        vec![OptionSpec::among("start", START, "random"), OptionSpec::switch("hidden", false)]
    }

    fn set(settings: &[&str]) -> Result<OptionValues, String> {
        let chosen: Result<OptionValues, _> =
            settings.iter().map(|s| OptionValue::parse_setting(s)).collect();
        complete(&specs(), &chosen.map_err(|error| error.to_string())?, 3).map_err(|error| error.to_string())
    }

    #[test]
    fn defaults_are_filled_in() {
        let options = set(&["start=2"]).unwrap();
        assert_eq!(serde_json::to_string(&options).unwrap(), r#"{"hidden":false,"start":2}"#);
    }

    #[test]
    fn errors_say_what_is_allowed() {
        assert_eq!(
            set(&["colour=red"]).unwrap_err(),
            r#"no option "colour"; the options are: start, hidden"#
        );
        assert_eq!(
            set(&["start=3"]).unwrap_err(),
            "option start cannot be 3; allowed: random, a seat number"
        );
        assert_eq!(set(&["hidden=1"]).unwrap_err(), "option hidden cannot be 1; allowed: true, false");
        assert_eq!(set(&["hidden"]).unwrap_err(), r#"an option is set as id=value, got "hidden""#);
    }
}
