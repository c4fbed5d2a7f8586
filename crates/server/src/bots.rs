//! Bots think on plain threads of their own, so that no table ever waits for another's bot.

use crate::fair::{FairLine, LineFull, LineLimits};
use crate::metrics::Metrics;
use answers::ADVISER;
use engine::{AnyBot, Level, Seat, Sight};
use protocol::TableCode;
use search::{Advice, AnyTable};
use serde_json::Value;
use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::time::Instant;
use tokio::sync::oneshot;

/// How many thoughts may wait, of one table and of all. Beyond that the game's own default action is made at once.
const MAX_JOBS: LineLimits = LineLimits { each: 64, all: 50_000 };
/// Tables where somebody is go first; but every so many thoughts one is for a table where nobody is, so that these come to
/// an end too.
const ALONE_EVERY: u32 = 8;

type Job = Box<dyn FnOnce() + Send>;

/// The threads, and what waits for them.
#[derive(Debug)]
pub(crate) struct Bots {
    line: Arc<Line>,
    metrics: Arc<Metrics>,
}

/// The bots that sit at one table. They live as long as its task does: a table that sleeps keeps nothing of them, and
/// what they have in memory never changes what they play.
#[derive(Debug, Default)]
pub(crate) struct SeatedBots(HashMap<Seat, Arc<SeatedBot>>);

/// A bot in its seat.
pub(crate) struct SeatedBot {
    level: Level,
    /// Away while it thinks, and before it was asked for the first time.
    bot: Mutex<Option<Box<dyn AnyBot>>>,
}

/// For whom a bot thinks.
#[derive(Clone, Debug)]
pub(crate) struct ThinkingTable {
    pub(crate) table: TableCode,
    /// Whether anybody is there to see it.
    pub(crate) is_watched: bool,
}

#[derive(Default)]
struct Line {
    jobs: Mutex<Jobs>,
    more: Condvar,
}

/// Tables take turns.
struct Jobs {
    watched: FairLine<TableCode, Job>,
    alone: FairLine<TableCode, Job>,
    /// How many thoughts have begun.
    begun: u32,
    closed: bool,
}

impl Default for Jobs {
    fn default() -> Jobs {
        let line = || FairLine::new(MAX_JOBS);
        Jobs { watched: line(), alone: line(), begun: 0, closed: false }
    }
}

impl Jobs {
    fn push(&mut self, thinker: ThinkingTable, job: Job) -> Result<(), LineFull> {
        let line = if thinker.is_watched { &mut self.watched } else { &mut self.alone };
        line.push(thinker.table, job)
    }

    fn pop(&mut self) -> Option<Job> {
        self.begun = self.begun.wrapping_add(1);
        let (first, second) = if self.begun.is_multiple_of(ALONE_EVERY) {
            (&mut self.alone, &mut self.watched)
        } else {
            (&mut self.watched, &mut self.alone)
        };
        first.pop().or_else(|| second.pop())
    }

    fn len(&self) -> usize {
        self.watched.len() + self.alone.len()
    }
}

impl SeatedBots {
    /// The bot of a seat. One of another level stands up.
    pub(crate) fn at(&mut self, seat: Seat, level: Level) -> Arc<SeatedBot> {
        let sits = |bot: &&Arc<SeatedBot>| bot.level == level;
        if let Some(bot) = self.0.get(&seat).filter(sits) {
            return Arc::clone(bot);
        }
        let bot = Arc::new(SeatedBot { level, bot: Mutex::default() });
        self.0.insert(seat, Arc::clone(&bot));
        bot
    }
}

impl SeatedBot {
    /// What it does. If it still thinks about a position that was taken back, another one answers in its place.
    fn choose(&self, table: &dyn AnyTable, sight: &Sight, bits: u64) -> Result<Value, String> {
        let waiting = self.lock().take();
        let bot = waiting.map_or_else(|| table.bot(self.level.name()), Ok);
        let mut bot = bot.map_err(|error| error.to_string())?;
        let action = bot.choose(sight, bits).map_err(|error| error.to_string());
        *self.lock() = Some(bot);
        action
    }

    fn lock(&self) -> MutexGuard<'_, Option<Box<dyn AnyBot>>> {
        self.bot.lock().expect("nobody panics while holding the lock")
    }
}

impl std::fmt::Debug for SeatedBot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "SeatedBot({})", self.level)
    }
}

impl Bots {
    pub(crate) fn start(threads: usize, metrics: Arc<Metrics>) -> Bots {
        let line = Arc::new(Line::default());
        for number in 0..threads.max(1) {
            let line = Arc::clone(&line);
            let name = format!("bot-{number}");
            let worker = std::thread::Builder::new().name(name).spawn(move || line.work());
            worker.expect("a program that starts can have a few threads");
        }
        Bots { line, metrics }
    }

    /// Whether thoughts wait for a thread.
    pub(crate) fn are_busy(&self) -> bool {
        self.line.lock().len() > 0
    }

    /// How many thoughts wait for a thread.
    pub(crate) fn waiting(&self) -> usize {
        self.line.lock().len()
    }

    /// What a bot does; nothing if it failed, which stands for the game's own default action.
    pub(crate) async fn think(
        &self,
        thinker: ThinkingTable,
        table: Arc<dyn AnyTable>,
        bot: Arc<SeatedBot>,
        sight: Sight,
    ) -> Option<Value> {
        self.ask(thinker, table, sight, move |table, sight, bits| bot.choose(table, sight, bits)).await
    }

    pub(crate) async fn advise(
        &self,
        thinker: ThinkingTable,
        table: Arc<dyn AnyTable>,
        sight: Sight,
    ) -> Option<Advice> {
        let thought = self.ask(thinker, table, sight, |table, sight, bits| {
            table.advise(ADVISER, sight, bits).map_err(|error| error.to_string())
        });
        thought.await
    }

