//! How a bot judges the game: by how a seat stands, which is its points, present and to come, times its chance not to be
//! the poorest. It bids while it would stand better with the tile and without the money. The numbers were fitted to
//! the decisions of searching bots; `docs/bots.md` tells how.

mod tricks;

use crate::money::MoneyCards;
use crate::rules::scoring;
use crate::state::{Auction, Phase, State};
use crate::tile::{Tile, TileSet};
use crate::{Action, Millionaires};
use engine::{Game, Level, MAX_SEATS, Method, Policy, Rng, Seat, Tuning, Values};

impl Policy for Millionaires {
    const STYLES: &'static [&'static str] = tricks::TRICKS;

    /// Pass, the cheapest raise, single cards and a few jumps: of many card sets with one total a single one.
    fn candidates(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let Some(auction) = state.auction() else {
            return out.push(self.timeout(state, seat));
        };
        let holding = state.at(seat);
        let needed = auction.highest - holding.table.total();
        let first = out.len();
        out.push(Action::Pass {});
        let mut bid = |cards: MoneyCards| {
            if !out[first..].contains(&Action::Bid { cards }) {
                out.push(Action::Bid { cards });
            }
        };
        let jumps = [0, 3, 7, 12].into_iter();
        jumps.filter_map(|jump| holding.hand.cheapest_above(needed + jump)).for_each(&mut bid);
        holding.hand.cards().filter(|card| card.total() > needed).take(3).for_each(bid);
    }

    fn playout<R: Rng + ?Sized>(
        &self,
        state: &State,
        seat: Seat,
        rng: &mut R,
        _scratch: &mut Vec<Action>,
    ) -> Action {
        let Some(auction) = state.auction() else {
            return self.timeout(state, seat);
        };
        let holding = state.at(seat);
        let laid = holding.table.total();
        let Some(cards) = holding.hand.cheapest_above(auction.highest - laid) else {
            return Action::Pass {};
        };
        let (bid, pass) = outlook(self, state, seat, auction, laid + cards.total());
        let (least, width) = if auction.tile.is_bad_luck() { (0.66, 0.55) } else { (0.68, 0.67) };
        let mood = least + width * rng.unit();
        if bid > mood * pass { Action::Bid { cards } } else { Action::Pass {} }
    }

    fn value(&self, state: &State) -> Values {
        let mut values = [0.0; MAX_SEATS];
        if state.phase == Phase::Over {
            let ranks = scoring::ranks(self, state);
            Seat::all(self.seats).for_each(|seat| values[seat.index()] = ranks.reward(seat));
            return values;
        }
        let times = Times::of(self, state);
        for seat in Seat::all(self.seats) {
            let holding = state.at(seat);
            let (least, _) = least_of_others(self, state, seat, |_| false);
            let safety = times.safety(f32::from(holding.money()) - f32::from(least));
            values[seat.index()] = times.prospects(holding.tiles) * safety;
        }
        let sum: f32 = values.iter().sum();
        values.iter_mut().for_each(|value| *value /= sum);
        values
    }

    fn styled<R: Rng + ?Sized>(
        &self,
        style: &str,
        state: &State,
        seat: Seat,
        _: &mut R,
        _: &mut Vec<Action>,
    ) -> Action {
        tricks::trick(self, style, state, seat)
    }

    fn tuning(&self, level: Level) -> Tuning {
        match level {
            Level::Easy => Tuning { slip_percent: 20, ..Tuning::of(level) },
            Level::Normal => Tuning { method: Method::Flat, iterations: 30, ..Tuning::of(level) },
            Level::Hard => Tuning { iterations: 6_000, ..Tuning::of(level) },
        }
    }
}

/// How a seat would stand after paying `price` in this auction, and after passing. To bid for a wanted tile is to get
/// it; to bid against bad luck is to leave it to somebody else.
fn outlook(rules: &Millionaires, state: &State, seat: Seat, auction: &Auction, price: u8) -> (f32, f32) {
    let times = Times::of(rules, state);
    let holding = state.at(seat);
    let (money, price) = (f32::from(holding.money()), f32::from(price));
    let is_bad = auction.tile.is_bad_luck();
    let (least, least_paid) =
        least_of_others(rules, state, seat, |other| is_bad || auction.highest_bidder == Some(other));
    let (least, least_paid) = (f32::from(least), f32::from(least_paid));
    let without = times.prospects(holding.tiles);
    let with = without + times.gain(holding.tiles, auction.tile);
    if is_bad {
        (without * times.safety(money - price - least_paid), with * times.safety(money - least_paid))
    } else {
        (with * times.safety(money - price - least), without * times.safety(money - least_paid))
    }
}

/// The least money among the other seats: now, and once those who `pay` have paid what they laid.
fn least_of_others(rules: &Millionaires, state: &State, seat: Seat, pays: impl Fn(Seat) -> bool) -> (u8, u8) {
    let others = Seat::all(rules.seats).filter(|&other| other != seat);
    others.fold((u8::MAX, u8::MAX), |(now, paid), other| {
        let holding = state.at(other);
        let left = if pays(other) { holding.hand.total() } else { holding.money() };
        (now.min(holding.money()), paid.min(left))
    })
}

/// How far the game has come.
struct Times {
    /// Points that a seat may still hope for from the stack.
    coming: f32,
    /// How much poorer than the others a seat may be without harm, for they will spend too.
    slack: f32,
    /// How much money tells safety from danger.
    scale: f32,
}

impl Times {
    fn of(rules: &Millionaires, state: &State) -> Times {
        let left = f32::from(state.stack.len());
        let (slack_per_tile, scale) = match state.red_revealed {
            0 => (1.0, 32.0),
            1 => (0.06, 32.0),
            2 => (0.0, 18.0),
            _ => (0.2, 2.8),
        };
        let coming = state.stack.wealth_sum() as f32 / f32::from(rules.seats);
        Times { coming, slack: slack_per_tile * left, scale }
    }

    /// From 0 for a seat far poorer than all others to 1.
    fn safety(&self, cushion: f32) -> f32 {
        let relief = (cushion + self.slack) / self.scale;
        0.5 + 0.5 * relief / (1.0 + relief.abs())
    }

    /// The points of a seat, present and to come; what luck a whole game brings makes small leads matter little.
    fn prospects(&self, tiles: TileSet) -> f32 {
        points(tiles) + (18.0 + 1.1 * self.coming) * doubling(tiles)
    }

    /// What a tile adds to the prospects, or takes from them.
    fn gain(&self, tiles: TileSet, tile: Tile) -> f32 {
        let hoped = points(tiles) + 0.1 * self.coming * doubling(tiles);
        let waiting_thief = 5.7 * doubling(tiles);
        match tile {
            Tile::Wealth(_) if tiles.contains(Tile::Thief) => waiting_thief,
            Tile::Luck => hoped,
            Tile::Cba => -0.5 * hoped,
            Tile::Thief => {
                tiles.least_wealth().map_or(-waiting_thief, |value| -f32::from(value) * doubling(tiles))
            }
            Tile::Casino if points(tiles) == 0.0 => -4.0 * doubling(tiles),
            Tile::Wealth(_) | Tile::Casino => points(tiles.with(tile)) - points(tiles),
        }
    }
}

fn points(tiles: TileSet) -> f32 {
    scoring::score(tiles) as f32
}

fn doubling(tiles: TileSet) -> f32 {
    f32::from(1u8 << tiles.luck())
}
