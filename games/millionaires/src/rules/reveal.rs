//! Turning up a tile: MB-7 to MB-11.

use crate::Millionaires;
use crate::event::{Event, SeatResult};
use crate::rules::scoring;
use crate::state::{Auction, Phase, State};
use crate::tile::{Tile, TileSet};
use engine::{Emit, Seat, SeatSet};

/// MB-8: the fourth red frame ends the game.
const RED_TO_END: u8 = 4;

pub(crate) fn reveal<E: Emit<Event>>(rules: &Millionaires, state: &mut State, tile: Tile, emit: &mut E) {
    state.stack.remove(tile);
    state.red_revealed += u8::from(tile.is_red()); // MB-8
    let (red_revealed, stack_left) = (state.red_revealed, state.stack.len());
    emit.emit(|| Event::TileRevealed { tile, red: tile.is_red(), red_revealed, stack_left });
    if red_revealed == RED_TO_END {
        end(rules, state, tile, emit);
    } else {
        open_auction(state, tile);
    }
}

/// MB-9: nobody gets the tile; it goes to the box with the rest of the stack.
fn end<E: Emit<Event>>(rules: &Millionaires, state: &mut State, tile: Tile, emit: &mut E) {
    state.boxed.insert(tile);
    state.boxed = state.stack.tiles().fold(state.boxed, TileSet::with);
    state.stack = TileSet::EMPTY;
    state.phase = Phase::Over;
    emit.emit(|| Event::GameEnded { tile });
    emit.emit(|| {
        let ranks = scoring::ranks(rules, state);
        let out = scoring::eliminated(rules, state);
        let result = |seat: Seat| SeatResult {
            seat,
            rank: ranks.of(seat),
            score: scoring::score(state.at(seat).tiles),
            money: state.at(seat).money(),
            eliminated: out.contains(seat),
        };
        let mut results: Vec<SeatResult> = Seat::all(rules.seats).map(result).collect();
        results.sort_by_key(|result| (result.rank, result.seat));
        Event::Scored { winners: ranks.winners.into(), results }
    });
}

/// MB-11
fn open_auction(state: &mut State, tile: Tile) {
    state.phase = Phase::Auction(Auction {
        tile,
        acting: state.starter,
        passed: SeatSet::EMPTY,
        highest: 0,
        highest_bidder: None,
        bids: 0,
    });
}
