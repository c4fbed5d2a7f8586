//! How results come in: typed on the command line, as CSV, or as records of finished matches.

use super::args::{EnterArgs, ImportArgs, TargetArgs};
use super::books;
use super::file::KeptCup;
use super::print;
use crate::setup::table_of;
use anyhow::{Context as _, Result, bail, ensure};
use cards::Book;
use std::collections::BTreeMap;
use std::io::{Read as _, Write};
use std::path::Path;
use tournament::{Entered, Error, ImportError, Participant, Played, Row, Schedule, Tournament, read_rows};

/// The longest file of results.
const MAX_BYTES: u64 = 1 << 20;
/// The most money a result may speak of.
const MOST_MONEY: i64 = 100_000_000;

pub(super) fn enter(args: &EnterArgs, out: &mut impl Write) -> Result<()> {
    let mut kept = KeptCup::read(&args.file)?;
    let typed = args.results.iter().map(|text| Typed::read(&kept.schedule.tournament, text));
    let results = rank_all(typed.collect::<Result<_>>()?)?;
    let TargetArgs { stage, replace } = args.target;
    let entered = kept.schedule.enter(stage, args.table, results, replace)?;
    kept.replace(&args.file)?;
    told(args.table, entered, out)?;
    print::progress(&kept.schedule, out)
}

pub(super) fn import(args: &ImportArgs, out: &mut impl Write) -> Result<()> {
    let mut kept = KeptCup::read(&args.file)?;
    let mut entered = Vec::new();
    for path in &args.results {
        let is_record = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("jsonl"));
        let taken = if is_record {
            from_record(&kept, path, &args.target)?
        } else {
            from_csv(&kept.schedule, path, &args.target)?
        };
        for (table, results) in taken {
            let done = kept.schedule.enter(args.target.stage, table, results, args.target.replace);
            entered.push((table, done.with_context(|| path.display().to_string())?));
        }
    }
    kept.replace(&args.file)?;
    for (table, done) in entered {
        told(table, done, out)?;
    }
    print::progress(&kept.schedule, out)
}

fn told(table: usize, entered: Entered, out: &mut impl Write) -> Result<()> {
    let what = match entered {
        Entered::New => "results entered",
        Entered::Unchanged => "these results were there already",
        Entered::Replaced => "results replaced",
    };
    Ok(writeln!(out, "table {table}: {what}")?)
}

/// Results by table.
type Tables = BTreeMap<usize, Vec<Played>>;

fn from_csv(schedule: &Schedule, path: &Path, target: &TargetArgs) -> Result<Tables> {
    let shown = path.display();
    let file = std::fs::File::open(path).with_context(|| format!("cannot read {shown}"))?;
    let mut text = String::new();
    let bytes = file.take(MAX_BYTES + 1).read_to_string(&mut text);
    let bytes = bytes.with_context(|| format!("cannot read {shown} as text"))?;
    ensure!(bytes as u64 <= MAX_BYTES, "{shown} is too long for results");
    let rows = read_rows(&schedule.tournament, &text).with_context(|| shown.to_string())?;
    let mut tables: BTreeMap<usize, Vec<Row>> = BTreeMap::new();
    for row in rows {
        check_seat(schedule, target, &row).with_context(|| shown.to_string())?;
        tables.entry(row.table).or_default().push(row);
    }
    for rows in tables.values() {
        check_table(schedule, target, rows).with_context(|| shown.to_string())?;
    }
    let played = |rows: Vec<Row>| rows.into_iter().map(|row| row.played).collect();
    Ok(tables.into_iter().map(|(table, rows)| (table, played(rows))).collect())
}

/// Whether the rows of a table are those of everybody who sits there, and their ranks an order.
fn check_table(schedule: &Schedule, target: &TargetArgs, rows: &[Row]) -> Result<(), ImportError> {
    let fault =
        |row: &Row, column: &str, why: String| ImportError { row: row.row, column: column.into(), why };
    let Some(last) = rows.last() else { return Ok(()) };
    let name = |who: &Participant| schedule.tournament.name(*who).to_owned();
    let seats = schedule.seats_at(target.stage, last.table).unwrap_or_default();
    if let Some(missing) = seats.iter().find(|seat| !rows.iter().any(|row| row.played.participant == **seat))
    {
        let names: Vec<String> = seats.iter().map(name).collect();
        let why = format!("table {} has {}, and {} is missing", last.table, names.join(", "), name(missing));
        return Err(fault(last, "participant", why));
    }
    let due = |row: &Row| 1 + rows.iter().filter(|other| other.played.rank < row.played.rank).count();
    match rows.iter().find(|row| usize::from(row.played.rank) != due(row)) {
        None => Ok(()),
        Some(row) => {
            let why = "the best is 1, equals share a rank, and the next are skipped";
            Err(fault(row, "rank", format!("{} cannot be; {why}", row.played.rank)))
        }
    }
}

/// Whether the participant of a row sits at its table.
fn check_seat(schedule: &Schedule, target: &TargetArgs, row: &Row) -> Result<(), ImportError> {
    let fault = |column: &str, why: String| ImportError { row: row.row, column: column.to_owned(), why };
    let seats = schedule.seats_at(target.stage, row.table);
    let seats = seats.map_err(|why: Error| fault("table", why.to_string()))?;
    if seats.contains(&row.played.participant) {
        return Ok(());
    }
    let name = schedule.tournament.name(row.played.participant);
    Err(fault("participant", format!("{name} does not sit at table {}", row.table)))
}

