//! Rolling, moving, doubles and what a space does: PT-15 to PT-23, PT-91.

use crate::PropertyTournament;
use crate::event::Event;
use crate::field::{Field, JAIL, Kind, SPACES, kind_at};
use crate::ledger::{Account, Op};
use crate::rules::money::Line;
use crate::rules::{debt, money, rent};
use crate::state::{Creditor, DeckName, Jail, Obligation, Phase, Reason, RentCard, State};
use engine::{Emit, Illegal, Seat, require, rule};

/// PT-15, PT-18: at the start of a turn, or again after a double.
pub(crate) fn check_roll(state: &State, seat: Seat) -> Result<(), Illegal> {
    require(state.active == seat, rule!("PT-15"))?;
    match state.phase {
        Phase::TurnStart => {
            require(!state.jail[seat.index()].is_in(), rule!("PT-97"))?;
            require(!state.grace, rule!("PT-36"))
        }
        Phase::AfterMove => require(state.extra_roll, rule!("PT-18")),
        _ => Err(Illegal { rule: rule!("PT-15") }),
    }
}

pub(crate) fn check_end_turn(state: &State, seat: Seat) -> Result<(), Illegal> {
    require(state.active == seat && state.phase == Phase::AfterMove, rule!("PT-14"))?;
    require(!state.extra_roll, rule!("PT-18"))
}

pub(crate) fn start_rolling<E: Emit<Event>>(
    rules: &PropertyTournament,
    state: &mut State,
    for_double: bool,
    emit: &mut E,
) {
    rent::lapse_claims_of_others(rules, state, emit);
    state.phase = Phase::Rolling { for_double };
}

/// PT-18, PT-19
pub(crate) fn rolled<E: Emit<Event>>(
    rules: &PropertyTournament,
    state: &mut State,
    first: u8,
    second: u8,
    emit: &mut E,
) {
    let seat = state.active;
    emit.emit(|| Event::Rolled { seat, first, second });
    let double = first == second;
    state.doubles = if double { state.doubles + 1 } else { 0 };
    state.extra_roll = double;
    if double && state.doubles >= rules.options.doubles_to_jail {
        return arrest(state, emit);
    }
    state.roll = first + second;
    advance(rules, state, first + second, emit);
}

/// PT-92, PT-20
pub(crate) fn arrest<E: Emit<Event>>(state: &mut State, emit: &mut E) {
    let seat = state.active;
    state.position[seat.index()] = JAIL;
    state.jail[seat.index()] = Jail::ARRESTED;
    state.extra_roll = false;
    state.enter(Phase::AfterMove);
    emit.emit(|| Event::Arrested { seat });
}

/// PT-16: moves forward and collects the bonus on the way.
pub(crate) fn advance<E: Emit<Event>>(
    rules: &PropertyTournament,
    state: &mut State,
    steps: u8,
    emit: &mut E,
) {
    let seat = state.active;
    let reached = state.position[seat.index()] + steps;
    let bonus = i32::from(rules.options.start_bonus);
    let over = reached >= SPACES;
    state.position[seat.index()] = if over { reached - SPACES } else { reached };
    if over && bonus > 0 {
        money::post(
            rules,
            state,
            seat,
            Line::new(Op::StartBonus, bonus).into(Account::StartBonus, bonus),
            emit,
        );
    }
    land(rules, state, emit);
}

/// What the space under the active seat does.
pub(crate) fn land<E: Emit<Event>>(rules: &PropertyTournament, state: &mut State, emit: &mut E) {
    let seat = state.active;
    let space = state.position[seat.index()];
    emit.emit(|| Event::Moved { seat, space: rules.board.label(space) });
    match kind_at(space) {
        Kind::Street | Kind::Railway | Kind::Utility => {
            land_on_field(
                rules,
                state,
                Field::at(space).expect("streets, railways and utilities are fields"),
                emit,
            );
        }
        Kind::Chance => state.phase = Phase::Drawing { deck: DeckName::Chance },
        Kind::Chest => state.phase = Phase::Drawing { deck: DeckName::Chest },
        Kind::GoToJail => arrest(state, emit),
        Kind::Tax => {
            state.enter(Phase::AfterMove);
            let amount = rules.board.taxes[usize::from(space)]; // PT-91
            owe(rules, state, seat, Creditor::Bank, (Reason::Tax, space), amount, emit);
        }
        Kind::Start | Kind::Jail | Kind::Parking => state.enter(Phase::AfterMove), // PT-23, PT-102
    }
}

/// PT-21, PT-23, PT-25
fn land_on_field<E: Emit<Event>>(rules: &PropertyTournament, state: &mut State, field: Field, emit: &mut E) {
    let card = std::mem::replace(&mut state.rent_card, RentCard::None);
    match state.owner(field) {
        None => state.enter(Phase::BuyDecision),
        Some(owner) if owner != state.active && !state.is_mortgaged(field) => {
            rent::charge(rules, state, owner, field, card, emit);
        }
        Some(_) => state.enter(Phase::AfterMove),
    }
}

pub(crate) fn owe<E: Emit<Event>>(
    rules: &PropertyTournament,
    state: &mut State,
    debtor: Seat,
    creditor: Creditor,
    (reason, space): (Reason, u8),
    amount: u16,
    emit: &mut E,
) {
    if amount == 0 {
        return;
    }
    let stamp = state.next_stamp();
    let obligation = Obligation { debtor, creditor, reason, space, amount, stamp };
    if state.debts.is_empty() && money::can_pay(state, debtor, i32::from(amount)) {
        return debt::pay(rules, state, obligation, emit); // PT-103
    }
    if !money::can_pay(state, debtor, i32::from(amount)) {
        emit.emit(|| Event::InDebt { seat: debtor, amount });
    }
    state.debts.push(obligation);
}
