use crate::{Game, MAX_SEATS, Rng, Seat};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// What each seat can expect from a state, 0 to 1.
pub type Values = [f32; MAX_SEATS];

/// What a search needs to know of a game beyond its rules. It is only ever called on imagined worlds.
pub trait Policy: Game {
    /// Players of the game's own beside the levels: each answers by [`Policy::styled`].
    const STYLES: &'static [&'static str] = &[];
    /// Whether the styles look at nothing but what everybody sees. Simulations then hand them the state itself: the
    /// answers are the same, without the cost of views.
    const OPEN_STYLES: bool = false;

    /// A short list of sensible actions, all legal, without duplicates, never empty for a seat that may act.
    fn candidates(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>) {
        self.legal(state, seat, out);
    }

    /// One quick sensible action, for playouts and for the easy level.
    fn playout<R: Rng + ?Sized>(
        &self,
        state: &Self::State,
        seat: Seat,
        rng: &mut R,
        scratch: &mut Vec<Self::Action>,
    ) -> Self::Action {
        self.sample(state, seat, rng, scratch)
    }

    /// What each seat can expect: exact at the end, an estimate where a playout was cut off.
    fn value(&self, state: &Self::State) -> Values;

    /// Whether a playout stops here before its depth is reached: at the end of a round, say, where what follows says
    /// little about what was decided before.
    fn is_horizon(&self, _state: &Self::State) -> bool {
        false
    }

    /// How well a world fits what the players did so far, relative to other worlds imagined from the same view.
    fn likelihood(&self, _world: &Self::State, _view: &Self::View) -> f32 {
        1.0
    }

    /// The answer of one of [`Policy::STYLES`].
    fn styled<R: Rng + ?Sized>(
        &self,
        style: &str,
        state: &Self::State,
        seat: Seat,
        rng: &mut R,
        scratch: &mut Vec<Self::Action>,
    ) -> Self::Action {
        debug_assert!(!Self::STYLES.contains(&style), "a declared style has an answer of its own");
        self.playout(state, seat, rng, scratch)
    }

    /// How hard each level thinks.
    fn tuning(&self, level: Level) -> Tuning {
        Tuning::of(level)
    }
}

/// How strong a bot is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    Easy,
    Normal,
    Hard,
}

impl Level {
    pub const ALL: [Level; 3] = [Level::Easy, Level::Normal, Level::Hard];

    pub fn name(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Normal => "normal",
            Level::Hard => "hard",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = String;
    fn from_str(name: &str) -> Result<Level, String> {
        let found = Level::ALL.into_iter().find(|level| level.name() == name);
        found.ok_or_else(|| format!("no level {name:?}; the levels are: easy, normal, hard"))
    }
}

/// How a bot looks for its action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Method {
    /// The playout policy on one imagined world.
    Policy,
    /// Playouts from every candidate, no tree.
    Flat,
    /// Flat, with the same dice after every candidate of a world. Among equals the first candidate is played, and those
    /// clearly behind it are soon left alone.
    Paired,
    /// Information-set Monte Carlo tree search.
    Tree,
}

/// How long and how carefully a bot thinks.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Tuning {
    pub method: Method,
    /// Playouts per decision.
    pub iterations: u32,
    /// A playout is cut off after this many steps and judged by [`Policy::value`].
    pub depth: u32,
    /// The exploration constant of the tree.
    pub exploration: f32,
    /// How often, of 100 decisions, the bot slips and plays a random legal action.
    pub slip_percent: u32,
}

impl Tuning {
    pub fn of(level: Level) -> Tuning {
        let (method, iterations, slip_percent) = match level {
            Level::Easy => (Method::Policy, 1, 15),
            Level::Normal => (Method::Flat, 400, 0),
            Level::Hard => (Method::Tree, 4_000, 0),
        };
        Tuning { method, iterations, depth: 400, exploration: 0.7, slip_percent }
    }
}
