//! Loans on fields: PT-71 to PT-74.

use crate::PropertyTournament;
use crate::event::Event;
use crate::field::{Field, Fields};
use crate::ledger::{Account, Op};
use crate::options::ClearScope;
use crate::rules::money::Line;
use crate::rules::{build, money, trade};
use crate::state::{Stage, State};
use engine::{Emit, Illegal, Seat, require, rule};

pub(crate) fn check_mortgage(
    rules: &PropertyTournament,
    state: &State,
    seat: Seat,
    field: Field,
) -> Result<(), Illegal> {
    match state.stage() {
        Stage::Phase => build::check_free(rules, state, seat)?,
        Stage::Debt => require(state.debts.due().is_some_and(|due| due.debtor == seat), rule!("PT-104"))?,
        Stage::Auction | Stage::Contest => {}
    }
    require(state.owns(seat, field) && !state.is_mortgaged(field), rule!("PT-71"))?;
    require(is_clear(rules, state, seat, field), rule!("PT-71"))?;
    require(!spoils_contest(rules, state, seat, field), rule!("PT-64"))
}

/// PT-71, PT-76: no building of the seat on the field, or on its group where that is played.
#[inline]
pub(crate) fn is_clear(rules: &PropertyTournament, state: &State, seat: Seat, field: Field) -> bool {
    if rules.options.clear_scope == ClearScope::Field {
        return state.level(field) == 0;
    }
    state.built(seat) & Fields::group(field.group()) == 0
}

/// PT-64: the street of an order or of the high bid stays free for the building.
fn spoils_contest(rules: &PropertyTournament, state: &State, seat: Seat, field: Field) -> bool {
    let Some(contest) = state.contest else { return false };
    let order = contest.orders[seat.index()];
    let ordered = order.street().filter(|_| order.is_open());
    let target =
        state.auction.filter(|auction| auction.bidder == Some(seat)).and_then(|auction| auction.target);
    [ordered, target].into_iter().flatten().any(|street| {
        street == field || rules.options.group_mortgage_blocks_building && street.group() == field.group()
    })
}

pub(crate) fn mortgage<E: Emit<Event>>(
    rules: &PropertyTournament,
    state: &mut State,
    seat: Seat,
    field: Field,
    emit: &mut E,
) {
    let loan = rules.loan(field);
    state.mortgaged.0 |= field.bit();
    trade::lapse_offers_of(rules, state, field, emit);
    money::post(rules, state, seat, Line::new(Op::Mortgage, loan).on(field, rules.price(field)), emit);
}

/// PT-72, PT-74
pub(crate) fn check_redeem(
    rules: &PropertyTournament,
    state: &State,
    seat: Seat,
    field: Field,
) -> Result<(), Illegal> {
    build::check_free(rules, state, seat)?;
    require(state.owns(seat, field), rule!("PT-74"))?;
    require(state.is_mortgaged(field), rule!("PT-72"))?;
    require(money::can_pay(state, seat, rules.loan(field) + rules.interest(field)), rule!("PT-72"))?;
    money::guard(rules, state, seat, -rules.interest(field))
}

pub(crate) fn redeem<E: Emit<Event>>(
    rules: &PropertyTournament,
    state: &mut State,
    seat: Seat,
    field: Field,
    emit: &mut E,
) {
    let (loan, interest) = (rules.loan(field), rules.interest(field));
    state.mortgaged.0 &= !field.bit();
    trade::lapse_offers_of(rules, state, field, emit);
    let line = Line::new(Op::Redeem, -(loan + interest)).on(field, rules.price(field));
    money::post(rules, state, seat, line.into(Account::Interest, interest), emit);
}
