use engine::Rng;
use schemars::JsonSchema;
use serde::de::IntoDeserializer;
use serde::{Deserialize, Deserializer, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use std::ops::{Add, AddAssign, Sub, SubAssign};

/// The highest bit of every counter: always clear, so that counters never borrow from each other.
const GUARD: u32 = 0x8080_8080;
const EVERY: u32 = 0x0101_0101;

/// A multiset of suitcases: how many of each value. One byte per value, the fives in the highest, so that whole hands
/// are added and compared in one instruction and are ordered by their counters. Every counter is at most 127.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, JsonSchema)]
#[serde(into = "Counters")]
#[schemars(with = "Counters")]
pub struct Cards(u32);

/// What one suitcase holds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Suitcase {
    Five,
    Two,
    One,
    Bluff,
}

impl Suitcase {
    pub const ALL: [Suitcase; 4] = [Suitcase::Five, Suitcase::Two, Suitcase::One, Suitcase::Bluff];

    /// Its value in millions.
    pub const fn millions(self) -> u8 {
        match self {
            Suitcase::Five => 5,
            Suitcase::Two => 2,
            Suitcase::One => 1,
            Suitcase::Bluff => 0,
        }
    }

    const fn shift(self) -> u32 {
        24 - 8 * self as u32
    }
}

impl Cards {
    pub const NONE: Cards = Cards(0);
    /// As many of each as a counter can say.
    pub const ENDLESS: Cards = Cards::all(127);

    pub const fn new(fives: u8, twos: u8, ones: u8, bluffs: u8) -> Cards {
        Cards(u32::from_be_bytes([fives, twos, ones, bluffs]))
    }

    /// The same number of each value.
    pub const fn all(count: u8) -> Cards {
        Cards(EVERY * count as u32)
    }

    pub const fn of(suitcase: Suitcase, count: u8) -> Cards {
        Cards((count as u32) << suitcase.shift())
    }

    #[inline]
    pub const fn count(self, suitcase: Suitcase) -> u8 {
        (self.0 >> suitcase.shift()) as u8
    }

    pub const fn fives(self) -> u8 {
        self.count(Suitcase::Five)
    }

    pub const fn twos(self) -> u8 {
        self.count(Suitcase::Two)
    }

    pub const fn ones(self) -> u8 {
        self.count(Suitcase::One)
    }

    pub const fn bluffs(self) -> u8 {
        self.count(Suitcase::Bluff)
    }

    /// The number of cards.
    #[inline]
    pub const fn size(self) -> u8 {
        (self.0.wrapping_mul(EVERY) >> 24) as u8
    }

    /// Their value in millions.
    #[inline]
    pub const fn money(self) -> u8 {
        5 * self.fives() + 2 * self.twos() + self.ones()
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn contains(self, part: Cards) -> bool {
        ((self.0 | GUARD) - part.0) & GUARD == GUARD
    }

    /// The larger of the two counts of every value.
    #[inline]
    #[must_use]
    pub const fn join(self, other: Cards) -> Cards {
        let ours = self.not_below(other);
        Cards((self.0 & ours) | (other.0 & !ours))
    }

    /// The smaller of the two counts of every value.
    #[inline]
    #[must_use]
    pub const fn meet(self, other: Cards) -> Cards {
        let ours = self.not_below(other);
        Cards((other.0 & ours) | (self.0 & !ours))
    }

    /// What is left of every value, at least nothing.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Cards) -> Cards {
        let difference = (self.0 | GUARD) - other.0;
        Cards(difference & !GUARD & self.not_below(other))
    }

    /// The sum, every counter stopping at 127.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Cards) -> Cards {
        let sum = self.0 + other.0;
        Cards((sum & !GUARD) | (((sum & GUARD) >> 7) * 127))
    }

    /// The sets that are part of this one, the empty set included.
    #[inline]
    pub const fn subsets(self) -> u32 {
        (self.fives() as u32 + 1)
            * (self.twos() as u32 + 1)
            * (self.ones() as u32 + 1)
            * (self.bluffs() as u32 + 1)
    }

    /// The part with this number in the order of [`Cards`]; 0 is the empty set.
    #[inline]
    #[must_use]
    pub const fn subset(self, number: u32) -> Cards {
        let (number, bluffs) = split(number, self.bluffs());
        let (number, ones) = split(number, self.ones());
        let (fives, twos) = split(number, self.twos());
        Cards::new(fives as u8, twos, ones, bluffs)
    }

    /// One card of those, each with the same probability.
    #[inline]
    pub fn pick<R: Rng + ?Sized>(self, rng: &mut R) -> Suitcase {
        let mut place = rng.below(u32::from(self.size())) as u8;
        for suitcase in [Suitcase::One, Suitcase::Bluff, Suitcase::Two] {
            let count = self.count(suitcase);
            if place < count {
                return suitcase;
            }
            place -= count;
        }
        Suitcase::Five
    }

    /// The cheapest card of those.
    pub fn cheapest(self) -> Option<Suitcase> {
        Suitcase::ALL.into_iter().rev().find(|&suitcase| self.count(suitcase) > 0)
    }

    /// All bits of every counter that is at least as large as the other's.
    #[inline]
    const fn not_below(self, other: Cards) -> u32 {
        ((((self.0 | GUARD) - other.0) & GUARD) >> 7) * 255
    }
}

