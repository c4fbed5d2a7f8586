use crate::cli::ThinkArgs;
use crate::play::table::names;
use crate::records;
use anyhow::{Context as _, Result, bail};
use catalog::AnyRecording;
use engine::{AnyMatch, Seat};
use search::{Hint, Weighed};
use serde_json::{Value, json};
use std::io::Write;
use std::time::Instant;
use text::Texts;

/// How many of the actions a bot weighed are printed.
const MOST_SHOWN: usize = 12;

pub(crate) fn run(args: &ThinkArgs, out: &mut impl Write) -> Result<()> {
    let recording = records::nth(&args.file, args.number)?;
    let table = stand_at(args, &recording)?;
    let seat = thinker(&*table, args.seat)?;
    let header = &recording.header;
    let began = Instant::now();
    let hint = recording.table.hint(&args.bot, &table.sight(seat), args.dice)?;
    let seconds = began.elapsed().as_secs_f64();
    let playouts: u64 = weighed(&hint).map(|tried| u64::from(tried.visits)).sum();
    let per_second = playouts as f64 / seconds;
    if args.json {
        let report = json!({
            "game": header.game, "seats": header.seats, "seq": table.seq(), "seat": seat, "bot": args.bot,
            "weighed": weighed(&hint).collect::<Vec<_>>(),
            "speed": { "playouts": playouts, "seconds": seconds, "playouts_per_second": per_second },
        });
        writeln!(out, "{report}")?;
        return Ok(());
    }
    let texts = Texts::new(recording.table.about().texts, args.lang.get());
    let texts = texts.named(names(header)).renamed(&table.names());
    writeln!(out, "step {}, seat {}, {} thinks:\n", table.seq(), seat.letter(), args.bot)?;
    writeln!(out, "{:>8}  {:>9}  action", "to win", "playouts")?;
    for tried in weighed(&hint).take(MOST_SHOWN) {
        let (chance, label) = (tried.win_chance * 100.0, texts.action(&tried.action));
        writeln!(out, "{chance:6.1} %  {:>9}  {label}", tried.visits)?;
    }
    let unshown = weighed(&hint).count().saturating_sub(MOST_SHOWN);
    if unshown > 0 {
        writeln!(out, "and {unshown} more")?;
    }
    writeln!(out, "\n{playouts} playouts in {seconds:.2} s, {per_second:.0} per second")?;
    Ok(())
}

fn weighed(hint: &Hint<Value>) -> impl Iterator<Item = &Weighed<Value>> {
    std::iter::once(&hint.best).chain(&hint.alternatives)
}

/// The match after the step asked for, or as the record leaves it.
fn stand_at(args: &ThinkArgs, recording: &AnyRecording) -> Result<Box<dyn AnyMatch>> {
    let (name, steps) = (args.file.display(), recording.steps());
    match args.to {
        None if recording.outcome.is_some() => {
            bail!("{name} tells a match that is over: choose a step of it with --to, up to {steps}")
        }
        to => {
            let to = to.unwrap_or(steps);
            recording.after(to).with_context(|| format!("{name} has no step {to}; its last is {steps}"))
        }
    }
}

fn thinker(table: &dyn AnyMatch, asked: Option<Seat>) -> Result<Seat> {
    let may = table.turn().seats();
    match asked {
        Some(seat) if may.contains(seat) => Ok(seat),
        Some(seat) => bail!("seat {} has nothing to decide at step {}", seat.letter(), table.seq()),
        None => may.iter().next().with_context(|| {
            format!("nobody has anything to decide at step {}: choose another with --to", table.seq())
        }),
    }
}
