use crate::budget::Budget;
use crate::flat::note;
use crate::mind::{Luck, Mind, Tried, playout};
use engine::{FastRng, Policy, Rng, Seat, Step, Tuning};

/// So many worlds are looked at before anything is dropped, and what is so many standard errors behind is dropped.
const LEAST_WORLDS: u32 = 24;
const CLEARLY: f64 = 2.0;

/// Dice for one world: what chance brings and what comes to the players' minds are drawn apart, so that an action
/// that only makes them think longer leaves the luck as it is.
#[derive(Clone)]
struct Dice {
    chance: FastRng,
    whims: FastRng,
}

impl Luck for Dice {
    #[inline]
    fn chance(&mut self) -> &mut FastRng {
        &mut self.chance
    }

    #[inline]
    fn whims(&mut self) -> &mut FastRng {
        &mut self.whims
    }
}

/// Flat Monte Carlo with the same dice after every candidate of a world: what differs is what the action brings, not
/// luck. The first candidate is the one to beat; those that are clearly behind it get no more playouts.
pub(crate) fn think<G: Policy>(
    rules: &G,
    (view, seat): (&G::View, Seat),
    tuning: &Tuning,
    mut budget: Budget,
    rng: &mut FastRng,
    mind: &mut Mind<G>,
) {
    mind.tried.clear();
    mind.worlds.look(rules, view, rng);
    let mut worlds = 0;
    loop {
        let world = mind.worlds.draw(rules, view, rng);
        mind.candidates.clear();
        rules.candidates(world, seat, &mut mind.candidates);
        assert!(!mind.candidates.is_empty(), "a seat that may act has candidates");
        let dice = Dice { chance: split(rng), whims: split(rng) };
        let mut first = None;
        let mut rivals = 0;
        for &action in &mind.candidates {
            if worlds >= LEAST_WORLDS && first.is_some() && is_behind(&mind.tried, &action) {
                continue;
            }
            if !budget.spend() {
                return;
            }
            rivals += u32::from(first.is_some());
            mind.playing.clone_from(world);
            rules.apply(&mut mind.playing, Step::Seat { seat, action }, &mut ());
            let values =
                playout(rules, &mut mind.playing, tuning.depth, &mut dice.clone(), &mut mind.scratch);
            let reward = values[seat.index()];
            let lead = f64::from(reward - *first.get_or_insert(reward));
            let tried = note(&mut mind.tried, action, reward);
            tried.lead += lead;
            tried.lead_squares += lead * lead;
        }
        worlds += 1;
        if rivals == 0 {
            return;
        }
    }
}

fn is_behind<A: PartialEq>(tried: &[Tried<A>], action: &A) -> bool {
    tried.iter().find(|tried| tried.action == *action).is_some_and(|tried| tried.lead(CLEARLY) <= 0.0)
}

/// By lead; among equals whoever was thought of first stays first.
pub(crate) fn sort<A>(found: &mut [Tried<A>]) {
    found.sort_by(|a, b| b.lead(0.0).total_cmp(&a.lead(0.0)));
}

fn split(rng: &mut FastRng) -> FastRng {
    FastRng::new(u64::from(rng.word()) << 32 | u64::from(rng.word()))
}
