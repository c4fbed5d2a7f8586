//! DL-49 to DL-56 and DL-82: the Tax Inspection.

use super::{travel, turn};
use crate::options::{InspectionStay, InspectionTries};
use crate::state::{Phase, State};
use crate::{Deluxe, Event};
use engine::{Emit, Illegal, Seat, require, rule};

/// How many tries a seat has before the fine.
const TRIES: u8 = 3;

/// The active token comes under inspection: no START income, no further roll this turn (DL-10, DL-12, DL-49).
pub(crate) fn enter<E: Emit<Event>>(rules: &Deluxe, state: &mut State, emit: &mut E) {
    let seat = state.active;
    let player = state.at_mut(seat);
    player.cell = rules.board.inspection;
    player.inspected = true;
    player.failed_turns = 0;
    state.extra_roll = false;
    state.phase = Phase::Manage;
    emit.emit(|| Event::Inspected { seat });
}

pub(crate) fn check_try(state: &State, seat: Seat) -> Result<(), Illegal> {
    let asked = seat == state.active && state.phase == Phase::TurnStart;
    require(asked && state.at(seat).inspected, rule!("DL-51"))
}

pub(crate) fn try_double(state: &mut State) {
    state.phase = Phase::Try { rolls: 0 };
}

/// DL-52 to DL-55
pub(crate) fn tried<E: Emit<Event>>(
    rules: &Deluxe,
    state: &mut State,
    rolls: u8,
    dice: [u8; 2],
    emit: &mut E,
) {
    let seat = state.active;
    let double = dice[0] == dice[1];
    emit.emit(|| Event::TriedDouble { seat, dice, double });
    let steps = dice[0] + dice[1];
    if double {
        release(state, seat);
        if rules.options.release_double_rolls {
            (state.doubles, state.extra_roll) = (1, true); // DL-82
        }
        return travel::forward(rules, state, steps, emit);
    }
    match rules.options.inspection_tries {
        InspectionTries::ThreeRollsPerTurn if rolls + 1 < TRIES => {
            state.phase = Phase::Try { rolls: rolls + 1 };
        }
        InspectionTries::ThreeRollsPerTurn => owe_fine(rules, state, steps, emit),
        InspectionTries::OneRollPerTurn => {
            let failed = &mut state.at_mut(seat).failed_turns;
            *failed = (*failed + 1).min(TRIES);
            if *failed < TRIES {
                turn::pass_on(rules, state, emit);
            } else {
                owe_fine(rules, state, steps, emit);
            }
        }
    }
}

fn owe_fine<E: Emit<Event>>(rules: &Deluxe, state: &mut State, steps: u8, emit: &mut E) {
    let covered = state.active_player().cash >= rules.board.money.fine;
    if covered && rules.options.inspection_stay == InspectionStay::ShortOnly {
        pay_fine(rules, state, steps, emit); // DL-53
    } else {
        state.phase = Phase::InspectionFine { steps }; // DL-54
    }
}

pub(crate) fn check_pay_fine(rules: &Deluxe, state: &State, seat: Seat) -> Result<(), Illegal> {
    check_fine_phase(state, seat)?;
    require(state.at(seat).cash >= rules.board.money.fine, rule!("DL-54"))
}

pub(crate) fn check_stay(rules: &Deluxe, state: &State, seat: Seat) -> Result<(), Illegal> {
    check_fine_phase(state, seat)?;
    let short = state.at(seat).cash < rules.board.money.fine;
    require(short || rules.options.inspection_stay == InspectionStay::Free, rule!("DL-54"))
}

fn check_fine_phase(state: &State, seat: Seat) -> Result<(), Illegal> {
    let asked = seat == state.active && matches!(state.phase, Phase::InspectionFine { .. });
    require(asked, rule!("DL-54"))
}

/// DL-53: the fine goes to the bank and the token moves by the last roll.
pub(crate) fn pay_fine<E: Emit<Event>>(rules: &Deluxe, state: &mut State, steps: u8, emit: &mut E) {
    let (seat, amount) = (state.active, rules.board.money.fine);
    state.pay_bank(seat, amount);
    release(state, seat);
    emit.emit(|| Event::FinePaid { seat, amount });
    travel::forward(rules, state, steps, emit);
}

pub(crate) fn stay<E: Emit<Event>>(rules: &Deluxe, state: &mut State, emit: &mut E) {
    let seat = state.active;
    emit.emit(|| Event::Stayed { seat });
    turn::pass_on(rules, state, emit);
}

pub(crate) fn release(state: &mut State, seat: Seat) {
    let player = state.at_mut(seat);
    player.inspected = false;
    player.failed_turns = 0;
}
