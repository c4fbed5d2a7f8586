//! DL-18 to DL-22: the auction of a plot that was declined.

use super::purchase::offered_plot;
use crate::plot::PlotSet;
use crate::state::{Auction, Phase, State};
use crate::{Deluxe, Event};
use engine::{Emit, Illegal, Seat, SeatSet, require, rule};

pub(crate) fn open<E: Emit<Event>>(rules: &Deluxe, state: &mut State, emit: &mut E) {
    let bidders = state.living.without(state.active);
    let auction = Auction { acting: state.active, bidders, highest: 0, highest_bidder: None };
    go_on(rules, state, auction, emit);
}

/// DL-19
pub(crate) fn least_bid(rules: &Deluxe, state: &State, auction: &Auction) -> u32 {
    match auction.highest_bidder {
        None => rules.board.deed(offered_plot(rules, state)).price,
        Some(_) => auction.highest + rules.options.auction_min_raise,
    }
}

/// The most a seat can bid: it pays the fee on top.
pub(crate) fn most_bid(rules: &Deluxe, state: &State, seat: Seat) -> u32 {
    state.at(seat).cash.saturating_sub(rules.board.money.agent_fee)
}

/// DL-18: whoever cannot make the least bid is out; the next one clockwise acts.
fn go_on<E: Emit<Event>>(rules: &Deluxe, state: &mut State, mut auction: Auction, emit: &mut E) {
    let least = least_bid(rules, state, &auction);
    let can_bid = |seat: Seat| state.at(seat).cash >= least + rules.board.money.agent_fee;
    let stays = |seat: &Seat| auction.highest_bidder == Some(*seat) || can_bid(*seat);
    auction.bidders = auction.bidders.iter().filter(stays).collect();
    let waiting: SeatSet = match auction.highest_bidder {
        Some(bidder) => auction.bidders.without(bidder),
        None => auction.bidders,
    };
    match waiting.first_from(auction.acting.next(rules.seats)) {
        Some(acting) => state.phase = Phase::Auction(Auction { acting, ..auction }),
        None => close(rules, state, &auction, emit),
    }
}

/// DL-20 to DL-22
fn close<E: Emit<Event>>(rules: &Deluxe, state: &mut State, auction: &Auction, emit: &mut E) {
    let plot = offered_plot(rules, state);
    let (to_seat, fee) = (state.active, rules.board.money.agent_fee);
    match auction.highest_bidder {
        Some(seat) => {
            let amount = auction.highest;
            state.pay_bank(seat, amount);
            state.transfer(seat, to_seat, fee);
            let plots = &mut state.at_mut(seat).plots;
            *plots = plots.with(PlotSet::one(plot));
            emit.emit(|| Event::AuctionWon { seat, plot, amount, to_seat, fee });
        }
        None => emit.emit(|| Event::AuctionFailed { plot }),
    }
    state.phase = Phase::Manage;
}

fn running(state: &State, seat: Seat) -> Result<&Auction, Illegal> {
    match &state.phase {
        Phase::Auction(auction) if auction.acting == seat => Ok(auction),
        _ => Err(Illegal { rule: rule!("DL-18") }),
    }
}

pub(crate) fn check_pass(state: &State, seat: Seat) -> Result<(), Illegal> {
    running(state, seat).map(|_| ())
}

pub(crate) fn check_bid(rules: &Deluxe, state: &State, seat: Seat, amount: u32) -> Result<(), Illegal> {
    let auction = running(state, seat)?;
    require(amount >= least_bid(rules, state, auction), rule!("DL-19"))?;
    require(amount <= most_bid(rules, state, seat), rule!("DL-19"))
}

pub(crate) fn bid<E: Emit<Event>>(rules: &Deluxe, state: &mut State, seat: Seat, amount: u32, emit: &mut E) {
    let Phase::Auction(auction) = state.phase else { return };
    emit.emit(|| Event::BidPlaced { seat, amount });
    go_on(rules, state, Auction { highest: amount, highest_bidder: Some(seat), ..auction }, emit);
}

pub(crate) fn pass<E: Emit<Event>>(rules: &Deluxe, state: &mut State, seat: Seat, emit: &mut E) {
    let Phase::Auction(auction) = state.phase else { return };
    emit.emit(|| Event::Passed { seat });
    go_on(rules, state, Auction { bidders: auction.bidders.without(seat), ..auction }, emit);
}
