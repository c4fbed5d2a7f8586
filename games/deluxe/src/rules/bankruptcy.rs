//! DL-68 to DL-70: a seat leaves the game.

use super::{building, debt, end, trade, turn};
use crate::plot::PlotSet;
use crate::rules::time;
use crate::state::{Cause, Debt, Phase, State};
use crate::{Deluxe, Event};
use engine::{Emit, Illegal, Seat, require, rule};

/// The debtor gives up.
pub(crate) fn declare<E: Emit<Event>>(rules: &Deluxe, state: &mut State, seat: Seat, emit: &mut E) {
    let debt = state.debt_of(seat).copied();
    emit.emit(|| Event::Bankrupt { seat });
    fall(rules, state, seat, debt, emit);
}

/// DL-68, DL-69
fn fall<E: Emit<Event>>(rules: &Deluxe, state: &mut State, seat: Seat, debt: Option<Debt>, emit: &mut E) {
    if let Some(debt) = debt {
        pay_creditors(state, debt, emit);
    }
    clear(state, seat);
    if state.living.len() == 1 {
        return end::finish(rules, state, emit);
    }
    if seat == state.active {
        turn::pass_on(rules, state, emit);
    } else if let Some(Debt { cause: Cause::Collection, .. }) = debt {
        debt::collect(rules, state, seat, emit);
    }
}

/// The bank pays in full what is owed to seats.
fn pay_creditors<E: Emit<Event>>(state: &mut State, debt: Debt, emit: &mut E) {
    let mut pay = |state: &mut State, seat: Seat, amount: u32| {
        let amount = state.receive(seat, u64::from(amount));
        emit.emit(|| Event::Received { seat, amount });
    };
    match debt.cause {
        Cause::Rent(owner) => pay(state, owner, debt.amount),
        Cause::Collection => pay(state, state.active, debt.amount),
        Cause::Treat(each) => state.others(debt.seat).for_each(|seat| pay(state, seat, each)),
        Cause::Charity | Cause::Card | Cause::Donation => {}
    }
}

/// Everything the seat had goes back to where it came from.
fn clear(state: &mut State, seat: Seat) {
    let player = *state.at(seat);
    state.pay_bank(seat, player.cash);
    for plot in player.plots.and(state.built).iter() {
        building::set_level(state, plot, 0);
    }
    state.mortgaged = state.mortgaged.without(player.plots);
    for card in player.kept.iter() {
        state.deals.put_under(card.number);
    }
    if seat == state.active {
        super::cards::put_away(state); // DL-44: after the kept cards
    }
    let fell = 1 + state.seats.iter().filter(|player| player.fell > 0).count() as u8;
    let player = state.at_mut(seat);
    player.plots = PlotSet::EMPTY;
    player.kept = Default::default();
    player.step = 0;
    player.inspected = false;
    player.failed_turns = 0;
    player.fell = fell;
    state.living.remove(seat);
    state.resigning.remove(seat);
}

pub(crate) fn check_resign(state: &State, seat: Seat) -> Result<(), Illegal> {
    require(state.living.contains(seat) && !state.resigning.contains(seat), rule!("DL-70"))
}

pub(crate) fn resign<E: Emit<Event>>(state: &mut State, seat: Seat, emit: &mut E) {
    state.resigning.insert(seat);
    emit.emit(|| Event::Leaving { seat });
}

/// DL-70: takes leaving seats off the board as soon as that is possible, and answers for them until then. Every round
/// of the loop removes such a seat or brings its choice to an end, so it stops.
pub(crate) fn see_off<E: Emit<Event>>(rules: &Deluxe, state: &mut State, emit: &mut E) {
    while !state.resigning.is_empty() {
        if let Some(open) = state.offer {
            if !state.resigning.contains(open.offer.to_seat) {
                return;
            }
            trade::reject(state, emit);
            continue;
        }
        let acting = match state.phase {
            Phase::GameOver => return,
            Phase::TurnStart | Phase::Manage => state.resigning.first_from(state.active),
            Phase::Debt(debt) => Some(debt.seat),
            Phase::Auction(auction) => Some(auction.acting),
            Phase::PlotOffer
            | Phase::RentChoice
            | Phase::CardChoice
            | Phase::ExchangeOffer
            | Phase::InspectionFine { .. } => Some(state.active),
            _ => None,
        };
        let Some(seat) = acting.filter(|&seat| state.resigning.contains(seat)) else { return };
        match state.phase {
            Phase::TurnStart | Phase::Manage | Phase::Debt(_) => leave(rules, state, seat, emit),
            _ => {
                let action = time::timeout(rules, state, seat);
                rules.act(state, seat, action, emit);
            }
        }
    }
}

fn leave<E: Emit<Event>>(rules: &Deluxe, state: &mut State, seat: Seat, emit: &mut E) {
    let debt = state.debt_of(seat).copied();
    emit.emit(|| Event::Resigned { seat });
    fall(rules, state, seat, debt, emit);
}
