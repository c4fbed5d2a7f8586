use crate::Millionaires;
use crate::money::MoneyCards;
use crate::state::{Holding, Phase, State};
use crate::tile::{Tile, TileSet};
use engine::Seat;

/// Every money card of every seat is somewhere, and so is every tile.
pub(crate) fn audit(rules: &Millionaires, state: &State) -> Result<(), String> {
    for seat in Seat::all(rules.seats) {
        let Holding { hand, table, spent, .. } = *state.at(seat);
        if hand.len() + table.len() + spent.len() != 11 || hand.with(table).with(spent) != MoneyCards::FULL {
            return Err(format!(
                "seat {seat}: hand {hand:?}, table {table:?} and spent {spent:?} are no set"
            ));
        }
        if state.auction().is_none() && !table.is_empty() {
            return Err(format!("seat {seat}: {table:?} lies on the table outside an auction"));
        }
    }
    for tile in Tile::ALL {
        let owned: u8 = Seat::all(rules.seats).map(|seat| state.at(seat).tiles.count(tile)).sum();
        let at_stake = match state.phase {
            Phase::Auction(auction) => u8::from(auction.tile == tile),
            Phase::ThiefChoice { .. } => u8::from(tile == Tile::Thief),
            _ => 0,
        };
        let found = state.stack.count(tile) + at_stake + owned + state.boxed.count(tile);
        if found != TileSet::ALL.count(tile) {
            return Err(format!("{found} tiles {tile} instead of {}", TileSet::ALL.count(tile)));
        }
    }
    Ok(())
}
