use crate::card::Card;
use engine::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The draft piles of a table for two or three.
pub const PILES: usize = 3;

/// A draft pile: one card turned up, the others face down and without an order until they are turned up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Pile {
    pub top: Option<Card>,
    pub face_down: u8,
}

/// Some of the draft piles, as bits.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(try_from = "Vec<u8>", into = "Vec<u8>")]
#[schemars(with = "Vec<u8>")]
pub struct PileSet(u8);

impl PileSet {
    pub const EMPTY: PileSet = PileSet(0);
    pub const ALL: PileSet = PileSet(0b111);

    #[inline]
    pub fn one(pile: u8) -> PileSet {
        PileSet(1 << pile)
    }

    /// CA-102, CA-103: the piles a seat may draft from.
    #[inline]
    pub fn usable(seat: Seat, seats: u8) -> PileSet {
        match seats {
            2 => PileSet::ALL,
            3 => PileSet::one(seat.0).with((seat.0 + 2) % 3),
            _ => PileSet::EMPTY,
        }
    }

    #[must_use]
    #[inline]
    pub fn with(self, pile: u8) -> PileSet {
        PileSet(self.0 | 1 << pile)
    }

    #[must_use]
    #[inline]
    pub fn without(self, pile: u8) -> PileSet {
        PileSet(self.0 & !(1 << pile))
    }

    #[inline]
    pub fn contains(self, pile: u8) -> bool {
        self.0 >> pile & 1 == 1
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The pile with the lowest number.
    #[inline]
    pub fn first(self) -> Option<u8> {
        (self.0 != 0).then(|| self.0.trailing_zeros() as u8)
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = u8> + Clone {
        (0..PILES as u8).filter(move |pile| self.contains(*pile))
    }

    /// Every choice of one or more of them, in the order of the bits.
    #[inline]
    pub fn choices(self) -> impl Iterator<Item = PileSet> {
        (1..=PileSet::ALL.0).filter(move |bits| bits & !self.0 == 0).map(PileSet)
    }
}

impl From<PileSet> for Vec<u8> {
    fn from(piles: PileSet) -> Vec<u8> {
        piles.iter().collect()
    }
}

impl TryFrom<Vec<u8>> for PileSet {
    type Error = &'static str;

    fn try_from(piles: Vec<u8>) -> Result<PileSet, &'static str> {
        let mut set = PileSet::EMPTY;
        for pile in piles {
            if usize::from(pile) >= PILES {
                return Err("the draft piles are 0, 1 and 2");
            }
            if set.contains(pile) {
                return Err("a draft pile is named twice");
            }
            set = set.with(pile);
        }
        Ok(set)
    }
}
