//! Finished matches, read back from their records with every line checked.

use crate::files::Lines;
use anyhow::{Result, bail};
use cards::Book;
use catalog::{Replayer, Told};
use engine::{Turn, Viewer};
use std::path::Path;

/// All matches of a file of records.
pub(super) fn read(path: &Path) -> Result<Vec<Book>> {
    let mut lines = Lines::open(path)?;
    let shown = lines.name().to_owned();
    let mut replayer = Replayer::new();
    let mut books: Vec<Book> = Vec::new();
    let mut history = Vec::new();
    let mut begun: Option<Book> = None;
    while let Some((line, _)) = lines.next()? {
        let told = replayer.read(line).map_err(|fault| anyhow::anyhow!("{shown}: {fault}"))?;
        match told {
            None => {}
            Some(Told::Opened(header)) => {
                history.clear();
                begun = Some(Book {
                    header,
                    outcome: None,
                    papers: Vec::new(),
                    figures: &[],
                    names: Vec::new(),
                    scores: Vec::new(),
                });
            }
            Some(Told::Stepped(applied)) => {
                history.extend(applied.events.whole());
                if let (Some(table), Some(book)) = (replayer.current(), &mut begun)
                    && table.turn() == Turn::Over
                {
                    book.papers = table.papers(&history, Viewer::Public);
                    (book.figures, book.names) = (table.figures(), table.names());
                }
            }
            Some(Told::Ended(outcome)) => {
                let Some(mut book) = begun.take() else { bail!("{shown}: a match ends that has not begun") };
                book.scores.clone_from(&outcome.scores);
                book.outcome = Some(outcome);
                books.push(book);
            }
        }
    }
    replayer.finish().map_err(|fault| anyhow::anyhow!("{shown}: {fault}"))?;
    Ok(books)
}
