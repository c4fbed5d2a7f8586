use crate::card::Card;
use crate::piles::PileSet;
use engine::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What a seat does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Two cards of the hand, or one and the top of the discard pile.
    FormSet {
        hand: Play,
        use_discard: bool,
    },
    Discard {
        card: Card,
    },
    /// `depth` 0 is the top set of the target, 1 the set under it.
    Challenge {
        #[serde(rename = "target_seat")]
        target: Seat,
        depth: u8,
        cards: Play,
    },
    UpgradeSet {
        card: Card,
    },
    PlaySwap {
        #[serde(rename = "target_seat")]
        target: Seat,
    },
    PlayShift {
        #[serde(rename = "target_seat")]
        target: Seat,
        direction: Direction,
    },
    DraftSet {
        hand: Card,
        piles: PileSet,
    },
    EndTurn {},
    ContestDraft {
        card: Card,
    },
    DeclineContest {},
    Respond {
        cards: Play,
    },
    Concede {},
    ChooseShift {
        direction: Direction,
    },
}

/// What the world does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Chance {
    /// Who deals the first round.
    Dealer { seat: Seat },
    /// The card that is dealt, drawn or turned up.
    Card { card: Card },
    /// How many face-down cards lie above an action card that is put back.
    Gap { above: u8 },
}

/// One or two cards from a hand. Their order means nothing (CA-129), so the lower one always comes first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "Vec<Card>", into = "Vec<Card>")]
#[schemars(with = "Vec<Card>")]
pub struct Play {
    first: Card,
    second: Option<Card>,
}

/// Which end of a stack is moved to the other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    TopToBottom,
    BottomToTop,
}

impl Play {
    #[inline]
    pub fn one(card: Card) -> Play {
        Play { first: card, second: None }
    }

    #[inline]
    pub fn two(one: Card, other: Card) -> Play {
        Play { first: one.min(other), second: Some(one.max(other)) }
    }

    #[inline]
    pub fn first(self) -> Card {
        self.first
    }

    #[inline]
    pub fn second(self) -> Option<Card> {
        self.second
    }

    #[inline]
    pub fn cards(self) -> impl Iterator<Item = Card> + Clone {
        std::iter::once(self.first).chain(self.second)
    }

    /// What the cards count in a duel about `asset` (CA-42): 0 if they cannot be played together, or not at all.
    #[inline]
    pub fn power(self, asset: Card) -> u8 {
        match (self.first, self.second) {
            (Card::PennyJar, None) => 2,
            (card, None) => u8::from(card.is_single_of(asset)),
            (one, Some(other)) => 2 * u8::from(one.is_single_of(asset) && other.is_single_of(asset)),
        }
    }

    pub fn value(self) -> u32 {
        self.cards().map(Card::value).sum()
    }
}

impl From<Play> for Vec<Card> {
    fn from(play: Play) -> Vec<Card> {
        play.cards().collect()
    }
}

impl TryFrom<Vec<Card>> for Play {
    type Error = &'static str;

    fn try_from(cards: Vec<Card>) -> Result<Play, &'static str> {
        match *cards {
            [card] => Ok(Play::one(card)),
            [one, other] => Ok(Play::two(one, other)),
            _ => Err("one or two cards are played"),
        }
    }
}

impl Direction {
    pub const BOTH: [Direction; 2] = [Direction::TopToBottom, Direction::BottomToTop];
}
