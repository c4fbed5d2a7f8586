//! The actions of a turn that nobody can answer: CA-24 to CA-35, CA-74, CA-79 to CA-91.

use crate::CoverYourAssets;
use crate::action::{Direction, Play};
use crate::card::Card;
use crate::event::Event;
use crate::rules::{is_pair, refill, require_turn};
use crate::set::Set;
use crate::state::State;
use engine::{Emit, Illegal, Seat, require, rule};

pub(crate) fn check_form(state: &State, seat: Seat, hand: Play, use_discard: bool) -> Result<(), Illegal> {
    require_turn(state, seat)?;
    require(hand.second().is_none() == use_discard, rule!("CA-24"))?;
    require(holds(state, seat, hand), rule!("CA-24"))?;
    require(hand.cards().all(|card| !card.is_action()), rule!("CA-84"))?;
    let other = match hand.second() {
        Some(card) => card,
        None => {
            let top = state.top_discard().ok_or(Illegal { rule: rule!("CA-28") })?;
            require(!top.is_action(), rule!("CA-33"))?;
            top
        }
    };
    require(is_pair(hand.first(), other), rule!("CA-25"))
}

#[inline]
pub(crate) fn form<E: Emit<Event>>(
    rules: &CoverYourAssets,
    state: &mut State,
    seat: Seat,
    hand: Play,
    emit: &mut E,
) {
    hand.cards().for_each(|card| state.play_card(seat, card));
    let use_discard = hand.second().is_none();
    let other = hand.second().or_else(|| state.discard.pop()).expect("a pair has two cards");
    let mut set = Set::none_of(hand.first().min(other)); // Assets come before wilds.
    set.add(hand.first());
    set.add(other);
    state.stacks.push(seat, set); // CA-27
    emit.emit(|| Event::SetFormed { seat, cards: hand, use_discard, set, value: set.value() });
    refill::end_of_action(rules, state, false, emit);
}

pub(crate) fn check_discard(state: &State, seat: Seat, card: Card) -> Result<(), Illegal> {
    require_turn(state, seat)?;
    require(state.hand(seat).has(card), rule!("CA-32"))
}

#[inline]
pub(crate) fn discard<E: Emit<Event>>(
    rules: &CoverYourAssets,
    state: &mut State,
    seat: Seat,
    card: Card,
    emit: &mut E,
) {
    state.play_card(seat, card);
    state.discard.push(card);
    if card.is_action() {
        state.put_back.showed(seat, card);
    }
    emit.emit(|| Event::Discarded { seat, card });
    refill::end_of_action(rules, state, true, emit);
}

pub(crate) fn check_upgrade(
    rules: &CoverYourAssets,
    state: &State,
    seat: Seat,
    card: Card,
) -> Result<(), Illegal> {
    require_turn(state, seat)?;
    require(rules.options.upgrade_set, rule!("CA-17"))?;
    require(state.hand(seat).has(card), rule!("CA-79"))?;
    require(!card.is_action(), rule!("CA-84"))?;
    require(!card.is_wild(), rule!("CA-80"))?;
    require(state.stacks.top(seat).is_some_and(|set| set.asset() == card), rule!("CA-79"))
}

pub(crate) fn upgrade<E: Emit<Event>>(
    rules: &CoverYourAssets,
    state: &mut State,
    seat: Seat,
    card: Card,
    emit: &mut E,
) {
    state.play_card(seat, card);
    let set = state.stacks.below_top_mut(seat, 0);
    set.add(card);
    let set = *set;
    emit.emit(|| Event::SetUpgraded { seat, card, set, value: set.value() });
    refill::end_of_action(rules, state, false, emit);
}

pub(crate) fn check_swap(
    rules: &CoverYourAssets,
    state: &State,
    seat: Seat,
    target: Seat,
) -> Result<(), Illegal> {
    require_turn(state, seat)?;
    require(rules.options.action_cards, rule!("CA-17"))?;
    require(state.hand(seat).has(Card::Swap), rule!("CA-82"))?;
    require(rules.has(target) && target != seat, rule!("CA-85"))?;
    require(!state.stacks.is_empty(seat) && !state.stacks.is_empty(target), rule!("CA-85"))
}

pub(crate) fn swap<E: Emit<Event>>(
    rules: &CoverYourAssets,
    state: &mut State,
    seat: Seat,
    target: Seat,
    emit: &mut E,
) {
    use_up(state, seat, Card::Swap);
    state.stacks.swap_tops(seat, target);
    emit.emit(|| Event::Swapped { seat, target_seat: target });
    refill::end_of_action(rules, state, false, emit);
}

pub(crate) fn check_shift(
    rules: &CoverYourAssets,
    state: &State,
    seat: Seat,
    target: Seat,
) -> Result<(), Illegal> {
    require_turn(state, seat)?;
    require(rules.options.action_cards, rule!("CA-17"))?;
    require(state.hand(seat).has(Card::Shift), rule!("CA-82"))?;
    require(rules.has(target) && state.stacks.len(target) >= 2, rule!("CA-88"))
}

pub(crate) fn shift<E: Emit<Event>>(
    rules: &CoverYourAssets,
    state: &mut State,
    seat: Seat,
    (target, direction): (Seat, Direction),
    emit: &mut E,
) {
    use_up(state, seat, Card::Shift);
    state.stacks.shift(target, direction);
    emit.emit(|| Event::Shifted { seat, target_seat: target, direction });
    refill::end_of_action(rules, state, false, emit);
}

pub(crate) fn check_end(rules: &CoverYourAssets, state: &State, seat: Seat) -> Result<(), Illegal> {
    require_turn(state, seat)?;
    require(rules.options.two_actions, rule!("CA-18"))?;
    require(state.first_action_done, rule!("CA-74"))
}

pub(crate) fn end<E: Emit<Event>>(rules: &CoverYourAssets, state: &mut State, seat: Seat, emit: &mut E) {
    emit.emit(|| Event::TurnEnded { seat });
    refill::end_of_turn(rules, state, emit);
}

/// Whether the hand has these cards, two of a kind included.
#[inline]
pub(crate) fn holds(state: &State, seat: Seat, cards: Play) -> bool {
    let hand = state.hand(seat);
    match cards.second() {
        Some(second) if second == cards.first() => hand.count(second) >= 2,
        Some(second) => hand.has(cards.first()) && hand.has(second),
        None => hand.has(cards.first()),
    }
}

/// CA-83
fn use_up(state: &mut State, seat: Seat, card: Card) {
    state.play_card(seat, card);
    state.removed.add(card);
    state.put_back.showed(seat, card);
}
