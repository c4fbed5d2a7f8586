//! DL-16 and DL-34 to DL-36: when money may be raised, and bank credit.

use super::debt;
use crate::plot::{Plot, PlotSet};
use crate::state::{Phase, State};
use crate::{Deluxe, Event};
use engine::{Emit, Illegal, Seat, require, rule};

/// DL-16, DL-66
#[inline]
pub(crate) fn may_raise_money(state: &State, seat: Seat) -> bool {
    match &state.phase {
        Phase::TurnStart
        | Phase::PlotOffer
        | Phase::ExchangeOffer
        | Phase::CardChoice
        | Phase::InspectionFine { .. }
        | Phase::Manage => seat == state.active,
        Phase::Debt(debt) => seat == debt.seat,
        _ => false,
    }
}

/// Own plots that the bank would lend on, DL-34.
#[inline]
pub(crate) fn mortgageable(state: &State, seat: Seat) -> PlotSet {
    let plots = state.at(seat).plots;
    plots.without(state.mortgaged).without(state.built.touched_industries())
}

/// Own mortgaged plots whose redeem sum the seat has.
pub(crate) fn redeemable(rules: &Deluxe, state: &State, seat: Seat) -> PlotSet {
    affordable(state.at(seat).plots.and(state.mortgaged), |plot| {
        state.at(seat).cash >= rules.board.deed(plot).redeem
    })
}

/// Own mortgaged plots whose loan the seat has, DL-46.
pub(crate) fn refinanceable(rules: &Deluxe, state: &State, seat: Seat) -> PlotSet {
    affordable(state.at(seat).plots.and(state.mortgaged), |plot| {
        state.at(seat).cash >= rules.board.deed(plot).loan
    })
}

/// Plots without an owner whose price the seat has, DL-46.
pub(crate) fn buyable(rules: &Deluxe, state: &State, seat: Seat) -> PlotSet {
    let cash = state.at(seat).cash;
    affordable(PlotSet::ALL.without(state.owned()), |plot| cash >= rules.board.deed(plot).price)
}

fn affordable(plots: PlotSet, test: impl Fn(Plot) -> bool) -> PlotSet {
    plots.iter().filter(|&plot| test(plot)).collect()
}

pub(crate) fn check_mortgage(state: &State, seat: Seat, plot: Plot) -> Result<(), Illegal> {
    require(may_raise_money(state, seat), rule!("DL-16"))?;
    require(mortgageable(state, seat).contains(plot), rule!("DL-34"))
}

pub(crate) fn mortgage<E: Emit<Event>>(
    rules: &Deluxe,
    state: &mut State,
    seat: Seat,
    plot: Plot,
    emit: &mut E,
) {
    state.mortgaged = state.mortgaged.with(PlotSet::one(plot));
    let amount = state.receive(seat, u64::from(rules.board.deed(plot).loan));
    emit.emit(|| Event::Mortgaged { seat, plot, amount });
    debt::settle(rules, state, emit);
}

pub(crate) fn check_redeem(rules: &Deluxe, state: &State, seat: Seat, plot: Plot) -> Result<(), Illegal> {
    let time = matches!(state.phase, Phase::TurnStart | Phase::Manage) && seat == state.active;
    require(time && redeemable(rules, state, seat).contains(plot), rule!("DL-36"))
}

/// Takes the mortgage off a plot for `amount`.
pub(crate) fn redeem<E: Emit<Event>>(state: &mut State, seat: Seat, plot: Plot, amount: u32, emit: &mut E) {
    state.pay_bank(seat, amount);
    state.mortgaged = state.mortgaged.without(PlotSet::one(plot));
    emit.emit(|| Event::Redeemed { seat, plot, amount });
}
