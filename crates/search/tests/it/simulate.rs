use crate::toy::{Higher, higher};
use engine::{Line, Replayer, Seed, Table};
use search::{AnyGame as _, CatalogGame, Error, SimulateJob, SimulateReport, SimulatedChance, simulate};
use std::sync::atomic::{AtomicU64, Ordering};

fn job(bot: &str, games: u64, threads: usize) -> SimulateJob {
    SimulateJob { threads, ..SimulateJob::new(bot, games, Seed::from_number(9)) }
}

fn run(bot: &str, seats: u8, games: u64, threads: usize) -> SimulateReport {
    simulate(&higher(seats), &job(bot, games, threads), &|_| {}, None).unwrap()
}

#[test]
fn random_play_comes_out_as_computed() {
    let results = run("random", 2, 40_000, 2).results;
    assert_eq!(results.games, 40_000);
    // Two cards, two choices to swap (each taken half the time, adding a card), two answers, one lapse.
    let (mean, steps) = (results.length.mean, results.steps as f64);
    assert!((mean - 8.0).abs() < 0.03 && (mean - steps / 40_000.0).abs() < 1e-9, "{mean}");
    assert_eq!((results.length.min, results.length.median, results.length.max), (7, 8, 9));
    assert_eq!(results.decisions, 160_000);
    let part = |count: u64| count as f64 / 40_000.0;
    assert!((part(results.no_winner) - 1.0 / 4.0).abs() < 0.01, "both are meek in one match of four");
    assert!((part(results.shared_wins) - 1.0 / 24.0).abs() < 0.005, "both bold, equal cards");
    for seat in &results.seats {
        assert!((seat.win_share - 3.0 / 8.0).abs() < 0.01, "{seat:?}");
        assert!((seat.mean_score - 3.5).abs() < 0.05, "{seat:?}");
        assert!((seat.ranks.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{seat:?}");
    }
}

/// Other matches than those of the seed, by the same odds.
#[test]
fn quick_chance_comes_out_as_computed() {
    let quick = |threads| SimulateJob { chance: SimulatedChance::Quick, ..job("random", 40_000, threads) };
    let play = |threads| simulate(&higher(2), &quick(threads), &|_| {}, None).unwrap();
    let results = play(2).results;
    assert_eq!(results, play(1).results, "on any number of threads");
    assert_ne!(results, run("random", 2, 40_000, 2).results);
    let part = |count: u64| count as f64 / 40_000.0;
    assert!((part(results.no_winner) - 1.0 / 4.0).abs() < 0.01, "both are meek in one match of four");
    assert!((part(results.shared_wins) - 1.0 / 24.0).abs() < 0.005, "both bold, equal cards");
    for seat in &results.seats {
        assert!((seat.win_share - 3.0 / 8.0).abs() < 0.01, "{seat:?}");
        assert!((seat.mean_score - 3.5).abs() < 0.05, "{seat:?}");
    }
}

#[test]
fn quick_chance_leaves_no_records() {
    let quick = SimulateJob { chance: SimulatedChance::Quick, ..job("random", 5, 1) };
    let mut sink = |_: &[Line]| unreachable!("there is nothing to keep");
    let refused = simulate(&higher(2), &quick, &|_| {}, Some(&mut sink));
    assert!(matches!(refused, Err(Error::Job(why)) if why.contains("nobody could verify")));
}

#[test]
fn results_do_not_depend_on_threads() {
    for (bot, games) in [("random", 5_003), ("policy", 301), ("tree:40", 23)] {
        let one = run(bot, 3, games, 1);
        for threads in [2, 3, 8] {
            assert_eq!(run(bot, 3, games, threads).results, one.results, "{bot} on {threads} threads");
        }
    }
}

#[test]
fn bots_see_enough_to_play_better_than_chance() {
    let random = run("random", 2, 4_000, 1).results;
    let tree = run("tree:60", 2, 400, 2).results;
    assert!(random.no_winner > 800, "{random:?}");
    assert_eq!(tree.no_winner, 0, "bots that think are bold");
}

#[test]
fn records_come_in_order_and_replay() {
    for threads in [1, 4] {
        let mut lines = Vec::new();
        let mut sink = |new: &[Line]| {
            lines.extend_from_slice(new);
            Ok(())
        };
        let report = simulate(&higher(3), &job("random", 100, threads), &|_| {}, Some(&mut sink)).unwrap();
        assert_eq!(report.results, run("random", 3, 100, 1).results, "records change nothing");
        replay(&lines);
    }
}

/// Every match again: same seeds in order, same chance, same fingerprints, same end.
fn replay(lines: &[Line]) {
    let text: String = lines.iter().map(|line| line.to_json() + "\n").collect();
    let replayer = Replayer::new(|header| Ok(Table::<Higher>::of_record(header)?));
    let read = replayer.read_all(text.lines()).unwrap();
    assert_eq!(read.len(), 100);
    for (recording, number) in read.iter().zip(0..) {
        assert_eq!(recording.header.seed, Some(Seed::from_number(9).of_match(number)));
        assert_eq!(recording.header.players, ["random"; 3]);
        assert!(recording.prints_compared);
    }
}

#[test]
fn a_full_disk_ends_the_simulation() {
    let mut calls = 0;
    let mut sink = |_: &[Line]| {
        calls += 1;
        if calls == 3 { Err(std::io::Error::other("the disk is full")) } else { Ok(()) }
    };
    let ended = simulate(&higher(3), &job("random", 100_000, 2), &|_| {}, Some(&mut sink));
    assert!(matches!(ended, Err(Error::Sink(_))));
    assert_eq!(calls, 3);
}

#[test]
fn progress_is_told_and_unknown_bots_are_refused() {
    let told = AtomicU64::new(0);
    let watch = |done| assert!(told.swap(done, Ordering::SeqCst) < done, "progress goes forward");
    let game = CatalogGame::<Higher>::new();
    let table = game.table(2, &Default::default()).unwrap();
    table.simulate(&job("random", 1_000, 2), &watch, None).unwrap();
    assert_eq!(told.load(Ordering::SeqCst), 1_000);
    assert!(matches!(table.simulate(&job("best", 1, 1), &|_| {}, None), Err(Error::Bot(_))));
    assert!(game.table(9, &Default::default()).is_err());
    let none = table.simulate(&job("random", 0, 1), &|_| {}, None).unwrap();
    assert_eq!(none.results.length.max, 0);
}
