//! Bidding and passing: MB-12 to MB-34.

use crate::Millionaires;
use crate::event::{Event, Loss};
use crate::money::MoneyCards;
use crate::rules::thief;
use crate::state::{Auction, Phase, State};
use crate::tile::Tile;
use engine::{Emit, Illegal, Seat, SeatSet, require, rule};

pub(crate) fn check_bid(state: &State, seat: Seat, cards: MoneyCards) -> Result<(), Illegal> {
    let auction = acting(state, seat)?;
    let holding = state.at(seat);
    require(!cards.is_empty(), rule!("MB-13"))?;
    require(holding.hand.contains_all(cards), rule!("MB-16"))?;
    require(holding.table.total() + cards.total() > auction.highest, rule!("MB-14"))
}

/// MB-19: passing is legal on every turn.
pub(crate) fn check_pass(state: &State, seat: Seat) -> Result<(), Illegal> {
    acting(state, seat).map(|_| ())
}

pub(crate) fn bid<E: Emit<Event>>(
    rules: &Millionaires,
    state: &mut State,
    seat: Seat,
    cards: MoneyCards,
    emit: &mut E,
) {
    let holding = state.at_mut(seat);
    holding.hand = holding.hand.without(cards);
    holding.table = holding.table.with(cards); // MB-13
    let total = holding.table.total();
    let auction = running(state);
    auction.highest = total; // MB-18
    auction.highest_bidder = Some(seat);
    auction.bids += 1;
    auction.acting = next_in(rules, auction, seat);
    emit.emit(|| Event::BidPlaced { seat, cards, total });
}

pub(crate) fn pass<E: Emit<Event>>(rules: &Millionaires, state: &mut State, seat: Seat, emit: &mut E) {
    state.at_mut(seat).take_back(); // MB-23, MB-31
    emit.emit(|| Event::Passed { seat });
    let auction = running(state);
    if auction.tile.is_bad_luck() {
        let (tile, bids) = (auction.tile, auction.bids);
        return take_bad_luck(rules, state, seat, tile, bids, emit); // MB-30
    }
    auction.passed.insert(seat);
    let still_in = SeatSet::all(rules.seats).minus(auction.passed);
    auction.acting = next_in(rules, auction, seat);
    if still_in.len() == 1 {
        let (winner, tile, bids) = (auction.acting, auction.tile, auction.bids);
        win(state, winner, tile, bids, emit); // MB-24, MB-26
    }
}

/// MB-25, MB-28, MB-29: the winner pays what they have laid, possibly nothing.
fn win<E: Emit<Event>>(state: &mut State, winner: Seat, tile: Tile, bids: u8, emit: &mut E) {
    let paid = state.at_mut(winner).pay();
    state.starter = winner;
    state.phase = Phase::Reveal;
    emit.emit(|| Event::TileWon { seat: winner, tile: Some(tile), paid: Some(paid), bids });
    match tile {
        Tile::Wealth(value) if state.at(winner).thief_waiting() => thief::settle(state, winner, value, emit),
        _ => state.at_mut(winner).tiles.insert(tile),
    }
}

/// MB-31, MB-32, MB-34: everybody but the taker loses what lies on the table.
fn take_bad_luck<E: Emit<Event>>(
    rules: &Millionaires,
    state: &mut State,
    taker: Seat,
    tile: Tile,
    bids: u8,
    emit: &mut E,
) {
    let before = state.seats;
    Seat::all(rules.seats).for_each(|seat| {
        state.at_mut(seat).pay();
    });
    emit.emit(|| {
        let loss = |seat: Seat| Loss { seat, paid: before[seat.index()].table.total() };
        let lost = Seat::all(rules.seats).map(loss).filter(|loss| loss.paid > 0).collect();
        Event::BadLuckTaken { seat: taker, tile: Some(tile), lost, bids }
    });
    state.starter = taker;
    state.phase = Phase::Reveal;
    match tile {
        Tile::Thief => thief::take(state, taker, emit),
        _ => state.at_mut(taker).tiles.insert(tile),
    }
}

fn acting(state: &State, seat: Seat) -> Result<&Auction, Illegal> {
    let auction = state.auction().filter(|auction| auction.acting == seat);
    auction.ok_or(Illegal { rule: rule!("MB-12") })
}

fn running(state: &mut State) -> &mut Auction {
    match &mut state.phase {
        Phase::Auction(auction) => auction,
        _ => unreachable!("bids and passes are checked to happen in an auction"),
    }
}

/// The next seat clockwise that has not passed.
fn next_in(rules: &Millionaires, auction: &Auction, seat: Seat) -> Seat {
    let still_in = SeatSet::all(rules.seats).minus(auction.passed);
    still_in.first_from(seat.next(rules.seats)).expect("an auction ends while one seat is still in it")
}
