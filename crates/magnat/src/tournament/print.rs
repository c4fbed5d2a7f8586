//! Seatings and sheets for the eye, and as JSON.

use crate::wrap::width;
use anyhow::Result;
use serde_json::{Map, Value, json};
use std::io::Write;
use tournament::{CupSeat, Open, Schedule, Sheet, SheetCell};

pub(super) fn seated(schedule: &Schedule, seated: CupSeat, out: &mut impl Write) -> Result<()> {
    if let CupSeat::Unplayed(game) = seated {
        let why = "fewer than three are there, so it is neither played nor scored";
        return Ok(writeln!(out, "game {game}: {why}")?);
    }
    progress(schedule, out)
}

/// What is under way, and what is missing.
pub(super) fn progress(schedule: &Schedule, out: &mut impl Write) -> Result<()> {
    let tournament = &schedule.tournament;
    let (played, games) = (tournament.stages.len(), tournament.settings.games);
    let Some(open) = &schedule.open else {
        let next = match (schedule.is_over(), schedule.game()) {
            (true, _) => "the tournament is over".to_owned(),
            (false, Some(game)) => format!("game {game} is to be seated"),
            (false, None) => "the final is to be seated".to_owned(),
        };
        return Ok(writeln!(out, "{played} of {games} games are played; {next}")?);
    };
    writeln!(out, "{}, in the order of play:", title(schedule, open))?;
    for (number, table) in (1..).zip(&open.tables) {
        let names: Vec<&str> = table.seats.iter().map(|&who| tournament.name(who)).collect();
        let done = if table.results.is_some() { "  (results are in)" } else { "" };
        writeln!(out, "  table {number:>2}  {}{done}", names.join(", "))?;
    }
    if !open.absent.is_empty() {
        let names: Vec<&str> = open.absent.iter().map(|&who| tournament.name(who)).collect();
        writeln!(out, "  absent    {}", names.join(", "))?;
    }
    Ok(())
}

fn title(schedule: &Schedule, open: &Open) -> String {
    match schedule.game().filter(|_| !open.is_final) {
        Some(game) => format!("game {game} of {}", schedule.tournament.settings.games),
        None => "the final".to_owned(),
    }
}

pub(super) fn seating_json(schedule: &Schedule) -> Value {
    let tournament = &schedule.tournament;
    let names = |list: &[tournament::Participant]| -> Vec<&str> {
        list.iter().map(|&who| tournament.name(who)).collect()
    };
    match &schedule.open {
        Some(open) => json!({
            "game": schedule.game().filter(|_| !open.is_final),
            "final": open.is_final,
            "tables": open.tables.iter().map(|table| names(&table.seats)).collect::<Vec<_>>(),
            "absent": names(&open.absent),
        }),
        None => json!({ "game": Value::Null, "final": false, "tables": [], "absent": [] }),
    }
}

pub(super) fn row_json(head: &[String], row: &[SheetCell]) -> Value {
    let cell = |cell: &SheetCell| match cell {
        SheetCell::Blank => Value::Null,
        SheetCell::Number(number) => json!(number),
        SheetCell::Text(text) => json!(text),
    };
    Value::Object(head.iter().cloned().zip(row.iter().map(cell)).collect::<Map<_, _>>())
}

/// Columns that line up, numbers to the right.
pub(super) fn sheet(sheet: &Sheet, out: &mut impl Write) -> Result<()> {
    let text = |cell: &SheetCell| match cell {
        SheetCell::Blank => String::new(),
        SheetCell::Number(number) => number.to_string(),
        SheetCell::Text(text) => text.clone(),
    };
    let head: Vec<String> = sheet.head.iter().map(|name| name.replace('_', " ")).collect();
    let rows: Vec<Vec<String>> = sheet.rows.iter().map(|row| row.iter().map(text).collect()).collect();
    let wide = |at: usize| rows.iter().chain([&head]).map(|row| width(&row[at])).max().unwrap_or(0);
    let widths: Vec<usize> = (0..head.len()).map(wide).collect();
    let is_text = |at: usize| sheet.rows.iter().any(|row| matches!(row[at], SheetCell::Text(_)));
    for row in [&head].into_iter().chain(&rows) {
        let cells = row.iter().enumerate().map(|(at, text)| {
            let room = " ".repeat(widths[at].saturating_sub(width(text)));
            if is_text(at) { format!("{text}{room}") } else { format!("{room}{text}") }
        });
        writeln!(out, "{}", cells.collect::<Vec<_>>().join("  ").trim_end())?;
    }
    Ok(())
}
