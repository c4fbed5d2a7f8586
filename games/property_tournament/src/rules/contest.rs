//! Too few buildings for all who want some: PT-59 to PT-65, PT-143.

use crate::PropertyTournament;
use crate::event::Event;
use crate::field::{Field, bits};
use crate::ledger::{Account, Op};
use crate::options::Shortage;
use crate::rules::money::Line;
use crate::rules::{auction, build, money};
use crate::state::{Contest, Lot, Order, State};
use engine::{Emit, Illegal, MAX_SEATS, Seat, SeatSet, require, rule};

fn stock(state: &State, hotel: bool) -> u8 {
    if hotel { state.hotels } else { state.houses }
}

/// PT-60: whether the rest of the stock would not do for everybody else who could build.
#[inline]
pub(crate) fn opens_contest(
    rules: &PropertyTournament,
    state: &State,
    seat: Seat,
    count: u8,
    hotel: bool,
) -> bool {
    let left = stock(state, hotel).saturating_sub(count);
    rules.options.shortage == Shortage::Contest
        && u32::from(left) < state.solvent.len() - 1
        && u32::from(left) < contenders(rules, state, seat, hotel).len()
}

/// The other seats that could place a unit right now and hold the least bid for it in cash.
fn contenders(rules: &PropertyTournament, state: &State, seat: Seat, hotel: bool) -> SeatSet {
    let could = |other: &Seat| {
        bits(state.fields[other.index()].0).any(|street| {
            build::takes_unit(rules, state, *other, street, hotel)
                && i64::from(state.cash[other.index()])
                    >= i64::from(auction::opening(rules, rules.house(street)))
        })
    };
    state.solvent.without(seat).iter().filter(could).collect()
}

/// What a seat must have held to be where it is in the window of a contest: the opener the price of the order, the
/// others the least bid.
pub(crate) fn stake_in_contest(rules: &PropertyTournament, state: &State, seat: Seat) -> Option<i32> {
    let contest = state.contest.filter(|contest| !contest.auctioning)?;
    if contest.opener == seat {
        let order = contest.orders[seat.index()];
        return order.street().map(|street| i32::from(order.count()) * rules.house(street));
    }
    let asked = contest.waiting.contains(seat) || contest.orders[seat.index()].count() > 0;
    let floors = bits(auction::unit_targets(rules, state, seat))
        .map(|street| auction::opening(rules, rules.house(street)) as i32);
    floors.min().filter(|_| asked)
}

pub(crate) fn open_contest<E: Emit<Event>>(
    rules: &PropertyTournament,
    state: &mut State,
    seat: Seat,
    field: Field,
    count: u8,
    hotel: bool,
    emit: &mut E,
) {
    let units = stock(state, hotel);
    let mut orders = [Order::default(); MAX_SEATS];
    orders[seat.index()] = Order::new(field, count);
    state.counts[seat.index()].add_contest();
    let waiting = contenders(rules, state, seat, hotel);
    emit.emit(|| {
        let field = rules.board.label(field.space());
        Event::ContestOpened { seat, hotel, stock: units, field, count, asked_seats: waiting }
    });
    let stamp = state.next_stamp();
    state.contest = Some(Contest { hotel, opener: seat, waiting, orders, units, auctioning: false, stamp });
}

/// PT-61
pub(crate) fn check_join(
    rules: &PropertyTournament,
    state: &State,
    seat: Seat,
    field: Field,
    count: u8,
) -> Result<(), Illegal> {
    let contest = check_answer(state, seat)?;
    require((1..=contest.units).contains(&count), rule!("PT-61"))?;
    if contest.hotel {
        require(count == 1, rule!("PT-61"))?;
        build::check_takes_hotel(rules, state, seat, field)
    } else {
        build::check_takes_houses(rules, state, seat, field, count)
    }
}

pub(crate) fn check_answer(state: &State, seat: Seat) -> Result<Contest, Illegal> {
    let contest = state.contest.filter(|contest| contest.waiting.contains(seat));
    contest.ok_or(Illegal { rule: rule!("PT-61") })
}

