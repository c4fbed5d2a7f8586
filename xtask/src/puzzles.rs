use crate::{Usage, shell};
use anyhow::{Context as _, Result};

#[derive(clap::Args, Debug)]
pub(crate) struct PuzzleArgs {
    /// The id of a game
    game: String,
    /// How many to find
    #[arg(long, default_value_t = 24)]
    count: u32,
    /// How many sit at the tables
    #[arg(long, default_value_t = 3)]
    seats: u32,
    /// The number from which the matches follow
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Finds puzzles in matches of bots and writes them into the folder of their game. What was there before is gone: a day
/// shows another puzzle afterwards.
pub(crate) fn run(args: &PuzzleArgs) -> Result<()> {
    let folder = shell::root().join("games").join(&args.game);
    if !folder.is_dir() {
        return Err(
            Usage::new(format!("no game {:?}; the games are the folders of games/", args.game)).into()
        );
    }
    let mut command = shell::cargo(["run", "--quiet", "--release", "--package", "magnat", "--", "puzzles"]);
    command.arg(&args.game).args(["--count", &args.count.to_string()]);
    command.args(["--seats", &args.seats.to_string(), "--seed", &args.seed.to_string()]);
    let found = shell::output(&mut command)?;
    let path = folder.join("puzzles.jsonl");
    std::fs::write(&path, found).with_context(|| format!("{} could not be written", path.display()))
}
