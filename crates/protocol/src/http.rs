//! Requests and answers outside the socket.

use crate::{Frame, RecordId, Secret, Stage, Standing, TableCode, TableSetup};
use engine::{
    CheckedEntry, OptionValue, OptionValues, Outcome, Outlook, Panel, Reason, Seat, SeatSet, Sketch, Summary,
    Turn, Voice,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

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
}

/// `POST /api/tables/{code}/seats`
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct JoinTable {
    pub name: String,
    /// A particular seat, or the first free one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
}

/// `PUT /api/tables/{code}/options`: the host changes the house rules before the match. Whoever was ready is asked anew.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetOptions {
    /// The secret of the host's seat; a browser with a session may leave it out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<Secret>,
    /// Options that differ from the rulebook; the rest take their defaults.
    pub options: OptionValues,
    /// Whether books kept by hand are checked at once: see `TableSetup`. Without it, that stays as it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub check_books: Option<bool>,
}

/// Which match is looked back at or gone on with.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum MatchSource {
    /// One that was played at this table and is over.
    Table(TableCode),
    /// One whose record was sent to `POST /api/records`.
    Record(RecordId),
}

/// The answer to `POST /api/records`: the server has read the record and keeps it for a while.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct RecordKept {
    pub id: RecordId,
}

/// `POST /api/tables/continued`: a table that goes on with a match from any of its steps. The bots of the other seats
/// sit down at once and the match runs.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ContinueTable {
    pub of: MatchSource,
    /// The last step that is taken over.
    pub to: u32,
    /// Your seat.
    pub seat: Seat,
    /// How strong the bots of the other seats are.
    pub level: String,
    pub name: String,
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
    /// Values of this option that put others in the place of the defaults: presets.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fills: Vec<FillLine>,
}

/// What one value of an option puts in the place of the defaults of others.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct FillLine {
    pub value: OptionValue,
    pub options: OptionValues,
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

/// `GET /api/games/{id}/lessons`: what there is to learn and to solve.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct LessonList {
    pub lessons: Vec<LessonLine>,
    /// The puzzle of today, the same for everybody; none where there are none.
    pub today: Option<String>,
    /// The puzzles of the days before, the latest first.
    pub earlier: Vec<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct LessonLine {
    /// Its texts are `lesson-<id>`.
    pub id: String,
    pub rule: String,
}

/// `GET /api/games/{id}/lessons/{lesson}`: a position and whose decision it is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct LessonView {
    pub id: String,
    /// The paragraph that it teaches; none for a puzzle.
    pub rule: Option<String>,
    pub seat: Seat,
    pub seats: u8,
    pub options: OptionValues,
    pub frame: Frame,
}

/// `POST /api/games/{id}/lessons/{lesson}`: an answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LessonTry {
    pub action: Value,
}

/// What became of an answer. Nothing is kept of it.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct LessonAnswer {
    pub right: bool,
    /// The rule that forbids the action, if one does: then nothing has happened.
    pub refused: Option<String>,
    /// What would have been right, told after a legal answer.
    pub best: Option<Value>,
    /// Of a puzzle: the chance to win with the right answer, and with the best of all others.
    pub chances: Option<[f64; 2]>,
    /// Of a puzzle: what speaks for the right answer and against the best of all others, where playouts show it.
    pub reason: Option<Reason>,
    /// What the right answer leads to, told after a legal answer.
    pub outlook: Option<Outlook>,
    /// What the action led to.
    pub frame: Option<Frame>,
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

/// `GET …/review?from=` of a table or a record: what the bots make of a match, from step `from` on. Chances to
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

/// `PUT /api/tables/{code}/session` and `PUT /api/tournaments/{code}/session`: makes a browser hold what came to it by a
/// link.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OpenSession {
    pub secret: Secret,
}

/// `GET /api/session`: all that this browser holds, the newest first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SessionView {
    pub tables: Vec<SessionTable>,
    pub tournaments: Vec<SessionTournament>,
}

/// A table at which this browser has a seat, or had one when it looked last.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SessionTable {
    pub table: TableCode,
    pub game: String,
    pub at_ms: u64,
}

/// A tournament that this browser runs or takes part in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SessionTournament {
    pub code: TableCode,
    pub name: String,
    pub organiser: bool,
    pub at_ms: u64,
}

/// `POST /api/session`: what a browser kept itself before there were sessions, so that it can forget it. Each secret is
/// tried where it is used; one that opens nothing does no harm.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BringKept {
    #[serde(default)]
    pub seats: Vec<KeptSecret>,
    #[serde(default)]
    pub organised: Vec<KeptSecret>,
    #[serde(default)]
    pub taking_part: Vec<KeptSecret>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct KeptSecret {
    pub code: TableCode,
    pub secret: Secret,
    /// The game of the table, or the name of the tournament.
    #[serde(default)]
    pub about: String,
}

