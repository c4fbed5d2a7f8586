//! Every match ends within the bound the game declares, nobody is waited for afterwards, and its ranks are ranks: the
//! best is 1, equals share and the next are skipped, winners are of the first rank. Games that do not finish are the
//! first complaint of players everywhere.

use crate::table::each_table;
use crate::walk::{each_walk, ensure, legal, look_along};
use crate::{Failure, LawTable};
use engine::{Game, Ranks, Seat, Turn};

const WALKS: u32 = 5_000;
const STEPS: u32 = 3_000_000;

pub fn end<G: Game>() -> Result<(), Failure> {
    each_table::<G>("end", |table| {
        each_walk(table, WALKS, STEPS, |walk| {
            look_along(
                table,
                walk,
                1,
                |state, _| if walk.is_whole { is_finished(table, state) } else { Ok(()) },
            )
        })
    })
}

pub(crate) fn is_finished<G: Game>(table: &LawTable<G>, state: &G::State) -> Result<(), String> {
    let rules = &table.rules;
    ensure(rules.turn(state) == Turn::Over, || "the walk has stopped before the end".into())?;
    let (ask, wait) = (rules.ask(state), rules.wait(state));
    ensure(ask.is_none() && wait.is_none(), || {
        format!("after the end {ask:?} is asked, {wait:?} is waited for")
    })?;
    let eager = Seat::all(table.seats).find(|&seat| !legal(rules, state, seat).is_empty());
    ensure(eager.is_none(), || format!("after the end {eager:?} has legal actions"))?;
    well_formed(&rules.ranks(state), table.seats)
}

fn well_formed(ranks: &Ranks, seats: u8) -> Result<(), String> {
    let list = ranks.list();
    ensure(list.len() == usize::from(seats), || format!("{list:?} are not the ranks of {seats} seats"))?;
    let is_due = |&rank: &u8| usize::from(rank) == 1 + list.iter().filter(|&&other| other < rank).count();
    ensure(list.iter().all(is_due), || {
        format!("{list:?} are not ranks: equals share, the next are skipped")
    })?;
    let is_first = |seat: Seat| seat.0 < seats && ranks.of(seat) == 1;
    ensure(ranks.winners.iter().all(is_first), || format!("{:?} win with the ranks {list:?}", ranks.winners))
}
