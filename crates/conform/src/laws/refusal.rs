//! What is not legal is refused, with the number of a paragraph that exists, and changes nothing. Actions from other
//! moments, other seats and damaged ones are tried: stale clicks and forged messages look like these.

use crate::mutate::mutate;
use crate::spec::rule_ids;
use crate::table::each_table;
use crate::walk::{
    STEPS, Walk, bytes, each_walk, ensure, fact, json, legal, look_along, looks_per_walk, pick,
};
use crate::{Failure, LawTable};
use engine::{AnyMatch, FastRng, Game, Refusal, Rng, Seat, Step, Turn, Viewer};
use serde_json::Value;
use std::collections::BTreeSet;

const WALKS: u32 = 150;
const LOOKS: u32 = 6_000;

/// So many steps of a match are played through the facade.
const PLAYED: usize = 400;

/// Foreign actions tried per seat and position, and as many damaged ones.
const TRIES: u32 = 10;

/// How many actions of a walk are remembered to be tried elsewhere.
const POOL: usize = 300;

pub fn refusal<G: Game>() -> Result<(), Failure> {
    let known = rule_ids(G::SPEC);
    each_table::<G>("refusal", |table| {
        each_walk(table, WALKS, STEPS, |walk| {
            let trial = Trial { table, known: &known, pool: pool(table, walk) };
            let looks = looks_per_walk(table, walk, WALKS, table.share(LOOKS, 6));
            look_along(table, walk, looks, |state, rng| {
                let seats = table.rules.turn(state).seats();
                let acting = if seats.is_empty() { None } else { Some(pick(seats, rng)) };
                let other = Seat(rng.below(u32::from(table.seats)) as u8);
                acting.into_iter().chain([other]).try_for_each(|seat| trial.of_seat(state, seat, rng))
            })?;
            trial.through_facade(walk)
        })
    })
}

struct Trial<'a, G: Game> {
    table: &'a LawTable<G>,
    known: &'a BTreeSet<&'static str>,
    pool: Vec<(Value, G::Action)>,
}

/// Actions that were legal for some seat somewhere on the walk.
fn pool<G: Game>(table: &LawTable<G>, walk: &Walk<G>) -> Vec<(Value, G::Action)> {
    let mut rng = FastRng::new(walk.seed ^ 0x9001);
    let mut state = table.rules.start();
    let mut actions = BTreeSet::new();
    let stride = walk.steps.len() / POOL + 1;
    for (at, &step) in walk.steps.iter().enumerate() {
        let turn = if at % stride == 0 { table.rules.turn(&state) } else { Turn::Chance };
        for seat in turn.seats().iter() {
            let list = legal(&table.rules, &state, seat);
            let some = (0..4).filter_map(|_| list.get(rng.below(list.len().max(1) as u32) as usize));
            actions.extend(some);
        }
        table.rules.apply(&mut state, step, &mut ());
    }
    let mut actions: Vec<G::Action> = actions.into_iter().collect();
    while actions.len() > POOL {
        actions.swap_remove(rng.below(actions.len() as u32) as usize);
    }
    actions.into_iter().map(|action| (json(&action), action)).collect()
}

impl<G: Game> Trial<'_, G> {
    fn of_seat(&self, state: &G::State, seat: Seat, rng: &mut FastRng) -> Result<(), String> {
        let listed = legal(&self.table.rules, state, seat);
        let before = bytes(state);
        for _ in 0..TRIES {
            let Some((value, action)) = self.pool.get(rng.below(self.pool.len().max(1) as u32) as usize)
            else {
                return Ok(());
            };
            self.try_action(state, seat, *action, &listed)?;
            let own = listed.get(rng.below(listed.len().max(1) as u32) as usize).map(json);
            let damaged = mutate(own.as_ref().unwrap_or(value), value, rng);
            if let Ok(action) = serde_json::from_value(damaged) {
                self.try_action(state, seat, action, &listed)?;
            }
        }
        ensure(bytes(state) == before, || format!("checking actions of seat {seat} changed the state"))
    }

    fn try_action(
        &self,
        state: &G::State,
        seat: Seat,
        action: G::Action,
        listed: &[G::Action],
    ) -> Result<(), String> {
        let rules = &self.table.rules;
        let checked = rules.check(state, seat, action);
        let is_listed = listed.contains(&action);
        let may_act = rules.turn(state).includes(seat);
        match checked {
            Ok(()) if !may_act => {
                Err(format!("{action:?} is accepted from seat {seat}, whose turn it is not"))
            }
            Ok(()) if rules.lists_all() && !is_listed => Err(format!(
                "{action:?} of seat {seat} is accepted but not in the list that is said to be whole"
            )),
            Ok(()) => {
                let mut after = state.clone();
                rules.apply(&mut after, Step::Seat { seat, action }, &mut ());
                rules
                    .audit(&after)
                    .map_err(|why| format!("after {action:?} of seat {seat} the audit finds {why}"))
            }
            Err(refusal) if is_listed => Err(format!("{action:?} of seat {seat} is listed and {refusal}")),
            Err(refusal) => ensure(self.known.contains(refusal.rule.0), || {
                format!(
                    "{action:?} of seat {seat} is refused by {}, which is not in the rulebook",
                    refusal.rule
                )
            }),
        }
    }

    /// Refused actions sent to a running match: same fingerprint, same number, same views.
    fn through_facade(&self, walk: &Walk<G>) -> Result<(), String> {
        let mut rng = FastRng::new(walk.seed ^ 0xface);
        let table = engine::Table::<G>::new(self.table.seats, &self.table.chosen);
        let mut running = table.map_err(|error| error.to_string())?.open();
        for (at, &step) in walk.steps.iter().take(PLAYED).enumerate() {
            self.table.at(walk.seed, at);
            if rng.chance(1, 12)
                && let Some((value, _)) = self.pool.get(rng.below(self.pool.len().max(1) as u32) as usize)
            {
                let seat = Seat(rng.below(u32::from(self.table.seats) + 1) as u8);
                refused_without_trace(running.as_mut(), seat, value)?;
            }
            running
                .replay(&fact::<G>(step))
                .map_err(|error| format!("the facade refuses {step:?}: {error}"))?;
        }
        Ok(())
    }
}

fn refused_without_trace(running: &mut dyn AnyMatch, seat: Seat, action: &Value) -> Result<(), String> {
    if running.check(seat, action).is_ok() {
        return Ok(());
    }
    let look = |running: &dyn AnyMatch| {
        (
            running.seq(),
            running.fingerprint(),
            running.view(Viewer::Recall(Seat(0))),
            running.view(Viewer::Public),
        )
    };
    let before = look(running);
    let Err(refusal) = running.submit(seat, action) else {
        return Err(format!("{action} of seat {seat} was refused when checked and accepted when submitted"));
    };
    let is_absent = seat.0 >= running.seats();
    ensure(is_absent == matches!(refusal, Refusal::NoSuchSeat(_)), || {
        format!("seat {} gets {refusal:?}", seat.0)
    })?;
    ensure(look(running) == before, || format!("the refused {action} of seat {seat} left a trace"))
}
