//! Several tables, several games: who sits where, what a game is worth, who stands where, and who plays the final.
//!
//! Everything here is a pure function of the results entered so far; whoever runs a tournament stores them, brings the
//! entropy, and shows what comes out. No game is known here: a game brings ranks, a profit and whatever other figures its
//! players want to see. The numbered rules (PT-130 to PT-141) are those of the rulebook that has a tournament.

mod cells;
mod import;
mod schedule;
mod scoring;
mod seating;
mod sheets;
mod standing;

pub use cells::{CsvError, CsvRow, read_csv};
pub use import::{ImportError, Row, read_rows};
pub use schedule::{CupSeat, Entered, Open, OpenTable, Schedule};
pub use scoring::{adjusted, placement_points};
pub use seating::{balanced_order, table_sizes};
pub use sheets::{Sheet, SheetCell, final_sheet, table_sheet};
pub use standing::{CupStanding, FinalPlace};

use engine::Rng;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// A participant by their number in the list of entries.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Participant(pub u16);

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scoring {
    Profit,
    ProfitAdjusted,
    Placement,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seating {
    Random,
    MinRepeat,
    Swiss,
}

/// The tournament options of the rulebook.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CupSettings {
    pub table_target: u8,
    /// How few participants make a table: three, or two where bots take the other chairs.
    #[serde(default = "three", skip_serializing_if = "is_three")]
    pub least: u8,
    pub games: u8,
    pub final_size: u8,
    pub scoring: Scoring,
    pub seating: Seating,
    pub ledger_penalty: u8,
    /// What whoever is missing at a table is counted as having won: in a game of money, less their start money.
    pub absent_profit: i32,
    /// The figures that results have beside rank and profit, in the order in which they are shown.
    pub figures: Vec<String>,
}

/// How one participant ended a table game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    pub participant: Participant,
    pub rank: u8,
    pub profit: i32,
    pub bankrupt: bool,
    /// PT-122: entries of their own card that are wrong or missing.
    #[serde(default)]
    pub wrong_entries: u32,
    /// What else is known of them, by the names of [`CupSettings::figures`].
    #[serde(default)]
    pub figures: BTreeMap<String, i64>,
}

/// The results of one table in the order of play.
pub type TableResults = Vec<Played>;

/// One game of everybody who was there.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CupStage {
    pub tables: Vec<TableResults>,
    pub absent: Vec<Participant>,
}

/// All that was entered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tournament {
    pub settings: CupSettings,
    pub participants: Vec<String>,
    pub stages: Vec<CupStage>,
    pub final_table: Option<TableResults>,
}

/// Why a tournament or a stage is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Error {
    #[error("a tournament has {least} to {MOST} participants, not {count}")]
    Participants { least: u8, count: usize },
    #[error("{name:?} is no name for a participant: {why}")]
    Name { name: String, why: &'static str },
    #[error("{option} cannot be {value}; allowed: {allowed}")]
    Setting { option: &'static str, value: u32, allowed: &'static str },
    #[error("all {0} games are played")]
    NoMoreGames(u8),
    #[error("participant {0} is seated twice or unknown")]
    CupSeat(u16),
    #[error("no table of a tournament has {0} participants")]
    TableSize(usize),
    #[error("participant {0} is neither seated nor absent")]
    Missing(u16),
    #[error("there is no participant {0:?}")]
    Unknown(String),
    #[error("{0} has left already")]
    HasLeft(String),
    #[error("the last game is still under way: no results yet from table {0}")]
    UnderWay(String),
    #[error("the tournament is over: all games are played")]
    Over,
    #[error("too few are there for the final; without one the standing decides")]
    NoFinal,
    #[error("no game is under way; seat the participants first")]
    NothingOpen,
    #[error("there is no table {table} in {game}")]
    NoTable { game: String, table: usize },
    #[error("table {table} has {expected}, and the results are of {given}")]
    OtherPlayers { table: usize, expected: String, given: String },
    #[error("the ranks {0:?} are no order: the best is 1, equals share a rank, and the next are skipped")]
    Ranks(Vec<u8>),
    #[error("table {0} has other results already; to correct them, say that they are to be replaced")]
    Different(usize),
}

/// The most participants.
const MOST: usize = 200;
/// The longest name, in letters.
const LONGEST_NAME: usize = 60;

