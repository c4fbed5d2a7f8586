//! How a bot judges the game: what an action is likely to gain, by counting the cards it has not seen.

mod chances;
mod standing;
mod tricks;
mod worth;

use crate::state::{Phase, State};
use crate::{Action, CoverYourAssets};
use engine::{Game, Level, Method, Policy, Rng, Seat, Tuning, Values};
use worth::Judge;

/// The longest list of actions that is weighed; the rules never offer as many.
const MOST_WEIGHED: usize = 128;
/// So many actions are worth a search.
const MOST_CANDIDATES: usize = 6;
/// Playouts differ in taste: dollars that are added to the worth of an action at random.
const WHIM: f32 = 2_000.0;
/// A playout goes about twice around the table. What an action was good for shows by then, and the rest is luck.
const STEPS_PER_SEAT: u32 = 6;

impl Policy for CoverYourAssets {
    const STYLES: &'static [&'static str] = tricks::TRICKS;

    /// The actions that promise most.
    fn candidates(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let first = out.len();
        self.legal(state, seat, out);
        let listed = out.len() - first;
        if !(MOST_CANDIDATES + 1..=MOST_WEIGHED).contains(&listed) {
            return;
        }
        let judge = Judge::new(self, state, seat);
        let mut worths = [0.0; MOST_WEIGHED];
        for (at, action) in out[first..].iter().enumerate() {
            worths[at] = judge.worth(*action);
        }
        for place in 0..MOST_CANDIDATES {
            let best =
                (place..listed).max_by(|a, b| worths[*a].total_cmp(&worths[*b])).expect("some are left");
            worths.swap(place, best);
            out.swap(first + place, first + best);
        }
        out.truncate(first + MOST_CANDIDATES);
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
        let judge = Judge::new(self, state, seat);
        let mut best = (f32::NEG_INFINITY, scratch[0]);
        for action in scratch.iter() {
            let worth = judge.worth(*action) + WHIM * rng.unit();
            if worth > best.0 {
                best = (worth, *action);
            }
        }
        best.1
    }

    fn styled<R: Rng + ?Sized>(
        &self,
        style: &str,
        state: &State,
        seat: Seat,
        _: &mut R,
        scratch: &mut Vec<Action>,
    ) -> Action {
        tricks::trick(self, style, state, seat, scratch)
    }

    fn value(&self, state: &State) -> Values {
        standing::value(self, state)
    }

    /// The next round is a new deal.
    #[inline]
    fn is_horizon(&self, state: &State) -> bool {
        matches!(state.phase, Phase::Deal { .. })
    }

    /// Easy slips, normal plays what the cards it counts suggest, hard looks ahead.
    fn tuning(&self, level: Level) -> Tuning {
        let depth = STEPS_PER_SEAT * u32::from(self.seats);
        let tuning = Tuning { depth, ..Tuning::of(level) };
        match level {
            Level::Easy => Tuning { slip_percent: 25, ..tuning },
            Level::Normal => Tuning { method: Method::Policy, iterations: 1, ..tuning },
            Level::Hard => Tuning { iterations: 3_000, ..tuning },
        }
    }
}
