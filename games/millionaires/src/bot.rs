//! How a bot judges the game: a price for every tile, lowered by the fear of being the poorest.

use crate::money::MoneyCards;
use crate::rules::scoring;
use crate::state::{Auction, Phase, State};
use crate::tile::{Tile, TileSet};
use crate::{Action, Millionaires};
use engine::{Game, Level, MAX_SEATS, Method, Policy, Rng, Seat, Tuning, Values};

impl Policy for Millionaires {
    /// Pass, the cheapest raise, single cards and a few jumps: of many card sets with one total a single one.
    fn candidates(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let Some(auction) = state.auction() else {
            return out.push(self.timeout(state, seat));
        };
        let holding = state.at(seat);
        let laid = holding.table.total();
        let needed = auction.highest - laid;
        let first = out.len();
        out.push(Action::Pass {});
        let cap = price_cap(self, state, seat, auction);
        let mut bid = |cards: Option<MoneyCards>| {
            let action = cards.map(|cards| Action::Bid { cards });
            if let Some(action) = action.filter(|action| !out[first..].contains(action)) {
                out.push(action);
            }
        };
        bid(holding.hand.cheapest_above(needed));
        for jump in [0.5, 0.75, 1.0, 1.3] {
            let target = (cap * jump) as u8;
            if target > auction.highest {
                bid(holding.hand.cheapest_above(target.saturating_sub(laid + 1).max(needed)));
            }
        }
        let above = holding.hand.cards().filter(|card| card.total() > needed);
        above.take(3).for_each(|card| bid(Some(card)));
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
        let mood = 0.6 + 0.8 * rng.unit();
        let price = f32::from(laid + cards.total());
        if price <= mood * price_cap(self, state, seat, auction) {
            Action::Bid { cards }
        } else {
            Action::Pass {}
        }
    }

    fn value(&self, state: &State) -> Values {
        let mut values = [0.0; MAX_SEATS];
        if state.phase == Phase::Over {
            let ranks = scoring::ranks(self, state);
            Seat::all(self.seats).for_each(|seat| values[seat.index()] = ranks.reward(seat));
            return values;
        }
        let mut sum = 0.0;
        for seat in Seat::all(self.seats) {
            let points = scoring::score(state.at(seat).tiles) as f32;
            let standing = (1.0 + points) * safety(self, state, seat, 0);
            values[seat.index()] = standing;
            sum += standing;
        }
        values.iter_mut().for_each(|value| *value /= sum);
        values
    }

    fn tuning(&self, level: Level) -> Tuning {
        match level {
            Level::Easy => Tuning { slip_percent: 20, ..Tuning::of(level) },
            Level::Normal => Tuning { method: Method::Flat, iterations: 300, ..Tuning::of(level) },
            Level::Hard => Tuning { iterations: 6_000, ..Tuning::of(level) },
        }
    }
}

/// What the tile up for auction is worth to a seat, in millions: to get a wanted one, to escape the other kind.
fn price_cap(rules: &Millionaires, state: &State, seat: Seat, auction: &Auction) -> f32 {
    let tiles = state.at(seat).tiles;
    let now = scoring::score(tiles) as f32;
    let worth = match auction.tile {
        Tile::Wealth(_) if tiles.contains(Tile::Thief) => 1.5,
        Tile::Wealth(_) => {
            let then = scoring::score(tiles.with(auction.tile)) as f32;
            1.5 + 2.0 * (then - now).min(20.0)
        }
        Tile::Luck => 6.0 + 1.2 * now.min(20.0) + 0.4 * f32::from(state.stack.wealth().len()),
        Tile::Cba => 3.0 + 0.9 * now.min(20.0),
        Tile::Casino => 4.0 + 0.6 * (now - scoring::score(tiles.with(Tile::Casino)) as f32).min(20.0),
        Tile::Thief => 2.0 + 1.5 * thief_harm(tiles),
    };
    let price = (worth as u8).max(auction.highest);
    worth * safety(rules, state, seat, price)
}

fn thief_harm(tiles: TileSet) -> f32 {
    tiles.least_wealth().map_or(1.0, |value| f32::from(value) * f32::from(1u8 << tiles.luck()))
}

/// How likely a seat that spends `price` more is to stay above the poorest when the game ends, 0 to 1.
fn safety(rules: &Millionaires, state: &State, seat: Seat, price: u8) -> f32 {
    let others = Seat::all(rules.seats).filter(|&other| other != seat);
    let least = others.map(|other| state.at(other).money()).min().expect("there are other seats");
    let cushion = f32::from(state.at(seat).money()) - f32::from(price) - f32::from(least);
    let hazard = match state.red_revealed {
        3 => 1.0,
        2 => 0.5,
        _ => 0.2,
    };
    let margin = if cushion > 0.0 { 1.0 } else { (1.0 + (cushion - 1.0) / 40.0).max(0.05) };
    let sharpness = if cushion > 0.0 { 0.0 } else { hazard };
    margin * (1.0 - 0.8 * sharpness)
}
