//! A deck of sixteen cards in eleven bytes. The order of cards nobody has seen does not exist: they are a set, and
//! chance picks from it. Cards that were drawn lie below them in an order everybody saw (PT-85), so once the set is
//! empty the next card is certain.

use engine::Rng;
use kit::nth_set_bit;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Listed", into = "Listed")]
pub struct Deck {
    /// The cards never seen, as bits.
    unseen: u16,
    /// The cards below them, four bits each, the next one lowest. Bytes, to spare the state their alignment.
    queue: [u8; 8],
    queued: u8,
}

impl Deck {
    /// PT-3
    pub const SHUFFLED: Deck = Deck { unseen: u16::MAX, queue: [0; 8], queued: 0 };

    /// The cards that may lie on top.
    pub fn on_top(&self) -> impl Iterator<Item = u8> + use<> {
        let mask = if self.unseen == 0 { 1u16 << (self.queue[0] & 15) } else { self.unseen };
        (0..16).filter(move |card| mask >> card & 1 == 1)
    }

    #[inline]
    pub(crate) fn pick<R: Rng + ?Sized>(&self, rng: &mut R) -> u8 {
        if self.unseen == 0 {
            return self.queue[0] & 15;
        }
        let mask = u32::from(self.unseen);
        nth_set_bit(mask, rng.below(mask.count_ones())) as u8
    }

    #[inline]
    pub(crate) fn draw(&mut self, card: u8) {
        if self.unseen == 0 {
            self.queue = (u64::from_le_bytes(self.queue) >> 4).to_le_bytes();
            self.queued -= 1;
        } else {
            self.unseen &= !(1 << card);
        }
    }

    #[inline]
    pub(crate) fn put_under(&mut self, card: u8) {
        self.queue[usize::from(self.queued / 2)] |= card << (4 * (self.queued % 2));
        self.queued += 1;
    }

    /// The cards nobody has seen.
    pub(crate) fn unseen(&self) -> impl Iterator<Item = u8> + use<> {
        let unseen = self.unseen;
        (0..16).filter(move |card| unseen >> card & 1 == 1)
    }

    /// The cards below them, the next one first.
    pub(crate) fn queue(&self) -> impl Iterator<Item = u8> {
        (0..self.queued).map(|at| self.queued_at(at))
    }

    fn queued_at(&self, at: u8) -> u8 {
        self.queue[usize::from(at / 2)] >> (4 * (at % 2)) & 15
    }

    /// All cards in the deck, as bits; `None` if one is there twice.
    pub(crate) fn cards(&self) -> Option<u16> {
        let mut found = self.unseen;
        for at in 0..self.queued {
            let card = 1u16 << self.queued_at(at);
            if found & card != 0 {
                return None;
            }
            found |= card;
        }
        Some(found)
    }
}

/// A deck as it is written down.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Listed {
    unseen: Vec<u8>,
    queue: Vec<u8>,
}

impl From<Deck> for Listed {
    fn from(deck: Deck) -> Listed {
        Listed { unseen: deck.unseen().collect(), queue: deck.queue().collect() }
    }
}

impl TryFrom<Listed> for Deck {
    type Error = &'static str;
    fn try_from(listed: Listed) -> Result<Deck, &'static str> {
        const WRONG: &str = "a deck holds each of its 16 cards at most once";
        if listed.unseen.iter().chain(&listed.queue).any(|&card| card > 15) || listed.queue.len() > 16 {
            return Err(WRONG);
        }
        let unseen = listed.unseen.iter().fold(0, |mask, card| mask | 1u16 << card);
        let mut deck = Deck { unseen, queue: [0; 8], queued: 0 };
        listed.queue.iter().for_each(|&card| deck.put_under(card));
        let all = deck.cards().ok_or(WRONG)?;
        if all.count_ones() as usize == listed.unseen.len() + listed.queue.len() {
            Ok(deck)
        } else {
            Err(WRONG)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::FastRng;

    #[test]
    fn drawn_cards_come_again_in_their_order() {
        let mut deck = Deck::SHUFFLED;
        let mut rng = FastRng::new(3);
        let mut seen = Vec::new();
        for _ in 0..16 {
            let card = deck.pick(&mut rng);
            assert!(deck.on_top().any(|top| top == card));
            deck.draw(card);
            deck.put_under(card);
            seen.push(card);
        }
        assert_eq!(deck.cards(), Some(u16::MAX));
        for &card in &seen {
            assert_eq!(deck.on_top().collect::<Vec<_>>(), [card]);
            deck.draw(card);
            deck.put_under(card);
        }
    }
}
