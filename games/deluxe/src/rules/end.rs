//! DL-72 to DL-75: the final count and the ranking.

use crate::event::SeatResult;
use crate::options::CapitalMode;
use crate::state::{Phase, State};
use crate::{Deluxe, Event};
use engine::{Emit, Ranks, Seat};

/// DL-74: two or more living seats get the bonus of their rating.
pub(crate) fn finish<E: Emit<Event>>(rules: &Deluxe, state: &mut State, emit: &mut E) {
    super::cards::put_away(state);
    state.phase = Phase::GameOver;
    state.extra_roll = false;
    let counted = state.living.len() > 1;
    if counted {
        for seat in state.living.iter() {
            state.receive(seat, u64::from(bonus(rules, state, seat)));
        }
    }
    emit.emit(|| {
        let ranks = ranks(rules, state);
        let result = |seat: Seat| SeatResult {
            seat,
            rank: ranks.of(seat),
            capital: capital(rules, state, seat),
            bonus: if counted { bonus(rules, state, seat) } else { 0 },
            bankrupt: !state.living.contains(seat),
        };
        let mut results: Vec<SeatResult> = Seat::all(rules.seats).map(result).collect();
        results.sort_by_key(|result| result.rank);
        Event::GameOver { winners: ranks.winners.into(), results }
    });
}

pub(crate) fn bonus(rules: &Deluxe, state: &State, seat: Seat) -> u32 {
    rules.board.money.rating_bonus * u32::from(state.at(seat).step)
}

/// What a seat is worth as the option says; the bonus is part of the cash once it is paid.
pub(crate) fn capital(rules: &Deluxe, state: &State, seat: Seat) -> i64 {
    let cash = i64::from(state.at(seat).cash);
    match rules.options.capital_mode {
        CapitalMode::CashOnly => cash,
        CapitalMode::NetWorth => cash + property(rules, state, seat),
    }
}

/// Plots at their price, mortgaged ones less the redeem sum, buildings at what the bank would pay.
pub(crate) fn property(rules: &Deluxe, state: &State, seat: Seat) -> i64 {
    let worth = |plot| {
        let deed = rules.board.deed(plot);
        let owed = if state.mortgaged.contains(plot) { deed.redeem } else { 0 };
        i64::from(deed.price - owed + u32::from(state.level(plot)) * deed.building / 2)
    };
    state.at(seat).plots.iter().map(worth).sum()
}

/// DL-75
pub(crate) fn ranks(rules: &Deluxe, state: &State) -> Ranks {
    Ranks::by_key(rules.seats, |seat| {
        let player = state.at(seat);
        if !state.living.contains(seat) {
            return (false, i64::from(player.fell), 0, 0);
        }
        let buildings: u32 = player.plots.iter().map(|plot| u32::from(state.level(plot))).sum();
        (true, capital(rules, state, seat), buildings, player.plots.without(state.mortgaged).len())
    })
}
