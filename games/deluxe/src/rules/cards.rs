//! DL-42 to DL-48: Business Trips and Deals.

use super::{credit, debt, inspection, purchase, rating, rent, travel};
use crate::board::Cell;
use crate::card::{Card, Deal, DeckName, Trip};
use crate::plot::{Plot, PlotSet};
use crate::state::{Cause, Phase, State};
use crate::{Deluxe, Event};
use engine::{Emit, Illegal, Seat, require, rule};

pub(crate) fn drawn<E: Emit<Event>>(rules: &Deluxe, state: &mut State, card: Card, emit: &mut E) {
    let seat = state.active;
    emit.emit(|| Event::CardDrawn { seat, card });
    state.open_card = Some(card);
    match card.deck {
        DeckName::Trip => {
            state.trips.draw(card.number);
            travel_by(rules, state, rules.board.trips[usize::from(card.number)], emit);
        }
        DeckName::Deal => {
            state.deals.draw(card.number);
            carry_out(rules, state, card, rules.board.deals[usize::from(card.number)], emit);
        }
    }
}

/// The open card goes to the bottom of its deck, and the active seat goes on with `Manage`.
pub(crate) fn put_away(state: &mut State) {
    match state.open_card.take() {
        Some(Card { deck: DeckName::Trip, number }) => state.trips.put_under(number),
        Some(Card { deck: DeckName::Deal, number }) => state.deals.put_under(number),
        None => {}
    }
    state.phase = Phase::Manage;
}

/// DL-42, DL-43
fn travel_by<E: Emit<Event>>(rules: &Deluxe, state: &mut State, trip: Trip, emit: &mut E) {
    let seat = state.active;
    let own = state.at(seat).plots;
    if trip == Trip::AdvanceToOwnPlot && !own.is_empty() {
        state.phase = Phase::CardChoice;
        return;
    }
    put_away(state);
    let from = state.at(seat).cell;
    let target = match trip {
        Trip::Forward(steps) => return travel::forward(rules, state, steps, emit),
        Trip::Back(steps) => return travel::back(rules, state, steps, emit),
        Trip::Summons => return inspection::enter(rules, state, emit), // DL-12
        Trip::AdvanceTo(cell) => Some(cell),
        Trip::AdvanceToNext(kind) => rules.board.next_cell(from, |cell| cell == kind),
        Trip::AdvanceToFreePlot => next_plot(rules, from, PlotSet::ALL.without(state.owned())),
        Trip::AdvanceToRivalPlot => next_plot(rules, from, state.owned().without(own)),
        Trip::AdvanceToOwnPlot => None,
    };
    match target {
        Some(cell) => travel::advance(rules, state, cell, emit),
        None => emit.emit(|| Event::NowhereToGo { seat }),
    }
}

pub(crate) fn next_plot(rules: &Deluxe, from: u8, plots: PlotSet) -> Option<u8> {
    rules.board.next_cell(from, |cell| matches!(cell, Cell::Plot(plot) if plots.contains(plot)))
}

/// DL-44 to DL-48
fn carry_out<E: Emit<Event>>(rules: &Deluxe, state: &mut State, card: Card, deal: Deal, emit: &mut E) {
    let seat = state.active;
    match deal {
        Deal::Receive(amount) => {
            let amount = state.receive(seat, u64::from(amount));
            emit.emit(|| Event::Received { seat, amount });
            put_away(state);
        }
        Deal::Pay(amount) => debt::charge(rules, state, seat, amount, Cause::Card, emit),
        Deal::Donate(amount) => debt::charge(rules, state, seat, amount, Cause::Donation, emit),
        Deal::Collect(_) => debt::collect(rules, state, seat, emit),
        Deal::Treat(each) => {
            let amount = each * (state.living.len() - 1);
            debt::charge(rules, state, seat, amount, Cause::Treat(each), emit);
        }
        Deal::Repair { branch, enterprise } => {
            let cost = |plot: Plot| match state.level(plot) {
                super::building::ENTERPRISE => enterprise,
                branches => branch * u32::from(branches),
            };
            let amount = state.at(seat).plots.iter().map(cost).sum();
            debt::charge(rules, state, seat, amount, Cause::Card, emit);
        }
        Deal::RatingUp => {
            rating::step_up(rules, state, seat, emit);
            put_away(state);
        }
        Deal::RatingDown => {
            rating::step_down(rules, state, seat, emit);
            put_away(state);
        }
        Deal::Refinancing | Deal::OffMarketPurchase if !targets(rules, state, seat, card).is_empty() => {
            state.phase = Phase::CardChoice; // DL-46
        }
        _ => keep(state, card, emit),
    }
}

/// DL-45
fn keep<E: Emit<Event>>(state: &mut State, card: Card, emit: &mut E) {
    let seat = state.active;
    state.open_card = None;
    state.at_mut(seat).kept.push(card);
    state.phase = Phase::Manage;
    emit.emit(|| Event::CardKept { seat, card });
}

/// What the open card collects from every other seat.
pub(crate) fn collected(rules: &Deluxe, state: &State) -> u32 {
    match state.open_card.and_then(|card| rules.deal(card)) {
        Some(Deal::Collect(amount)) => amount,
        _ => 0,
    }
}

