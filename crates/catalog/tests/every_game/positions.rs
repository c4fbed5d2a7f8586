//! Bots are the same everywhere: in so many positions of golden records every level does what it has always done.
//!
//! `games/<id>/tests/positions.jsonl` holds one position per line. It names a golden record of the game, how many steps of it
//! have happened, the seat that decides and the dice of the bot; `actions` says what each level does there.
//! `cargo xtask bless` adds missing positions and never changes one. Where a bot or a rule was changed on purpose, the
//! lines that no longer hold are deleted by hand.

use catalog::{AnyRecording, games};
use engine::{Fact, Level, Seat};
use search::AnyGame;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::fs::{read_dir, read_to_string, write};
use std::path::PathBuf;
use std::thread::scope;

const FILE: &str = "positions.jsonl";

/// How many positions every game has at least: a thousand in all.
const POSITIONS: usize = 200;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
    /// The file below `games/<game>/tests/replays`, without its ending.
    record: String,
    /// So many of its steps have happened.
    steps: u32,
    seat: Seat,
    dice: u64,
    /// By the name of the level.
    actions: Map<String, Value>,
}

/// The decisions of seats that had a choice: how many steps came before, and whose it was.
fn decisions(recording: &AnyRecording) -> Vec<(u32, Seat)> {
    let mut moments = recording.moments(0);
    let mut found = Vec::new();
    for entry in &recording.entries {
        if let Fact::Seat { seat, .. } = entry.fact
            && moments.game().legal(seat).len() > 1
        {
            found.push((moments.game().seq(), seat));
        }
        moments.step();
    }
    found
}

impl Position {
    /// What the bot of this name does here.
    fn ask(&self, recording: &AnyRecording, name: &str) -> Value {
        let game = recording.after(self.steps).expect("the record is long enough");
        let mut bot = recording.table.bot(name).expect("levels have bots");
        bot.choose(&game.sight(self.seat), self.dice).expect("the seat may act")
    }
}

/// The tests of a game.
fn tests(game: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("../../games/{game}/tests"))
}

fn recording(game: &str, record: &str) -> AnyRecording {
    let path = tests(game).join(format!("replays/{record}.jsonl"));
    let text = read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let read = catalog::replayer().allowing_unfinished().read_all(text.lines());
    read.expect("golden records hold").swap_remove(0)
}

fn read(game: &str) -> Vec<Position> {
    let text = match read_to_string(tests(game).join(FILE)) {
        Ok(text) => text,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
        Err(error) => panic!("the positions of {game} cannot be read: {error}"),
    };
    text.lines().map(|line| serde_json::from_str(line).expect("a position is one line of JSON")).collect()
}

/// Positions to be asked about, spread evenly over all records of the first rules and over their decisions. A small game
/// with few records may not have enough of them.
fn plan(game: &str) -> Vec<(String, u32, Seat)> {
    let mut records: Vec<String> = read_dir(tests(game).join("replays/v1"))
        .expect("every game has golden records")
        .map(|entry| entry.expect("the folder can be read").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "jsonl"))
        .map(|path| format!("v1/{}", path.file_stem().expect("a file has a name").to_string_lossy()))
        .collect();
    records.sort();
    let decisions: Vec<Vec<(u32, Seat)>> =
        records.iter().map(|record| decisions(&recording(game, record))).collect();
    let rounds = POSITIONS.div_ceil(records.len().max(1)) + 1;
    let mut planned = Vec::new();
    for round in 0..rounds {
        for (record, decisions) in records.iter().zip(&decisions) {
            let one = decisions.get((2 * round + 1) * decisions.len() / (2 * rounds));
            let one = one.map(|&(steps, seat)| (record.clone(), steps, seat));
            if let Some(one) = one.filter(|one| !planned.contains(one)) {
                planned.push(one);
            }
        }
    }
    planned.truncate(POSITIONS);
    planned
}

/// Adds positions until there are enough, and changes none.
fn bless(game: &str, positions: &mut Vec<Position>) {
    for (record, steps, seat) in plan(game) {
        let is_there = |other: &Position| other.record == record && other.steps == steps;
        if positions.len() >= POSITIONS || positions.iter().any(is_there) {
            continue;
        }
        let recording = recording(game, &record);
        let dice = positions.len() as u64;
        let mut position = Position { record, steps, seat, dice, actions: Map::new() };
        for level in Level::ALL {
            let action = position.ask(&recording, level.name());
            position.actions.insert(level.name().to_owned(), action);
        }
        positions.push(position);
    }
    let lines = positions.iter().map(|position| serde_json::to_string(position).expect("plain JSON") + "\n");
    write(tests(game).join(FILE), lines.collect::<String>()).expect("the file can be written");
}

/// What no longer holds in a game.
fn changes(game: &dyn AnyGame) -> Vec<String> {
    let id = game.about().id;
    let mut positions = read(id);
    if testkit::may_bless() && positions.len() < POSITIONS {
        bless(id, &mut positions);
    }
    let count = positions.len();
    assert!(
        count >= POSITIONS || count > 0 && count >= plan(id).len(),
        "{id} has {count} positions; `cargo xtask bless` adds some"
    );
    let mut changed = Vec::new();
    let mut asked: BTreeMap<&str, usize> = BTreeMap::new();
    for (position, line) in positions.iter().zip(1..) {
        let recording = recording(id, &position.record);
        for (name, expected) in &position.actions {
            *asked.entry(name).or_default() += 1;
            let action = position.ask(&recording, name);
            if action != *expected {
                changed.push(format!("games/{id}/tests/{FILE}:{line}: {name} does {action}, not {expected}"));
            }
        }
    }
    let levels = Level::ALL.map(|level| asked.get(level.name()).copied().unwrap_or_default());
    assert!(levels.iter().all(|&times| times == count), "{asked:?}");
    changed
}

#[test]
fn every_level_acts_as_it_always_did() {
    let changed: Vec<String> = scope(|scope| {
        let games: Vec<_> = games().iter().map(|game| scope.spawn(|| changes(&**game))).collect();
        games.into_iter().flat_map(|game| game.join().expect("a game that panicked has said why")).collect()
    });
    assert!(changed.is_empty(), "bots act otherwise than they did:\n{}", changed.join("\n"));
}
