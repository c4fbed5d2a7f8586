//! What an absent seat does: the last lines of section 6.

use crate::card::DeckName;
use crate::rules::{cards, debt, rent};
use crate::state::{Phase, State};
use crate::{Action, Deluxe};
use engine::Seat;

pub(crate) fn timeout(rules: &Deluxe, state: &State, seat: Seat) -> Action {
    if state.offer.is_some() {
        return Action::RejectTrade {};
    }
    let player = state.at(seat);
    match state.phase {
        Phase::TurnStart | Phase::Manage if seat != state.active => Action::NoOffer {},
        Phase::TurnStart if player.inspected => Action::TryDouble {},
        Phase::TurnStart => Action::Roll {},
        Phase::Manage if state.extra_roll => Action::Roll {},
        Phase::PlotOffer => Action::Decline {},
        Phase::Auction(_) => Action::Pass {},
        Phase::RentChoice => {
            let covered = player.cash >= rent::asked(rules, state).0;
            match rent::discounts(rules, state, seat).next().filter(|_| !covered) {
                Some(card) => Action::UseCard { card, plot: None },
                None => Action::PayFull {},
            }
        }
        Phase::ExchangeOffer => Action::Skip {},
        Phase::CardChoice => next_own_plot(rules, state, seat),
        Phase::InspectionFine { .. } if player.cash >= rules.board.money.fine => Action::PayFine {},
        Phase::InspectionFine { .. } => Action::Stay {},
        Phase::Debt(debt) => {
            let sale =
                debt::liquidation(rules, state, seat).filter(|_| debt::can_be_covered(rules, state, &debt));
            sale.unwrap_or(Action::DeclareBankruptcy {})
        }
        _ => Action::EndTurn {},
    }
}

/// T28 goes to the next own plot; D29 and D30 are declined.
fn next_own_plot(rules: &Deluxe, state: &State, seat: Seat) -> Action {
    if state.open_card.is_none_or(|card| card.deck == DeckName::Deal) {
        return Action::DeclineCard {};
    }
    let cell = cards::next_plot(rules, state.at(seat).cell, state.at(seat).plots);
    let plot = cell.and_then(|cell| rules.board.plot_at(cell)).expect("who chooses for T28 has a plot");
    Action::ChoosePlot { plot }
}
