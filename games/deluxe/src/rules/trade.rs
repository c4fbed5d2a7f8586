//! DL-37 to DL-41, DL-78, DL-80: trades between players.

use super::{building, cards, credit, debt};
use crate::action::Offer;
use crate::event::Offered;
use crate::options::TradeTiming;
use crate::plot::PlotSet;
use crate::state::{OpenOffer, Phase, State};
use crate::{Deluxe, Event};
use engine::{Emit, Illegal, Seat, SeatSet, require, rule};

/// All plots that may change hands: DL-37.
#[inline]
pub(crate) fn tradable(state: &State) -> PlotSet {
    state.owned().without(state.mortgaged).without(state.built.touched_industries())
}

/// The plots this seat may give away: its tradable ones, for experts only those of the industry they stand on (DL-78).
pub(crate) fn givable(rules: &Deluxe, state: &State, seat: Seat) -> PlotSet {
    let own = tradable(state).and(state.at(seat).plots);
    match (rules.options.expert, building::industry_of_token(rules, state, seat)) {
        (false, _) => own,
        (true, Some(here)) => own.and(here.plots()),
        (true, None) => PlotSet::EMPTY,
    }
}

/// Whether the seat may make an offer now, whatever it is: DL-39, DL-40, DL-78.
#[inline]
pub(crate) fn may_propose(rules: &Deluxe, state: &State, seat: Seat) -> bool {
    check_time(rules, state, seat).is_ok() && has_offers_left(rules, state, seat)
}

#[inline]
fn has_offers_left(rules: &Deluxe, state: &State, seat: Seat) -> bool {
    state.offers[seat.index()] < rules.options.trade_offers_per_turn
}

fn check_time(rules: &Deluxe, state: &State, seat: Seat) -> Result<(), Illegal> {
    require(state.living.contains(seat) && !state.resigning.contains(seat), rule!("DL-70"))?;
    let open_to_all = matches!(state.phase, Phase::TurnStart | Phase::Manage) && !state.silent.contains(seat);
    let on_time = match rules.options.trade_timing {
        TradeTiming::Off => false,
        TradeTiming::ActiveOnly => credit::may_raise_money(state, seat),
        TradeTiming::AnySeat => open_to_all || credit::may_raise_money(state, seat),
    };
    require(on_time, rule!("DL-39"))?;
    require(!rules.options.expert || seat == state.active, rule!("DL-78"))
}

/// The seats beside the active one that could make some offer now.
#[inline]
pub(crate) fn onlookers(rules: &Deluxe, state: &State) -> SeatSet {
    let options = &rules.options;
    if options.trade_timing != TradeTiming::AnySeat || options.expert || options.trade_offers_per_turn == 0 {
        return SeatSet::EMPTY;
    }
    let waiting = state.living.without(state.active).minus(state.silent).minus(state.resigning);
    let tradable = tradable(state);
    if tradable.is_empty() {
        return SeatSet::EMPTY;
    }
    waiting
        .iter()
        .filter(|&seat| has_offers_left(rules, state, seat) && has_an_offer(state, seat, tradable))
        .collect()
}

/// Whether there is anything this seat could offer: money for a plot, or a plot for money or for a plot.
fn has_an_offer(state: &State, seat: Seat, tradable: PlotSet) -> bool {
    let (own, cash) = (tradable.and(state.at(seat).plots), state.at(seat).cash);
    let foreign = tradable.without(own);
    let buyer = || state.others(seat).any(|other| state.at(other).cash > 0);
    (cash > 0 && !foreign.is_empty()) || (!own.is_empty() && (!foreign.is_empty() || buyer()))
}

pub(crate) fn check_propose(rules: &Deluxe, state: &State, seat: Seat, offer: &Offer) -> Result<(), Illegal> {
    check_time(rules, state, seat)?;
    require(has_offers_left(rules, state, seat), rule!("DL-40"))?;
    check_terms(rules, state, seat, offer)
}

