use crate::money::MoneyCards;
use crate::options::{MoneyTracking, Options};
use crate::tile::Tile;
use engine::{Seat, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What can be seen to happen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    Started {
        seat: Seat,
    },
    TileRevealed {
        tile: Tile,
        /// Whether it has a red frame itself.
        red: bool,
        red_revealed: u8,
        stack_left: u8,
    },
    /// `total` is all that lies on the table for this seat, never only what was added.
    BidPlaced {
        seat: Seat,
        cards: MoneyCards,
        total: u8,
    },
    Passed {
        seat: Seat,
    },
    TileWon {
        seat: Seat,
        tile: Option<Tile>,
        paid: Option<u8>,
        bids: u8,
    },
    BadLuckTaken {
        seat: Seat,
        tile: Option<Tile>,
        lost: Vec<Loss>,
        bids: u8,
    },
    ThiefWaiting {
        seat: Seat,
    },
    TileStolen {
        seat: Seat,
        tile: Option<Tile>,
        face_down: bool,
    },
    GameEnded {
        tile: Tile,
    },
    Scored {
        winners: Vec<Seat>,
        /// The best place first.
        results: Vec<SeatResult>,
    },
}

/// What a seat paid to keep a bad-luck tile away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Loss {
    pub seat: Seat,
    pub paid: u8,
}

/// How one seat ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatResult {
    pub seat: Seat,
    pub rank: u8,
    pub score: u32,
    pub money: u8,
    pub eliminated: bool,
}

/// MB-63: a discard made face down shows others only that a wealth tile left.
pub(crate) fn redact(event: &Event, viewer: Viewer) -> Event {
    match event {
        Event::TileStolen { seat, face_down: true, .. } if !viewer.is(*seat) => {
            Event::TileStolen { seat: *seat, tile: None, face_down: true }
        }
        _ => event.clone(),
    }
}

/// What the log keeps of a finished auction: MB-67 takes the amounts away, MB-70 the tiles of others. Without amounts
/// and tiles an entry says who took a tile, not even whether anybody wanted it.
pub(crate) fn archive(options: &Options, event: &Event, viewer: Viewer) -> Option<Event> {
    if matches!(viewer, Viewer::Recall(_)) {
        return Some(event.clone());
    }
    let memory = options.money_tracking == MoneyTracking::Memory;
    let names = |seat: Seat| !options.hidden_tiles || viewer.is(seat);
    match event.clone() {
        Event::BidPlaced { .. } | Event::Passed { .. } if memory => None,
        Event::TileRevealed { .. } if options.hidden_tiles => None,
        Event::TileWon { seat, tile, paid, bids } => Some(Event::TileWon {
            seat,
            tile: tile.filter(|_| names(seat)),
            paid: paid.filter(|_| !memory || viewer.is(seat)),
            bids,
        }),
        Event::BadLuckTaken { seat, bids, .. } if memory && !names(seat) => {
            Some(Event::TileWon { seat, tile: None, paid: None, bids })
        }
        Event::BadLuckTaken { seat, tile, lost, bids } => Some(Event::BadLuckTaken {
            seat,
            tile: tile.filter(|_| names(seat)),
            lost: lost.into_iter().filter(|loss| !memory || viewer.is(loss.seat)).collect(),
            bids,
        }),
        Event::TileStolen { seat, tile, face_down } => {
            Some(Event::TileStolen { seat, tile: tile.filter(|_| names(seat)), face_down })
        }
        kept => Some(kept),
    }
}
