//! Runs seeds until one fails: `sim [FIRST] [COUNT]`.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a program for a person at a terminal")]

use std::process::ExitCode;

fn main() -> ExitCode {
    let mut numbers = std::env::args().skip(1).map(|word| word.parse::<u64>());
    let (first, count) = match (numbers.next().unwrap_or(Ok(0)), numbers.next().unwrap_or(Ok(1))) {
        (Ok(first), Ok(count)) => (first, count),
        _ => {
            eprintln!("sim: two whole numbers are wanted: the first seed and how many");
            return ExitCode::from(2);
        }
    };
    for seed in first..first.saturating_add(count) {
        match sim::run(seed) {
            Ok(report) if count == 1 => println!("{report:#?}"),
            Ok(_) if (seed + 1 - first).is_multiple_of(1_000) => println!("{} seeds hold", seed + 1 - first),
            Ok(_) => {}
            Err(failure) => {
                eprintln!("{failure}");
                return ExitCode::FAILURE;
            }
        }
    }
    println!("all {count} seeds from {first} on hold");
    ExitCode::SUCCESS
}
