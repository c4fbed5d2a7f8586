//! Thousands of runs, each with troubles of its own.

use std::collections::BTreeSet;
use std::ops::Range;

/// The seeds the tests go through are 0 to 2,000; `cargo xtask sim` goes through as many as there is time for.
fn no_promise_is_broken(seeds: Range<u64>) {
    let mut games = BTreeSet::new();
    let (mut acked, mut crashes, mut conflicts, mut failed_writes, mut over, mut fewer) = (0, 0, 0, 0, 0, 0);
    for seed in seeds {
        let report = sim::run(seed).unwrap_or_else(|failure| panic!("{failure}"));
        games.insert(report.game);
        acked += report.acked;
        crashes += report.crashes;
        conflicts += report.conflicts;
        failed_writes += report.failed_writes;
        over += u32::from(report.is_over);
        fewer += u32::from(report.began_with_fewer);
    }
    // A simulation without trouble would prove nothing.
    assert_eq!(games.len(), catalog::games().len());
    let trouble = format!(
        "{acked} acts, {crashes} crashes, {conflicts} conflicts, {failed_writes} failed writes, {over} over, {fewer} with fewer"
    );
    assert!(
        acked > 5_000 && crashes > 200 && conflicts > 50 && failed_writes > 200 && over > 50 && fewer > 50,
        "{trouble}"
    );
}

#[test]
fn no_trouble_breaks_a_promise_1() {
    no_promise_is_broken(0..500);
}

#[test]
fn no_trouble_breaks_a_promise_2() {
    no_promise_is_broken(500..1_000);
}

#[test]
fn no_trouble_breaks_a_promise_3() {
    no_promise_is_broken(1_000..1_500);
}

#[test]
fn no_trouble_breaks_a_promise_4() {
    no_promise_is_broken(1_500..2_000);
}

#[test]
fn one_seed_is_one_run() {
    let traces: BTreeSet<u64> = (0..30)
        .map(|seed| {
            let report = sim::run(seed).unwrap_or_else(|failure| panic!("{failure}"));
            assert_eq!(Ok(&report), sim::run(seed).as_ref(), "seed {seed}");
            report.trace
        })
        .collect();
    assert_eq!(traces.len(), 30, "different seeds are different runs");
}
