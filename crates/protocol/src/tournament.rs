//! Requests and answers about tournaments: several tables, several games, one order at the end.

use crate::{Clock, Look, PersonalCode, Secret, Stage, TableCode};
use engine::OptionValues;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How a tournament is played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TournamentSetup {
    pub name: String,
    pub game: String,
    /// Options of the game that differ from its rulebook; they hold at all tables.
    #[serde(default)]
    pub options: OptionValues,
    #[serde(default)]
    pub clock: Clock,
    /// How many sit at a table if it can be arranged, 3 to 6.
    #[serde(default = "four")]
    pub seats: u8,
    /// How many games everybody plays before the final, 1 to 6.
    #[serde(default = "three")]
    pub games: u8,
    /// How many play the final: 3 to 6, or 0 for no final.
    #[serde(default = "four")]
    pub final_seats: u8,
    #[serde(default)]
    pub scoring: TournamentScoring,
    #[serde(default)]
    pub seating: TournamentSeating,
    /// What each wrong entry of a card kept by hand costs, 0 to 100; 0 in games that keep no books.
    #[serde(default)]
    pub penalty: u8,
    /// Whether those who keep books by hand are told at once if an entry is wrong: see `TableSetup`.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub check_books: bool,
    /// The level of bots that take the empty chairs at tables with fewer than `seats` people.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fill: Option<String>,
    #[serde(default)]
    pub door: TournamentDoor,
}

/// How people come in who have no link.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TournamentDoor {
    /// Not at all: everybody needs their link or their personal code.
    #[default]
    Closed,
    /// Whoever has the code of the tournament takes a name of the list that nobody has taken.
    Listed,
    /// The same, and until the first stage they may add a name.
    Open,
}

fn three() -> u8 {
    3
}

fn four() -> u8 {
    4
}

/// What a game is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TournamentScoring {
    /// The score of the game: money where it is about money.
    Profit,
    /// The same less the average of the table.
    ProfitAdjusted,
    /// 120 points for the first place, 0 for the last.
    #[default]
    Placement,
}

/// How the tables are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TournamentSeating {
    Random,
    /// Whoever has met before meets again as seldom as can be.
    #[default]
    MinRepeat,
    /// After the first game equals sit together.
    Swiss,
}

/// `POST /api/tournaments`
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CreateTournament {
    pub setup: TournamentSetup,
    /// 3 to 200 names, all different; fewer where people add theirs.
    pub participants: Vec<String>,
}

/// The answer: whoever has the secret runs the tournament, and the secrets of all participants follow from it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TournamentMade {
    pub code: TableCode,
    pub secret: Secret,
}

/// What a tournament is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum TournamentPhase {
    /// The stage named is to be started.
    Waiting,
    Playing,
    Over,
}

/// `GET /api/tournaments/{code}`: a tournament as whoever asks may see it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TournamentView {
    pub code: TableCode,
    pub setup: TournamentSetup,
    /// Whether the one who asks runs it.
    pub organiser: bool,
    /// The number of the one who asks, if they take part; numbers begin with 0.
    pub participant: Option<u16>,
    pub phase: TournamentPhase,
    /// The stage that is played or comes next, from 1; the one after the last game is the final.
    pub stage: u8,
    pub participants: Vec<ParticipantLine>,
    /// The stages that have begun.
    pub stages: Vec<StageLine>,
    /// Best first.
    pub standings: Vec<PlaceLine>,
    /// The sums that results of this game have beside place and score.
    pub figures: Vec<String>,
    /// What whoever runs it said last; nothing where they took it back.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub message: String,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ParticipantLine {
    pub name: String,
    /// Not seated in the stages to come.
    pub away: bool,
    /// For the organiser: whether they have looked at the tournament just now or are at their table.
    #[serde(default)]
    pub here: bool,
    /// Where they sit now, while results of that table are not in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableCode>,
    /// Somebody came as this participant: nobody else takes the name without its code.
    #[serde(default)]
    pub taken: bool,
    /// How they look. Others may look the same here: there are more people than colours.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub look: Option<Look>,
    /// For the organiser: what this participant's code opens. None where they took the name themselves, and have a code of
    /// their own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<Secret>,
    /// For the organiser: the code for their slip.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<PersonalCode>,
}

