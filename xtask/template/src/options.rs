use engine::{Allowed, OptionSpec};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The options of a table; the fields are the ids of the rulebook.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Options {
    pub hand_size: u8,
    pub ties: Ties,
}

/// Who scores when the highest card lies there more than once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Ties {
    Nobody,
    Each,
}

pub(crate) fn specs() -> Vec<OptionSpec> {
    vec![
        OptionSpec::among("hand_size", &[Allowed::Range(2, 4)], 3),
        OptionSpec::among("ties", &[Allowed::Word("nobody"), Allowed::Word("each")], "nobody"),
    ]
}
