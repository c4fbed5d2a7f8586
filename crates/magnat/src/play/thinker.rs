//! The bots, on a thread of their own, so that the screen never waits for them.

use super::table::TerminalTable;
use anyhow::{Context as _, Result};
use engine::{AnyBot, Seat, Sight};
use search::{Advice, AnyTable};
use serde_json::Value;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread;

/// Who is asked for advice, unless the bots are thinkers themselves.
const ADVISER: &str = "normal";

pub(crate) struct BotThread {
    tasks: Sender<Task>,
    answers: Receiver<(u64, BotAnswer)>,
    /// The number of the task whose answer is awaited. Answers to older ones come too late and are dropped.
    awaited: Option<u64>,
    asked: u64,
}

pub(crate) enum BotAnswer {
    Move(Seat, Result<Value, String>),
    Hint(Result<Advice, String>),
}

enum Task {
    /// The number of the task, that of the last step, and what the bot knows.
    Move(u64, u32, Sight),
    Hint(u64, Sight),
}

impl BotThread {
    /// Seats the bots of a table; `otherwise` sits where its record names none.
    pub(crate) fn new(table: &TerminalTable, otherwise: &str) -> Result<BotThread> {
        let rules = Arc::clone(table.rules());
        let mut bots = Vec::new();
        for name in table.bots(otherwise) {
            bots.push(name.map(|name| rules.bot(&name)).transpose()?);
        }
        let mind = Mind { rules, bots, bits: table.seed().player_bits() };
        let (tasks, todo) = channel();
        let (done, answers) = channel();
        let thread = thread::Builder::new().name("bots".to_owned());
        thread.spawn(move || mind.work(&todo, &done)).context("no thread for the bots")?;
        Ok(BotThread { tasks, answers, awaited: None, asked: 0 })
    }

    pub(crate) fn is_busy(&self) -> bool {
        self.awaited.is_some()
    }

    /// Asks a bot for its move.
    pub(crate) fn ask_move(&mut self, table: &TerminalTable, seat: Seat) {
        let (seq, sight) = (table.game().seq(), table.game().sight(seat));
        self.ask(|id| Task::Move(id, seq, sight));
    }

    /// Asks for advice for a seat.
    pub(crate) fn ask_hint(&mut self, table: &TerminalTable, seat: Seat) {
        let sight = table.game().sight(seat);
        self.ask(|id| Task::Hint(id, sight));
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
    pub(crate) fn look(&mut self) -> Result<Option<BotAnswer>> {
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
    pub(crate) fn wait(&mut self) -> Result<BotAnswer> {
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
    rules: Arc<dyn AnyTable>,
    bots: Vec<Option<Box<dyn AnyBot>>>,
    bits: u64,
}

impl Mind {
    fn work(mut self, todo: &Receiver<Task>, done: &Sender<(u64, BotAnswer)>) {
        for task in todo {
            let answer = match task {
                Task::Move(id, seq, sight) => (id, BotAnswer::Move(sight.seat(), self.choose(seq, &sight))),
                Task::Hint(id, sight) => (id, BotAnswer::Hint(self.advise(id, &sight))),
            };
            if done.send(answer).is_err() {
                return;
            }
        }
    }

    /// The dice follow from the match, the step and the seat: a match that is resumed goes on as it would have.
    fn choose(&mut self, seq: u32, sight: &Sight) -> Result<Value, String> {
        let seat = sight.seat();
        let bits = self.bits.wrapping_add(u64::from(seq) << 8 | u64::from(seat.0));
        match self.bots.get_mut(seat.index()) {
            Some(Some(bot)) => bot.choose(sight, bits).map_err(|error| error.to_string()),
            _ => Err(format!("no bot sits in seat {}", seat.0)),
        }
    }

    fn advise(&self, id: u64, sight: &Sight) -> Result<Advice, String> {
        let bits = self.bits.wrapping_add(id);
        self.rules.advise(ADVISER, sight, bits).map_err(|error| error.to_string())
    }
}
