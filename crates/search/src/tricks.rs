use crate::any::{Error, Watch};
use crate::bot::bot;
use crate::estimate::{Estimate, Ratio};
use crate::parallel::in_order;
use crate::play::{BotHands, Speed, play};
use crate::tally::{WIN, win_units};
use engine::{OptionValues, Policy, Seat, Seed, Table};
use serde::Serialize;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

/// One stranger against a table full of one bot, trick after trick. Every deal is played as often as there are seats,
/// with the stranger in another seat each time, and all tricks play the same deals.
#[derive(Clone, Debug)]
pub struct TricksJob {
    /// The bots that play the stranger, at least one.
    pub tricks: Vec<String>,
    /// Who sits in all other seats.
    pub against: String,
    /// How many matches of each trick, rounded up to whole deals, at least two.
    pub games: u64,
    pub seed: Seed,
    pub threads: usize,
}

/// What the tricks brought. With bots that have no time limit everything but `speed` is the same for the same seed on
/// any number of threads.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TricksReport {
    pub game: &'static str,
    pub rules_version: u32,
    pub seats: u8,
    pub options: OptionValues,
    pub seed: Seed,
    pub against: String,
    /// What each of equal players wins.
    pub fair: f64,
    pub games: u64,
    pub deals: u64,
    /// In the order of the job.
    pub tricks: Vec<TrickResult>,
    pub speed: Speed,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TrickResult {
    pub trick: String,
    /// The part of its matches that the stranger won; a shared win counts as a part of one.
    pub share: Estimate,
}

/// Plays all tricks of the job. `watch` hears how many matches are done, of all tricks together.
pub fn tricks<G: Policy>(table: &Table<G>, job: &TricksJob, watch: Watch<'_>) -> Result<TricksReport, Error> {
    let rules = &**table.rules();
    let seats = rules.seats();
    let tricks = &job.tricks;
    if tricks.is_empty() {
        return Err(Error::Job(format!("name a bot to play against {}", job.against)));
    }
    for name in tricks.iter().chain([&job.against]) {
        bot(rules, name)?;
    }
    let deals = job.games.div_ceil(u64::from(seats)).max(2);
    let started = Instant::now();
    let (done, mut steps) = (AtomicU64::new(0), 0);
    let mut shares = vec![Ratio::default(); tricks.len()];
    let hands = || {
        let bots = [&job.against].into_iter().chain(tricks);
        BotHands::new(bots.map(|name| bot(rules, name).expect("the names were read before")).collect())
    };
    let _ = in_order(
        job.threads,
        deals * tricks.len() as u64,
        hands,
        |hands, number| {
            let (deal, trick) = (number / tricks.len() as u64, (number % tricks.len() as u64) as usize);
            let seed = job.seed.of_match(deal);
            let (mut won, mut steps) = (0, 0);
            for stranger in Seat::all(seats) {
                // Bot 0 is the one that fills the table; the tricks come after it.
                let sitting = Seat::all(seats).map(|seat| if seat == stranger { trick + 1 } else { 0 });
                hands.sit_down(seed.player_bits(), sitting);
                let played = play(rules, &seed, hands, &mut ());
                won += win_units(&played, stranger);
                steps += u64::from(played.steps);
                watch(done.fetch_add(1, Ordering::Relaxed) + 1);
            }
            (trick, won, steps)
        },
        |(trick, won, more)| {
            shares[trick].add(won as i64, (WIN * u64::from(seats)) as i64);
            steps += more;
            ControlFlow::<()>::Continue(())
        },
    );
    let games = deals * u64::from(seats);
    let all = games * tricks.len() as u64;
    let result = |(trick, share): (&String, Ratio)| {
        let share = share.estimate().expect("there are two deals or more").within(0.0, 1.0);
        TrickResult { trick: trick.clone(), share }
    };
    Ok(TricksReport {
        game: G::ID,
        rules_version: G::RULES_VERSION,
        seats,
        options: table.options().clone(),
        seed: job.seed,
        against: job.against.clone(),
        fair: 1.0 / f64::from(seats),
        games,
        deals,
        tricks: tricks.iter().zip(shares).map(result).collect(),
        speed: Speed::new(job.threads.max(1), started.elapsed(), all, steps),
    })
}
