//! The end of a table: PT-124, PT-125.

use crate::PropertyTournament;
use crate::options::Ranking;
use crate::state::State;
use engine::{Ranks, Seat};

impl PropertyTournament {
    pub(crate) fn ranking(&self, state: &State) -> Ranks {
        let key = |seat: Seat| {
            if !state.solvent.contains(seat) {
                return (0, i32::from(state.bankrupt[seat.index()]), 0, 0);
            }
            let result = match self.options.ranking {
                Ranking::Profit => self.profit(state, seat),
                Ranking::Liquidation => self.liquidity(state, seat),
            };
            (1, result, state.cash[seat.index()], state.fields[seat.index()].len())
        };
        Ranks::by_key(self.seats, key)
    }
}
