//! The thief: MB-35 to MB-39.

use crate::Millionaires;
use crate::event::Event;
use crate::state::{Phase, State, Stolen};
use crate::tile::{Tile, TileSet};
use engine::{Emit, Illegal, Seat, require, rule};

/// MB-35 with a choice, MB-35 without one, MB-36.
pub(crate) fn take<E: Emit<Event>>(state: &mut State, taker: Seat, emit: &mut E) {
    let wealth = state.at(taker).tiles.wealth();
    match wealth.len() {
        0 => {
            state.at_mut(taker).tiles.insert(Tile::Thief);
            emit.emit(|| Event::ThiefWaiting { seat: taker });
        }
        1 => {
            let value = wealth.best_wealth();
            state.at_mut(taker).tiles.remove(Tile::Wealth(value));
            steal(state, taker, value, wealth, false, emit);
        }
        _ => state.phase = Phase::ThiefChoice { taker },
    }
}

/// MB-37: the tile just acquired goes to the box together with the waiting thief.
pub(crate) fn settle<E: Emit<Event>>(state: &mut State, seat: Seat, value: u8, emit: &mut E) {
    state.at_mut(seat).tiles.remove(Tile::Thief);
    steal(state, seat, value, TileSet::EMPTY.with(Tile::Wealth(value)), false, emit);
}

/// MB-35, MB-38: one of the taker's own wealth tiles, nothing else.
pub(crate) fn check_discard(state: &State, seat: Seat, value: u8) -> Result<(), Illegal> {
    require(state.phase == Phase::ThiefChoice { taker: seat }, rule!("MB-35"))?;
    require(state.at(seat).tiles.wealth_values().any(|own| own == value), rule!("MB-38"))
}

pub(crate) fn discard<E: Emit<Event>>(
    rules: &Millionaires,
    state: &mut State,
    seat: Seat,
    value: u8,
    emit: &mut E,
) {
    let among = state.at(seat).tiles.wealth();
    state.at_mut(seat).tiles.remove(Tile::Wealth(value));
    state.phase = Phase::Reveal;
    steal(state, seat, value, among, rules.options.hidden_tiles, emit); // MB-63
}

fn steal<E: Emit<Event>>(
    state: &mut State,
    seat: Seat,
    value: u8,
    among: TileSet,
    face_down: bool,
    emit: &mut E,
) {
    state.boxed.insert(Tile::Thief);
    state.boxed.insert(Tile::Wealth(value));
    state.stolen = Some(Stolen { seat, value, among });
    emit.emit(|| Event::TileStolen { seat, tile: Some(Tile::Wealth(value)), face_down });
}
