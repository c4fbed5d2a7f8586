use crate::cli::ReviewArgs;
use crate::failure::of_record;
use crate::files::Lines;
use crate::play::table::names;
use crate::progress::Progress;
use crate::wrap::wrap;
use anyhow::{Result, bail};
use catalog::{Fault, Replayer, Told};
use engine::{Fact, Header, Phrase, Seat, Word};
use search::{Review, ReviewJob, ReviewedDecision};
use serde_json::json;
use std::cell::Cell;
use std::io::Write;
use text::Texts;

/// How many turning points are told.
const MOST_SHOWN: usize = 8;
/// What gave away less is no turning point.
const LEAST_LOSS: f64 = 0.02;
/// The width of the told review.
const COLUMNS: usize = 96;

pub(crate) fn run(args: &ReviewArgs, out: &mut impl Write) -> Result<()> {
    let Reviewed { header, facts, renamed } = read(args)?;
    let listing = catalog::find(&header.game)?;
    let job = ReviewJob { from: 1, playouts: args.playouts };
    let (progress, done) = (Progress::new(facts.len() as u64, "steps"), Cell::new(0));
    let go_on = || {
        done.set(done.get() + 1);
        progress.at(done.get());
        true
    };
    let review = listing.players().review(header.seats, &header.options, &facts, &job, &go_on)?;
    drop(progress);
    let luck = luck(&review, header.seats);
    if args.json {
        let report = json!({
            "game": header.game, "seats": header.seats, "players": header.players, "playouts": args.playouts,
            "decisions": review.decisions, "luck": review.luck, "luck_by_seat": luck,
        });
        writeln!(out, "{report}")?;
        return Ok(());
    }
    let texts = Texts::new(listing.about().texts, args.lang.get()).named(names(&header)).renamed(&renamed);
    writeln!(out, "{}\n\n{}", texts.say("game-name"), texts.say("cli-review-points"))?;
    let points = turning_points(&review);
    if points.is_empty() {
        writeln!(out, "  {}", texts.say("cli-review-none"))?;
    }
    for point in points {
        tell(point, &texts, out)?;
    }
    writeln!(out, "\n{}", texts.say("cli-review-luck"))?;
    for (seat, luck) in Seat::all(header.seats).zip(luck) {
        let points = Word::Verbatim(format!("{:+.0}", luck * 100.0));
        let line = Phrase::new("cli-review-lucky").with("seat", seat).with("points", points);
        writeln!(out, "  {}", texts.phrase(&line))?;
    }
    Ok(())
}

/// A record to look back at.
struct Reviewed {
    header: Header,
    facts: Vec<Fact>,
    /// What reads otherwise at its table.
    renamed: Vec<(String, String)>,
}

fn read(args: &ReviewArgs) -> Result<Reviewed> {
    let mut lines = Lines::open(&args.file)?;
    let name = lines.name().to_owned();
    let wrong = |fault: Fault| of_record(&name, &fault);
    let mut replayer = Replayer::new().allowing_unfinished();
    let (mut record, mut found) = (0, None);
    while let Some((line, _)) = lines.next()? {
        match replayer.read(line).map_err(wrong)? {
            Some(Told::Opened(header)) => {
                record += 1;
                if record == args.number {
                    let renamed = replayer.current().map(|table| table.names()).unwrap_or_default();
                    found = Some(Reviewed { header, facts: Vec::new(), renamed });
                }
            }
            Some(Told::Stepped(applied)) => {
                if let Some(found) = found.as_mut().filter(|_| record == args.number) {
                    found.facts.push(applied.entry.fact);
                }
            }
            Some(Told::Ended(_)) | None => {}
        }
    }
    replayer.finish().map_err(wrong)?;
    match found {
        Some(found) => Ok(found),
        None => bail!("{name} has no record {}; it has {record}", args.number),
    }
}

/// What chance gave each seat over the whole match, in chances to win.
fn luck(review: &Review, seats: u8) -> Vec<f64> {
    let mut sums = vec![0.0; usize::from(seats)];
    for swing in &review.luck {
        sums.iter_mut().zip(&swing.swings).for_each(|(sum, swing)| *sum += swing);
    }
    sums
}

/// The decisions that gave most away, the worst first.
fn turning_points(review: &Review) -> Vec<&ReviewedDecision> {
    let costly = |decision: &&ReviewedDecision| decision.loss >= LEAST_LOSS;
    let mut points: Vec<&ReviewedDecision> = review.decisions.iter().filter(costly).collect();
    points.sort_by(|a, b| b.loss.total_cmp(&a.loss).then(a.seq.cmp(&b.seq)));
    points.truncate(MOST_SHOWN);
    points
}

fn tell(point: &ReviewedDecision, texts: &Texts, out: &mut impl Write) -> Result<()> {
    let percent = |chance: f64| (chance * 100.0).round() as i64;
    let at = |chances: &[f64]| percent(chances.get(point.seat.index()).copied().unwrap_or_default());
    let done = Phrase::new("cli-review-done")
        .with("seat", point.seat)
        .with("action", Word::Verbatim(texts.action(&point.action)))
        .with("before", at(&point.before))
        .with("after", at(&point.after));
    let advice = Phrase::new("cli-review-advice")
        .with("action", Word::Verbatim(texts.action(&point.advice)))
        .with("points", percent(point.loss));
    for (phrase, number) in [(done, point.seq.to_string()), (advice, String::new())] {
        for (at, line) in wrap(&texts.phrase(&phrase), COLUMNS - 8).iter().enumerate() {
            let number = if at == 0 { number.as_str() } else { "" };
            writeln!(out, "{number:>5}  {line}")?;
        }
    }
    Ok(())
}
