use crate::SecretHash;
use engine::{Entry, Fingerprint, Seat, Seed};
use protocol::http::Hook;
use protocol::{ActId, Clock, TableCode, TableSetup};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// One thing that happened at a table. The list of these is all that is ever stored of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct StoredFact {
    /// When it happened, in milliseconds since 1970.
    pub at_ms: u64,
    #[serde(flatten)]
    pub fact: RoomFact,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum RoomFact {
    /// Always the first. `secret` is what the fairness commitment covers; it leaves the server only when the match is
    /// over.
    Created {
        code: TableCode,
        setup: TableSetup,
        secret: Seed,
    },
    Joined {
        seat: Seat,
        name: String,
        secret_hash: SecretHash,
        entropy: String,
    },
    Left {
        seat: Seat,
    },
    BotSeated {
        seat: Seat,
        level: String,
    },
    HostChanged {
        seat: Option<Seat>,
    },
    ReadySet {
        seat: Seat,
        ready: bool,
    },
    Started,
    /// The next steps of the match are those of another one. Nobody here made them, and their chance is not of this
    /// table's seed. It comes before any other step.
    TakenOver {
        steps: Vec<Entry>,
    },
    /// A step of the match. `id` is what the client called it.
    Acted {
        seat: Seat,
        action: Value,
        id: Option<ActId>,
        print: Fingerprint,
    },
    Chanced {
        outcome: Value,
        print: Fingerprint,
    },
    Lapsed {
        print: Fingerprint,
    },
    /// Everything after step `seq` was taken back.
    Undone {
        seq: u32,
    },
    Paused,
    Continued,
    ClockChanged {
        clock: Clock,
    },
    /// A bot plays for an absent person, or stops doing so.
    HeldByBot {
        seat: Seat,
        held: bool,
    },
    Said {
        seat: Seat,
        text: String,
    },
    HookSet {
        seat: Seat,
        hook: Option<Hook>,
    },
    RematchMade {
        code: TableCode,
    },
}

impl RoomFact {
    /// The number of the last step, once this has happened after step `step`.
    pub fn step_after(&self, step: u32) -> u32 {
        match self {
            RoomFact::Acted { .. } | RoomFact::Chanced { .. } | RoomFact::Lapsed { .. } => step + 1,
            RoomFact::TakenOver { steps } => step + steps.len() as u32,
            RoomFact::Undone { seq } => *seq,
            _ => step,
        }
    }
}

/// Every act that people gave a name, with the step it made. `Err` tells of one that is stored twice.
pub fn acts_of(facts: &[StoredFact]) -> Result<BTreeMap<ActId, u32>, String> {
    let (mut acts, mut step) = (BTreeMap::new(), 0);
    for StoredFact { fact, .. } in facts {
        step = fact.step_after(step);
        if let RoomFact::Acted { id: Some(id), .. } = fact
            && let Some(before) = acts.insert(id.clone(), step)
        {
            return Err(format!("{id:?} is stored twice: as step {before} and as step {step}"));
        }
    }
    Ok(acts)
}
