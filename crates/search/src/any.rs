//! A table and its players without the type of the game, for those who know it only by its id.

use crate::arena::{ArenaJob, ArenaReport, arena};
use crate::bot::{BotInSeat, bot_names, look_at};
use crate::hint::{Hint, hint};
use crate::review::{MatchReview, review};
use crate::simulate::{SimulateJob, SimulateReport, simulate};
use crate::soak::{SoakJob, SoakReport, soak};
use engine::{
    About, AnyBot, AnyMatch, BotError, Entry, FastRng, Header, Line, Opens, OptionValues, Policy, Seat,
    SetupError, Sight, Table, perft,
};
use serde::Deserialize as _;
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

/// A game as a catalog lists it.
pub trait AnyGame: Send + Sync {
    fn about(&self) -> &About;

    /// The bots that take no numbers: see [`bot_names`].
    fn bots(&self) -> Vec<&'static str>;

    /// A table by the rules of this version, as long as the game still knows them. Options are resolved and rules are
    /// built here, and nowhere after: everything else is asked of the table.
    fn table_as_of(
        &self,
        rules: u32,
        seats: u8,
        chosen: &OptionValues,
    ) -> Result<Arc<dyn AnyTable>, SetupError>;

    /// A table by the rules of today. Options that are not chosen take their defaults.
    fn table(&self, seats: u8, chosen: &OptionValues) -> Result<Arc<dyn AnyTable>, SetupError> {
        self.table_as_of(self.about().rules_version, seats, chosen)
    }

    /// The table of a record, by the rules of its time.
    fn table_of(&self, header: &Header) -> Result<Arc<dyn AnyTable>, SetupError> {
        self.about().knows_prints(header.prints)?;
        self.table_as_of(header.rules, header.seats, &header.options)
    }

    /// Random matches at tables of every kind.
    fn soak(&self, job: &SoakJob, watch: Watch<'_>) -> Result<SoakReport, Error>;
}

/// A table: matches are opened at it, bots sit down at it, and whatever else needs its rules is done at it.
pub trait AnyTable: Opens + fmt::Debug + Send + Sync {
    fn about(&self) -> &About;

    fn seats(&self) -> u8;

    /// The first line of the record of a match at this table, without players and seed.
    fn header(&self) -> Header;

    /// A bot for a seat of this table, for as long as somebody plays there.
    fn bot(&self, name: &str) -> Result<Box<dyn AnyBot>, BotError>;

    /// What a stranger says that a seat knows, if it is a view of this game.
    fn sight(&self, seat: Seat, view: &Value) -> Result<Sight, BotError>;

    /// Advice for a seat from the thinking bot of this name.
    fn hint(&self, name: &str, sight: &Sight, bits: u64) -> Result<Hint<Value>, BotError>;

    /// Looks back at these steps of a match, which stood so before the first of them, for as long as `go_on` says so:
    /// see [`review`].
    fn review(
        &self,
        before: &dyn AnyMatch,
        steps: &[Entry],
        playouts: u32,
        go_on: &dyn Fn() -> bool,
    ) -> Result<MatchReview, Error>;

    fn simulate(
        &self,
        job: &SimulateJob,
        watch: Watch<'_>,
        sink: Option<Sink<'_>>,
    ) -> Result<SimulateReport, Error>;

    fn arena(&self, job: &ArenaJob, watch: Watch<'_>) -> Result<ArenaReport, Error>;

    /// How many rows of so many steps a fresh match can begin with.
    fn perft(&self, depth: u32) -> u64;
}

/// The one implementation of [`AnyGame`].
pub struct CatalogGame<G> {
    about: About,
    game: PhantomData<fn() -> G>,
}

impl<G: Policy> CatalogGame<G> {
    pub fn new() -> CatalogGame<G> {
        CatalogGame { about: About::of::<G>(), game: PhantomData }
    }
}

impl<G: Policy> Default for CatalogGame<G> {
    fn default() -> CatalogGame<G> {
        CatalogGame::new()
    }
}

impl<G: Policy> fmt::Debug for CatalogGame<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "CatalogGame({})", G::ID)
    }
}

