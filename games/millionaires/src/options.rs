use engine::{Allowed, OptionSpec};
use kit::SeatChoice;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The options of the game; with the defaults it is exactly the rulebook.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Options {
    pub start_seat: SeatChoice,
    pub hidden_tiles: bool,
    pub all_poorest: AllPoorest,
    pub final_tiebreak: FinalTiebreak,
    pub money_tracking: MoneyTracking,
}

/// What happens if every seat ties for least money.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AllPoorest {
    AllLose,
    NoneLose,
}

/// The last tie-break after score and money.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum FinalTiebreak {
    Shared,
    HighestTile,
}

/// Whether the view lists spent money.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum MoneyTracking {
    Memory,
    Assisted,
}

pub(crate) fn specs() -> Vec<OptionSpec> {
    const START: &[Allowed] = &[Allowed::Word("random"), Allowed::Seat];
    const ALL_POOREST: &[Allowed] = &[Allowed::Word("all_lose"), Allowed::Word("none_lose")];
    const TIEBREAK: &[Allowed] = &[Allowed::Word("shared"), Allowed::Word("highest_tile")];
    const TRACKING: &[Allowed] = &[Allowed::Word("memory"), Allowed::Word("assisted")];
    vec![
        OptionSpec::among("start_seat", START, "random"),
        OptionSpec::switch("hidden_tiles", false),
        OptionSpec::among("all_poorest", ALL_POOREST, "all_lose"),
        OptionSpec::among("final_tiebreak", TIEBREAK, "shared"),
        OptionSpec::among("money_tracking", TRACKING, "memory"),
    ]
}

impl Default for Options {
    fn default() -> Options {
        Options {
            start_seat: SeatChoice::RANDOM,
            hidden_tiles: false,
            all_poorest: AllPoorest::AllLose,
            final_tiebreak: FinalTiebreak::Shared,
            money_tracking: MoneyTracking::Memory,
        }
    }
}
