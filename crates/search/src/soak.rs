//! Very many random matches over random options: whatever the rules allow must end, in order, with nothing made or lost.

use crate::any::{Error, Watch};
use crate::parallel::in_order;
use crate::play::Speed;
use engine::{
    Allowed, FastRng, Game, OptionKind, OptionSpec, OptionValue, OptionValues, Ranks, Rng, Seat, Seed, Step,
    StepOf, Turn, rules,
};
use serde::Serialize;
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Instant;

/// Random matches at tables with random seats and options.
#[derive(Clone, Debug)]
pub struct SoakJob {
    /// At least so many: the last table plays all of its own.
    pub games: u64,
    /// Everything at table `i` follows from `seed.of_match(i)`.
    pub seed: Seed,
    pub threads: usize,
    /// Only this table, to repeat what went wrong there.
    pub only: Option<u64>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SoakReport {
    pub game: &'static str,
    pub rules_version: u32,
    pub seed: Seed,
    pub games: u64,
    /// Tables with seats and options of their own.
    pub tables: u64,
    pub steps: u64,
    /// The match with the most steps.
    pub longest: Long,
    /// The match that came nearest to its bound.
    pub nearest: Long,
    pub speed: Speed,
}

/// A long match, and where to find it.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Long {
    pub steps: u32,
    pub bound: u32,
    pub table: u64,
    pub seats: u8,
    pub options: OptionValues,
}

/// A table plays so many matches, or as many as are begun within so many steps: long games get fewer, so that they do not
/// take all the time.
const GAMES_PER_TABLE: u64 = 64;
const STEPS_PER_TABLE: u64 = 16_000;
/// How often an option has its default, so that most tables are not odd in every way at once.
const DEFAULT_CHANCE: (u32, u32) = (3, 4);
/// Options that do not go together are drawn again so often; after that the table has its defaults.
const DRAWS: u32 = 20;

/// Plays all matches. After every step nothing may be made or lost; every match must end within the bound of its rules,
/// with ranks that are ranks.
pub fn soak<G: Game>(job: &SoakJob, watch: Watch<'_>) -> Result<SoakReport, Error> {
    let most_tables = if job.only.is_some() { 1 } else { job.games };
    let started = Instant::now();
    let (mut games, mut tables, mut steps) = (0, 0, 0);
    let (mut longest, mut nearest) = (Long::default(), Long::default());
    let ended = in_order(
        job.threads,
        most_tables,
        Vec::new,
        |scratch, index| at_table::<G>(&job.seed, job.only.unwrap_or(index), scratch),
        |seen| {
            let seen = match seen {
                Ok(seen) => seen,
                Err(why) => return ControlFlow::Break(Some(why)),
            };
            (games, tables, steps) = (games + seen.games, tables + 1, steps + seen.steps);
            watch(games.min(job.games));
            if seen.longest.nearness() > nearest.nearness() {
                nearest = seen.longest.clone();
            }
            if seen.longest.steps > longest.steps {
                longest = seen.longest;
            }
            if games < job.games { ControlFlow::Continue(()) } else { ControlFlow::Break(None) }
        },
    );
    if let ControlFlow::Break(Some(why)) = ended {
        return Err(Error::Soak(why));
    }
    let speed = Speed::new(job.threads.max(1), started.elapsed(), games, steps);
    let (game, rules_version) = (G::ID, G::RULES_VERSION);
    Ok(SoakReport { game, rules_version, seed: job.seed, games, tables, steps, longest, nearest, speed })
}

impl Long {
    fn nearness(&self) -> f64 {
        f64::from(self.steps) / f64::from(self.bound.max(1))
    }
}

/// What happened at one table.
struct Seen {
    games: u64,
    steps: u64,
    longest: Long,
}

fn at_table<G: Game>(seed: &Seed, table: u64, scratch: &mut Vec<G::Action>) -> Result<Seen, String> {
    let mut rng = FastRng::new(seed.of_match(table).player_bits());
    let (seats, options, rules) = draw_table::<G>(&mut rng);
    let mut longest = Long { bound: rules.step_bound(), table, seats, options, ..Long::default() };
    let (mut games, mut steps) = (0, 0);
    while games < GAMES_PER_TABLE && steps < STEPS_PER_TABLE {
        let mut dice = rng.clone();
        let played = catch_unwind(AssertUnwindSafe(|| play(&rules, &mut dice, scratch)));
        let count =
            played.unwrap_or_else(|_| Err("the rules panicked (see above)".into())).map_err(|why| {
                let options = serde_json::to_string(&longest.options).expect("options are plain JSON");
                format!(
                    "{} at table {table}, game {games}: {why}; {seats} seats, options {options}; seed {seed}",
                    G::ID
                )
            })?;
        rng = dice;
        games += 1;
        steps += u64::from(count);
        longest.steps = longest.steps.max(count);
    }
    Ok(Seen { games, steps, longest })
}

