//! DL-14, DL-15, DL-17: the active token stands on a plot without an owner.

use super::auction;
use crate::plot::{Plot, PlotSet};
use crate::state::{Phase, State};
use crate::{Deluxe, Event};
use engine::{Emit, Illegal, Seat, require, rule};

/// The plot under the active token, which the phase promises.
pub(crate) fn offered_plot(rules: &Deluxe, state: &State) -> Plot {
    rules.board.plot_at(state.active_player().cell).expect("the token stands on the plot on offer")
}

pub(crate) fn check_offer(state: &State, seat: Seat) -> Result<(), Illegal> {
    require(seat == state.active && state.phase == Phase::PlotOffer, rule!("DL-14"))
}

pub(crate) fn check_buy(rules: &Deluxe, state: &State, seat: Seat) -> Result<(), Illegal> {
    check_offer(state, seat)?;
    require(state.at(seat).cash >= rules.board.deed(offered_plot(rules, state)).price, rule!("DL-15"))
}

pub(crate) fn buy<E: Emit<Event>>(rules: &Deluxe, state: &mut State, emit: &mut E) {
    let plot = offered_plot(rules, state);
    acquire(rules, state, state.active, plot, emit);
    state.phase = Phase::Manage;
}

/// A seat buys a plot from the bank at its price.
pub(crate) fn acquire<E: Emit<Event>>(
    rules: &Deluxe,
    state: &mut State,
    seat: Seat,
    plot: Plot,
    emit: &mut E,
) {
    let amount = rules.board.deed(plot).price;
    state.pay_bank(seat, amount);
    let plots = &mut state.at_mut(seat).plots;
    *plots = plots.with(PlotSet::one(plot));
    emit.emit(|| Event::Bought { seat, plot, amount });
}

/// DL-17
pub(crate) fn decline<E: Emit<Event>>(rules: &Deluxe, state: &mut State, emit: &mut E) {
    let (seat, plot) = (state.active, offered_plot(rules, state));
    emit.emit(|| Event::Declined { seat, plot });
    auction::open(rules, state, emit);
}
