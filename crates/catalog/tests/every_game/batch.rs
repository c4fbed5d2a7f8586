//! Many matches stepped together, of every game: the laws hold for one match, this is about all of them.

use engine::{OptionValues, Seed};
use search::{AnyGame, Autoreset, BatchJob, BatchPlay, NOBODY, Rows};

const ENVS: usize = 9;
const STEPS: u64 = 60;

/// What a run of random play leaves in the arrays.
#[derive(PartialEq, Debug)]
struct Left {
    observations: Vec<f32>,
    masks: Vec<u8>,
    seats: Vec<u8>,
    rewards: Vec<f32>,
    steps: Vec<u32>,
    played: BatchPlay,
}

fn play(game: &dyn AnyGame, seats: u8, threads: usize, opponents: Vec<Option<String>>) -> Left {
    let table = game.table(seats, &OptionValues::new()).expect("the defaults are a table");
    let (seed, autoreset) = (Seed::from_number(u64::from(seats)), Autoreset::SameStep);
    let job = BatchJob { envs: ENVS, threads, seed, opponents, autoreset, max_steps: 0 };
    let mut batch = table.learn().batch(&job).expect("a sound job");
    let shape = batch.shape();
    let mut left = Left {
        observations: vec![f32::NAN; ENVS * shape.observation],
        masks: vec![9; ENVS * shape.slots],
        seats: vec![9; ENVS],
        rewards: vec![f32::NAN; ENVS * shape.seats],
        steps: vec![0; ENVS],
        played: BatchPlay::default(),
    };
    let (mut terminated, mut truncated) = ([9; ENVS], [9; ENVS]);
    let mut rows = Rows {
        observations: &mut left.observations,
        masks: &mut left.masks,
        seats: &mut left.seats,
        rewards: &mut left.rewards,
        terminated: &mut terminated,
        truncated: &mut truncated,
        steps: &mut left.steps,
        final_observations: &mut [],
    };
    batch.reset(None, None, &mut rows).expect("the arrays fit");
    left.played = batch.play_random(STEPS, &mut rows).expect("random slots are allowed");
    left
}

#[test]
fn batches_of_every_game_are_the_same_on_any_number_of_threads() {
    for game in catalog::games() {
        for seats in game.about().least_seats..=game.about().most_seats {
            let one = play(&**game, seats, 1, Vec::new());
            assert_eq!(one.played.decisions, ENVS as u64 * STEPS, "{} for {seats}", game.about().id);
            assert!(one.observations.iter().all(|number| (-1.0..=1.0).contains(number)));
            assert!(one.seats.iter().all(|&seat| seat < seats), "matches begin anew at once");
            for threads in [2, 3] {
                assert!(one == play(&**game, seats, threads, Vec::new()), "{} on {threads}", game.about().id);
            }
        }
    }
}

#[test]
fn opponents_of_every_game_leave_one_seat_to_the_caller() {
    for game in catalog::games() {
        let seats = game.about().least_seats;
        let opponents: Vec<_> = (0..seats).map(|seat| (seat != 1).then(|| "policy".to_owned())).collect();
        let one = play(&**game, seats, 1, opponents.clone());
        assert!(one.seats.iter().all(|&seat| seat == 1 && seat != NOBODY), "{}", game.about().id);
        assert!(one.played.steps > one.played.decisions);
        assert!(one == play(&**game, seats, 2, opponents), "{} on two threads", game.about().id);
    }
}
