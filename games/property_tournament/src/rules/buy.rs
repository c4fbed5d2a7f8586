//! Buying the field one stands on: PT-21 to PT-24.

use crate::PropertyTournament;
use crate::event::Event;
use crate::field::Field;
use crate::ledger::Op;
use crate::rules::money::Line;
use crate::rules::{auction, money};
use crate::state::{Lot, Phase, State};
use engine::{Emit, Illegal, Seat, SeatSet, require, rule};

/// The field the active seat may buy.
#[inline]
pub(crate) fn offered_field(state: &State) -> Field {
    Field::at(state.position[state.active.index()]).expect("only fields are bought")
}

fn check_decision(state: &State, seat: Seat) -> Result<(), Illegal> {
    require(state.active == seat && state.phase == Phase::BuyDecision, rule!("PT-21"))
}

pub(crate) fn check_buy(rules: &PropertyTournament, state: &State, seat: Seat) -> Result<(), Illegal> {
    check_decision(state, seat)?;
    let field = offered_field(state);
    require(money::can_pay(state, seat, rules.price(field)), rule!("PT-21"))?;
    money::guard(rules, state, seat, rules.loan(field) - rules.price(field))
}

/// PT-22
pub(crate) fn check_decline(state: &State, seat: Seat) -> Result<(), Illegal> {
    check_decision(state, seat)
}

pub(crate) fn buy<E: Emit<Event>>(rules: &PropertyTournament, state: &mut State, seat: Seat, emit: &mut E) {
    let field = offered_field(state);
    let price = rules.price(field);
    state.fields[seat.index()].0 |= field.bit();
    state.enter(Phase::AfterMove);
    money::post(rules, state, seat, Line::new(Op::Purchase, -price).on(field, price), emit);
}

pub(crate) fn decline<E: Emit<Event>>(
    rules: &PropertyTournament,
    state: &mut State,
    seat: Seat,
    emit: &mut E,
) {
    let field = offered_field(state);
    emit.emit(|| Event::Declined { seat, field: rules.board.label(field.space()) });
    state.enter(Phase::AfterMove);
    let mut bidders = state.solvent;
    if !rules.options.decliner_may_bid {
        bidders.remove(seat); // PT-44
    }
    auction::open_lot(rules, state, Lot::Field(field), seat, bidders, emit);
}

/// No seat beside the bidders of a lot ever acts in it.
pub(crate) fn outside(rules: &PropertyTournament, bidders: SeatSet) -> SeatSet {
    SeatSet::all(rules.seats).minus(bidders)
}
