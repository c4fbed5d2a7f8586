//! How bots judge the game: what a field is worth to whom, when to build, what to accept.

mod favourite;
mod scripted;
mod sensible;
mod tricks;
mod worth;

pub(crate) use favourite::next_building;

use crate::PropertyTournament;
use crate::action::Action;
use crate::state::{Phase, State};
use engine::{Game, Level, MAX_SEATS, Method, Policy, Rng, Seat, Tuning, Values};

impl Policy for PropertyTournament {
    const STYLES: &'static [&'static str] = tricks::TRICKS;
    /// Every cash movement is public, so whoever forgets nothing knows the whole table.
    const OPEN_STYLES: bool = true;

    fn candidates(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        sensible::sensible_actions(self, state, seat, out);
    }

    #[inline]
    fn playout<R: Rng + ?Sized>(
        &self,
        state: &State,
        seat: Seat,
        rng: &mut R,
        _scratch: &mut Vec<Action>,
    ) -> Action {
        sensible::sensible(self, state, seat, rng)
    }

    /// The win at the end; before, a soft share by what each seat is worth and can expect.
    fn value(&self, state: &State) -> Values {
        let mut values = [0.0; MAX_SEATS];
        if state.phase == Phase::Over {
            let ranks = self.ranks(state);
            Seat::all(self.seats).for_each(|seat| values[seat.index()] = ranks.reward(seat));
            return values;
        }
        worth::outlook(self, state, &mut values);
        values
    }

    #[inline]
    fn styled<R: Rng + ?Sized>(
        &self,
        style: &str,
        state: &State,
        seat: Seat,
        rng: &mut R,
        _scratch: &mut Vec<Action>,
    ) -> Action {
        tricks::trick(self, style, state, seat, rng)
    }

    fn tuning(&self, level: Level) -> Tuning {
        let base = Tuning::of(level);
        match level {
            Level::Easy => Tuning { slip_percent: 12, ..base },
            Level::Normal => Tuning { method: Method::Policy, iterations: 1, slip_percent: 0, ..base },
            Level::Hard => Tuning { method: Method::Paired, iterations: 500, depth: 160, ..base },
        }
    }
}
