//! The fuzz targets by name, and the bytes to start from: the golden replays of every game, which hold valid records,
//! actions and options.

#![forbid(unsafe_code)]

use catalog::games;
use engine::{Fact, Header, Line, OptionValue};
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

/// Files per game, spread over all seats and options: more of them hardly add anything new to start from.
const MAX_FILES: usize = 12;

/// What to start a target from: valid bytes out of the golden replays below `games`.
pub fn seeds(target: &str, games: &Path) -> io::Result<Vec<Vec<u8>>> {
    let mut seeds = vec![Vec::new(), b"{}".to_vec()];
    for game in std::fs::read_dir(games)? {
        let Ok(replays) = std::fs::read_dir(game?.path().join("tests/replays/v1")) else { continue };
        let mut files = replays.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
        files.sort();
        let apart = files.len().div_ceil(MAX_FILES).max(1);
        for file in files.into_iter().step_by(apart) {
            let text = std::fs::read_to_string(file)?;
            match target {
                "record" => seeds.push(text.bytes().take(MAX_SEED_BYTES).collect()),
                "action" => seeds.extend(actions(&text)),
                _ => seeds.extend(headers(&text).map(|(number, header)| options(number, &header))),
            }
        }
    }
    seeds.sort();
    seeds.dedup();
    Ok(seeds)
}

/// The headers of a file of records whose game is in the catalog, with the game's number there.
fn headers(text: &str) -> impl Iterator<Item = (usize, Header)> {
    text.lines().filter_map(|line| {
        let Line::Header(header) = Line::parse(line).ok()? else { return None };
        let number = games().iter().position(|game| game.about().id == header.game)?;
        Some((number, header))
    })
}

/// Four bytes that say which table and how far it has come, then an action.
fn actions(text: &str) -> Vec<Vec<u8>> {
    let Some((number, header)) = headers(text).next() else { return Vec::new() };
    let seats = header.seats - games()[number].about().least_seats;
    let action = |line: &str| {
        let Line::Entry(entry) = Line::parse(line).ok()? else { return None };
        let Fact::Seat { action, .. } = entry.fact else { return None };
        let far = entry.seq.min(255) as u8;
        Some([&[number as u8, seats, far, 1], action.to_string().as_bytes()].concat())
    };
    text.lines().filter_map(action).collect()
}

/// Two bytes that say which game and how many seats, then the options.
fn options(number: usize, header: &Header) -> Vec<u8> {
    let chosen = header.options.iter().map(|(id, value)| match value {
        OptionValue::Word(word) => format!("{id:?}:{word:?}"),
        other => format!("{id:?}:{other}"),
    });
    let chosen = chosen.collect::<Vec<_>>().join(",");
    [&[number as u8, header.seats], format!("{{{chosen}}}").as_bytes()].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAMES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../games");

    #[test]
    fn every_target_starts_from_valid_bytes_and_survives_them() {
        for (name, target) in TARGETS {
            let seeds = seeds(name, Path::new(GAMES)).unwrap();
            assert!(seeds.len() > 2, "{name}");
            seeds.iter().for_each(|bytes| target(bytes));
        }
    }

    #[test]
    fn options_open_the_table_they_come_from() {
        let mut opened = 0;
        for bytes in seeds("options", Path::new(GAMES)).unwrap() {
            let Some((&[number, seats], rest)) = bytes.split_first_chunk::<2>() else { continue };
            if let Ok(chosen) = serde_json::from_slice::<engine::OptionValues>(rest) {
                opened += u32::from(games()[usize::from(number)].table(seats, &chosen).is_ok());
            }
        }
        assert!(opened > 2, "only {opened} tables opened");
    }
}
