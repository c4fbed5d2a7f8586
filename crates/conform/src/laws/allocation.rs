//! Playing allocates nothing. Researchers and bots run these rules millions of times a second, and one allocation per
//! step would cost more than the step. Ten thousand whole matches are played over all option sets while the allocator
//! is counted: turn, draw, sample (into a list that is already large enough), check, apply without a listener, and
//! the copy of the state with which each match begins.

use crate::table::each_table;
use crate::walk::{LONGEST, ensure, pick};
use crate::{Failure, LawTable};
use allocation_counter::measure;
use engine::{FastRng, Game, Rng, Seat, Step, StepOf, Turn};
use std::hint::black_box;

/// Matches over all tables.
const PLAYOUTS: u32 = 10_000;

/// A table stops early after this share of steps, so that long games do not take all day.
const STEPS: u32 = 8_000_000;

/// Room for the longest list of actions; a longer one would count.
const SCRATCH: usize = 1 << 16;

/// How a seat chooses.
pub(crate) type Choose<G> =
    fn(&G, &<G as Game>::State, Seat, &mut FastRng, &mut Vec<<G as Game>::Action>) -> <G as Game>::Action;

pub fn allocation<G: Game>() -> Result<(), Failure> {
    each_table::<G>("allocation", |table| {
        plays_without_allocating(table, |rules, state, seat, rng, scratch| {
            rules.sample(state, seat, rng, scratch)
        })
    })
}

pub(crate) fn plays_without_allocating<G: Game>(
    table: &LawTable<G>,
    choose: Choose<G>,
) -> Result<(), String> {
    let mut player =
        Player { table, choose, start: table.rules.start(), scratch: Vec::with_capacity(SCRATCH) };
    // Tables that the rules build on first use are no cost of a step.
    player.play(0, |_, step| step())?;
    let (mut steps, limit) = (0, table.share(STEPS, 1));
    for seed in table.seeds(table.share(PLAYOUTS, 1)) {
        let mut played = Ok(0);
        let counted = measure(|| played = player.play(seed, |_, step| step()));
        steps += played?;
        if counted.count_total > 0 {
            return Err(player
                .culprit(seed)
                .err()
                .unwrap_or_else(|| "the copy of the state allocates".into()));
        }
        if steps > limit {
            break;
        }
    }
    Ok(())
}

struct Player<'a, G: Game> {
    table: &'a LawTable<G>,
    choose: Choose<G>,
    start: G::State,
    scratch: Vec<G::Action>,
}

impl<G: Game> Player<'_, G> {
    /// Plays one match; `around` is called with every use of the rules.
    fn play(
        &mut self,
        seed: u64,
        mut around: impl FnMut(&'static str, &mut dyn FnMut()),
    ) -> Result<u32, String> {
        let rules = &self.table.rules;
        let mut rng = FastRng::new(seed);
        let mut state = self.start.clone();
        let bound = rules.step_bound();
        for at in 0..=bound.min(LONGEST) {
            self.table.at(seed, at as usize);
            let mut turn = Turn::Over;
            around("turn", &mut || turn = rules.turn(&state));
            if turn == Turn::Over {
                return Ok(at);
            }
            let mut step: StepOf<G> = Step::Lapse;
            if turn == Turn::Chance {
                around("draw", &mut || step = Step::Chance { outcome: rules.draw(&state, &mut rng) });
            } else if !lapses(rules, &state, turn, &mut rng) {
                let seat = pick(turn.seats(), &mut rng);
                let mut act = || {
                    let action = (self.choose)(rules, &state, seat, &mut rng, &mut self.scratch);
                    step = Step::Seat { seat, action };
                };
                around("the choice of an action", &mut act);
                if let Step::Seat { seat, action } = step {
                    around("check", &mut || _ = black_box(rules.check(&state, seat, action)));
                }
            }
            around("apply", &mut || rules.apply(&mut state, step, &mut ()));
        }
        ensure(bound > LONGEST, || format!("the game still runs after its bound of {bound} steps"))?;
        Ok(LONGEST)
    }

    /// Plays the match again and names what allocates.
    fn culprit(&mut self, seed: u64) -> Result<(), String> {
        let mut found = None;
        let table = self.table;
        self.play(seed, |what, step| {
            let count = measure(step).count_total;
            if count > 0 && found.is_none() {
                found = Some((format!("{what} allocates {count} times"), table.spot()));
            }
        })?;
        let Some((why, (seed, step))) = found else { return Ok(()) };
        table.at(seed, step as usize);
        Err(why)
    }
}

fn lapses<G: Game>(rules: &G, state: &G::State, turn: Turn, rng: &mut FastRng) -> bool {
    turn.seats().is_empty() || rules.wait(state).is_some() && rng.chance(1, 4)
}
