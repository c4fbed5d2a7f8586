use crate::cli::Cli;
use clap::CommandFactory as _;
use clap::error::ErrorKind;
use engine::Fault;
use std::fmt;
use std::io;

/// What was checked is wrong, or what was begun could not be finished.
pub(crate) const FAILED: u8 = 1;
/// What was asked for does not exist, is not allowed or cannot be read.
pub(crate) const BAD_INPUT: u8 = 2;

/// An error that is not the fault of the input: exit code 1 instead of 2.
#[derive(Debug)]
pub(crate) struct Failed(pub(crate) String);

impl fmt::Display for Failed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Failed {}

/// What is wrong with a record of this name, in which line, and what to do.
pub(crate) fn of_record(name: &str, fault: &Fault) -> String {
    let told = format!("{name}: {fault}");
    // Whatever is of another version says who may read it.
    if told.ends_with("may read it") {
        return told;
    }
    told + "; get the file again from where it was saved, or choose another"
}

pub(crate) fn exit_code(error: &anyhow::Error) -> u8 {
    if error.is::<Failed>() { FAILED } else { BAD_INPUT }
}

/// Whether the reader of our output has gone away, as `head` does: no failure.
pub(crate) fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let broken = |cause: &io::Error| cause.kind() == io::ErrorKind::BrokenPipe;
    error.chain().any(|cause| cause.downcast_ref::<io::Error>().is_some_and(broken))
}

/// An error of the argument parser on one line, without its usage block.
pub(crate) fn one_line(error: &clap::Error) -> String {
    let text = error.to_string();
    let told = text
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .take_while(|line| !line.starts_with("Usage:") && !line.starts_with("For more information"));
    let line = told.collect::<Vec<_>>().join(" ");
    let line = line.strip_prefix("error: ").unwrap_or(&line);
    if error.kind() == ErrorKind::InvalidSubcommand {
        let known =
            Cli::command().get_subcommands().map(|command| command.get_name().to_owned()).collect::<Vec<_>>();
        return format!("{line}; the commands are: {}", known.join(", "));
    }
    format!("{line} (see --help)")
}