pub(crate) fn join<E: Emit<Event>>(
    rules: &PropertyTournament,
    state: &mut State,
    seat: Seat,
    field: Field,
    count: u8,
    emit: &mut E,
) {
    emit.emit(|| Event::ContestJoined { seat, field: rules.board.label(field.space()), count });
    let contest = state.contest.as_mut().expect("joining is checked to happen in a contest");
    contest.waiting.remove(seat);
    contest.orders[seat.index()] = Order::new(field, count);
}

pub(crate) fn stay_out<E: Emit<Event>>(state: &mut State, seat: Seat, emit: &mut E) {
    emit.emit(|| Event::ContestDeclined { seat });
    state.contest.as_mut().expect("declining is checked to happen in a contest").waiting.remove(seat);
}

/// Goes on with a contest whose window is closed and that has no unit under the hammer.
pub(crate) fn run_contest<E: Emit<Event>>(rules: &PropertyTournament, state: &mut State, emit: &mut E) {
    let contest = state.contest.expect("a contest runs");
    let wanted: u8 = contest.orders.iter().map(Order::count).sum();
    if !contest.auctioning && wanted <= contest.units {
        fill_orders(rules, state, &contest, emit); // PT-62
        return end_contest(state, emit);
    }
    let wants = |seat: &Seat| {
        contest.orders[seat.index()].is_open() && auction::unit_targets(rules, state, *seat) != 0 // PT-143
    };
    let bidders: SeatSet = state.solvent.iter().filter(wants).collect();
    if contest.units == 0 || bidders.is_empty() {
        return end_contest(state, emit);
    }
    state.contest = Some(Contest { auctioning: true, ..contest });
    auction::open_lot(rules, state, Lot::Unit, contest.opener, bidders, emit); // PT-63
}

/// PT-62: everybody at card price, as far as cash and PT-41 allow.
fn fill_orders<E: Emit<Event>>(
    rules: &PropertyTournament,
    state: &mut State,
    contest: &Contest,
    emit: &mut E,
) {
    for step in 0..rules.seats {
        let seat = contest.opener.plus(step, rules.seats);
        let order = contest.orders[seat.index()];
        let Some(street) = order.street() else { continue };
        let price = rules.house(street);
        let mut built = 0;
        let op = if contest.hotel { Op::Hotel } else { Op::House };
        while built < order.count()
            && money::can_pay(state, seat, price)
            && build::takes_unit(rules, state, seat, street, contest.hotel)
            && money::guard(rules, state, seat, price / 2 - price).is_ok()
        {
            build::place(state, street, 1, contest.hotel);
            money::post(rules, state, seat, Line::new(op, -price).on(street, price), emit);
            built += 1;
        }
    }
}

/// The unit went to somebody, or the contest is over: PT-63, PT-64.
pub(crate) fn unit_sold<E: Emit<Event>>(
    rules: &PropertyTournament,
    state: &mut State,
    winner: Option<Seat>,
    target: Option<Field>,
    price: i32,
    emit: &mut E,
) {
    let (Some(seat), Some(street)) = (winner, target) else { return end_contest(state, emit) };
    let contest = state.contest.as_mut().expect("units are sold in a contest");
    contest.units -= 1;
    contest.orders[seat.index()].win();
    let hotel = contest.hotel;
    build::place(state, street, 1, hotel);
    let label = || rules.board.label(street.space());
    emit.emit(|| Event::Won { seat, field: label(), amount: price as u32 });
    let value = rules.house(street);
    let line = Line::new(Op::ShortageUnit, -price).on(street, value);
    let line = line.difference(Account::BoughtBelowValue, Account::BoughtAboveValue, value - price);
    money::post(rules, state, seat, line, emit);
}

fn end_contest<E: Emit<Event>>(state: &mut State, emit: &mut E) {
    state.contest = None;
    emit.emit(|| Event::ContestEnded {});
}
