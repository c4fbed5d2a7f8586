use crate::{ActId, Proposal, TableChange, TableCode, TableInfo};
use engine::{Form, JsonText, Outcome, Outlook, Reason, Seat, SeatSet, Sketch, Turn, Voice};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What the server says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The answer to `hello`. A frame follows if a match is running.
    Welcome {
        protocol: u32,
        seat: Option<Seat>,
        table: TableInfo,
    },
    /// The table changed: somebody came, went, got ready.
    Table {
        table: TableChange,
    },
    /// The act of this id is stored, as step `seq`.
    Ack {
        id: ActId,
        seq: u32,
    },
    Refused(Refused),
    Frame(Frame),
    Chat(Chat),
    Reaction {
        seat: Seat,
        reaction: String,
    },
    Hint(HintView),
    Considered(Considered),
    /// A proposal waits for votes; `None` when it was settled.
    Vote {
        open: Option<VoteView>,
    },
    /// Somebody said no to the proposal that was open.
    Declined {
        seat: Seat,
    },
    /// Whoever made the proposal withdrew it.
    Withdrawn {
        seat: Seat,
    },
    /// Steps were taken back, as this seat wished. A frame shows where that leads.
    TakenBack {
        seat: Seat,
    },
    /// Whoever runs the tournament says something to all tables.
    Announced {
        text: String,
    },
    /// The match is over: everything needed to check its chance.
    Receipt(Receipt),
    Rematch {
        table: TableCode,
    },
    Pong {
        nonce: u32,
    },
    /// The last message on a socket.
    Bye {
        why: Bye,
    },
}

/// What happened after step `from`, up to step `to`, and how things stand now.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Frame {
    pub from: u32,
    pub to: u32,
    /// What this viewer saw happen. Empty after a long gap: then only the view counts.
    pub events: Vec<Value>,
    /// What their story keeps of these events once their chapter is over. Absent if that is all of them: only some
    /// rulebooks take reminders away.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub later: Option<Vec<Value>>,
    /// The part of the match it stands in now: an auction, a turn, a round.
    pub chapter: u32,
    #[schemars(with = "Value")]
    pub view: JsonText,
    pub turn: Turn,
    /// Whom the others wait for.
    pub awaited: SeatSet,
    /// What this viewer is asked, what each of `legal` leads to, and what is closed to them.
    pub voice: Voice,
    /// What this viewer may do now. Large families of actions are described by `forms` alone.
    pub legal: Vec<Value>,
    pub forms: Vec<Form>,
    pub clock: ClockView,
    /// Whether this viewer has made something that they may ask to take back.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub can_undo: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// The view in panels of words, for who asked for it in `hello`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sketch: Option<Sketch>,
}

/// The clocks at the moment of a frame.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct ClockView {
    /// What each seat has left, in seat order; empty without a clock.
    pub left_ms: Vec<u64>,
    /// The seats whose time runs.
    pub running_seats: Vec<Seat>,
    /// A wait of the game itself: so much is left of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wait_ms: Option<u64>,
    /// So much of this turn no server was there. It counted against nobody, so the clocks stood still.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub away_ms: Option<u64>,
}

/// Why something asked for did not happen. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Refused {
    /// The act it answers, if it was one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<ActId>,
    #[serde(flatten)]
    pub why: RefusedWhy,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum RefusedWhy {
    /// A paragraph of the rulebook forbids it.
    Rule { rule: String },
    /// Something else happened first; a frame shows it.
    Stale { seq: u32 },
    /// Not a message or an action at all.
    Malformed { detail: String },
    /// Needs a seat, or the host's.
    NotYours {},
    /// Not at this stage of the table.
    NotNow { detail: String },
    /// Too much in too short a time. After this long there is room for one more.
    TooFast { again_ms: u64 },
    /// At a table of a tournament, that is for its organiser alone.
    Organiser {},
    /// There was so much of it at this table that no more is taken.
    UsedUp { what: Allowance },
}

/// What people may do at a table only so often.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Allowance {
    /// Taking steps back.
    Undo,
    /// Lines of chat.
    Chat,
    /// Changing anything else: seats, readiness, host, pauses, clocks, hooks.
    Change,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Chat {
    pub seat: Seat,
    pub name: String,
    pub text: String,
    pub at_ms: u64,
}

/// A bot's advice.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct HintView {
    pub seq: u32,
    pub action: Value,
    /// Estimated chance to win with it, 0 to 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub win_chance: Option<f64>,
    /// What it leads to.
    #[serde(default)]
    pub outlook: Outlook,
    /// What speaks for it and against the next best one, where playouts show it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<Reason>,
    /// The other actions the bot thought of, best first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub others: Vec<WeighedAction>,
}

/// An action and what a bot expects of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct WeighedAction {
    pub action: Value,
    /// Estimated chance to win with it, 0 to 1.
    pub win_chance: f64,
    /// What it leads to; told of the next best one only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outlook: Option<Outlook>,
}

/// What an action would lead to, or the rule that forbids it. Nothing has happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Considered {
    pub seq: u32,
    /// The action that was asked about.
    pub action: Value,
    /// What it leads to, if it can be done.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outlook: Option<Outlook>,
    /// The rule that forbids it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}

/// A proposal and who agreed to it so far.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct VoteView {
    pub proposal: Proposal,
    pub by_seat: Seat,
    pub agreed_seats: Vec<Seat>,
    pub waiting_seats: Vec<Seat>,
}

/// What proves that all chance of a match was fixed before it began: `sha256(secret)` is the commitment everybody was
/// shown, and the seed follows from the secret and the entropy that seats brought after they had seen it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Receipt {
    pub commitment: String,
    pub secret: String,
    /// What each seat brought, in seat order. Bots bring nothing, nor does whoever came too late for the start: then it is
    /// empty, and if all are, the chance of the match was the server's alone.
    pub entropy: Vec<String>,
    pub seed: String,
}

/// The final order, for lists of tables.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Standing {
    pub seat: Seat,
    pub name: String,
    pub rank: u8,
}

/// Why the server hangs up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Bye {
    /// The client speaks another version: reload.
    Version,
    NoSuchTable,
    /// The secret opens no seat here.
    WrongSecret,
    /// Somebody was sent away by the host, or left.
    Gone,
    /// Too many messages, or one too large.
    Flood,
    /// The client does not read what it is sent.
    TooSlow,
    /// The host lets nobody watch this match. Whoever has a seat comes in with its secret.
    NoWatching,
    /// So many watch already, at this table or from this address.
    Crowded,
    /// The server stops or the table moved: come back.
    ComeBack,
}
