//! A world that fits a view. Whoever remembers everything can only be wrong about the tile given away face down; a
//! view for people leaves out more, and what it leaves out is dealt at random.

use crate::Millionaires;
use crate::money::MoneyCards;
use crate::state::{Holding, MOST_SEATS, Phase, State, Stolen};
use crate::tile::{Tile, TileSet};
use crate::view::{SeatView, StolenView, View};
use engine::{Rng, Seat};

pub(crate) fn imagine<R: Rng + ?Sized>(rules: &Millionaires, view: &View, rng: &mut R, world: &mut State) {
    let mut seats = [Holding::START; MOST_SEATS];
    for seat in Seat::all(rules.seats) {
        let known = view.at(seat);
        let (hand, spent) = match known.money {
            Some(money) => (money.hand, money.spent),
            None => imagine_money(known, rng),
        };
        seats[seat.index()] = Holding { hand, table: known.table, spent, tiles: TileSet::EMPTY };
    }
    let (stolen, boxed) = deal_tiles(rules, view, rng, &mut seats);
    *world = State {
        phase: view.phase,
        stack: view.unseen,
        boxed,
        red_revealed: view.red_revealed,
        starter: view.starter,
        stolen,
        seats,
    };
}

/// Any hand of the right size; what is neither there nor on the table must have been spent.
fn imagine_money<R: Rng + ?Sized>(known: &SeatView, rng: &mut R) -> (MoneyCards, MoneyCards) {
    let mut spent = MoneyCards::FULL.without(known.table);
    let mut hand = MoneyCards::EMPTY;
    for _ in 0..known.cards {
        let drawn = rng.below(u32::from(spent.len())) as usize;
        let card = spent.cards().nth(drawn).expect("drawn below their number");
        spent = spent.without(card);
        hand = hand.with(card);
    }
    (hand, spent)
}

/// Gives every seat its tiles and fills the box; says what the thief took.
fn deal_tiles<R: Rng + ?Sized>(
    rules: &Millionaires,
    view: &View,
    rng: &mut R,
    seats: &mut [Holding; MOST_SEATS],
) -> (Option<Stolen>, TileSet) {
    let mut pool = TileSet::ALL.minus(view.unseen);
    match view.phase {
        Phase::Auction(auction) => pool.remove(auction.tile),
        Phase::ThiefChoice { .. } => pool.remove(Tile::Thief),
        Phase::Start | Phase::Reveal | Phase::Over => {}
    }
    let stolen = view.stolen.map(|stolen| imagine_stolen(view, stolen, pool, rng));
    let mut boxed = TileSet::EMPTY;
    if let Some(stolen) = stolen {
        boxed = [Tile::Thief, Tile::Wealth(stolen.value)].into_iter().collect();
        pool = pool.minus(boxed);
    }
    for seat in Seat::all(rules.seats) {
        let holding = &mut seats[seat.index()];
        holding.tiles = view.at(seat).tiles.unwrap_or_default();
        if let Some(stolen) = stolen.filter(|stolen| holding.tiles.contains(Tile::Wealth(stolen.value))) {
            holding.tiles.remove(Tile::Wealth(stolen.value));
        }
        pool = pool.minus(holding.tiles);
    }
    if view.phase == Phase::Over {
        return (stolen, pool.tiles().fold(boxed, TileSet::with));
    }
    deal_face_down(rules, view, pool, rng, seats);
    (stolen.map(|stolen| remember_choice(view, stolen, seats)), boxed)
}

/// What left face down is one of the tiles the viewer remembers, or any wealth tile they cannot place.
fn imagine_stolen<R: Rng + ?Sized>(view: &View, stolen: StolenView, pool: TileSet, rng: &mut R) -> Stolen {
    let among = stolen.among.unwrap_or_else(|| {
        let seen: TileSet =
            view.seats.iter().filter_map(|seat| seat.tiles).flat_map(TileSet::tiles).collect();
        pool.minus(seen).wealth()
    });
    let drawn = |rng: &mut R| among.wealth_values().nth(rng.below(u32::from(among.len())) as usize);
    let value = stolen.value.or_else(|| drawn(rng)).expect("some wealth tile was given away");
    Stolen { seat: stolen.seat, value, among: stolen.among.unwrap_or(TileSet::EMPTY) }
}

/// Deals the rest to the seats whose tiles lie face down. A waiting thief means no wealth tile; a choice for the
/// thief means that one was kept, or, while it is being made, that there are two.
fn deal_face_down<R: Rng + ?Sized>(
    rules: &Millionaires,
    view: &View,
    mut pool: TileSet,
    rng: &mut R,
    seats: &mut [Holding; MOST_SEATS],
) {
    let hidden = |seat: &Seat| view.at(*seat).tiles.is_none();
    let mut give = |seat: Seat, from: TileSet, pool: &mut TileSet, rng: &mut R| {
        let tile = from.nth(rng.below(u32::from(from.len())));
        pool.remove(tile);
        seats[seat.index()].tiles.insert(tile);
    };
    let kept_wealth = |seat: Seat| match (view.phase, view.stolen) {
        (Phase::ThiefChoice { taker }, _) if taker == seat => 2,
        (_, Some(StolenView { seat: giver, value: None, .. })) if giver == seat => 1,
        _ => 0,
    };
    for seat in Seat::all(rules.seats).filter(hidden) {
        if view.at(seat).thief_waiting {
            let thief = TileSet::EMPTY.with(Tile::Thief);
            give(seat, thief, &mut pool, rng);
            for _ in 1..view.at(seat).tile_count {
                let from = pool.minus(pool.wealth());
                give(seat, from, &mut pool, rng);
            }
        }
        for _ in 0..kept_wealth(seat) {
            let from = pool.wealth();
            give(seat, from, &mut pool, rng);
        }
    }
    for seat in Seat::all(rules.seats).filter(hidden) {
        while seats[seat.index()].tiles.len() < view.at(seat).tile_count {
            let tile = pool.nth(rng.below(u32::from(pool.len())));
            pool.remove(tile);
            seats[seat.index()].tiles.insert(tile);
        }
    }
}

/// Fills in what the tile was chosen from where the view does not say: all the wealth the seat has in this world.
fn remember_choice(view: &View, stolen: Stolen, seats: &[Holding; MOST_SEATS]) -> Stolen {
    if !stolen.among.is_empty() {
        return stolen;
    }
    let value = Tile::Wealth(stolen.value);
    let shown = view.stolen.is_some_and(|stolen| stolen.value.is_some());
    let kept = if shown { TileSet::EMPTY } else { seats[stolen.seat.index()].tiles.wealth() };
    Stolen { among: kept.with(value), ..stolen }
}
