use crate::toy::higher;
use engine::Seed;
use search::{ArenaJob, ArenaReport, Error, Sprt, Verdict, arena};

fn job(bots: &[&str], games: u64, threads: usize) -> ArenaJob {
    let bots = bots.iter().map(|name| (*name).to_owned()).collect();
    ArenaJob { bots, games, seed: Seed::from_number(4), threads, sprt: None, patience: ArenaJob::PATIENCE }
}

fn run(bots: &[&str], seats: u8, games: u64) -> ArenaReport {
    arena(&higher(seats), &job(bots, games, 2), &|_| {}).unwrap()
}

#[test]
fn the_stronger_bot_is_found_beyond_doubt() {
    for seats in 2..=4 {
        let report = run(&["tree:60", "random"], seats, 1_000);
        let [tree, random] = &report.standings[..] else { panic!("{report:?}") };
        let fair = 1.0 / f64::from(seats);
        assert!(tree.win_share.low > fair && random.win_share.high < fair, "{report:?}");
        assert!(tree.elo.low > random.elo.high, "{report:?}");
        assert!((tree.elo.mean + random.elo.mean).abs() < 1e-6, "ratings have mean 0");
        let duel = report.duels[0][1].unwrap();
        assert!(duel.margin.low > 0.0 && duel.ahead.unwrap().low > 0.5, "{duel:?}");
        assert_eq!(report.duels[1][0].unwrap().margin.mean, -duel.margin.mean);
        assert_eq!(report.duels[0][0], None);
    }
}

/// A bot against itself: in every deal both play every seat with the same dice, so each wins exactly half.
#[test]
fn deals_are_paired() {
    for seats in [2, 4] {
        let report = run(&["timid", "timid"], seats, 100);
        assert_eq!(report.no_winner, 100, "the timid are never bold");
        let report = run(&["policy", "policy"], seats, 100);
        let duel = report.duels[0][1].unwrap();
        assert_eq!((duel.margin.mean, duel.margin.low, duel.margin.high), (0.0, 0.0, 0.0), "{report:?}");
        assert!(report.standings[0].win_share.mean > 0.0);
    }
}

/// Every bot sits in every seat, so what is left between the places is the order of play alone.
#[test]
fn the_order_of_play_is_told_whoever_sat_there() {
    let report = run(&["tree:60", "random"], 3, 600);
    let places: Vec<u8> = report.order.iter().map(|at| at.place).collect();
    assert_eq!(places, [1, 2, 3]);
    let won: f64 = report.order.iter().map(|at| at.win_share).sum();
    assert!((won - (1.0 - report.no_winner as f64 / report.games as f64)).abs() < 1e-9, "{report:?}");
    let scores: f64 = report.order.iter().map(|at| at.mean_score).sum();
    let by_bot: f64 = report.standings.iter().map(|standing| standing.mean_score).sum();
    assert!((scores / 3.0 - by_bot / 2.0).abs() < 1e-9, "the same points, counted otherwise: {report:?}");
}

#[test]
fn equal_bots_are_not_told_apart() {
    let report = run(&["tree:20", "tree:21", "tree:22"], 4, 900);
    for standing in &report.standings {
        assert!(standing.elo.low < 15.0 && standing.elo.high > -15.0, "{report:?}");
    }
    assert_eq!((report.games, report.deals, report.seatings), (900, 300, 36));
}

#[test]
fn more_bots_than_seats_take_turns() {
    let report = run(&["policy", "timid", "random", "tree:30", "easy"], 3, 600);
    assert_eq!((report.games, report.deals), (600, 120));
    let best = report.standings.iter().max_by(|a, b| a.elo.mean.total_cmp(&b.elo.mean)).unwrap();
    assert_eq!(best.bot, "tree:30");
    assert!(report.duels[1][0].unwrap().ahead.unwrap().high < 0.5, "{report:?}");
}

#[test]
fn results_do_not_depend_on_threads() {
    let on = |threads, sprt| {
        let job = ArenaJob { sprt, ..job(&["policy", "random"], 2_000, threads) };
        let report = arena(&higher(3), &job, &|_| {}).unwrap();
        ArenaReport {
            speed: search::Speed { threads: 0, seconds: 0.0, games_per_second: 0.0, steps_per_second: 0.0 },
            ..report
        }
    };
    for sprt in [None, Some(Sprt::default())] {
        let one = on(1, sprt);
        for threads in [2, 5] {
            assert_eq!(on(threads, sprt), one);
        }
    }
}

#[test]
fn a_sequential_test_stops_on_a_known_difference() {
    let test = Sprt { elo0: 0.0, elo1: 30.0, ..Sprt::default() };
    let run = |bots: &[&str]| {
        let job = ArenaJob { sprt: Some(test), ..job(bots, 40_000, 2) };
        arena(&higher(4), &job, &|_| {}).unwrap()
    };
    let stronger = run(&["policy", "random"]);
    assert_eq!(stronger.sprt.unwrap().verdict, Verdict::H1);
    assert!(stronger.games < 4_000, "{} matches", stronger.games);
    let weaker = run(&["random", "policy"]);
    assert_eq!(weaker.sprt.unwrap().verdict, Verdict::H0);
    assert!(weaker.games < 4_000, "{} matches", weaker.games);
    let equal = run(&["policy", "policy"]);
    assert_eq!(equal.sprt.unwrap().verdict, Verdict::H0);
}

#[test]
fn unsound_jobs_are_refused() {
    let refused = |job: &ArenaJob| arena(&higher(3), job, &|_| {}).unwrap_err();
    assert!(matches!(refused(&job(&["random"], 10, 1)), Error::Job(_)));
    assert!(matches!(refused(&job(&["random"; 9], 10, 1)), Error::Job(_)));
    assert!(matches!(refused(&job(&["random", "best"], 10, 1)), Error::Bot(_)));
    let sprt = Some(Sprt::default());
    assert!(matches!(refused(&ArenaJob { sprt, ..job(&["random"; 3], 10, 1) }), Error::Job(_)));
}
