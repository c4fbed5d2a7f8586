//! Results typed elsewhere: one line per participant. A wrong one is named by row and column, and nothing is taken.

use crate::cells::{CsvError, CsvRow, read_csv};
use crate::{Participant, Played, Tournament};
use std::collections::BTreeMap;

/// Columns every file of results has.
const NEEDED: [&str; 4] = ["table", "participant", "rank", "profit"];
/// More rows than a tournament has participants are no results.
const MOST_ROWS: usize = 200;
const MOST_MONEY: i64 = 100_000_000;

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("row {row}, column {column}: {why}")]
pub struct ImportError {
    pub row: usize,
    pub column: String,
    pub why: String,
}

/// One line of results.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Its place in the file, for whoever finds more wrong with it; the head is row 1.
    pub row: usize,
    /// From 1.
    pub table: usize,
    pub played: Played,
}

/// Reads results. The first row names the columns, in any order: `table`, `participant` (a name, or a number from 1),
/// `rank` and `profit`; `bankrupt`, `wrong_entries` and the tournament's own figures may be left out.
pub fn read_rows(tournament: &Tournament, csv: &str) -> Result<Vec<Row>, ImportError> {
    let wrong = |CsvError { row, why }| error(row, "table", why.to_owned());
    let mut lines = read_csv(csv).map_err(wrong)?.into_iter();
    let CsvRow { row: top, cells: head } = lines.next().unwrap_or(CsvRow { row: 1, cells: Vec::new() });
    check_head(tournament, top, &head)?;
    let mut rows = Vec::new();
    let mut seen: BTreeMap<Participant, usize> = BTreeMap::new();
    for CsvRow { row, cells } in lines {
        if rows.len() >= MOST_ROWS {
            return Err(error(row, "table", format!("more than {MOST_ROWS} rows")));
        }
        let read = Cells { tournament, head: &head, cells, row }.row()?;
        if let Some(other) = seen.insert(read.played.participant, row) {
            return Err(error(row, "participant", format!("the same as in row {other}")));
        }
        rows.push(read);
    }
    if rows.is_empty() { Err(error(top + 1, "table", "there are no results".into())) } else { Ok(rows) }
}

fn check_head(tournament: &Tournament, top: usize, head: &[String]) -> Result<(), ImportError> {
    let figures = &tournament.settings.figures;
    let known = |name: &String| {
        NEEDED.contains(&name.as_str())
            || name == "bankrupt"
            || name == "wrong_entries"
            || figures.contains(name)
    };
    if let Some(missing) = NEEDED.iter().find(|name| !head.iter().any(|own| own == *name)) {
        let why = format!("the first row must name the columns {}; this one is missing", NEEDED.join(", "));
        return Err(error(top, missing, why));
    }
    for (at, name) in head.iter().enumerate() {
        if !known(name) {
            let more = ["bankrupt", "wrong_entries"].into_iter().chain(figures.iter().map(String::as_str));
            let allowed = NEEDED.into_iter().chain(more).collect::<Vec<_>>().join(", ");
            return Err(error(top, name, format!("an unknown column; the columns are {allowed}")));
        }
        if head[..at].contains(name) {
            return Err(error(top, name, "the column is there twice".into()));
        }
    }
    Ok(())
}

/// The cells of one row below their head.
struct Cells<'a> {
    tournament: &'a Tournament,
    head: &'a [String],
    cells: Vec<String>,
    row: usize,
}

impl Cells<'_> {
    fn row(&self) -> Result<Row, ImportError> {
        if self.cells.len() != self.head.len() {
            let column = &self.head[self.cells.len().min(self.head.len() - 1)];
            let why = format!("{} cells instead of {}", self.cells.len(), self.head.len());
            return Err(error(self.row, column, why));
        }
        let name = self.cell("participant").unwrap_or_default();
        let participant = self.tournament.find(name);
        let participant = participant.map_err(|why| error(self.row, "participant", why.to_string()))?;
        let mut figures = BTreeMap::new();
        for name in &self.tournament.settings.figures {
            if self.cell(name).is_some_and(|cell| !cell.is_empty()) {
                figures.insert(name.clone(), self.number(name, -MOST_MONEY, MOST_MONEY)?);
            }
        }
        let played = Played {
            participant,
            rank: self.number("rank", 1, 6)? as u8,
            profit: self.number("profit", -MOST_MONEY, MOST_MONEY)? as i32,
            bankrupt: self.switch("bankrupt")?,
            wrong_entries: match self.cell("wrong_entries") {
                None | Some("") => 0,
                Some(_) => self.number("wrong_entries", 0, 10_000)? as u32,
            },
            figures,
        };
        Ok(Row { row: self.row, table: self.number("table", 1, 70)? as usize, played })
    }

    fn cell(&self, column: &str) -> Option<&str> {
        let at = self.head.iter().position(|name| name == column)?;
        self.cells.get(at).map(String::as_str)
    }

    fn number(&self, column: &str, least: i64, most: i64) -> Result<i64, ImportError> {
        let cell = self.cell(column).unwrap_or_default();
        let value = cell.parse().ok().filter(|value| (least..=most).contains(value));
        let shown: String = cell.chars().take(40).collect();
        value.ok_or_else(|| {
            error(self.row, column, format!("{shown:?} is not a whole number from {least} to {most}"))
        })
    }

    fn switch(&self, column: &str) -> Result<bool, ImportError> {
        let cell = self.cell(column).unwrap_or_default();
        match cell {
            "" => Ok(false),
            // Spreadsheets write TRUE and FALSE.
            word if word.eq_ignore_ascii_case("true") => Ok(true),
            word if word.eq_ignore_ascii_case("false") => Ok(false),
            other => {
                let shown: String = other.chars().take(40).collect();
                Err(error(self.row, column, format!("{shown:?} is neither true nor false")))
            }
        }
    }
}

fn error(row: usize, column: &str, why: String) -> ImportError {
    ImportError { row, column: column.to_owned(), why }
}
