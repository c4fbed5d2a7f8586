//! The game in numbers, for programs that learn it: what a seat knows as a row of numbers, what it may do as slots.

use crate::{Action, Cards, HIGHEST, SampleGame, State};
use engine::encode::{NumberRow, number};
use engine::{Encode, Feature, Game, LeftOut, Seat};

const VALUES: usize = HIGHEST as usize;

impl Encode for SampleGame {
    fn features(&self) -> Vec<Feature> {
        let mut features = vec![
            Feature::new("rounds played, as a share", 1),
            Feature::new("own hand: count by value, of 2", VALUES),
            Feature::new("own card laid, by value", VALUES),
        ];
        for place in 0..self.seats {
            let whose = if place == 0 { "own".to_owned() } else { format!("seat {place} after") };
            features.push(Feature::new(format!("{whose}: has laid a card"), 1));
            features.push(Feature::new(format!("{whose}: points, as a share of all rounds"), 1));
            features.push(Feature::new(format!("{whose}: played, count by value, of 2"), VALUES));
        }
        features
    }

    /// One for every value of a card.
    fn slots(&self) -> usize {
        VALUES
    }

    fn slot_name(&self, slot: usize) -> String {
        format!("lay a {}", slot + 1)
    }

    fn left_out() -> &'static [LeftOut] {
        &[]
    }

    fn observe_state(&self, state: &State, seat: Seat, out: &mut [f32]) {
        let rounds = f32::from(self.options.hand_size);
        let mut row = NumberRow::new(out);
        row.push(f32::from(state.round) / rounds);
        counts(&mut row, &state.at(seat).hand);
        row.one_of::<VALUES>(state.at(seat).laid.map(|card| usize::from(card) - 1));
        for place in 0..self.seats {
            let other = state.at(seat.plus(place, self.seats));
            *row.block::<2>() = [number(other.laid.is_some()), f32::from(other.points) / rounds];
            counts(&mut row, &other.played);
        }
    }

    fn slot_state(&self, _state: &State, _seat: Seat, action: Action) -> Option<usize> {
        let Action::Lay { card } = action;
        Some(usize::from(card) - 1)
    }

    fn decode_state(&self, state: &State, seat: Seat, slot: usize) -> Option<Action> {
        let action = Action::Lay { card: u8::try_from(slot + 1).ok()? };
        self.check(state, seat, action).is_ok().then_some(action)
    }
}

fn counts(row: &mut NumberRow<'_>, cards: &Cards) {
    (1..=HIGHEST).for_each(|value| row.push(f32::from(cards.count(value)) / 2.0));
}
