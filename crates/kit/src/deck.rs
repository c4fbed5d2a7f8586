use crate::nth_set_bit;
use engine::Rng;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A face-down deck of up to `MOST` different cards, numbered from 0, whose used cards go to the bottom. No deck has
/// more than 32.
///
/// The order of cards nobody has seen does not exist: they are a set, and chance picks from it. Cards that were drawn
/// and came back lie below them in an order everybody saw, so once the set is empty the next card is certain.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "Seen", into = "Seen")]
#[schemars(with = "Seen")]
pub struct Deck<const MOST: usize> {
    unseen: u32,
    /// The cards at the bottom, the next one to come first; the rest is 0.
    queue: [u8; MOST],
    queued: u8,
}

impl<const MOST: usize> Deck<MOST> {
    const EMPTY: Deck<MOST> = Deck { unseen: 0, queue: [0; MOST], queued: 0 };

    /// All cards, shuffled.
    pub const SHUFFLED: Deck<MOST> = {
        assert!(MOST <= 32, "the unseen cards are 32 bits");
        Deck { unseen: ((1u64 << MOST) - 1) as u32, ..Deck::EMPTY }
    };

    /// The cards that may lie on top.
    pub fn on_top(&self) -> impl Iterator<Item = u8> {
        let mask = if self.unseen != 0 || self.queued == 0 { self.unseen } else { 1 << self.queue[0] };
        (0..MOST as u8).filter(move |card| mask >> card & 1 == 1)
    }

    /// One of [`Deck::on_top`], each as likely as any other. The deck must not be empty.
    #[inline]
    pub fn pick<R: Rng + ?Sized>(&self, rng: &mut R) -> u8 {
        if self.unseen == 0 {
            return self.queue[0];
        }
        nth_set_bit(self.unseen, rng.below(self.unseen.count_ones())) as u8
    }

    /// Takes this card, one of [`Deck::on_top`], away.
    #[inline]
    pub fn draw(&mut self, card: u8) {
        if self.unseen != 0 {
            debug_assert!(self.unseen >> card & 1 == 1, "card {card} is not on top");
            self.unseen &= !(1 << card);
            return;
        }
        debug_assert!(self.queued > 0 && self.queue[0] == card, "card {card} is not on top");
        self.queue.copy_within(1..usize::from(self.queued), 0);
        self.queued -= 1;
        self.queue[usize::from(self.queued)] = 0;
    }

    /// Puts a card to the bottom, face up for all to see.
    #[inline]
    pub fn put_under(&mut self, card: u8) {
        self.queue[usize::from(self.queued)] = card;
        self.queued += 1;
    }

    /// All cards in the deck, as bits; `None` if one is there twice.
    pub fn cards(&self) -> Option<u32> {
        self.queue().iter().try_fold(self.unseen, |found, card| {
            let card = 1 << card;
            (found & card == 0).then_some(found | card)
        })
    }

    /// The cards nobody has seen yet, as bits.
    pub fn unseen(&self) -> u32 {
        self.unseen
    }

    /// The cards below the unseen ones, the next one to come first.
    pub fn queue(&self) -> &[u8] {
        &self.queue[..usize::from(self.queued)]
    }
}

/// A deck as it is written down.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Seen {
    unseen: Vec<u8>,
    queue: Vec<u8>,
}

impl<const MOST: usize> From<Deck<MOST>> for Seen {
    fn from(deck: Deck<MOST>) -> Seen {
        let unseen = (0..MOST as u8).filter(|card| deck.unseen >> card & 1 == 1).collect();
        Seen { unseen, queue: deck.queue().to_vec() }
    }
}

impl<const MOST: usize> TryFrom<Seen> for Deck<MOST> {
    type Error = String;

    fn try_from(seen: Seen) -> Result<Deck<MOST>, String> {
        let (mut deck, mut known) = (Deck::EMPTY, 0u32);
        for &card in seen.unseen.iter().chain(&seen.queue) {
            if usize::from(card) >= MOST || known >> card & 1 == 1 {
                return Err(format!("a deck holds each card once, numbered below {MOST}"));
            }
            known |= 1 << card;
        }
        deck.unseen = seen.unseen.iter().fold(0, |bits, card| bits | 1 << card);
        seen.queue.iter().for_each(|&card| deck.put_under(card));
        Ok(deck)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::FastRng;

    #[test]
    fn used_cards_come_again_in_the_order_they_were_used() {
        let mut deck = Deck::<5>::SHUFFLED;
        let mut rng = FastRng::new(1);
        let mut draw = |deck: &mut Deck<5>| {
            let card = deck.pick(&mut rng);
            assert!(deck.on_top().any(|top| top == card));
            deck.draw(card);
            card
        };
        let first: Vec<u8> = (0..5)
            .map(|_| {
                let card = draw(&mut deck);
                deck.put_under(card);
                card
            })
            .collect();
        assert_eq!(deck.on_top().collect::<Vec<_>>(), first[..1]);
        let kept = draw(&mut deck);
        assert_eq!((kept, deck.queue()), (first[0], &first[1..]));
        let second = draw(&mut deck);
        deck.put_under(second);
        deck.put_under(kept);
        assert_eq!(deck.queue(), [first[2], first[3], first[4], first[1], first[0]]);
        assert_eq!(deck.cards(), Some(0b1_1111));
    }

    #[test]
    fn unseen_cards_lie_above_used_ones() {
        let mut deck = Deck::<3>::SHUFFLED;
        deck.draw(1);
        deck.put_under(1);
        assert_eq!(deck.on_top().collect::<Vec<_>>(), [0, 2]);
        assert_eq!((deck.unseen(), deck.queue()), (0b101, &[1u8][..]));
        deck.put_under(2);
        assert_eq!(deck.cards(), None, "one card twice");
    }

    #[test]
    fn decks_are_read_back_and_impossible_ones_refused() {
        let mut deck = Deck::<32>::SHUFFLED;
        deck.draw(31);
        deck.put_under(31);
        let json = serde_json::to_string(&deck).unwrap();
        assert_eq!(serde_json::from_str::<Deck<32>>(&json).unwrap(), deck);
        for bad in [r#"{"unseen":[1],"queue":[1]}"#, r#"{"unseen":[32],"queue":[]}"#] {
            assert!(serde_json::from_str::<Deck<32>>(bad).is_err(), "{bad}");
        }
    }
}
