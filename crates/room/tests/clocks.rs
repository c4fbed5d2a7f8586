//! Which waits of a game run at which table, and whose clock runs.

mod hall;

use engine::{OptionValue, Seat};
use hall::{Hall, games, setup};
use protocol::{Clock, ClockView, TableSetup};
use search::AnyGame;

const MINUTE_MS: u64 = 60_000;

/// A game that sets times of its own for decisions.
fn timed() -> &'static dyn AnyGame {
    let sets_times =
        |game: &dyn AnyGame| game.about().options.iter().any(|option| option.id == "turn_timer_s");
    games().map(|(game, _)| game).find(|game| sets_times(*game)).expect("some game sets times of its own")
}

/// Everybody is a person, and the first turn has begun.
fn begun(change: impl FnOnce(&mut TableSetup)) -> Hall {
    let mut setup = setup(timed(), 3, Clock::None);
    change(&mut setup);
    Hall::playing_at(timed(), setup, 3)
}

fn clock(hall: &Hall) -> ClockView {
    hall.last_frame(0).clock
}

#[test]
fn without_a_clock_nothing_runs() {
    let mut hall = begun(|_| {});
    let before = hall.facts.len();
    assert_eq!(clock(&hall), ClockView::default());
    hall.rest(60 * MINUTE_MS);
    assert_eq!(hall.facts.len(), before, "nobody is played for");
}

#[test]
fn a_time_that_was_chosen_runs_without_a_clock() {
    let mut hall = begun(|setup| {
        setup.options.insert("turn_timer_s".to_owned(), OptionValue::Number(20));
    });
    assert_eq!(clock(&hall).wait_ms, Some(20_000));
    let before = hall.facts.len();
    hall.rest(20_000);
    assert!(hall.facts.len() > before, "time ran out");
}

#[test]
fn the_clock_of_the_table_is_the_only_one_for_decisions() {
    let hall = begun(|setup| setup.clock = Clock::PerMove { move_ms: 90_000 });
    let clock = clock(&hall);
    assert_eq!(
        (clock.wait_ms, clock.running_seats.len()),
        (None, 1),
        "one seat is on turn, the others may wait"
    );
    let on_turn: Vec<Seat> = hall.last_frame(0).awaited.iter().collect();
    assert_eq!(clock.running_seats, on_turn);
}
