use crate::any::{Error, Watch};
use crate::bot::bot;
use crate::parallel::in_order;
use crate::play::{BotHands, Speed, play};
use crate::tally::{Results, Tally};
use engine::{OptionValues, Policy, Seed, Table};
use serde::Serialize;
use std::ops::ControlFlow;
use std::time::Instant;

/// Many matches in which every seat keeps its own bot.
#[derive(Clone, Debug)]
pub struct SeatedJob {
    /// In seat order.
    pub bots: Vec<String>,
    pub games: u64,
    /// Match `i` is that of `seed.of_match(i)`.
    pub seed: Seed,
    pub threads: usize,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatedReport {
    pub game: &'static str,
    pub rules_version: u32,
    pub options: OptionValues,
    pub bots: Vec<String>,
    pub seed: Seed,
    #[serde(flatten)]
    pub results: Results,
    pub speed: Speed,
}

/// Plays all matches of the job. `watch` hears how many are done.
pub fn seated<G: Policy>(table: &Table<G>, job: &SeatedJob, watch: Watch<'_>) -> Result<SeatedReport, Error> {
    let rules = &**table.rules();
    let seats = usize::from(rules.seats());
    if job.bots.len() != seats {
        return Err(Error::Job(format!("a bot for each of the {seats} seats, not {}", job.bots.len())));
    }
    for name in &job.bots {
        bot(rules, name)?;
    }
    let started = Instant::now();
    let mut total = Tally::new(rules.seats());
    let hands = || {
        let bots = job.bots.iter().map(|name| bot(rules, name).expect("the names were read before"));
        BotHands::new(bots.collect())
    };
    let _ = in_order(
        job.threads,
        job.games,
        hands,
        |hands, game| {
            let seed = job.seed.of_match(game);
            hands.sit_down(seed.player_bits(), 0..seats);
            play(rules, &seed, hands, &mut ())
        },
        |played| {
            total.add(&played);
            watch(total.games());
            ControlFlow::<()>::Continue(())
        },
    );
    Ok(SeatedReport {
        game: G::ID,
        rules_version: G::RULES_VERSION,
        options: table.options().clone(),
        bots: job.bots.clone(),
        seed: job.seed,
        results: total.results(),
        speed: Speed::new(job.threads.max(1), started.elapsed(), total.games(), total.steps()),
    })
}
