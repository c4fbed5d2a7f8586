use engine::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A seat named in the options, or one drawn by lot: `2` or `"random"`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum SeatChoice {
    Seat(Seat),
    Random(Lot),
}

/// The word `"random"`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Lot {
    Random,
}

impl SeatChoice {
    pub const RANDOM: SeatChoice = SeatChoice::Random(Lot::Random);

    pub fn seat(self) -> Option<Seat> {
        match self {
            SeatChoice::Seat(seat) => Some(seat),
            SeatChoice::Random(_) => None,
        }
    }
}
