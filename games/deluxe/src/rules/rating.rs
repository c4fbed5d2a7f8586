//! DL-57 to DL-59: the Rating scale and the reserve fund.

use crate::state::{Phase, State};
use crate::{Deluxe, Event};
use engine::{Emit, Seat};

/// DL-58
pub(crate) fn meet_investor<E: Emit<Event>>(rules: &Deluxe, state: &mut State, emit: &mut E) {
    let seat = state.active;
    let fund = state.empty_reserve_fund();
    let amount = state.receive(seat, u64::from(fund));
    emit.emit(|| Event::FundTaken { seat, amount });
    step_down(rules, state, seat, emit);
    state.phase = Phase::Manage;
}

pub(crate) fn step_up<E: Emit<Event>>(rules: &Deluxe, state: &mut State, seat: Seat, emit: &mut E) {
    move_marker(rules, state, seat, state.at(seat).step + 1, emit);
}

pub(crate) fn step_down<E: Emit<Event>>(rules: &Deluxe, state: &mut State, seat: Seat, emit: &mut E) {
    move_marker(rules, state, seat, state.at(seat).step - 1, emit);
}

/// DL-59
fn move_marker<E: Emit<Event>>(rules: &Deluxe, state: &mut State, seat: Seat, target: u8, emit: &mut E) {
    let on_target = state.seats.iter().filter(|player| player.step == target).count();
    let exists = (1..=4).contains(&target);
    if exists && on_target < usize::from(rules.board.places[usize::from(target) - 1]) {
        state.at_mut(seat).step = target;
        emit.emit(|| Event::RatingMoved { seat, step: target });
    } else {
        let step = state.at(seat).step;
        emit.emit(|| Event::RatingStays { seat, step });
    }
}
