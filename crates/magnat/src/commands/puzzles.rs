use crate::cli::PuzzlesArgs;
use crate::setup;
use anyhow::{Context as _, Result};
use engine::{AnyMatch, ChanceStream, Fact, Lesson, OptionValues, Seat, Seed, Turn};
use search::{AnyTable, Hint};
use serde_json::Value;
use std::io::Write;

/// Whose games puzzles are found in.
const PLAYERS: &str = "normal";
/// Who judges a decision at a glance, and who has the last word.
const GLANCE: &str = "flat:600";
const JUDGE: &str = "flat:8000";
/// The best action of a puzzle wins so much more often than the next best one.
const CLEARLY: f64 = 0.12;
/// Neither lost nor won already.
const OPEN: std::ops::RangeInclusive<f64> = 0.2..=0.95;
/// A choice between so few is no puzzle.
const LEAST_CHOICES: usize = 3;
/// So many of one game are enough.
const MOST_OF_A_MATCH: usize = 1;

/// Plays matches of bots and keeps decisions with one clearly best action.
pub(crate) fn run(args: &PuzzlesArgs, out: &mut impl Write) -> Result<()> {
    let table = setup::table(&args.game, &args.table)?;
    let options = setup::options(&args.table.set)?;
    let mut found = 0;
    for number in 0.. {
        if found >= args.count {
            break;
        }
        let seed = Seed::from_number(args.seed).of_match(number);
        for puzzle in in_match(&*table, &options, &seed)? {
            found += 1;
            let puzzle = Lesson { id: format!("puzzle-{found}"), ..puzzle };
            writeln!(out, "{}", serde_json::to_string(&puzzle)?)?;
            out.flush()?;
        }
    }
    Ok(())
}

/// The puzzles of one match.
fn in_match(table: &dyn AnyTable, options: &OptionValues, seed: &Seed) -> Result<Vec<Lesson>> {
    let mut found = Vec::new();
    let mut bots = Vec::new();
    for _ in 0..table.seats() {
        bots.push(table.bot(PLAYERS)?);
    }
    let (mut game, mut chance) = (table.open(), ChanceStream::new(seed));
    let mut facts: Vec<Fact> = Vec::new();
    while game.turn() != Turn::Over && found.len() < MOST_OF_A_MATCH {
        let applied = match game.ask() {
            _ if game.turn() == Turn::Chance => game.chance(&mut chance)?,
            None => game.lapse()?,
            Some(seat) => {
                let (sight, bits) = (game.sight(seat), seed.player_bits() ^ u64::from(game.seq()));
                if let Some((right, chances)) = clear(table, &*game, seat, bits)? {
                    let (right, chances) = (vec![right], Some(chances));
                    let (id, rule, seats) = (String::new(), None, table.seats());
                    let (options, facts) = (options.clone(), facts.clone());
                    found.push(Lesson { id, rule, seats, options, facts, seat, right, chances });
                }
                let action = bots[seat.index()].choose(&sight, bits)?;
                game.submit(seat, &action).context("a bot acts by the rules")?
            }
        };
        facts.push(applied.entry.fact);
    }
    Ok(found)
}

/// The one clearly best action of a decision, with its chance to win and that of the next best.
fn clear(
    table: &dyn AnyTable,
    game: &dyn AnyMatch,
    seat: Seat,
    bits: u64,
) -> Result<Option<(Value, [f64; 2])>> {
    let sight = game.sight(seat);
    let mut best = None;
    for (judge, bits) in [(GLANCE, bits), (JUDGE, bits), (JUDGE, !bits)] {
        let Hint { best: first, alternatives } = table.hint(judge, &sight, bits)?;
        let Some(second) = alternatives.first() else { return Ok(None) };
        let is_clear = first.win_chance - second.win_chance >= CLEARLY && OPEN.contains(&first.win_chance);
        let is_same = best.as_ref().is_none_or(|(action, _)| *action == first.action);
        if !is_clear || !is_same || alternatives.len() + 1 < LEAST_CHOICES {
            return Ok(None);
        }
        let percent = |chance: f64| (chance * 1_000.0).round() / 1_000.0;
        best = Some((first.action, [percent(first.win_chance), percent(second.win_chance)]));
    }
    Ok(best)
}