    async fn ask<T: Send + 'static>(
        &self,
        thinker: ThinkingTable,
        table: Arc<dyn AnyTable>,
        sight: Sight,
        think: impl FnOnce(&dyn AnyTable, &Sight, u64) -> Result<T, String> + Send + 'static,
    ) -> Option<T> {
        let (answer, answered) = oneshot::channel();
        let metrics = Arc::clone(&self.metrics);
        let job = move || {
            let begun = Instant::now();
            let thought = catch_unwind(AssertUnwindSafe(|| think(&*table, &sight, crate::random_bits())));
            let (game, seat) = (table.about().id, sight.seat().0);
            metrics.thought(game).observe(begun.elapsed());
            let thought = match thought {
                Ok(Ok(thought)) => Some(thought),
                Ok(Err(error)) => {
                    tracing::error!(%game, seat, %error, "a bot has no answer");
                    None
                }
                Err(_) => {
                    tracing::error!(%game, seat, "a bot panicked");
                    None
                }
            };
            if thought.is_none() {
                metrics.thoughts_failed.add(1);
            }
            let _ = answer.send(thought);
        };
        self.line.push(thinker, Box::new(job));
        answered.await.ok().flatten()
    }
}

impl Drop for Bots {
    fn drop(&mut self) {
        self.line.lock().closed = true;
        self.line.more.notify_all();
    }
}

impl Line {
    fn lock(&self) -> MutexGuard<'_, Jobs> {
        self.jobs.lock().expect("nobody panics while holding the lock")
    }

    /// A job that finds no room is dropped, which answers it.
    fn push(&self, thinker: ThinkingTable, job: Job) {
        if self.lock().push(thinker, job).is_ok() {
            self.more.notify_one();
        }
    }

    fn work(&self) {
        while let Some(job) = self.next() {
            job();
        }
    }

    fn next(&self) -> Option<Job> {
        let mut jobs = self.lock();
        loop {
            if jobs.closed {
                return None;
            }
            if let Some(job) = jobs.pop() {
                return Some(job);
            }
            jobs = self.more.wait(jobs).expect("nobody panics while holding the lock");
        }
    }
}

impl std::fmt::Debug for Line {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Line({} waiting)", self.lock().len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_bot_that_panics_answers_nothing_and_the_next_one_thinks() {
        let bots = Bots::start(1, Arc::new(Metrics::default()));
        let game = &catalog::games()[0];
        let table = game.table(game.about().least_seats, &Default::default()).expect("defaults are a setup");
        let sight = table.open().sight(Seat(0));
        let ask = || (thinker(1, true), Arc::clone(&table), sight.clone());
        let panicked: Option<()> = bots.ask(ask().0, ask().1, ask().2, |_, _, _| panic!("a bug")).await;
        assert_eq!(panicked, None);
        let easy = SeatedBots::default().at(Seat(0), Level::Easy);
        let of_another = Sight::new(Seat(0), 7_u8);
        assert_eq!(
            bots.think(ask().0, ask().1, easy, of_another).await,
            None,
            "that is no view of this game"
        );
        assert_eq!(bots.ask(ask().0, ask().1, ask().2, |_, _, _| Ok(7)).await, Some(7));
        assert_eq!(bots.metrics.thoughts_failed.get(), 2);
    }

    fn thinker(table: u8, is_watched: bool) -> ThinkingTable {
        ThinkingTable { table: TableCode::from_random([table; 6]), is_watched }
    }

    /// S14: tables that were left had the same place in the line as people.
    #[test]
    fn people_are_answered_before_tables_where_nobody_is_and_tables_take_turns() {
        let mut jobs = Jobs::default();
        let (order, thought) = std::sync::mpsc::channel();
        let wanted = [(9, false, 40), (1, true, 3), (2, true, 3)];
        for (table, is_watched, times) in wanted {
            for _ in 0..times {
                let order = order.clone();
                let job = Box::new(move || order.send(table).expect("somebody listens"));
                assert!(jobs.push(thinker(table, is_watched), job).is_ok());
            }
        }
        while let Some(job) = jobs.pop() {
            job();
        }
        let order: Vec<u8> = thought.try_iter().collect();
        assert_eq!(order[..6], [1, 2, 1, 2, 1, 2]);
        assert_eq!(order.len(), 46, "the others come too");
        let full = (0..100).filter(|_| jobs.push(thinker(9, false), Box::new(|| ())).is_ok()).count();
        assert_eq!(full, MAX_JOBS.each, "one table has so much waiting and no more");
        assert!(jobs.push(thinker(1, true), Box::new(|| ())).is_ok());
        jobs.begun = ALONE_EVERY - 1;
        assert!(
            jobs.pop().is_some() && jobs.watched.len() == 1,
            "now and then one where nobody is comes first"
        );
    }

    #[test]
    fn a_bot_stays_in_its_seat_until_its_level_changes() {
        let mut seated = SeatedBots::default();
        let (first, again) = (seated.at(Seat(1), Level::Easy), seated.at(Seat(1), Level::Easy));
        assert!(Arc::ptr_eq(&first, &again));
        let other = seated.at(Seat(1), Level::Hard);
        assert!(!Arc::ptr_eq(&first, &other) && Arc::ptr_eq(&other, &seated.at(Seat(1), Level::Hard)));
        let (gone, left) = (Arc::downgrade(&first), Arc::downgrade(&other));
        drop((first, again, other));
        assert!(gone.upgrade().is_none(), "whoever stands up is gone");
        drop(seated);
        assert!(left.upgrade().is_none(), "a table that ends keeps no bot");
    }
}
