//! DL-65 to DL-67 and DL-71: payments, and what a seat does that cannot make them.

use super::{building, cards, credit, rating};
use crate::board::CELLS;
use crate::plot::{Industry, Plot};
use crate::state::{Cause, Debt, Phase, State};
use crate::{Action, Deluxe, Event};
use engine::{Emit, Illegal, Seat, require, rule};

/// DL-65: a payment is made at once where the cash covers it.
#[inline]
pub(crate) fn charge<E: Emit<Event>>(
    rules: &Deluxe,
    state: &mut State,
    seat: Seat,
    amount: u32,
    cause: Cause,
    emit: &mut E,
) {
    let debt = Debt { seat, amount, cause };
    if state.at(seat).cash >= amount {
        pay(rules, state, debt, emit);
    } else {
        owe(state, debt, emit);
    }
}

fn owe<E: Emit<Event>>(state: &mut State, debt: Debt, emit: &mut E) {
    state.phase = Phase::Debt(debt);
    let Debt { seat, amount, .. } = debt;
    let missing = amount - state.at(seat).cash;
    emit.emit(|| Event::InDebt { seat, amount, missing });
}

/// DL-66: a debt is paid as soon as the cash covers it.
#[inline]
pub(crate) fn settle<E: Emit<Event>>(rules: &Deluxe, state: &mut State, emit: &mut E) {
    if let Phase::Debt(debt) = state.phase
        && state.at(debt.seat).cash >= debt.amount
    {
        pay(rules, state, debt, emit);
    }
}

fn pay<E: Emit<Event>>(rules: &Deluxe, state: &mut State, debt: Debt, emit: &mut E) {
    let Debt { seat, amount, cause } = debt;
    match cause {
        Cause::Rent(to_seat) => {
            state.transfer(seat, to_seat, amount);
            state.phase = Phase::Manage;
            if amount > 0 {
                emit.emit(|| {
                    let plot = rules.board.plot_at(state.at(seat).cell).expect("rent is paid on a plot");
                    Event::RentPaid { seat, to_seat, plot, amount }
                });
            }
        }
        Cause::Charity => {
            donate(state, seat, amount, emit);
            rating::step_up(rules, state, seat, emit); // DL-57
            state.phase = Phase::Manage;
        }
        Cause::Card => {
            state.pay_bank(seat, amount);
            if amount > 0 {
                emit.emit(|| Event::Paid { seat, amount });
            }
            cards::put_away(state);
        }
        Cause::Donation => {
            donate(state, seat, amount, emit);
            cards::put_away(state);
        }
        Cause::Treat(each) => {
            for to_seat in state.others(seat) {
                pay_seat(state, seat, to_seat, each, emit);
            }
            cards::put_away(state);
        }
        Cause::Collection => {
            pay_seat(state, seat, state.active, amount, emit);
            collect(rules, state, seat, emit);
        }
    }
}

fn donate<E: Emit<Event>>(state: &mut State, seat: Seat, amount: u32, emit: &mut E) {
    state.donate(seat, amount);
    let fund = state.reserve_fund;
    emit.emit(|| Event::Donated { seat, amount, fund });
}

fn pay_seat<E: Emit<Event>>(state: &mut State, seat: Seat, to_seat: Seat, amount: u32, emit: &mut E) {
    state.transfer(seat, to_seat, amount);
    emit.emit(|| Event::PaidSeat { seat, to_seat, amount });
}

/// DL-48: D18 and D19 charge one seat after the other; this goes on behind `after`.
pub(crate) fn collect<E: Emit<Event>>(rules: &Deluxe, state: &mut State, after: Seat, emit: &mut E) {
    let amount = cards::collected(rules, state);
    let mut seat = after.next(rules.seats);
    while seat != state.active {
        if state.living.contains(seat) {
            if state.at(seat).cash < amount {
                return owe(state, Debt { seat, amount, cause: Cause::Collection }, emit);
            }
            pay_seat(state, seat, state.active, amount, emit);
        }
        seat = seat.next(rules.seats);
    }
    cards::put_away(state);
}

/// L of DL-67: the most the bank would give. In the expert variant only what may be sold counts (DL-77).
pub(crate) fn liquidity(rules: &Deluxe, state: &State, seat: Seat) -> u32 {
    let plots = state.at(seat).plots;
    let sellable = building::built_here(rules, state, seat);
    let stuck = plots.and(state.built).without(sellable).touched_industries();
    let buildings: u32 =
        sellable.iter().map(|plot| u32::from(state.level(plot)) * rules.board.deed(plot).building / 2).sum();
    let loans = plots.without(state.mortgaged).without(stuck);
    buildings + loans.iter().map(|plot| rules.board.deed(plot).loan).sum::<u32>()
}

/// Whether the debtor could still pay.
pub(crate) fn can_be_covered(rules: &Deluxe, state: &State, debt: &Debt) -> bool {
    u64::from(state.at(debt.seat).cash) + u64::from(liquidity(rules, state, debt.seat))
        >= u64::from(debt.amount)
}

pub(crate) fn check_bankruptcy(rules: &Deluxe, state: &State, seat: Seat) -> Result<(), Illegal> {
    let debt = state.debt_of(seat).ok_or(Illegal { rule: rule!("DL-67") })?;
    require(!can_be_covered(rules, state, debt), rule!("DL-67"))
}

/// DL-71: the next step of the automatic liquidation, if there is anything left to sell.
pub(crate) fn liquidation(rules: &Deluxe, state: &State, seat: Seat) -> Option<Action> {
    let mortgageable = credit::mortgageable(state, seat);
    let whole = state.at(seat).plots.whole_industries();
    let cheapest = |plot: &Plot| {
        let deed = rules.board.deed(*plot);
        (deed.loan, deed.cell)
    };
    if let Some(plot) = mortgageable.without(whole).iter().min_by_key(cheapest) {
        return Some(Action::Mortgage { plot });
    }
    if let Some(sale) = next_sale(rules, state, seat) {
        return Some(sale);
    }
    mortgageable.iter().min_by_key(cheapest).map(|plot| Action::Mortgage { plot })
}

/// The cheapest industry first, in it the highest level first.
fn next_sale(rules: &Deluxe, state: &State, seat: Seat) -> Option<Action> {
    let built = building::built_here(rules, state, seat);
    let building = |industry: Industry| rules.board.deeds[3 * industry.index()].building;
    let industries = built.iter().map(Plot::industry);
    let industry = industries.min_by_key(|&industry| (building(industry), industry))?;
    let highest = |plot: &Plot| (state.level(*plot), CELLS - rules.board.deed(*plot).cell);
    let plot = built.and(industry.plots()).iter().max_by_key(highest)?;
    let sellable = building::sellable(rules, state, seat).contains(plot);
    Some(if sellable { Action::SellBuilding { plot } } else { Action::SellIndustry { industry } })
}
