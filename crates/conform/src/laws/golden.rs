//! Old records still replay. Every folder of `tests/replays` holds whole matches of one version of the rules and of the
//! fingerprints: every step, every outcome of chance (drawn again from the seed in the header) and the end must be as
//! recorded, and so must every fingerprint whose version is still the current one. Whoever changes what a legal log
//! means must raise the version of the rules and will find these files in the way. Files that are there are never
//! written again; `MAGNAT_BLESS=1` adds the missing ones of the current versions.
//!
//! Every record is read twice: the second time by the same game with its states laid out the other way round.

use super::allocation::Choose;
use crate::Failure;
use crate::mirror::{Mirror, Mirrored};
use crate::table::{LawTable, tables};
use crate::walk::{LONGEST, bytes, choose, ensure, fact, pick};
use engine::{
    ChanceStream, Entry, FastRng, Fingerprint, Game, Header, Line, OpenError, OptionValues, Outcome,
    Replayer, Rng, Seat, Seed, Step, StepOf, Turn,
};
use sha2::{Digest, Sha256};
use std::fs;
use std::path::{Path, PathBuf};

/// Longer records are cut, but for the first, so that one whole match of a long game is there too.
const MOST_BYTES: usize = 30_000;

/// How many matches are played to find a short one.
const TRIES: u8 = 30;

/// Replays every record; there must be at least `least` of random play, which `bless` adds if they are missing.
pub fn golden<G: Game>(tests: &str, least: usize, bless: bool) -> Result<(), Failure> {
    let random: Choose<G> = |rules, state, seat, rng, scratch| rules.sample(state, seat, rng, scratch);
    let careful: Choose<G> = |rules, state, seat, rng, scratch| choose(rules, state, seat, 1, rng, scratch);
    let players = [("random", random), ("careful", careful)];
    let held = is_laid_out_anew::<G>()
        .and_then(|()| present::<G>(&folder::<G>(tests), least, &players, bless))
        .and_then(|_| all_records(tests))
        .and_then(|files| {
            files.iter().try_for_each(|file| {
                let text =
                    fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
                let read = verify::<G>(&text).and_then(|()| verify::<Mirror<G>>(&text));
                read.map_err(|why| format!("{}: {why}", file.display()))
            })
        });
    held.map_err(|why| Failure::of::<G>("golden", None, why))
}

/// The mirrored game must really have another layout, or reading by it proves nothing.
fn is_laid_out_anew<G: Game>() -> Result<(), String> {
    let tables = tables::<G>()?;
    let state = tables.first().ok_or("the game has no table")?.rules.start();
    let (plain, mirrored) = (bytes(&state), bytes(&Mirrored(state)));
    ensure(plain != mirrored, || "a state reads the same with its fields reversed".into())
}

/// The folder for records of the versions that are current.
pub(crate) fn folder<G: Game>(tests: &str) -> PathBuf {
    let versions = format!("rules{}-prints{}", G::RULES_VERSION, G::PRINT_VERSION);
    Path::new(tests).join("replays").join(versions)
}

/// The records of all versions.
fn all_records(tests: &str) -> Result<Vec<PathBuf>, String> {
    let replays = Path::new(tests).join("replays");
    let Ok(entries) = fs::read_dir(&replays) else { return Ok(Vec::new()) };
    let mut files = Vec::new();
    for entry in entries {
        let folder = entry.map_err(|error| format!("{}: {error}", replays.display()))?.path();
        files.extend(records(&folder)?);
    }
    files.sort();
    Ok(files)
}

/// All records of the folder, of which at least `least` must be by these players. Adds missing ones where `bless`
/// allows it.
pub(crate) fn present<G: Game>(
    folder: &Path,
    least: usize,
    players: &[(&str, Choose<G>)],
    bless: bool,
) -> Result<Vec<PathBuf>, String> {
    if bless {
        write_missing::<G>(folder, least, players)?;
    }
    let files = records(folder)?;
    let is_theirs = |file: &&PathBuf| {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        players.iter().any(|(player, _)| name.contains(&format!("-{player}-")))
    };
    let count = files.iter().filter(is_theirs).count();
    ensure(count >= least, || {
        let names: Vec<&str> = players.iter().map(|(player, _)| *player).collect();
        format!(
            "{} holds {count} of at least {least} records by {names:?}; MAGNAT_BLESS=1 adds some",
            folder.display()
        )
    })?;
    Ok(files)
}

fn records(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let Ok(entries) = fs::read_dir(folder) else { return Ok(Vec::new()) };
    let paths: Result<Vec<PathBuf>, _> = entries.map(|entry| entry.map(|entry| entry.path())).collect();
    let mut files = paths.map_err(|error| format!("{}: {error}", folder.display()))?;
    files.retain(|file| file.extension().is_some_and(|extension| extension == "jsonl"));
    files.sort();
    Ok(files)
}

