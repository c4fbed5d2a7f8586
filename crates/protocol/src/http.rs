//! Requests and answers outside the socket.

use crate::{Secret, Stage, Standing, TableCode, TableSetup};
use engine::{OptionValue, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// `POST /api/tables`
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CreateTable {
    pub setup: TableSetup,
    /// Bots that sit down at once: a level for each of the last seats.
    #[serde(default)]
    pub bots: Vec<String>,
    /// The name of whoever makes the table and takes seat 0.
    pub name: String,
    /// Up to 64 characters of randomness of the guest's own, for the fairness of the match.
    #[serde(default)]
    pub entropy: String,
}

/// `POST /api/tables/{code}/seats`
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct JoinTable {
    pub name: String,
    /// A particular seat, or the first free one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    #[serde(default)]
    pub entropy: String,
}

/// `POST /api/tables/continued`: a table that goes on with a match from any of its steps. The bots of the other seats
/// sit down at once and the match runs.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ContinueTable {
    /// The record of the match, line by line: see `docs/record.md`.
    pub record: String,
    /// The last step that is taken over.
    pub to: u32,
    /// Your seat.
    pub seat: Seat,
    /// How strong the bots of the other seats are.
    pub level: String,
    pub name: String,
    #[serde(default)]
    pub entropy: String,
}

/// The answer to all three: where you sit, and the secret that proves it. Keep it; anybody who has it is you.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Seated {
    pub table: TableCode,
    pub seat: Seat,
    pub secret: Secret,
}

/// `GET /api/tables`: tables anybody may join or watch.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TableList {
    pub tables: Vec<TableLine>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TableLine {
    pub code: TableCode,
    pub game: String,
    pub stage: Stage,
    pub seats: u8,
    pub free_seats: u8,
    pub names: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub standings: Vec<Standing>,
}

/// `GET /api/games`: the catalog, with options and their allowed values.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct GameList {
    pub games: Vec<GameLine>,
    /// The reactions a table knows.
    pub reactions: Vec<String>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct GameLine {
    pub id: String,
    pub rules_version: u32,
    pub least_seats: u8,
    pub most_seats: u8,
    pub options: Vec<OptionLine>,
    /// The levels a bot at a table can have, weakest first.
    pub bots: Vec<String>,
}

/// An option of a game. Its name, help and the names of its words are in the game's texts.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct OptionLine {
    pub id: String,
    pub allowed: Vec<AllowedLine>,
    pub default: OptionValue,
}

/// A value, or a run of values, that an option allows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum AllowedLine {
    /// On or off.
    Switch {},
    Word {
        word: String,
    },
    /// A whole number from `least` to `most`, both included.
    Range {
        least: i64,
        most: i64,
    },
    /// A seat number of the table.
    Seat {},
    /// Free text of at most so many bytes.
    Text {
        most_bytes: u32,
    },
}

/// `GET /api/games/{id}/rules?lang=`
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Rulebook {
    pub game: String,
    pub lang: String,
    pub name: String,
    pub tagline: String,
    /// The short rulebook in this language.
    pub chapters: Vec<Chapter>,
    /// The numbered rules in full, in English, as Markdown.
    pub spec: String,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Chapter {
    pub title: String,
    pub text: String,
    /// The numbered rules it tells.
    pub rules: Vec<String>,
}

/// `POST /api/review?from=` with a record as the body: what the bots make of a match, from step `from` on. Chances to
/// win are 0 to 1, one for each seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Review {
    pub decisions: Vec<ReviewedDecision>,
    /// What chance did to everybody.
    pub luck: Vec<Swing>,
    /// Where to go on asking; nothing once the whole match is reviewed.
    pub next: Option<u32>,
}

/// A seat's decision, looked at afterwards.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ReviewedDecision {
    /// The step it made.
    pub seq: u32,
    pub seat: Seat,
    pub action: Value,
    /// What a bot would have done, knowing what the seat knew.
    pub advice: Value,
    /// Each seat's chance to win before the step, all cards on the table.
    pub before: Vec<f64>,
    /// The same after it.
    pub after: Vec<f64>,
    /// How much of its chance to win the seat gave away against the advice, by what it knew; nothing where the
    /// difference is too small to tell.
    pub loss: f64,
}

/// What one card or die did to everybody's chance to win.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Swing {
    pub seq: u32,
    pub swings: Vec<f64>,
}

/// `GET /api/address`: where phones in the same network find this server.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Addresses {
    /// Whole addresses such as `http://192.168.1.20:8080`, the best one first.
    pub addresses: Vec<String>,
}

/// `PUT /api/tables/{code}/session`: makes a browser remember a seat that came to it by a link.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OpenSession {
    pub secret: Secret,
}

/// `PUT /api/tables/{code}/hook`. The seat is that of the cookie, or of `secret`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetHook {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<Secret>,
    /// `null` ends the calls.
    pub hook: Option<Hook>,
}

/// `GET /api/push-key`: what a browser needs to subscribe to pushes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PushKey {
    /// The server's public key, base64url without padding.
    pub key: String,
}

/// What a webhook is sent.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct YourTurn {
    pub table: TableCode,
    pub game: String,
    pub seat: Seat,
    pub name: String,
}

/// Where to call when it is a person's turn and nobody is connected.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Hook {
    /// A POST with the table's code and the seat, nothing secret.
    Webhook { url: String },
    /// A browser's push subscription.
    WebPush { endpoint: String, p256dh: String, auth: String },
}

/// Any answer that is not a success.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Problem {
    /// A word for programs.
    pub error: String,
    /// A sentence for people: what is wrong and what to do.
    pub detail: String,
}
