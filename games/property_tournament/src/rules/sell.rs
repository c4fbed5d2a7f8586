//! Selling buildings to the Bank: PT-66 to PT-69, PT-142.

use crate::PropertyTournament;
use crate::event::Event;
use crate::field::{Field, Fields, bits};
use crate::ledger::{Account, Op};
use crate::rules::build::HOTEL;
use crate::rules::money::Line;
use crate::rules::{build, money};
use crate::state::{Stage, State};
use engine::{Emit, Illegal, Seat, require, rule};

/// PT-69: as a free action, in an auction, and in the own debt.
fn check_may_sell(rules: &PropertyTournament, state: &State, seat: Seat) -> Result<(), Illegal> {
    let now = match state.stage() {
        Stage::Auction => state.contest.is_none(),
        Stage::Contest => false,
        Stage::Debt => state.debts.due().is_some_and(|due| due.debtor == seat),
        Stage::Phase => return build::check_free(rules, state, seat),
    };
    require(now, rule!("PT-69"))
}

pub(crate) fn check_sell_houses(
    rules: &PropertyTournament,
    state: &State,
    seat: Seat,
    field: Field,
    count: u8,
) -> Result<(), Illegal> {
    check_may_sell(rules, state, seat)?;
    let level = state.level(field);
    require(state.owns(seat, field) && level < HOTEL && (1..=level).contains(&count), rule!("PT-66"))?;
    check_even_sale(rules, state, seat, field, level - count)
}

pub(crate) fn check_sell_hotel(
    rules: &PropertyTournament,
    state: &State,
    seat: Seat,
    field: Field,
) -> Result<(), Illegal> {
    check_may_sell(rules, state, seat)?;
    require(state.owns(seat, field) && state.level(field) == HOTEL, rule!("PT-67"))?;
    if state.houses < HOTEL - 1 {
        return Ok(()); // PT-142
    }
    check_even_sale(rules, state, seat, field, 0)
}

pub(crate) fn check_downgrade(
    rules: &PropertyTournament,
    state: &State,
    seat: Seat,
    field: Field,
) -> Result<(), Illegal> {
    check_may_sell(rules, state, seat)?;
    require(state.owns(seat, field) && state.level(field) == HOTEL, rule!("PT-68"))?;
    require(state.houses >= HOTEL - 1, rule!("PT-68"))?;
    check_even_sale(rules, state, seat, field, HOTEL - 1)
}

/// PT-56
pub(crate) fn check_even_sale(
    rules: &PropertyTournament,
    state: &State,
    seat: Seat,
    field: Field,
    level: u8,
) -> Result<(), Illegal> {
    if !rules.options.even_building {
        return Ok(());
    }
    let others = state.fields[seat.index()].0 & Fields::group(field.group()) & !field.bit();
    let highest = bits(others).map(|street| state.level(street)).max().unwrap_or(level);
    require(level + 1 >= highest, rule!("PT-56"))
}

pub(crate) fn sell_houses<E: Emit<Event>>(
    rules: &PropertyTournament,
    state: &mut State,
    seat: Seat,
    field: Field,
    count: u8,
    emit: &mut E,
) {
    state.houses += count;
    state.level[field.index()] -= count;
    sold(rules, state, seat, field, Op::SellHouses, count, emit);
}

pub(crate) fn sell_hotel<E: Emit<Event>>(
    rules: &PropertyTournament,
    state: &mut State,
    seat: Seat,
    field: Field,
    emit: &mut E,
) {
    state.hotels += 1;
    state.level[field.index()] = 0;
    sold(rules, state, seat, field, Op::SellHotel, HOTEL, emit);
}

pub(crate) fn downgrade<E: Emit<Event>>(
    rules: &PropertyTournament,
    state: &mut State,
    seat: Seat,
    field: Field,
    emit: &mut E,
) {
    state.hotels += 1;
    state.houses -= HOTEL - 1;
    state.level[field.index()] = HOTEL - 1;
    sold(rules, state, seat, field, Op::DowngradeHotel, 1, emit);
}

/// The Bank pays half; the other half is a cost.
fn sold<E: Emit<Event>>(
    rules: &PropertyTournament,
    state: &mut State,
    seat: Seat,
    field: Field,
    op: Op,
    levels: u8,
    emit: &mut E,
) {
    let value = i32::from(levels) * rules.house(field);
    let line = Line::new(op, value / 2).on(field, value);
    money::post(rules, state, seat, line.into(Account::BuildingBelowValue, value / 2), emit);
}
