//! Players: what a search needs to know of the game beyond its rules.

mod haggle;
mod moves;
mod standing;
mod taste;

use crate::package::guess_odds;
use crate::{Action, DontBluff, Phase, State, View};
use engine::{Game, Level, MAX_SEATS, Method, Policy, Rng, Seat, Tuning, Values};
use haggle::Haggle;

/// How many steps a playout goes on: about two rounds.
const LOOK_AHEAD: u32 = 12;

impl Policy for DontBluff {
    /// Players that show whether a bot can be exploited: they decide always the same way, or offer the cheapest card.
    const STYLES: &'static [&'static str] = &["always_open", "always_accept", "cheapest"];

    fn candidates(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.list_candidates(state, seat, out);
    }

    fn playout<R: Rng + ?Sized>(
        &self,
        state: &State,
        seat: Seat,
        rng: &mut R,
        _: &mut Vec<Action>,
    ) -> Action {
        self.quick(state, seat, rng)
    }

    fn value(&self, state: &State) -> Values {
        if !state.is_over() {
            return self.prospects(state);
        }
        let ranks = self.ranks(state);
        let mut values = [0.0; MAX_SEATS];
        for seat in Seat::all(self.seats) {
            values[seat.index()] = ranks.reward(seat);
        }
        values
    }

    fn likelihood(&self, world: &State, view: &View) -> f32 {
        match world.phase {
            Phase::Decide(deal) if view.me != Some(deal.offerer) => {
                let package = world.closed;
                let plan = Haggle::new(self, world, deal.offerer, deal.decider).plan(package.size());
                let holding = world.holding(deal.offerer);
                plan.odds(holding, package) / guess_odds(holding, package)
            }
            _ => 1.0,
        }
    }

    fn tuning(&self, level: Level) -> Tuning {
        let base = Tuning::of(level);
        match level {
            Level::Easy => Tuning { method: Method::Policy, slip_percent: 20, ..base },
            Level::Normal => Tuning { method: Method::Flat, iterations: 400, depth: LOOK_AHEAD, ..base },
            Level::Hard => Tuning { method: Method::Flat, iterations: 4000, depth: LOOK_AHEAD, ..base },
        }
    }

    fn styled<R: Rng + ?Sized>(
        &self,
        style: &str,
        state: &State,
        seat: Seat,
        rng: &mut R,
        _: &mut Vec<Action>,
    ) -> Action {
        match (style, state.phase) {
            ("always_open", Phase::Decide(_)) => Action::Open {},
            ("always_accept", Phase::Decide(_)) => Action::Accept {},
            ("cheapest", Phase::Offer(_) | Phase::Add(_)) => self.default_action(state, seat),
            _ => self.quick(state, seat, rng),
        }
    }
}
