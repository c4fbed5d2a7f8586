//! What bots are asked, one after the other: there is one thread, and it is shared with everything else.

use answers::{ADVISER, told};
use engine::{AnyBot, Level, Seat, Sight};
use protocol::TableCode;
use room::{ConnId, Epoch, Input};
use search::AnyTable;
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

/// A question to a bot.
#[derive(Debug)]
pub(crate) struct Thought {
    pub(crate) code: TableCode,
    pub(crate) epoch: Epoch,
    pub(crate) table: Arc<dyn AnyTable>,
    pub(crate) sight: Sight,
    pub(crate) seq: u32,
    pub(crate) asked: BotQuestion,
}

#[derive(Debug)]
pub(crate) enum BotQuestion {
    Move { seat: Seat, level: Level, earliest_ms: u64 },
    Advice { conn: ConnId },
}

/// An answer that waits for its time.
#[derive(Debug)]
pub(crate) struct Ready {
    pub(crate) code: TableCode,
    pub(crate) epoch: Epoch,
    pub(crate) input: Input,
    pub(crate) earliest_ms: u64,
}

/// The bots of all tables, and what they are asked.
#[derive(Default)]
pub(crate) struct Thoughts {
    open: VecDeque<Thought>,
    ready: Vec<Ready>,
    /// They stay in their seats from move to move, which changes nothing but the time they take.
    bots: BTreeMap<(TableCode, Seat), (Level, Box<dyn AnyBot>)>,
}

impl Thoughts {
    pub(crate) fn ask(&mut self, thought: Thought) {
        self.open.push_back(thought);
    }

    pub(crate) fn wait(&self) -> bool {
        !self.open.is_empty()
    }

    /// Thinks about the next question, however long that takes.
    pub(crate) fn think(&mut self, bits: u64) {
        let Some(Thought { code, epoch, table, sight, seq, asked }) = self.open.pop_front() else { return };
        match asked {
            BotQuestion::Move { seat, level, earliest_ms } => {
                let seated = (code.clone(), seat);
                let sits = self.bots.remove(&seated).filter(|(sits, _)| *sits == level);
                let bot = sits.map_or_else(|| table.bot(level.name()), |(_, bot)| Ok(bot));
                // No answer stands for the game's own default action.
                let action = bot.and_then(|mut bot| {
                    let action = bot.choose(&sight, bits);
                    self.bots.insert(seated, (level, bot));
                    action
                });
                let input = Input::Thought { seat, seq, action: action.unwrap_or_default() };
                self.ready.push(Ready { code, epoch, input, earliest_ms });
            }
            BotQuestion::Advice { conn } => {
                if let Ok(advice) = table.advise(ADVISER, &sight, bits) {
                    let input = Input::Advised { conn, hint: told(advice, seq) };
                    self.ready.push(Ready { code, epoch, input, earliest_ms: 0 });
                }
            }
        }
    }

    /// An answer whose time has come.
    pub(crate) fn take_ready(&mut self, now_ms: u64) -> Option<Ready> {
        let at = self.ready.iter().position(|ready| ready.earliest_ms <= now_ms)?;
        Some(self.ready.remove(at))
    }

    /// When the next answer is due.
    pub(crate) fn due_ms(&self) -> Option<u64> {
        self.ready.iter().map(|ready| ready.earliest_ms).min()
    }

    /// Forgets a table.
    pub(crate) fn forget(&mut self, code: &TableCode) {
        self.open.retain(|thought| thought.code != *code);
        self.ready.retain(|ready| ready.code != *code);
        self.bots.retain(|(of, _), _| of != code);
    }
}

impl std::fmt::Debug for Thoughts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Thoughts({} open, {} ready, {} bots)", self.open.len(), self.ready.len(), self.bots.len())
    }
}
