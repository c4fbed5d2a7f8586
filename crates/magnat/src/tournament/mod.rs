//! `magnat tournament`: several tables, several games, one file.

pub(crate) mod args;
mod books;
mod cards;
mod file;
mod print;
mod results;

use crate::play::fresh_seed;
use crate::setup::{options, table_of};
use anyhow::{Context as _, Result, ensure};
use args::{CreateArgs, LeaveArgs, SeatArgs, ShowArgs, StandingsArgs, TournamentCommand};
use engine::FastRng;
use file::KeptCup;
use serde_json::json;
use std::io::{Read as _, Write};
use std::path::Path;
use tournament::{CupSettings, Participant, Schedule, Tournament, final_sheet};

/// The longest list of participants.
const MAX_LIST_BYTES: u64 = 1 << 20;

pub(crate) fn run(command: &TournamentCommand, out: &mut impl Write) -> Result<()> {
    match command {
        TournamentCommand::Create(args) => create(args, out),
        TournamentCommand::Seat(args) => seat(args, out),
        TournamentCommand::Show(args) => show(args, out),
        TournamentCommand::Enter(args) => results::enter(args, out),
        TournamentCommand::Import(args) => results::import(args, out),
        TournamentCommand::Leave(args) => leave(args, out),
        TournamentCommand::Standings(args) => standings(args, out),
        TournamentCommand::Cards(args) => cards::run(args, out),
    }
}

fn create(args: &CreateArgs, out: &mut impl Write) -> Result<()> {
    let mut names = match &args.players {
        Some(path) => read_names(path)?,
        None => Vec::new(),
    };
    names.extend(args.player.iter().map(|name| name.trim().to_owned()));
    ensure!(!names.is_empty(), "who takes part? Give --players FILE, or --player NAME for each");
    let chosen = options(&args.set)?;
    let about = catalog::find(&args.game)?.about();
    for seats in tournament::table_sizes(names.len(), args.table_size, CupSettings::default().least) {
        ensure!(
            (usize::from(about.least_seats)..=usize::from(about.most_seats)).contains(&seats),
            "{} participants at tables of about {} would make a table of {seats}, and {} is for {} to {} seats",
            names.len(),
            args.table_size,
            about.id,
            about.least_seats,
            about.most_seats
        );
    }
    let seats = args.table_size.clamp(about.least_seats, about.most_seats);
    let table = table_of(about.id, seats, &chosen, &args.set)?.open();
    let settings = CupSettings {
        table_target: args.table_size,
        games: args.games,
        final_size: args.final_size,
        scoring: args.scoring.into(),
        seating: args.seating.into(),
        ledger_penalty: args.penalty,
        absent_profit: i32::try_from(table.absent_score())
            .context("the game counts too much for the absent")?,
        figures: table.figures().iter().map(|&name| name.to_owned()).collect(),
        ..CupSettings::default()
    };
    let schedule = Schedule::new(Tournament::new(settings, names)?);
    let seed = match args.seed {
        Some(seed) => seed,
        None => fresh_seed()?,
    };
    let kept = KeptCup::new(args.name.clone(), about.id.to_owned(), chosen, seed, schedule);
    kept.create(&args.file)?;
    let count = kept.schedule.tournament.participants.len();
    writeln!(out, "{}: {count} participants, written to {}", kept.name, args.file.display())?;
    writeln!(out, "next: magnat tournament seat {}", args.file.display())?;
    Ok(())
}

/// One name per line; of a line of CSV the first cell, and a heading is no name.
fn read_names(path: &Path) -> Result<Vec<String>> {
    let shown = path.display();
    let file = std::fs::File::open(path).with_context(|| format!("cannot read {shown}"))?;
    let mut text = String::new();
    let bytes = file.take(MAX_LIST_BYTES + 1).read_to_string(&mut text);
    let bytes = bytes.with_context(|| format!("cannot read {shown} as text"))?;
    ensure!(bytes as u64 <= MAX_LIST_BYTES, "{shown} is too long for a list of participants");
    let is_csv = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("csv"));
    let mut names: Vec<String> = if is_csv {
        let rows = tournament::read_csv(&text).map_err(|error| anyhow::anyhow!("{shown}: {error}"))?;
        rows.into_iter().filter_map(|row| row.cells.into_iter().next()).collect()
    } else {
        text.trim_start_matches('\u{feff}').lines().map(|line| line.trim().to_owned()).collect()
    };
    let is_heading = |name: &String| ["name", "participant", "player"].contains(&&*name.to_lowercase());
    if is_csv && names.first().is_some_and(is_heading) {
        names.remove(0);
    }
    names.retain(|name| !name.is_empty());
    Ok(names)
}

fn find_all(tournament: &Tournament, names: &[String]) -> Result<Vec<Participant>> {
    let known = names.iter().filter(|name| !name.trim().is_empty());
    Ok(known.map(|name| tournament.find(name)).collect::<Result<_, _>>()?)
}

fn seat(args: &SeatArgs, out: &mut impl Write) -> Result<()> {
    let mut kept = KeptCup::read(&args.file)?;
    let absent = find_all(&kept.schedule.tournament, &args.absent)?;
    let game = kept.schedule.tournament.stages.len() as u64;
    let mut rng = FastRng::new(kept.seed.of_match(game).player_bits());
    let seated = kept.schedule.seat(&absent, &mut rng)?;
    kept.replace(&args.file)?;
    if args.json {
        return Ok(writeln!(out, "{}", print::seating_json(&kept.schedule))?);
    }
    print::seated(&kept.schedule, seated, out)
}

fn show(args: &ShowArgs, out: &mut impl Write) -> Result<()> {
    let kept = KeptCup::read(&args.file)?;
    if args.json {
        return Ok(writeln!(out, "{}", serde_json::to_string(&kept)?)?);
    }
    writeln!(
        out,
        "{}: {}, {} participants",
        kept.name,
        kept.game,
        kept.schedule.tournament.participants.len()
    )?;
    print::progress(&kept.schedule, out)
}

fn leave(args: &LeaveArgs, out: &mut impl Write) -> Result<()> {
    let mut kept = KeptCup::read(&args.file)?;
    for who in find_all(&kept.schedule.tournament, &args.names)? {
        kept.schedule.leave(who)?;
    }
    kept.replace(&args.file)?;
    Ok(writeln!(out, "noted: from the next game on they are absent, and they play no final")?)
}

fn standings(args: &StandingsArgs, out: &mut impl Write) -> Result<()> {
    let kept = KeptCup::read(&args.file)?;
    let list = kept.schedule.tournament.final_list();
    let sheet = final_sheet(&kept.schedule.tournament, &list);
    if args.csv {
        return Ok(write!(out, "{}", sheet.to_csv())?);
    }
    if args.json {
        let rows: Vec<_> = sheet.rows.iter().map(|row| print::row_json(&sheet.head, row)).collect();
        let games = kept.schedule.tournament.stages.len();
        let report =
            json!({ "name": kept.name, "games": games, "over": kept.schedule.is_over(), "standings": rows });
        return Ok(writeln!(out, "{report}")?);
    }
    print::progress(&kept.schedule, out)?;
    writeln!(out)?;
    print::sheet(&sheet, out)
}
