use crate::toy::Higher;
use engine::{OptionValues, Seed, Table};
use search::{
    AnyBatch, Autoreset, BatchError, BatchJob, BatchPlay, BatchShape, Error, LearnTable as _, NOBODY, Rows,
};

const KEEP: i64 = 0;
const BOLD: i64 = 2;
const MEEK: i64 = 3;

/// Arrays of a caller.
#[derive(Clone, PartialEq, Debug)]
struct Arrays {
    observations: Vec<f32>,
    masks: Vec<u8>,
    seats: Vec<u8>,
    rewards: Vec<f32>,
    terminated: Vec<u8>,
    truncated: Vec<u8>,
    steps: Vec<u32>,
    final_observations: Vec<f32>,
}

impl Arrays {
    fn new(shape: BatchShape) -> Arrays {
        Arrays {
            observations: vec![f32::NAN; shape.envs * shape.observation],
            masks: vec![9; shape.envs * shape.slots],
            seats: vec![9; shape.envs],
            rewards: vec![f32::NAN; shape.envs * shape.seats],
            terminated: vec![9; shape.envs],
            truncated: vec![9; shape.envs],
            steps: vec![999; shape.envs],
            final_observations: vec![0.0; shape.envs * shape.observation],
        }
    }

    fn rows(&mut self) -> Rows<'_> {
        Rows {
            observations: &mut self.observations,
            masks: &mut self.masks,
            seats: &mut self.seats,
            rewards: &mut self.rewards,
            terminated: &mut self.terminated,
            truncated: &mut self.truncated,
            steps: &mut self.steps,
            final_observations: &mut self.final_observations,
        }
    }
}

fn job(envs: usize, autoreset: Autoreset) -> BatchJob {
    let seed = Seed::from_number(4);
    BatchJob { envs, threads: 1, seed, opponents: Vec::new(), autoreset, max_steps: 0 }
}

fn open(seats: u8, job: &BatchJob) -> (Box<dyn AnyBatch>, Arrays) {
    let table: Table<Higher> = Table::new(seats, &OptionValues::new()).unwrap();
    let mut batch = table.batch(job).unwrap();
    let mut arrays = Arrays::new(batch.shape());
    batch.reset(None, None, &mut arrays.rows()).unwrap();
    (batch, arrays)
}

/// What a long run of random play leaves in the arrays, looked at along the way.
fn story(seats: u8, job: &BatchJob) -> (Vec<Arrays>, BatchPlay) {
    let (mut batch, mut arrays) = open(seats, job);
    let (mut seen, mut played) = (Vec::new(), BatchPlay::default());
    for _ in 0..40 {
        let more = batch.play_random(1, &mut arrays.rows()).unwrap();
        played.decisions += more.decisions;
        played.matches += more.matches;
        played.steps += more.steps;
        seen.push(arrays.clone());
    }
    (seen, played)
}

#[test]
fn any_number_of_threads_writes_the_same_bytes() {
    for (autoreset, opponent) in [
        (Autoreset::NextStep, None),
        (Autoreset::SameStep, None),
        (Autoreset::SameStep, Some("flat:20".to_owned())),
    ] {
        let job = BatchJob { opponents: vec![None, opponent], ..job(23, autoreset) };
        let one = story(3, &job);
        assert!(one.1.matches > 50, "{:?}", one.1);
        for threads in [2, 3, 40] {
            assert!(one == story(3, &BatchJob { threads, ..job.clone() }), "{threads} threads differ");
        }
        assert!(one != story(3, &BatchJob { seed: Seed::from_number(5), ..job }), "the seed matters");
    }
}

#[test]
fn many_steps_in_one_go_are_the_same_steps() {
    for (autoreset, threads) in [(Autoreset::NextStep, 1), (Autoreset::SameStep, 3)] {
        let job = BatchJob { threads, ..job(7, autoreset) };
        let (seen, played) = story(3, &job);
        let (mut batch, mut arrays) = open(3, &job);
        assert_eq!(batch.play_random(0, &mut arrays.rows()), Ok(BatchPlay::default()));
        assert_eq!(batch.play_random(40, &mut arrays.rows()), Ok(played));
        assert_eq!(Some(&arrays), seen.last());
    }
    let (mut batch, mut arrays) = open(3, &job(7, Autoreset::Disabled));
    let over = batch.play_random(1_000, &mut arrays.rows());
    assert!(matches!(over, Err(BatchError::Over { .. })), "{over:?}");
}

