use crate::cli::TricksArgs;
use crate::commands::arena::percent;
use crate::commands::simulate::threads;
use crate::progress::Progress;
use crate::setup;
use anyhow::{Result, anyhow};
use engine::About;
use search::{TricksJob, TricksReport};
use std::io::Write;

pub(crate) fn run(args: &TricksArgs, out: &mut impl Write) -> Result<()> {
    let options = setup::options(&args.set)?;
    let job = TricksJob {
        tricks: if args.tricks.is_empty() {
            catalog::find(&args.game)?.styles().iter().map(|&style| style.to_owned()).collect()
        } else {
            args.tricks.iter().map(|name| name.trim().to_owned()).collect()
        },
        against: args.against.clone(),
        games: args.games,
        seed: args.run.seed,
        threads: threads(&args.run),
    };
    for seats in seats(args)? {
        let table = setup::table_of(&args.game, seats, &options, &args.set)?;
        let report = {
            let games = args.games * job.tricks.len() as u64;
            let progress = Progress::new(games, &format!("games at {seats} seats"));
            table.learn().tricks(&job, &|done| progress.at(done))?
        };
        if args.json {
            writeln!(out, "{}", serde_json::to_string(&report)?)?;
        } else {
            print(&report, out)?;
        }
    }
    Ok(())
}

/// The numbers of seats asked for, or all that the game allows.
fn seats(args: &TricksArgs) -> Result<Vec<u8>> {
    let About { id, least_seats, most_seats, .. } = *catalog::find(&args.game)?.about();
    if args.seats.is_empty() {
        return Ok((least_seats..=most_seats).collect());
    }
    let known = |&seats: &i64| {
        let known = u8::try_from(seats).ok().filter(|seats| (least_seats..=most_seats).contains(seats));
        known.ok_or_else(|| anyhow!("{id} is for {least_seats} to {most_seats} seats, not {seats}"))
    };
    args.seats.iter().map(known).collect()
}

fn print(report: &TricksReport, out: &mut impl Write) -> Result<()> {
    writeln!(
        out,
        "{}, {} seats, one stranger against {}, {} games of {} deals each ({:.2} s)",
        report.game, report.seats, report.against, report.games, report.deals, report.speed.seconds
    )?;
    writeln!(out, "95 % intervals; a fair share is {:.1} %", 100.0 * report.fair)?;
    let longest = report.tricks.iter().map(|result| result.trick.len()).max().unwrap_or(0).max(5);
    writeln!(out, "{:longest$}  {:>23}", "trick", "wins")?;
    for result in &report.tricks {
        let note = if result.share.low > report.fair { "  more than fair" } else { "" };
        writeln!(out, "{:longest$}  {:>23}{note}", result.trick, percent(&result.share))?;
    }
    writeln!(out)?;
    Ok(())
}
