//! What happens by itself after every step, until somebody has to decide again.

use crate::PropertyTournament;
use crate::event::Event;
use crate::field::Field;
use crate::state::{Lot, Obligation, Phase, Stage, State};
use engine::{Emit, Seat};

impl PropertyTournament {
    /// Lots before contests before debts before the phase: an interruption ends before what it interrupted goes on.
    #[inline]
    pub(crate) fn settle<E: Emit<Event>>(&self, state: &mut State, emit: &mut E) {
        let busy = matches!(state.phase, Phase::Over | Phase::Closing | Phase::Released);
        if !busy && state.stage() == Stage::Phase && state.solvent.len() == u32::from(self.seats) {
            return; // Nothing goes on by itself.
        }
        if state.phase == Phase::Over {
            return;
        }
        loop {
            if state.solvent.len() == 1 {
                return self.finish(state, emit); // PT-12
            }
            if state.auction.is_some() {
                return;
            }
            if let Some(contest) = &state.contest {
                if !contest.waiting.is_empty() {
                    return;
                }
                self.run_contest(state, emit);
            } else if self.auction_next(state, emit) {
                // PT-107: the next lot is under the hammer, or found nobody.
            } else if let Some(due) = state.debts.due() {
                if !self.can_pay(state, due.debtor, i32::from(due.amount)) {
                    if due.is_waiting() && self.version >= 2 {
                        self.call_in(state, due, emit);
                    }
                    return;
                }
                state.debts.pop();
                self.pay(state, due, emit); // PT-104
            } else if !self.phase_goes_on(state, emit) {
                return;
            }
        }
    }

    /// a debt that waited for auctions is due now, and its time begins.
    fn call_in<E: Emit<Event>>(&self, state: &mut State, due: Obligation, emit: &mut E) {
        emit.emit(|| Event::InDebt { seat: due.debtor, amount: due.amount });
        state.debts.pop();
        let stamp = state.next_stamp();
        state.debts.push(Obligation { stamp, ..due });
    }

    /// The Bank auctions what bankrupts surrendered: the first bankrupt first, in board order.
    fn auction_next<E: Emit<Event>>(&self, state: &mut State, emit: &mut E) -> bool {
        if state.solvent.len() == u32::from(self.seats) {
            return false;
        }
        let waiting = |seat: &Seat| !state.solvent.contains(*seat) && !state.fields[seat.index()].is_empty();
        let next = Seat::all(self.seats).filter(waiting).min_by_key(|seat| state.bankrupt[seat.index()]);
        let Some(bankrupt) = next else { return false };
        let lots = &mut state.fields[bankrupt.index()].0;
        let field = Field::number(lots.trailing_zeros() as u8);
        *lots &= *lots - 1;
        self.open_lot(state, Lot::Field(field), bankrupt, state.solvent, emit);
        true
    }

    /// Whether the phase itself needed nobody.
    fn phase_goes_on<E: Emit<Event>>(&self, state: &mut State, emit: &mut E) -> bool {
        match state.phase {
            Phase::Over => return false,
            Phase::Closing => {
                if !state.claims.is_empty() {
                    return false;
                }
                self.finish(state, emit);
                return false;
            }
            _ => {}
        }
        if !state.solvent.contains(state.active) {
            self.next_turn(state, emit); // PT-107 step 9
            return true;
        }
        if state.phase == Phase::Released {
            self.advance(state, state.roll, emit); // PT-101
            return true;
        }
        false
    }
}
