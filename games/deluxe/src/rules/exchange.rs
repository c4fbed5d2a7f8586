//! DL-60 to DL-64: the Exchange.

use super::money::CAP;
use crate::options::ExchangePayout;
use crate::state::{Phase, State};
use crate::{Deluxe, Event};
use engine::{Emit, Illegal, Seat, require, rule};

pub(crate) fn check_offer(state: &State, seat: Seat) -> Result<(), Illegal> {
    require(seat == state.active && state.phase == Phase::ExchangeOffer, rule!("DL-60"))
}

/// The most a seat may stake; 0 if none is possible.
pub(crate) fn most_stake(rules: &Deluxe, state: &State, seat: Seat) -> u32 {
    let limit = match rules.options.exchange_stake_max {
        0 => CAP,
        limit => limit,
    };
    state.at(seat).cash.min(limit).min(CAP - state.exchange_fund)
}

pub(crate) fn check_stake(rules: &Deluxe, state: &State, seat: Seat, amount: u32) -> Result<(), Illegal> {
    check_offer(state, seat)?;
    require(amount <= CAP - state.exchange_fund, rule!("DL-83"))?;
    require((1..=most_stake(rules, state, seat)).contains(&amount), rule!("DL-60"))
}

pub(crate) fn stake<E: Emit<Event>>(state: &mut State, amount: u32, emit: &mut E) {
    let seat = state.active;
    state.stake(seat, amount);
    state.phase = Phase::ExchangeRoll { stake: amount };
    let fund = state.exchange_fund;
    emit.emit(|| Event::Staked { seat, amount, fund });
}

/// DL-61: what the dice multiply by; 0 is a loss.
pub(crate) fn multiplier(rules: &Deluxe, dice: [u8; 3]) -> u8 {
    let symbol = |column: usize| rules.board.symbols[column][usize::from(dice[column]) - 1];
    let [a, b, c] = [symbol(0), symbol(1), symbol(2)];
    let pays = |table: &[u8; 4], symbol: u8| table[usize::from(symbol) - 1];
    match (a, b, c) {
        _ if a != 0 && a == b && b == c => pays(&rules.board.triples, a),
        _ if a != 0 && (a == b || a == c) => pays(&rules.board.pairs, a),
        _ if b != 0 && b == c => pays(&rules.board.pairs, b),
        _ => 0,
    }
}

/// What the three dice bring, over all of their rolls.
pub(crate) struct Odds {
    /// How many of a hundred rolls win.
    pub(crate) percent: i64,
    pub(crate) least: u8,
    pub(crate) most: u8,
}

pub(crate) fn odds(rules: &Deluxe) -> Odds {
    const ROLLS: usize = 216;
    let face = |roll: usize, by: usize| (roll / by % 6 + 1) as u8;
    let times = |roll: usize| multiplier(rules, [face(roll, 36), face(roll, 6), face(roll, 1)]);
    let won: Vec<u8> = (0..ROLLS).map(times).filter(|&times| times > 0).collect();
    Odds {
        percent: (won.len() * 100 / ROLLS) as i64,
        least: won.iter().copied().min().unwrap_or(0),
        most: won.iter().copied().max().unwrap_or(0),
    }
}

/// What a seat that stakes this much gets at least and at most if it wins.
pub(crate) fn payouts(rules: &Deluxe, state: &State, stake: u32) -> (u64, u64) {
    let odds = odds(rules);
    let (fund, stake) = (u64::from(state.exchange_fund) + u64::from(stake), u64::from(stake));
    let paid = |times: u8| payout(rules, u64::from(times), fund, stake).min(u64::from(CAP));
    (paid(odds.least), paid(odds.most))
}

/// DL-63
fn payout(rules: &Deluxe, times: u64, fund: u64, stake: u64) -> u64 {
    match rules.options.exchange_payout {
        ExchangePayout::FundTotal => times * fund,
        ExchangePayout::StakeOnly => times * stake + (fund - stake),
    }
}

/// DL-62, DL-63
pub(crate) fn rolled<E: Emit<Event>>(
    rules: &Deluxe,
    state: &mut State,
    stake: u32,
    dice: [u8; 3],
    emit: &mut E,
) {
    let seat = state.active;
    let multiplier = multiplier(rules, dice);
    state.phase = Phase::Manage;
    if multiplier == 0 {
        let fund = state.exchange_fund;
        return emit.emit(|| Event::ExchangeLost { seat, dice, fund });
    }
    let fund = u64::from(state.empty_exchange_fund());
    let payout = payout(rules, u64::from(multiplier), fund, u64::from(stake));
    let amount = state.receive(seat, payout); // DL-83
    emit.emit(|| Event::ExchangeWon { seat, dice, multiplier, amount });
}
