use crate::effect::{Effect, Kept};
use crate::key::TableKey;
use answers::{Denial, PlayedMatch};
use catalog::AnyRecording;
use engine::Seat;
use room::{AppendId, Batch, ConnId, Owner, Room, StoredFact};
use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::Arc;

/// One table of this device, awake.
#[derive(Debug)]
pub(crate) struct LocalTable {
    pub(crate) owner: Owner<Own>,
    pub(crate) key: TableKey,
    pub(crate) conns: Vec<ConnId>,
    /// Requests that wait for what the room says to them.
    pub(crate) asked: BTreeMap<u64, OpenRequest>,
    storing: Option<AppendId>,
    /// The match, read, once it is over.
    recording: Option<Arc<AnyRecording>>,
}

/// What a table holds beside what its room says.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Own {
    pub(crate) request: u32,
    pub(crate) status: u16,
    pub(crate) body: String,
}

/// A request and what it is told if all goes well.
#[derive(Clone, Debug)]
pub(crate) struct OpenRequest {
    pub(crate) request: u32,
    pub(crate) status: u16,
    pub(crate) body: String,
}

impl LocalTable {
    pub(crate) fn new(room: Room, key: TableKey, life: u64) -> LocalTable {
        LocalTable {
            owner: Owner::new(room, life),
            key,
            conns: Vec::new(),
            asked: BTreeMap::new(),
            storing: None,
            recording: None,
        }
    }

    pub(crate) fn room(&self) -> &Room {
        self.owner.room()
    }

    /// The next append, if there is one.
    pub(crate) fn store_more(&mut self, now_ms: u64) -> Option<Effect> {
        let Batch { id, expected, facts } = self.owner.begin_append()?;
        (self.storing, self.recording) = (Some(id), None);
        Some(store(self.room(), &self.key, expected, &facts, now_ms))
    }

    /// The append under way came back.
    pub(crate) fn stored(&mut self, fate: room::Fate) {
        if let Some(id) = self.storing.take() {
            self.owner.appended(id, fate);
        }
    }

    /// The match that was played here, every moment of it near.
    pub(crate) fn recording(&mut self) -> Result<Arc<AnyRecording>, Denial> {
        if let Some(kept) = &self.recording {
            return Ok(Arc::clone(kept));
        }
        let read = Arc::new(read(&PlayedMatch::over(self.room())?)?);
        self.recording = Some(Arc::clone(&read));
        Ok(read)
    }
}

pub(crate) fn read(played: &PlayedMatch) -> Result<AnyRecording, Denial> {
    let unreadable = |_| {
        let detail = "What is stored of this match is damaged. If you saved its record, open that instead.";
        Denial::conflict("unreadable", detail)
    };
    played.read().map_err(unreadable)
}

/// Facts of a table on their way to the store.
pub(crate) fn store(room: &Room, key: &TableKey, expected: u64, facts: &[StoredFact], at_ms: u64) -> Effect {
    let seats: Vec<Seat> = key.seats(room).into_iter().map(|(seat, _)| seat).collect();
    let kept = Kept { key: key.expose(), seats, info: room.info(), at_ms };
    let facts = facts.iter().map(json).collect();
    Effect::Store { table: room.code().clone(), expected, facts, kept: Box::new(kept) }
}

pub(crate) fn json(of: &impl Serialize) -> String {
    serde_json::to_string(of).expect("it is plain JSON")
}