#[test]
fn every_seat_count_plays_whole_matches() {
    for seats in 2..=4 {
        let (seen, played) = story(seats, &job(7, Autoreset::SameStep));
        // Everybody is dealt a card, may swap it, and answers; then a pause lapses.
        assert!(played.steps > played.decisions && played.matches > 0);
        for arrays in seen {
            assert!(arrays.observations.iter().all(|number| (0.0..=1.0).contains(number)));
            assert!(arrays.seats.iter().all(|&seat| seat < seats));
            for (rewards, &ended) in arrays.rewards.chunks(usize::from(seats)).zip(&arrays.terminated) {
                let sum: f32 = rewards.iter().sum();
                assert!(sum == 0.0 || ended == 1 && (sum - 1.0).abs() < 1e-6, "{rewards:?}");
            }
        }
    }
}

/// Two seats that keep their cards and answer: the fourth decision ends it.
#[test]
fn a_match_that_is_over_begins_anew_as_it_was_told() {
    for autoreset in [Autoreset::NextStep, Autoreset::SameStep, Autoreset::Disabled] {
        let (mut batch, mut arrays) = open(2, &job(3, autoreset));
        assert_eq!((&arrays.seats[..], &arrays.steps[..]), (&[0; 3][..], &[2; 3][..]));
        assert!(arrays.masks.chunks(4).all(|mask| mask == [1, 1, 0, 0]));
        for slot in [KEEP, KEEP, BOLD] {
            batch.step(&[slot; 3], &mut arrays.rows()).unwrap();
            assert_eq!((arrays.terminated[0], arrays.rewards[0]), (0, 0.0));
        }
        let before = arrays.clone();
        batch.step(&[MEEK; 3], &mut arrays.rows()).unwrap();
        assert_eq!((&arrays.terminated[..], &arrays.truncated[..]), (&[1; 3][..], &[0; 3][..]));
        assert!(arrays.rewards.chunks(2).all(|rewards| rewards == [1.0, 0.0]), "only the first was bold");
        let is_over = |arrays: &Arrays| {
            arrays.seats == [NOBODY; 3] && arrays.masks == [0; 12] && arrays.steps == [7; 3]
        };
        match autoreset {
            Autoreset::SameStep => {
                assert_eq!((&arrays.seats[..], &arrays.steps[..]), (&[0; 3][..], &[2; 3][..]));
                assert_eq!(arrays.final_observations, before.observations, "the card of the last seat stays");
            }
            Autoreset::NextStep => {
                assert!(is_over(&arrays));
                batch.step(&[77; 3], &mut arrays.rows()).unwrap();
                assert_eq!((&arrays.seats[..], &arrays.steps[..]), (&[0; 3][..], &[2; 3][..]));
                assert_eq!((&arrays.terminated[..], arrays.rewards[0]), (&[0; 3][..], 0.0));
            }
            Autoreset::Disabled => {
                assert!(is_over(&arrays));
                let after = arrays.clone();
                let wrong = batch.step(&[KEEP; 3], &mut arrays.rows());
                assert_eq!(wrong, Err(BatchError::Over { env: 0 }));
                batch.reset(None, Some(&[0, 1, 0]), &mut arrays.rows()).unwrap();
                assert_eq!(arrays.seats, [NOBODY, 0, NOBODY]);
                assert_eq!(arrays.observations[..5], after.observations[..5], "the first row was left alone");
                assert_eq!((arrays.terminated[0], arrays.terminated[1]), (1, 0));
            }
        }
    }
}

#[test]
fn a_wrong_slot_changes_nothing_anywhere() {
    for threads in [1, 2] {
        let (mut batch, mut arrays) = open(2, &BatchJob { threads, ..job(4, Autoreset::SameStep) });
        let before = arrays.clone();
        let closed = batch.step(&[KEEP, KEEP, KEEP, BOLD], &mut arrays.rows()).unwrap_err();
        assert_eq!(closed.to_string(), "environment 3: slot 2 (bold) is not allowed to seat 0 now");
        for slot in [-1, 4, i64::MAX] {
            let wrong = batch.step(&[KEEP, slot, KEEP, KEEP], &mut arrays.rows());
            assert_eq!(wrong, Err(BatchError::NoSuchSlot { env: 1, slot, last: 3 }));
        }
        let short = batch.step(&[KEEP; 3], &mut arrays.rows());
        assert_eq!(short, Err(BatchError::Length { what: "actions", expected: 4, given: 3 }));
        arrays.masks.pop();
        let short = batch.step(&[KEEP; 4], &mut arrays.rows());
        assert_eq!(short, Err(BatchError::Length { what: "masks", expected: 16, given: 15 }));
        arrays.masks.push(0);
        assert_eq!(arrays, before);
        batch.step(&[KEEP; 4], &mut arrays.rows()).unwrap();
        assert_eq!(arrays.seats, [1; 4], "the first seat is still the one that acts");
    }
}

