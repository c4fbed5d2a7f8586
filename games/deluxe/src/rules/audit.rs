//! Nothing is made and nothing is lost: money, plots, tokens, cards, markers; and how long a match can be.

use crate::card::{Card, DECK, DeckName, Pile};
use crate::options::ExchangePayout;
use crate::plot::{Plot, PlotSet};
use crate::rules::building::ENTERPRISE;
use crate::rules::money::CAP;
use crate::state::State;
use crate::{Deluxe, Game};
use engine::Seat;

/// Landings in one turn: three rolls at most, the third of which may be a release from the Inspection.
const LANDINGS: u64 = 3;
/// Steps of one landing but for bids and management: a roll or tries (4), two trips and a deal (EX-23), three choices,
/// the Exchange (2), the end of the turn.
const STEPS_PER_LANDING: u64 = 16;
/// START is crossed at most this often in one landing: by the roll and by two trips.
const CROSSINGS: u64 = 3;
/// The most a card brings: its money, or the worth of a step or an interest it saves.
const CARD: u64 = 200;
/// The highest multiplier of the Exchange.
const MULTIPLIER: u64 = 50;

pub(crate) fn audit(rules: &Deluxe, state: &State) -> Result<(), String> {
    money(state)?;
    plots(state)?;
    tokens(rules, state)?;
    cards(state, &state.trips, DeckName::Trip)?;
    cards(state, &state.deals, DeckName::Deal)?;
    markers(rules, state)
}

/// DL-83, and the account of the bank.
fn money(state: &State) -> Result<(), String> {
    let balances =
        state.seats.iter().map(|player| player.cash).chain([state.reserve_fund, state.exchange_fund]);
    let mut sum = state.bank;
    for balance in balances {
        ensure(balance <= CAP, || format!("a balance of {balance}"))?;
        sum += i64::from(balance);
    }
    ensure(sum == 0, || format!("{sum} f more than the bank has given"))
}

fn plots(state: &State) -> Result<(), String> {
    let mut owned = PlotSet::EMPTY;
    for player in &state.seats {
        ensure(owned.and(player.plots).is_empty(), || {
            format!("{:?} have two owners", owned.and(player.plots))
        })?;
        owned = owned.with(player.plots);
    }
    ensure(owned.holds(state.mortgaged), || "a plot without an owner is mortgaged".into())?;
    let built: PlotSet = Plot::all().filter(|&plot| state.level(plot) > 0).collect();
    ensure(built == state.built, || format!("{built:?} are built, {:?} are said to be", state.built))?;
    let industries = built.touched_industries();
    ensure(state.mortgaged.and(industries).is_empty(), || "a mortgaged industry is built".into())?;
    for plot in built.iter() {
        let whole = plot.industry().plots();
        let in_one_hand = state.seats.iter().any(|player| player.plots.holds(whole));
        ensure(in_one_hand, || format!("{plot:?} is built, but its industry is not in one hand"))?;
        let even = whole.iter().all(|other| state.level(other) + 1 >= state.level(plot));
        ensure(even, || format!("{plot:?} is built too high"))?;
    }
    Ok(())
}

fn tokens(rules: &Deluxe, state: &State) -> Result<(), String> {
    let enterprises = state.levels.iter().filter(|&&level| level == ENTERPRISE).count() as u8;
    let branches: u8 = state.levels.iter().filter(|&&level| level < ENTERPRISE).sum();
    let told = (state.branches_used, state.enterprises_used);
    ensure(told == (branches, enterprises), || format!("{told:?} tokens are said to be on the board"))?;
    let limited = rules.options.building_tokens == crate::options::BuildingTokens::Limited;
    let fits = branches <= rules.board.branches && enterprises <= rules.board.enterprises;
    ensure(fits || !limited, || format!("{branches} branches and {enterprises} enterprises are too many"))
}

/// Every card of a deck is in exactly one place.
fn cards(state: &State, deck: &Pile, name: DeckName) -> Result<(), String> {
    let kept = state.seats.iter().flat_map(|player| player.kept.iter());
    let out = kept.chain(state.open_card).filter(|card| card.deck == name).map(|card| card.number);
    let mut seen = deck.unseen();
    for number in deck.queue().iter().copied().chain(out) {
        let card = Card { deck: name, number };
        ensure(seen >> number & 1 == 0, || format!("{card} is in two places"))?;
        seen |= 1 << number;
    }
    ensure(seen == (1 << DECK) - 1, || format!("cards of {name:?} are lost"))
}

fn markers(rules: &Deluxe, state: &State) -> Result<(), String> {
    for seat in Seat::all(rules.seats) {
        let (living, player) = (state.living.contains(seat), state.at(seat));
        ensure(living == (player.step > 0) && living == (player.fell == 0), || {
            format!("seat {seat} is neither in nor out")
        })?;
    }
    for (at, &places) in rules.board.places.iter().enumerate() {
        let markers = state.seats.iter().filter(|player| usize::from(player.step) == at + 1).count();
        ensure(markers <= usize::from(places), || format!("{markers} markers on step {}", at + 1))?;
    }
    Ok(())
}

/// A bound on the steps of a match, as large as a number can be where stakes have no limit. No rule limits how often a
/// seat may mortgage and redeem, build and sell, or raise a bid, but each of these needs money, and only so much money
/// comes into the game.
///
/// Give every seat a worth of its cash, 55 % of the price of each plot without a mortgage and 75 % of the price of each
/// building step. Mortgaging (+50 % -55 %), redeeming (-60 % +55 %), building (-100 % +75 %) and selling (+50 % -75 %)
/// each cost at least 2.5 f of it, trades move it, and buying lowers it. So there are fewer such steps than fants that
/// come in. Bids in one auction rise by the least raise and never pass the money there is.
pub(crate) fn bound(rules: &Deluxe) -> u32 {
    let seats = u64::from(rules.seats());
    let money = &rules.board.money;
    let turns = seats * u64::from(rules.options.last_round());
    let landings = turns * LANDINGS;
    let stake = u64::from(rules.options.exchange_stake_max);
    let payout = match rules.options.exchange_payout {
        _ if stake == 0 => u64::from(CAP),
        ExchangePayout::StakeOnly => MULTIPLIER * stake,
        ExchangePayout::FundTotal => MULTIPLIER * stake * landings,
    };
    let highest_rent = rules.board.deeds.iter().map(|deed| 2 * u64::from(deed.rent[4])).max().unwrap_or(0);
    let income = landings * (CROSSINGS * u64::from(money.start_income) + CARD + payout);
    let inflow = seats * (u64::from(money.start) + highest_rent) + income;
    let bids = landings.saturating_mul(inflow / u64::from(rules.options.auction_min_raise) + seats);
    let offers = turns * seats * (2 * u64::from(rules.options.trade_offers_per_turn) + 1);
    let others = landings * STEPS_PER_LANDING + offers + 3 * seats + 2;
    u32::try_from(inflow.saturating_add(bids).saturating_add(others)).unwrap_or(u32::MAX)
}

fn ensure(holds: bool, why: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(why()) }
}
