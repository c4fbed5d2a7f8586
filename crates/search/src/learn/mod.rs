//! One match of any game for programs that learn: actions by number, nothing of JSON on the quick way, and everything that
//! happened kept in the game's own types, so that histories and records can be told from it at any time.

mod state;

use crate::any::{Error, Watch};
use crate::batch::{AnyBatch, BatchJob, TableBatch};
use crate::seated::{SeatedJob, SeatedReport, seated};
use crate::tricks::{TricksJob, TricksReport, tricks};
use engine::{
    Encode, FastRng, Feature, Fingerprint, Illegal, LeftOut, Line, Outcome, Policy, Refusal, Seat, Seed,
    Sight, Sketch, Table, Turn, Viewer,
};
use serde_json::Value;
use state::LearnState;

/// How a table looks in numbers: see [`Encode`].
#[derive(Clone, Debug)]
pub struct Shape {
    pub features: Vec<Feature>,
    /// By slot: what it stands for.
    pub slots: Vec<String>,
    pub left_out: &'static [LeftOut],
    /// No match has more steps.
    pub most_steps: u32,
}

/// A table as programs that learn see it.
pub trait LearnTable {
    /// How it looks in numbers.
    fn shape(&self) -> Shape;
    /// A match. With a seed it draws its own chance.
    fn state(&self, seed: Option<Seed>) -> Box<dyn AnyState>;
    /// The match that [`AnyState::save`] wrote down, at a table like this one.
    fn saved_state(&self, saved: &str) -> Result<Box<dyn AnyState>, StateError>;
    /// A world that fits what a stranger says that a seat knows, drawn at random.
    fn imagined(&self, seat: Seat, view: &Value, seed: &Seed) -> Result<Box<dyn AnyState>, StateError>;
    /// Many matches in which every seat keeps its own bot.
    fn seated(&self, job: &SeatedJob, watch: Watch<'_>) -> Result<SeatedReport, Error>;
    /// One stranger against a table full of one bot.
    fn tricks(&self, job: &TricksJob, watch: Watch<'_>) -> Result<TricksReport, Error>;
    /// Many matches stepped together.
    fn batch(&self, job: &BatchJob) -> Result<Box<dyn AnyBatch>, Error>;
}

impl<G: Policy + Encode> LearnTable for Table<G> {
    fn shape(&self) -> Shape {
        let rules = &**self.rules();
        Shape {
            features: rules.features(),
            slots: (0..rules.slots()).map(|slot| rules.slot_name(slot)).collect(),
            left_out: G::left_out(),
            most_steps: rules.step_bound(),
        }
    }

    fn state(&self, seed: Option<Seed>) -> Box<dyn AnyState> {
        Box::new(LearnState::start(self, seed))
    }

    fn saved_state(&self, saved: &str) -> Result<Box<dyn AnyState>, StateError> {
        Ok(Box::new(LearnState::load(self, saved)?))
    }

    fn imagined(&self, seat: Seat, view: &Value, seed: &Seed) -> Result<Box<dyn AnyState>, StateError> {
        Ok(Box::new(LearnState::imagined(self, seat, view, seed)?))
    }

    fn seated(&self, job: &SeatedJob, watch: Watch<'_>) -> Result<SeatedReport, Error> {
        seated(self, job, watch)
    }

    fn tricks(&self, job: &TricksJob, watch: Watch<'_>) -> Result<TricksReport, Error> {
        tricks(self, job, watch)
    }

    fn batch(&self, job: &BatchJob) -> Result<Box<dyn AnyBatch>, Error> {
        Ok(Box::new(TableBatch::new(self, job)?))
    }
}

/// Why a step did not happen, or a question has no answer. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StateError {
    #[error(transparent)]
    Refused(#[from] Refusal),
    #[error("there is no slot {slot}; the slots are 0 to {last}")]
    NoSuchSlot { slot: usize, last: usize },
    #[error("slot {slot} ({name}) is not allowed: seat {seat} may not do that now")]
    ClosedSlot { slot: usize, name: String, seat: u8 },
    #[error("seat {imagined_by} imagined this world, so {what}")]
    Imagined { imagined_by: u8, what: &'static str },
    #[error("this is no view of the game: {0}")]
    View(String),
    #[error("this is no saved state: {0}")]
    Saved(String),
}

impl From<Illegal> for StateError {
    fn from(illegal: Illegal) -> StateError {
        StateError::Refused(illegal.into())
    }
}

/// A match at some moment, without its type. Unlike [`engine::AnyMatch`] it knows how it came here.
pub trait AnyState: Send + Sync {
    fn turn(&self) -> Turn;
    /// Whom to ask next; nobody where chance acts or the match is over.
    fn ask(&self) -> Option<Seat>;
    /// How many steps it has had.
    fn steps(&self) -> u32;
    fn score(&self, seat: Seat) -> i64;
    fn outcome(&self) -> Option<Outcome>;
    /// A shared win is shared out; nothing while the match runs.
    fn reward(&self, seat: Seat) -> f32;
    fn fingerprint(&self) -> Fingerprint;
    /// Whether it draws its own chance.
    fn draws(&self) -> bool;

    /// Writes 1 for every slot that `seat` may use now. `out` has one place for each.
    fn mask(&mut self, seat: Seat, out: &mut [u8]);
    /// Writes what `seat` knows. `out` has one place for each number of [`Shape::features`].
    fn observe(&self, seat: Seat, out: &mut [f32]);
    /// One of the allowed slots, each with the same probability; `None` if there is none. `mask` is room to list them in.
    fn sample(&mut self, seat: Seat, rng: &mut FastRng, mask: &mut [u8]) -> Option<usize>;
    /// What a slot stands for now.
    fn action(&self, seat: Seat, slot: usize) -> Option<Value>;
    /// The slot of an action, if it has one.
    fn slot(&self, seat: Seat, action: &Value) -> Result<Option<usize>, StateError>;
    fn legal(&self, seat: Seat) -> Vec<Value>;
    fn view(&self, viewer: Viewer) -> Value;
    fn sketch(&self, viewer: Viewer) -> Sketch;
    fn sight(&self, seat: Seat) -> Sight;
    /// Everything that can happen by chance now, with its weight.
    fn chances(&self) -> Vec<(Value, u32)>;

    fn act(&mut self, seat: Seat, slot: usize) -> Result<(), StateError>;
    fn submit(&mut self, seat: Seat, action: &Value) -> Result<(), StateError>;
    fn chance(&mut self, outcome: &Value) -> Result<(), StateError>;
    /// The same by its place in [`AnyState::chances`].
    fn chance_at(&mut self, place: usize) -> Result<(), StateError>;
    /// Draws what chance brings.
    fn draw(&mut self, rng: &mut FastRng) -> Result<(), StateError>;
    /// The wait that the game named is over.
    fn lapse(&mut self) -> Result<(), StateError>;

    fn fork(&self) -> Box<dyn AnyState>;
    /// A world that fits what `seat` knows, drawn at random. If this match draws its own chance, so does that one, by `seed`.
    fn imagine(&self, seat: Seat, seed: &Seed) -> Box<dyn AnyState>;
    /// What `viewer` saw happen so far, step by step.
    fn history(&self, viewer: Viewer) -> Result<Vec<Value>, StateError>;
    /// All that `seat` can know: what it did and what it saw, in the order in which that happened. Two matches in which it
    /// is the same are one information set.
    fn information(&self, seat: Seat) -> Result<String, StateError>;
    /// The record of the match so far.
    fn record(&self, players: Vec<String>) -> Result<Vec<Line>, StateError>;
    /// All of it as JSON, for [`LearnTable::saved_state`].
    fn save(&self) -> String;
}
