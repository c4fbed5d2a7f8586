use super::{BatchError, BatchJob, length};
use engine::Encode;

/// How long the arrays of a batch are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BatchShape {
    pub envs: usize,
    /// Numbers of an observation.
    pub observation: usize,
    pub slots: usize,
    pub seats: usize,
}

/// The arrays of a caller, one row for each environment. They stay where they are: a step writes into them.
#[derive(Debug)]
pub struct Rows<'a> {
    /// What the seat that is asked knows: environments by numbers. Once a match is over, what the seat knows that
    /// acted last.
    pub observations: &'a mut [f32],
    /// 1 for what the seat may do: environments by slots. All 0 once a match is over.
    pub masks: &'a mut [u8],
    /// Who is asked; [`super::NOBODY`] once a match is over.
    pub seats: &'a mut [u8],
    /// One point shared among the winners of a match that ends with this step, else 0: environments by seats.
    pub rewards: &'a mut [f32],
    /// 1 if the match has ended with this step.
    pub terminated: &'a mut [u8],
    /// 1 if the match was cut off with this step.
    pub truncated: &'a mut [u8],
    /// How many steps the match has had, chance and opponents included.
    pub steps: &'a mut [u32],
    /// What the seat that acted last knew of a match that has ended with this step; other rows stay as they are. Only
    /// where matches begin anew at once; else, or if nobody wants to know, it is empty.
    pub final_observations: &'a mut [f32],
}

impl BatchShape {
    pub(super) fn of<G: Encode>(rules: &G, job: &BatchJob) -> BatchShape {
        BatchShape {
            envs: job.envs,
            observation: rules.observation_len(),
            slots: rules.slots(),
            seats: usize::from(rules.seats()),
        }
    }
}

impl Rows<'_> {
    pub(super) fn check(&self, shape: BatchShape) -> Result<(), BatchError> {
        let BatchShape { envs, observation, slots, seats } = shape;
        length("observations", envs * observation, self.observations.len())?;
        length("masks", envs * slots, self.masks.len())?;
        length("seats", envs, self.seats.len())?;
        length("rewards", envs * seats, self.rewards.len())?;
        length("terminated", envs, self.terminated.len())?;
        length("truncated", envs, self.truncated.len())?;
        length("steps", envs, self.steps.len())?;
        match self.final_observations.len() {
            0 => Ok(()),
            given => length("final observations", envs * observation, given),
        }
    }

    /// The same arrays in parts of so many environments.
    pub(super) fn split(
        &mut self,
        shape: BatchShape,
        parts: impl Iterator<Item = usize> + Clone,
    ) -> Vec<Rows<'_>> {
        let keeps_final = usize::from(!self.final_observations.is_empty());
        let mut observations = cut(&mut *self.observations, shape.observation, parts.clone());
        let mut masks = cut(&mut *self.masks, shape.slots, parts.clone());
        let mut seats = cut(&mut *self.seats, 1, parts.clone());
        let mut rewards = cut(&mut *self.rewards, shape.seats, parts.clone());
        let mut terminated = cut(&mut *self.terminated, 1, parts.clone());
        let mut truncated = cut(&mut *self.truncated, 1, parts.clone());
        let mut steps = cut(&mut *self.steps, 1, parts.clone());
        let mut last = cut(&mut *self.final_observations, keeps_final * shape.observation, parts.clone());
        let part = |_| {
            Some(Rows {
                observations: observations.next()?,
                masks: masks.next()?,
                seats: seats.next()?,
                rewards: rewards.next()?,
                terminated: terminated.next()?,
                truncated: truncated.next()?,
                steps: steps.next()?,
                final_observations: last.next()?,
            })
        };
        parts.map_while(part).collect()
    }
}

/// An array in parts of so many rows.
fn cut<T>(
    mut array: &mut [T],
    row: usize,
    parts: impl Iterator<Item = usize>,
) -> impl Iterator<Item = &mut [T]> {
    parts.map(move |rows| {
        let (part, rest) = std::mem::take(&mut array).split_at_mut(rows * row);
        array = rest;
        part
    })
}
