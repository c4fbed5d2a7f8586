use engine::Game;
use std::fmt;

/// A broken law, with all that is needed to see it again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    pub law: &'static str,
    pub game: &'static str,
    /// Where it broke; `None` for what is wrong at every table.
    pub place: Option<LawPlace>,
    pub why: String,
}

/// A position that every run of the laws reaches again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LawPlace {
    pub seats: u8,
    /// The options that are not at their default.
    pub options: String,
    /// The seed of the walk through the game.
    pub seed: u64,
    /// How many steps the walk had gone.
    pub step: u32,
}

impl Failure {
    pub(crate) fn of<G: Game>(law: &'static str, place: Option<LawPlace>, why: impl Into<String>) -> Failure {
        Failure { law, game: G::ID, place, why: why.into() }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} breaks the law `{}`", self.game, self.law)?;
        if let Some(LawPlace { seats, options, seed, step }) = &self.place {
            write!(f, "\n  at: {seats} seats, options {options}, seed {seed}, step {step}")?;
        }
        write!(f, "\n  why: {}", self.why)
    }
}

impl std::error::Error for Failure {}

/// Makes a law a test: panics with the whole story.
#[track_caller]
pub fn obey(held: Result<(), Failure>) {
    if let Err(failure) = held {
        panic!("{failure}");
    }
}
