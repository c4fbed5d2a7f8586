//! The canonical form of a table, version 1: these facts in this order.
//!
//! | name | holds |
//! |---|---|
//! | `phase` | `start`, `reveal`, `auction`, `thief_choice` or `over` |
//! | `tile`, `acting`, `passed`, `highest`, `highest_bidder`, `bids` | only in an auction: how it stands |
//! | `taker` | only in `thief_choice`: who picks a tile for the thief |
//! | `stack`, `boxed` | the tiles still face down, and those that left the game, by kind |
//! | `red_revealed`, `starter` | how many red tiles have come up, who starts the auction |
//! | `stolen`, `value`, `among` | the seat that the thief took from, or `-`; if one: which tile, out of which |
//! | `seat`, `hand`, `table`, `spent`, `tiles` | for each seat: its number, its money cards, its tiles |

use crate::Millionaires;
use crate::state::{Phase, State};
use engine::{Canon, Seat};

pub(crate) fn write(rules: &Millionaires, state: &State, out: &mut Canon) {
    write_phase(&state.phase, out);
    out.list("stack", state.stack.tiles());
    out.list("boxed", state.boxed.tiles());
    out.fact("red_revealed", state.red_revealed);
    out.seat("starter", state.starter);
    out.maybe_seat("stolen", state.stolen.map(|stolen| stolen.seat));
    if let Some(stolen) = &state.stolen {
        out.fact("value", stolen.value);
        out.list("among", stolen.among.tiles());
    }
    for seat in Seat::all(rules.seats) {
        let holding = state.at(seat);
        out.seat("seat", seat);
        out.list("hand", holding.hand.values());
        out.list("table", holding.table.values());
        out.list("spent", holding.spent.values());
        out.list("tiles", holding.tiles.tiles());
    }
}

fn write_phase(phase: &Phase, out: &mut Canon) {
    match phase {
        Phase::Start => out.fact("phase", "start"),
        Phase::Reveal => out.fact("phase", "reveal"),
        Phase::Auction(auction) => {
            out.fact("phase", "auction");
            out.fact("tile", auction.tile);
            out.seat("acting", auction.acting);
            out.seats("passed", auction.passed);
            out.fact("highest", auction.highest);
            out.maybe_seat("highest_bidder", auction.highest_bidder);
            out.fact("bids", auction.bids);
        }
        Phase::ThiefChoice { taker } => {
            out.fact("phase", "thief_choice");
            out.seat("taker", *taker);
        }
        Phase::Over => out.fact("phase", "over"),
    }
}
