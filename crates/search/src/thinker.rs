use crate::bot::Bot;
use crate::budget::Budget;
use crate::mind::{Mind, Tried};
use crate::name::BotPlan;
use crate::{flat, paired, tree};
use engine::{FastRng, Game, Method, Policy, Rng, Seat};
use std::thread;
use std::time::Instant;

/// A player that thinks as its plan says: by the playout policy, by flat Monte Carlo or by a tree.
pub(crate) struct Thinker<G: Game> {
    plan: BotPlan,
    /// Never empty.
    minds: Vec<Mind<G>>,
    /// What all minds found, best first.
    found: Vec<Tried<G::Action>>,
}

impl<G: Policy> Thinker<G> {
    pub(crate) fn new(rules: &G, plan: BotPlan) -> Thinker<G> {
        let minds = (0..plan.minds).map(|_| Mind::new(rules)).collect();
        Thinker { plan, minds, found: Vec::new() }
    }

    /// What is known about each action after thinking, the best first. Never empty.
    pub(crate) fn weigh(
        &mut self,
        rules: &G,
        view: &G::View,
        seat: Seat,
        rng: &mut FastRng,
    ) -> &[Tried<G::Action>] {
        let plan = self.plan;
        let deadline = plan.time.map(|time| Instant::now() + time);
        let think = |index: u32, bits: u64, mind: &mut Mind<G>| {
            let share = plan.tuning.iterations / plan.minds;
            let extra = u32::from(index < plan.tuning.iterations % plan.minds);
            let budget = Budget::new(share + extra, deadline);
            let rng = &mut FastRng::new(bits);
            match plan.tuning.method {
                Method::Tree => tree::think(rules, (view, seat), &plan.tuning, budget, rng, mind),
                Method::Paired => paired::think(rules, (view, seat), &plan.tuning, budget, rng, mind),
                Method::Flat | Method::Policy => {
                    flat::think(rules, (view, seat), &plan.tuning, budget, rng, mind);
                }
            }
        };
        // Each mind has dice of its own, thrown before any thread starts: the result does not depend on scheduling.
        let (first, others) = self.minds.split_first_mut().expect("a thinker has a mind");
        let first_bits = bits(rng);
        if others.is_empty() {
            // One mind needs no other thread, and where there are none it can still think.
            think(0, first_bits, first);
        } else {
            thread::scope(|scope| {
                for (index, mind) in (1..).zip(others) {
                    let bits = bits(rng);
                    scope.spawn(move || think(index, bits, mind));
                }
                think(0, first_bits, first);
            });
        }
        self.add_up();
        &self.found
    }

    /// Adds up what the minds found and sorts it: a tree trusts the action it visited most, flat search the best mean.
    fn add_up(&mut self) {
        self.found.clear();
        for mind in &self.minds {
            for tried in &mind.tried {
                match self.found.iter_mut().find(|found| found.action == tried.action) {
                    Some(found) => {
                        found.visits += tried.visits;
                        found.total += tried.total;
                        found.lead += tried.lead;
                        found.lead_squares += tried.lead_squares;
                    }
                    None => self.found.push(*tried),
                }
            }
        }
        if self.plan.tuning.method == Method::Paired {
            return paired::sort(&mut self.found);
        }
        let by_visits = self.plan.tuning.method == Method::Tree;
        self.found.sort_unstable_by(|a, b| {
            let visits = if by_visits { b.visits.cmp(&a.visits) } else { std::cmp::Ordering::Equal };
            visits.then(b.mean().total_cmp(&a.mean())).then(a.action.cmp(&b.action))
        });
    }
}

impl<G: Policy> Bot<G> for Thinker<G> {
    fn choose(&mut self, rules: &G, view: &G::View, seat: Seat, rng: &mut FastRng) -> G::Action {
        let slips = rng.chance(self.plan.tuning.slip_percent.min(100), 100);
        let Mind { worlds, candidates, scratch, .. } = &mut self.minds[0];
        worlds.look(rules, view, rng);
        let world = worlds.draw(rules, view, rng);
        if slips {
            return rules.sample(world, seat, rng, scratch);
        }
        if self.plan.tuning.method == Method::Policy {
            return rules.playout(world, seat, rng, scratch);
        }
        candidates.clear();
        rules.candidates(world, seat, candidates);
        if let [only] = candidates[..] {
            return only;
        }
        self.weigh(rules, view, seat, rng)[0].action
    }
}

fn bits(rng: &mut FastRng) -> u64 {
    u64::from(rng.word()) << 32 | u64::from(rng.word())
}
