//! What everybody learns when cards pass from place to place.

use crate::state::{MOST_SEATS, TARGET};
use crate::{Bounds, Cards, DontBluff, Mind, Place, State};
use engine::{Seat, SeatSet};

/// Cards that have just passed from one place to another.
#[derive(Clone, Copy)]
pub(crate) struct Passing {
    pub(crate) from: Place,
    pub(crate) to: Place,
    pub(crate) cards: Cards,
    /// Who saw them; `None` is everybody.
    pub(crate) seen_by: Option<SeatSet>,
}

impl DontBluff {
    /// Tells every observer of cards that have passed; whoever did not see them knows their number.
    #[inline]
    pub(crate) fn note(&self, state: &mut State, passing: Passing) {
        let left = self.size_of(state, passing.from);
        let size = passing.cards.size();
        self.note_package(state, passing, |mind| mind.any_from(passing.from, size, left));
    }

    /// The same, where `package` says what the cards can be for those who did not see them.
    #[inline]
    pub(crate) fn note_package(
        &self,
        state: &mut State,
        passing: Passing,
        package: impl Fn(&Mind) -> Bounds,
    ) {
        let Passing { from, to, cards, seen_by } = passing;
        // At the end of the game every hand is shown, so nothing has to be told apart any more.
        let to_hand = matches!(to, Place::Hand(_));
        if cards.is_empty() || to_hand && self.money_at(state, to) >= TARGET {
            return;
        }
        let places = [(from, self.size_of(state, from)), (to, self.size_of(state, to))];
        for observer in self.observers() {
            let mind = &mut state.minds[observer];
            let mut news = if seen_by.is_none_or(|seats| seats.contains(Seat(observer as u8))) {
                mind.move_seen(from, to, cards)
            } else {
                let package = package(mind);
                mind.move_unseen(from, to, package);
                true
            };
            news |= to_hand && mind.limit(to, TARGET - 1);
            if news {
                mind.tighten(places, self.totals);
            }
        }
    }

    /// The minds in use: one per seat and that of the public.
    #[inline]
    pub(crate) fn observers(&self) -> impl Iterator<Item = usize> + use<> {
        (0..usize::from(self.seats)).chain([MOST_SEATS])
    }

    fn size_of(&self, state: &State, place: Place) -> u8 {
        match place {
            Place::Hand(seat) => state.holding(seat).size(),
            Place::Bank => state.bank.size(),
            Place::Open => state.open.size(),
        }
    }

    fn money_at(&self, state: &State, place: Place) -> u8 {
        match place {
            Place::Hand(seat) => state.hand(seat).money(),
            Place::Bank => state.bank.money(),
            Place::Open => state.open.money(),
        }
    }
}
