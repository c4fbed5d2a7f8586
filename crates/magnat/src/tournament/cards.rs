//! The cards of the participants: what a tournament, a match, or both say about each of them.

use super::args::CardsArgs;
use super::books::{self, Book};
use super::file::Kept;
use super::workbook;
use crate::files::NewFile;
use anyhow::{Context as _, Result, ensure};
use engine::{Paper, Written};
use std::io::Write;
use std::path::Path;
use text::{Lang, Texts};
use tournament::{Cell, Participant, Sheet, Tournament, final_sheet, placement_points};

/// What is written about one participant.
pub(super) struct Card {
    pub(super) name: String,
    pub(super) pages: Vec<Page>,
}

/// A sheet with a title.
pub(super) struct Page {
    /// Part of a file name.
    id: String,
    pub(super) title: String,
    pub(super) sheet: Sheet,
    /// How many rows at the end are sums.
    pub(super) totals: usize,
}

/// All cards, and the sheet that sums them up.
pub(super) struct Cards {
    pub(super) title: String,
    pub(super) summary: Sheet,
    pub(super) cards: Vec<Card>,
}

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
        of_tournament(&Kept::read(&args.file)?, &books, lang)?
    };
    if let Some(path) = &args.xlsx {
        let mut file = NewFile::create(path)?;
        file.bytes(&workbook::bytes(&cards)?)?;
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
    let seats = 0..usize::from(book.header.seats);
    let mut head: Vec<String> = ["place", "participant", "profit"].map(str::to_owned).to_vec();
    head.extend(book.figures.iter().map(|name| (*name).to_owned()));
    let mut rows: Vec<Vec<Cell>> = seats
        .clone()
        .map(|seat| {
            let rank = Cell::Number(book.outcome.ranks[seat].into());
            let mut row = vec![rank, Cell::Text(book.player(seat)), Cell::Number(book.outcome.scores[seat])];
            let figures = book.papers.get(seat).map(|papers| papers.figures.clone()).unwrap_or_default();
            row.extend(figures.into_iter().map(Cell::Number));
            row
        })
        .collect();
    rows.sort_by_key(|row| match row[0] {
        Cell::Number(rank) => rank,
        _ => i64::MAX,
    });
    let cards =
        seats.map(|seat| Card { name: book.player(seat), pages: pages(book, seat, "", lang) }).collect();
    Ok(Cards { title: book.header.game.clone(), summary: Sheet { head, rows }, cards })
}

fn of_tournament(kept: &Kept, books: &[Book], lang: Lang) -> Result<Cards> {
    let tournament = &kept.schedule.tournament;
    let mut cards: Vec<Card> = Vec::new();
    for who in tournament.everybody() {
        let games = games_of(tournament, who);
        let title = format!("{}: {}", kept.name, tournament.name(who));
        let pages = vec![Page { id: "games".into(), title, sheet: games, totals: 0 }];
        cards.push(Card { name: tournament.name(who).to_owned(), pages });
    }
    for (number, book) in (1..).zip(books) {
        ensure!(
            book.header.game == kept.game,
            "record {number} is of {}, not of {}",
            book.header.game,
            kept.game
        );
        for seat in 0..usize::from(book.header.seats) {
            let who = tournament.find(&book.player(seat)).with_context(|| format!("record {number}"))?;
            cards[usize::from(who.0)].pages.extend(pages(book, seat, &format!("{number}-"), lang));
        }
    }
    let summary = final_sheet(tournament, &tournament.final_list());
    Ok(Cards { title: kept.name.clone(), summary, cards })
}

/// Every game of a participant, the final at the end.
fn games_of(tournament: &Tournament, who: Participant) -> Sheet {
    let figures = &tournament.settings.figures;
    let mut head: Vec<String> =
        ["game", "table", "place", "profit", "score", "points"].map(str::to_owned).to_vec();
    head.extend(figures.iter().cloned());
    let stages =
        (1..).zip(&tournament.stages).map(|(game, stage): (i64, _)| (Cell::Number(game), &stage.tables[..]));
    let last = tournament.final_table.as_slice();
    let games = stages.chain((!last.is_empty()).then(|| (Cell::Text("final".into()), last)));
    let mut rows = Vec::new();
    for (game, tables) in games {
        for (number, table) in (1..).zip(tables) {
            let Some(played) = table.iter().find(|played| played.participant == who) else { continue };
            let mut row = vec![
                game.clone(),
                Cell::Number(number),
                Cell::Number(played.rank.into()),
                Cell::Number(played.profit.into()),
                Cell::Number(tournament.score(table, played).into()),
                Cell::Number(placement_points(table, played.rank).into()),
            ];
            row.extend(
                figures
                    .iter()
                    .map(|name| played.figures.get(name).map_or(Cell::Blank, |&sum| Cell::Number(sum))),
            );
            rows.push(row);
        }
    }
    Sheet { head, rows }
}

/// What the books of a match say about one seat, in words.
fn pages(book: &Book, seat: usize, prefix: &str, lang: Lang) -> Vec<Page> {
    let Some(papers) = book.papers.get(seat) else { return Vec::new() };
    let Ok(game) = catalog::find(&book.header.game) else { return Vec::new() };
    let players = (0..usize::from(book.header.seats)).map(|seat| book.player(seat)).collect();
    let texts = Texts::new(game.about().texts, lang).named(players).renamed(&book.names);
    papers.sheets.iter().map(|paper| page(paper, prefix, &book.player(seat), &texts)).collect()
}

fn page(paper: &Paper, prefix: &str, player: &str, texts: &Texts) -> Page {
    let cell = |written: &Written| match written {
        Written::Nothing => Cell::Blank,
        Written::Number(number) => Cell::Number(*number),
        Written::Words(phrase) => Cell::Text(texts.phrase(phrase)),
    };
    let head = paper.head.iter().map(|phrase| texts.phrase(phrase)).collect();
    let rows = paper.rows.iter().map(|row| row.iter().map(cell).collect()).collect();
    Page {
        id: format!("{prefix}{}", paper.id),
        title: format!("{}: {player}", texts.phrase(&paper.title)),
        sheet: Sheet { head, rows },
        totals: paper.totals,
    }
}

/// Writes a folder that is not there yet: the summary, and one file per page.
fn write_csv(cards: &Cards, folder: &Path) -> Result<usize> {
    std::fs::create_dir(folder).with_context(|| format!("cannot make the folder {}", folder.display()))?;
    let write = |name: &str, sheet: &Sheet| -> Result<()> {
        let mut file = NewFile::create(&folder.join(format!("{name}.csv")))?;
        file.bytes(sheet.to_csv().as_bytes())?;
        file.finish()
    };
    write("summary", &cards.summary)?;
    let mut count = 1;
    for (number, card) in (1..).zip(&cards.cards) {
        for page in &card.pages {
            let number: usize = number;
            write(&format!("{number:03}-{}-{}", plain(&card.name), page.id), &page.sheet)?;
            count += 1;
        }
    }
    Ok(count)
}

/// A name as every file system takes it.
fn plain(name: &str) -> String {
    name.chars().map(|letter| if letter.is_alphanumeric() { letter } else { '_' }).take(40).collect()
}
