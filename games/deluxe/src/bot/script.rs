//! The scripted player: a fixed cheap policy for benchmarks and comparisons. It buys what it can pay, bids the list
//! price, builds when it is rich and never trades.

use crate::rules::{auction, building, purchase, time};
use crate::state::{Phase, State};
use crate::{Action, Deluxe};
use engine::Seat;

/// What it keeps when it builds.
const RESERVE: u32 = 300;
/// What it puts on the Exchange.
const STAKE: u32 = 50;

#[inline]
pub(super) fn answer(rules: &Deluxe, state: &State, seat: Seat) -> Action {
    if state.offer.is_some() {
        return Action::RejectTrade {};
    }
    let player = state.at(seat);
    match &state.phase {
        Phase::TurnStart if seat == state.active && player.inspected => Action::TryDouble {},
        Phase::TurnStart if seat == state.active => build(rules, state, seat).unwrap_or(Action::Roll {}),
        Phase::Manage if seat == state.active => {
            let go_on = if state.extra_roll { Action::Roll {} } else { Action::EndTurn {} };
            build(rules, state, seat).unwrap_or(go_on)
        }
        Phase::PlotOffer => {
            let price = rules.board.deed(purchase::offered_plot(rules, state)).price;
            if player.cash >= price { Action::Buy {} } else { Action::Decline {} }
        }
        Phase::Auction(auction) if auction.highest_bidder.is_none() => {
            Action::Bid { amount: auction::least_bid(rules, state, auction) }
        }
        Phase::ExchangeOffer
            if player.cash >= RESERVE && crate::rules::exchange::most_stake(rules, state, seat) >= STAKE =>
        {
            Action::Stake { amount: STAKE }
        }
        _ => time::timeout(rules, state, seat),
    }
}

#[inline]
fn build(rules: &Deluxe, state: &State, seat: Seat) -> Option<Action> {
    let player = state.at(seat);
    let here = rules.board.plot_at(player.cell)?;
    let rich = player.cash >= rules.board.deed(here).building + RESERVE;
    if !rich
        || !player.plots.holds(here.industry().plots())
        || !building::is_time_to_build(rules, state, seat)
    {
        return None;
    }
    let plot = building::buildable(rules, state, seat).first()?;
    Some(Action::Build { plot, use_subsidy: false })
}
