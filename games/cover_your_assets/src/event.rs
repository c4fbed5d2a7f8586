use crate::action::{Direction, Play};
use crate::card::Card;
use crate::piles::PileSet;
use crate::set::Set;
use engine::{Seat, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What can be seen to happen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    RoundStarted {
        round: u8,
        dealer_seat: Seat,
    },
    /// Only the seat itself sees its cards come.
    Dealt {
        seat: Seat,
        card: Card,
    },
    HandsDealt {
        cards: u8,
        first_seat: Seat,
    },
    /// A draft pile shows its next card.
    PileTurned {
        pile: u8,
        card: Card,
    },
    PileEmpty {
        pile: u8,
    },
    /// The first card of the discard pile.
    DiscardTurned {
        card: Card,
    },
    /// An action card shows where it cannot act; `pile` is missing for the deck.
    SetAside {
        card: Card,
        pile: Option<u8>,
    },
    PutBack {
        card: Card,
        pile: Option<u8>,
    },
    /// Others only see that a card was drawn.
    Drew {
        seat: Seat,
        card: Option<Card>,
    },
    SetFormed {
        seat: Seat,
        cards: Play,
        use_discard: bool,
        set: Set,
        value: u32,
    },
    Discarded {
        seat: Seat,
        card: Card,
    },
    Challenged {
        seat: Seat,
        target_seat: Seat,
        depth: u8,
        cards: Play,
        asset: Card,
        demand: u8,
    },
    Responded {
        seat: Seat,
        cards: Play,
        demand: u8,
    },
    /// `automatic`: the hand was empty.
    Conceded {
        seat: Seat,
        automatic: bool,
    },
    SetStolen {
        seat: Seat,
        target_seat: Seat,
        set: Set,
        value: u32,
    },
    SetDefended {
        seat: Seat,
        target_seat: Seat,
        set: Set,
        value: u32,
    },
    SetUpgraded {
        seat: Seat,
        card: Card,
        set: Set,
        value: u32,
    },
    Swapped {
        seat: Seat,
        target_seat: Seat,
    },
    Shifted {
        seat: Seat,
        target_seat: Seat,
        direction: Direction,
    },
    Drafted {
        seat: Seat,
        card: Card,
        piles: PileSet,
        set: Set,
        value: u32,
    },
    Contested {
        seat: Seat,
        card: Card,
        demand: u8,
    },
    ContestDeclined {
        seat: Seat,
    },
    /// A drafted set finds its place.
    DraftPlaced {
        seat: Seat,
        set: Set,
        value: u32,
    },
    /// A draft pile shows an action card, which acts at once.
    Uncovered {
        card: Card,
        pile: u8,
    },
    SwappedByPile {
        seat: Seat,
        target_seat: Seat,
    },
    ShiftedByPile {
        target_seat: Seat,
        direction: Option<Direction>,
    },
    TurnEnded {
        seat: Seat,
    },
    RoundScored {
        round: u8,
        /// The best score first.
        results: Vec<SeatResult>,
    },
    RoundWon {
        winners: Vec<Seat>,
    },
    GameOver {
        winners: Vec<Seat>,
    },
}

/// How one seat came out of a round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatResult {
    pub seat: Seat,
    /// The stack that was counted, from the bottom to the top.
    pub sets: Vec<Set>,
    pub score: u32,
    pub total: u32,
    pub round_wins: u8,
}

/// Section 3 of the rules: dealt and drawn cards are for their seat alone.
pub(crate) fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
    match *event {
        Event::Dealt { seat, .. } if !viewer.is(seat) => None,
        Event::Drew { seat, .. } if !viewer.is(seat) => Some(Event::Drew { seat, card: None }),
        _ => Some(event.clone()),
    }
}
