use super::simulate::threads;
use crate::cli::SoakArgs;
use crate::failure::Failed;
use crate::progress::Progress;
use anyhow::Result;
use search::{AnyGame, Long, SoakJob, SoakReport};
use std::io::Write;

pub(crate) fn run(args: &SoakArgs, out: &mut impl Write) -> Result<()> {
    let games: Vec<&dyn AnyGame> = match &args.game {
        Some(id) => vec![catalog::find(id)?],
        None => catalog::games().iter().map(|game| &**game).collect(),
    };
    let (games_each, only) = (args.games, args.table);
    let job = SoakJob { games: games_each, seed: args.run.seed, threads: threads(&args.run), only };
    for game in games {
        let progress = Progress::new(job.games, "games");
        let done = game.soak(&job, &|done| progress.at(done));
        drop(progress);
        let report = done.map_err(|error| Failed(error.to_string()))?;
        if args.json {
            writeln!(out, "{}", serde_json::to_string(&report)?)?;
        } else {
            print(&report, out)?;
        }
    }
    Ok(())
}

fn print(report: &SoakReport, out: &mut impl Write) -> Result<()> {
    let SoakReport { game, rules_version, games, tables, steps, longest, nearest, speed, .. } = report;
    writeln!(out, "{game} (rules version {rules_version}): {games} games at {tables} tables, all well")?;
    writeln!(out, "steps      {steps} in all, {:.1} per game", *steps as f64 / *games as f64)?;
    writeln!(out, "longest    {}", told(longest)?)?;
    writeln!(out, "nearest    {}", told(nearest)?)?;
    writeln!(
        out,
        "time       {:.1} s on {} threads: {:.0} games/s, {:.0} steps/s",
        speed.seconds, speed.threads, speed.games_per_second, speed.steps_per_second
    )?;
    Ok(())
}

fn told(long: &Long) -> Result<String> {
    let share = 100.0 * f64::from(long.steps) / f64::from(long.bound);
    Ok(format!(
        "{} steps of at most {} ({share:.3} %), table {}: {} seats, {}",
        long.steps,
        long.bound,
        long.table,
        long.seats,
        serde_json::to_string(&long.options)?
    ))
}
