use crate::shell;
use anyhow::Result;
use std::num::NonZeroU64;
use std::path::PathBuf;
use std::process::Command;

#[derive(clap::Args, Debug)]
pub(crate) struct CrashArgs {
    #[arg(long, default_value = "100")]
    kills: NonZeroU64,
    #[arg(long, default_value = "20")]
    tables: NonZeroU64,
    #[arg(long, default_value = "1")]
    seed: u64,
}

#[derive(clap::Args, Debug)]
pub(crate) struct LoadArgs {
    /// For so long at each number of seats
    #[arg(long, default_value = "10")]
    seconds: NonZeroU64,
    /// Needs as many open files
    #[arg(long, default_value = "20000")]
    idle_sockets: NonZeroU64,
}

#[derive(clap::Args, Debug)]
pub(crate) struct StormArgs {
    /// For so long in peace and for so long in each storm
    #[arg(long, default_value = "10")]
    seconds: NonZeroU64,
    /// Only this one: undos, watchers, silent, hooks, left-bots, grabbing or reviews
    #[arg(long)]
    only: Option<String>,
    /// A board file, for the storm of those who read nothing [default: the longest one of the games]
    #[arg(long)]
    board: Option<PathBuf>,
    /// Instead of storms: the memory of so many tables with the longest board
    #[arg(long)]
    boards: Option<NonZeroU64>,
}

/// Plays many tables against the built server, kills it at random instants, and then takes its store away in every way we
/// know.
pub(crate) fn crash(args: &CrashArgs) -> Result<()> {
    let (siege, program) = built()?;
    let numbers = [args.kills.get(), args.tables.get(), args.seed].map(|number| number.to_string());
    shell::run(Command::new(siege).arg("crash").arg(program).args(numbers))
}

/// Measures the built server under load, and the machine itself beside it.
pub(crate) fn load(args: &LoadArgs) -> Result<()> {
    let (siege, program) = built()?;
    let numbers = [args.seconds, args.idle_sockets].map(|number| number.to_string());
    shell::run(Command::new(siege).arg("load").arg(program).args(numbers))
}

/// Measures what people feel of it when a few addresses take all they can get.
pub(crate) fn storm(args: &StormArgs) -> Result<()> {
    let (siege, program) = built()?;
    let board = match &args.board {
        Some(board) => shell::root().join(board),
        None => longest_board()?,
    };
    let mut command = Command::new(siege);
    match args.boards {
        Some(tables) => command.arg("boards").arg(program).arg(board).arg(tables.to_string()),
        None => command.arg("storm").arg(program).arg(board).arg(args.seconds.to_string()).args(&args.only),
    };
    shell::run(&mut command)
}

/// The two programs, in a release build.
fn built() -> Result<(PathBuf, PathBuf)> {
    shell::run(&mut shell::cargo(["build", "--release", "--package", "siege", "--package", "magnat"]))?;
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| "target".into(), PathBuf::from);
    let release = shell::root().join(target).join("release");
    let name = |name: &str| release.join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
    Ok((name("siege"), name("magnat")))
}

/// The longest board file that comes with a game.
fn longest_board() -> Result<PathBuf> {
    let (mut longest, mut length) = (None, 0);
    for game in std::fs::read_dir(shell::root().join("games"))? {
        let Ok(files) = std::fs::read_dir(game?.path().join("data")) else { continue };
        for file in files {
            let file = file?;
            let own = file.metadata()?.len();
            if file.path().extension().is_some_and(|end| end == "toml") && own > length {
                (longest, length) = (Some(file.path()), own);
            }
        }
    }
    longest
        .ok_or_else(|| anyhow::anyhow!("no game has a board file in its folder data; name one with --board"))
}
