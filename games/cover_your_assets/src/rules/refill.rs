//! From one action to the next: CA-18, CA-21, CA-22, CA-54 to CA-57, CA-72 to CA-78.

use crate::CoverYourAssets;
use crate::card::Card;
use crate::event::Event;
use crate::rules::scoring;
use crate::state::{Phase, Place, State};
use engine::{Emit, Seat, SeatSet};

pub(crate) fn begin_turn(state: &mut State, seat: Seat) {
    state.active = seat;
    state.first_action_done = false;
    state.banned = SeatSet::EMPTY; // CA-77
    state.refill_order.clear();
    state.phase = Phase::Turn;
}

/// CA-18, CA-75, CA-76: the turn goes on with a second action, or ends.
#[inline]
pub(crate) fn end_of_action<E: Emit<Event>>(
    rules: &CoverYourAssets,
    state: &mut State,
    discarded: bool,
    emit: &mut E,
) {
    let second = rules.options.two_actions && !state.first_action_done;
    state.first_action_done = true;
    if second && discarded {
        fill_up(rules, state, 0, true, emit); // CA-75
    } else if second && !state.hand(state.active).is_empty() {
        state.phase = Phase::Turn;
    } else {
        end_of_turn(rules, state, emit);
    }
}

/// CA-21
#[inline]
pub(crate) fn end_of_turn<E: Emit<Event>>(rules: &CoverYourAssets, state: &mut State, emit: &mut E) {
    fill_up(rules, state, 0, false, emit);
}

/// A seat played a card: it draws at the end of the turn (CA-21, CA-78, CA-120).
#[inline]
pub(crate) fn note_card_played(state: &mut State, seat: Seat) {
    if seat != state.active && !state.refill_order.contains(&seat) {
        state.refill_order.push(seat);
    }
}

/// Whose hand is being filled up.
#[inline]
pub(crate) fn drawer(state: &State, next: u8) -> Option<Seat> {
    match next {
        0 => Some(state.active),
        _ => state.refill_order.get(usize::from(next) - 1).copied(),
    }
}

/// Asks chance for the next card of a hand that is short, or goes on when no hand is.
#[inline]
fn fill_up<E: Emit<Event>>(
    rules: &CoverYourAssets,
    state: &mut State,
    mut next: u8,
    mid_turn: bool,
    emit: &mut E,
) {
    while state.deck > 0
        && let Some(seat) = drawer(state, next)
    {
        if state.hand(seat).len() < rules.hand_size {
            state.phase = Phase::Refill { next, mid_turn };
            return;
        }
        if mid_turn {
            break;
        }
        next += 1;
    }
    if !mid_turn {
        next_turn(rules, state, emit);
    } else if state.hand(state.active).is_empty() {
        end_of_turn(rules, state, emit); // CA-76
    } else {
        state.phase = Phase::Turn;
    }
}

/// The drawn card joins the hand (CA-21: from the deck only, one after the other).
#[inline]
pub(crate) fn draw<E: Emit<Event>>(
    rules: &CoverYourAssets,
    state: &mut State,
    (next, mid_turn): (u8, bool),
    card: Card,
    emit: &mut E,
) {
    let seat = drawer(state, next).expect("somebody draws while hands are filled up");
    state.take_from(Place::Deck, card);
    state.hands[seat.index()].add(card);
    if rules.options.action_cards {
        state.put_back.drew(seat, card);
    }
    emit.emit(|| Event::Drew { seat, card: Some(card) });
    fill_up(rules, state, next, mid_turn, emit);
}

/// CA-22, CA-55, CA-57: the next seat with cards; the same one again if it is the only one left.
#[inline]
fn next_turn<E: Emit<Event>>(rules: &CoverYourAssets, state: &mut State, emit: &mut E) {
    let mut seat = state.active;
    for _ in 0..rules.seats {
        seat = seat.next(rules.seats);
        if !state.hand(seat).is_empty() {
            return begin_turn(state, seat);
        }
    }
    scoring::end_round(rules, state, emit); // CA-56
}
