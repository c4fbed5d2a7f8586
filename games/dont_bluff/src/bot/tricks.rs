//! Players with one fixed habit, who show whether a bot can be exploited. Whatever the habit says nothing about, they
//! do by the policy.

use crate::package::{bait, cheapest, dearest};
use crate::{Action, Cards, DontBluff, Phase, State};
use engine::{Rng, Seat};

pub(super) const TRICKS: &[&str] =
    &["always_open", "always_accept", "cheapest", "cheap_pair", "dearest", "five_and_two"];

impl DontBluff {
    pub(super) fn trick<R: Rng + ?Sized>(
        &self,
        trick: &str,
        state: &State,
        seat: Seat,
        rng: &mut R,
    ) -> Action {
        let hand = state.hand(seat);
        let package: fn(Cards) -> Cards = match trick {
            "always_open" if matches!(state.phase, Phase::Decide(_)) => return Action::Open {},
            "always_accept" if matches!(state.phase, Phase::Decide(_)) => return Action::Accept {},
            "cheapest" => |hand| cheapest(hand, 1),
            "cheap_pair" => |hand| cheapest(hand, hand.size().min(2)),
            "dearest" => |hand| dearest(hand, 1),
            "five_and_two" => |hand| bait(hand, hand.size().min(2)),
            _ => return self.quick(state, seat, rng),
        };
        match state.phase {
            Phase::Offer(_) => Action::Offer { cards: package(hand), claim: None },
            Phase::Add(_) => Action::Add { cards: package(hand), claim: None },
            _ => self.quick(state, seat, rng),
        }
    }
}
