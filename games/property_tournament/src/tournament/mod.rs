//! Several tables, several games: PT-130 to PT-141. Everything here is a pure function of the results entered so far;
//! whoever runs a tournament stores them, brings the entropy, and shows what comes out.

mod import;
mod scoring;
mod seating;
mod sheets;
mod standing;

pub use import::{ImportError, read_results};
pub use scoring::{adjusted, placement_points};
pub use seating::{balanced_order, table_sizes};
pub use sheets::{final_csv, table_csv};
pub use standing::{FinalPlace, Standing};

use engine::Rng;
use serde::{Deserialize, Serialize};

/// A participant by his number in the list of entries.
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
pub struct Settings {
    pub table_target: u8,
    pub games: u8,
    pub final_size: u8,
    pub scoring: Scoring,
    pub seating: Seating,
    pub ledger_penalty: u8,
    /// Of the table game: what a bankrupt or absent participant is counted as having lost.
    pub start_money: u16,
}

/// How one participant ended a table game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Result {
    pub participant: Participant,
    pub rank: u8,
    pub profit: i32,
    pub cash: i32,
    pub fields: i32,
    pub buildings: i32,
    pub loans: i32,
    pub bankrupt: bool,
    /// PT-122: entries of the operations card that are wrong or missing.
    pub wrong_entries: u32,
}

/// The results of one table in the order of play.
pub type TableResults = Vec<Result>;

/// One game of everybody who was there.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stage {
    pub tables: Vec<TableResults>,
    pub absent: Vec<Participant>,
}

/// All that was entered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tournament {
    pub settings: Settings,
    pub participants: Vec<String>,
    pub stages: Vec<Stage>,
    pub final_table: Option<TableResults>,
}

/// Why a tournament or a stage is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Error {
    #[error("a tournament has 3 to 200 participants, not {0}")]
    Participants(usize),
    #[error("{option} cannot be {value}; allowed: {allowed}")]
    Setting { option: &'static str, value: u32, allowed: &'static str },
    #[error("all {0} games are played")]
    NoMoreGames(u8),
    #[error("participant {0} is seated twice or unknown")]
    Seated(u16),
    #[error("a table has 3 to 6 seats, not {0}")]
    TableSize(usize),
    #[error("participant {0} is neither seated nor absent")]
    Missing(u16),
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            table_target: 4,
            games: 3,
            final_size: 4,
            scoring: Scoring::Profit,
            seating: Seating::MinRepeat,
            ledger_penalty: 0,
            start_money: 1500,
        }
    }
}

impl Tournament {
    pub fn new(settings: Settings, participants: Vec<String>) -> std::result::Result<Tournament, Error> {
        if !(3..=200).contains(&participants.len()) {
            return Err(Error::Participants(participants.len()));
        }
        let checks = [
            ("table_target", settings.table_target, (3..=6).contains(&settings.table_target), "3 to 6"),
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

    pub fn everybody(&self) -> impl Iterator<Item = Participant> + use<> {
        (0..self.participants.len() as u16).map(Participant)
    }

    /// The tables of the next stage, each in the order of play (PT-135). Nobody is seated with fewer than 3 present.
    pub fn seat<R: Rng + ?Sized>(&self, present: &[Participant], rng: &mut R) -> Vec<Vec<Participant>> {
        if present.len() < 3 {
            return Vec::new(); // PT-131
        }
        let tables = seating::tables(self, present, rng);
        tables.into_iter().map(|table| balanced_order(self, table, rng)).collect()
    }

    /// Enters the results of a stage; a wrong one changes nothing.
    pub fn enter(&mut self, stage: Stage) -> std::result::Result<(), Error> {
        if self.stages.len() >= usize::from(self.settings.games) {
            return Err(Error::NoMoreGames(self.settings.games));
        }
        let mut seen = vec![false; self.participants.len()];
        let seated = stage.tables.iter().flatten().map(|result| result.participant);
        for participant in seated.chain(stage.absent.iter().copied()) {
            match seen.get_mut(usize::from(participant.0)) {
                Some(place) if !*place => *place = true,
                _ => return Err(Error::Seated(participant.0)),
            }
        }
        if let Some(table) = stage.tables.iter().find(|table| !(3..=6).contains(&table.len())) {
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
