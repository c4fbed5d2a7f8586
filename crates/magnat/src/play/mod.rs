//! `magnat play`: one person against bots.

pub(crate) mod blank;
mod plain;
pub(crate) mod table;
pub(crate) mod thinker;
pub(crate) mod words;

use crate::cli::PlayArgs;
use crate::records::Records;
use crate::{setup, tui};
use anyhow::{Context as _, Result, ensure};
use catalog::AnyRecording;
use engine::{Seat, Seed};
use std::io::IsTerminal as _;
use std::path::PathBuf;
use table::{TerminalTable, bot_player};
use text::Texts;
use thinker::BotThread;

/// What the others are called, by the letters of their seats.
const NAMES: [&str; engine::MAX_SEATS] = ["Ada", "Bruno", "Celia", "Dario", "Emma", "Felix", "Greta", "Hugo"];

pub(crate) fn run(args: &PlayArgs) -> Result<()> {
    let table = match &args.resume {
        Some(file) => resume(args, file)?,
        None => open(args)?,
    };
    let thinker = BotThread::new(&table, &args.bots)?;
    if args.plain || !std::io::stdin().is_terminal() || !std::io::stdout().is_terminal() {
        return plain::run(table, thinker, &mut std::io::stdin().lock(), &mut std::io::stdout().lock());
    }
    tui::run(table, thinker, std::time::Duration::from_millis(args.pace))
}

fn open(args: &PlayArgs) -> Result<TerminalTable> {
    let game = args.game.as_deref().context("which game? `magnat games` lists them")?;
    let table = setup::table(game, &args.table)?;
    let (me, seats) = (args.seat.unwrap_or(Seat(0)), table.seats());
    ensure!(me.0 < seats, "there is no seat {} at a table of {seats} (0 to {})", me.0, seats - 1);
    let lang = args.lang.get();
    let person = args.name.clone().unwrap_or_else(|| Texts::new(table.about().texts, lang).say("ui-player"));
    let player = |seat: Seat| match seat == me {
        true => person.clone(),
        false => bot_player(NAMES[seat.index()], &args.bots),
    };
    let players = Seat::all(seats).map(player).collect();
    let seed = match args.seed {
        Some(seed) => seed,
        None => fresh_seed()?,
    };
    Ok(TerminalTable::new(table, seed, me, players, lang))
}

fn resume(args: &PlayArgs, file: &std::path::Path) -> Result<TerminalTable> {
    only_match(file)
        .and_then(|recording| TerminalTable::resume(recording, args.seat, args.lang.get()))
        .with_context(|| format!("cannot go on with {}", file.display()))
}

fn only_match(file: &std::path::Path) -> Result<AnyRecording> {
    let mut records = Records::open_unfinished(file)?;
    let first = records.next()?.context("the file holds no match that could go on")?;
    ensure!(records.next()?.is_none(), "the file holds more than one match; only one can go on");
    Ok(first)
}

/// 256 bits from the operating system.
pub(crate) fn fresh_seed() -> Result<Seed> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| anyhow::anyhow!("the system gives no randomness: {error}"))?;
    Ok(Seed(bytes))
}

/// The most numbered names tried for a file.
const MAX_NUMBER: u32 = 9_999;

/// A name nobody has used yet for the record of this table.
pub(crate) fn free_name(table: &TerminalTable) -> PathBuf {
    let id = table.about().id;
    let names = (1..=MAX_NUMBER).map(|number| PathBuf::from(format!("{id}-{number}.jsonl")));
    names.into_iter().find(|path| !path.exists()).unwrap_or_else(|| PathBuf::from(format!("{id}.jsonl")))
}
