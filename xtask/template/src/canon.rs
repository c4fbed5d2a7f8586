//! The canonical form of a table, version 1: these facts in this order. Fingerprints are made of it, so it names what is
//! true at the table and not how `State` holds it.
//!
//! | name | holds |
//! |---|---|
//! | `round`, `deck` | how many rounds have been played; the cards left, by value |
//! | `seat`, `hand`, `laid`, `played`, `points` | for each seat; `laid` is the card that lies face down, or `-` |

use crate::state::State;
use crate::{Cards, Rules};
use engine::{Canon, Seat};

pub(crate) fn write(rules: &Rules, state: &State, out: &mut Canon) {
    out.fact("round", state.round);
    out.list("deck", each(&state.deck));
    for seat in Seat::all(rules.seats) {
        let holding = state.at(seat);
        out.seat("seat", seat);
        out.list("hand", each(&holding.hand));
        out.maybe("laid", holding.laid);
        out.list("played", each(&holding.played));
        out.fact("points", holding.points);
    }
}

/// Every card, the lowest first.
fn each(cards: &Cards) -> impl Iterator<Item = u8> {
    cards.values().flat_map(|value| std::iter::repeat_n(value, usize::from(cards.count(value))))
}