fn three() -> u8 {
    3
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands out references")]
fn is_three(least: &u8) -> bool {
    *least == three()
}

impl Default for CupSettings {
    fn default() -> CupSettings {
        CupSettings {
            table_target: 4,
            least: three(),
            games: 3,
            final_size: 4,
            scoring: Scoring::Profit,
            seating: Seating::MinRepeat,
            ledger_penalty: 0,
            absent_profit: 0,
            figures: Vec::new(),
        }
    }
}

impl Tournament {
    pub fn new(settings: CupSettings, participants: Vec<String>) -> Result<Tournament, Error> {
        if participants.len() < usize::from(settings.least) {
            return Err(Error::Participants { least: settings.least, count: participants.len() });
        }
        Tournament::gathering(settings, participants)
    }

    /// One whose participants are still coming.
    pub fn gathering(settings: CupSettings, participants: Vec<String>) -> Result<Tournament, Error> {
        if participants.len() > MOST {
            return Err(Error::Participants { least: settings.least, count: participants.len() });
        }
        check_names(&participants)?;
        let checks = [
            ("table_target", settings.table_target, (3..=6).contains(&settings.table_target), "3 to 6"),
            ("least", settings.least, (2..=3).contains(&settings.least), "2, 3"),
            ("games", settings.games, (1..=6).contains(&settings.games), "1 to 6"),
            (
                "final_size",
                settings.final_size,
                settings.final_size == 0 || (3..=6).contains(&settings.final_size),
                "0, 3 to 6",
            ),
            ("ledger_penalty", settings.ledger_penalty, settings.ledger_penalty <= 100, "0 to 100"),
        ];
        if let Some(&(option, value, _, allowed)) = checks.iter().find(|(_, _, good, _)| !good) {
            return Err(Error::Setting { option, value: u32::from(value), allowed });
        }
        Ok(Tournament { settings, participants, stages: Vec::new(), final_table: None })
    }

    pub fn name(&self, participant: Participant) -> &str {
        self.participants.get(usize::from(participant.0)).map_or("?", String::as_str)
    }

    /// Whoever is called so, or has this number; numbers begin with 1.
    pub fn find(&self, name: &str) -> Result<Participant, Error> {
        let name = name.trim();
        let named = self.participants.iter().position(|own| own.to_lowercase() == name.to_lowercase());
        let numbered =
            || name.parse::<usize>().ok()?.checked_sub(1).filter(|at| *at < self.participants.len());
        let found = named.or_else(numbered).map(|at| Participant(at as u16));
        found.ok_or_else(|| Error::Unknown(name.chars().take(LONGEST_NAME).collect()))
    }

    pub fn everybody(&self) -> impl Iterator<Item = Participant> + use<> {
        (0..self.participants.len() as u16).map(Participant)
    }

    /// The tables of the next stage, each in the order of play (PT-135). Nobody is seated where too few are present.
    pub fn seat<R: Rng + ?Sized>(&self, present: &[Participant], rng: &mut R) -> Vec<Vec<Participant>> {
        if present.len() < usize::from(self.settings.least) {
            return Vec::new(); // PT-131
        }
        let tables = seating::tables(self, present, rng);
        tables.into_iter().map(|table| balanced_order(self, table, rng)).collect()
    }

    /// Enters the results of a stage; a wrong one changes nothing.
    pub fn enter(&mut self, stage: CupStage) -> Result<(), Error> {
        if self.stages.len() >= usize::from(self.settings.games) {
            return Err(Error::NoMoreGames(self.settings.games));
        }
        let mut seen = vec![false; self.participants.len()];
        let seated = stage.tables.iter().flatten().map(|result| result.participant);
        for participant in seated.chain(stage.absent.iter().copied()) {
            match seen.get_mut(usize::from(participant.0)) {
                Some(place) if !*place => *place = true,
                _ => return Err(Error::CupSeat(participant.0)),
            }
        }
        if let Some(table) =
            stage.tables.iter().find(|table| !(usize::from(self.settings.least)..=6).contains(&table.len()))
        {
            return Err(Error::TableSize(table.len()));
        }
        if let Some(missing) = seen.iter().position(|seen| !seen) {
            return Err(Error::Missing(missing as u16));
        }
        self.stages.push(stage);
        Ok(())
    }

    /// Everybody's games before the final, with the table they were played at.
    pub(crate) fn tables(&self) -> impl Iterator<Item = &TableResults> {
        self.stages.iter().flat_map(|stage| &stage.tables)
    }
}

/// Names are told apart whatever the case of their letters, and none looks like a number.
fn check_names(names: &[String]) -> Result<(), Error> {
    let mut seen = BTreeSet::new();
    for name in names {
        let why = if name.trim().is_empty() || name.trim() != name {
            "it is empty, or begins or ends with a blank"
        } else if name.chars().count() > LONGEST_NAME {
            "it is too long"
        } else if name.chars().any(char::is_control) {
            "it has letters that cannot be shown"
        } else if name.parse::<f64>().is_ok() {
            "it is a number"
        } else if !seen.insert(name.to_lowercase()) {
            "there is another one of that name"
        } else {
            continue;
        };
        return Err(Error::Name { name: name.chars().take(LONGEST_NAME).collect(), why });
    }
    Ok(())
}
