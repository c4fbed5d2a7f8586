use crate::card::{Card, KINDS};
use schemars::JsonSchema;
use serde::de::{Error, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;
use std::fmt;

/// A multiset of cards: four bits for the count of each kind, which no kind outgrows (the box has at most ten).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, JsonSchema)]
#[schemars(with = "BTreeMap<Card, u8>")]
pub struct Cards(u64);

const NIBBLES: u64 = 0x0f0f_0f0f_0f0f_0f0f;
const ONES: u64 = 0x0101_0101_0101_0101;
const HIGH_BITS: u64 = 0x8080_8080_8080_8080;

impl Cards {
    pub const EMPTY: Cards = Cards(0);

    #[inline]
    pub fn count(self, card: Card) -> u8 {
        (self.0 >> shift(card) & 0xf) as u8
    }

    /// How many there are of each kind.
    #[inline]
    pub fn counts(self) -> [u8; KINDS] {
        let (even, odd) = ((self.0 & NIBBLES).to_le_bytes(), (self.0 >> 4 & NIBBLES).to_le_bytes());
        std::array::from_fn(|kind| if kind % 2 == 0 { even[kind / 2] } else { odd[kind / 2] })
    }

    #[inline]
    pub fn has(self, card: Card) -> bool {
        self.count(card) > 0
    }

    #[inline]
    pub fn add(&mut self, card: Card) {
        self.0 += 1 << shift(card);
    }

    #[inline]
    pub fn remove(&mut self, card: Card) {
        debug_assert!(self.has(card), "no {card:?} to take away");
        self.0 -= 1 << shift(card);
    }

    #[must_use]
    #[inline]
    pub fn with(self, card: Card) -> Cards {
        self.with_many(card, 1)
    }

    #[must_use]
    #[inline]
    pub fn with_many(self, card: Card, count: u8) -> Cards {
        Cards(self.0 + (u64::from(count) << shift(card)))
    }

    /// Both together; the box bounds every count, so no nibble overflows.
    #[must_use]
    #[inline]
    pub fn and(self, other: Cards) -> Cards {
        Cards(self.0 + other.0)
    }

    /// These cards without those that also lie in `other`, count by count.
    #[must_use]
    pub fn minus(self, other: Cards) -> Cards {
        Card::ALL.into_iter().fold(Cards::EMPTY, |rest, card| {
            rest.with_many(card, self.count(card).saturating_sub(other.count(card)))
        })
    }

    #[inline]
    pub fn len(self) -> u8 {
        let pairs = (self.0 & NIBBLES) + (self.0 >> 4 & NIBBLES);
        (pairs.wrapping_mul(ONES) >> 56) as u8
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The `n`-th card, counted from 0 in canonical order: a uniform `n` draws a uniform card.
    #[inline]
    pub fn nth(self, n: u8) -> Card {
        debug_assert!(n < self.len(), "there is no such card");
        let low = running_sums(self.0 as u32);
        let low_len = (low >> 56) as u8;
        let place = if n < low_len {
            first_above(low, n)
        } else {
            8 + first_above(running_sums((self.0 >> 32) as u32), n - low_len)
        };
        Card::ALL[place as usize]
    }

    /// The kinds that are there, in canonical order.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        let some = self.0 | self.0 >> 1;
        let mut marks = (some | some >> 2) & 0x1111_1111_1111_1111;
        std::iter::from_fn(move || {
            let kind = marks.trailing_zeros() as usize / 4;
            marks &= marks.wrapping_sub(1);
            Card::ALL.get(kind).copied()
        })
    }

    /// The assets among them.
    #[must_use]
    #[inline]
    pub fn assets(self) -> Cards {
        Cards(self.0 & ((1 << shift(Card::Silver)) - 1))
    }

    /// The wilds among them.
    #[must_use]
    #[inline]
    pub fn wilds(self) -> Cards {
        Cards(self.0 & (0xfff << shift(Card::Silver)))
    }

    /// Every card, as often as it is there.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        self.kinds().flat_map(move |card| std::iter::repeat_n(card, usize::from(self.count(card))))
    }
}