fn from_record(kept: &KeptCup, path: &Path, target: &TargetArgs) -> Result<Tables> {
    let mut tables = Tables::new();
    for book in books::read(path)? {
        let (table, results) = of_book(kept, &book, target).with_context(|| path.display().to_string())?;
        ensure!(tables.insert(table, results).is_none(), "{}: two matches of table {table}", path.display());
    }
    Ok(tables)
}

/// The table a match was played at, and how it ended there.
fn of_book(kept: &KeptCup, book: &Book, target: &TargetArgs) -> Result<(usize, Vec<Played>)> {
    let (schedule, header) = (&kept.schedule, &book.header);
    ensure!(
        header.game == kept.game,
        "this is a match of {}, and the tournament plays {}",
        header.game,
        kept.game
    );
    let agreed = table_of(&kept.game, header.seats, &kept.options, &[])?.header().options;
    if let Some((id, value)) = header.options.iter().find(|(id, value)| agreed.get(*id) != Some(value)) {
        bail!("this match was played with {id} = {value}, and the tournament has agreed on something else");
    }
    let players = (0..usize::from(header.seats)).map(|seat| schedule.tournament.find(&book.player(seat)));
    let players: Vec<Participant> = players.collect::<Result<_, _>>()?;
    let sits_here = |table: &usize| {
        schedule.seats_at(target.stage, *table).is_ok_and(|mut seats| {
            let mut found = players.clone();
            seats.sort_unstable();
            found.sort_unstable();
            seats == found
        })
    };
    let table = (1..=schedule.tables_in(target.stage)).find(sits_here);
    let table = table.context("its players sit at no table of this game together")?;
    let outcome = book.outcome.as_ref().context("the match is not over")?;
    let results = players.iter().enumerate().map(|(seat, &participant)| {
        let papers = book.papers.get(seat);
        let figures = papers.map(|papers| book.figures.iter().zip(&papers.figures)).into_iter().flatten();
        let profit = i32::try_from(outcome.scores[seat]).context("a score is beyond all bounds")?;
        Ok(Played {
            participant,
            rank: outcome.ranks[seat],
            profit,
            bankrupt: papers.is_some_and(|papers| papers.bankrupt),
            wrong_entries: papers.map_or(0, |papers| papers.faults),
            figures: figures.map(|(name, amount)| ((*name).to_owned(), *amount)).collect(),
        })
    });
    Ok((table, results.collect::<Result<_>>()?))
}

/// A result as it is typed: `Ola:250:cash=40`.
struct Typed {
    rank: Option<u8>,
    played: Played,
}

impl Typed {
    fn read(tournament: &Tournament, text: &str) -> Result<Typed> {
        let mut parts = text.split(':').map(str::trim);
        let name = parts.next().unwrap_or_default();
        let participant = tournament.find(name)?;
        let Some(profit) = parts.next() else {
            bail!("result {text:?}: a result is NAME:PROFIT, such as Ola:250")
        };
        let number = |what: &str, text: &str, least: i64, most: i64| -> Result<i64> {
            let number = text.parse().ok().filter(|number| (least..=most).contains(number));
            number.with_context(|| {
                format!("{what} of {name}: {text:?} is not a whole number from {least} to {most}")
            })
        };
        let profit = number("profit", profit, -MOST_MONEY, MOST_MONEY)? as i32;
        let mut typed = Typed {
            rank: None,
            played: Played {
                participant,
                rank: 0,
                profit,
                bankrupt: false,
                wrong_entries: 0,
                figures: BTreeMap::new(),
            },
        };
        for part in parts {
            match part.split_once('=').unwrap_or((part, "")) {
                ("bankrupt", "") => typed.played.bankrupt = true,
                ("rank", value) => typed.rank = Some(number("rank", value, 1, 6)? as u8),
                ("wrong", value) => typed.played.wrong_entries = number("wrong", value, 0, 10_000)? as u32,
                (figure, value) if tournament.settings.figures.iter().any(|known| known == figure) => {
                    let amount = number(figure, value, -MOST_MONEY, MOST_MONEY)?;
                    typed.played.figures.insert(figure.to_owned(), amount);
                }
                (other, _) => bail!(
                    "result of {name}: {other:?} is unknown; allowed: rank=N, bankrupt, wrong=N{}",
                    tournament.settings.figures.iter().map(|name| format!(", {name}=N")).collect::<String>()
                ),
            }
        }
        Ok(typed)
    }
}

/// Ranks as typed, or by profit; whoever is bankrupt comes after the others.
fn rank_all(typed: Vec<Typed>) -> Result<Vec<Played>> {
    let given = typed.iter().filter(|typed| typed.rank.is_some()).count();
    ensure!(given == 0 || given == typed.len(), "give a rank to everybody at the table, or to nobody");
    let key = |played: &Played| (played.bankrupt, -i64::from(played.profit));
    let keys: Vec<(bool, i64)> = typed.iter().map(|typed| key(&typed.played)).collect();
    let ranked = typed.into_iter().map(|Typed { rank, played }| {
        let own = key(&played);
        let by_profit = || 1 + keys.iter().filter(|other| **other < own).count() as u8;
        Played { rank: rank.unwrap_or_else(by_profit), ..played }
    });
    Ok(ranked.collect())
}
