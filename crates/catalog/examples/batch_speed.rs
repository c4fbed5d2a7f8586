//! How fast batches are, beside bare random play: `cargo run --release -p catalog --example batch_speed [GAME] [ENVS]`.
//!
//! Both play random matches of four. The bare ones see nothing; a batch writes an observation and a mask for every
//! decision. Steps are counted alike: decisions and chance. `cargo xtask bench` prints this table too.

// Its output is all it is for.
#![allow(clippy::print_stdout)]

use engine::{OptionValues, Seed};
use search::{AnyGame, Autoreset, BatchJob, Rows, SimulateJob};
use std::time::{Duration, Instant};

const SECONDS: f64 = 1.5;
const DEFAULT_ENVS: usize = 4096;
/// The best of so many runs counts: whatever else the machine does only makes them slower.
const RUNS: usize = 3;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let wanted = arguments.next();
    let envs = arguments.next().and_then(|count| count.parse().ok()).unwrap_or(DEFAULT_ENVS);
    println!(
        "| game | seats | numbers | slots | bare steps/s | batch of {envs}: steps/s | of bare | decisions/s | two threads |"
    );
    println!("|---|---|---|---|---|---|---|---|---|");
    for game in catalog::games().iter().filter(|game| wanted.as_ref().is_none_or(|id| id == game.about().id))
    {
        measure(&**game, envs);
    }
}

fn measure(game: &dyn AnyGame, envs: usize) {
    let seats = 4.clamp(game.about().least_seats, game.about().most_seats);
    let (mut alone, mut one, mut two) = (0.0, BatchSpeed::default(), BatchSpeed::default());
    // By turns, so that a slow moment of the machine hits all three.
    for _ in 0..RUNS {
        alone = bare(game, seats).max(alone);
        one = one.faster(batch(game, seats, envs, 1));
        two = two.faster(batch(game, seats, envs, 2));
    }
    let shape = game.table(seats, &OptionValues::new()).expect("the defaults are a table").learn().shape();
    let numbers: usize = shape.features.iter().map(|feature| feature.len).sum();
    println!(
        "| `{}` | {seats} | {numbers} | {} | {:.2} M | {:.2} M | {:.0} % | {:.2} M | {:.2}x |",
        game.about().id,
        shape.slots.len(),
        alone / 1e6,
        one.steps / 1e6,
        100.0 * one.steps / alone,
        one.decisions / 1e6,
        two.steps / one.steps
    );
}

/// How many a second.
#[derive(Clone, Copy, Default)]
struct BatchSpeed {
    steps: f64,
    decisions: f64,
}

impl BatchSpeed {
    fn faster(self, other: BatchSpeed) -> BatchSpeed {
        if other.steps > self.steps { other } else { self }
    }
}

fn bare(game: &dyn AnyGame, seats: u8) -> f64 {
    let table = game.table(seats, &OptionValues::new()).expect("the defaults are a table");
    let mut games = 200;
    loop {
        let job = SimulateJob::new("random", games, Seed::from_number(1));
        let report = table.simulate(&job, &|_| (), None).expect("random play goes on");
        if report.speed.seconds > SECONDS / 2.0 {
            return report.speed.steps_per_second;
        }
        games *= 2;
    }
}

fn batch(game: &dyn AnyGame, seats: u8, envs: usize, threads: usize) -> BatchSpeed {
    let table = game.table(seats, &OptionValues::new()).expect("the defaults are a table");
    let job = BatchJob {
        envs,
        threads,
        seed: Seed::from_number(1),
        opponents: Vec::new(),
        autoreset: Autoreset::SameStep,
        max_steps: 0,
    };
    let mut batch = table.learn().batch(&job).expect("a sound job");
    let shape = batch.shape();
    let mut observations = vec![0.0; envs * shape.observation];
    let (mut masks, mut seats) = (vec![0; envs * shape.slots], vec![0; envs]);
    let (mut terminated, mut truncated) = (vec![0; envs], vec![0; envs]);
    let (mut rewards, mut steps) = (vec![0.0; envs * shape.seats], vec![0; envs]);
    let mut rows = Rows {
        observations: &mut observations,
        masks: &mut masks,
        seats: &mut seats,
        rewards: &mut rewards,
        terminated: &mut terminated,
        truncated: &mut truncated,
        steps: &mut steps,
        final_observations: &mut [],
    };
    batch.reset(None, None, &mut rows).expect("the arrays fit");
    batch.play_random(50, &mut rows).expect("random slots are allowed");
    let (begin, mut steps, mut decisions) = (Instant::now(), 0, 0);
    while begin.elapsed() < Duration::from_secs_f64(SECONDS) {
        let played = batch.play_random(8, &mut rows).expect("random slots are allowed");
        (steps, decisions) = (steps + played.steps, decisions + played.decisions);
    }
    let seconds = begin.elapsed().as_secs_f64();
    BatchSpeed { steps: steps as f64 / seconds, decisions: decisions as f64 / seconds }
}
