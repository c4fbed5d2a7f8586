//! Many matches of one table, stepped together: what a learner needs.
//!
//! A caller hands in arrays, and every step writes into them what each match shows the seat that is asked next. Chance is
//! drawn inside, seats of opponents are played inside, and every match depends on nothing but the seed, its own
//! number and how often it has begun: the same bytes come out on any number of threads.

mod lane;
mod rows;

pub use rows::{BatchShape, Rows};

use crate::any::Error;
use crate::name::BotKind;
use engine::{Encode, Policy, Seat, Seed, Table};
use lane::{Lane, SlotChoice};
use std::sync::Arc;

/// In [`Rows::seats`]: nobody is asked, because the match is over.
pub const NOBODY: u8 = u8::MAX;

/// No batch is larger.
const MOST_ENVS: usize = 1 << 20;
const MOST_THREADS: usize = 1024;

/// What a batch is made of.
#[derive(Clone, Debug)]
pub struct BatchJob {
    /// How many matches run side by side.
    pub envs: usize,
    pub threads: usize,
    pub seed: Seed,
    /// By seat: the bot that plays there inside. Seats without one, or beyond the list, are the caller's.
    pub opponents: Vec<Option<String>>,
    pub autoreset: Autoreset,
    /// A match is cut off after so many steps, chance and opponents included; 0 is never.
    pub max_steps: u32,
}

/// When a match that is over begins anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Autoreset {
    /// By the next step, whose action for it is ignored.
    #[default]
    NextStep,
    /// At once: its last observation goes to [`Rows::final_observations`].
    SameStep,
    /// When it is asked to.
    Disabled,
}

/// Why nothing was done. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BatchError {
    #[error("{what}: {expected} numbers are needed, not {given}")]
    Length { what: &'static str, expected: usize, given: usize },
    #[error("environment {env}: there is no slot {slot}; the slots are 0 to {last}")]
    NoSuchSlot { env: usize, slot: i64, last: usize },
    #[error("environment {env}: slot {slot} ({name}) is not allowed to seat {seat} now")]
    Closed { env: usize, slot: usize, name: String, seat: u8 },
    #[error("environment {env}: the match is over; reset it first")]
    Over { env: usize },
    #[error("reset the batch before its first step")]
    NotBegun,
}

/// How far random play came.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BatchPlay {
    /// Decisions of the caller's seats.
    pub decisions: u64,
    /// All steps: decisions, those of opponents, chance.
    pub steps: u64,
    /// Matches that came to their end.
    pub matches: u64,
}

/// A batch without the type of its game.
pub trait AnyBatch: Send {
    fn shape(&self) -> BatchShape;

    /// Begins all matches anew, or those of which `which` is not 0. With a seed it is as if the batch had been made with it.
    /// `rows` is written for those that begin.
    fn reset(
        &mut self,
        seed: Option<Seed>,
        which: Option<&[u8]>,
        rows: &mut Rows<'_>,
    ) -> Result<(), BatchError>;