/// `POST /api/tournaments/{code}/join`: comes as one of those who take part.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum JoinTournament {
    /// With the code of their slip.
    Code(PersonalCode),
    /// Under a name that nobody has taken.
    Name(String),
}

/// The answer, also kept for the browser.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TournamentJoined {
    pub participant: u16,
    /// Opens the tournament and every seat in it.
    pub secret: Secret,
    /// What they type to be themselves on another device. Told once, to whoever took a name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<PersonalCode>,
}

/// What becomes of those who are not there when a stage starts: `?absent=`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AbsentPeople {
    /// They are seated, and their tables wait.
    #[default]
    Wait,
    /// They are seated, and bots play until they come.
    Bots,
    /// They are marked as away and get no seat.
    Away,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct StageLine {
    pub stage: u8,
    pub is_final: bool,
    pub tables: Vec<StageTable>,
    /// Whoever was away.
    pub absent: Vec<u16>,
}

/// One table of a stage.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct StageTable {
    pub table: TableCode,
    /// The participants in the order of their seats.
    pub participants: Vec<u16>,
    /// How it goes there, for the organiser and only while no results are in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub live: Option<LiveTable>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub results: Option<Vec<ResultLine>>,
    /// What is known beyond the results, for each participant in the order of their seats: the figures that
    /// [`TournamentView::figures`] names. Empty where the game names none or none were kept.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub figures: Vec<Vec<Option<i64>>>,
    /// Whether the results were typed in.
    pub by_hand: bool,
    /// Whether what is stored of it cannot be opened. Its results can be typed in.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub broken: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct LiveTable {
    pub stage: Stage,
    /// How many steps the match has had.
    pub steps: u32,
    /// The part of the match that it stands in: the game's texts call it `chapter-title`.
    #[serde(default)]
    pub chapter: u32,
    /// The participants who are waited for.
    pub to_move: Vec<u16>,
    /// The participants of whom no device is connected.
    pub missing: Vec<u16>,
    /// The participants for whom a bot plays until they come.
    pub held_by_bot: Vec<u16>,
}

/// How one participant ended a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ResultLine {
    pub participant: u16,
    /// From 1. Without it the places follow from the profits; whoever is bankrupt comes last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rank: Option<u8>,
    pub profit: i32,
    #[serde(default)]
    pub bankrupt: bool,
    #[serde(default)]
    pub wrong_entries: u32,
}

/// A line of the standings, with what breaks ties.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PlaceLine {
    pub place: u16,
    pub participant: u16,
    pub score: i32,
    pub penalty: i32,
    /// Points for places.
    pub points: i32,
    pub profits: i32,
    pub first_places: u32,
    /// The best result of one game, if any was played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub best_profit: Option<i32>,
    pub bankruptcies: u32,
    /// Profit in games with those who are equal in all the rest, less theirs.
    #[serde(default)]
    pub together: i32,
    /// The profit in the final, of those who played it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub final_profit: Option<i32>,
}

/// `PUT /api/tournaments/{code}/stages/{stage}/tables/{number}`: one line for everybody who sat there.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EnterResults {
    pub results: Vec<ResultLine>,
}

/// `PUT /api/tournaments/{code}/participants`: who takes part, until the first stage has begun. Whoever stays keeps their
/// link; whoever is not named has none any more.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetParticipants {
    /// 3 to 200 names, all different.
    pub participants: Vec<String>,
}

/// `PUT /api/tournaments/{code}/participants/{number}`: whether somebody is seated in the stages to come.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetAway {
    pub away: bool,
}

/// `PUT /api/tournaments/{code}/pause`: whether all tables under way stand still.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PauseTables {
    pub paused: bool,
}

/// `PUT /api/tournaments/{code}/message`: what everybody is told, at their tables too. Empty to take it back.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TellAll {
    pub text: String,
}

/// `GET /api/tournaments/{code}/cards?lang=`: what is written about everybody, to be printed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct CardsView {
    pub title: String,
    pub cards: Vec<WrittenCard>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct WrittenCard {
    pub name: String,
    pub pages: Vec<CardPage>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct CardPage {
    /// `games` for the list of their games, whose head is words for programs; others are of a match.
    pub id: String,
    pub title: String,
    pub head: Vec<String>,
    /// Cells as they are written, empty ones too.
    pub rows: Vec<Vec<String>>,
    /// How many rows at the end are sums.
    pub totals: u32,
}
