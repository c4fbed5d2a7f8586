use crate::money::MoneyCards;
use crate::tile::Tile;
use engine::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What a seat does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    Pass {},
    /// The cards are those added now, not all that lie on the table.
    Bid {
        cards: MoneyCards,
    },
    /// Gives a wealth tile to the thief.
    Discard {
        value: u8,
    },
}

/// What the world does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Chance {
    Start { seat: Seat },
    Reveal { tile: Tile },
}
