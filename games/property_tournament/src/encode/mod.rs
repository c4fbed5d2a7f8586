//! The game in numbers: what a seat sees is in `observe.rs`, what it may do in `slots.rs`.

mod observe;
mod slots;

pub(crate) use observe::BookValues;

use crate::PropertyTournament;
use crate::action::Action;
use crate::state::State;
use engine::{Encode, Feature, LeftOut, Seat};

impl Encode for PropertyTournament {
    const KEEPS_LISTED: bool = true;

    fn features(&self) -> Vec<Feature> {
        observe::features(self)
    }

    fn slots(&self) -> usize {
        slots::count(self)
    }

    fn slot_name(&self, slot: usize) -> String {
        slots::name(self, slot)
    }

    fn left_out() -> &'static [LeftOut] {
        &[
            LeftOut {
                actions: "bids of other amounts",
                why: "the least bid and shares of the book value stand for all",
            },
            LeftOut {
                actions: "trades for other prices, of several fields, or of fields that share no group",
                why: "there are millions; one field for a quarter above its book value stands for all",
            },
            LeftOut {
                actions: "several houses at once",
                why: "they can be built, sold and ordered one by one",
            },
            LeftOut { actions: "resignation", why: "nobody gains by it" },
            LeftOut { actions: "entries in the own books", why: "they are homework, not play" },
        ]
    }

    fn is_left_out(&self, state: &State, seat: Seat, action: Action) -> bool {
        match action {
            Action::Resign {} | Action::BookEntry { .. } => true,
            Action::BuildHouse { count, .. }
            | Action::SellHouses { count, .. }
            | Action::JoinContest { count, .. } => count > 1,
            Action::Bid { .. } | Action::OfferTrade(_) | Action::OfferHouses { .. } => {
                self.slot_state(state, seat, action).is_none()
            }
            _ => false,
        }
    }

    fn observe_state(&self, state: &State, seat: Seat, out: &mut [f32]) {
        observe::observe(self, state, seat, out);
    }

    fn slot_state(&self, state: &State, seat: Seat, action: Action) -> Option<usize> {
        let slot = slots::slot(self, state, seat, action)?;
        (self.decode_state(state, seat, slot) == Some(action)).then_some(slot)
    }

    fn decode_state(&self, state: &State, seat: Seat, slot: usize) -> Option<Action> {
        slots::decode(self, state, seat, slot)
    }

    fn decode_listed(&self, state: &State, seat: Seat, slot: usize, scratch: &[Action]) -> Option<Action> {
        slots::decode_listed(self, state, seat, slot, scratch)
    }

    fn mask_state(&self, state: &State, seat: Seat, scratch: &mut Vec<Action>, out: &mut [u8]) {
        slots::mask(self, state, seat, scratch, out);
    }
}
