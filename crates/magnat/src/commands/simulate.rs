use crate::cli::{RunArgs, SimulateArgs};
use crate::failure::Failed;
use crate::files::NewFile;
use crate::progress::Progress;
use crate::setup;
use anyhow::Result;
use engine::Line;
use search::{OrderResults, SimulateJob, SimulateReport, SimulatedChance, Sink};
use std::io::{self, Write};
use std::thread::available_parallelism;

pub(crate) fn run(args: &SimulateArgs, out: &mut impl Write) -> Result<()> {
    let table = setup::table(&args.game, &args.table)?;
    let job = SimulateJob {
        threads: threads(&args.run),
        chance: if args.quick_chance { SimulatedChance::Quick } else { SimulatedChance::Provable },
        ..SimulateJob::new(&args.bot, args.games, args.run.seed)
    };
    table.bot(&job.bot)?;
    let mut file = args.out.as_deref().map(NewFile::create).transpose()?;
    let report = {
        let progress = Progress::new(args.games, "games");
        let mut write = |lines: &[Line]| match &mut file {
            Some(file) => lines.iter().try_for_each(|line| file.line(&line.to_json())),
            None => io::Result::Ok(()),
        };
        let sink: Option<Sink<'_>> = if args.out.is_some() { Some(&mut write) } else { None };
        table.simulate(&job, &|done| progress.at(done), sink).map_err(explain)?
    };
    if let Some(file) = file {
        file.finish()?;
    }
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&report)?)?;
        return Ok(());
    }
    print(&report, table.seats(), out)?;
    if let Some(path) = &args.out {
        writeln!(out, "records    {}", path.display())?;
    }
    Ok(())
}

/// A record that could not be written is nobody's bad input.
pub(crate) fn explain(error: search::Error) -> anyhow::Error {
    match error {
        search::Error::Sink(_) => Failed(error.to_string()).into(),
        _ => error.into(),
    }
}

pub(crate) fn threads(run: &RunArgs) -> usize {
    run.threads.map_or_else(|| available_parallelism().map_or(1, usize::from), usize::from)
}

fn print(report: &SimulateReport, seats: u8, out: &mut impl Write) -> Result<()> {
    let (results, speed) = (&report.results, &report.speed);
    let length = &results.length;
    writeln!(out, "{}, {seats} seats, {} in every seat, {} games", report.game, report.bot, results.games)?;
    writeln!(
        out,
        "speed      {:.0} games/s, {:.0} steps/s ({:.2} s, {} threads)",
        speed.games_per_second, speed.steps_per_second, speed.seconds, speed.threads
    )?;
    if report.chance == SimulatedChance::Quick {
        writeln!(out, "chance     quick: the same odds, in matches that no record can prove")?;
    }
    writeln!(
        out,
        "steps      {} in all, {} of them decisions; per game {} to {}, mean {:.1}, median {}, 95 % up to {}",
        results.steps, results.decisions, length.min, length.max, length.mean, length.median, length.p95
    )?;
    writeln!(out, "winners    {} games shared, {} without a winner", results.shared_wins, results.no_winner)?;
    writeln!(out, "seat   wins   mean score   ranks from first to last")?;
    for seat in &results.seats {
        let ranks: Vec<String> = seat.ranks.iter().map(|share| format!("{:5.1} %", share * 100.0)).collect();
        let (name, wins, score) = (seat.seat, seat.win_share * 100.0, seat.mean_score);
        writeln!(out, "   {name} {wins:5.1} % {score:12.2}  {}", ranks.join(" "))?;
    }
    print_order(&results.order, out)
}

/// What acting early or late was worth.
pub(crate) fn print_order(order: &[OrderResults], out: &mut impl Write) -> Result<()> {
    writeln!(out, "order  wins   mean score   from the seat that acts first, clockwise")?;
    for OrderResults { place, win_share, mean_score } in order {
        writeln!(out, "   {place} {:5.1} % {mean_score:12.2}", win_share * 100.0)?;
    }
    Ok(())
}
