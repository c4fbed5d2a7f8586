//! Action cards that were set aside and put back face down (CA-12, CA-13, CA-127).
//!
//! Cards of the deck and the draft piles have no order until they are drawn, except for these: chance decides where
//! each of them goes, and there it stays. Nobody sees the place; that the card is somewhere in that pile is public, and
//! so is what follows from it. Copies look alike, so a card that shows later may be another one: all that is certain is
//! how many there are *at least*.

use crate::card::Card;
use crate::list::List;
use crate::piles::PILES;
use crate::state::{MOST_SEATS, Place};
use engine::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Two Swaps and two Shifts.
pub(crate) const ACTION_CARDS: usize = 4;

/// All that is to know about action cards that were put back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct PutBack {
    /// Where they really are; sorted.
    hidden: List<Hidden, ACTION_CARDS>,
    /// At least so many lie face down in each draft pile.
    piles: [ActionCounts; PILES],
    /// At least so many of those that a seat cannot see came, or will come, from the deck: they are in it, or in the
    /// hand of somebody else who drew. The last entry is for those without a seat.
    deck: [ActionCounts; MOST_SEATS + 1],
    /// How many cards each seat has drawn since the deal.
    drawn: [u8; MOST_SEATS],
}

/// A number of Swaps and of Shifts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ActionCounts {
    pub swap: u8,
    pub shift: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize, JsonSchema)]
struct Hidden {
    place: Place,
    /// How many cards lie above it.
    above: u8,
    card: Card,
}

impl PutBack {
    pub fn len(&self) -> u8 {
        self.hidden.len() as u8
    }

    pub fn is_empty(&self) -> bool {
        self.hidden.is_empty()
    }

    /// The hidden cards themselves.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        self.hidden.iter().map(|hidden| hidden.card)
    }

    /// Where they really are: the place, how many cards lie above, the card.
    pub(crate) fn hidden(&self) -> impl Iterator<Item = (Place, u8, Card)> {
        self.hidden.iter().map(|hidden| (hidden.place, hidden.above, hidden.card))
    }

    pub fn at_least_in_pile(&self, pile: u8) -> ActionCounts {
        self.piles[usize::from(pile)]
    }

    /// What a seat, or anybody, can be sure came from the deck or is still there.
    pub fn at_least_from_deck(&self, viewer: Option<Seat>) -> ActionCounts {
        self.deck[viewer.map_or(MOST_SEATS, Seat::index)]
    }

    pub fn drawn(&self, seat: Seat) -> u8 {
        self.drawn[seat.index()]
    }

    /// The card that is certain to come next from a place.
    #[inline]
    pub(crate) fn next_from(&self, place: Place) -> Option<Card> {
        self.hidden.iter().find(|hidden| hidden.place == place && hidden.above == 0).map(|hidden| hidden.card)
    }

    /// Takes the top card of a place away and says whether it was one of these.
    #[inline]
    pub(crate) fn lift(&mut self, place: Place) -> bool {
        let Some(first) = self.hidden.iter().position(|hidden| hidden.place == place) else { return false };
        let lifted = self.hidden[first].above == 0;
        if lifted {
            self.hidden.remove(first);
        }
        let deeper = self.hidden.items_mut().iter_mut().filter(|hidden| hidden.place == place);
        deeper.for_each(|hidden| hidden.above -= 1);
        lifted
    }

    /// Hides a card under `above` cards of a place, of which everybody knows.
    pub(crate) fn put(&mut self, place: Place, card: Card, above: u8) {
        let same = self.hidden.items_mut().iter_mut().filter(|hidden| hidden.place == place);
        same.filter(|hidden| hidden.above >= above).for_each(|hidden| hidden.above += 1);
        self.add(Hidden { place, above, card });
        match place {
            Place::Pile(pile) => *self.piles[usize::from(pile)].of_mut(card) += 1,
            Place::Deck => self.deck.iter_mut().for_each(|counts| *counts.of_mut(card) += 1),
        }
    }

    /// An action card of a draft pile shows: perhaps one that was put there.
    pub(crate) fn turned_up(&mut self, pile: u8, card: Card) {
        self.piles[usize::from(pile)].lower(card);
    }

    /// A seat drew from the deck, and sees what.
    #[inline]
    pub(crate) fn drew(&mut self, seat: Seat, card: Card) {
        self.drawn[seat.index()] += 1;
        if card.is_action() {
            self.deck[seat.index()].lower(card);
        }
    }

    /// A seat plays or discards an action card. Whoever has drawn may have drawn that card.
    pub(crate) fn showed(&mut self, seat: Seat, card: Card) {
        if self.drawn(seat) > 0 {
            let others = self.deck.iter_mut().enumerate().filter(|(viewer, _)| *viewer != seat.index());
            others.for_each(|(_, counts)| counts.lower(card));
        }
    }

    /// What is left of it in an imagined world: all that is public, and what one viewer knows.
    pub(crate) fn public(
        piles: [ActionCounts; PILES],
        (everybody, viewer): (ActionCounts, Option<(Seat, ActionCounts)>),
        drawn: [u8; MOST_SEATS],
    ) -> PutBack {
        let mut deck = [everybody; MOST_SEATS + 1];
        if let Some((seat, counts)) = viewer {
            deck[seat.index()] = counts;
        }
        PutBack { hidden: List::new(), piles, deck, drawn }
    }

    pub(crate) fn hidden_in(&self, place: Place) -> u8 {
        self.hidden.iter().filter(|hidden| hidden.place == place).count() as u8
    }

    /// Says that the `n`-th card of a place, not counting those hidden there already, is this one.
    pub(crate) fn hide(&mut self, place: Place, card: Card, n: u8) {
        let mut above = n;
        for hidden in self.hidden.iter().filter(|hidden| hidden.place == place) {
            above += u8::from(hidden.above <= above);
        }
        self.add(Hidden { place, above, card });
    }

    fn add(&mut self, hidden: Hidden) {
        self.hidden.push(hidden);
        self.hidden.items_mut().sort_unstable();
    }
}

