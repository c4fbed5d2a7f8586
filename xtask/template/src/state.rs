use crate::Cards;
use engine::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub(crate) const MOST_SEATS: usize = 5;

/// Everything there is to know about a table between two steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct State {
    pub deck: Cards,
    /// How many rounds have been played.
    pub round: u8,
    pub seats: [Holding; MOST_SEATS],
}

/// What one seat has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Holding {
    pub hand: Cards,
    /// The card that lies face down in this round.
    pub laid: Option<u8>,
    pub played: Cards,
    pub points: u8,
}

/// A search copies states all the time.
const _: () = assert!(size_of::<State>() <= 128);

impl State {
    pub fn at(&self, seat: Seat) -> &Holding {
        &self.seats[seat.index()]
    }

    pub(crate) fn at_mut(&mut self, seat: Seat) -> &mut Holding {
        &mut self.seats[seat.index()]
    }
}
