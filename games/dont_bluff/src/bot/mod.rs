//! Players: what a search needs to know of the game beyond its rules.

mod haggle;
mod moves;
mod standing;
mod taste;
mod tricks;

use crate::package::guess_odds;
use crate::{Action, DontBluff, Phase, State, View};
use engine::{Game, Level, MAX_SEATS, Method, Policy, Rng, Seat, Tuning, Values};
use haggle::Haggle;

impl Policy for DontBluff {
    const STYLES: &'static [&'static str] = tricks::TRICKS;

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

    /// What a round brings shows at its end; how a seat stands between rounds is well known.
    fn is_horizon(&self, state: &State) -> bool {
        state.phase == Phase::ColourRoll
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
            Level::Easy => Tuning { method: Method::Policy, slip_percent: 25, ..base },
            Level::Normal => Tuning { method: Method::Policy, slip_percent: 4, ..base },
            // A search plays the best answer to the policy, always the same one, and whoever sees that has a better
            // answer still. The plan is mixed: nobody can tell what it will do. Hints and reviews do search.
            Level::Hard => Tuning { method: Method::Policy, iterations: 1000, slip_percent: 0, ..base },
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
        self.trick(style, state, seat, rng)
    }
}
