//! Where strangers' bytes come in. Each function takes anything at all and must come back; fuzz targets and property
//! tests call them over every game.

use crate::{games, replayer};
use engine::{AnyMatch, ChanceStream, OptionValues, Seat, Seed, Turn};
use serde_json::Value;

/// How far into a match an arbitrary action may be thrown at it.
const MOST_STEPS: u32 = 300;

/// A record file: read, replayed and judged.
pub fn record(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    if let Err(fault) = replayer().allowing_unfinished().read_all(text.lines()) {
        assert_clear(&fault.to_string());
    }
}

/// An action: the first bytes say which game, how many seats and how far the match has come; the rest is thrown at
/// every seat as JSON. A refused action must leave the match as it was.
pub fn action(bytes: &[u8]) {
    let Some((&[game, seats, far, seed], rest)) = bytes.split_first_chunk::<4>() else { return };
    let Ok(action) = serde_json::from_slice::<Value>(rest) else { return };
    let game = &games()[usize::from(game) % games().len()];
    let about = game.about();
    let seats = about.least_seats + seats % (about.most_seats - about.least_seats + 1);
    let table = game.table(seats, &OptionValues::new()).expect("defaults are a setup at every seat count");
    let mut table = table.open();
    let far = MOST_STEPS * u32::from(far) / 255;
    advance(&mut *table, far, u64::from(seed));
    for seat in Seat::all(seats + 1) {
        let before = table.fingerprint();
        let mut fork = table.fork();
        let answer = fork.submit(seat, &action);
        assert_eq!(table.check(seat, &action).is_ok(), answer.is_ok(), "check and submit disagree");
        if let Err(refusal) = answer {
            assert_clear(&refusal.to_string());
            assert_eq!(fork.fingerprint(), before, "a refused action changed the state");
        }
    }
}

/// An options object: the first bytes say which game and how many seats, the rest are the options as JSON. A setup
/// that is accepted must be able to start.
pub fn options(bytes: &[u8]) {
    let Some((&[game, seats], rest)) = bytes.split_first_chunk::<2>() else { return };
    let Ok(chosen) = serde_json::from_slice::<OptionValues>(rest) else { return };
    let game = &games()[usize::from(game) % games().len()];
    match game.table(seats, &chosen) {
        Ok(table) => {
            let mut table = table.open();
            let mut chance = ChanceStream::new(&Seed::from_number(1));
            if table.turn() == Turn::Chance {
                table.chance(&mut chance).expect("it is the turn of chance");
            }
            table.audit().expect("a fresh table has everything it should");
        }
        Err(error) => assert_clear(&error.to_string()),
    }
}

/// Plays listed actions at random for so many steps, or until the match is over.
fn advance(table: &mut dyn AnyMatch, steps: u32, seed: u64) {
    let mut chance = ChanceStream::new(&Seed::from_number(seed));
    let mut dice = engine::FastRng::new(seed);
    for _ in 0..steps {
        let stepped = match (table.turn(), table.ask()) {
            (Turn::Over, _) => return,
            (Turn::Chance, _) => table.chance(&mut chance),
            (_, None) => table.lapse(),
            (_, Some(seat)) => {
                let legal = table.legal(seat);
                let pick = engine::Rng::below(&mut dice, legal.len() as u32) as usize;
                table.submit(seat, &legal[pick])
            }
        };
        stepped.expect("listed actions are legal");
    }
}

/// An error is one line that says something.
fn assert_clear(message: &str) {
    assert!(!message.is_empty() && !message.contains('\n'), "not one clear line: {message:?}");
}
