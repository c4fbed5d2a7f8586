//! What one pair of eyes may know: MB-62 to MB-70.

use crate::Millionaires;
use crate::money::MoneyCards;
use crate::options::{MoneyTracking, Options};
use crate::rules::scoring;
use crate::state::{Auction, Phase, State, Stolen};
use crate::tile::TileSet;
use engine::{Seat, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A table as one viewer knows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct View {
    pub viewer: Viewer,
    pub options: Options,
    pub phase: Phase,
    /// What the tile up for auction means, while there is one.
    pub stake: Option<StakeView>,
    pub starter: Seat,
    pub red_revealed: u8,
    /// How many tiles are left in the stack.
    pub stack: u8,
    /// The tiles not turned up yet, as a set: everybody can work this out.
    pub unseen: TileSet,
    pub stolen: Option<StolenView>,
    pub seats: Vec<SeatView>,
}

/// What an auction is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StakeView {
    /// The first to pass takes the tile.
    pub feared: bool,
    /// The least total that beats the highest bid.
    pub least: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatView {
    pub cards: u8,
    pub table: MoneyCards,
    pub tile_count: u8,
    pub thief_waiting: bool,
    /// With perfect memory, of a seat that gave a tile away face down: its tiles and the one it gave.
    pub tiles: Option<TileSet>,
    /// What these tiles come to.
    pub points: Option<u32>,
    pub money: Option<Money>,
    /// Out for having the least money; known at the end.
    pub bankrupt: bool,
}

/// The money of a seat, where it may be shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Money {
    pub hand: MoneyCards,
    pub spent: MoneyCards,
    pub total: u8,
}

/// What the thief took, as far as the viewer knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StolenView {
    pub seat: Seat,
    /// `None` if it was given face down.
    pub value: Option<u8>,
    /// What it was chosen from, for those who remember.
    pub among: Option<TileSet>,
}

pub(crate) fn view(rules: &Millionaires, state: &State, viewer: Viewer) -> View {
    View {
        viewer,
        options: rules.options,
        phase: state.phase,
        stake: state.auction().map(stake_view),
        starter: state.starter,
        red_revealed: state.red_revealed,
        stack: state.stack.len(),
        unseen: state.stack,
        stolen: state.stolen.map(|stolen| stolen_view(rules, state, stolen, viewer)),
        seats: Seat::all(rules.seats).map(|seat| seat_view(rules, state, seat, viewer)).collect(),
    }
}

impl View {
    pub fn at(&self, seat: Seat) -> &SeatView {
        &self.seats[seat.index()]
    }

    pub fn auction(&self) -> Option<&Auction> {
        match &self.phase {
            Phase::Auction(auction) => Some(auction),
            _ => None,
        }
    }
}

fn stake_view(auction: &Auction) -> StakeView {
    StakeView { feared: auction.tile.is_bad_luck(), least: auction.highest + 1 }
}

fn seat_view(rules: &Millionaires, state: &State, seat: Seat, viewer: Viewer) -> SeatView {
    let holding = state.at(seat);
    let tiles = tiles_view(rules, state, seat, viewer);
    SeatView {
        cards: holding.hand.len(),
        table: holding.table,
        tile_count: holding.tiles.len(),
        thief_waiting: holding.thief_waiting(), // MB-64
        tiles,
        points: tiles.map(scoring::score),
        bankrupt: state.phase == Phase::Over && scoring::eliminated(rules, state).contains(seat),
        money: shows_money(rules, state, seat, viewer).then(|| Money {
            hand: holding.hand,
            spent: holding.spent,
            total: holding.money(),
        }),
    }
}

/// MB-66 to MB-68; MB-44 opens all hands.
fn shows_money(rules: &Millionaires, state: &State, seat: Seat, viewer: Viewer) -> bool {
    viewer.is(seat)
        || matches!(viewer, Viewer::Recall(_))
        || rules.options.money_tracking == MoneyTracking::Assisted
        || state.phase == Phase::Over
}

/// MB-62, MB-65. Who remembers the auctions knows every tile but the one given away face down.
fn tiles_view(rules: &Millionaires, state: &State, seat: Seat, viewer: Viewer) -> Option<TileSet> {
    let tiles = state.at(seat).tiles;
    let open = !rules.options.hidden_tiles || viewer.is(seat) || state.phase == Phase::Over;
    match (open, viewer) {
        (true, _) => Some(tiles),
        (false, Viewer::Recall(_)) => Some(match state.stolen {
            Some(stolen) if stolen.seat == seat && stolen.was_choice() => {
                tiles.with(crate::Tile::Wealth(stolen.value))
            }
            _ => tiles,
        }),
        (false, Viewer::Seat(_) | Viewer::Public) => None,
    }
}

/// MB-63, MB-65
fn stolen_view(rules: &Millionaires, state: &State, stolen: Stolen, viewer: Viewer) -> StolenView {
    let face_down = rules.options.hidden_tiles && stolen.was_choice();
    let open = !face_down || viewer.is(stolen.seat) || state.phase == Phase::Over;
    let remembers = !rules.options.hidden_tiles
        || viewer.is(stolen.seat)
        || matches!(viewer, Viewer::Recall(_))
        || state.phase == Phase::Over;
    StolenView {
        seat: stolen.seat,
        value: open.then_some(stolen.value),
        among: remembers.then_some(stolen.among),
    }
}
