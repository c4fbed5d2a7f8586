//! The answer a search starts from, and has to better.

use crate::PropertyTournament;
use crate::action::Action;
use crate::bot::worth::LANDINGS;
use crate::bot::{sensible, worth};
use crate::field::{Field, bits};
use crate::options::Ranking;
use crate::rules::build::HOTEL;
use crate::rules::{build, check, mortgage, rent};
use crate::state::{Phase, Stage, State};
use engine::{Rng, Seat};

/// The level at which a house brings most: the first two are only worth their price with the third in view.
const BEST_LEVEL: u8 = 3;

/// Dice of somebody who has no whims.
struct EvenMood;

impl Rng for EvenMood {
    fn word(&mut self) -> u32 {
        1 << 31
    }
}

pub(crate) fn favourite(rules: &PropertyTournament, state: &State, seat: Seat) -> Action {
    let high = if may_build_high(rules, state, seat) { build_high(rules, state, seat) } else { None };
    high.unwrap_or_else(|| sensible::sensible(rules, state, seat, &mut EvenMood))
}

/// A careful player ends in the middle of the table: to be first of three or more takes hotels. Of two, care wins.
fn may_build_high(rules: &PropertyTournament, state: &State, seat: Seat) -> bool {
    let is_asked = state.claims.iter().any(|claim| claim.owner == seat)
        || state.offers.iter().any(|offer| offer.to == seat);
    state.stage() == Stage::Phase
        && state.phase == Phase::AfterMove
        && !state.extra_roll
        && seat == state.active
        && !is_asked
        && state.solvent.len() > 2
        && rules.options.ranking == Ranking::Profit
}

/// One more level where it brings most, if need be with a loan on an empty field: in the result a building costs
/// nothing until it is sold, and a loan nothing until it is redeemed. Loans to be had count as reserve.
fn build_high(rules: &PropertyTournament, state: &State, seat: Seat) -> Option<Action> {
    let cash = state.cash[seat.index()];
    let sites = bits(sites(rules, state, seat));
    let target = sites.max_by(|a, b| yields(rules, state, *a).total_cmp(&yields(rules, state, *b)))?;
    let price = rules.house(target);
    let empty = || {
        bits(state.fields[seat.index()].0)
            .filter(|&field| field != target && mortgage::check_mortgage(rules, state, seat, field).is_ok())
    };
    let loans: i32 = empty().map(|field| rules.loan(field)).sum();
    let is_last_turn = worth::turns_left(rules, state) < 1.0;
    let reserve = if is_last_turn { 0 } else { worth::danger(rules, state, seat) / 4 };
    if cash + loans - price < reserve {
        return None;
    }
    if cash < price {
        let cheapest = empty().min_by_key(|&field| rent_per_loan(rules, state, seat, field));
        return cheapest.map(|field| Action::Mortgage { field });
    }
    let build = next_building(state, target);
    check::check_action(rules, state, seat, build).is_ok().then_some(build)
}

/// Own streets that may carry one more building.
fn sites(rules: &PropertyTournament, state: &State, seat: Seat) -> u32 {
    let streets = bits(state.fields[seat.index()].0).filter(|field| field.is_street());
    let open = streets
        .filter(|&field| build::takes_unit(rules, state, seat, field, state.level(field) == HOTEL - 1));
    open.fold(0, |sites, field| sites | field.bit())
}

pub(crate) fn next_building(state: &State, field: Field) -> Action {
    if state.level(field) == HOTEL - 1 {
        Action::BuildHotel { field }
    } else {
        Action::BuildHouse { field, count: 1 }
    }
}

/// The rent that building brings for its price, by how often the street is landed on: the next level, or the mean
/// up to the best one.
fn yields(rules: &PropertyTournament, state: &State, field: Field) -> f32 {
    let level = state.level(field);
    let rents = &rules.board.deed(field).rents;
    let gain = |top: u8| {
        let more = f32::from(rents[usize::from(top)]) - f32::from(rents[usize::from(level)]);
        more / f32::from(top - level)
    };
    let best = gain(level + 1).max(gain(BEST_LEVEL.max(level + 1)));
    best * LANDINGS[field.group()] / rules.house(field) as f32
}

fn rent_per_loan(rules: &PropertyTournament, state: &State, seat: Seat, field: Field) -> i32 {
    let rent = f32::from(rent::rent(rules, state, seat, field, 7));
    (1000.0 * rent * LANDINGS[field.group()]) as i32 / rules.loan(field).max(1)
}
