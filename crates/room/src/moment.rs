use crate::io::{ConnId, Effects, Output};
use crate::{RoomFact, StoredFact};
use protocol::{Bye, ServerMessage};

/// One moment at a table: when it is, and what comes of it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Moment {
    pub now_ms: u64,
    pub effects: Effects,
}

impl Moment {
    pub fn at(now_ms: u64) -> Moment {
        Moment { now_ms, effects: Effects::default() }
    }

    /// A fact of this moment, to be stored.
    pub(crate) fn store(&mut self, fact: RoomFact) {
        self.effects.facts.push(StoredFact { at_ms: self.now_ms, fact });
    }

    /// Something to be done once the facts are stored.
    pub(crate) fn ask(&mut self, output: Output) {
        self.effects.outputs.push(output);
    }

    pub(crate) fn tell(&mut self, conn: ConnId, message: ServerMessage) {
        self.send(vec![conn], message);
    }

    pub(crate) fn send(&mut self, conns: Vec<ConnId>, message: ServerMessage) {
        if !conns.is_empty() {
            self.ask(Output::Send { conns, message: Box::new(message) });
        }
    }

    pub(crate) fn close(&mut self, conn: ConnId, why: Bye) {
        self.ask(Output::Close { conn, why });
    }
}