    /// One decision in every match: the slot of the seat that is asked. If one of them is wrong, nothing happens at all.
    fn step(&mut self, slots: &[i64], rows: &mut Rows<'_>) -> Result<(), BatchError>;

    /// The same `times` times, by random slots of `rows`. Each slot that is allowed is as likely as any other.
    fn play_random(&mut self, times: u64, rows: &mut Rows<'_>) -> Result<BatchPlay, BatchError>;
}

/// The one implementation of [`AnyBatch`].
pub(crate) struct TableBatch<G: Policy + Encode> {
    rules: Arc<G>,
    job: BatchJob,
    shape: BatchShape,
    /// Each has an even part of the matches, in order.
    lanes: Vec<Lane<G>>,
    pool: Option<rayon::ThreadPool>,
    begun: bool,
}

impl<G: Policy + Encode> TableBatch<G> {
    pub(crate) fn new(table: &Table<G>, job: &BatchJob) -> Result<TableBatch<G>, Error> {
        let rules = Arc::clone(table.rules());
        check(&*rules, job)?;
        let threads = job.threads.min(job.envs);
        let firsts = |lane: usize| lane * job.envs / threads;
        let lanes = (0..threads).map(|lane| Lane::new(&*rules, job, firsts(lane)..firsts(lane + 1)));
        let lanes = lanes.collect::<Result<Vec<_>, Error>>()?;
        let pool = match threads {
            1 => None,
            _ => Some(
                rayon::ThreadPoolBuilder::new()
                    .num_threads(threads - 1)
                    .thread_name(|number| format!("batch-{}", number + 1))
                    .build()
                    .map_err(|error| Error::Job(format!("no threads for the batch: {error}")))?,
            ),
        };
        let shape = BatchShape::of(&*rules, job);
        Ok(TableBatch { rules, job: job.clone(), shape, lanes, pool, begun: false })
    }

    /// Does some work in every lane, with its part of the rows.
    fn each<T: Send>(
        &mut self,
        rows: &mut Rows<'_>,
        work: impl Fn(&G, &mut Lane<G>, &mut Rows<'_>) -> T + Sync,
    ) -> Vec<T> {
        let (rules, work) = (&*self.rules, &work);
        let Some(pool) = &self.pool else {
            return self.lanes.iter_mut().map(|lane| work(rules, lane, rows)).collect();
        };
        let mut results: Vec<Option<T>> = self.lanes.iter().map(|_| None).collect();
        let parts = rows.split(self.shape, self.lanes.iter().map(Lane::len));
        let mut jobs = self.lanes.iter_mut().zip(parts).zip(&mut results);
        pool.in_place_scope(|scope| {
            let first = jobs.next();
            for ((lane, mut part), result) in jobs {
                scope.spawn(move |_| *result = Some(work(rules, lane, &mut part)));
            }
            if let Some(((lane, mut part), result)) = first {
                *result = Some(work(rules, lane, &mut part));
            }
        });
        results.into_iter().map(|result| result.expect("the scope waits for all lanes")).collect()
    }

    fn go(&mut self, choice: SlotChoice<'_>, rows: &mut Rows<'_>) -> Result<BatchPlay, BatchError> {
        rows.check(self.shape)?;
        if !self.begun {
            return Err(BatchError::NotBegun);
        }
        let found = self.each(rows, |rules, lane, rows| lane.choose(rules, choice, rows));
        found.into_iter().collect::<Result<(), BatchError>>()?;
        let played = self.each(rows, |rules, lane, rows| lane.play(rules, choice, rows));
        played.into_iter().try_fold(BatchPlay::default(), |sum, played| Ok(sum.plus(played?)))
    }
}

impl<G: Policy + Encode> AnyBatch for TableBatch<G> {
    fn shape(&self) -> BatchShape {
        self.shape
    }

    fn reset(
        &mut self,
        seed: Option<Seed>,
        which: Option<&[u8]>,
        rows: &mut Rows<'_>,
    ) -> Result<(), BatchError> {
        rows.check(self.shape)?;
        if let Some(which) = which {
            length("which to reset", self.shape.envs, which.len())?;
            if !self.begun {
                return Err(BatchError::NotBegun);
            }
        }
        self.job.seed = seed.unwrap_or(self.job.seed);
        let seed = seed.map(|seed| seed.player_bits());
        self.each(rows, |rules, lane, rows| lane.reset(rules, seed, which, rows));
        self.begun = true;
        Ok(())
    }

    fn step(&mut self, slots: &[i64], rows: &mut Rows<'_>) -> Result<(), BatchError> {
        length("actions", self.shape.envs, slots.len())?;
        self.go(SlotChoice::Given(slots), rows).map(drop)
    }

    fn play_random(&mut self, times: u64, rows: &mut Rows<'_>) -> Result<BatchPlay, BatchError> {
        // Where nothing begins anew a match that is over ends it all, and on any number of threads at the same step.
        let at_once = if self.job.autoreset == Autoreset::Disabled { times.min(1) } else { times };
        let mut played = BatchPlay::default();
        for _ in 0..times.checked_div(at_once).unwrap_or(0) {
            played = played.plus(self.go(SlotChoice::Random(at_once), rows)?);
        }
        Ok(played)
    }
}

impl BatchPlay {
    fn plus(self, other: BatchPlay) -> BatchPlay {
        BatchPlay {
            decisions: self.decisions + other.decisions,
            steps: self.steps + other.steps,
            matches: self.matches + other.matches,
        }
    }
}

fn check<G: Policy>(rules: &G, job: &BatchJob) -> Result<(), Error> {
    let wrong = |why: String| Err(Error::Job(why));
    if !(1..=MOST_ENVS).contains(&job.envs) {
        return wrong(format!("a batch has 1 to {MOST_ENVS} environments, not {}", job.envs));
    }
    if !(1..=MOST_THREADS).contains(&job.threads) {
        return wrong(format!("a batch has 1 to {MOST_THREADS} threads, not {}", job.threads));
    }
    let seats = usize::from(rules.seats());
    if job.opponents.len() > seats {
        return wrong(format!("{} opponents are named for {seats} seats", job.opponents.len()));
    }
    let mut played = Seat::all(rules.seats()).filter(|seat| opponent(job, *seat).is_none());
    if played.next().is_none() {
        return wrong("every seat has an opponent, and none is left to play".to_owned());
    }
    for name in job.opponents.iter().flatten() {
        BotKind::parse(rules, name)?;
    }
    Ok(())
}

/// The bot in a seat, if there is one.
fn opponent(job: &BatchJob, seat: Seat) -> Option<&str> {
    job.opponents.get(seat.index())?.as_deref()
}

fn length(what: &'static str, expected: usize, given: usize) -> Result<(), BatchError> {
    if given == expected { Ok(()) } else { Err(BatchError::Length { what, expected, given }) }
}
