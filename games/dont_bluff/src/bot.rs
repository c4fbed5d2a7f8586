use crate::{DontBluff, State};
use engine::{Game, Policy, Seat, Values};

impl Policy for DontBluff {
    fn value(&self, state: &State) -> Values {
        let mut values = [0.0; engine::MAX_SEATS];
        for seat in Seat::all(self.seats) {
            values[seat.index()] = self.ranks(state).reward(seat);
        }
        values
    }
}
