//! Two worlds, first form. A world is imagined from what a viewer knows, then both worlds go on with the same steps
//! as long as these are allowed in both. Whatever the viewer is sent, now and later, must be the same bytes until an
//! event tells them a difference: else their screen shows something they cannot know. Beside the viewer themselves, all who
//! know less than they do are watched (a spectator must not see what a seat with perfect memory cannot). A viewer
//! who forgets may be reminded of what was public by whose turn it is and by what they may do, but not by their view.
//!
//! What this form finds: a spectator who sees too much; turns, waits and legal lists that depend on secrets; views
//! that show a secret later on. What it cannot find: a secret that stands in the view itself, because then `imagine`
//! copies it into every world. The second form, `histories`, finds that one.

use super::imagine::world_for;
use crate::sent::{Sent, some_viewers, told, watchers};
use crate::table::each_table;
use crate::walk::{is_allowed, look_around, next_step};
use crate::{Failure, LawTable};
use engine::{FastRng, Game, Rng, Step, StepOf, Turn, Viewer};

const LOOKS: u32 = 8_000;

/// How many steps two worlds are followed.
const DEPTH: usize = 12;

/// How many steps are tried to find one that both worlds allow.
const TRIES: u32 = 6;

pub fn two_worlds<G: Game>() -> Result<(), Failure> {
    each_table::<G>("two_worlds", |table| {
        look_around(table, 600, LOOKS, 6, |truth, rng| {
            some_viewers(table.seats, rng).into_iter().try_for_each(|viewer| {
                let world = world_for(&table.rules, truth, viewer, rng)?;
                follow(table, [truth.clone(), world], viewer, rng)
                    .map_err(|why| format!("two worlds that are one for {viewer:?}: {why}"))
            })
        })
    })
}

fn follow<G: Game>(
    table: &LawTable<G>,
    [mut truth, mut world]: [G::State; 2],
    viewer: Viewer,
    rng: &mut FastRng,
) -> Result<(), String> {
    let rules = &table.rules;
    compare(rules, &truth, &world, viewer, None)?;
    for _ in 0..DEPTH {
        let Some(step) = shared_step(rules, &truth, &world, viewer, rng)? else { return Ok(()) };
        let (mut events, mut world_events) = (Vec::new(), Vec::new());
        rules.apply(&mut truth, step, &mut events);
        rules.apply(&mut world, step, &mut world_events);
        let (turn, world_turn) = (rules.turn(&truth), rules.turn(&world));
        let is_told = told(rules, &events, viewer) != told(rules, &world_events, viewer);
        if is_told || turn == Turn::Over || world_turn == Turn::Over {
            return Ok(());
        }
        // A viewer who forgets may be reminded by whose turn it is; one with perfect memory knows it beforehand.
        if turn != world_turn && !matches!(viewer, Viewer::Recall(_)) {
            return Ok(());
        }
        for watcher in watchers(viewer) {
            let (seen, other) = (told(rules, &events, watcher), told(rules, &world_events, watcher));
            if seen != other {
                return Err(format!("after {step:?} {watcher:?} is told {seen} or {other}"));
            }
        }
        compare(rules, &truth, &world, viewer, Some(step))?;
    }
    Ok(())
}

fn compare<G: Game>(
    rules: &G,
    truth: &G::State,
    world: &G::State,
    viewer: Viewer,
    after: Option<StepOf<G>>,
) -> Result<(), String> {
    for watcher in watchers(viewer) {
        let (seen, other) = match viewer {
            Viewer::Recall(_) => (Sent::to(rules, truth, watcher), Sent::to(rules, world, watcher)),
            Viewer::Seat(_) | Viewer::Public => {
                (Sent::shown_to(rules, truth, watcher), Sent::shown_to(rules, world, watcher))
            }
        };
        if let Some(difference) = seen.difference(&other) {
            let when = after.map_or("at once".to_owned(), |step| format!("after {step:?}"));
            return Err(format!("{when} {watcher:?} is sent a difference: {difference}"));
        }
    }
    Ok(())
}

/// A step that may happen in both worlds, if one is found soon.
fn shared_step<G: Game>(
    rules: &G,
    truth: &G::State,
    world: &G::State,
    viewer: Viewer,
    rng: &mut FastRng,
) -> Result<Option<StepOf<G>>, String> {
    let mut scratch = Vec::new();
    for _ in 0..TRIES {
        let temper = u64::from(rng.word());
        let Some(step) = next_step(rules, truth, temper, rng, &mut scratch)? else { return Ok(None) };
        if is_allowed(rules, world, step) {
            return Ok(Some(step));
        }
        if let Step::Seat { seat, action } = step
            && viewer == Viewer::Recall(seat)
        {
            return Err(format!("{action:?} is theirs to do in one world and refused in the other"));
        }
    }
    Ok(None)
}
