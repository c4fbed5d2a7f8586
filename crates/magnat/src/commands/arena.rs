use crate::cli::ArenaArgs;
use crate::commands::simulate::{print_order, threads};
use crate::progress::Progress;
use crate::setup;
use anyhow::Result;
use search::{ArenaJob, ArenaReport, Estimate, Sprt, Verdict};
use std::io::Write;
use std::time::Duration;

pub(crate) fn run(args: &ArenaArgs, out: &mut impl Write) -> Result<()> {
    let table = setup::table(&args.game, &args.table)?;
    let job = ArenaJob {
        bots: args.bots.iter().map(|name| name.trim().to_owned()).collect(),
        games: args.games,
        seed: args.run.seed,
        threads: threads(&args.run),
        sprt: args.sprt.map(|(elo0, elo1)| Sprt { elo0, elo1, ..Sprt::default() }),
        patience: Duration::from_secs(args.patience),
    };
    let report = {
        let progress = Progress::new(args.games, "games");
        table.arena(&job, &|done| progress.at(done))?
    };
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&report)?)?;
        return Ok(());
    }
    print(&report, out)
}

fn print(report: &ArenaReport, out: &mut impl Write) -> Result<()> {
    writeln!(
        out,
        "{}, {} seats, {} games of {} deals, {} seatings ({:.2} s)",
        report.game, report.seats, report.games, report.deals, report.seatings, report.speed.seconds
    )?;
    let even = 100.0 / f64::from(report.seats);
    writeln!(
        out,
        "95 % intervals; a win share of {even:.1} % per seat is even; ratings in Elo points, mean 0\n"
    )?;
    let longest = report.standings.iter().map(|standing| standing.bot.len()).max().unwrap_or(0).max(5);
    writeln!(out, "{:longest$}  {:>23}  {:>23}  {:>10}", "bot", "wins per seat", "rating", "mean score")?;
    for standing in &report.standings {
        let (wins, elo) = (percent(&standing.win_share), points(&standing.elo));
        writeln!(out, "{:longest$}  {wins:>23}  {elo:>23}  {:>10.2}", standing.bot, standing.mean_score)?;
    }
    duels(report, longest, out)?;
    writeln!(out)?;
    print_order(&report.order, out)?;
    writeln!(out, "\n{} games shared, {} without a winner", report.shared_wins, report.no_winner)?;
    if let Some(sprt) = &report.sprt {
        let (first, second) = (&report.standings[0].bot, &report.standings[1].bot);
        let verdict = match sprt.verdict {
            Verdict::H1 => format!("{first} is at least {} points above {second}", sprt.test.elo1),
            Verdict::H0 => format!("{first} is at most {} points above {second}", sprt.test.elo0),
            Verdict::Undecided => "not decided".to_owned(),
        };
        let (llr, lower, upper) = (sprt.log_likelihood_ratio, sprt.lower, sprt.upper);
        writeln!(out, "test: {verdict} (log-likelihood ratio {llr:.2}, bounds {lower:.2} and {upper:.2})")?;
    }
    Ok(())
}

fn duels(report: &ArenaReport, longest: usize, out: &mut impl Write) -> Result<()> {
    writeln!(
        out,
        "\n{:longest$}  {:longest$}  {:>27}  {:>23}",
        "bot", "against", "more wins per seat", "ahead of it"
    )?;
    for (bot, row) in report.standings.iter().zip(&report.duels) {
        for (other, duel) in report.standings.iter().zip(row) {
            let Some(duel) = duel else { continue };
            let ahead = duel.ahead.as_ref().map_or_else(|| "–".to_owned(), percent);
            let margin = signed_percent(&duel.margin);
            writeln!(out, "{:longest$}  {:longest$}  {margin:>27}  {ahead:>23}", bot.bot, other.bot)?;
        }
    }
    Ok(())
}

pub(crate) fn percent(share: &Estimate) -> String {
    format!("{:.1} % ({:.1} to {:.1})", share.mean * 100.0, share.low * 100.0, share.high * 100.0)
}

fn signed_percent(share: &Estimate) -> String {
    format!("{:+.1} % ({:+.1} to {:+.1})", share.mean * 100.0, share.low * 100.0, share.high * 100.0)
}

fn points(rating: &Estimate) -> String {
    format!("{:+.0} ({:+.0} to {:+.0})", rating.mean, rating.low, rating.high)
}
