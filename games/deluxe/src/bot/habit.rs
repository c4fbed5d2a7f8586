//! One quick sensible answer to everything.

use super::{bargain, judge};
use crate::card::{Deal, DeckName};
use crate::options::CapitalMode;
use crate::plot::{Plot, PlotSet};
use crate::rules::{auction, building, cards, credit, debt, exchange, purchase, rent, time};
use crate::state::{Auction, Phase, State};
use crate::{Action, Deluxe};
use engine::Seat;

/// Cash kept for rents.
const RESERVE: u32 = 120;
/// A rent from which on the discount is worth it.
const DEAR_RENT: u32 = 60;

#[inline]
pub(super) fn answer(rules: &Deluxe, state: &State, seat: Seat) -> Action {
    if let Some(open) = &state.offer {
        let welcome = bargain::is_welcome(rules, state, open.from_seat, &open.offer);
        let valid = || crate::rules::trade::check_accept(rules, state, seat).is_ok();
        return if welcome && valid() { Action::AcceptTrade {} } else { Action::RejectTrade {} };
    }
    match state.phase {
        Phase::TurnStart | Phase::Manage if seat != state.active => {
            match bargain::best_offer(rules, state, seat) {
                Some(offer) => Action::ProposeTrade(offer),
                None => Action::NoOffer {},
            }
        }
        Phase::TurnStart => begin(rules, state, seat),
        Phase::Manage => manage(rules, state, seat),
        Phase::PlotOffer if wants_to_buy(rules, state, seat) => Action::Buy {},
        Phase::PlotOffer => raise_money(rules, state, seat).unwrap_or(Action::Decline {}),
        Phase::Auction(auction) => bid(rules, state, seat, &auction),
        Phase::RentChoice => match rent::discounts(rules, state, seat).next() {
            Some(card)
                if rent::asked(rules, state).0 >= DEAR_RENT || judge::rounds_left(rules, state) < 4.0 =>
            {
                Action::UseCard { card, plot: None }
            }
            _ => time::timeout(rules, state, seat),
        },
        Phase::CardChoice => choose(rules, state, seat),
        Phase::ExchangeOffer => stake(rules, state, seat),
        _ => time::timeout(rules, state, seat),
    }
}

fn begin(rules: &Deluxe, state: &State, seat: Seat) -> Action {
    let player = state.at(seat);
    if !player.inspected {
        return build(rules, state, seat).unwrap_or(Action::Roll {});
    }
    let audit = player.kept.iter().find(|&card| rules.deal(card) == Some(Deal::CleanAudit));
    audit.map_or(Action::TryDouble {}, |card| Action::UseCard { card, plot: None })
}

fn manage(rules: &Deluxe, state: &State, seat: Seat) -> Action {
    if !state.extra_roll
        && !sells_out(rules, state)
        && state.offers[seat.index()] == 0
        && !state.at(seat).plots.completing().is_empty()
        && let Some(offer) = bargain::best_offer(rules, state, seat)
    {
        return Action::ProposeTrade(offer);
    }
    manage_alone(rules, state, seat)
}

/// The same without asking anybody to trade.
pub(super) fn manage_alone(rules: &Deluxe, state: &State, seat: Seat) -> Action {
    let player = state.at(seat);
    if state.extra_roll {
        return build(rules, state, seat).unwrap_or(Action::Roll {});
    }
    if sells_out(rules, state) {
        return debt::liquidation(rules, state, seat).unwrap_or(Action::EndTurn {});
    }
    if let Some(action) = build(rules, state, seat) {
        return action;
    }
    if !player.kept.is_empty()
        && let Some(action) = use_kept_card(rules, state, seat)
    {
        return action;
    }
    if !state.mortgaged.and(player.plots).is_empty() {
        let redeemable = credit::redeemable(rules, state, seat);
        let spare = |plot: &Plot| player.cash >= rules.board.deed(*plot).redeem + 2 * RESERVE;
        if let Some(plot) = redeemable.iter().filter(spare).last() {
            return Action::Redeem { plot };
        }
    }
    Action::EndTurn {}
}

/// On the last turn, where only cash counts.
fn sells_out(rules: &Deluxe, state: &State) -> bool {
    let is_last_turn = state.round == rules.options.last_round() || state.clock_rang;
    is_last_turn && rules.options.capital_mode == CapitalMode::CashOnly
}