/// DL-41: what must hold when a trade is offered and again when it is accepted.
fn check_terms(rules: &Deluxe, state: &State, seat: Seat, offer: &Offer) -> Result<(), Illegal> {
    let Offer { to_seat, give_plots, give_cash, get_plots, get_cash } = *offer;
    require(to_seat != seat && state.living.contains(to_seat), rule!("DL-37"))?;
    let gives = !give_plots.is_empty() || give_cash > 0;
    let gets = !get_plots.is_empty() || get_cash > 0;
    require(gives && gets && !give_plots.with(get_plots).is_empty(), rule!("DL-38"))?;
    require(give_cash == 0 || get_cash == 0, rule!("DL-38"))?;
    require(give_cash <= state.at(seat).cash && get_cash <= state.at(to_seat).cash, rule!("DL-38"))?;
    require(state.mortgaged.and(give_plots.with(get_plots)).is_empty(), rule!("DL-35"))?;
    let tradable = tradable(state);
    require(tradable.and(state.at(seat).plots).holds(give_plots), rule!("DL-37"))?;
    require(tradable.and(state.at(to_seat).plots).holds(get_plots), rule!("DL-37"))?;
    if rules.options.expert {
        let here =
            building::industry_of_token(rules, state, seat).map_or(PlotSet::EMPTY, |here| here.plots());
        require(!give_plots.is_empty() && here.holds(give_plots), rule!("DL-78"))?;
    }
    if state.debt_of(seat).is_some() {
        let loans =
            |plots: PlotSet| plots.iter().map(|plot| u64::from(rules.board.deed(plot).loan)).sum::<u64>();
        let keeps_value = u64::from(get_cash) + loans(get_plots) >= loans(give_plots);
        require(give_cash == 0 && get_cash > 0 && keeps_value, rule!("DL-80"))?;
    }
    Ok(())
}

pub(crate) fn propose<E: Emit<Event>>(state: &mut State, seat: Seat, offer: Offer, emit: &mut E) {
    state.offers[seat.index()] += 1;
    state.offer = Some(OpenOffer { from_seat: seat, offer });
    emit.emit(|| Event::TradeOffered(Offered { seat, offer }));
}

fn open_for(state: &State, seat: Seat) -> Result<&OpenOffer, Illegal> {
    state.offer.as_ref().filter(|open| open.offer.to_seat == seat).ok_or(Illegal { rule: rule!("DL-40") })
}

pub(crate) fn check_reject(state: &State, seat: Seat) -> Result<(), Illegal> {
    open_for(state, seat).map(|_| ())
}

pub(crate) fn check_accept(rules: &Deluxe, state: &State, seat: Seat) -> Result<(), Illegal> {
    let open = open_for(state, seat)?;
    check_terms(rules, state, open.from_seat, &open.offer)
}

pub(crate) fn accept<E: Emit<Event>>(rules: &Deluxe, state: &mut State, emit: &mut E) {
    let Some(OpenOffer { from_seat, offer }) = state.offer.take() else { return };
    let Offer { to_seat, give_plots, give_cash, get_plots, get_cash } = offer;
    state.transfer(from_seat, to_seat, give_cash);
    state.transfer(to_seat, from_seat, get_cash);
    let giver = state.at_mut(from_seat);
    giver.plots = giver.plots.without(give_plots).with(get_plots);
    let getter = state.at_mut(to_seat);
    getter.plots = getter.plots.without(get_plots).with(give_plots);
    emit.emit(|| Event::TradeAccepted { seat: to_seat, to_seat: from_seat });
    debt::settle(rules, state, emit);
    cards::give_up_choice(state, emit);
}

pub(crate) fn reject<E: Emit<Event>>(state: &mut State, emit: &mut E) {
    let Some(OpenOffer { from_seat, offer }) = state.offer.take() else { return };
    emit.emit(|| Event::TradeRejected { seat: offer.to_seat, to_seat: from_seat });
}

/// A seat that need not act may say that it makes no offer this turn: DL-39, DL-81.
pub(crate) fn check_no_offer(rules: &Deluxe, state: &State, seat: Seat) -> Result<(), Illegal> {
    let open = matches!(state.phase, Phase::TurnStart | Phase::Manage);
    require(open && onlookers(rules, state).contains(seat), rule!("DL-39"))
}

pub(crate) fn no_offer<E: Emit<Event>>(state: &mut State, seat: Seat, emit: &mut E) {
    state.silent.insert(seat);
    emit.emit(|| Event::NoOffer { seat });
}
