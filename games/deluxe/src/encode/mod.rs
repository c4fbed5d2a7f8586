//! The game in numbers: what a seat sees is in `observe.rs`, what it may do in `slots.rs`.

mod observe;
mod slots;

use crate::state::State;
use crate::{Action, Deluxe};
use engine::{Encode, Feature, LeftOut, Seat};

impl Encode for Deluxe {
    const KEEPS_LISTED: bool = true;

    fn features(&self) -> Vec<Feature> {
        observe::features(self)
    }

    fn slots(&self) -> usize {
        slots::count(self)
    }

    fn slot_name(&self, slot: usize) -> String {
        slots::name(slot)
    }

    fn left_out() -> &'static [LeftOut] {
        &[
            LeftOut {
                actions: "bids and stakes of other amounts",
                why: "a few amounts stand for all: the least bid and raises of it, round stakes and shares of the cash",
            },
            LeftOut {
                actions: "trades of several plots, swaps for another plot, and trades for other amounts",
                why: "there are millions; a plot for its price or twice that, a swap that completes an industry and what the game's own bots think fair stand for all",
            },
            LeftOut {
                actions: "the second of two kept cards of one kind",
                why: "it does what the first does",
            },
            LeftOut { actions: "resignation", why: "nobody gains by it" },
        ]
    }

    fn is_left_out(&self, state: &State, seat: Seat, action: Action) -> bool {
        match action {
            Action::Resign {} => true,
            Action::Bid { .. } | Action::Stake { .. } | Action::ProposeTrade(_) => {
                self.slot_state(state, seat, action).is_none()
            }
            Action::UseCard { card, .. } => {
                let same = |other: crate::card::Card| self.deal(other) == self.deal(card);
                state.at(seat).kept.iter().find(|&kept| same(kept)).is_some_and(|first| first != card)
                    && state.open_card != Some(card)
            }
            _ => false,
        }
    }

    fn observe_state(&self, state: &State, seat: Seat, out: &mut [f32]) {
        observe::observe(self, state, seat, out);
    }

    fn slot_state(&self, state: &State, seat: Seat, action: Action) -> Option<usize> {
        slots::slot(self, state, seat, action)
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
