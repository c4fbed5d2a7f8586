//! What happens by itself after every step, until somebody has to decide again.

use crate::PropertyTournament;
use crate::event::Event;
use crate::field::Field;
use crate::rules::{auction, contest, debt, money, moving, turns};
use crate::state::{Lot, Obligation, Phase, Stage, State};
use engine::{Emit, Seat, SeatSet};

/// Lots before contests before debts before the phase: an interruption ends before what it interrupted goes on.
#[inline]
pub(crate) fn settle<E: Emit<Event>>(rules: &PropertyTournament, state: &mut State, emit: &mut E) {
    let busy = matches!(state.phase, Phase::Over | Phase::Closing | Phase::Released);
    if !busy && state.stage() == Stage::Phase && nobody_is_out(rules, state) {
        return; // Nothing goes on by itself.
    }
    if state.phase == Phase::Over {
        return;
    }
    loop {
        if one_is_left(state) {
            return turns::finish(rules, state, emit); // PT-12
        }
        if state.auction.is_some() {
            return;
        }
        if let Some(contest) = &state.contest {
            if !contest.waiting.is_empty() {
                return;
            }
            contest::run_contest(rules, state, emit);
        } else if auction_next(rules, state, emit) {
            // PT-107: the next lot is under the hammer, or found nobody.
        } else if let Some(due) = state.debts.due() {
            if !money::can_pay(state, due.debtor, i32::from(due.amount)) {
                if due.is_waiting() && rules.version >= 2 {
                    call_in(state, due, emit);
                }
                return;
            }
            state.debts.pop();
            debt::pay(rules, state, due, emit); // PT-104
        } else if !phase_goes_on(rules, state, emit) {
            return;
        }
    }
}

/// a debt that waited for auctions is due now, and its time begins.
#[cold]
fn call_in<E: Emit<Event>>(state: &mut State, due: Obligation, emit: &mut E) {
    emit.emit(|| Event::InDebt { seat: due.debtor, amount: due.amount });
    state.debts.pop();
    let stamp = state.next_stamp();
    state.debts.push(Obligation { stamp, ..due });
}

/// PT-12, without counting: auctions ask this after every bid.
#[inline(always)]
fn one_is_left(state: &State) -> bool {
    state.solvent.first().is_some_and(|seat| state.solvent == SeatSet::one(seat))
}

/// Compares instead of counting: this is asked after every step.
#[inline(always)]
fn nobody_is_out(rules: &PropertyTournament, state: &State) -> bool {
    state.solvent == SeatSet::all(rules.seats)
}

/// The Bank auctions what bankrupts surrendered: the first bankrupt first, in board order.
fn auction_next<E: Emit<Event>>(rules: &PropertyTournament, state: &mut State, emit: &mut E) -> bool {
    if nobody_is_out(rules, state) {
        return false;
    }
    let waiting = |seat: &Seat| !state.solvent.contains(*seat) && !state.fields[seat.index()].is_empty();
    let next = Seat::all(rules.seats).filter(waiting).min_by_key(|seat| state.bankrupt[seat.index()]);
    let Some(bankrupt) = next else { return false };
    let lots = &mut state.fields[bankrupt.index()].0;
    let field = Field::number(lots.trailing_zeros() as u8);
    *lots &= *lots - 1;
    auction::open_lot(rules, state, Lot::Field(field), bankrupt, state.solvent, emit);
    true
}

/// Whether the phase itself needed nobody.
fn phase_goes_on<E: Emit<Event>>(rules: &PropertyTournament, state: &mut State, emit: &mut E) -> bool {
    match state.phase {
        Phase::Over => return false,
        Phase::Closing => {
            if !state.claims.is_empty() {
                return false;
            }
            turns::finish(rules, state, emit);
            return false;
        }
        _ => {}
    }
    if !state.solvent.contains(state.active) {
        turns::next_turn(rules, state, emit); // PT-107 step 9
        return true;
    }
    if state.phase == Phase::Released {
        moving::advance(rules, state, state.roll, emit); // PT-101
        return true;
    }
    false
}
