//! Going on with a match that was begun elsewhere.

use crate::fact::RoomFact;
use crate::io::Effects;
use crate::room::{Room, StageState};
use engine::Entry;

/// How many steps one fact holds: a stored entry has a bound of its own.
const STEPS_PER_FACT: usize = 200;

/// Why a match cannot go on here. Nothing has happened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TakeOverError {
    #[error("a match is taken over before it starts, once everybody sits")]
    NotNow,
    #[error("step {seq} does not fit: {why}")]
    Step { seq: u32, why: String },
    #[error("the match is over after step {0}; choose an earlier one")]
    Over(u32),
}

impl Room {
    /// Starts the match as it stood elsewhere after these steps, from the first one on. What chance brings from now on
    /// is drawn from this table's own seed. The facts in the effects must be stored like all others.
    pub fn take_over(
        &mut self,
        steps: &[Entry],
        now_ms: u64,
        out: &mut Effects,
    ) -> Result<(), TakeOverError> {
        let gathering = matches!(self.stage, StageState::Gathering);
        if !gathering || self.places.iter().any(|place| place.is_free()) {
            return Err(TakeOverError::NotNow);
        }
        self.try_steps(steps)?;
        self.happen(RoomFact::Started, now_ms, out);
        for steps in steps.chunks(STEPS_PER_FACT) {
            self.happen(RoomFact::TakenOver { steps: steps.to_vec() }, now_ms, out);
        }
        self.announce(out);
        self.play_on(steps.len() as u32, now_ms, out);
        Ok(())
    }

    /// Whether a match of this table can have had these steps and go on after them.
    fn try_steps(&self, steps: &[Entry]) -> Result<(), TakeOverError> {
        let misfit = |seq: u32, why: String| TakeOverError::Step { seq, why };
        let game = self.game.open(self.setup.seats, &self.setup.options);
        let mut game = game.map_err(|error| misfit(0, error.to_string()))?;
        for step in steps {
            let applied = game.replay(&step.fact).map_err(|refusal| misfit(step.seq, refusal.to_string()))?;
            if applied.entry != *step {
                return Err(misfit(step.seq, "it leads elsewhere than its fingerprint says".to_owned()));
            }
        }
        if game.outcome().is_some() { Err(TakeOverError::Over(game.seq())) } else { Ok(()) }
    }
}
