//! Houses and hotels: PT-51 to PT-59.

use crate::PropertyTournament;
use crate::event::Event;
use crate::field::{Field, Fields, bits};
use crate::ledger::Op;
use crate::options::{OffTurn, Shortage};
use crate::rules::money::Line;
use crate::rules::{contest, money};
use crate::state::{Phase, Stage, State};
use engine::{Emit, Illegal, Seat, require, rule};

pub(crate) const HOTEL: u8 = 5;
/// PT-143
const MOST_CONTESTS: u8 = 3;

#[inline]
pub(crate) fn is_free_phase(state: &State) -> bool {
    state.stage() == Stage::Phase
        && matches!(state.phase, Phase::TurnStart | Phase::BuyDecision | Phase::AfterMove)
}

pub(crate) fn is_closing(state: &State) -> bool {
    state.stage() == Stage::Phase && state.phase == Phase::Closing
}

/// PT-51
#[inline]
pub(crate) fn check_free(rules: &PropertyTournament, state: &State, seat: Seat) -> Result<(), Illegal> {
    let own = rules.options.off_turn_actions == OffTurn::AnyTime || state.active == seat;
    require(own && is_free_phase(state), rule!("PT-51"))
}

pub(crate) fn check_build_house(
    rules: &PropertyTournament,
    state: &State,
    seat: Seat,
    field: Field,
    count: u8,
) -> Result<(), Illegal> {
    check_free(rules, state, seat)?;
    require(state.houses > 0 || !state.owns(seat, field) || !field.is_street(), rule!("PT-59"))?;
    check_takes_houses(rules, state, seat, field, count)?;
    require(count <= state.houses, rule!("PT-52"))?;
    let price = i32::from(count) * rules.house(field);
    require(money::can_pay(state, seat, price), rule!("PT-52"))?;
    money::guard(rules, state, seat, price / 2 - price)?;
    check_contest_limit(rules, state, seat, count, false)
}

pub(crate) fn check_build_hotel(
    rules: &PropertyTournament,
    state: &State,
    seat: Seat,
    field: Field,
) -> Result<(), Illegal> {
    check_free(rules, state, seat)?;
    check_takes_hotel(rules, state, seat, field)?;
    require(state.hotels > 0, rule!("PT-59"))?;
    let price = rules.house(field);
    require(money::can_pay(state, seat, price), rule!("PT-53"))?;
    money::guard(rules, state, seat, price / 2 - price)?;
    check_contest_limit(rules, state, seat, 1, true)
}

/// PT-143
fn check_contest_limit(
    rules: &PropertyTournament,
    state: &State,
    seat: Seat,
    count: u8,
    hotel: bool,
) -> Result<(), Illegal> {
    let over = state.counts[seat.index()].contests() >= MOST_CONTESTS
        && contest::opens_contest(rules, state, seat, count, hotel);
    require(!over, rule!("PT-143"))
}

/// Whether the street may carry so many more houses, whatever the Bank and the purse say.
pub(crate) fn check_takes_houses(
    rules: &PropertyTournament,
    state: &State,
    seat: Seat,
    field: Field,
    count: u8,
) -> Result<(), Illegal> {
    check_site(rules, state, seat, field, rule!("PT-52"))?;
    let level = state.level(field);
    require(count >= 1 && level.saturating_add(count) < HOTEL, rule!("PT-52"))?;
    check_even(rules, state, seat, field, level + count)
}

pub(crate) fn check_takes_hotel(
    rules: &PropertyTournament,
    state: &State,
    seat: Seat,
    field: Field,
) -> Result<(), Illegal> {
    check_site(rules, state, seat, field, rule!("PT-53"))?;
    require(state.level(field) == HOTEL - 1, rule!("PT-53"))?;
    check_even(rules, state, seat, field, HOTEL)
}

/// Whether one more unit may stand here right now, stock ignored: PT-60.
pub(crate) fn takes_unit(
    rules: &PropertyTournament,
    state: &State,
    seat: Seat,
    field: Field,
    hotel: bool,
) -> bool {
    if hotel {
        check_takes_hotel(rules, state, seat, field).is_ok()
    } else {
        check_takes_houses(rules, state, seat, field, 1).is_ok()
    }
}

/// PT-54 to PT-58
fn check_site(
    rules: &PropertyTournament,
    state: &State,
    seat: Seat,
    field: Field,
    own: engine::RuleId,
) -> Result<(), Illegal> {
    require(field.is_street(), rule!("PT-58"))?;
    require(state.owns(seat, field) && !state.is_mortgaged(field), own)?;
    let group = Fields::group(field.group());
    if rules.options.build_needs_group {
        require(state.fields[seat.index()].0 & group == group, rule!("PT-55"))?;
    }
    if rules.options.group_mortgage_blocks_building {
        require(state.mortgaged.0 & group == 0, rule!("PT-57"))?;
    }
    Ok(())
}

/// PT-56
fn check_even(
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
    let lowest = bits(others).map(|street| state.level(street)).min().unwrap_or(level);
    require(level <= lowest + 1, rule!("PT-56"))
}

pub(crate) fn order<E: Emit<Event>>(
    rules: &PropertyTournament,
    state: &mut State,
    seat: Seat,
    field: Field,
    count: u8,
    hotel: bool,
    emit: &mut E,
) {
    if rules.options.shortage == Shortage::Contest && contest::opens_contest(rules, state, seat, count, hotel)
    {
        return contest::open_contest(rules, state, seat, field, count, hotel, emit);
    }
    let price = i32::from(count) * rules.house(field);
    place(state, field, count, hotel);
    let op = if hotel { Op::Hotel } else { Op::House };
    money::post(rules, state, seat, Line::new(op, -price).on(field, price), emit);
}

/// Moves buildings from the Bank to a street.
pub(crate) fn place(state: &mut State, field: Field, count: u8, hotel: bool) {
    if hotel {
        state.hotels -= 1;
        state.houses += HOTEL - 1; // PT-53
        state.level[field.index()] = HOTEL;
    } else {
        state.houses -= count;
        state.level[field.index()] += count;
    }
}
