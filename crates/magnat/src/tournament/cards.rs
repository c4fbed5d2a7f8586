//! The cards of the participants: what a tournament, a match, or both say about each of them.

use super::args::CardsArgs;
use super::books;
use super::file::KeptCup;
use crate::files::NewFile;
use anyhow::{Context as _, Result, ensure};
use cards::{Book, Cards, TableBook};
use std::io::Write;
use std::path::Path;
use text::Lang;

pub(super) fn run(args: &CardsArgs, out: &mut impl Write) -> Result<()> {
    let lang = args.lang.get();
    let is_record = args.file.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("jsonl"));
    let cards = if is_record {
        ensure!(args.records.is_empty(), "a record stands alone; give the file of the tournament first");
        of_records(&args.file, lang)?
    } else {
        let mut books = Vec::new();
        for path in &args.records {
            books.extend(books::read(path)?);
        }
        of_tournament(&KeptCup::read(&args.file)?, books, lang)?
    };
    if let Some(path) = &args.xlsx {
        let mut file = NewFile::create(path)?;
        file.bytes(&cards.to_xlsx()?)?;
        file.finish()?;
        writeln!(out, "{} cards written to {}", cards.cards.len(), path.display())?;
    }
    if let Some(folder) = &args.csv {
        let count = write_csv(&cards, folder)?;
        writeln!(out, "{count} files written to {}", folder.display())?;
    }
    Ok(())
}

fn of_records(path: &Path, lang: Lang) -> Result<Cards> {
    let books = books::read(path)?;
    let [book] = &books[..] else {
        anyhow::bail!("{} holds {} matches; cards are of one match", path.display(), books.len())
    };
    Ok(Cards::of_match(book, catalog::find(&book.header.game)?.about(), lang))
}

fn of_tournament(kept: &KeptCup, books: Vec<Book>, lang: Lang) -> Result<Cards> {
    let tournament = &kept.schedule.tournament;
    let mut seated = Vec::new();
    for (number, book) in (1..).zip(books) {
        let number: usize = number;
        ensure!(
            book.header.game == kept.game,
            "record {number} is of {}, not of {}",
            book.header.game,
            kept.game
        );
        let seats = 0..usize::from(book.header.seats);
        let people = seats.map(|seat| tournament.find(&book.player(seat)).map(Some));
        let people = people.collect::<Result<_, _>>().with_context(|| format!("record {number}"))?;
        seated.push(TableBook { book, people, place: None });
    }
    Ok(Cards::of_tournament(&kept.name, tournament, &seated, catalog::find(&kept.game)?.about(), lang))
}

/// Writes a folder that is not there yet: the summary, and one file per page.
fn write_csv(cards: &Cards, folder: &Path) -> Result<usize> {
    std::fs::create_dir(folder).with_context(|| format!("cannot make the folder {}", folder.display()))?;
    let files = cards.to_csv();
    for (name, csv) in &files {
        let mut file = NewFile::create(&folder.join(name))?;
        file.bytes(csv.as_bytes())?;
        file.finish()?;
    }
    Ok(files.len())
}
