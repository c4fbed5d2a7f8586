//! Finished matches, read back from their records with every line checked.

use crate::files::Lines;
use anyhow::{Result, bail};
use catalog::{Replayer, Told};
use engine::{Header, Outcome, SeatPapers, Turn};
use std::path::Path;

/// A finished match: how it ended, and what it left on paper.
pub(super) struct Book {
    pub(super) header: Header,
    pub(super) outcome: Outcome,
    /// By seat; empty in games that keep no books.
    pub(super) papers: Vec<SeatPapers>,
    /// The names of the figures in these papers.
    pub(super) figures: &'static [&'static str],
    /// What the content of this table calls things.
    pub(super) names: Vec<(String, String)>,
}

/// All matches of a file of records.
pub(super) fn read(path: &Path) -> Result<Vec<Book>> {
    let mut lines = Lines::open(path)?;
    let shown = lines.name().to_owned();
    let mut replayer = Replayer::new();
    let mut books: Vec<Book> = Vec::new();
    let mut history = Vec::new();
    let mut begun = None;
    while let Some((line, _)) = lines.next()? {
        let told = replayer.read(line).map_err(|fault| anyhow::anyhow!("{shown}: {fault}"))?;
        match told {
            None => {}
            Some(Told::Opened(header)) => {
                history.clear();
                begun = Some((header, Vec::new(), &[][..], Vec::new()));
            }
            Some(Told::Stepped(applied)) => {
                history.extend(applied.events.whole());
                if let (Some(table), Some((_, papers, figures, names))) = (replayer.current(), &mut begun)
                    && table.turn() == Turn::Over
                {
                    (*papers, *figures, *names) = (table.papers(&history), table.figures(), table.names());
                }
            }
            Some(Told::Ended(outcome)) => {
                let Some((header, papers, figures, names)) = begun.take() else {
                    bail!("{shown}: a match ends that has not begun")
                };
                books.push(Book { header, outcome, papers, figures, names });
            }
        }
    }
    replayer.finish().map_err(|fault| anyhow::anyhow!("{shown}: {fault}"))?;
    Ok(books)
}

impl Book {
    /// What the player of a seat is called.
    pub(super) fn player(&self, seat: usize) -> String {
        let letter = || engine::Seat(seat as u8).letter().to_string();
        self.header.players.get(seat).cloned().unwrap_or_else(letter)
    }
}
