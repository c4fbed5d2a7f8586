//! What is written about the players: the books of a match, the games of a tournament, or both. Pages of rows in words,
//! which become CSV or a spreadsheet; whoever asks for them writes the files or sends them.

mod book;
mod workbook;

pub use book::Book;
pub use rust_xlsxwriter::XlsxError;

use engine::{About, Paper, Phrase, Word, Written};
use text::{Lang, Texts};
use tournament::{Participant, Sheet, SheetCell, TableResults, Tournament, final_sheet, placement_points};

/// Where in a tournament a match was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TablePlace {
    /// Both count from 1.
    Game {
        game: u16,
        table: u16,
    },
    Final,
}

/// A match of a tournament: its books, and whoever sat at its table, by seat; nobody where a bot sat.
#[derive(Debug)]
pub struct TableBook {
    pub book: Book,
    pub people: Vec<Option<Participant>>,
    /// Found by the results where it is not known.
    pub place: Option<TablePlace>,
}

/// All cards, and the sheet that sums them up.
#[derive(Clone, PartialEq, Debug)]
pub struct Cards {
    pub title: String,
    pub summary: Sheet,
    pub cards: Vec<Card>,
}

/// What is written about one participant.
#[derive(Clone, PartialEq, Debug)]
pub struct Card {
    pub name: String,
    pub pages: Vec<Page>,
}

/// A sheet with a title.
#[derive(Clone, PartialEq, Debug)]
pub struct Page {
    /// Part of a file name.
    pub id: String,
    pub title: String,
    pub sheet: Sheet,
    /// How many rows at the end are sums.
    pub totals: usize,
}

impl TablePlace {
    fn phrase(self) -> Phrase {
        match self {
            TablePlace::Game { game, table } => {
                Phrase::new("paper-place").with("game", i64::from(game)).with("table", i64::from(table))
            }
            TablePlace::Final => Phrase::new("paper-place-final"),
        }
    }
}

impl Cards {
    /// The books of one match, as far as they may be read.
    pub fn of_match(book: &Book, about: &About, lang: Lang) -> Cards {
        let seats = 0..usize::from(book.header.seats);
        let texts = Texts::new(about.texts, lang);
        let cards = seats
            .clone()
            .map(|seat| Card { name: book.player(seat), pages: pages(book, seat, "", None, about, lang) });
        Cards {
            title: texts.say("game-name"),
            summary: summary(book, seats.collect()),
            cards: cards.collect(),
        }
    }

    /// Everybody's games.
    pub fn of_tournament(
        name: &str,
        tournament: &Tournament,
        books: &[TableBook],
        about: &About,
        lang: Lang,
    ) -> Cards {
        let mut cards: Vec<Card> = Vec::new();
        for who in tournament.everybody() {
            let title = format!("{name}: {}", tournament.name(who));
            let page = Page { id: "games".into(), title, sheet: games_of(tournament, who), totals: 0 };
            cards.push(Card { name: tournament.name(who).to_owned(), pages: vec![page] });
        }
        for (number, TableBook { book, people, place }) in (1..).zip(books) {
            let number: usize = number;
            let place = place.or_else(|| place_of(tournament, book, people));
            for (seat, who) in people.iter().enumerate() {
                if let Some(card) = who.and_then(|who| cards.get_mut(usize::from(who.0))) {
                    let place = place.map(|place| {
                        place
                            .phrase()
                            .with("tournament", Word::Verbatim(name.to_owned()))
                            .with("chair", seat as i64 + 1)
                            .with("player", Word::Verbatim(card.name.clone()))
                    });
                    card.pages.extend(pages(book, seat, &format!("{number}-"), place, about, lang));
                }
            }
        }
        let summary = final_sheet(tournament, &tournament.final_list());
        Cards { title: name.to_owned(), summary, cards }
    }

    /// A spreadsheet: the summary, and one sheet per participant.
    pub fn to_xlsx(&self) -> Result<Vec<u8>, XlsxError> {
        workbook::bytes(self)
    }

    /// A file for the summary and one per page, each with its name.
    pub fn to_csv(&self) -> Vec<(String, String)> {
        let mut files = vec![("summary.csv".to_owned(), self.summary.to_csv())];
        for (number, card) in (1..).zip(&self.cards) {
            let number: usize = number;
            files.extend(card.pages.iter().map(|page| {
                (format!("{number:03}-{}-{}.csv", plain(&card.name), page.id), page.sheet.to_csv())
            }));
        }
        files
    }
}

