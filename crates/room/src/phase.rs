//! What a table is doing, and what it keeps for that.

use crate::clock::Clocks;
use crate::milestones::Milestones;
use crate::vote::Vote;
use engine::{AnyMatch, ChanceStream, Entry, Events, Outcome, SeatSet, Seed};
use protocol::TableCode;
use std::collections::VecDeque;

pub(crate) enum Phase {
    Gathering(Lobby),
    Playing(Box<Playing>),
    Over(Box<Over>),
}

/// Before the match.
#[derive(Default)]
pub(crate) struct Lobby {
    pub(crate) ready: SeatSet,
}

/// A match that goes on, now or after a pause.
pub(crate) struct Playing {
    pub(crate) course: Course,
    pub(crate) clocks: Clocks,
    pub(crate) paused_at_ms: Option<u64>,
    /// Whether it is paused because nobody was there.
    pub(crate) alone: bool,
    pub(crate) vote: Option<Vote>,
    pub(crate) asked: AskedAt,
}

/// A match that is over.
pub(crate) struct Over {
    pub(crate) course: Course,
    pub(crate) clocks: Clocks,
    pub(crate) outcome: Outcome,
    pub(crate) rematch: Rematch,
}

/// The table where the same people play again.
#[derive(Default)]
pub(crate) enum Rematch {
    #[default]
    Unwanted,
    Asked,
    Made(TableCode),
}

/// How a match stands, and how it came there.
pub(crate) struct Course {
    pub(crate) game: Box<dyn AnyMatch>,
    pub(crate) seed: Seed,
    pub(crate) chance: ChanceStream,
    pub(crate) milestones: Milestones,
    pub(crate) steps: Vec<Entry>,
    /// So many of them are taken over from another match.
    pub(crate) taken_over: u32,
    /// For each step: where the chance stream stood after it.
    pub(crate) marks: Vec<u64>,
    pub(crate) recent: VecDeque<Recent>,
}

/// What happened in one of the last steps.
pub(crate) struct Recent {
    pub(crate) seq: u32,
    /// The chapter it happened in.
    pub(crate) chapter: u32,
    pub(crate) events: Events,
}

/// Whom the table has asked for a move, each at the number of a step: it asks once.
#[derive(Clone, Copy, Default)]
pub(crate) struct AskedAt {
    pub(crate) bots_at: Option<u32>,
    /// People who are away.
    pub(crate) absent_at: Option<u32>,
    /// A move the rules make for a person: at which step, and when it is due.
    pub(crate) forced: Option<(u32, u64)>,
}
