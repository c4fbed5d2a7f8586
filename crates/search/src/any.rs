//! A table and its players without the type of the game, for those who know it only by its id.

use crate::arena::{ArenaJob, ArenaReport, arena};
use crate::bot::{BotInSeat, bot_names, look_at};
use crate::hint::{Hint, hint};
use crate::learn::LearnTable;
use crate::reason::reason;
use crate::review::{MatchReview, review};
use crate::simulate::{SimulateJob, SimulateReport, simulate};
use crate::soak::{SoakJob, SoakReport, soak};
use engine::{
    About, AnyBot, AnyMatch, BotError, Encode, Entry, FastRng, Header, Line, Opens, OptionValues, Policy,
    Reason, Seat, SetupError, Sight, Table, perft,
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

/// So many playouts of the best action and of the next best one show a person why.
const REASON_PLAYOUTS: u32 = 200;

/// A lean program only plays: all else is left out of it.
const LEAN: bool = cfg!(feature = "lean");

fn left_out() -> Error {
    Error::Job("this program only plays; use the whole one".to_owned())
}

/// What a person is advised.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    pub hint: Hint<Value>,
    /// What speaks for the best action and against the next best one, where playouts show it.
    pub reason: Option<Reason>,
}

/// A game as a catalog lists it.
pub trait AnyGame: Send + Sync {
    fn about(&self) -> &About;

    /// The bots that take no numbers: see [`bot_names`].
    fn bots(&self) -> Vec<&'static str>;

    /// The game's own players beside the levels: see [`Policy::STYLES`].
    fn styles(&self) -> &'static [&'static str];

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

    /// What speaks for the first of two actions, as so many playouts of both show it: see [`reason`].
    fn reason(
        &self,
        sight: &Sight,
        pair: [&Value; 2],
        playouts: u32,
        bits: u64,
    ) -> Result<Option<Reason>, BotError>;

    /// Advice with its reason, for a person.
    fn advise(&self, name: &str, sight: &Sight, bits: u64) -> Result<Advice, BotError> {
        let hint = self.hint(name, sight, bits)?;
        let reason = match hint.alternatives.first() {
            Some(next) => self.reason(sight, [&hint.best.action, &next.action], REASON_PLAYOUTS, !bits)?,
            None => None,
        };
        Ok(Advice { hint, reason })
    }

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

    /// What this table is to programs that learn.
    fn learn(&self) -> &dyn LearnTable;

    /// How many rows of so many steps a fresh match can begin with.
    fn perft(&self, depth: u32) -> u64;
}

/// The one implementation of [`AnyGame`].
pub struct CatalogGame<G> {
    about: About,
    game: PhantomData<fn() -> G>,
}

impl<G: Policy + Encode> CatalogGame<G> {
    pub fn new() -> CatalogGame<G> {
        CatalogGame { about: About::of::<G>(), game: PhantomData }
    }
}

impl<G: Policy + Encode> Default for CatalogGame<G> {
    fn default() -> CatalogGame<G> {
        CatalogGame::new()
    }
}

impl<G: Policy + Encode> fmt::Debug for CatalogGame<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "CatalogGame({})", G::ID)
    }
}

impl<G: Policy + Encode> AnyGame for CatalogGame<G> {
    fn about(&self) -> &About {
        &self.about
    }

    fn bots(&self) -> Vec<&'static str> {
        bot_names::<G>()
    }

    fn styles(&self) -> &'static [&'static str] {
        G::STYLES
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
        if LEAN { Err(left_out()) } else { soak::<G>(job, watch) }
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

    fn styles(&self) -> &'static [&'static str] {
        self.game.styles()
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

impl<G: Policy + Encode> AnyTable for Table<G> {
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
        if LEAN {
            return Err(BotError::View("this program only plays; use the whole one".to_owned()));
        }
        let view = G::View::deserialize(view).map_err(|error| BotError::View(error.to_string()))?;
        Ok(Sight::new(seat, view))
    }

    fn hint(&self, name: &str, sight: &Sight, bits: u64) -> Result<Hint<Value>, BotError> {
        let (rules, mut rng) = (&**self.rules(), FastRng::new(bits));
        let view = look_at(rules, sight, &mut rng)?;
        let hint = hint(rules, name, view, sight.seat(), &mut rng)?;
        Ok(hint.map(|action| serde_json::to_value(action).expect("actions are plain JSON")))
    }

    fn reason(
        &self,
        sight: &Sight,
        pair: [&Value; 2],
        playouts: u32,
        bits: u64,
    ) -> Result<Option<Reason>, BotError> {
        let (rules, mut rng) = (&**self.rules(), FastRng::new(bits));
        let view = look_at(rules, sight, &mut rng)?;
        let read = |action: &Value| {
            G::Action::deserialize(action).map_err(|error| BotError::Action(error.to_string()))
        };
        let pair = [read(pair[0])?, read(pair[1])?];
        Ok(reason(rules, (view, sight.seat()), pair, playouts, &mut rng))
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
        if LEAN { Err(left_out()) } else { simulate(self, job, watch, sink) }
    }

    fn arena(&self, job: &ArenaJob, watch: Watch<'_>) -> Result<ArenaReport, Error> {
        if LEAN { Err(left_out()) } else { arena(self, job, watch) }
    }

    fn learn(&self) -> &dyn LearnTable {
        if LEAN { unreachable!("a lean program only plays") } else { self }
    }

    fn perft(&self, depth: u32) -> u64 {
        perft(&**self.rules(), &self.rules().start(), depth)
    }
}
