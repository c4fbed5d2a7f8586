use crate::any::{Error, Sink, Watch};
use crate::bot::bot;
use crate::name::BotKind;
use crate::parallel::in_order;
use crate::play::{BotHands, Finished, Pen, RandomHands, RecordPen, Speed, StyledHands, play_by};
use crate::tally::{Results, Tally};
use engine::{ChanceStream, FastRng, Line, OptionValues, Policy, Rng, Seed, Table};
use serde::Serialize;
use std::ops::ControlFlow;
use std::time::Instant;

/// Many matches with the same bot in every seat.
#[derive(Clone, Debug)]
pub struct SimulateJob {
    /// `random` plays on the true state, which for random players makes no difference but speed; so do the styles of a
    /// game that looks at nothing hidden.
    pub bot: String,
    pub games: u64,
    pub seed: Seed,
    pub threads: usize,
    pub chance: SimulatedChance,
}

impl SimulateJob {
    /// On one thread, with matches that records can prove.
    pub fn new(bot: &str, games: u64, seed: Seed) -> SimulateJob {
        SimulateJob { bot: bot.to_owned(), games, seed, threads: 1, chance: SimulatedChance::default() }
    }
}

/// Where the dice and cards of simulated matches come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SimulatedChance {
    /// Match `i` is that of `seed.of_match(i)`, as a record of it proves.
    #[default]
    Provable,
    /// The small generator of the playouts: the same odds for less work, in matches that no record can prove.
    Quick,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SimulateReport {
    pub game: &'static str,
    pub rules_version: u32,
    pub options: OptionValues,
    pub bot: String,
    pub seed: Seed,
    pub chance: SimulatedChance,
    #[serde(flatten)]
    pub results: Results,
    pub speed: Speed,
}

/// So many random matches are one job of a thread: enough to make the cost of handing out jobs vanish.
const GAMES_PER_JOB: u64 = 256;
/// With records to keep the jobs are smaller, to bound the memory.
const RECORDS_PER_JOB: u64 = 8;

/// Plays all matches of the job. `watch` hears how many are done; `sink` gets the record of every match in order.
pub fn simulate<G: Policy>(
    table: &Table<G>,
    job: &SimulateJob,
    watch: Watch<'_>,
    mut sink: Option<Sink<'_>>,
) -> Result<SimulateReport, Error> {
    let rules = &**table.rules();
    let kind = BotKind::parse(rules, &job.bot)?;
    let is_quick = kind == BotKind::Random || matches!(kind, BotKind::Styled(_)) && G::OPEN_STYLES;
    let per_job = match (is_quick, &sink) {
        (true, None) => GAMES_PER_JOB,
        (true, Some(_)) => RECORDS_PER_JOB,
        (false, _) => 1,
    };
    let keep = sink.is_some();
    if keep && job.chance == SimulatedChance::Quick {
        return Err(Error::Job("quick chance leaves no records: nobody could verify them".to_owned()));
    }
    let quick_bits = job.seed.player_bits();
    let started = Instant::now();
    let mut total = Tally::new(rules.seats());
    let ended = in_order(
        job.threads,
        job.games.div_ceil(per_job),
        || Worker::new(table, job, quick_bits),
        |worker, index| {
            let first = index * per_job;
            worker.play(first..(first + per_job).min(job.games), keep)
        },
        |(tally, lines)| {
            total.merge(&tally);
            watch(total.games());
            match sink.as_mut().map_or(Ok(()), |sink| sink(&lines)) {
                Ok(()) => ControlFlow::Continue(()),
                Err(error) => ControlFlow::Break(error),
            }
        },
    );
    if let ControlFlow::Break(error) = ended {
        return Err(Error::Sink(error));
    }
    Ok(SimulateReport {
        game: G::ID,
        rules_version: G::RULES_VERSION,
        options: table.options().clone(),
        bot: job.bot.clone(),
        seed: job.seed,
        chance: job.chance,
        results: total.results(),
        speed: Speed::new(job.threads.max(1), started.elapsed(), total.games(), total.steps()),
    })
}

