//! A table without people ends. Every seat that may act has a time-out action that is legal; a wait names seats of the
//! table, and its lapse changes something and leaves a sound state; and a match in which nobody ever answers comes to
//! its end by time-outs and lapses alone.

use super::end::is_finished;
use crate::table::each_table;
use crate::walk::{LONGEST, bytes, ensure, look_around, pick};
use crate::{Failure, LawTable};
use engine::{FastRng, Game, Step, StepOf, Turn};

const LOOKS: u32 = 8_000;
const WALKS: u32 = 600;
const STEPS: u32 = 1_500_000;

/// How a host without players goes on.
#[derive(Clone, Copy, Debug)]
enum Host {
    /// Whoever is asked is timed out; waits run only where nobody is asked.
    AskOnly,
    /// Any seat that may act is timed out.
    AnySeat,
    /// Waits lapse before a seat is timed out.
    LapseFirst,
}

pub fn absent<G: Game>() -> Result<(), Failure> {
    each_table::<G>("absent", |table| {
        look_around(table, 300, LOOKS, 8, |state, _| can_time_out(table, state))?;
        for host in [Host::AskOnly, Host::AnySeat, Host::LapseFirst] {
            let (mut gone, limit) = (0, table.share(STEPS, 1));
            for seed in table.seeds(table.share(WALKS, 1)) {
                gone +=
                    run(table, host, seed).map_err(|why| format!("with nobody there ({host:?}): {why}"))?;
                if gone > limit {
                    break;
                }
            }
        }
        Ok(())
    })
}

fn can_time_out<G: Game>(table: &LawTable<G>, state: &G::State) -> Result<(), String> {
    let rules = &table.rules;
    let turn = rules.turn(state);
    for seat in turn.seats().iter() {
        let action = rules.timeout(state, seat);
        let checked = rules.check(state, seat, action);
        checked.map_err(|refusal| format!("the time-out {action:?} of seat {seat} is {refusal}"))?;
    }
    let Some(wait) = rules.wait(state) else { return Ok(()) };
    ensure(wait.after_ms > 0, || format!("{wait:?} is over before it begins"))?;
    ensure(wait.seats.minus(turn.seats()).is_empty(), || {
        format!("{wait:?} is for seats outside the turn {turn:?}")
    })?;
    let mut after = state.clone();
    rules.apply(&mut after, Step::Lapse, &mut ());
    ensure(bytes(&after) != bytes(state), || format!("the lapse of {wait:?} changes nothing"))?;
    rules.audit(&after).map_err(|why| format!("after the lapse of {wait:?} the audit finds {why}"))
}

/// Plays a match without players and says how long it took.
fn run<G: Game>(table: &LawTable<G>, host: Host, seed: u64) -> Result<u32, String> {
    let mut rng = FastRng::new(seed);
    let mut state = table.rules.start();
    let bound = table.rules.step_bound().min(LONGEST);
    for at in 0..=bound {
        table.at(seed, at as usize);
        let Some(step) = next(&table.rules, &state, host, &mut rng)? else {
            return is_finished(table, &state).map(|()| at);
        };
        table.rules.apply(&mut state, step, &mut ());
    }
    Err(format!("the game still runs after {bound} steps"))
}

fn next<G: Game>(
    rules: &G,
    state: &G::State,
    host: Host,
    rng: &mut FastRng,
) -> Result<Option<StepOf<G>>, String> {
    let turn = rules.turn(state);
    if turn == Turn::Over {
        return Ok(None);
    }
    if turn == Turn::Chance {
        return Ok(Some(Step::Chance { outcome: rules.draw(state, rng) }));
    }
    let seat = match host {
        Host::AskOnly => rules.ask(state),
        Host::LapseFirst if rules.wait(state).is_some() => None,
        Host::AnySeat | Host::LapseFirst if turn.seats().is_empty() => None,
        Host::AnySeat | Host::LapseFirst => Some(pick(turn.seats(), rng)),
    };
    match seat {
        Some(seat) => Ok(Some(Step::Seat { seat, action: rules.timeout(state, seat) })),
        None if rules.wait(state).is_some() => Ok(Some(Step::Lapse)),
        None => Err(format!("nobody is asked and nothing is waited for while the turn is {turn:?}")),
    }
}
