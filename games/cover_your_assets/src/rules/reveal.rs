//! Turning cards up, and what action cards do there: CA-12, CA-13, CA-119, CA-121 to CA-127.

use crate::CoverYourAssets;
use crate::action::Direction;
use crate::card::Card;
use crate::event::Event;
use crate::piles::PileSet;
use crate::rules::{draft, refill, setup};
use crate::state::{Phase, Place, Reveal, State};
use engine::{Emit, Illegal, Seat, rule};

/// Asks chance for the next card that is to be turned up, if there is one.
#[inline]
pub(crate) fn go_on<E: Emit<Event>>(
    rules: &CoverYourAssets,
    state: &mut State,
    mut reveal: Reveal,
    emit: &mut E,
) {
    while let Some(pile) = reveal.piles.first() {
        if state.piles[usize::from(pile)].face_down > 0 {
            state.phase = Phase::Reveal(reveal);
            return;
        }
        // CA-105, CA-127: nothing is left to hide a card under.
        while let Some(card) = reveal.aside.pop() {
            state.removed.add(card);
        }
        emit.emit(|| Event::PileEmpty { pile });
        reveal.piles = reveal.piles.without(pile);
    }
    if reveal.set_up {
        state.phase = Phase::Reveal(reveal);
    } else {
        refill::end_of_action(rules, state, false, emit);
    }
}

/// A card is turned up.
#[inline]
pub(crate) fn turn_up<E: Emit<Event>>(
    rules: &CoverYourAssets,
    state: &mut State,
    mut reveal: Reveal,
    card: Card,
    emit: &mut E,
) {
    let place = reveal.place();
    state.take_from(place, card);
    if card.is_action() {
        return turn_up_action(rules, state, reveal, card, emit);
    }
    match place {
        Place::Pile(pile) => {
            state.piles[usize::from(pile)].top = Some(card);
            emit.emit(|| Event::PileTurned { pile, card });
        }
        Place::Deck => {
            state.discard.push(card);
            emit.emit(|| Event::DiscardTurned { card });
        }
    }
    if reveal.aside.is_empty() {
        next_place(rules, state, &mut reveal, emit);
    } else {
        state.phase = Phase::PutBack(reveal);
    }
}

/// CA-12, CA-13, CA-127: the first card set aside goes back under `above` cards.
pub(crate) fn put_back<E: Emit<Event>>(
    rules: &CoverYourAssets,
    state: &mut State,
    mut reveal: Reveal,
    above: u8,
    emit: &mut E,
) {
    let card = reveal.aside.remove(0);
    let place = reveal.place();
    state.put_back.put(place, card, above);
    match place {
        Place::Pile(pile) => state.piles[usize::from(pile)].face_down += 1,
        Place::Deck => state.deck += 1,
    }
    emit.emit(|| Event::PutBack { card, pile: pile_of(place) });
    if reveal.aside.is_empty() {
        next_place(rules, state, &mut reveal, emit);
    } else {
        state.phase = Phase::PutBack(reveal);
    }
}

pub(crate) fn check_choice(state: &State, seat: Seat) -> Result<(), Illegal> {
    match state.phase {
        Phase::ShiftChoice { chooser, .. } if chooser == seat => Ok(()),
        _ => Err(Illegal { rule: rule!("CA-123") }),
    }
}

/// CA-123
pub(crate) fn choose<E: Emit<Event>>(
    rules: &CoverYourAssets,
    state: &mut State,
    (chooser, target): (Seat, Seat),
    reveal: Reveal,
    direction: Direction,
    emit: &mut E,
) {
    state.stacks.shift(target, direction);
    emit.emit(|| Event::ShiftedByPile { target_seat: target, direction: Some(direction) });
    if chooser == state.active {
        shift_by(rules, state, (target, chooser), reveal, emit);
    } else {
        shift_done(rules, state, reveal, emit);
    }
}

fn next_place<E: Emit<Event>>(rules: &CoverYourAssets, state: &mut State, reveal: &mut Reveal, emit: &mut E) {
    match reveal.piles.first() {
        Some(pile) => {
            reveal.piles = reveal.piles.without(pile);
            go_on(rules, state, *reveal, emit);
        }
        None => setup::begin_first_turn(state),
    }
}

fn turn_up_action<E: Emit<Event>>(
    rules: &CoverYourAssets,
    state: &mut State,
    mut reveal: Reveal,
    card: Card,
    emit: &mut E,
) {
    let place = reveal.place();
    if let Place::Pile(pile) = place {
        state.put_back.turned_up(pile, card);
    }
    let set_aside = |reveal: &mut Reveal, emit: &mut E| {
        reveal.aside.push(card);
        emit.emit(|| Event::SetAside { card, pile: pile_of(place) });
    };
    let pile = match place {
        Place::Pile(pile) if !reveal.set_up => pile,
        _ => {
            set_aside(&mut reveal, emit);
            state.phase = Phase::Reveal(reveal);
            return;
        }
    };
    let drafter = state.active;
    let other = draft::rival(rules, drafter, PileSet::one(pile)); // CA-121
    if card == Card::Shift {
        emit.emit(|| Event::Uncovered { card, pile });
        return shift_by(rules, state, (drafter, other), reveal, emit);
    }
    if state.stacks.is_empty(drafter) || state.stacks.is_empty(other) {
        set_aside(&mut reveal, emit); // CA-126
    } else {
        emit.emit(|| Event::Uncovered { card, pile });
        state.stacks.swap_tops(drafter, other); // CA-125
        state.removed.add(card);
        emit.emit(|| Event::SwappedByPile { seat: drafter, target_seat: other });
    }
    go_on(rules, state, reveal, emit);
}

/// CA-123, CA-124: `chooser` moves a set of `target`, where there is something to choose; the drafter chooses first.
fn shift_by<E: Emit<Event>>(
    rules: &CoverYourAssets,
    state: &mut State,
    (chooser, target): (Seat, Seat),
    reveal: Reveal,
    emit: &mut E,
) {
    match state.stacks.len(target) {
        0 | 1 => {}
        2 => {
            state.stacks.shift(target, Direction::TopToBottom);
            emit.emit(|| Event::ShiftedByPile { target_seat: target, direction: None });
        }
        _ => {
            state.phase = Phase::ShiftChoice { chooser, target, reveal };
            return;
        }
    }
    if chooser == state.active {
        shift_by(rules, state, (target, chooser), reveal, emit);
    } else {
        shift_done(rules, state, reveal, emit);
    }
}

fn shift_done<E: Emit<Event>>(rules: &CoverYourAssets, state: &mut State, reveal: Reveal, emit: &mut E) {
    state.removed.add(Card::Shift);
    go_on(rules, state, reveal, emit);
}

fn pile_of(place: Place) -> Option<u8> {
    match place {
        Place::Pile(pile) => Some(pile),
        Place::Deck => None,
    }
}
