use crate::cli::ReviewArgs;
use crate::play::table::names;
use crate::progress::Progress;
use crate::records;
use crate::wrap::wrap;
use anyhow::Result;
use engine::{Phrase, Seat, Word};
use search::{JudgedDecision, MatchReview};
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
    let recording = records::nth(&args.file, args.number)?;
    let (header, table) = (&recording.header, &recording.table);
    let (progress, done) = (Progress::new(recording.steps().into(), "steps"), Cell::new(0));
    let go_on = || {
        done.set(done.get() + 1);
        progress.at(done.get());
        true
    };
    let review = table.review(&*table.open(), &recording.entries, args.playouts, &go_on)?;
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
    let texts = Texts::new(table.about().texts, args.lang.get());
    let texts = texts.named(names(header)).renamed(&recording.last().names());
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

/// What chance gave each seat over the whole match, in chances to win.
fn luck(review: &MatchReview, seats: u8) -> Vec<f64> {
    let mut sums = vec![0.0; usize::from(seats)];
    for swing in &review.luck {
        sums.iter_mut().zip(&swing.swings).for_each(|(sum, swing)| *sum += swing);
    }
    sums
}

/// The decisions that gave most away, the worst first.
fn turning_points(review: &MatchReview) -> Vec<&JudgedDecision> {
    let costly = |decision: &&JudgedDecision| decision.loss >= LEAST_LOSS;
    let mut points: Vec<&JudgedDecision> = review.decisions.iter().filter(costly).collect();
    points.sort_by(|a, b| b.loss.total_cmp(&a.loss).then(a.seq.cmp(&b.seq)));
    points.truncate(MOST_SHOWN);
    points
}

fn tell(point: &JudgedDecision, texts: &Texts, out: &mut impl Write) -> Result<()> {
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