struct Worker<'a, G: Policy> {
    table: &'a Table<G>,
    job: &'a SimulateJob,
    players: AnyHands<G>,
    /// What all quick matches of the job come from.
    quick_bits: u64,
}

/// Those who act in all matches of a job.
enum AnyHands<G: Policy> {
    Random(RandomHands<G>),
    Styled(StyledHands<G>),
    Bots(BotHands<G>),
}

impl<'a, G: Policy> Worker<'a, G> {
    fn new(table: &'a Table<G>, job: &'a SimulateJob, quick_bits: u64) -> Worker<'a, G> {
        let rules = &**table.rules();
        let styled = |style| StyledHands::new(style).map(AnyHands::Styled);
        let quick = match BotKind::parse(rules, &job.bot).expect("the name was read before") {
            BotKind::Random => Some(AnyHands::Random(RandomHands::new())),
            BotKind::Styled(style) => styled(style),
            BotKind::Thinker(_) => None,
        };
        let bots = || bot(rules, &job.bot).expect("the name was read before");
        let players = quick.unwrap_or_else(|| AnyHands::Bots(BotHands::new(vec![bots()])));
        Worker { table, job, players, quick_bits }
    }

    fn play(&mut self, games: std::ops::Range<u64>, keep: bool) -> (Tally, Vec<Line>) {
        let mut tally = Tally::new(self.table.rules().seats());
        let mut pen = RecordPen::default();
        for game in games {
            let played = match self.job.chance {
                SimulatedChance::Quick => self.quick(game),
                SimulatedChance::Provable => self.provable(game, keep.then_some(&mut pen)),
            };
            tally.add(&played);
        }
        (tally, pen.lines)
    }

    /// A match that nobody can verify, so that none of its time goes into making it verifiable.
    fn quick(&mut self, game: u64) -> Finished {
        let bits = self.quick_bits.wrapping_add(2 * game);
        let played = self.match_of(bits, &mut FastRng::new(bits.wrapping_add(1)), &mut ());
        played.unwrap_or_else(|| self.broke_its_bound(&format_args!("quick match {game}")))
    }

    /// The match of its own seed, written down if somebody keeps records.
    fn provable(&mut self, game: u64, pen: Option<&mut RecordPen>) -> Finished {
        let seed = self.job.seed.of_match(game);
        let (bits, mut chance) = (seed.player_bits(), ChanceStream::new(&seed));
        let played = match pen {
            None => self.match_of(bits, &mut chance, &mut ()),
            Some(pen) => {
                let players = vec![self.job.bot.clone(); usize::from(self.table.rules().seats())];
                pen.begin(self.table.header_of(players, seed));
                let played = self.match_of(bits, &mut chance, pen);
                played.inspect(|played| pen.end(played))
            }
        };
        played.unwrap_or_else(|| self.broke_its_bound(&format_args!("seed {seed}")))
    }

    fn broke_its_bound(&self, which: &dyn std::fmt::Display) -> Finished {
        panic!("{} broke its bound of {} steps; {which}", G::ID, self.table.rules().step_bound());
    }

    fn match_of(&mut self, bits: u64, chance: &mut impl Rng, pen: &mut impl Pen<G>) -> Option<Finished> {
        let rules = &**self.table.rules();
        match &mut self.players {
            AnyHands::Random(random) => {
                random.sit_down(bits);
                play_by(rules, chance, random, pen)
            }
            AnyHands::Styled(styled) => {
                styled.sit_down(bits);
                play_by(rules, chance, styled, pen)
            }
            AnyHands::Bots(bots) => {
                bots.sit_down(bits, std::iter::repeat_n(0, usize::from(rules.seats())));
                play_by(rules, chance, bots, pen)
            }
        }
    }
}
