use crate::{RoomError, SecretHash};
use engine::{Entry, Fact, Fingerprint, Level, OptionValues, Seat, Seed};
use protocol::http::Hook;
use protocol::{ActId, Clock, Look, TableCode, TableSetup};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// The version of what is stored of a table. It rises when a program of before could not read what is written now.
pub const STORED_FORMAT: u32 = 3;

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
        #[serde(flatten)]
        versions: Versions,
    },
    Joined {
        seat: Seat,
        name: String,
        secret_hash: SecretHash,
        /// Written by programs that took entropy together with the seat.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        entropy: String,
    },
    /// Somebody who has seen the commitment added randomness of their own.
    EntropyGiven {
        seat: Seat,
        entropy: String,
    },
    Left {
        seat: Seat,
    },
    /// The seat is opened by another secret from now on.
    SecretRenewed {
        seat: Seat,
        secret_hash: SecretHash,
    },
    /// The seat is opened by this secret too, until it is renewed.
    SecretAdded {
        seat: Seat,
        secret_hash: SecretHash,
    },
    /// The tournament has the result of this match from elsewhere: what is played here no longer counts.
    Voided,
    BotSeated {
        seat: Seat,
        level: Level,
    },
    HostChanged {
        seat: Option<Seat>,
    },
    ReadySet {
        seat: Seat,
        ready: bool,
    },
    /// Somebody chose how they look.
    LookSet {
        seat: Seat,
        look: Look,
    },
    /// The host changed the house rules before the match. Nobody is ready any more.
    RulesChanged {
        options: OptionValues,
        /// Whether books are checked at once from now on; nothing where that stayed as it was.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        check_books: Option<bool>,
    },
    /// Only these seats of before stay, and are numbered anew in this order: the match begins with those who are there.
    SeatsClosed {
        seats: Vec<Seat>,
    },
    /// Nobody sits down or gets up any more: the match starts then at the latest, or as soon as nobody is left to add
    /// entropy.
    Beginning {
        by_ms: u64,
    },
    /// The match starts, with what each seat brought. Programs of before did not say that: then it is what those brought
    /// who sit there now.
    Started {
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        entropies: Vec<String>,
    },
    /// The next so many steps are those of another match. Nobody here made them, and their chance is not of this table's
    /// seed. It comes before any step of its own.
    WentOn {
        steps: u32,
    },
    /// The fingerprints of the steps to come are of this version.
    Reprinted {
        prints: u32,
    },
    /// A step of the match. `id` is what the client called it.
    Stepped {
        #[serde(flatten)]
        entry: Entry,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<ActId>,
    },
    /// Everything after step `seq` was taken back. With `redraws`, chance was among it and is drawn anew, from another
    /// branch of the seed. Programs of before drew the same once more.
    Undone {
        seq: u32,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        redraws: bool,
        /// Whose wish it was; programs of before did not store it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Seat>,
    },
    /// Somebody who is away was called for their turn.
    Called {
        seat: Seat,
    },
    Paused,
    /// Nobody was there for a while, and bots would have played for nobody. It goes on when somebody comes.
    LeftAlone,
    Continued,
    /// Nobody could act for so long, because no server was there: it counts against nobody.
    Resumed {
        away_ms: u64,
    },
    ClockChanged {
        clock: Clock,
    },
    /// A bot plays for an absent person, or stops doing so.
    HeldByBot {
        seat: Seat,
        held: bool,
    },
    /// Whether people without a seat may watch.
    WatchingSet {
        allowed: bool,
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

    // The shapes of a step in format 1. They are read, never written.
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
    TakenOver {
        steps: Vec<Entry>,
    },
}

/// What a program must know to read a table. A table of before there were versions has the first of each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Versions {
    #[serde(default = "first")]
    pub format: u32,
    /// The rules the match is played by.
    #[serde(default = "first")]
    pub rules: u32,
    /// How its fingerprints are made.
    #[serde(default)]
    pub prints: u32,
}

fn first() -> u32 {
    1
}

impl RoomFact {
    /// The number of the last step, once this has happened after step `step`.
    pub fn step_after(&self, step: u32) -> u32 {
        match self {
            RoomFact::Stepped { .. }
            | RoomFact::Acted { .. }
            | RoomFact::Chanced { .. }
            | RoomFact::Lapsed { .. } => step + 1,
            RoomFact::TakenOver { steps } => step + steps.len() as u32,
            RoomFact::Undone { seq, .. } => *seq,
            _ => step,
        }
    }

    /// The fact of a step that was made at this table or taken over, whatever its shape.
    pub fn step(&self) -> Option<Fact> {
        match self {
            RoomFact::Stepped { entry, .. } => Some(entry.fact.clone()),
            RoomFact::Acted { seat, action, .. } => Some(Fact::Seat { seat: *seat, action: action.clone() }),
            RoomFact::Chanced { outcome, .. } => Some(Fact::Chance { outcome: outcome.clone() }),
            RoomFact::Lapsed { .. } => Some(Fact::Lapse),
            _ => None,
        }
    }
}

impl StoredFact {
    /// Reads what is stored of a table. The first fact says whether this program can read the others.
    pub fn read_all(entries: &[impl AsRef<[u8]>]) -> Result<Vec<StoredFact>, RoomError> {
        /// All that is certain about the first fact of a table, whatever program wrote it.
        #[derive(Deserialize)]
        struct First {
            #[serde(default = "first")]
            format: u32,
        }
        let first = entries.first().and_then(|entry| serde_json::from_slice::<First>(entry.as_ref()).ok());
        if let Some(First { format }) = first {
            RoomError::if_newer("format", format, STORED_FORMAT)?;
        }
        let mut facts = Vec::with_capacity(entries.len());
        for (index, entry) in entries.iter().enumerate() {
            let fact: StoredFact = serde_json::from_slice(entry.as_ref()).map_err(|error| {
                // The message of a parser may quote what it read, so only the place is told.
                let why = format!("it is damaged at column {}, or unknown to this program", error.column());
                RoomError::Bad { index, why }
            })?;
            facts.push(fact);
        }
        Ok(facts)
    }

    /// The bytes that are stored.
    pub fn to_bytes(&self) -> Vec<u8> {
        serde_json::to_vec(self).expect("facts are plain JSON")
    }
}

/// Every act that people gave a name, with the step it made. `Err` tells of one that is stored twice.
pub fn acts_of(facts: &[StoredFact]) -> Result<BTreeMap<ActId, u32>, String> {
    let (mut acts, mut step) = (BTreeMap::new(), 0);
    for StoredFact { fact, .. } in facts {
        step = fact.step_after(step);
        if let RoomFact::Acted { id: Some(id), .. } | RoomFact::Stepped { id: Some(id), .. } = fact
            && let Some(before) = acts.insert(id.clone(), step)
        {
            return Err(format!("{id:?} is stored twice: as step {before} and as step {step}"));
        }
    }
    Ok(acts)
}
