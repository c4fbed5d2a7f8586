use crate::any::{Error, Watch};
use crate::bot::{Bot, bot};
use crate::estimate::Estimate;
use crate::order::OrderResults;
use crate::outside::{FirstFault, Outsider, command};
use crate::parallel::in_order;
use crate::play::{BotHands, Speed, play};
use crate::seating::{SeatOrder, Seatings};
use crate::sprt::{Sprt, SprtReport, Verdict};
use crate::sums::Sums;
use engine::{MAX_SEATS, OptionValues, Policy, Seed, Table};
use serde::Serialize;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Bots against each other. Every deal (one seed for all chance) is played in several seatings, so luck and place
/// cancel out: each bot plays each seat of each deal once.
#[derive(Clone, Debug)]
pub struct ArenaJob {
    /// The names of 2 to [`MAX_SEATS`] bots. At a larger table they sit several times. A name such as
    /// `cmd:python3 my_bot.py` starts that program, one for each thread.
    pub bots: Vec<String>,
    /// How many matches, rounded up to whole deals, at least two.
    pub games: u64,
    pub seed: Seed,
    pub threads: usize,
    /// Ends the arena of two bots as soon as it is clear whether the first is stronger.
    pub sprt: Option<Sprt>,
    /// How long a program may think about a decision; [`ArenaJob::PATIENCE`] where nobody says otherwise.
    pub patience: Duration,
}

impl ArenaJob {
    pub const PATIENCE: Duration = Duration::from_secs(10);
}

/// What came out of an arena. With bots that have no time limit everything but `speed` is the same for the same seed
/// on any number of threads.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ArenaReport {
    pub game: &'static str,
    pub rules_version: u32,
    pub seats: u8,
    pub options: OptionValues,
    pub seed: Seed,
    pub games: u64,
    pub deals: u64,
    /// How many different seatings there are; deals take turns with them.
    pub seatings: u64,
    /// In the order of the job.
    pub standings: Vec<BotStanding>,
    /// Row against column; `None` on the diagonal.
    pub duels: Vec<Vec<Option<Duel>>>,
    /// From the seat that acted first, clockwise, whichever bot sat there.
    pub order: Vec<OrderResults>,
    pub shared_wins: u64,
    pub no_winner: u64,
    pub sprt: Option<SprtReport>,
    pub speed: Speed,
}

/// How one bot did.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BotStanding {
    pub bot: String,
    /// Wins per seat and match; among equals it is one divided by the seats.
    pub win_share: Estimate,
    /// See [`crate::Sprt`] for what it means between two bots; the mean of all bots is 0.
    pub elo: Estimate,
    pub mean_score: f64,
}

/// How one bot did against another.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Duel {
    /// The difference of their win shares, measured deal by deal. Above 0 throughout: the first is stronger.
    pub margin: Estimate,
    /// How often a seat of the first ended ahead of a seat of the second in the final ranks, a tie counting half.
    /// `None` if they met in too few deals.
    pub ahead: Option<Estimate>,
}

/// Plays all deals of the job. `watch` hears how many matches are done.
pub fn arena<G: Policy>(table: &Table<G>, job: &ArenaJob, watch: Watch<'_>) -> Result<ArenaReport, Error> {
    let rules = &**table.rules();
    let bots = check(job, rules)?;
    let seatings = Seatings::new(bots, rules.seats(), job.seed.player_bits());
    let deals = job.games.div_ceil(u64::from(bots)).max(2);
    let started = Instant::now();
    let done = AtomicU64::new(0);
    let mut sums = Sums::new(usize::from(bots), rules.seats());
    let mut sprt = None;
    let fault = FirstFault::default();
    let sit = |name: &String| -> Box<dyn Bot<G>> {
        match command(name) {
            Some(_) => Box::new(Outsider::new(table, name, job.patience, &fault)),
            None => bot(rules, name).expect("the names were read before"),
        }
    };
    let _ = in_order(
        job.threads,
        deals,
        || BotHands::new(job.bots.iter().map(sit).collect()),
        |hands, deal| {
            let seed = job.seed.of_match(deal);
            let play_one = |seating: SeatOrder| {
                hands.sit_down(
                    seed.player_bits(),
                    seating[..usize::from(rules.seats())].iter().map(|&bot| usize::from(bot)),
                );
                let played = play(rules, &seed, hands, &mut ());
                watch(done.fetch_add(1, Ordering::Relaxed) + 1);
                (seating, played)
            };
            seatings.of_deal(deal).map(play_one).collect::<Vec<_>>()
        },
        |games| {
            if fault.lock().is_ok_and(|fault| fault.is_some()) {
                return ControlFlow::Break(());
            }
            sums.add_deal(&games);
            sprt = job.sprt.map(|test| test.report(&sums.score, rules.seats()));
            match sprt {
                Some(SprtReport { verdict: Verdict::H0 | Verdict::H1, .. }) => ControlFlow::Break(()),
                _ => ControlFlow::Continue(()),
            }
        },
    );
    if let Some(fault) = fault.lock().ok().and_then(|mut fault| fault.take()) {
        return Err(fault);
    }
    Ok(ArenaReport {
        game: G::ID,
        rules_version: G::RULES_VERSION,
        seats: rules.seats(),
        options: table.options().clone(),
        seed: job.seed,
        games: sums.games,
        deals: sums.score.deals(),
        seatings: seatings.count(),
        standings: sums.standings(&job.bots),
        duels: sums.duels(),
        order: sums.order.results(rules.seats(), sums.games),
        shared_wins: sums.shared,
        no_winner: sums.nobody,
        sprt,
        speed: Speed::new(job.threads.max(1), started.elapsed(), sums.games, sums.steps),
    })
}

/// The number of bots, if the job is a sound one.
fn check<G: Policy>(job: &ArenaJob, rules: &G) -> Result<u8, Error> {
    let bots = job.bots.len();
    if !(2..=MAX_SEATS).contains(&bots) {
        return Err(Error::Job(format!("an arena is for 2 to {MAX_SEATS} bots, not {bots}")));
    }
    for name in &job.bots {
        match command(name) {
            Some(words) if words.is_empty() => {
                return Err(Error::Job(format!("{name:?} names no program: write {name}python3 my_bot.py")));
            }
            Some(_) => {}
            None => drop(bot(rules, name)?),
        }
    }
    let fault = match job.sprt {
        Some(_) if bots != 2 => Some("a sequential test compares exactly two bots"),
        Some(test) => test.fault(),
        None => None,
    };
    fault.map_or(Ok(bots as u8), |why| Err(Error::Job(why.to_owned())))
}
