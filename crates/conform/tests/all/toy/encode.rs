use super::data::{Action, Phase, State};
use super::{Toy, bug, has_bug};
use engine::encode::NumberRow;
use engine::{Encode, Feature, Game, LeftOut, Seat};
use std::hint::black_box;

/// Slots 0 to 4 play a card, 5 to 9 bury one.
const BURY: usize = 5;
const KEEP: usize = 10;
const CLAIM: usize = 11;
const PASS: usize = 12;
const SLOTS: usize = 13;

impl Encode for Toy {
    fn features(&self) -> Vec<Feature> {
        let coins = if has_bug(bug::FEATURES_ALIKE) { "own hand" } else { "coins by seat, of 20" };
        vec![Feature::new("own hand", 5), Feature::new(coins, usize::from(self.seats()))]
    }

    fn slots(&self) -> usize {
        SLOTS
    }

    fn slot_name(&self, slot: usize) -> String {
        match slot {
            0..BURY => format!("play {}", slot + 1),
            BURY..KEEP if has_bug(bug::SLOTS_ALIKE) => format!("play {}", slot - BURY + 1),
            BURY..KEEP => format!("bury {}", slot - BURY + 1),
            KEEP => "keep".to_owned(),
            CLAIM => "claim".to_owned(),
            _ => "pass".to_owned(),
        }
    }

    fn left_out() -> &'static [LeftOut] {
        &[]
    }

    fn observe_state(&self, state: &State, seat: Seat, out: &mut [f32]) {
        if has_bug(bug::OBSERVE_ALLOCATES) {
            black_box(Box::new(seat));
        }
        let whose = if has_bug(bug::OBSERVES_OTHERS) { seat.next(self.seats()) } else { seat };
        let mut row = NumberRow::new(out);
        *row.block::<5>() = state.hands[whose.index()].map(|count| f32::from(count) / 4.0);
        if has_bug(bug::OBSERVES_HALF) {
            return;
        }
        let scale = if has_bug(bug::OBSERVES_TOO_MUCH) { 1.0 } else { 20.0 };
        for place in 0..self.seats() {
            row.push(f32::from(state.coins[seat.plus(place, self.seats()).index()]) / scale);
        }
    }

    fn slot_state(&self, _: &State, _: Seat, action: Action) -> Option<usize> {
        match action {
            Action::Play { card, .. } => Some(usize::from(card) - 1),
            Action::Bury { .. } if has_bug(bug::SLOT_MISSING) => None,
            Action::Bury { card } => Some(BURY + usize::from(card) - 1),
            Action::Keep => Some(KEEP),
            Action::Claim if has_bug(bug::SLOT_SHARED) => Some(PASS),
            Action::Claim => Some(CLAIM),
            Action::Pass => Some(PASS),
        }
    }

    fn decode_state(&self, state: &State, seat: Seat, slot: usize) -> Option<Action> {
        let action = match slot {
            0..BURY => Action::Play { card: slot as u8 + 1, shadow: 0 },
            BURY..KEEP => Action::Bury { card: (slot - BURY) as u8 + 1 },
            KEEP => Action::Keep,
            CLAIM => Action::Claim,
            PASS => Action::Pass,
            _ => return None,
        };
        let is_lax = has_bug(bug::SLOT_ILLEGAL) && slot < BURY && state.phase == Phase::Choose;
        (is_lax && self.turn(state).includes(seat) || self.check(state, seat, action).is_ok())
            .then_some(action)
    }

    fn decode_listed(&self, state: &State, seat: Seat, slot: usize, _: &[Action]) -> Option<Action> {
        let slot = if has_bug(bug::LISTED_OTHERWISE) { slot + 1 } else { slot };
        self.decode_state(state, seat, slot)
    }

    fn mask_state(&self, state: &State, seat: Seat, _: &mut Vec<Action>, out: &mut [u8]) {
        for (slot, allowed) in out.iter_mut().enumerate() {
            let is_lax = has_bug(bug::MASK_LAX) && slot == KEEP && self.turn(state).includes(seat);
            *allowed = u8::from(is_lax || self.decode_state(state, seat, slot).is_some());
        }
        if has_bug(bug::MASK_EMPTY) && matches!(state.phase, Phase::Bury { .. }) {
            out.fill(0);
        }
        if has_bug(bug::MASK_TELLS) {
            out[0] = state.hands[seat.next(self.seats()).index()][0].min(1);
        }
    }
}
