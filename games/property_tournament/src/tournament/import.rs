//! Results typed elsewhere: one line per participant, a wrong one is named by row and column and nothing is taken.

use super::{Participant, Result, Stage, TableResults};

/// The columns, in this order, named in the first row.
const COLUMNS: [&str; 10] = [
    "table",
    "participant",
    "rank",
    "profit",
    "cash",
    "fields",
    "buildings",
    "loans",
    "bankrupt",
    "wrong_entries",
];
/// More rows than a tournament has participants are no results.
const MOST_ROWS: usize = 200;

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("row {row}, column {column}: {why}")]
pub struct ImportError {
    pub row: usize,
    pub column: String,
    pub why: String,
}

/// Reads a stage: `table` is 1, 2, ... or 0 for whoever was absent; participants are numbered from 0 and listed in the
/// order of play.
pub fn read_results(csv: &str) -> std::result::Result<Stage, ImportError> {
    let mut rows = csv.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    let head = rows.next().map_or("", |(_, line)| line);
    if head.trim().split(',').map(str::trim).ne(COLUMNS) {
        return Err(error(1, "table", format!("the first row must be {}", COLUMNS.join(","))));
    }
    let mut stage = Stage::default();
    for (count, (at, line)) in rows.enumerate() {
        if count >= MOST_ROWS {
            return Err(error(at + 1, "table", format!("more than {MOST_ROWS} rows")));
        }
        let cells: Vec<&str> = line.split(',').map(str::trim).collect();
        if cells.len() != COLUMNS.len() {
            let column = COLUMNS[cells.len().min(COLUMNS.len() - 1)];
            return Err(error(at + 1, column, format!("{} cells instead of {}", cells.len(), COLUMNS.len())));
        }
        read_row(&cells, at + 1, &mut stage)?;
    }
    match stage.tables.iter().position(Vec::is_empty) {
        Some(empty) => Err(error(1, "table", format!("table {} has nobody", empty + 1))),
        None => Ok(stage),
    }
}

fn read_row(cells: &[&str], row: usize, stage: &mut Stage) -> std::result::Result<(), ImportError> {
    let number = |column: usize, least: i64, most: i64| {
        let value: Option<i64> = cells[column].parse().ok().filter(|value| (least..=most).contains(value));
        let why = || {
            format!(
                "{:?} is not a number from {least} to {most}",
                cells[column].chars().take(40).collect::<String>()
            )
        };
        value.ok_or_else(|| error(row, COLUMNS[column], why()))
    };
    let table = number(0, 0, 70)? as usize;
    let participant = Participant(number(1, 0, 199)? as u16);
    if table == 0 {
        stage.absent.push(participant);
        return Ok(());
    }
    let money = 100_000_000;
    let bankrupt = match cells[8] {
        "true" => true,
        "false" => false,
        other => return Err(error(row, "bankrupt", format!("{other:?} is neither true nor false"))),
    };
    let result = Result {
        participant,
        rank: number(2, 1, 6)? as u8,
        profit: number(3, -money, money)? as i32,
        cash: number(4, 0, money)? as i32,
        fields: number(5, 0, money)? as i32,
        buildings: number(6, 0, money)? as i32,
        loans: number(7, 0, money)? as i32,
        bankrupt,
        wrong_entries: number(9, 0, 10_000)? as u32,
    };
    while stage.tables.len() < table {
        stage.tables.push(TableResults::new());
    }
    stage.tables[table - 1].push(result);
    Ok(())
}

fn error(row: usize, column: &str, why: String) -> ImportError {
    ImportError { row, column: column.to_owned(), why }
}