#[inline]
const fn split(number: u32, most: u8) -> (u32, u8) {
    let choices = most as u32 + 1;
    (number / choices, (number % choices) as u8)
}

impl Add for Cards {
    type Output = Cards;
    #[inline]
    fn add(self, other: Cards) -> Cards {
        Cards(self.0 + other.0)
    }
}

impl Sub for Cards {
    type Output = Cards;
    #[inline]
    fn sub(self, other: Cards) -> Cards {
        debug_assert!(self.contains(other), "{self:?} does not contain {other:?}");
        Cards(self.0 - other.0)
    }
}

impl AddAssign for Cards {
    #[inline]
    fn add_assign(&mut self, other: Cards) {
        *self = *self + other;
    }
}

impl SubAssign for Cards {
    #[inline]
    fn sub_assign(&mut self, other: Cards) {
        *self = *self - other;
    }
}

/// Written as in the rulebook: `(fives,twos,ones,bluffs)`.
impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({},{},{},{})", self.fives(), self.twos(), self.ones(), self.bluffs())
    }
}

/// Cards as they are written in JSON.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Counters {
    #[serde(default)]
    fives: u32,
    #[serde(default)]
    twos: u32,
    #[serde(default)]
    ones: u32,
    #[serde(default)]
    bluffs: u32,
}

/// People and programs write an object with the counters' names; a bare list would be taken by its order, so text
/// formats take objects only.
impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cards, D::Error> {
        if !deserializer.is_human_readable() {
            return Counters::deserialize(deserializer).map(Cards::from);
        }
        let named = BTreeMap::<String, u32>::deserialize(deserializer)?;
        Counters::deserialize(named.into_deserializer()).map(Cards::from)
    }
}

/// A counter beyond 127 is read as 127: no hand holds either, so the rules refuse both alike.
impl From<Counters> for Cards {
    fn from(counters: Counters) -> Cards {
        let counter = |count: u32| count.min(127) as u8;
        let Counters { fives, twos, ones, bluffs } = counters;
        Cards::new(counter(fives), counter(twos), counter(ones), counter(bluffs))
    }
}

impl From<Cards> for Counters {
    fn from(cards: Cards) -> Counters {
        let count = |suitcase| u32::from(cards.count(suitcase));
        Counters {
            fives: count(Suitcase::Five),
            twos: count(Suitcase::Two),
            ones: count(Suitcase::One),
            bluffs: count(Suitcase::Bluff),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::FastRng;

    fn any(rng: &mut FastRng) -> Cards {
        let mut count = || rng.below(64) as u8;
        Cards::new(count(), count(), count(), count())
    }

    fn each(a: Cards, b: Cards, f: impl Fn(u8, u8) -> u8) -> Cards {
        let count = |suitcase| f(a.count(suitcase), b.count(suitcase));
        Cards::new(count(Suitcase::Five), count(Suitcase::Two), count(Suitcase::One), count(Suitcase::Bluff))
    }

    #[test]
    fn whole_hands_do_what_single_counters_do() {
        let mut rng = FastRng::new(1);
        for _ in 0..10_000 {
            let (a, b) = (any(&mut rng), any(&mut rng));
            assert_eq!(a.join(b), each(a, b, u8::max));
            assert_eq!(a.meet(b), each(a, b, u8::min));
            assert_eq!(a.minus(b), each(a, b, u8::saturating_sub));
            assert_eq!(a + b, each(a, b, |a, b| a + b));
            assert_eq!(a.plus(b).plus(b), each(a, b, |a, b| (a + 2 * b).min(127)));
            assert_eq!(a.contains(b), a.join(b) == a);
            assert_eq!(a.size(), Suitcase::ALL.iter().map(|&suitcase| a.count(suitcase)).sum::<u8>());
        }
    }

    #[test]
    fn subsets_are_numbered_in_order() {
        let hand = Cards::new(1, 2, 4, 2);
        assert_eq!(hand.subsets(), 90);
        let all: Vec<Cards> = (0..90).map(|number| hand.subset(number)).collect();
        assert!(all.is_sorted_by(|a, b| a < b));
        assert_eq!((all[0], all[89]), (Cards::NONE, hand));
        assert!(all.iter().all(|&part| hand.contains(part)));
    }

    #[test]
    fn json_names_the_counters_and_takes_absent_ones_as_none() {
        assert_eq!(
            serde_json::to_string(&Cards::new(1, 2, 3, 4)).unwrap(),
            r#"{"fives":1,"twos":2,"ones":3,"bluffs":4}"#
        );
        assert_eq!(serde_json::from_str::<Cards>(r#"{"twos":2}"#).unwrap(), Cards::new(0, 2, 0, 0));
        assert!(serde_json::from_str::<Cards>(r#"{"threes":2}"#).is_err());
        assert!(serde_json::from_str::<Cards>(r#"{"twos":-1}"#).is_err());
        assert!(!Cards::all(60).contains(serde_json::from_str(r#"{"twos":4000}"#).unwrap()));
    }
}
