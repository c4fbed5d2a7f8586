use crate::{Badge, Colour, TableCode};
use engine::{OptionValues, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// How a table is set up.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TableSetup {
    pub game: String,
    pub seats: u8,
    /// Options that differ from the rulebook; the rest take their defaults.
    #[serde(default)]
    pub options: OptionValues,
    #[serde(default)]
    pub clock: Clock,
    #[serde(default)]
    pub privacy: Privacy,
    /// Whether people may chat and react.
    #[serde(default = "yes")]
    pub chat: bool,
    /// Whether people may ask a bot for advice.
    #[serde(default = "yes", skip_serializing_if = "is_yes")]
    pub advice: bool,
    /// Whether players who keep books by hand are told at once if an entry is wrong, and what would be right; otherwise
    /// after the match.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub check_books: bool,
    /// The tournament this table belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tournament: Option<TableCode>,
}

impl TableSetup {
    /// A table by the rulebook: no clock, by invitation, with chat.
    pub fn new(game: &str, seats: u8) -> TableSetup {
        TableSetup {
            game: game.to_owned(),
            seats,
            options: OptionValues::new(),
            clock: Clock::default(),
            privacy: Privacy::default(),
            chat: yes(),
            advice: yes(),
            check_books: false,
            tournament: None,
        }
    }
}

fn yes() -> bool {
    true
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands out references")]
fn is_yes(is: &bool) -> bool {
    *is
}

/// How long people may think. What happens at zero is the game's own default action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    #[default]
    None,
    /// The same time for every move.
    PerMove { move_ms: u32 },
    /// A bank of time for the whole match, topped up after every move.
    Bank { bank_ms: u32, increment_ms: u32 },
    /// Days per move: nobody has to stay.
    Slow { days: u8 },
}

/// Who finds the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Privacy {
    /// Only who has the link or the code.
    #[default]
    Invited,
    /// Listed in the lobby, open to all.
    Listed,
}

/// What a table is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    Gathering,
    Playing,
    Paused,
    Finished,
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum PlayerKind {
    Nobody,
    Person {
        name: String,
        /// Whether a device of theirs is connected.
        present: bool,
        /// Whether a bot plays for them until they return.
        held_by_bot: bool,
    },
    Bot {
        level: String,
    },
}

/// A seat as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SeatInfo {
    pub seat: Seat,
    pub player: PlayerKind,
    pub ready: bool,
    /// No two seats of a table have the same.
    #[serde(default)]
    pub colour: Colour,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub badge: Option<Badge>,
    /// Whether they look like this until the match is over: they chose it, or have made a move as they are.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub look_kept: bool,
    /// Whether this seat has added randomness of its own to the match.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub entropy_given: bool,
    /// Somebody is away: after this time a bot plays for them where the others wait, until they come back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot_in_ms: Option<u64>,
}

/// A table as everybody around it sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TableInfo {
    pub code: TableCode,
    pub setup: TableSetup,
    pub stage: Stage,
    pub seats: Vec<SeatInfo>,
    pub host_seat: Option<Seat>,
    /// How many watch without a seat.
    pub watchers: u32,
    /// Whether people without a seat may watch the match. Before it begins anybody may look in, to take a seat.
    #[serde(default = "yes")]
    pub watchable: bool,
    /// The tournament has the result of this table from elsewhere: what is played here no longer counts.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub voided: bool,
    /// SHA-256 of the secret the server committed to before anybody sat down.
    pub commitment: String,
    /// The match begins in a moment, once everybody who is there has added their randomness. Nothing can be changed any
    /// more.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub beginning: bool,
    /// The table where the same people play again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<TableCode>,
    /// Messages of the game's texts that read otherwise at this table, in every language: a board of one's own brings
    /// its own names. Known once the match runs.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub words: BTreeMap<String, String>,
    /// How many steps were taken over from another match, which this one goes on with; none where it began by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub taken_over: Option<u32>,
    /// Whom the match waits for, where anybody may watch it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub awaited: Vec<Seat>,
    /// The places of all seats, from 1, once the match is over.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ranks: Vec<u8>,
}

/// What changes about a table while people are around it. The rest, a board of 64 KB perhaps, is told once: in the welcome.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TableChange {
    pub stage: Stage,
    pub seats: Vec<SeatInfo>,
    pub host_seat: Option<Seat>,
    pub watchers: u32,
    pub watchable: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub voided: bool,
    /// That of the setup, which people can change.
    pub clock: Clock,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub beginning: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<TableCode>,
    /// Told once the match begins; empty means that nothing changed.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub words: BTreeMap<String, String>,
}

impl TableInfo {
    /// The table as it is after a change.
    pub fn apply(&mut self, change: TableChange) {
        let TableChange {
            stage,
            seats,
            host_seat,
            watchers,
            watchable,
            voided,
            clock,
            beginning,
            rematch,
            words,
        } = change;
        (self.stage, self.seats, self.host_seat, self.beginning) = (stage, seats, host_seat, beginning);
        (self.watchers, self.watchable, self.setup.clock, self.rematch) =
            (watchers, watchable, clock, rematch);
        self.voided = voided;
        if !words.is_empty() {
            self.words = words;
        }
    }
}