/// The next building step, if it pays and leaves a reserve.
fn build(rules: &Deluxe, state: &State, seat: Seat) -> Option<Action> {
    let player = state.at(seat);
    let here = rules.board.plot_at(player.cell)?;
    if !player.plots.holds(here.industry().plots()) || !building::is_time_to_build(rules, state, seat) {
        return None;
    }
    let plot = building::buildable(rules, state, seat).iter().last()?;
    if cards::subsidy(rules, state, seat).is_some() {
        return Some(Action::Build { plot, use_subsidy: true });
    }
    let affordable = player.cash >= rules.board.deed(plot).building + RESERVE;
    let pays = judge::building_pays(rules, state, plot);
    (affordable && pays).then_some(Action::Build { plot, use_subsidy: false })
}

fn use_kept_card(rules: &Deluxe, state: &State, seat: Seat) -> Option<Action> {
    let mut kept = state.at(seat).kept.iter();
    kept.find_map(|card| {
        let plot = best_target(rules, state, seat, cards::targets(rules, state, seat, card))?;
        Some(Action::UseCard { card, plot: Some(plot) })
    })
}

/// Of the plots a card may be used on the most useful one that leaves some money.
fn best_target(rules: &Deluxe, state: &State, seat: Seat, targets: PlotSet) -> Option<Plot> {
    let player = state.at(seat);
    let completing = targets.and(player.plots.completing());
    let related = targets.and(player.plots.touched_industries());
    let spare = |plot: &Plot| player.cash >= rules.board.deed(*plot).price + RESERVE;
    completing
        .iter()
        .last()
        .or_else(|| related.iter().filter(spare).last())
        .or_else(|| targets.iter().filter(spare).last())
}

fn wants_to_buy(rules: &Deluxe, state: &State, seat: Seat) -> bool {
    let plot = purchase::offered_plot(rules, state);
    let (cash, price) = (state.at(seat).cash, rules.board.deed(plot).price);
    let completing = state.at(seat).plots.completing().contains(plot);
    cash >= price + if completing { 0 } else { RESERVE / 2 }
}

/// Mortgages plots that stand alone to complete an industry.
fn raise_money(rules: &Deluxe, state: &State, seat: Seat) -> Option<Action> {
    let plot = purchase::offered_plot(rules, state);
    let own = state.at(seat).plots;
    if !own.completing().contains(plot) {
        return None;
    }
    let valuable = own.whole_industries().with(own.completing().touched_industries());
    let alone = credit::mortgageable(state, seat).without(valuable);
    let loans: u32 = alone.iter().map(|plot| rules.board.deed(plot).loan).sum();
    let enough = state.at(seat).cash + loans >= rules.board.deed(plot).price;
    alone.first().filter(|_| enough).map(|plot| Action::Mortgage { plot })
}

/// Bids up to what the plot is worth to the seat, a little more if it would complete a rival's industry.
fn bid(rules: &Deluxe, state: &State, seat: Seat, auction: &Auction) -> Action {
    let plot = purchase::offered_plot(rules, state);
    let own = state.at(seat).plots;
    let with = own.with(PlotSet::one(plot));
    let worth = judge::worth_of_plots(rules, state, with) - judge::worth_of_plots(rules, state, own);
    let blocks = state.others(seat).any(|other| state.at(other).plots.completing().contains(plot));
    let limit = worth * if blocks { 1.2 } else { 0.95 };
    let amount = auction::least_bid(rules, state, auction);
    let affordable = amount + RESERVE <= auction::most_bid(rules, state, seat);
    if affordable && amount as f32 <= limit { Action::Bid { amount } } else { Action::Pass {} }
}

fn choose(rules: &Deluxe, state: &State, seat: Seat) -> Action {
    let Some(card) = state.open_card else { return time::timeout(rules, state, seat) };
    if card.deck == DeckName::Deal {
        let target = best_target(rules, state, seat, cards::targets(rules, state, seat, card));
        return target.map_or(Action::DeclineCard {}, |plot| Action::UseCard { card, plot: Some(plot) });
    }
    let player = state.at(seat);
    let worth_a_visit = |plot: &Plot| {
        let deed = rules.board.deed(*plot);
        state.mortgaged.and(plot.industry().plots()).is_empty()
            && state.level(*plot) < building::ENTERPRISE
            && player.cash >= deed.building + RESERVE
    };
    match player.plots.whole_industries().iter().filter(worth_a_visit).last() {
        Some(plot) => Action::ChoosePlot { plot },
        None => time::timeout(rules, state, seat),
    }
}

/// Section 10: about a fortieth of one's money; one fant once the fund is fat.
fn stake(rules: &Deluxe, state: &State, seat: Seat) -> Action {
    let most = exchange::most_stake(rules, state, seat);
    let cash = state.at(seat).cash;
    let wanted = if state.exchange_fund > cash / 20 { 1 } else { (cash / 25).max(1) };
    if most == 0 { Action::Skip {} } else { Action::Stake { amount: wanted.min(most) } }
}
