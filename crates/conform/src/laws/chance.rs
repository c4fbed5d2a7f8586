//! `draw` and `chances` are the same chance: nothing comes up that is not listed, everything with the frequency of its
//! weight, and each outcome leaves a sound state. The receipt of fairness recomputes `draw`; replay, search and odds
//! trust `chances`.

use crate::fit::{cells_of, draws_for, fits};
use crate::table::each_table;
use crate::walk::{ensure, look_around};
use crate::{Failure, LawTable};
use engine::{FastRng, Game, Step, Turn};

const LOOKS: u32 = 1_500;

/// Outcomes are counted in at most this many cells.
const CELLS: u64 = 40;

pub fn chance<G: Game>() -> Result<(), Failure> {
    each_table::<G>("chance", |table| {
        look_around(table, 100, LOOKS, 6, |state, rng| {
            if table.rules.turn(state) == Turn::Chance { is_fair(table, state, rng) } else { Ok(()) }
        })
    })
}

fn is_fair<G: Game>(table: &LawTable<G>, state: &G::State, rng: &mut FastRng) -> Result<(), String> {
    let mut possible = Vec::new();
    table.rules.chances(state, &mut possible);
    ensure(!possible.is_empty(), || "it is the turn of chance and nothing can come up".into())?;
    for (at, (outcome, weight)) in possible.iter().enumerate() {
        ensure(*weight > 0, || format!("{outcome:?} is listed with weight 0"))?;
        let is_twice = possible[..at].iter().any(|(earlier, _)| earlier == outcome);
        ensure(!is_twice, || format!("{outcome:?} is listed twice"))?;
        let mut after = state.clone();
        table.rules.apply(&mut after, Step::Chance { outcome: *outcome }, &mut ());
        table.rules.audit(&after).map_err(|why| format!("after {outcome:?} the audit finds {why}"))?;
    }
    let listed: Vec<u64> = possible.iter().map(|&(_, weight)| u64::from(weight)).collect();
    let cells = cells_of(&listed, CELLS);
    let count = cells.iter().max().map_or(0, |last| last + 1);
    let (mut counts, mut weights) = (vec![0; count], vec![0; count]);
    cells.iter().zip(&listed).for_each(|(&cell, weight)| weights[cell] += weight);
    for _ in 0..draws_for(count) {
        let outcome = table.rules.draw(state, rng);
        let at = possible.iter().position(|(other, _)| *other == outcome);
        counts[cells[at.ok_or_else(|| format!("drew {outcome:?}, which is not among the chances"))?]] += 1;
    }
    fits(&counts, &weights).map_err(|why| format!("chance does not keep its weights: {why}"))
}
