//! Auctions of fields and of scarce buildings: PT-42 to PT-50, PT-63.

use crate::PropertyTournament;
use crate::event::Event;
use crate::field::{Field, bits};
use crate::ledger::{Account, Op};
use crate::options::{AuctionMode, AuctionOpening};
use crate::rules::money::Line;
use crate::rules::{build, buy, contest, money};
use crate::state::{Auction, Lot, State};
use engine::{Emit, Illegal, Seat, SeatSet, require, rule};

/// Puts a lot under the hammer; the first to act sits left of `after`.
pub(crate) fn open_lot<E: Emit<Event>>(
    rules: &PropertyTournament,
    state: &mut State,
    lot: Lot,
    after: Seat,
    bidders: SeatSet,
    emit: &mut E,
) {
    emit.emit(|| match lot {
        Lot::Field(field) => {
            let opening = opening(rules, rules.price(field));
            Event::AuctionOpened { field: rules.board.label(field.space()), opening }
        }
        Lot::Unit => Event::UnitOffered { hotel: state.contest.is_some_and(|contest| contest.hotel) },
    });
    let stamp = state.next_stamp();
    let turn = bidders.first_from(after.next(rules.seats)).unwrap_or(after);
    let passed = buy::outside(rules, bidders);
    state.auction = Some(Auction { lot, high: 0, bidder: None, target: None, passed, turn, stamp });
    go_on(rules, state, emit);
}

/// PT-43, PT-63: half of the price, or ten.
#[inline]
pub(crate) fn opening(rules: &PropertyTournament, price: i32) -> u32 {
    match rules.options.auction_opening {
        AuctionOpening::HalfPrice => (price / 2) as u32,
        AuctionOpening::Ten => 10,
    }
}

/// The least bid of a seat; in a contest it depends on the street to build on.
#[inline]
pub(crate) fn least_bid(rules: &PropertyTournament, auction: &Auction, target: Option<Field>) -> u32 {
    let floor = match (auction.lot, target) {
        (Lot::Field(field), _) => opening(rules, rules.price(field)),
        (Lot::Unit, Some(street)) => opening(rules, rules.house(street)),
        (Lot::Unit, None) => 0,
    };
    match auction.bidder {
        Some(_) => floor.max(auction.high + u32::from(rules.options.auction_increment)),
        None => floor,
    }
}

/// The streets on which a seat could place the unit under the hammer.
pub(crate) fn unit_targets(rules: &PropertyTournament, state: &State, seat: Seat) -> u32 {
    let Some(contest) = state.contest else { return 0 };
    let takes = |field: &Field| build::takes_unit(rules, state, seat, *field, contest.hotel);
    bits(state.fields[seat.index()].0).filter(takes).fold(0, |mask, field| mask | field.bit())
}

pub(crate) fn check_bid(
    rules: &PropertyTournament,
    state: &State,
    seat: Seat,
    amount: u32,
    target: Option<Field>,
) -> Result<(), Illegal> {
    let auction = state.auction.ok_or(Illegal { rule: rule!("PT-42") })?;
    require(!auction.passed.contains(seat), rule!("PT-46"))?;
    let may = rules.options.auction_mode == AuctionMode::Open || auction.turn == seat;
    require(may, rule!("PT-48"))?;
    let worth = match (auction.lot, target) {
        (Lot::Field(field), None) => rules.loan(field),
        (Lot::Unit, Some(street)) => {
            require(unit_targets(rules, state, seat) & street.bit() != 0, rule!("PT-63"))?;
            rules.house(street) / 2
        }
        _ => return Err(Illegal { rule: rule!("PT-63") }),
    };
    let rule = if auction.lot == Lot::Unit { rule!("PT-63") } else { rule!("PT-43") };
    require(amount >= least_bid(rules, &auction, target), rule)?;
    let cash = state.cash[seat.index()];
    require(i64::from(amount) <= i64::from(cash), rule!("PT-45"))?;
    money::guard(rules, state, seat, worth - amount as i32)
}