#[test]
fn opponents_play_inside() {
    // They keep their cards and are never bold, so boldness always wins.
    let timid = || Some("timid".to_owned());
    let job = BatchJob { opponents: vec![timid(), None, timid()], ..job(50, Autoreset::SameStep) };
    let (mut batch, mut arrays) = open(3, &job);
    for _ in 0..20 {
        assert!(arrays.seats.iter().all(|&seat| seat == 1), "only seat 1 is asked");
        batch.step(&[KEEP; 50], &mut arrays.rows()).unwrap();
        batch.step(&[BOLD; 50], &mut arrays.rows()).unwrap();
        assert_eq!(arrays.terminated, [1; 50]);
        assert!(arrays.rewards.chunks(3).all(|rewards| rewards == [0.0, 1.0, 0.0]));
    }
}

#[test]
fn matches_are_cut_off_where_the_job_says_so() {
    let (mut batch, mut arrays) = open(2, &BatchJob { max_steps: 4, ..job(2, Autoreset::NextStep) });
    batch.step(&[KEEP; 2], &mut arrays.rows()).unwrap();
    assert_eq!((arrays.truncated[0], arrays.steps[0]), (0, 3));
    batch.step(&[KEEP; 2], &mut arrays.rows()).unwrap();
    assert_eq!((&arrays.truncated[..], &arrays.terminated[..]), (&[1; 2][..], &[0; 2][..]));
    assert_eq!((arrays.seats[0], arrays.rewards[0]), (NOBODY, 0.0));
    batch.step(&[KEEP; 2], &mut arrays.rows()).unwrap();
    assert_eq!((arrays.truncated[0], arrays.steps[0]), (0, 2));
}

#[test]
fn a_seed_begins_the_batch_anew() {
    let fresh = open(3, &job(5, Autoreset::SameStep)).1;
    let (mut batch, mut arrays) =
        open(3, &BatchJob { seed: Seed::from_number(9), ..job(5, Autoreset::SameStep) });
    assert_ne!(arrays, fresh);
    batch.play_random(9, &mut arrays.rows()).unwrap();
    batch.reset(None, None, &mut arrays.rows()).unwrap();
    assert_ne!(arrays.observations, fresh.observations, "the next episodes of the same seed");
    batch.reset(Some(Seed::from_number(4)), None, &mut arrays.rows()).unwrap();
    arrays.final_observations.fill(0.0);
    assert_eq!(arrays, fresh);
}

#[test]
fn jobs_that_make_no_sense_are_refused() {
    let table: Table<Higher> = Table::new(2, &OptionValues::new()).unwrap();
    let bot = |name: &str| Some(name.to_owned());
    let sound = || job(2, Autoreset::SameStep);
    let fails = |job: BatchJob| table.batch(&job).err().unwrap().to_string();
    assert_eq!(fails(BatchJob { envs: 0, ..sound() }), "a batch has 1 to 1048576 environments, not 0");
    assert_eq!(fails(BatchJob { threads: 0, ..sound() }), "a batch has 1 to 1024 threads, not 0");
    let all = vec![bot("random"), bot("random")];
    assert_eq!(
        fails(BatchJob { opponents: all, ..sound() }),
        "every seat has an opponent, and none is left to play"
    );
    let many = vec![bot("random"), None, None];
    assert_eq!(fails(BatchJob { opponents: many, ..sound() }), "3 opponents are named for 2 seats");
    let unknown = BatchJob { opponents: vec![bot("wizard")], ..sound() };
    assert!(matches!(table.batch(&unknown), Err(Error::Bot(_))));
    let mut batch = table.batch(&sound()).unwrap();
    let mut arrays = Arrays::new(batch.shape());
    assert_eq!(batch.step(&[KEEP; 2], &mut arrays.rows()), Err(BatchError::NotBegun));
}
