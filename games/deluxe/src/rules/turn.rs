//! DL-5 to DL-13: turns, rolls and rounds.

use super::{end, inspection, travel};
use crate::state::{MOST_SEATS, Phase, State};
use crate::{Deluxe, Event};
use engine::{Emit, Illegal, Seat, SeatSet, require, rule};

/// DL-5
pub(crate) fn begin<E: Emit<Event>>(state: &mut State, first: Seat, emit: &mut E) {
    state.first = first;
    emit.emit(|| Event::Started { seat: first });
    start_turn(state, first, emit);
}

fn start_turn<E: Emit<Event>>(state: &mut State, seat: Seat, emit: &mut E) {
    state.active = seat;
    state.phase = Phase::TurnStart;
    state.doubles = 0;
    state.extra_roll = false;
    state.silent = SeatSet::EMPTY;
    state.offers = [0; MOST_SEATS]; // DL-40
    let round = state.round;
    emit.emit(|| Event::TurnBegan { seat, round });
}

pub(crate) fn check_roll(state: &State, seat: Seat) -> Result<(), Illegal> {
    require(seat == state.active, rule!("DL-6"))?;
    match state.phase {
        Phase::TurnStart => require(!state.at(seat).inspected, rule!("DL-51")),
        Phase::Manage => require(state.extra_roll, rule!("DL-8")),
        _ => require(false, rule!("DL-6")),
    }
}

pub(crate) fn roll(state: &mut State) {
    state.extra_roll = false;
    state.phase = Phase::Roll;
}

/// DL-7 to DL-9
pub(crate) fn rolled<E: Emit<Event>>(rules: &Deluxe, state: &mut State, dice: [u8; 2], emit: &mut E) {
    let seat = state.active;
    let double = dice[0] == dice[1];
    emit.emit(|| Event::Rolled { seat, dice, double });
    if double {
        state.doubles += 1;
        if state.doubles == 3 {
            emit.emit(|| Event::ThirdDouble { seat });
            return inspection::enter(rules, state, emit);
        }
        state.extra_roll = true;
    }
    travel::forward(rules, state, dice[0] + dice[1], emit);
}

pub(crate) fn check_end(state: &State, seat: Seat) -> Result<(), Illegal> {
    require(seat == state.active && state.phase == Phase::Manage, rule!("DL-6"))?;
    require(!state.extra_roll, rule!("DL-8"))
}

/// The turn goes on to the next living seat; DL-13 counts the round when it passes the first seat's place.
pub(crate) fn pass_on<E: Emit<Event>>(rules: &Deluxe, state: &mut State, emit: &mut E) {
    let mut seat = state.active;
    loop {
        seat = seat.next(rules.seats);
        if seat == state.first {
            if state.round == rules.options.last_round() || state.clock_rang {
                return end::finish(rules, state, emit); // DL-72, DL-73
            }
            state.round += 1;
        }
        if state.living.contains(seat) {
            return start_turn(state, seat, emit);
        }
    }
}
