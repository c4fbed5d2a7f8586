use crate::money::MoneyCards;
use crate::tile::{Tile, TileSet};
use engine::{Seat, SeatSet};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The most seats of this game.
pub(crate) const MOST_SEATS: usize = 5;

/// A whole table. The order of the stack is not part of it: a tile exists in `stack` until chance turns it up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    pub phase: Phase,
    pub stack: TileSet,
    /// Tiles that left the game.
    pub boxed: TileSet,
    pub red_revealed: u8,
    pub starter: Seat,
    /// What the thief took, if there was one already.
    pub stolen: Option<Stolen>,
    pub seats: [Holding; MOST_SEATS],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The first starter is drawn by lot.
    Start,
    Reveal,
    Auction(Auction),
    /// The taker of the thief picks one of two or more wealth tiles.
    ThiefChoice {
        taker: Seat,
    },
    Over,
}

/// A running auction.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Auction {
    pub tile: Tile,
    pub acting: Seat,
    pub passed: SeatSet,
    pub highest: u8,
    pub highest_bidder: Option<Seat>,
    pub bids: u8,
}

/// What one seat has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Holding {
    pub hand: MoneyCards,
    pub table: MoneyCards,
    pub spent: MoneyCards,
    /// Tiles in front of the seat, a waiting thief among them.
    pub tiles: TileSet,
}

/// A wealth tile given to the thief.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Stolen {
    pub seat: Seat,
    pub value: u8,
    /// The wealth tiles the seat chose from; one alone if there was no choice.
    pub among: TileSet,
}

impl State {
    pub fn at(&self, seat: Seat) -> &Holding {
        &self.seats[seat.index()]
    }

    pub(crate) fn at_mut(&mut self, seat: Seat) -> &mut Holding {
        &mut self.seats[seat.index()]
    }

    pub fn auction(&self) -> Option<&Auction> {
        match &self.phase {
            Phase::Auction(auction) => Some(auction),
            _ => None,
        }
    }
}

impl Holding {
    pub const START: Holding = Holding {
        hand: MoneyCards::FULL,
        table: MoneyCards::EMPTY,
        spent: MoneyCards::EMPTY,
        tiles: TileSet::EMPTY,
    };

    /// All the money the seat still owns, on the table or in the hand.
    pub fn money(&self) -> u8 {
        self.hand.total() + self.table.total()
    }

    pub fn thief_waiting(&self) -> bool {
        self.tiles.contains(Tile::Thief)
    }

    pub(crate) fn take_back(&mut self) {
        self.hand = self.hand.with(self.table);
        self.table = MoneyCards::EMPTY;
    }

    pub(crate) fn pay(&mut self) -> u8 {
        let paid = self.table.total();
        self.spent = self.spent.with(self.table);
        self.table = MoneyCards::EMPTY;
        paid
    }
}

impl Stolen {
    /// Whether the seat had two or more tiles to choose from.
    pub fn was_choice(&self) -> bool {
        self.among.len() > 1
    }
}

const _: () = assert!(size_of::<State>() <= 256);
