//! How a bot judges the game: what an action is likely to gain, by counting the cards it has not seen.

mod chances;
mod standing;
mod worth;

use crate::state::{Phase, State};
use crate::{Action, CoverYourAssets};
use engine::{Game, Level, Method, Policy, Rng, Seat, Tuning, Values};

/// The longest list of actions that is weighed; a hand of six at the fullest table has fewer.
const MOST_WEIGHED: usize = 128;
/// So many actions are worth a search.
const MOST_CANDIDATES: usize = 8;
/// Playouts differ in taste: dollars that are added to the worth of an action at random.
const WHIM: f32 = 5_000.0;

impl Policy for CoverYourAssets {
    const STYLES: &'static [&'static str] = &["other"];
    fn styled<R: Rng + ?Sized>(
        &self,
        _: &str,
        state: &State,
        seat: Seat,
        rng: &mut R,
        scratch: &mut Vec<Action>,
    ) -> Action {
        scratch.clear();
        self.legal(state, seat, scratch);
        let t = worth::other();
        let judge = worth::Judge::with(self, state, seat, t);
        let mut best = (f32::NEG_INFINITY, scratch[0]);
        for action in scratch.iter() {
            let worth = judge.worth(*action) + t.whim * rng.unit();
            if worth > best.0 {
                best = (worth, *action);
            }
        }
        best.1
    }
    /// The actions that promise most.
    fn candidates(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let first = out.len();
        self.legal(state, seat, out);
        let listed = out.len() - first;
        if listed <= 2 || listed > MOST_WEIGHED {
            return;
        }
        let judge = worth::Judge::new(self, state, seat);
        let mut worths = [0.0; MOST_WEIGHED];
        for (at, action) in out[first..].iter().enumerate() {
            worths[at] = judge.worth(*action);
        }
        let most: usize = std::env::var("CANDS").map_or(MOST_CANDIDATES, |v| v.parse().unwrap_or(8));
        let most = most.min(listed);
        for place in 0..most {
            let best =
                (place..listed).max_by(|a, b| worths[*a].total_cmp(&worths[*b])).expect("some are left");
            worths.swap(place, best);
            out.swap(first + place, first + best);
        }
        out.truncate(first + most);
    }

    #[inline]
    fn playout<R: Rng + ?Sized>(
        &self,
        state: &State,
        seat: Seat,
        rng: &mut R,
        scratch: &mut Vec<Action>,
    ) -> Action {
        scratch.clear();
        self.legal(state, seat, scratch);
        if let [only] = scratch[..] {
            return only;
        }
        let judge = worth::Judge::new(self, state, seat);
        let mut best = (f32::NEG_INFINITY, scratch[0]);
        for action in scratch.iter() {
            let worth = judge.worth(*action) + WHIM * rng.unit();
            if worth > best.0 {
                best = (worth, *action);
            }
        }
        best.1
    }

    fn value(&self, state: &State) -> Values {
        standing::value(self, state)
    }

    /// The next round is a new deal.
    fn is_horizon(&self, state: &State) -> bool {
        matches!(state.phase, Phase::Deal { .. })
    }

    fn tuning(&self, level: Level) -> Tuning {
        let env = |n: &str, d: f32| std::env::var(n).map_or(d, |v| v.parse().unwrap_or(d));
        let t = self.tuning2(level);
        Tuning {
            depth: (env("DEPTH", 6.0) * f32::from(self.seats)) as u32,
            exploration: env("EXPL", t.exploration),
            ..t
        }
    }
}
impl CoverYourAssets {
    fn tuning2(&self, level: Level) -> Tuning {
        match level {
            Level::Easy => Tuning { slip_percent: 20, ..Tuning::of(level) },
            Level::Normal => Tuning { method: Method::Flat, iterations: 200, ..Tuning::of(level) },
            Level::Hard => Tuning { iterations: 3_000, ..Tuning::of(level) },
        }
    }
}
