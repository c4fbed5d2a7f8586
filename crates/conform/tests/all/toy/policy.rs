use super::data::{Action, Phase, State};
use super::{Toy, bug, has_bug};
use engine::{Game, Policy, Rng, Seat, Turn, Values};
use std::hint::black_box;

impl Policy for Toy {
    const STYLES: &'static [&'static str] = &["miser"];

    fn candidates(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.legal(state, seat, out);
        if has_bug(bug::CANDIDATES_TWICE) {
            out.push(out[0]);
        }
        if has_bug(bug::CANDIDATES_NONE) && matches!(state.phase, Phase::Bury { .. }) {
            out.clear();
        }
        if has_bug(bug::CANDIDATES_ILLEGAL) && state.phase == Phase::Choose {
            out.push(Action::Keep);
        }
    }

    fn playout<R: Rng + ?Sized>(
        &self,
        state: &State,
        seat: Seat,
        rng: &mut R,
        scratch: &mut Vec<Action>,
    ) -> Action {
        if has_bug(bug::PLAYOUT_ALLOCATES) {
            black_box(Box::new(seat));
        }
        if has_bug(bug::PLAYOUT_ILLEGAL) && rng.chance(1, 20) {
            return Action::Keep;
        }
        self.sample(state, seat, rng, scratch)
    }

    fn value(&self, state: &State) -> Values {
        let mut values = [0.5; 8];
        if self.turn(state) == Turn::Over {
            let ranks = self.ranks(state);
            for seat in Seat::all(self.seats()) {
                values[seat.index()] = ranks.reward(seat);
            }
            if has_bug(bug::VALUE_WRONG_AT_END) {
                values[0] = 1.0;
            }
        } else if has_bug(bug::VALUE_TOO_LARGE) {
            values[1] = f32::from(state.coins[1]);
        }
        values
    }

    fn styled<R: Rng + ?Sized>(
        &self,
        style: &str,
        state: &State,
        seat: Seat,
        _: &mut R,
        scratch: &mut Vec<Action>,
    ) -> Action {
        assert_eq!(style, "miser");
        if has_bug(bug::STYLE_ILLEGAL) {
            return Action::Keep;
        }
        scratch.clear();
        self.legal(state, seat, scratch);
        scratch[0]
    }
}
