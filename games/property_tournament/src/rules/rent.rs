//! How much rent, and how it is asked for: PT-25 to PT-40.

use crate::PropertyTournament;
use crate::event::Event;
use crate::field::{Field, Fields, RAILWAYS, UTILITIES};
use crate::options::{RentClaim, UtilityRoll};
use crate::rules::{build, money, moving};
use crate::state::{Claim, Creditor, Phase, Reason, RentCard, State};
use engine::{Emit, Illegal, Seat, require, rule};

/// PT-30: CH-8 counts ten times a fresh roll.
const CARD_FACTOR: u8 = 10;

/// PT-26: what landing here costs now, without dice of its own.
pub(crate) fn rent(rules: &PropertyTournament, state: &State, owner: Seat, field: Field, roll: u8) -> u16 {
    let group = Fields::group(field.group());
    let owned = (state.fields[owner.index()].0 & group).count_ones();
    match field.group() {
        RAILWAYS => rules.board.railway_rents[owned as usize - 1], // PT-28
        UTILITIES => rules.board.utility_factors[owned as usize - 1] * u16::from(roll), // PT-29
        _ => {
            let level = state.level(field);
            let rent = rules.board.deed(field).rents[usize::from(level)];
            let whole = owned == group.count_ones() && rules.options.double_rent_group;
            if level == 0 && whole { 2 * rent } else { rent } // PT-27
        }
    }
}

/// What a field without buildings costs if one seat owns its whole group; of a utility how many times the dice.
pub(crate) fn whole(rules: &PropertyTournament, field: Field) -> u16 {
    let double = if rules.options.double_rent_group { 2 } else { 1 };
    match field.group() {
        RAILWAYS => rules.board.railway_rents[3],
        UTILITIES => rules.board.utility_factors[1],
        _ => double * rules.board.deed(field).rents[0],
    }
}

pub(crate) fn charge<E: Emit<Event>>(
    rules: &PropertyTournament,
    state: &mut State,
    owner: Seat,
    field: Field,
    card: RentCard,
    emit: &mut E,
) {
    let is_utility = field.group() == UTILITIES;
    if card == RentCard::Utility {
        state.phase = Phase::Metering { factor: CARD_FACTOR };
    } else if is_utility && rules.options.utility_roll == UtilityRoll::Fresh {
        state.phase = Phase::Metering { factor: 0 };
    } else {
        let double = if card == RentCard::Railway { 2 } else { 1 };
        let amount = double * rent(rules, state, owner, field, state.roll);
        demand(rules, state, owner, field, amount, emit);
    }
}

/// PT-29, PT-30: the dice for a utility are there.
pub(crate) fn metered<E: Emit<Event>>(
    rules: &PropertyTournament,
    state: &mut State,
    first: u8,
    second: u8,
    factor: u8,
    emit: &mut E,
) {
    let seat = state.active;
    emit.emit(|| Event::Rolled { seat, first, second });
    let field = Field::at(state.position[seat.index()]).expect("the lander stands on a utility");
    let owner = state.owner(field).expect("a utility without an owner has no rent");
    let roll = first + second;
    let amount = match factor {
        0 => rent(rules, state, owner, field, roll),
        _ => u16::from(factor) * u16::from(roll),
    };
    demand(rules, state, owner, field, amount, emit);
}

/// PT-31, PT-40
fn demand<E: Emit<Event>>(
    rules: &PropertyTournament,
    state: &mut State,
    owner: Seat,
    field: Field,
    amount: u16,
    emit: &mut E,
) {
    let debtor = state.active;
    state.enter(Phase::AfterMove);
    let claim = state.next_claim;
    let label = || rules.board.label(field.space());
    let automatic = rules.options.rent_claim == RentClaim::Automatic;
    if !(automatic && is_paid_at_once(state, debtor, amount)) {
        emit.emit(|| Event::RentDue { seat: owner, debtor_seat: debtor, field: label(), amount, claim });
    }
    if automatic {
        return moving::owe(
            rules,
            state,
            debtor,
            Creditor::Seat(owner),
            (Reason::Rent, field.space()),
            amount,
            emit,
        );
    }
    state.next_claim = state.next_claim.wrapping_add(1);
    state.claims.debtor = debtor;
    state.claims.push(Claim { claim, owner, field, amount });
}

/// Rent that is paid in the same moment is told once: when it is paid.
fn is_paid_at_once(state: &State, debtor: Seat, amount: u16) -> bool {
    state.debts.is_empty() && money::can_pay(state, debtor, i32::from(amount))
}

/// PT-32, PT-33
pub(crate) fn check_claim(state: &State, seat: Seat, claim: u16) -> Result<(), Illegal> {
    let open = state.claims.get(claim).ok_or(Illegal { rule: rule!("PT-34") })?;
    require(open.owner == seat, rule!("PT-38"))?;
    let now = build::is_free_phase(state)
        || build::is_closing(state)
        || state.auction.is_none()
            && state.contest.is_none()
            && state.debts.due().is_some_and(|due| due.debtor == seat);
    require(now, rule!("PT-32"))
}

pub(crate) fn claim<E: Emit<Event>>(
    rules: &PropertyTournament,
    state: &mut State,
    seat: Seat,
    claim: u16,
    emit: &mut E,
) {
    let open = state.claims.get(claim).expect("the claim was checked to be open");
    let debtor = state.claims.debtor;
    strike_claim(state, claim);
    let space = open.field.space();
    if !is_paid_at_once(state, debtor, open.amount) {
        emit.emit(|| {
            let field = rules.board.label(space);
            Event::RentClaimed { seat, debtor_seat: debtor, field, amount: open.amount, claim }
        });
    }
    moving::owe(rules, state, debtor, Creditor::Seat(seat), (Reason::Rent, space), open.amount, emit);
}

pub(crate) fn waive<E: Emit<Event>>(
    rules: &PropertyTournament,
    state: &mut State,
    seat: Seat,
    claim: u16,
    emit: &mut E,
) {
    let open = state.claims.get(claim).expect("the claim was checked to be open");
    let debtor_seat = state.claims.debtor;
    strike_claim(state, claim);
    emit.emit(|| {
        let field = rules.board.label(open.field.space());
        Event::RentWaived { seat, debtor_seat, field, amount: open.amount, claim }
    });
}

fn strike_claim(state: &mut State, claim: u16) {
    state.claims.remove(|open| open.claim == claim);
    state.grace &= !state.claims.is_empty();
}

/// PT-34: the next seat has rolled, or ended its turn without rolling.
#[inline]
pub(crate) fn lapse_claims_of_others<E: Emit<Event>>(
    rules: &PropertyTournament,
    state: &mut State,
    emit: &mut E,
) {
    if !state.claims.is_empty() && state.claims.debtor != state.active {
        lapse_claims(rules, state, |_| true, emit);
    }
}

pub(crate) fn lapse_claims<E: Emit<Event>>(
    rules: &PropertyTournament,
    state: &mut State,
    which: impl Fn(&Claim) -> bool,
    emit: &mut E,
) {
    let debtor_seat = state.claims.debtor;
    for open in state.claims.iter().filter(|claim| which(claim)) {
        emit.emit(|| {
            let field = rules.board.label(open.field.space());
            Event::RentLapsed { seat: open.owner, debtor_seat, field, amount: open.amount }
        });
    }
    state.claims.remove(which);
    state.grace &= !state.claims.is_empty();
}
