//! Players for any game, and what one does with players.
//!
//! A [`Bot`] is handed a view and answers with an action; it never holds a state. [`bot`] makes one by its name:
//! `random`, `easy`, `normal`, `hard`, a style of the game's own, or a search with its budget such as `tree:2000`.
//! [`simulate`] plays very many matches of one bot, [`arena`] compares several, [`tricks`] tries to fool one, [`hint`]
//! advises a person, [`review`] looks back at a match, and [`soak`] looks for matches that go wrong.
//! Everything is generic over [`engine::Game`] and [`engine::Policy`]; no game is known here by name.
//! [`AnyTable`] does all of it for those who only know the id of a game.

mod any;
mod arena;
mod batch;
mod bot;
mod budget;
mod estimate;
mod flat;
mod hint;
mod learn;
mod mind;
mod name;
mod order;
mod outside;
mod paired;
mod parallel;
mod play;
mod rating;
mod reason;
mod review;
mod seated;
mod seating;
mod simple;
mod simulate;
mod soak;
mod sprt;
mod sums;
mod tally;
mod thinker;
mod tree;
mod tricks;

pub use any::{Advice, AnyGame, AnyTable, CatalogGame, Error, GameWithTables, Sink, Watch};
pub use arena::{ArenaJob, ArenaReport, BotStanding, Duel, arena};
pub use batch::{AnyBatch, Autoreset, BatchError, BatchJob, BatchPlay, BatchShape, NOBODY, Rows};
pub use bot::{Bot, bot, bot_names};
pub use estimate::Estimate;
pub use hint::{Hint, Weighed, hint};
pub use learn::{AnyState, LearnTable, Shape, StateError};
pub use order::OrderResults;
pub use play::Speed;
pub use reason::reason;
pub use review::{JudgedDecision, LuckSwing, MatchReview, review};
pub use seated::{SeatedJob, SeatedReport, seated};
pub use simulate::{SimulateJob, SimulateReport, SimulatedChance, simulate};
pub use soak::{Long, SoakJob, SoakReport, soak};
pub use sprt::{Sprt, SprtReport, Verdict};
pub use tally::{Lengths, Results, SeatResults};
pub use tricks::{TrickResult, TricksJob, TricksReport, tricks};
