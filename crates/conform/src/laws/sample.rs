//! `sample` is `legal` without the list: the same actions, each as likely as any other. Games draw from families of
//! thousands by a shortcut of their own here, and every statistic of random play rests on it.

use crate::fit::{cells_of, draws_for, fits};
use crate::table::each_table;
use crate::walk::{ensure, legal, look_around, pick};
use crate::{Failure, LawTable};
use engine::{FastRng, Game, Seat};

const LOOKS: u32 = 400;

/// Longer lists are counted in this many cells of neighbours.
const CELLS: u64 = 48;

pub fn sample<G: Game>() -> Result<(), Failure> {
    each_table::<G>("sample", |table| {
        look_around(table, 100, LOOKS, 6, |state, rng| {
            let seats = table.rules.turn(state).seats();
            if seats.is_empty() { Ok(()) } else { is_even(table, state, pick(seats, rng), rng) }
        })
    })
}

fn is_even<G: Game>(
    table: &LawTable<G>,
    state: &G::State,
    seat: Seat,
    rng: &mut FastRng,
) -> Result<(), String> {
    let actions = legal(&table.rules, state, seat);
    ensure(!actions.is_empty(), || format!("seat {seat} may act but has nothing to sample"))?;
    let cells = cells_of(&vec![1; actions.len()], CELLS);
    let count = cells.iter().max().map_or(0, |last| last + 1);
    let (mut counts, mut weights) = (vec![0; count], vec![0; count]);
    cells.iter().for_each(|&cell| weights[cell] += 1);
    let mut scratch = Vec::new();
    for _ in 0..draws_for(count) {
        let action = table.rules.sample(state, seat, rng, &mut scratch);
        let at = actions.binary_search(&action);
        let at = at.map_err(|_| format!("sampled {action:?}, which is not legal for seat {seat}"))?;
        counts[cells[at]] += 1;
    }
    fits(&counts, &weights)
        .map_err(|why| format!("the legal actions of seat {seat} are not sampled evenly: {why}"))
}
