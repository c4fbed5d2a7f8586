//! The one list of games. Servers, terminals and tools find a game here by its id; nothing else in the program names
//! one. A game joins the list by one line: a path into `games/` among the dependencies of this crate.

pub mod fuzz;
mod listing;
mod record;

pub use listing::Listing;
pub use record::{Fault, Replayer, Told, Unfinished};

use engine::AnyGame;
use listing::Entry;
use std::sync::LazyLock;

/// A game that nobody knows.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no game {id:?}; the games are: {known}")]
pub struct UnknownGame {
    id: String,
    known: String,
}

impl UnknownGame {
    fn new(id: &str, known: &[&dyn AnyGame]) -> UnknownGame {
        let known: Vec<&str> = known.iter().map(|game| game.about().id).collect();
        UnknownGame { id: id.chars().take(60).collect(), known: known.join(", ") }
    }
}

/// Every game, sorted by id.
pub fn games() -> &'static [Box<dyn Listing>] {
    static GAMES: LazyLock<Vec<Box<dyn Listing>>> = LazyLock::new(|| {
        let mut games = include!(concat!(env!("OUT_DIR"), "/games.rs"));
        games.sort_by_key(|game| game.about().id);
        games
    });
    &GAMES
}

/// The rules of every game, in the same order.
pub fn all_rules() -> Vec<&'static dyn AnyGame> {
    games().iter().map(|game| &**game as &dyn AnyGame).collect()
}

/// The game of this id.
pub fn find(id: &str) -> Result<&'static dyn Listing, UnknownGame> {
    let found = games().iter().find(|game| game.about().id == id);
    found.map(|game| &**game).ok_or_else(|| UnknownGame::new(id, &all_rules()))
}

/// The same for those who need the rules alone and can do nothing about an unknown id.
pub fn rules(id: &str) -> Option<&'static dyn AnyGame> {
    find(id).ok().map(|listing| listing as &dyn AnyGame)
}