/// Replays a record and compares everything in it.
pub(crate) fn verify<G: Game>(text: &str) -> Result<(), String> {
    let find = |header: &Header| {
        if header.game != G::ID {
            return Err(OpenError::Game(format!("a record of {}", header.game)));
        }
        Ok(engine::Table::<G>::of_record(header)?)
    };
    let read = Replayer::new(find).allowing_unfinished().read_all(text.lines());
    let read = read.map_err(|fault| fault.to_string())?;
    let written = text.lines().filter_map(|line| match Line::parse(line) {
        Ok(Line::Entry(entry)) => Some(entry.fact),
        _ => None,
    });
    let mut again = read.iter().flat_map(|recording| &recording.entries).zip(written);
    again.try_for_each(|(entry, fact)| {
        ensure(entry.fact == fact, || format!("step {}: {fact:?} is now {:?}", entry.seq, entry.fact))
    })
}

/// Writes the planned records that are not there: `count` of them, spread over all tables and players.
fn write_missing<G: Game>(folder: &Path, count: usize, players: &[(&str, Choose<G>)]) -> Result<(), String> {
    let tables = tables::<G>()?;
    fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for at in 0..count {
        let table = &tables[at * tables.len() / count];
        let (player, choose) = players[at % players.len()];
        let options = if table.chosen.is_empty() { "defaults".into() } else { short_print(&table.chosen) };
        let name = format!("{}-{options}-{player}-{at}", table.seats);
        let file = folder.join(format!("{name}.jsonl"));
        if !file.exists() {
            // Moved into place when whole, for another law may be reading the folder.
            let draft = file.with_extension("draft");
            let text = short_record(table, &name, choose, at > 0)?;
            let written = fs::write(&draft, text).and_then(|()| fs::rename(&draft, &file));
            written.map_err(|error| format!("{}: {error}", file.display()))?;
        }
    }
    Ok(())
}

fn short_print(chosen: &OptionValues) -> String {
    let hash = Sha256::digest(bytes(chosen));
    hash.iter().take(3).map(|byte| format!("{byte:02x}")).collect()
}

/// A record that is short enough: of a whole match if one is found soon, else of the beginning of one. The whole of a
/// long game is taken only if it must not be cut.
fn short_record<G: Game>(
    table: &LawTable<G>,
    name: &str,
    choose: Choose<G>,
    may_cut: bool,
) -> Result<String, String> {
    let seed = |attempt: u8| Seed::derive(&[name.as_bytes(), &[attempt]]);
    let mut cut = String::new();
    for attempt in 0..TRIES {
        let (text, is_whole) = record(table, seed(attempt), choose, MOST_BYTES)?;
        if is_whole {
            return Ok(text);
        }
        cut = text;
    }
    if may_cut { Ok(cut) } else { record(table, seed(0), choose, usize::MAX).map(|(text, _)| text) }
}

/// Plays a match and records it until it is over or the record would have more bytes than `most`; says which.
fn record<G: Game>(
    table: &LawTable<G>,
    seed: Seed,
    choose: Choose<G>,
    most: usize,
) -> Result<(String, bool), String> {
    let (mut chance, mut rng) = (ChanceStream::new(&seed), FastRng::new(seed.player_bits()));
    let opened = engine::Table::<G>::new(table.seats, &table.chosen).map_err(|error| error.to_string())?;
    let header = Header { seed: Some(seed), ..opened.header() };
    let mut text = Line::Header(header).to_json() + "\n";
    let (mut state, mut scratch) = (table.rules.start(), Vec::new());
    for seq in 1..=LONGEST {
        if table.rules.turn(&state) == Turn::Over {
            let scores = Seat::all(table.seats).map(|seat| table.rules.score(&state, seat)).collect();
            text += &(Line::End(Outcome::new(&table.rules.ranks(&state), scores)).to_json() + "\n");
            return Ok((text, true));
        }
        let step = next(&table.rules, &state, &mut chance, &mut rng, &mut scratch, choose);
        table.rules.apply(&mut state, step, &mut ());
        let entry = Entry { seq, fact: fact::<G>(step), print: Fingerprint::of(&table.rules, &state) };
        let line = Line::Entry(entry).to_json() + "\n";
        if text.len() + line.len() > most {
            break;
        }
        text += &line;
    }
    Ok((text, false))
}

fn next<G: Game>(
    rules: &G,
    state: &G::State,
    chance: &mut ChanceStream,
    rng: &mut FastRng,
    scratch: &mut Vec<G::Action>,
    choose: Choose<G>,
) -> StepOf<G> {
    let turn = rules.turn(state);
    if turn == Turn::Chance {
        return Step::Chance { outcome: rules.draw(state, chance) };
    }
    if turn.seats().is_empty() || rules.wait(state).is_some() && rng.chance(1, 4) {
        return Step::Lapse;
    }
    let seat = pick(turn.seats(), rng);
    Step::Seat { seat, action: choose(rules, state, seat, rng, scratch) }
}
