use engine::{Seat, SeatSet};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub(crate) const MOST: usize = 3;
/// Cards by value: index 0 holds the ones, index 4 the fives.
pub(crate) type Cards = [u8; 5];
/// Four of each value.
pub(crate) const ALL_CARDS: Cards = [4; 5];
pub(crate) const ALL_COINS: u8 = 20;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Options {
    pub(crate) hand: i64,
    pub(crate) claims: bool,
    pub(crate) prize: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub(crate) enum Phase {
    Deal { dealt: u8 },
    Choose,
    Bury { winner: Seat },
    Draw { winner: Seat },
    Claim { winner: Seat, passed: SeatSet },
    Over,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub(crate) struct State {
    pub(crate) deck: Cards,
    pub(crate) hands: [Cards; MOST],
    pub(crate) buried: [Cards; MOST],
    pub(crate) discard: Cards,
    /// The card each seat has answered with; it stays in the hand until all have.
    pub(crate) answers: [Option<u8>; MOST],
    pub(crate) coins: [u8; MOST],
    pub(crate) bank: u8,
    pub(crate) round: u8,
    pub(crate) phase: Phase,
    /// Only bugs use these two.
    pub(crate) first: Option<Seat>,
    #[serde(skip)]
    pub(crate) shadow: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Action {
    Play {
        card: u8,
        #[serde(skip)]
        shadow: u8,
    },
    Bury {
        card: u8,
    },
    Keep,
    Claim,
    Pass,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum Chance {
    Card { card: u8 },
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum Event {
    Dealt {
        seat: Seat,
        card: Option<u8>,
        #[serde(skip)]
        shadow: u8,
    },
    Answered {
        seat: Seat,
    },
    Revealed {
        cards: Vec<u8>,
        winner_seat: Seat,
    },
    Buried {
        seat: Seat,
        card: Option<u8>,
    },
    Kept {
        seat: Seat,
    },
    Claimed {
        seat: Seat,
    },
    Passed {
        seat: Seat,
        note: Option<Cards>,
    },
    Lapsed,
    Ended,
    /// Only a bug speaks of it.
    Untold,
}

/// What one pair of eyes knows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub(crate) struct View {
    pub(crate) me: Option<Seat>,
    pub(crate) hand: Cards,
    pub(crate) buried: Cards,
    pub(crate) answer: Option<u8>,
    pub(crate) answered: SeatSet,
    pub(crate) hand_counts: [u8; MOST],
    pub(crate) buried_counts: [u8; MOST],
    pub(crate) deck_count: u8,
    pub(crate) discard_count: u8,
    /// Only perfect memory holds what lies in the discard pile.
    pub(crate) discard: Option<Cards>,
    pub(crate) coins: [u8; MOST],
    pub(crate) bank: u8,
    pub(crate) round: u8,
    pub(crate) phase: Phase,
    /// At the end everything is shown; some bugs show hands before.
    pub(crate) shown: Option<State>,
    pub(crate) shown_hands: Option<[Cards; MOST]>,
    pub(crate) first: Option<Seat>,
    #[serde(skip)]
    pub(crate) shadow: u8,
}

pub(crate) fn count(cards: &Cards) -> u8 {
    cards.iter().sum()
}

pub(crate) fn add(pile: &mut Cards, card: u8) {
    pile[usize::from(card) - 1] += 1;
}

pub(crate) fn take(pile: &mut Cards, card: u8) {
    pile[usize::from(card) - 1] -= 1;
}

pub(crate) fn has(pile: &Cards, card: u8) -> bool {
    (1..=5).contains(&card) && pile[usize::from(card) - 1] > 0
}
