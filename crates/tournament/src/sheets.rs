//! What a tournament prints: PT-141.

use crate::cells::write_csv;
use crate::{FinalPlace, TableResults, Tournament, placement_points};
use std::fmt;

/// A table of words and numbers: a head, and rows below it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    pub head: Vec<String>,
    pub rows: Vec<Vec<SheetCell>>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SheetCell {
    Blank,
    Number(i64),
    Text(String),
}

impl fmt::Display for SheetCell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SheetCell::Blank => Ok(()),
            SheetCell::Number(number) => write!(f, "{number}"),
            SheetCell::Text(text) => f.write_str(text),
        }
    }
}

/// The sheet of one table.
pub fn table_sheet(tournament: &Tournament, table: &TableResults) -> Sheet {
    let figures = &tournament.settings.figures;
    let mut head = names(&["place", "participant", "profit", "score", "points"]);
    head.extend(figures.iter().cloned());
    head.extend(names(&["bankrupt", "wrong_entries"]));
    let mut order: Vec<_> = table.iter().collect();
    order.sort_by_key(|played| played.rank);
    let row = |played: &&crate::Played| {
        let mut row = vec![
            SheetCell::Number(played.rank.into()),
            SheetCell::Text(tournament.name(played.participant).to_owned()),
            SheetCell::Number(played.profit.into()),
            SheetCell::Number(tournament.score(table, played).into()),
            SheetCell::Number(placement_points(table, played.rank).into()),
        ];
        row.extend(
            figures
                .iter()
                .map(|name| played.figures.get(name).map_or(SheetCell::Blank, |&n| SheetCell::Number(n))),
        );
        row.extend([
            SheetCell::Text(played.bankrupt.to_string()),
            SheetCell::Number(played.wrong_entries.into()),
        ]);
        row
    };
    Sheet { head, rows: order.iter().map(row).collect() }
}

/// The final list with its tie-break values.
pub fn final_sheet(tournament: &Tournament, list: &[FinalPlace]) -> Sheet {
    let head = names(&[
        "place",
        "participant",
        "score",
        "penalty",
        "points",
        "profits",
        "first_places",
        "best_profit",
        "bankruptcies",
        "together",
        "final_profit",
    ]);
    let row = |place: &FinalPlace| {
        let FinalPlace { place, standing, final_profit } = place;
        let known =
            |number: Option<i32>| number.map_or(SheetCell::Blank, |number| SheetCell::Number(number.into()));
        vec![
            SheetCell::Number((*place).into()),
            SheetCell::Text(tournament.name(standing.participant).to_owned()),
            SheetCell::Number(standing.score.into()),
            SheetCell::Number(standing.penalty.into()),
            SheetCell::Number(standing.placement.into()),
            SheetCell::Number(standing.profits.into()),
            SheetCell::Number(standing.first_places.into()),
            known(Some(standing.best_profit).filter(|best| *best != i32::MIN)),
            SheetCell::Number(standing.bankruptcies.into()),
            SheetCell::Number(standing.together.into()),
            known(*final_profit),
        ]
    };
    Sheet { head, rows: list.iter().map(row).collect() }
}

fn names(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

impl Sheet {
    /// Comma-separated values, the way spreadsheets read them.
    pub fn to_csv(&self) -> String {
        let head = self.head.iter().map(|name| harmless(name)).collect();
        let cell = |cell: &SheetCell| match cell {
            SheetCell::Text(text) => harmless(text),
            other => other.to_string(),
        };
        let rows = self.rows.iter().map(|row| row.iter().map(cell).collect());
        write_csv(std::iter::once(head).chain(rows))
    }
}

/// A text that no spreadsheet takes for a formula.
fn harmless(text: &str) -> String {
    if text.starts_with(['=', '+', '-', '@']) { format!("'{text}") } else { text.to_owned() }
}
