//! Who is out, what the others score, who wins: MB-44 to MB-55.

use crate::Millionaires;
use crate::options::{AllPoorest, FinalTiebreak, Options};
use crate::state::State;
use crate::tile::{Tile, TileSet};
use engine::{Ranks, Seat, SeatSet};

/// MB-48: the four steps in their order.
pub fn score(tiles: TileSet) -> u32 {
    let mut score = tiles.wealth_sum();
    if tiles.contains(Tile::Casino) {
        score = score.saturating_sub(5);
    }
    score <<= tiles.luck();
    if tiles.contains(Tile::Cba) {
        score = score.div_ceil(2);
    }
    score
}

/// MB-45, MB-46
pub(crate) fn eliminated(rules: &Millionaires, state: &State) -> SeatSet {
    out_of(rules.seats, rules.options.all_poorest, |seat| state.at(seat).money())
}

/// The same where only the money of each seat is known.
pub(crate) fn out_of(seats: u8, all_poorest: AllPoorest, money: impl Fn(Seat) -> u8) -> SeatSet {
    let least = Seat::all(seats).map(&money).min().expect("there are seats");
    let poorest: SeatSet = Seat::all(seats).filter(|&seat| money(seat) == least).collect();
    let everybody = poorest == SeatSet::all(seats);
    if everybody && all_poorest == AllPoorest::NoneLose { SeatSet::EMPTY } else { poorest }
}

/// MB-51 to MB-55: survivors by score, money and, where it is played, best tile; the eliminated share what is left.
pub(crate) fn ranks(rules: &Millionaires, state: &State) -> Ranks {
    let end = |seat: Seat| (state.at(seat).tiles, state.at(seat).money());
    standing(rules.seats, &rules.options, end).1
}

/// Who is out, and the final order, where only the tiles and the money of each seat are known.
pub(crate) fn standing(
    seats: u8,
    options: &Options,
    end: impl Fn(Seat) -> (TileSet, u8),
) -> (SeatSet, Ranks) {
    let out = out_of(seats, options.all_poorest, |seat| end(seat).1);
    let key = |seat: Seat| {
        let (tiles, money) = end(seat);
        let best = match options.final_tiebreak {
            FinalTiebreak::HighestTile => tiles.best_wealth(),
            FinalTiebreak::Shared => 0,
        };
        (!out.contains(seat)).then(|| (score(tiles), money, best))
    };
    let ranks = Ranks::by_key(seats, key);
    (out, ranks.with_winners(ranks.winners.minus(out)))
}
