use crate::toy::higher;
use engine::Seed;
use search::{Error, TricksJob, TricksReport, tricks};

fn job(names: &[&str], threads: usize) -> TricksJob {
    let names = names.iter().map(|name| (*name).to_owned()).collect();
    TricksJob { tricks: names, against: "policy".to_owned(), games: 600, seed: Seed::from_number(4), threads }
}

fn run(names: &[&str], seats: u8, threads: usize) -> TricksReport {
    tricks(&higher(seats), &job(names, threads), &|_| {}).unwrap()
}

#[test]
fn a_strong_stranger_wins_more_than_a_fair_share_and_a_weak_one_less() {
    for seats in 2..=4 {
        let report = run(&["tree:60", "timid"], seats, 2);
        assert!((report.fair - 1.0 / f64::from(seats)).abs() < 1e-12);
        assert_eq!((report.games, report.deals), (600, 600 / u64::from(seats)));
        let [strong, timid] = &report.tricks[..] else { panic!("{report:?}") };
        assert_eq!((&*strong.trick, &*timid.trick), ("tree:60", "timid"));
        assert!(strong.share.low > report.fair && timid.share.high < report.fair, "{report:?}");
    }
}

/// Whoever fills the table plays every seat of a deal with the same dice whichever of them is called the stranger.
#[test]
fn deals_are_paired() {
    let report = run(&["policy"], 3, 1);
    let share = report.tricks[0].share;
    assert!((share.mean - report.fair).abs() < 1e-12 && share.low == share.high, "{report:?}");
}

#[test]
fn the_report_is_the_same_on_any_number_of_threads() {
    let [one, many] = [1, 3].map(|threads| run(&["timid", "random"], 3, threads));
    assert_eq!((one.tricks, one.games), (many.tricks, many.games));
}

#[test]
fn bad_jobs_are_refused() {
    let refused = |job: &TricksJob| tricks(&higher(3), job, &|_| {}).unwrap_err();
    assert!(matches!(refused(&job(&[], 1)), Error::Job(_)));
    let unknown = refused(&job(&["timid", "clever"], 1)).to_string();
    assert!(unknown.contains("clever") && unknown.contains("timid"), "{unknown}");
    assert!(matches!(
        refused(&TricksJob { against: "nobody".to_owned(), ..job(&["timid"], 1) }),
        Error::Bot(_)
    ));
}
