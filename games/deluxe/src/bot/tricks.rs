//! Players with one fixed habit, who show whether a bot can be exploited. Whatever the habit says nothing about, they
//! do by the policy.

use super::{bargain, habit, script};
use crate::rules::{auction, purchase, trade};
use crate::state::{Phase, State};
use crate::{Action, Deluxe};
use engine::Seat;

pub(super) const TRICKS: &[&str] =
    &["scripted", "never_buy", "never_build", "never_trade", "bid_up_and_drop", "fleece"];

#[inline]
pub(super) fn trick(rules: &Deluxe, trick: &str, state: &State, seat: Seat) -> Action {
    // The yardstick for speed is asked for first.
    if trick == "scripted" {
        return script::answer(rules, state, seat);
    }
    match (trick, state.phase) {
        ("never_trade", _) => return alone(rules, state, seat),
        ("never_buy" | "bid_up_and_drop", Phase::PlotOffer) if state.offer.is_none() => {
            return Action::Decline {};
        }
        ("never_buy", Phase::Auction(_)) => return Action::Pass {},
        ("bid_up_and_drop", Phase::Auction(running)) => {
            let amount = auction::least_bid(rules, state, &running);
            let price = rules.board.deed(purchase::offered_plot(rules, state)).price;
            let bids = amount <= price * 4 / 5 && amount <= auction::most_bid(rules, state, seat);
            return if bids { Action::Bid { amount } } else { Action::Pass {} };
        }
        ("fleece", Phase::Manage) if state.offer.is_none() && trade::may_propose(rules, state, seat) => {
            if let Some(offer) = bargain::dear_sale(rules, state, seat) {
                return Action::ProposeTrade(offer);
            }
        }
        _ => {}
    }
    match habit::answer(rules, state, seat) {
        Action::Build { .. } if trick == "never_build" => go_on(state),
        action => action,
    }
}

fn alone(rules: &Deluxe, state: &State, seat: Seat) -> Action {
    match (state.offer, state.phase) {
        (Some(_), _) => Action::RejectTrade {},
        (None, Phase::TurnStart | Phase::Manage) if seat != state.active => Action::NoOffer {},
        (None, Phase::Manage) => habit::manage_alone(rules, state, seat),
        _ => habit::answer(rules, state, seat),
    }
}

/// Whoever has nothing to do rolls, or ends the turn.
fn go_on(state: &State) -> Action {
    if state.phase == Phase::Manage && !state.extra_roll { Action::EndTurn {} } else { Action::Roll {} }
}
