//! Going on with a match that was begun elsewhere.

use crate::fact::RoomFact;
use crate::moment::Moment;
use crate::room::Room;
use engine::Entry;

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
    /// Starts the match as it stood elsewhere after these steps, from the first one on, whose fingerprints are of version
    /// `prints`. What chance brings from now on is drawn from this table's own seed.
    pub fn take_over(&mut self, steps: &[Entry], prints: u32, at: &mut Moment) -> Result<(), TakeOverError> {
        if self.course().is_some() || self.places.iter().any(|place| place.is_free()) {
            return Err(TakeOverError::NotNow);
        }
        let steps = self.try_steps(steps, prints)?;
        let count = steps.len() as u32;
        self.happen(RoomFact::Started { entropies: self.entropies() }, at);
        self.happen(RoomFact::WentOn { steps: count }, at);
        for entry in steps {
            self.happen(RoomFact::Stepped { entry, id: None }, at);
        }
        self.announce(at);
        self.play_on(count, at);
        Ok(())
    }

    /// The steps as a match of this table makes them, if it can have had them and go on after them.
    fn try_steps(&self, steps: &[Entry], prints: u32) -> Result<Vec<Entry>, TakeOverError> {
        let misfit = |seq: u32, why: String| TakeOverError::Step { seq, why };
        let are_known = self.table().about().knows_prints(prints);
        let are_known = are_known.map_err(|error| misfit(0, error.to_string()))?;
        let mut game = self.table().open();
        let mut made = Vec::with_capacity(steps.len());
        for step in steps {
            let applied = game.replay(&step.fact).map_err(|refusal| misfit(step.seq, refusal.to_string()))?;
            if are_known && applied.entry != *step {
                return Err(misfit(step.seq, "it leads elsewhere than its fingerprint says".to_owned()));
            }
            made.push(applied.entry);
        }
        if game.outcome().is_some() { Err(TakeOverError::Over(game.seq())) } else { Ok(made) }
    }
}
