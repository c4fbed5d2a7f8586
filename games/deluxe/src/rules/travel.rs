//! DL-7, DL-11, DL-12: how a token moves, and what the cell it stops on does.

use super::{debt, inspection, rating, rent};
use crate::board::{CELLS, Cell};
use crate::event::Place;
use crate::state::{Cause, Phase, State};
use crate::{Deluxe, Event};
use engine::Emit;

/// DL-7, DL-11
#[inline]
pub(crate) fn forward<E: Emit<Event>>(rules: &Deluxe, state: &mut State, steps: u8, emit: &mut E) {
    let seat = state.active;
    let target = state.at(seat).cell + steps;
    let crosses = target >= CELLS;
    arrive(
        rules,
        state,
        if crosses { target - CELLS } else { target },
        Way { income: crosses, back: false },
        emit,
    );
}

/// Clockwise to a cell.
pub(crate) fn advance<E: Emit<Event>>(rules: &Deluxe, state: &mut State, target: u8, emit: &mut E) {
    let crosses = target <= state.active_player().cell;
    arrive(rules, state, target, Way { income: crosses, back: false }, emit);
}

/// DL-11: backwards only an arrival on START pays.
pub(crate) fn back<E: Emit<Event>>(rules: &Deluxe, state: &mut State, steps: u8, emit: &mut E) {
    let target = (state.active_player().cell + CELLS - steps) % CELLS;
    arrive(rules, state, target, Way { income: target == 0, back: true }, emit);
}

/// How a token comes to a cell.
#[derive(Clone, Copy)]
struct Way {
    /// Past START or onto it.
    income: bool,
    back: bool,
}

fn arrive<E: Emit<Event>>(rules: &Deluxe, state: &mut State, cell: u8, way: Way, emit: &mut E) {
    let seat = state.active;
    state.at_mut(seat).cell = cell;
    if way.income {
        let amount = state.receive(seat, u64::from(rules.board.money.start_income));
        emit.emit(|| Event::StartIncome { seat, amount });
    }
    emit.emit(|| Event::Moved { seat, place: Place::of(rules.board.cell(cell)), back: way.back });
    land(rules, state, emit);
}

/// Resolves the cell the active token stands on.
fn land<E: Emit<Event>>(rules: &Deluxe, state: &mut State, emit: &mut E) {
    let seat = state.active;
    match rules.board.cell(state.at(seat).cell) {
        Cell::Start => state.phase = Phase::Manage,
        Cell::Plot(plot) => match state.owner(plot) {
            None => state.phase = Phase::PlotOffer, // DL-14
            Some(owner) if owner == seat => state.phase = Phase::Manage,
            Some(_) => rent::arise(rules, state, plot, emit),
        },
        Cell::Trip => state.phase = Phase::DrawTrip,
        Cell::Deal => state.phase = Phase::DrawDeal,
        Cell::Charity => {
            debt::charge(rules, state, seat, rules.board.money.charity, Cause::Charity, emit); // DL-57
        }
        Cell::Investor => rating::meet_investor(rules, state, emit),
        Cell::Inspection | Cell::Check => inspection::enter(rules, state, emit), // DL-49, DL-50
        Cell::Exchange => state.phase = Phase::ExchangeOffer,
    }
}
