//! The bots, on a thread of their own, so that the screen never waits for them.

use super::table::Table;
use anyhow::{Context as _, Result};
use catalog::Listing;
use engine::{AnyBot, OptionValues, Seat};
use search::Hint;
use serde_json::Value;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread;

/// Who is asked for advice, unless the bots are thinkers themselves.
const ADVISER: &str = "normal";

pub(crate) struct Thinker {
    tasks: Sender<Task>,
    answers: Receiver<(u64, Answer)>,
    /// The number of the task whose answer is awaited. Answers to older ones come too late and are dropped.
    awaited: Option<u64>,
    asked: u64,
}

pub(crate) enum Answer {
    Move(Seat, Result<Value, String>),
    Hint(Result<Hint<Value>, String>),
}

enum Task {
    Move(u64, Seat, Value),
    Hint(u64, Seat, Value),
}

impl Thinker {
    /// Seats the bots of a table; `otherwise` sits where its record names none.
    pub(crate) fn new(table: &Table, otherwise: &str) -> Result<Thinker> {
        let (listing, seats, options) = (table.listing(), table.game().seats(), table.options().clone());
        let bits = table.seed().player_bits();
        let mut bots = Vec::new();
        for (seat, name) in table.bots(otherwise).iter().enumerate() {
            let bot =
                |name: &String| listing.players().bot(seats, &options, name, bits.wrapping_add(seat as u64));
            bots.push(name.as_ref().map(bot).transpose()?);
        }
        let mind = Mind { listing, seats, options, bots, bits };
        let (tasks, todo) = channel();
        let (done, answers) = channel();
        let thread = thread::Builder::new().name("bots".to_owned());
        thread.spawn(move || mind.work(&todo, &done)).context("no thread for the bots")?;
        Ok(Thinker { tasks, answers, awaited: None, asked: 0 })
    }

    pub(crate) fn is_busy(&self) -> bool {
        self.awaited.is_some()
    }

    /// Asks a bot for its move.
    pub(crate) fn ask_move(&mut self, table: &Table, seat: Seat) {
        let view = table.bot_view(seat);
        self.ask(|id| Task::Move(id, seat, view));
    }

    /// Asks for advice for a seat.
    pub(crate) fn ask_hint(&mut self, table: &Table, seat: Seat) {
        let view = table.bot_view(seat);
        self.ask(|id| Task::Hint(id, seat, view));
    }

    fn ask(&mut self, task: impl FnOnce(u64) -> Task) {
        self.asked += 1;
        self.awaited = Some(self.asked);
        // If the thread is gone, the next look for an answer says so.
        let _ = self.tasks.send(task(self.asked));
    }

    /// The advice is no longer wanted.
    pub(crate) fn forget(&mut self) {
        self.awaited = None;
    }

    /// The answer, if it has come.
    pub(crate) fn look(&mut self) -> Result<Option<Answer>> {
        loop {
            match self.answers.try_recv() {
                Ok((id, answer)) if self.awaited == Some(id) => {
                    self.awaited = None;
                    return Ok(Some(answer));
                }
                Ok(_) => {}
                Err(TryRecvError::Empty) => return Ok(None),
                Err(TryRecvError::Disconnected) => {
                    anyhow::bail!(crate::failure::Failed("the bots have gone".into()))
                }
            }
        }
    }

    /// Waits for the answer.
    pub(crate) fn wait(&mut self) -> Result<Answer> {
        loop {
            let gone = |_| crate::failure::Failed("the bots have gone".into());
            let (id, answer) = self.answers.recv().map_err(gone)?;
            if self.awaited == Some(id) {
                self.awaited = None;
                return Ok(answer);
            }
        }
    }
}

/// What lives on the thread.
struct Mind {
    listing: &'static dyn Listing,
    seats: u8,
    options: OptionValues,
    bots: Vec<Option<Box<dyn AnyBot>>>,
    bits: u64,
}

impl Mind {
    fn work(mut self, todo: &Receiver<Task>, done: &Sender<(u64, Answer)>) {
        for task in todo {
            let answer = match task {
                Task::Move(id, seat, view) => (id, Answer::Move(seat, self.choose(seat, &view))),
                Task::Hint(id, seat, view) => (id, Answer::Hint(self.advise(id, seat, &view))),
            };
            if done.send(answer).is_err() {
                return;
            }
        }
    }

    fn choose(&mut self, seat: Seat, view: &Value) -> Result<Value, String> {
        match self.bots.get_mut(seat.index()) {
            Some(Some(bot)) => bot.choose(view, seat).map_err(|error| error.to_string()),
            _ => Err(format!("no bot sits in seat {}", seat.0)),
        }
    }

    fn advise(&self, id: u64, seat: Seat, view: &Value) -> Result<Hint<Value>, String> {
        let bits = self.bits.wrapping_add(id);
        let players = self.listing.players();
        players.hint(self.seats, &self.options, ADVISER, view, seat, bits).map_err(|error| error.to_string())
    }
}
