//! The one list of games. Servers, terminals and tools find a game here by its id; nothing else in the program names
//! one. A game joins the list by one line: a path into `games/` among the dependencies of this crate.

pub mod fuzz;

use engine::{Header, OpenError, Replayer};
use search::{AnyGame, AnyTable, CatalogGame};
use std::sync::{Arc, LazyLock};

/// A match of any game, read from its record.
pub type AnyRecording = engine::Recording<Arc<dyn AnyTable>>;

/// What reads records of any game.
pub type AnyReplayer = Replayer<fn(&Header) -> Result<Arc<dyn AnyTable>, OpenError>, Arc<dyn AnyTable>>;

/// A game that nobody knows.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no game {id:?}; the games are: {known}")]
pub struct UnknownGame {
    id: String,
    known: String,
}

/// Every game, sorted by id.
pub fn games() -> &'static [Box<dyn AnyGame>] {
    static GAMES: LazyLock<Vec<Box<dyn AnyGame>>> = LazyLock::new(|| {
        let mut games = include!(concat!(env!("OUT_DIR"), "/games.rs"));
        games.sort_by_key(|game| game.about().id);
        games
    });
    &GAMES
}

/// The game of this id.
pub fn find(id: &str) -> Result<&'static dyn AnyGame, UnknownGame> {
    find_among(games().iter().map(|game| &**game), id)
}

/// The same for those who can do nothing about an unknown id.
pub fn rules(id: &str) -> Option<&'static dyn AnyGame> {
    find(id).ok()
}

/// The game of this id among some.
pub fn find_among(
    games: impl Iterator<Item = &'static dyn AnyGame> + Clone,
    id: &str,
) -> Result<&'static dyn AnyGame, UnknownGame> {
    games.clone().find(|game| game.about().id == id).ok_or_else(|| {
        let known: Vec<&str> = games.map(|game| game.about().id).collect();
        UnknownGame { id: id.chars().take(60).collect(), known: known.join(", ") }
    })
}

/// The table of a record of any game.
pub fn table_of(header: &Header) -> Result<Arc<dyn AnyTable>, OpenError> {
    Ok(find(&header.game)?.table_of(header)?)
}

/// Reads records of any game.
pub fn replayer() -> AnyReplayer {
    Replayer::new(table_of)
}

impl From<UnknownGame> for OpenError {
    fn from(unknown: UnknownGame) -> OpenError {
        OpenError::Game(unknown.to_string())
    }
}
