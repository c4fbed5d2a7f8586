//! Players that answer without looking ahead.

use crate::bot::Bot;
use crate::mind::Worlds;
use engine::{FastRng, Game, Policy, Seat};

/// Plays any legal action, all equally likely.
pub(crate) struct Random<G: Game> {
    world: G::State,
    scratch: Vec<G::Action>,
}

impl<G: Game> Random<G> {
    pub(crate) fn new(rules: &G) -> Random<G> {
        Random { world: rules.start(), scratch: Vec::new() }
    }
}

impl<G: Game> Bot<G> for Random<G> {
    fn choose(&mut self, rules: &G, view: &G::View, seat: Seat, rng: &mut FastRng) -> G::Action {
        rules.imagine(view, rng, &mut self.world);
        rules.sample(&self.world, seat, rng, &mut self.scratch)
    }
}

/// Plays one of the game's own styles in a world it imagines.
pub(crate) struct Styled<G: Game> {
    style: &'static str,
    worlds: Worlds<G>,
    scratch: Vec<G::Action>,
}

impl<G: Policy> Styled<G> {
    pub(crate) fn new(rules: &G, style: &'static str) -> Styled<G> {
        Styled { style, worlds: Worlds::new(rules), scratch: Vec::new() }
    }
}

impl<G: Policy> Bot<G> for Styled<G> {
    fn choose(&mut self, rules: &G, view: &G::View, seat: Seat, rng: &mut FastRng) -> G::Action {
        self.worlds.look(rules, view, rng);
        let world = self.worlds.draw(rules, view, rng);
        rules.styled(self.style, world, seat, rng, &mut self.scratch)
    }
}
