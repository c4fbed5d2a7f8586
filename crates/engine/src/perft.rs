use crate::{Game, Step, Turn};

/// How many rows of `depth` steps are possible from a state: every listed action of every seat that may act, every
/// outcome of chance (each counted once, whatever its weight), and the lapse of a wait. A match that is over before
/// counts nothing. Any change to the rules shows in these numbers.
pub fn perft<G: Game>(rules: &G, state: &G::State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut rows = 0;
    for_each_step(rules, state, |step| {
        rows += if depth == 1 {
            1
        } else {
            let mut next = state.clone();
            rules.apply(&mut next, step, &mut ());
            perft(rules, &next, depth - 1)
        };
    });
    rows
}

fn for_each_step<G: Game>(rules: &G, state: &G::State, mut visit: impl FnMut(crate::StepOf<G>)) {
    if rules.turn(state) == Turn::Chance {
        let mut outcomes = Vec::new();
        rules.chances(state, &mut outcomes);
        return outcomes.into_iter().for_each(|(outcome, _)| visit(Step::Chance { outcome }));
    }
    let mut actions = Vec::new();
    for seat in rules.turn(state).seats().iter() {
        actions.clear();
        rules.legal(state, seat, &mut actions);
        actions.iter().for_each(|&action| visit(Step::Seat { seat, action }));
    }
    if rules.wait(state).is_some() {
        visit(Step::Lapse);
    }
}
