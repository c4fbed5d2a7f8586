use crate::cli::PuzzlesArgs;
use crate::setup;
use anyhow::{Context as _, Result};
use engine::{ChanceStream, Fact, Lesson, OptionValues, Reason, Seed, Sight, Turn};
use search::{AnyTable, Hint, Weighed};
use serde_json::Value;
use std::collections::BTreeMap;
use std::io::Write;

/// Whose games puzzles are found in.
const PLAYERS: &str = "normal";
/// Who answers by habit, without looking ahead.
const HABIT: &str = "policy";
/// Who judges a decision at a glance: the same dice after every action, so that a few playouts show a large difference.
const GLANCE: &str = "paired:240";
/// What looks like less at a glance is not looked at again. Below [`CLEARLY`], because a glance is often wrong.
const PROMISING: f64 = 0.08;
/// So many playouts of each action are tried to be sure: first a part, then all, with fresh dice each time.
const PLAYOUTS: [u32; 2] = [1_000, 10_000];
/// The best action of a puzzle wins so much more often than the next best one, at the low end of the 95 % interval.
const CLEARLY: f64 = 0.1;
/// Neither lost nor won already.
const OPEN: std::ops::RangeInclusive<f64> = 0.2..=0.95;
/// So many of one game are enough.
const MOST_OF_A_MATCH: usize = 1;
/// Of the puzzles of a game, one in so many at most has the same kind of answer: fewer if habit finds it, too. So nobody
/// gets far by answering always the same or always what everybody does.
const SURPRISING_SHARE: u32 = 3;
const HABITUAL_SHARE: u32 = 6;

/// Plays matches of bots and keeps decisions with one clearly best action.
pub(crate) fn run(args: &PuzzlesArgs, out: &mut impl Write) -> Result<()> {
    let table = setup::table(&args.game, &args.table)?;
    let options = setup::options(&args.table.set)?;
    let mut kinds = BTreeMap::new();
    let mut found = 0;
    for number in 0.. {
        if found >= args.count {
            break;
        }
        let seed = Seed::from_number(args.seed).of_match(number);
        let wanted = |kind: &Kind| {
            let share = if kind.habitual { HABITUAL_SHARE } else { SURPRISING_SHARE };
            kinds.get(kind).is_none_or(|known: &u32| known * share < args.count)
        };
        for (kind, puzzle) in in_match(&*table, &options, &seed, &wanted)? {
            found += 1;
            *kinds.entry(kind).or_default() += 1;
            let puzzle = Lesson { id: format!("puzzle-{found}"), ..puzzle };
            writeln!(out, "{}", serde_json::to_string(&puzzle)?)?;
            out.flush()?;
        }
    }
    Ok(())
}

/// What sort of answer a puzzle has.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Kind {
    action: String,
    /// Whoever does not look ahead finds it, too.
    habitual: bool,
}

/// The puzzles of one match.
fn in_match(
    table: &dyn AnyTable,
    options: &OptionValues,
    seed: &Seed,
    wanted: &dyn Fn(&Kind) -> bool,
) -> Result<Vec<(Kind, Lesson)>> {
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
                let can_be_chosen = |right: &Value| game.legal(seat).contains(right);
                if let Some((kind, lead, reason)) = clear(table, &sight, bits, wanted)?
                    && can_be_chosen(&lead.best.action)
                {
                    let chances = [lead.best.win_chance, lead.next.win_chance].map(per_mille);
                    let (right, chances) = (vec![lead.best.action], Some(chances));
                    let (id, rule, seats) = (String::new(), None, table.seats());
                    let (options, facts) = (options.clone(), facts.clone());
                    found.push((
                        kind,
                        Lesson { id, rule, seats, options, facts, seat, right, chances, reason },
                    ));
                }
                let action = bots[seat.index()].choose(&sight, bits)?;
                game.submit(seat, &action).context("a bot acts by the rules")?
            }
        };
        facts.push(applied.entry.fact);
    }
    Ok(found)
}

fn per_mille(chance: f64) -> f64 {
    (chance * 1_000.0).round() / 1_000.0
}

/// The one clearly best action of a decision beside the next best, and what speaks for it.
fn clear(
    table: &dyn AnyTable,
    sight: &Sight,
    bits: u64,
    wanted: &dyn Fn(&Kind) -> bool,
) -> Result<Option<(Kind, Lead, Option<Reason>)>> {
    let glance = table.hint(GLANCE, sight, bits)?;
    let choices = glance.alternatives.len() as u32 + 1;
    let Some(mut lead) = Lead::of(&glance).filter(|lead| lead.mean() >= PROMISING) else { return Ok(None) };
    let habitual = table.bot(HABIT)?.choose(sight, bits)? == lead.best.action;
    let action = lead.best.action["type"].as_str().unwrap_or_default().to_owned();
    let kind = Kind { action, habitual };
    if !wanted(&kind) {
        return Ok(None);
    }
    for (playouts, bits) in PLAYOUTS.into_iter().zip([bits.rotate_left(1), !bits]) {
        let judged = table.hint(&format!("flat:{}", playouts * choices), sight, bits)?;
        let Some(again) = Lead::of(&judged) else { return Ok(None) };
        // The first part may still be wrong by its error; the last word may not.
        let is_clear = if playouts == PLAYOUTS[1] { again.low() >= CLEARLY } else { again.high() >= CLEARLY };
        if again.best.action != lead.best.action || !is_clear || !OPEN.contains(&again.best.win_chance) {
            return Ok(None);
        }
        lead = again;
    }
    let pair = [&lead.best.action, &lead.next.action];
    let reason = table.reason(sight, pair, PLAYOUTS[0], bits.rotate_left(2))?;
    Ok(Some((kind, lead, reason)))
}

/// By how much the best action wins more often than the next best one.
struct Lead {
    best: Weighed<Value>,
    next: Weighed<Value>,
}

impl Lead {
    fn of(hint: &Hint<Value>) -> Option<Lead> {
        Some(Lead { best: hint.best.clone(), next: hint.alternatives.first()?.clone() })
    }

    fn mean(&self) -> f64 {
        self.best.win_chance - self.next.win_chance
    }

    /// Half the width of its 95 % interval. A reward between 0 and 1 varies at most as much as a coin does that falls so;
    /// worlds that both actions were tried in only make the difference surer.
    fn margin(&self) -> f64 {
        let variance = |w: &Weighed<Value>| w.win_chance * (1.0 - w.win_chance) / f64::from(w.visits.max(1));
        1.96 * (variance(&self.best) + variance(&self.next)).sqrt()
    }

    fn low(&self) -> f64 {
        self.mean() - self.margin()
    }

    fn high(&self) -> f64 {
        self.mean() + self.margin()
    }
}
