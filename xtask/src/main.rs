//! The chores of the project. `cargo xtask` without a command lists them.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a program for a person at a terminal")]

mod arguments;
mod bench;
mod bless;
mod fuzz;
mod new_game;
mod play;
mod shell;
mod siege;
mod sim;
mod soak;
mod test;
mod tidy;
mod web;

use arguments::{Arguments, Usage};
use std::process::ExitCode;

const HELP: &str = "\
The chores of Magnat: cargo xtask COMMAND

  play [ARGS]              build everything, open tables on this machine and show them in the browser
  play --terminal [GAME]   play in the terminal; without GAME you choose
  test                     everything that must hold before a commit: format, tidy, clippy, all tests
  ci                       test, then the long run of the laws
  tidy                     only the house rules: layers, rule ids, sizes, dependencies, names
  codegen                  write the TypeScript types of the protocol, web/src/lib/wire.ts
  bless [GAME]             write golden replays and perft lines that are missing; existing ones stay as they are
  new-game NAME            write games/NAME: a small complete game to start from (--prefix XX, --title \"My Game\")
  bench [--write]          measure speed beside a calibration loop; --write puts it into docs/benchmarks.md
  fuzz [TARGET]            throw damaged bytes at everything that reads bytes (--seconds N, 60 per target)
  soak [--games N] [--game ID] [--threads T] [--seed S]
                           random games over random options, every step checked; 10,000 of each game unless told
  sim [--seeds N] [--seed S]
                           tables under crashes, bad networks and bad clocks; 20,000 seeds unless told
  crash [--kills N] [--tables N] [--seed S]
                           play against the built server, kill it at random instants, look for what is missing
  bench-server [--seconds N] [--idle-sockets N]
                           measure the built server under load, beside a bare echo
  calibrate                the bare loop that bench measures against
";

/// The exit code of a command line that cannot be understood, as in `magnat`.
const USAGE: u8 = 2;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let Some((command, rest)) = args.split_first() else {
        print!("{HELP}");
        return ExitCode::SUCCESS;
    };
    let done = match command.as_str() {
        "play" => play::run(rest),
        "test" => Arguments::none(rest).and_then(|()| test::test()),
        "ci" => Arguments::none(rest).and_then(|()| test::ci()),
        "tidy" => Arguments::none(rest).and_then(|()| tidy::run()),
        "codegen" => Arguments::none(rest).and_then(|()| bless::types()),
        "bless" => bless::run(rest),
        "new-game" => new_game::run(rest),
        "bench" => bench::run(rest),
        "calibrate" => Arguments::none(rest).map(|()| bench::calibrate()),
        "fuzz" => fuzz::run(rest),
        "soak" => soak::run(rest),
        "sim" => sim::run(rest),
        "crash" => siege::crash(rest),
        "bench-server" => siege::bench(rest),
        "help" | "--help" | "-h" => {
            print!("{HELP}");
            Ok(())
        }
        other => Err(Usage::new(format!("there is no command {other:?}")).into()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if error.is::<Usage>() => {
            eprintln!("xtask: {error}\n\n{HELP}");
            ExitCode::from(USAGE)
        }
        Err(error) => match error.downcast_ref::<shell::Exit>() {
            Some(shell::Exit(code)) => ExitCode::from(*code),
            None => {
                eprintln!("xtask: {error:#}");
                ExitCode::FAILURE
            }
        },
    }
}
