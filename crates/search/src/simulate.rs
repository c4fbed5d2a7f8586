use crate::any::{Error, Sink, Watch};
use crate::bot::bot;
use crate::name::BotKind;
use crate::parallel::in_order;
use crate::play::{BotHands, Finished, RandomHands, RecordPen, Speed, StyledHands, play};
use crate::tally::{Results, Tally};
use engine::{Line, OptionValues, Policy, Seed, Table};
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
    /// Match `i` is that of `seed.of_match(i)`.
    pub seed: Seed,
    pub threads: usize,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SimulateReport {
    pub game: &'static str,
    pub rules_version: u32,
    pub options: OptionValues,
    pub bot: String,
    pub seed: Seed,
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
    let started = Instant::now();
    let mut total = Tally::new(rules.seats());
    let ended = in_order(
        job.threads,
        job.games.div_ceil(per_job),
        || Worker::new(table, job),
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
        results: total.results(),
        speed: Speed::new(job.threads.max(1), started.elapsed(), total.games(), total.steps()),
    })
}

struct Worker<'a, G: Policy> {
    table: &'a Table<G>,
    job: &'a SimulateJob,
    players: AnyHands<G>,
}

/// Those who act in all matches of a job.
enum AnyHands<G: Policy> {
    Random(RandomHands<G>),
    Styled(StyledHands<G>),
    Bots(BotHands<G>),
}

impl<'a, G: Policy> Worker<'a, G> {
    fn new(table: &'a Table<G>, job: &'a SimulateJob) -> Worker<'a, G> {
        let rules = &**table.rules();
        let styled = |style| StyledHands::new(style).map(AnyHands::Styled);
        let quick = match BotKind::parse(rules, &job.bot).expect("the name was read before") {
            BotKind::Random => Some(AnyHands::Random(RandomHands::new())),
            BotKind::Styled(style) => styled(style),
            BotKind::Thinker(_) => None,
        };
        let bots = || bot(rules, &job.bot).expect("the name was read before");
        Worker { table, job, players: quick.unwrap_or_else(|| AnyHands::Bots(BotHands::new(vec![bots()]))) }
    }

    fn play(&mut self, games: std::ops::Range<u64>, keep: bool) -> (Tally, Vec<Line>) {
        let mut tally = Tally::new(self.table.rules().seats());
        let mut pen = RecordPen::default();
        for game in games {
            let seed = self.job.seed.of_match(game);
            let played = if keep { self.record(&seed, &mut pen) } else { self.match_of(&seed, &mut ()) };
            tally.add(&played);
        }
        (tally, pen.lines)
    }

    fn record(&mut self, seed: &Seed, pen: &mut RecordPen) -> Finished {
        let players = vec![self.job.bot.clone(); usize::from(self.table.rules().seats())];
        pen.begin(self.table.header_of(players, *seed));
        let played = self.match_of(seed, pen);
        pen.end(&played);
        played
    }

    fn match_of(&mut self, seed: &Seed, pen: &mut impl crate::play::Pen<G>) -> Finished {
        let rules = &**self.table.rules();
        match &mut self.players {
            AnyHands::Random(random) => {
                random.sit_down(seed);
                play(rules, seed, random, pen)
            }
            AnyHands::Styled(styled) => {
                styled.sit_down(seed);
                play(rules, seed, styled, pen)
            }
            AnyHands::Bots(bots) => {
                bots.sit_down(seed, std::iter::repeat_n(0, usize::from(rules.seats())));
                play(rules, seed, bots, pen)
            }
        }
    }
}
