//! What a search should know beyond the rules.

use crate::{Action, SampleGame, State};
use engine::{Game, MAX_SEATS, Policy, Rng, Seat, Turn, Values};

impl Policy for SampleGame {
    /// The better of two random cards: high ones win rounds, and a fixed habit would be read.
    #[inline]
    fn playout<R: Rng + ?Sized>(
        &self,
        state: &State,
        seat: Seat,
        rng: &mut R,
        _scratch: &mut Vec<Action>,
    ) -> Action {
        let hand = &state.at(seat).hand;
        let any = |rng: &mut R| hand.nth(rng.below(u32::from(hand.len())));
        Action::Lay { card: any(rng).max(any(rng)) }
    }

    /// Before the end: the share of all points, rounds to come counting as shared.
    fn value(&self, state: &State) -> Values {
        let mut values = [0.0; MAX_SEATS];
        let over = self.turn(state) == Turn::Over;
        let to_come = f32::from(self.options.hand_size - state.round) / f32::from(self.seats);
        let total: f32 = Seat::all(self.seats).map(|seat| f32::from(state.at(seat).points) + to_come).sum();
        for seat in Seat::all(self.seats) {
            values[seat.index()] = if over {
                self.ranks(state).reward(seat)
            } else {
                (f32::from(state.at(seat).points) + to_come) / total
            };
        }
        values
    }
}
