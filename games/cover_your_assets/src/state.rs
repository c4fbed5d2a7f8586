use crate::card::Card;
use crate::cards::Cards;
use crate::list::List;
use crate::piles::{PILES, Pile, PileSet};
use crate::put_back::{ACTION_CARDS, PutBack};
use crate::set::Set;
use crate::stacks::Stacks;
use engine::{Seat, SeatSet};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The most seats of this game.
pub const MOST_SEATS: usize = 6;
/// The whole box can end up on the discard pile.
pub const MOST_CARDS: usize = 110;
/// An action draws at most one opponent into a duel, and a turn has at most two actions.
pub(crate) const MOST_REFILLS: usize = 2;

/// A whole table. The order of the deck is not part of it: a card is in `pool` until chance deals or turns it up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    pub phase: Phase,
    /// The cards of the deck and the face-down cards of the draft piles, but for those in `put_back`.
    pub pool: Cards,
    /// How many cards the deck has.
    pub deck: u8,
    pub piles: [Pile; PILES],
    pub put_back: PutBack,
    pub hands: [Cards; MOST_SEATS],
    pub stacks: Stacks,
    /// All cards of the discard pile, the last one on top.
    pub discard: List<Card, MOST_CARDS>,
    /// Used action cards.
    pub removed: Cards,
    pub dealer: Seat,
    pub active: Seat,
    pub first_action_done: bool,
    /// Seats that the active seat may not challenge again this turn.
    pub banned: SeatSet,
    /// Other seats that played cards this turn, in order.
    pub refill_order: List<Seat, MOST_REFILLS>,
    /// 1 for the first round.
    pub round: u8,
    pub totals: [u32; MOST_SEATS],
    pub round_wins: [u8; MOST_SEATS],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The first dealer is drawn by lot.
    Dealer,
    /// So many cards have been dealt into hands.
    Deal {
        dealt: u8,
    },
    /// A card is turned up: on the first of `piles` or, at set-up when these are done, on the discard pile.
    Reveal(Reveal),
    /// The first of the cards set aside goes back to where it came from.
    PutBack(Reveal),
    Turn,
    Contest {
        rival: Seat,
        draft: Draft,
    },
    Duel(Duel),
    /// `chooser` moves a set in the stack of `target`, because of a Shift on the first of the piles of `reveal`.
    ShiftChoice {
        chooser: Seat,
        target: Seat,
        reveal: Reveal,
    },
    /// Hands are filled up: that of the active seat (0), then those of `refill_order`. In the middle of a turn only the
    /// active seat draws.
    Refill {
        next: u8,
        mid_turn: bool,
    },
    Over,
}

/// Piles whose next cards are turned up, in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Reveal {
    pub piles: PileSet,
    /// Before the first turn no card has an effect, and the discard pile comes last.
    pub set_up: bool,
    /// Action cards of this pile that go back into it.
    pub aside: List<Card, ACTION_CARDS>,
}

/// A set that lies in no stack yet (CA-112).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Draft {
    pub piles: PileSet,
    pub set: Set,
}

/// A fight for a set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Duel {
    pub challenger: Seat,
    pub defender: Seat,
    pub responder: Seat,
    /// The power the responder has to play: 1 or 2.
    pub demand: u8,
    pub stake: Stake,
    /// The cards both have played.
    pub played: Set,
}

/// What a duel is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Stake {
    /// A set of the defender, so many places under the top.
    Stack {
        depth: u8,
    },
    Draft(Draft),
}

/// Where face-down cards come from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    Pile(u8),
    #[default]
    Deck,
}

impl State {
    #[inline]
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.index()]
    }

    #[inline]
    pub fn top_discard(&self) -> Option<Card> {
        self.discard.last().copied()
    }

    /// How many cards lie face down in a place.
    #[inline]
    pub fn face_down(&self, place: Place) -> u8 {
        match place {
            Place::Pile(pile) => self.piles[usize::from(pile)].face_down,
            Place::Deck => self.deck,
        }
    }

    #[inline]
    pub(crate) fn play_card(&mut self, seat: Seat, card: Card) {
        self.hands[seat.index()].remove(card);
    }

    /// Takes a card that chance has chosen from a place.
    #[inline]
    pub(crate) fn take_from(&mut self, place: Place, card: Card) {
        match place {
            Place::Pile(pile) => self.piles[usize::from(pile)].face_down -= 1,
            Place::Deck => self.deck -= 1,
        }
        if self.put_back.is_empty() || !self.put_back.lift(place) {
            self.pool.remove(card);
        }
    }
}

impl Reveal {
    #[inline]
    pub fn place(&self) -> Place {
        self.piles.first().map_or(Place::Deck, Place::Pile)
    }
}

impl Duel {
    /// The type of the set at stake.
    #[inline]
    pub fn asset(&self) -> Card {
        self.played.asset()
    }
}

const _: () = assert!(size_of::<State>() <= 448);