/// PT-46
pub(crate) fn check_pass(rules: &PropertyTournament, state: &State, seat: Seat) -> Result<(), Illegal> {
    let auction = state.auction.ok_or(Illegal { rule: rule!("PT-42") })?;
    require(!auction.passed.contains(seat) && auction.bidder != Some(seat), rule!("PT-46"))?;
    let may = rules.options.auction_mode == AuctionMode::Open || auction.turn == seat;
    require(may, rule!("PT-48"))
}

pub(crate) fn bid<E: Emit<Event>>(
    rules: &PropertyTournament,
    state: &mut State,
    seat: Seat,
    amount: u32,
    target: Option<Field>,
    emit: &mut E,
) {
    emit.emit(|| {
        let field = target.map(|street| rules.board.label(street.space()));
        Event::BidMade { seat, amount, field }
    });
    let stamp = state.next_stamp();
    let auction = state.auction.as_mut().expect("bids are checked to happen in an auction");
    (auction.high, auction.bidder, auction.target, auction.stamp) = (amount, Some(seat), target, stamp);
    go_on(rules, state, emit);
}

pub(crate) fn pass<E: Emit<Event>>(rules: &PropertyTournament, state: &mut State, seat: Seat, emit: &mut E) {
    emit.emit(|| Event::Passed { seat });
    let sequential = rules.options.auction_mode == AuctionMode::Sequential;
    let stamp = if sequential { Some(state.next_stamp()) } else { None };
    let auction = state.auction.as_mut().expect("passes are checked to happen in an auction");
    auction.passed.insert(seat);
    auction.stamp = stamp.unwrap_or(auction.stamp); // PT-47: only a bid restarts an open auction's clock
    go_on(rules, state, emit);
}

/// PT-47, PT-48: finds who is next, or lets the hammer fall.
pub(crate) fn go_on<E: Emit<Event>>(rules: &PropertyTournament, state: &mut State, emit: &mut E) {
    loop {
        let auction = state.auction.as_mut().expect("an auction runs");
        let mut left = SeatSet::all(rules.seats).minus(auction.passed);
        if let Some(bidder) = auction.bidder {
            left.remove(bidder);
        }
        let from = match auction.bidder {
            Some(bidder) if auction.turn == bidder => bidder.next(rules.seats),
            _ => auction.turn,
        };
        let Some(next) = left.first_from(from) else { return hammer(rules, state, emit) };
        auction.turn = next;
        if rules.options.auction_mode == AuctionMode::Open || can_ever_bid(rules, state, next) {
            return;
        }
        emit.emit(|| Event::Passed { seat: next });
        state.auction.as_mut().expect("an auction runs").passed.insert(next);
    }
}

/// PT-48: a seat that cannot raise the least bid passes by itself.
fn can_ever_bid(rules: &PropertyTournament, state: &State, seat: Seat) -> bool {
    let auction = state.auction.expect("an auction runs");
    let least = match auction.lot {
        Lot::Field(_) => Some(least_bid(rules, &auction, None)),
        Lot::Unit => {
            let targets = bits(unit_targets(rules, state, seat));
            targets.map(|street| least_bid(rules, &auction, Some(street))).min()
        }
    };
    least.is_some_and(|least| i64::from(money::liquidity(rules, state, seat)) >= i64::from(least))
}

/// PT-49, PT-50
pub(crate) fn hammer<E: Emit<Event>>(rules: &PropertyTournament, state: &mut State, emit: &mut E) {
    let auction = state.auction.take().expect("an auction runs");
    let price = auction.high as i32;
    match (auction.lot, auction.bidder) {
        (Lot::Unit, winner) => contest::unit_sold(rules, state, winner, auction.target, price, emit),
        (Lot::Field(_), None) => emit.emit(|| Event::Unsold {}),
        (Lot::Field(field), Some(seat)) => {
            let value = rules.price(field);
            state.fields[seat.index()].0 |= field.bit();
            let label = || rules.board.label(field.space());
            emit.emit(|| Event::Won { seat, field: label(), amount: auction.high });
            let line = Line::new(Op::AuctionWin, -price).on(field, value);
            let line = line.difference(Account::BoughtBelowValue, Account::BoughtAboveValue, value - price);
            money::post(rules, state, seat, line, emit);
        }
    }
}
