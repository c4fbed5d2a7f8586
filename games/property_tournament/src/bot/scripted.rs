//! The fixed cheap policy of the benchmarks: buy when affordable, bid up to list price, build when rich, claim every
//! rent, no trades.

use crate::PropertyTournament;
use crate::action::Action;
use crate::field::{Field, STREETS, bits};
use crate::rules::{ask, auction, build, buy, money, time};
use crate::state::{Lot, Phase, Stage, State};
use engine::Seat;

/// It builds with what it has beyond this.
const RESERVE: i32 = 300;
/// The level at which a house pays best.
const ENOUGH: u8 = 3;

#[inline]
pub(crate) fn scripted(rules: &PropertyTournament, state: &State, seat: Seat) -> Action {
    match state.stage() {
        Stage::Phase => scripted_phase(rules, state, seat),
        Stage::Auction => {
            scripted_bid(rules, state, seat).unwrap_or_else(|| time::default_action(rules, state, seat))
        }
        Stage::Contest | Stage::Debt => time::default_action(rules, state, seat),
    }
}

#[inline]
fn scripted_phase(rules: &PropertyTournament, state: &State, seat: Seat) -> Action {
    if !state.claims.is_empty()
        && let Some(claim) = state.claims.iter().find(|claim| claim.owner == seat)
    {
        return Action::ClaimRent { claim: claim.claim };
    }
    if seat == state.active {
        match state.phase {
            Phase::BuyDecision => {
                let affordable = buy::check_buy(rules, state, seat).is_ok();
                return if affordable { Action::Buy {} } else { Action::Decline {} };
            }
            Phase::AfterMove if !state.extra_roll => {
                if let Some(action) = scripted_houses(rules, state, seat) {
                    return action;
                }
            }
            _ => {}
        }
        if !state.grace {
            return time::main_action(state);
        }
    }
    time::default_action(rules, state, seat)
}

/// As many houses as the seat can spare for the first street that has fewer than three.
#[inline]
fn scripted_houses(rules: &PropertyTournament, state: &State, seat: Seat) -> Option<Action> {
    let spare = state.cash[seat.index()] - RESERVE;
    if spare <= 0 {
        return None;
    }
    for field in bits(state.fields[seat.index()].0 & !state.mortgaged.0 & STREETS) {
        let level = state.level(field);
        // One test, not two: which of them says no is anybody's guess.
        if (level >= ENOUGH) | (rules.house(field) > spare) {
            continue;
        }
        let count = (spare / rules.house(field)).min(i32::from(ENOUGH - level)) as u8;
        for count in [count, 1] {
            if build::check_build_house(rules, state, seat, field, count).is_ok() {
                return Some(Action::BuildHouse { field, count });
            }
        }
    }
    None
}

/// The list price at once: nobody of this kind goes beyond it.
#[inline]
pub(crate) fn scripted_bid(rules: &PropertyTournament, state: &State, seat: Seat) -> Option<Action> {
    let auction = state.auction?;
    let Lot::Field(field) = auction.lot else { return None };
    if !ask::bidders(rules, state).contains(seat) {
        return None;
    }
    let least = auction::least_bid(rules, &auction, None);
    let price = rules.price(field) as u32;
    let cash = state.cash[seat.index()] as u32;
    let amount = price.min(cash);
    let affordable = least <= amount && guard_bid(rules, state, seat, field, amount);
    affordable.then_some(Action::Bid { amount, field: None })
}

#[inline]
pub(crate) fn guard_bid(
    rules: &PropertyTournament,
    state: &State,
    seat: Seat,
    field: Field,
    amount: u32,
) -> bool {
    money::guard(rules, state, seat, rules.loan(field) - amount as i32).is_ok()
}
