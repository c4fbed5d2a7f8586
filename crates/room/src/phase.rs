//! What a table is doing, and what it keeps for that.

use crate::clock::Clocks;
use crate::milestones::Milestones;
use crate::vote::Vote;
use engine::{AnyMatch, ChanceStream, Entry, Events, Outcome, Seat, SeatSet, Seed, Undone};
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
    /// The match starts then at the latest.
    pub(crate) begins_by_ms: Option<u64>,
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
    /// What each seat brought when the match began, whoever sits there now.
    pub(crate) entropies: Vec<String>,
    pub(crate) seed: Seed,
    /// Of the branch of the seed that chance is drawn from now.
    pub(crate) chance: ChanceStream,
    pub(crate) branch: u32,
    /// Where steps were taken back, of the steps that are left.
    pub(crate) undone: Vec<Undone>,
    /// The same, with whose wish it was.
    pub(crate) taken_back: Vec<TakenBack>,
    pub(crate) milestones: Milestones,
    pub(crate) steps: Vec<Entry>,
    /// So many of them are taken over from another match.
    pub(crate) taken_over: u32,
    /// The steps that a bot made for somebody who was away.
    pub(crate) held: Vec<u32>,
    /// For each step: where the chance stream stood after it. Only programs of before went back in a stream.
    pub(crate) marks: Vec<u64>,
    pub(crate) recent: VecDeque<Recent>,
}

/// Everything after a step was taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TakenBack {
    pub after: u32,
    /// Whose wish it was, where that is known.
    pub by: Option<Seat>,
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
    /// Whether people are away was looked at.
    pub(crate) absent_at: Option<u32>,
    /// Those of the seats waited for that were called. It follows from the facts.
    pub(crate) called: SeatSet,
    /// A move the rules make for a person: at which step, and when it is due.
    pub(crate) forced: Option<(u32, u64)>,
}