/// Seats and options at random; the options that differ from the defaults of the rules are given as chosen.
fn draw_table<G: Game>(rng: &mut FastRng) -> (u8, OptionValues, G) {
    let (least, most) = G::SEATS.into_inner();
    let seats = least + rng.below(u32::from(most - least) + 1) as u8;
    let specs = G::option_specs();
    for _ in 0..DRAWS {
        let chosen: OptionValues =
            specs.iter().filter_map(|spec| Some((spec.id.to_owned(), draw(spec, seats, rng)?))).collect();
        if let Ok(rules) = rules::<G>(seats, &chosen) {
            return (seats, chosen, rules);
        }
    }
    let rules = rules(seats, &OptionValues::new());
    (seats, OptionValues::new(), rules.expect("defaults are a setup at every seat count"))
}

/// Any value an option allows, but for free text; nothing where the default stays.
fn draw(spec: &OptionSpec, seats: u8, rng: &mut FastRng) -> Option<OptionValue> {
    if rng.chance(DEFAULT_CHANCE.0, DEFAULT_CHANCE.1) {
        return None;
    }
    let OptionKind::Among(allowed) = &spec.kind else { return Some(OptionValue::Switch(rng.chance(1, 2))) };
    match allowed[rng.below(allowed.len() as u32) as usize] {
        Allowed::Word(word) => Some(word.into()),
        Allowed::Range(least, most) => Some((least + i64::from(rng.below((most - least) as u32 + 1))).into()),
        Allowed::Seat => Some(i64::from(rng.below(u32::from(seats))).into()),
        Allowed::Text(_) => None,
    }
}

/// Plays one match and says how many steps it had. Half of the matches ask one seat at a time, as a driver without a
/// clock does; in the others whoever may act does, and clocks run out.
fn play<G: Game>(rules: &G, rng: &mut FastRng, scratch: &mut Vec<G::Action>) -> Result<u32, String> {
    let clocked = rng.chance(1, 2);
    let bound = rules.step_bound();
    let mut state = rules.start();
    for steps in 0..=bound {
        rules.audit(&state).map_err(|why| format!("after step {steps}: {why}"))?;
        let Some(step) = next(rules, &state, clocked, rng, scratch) else {
            return is_order(&rules.ranks(&state), rules.seats()).map(|()| steps);
        };
        rules.apply(&mut state, step, &mut ());
    }
    Err(format!("it still runs after its bound of {bound} steps"))
}

fn next<G: Game>(
    rules: &G,
    state: &G::State,
    clocked: bool,
    rng: &mut FastRng,
    scratch: &mut Vec<G::Action>,
) -> Option<StepOf<G>> {
    let turn = rules.turn(state);
    let seat = match turn {
        Turn::Over => return None,
        Turn::Chance => return Some(Step::Chance { outcome: rules.draw(state, rng) }),
        _ if clocked && rules.wait(state).is_some() && rng.chance(1, 8) => None,
        _ if clocked && !turn.seats().is_empty() => {
            let at = rng.below(turn.seats().len()) as usize;
            turn.seats().iter().nth(at)
        }
        _ => rules.ask(state),
    };
    Some(match seat {
        Some(seat) => Step::Seat { seat, action: rules.sample(state, seat, rng, scratch) },
        None => Step::Lapse,
    })
}

fn is_order(ranks: &Ranks, seats: u8) -> Result<(), String> {
    let list = ranks.list();
    let is_due = |&rank: &u8| usize::from(rank) == 1 + list.iter().filter(|&&other| other < rank).count();
    let first = |seat: Seat| seat.0 < seats && ranks.of(seat) == 1;
    let sound =
        list.len() == usize::from(seats) && list.iter().all(is_due) && ranks.winners.iter().all(first);
    if sound { Ok(()) } else { Err(format!("it ended with the ranks {list:?}, won by {:?}", ranks.winners)) }
}
