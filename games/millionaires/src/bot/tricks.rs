//! Players with one fixed habit, who show whether a bot can be exploited.

use crate::state::{Auction, State};
use crate::tile::{Tile, TileSet};
use crate::{Action, Millionaires};
use engine::{Game as _, Seat};

pub(super) const TRICKS: &[&str] =
    &["always_pass", "always_max", "always_raise", "bid_up_and_drop", "hoard", "face_value"];

/// Whoever bids others up drops out above this.
const DROP: u8 = 12;
/// How many millions a point is worth to whoever buys at face value, about what all money buys of all tiles.
const PER_POINT: u8 = 2;
/// What a tile that doubles, or halves, is worth to them.
const DOUBLING: u8 = 20;
/// A hoarder spends nothing before so many tiles are left.
const LAST_TILES: u8 = 6;

pub(super) fn trick(rules: &Millionaires, trick: &str, state: &State, seat: Seat) -> Action {
    let Some(auction) = state.auction() else {
        return rules.timeout(state, seat);
    };
    let holding = state.at(seat);
    let laid = holding.table.total();
    let raise = holding.hand.cheapest_above(auction.highest - laid);
    let Some(cards) = raise else { return Action::Pass {} };
    let price = laid + cards.total();
    let bids = match trick {
        "always_max" => return Action::Bid { cards: holding.hand },
        "always_raise" => true,
        "bid_up_and_drop" => price <= DROP,
        "hoard" => state.stack.len() < LAST_TILES,
        "face_value" => price <= face_value(auction, holding.tiles),
        _ => false,
    };
    if bids { Action::Bid { cards } } else { Action::Pass {} }
}

/// What a tile is worth to get, or to leave to somebody else.
fn face_value(auction: &Auction, tiles: TileSet) -> u8 {
    match auction.tile {
        Tile::Wealth(value) => PER_POINT * value,
        Tile::Luck | Tile::Cba => DOUBLING,
        Tile::Thief => PER_POINT * tiles.least_wealth().unwrap_or(0),
        Tile::Casino => PER_POINT,
    }
}
