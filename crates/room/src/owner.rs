//! What every host of a room must keep to, without the world around it.

use crate::{Input, Output, Room, RoomFact, StoredFact};
use std::collections::VecDeque;
use std::fmt;

/// How much may wait for the store before a table takes nothing more.
const MAX_HELD: usize = 4_096;

/// A table in the hands of one host, from the moment it is read to the moment it is forgotten.
///
/// Facts are appended in their order, one append at a time: what happens meanwhile goes together into the next. Whatever
/// the room says is held until everything it rests on is stored, and released in order. An append that fails, or finds
/// that somebody else wrote, ends this life of the table: nobody was told what is lost with it, and whoever comes next
/// reads what is stored.
///
/// The host does what touches the world: it runs the appends, sends what is released, and comes back with answers. `X` is
/// what it holds back in the same line, for a reason of its own.
pub struct Owner<X> {
    room: Room,
    epoch: Epoch,
    /// How many facts are stored.
    stored: u64,
    /// Facts that wait for the append before them.
    facts: Vec<StoredFact>,
    /// The append under way, and how many facts will be stored when it is done.
    storing: Option<(AppendId, u64)>,
    appends: u64,
    held: VecDeque<Released<X>>,
    has_fallen: bool,
}

/// Which life of a table, and which line of play in it: steps that are taken back begin a new one. An answer to what was
/// asked in another is void.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Epoch {
    life: u64,
    line: u64,
}

/// One append of one life of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AppendId {
    life: u64,
    number: u64,
}

/// Facts to append to a stream that has exactly `expected` of them.
#[derive(Clone, PartialEq, Debug)]
pub struct Batch {
    pub id: AppendId,
    pub expected: u64,
    pub facts: Vec<StoredFact>,
}

/// What became of an append.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    Stored,
    /// Somebody else wrote, or nobody knows what was stored.
    Lost,
}

/// Something that is held, or was until now.
#[derive(Clone, PartialEq, Debug)]
pub struct Released<X> {
    /// How many facts it rests on.
    pub version: u64,
    /// When it was said: an answer to it names this again.
    pub epoch: Epoch,
    pub what: Release<X>,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Release<X> {
    Output(Output),
    Own(X),
}

impl<X> Owner<X> {
    /// Takes a room whose facts are all stored. No two lives of a table have the same number.
    pub fn new(room: Room, life: u64) -> Owner<X> {
        Owner {
            epoch: Epoch { life, line: 0 },
            stored: room.version(),
            room,
            facts: Vec::new(),
            storing: None,
            appends: 0,
            held: VecDeque::new(),
            has_fallen: false,
        }
    }

    pub fn room(&self) -> &Room {
        &self.room
    }

    /// Whether this life has ended: nothing is taken and nothing comes any more.
    pub fn has_fallen(&self) -> bool {
        self.has_fallen
    }

    /// Whether everything that happened is stored.
    pub fn is_settled(&self) -> bool {
        self.storing.is_none() && self.facts.is_empty()
    }

    /// Whether so much waits for the store that the host should wait too.
    pub fn is_full(&self) -> bool {
        self.held.len() >= MAX_HELD
    }

    /// Lets the room take an input.
    pub fn handle(&mut self, input: Input, now_ms: u64) {
        if self.has_fallen {
            return;
        }
        let effects = self.room.handle(input, now_ms);
        let undone = effects.facts.iter().any(|stored| matches!(stored.fact, RoomFact::Undone { .. }));
        self.epoch.line += u64::from(undone);
        self.facts.extend(effects.facts);
        for output in effects.outputs {
            self.hold_back(Release::Output(output));
        }
    }

    /// The same for the answer to something that was released. It is forgotten if things have taken another course.
    pub fn answer(&mut self, epoch: Epoch, input: Input, now_ms: u64) {
        if epoch == self.epoch {
            self.handle(input, now_ms);
        }
    }

    /// Holds something of the host's own until all that has happened is stored.
    pub fn hold(&mut self, own: X) {
        if !self.has_fallen {
            self.hold_back(Release::Own(own));
        }
    }

    fn hold_back(&mut self, what: Release<X>) {
        self.held.push_back(Released { version: self.room.version(), epoch: self.epoch, what });
    }

    /// The next append, if there is one and none is under way. The host comes back with [`Owner::appended`].
    pub fn begin_append(&mut self) -> Option<Batch> {
        if self.has_fallen || self.storing.is_some() || self.facts.is_empty() {
            return None;
        }
        self.appends += 1;
        let id = AppendId { life: self.epoch.life, number: self.appends };
        let facts = std::mem::take(&mut self.facts);
        self.storing = Some((id, self.stored + facts.len() as u64));
        Some(Batch { id, expected: self.stored, facts })
    }

    /// The append came back. One that this owner does not wait for is none of its own.
    pub fn appended(&mut self, id: AppendId, fate: Fate) {
        let Some((_, version)) = self.storing.take_if(|(waited, _)| *waited == id) else { return };
        match fate {
            Fate::Stored => self.stored = version,
            Fate::Lost => {
                self.has_fallen = true;
                self.facts.clear();
                self.held.clear();
            }
        }
    }

    /// The next thing that rests on stored facts only.
    pub fn next_release(&mut self) -> Option<Released<X>> {
        let stored = self.stored;
        self.held.pop_front_if(|held| held.version <= stored)
    }
}

impl<X> fmt::Debug for Owner<X> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Owner { room, epoch, stored, facts, storing, held, .. } = self;
        let (facts, held) = (facts.len(), held.len());
        write!(f, "Owner({room:?}, {epoch:?}, {stored} stored, {storing:?}, {facts} wait, {held} held)")
    }
}