/// The plots on which a seat could use this card now.
pub(crate) fn targets(rules: &Deluxe, state: &State, seat: Seat, card: Card) -> PlotSet {
    match rules.deal(card) {
        Some(Deal::Refinancing) => credit::refinanceable(rules, state, seat),
        Some(Deal::OffMarketPurchase) => credit::buyable(rules, state, seat),
        _ => PlotSet::EMPTY,
    }
}

/// A Building Subsidy the seat holds.
pub(crate) fn subsidy(rules: &Deluxe, state: &State, seat: Seat) -> Option<Card> {
    let kept = &state.at(seat).kept;
    if kept.is_empty() {
        return None;
    }
    kept.iter().find(|&card| rules.deal(card) == Some(Deal::BuildingSubsidy))
}

/// A kept card is used and goes to the bottom.
pub(crate) fn give_back<E: Emit<Event>>(state: &mut State, seat: Seat, card: Card, emit: &mut E) {
    state.at_mut(seat).kept.take(card);
    state.deals.put_under(card.number);
    emit.emit(|| Event::CardUsed { seat, card });
}

fn is_choosing(state: &State, seat: Seat) -> bool {
    seat == state.active && state.phase == Phase::CardChoice
}

pub(crate) fn check_choose(state: &State, seat: Seat, plot: Plot) -> Result<(), Illegal> {
    let asked = is_choosing(state, seat) && state.open_card.is_some_and(|card| card.deck == DeckName::Trip);
    require(asked && state.at(seat).plots.contains(plot), rule!("DL-43"))
}

/// T28
pub(crate) fn choose<E: Emit<Event>>(rules: &Deluxe, state: &mut State, plot: Plot, emit: &mut E) {
    put_away(state);
    travel::advance(rules, state, rules.board.deed(plot).cell, emit);
}

/// DL-43: a seat that trades its last plot away while it chooses for T28 stays where it is.
pub(crate) fn give_up_choice<E: Emit<Event>>(state: &mut State, emit: &mut E) {
    let seat = state.active;
    let travels = state.open_card.is_some_and(|card| card.deck == DeckName::Trip);
    if state.phase == Phase::CardChoice && travels && state.at(seat).plots.is_empty() {
        put_away(state);
        emit.emit(|| Event::NowhereToGo { seat });
    }
}

pub(crate) fn check_decline(state: &State, seat: Seat) -> Result<(), Illegal> {
    let is_deal = state.open_card.is_some_and(|card| card.deck == DeckName::Deal);
    require(is_choosing(state, seat) && is_deal, rule!("DL-46"))
}

pub(crate) fn decline<E: Emit<Event>>(state: &mut State, emit: &mut E) {
    let seat = state.active;
    if let Some(card) = state.open_card {
        emit.emit(|| Event::CardDeclined { seat, card });
    }
    put_away(state);
}

/// DL-27, DL-46, DL-47, DL-51
pub(crate) fn check_use(
    rules: &Deluxe,
    state: &State,
    seat: Seat,
    card: Card,
    plot: Option<Plot>,
) -> Result<(), Illegal> {
    let open = is_choosing(state, seat) && state.open_card == Some(card);
    require(open || state.at(seat).kept.contains(card), rule!("DL-45"))?;
    let own_turn = seat == state.active;
    let manages = own_turn && matches!(state.phase, Phase::TurnStart | Phase::Manage);
    match rules.deal(card) {
        Some(Deal::CleanAudit) => {
            let held = own_turn && state.phase == Phase::TurnStart && state.at(seat).inspected;
            require(held && plot.is_none(), rule!("DL-47"))
        }
        Some(Deal::PartnerDiscount) => {
            rent::check_choice(state, seat)?;
            require(plot.is_none(), rule!("DL-27"))
        }
        Some(Deal::Refinancing | Deal::OffMarketPurchase) => {
            require(open || manages, rule!("DL-47"))?;
            let targets = targets(rules, state, seat, card);
            require(plot.is_some_and(|plot| targets.contains(plot)), rule!("DL-46"))
        }
        _ => require(false, rule!("DL-47")),
    }
}

pub(crate) fn use_card<E: Emit<Event>>(
    rules: &Deluxe,
    state: &mut State,
    card: Card,
    plot: Option<Plot>,
    emit: &mut E,
) {
    let seat = state.active;
    let open = state.open_card == Some(card);
    if open {
        emit.emit(|| Event::CardUsed { seat, card });
    } else {
        give_back(state, seat, card, emit);
    }
    match (rules.deal(card), plot) {
        (Some(Deal::CleanAudit), _) => inspection::release(state, seat),
        (Some(Deal::PartnerDiscount), _) => rent::pay_half(rules, state, card, emit),
        (Some(Deal::Refinancing), Some(plot)) => {
            credit::redeem(state, seat, plot, rules.board.deed(plot).loan, emit);
        }
        (Some(Deal::OffMarketPurchase), Some(plot)) => purchase::acquire(rules, state, seat, plot, emit),
        _ => {}
    }
    if open {
        put_away(state);
    }
}
