//! Bots think on plain threads of their own, so that no table ever waits for another's bot.

use crate::metrics::Metrics;
use crate::settings::Games;
use engine::{Level, OptionValues, Seat};
use protocol::TableSetup;
use serde_json::Value;
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::time::Instant;
use tokio::sync::oneshot;

/// How many thoughts may wait. Beyond that the game's own default action is made at once.
const MAX_JOBS: usize = 50_000;

/// The level that advises people.
const ADVISER: &str = "hard";

/// What a bot is asked.
#[derive(Debug)]
pub(crate) struct Question {
    pub(crate) game: String,
    pub(crate) seats: u8,
    pub(crate) options: OptionValues,
    pub(crate) seat: Seat,
    /// What the seat knows; never a state.
    pub(crate) view: Value,
}

/// A bot's advice with the chance to win it expects.
pub(crate) type Advice = (Value, f64);

type Job = Box<dyn FnOnce() + Send>;

/// The threads, and what waits for them.
#[derive(Debug)]
pub(crate) struct Bots {
    line: Arc<Line>,
    games: Games,
    metrics: Arc<Metrics>,
}

#[derive(Default)]
struct Line {
    jobs: Mutex<Jobs>,
    more: Condvar,
}

#[derive(Default)]
struct Jobs {
    waiting: VecDeque<Job>,
    closed: bool,
}

impl Question {
    pub(crate) fn new(setup: &TableSetup, seat: Seat, view: Value) -> Question {
        Question { game: setup.game.clone(), seats: setup.seats, options: setup.options.clone(), seat, view }
    }
}

impl Bots {
    pub(crate) fn start(threads: usize, games: Games, metrics: Arc<Metrics>) -> Bots {
        let line = Arc::new(Line::default());
        for number in 0..threads.max(1) {
            let line = Arc::clone(&line);
            let name = format!("bot-{number}");
            let worker = std::thread::Builder::new().name(name).spawn(move || line.work());
            worker.expect("a program that starts can have a few threads");
        }
        Bots { line, games, metrics }
    }

    /// Whether thoughts wait for a thread.
    pub(crate) fn are_busy(&self) -> bool {
        !self.line.lock().waiting.is_empty()
    }

    /// What a bot of this level does; nothing if it failed, which stands for the game's own default action.
    pub(crate) async fn think(&self, question: Question, level: Level) -> Option<Value> {
        let players = self.games.players(&question.game);
        let thought = self.ask(question, move |question, bits| {
            let players = players.ok_or("nobody here knows this game")?;
            let bot = players.bot(question.seats, &question.options, level.name(), bits);
            let mut bot = bot.map_err(|error| error.to_string())?;
            bot.choose(&question.view, question.seat).map_err(|error| error.to_string())
        });
        thought.await
    }

    pub(crate) async fn advise(&self, question: Question) -> Option<Advice> {
        let players = self.games.players(&question.game);
        let thought = self.ask(question, move |question, bits| {
            let players = players.ok_or("nobody here knows this game")?;
            let (seats, options) = (question.seats, &question.options);
            let hint = players.hint(seats, options, ADVISER, &question.view, question.seat, bits);
            let best = hint.map_err(|error| error.to_string())?.best;
            Ok((best.action, best.win_chance))
        });
        thought.await
    }

    async fn ask<T: Send + 'static>(
        &self,
        question: Question,
        think: impl FnOnce(&Question, u64) -> Result<T, String> + Send + 'static,
    ) -> Option<T> {
        let (answer, answered) = oneshot::channel();
        let metrics = Arc::clone(&self.metrics);
        let job = move || {
            let begun = Instant::now();
            let thought = catch_unwind(AssertUnwindSafe(|| think(&question, crate::random_bits())));
            metrics.thought.observe(begun.elapsed());
            let Question { game, seat, .. } = &question;
            let thought = match thought {
                Ok(Ok(thought)) => Some(thought),
                Ok(Err(error)) => {
                    tracing::error!(%game, seat = seat.0, %error, "a bot has no answer");
                    None
                }
                Err(_) => {
                    tracing::error!(%game, seat = seat.0, "a bot panicked");
                    None
                }
            };
            if thought.is_none() {
                metrics.thoughts_failed.add(1);
            }
            let _ = answer.send(thought);
        };
        self.line.push(Box::new(job));
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
    fn push(&self, job: Job) {
        let mut jobs = self.lock();
        if jobs.waiting.len() < MAX_JOBS {
            jobs.waiting.push_back(job);
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
            if let Some(job) = jobs.waiting.pop_front() {
                return Some(job);
            }
            jobs = self.more.wait(jobs).expect("nobody panics while holding the lock");
        }
    }
}

impl std::fmt::Debug for Line {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Line({} waiting)", self.lock().waiting.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn question() -> Question {
        let (game, options) = ("nothing".to_owned(), OptionValues::new());
        Question { game, seats: 2, options, seat: Seat(0), view: Value::Null }
    }

    #[tokio::test]
    async fn a_bot_that_panics_answers_nothing_and_the_next_one_thinks() {
        let bots = Bots::start(1, Games::default(), Arc::new(Metrics::default()));
        let panicked: Option<()> = bots.ask(question(), |_, _| panic!("a bug")).await;
        assert_eq!(panicked, None);
        assert_eq!(bots.think(question(), Level::Easy).await, None, "there is no such game");
        assert_eq!(bots.ask(question(), |_, _| Ok(7)).await, Some(7));
        assert_eq!(bots.metrics.thoughts_failed.get(), 2);
    }
}