impl ActionCounts {
    pub fn of(&self, card: Card) -> u8 {
        match card {
            Card::Swap => self.swap,
            Card::Shift => self.shift,
            _ => 0,
        }
    }

    pub(crate) fn of_mut(&mut self, card: Card) -> &mut u8 {
        debug_assert!(card.is_action(), "only action cards are put back");
        if card == Card::Swap { &mut self.swap } else { &mut self.shift }
    }

    pub(crate) fn lower(&mut self, card: Card) {
        let count = self.of_mut(card);
        *count = count.saturating_sub(1);
    }

    /// Every card, as often as it is counted.
    pub(crate) fn cards(self) -> impl Iterator<Item = Card> {
        let times = move |card| std::iter::repeat_n(card, usize::from(self.of(card)));
        times(Card::Swap).chain(times(Card::Shift))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_rise_as_those_above_them_leave() {
        let mut back = PutBack::default();
        back.put(Place::Deck, Card::Swap, 1);
        back.put(Place::Deck, Card::Shift, 1);
        back.put(Place::Pile(2), Card::Shift, 0);
        assert_eq!(back.next_from(Place::Deck), None);
        assert!(!back.lift(Place::Deck));
        assert_eq!(back.next_from(Place::Deck), Some(Card::Shift), "it was put above the Swap");
        assert!(back.lift(Place::Deck));
        assert_eq!(back.next_from(Place::Deck), Some(Card::Swap));
        assert_eq!(back.next_from(Place::Pile(2)), Some(Card::Shift));
        assert_eq!(back.at_least_from_deck(None), ActionCounts { swap: 1, shift: 1 });
    }

    #[test]
    fn hidden_cards_never_share_a_place() {
        let mut back = PutBack::default();
        for n in [1, 0, 0] {
            back.hide(Place::Deck, Card::Swap, n);
        }
        back.hide(Place::Pile(0), Card::Shift, 1);
        let above = |place| {
            let hidden = back.hidden.iter().filter(move |hidden| hidden.place == place);
            hidden.map(|hidden| hidden.above).collect::<Vec<_>>()
        };
        assert_eq!(above(Place::Deck), [0, 1, 2]);
        assert_eq!(above(Place::Pile(0)), [1]);
    }

    #[test]
    fn certainty_fades_only_where_it_must() {
        let mut back = PutBack::default();
        back.put(Place::Deck, Card::Swap, 0);
        back.showed(Seat(1), Card::Swap);
        assert_eq!(back.at_least_from_deck(Some(Seat(0))).swap, 1, "seat 1 has drawn nothing yet");
        back.drew(Seat(1), Card::Swap);
        assert_eq!(back.at_least_from_deck(Some(Seat(1))).swap, 0);
        assert_eq!(back.at_least_from_deck(Some(Seat(0))).swap, 1);
        back.showed(Seat(1), Card::Swap);
        assert_eq!(back.at_least_from_deck(Some(Seat(0))).swap, 0);
    }
}