/// `GET /api/tables/{code}/session`: the seats that this browser has at a table, in the order in which it took them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct OwnSeats {
    pub seats: Vec<Seat>,
}

/// `POST /api/tables/{code}/seats/{seat}/link` and `POST /api/tournaments/{code}/link`: the secret itself, for a link
/// that takes the seat to another device.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SecretLink {
    pub secret: Secret,
}

/// `POST /api/tables/{code}/seats/{seat}/renewal`: the old secret opens nothing more, and all devices that came with it
/// are shown out. The seat must be one of this browser's, or that of `secret`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RenewSeat {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<Secret>,
}

/// `PUT /api/tables/{code}/hook`. The seat is that of the session, or of `secret`.
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

/// `GET …/replay?eyes=&from=&count=` of a table or a record: a match, step by step, as one pair of eyes saw it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ReplayView {
    pub game: String,
    pub rules_version: u32,
    pub seats: u8,
    pub options: OptionValues,
    /// Who sat there, in seat order; empty if the record does not say.
    pub players: Vec<String>,
    /// Messages of the game's texts that read otherwise at this table, as in `TableInfo`.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub words: BTreeMap<String, String>,
    pub total_steps: u32,
    /// Whether the record goes on to the end of its match.
    pub finished: bool,
    /// The window that was asked for. Step 0 is the table before the first one.
    pub frames: Vec<ReplayFrame>,
    /// All that these eyes saw happen, step by step; only where the window begins with step 0.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub story: Vec<StoryLine>,
    /// How the seats stood, by the game's own measure, at no more than 300 steps; only where the window begins with
    /// step 0. It is the truth, also about what these eyes could not see.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub scores: Vec<ScorePoint>,
    /// How it ended and why, as these eyes saw it; only of a finished match, where the window begins with step 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub summary: Option<Summary>,
}

/// One step of a replay, and how things stood after it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ReplayFrame {
    pub seq: u32,
    /// Who acted, where these eyes can tell; nobody where chance or a clock did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The act itself: only for the eyes of whoever made it, and of all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub action: Option<Value>,
    pub events: Vec<Value>,
    /// The part of the match it stands in: an auction, a turn, a round.
    pub chapter: u32,
    pub view: Value,
    pub turn: Turn,
    /// Whom the others waited for.
    pub awaited: SeatSet,
    /// How everybody stood, in truth.
    pub scores: Vec<i64>,
    /// What these eyes were told about the moment.
    pub voice: Voice,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    pub sketch: Sketch,
    /// What each seat saw beyond this, in seat order; only for the eyes of all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hands: Vec<SeatSight>,
}

/// What one seat sees.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SeatSight {
    pub view: Value,
    /// The panels of its sketch that read otherwise than everybody's.
    pub panels: Vec<Panel>,
}

/// What was seen to happen in one step, or in several that were shown together.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct StoryLine {
    /// The last of these steps.
    pub seq: u32,
    /// Who acted, where these eyes can tell.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// A bot did it for somebody who was away.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub by_bot: bool,
    /// The part of the match it led to.
    pub chapter: u32,
    /// It led there from another one.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub crossed: bool,
    pub events: Vec<Value>,
    /// What the story keeps of them once the chapter is over, as in a frame.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub later: Option<Vec<Value>>,
    /// Nothing happened here: what came after this step was taken back.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub taken_back: bool,
}

/// `GET /api/tables/{code}/story?seat=`: all that one pair of eyes was shown of a match, and may still remember of it. The
/// lines are those that its frames showed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct StoryView {
    /// The last step it tells of.
    pub to: u32,
    /// The first lines are left out: the story is longer than one answer.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub cut: bool,
    pub lines: Vec<StoryLine>,
    /// How it ended and why, once it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub summary: Option<Summary>,
    /// What this seat has booked by hand, beside what is right: at tables that check it at once, and at all once it is over.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub checked: Vec<CheckedEntry>,
}

/// The scores after one step, in seat order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ScorePoint {
    pub seq: u32,
    pub scores: Vec<i64>,
}

/// Any answer that is not a success.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Problem {
    /// A word for programs.
    pub error: String,
    /// A sentence for people: what is wrong and what to do.
    pub detail: String,
    /// The name of the request in the logs of whoever runs the server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub request: Option<String>,
}