impl<G: Policy> AnyGame for CatalogGame<G> {
    fn about(&self) -> &About {
        &self.about
    }

    fn bots(&self) -> Vec<&'static str> {
        bot_names::<G>()
    }

    fn table_as_of(
        &self,
        rules: u32,
        seats: u8,
        chosen: &OptionValues,
    ) -> Result<Arc<dyn AnyTable>, SetupError> {
        Ok(Arc::new(Table::<G>::as_of(rules, seats, chosen)?))
    }

    fn soak(&self, job: &SoakJob, watch: Watch<'_>) -> Result<SoakReport, Error> {
        soak::<G>(job, watch)
    }
}

/// A game that hands out tables in another way: shared ones, counted ones, bent ones. Everything else stays as it is.
pub struct GameWithTables<F> {
    game: &'static dyn AnyGame,
    make: F,
}

impl<F> GameWithTables<F>
where
    F: Fn(&dyn AnyGame, u32, u8, &OptionValues) -> Result<Arc<dyn AnyTable>, SetupError>,
{
    /// `make` is handed the game, the version of its rules, the seats and the options.
    pub fn new(game: &'static dyn AnyGame, make: F) -> GameWithTables<F> {
        GameWithTables { game, make }
    }
}

impl<F> fmt::Debug for GameWithTables<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "GameWithTables({})", self.game.about().id)
    }
}

impl<F> AnyGame for GameWithTables<F>
where
    F: Fn(&dyn AnyGame, u32, u8, &OptionValues) -> Result<Arc<dyn AnyTable>, SetupError> + Send + Sync,
{
    fn about(&self) -> &About {
        self.game.about()
    }

    fn bots(&self) -> Vec<&'static str> {
        self.game.bots()
    }

    fn table_as_of(
        &self,
        rules: u32,
        seats: u8,
        chosen: &OptionValues,
    ) -> Result<Arc<dyn AnyTable>, SetupError> {
        (self.make)(self.game, rules, seats, chosen)
    }

    fn soak(&self, job: &SoakJob, watch: Watch<'_>) -> Result<SoakReport, Error> {
        self.game.soak(job, watch)
    }
}

impl<G: Policy> AnyTable for Table<G> {
    fn about(&self) -> &About {
        Table::about(self)
    }

    fn seats(&self) -> u8 {
        self.rules().seats()
    }

    fn header(&self) -> Header {
        Table::header(self)
    }

    fn bot(&self, name: &str) -> Result<Box<dyn AnyBot>, BotError> {
        Ok(Box::new(BotInSeat::new(Arc::clone(self.rules()), name)?))
    }

    fn sight(&self, seat: Seat, view: &Value) -> Result<Sight, BotError> {
        let view = G::View::deserialize(view).map_err(|error| BotError::View(error.to_string()))?;
        Ok(Sight::new(seat, view))
    }

    fn hint(&self, name: &str, sight: &Sight, bits: u64) -> Result<Hint<Value>, BotError> {
        let (rules, mut rng) = (&**self.rules(), FastRng::new(bits));
        let view = look_at(rules, sight, &mut rng)?;
        let hint = hint(rules, name, view, sight.seat(), &mut rng)?;
        Ok(hint.map(|action| serde_json::to_value(action).expect("actions are plain JSON")))
    }

    fn review(
        &self,
        before: &dyn AnyMatch,
        steps: &[Entry],
        playouts: u32,
        go_on: &dyn Fn() -> bool,
    ) -> Result<MatchReview, Error> {
        let state = before.state().downcast_ref::<G::State>();
        let state = state.ok_or_else(|| Error::Job("this is a match of another game".to_owned()))?;
        review(&**self.rules(), state, steps, playouts, go_on)
    }

    fn simulate(
        &self,
        job: &SimulateJob,
        watch: Watch<'_>,
        sink: Option<Sink<'_>>,
    ) -> Result<SimulateReport, Error> {
        simulate(self, job, watch, sink)
    }

    fn arena(&self, job: &ArenaJob, watch: Watch<'_>) -> Result<ArenaReport, Error> {
        arena(self, job, watch)
    }

    fn perft(&self, depth: u32) -> u64 {
        perft(&**self.rules(), &self.rules().start(), depth)
    }
}
