//! Two worlds, second form, which does not ask `imagine`. At a step that is not the viewer's own, everything else that
//! could have happened there is tried. All histories in which the viewer was told the same must look the same to them,
//! at once and as far as the same steps can follow.
//!
//! The other way round, an event may not tell more than perfect memory holds: where histories leave the same view for
//! [`Viewer::Recall`], what was told must not single out some of them. This finds the card that an event names
//! and the view hides.
//!
//! What neither form can find is a secret that events, views and imagined worlds all show alike: to a law that is a
//! face-up card. The tests of the game's own rules on hidden things are there for that.

use super::imagine::world_for;
use crate::sent::{Sent, told, watchers};
use crate::table::each_table;
use crate::walk::{bytes, ensure, is_allowed, legal, look_around, next_step, pick, text};
use crate::{Failure, LawTable};
use engine::{FastRng, Game, Rng, Step, StepOf, Turn, Viewer};
use std::collections::{BTreeMap, BTreeSet};

const LOOKS: u32 = 20_000;

/// How many histories are followed side by side.
const WIDTH: usize = 24;

/// How many steps they are followed.
const DEPTH: usize = 8;

/// After so many positions where several worlds fit a view, `imagine` must have given two different ones for some view.
const STUCK: u32 = 12;

pub fn histories<G: Game>() -> Result<(), Failure> {
    each_table::<G>("histories", |table| {
        let viewers: Vec<Viewer> = Viewer::all(table.seats).collect();
        let mut imagined = Imagined::default();
        look_around(table, 600, LOOKS, 12, |state, rng| {
            let viewer = viewers[rng.below(viewers.len() as u32) as usize];
            let look = Look { table, viewer };
            look.at(state, rng, &mut imagined)
                .map_err(|why| format!("histories that are one for {viewer:?}: {why}"))
        })?;
        ensure(imagined.open_views < STUCK || imagined.varies, || {
            format!(
                "{} views fitted several worlds, but each time only one was imagined",
                imagined.open_views
            )
        })
    })
}

#[derive(Default)]
struct Imagined {
    /// Views that several worlds fitted.
    open_views: u32,
    /// Whether one view ever gave two worlds.
    varies: bool,
}

/// One history: where it led, and what its last step told each watcher.
struct History<G: Game> {
    state: G::State,
    told: Vec<String>,
}

struct Look<'a, G: Game> {
    table: &'a LawTable<G>,
    viewer: Viewer,
}

