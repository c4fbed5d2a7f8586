//! The same without the type of the game, for those who know it only by its id.

use crate::arena::{ArenaJob, ArenaReport, arena};
use crate::bot::{JsonBot, bot_names, read_view};
use crate::hint::{Hint, hint};
use crate::review::{Review, ReviewJob, review};
use crate::simulate::{SimulateJob, SimulateReport, simulate};
use crate::soak::{SoakJob, SoakReport, soak};
use crate::table::Table;
use engine::{AnyBot, BotError, Fact, FastRng, Line, OptionValues, Policy, Seat, SetupError};
use serde_json::Value;
use std::fmt;
use std::io;
use std::marker::PhantomData;
use std::sync::Arc;

/// Hears how many matches are done.
pub type Watch<'a> = &'a (dyn Fn(u64) + Sync);
/// Gets the lines of whole records, match after match.
pub type Sink<'a> = &'a mut dyn FnMut(&[Line]) -> io::Result<()>;

#[derive(Debug, thiserror::Error)]
pub enum Error {
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error(transparent)]
    Bot(#[from] BotError),
    #[error("{0}")]
    Job(String),
    /// A match that did not end as it must, and how to repeat it.
    #[error("{0}")]
    Soak(String),
    #[error("a record could not be written: {0}")]
    Sink(io::Error),
}

/// The players of a game, and what one does with them. A table is given by its seats and chosen options.
pub trait AnyPlayers: Send + Sync {
    /// The bots that take no numbers: see [`bot_names`].
    fn names(&self) -> Vec<&'static str>;

    /// A bot for a table; all its whims follow from `bits`.
    fn bot(&self, seats: u8, chosen: &OptionValues, name: &str, bits: u64) -> Result<Box<dyn AnyBot>, Error>;

    /// Advice for a seat from the thinking bot of this name.
    fn hint(
        &self,
        seats: u8,
        chosen: &OptionValues,
        name: &str,
        view: &Value,
        seat: Seat,
        bits: u64,
    ) -> Result<Hint<Value>, Error>;

    /// Looks back at a match from one of its steps on, for as long as `go_on` says so: see [`review`].
    fn review(
        &self,
        seats: u8,
        chosen: &OptionValues,
        facts: &[Fact],
        job: &ReviewJob,
        go_on: &dyn Fn() -> bool,
    ) -> Result<Review, Error>;

    fn simulate(
        &self,
        seats: u8,
        chosen: &OptionValues,
        job: &SimulateJob,
        watch: Watch<'_>,
        sink: Option<Sink<'_>>,
    ) -> Result<SimulateReport, Error>;

    fn arena(
        &self,
        seats: u8,
        chosen: &OptionValues,
        job: &ArenaJob,
        watch: Watch<'_>,
    ) -> Result<ArenaReport, Error>;

    /// Random matches at tables of every kind.
    fn soak(&self, job: &SoakJob, watch: Watch<'_>) -> Result<SoakReport, Error>;
}

/// The one implementation of [`AnyPlayers`].
pub struct Players<G>(PhantomData<fn() -> G>);

impl<G> Players<G> {
    pub const fn new() -> Players<G> {
        Players(PhantomData)
    }
}

impl<G> Default for Players<G> {
    fn default() -> Players<G> {
        Players::new()
    }
}

impl<G: Policy> fmt::Debug for Players<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Players({})", G::ID)
    }
}

impl<G: Policy> AnyPlayers for Players<G> {
    fn names(&self) -> Vec<&'static str> {
        bot_names::<G>()
    }

    fn bot(&self, seats: u8, chosen: &OptionValues, name: &str, bits: u64) -> Result<Box<dyn AnyBot>, Error> {
        let table = Table::<G>::new(seats, chosen)?;
        Ok(Box::new(JsonBot::new(Arc::clone(table.rules()), name, bits)?))
    }

    fn hint(
        &self,
        seats: u8,
        chosen: &OptionValues,
        name: &str,
        view: &Value,
        seat: Seat,
        bits: u64,
    ) -> Result<Hint<Value>, Error> {
        let table = Table::<G>::new(seats, chosen)?;
        let (rules, mut rng) = (&**table.rules(), FastRng::new(bits));
        let view = read_view(rules, view, seat, &mut rng)?;
        let hint = hint(rules, name, &view, seat, &mut rng)?;
        Ok(hint.map(|action| serde_json::to_value(action).expect("actions are plain JSON")))
    }

    fn review(
        &self,
        seats: u8,
        chosen: &OptionValues,
        facts: &[Fact],
        job: &ReviewJob,
        go_on: &dyn Fn() -> bool,
    ) -> Result<Review, Error> {
        let table = Table::<G>::new(seats, chosen)?;
        review(&**table.rules(), facts, job, go_on)
    }

    fn simulate(
        &self,
        seats: u8,
        chosen: &OptionValues,
        job: &SimulateJob,
        watch: Watch<'_>,
        sink: Option<Sink<'_>>,
    ) -> Result<SimulateReport, Error> {
        simulate(&Table::<G>::new(seats, chosen)?, job, watch, sink)
    }

    fn arena(
        &self,
        seats: u8,
        chosen: &OptionValues,
        job: &ArenaJob,
        watch: Watch<'_>,
    ) -> Result<ArenaReport, Error> {
        arena(&Table::<G>::new(seats, chosen)?, job, watch)
    }

    fn soak(&self, job: &SoakJob, watch: Watch<'_>) -> Result<SoakReport, Error> {
        soak::<G>(job, watch)
    }
}
