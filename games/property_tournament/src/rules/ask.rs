//! Who may act, who must, and whom a driver without a clock asks: PT-37, PT-47, PT-48.

use crate::PropertyTournament;
use crate::offers::Offer;
use crate::options::{AuctionMode, OffTurn};
use crate::state::{Phase, Stage, State};
use engine::{Seat, SeatSet, Turn};

#[inline(always)]
pub(crate) fn who_may_act(rules: &PropertyTournament, state: &State) -> Turn {
    match state.stage() {
        Stage::Phase => match state.phase {
            Phase::Over => return Turn::Over,
            Phase::Closing => return Turn::Open(state.claims.owners()),
            Phase::TurnStart | Phase::BuyDecision | Phase::AfterMove => {}
            _ => return Turn::Chance,
        },
        Stage::Auction | Stage::Contest | Stage::Debt => {}
    }
    let idle = state.solvent.minus(state.standing_by);
    Turn::Open(duties(rules, state).union(idle))
}

/// The seats the table waits for. All others may act of their own accord, or stand by.
#[inline]
pub(crate) fn duties(rules: &PropertyTournament, state: &State) -> SeatSet {
    match state.stage() {
        Stage::Auction => bidders(rules, state),
        Stage::Contest => state.contest.as_ref().expect("the stage is a contest").waiting,
        Stage::Debt => {
            let debtor = state.debts.due().expect("the stage is a debt").debtor;
            let asked = state.offers.iter().filter(|offer| offer.from == debtor || offer.to == debtor);
            asked.map(|offer| offer.to).fold(SeatSet::one(debtor), SeatSet::with)
        }
        Stage::Phase => {
            let mut seats = SeatSet::EMPTY;
            if !(state.grace && state.phase == Phase::TurnStart) {
                seats.insert(state.active);
            }
            if !state.claims.is_empty() {
                seats = seats.union(state.claims.owners());
            }
            if !state.offers.is_empty() {
                seats = seats.union(addressees(rules, state));
            }
            seats
        }
    }
}

pub(crate) fn has_duty(rules: &PropertyTournament, state: &State, seat: Seat) -> bool {
    duties(rules, state).contains(seat)
}

/// Seats that have an offer to answer now.
fn addressees(rules: &PropertyTournament, state: &State) -> SeatSet {
    let answerable = state.offers.iter().filter(|offer| is_answerable(rules, state, offer));
    answerable.map(|offer| offer.to).collect()
}

/// PT-80: with `own_turn` one party must be the active seat.
pub(crate) fn is_answerable(rules: &PropertyTournament, state: &State, offer: &Offer) -> bool {
    let any_time = rules.options.off_turn_actions == OffTurn::AnyTime;
    any_time || offer.from == state.active || offer.to == state.active
}

/// Those who may bid or pass.
#[inline]
pub(crate) fn bidders(rules: &PropertyTournament, state: &State) -> SeatSet {
    let auction = state.auction.as_ref().expect("the stage is an auction");
    if rules.options.auction_mode == AuctionMode::Sequential {
        return SeatSet::one(auction.turn);
    }
    let left = SeatSet::all(rules.seats).minus(auction.passed);
    auction.bidder.map_or(left, |bidder| left.without(bidder))
}

#[inline]
pub(crate) fn whom_to_ask(rules: &PropertyTournament, state: &State) -> Option<Seat> {
    match state.stage() {
        Stage::Auction => state.auction.as_ref().map(|auction| auction.turn),
        Stage::Contest => state.contest.and_then(|contest| {
            let left = contest.opener.next(rules.seats);
            contest.waiting.first_from(left)
        }),
        Stage::Debt => {
            let debtor = state.debts.due()?.debtor;
            let offers = state.offers.iter();
            let asked =
                offers.filter(|offer| offer.from == debtor || offer.to == debtor).map(|offer| offer.to);
            asked.min().or(Some(debtor))
        }
        Stage::Phase => match state.phase {
            Phase::TurnStart | Phase::Closing if !state.claims.is_empty() => {
                let left = state.claims.debtor.next(rules.seats);
                state.claims.owners().first_from(left)
            }
            Phase::TurnStart | Phase::BuyDecision | Phase::AfterMove => {
                if state.offers.is_empty() {
                    return Some(state.active);
                }
                addressees(rules, state).first().or(Some(state.active))
            }
            _ => None,
        },
    }
}
