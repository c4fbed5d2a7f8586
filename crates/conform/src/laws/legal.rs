//! `legal` is what buttons are made of: a seat has some if and only if it may act, in order, each once, and every one
//! of them is accepted. What is offered as a button is one of them, and what the rules do for a seat is the only one. A game that asks a seat without an answer hangs; a button that is refused is a lie.

use crate::table::each_table;
use crate::walk::{buttons, ensure, legal as list, look_around};
use crate::{Failure, LawTable};
use engine::{FastRng, Game, Rng, Seat};

const LOOKS: u32 = 12_000;

/// Of a long list so many actions are checked.
const CHECKS: usize = 400;

pub fn legal<G: Game>() -> Result<(), Failure> {
    each_table::<G>("legal", |table| {
        look_around(table, 400, LOOKS, 10, |state, rng| {
            let turn = table.rules.turn(state);
            let strangers = turn.seats().iter().find(|seat| seat.0 >= table.seats);
            ensure(strangers.is_none(), || format!("the turn {turn:?} names a seat that is not there"))?;
            let ask = table.rules.ask(state);
            let asks_well = ask.map_or(turn.seats().is_empty(), |seat| turn.includes(seat));
            ensure(asks_well, || format!("{ask:?} is asked while the turn is {turn:?}"))?;
            Seat::all(table.seats).try_for_each(|seat| list_is_good(table, state, seat, rng))
        })
    })
}

fn list_is_good<G: Game>(
    table: &LawTable<G>,
    state: &G::State,
    seat: Seat,
    rng: &mut FastRng,
) -> Result<(), String> {
    let turn = table.rules.turn(state);
    let actions = list(&table.rules, state, seat);
    ensure(actions.is_empty() != turn.includes(seat), || {
        format!("seat {seat} has {} legal actions while the turn is {turn:?}", actions.len())
    })?;
    if let Some(pair) = actions.windows(2).find(|pair| pair[0] >= pair[1]) {
        return Err(format!("the list of seat {seat} has {:?} before {:?}", pair[0], pair[1]));
    }
    let stray =
        buttons(&table.rules, state, seat).into_iter().find(|action| actions.binary_search(action).is_err());
    ensure(stray.is_none(), || format!("seat {seat} is offered {stray:?}, which is not legal"))?;
    let forced = if turn.includes(seat) { table.rules.forced(state, seat) } else { None };
    ensure(forced.is_none_or(|forced| actions == [forced]), || {
        format!("seat {seat} is forced to {forced:?} while {actions:?} are legal")
    })?;
    for at in 0..actions.len().min(CHECKS) {
        let at = if actions.len() <= CHECKS { at } else { rng.below(actions.len() as u32) as usize };
        let checked = table.rules.check(state, seat, actions[at]);
        checked.map_err(|refusal| format!("{:?} of seat {seat} is listed and {refusal}", actions[at]))?;
    }
    Ok(())
}
