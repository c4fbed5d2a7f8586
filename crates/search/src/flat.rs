use crate::budget::Budget;
use crate::mind::{Mind, Tried, playout};
use engine::{Action, FastRng, Policy, Seat, Step, Tuning};

/// Flat Monte Carlo: in each imagined world every candidate gets one playout, so that all of them are compared on the
/// same worlds.
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
    loop {
        let world = mind.worlds.draw(rules, view, rng);
        mind.candidates.clear();
        rules.candidates(world, seat, &mut mind.candidates);
        assert!(!mind.candidates.is_empty(), "a seat that may act has candidates");
        for &action in &mind.candidates {
            if !budget.spend() {
                return;
            }
            mind.playing.clone_from(world);
            rules.apply(&mut mind.playing, Step::Seat { seat, action }, &mut ());
            let values = playout(rules, &mut mind.playing, tuning.depth, rng, &mut mind.scratch);
            note(&mut mind.tried, action, values[seat.index()]);
        }
    }
}

/// Adds a reward of an action to what is known of it.
pub(crate) fn note<A: Action>(tried: &mut Vec<Tried<A>>, action: A, reward: f32) -> &mut Tried<A> {
    let known = tried.iter().position(|tried| tried.action == action).unwrap_or_else(|| {
        tried.push(Tried::new(action));
        tried.len() - 1
    });
    let tried = &mut tried[known];
    tried.visits += 1;
    tried.total += f64::from(reward);
    tried
}
