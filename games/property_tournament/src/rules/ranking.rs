//! The end of a table: PT-124, PT-125.

use crate::PropertyTournament;
use crate::options::Ranking;
use crate::rules::money;
use crate::state::State;
use engine::{Ranks, Seat};

pub(crate) fn ranking(rules: &PropertyTournament, state: &State) -> Ranks {
    let key = |seat: Seat| {
        if !state.solvent.contains(seat) {
            return (0, i32::from(state.bankrupt[seat.index()]), 0, 0);
        }
        let result = match rules.options.ranking {
            Ranking::Profit => money::profit(rules, state, seat),
            Ranking::Liquidation => money::liquidity(rules, state, seat),
        };
        (1, result, state.cash[seat.index()], state.fields[seat.index()].len())
    };
    Ranks::by_key(rules.seats, key)
}
