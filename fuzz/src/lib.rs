//! The fuzz targets by name, and the bytes to start from: the golden replays of every game, which hold valid records,
//! actions and options.

#![forbid(unsafe_code)]

use engine::{Fact, Line};
use std::io;
use std::path::Path;

/// Takes any bytes at all; a panic is a bug.
pub type Target = fn(&[u8]);

pub const TARGETS: [(&str, Target); 3] = [
    ("record", catalog::fuzz::record),
    ("action", catalog::fuzz::action),
    ("options", catalog::fuzz::options),
];

/// How much of a replay file is worth starting from.
const MAX_SEED_BYTES: usize = 64 * 1024;

/// Files per game: more of them hardly add anything new to start from.
const MAX_FILES: usize = 12;

/// What to start a target from: valid bytes out of the golden replays below `games`.
pub fn seeds(target: &str, games: &Path) -> io::Result<Vec<Vec<u8>>> {
    let mut seeds = vec![Vec::new(), b"{}".to_vec()];
    for game in std::fs::read_dir(games)? {
        let Ok(replays) = std::fs::read_dir(game?.path().join("tests/replays/v1")) else { continue };
        let mut files = replays.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
        files.sort();
        for file in files.into_iter().take(MAX_FILES) {
            let text = std::fs::read_to_string(file)?;
            match target {
                "record" => seeds.push(text.bytes().take(MAX_SEED_BYTES).collect()),
                "action" => seeds.extend(text.lines().filter_map(action)),
                _ => seeds.extend(text.lines().filter_map(options)),
            }
        }
    }
    seeds.sort();
    seeds.dedup();
    Ok(seeds)
}

/// Four bytes that say which table, then the action.
fn action(line: &str) -> Option<Vec<u8>> {
    let Line::Entry(entry) = Line::parse(line).ok()? else { return None };
    let Fact::Seat { action, .. } = entry.fact else { return None };
    Some([&[0, 0, (entry.seq % 256) as u8, 1], action.to_string().as_bytes()].concat())
}

/// Two bytes that say which game and how many seats, then the options.
fn options(line: &str) -> Option<Vec<u8>> {
    let Line::Header(header) = Line::parse(line).ok()? else { return None };
    let chosen: Vec<String> = header
        .options
        .iter()
        .map(|(id, value)| match value {
            engine::OptionValue::Word(word) => format!("{id:?}:{word:?}"),
            other => format!("{id:?}:{other}"),
        })
        .collect();
    Some([&[0, header.seats], format!("{{{}}}", chosen.join(",")).as_bytes()].concat())
}
