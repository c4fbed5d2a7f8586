//! The command line of Magnat.

mod cli;
mod commands;
mod failure;
mod files;
mod play;
mod progress;
mod records;
mod serve;
mod setup;
mod sheet;
mod story;
mod tournament;
mod tui;
mod wrap;

use clap::Parser as _;
use clap::error::ErrorKind;
use cli::{Cli, Command};
use std::io::Write as _;
use std::process::ExitCode;

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(help) if help.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let _ = help.print();
            return ExitCode::from(failure::BAD_INPUT);
        }
        Err(error) if error.use_stderr() => return complain(&failure::one_line(&error), failure::BAD_INPUT),
        // Help and version were asked for; a reader that has gone away does not matter.
        Err(help) => {
            let _ = help.print();
            return ExitCode::SUCCESS;
        }
    };
    match run(cli.command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if failure::is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => complain(&format!("{error:#}"), failure::exit_code(&error)),
    }
}

fn run(command: Command) -> anyhow::Result<()> {
    let out = &mut std::io::stdout().lock();
    match command {
        Command::Games(args) => commands::games::run(&args, out),
        Command::Rules(args) => commands::rules::run(&args, out),
        Command::Play(args) => play::run(&args),
        Command::Serve(args) => serve::run(*args, out),
        Command::Backup(args) => serve::backup(&args, out),
        Command::Restore(args) => serve::restore(&args, out),
        Command::Check(args) => serve::check(&args, out),
        Command::Forgotten(args) => serve::forgotten(&args, out),
        Command::Cluster(args) => serve::cluster(&args, out),
        Command::Ready(args) => serve::ready(&args, out),
        Command::Simulate(args) => commands::simulate::run(&args, out),
        Command::Arena(args) => commands::arena::run(&args, out),
        Command::Tricks(args) => commands::tricks::run(&args, out),
        Command::Soak(args) => commands::soak::run(&args, out),
        Command::Tournament(args) => tournament::run(&args.command, out),
        Command::Replay(args) => commands::replay::run(&args, out),
        Command::Review(args) => commands::review::run(&args, out),
        Command::Verify(args) => commands::verify::run(&args, out),
        Command::Think(args) => commands::think::run(&args, out),
        Command::Puzzles(args) => commands::puzzles::run(&args, out),
        Command::Perft(args) => commands::perft::run(&args, out),
    }
}

fn complain(message: &str, code: u8) -> ExitCode {
    let _ = writeln!(std::io::stderr(), "magnat: {message}");
    ExitCode::from(code)
}
