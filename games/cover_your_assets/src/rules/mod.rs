//! What the rulebook says, phase by phase.

pub(crate) mod audit;
pub(crate) mod draft;
pub(crate) mod duel;
pub(crate) mod legal;
pub(crate) mod refill;
pub(crate) mod reveal;
pub(crate) mod scoring;
pub(crate) mod setup;
pub(crate) mod turn;

use crate::card::Card;
use crate::state::{Phase, State};
use engine::{Illegal, Seat, require, rule};

/// CA-16: turn actions belong to the active seat, while nothing else is being settled.
fn require_turn(state: &State, seat: Seat) -> Result<(), Illegal> {
    require(state.phase == Phase::Turn && state.active == seat, rule!("CA-16"))
}

/// CA-25
#[inline]
fn is_pair(one: Card, other: Card) -> bool {
    (one == other && one.is_asset())
        || (one.is_asset() && other.is_wild())
        || (one.is_wild() && other.is_asset())
}
