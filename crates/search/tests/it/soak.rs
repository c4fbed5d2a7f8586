use crate::toy::Higher;
use engine::Seed;
use search::{SoakJob, SoakReport, soak};
use std::sync::atomic::{AtomicU64, Ordering};

fn run(games: u64, threads: usize, only: Option<u64>) -> SoakReport {
    let job = SoakJob { games, seed: Seed::from_number(3), threads, only };
    let heard = AtomicU64::new(0);
    let report = soak::<Higher>(&job, &|done| heard.store(done, Ordering::Relaxed)).unwrap();
    assert!(heard.into_inner() > 0, "it says how far it is");
    report
}

#[test]
fn a_soak_is_the_same_on_any_number_of_threads() {
    let (one, two) = (run(1000, 1, None), run(1000, 2, None));
    assert!(one.games >= 1000 && one.tables > 5);
    assert_eq!((one.games, one.tables, one.steps), (two.games, two.tables, two.steps));
    assert_eq!((&one.longest, &one.nearest), (&two.longest, &two.nearest));
    // Nobody can have more steps than four cards, swaps, redraws and answers, and the last lapse.
    assert_eq!((one.longest.steps, one.longest.bound, one.longest.seats), (17, 17, 4));
}

#[test]
fn one_table_can_be_repeated() {
    let all = run(1000, 1, None);
    let again = run(1000, 1, Some(all.longest.table));
    assert_eq!((again.tables, &again.longest), (1, &all.longest));
}
