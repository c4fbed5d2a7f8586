//! The fuzz targets without libFuzzer: valid bytes, damaged at random, for so many seconds. It has no coverage to guide
//! it, so it finds less than `cargo fuzz`; it runs on stable and needs nothing installed.
//!
//! `soak TARGET --seconds N --seed S`, or `soak TARGET FILE` to run one input again, or `soak TARGET --into FOLDER` to
//! write the valid bytes for a fuzzer that wants files.

#![forbid(unsafe_code)]

use engine::{FastRng, Rng};
use magnat_fuzz::{TARGETS, Target, seeds};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// Longer inputs teach nothing that shorter ones do not.
const MAX_BYTES: usize = 256 * 1024;

/// An input that takes longer is as bad as a crash.
const PATIENCE: Duration = Duration::from_secs(5);

/// Pieces that readers of JSON and of records trip over.
const PIECES: [&str; 20] = [
    "{",
    "}",
    "[",
    "]",
    "\"",
    ":",
    ",",
    "null",
    "true",
    "-1",
    "0",
    "255",
    "256",
    "4294967296",
    "1e999",
    "18446744073709551616",
    "\"type\"",
    "\n",
    "\u{202e}é",
    "\\u0000",
];

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let named = |name: &str| words.iter().position(|word| word == name).and_then(|at| words.get(at + 1));
    let number = |name, default| named(name).map_or(Some(default), |word| word.parse().ok());
    let target = words.first().and_then(|name| TARGETS.into_iter().find(|(other, _)| other == name));
    let (Some((name, target)), Some(seconds), Some(seed)) =
        (target, number("--seconds", 60), number("--seed", 1))
    else {
        eprintln!("soak record|action|options [--seconds N] [--seed S], or soak TARGET FILE|--into FOLDER");
        return ExitCode::from(2);
    };
    match (words.get(1).filter(|word| !word.starts_with("--")), named("--into")) {
        (Some(file), _) => again(target, Path::new(file)),
        (None, Some(folder)) => write_seeds(name, Path::new(folder)),
        (None, None) => soak(name, target, Duration::from_secs(seconds), seed),
    }
}

/// Runs one input again, with the panic message and its trace.
fn again(target: Target, file: &Path) -> ExitCode {
    match std::fs::read(file) {
        Ok(bytes) => {
            target(&bytes);
            println!("{}: fine", file.display());
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{}: {error}", file.display());
            ExitCode::from(2)
        }
    }
}

fn write_seeds(name: &str, folder: &Path) -> ExitCode {
    match valid(name) {
        Some(pool) => {
            pool.iter().for_each(|bytes| drop(keep(folder, "seed", bytes)));
            println!("{name}: {} valid inputs to start from", pool.len());
            ExitCode::SUCCESS
        }
        None => ExitCode::from(2),
    }
}

/// The bytes to start from.
fn valid(name: &str) -> Option<Vec<Vec<u8>>> {
    let found = seeds(name, &Path::new(env!("CARGO_MANIFEST_DIR")).join("../games"));
    found.inspect_err(|error| eprintln!("no bytes to start from: {error}")).ok()
}

fn soak(name: &str, target: Target, time: Duration, seed: u64) -> ExitCode {
    let Some(mut pool) = valid(name) else { return ExitCode::from(2) };
    println!("{name}: {} valid inputs, damaged at random for {} s, seed {seed}", pool.len(), time.as_secs());
    let mut rng = FastRng::new(seed);
    let (begin, mut runs, mut slowest) = (Instant::now(), 0u64, Duration::ZERO);
    while begin.elapsed() < time {
        let bytes = damaged(&pool, &mut rng);
        let start = Instant::now();
        let survived = catch_unwind(AssertUnwindSafe(|| target(&bytes))).is_ok();
        let took = start.elapsed();
        if !survived || took > PATIENCE {
            let file =
                keep(&Path::new(env!("CARGO_MANIFEST_DIR")).join("artifacts").join(name), "crash", &bytes);
            eprintln!("{name}: {} (run {runs}, {took:?})", if survived { "too slow" } else { "a panic" });
            eprintln!("the input is in {}; run it again with: cargo xtask fuzz {name} FILE", file.display());
            return ExitCode::FAILURE;
        }
        slowest = slowest.max(took);
        runs += 1;
        // Damage upon damage, now and then, reaches deeper; the pool stays bounded.
        if rng.chance(1, 64) {
            let at = rng.below(pool.len() as u32) as usize;
            if pool.len() < 4096 { pool.push(bytes) } else { pool[at] = bytes }
        }
    }
    println!("{name}: {runs} inputs, no panic, slowest {slowest:?}");
    ExitCode::SUCCESS
}

/// One of the pool with one to six small wounds.
fn damaged(pool: &[Vec<u8>], rng: &mut FastRng) -> Vec<u8> {
    let pick = |rng: &mut FastRng| &pool[rng.below(pool.len() as u32) as usize];
    let mut bytes = pick(rng).clone();
    for _ in 0..=rng.below(6) {
        let at = rng.below(bytes.len() as u32 + 1) as usize;
        let length = rng.below(16) as usize;
        let end = (at + length).min(bytes.len());
        match rng.below(9) {
            0 => bytes.truncate(at),
            1 => drop(bytes.drain(at..end)),
            2 => {
                let copy = bytes[at..end].to_vec();
                bytes.splice(at..at, copy);
            }
            3 => {
                let piece = PIECES[rng.below(PIECES.len() as u32) as usize];
                bytes.splice(at..end.min(at + 1), piece.bytes());
            }
            4 => {
                let other = pick(rng);
                let from = rng.below(other.len() as u32 + 1) as usize;
                bytes.truncate(at);
                bytes.extend_from_slice(&other[from..]);
            }
            5 => bytes[at..end].iter_mut().filter(|byte| byte.is_ascii_digit()).for_each(|byte| {
                *byte = b'0' + rng.below(10) as u8;
            }),
            6 => bytes[at..end].iter_mut().take(1).for_each(|byte| *byte ^= 1 << rng.below(8)),
            7 => bytes[at..end].iter_mut().take(4).for_each(|byte| *byte = rng.word() as u8),
            // Another game, another table: what the first bytes of some targets say.
            _ => {
                let first = 1 + rng.below(4) as usize;
                bytes.iter_mut().take(first).for_each(|byte| *byte = rng.below(9) as u8);
            }
        }
        bytes.truncate(MAX_BYTES);
    }
    bytes
}

/// Writes the bytes under a name that follows from them.
fn keep(folder: &Path, kind: &str, bytes: &[u8]) -> PathBuf {
    let name = bytes.iter().fold(0xcbf2_9ce4_8422_2325u64, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    let file = folder.join(format!("{kind}-{name:016x}"));
    let kept = std::fs::create_dir_all(folder).and_then(|()| std::fs::write(&file, bytes));
    if let Err(error) = kept {
        eprintln!("cannot keep the input: {error}; it is {bytes:?}");
    }
    file
}