#[inline]
fn shift(card: Card) -> u32 {
    4 * card as u32
}

/// Eight counts, spread to a byte each and summed up from the low end.
#[inline]
fn running_sums(counts: u32) -> u64 {
    let mut spread = u64::from(counts);
    spread = (spread | spread << 16) & 0x0000_ffff_0000_ffff;
    spread = (spread | spread << 8) & 0x00ff_00ff_00ff_00ff;
    spread = (spread | spread << 4) & NIBBLES;
    spread.wrapping_mul(ONES)
}

/// The place of the first byte greater than `n`; all bytes are below 128, so the subtraction never borrows.
#[inline]
fn first_above(sums: u64, n: u8) -> u32 {
    let above = ((sums | HIGH_BITS) - (u64::from(n) + 1) * ONES) & HIGH_BITS;
    above.trailing_zeros() / 8
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::EMPTY, Cards::with)
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.kinds().map(|card| (card, self.count(card)))).finish()
    }
}

/// An object of counts, such as `{"jewels": 2, "gold": 1}`.
impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.kinds().count()))?;
        for card in self.kinds() {
            map.serialize_entry(&card, &self.count(card))?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cards, D::Error> {
        struct Counts;
        impl<'de> Visitor<'de> for Counts {
            type Value = Cards;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("how many there are of each card")
            }

            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Cards, M::Error> {
                let mut cards = Cards::EMPTY;
                for _ in 0..=KINDS {
                    let Some((card, count)) = map.next_entry::<Card, u8>()? else { return Ok(cards) };
                    if cards.has(card) || count > card.copies() {
                        return Err(M::Error::custom(format_args!("{count} more of {}", card.id())));
                    }
                    cards = cards.with_many(card, count);
                }
                Err(M::Error::custom("more kinds than there are"))
            }
        }
        deserializer.deserialize_map(Counts)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn box_of_cards() -> Cards {
        Card::ALL.into_iter().fold(Cards::EMPTY, |all, card| all.with_many(card, card.copies()))
    }

    #[test]
    fn counting_agrees_with_listing() {
        let all = box_of_cards();
        assert_eq!(all.len(), 110);
        let listed: Vec<Card> = all.iter().collect();
        assert_eq!(listed.len(), 110);
        for (n, card) in listed.iter().enumerate() {
            assert_eq!(all.nth(n as u8), *card, "card {n}");
        }
        assert_eq!(all.assets().len(), 92);
        assert_eq!(all.wilds().len(), 14);
        assert_eq!(all.kinds().count(), KINDS);
        assert_eq!(Cards::EMPTY.kinds().next(), None);
    }

    #[test]
    fn gaps_between_kinds_are_skipped() {
        let few: Cards = [Card::Shift, Card::House, Card::House, Card::Cash].into_iter().collect();
        assert_eq!([0, 1, 2, 3].map(|n| few.nth(n)), [Card::Cash, Card::House, Card::House, Card::Shift]);
        assert_eq!(few.minus([Card::House].into_iter().collect()).len(), 3);
    }

    #[test]
    fn json_is_an_object_of_counts() {
        let few: Cards = [Card::Gold, Card::Jewels, Card::Jewels].into_iter().collect();
        let json = serde_json::to_string(&few).unwrap();
        assert_eq!(json, r#"{"jewels":2,"gold":1}"#);
        assert_eq!(serde_json::from_str::<Cards>(&json).unwrap(), few);
        for bad in [r#"{"jewels":10}"#, r#"{"jewels":1,"jewels":1}"#, r#"{"rubies":1}"#, "[]"] {
            assert!(serde_json::from_str::<Cards>(bad).is_err(), "{bad}");
        }
    }
}
