//! DL-23 to DL-27: rent.

use super::debt;
use crate::card::{Card, Deal};
use crate::options::MonopolyDoubling;
use crate::plot::Plot;
use crate::state::{Cause, Phase, State};
use crate::{Deluxe, Event};
use engine::{Emit, Illegal, Seat, require, rule};

/// What a visitor owes on a plot: DL-23, DL-25, DL-26.
#[inline]
pub(crate) fn due(rules: &Deluxe, state: &State, plot: Plot, owner: Seat) -> u32 {
    if state.mortgaged.contains(plot) {
        return 0;
    }
    let level = state.level(plot);
    let printed = rules.board.deed(plot).rent[usize::from(level)];
    let doubles = state.at(owner).plots.holds(plot.industry().plots())
        && (level == 0 || rules.options.monopoly_doubling == MonopolyDoubling::AllLevels);
    if doubles { 2 * printed } else { printed }
}

/// The active token has stopped on a plot of another seat.
#[inline]
pub(crate) fn arise<E: Emit<Event>>(rules: &Deluxe, state: &mut State, plot: Plot, emit: &mut E) {
    let seat = state.active;
    let owner = state.owner(plot).expect("rent arises on owned plots");
    let amount = due(rules, state, plot, owner);
    if amount > 0 && discounts(rules, state, seat).next().is_some() {
        state.phase = Phase::RentChoice; // DL-27
    } else {
        debt::charge(rules, state, seat, amount, Cause::Rent(owner), emit);
    }
}

/// The rent cards a seat holds.
pub(crate) fn discounts<'a>(
    rules: &'a Deluxe,
    state: &'a State,
    seat: Seat,
) -> impl Iterator<Item = Card> + 'a {
    state.at(seat).kept.iter().filter(|&card| rules.deal(card) == Some(Deal::PartnerDiscount))
}

pub(crate) fn check_choice(state: &State, seat: Seat) -> Result<(), Illegal> {
    require(seat == state.active && state.phase == Phase::RentChoice, rule!("DL-27"))
}

/// The rent the active seat is asked about, and its owner.
pub(crate) fn asked(rules: &Deluxe, state: &State) -> (u32, Seat) {
    let plot = rules.board.plot_at(state.active_player().cell).expect("rent is due on a plot");
    let owner = state.owner(plot).expect("rent is due to an owner");
    (due(rules, state, plot, owner), owner)
}

pub(crate) fn pay_full<E: Emit<Event>>(rules: &Deluxe, state: &mut State, emit: &mut E) {
    let (amount, owner) = asked(rules, state);
    debt::charge(rules, state, state.active, amount, Cause::Rent(owner), emit);
}

/// DL-27: half, rounded up.
pub(crate) fn pay_half<E: Emit<Event>>(rules: &Deluxe, state: &mut State, card: Card, emit: &mut E) {
    let (rent, owner) = asked(rules, state);
    let (seat, amount) = (state.active, rent.div_ceil(2));
    emit.emit(|| Event::RentHalved { seat, card, amount });
    debt::charge(rules, state, seat, amount, Cause::Rent(owner), emit);
}
