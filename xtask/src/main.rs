//! The chores of the project. `cargo xtask` without a command lists them.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a program for a person at a terminal")]

mod bench;
mod bless;
mod fuzz;
mod needs;
mod new_game;
mod play;
mod puzzles;
mod python;
mod shell;
mod siege;
mod sim;
mod soak;
mod test;
mod tidy;
mod wasm;
mod web;

use anyhow::Result;
use clap::{CommandFactory as _, Parser, Subcommand};
use std::fmt;
use std::process::ExitCode;

/// The chores of Magnat.
#[derive(Parser, Debug)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", disable_help_subcommand = true)]
struct Cli {
    #[command(subcommand)]
    chore: Option<Chore>,
}

#[derive(Subcommand, Debug)]
enum Chore {
    /// Build everything, open tables on this machine and show them in the browser
    Play(play::PlayOptions),
    /// Everything that must hold before a commit: format, tidy, clippy, all tests
    Test,
    /// Test, then what takes longer or needs the internet: audit, documentation, fuzz targets, the long run of the laws
    Ci,
    /// Only the house rules: layers, rule ids, sizes, dependencies, names, sameness of bots
    Tidy,
    /// Write the TypeScript types of the protocol, web/src/lib/wire.ts, and of every game, games/ID/ui/wire.ts
    Codegen,
    /// Write golden replays, perft lines and positions of bots that are missing; existing ones stay as they are
    Bless {
        /// Only these games
        games: Vec<String>,
    },
    /// Write games/ID: a small complete game to start from
    NewGame(new_game::NewGameArgs),
    /// Measure speed beside a calibration loop
    Bench {
        /// Put it into docs/benchmarks.md
        #[arg(long)]
        write: bool,
    },
    /// Throw damaged bytes at everything that reads bytes
    Fuzz(fuzz::FuzzArgs),
    /// Random games over random options, every step checked; 10,000 of each game unless told
    Soak(soak::SoakOptions),
    /// Find puzzles in matches of bots and write games/ID/puzzles.jsonl
    Puzzles(puzzles::PuzzleArgs),
    /// Tables under crashes, bad networks and bad clocks
    Sim(sim::SimArgs),
    /// Play against the built server, kill it, take its store away, look for what is missing
    Crash(siege::CrashArgs),
    /// Measure what people feel while a few addresses take all they can get from the built server
    Storm(siege::StormArgs),
    /// Measure the built server under load, beside a bare echo
    BenchServer(siege::LoadArgs),
    /// Build the Python package as a wheel
    Wheel,
    /// Measure the Python package beside other libraries of games
    BenchPython {
        /// Words for `python -m magnat.bench`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        words: Vec<String>,
    },
    /// Build the games' program for browsers, for games without a server
    Wasm,
    /// The bare loop that bench measures against
    Calibrate,
}

/// The exit code of a command line that cannot be understood, as in `magnat`.
const USAGE: u8 = 2;

/// A word that can be read but not obeyed, such as a game that does not exist.
#[derive(Debug)]
struct Usage(String);

impl Usage {
    fn new(why: impl Into<String>) -> Usage {
        Usage(why.into())
    }
}

impl fmt::Display for Usage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Usage {}

fn main() -> ExitCode {
    let Some(chore) = Cli::parse().chore else {
        print!("{}", Cli::command().render_help());
        return ExitCode::SUCCESS;
    };
    match run(chore) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => match error.downcast_ref::<shell::Exit>() {
            Some(shell::Exit(code)) => ExitCode::from(*code),
            None => {
                eprintln!("xtask: {error:#}");
                ExitCode::from(if error.is::<Usage>() { USAGE } else { 1 })
            }
        },
    }
}

fn run(chore: Chore) -> Result<()> {
    match chore {
        Chore::Play(args) => play::run(&args),
        Chore::Test => test::test(),
        Chore::Ci => test::ci(),
        Chore::Tidy => tidy::run(),
        Chore::Codegen => bless::types(),
        Chore::Bless { games } => bless::run(&games),
        Chore::NewGame(args) => new_game::run(&args),
        Chore::Bench { write } => bench::run(write),
        Chore::Fuzz(args) => fuzz::run(&args),
        Chore::Soak(args) => soak::run(&args),
        Chore::Puzzles(args) => puzzles::run(&args),
        Chore::Sim(args) => sim::run(&args),
        Chore::Crash(args) => siege::crash(&args),
        Chore::Storm(args) => siege::storm(&args),
        Chore::BenchServer(args) => siege::load(&args),
        Chore::Wheel => python::wheel().map(|wheel| println!("{}", wheel.display())),
        Chore::BenchPython { words } => python::bench(&words),
        Chore::Wasm => wasm::build(),
        Chore::Calibrate => {
            bench::calibrate();
            Ok(())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Cli, clap::Error> {
        Cli::try_parse_from(["xtask"].into_iter().chain(line.split_whitespace()))
    }

    #[test]
    fn the_command_line_is_sound() {
        Cli::command().debug_assert();
        for right in
            ["", "test", "bless", "bless ludo chess", "new-game ludo --prefix LU", "fuzz record --seconds 5"]
        {
            assert!(read(right).is_ok(), "{right}");
        }
        for right in [
            "soak --game ludo --games=5",
            "crash --kills 3",
            "storm --seconds 3 --only undos",
            "storm --boards 1000",
            "play --port 8080",
            "wheel",
            "wasm",
            "bench-python --seconds 2",
            "play --terminal ludo --seats 3",
        ] {
            assert!(read(right).is_ok(), "{right}");
        }
        for wrong in [
            "tets",
            "test all",
            "new-game",
            "soak ludo",
            "sim 77",
            "sim --seeds -1",
            "crash --kills 0",
            "fuzz nothing",
        ] {
            let refused = read(wrong).map(|cli| format!("{cli:?}")).unwrap_err();
            assert_eq!(refused.exit_code(), i32::from(USAGE), "{wrong}");
        }
    }
}