/// The best first; in the order of the seats while the match goes on.
fn summary(book: &Book, mut order: Vec<usize>) -> Sheet {
    let mut head: Vec<String> = ["place", "participant", "profit"].map(str::to_owned).to_vec();
    head.extend(book.figures.iter().map(|name| (*name).to_owned()));
    let rank = |seat: usize| book.outcome.as_ref().and_then(|outcome| outcome.ranks.get(seat).copied());
    order.sort_by_key(|&seat| rank(seat));
    let row = |seat: usize| {
        let place = rank(seat).map_or(SheetCell::Blank, |rank| SheetCell::Number(rank.into()));
        let mut row = vec![place, SheetCell::Text(book.player(seat))];
        row.push(book.score(seat).map_or(SheetCell::Blank, SheetCell::Number));
        let figures = book.papers.get(seat).map(|papers| &papers.figures[..]).unwrap_or_default();
        let figure =
            |at: usize| figures.get(at).map_or(SheetCell::Blank, |&amount| SheetCell::Number(amount));
        row.extend((0..book.figures.len()).map(figure));
        row
    };
    Sheet { head, rows: order.into_iter().map(row).collect() }
}

/// Every game of a participant, the final at the end.
fn games_of(tournament: &Tournament, who: Participant) -> Sheet {
    let figures = &tournament.settings.figures;
    let mut head: Vec<String> =
        ["game", "table", "place", "profit", "score", "points"].map(str::to_owned).to_vec();
    head.extend(figures.iter().cloned());
    let stages = (1..)
        .zip(&tournament.stages)
        .map(|(game, stage): (i64, _)| (SheetCell::Number(game), &stage.tables[..]));
    let last = tournament.final_table.as_slice();
    let games = stages.chain((!last.is_empty()).then(|| (SheetCell::Text("final".into()), last)));
    let mut rows = Vec::new();
    for (game, tables) in games {
        for (number, table) in (1..).zip(tables) {
            let Some(played) = table.iter().find(|played| played.participant == who) else { continue };
            let mut row = vec![
                game.clone(),
                SheetCell::Number(number),
                SheetCell::Number(played.rank.into()),
                SheetCell::Number(played.profit.into()),
                SheetCell::Number(tournament.score(table, played).into()),
                SheetCell::Number(placement_points(table, played.rank).into()),
            ];
            let figure = |name: &String| {
                played.figures.get(name).map_or(SheetCell::Blank, |&sum| SheetCell::Number(sum))
            };
            row.extend(figures.iter().map(figure));
            rows.push(row);
        }
    }
    Sheet { head, rows }
}

/// The table where these people ended with these results; nothing where none or several fit.
fn place_of(tournament: &Tournament, book: &Book, people: &[Option<Participant>]) -> Option<TablePlace> {
    let is_here = |table: &TableResults| {
        let mut seated = (0..).zip(people).filter_map(|(seat, who)| Some((seat, (*who)?)));
        let ended = |(seat, who): (usize, Participant)| {
            let played = table.iter().find(|played| played.participant == who);
            played.is_some_and(|played| book.scores.get(seat) == Some(&i64::from(played.profit)))
        };
        seated.all(ended)
    };
    let stages = (1..).zip(&tournament.stages).flat_map(|(game, stage)| {
        (1..).zip(&stage.tables).map(move |(table, results)| (TablePlace::Game { game, table }, results))
    });
    let last = tournament.final_table.iter().map(|results| (TablePlace::Final, results));
    let mut fitting = stages.chain(last).filter(|(_, results)| is_here(results)).map(|(place, _)| place);
    fitting.next().filter(|_| fitting.next().is_none())
}

/// What the books of a match say about one seat, in words; above them whose they are and, if it is known, where and when
/// they played.
fn pages(
    book: &Book,
    seat: usize,
    prefix: &str,
    place: Option<Phrase>,
    about: &About,
    lang: Lang,
) -> Vec<Page> {
    let Some(papers) = book.papers.get(seat) else { return Vec::new() };
    let players = (0..usize::from(book.header.seats)).map(|seat| book.player(seat)).collect();
    let texts = Texts::new(about.texts, lang).named(players).renamed(&book.names);
    let place = place.filter(|place| texts.has(&place.key));
    let whose = place.map_or_else(|| book.player(seat), |place| texts.phrase(&place));
    papers.sheets.iter().map(|paper| page(paper, prefix, &whose, &texts)).collect()
}

fn page(paper: &Paper, prefix: &str, whose: &str, texts: &Texts) -> Page {
    let cell = |written: &Written| match written {
        Written::Nothing => SheetCell::Blank,
        Written::Number(number) => SheetCell::Number(*number),
        Written::Words(phrase) => SheetCell::Text(texts.phrase(phrase)),
    };
    let head = paper.head.iter().map(|phrase| texts.phrase(phrase)).collect();
    let rows = paper.rows.iter().map(|row| row.iter().map(cell).collect()).collect();
    Page {
        id: format!("{prefix}{}", paper.id),
        title: format!("{}: {whose}", texts.phrase(&paper.title)),
        sheet: Sheet { head, rows },
        totals: paper.totals,
    }
}

/// A name as every file system takes it.
fn plain(name: &str) -> String {
    name.chars().map(|letter| if letter.is_alphanumeric() { letter } else { '_' }).take(40).collect()
}
