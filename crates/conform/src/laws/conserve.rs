//! Nothing is made and nothing is lost: the game's own audit of cards, tiles and money passes at the start and after
//! every step.

use crate::Failure;
use crate::table::each_table;
use crate::walk::each_walk;
use engine::Game;

const WALKS: u32 = 3_000;
const STEPS: u32 = 2_000_000;

pub fn conserve<G: Game>() -> Result<(), Failure> {
    each_table::<G>("conserve", |table| {
        each_walk(table, WALKS, STEPS, |walk| {
            let mut state = table.rules.start();
            table.rules.audit(&state).map_err(|why| format!("at the start the audit finds {why}"))?;
            for (at, &step) in walk.steps.iter().enumerate() {
                table.at(walk.seed, at + 1);
                table.rules.apply(&mut state, step, &mut ());
                table.rules.audit(&state).map_err(|why| format!("after {step:?} the audit finds {why}"))?;
            }
            Ok(())
        })
    })
}