impl<G: Game> Look<'_, G> {
    fn at(&self, state: &G::State, rng: &mut FastRng, imagined: &mut Imagined) -> Result<(), String> {
        let Some(Alternatives { steps, complete }) = self.alternatives(state, rng) else { return Ok(()) };
        let first = format!("instead of {:?}", steps[0]);
        let histories = steps.into_iter().map(|step| self.extend(state.clone(), step)).collect();
        let mut alike = self.judge(histories, complete).map_err(|why| format!("{first}: {why}"))?;
        self.try_imagine(&alike, rng, imagined)?;
        let mut scratch = Vec::new();
        for _ in 0..DEPTH {
            if alike.len() < 2 {
                break;
            }
            let temper = u64::from(rng.word());
            let Some(step) = next_step(&self.table.rules, &alike[0].state, temper, rng, &mut scratch)? else {
                break;
            };
            let is_possible = is_allowed(&self.table.rules, &alike[0].state, step);
            ensure(is_possible, || format!("{step:?} was drawn but cannot happen"))?;
            alike.retain(|history| is_allowed(&self.table.rules, &history.state, step));
            let longer = alike.into_iter().map(|history| self.extend(history.state, step)).collect();
            alike = self.judge(longer, complete).map_err(|why| format!("{first}, then {step:?}: {why}"))?;
        }
        Ok(())
    }

    fn extend(&self, mut state: G::State, step: StepOf<G>) -> History<G> {
        let mut events = Vec::new();
        self.table.rules.apply(&mut state, step, &mut events);
        let told = watchers(self.viewer).map(|watcher| told(&self.table.rules, &events, watcher)).collect();
        History { state, told }
    }

    /// Checks the histories against each other and gives those that are one with the first for the viewer. When
    /// the game is over nothing is secret any more.
    fn judge(&self, mut histories: Vec<History<G>>, complete: bool) -> Result<Vec<History<G>>, String> {
        if self.is_over(&histories[0]) {
            return Ok(Vec::new());
        }
        histories.retain(|history| !self.is_over(history));
        if complete && matches!(self.viewer, Viewer::Recall(_)) {
            self.nothing_beyond_memory(&histories)?;
        }
        let known = histories[0].told[0].clone();
        histories.retain(|history| history.told[0] == known);
        for (at, watcher) in watchers(self.viewer).enumerate() {
            let first = Sent::to(&self.table.rules, &histories[0].state, watcher);
            for history in &histories[1..] {
                let (seen, other) = (&histories[0].told[at], &history.told[at]);
                ensure(seen == other, || format!("{watcher:?} is told {seen} or {other}"))?;
                if let Some(difference) =
                    first.difference(&Sent::to(&self.table.rules, &history.state, watcher))
                {
                    return Err(format!(
                        "{watcher:?} was told {known} and is sent a difference: {difference}"
                    ));
                }
            }
        }
        Ok(histories)
    }

    /// Among histories with the same view, whatever was told must leave the same worlds possible.
    fn nothing_beyond_memory(&self, histories: &[History<G>]) -> Result<(), String> {
        let mut by_view: BTreeMap<String, BTreeMap<&[String], BTreeSet<Vec<u8>>>> = BTreeMap::new();
        for history in histories {
            let view = text(&self.table.rules.view(&history.state, self.viewer));
            by_view.entry(view).or_default().entry(&history.told).or_default().insert(bytes(&history.state));
        }
        for (view, worlds) in by_view {
            let mut worlds = worlds.into_iter();
            let Some((told, possible)) = worlds.next() else { continue };
            if let Some((other, _)) = worlds.find(|(_, others)| *others != possible) {
                let [told, other] = [told, other].map(|told| told.join("; "));
                return Err(format!("[{told}] or [{other}] tells what the view does not hold: {view}"));
            }
        }
        Ok(())
    }

    fn try_imagine(
        &self,
        alike: &[History<G>],
        rng: &mut FastRng,
        imagined: &mut Imagined,
    ) -> Result<(), String> {
        let Some(truth) = alike.first() else { return Ok(()) };
        let true_bytes = bytes(&truth.state);
        if alike.iter().all(|history| bytes(&history.state) == true_bytes) {
            return Ok(());
        }
        imagined.open_views += 1;
        let mut world =
            || world_for(&self.table.rules, &truth.state, self.viewer, rng).map(|world| bytes(&world));
        let first = world()?;
        for _ in 0..4 {
            imagined.varies |= world()? != first;
        }
        Ok(())
    }

    /// Everything that could happen now and is not the viewer's own doing, in random order.
    fn alternatives(&self, state: &G::State, rng: &mut FastRng) -> Option<Alternatives<G>> {
        let rules = &self.table.rules;
        let turn = rules.turn(state);
        let (mut steps, listed): (Vec<StepOf<G>>, bool) = if turn == Turn::Chance {
            let mut possible = Vec::new();
            rules.chances(state, &mut possible);
            (possible.into_iter().map(|(outcome, _)| Step::Chance { outcome }).collect(), true)
        } else {
            let others = self.viewer.seat().map_or(turn.seats(), |own| turn.seats().without(own));
            others.first()?;
            let seat = pick(others, rng);
            let actions = legal(rules, state, seat);
            (actions.into_iter().map(|action| Step::Seat { seat, action }).collect(), rules.lists_all())
        };
        let complete = listed && steps.len() <= WIDTH;
        for at in 0..steps.len().min(WIDTH) {
            let other = at + rng.below((steps.len() - at) as u32) as usize;
            steps.swap(at, other);
        }
        steps.truncate(WIDTH);
        (steps.len() > 1).then_some(Alternatives { steps, complete })
    }

    fn is_over(&self, history: &History<G>) -> bool {
        self.table.rules.turn(&history.state) == Turn::Over
    }
}

struct Alternatives<G: Game> {
    steps: Vec<StepOf<G>>,
    /// Whether these are all there are.
    complete: bool,
}
