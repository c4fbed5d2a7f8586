//! Time in which nobody could act counts against nobody.

mod hall;

use engine::Seat;
use hall::{Hall, games, secret};
use protocol::http::Hook;
use protocol::{ClientMessage, Clock, Proposal};
use room::{ConnId, Input, Outage, Output, ReplyId, Room, RoomFact};

const MINUTE_MS: u64 = 60_000;

/// A table of people, whose first turn has half a minute left of its one.
fn half_a_minute_left(clock: Clock) -> (Hall, u8) {
    let (game, seats) = games().next().expect("the catalog has games");
    let mut hall = Hall::playing(game, seats, seats, clock);
    hall.rest(MINUTE_MS / 2);
    let actor = (0..seats).find(|conn| !hall.last_frame(*conn).legal.is_empty()).expect("somebody acts");
    (hall, actor)
}

/// The server is killed now and is back after so long.
fn away_for(hall: &mut Hall, away_ms: u64) -> Outage {
    let from_ms = hall.now_ms;
    hall.now_ms += away_ms;
    hall.room = Room::restore(catalog::rules, hall.facts.clone(), hall.now_ms).expect("it was stored");
    Outage { from_ms, to_ms: hall.now_ms }
}

fn left_ms(hall: &mut Hall, actor: u8) -> (u64, Option<u64>) {
    hall.connect(actor, Some(actor));
    let clock = hall.last_frame(actor).clock;
    (clock.left_ms[usize::from(actor)], clock.away_ms)
}

fn steps(hall: &Hall) -> usize {
    hall.room.steps().len()
}

#[test]
fn clocks_stand_still_while_nobody_is_there() {
    let minute = Clock::PerMove { move_ms: MINUTE_MS as u32 };
    let bank = Clock::Bank { bank_ms: MINUTE_MS as u32, increment_ms: 0 };
    for clock in [minute, bank] {
        let (mut hall, actor) = half_a_minute_left(clock);
        let before = steps(&hall);
        let outage = away_for(&mut hall, 10 * MINUTE_MS);
        hall.input(Input::Woken { outages: vec![outage] });
        assert_eq!(steps(&hall), before, "nobody's time is over");
        let told = hall.facts.last().map(|stored| &stored.fact);
        assert_eq!(told, Some(&RoomFact::Resumed { away_ms: 10 * MINUTE_MS }), "it is a fact");
        assert_eq!(left_ms(&mut hall, actor), (MINUTE_MS / 2, Some(10 * MINUTE_MS)), "and everybody is told");
        // It is given back once, however often the table is read.
        let again = away_for(&mut hall, 0);
        hall.input(Input::Woken { outages: vec![outage, again] });
        assert_eq!(left_ms(&mut hall, actor), (MINUTE_MS / 2, Some(10 * MINUTE_MS)));
        hall.rest(MINUTE_MS / 2 - 1);
        assert_eq!(steps(&hall), before);
        hall.rest(1);
        assert!(steps(&hall) > before, "half a minute later it is over");
        let next = (0..3).find(|conn| !hall.last_frame(*conn).legal.is_empty());
        let away_ms = next.and_then(|next| left_ms(&mut hall, next).1);
        assert_eq!(away_ms, None, "the next turn has nothing to do with it");
    }
}

#[test]
fn a_bank_is_charged_for_the_time_somebody_was_there() {
    let (mut hall, actor) = half_a_minute_left(Clock::Bank { bank_ms: MINUTE_MS as u32, increment_ms: 0 });
    let outage = away_for(&mut hall, 10 * MINUTE_MS);
    hall.input(Input::Woken { outages: vec![outage] });
    hall.connect(actor, Some(actor));
    let action = hall.last_frame(actor).legal[0].clone();
    hall.act(actor, action);
    assert_eq!(hall.last_frame(actor).clock.left_ms[usize::from(actor)], MINUTE_MS / 2);
}

#[test]
fn a_table_that_slept_while_somebody_was_there_has_used_its_time() {
    let (mut hall, _) = half_a_minute_left(Clock::PerMove { move_ms: MINUTE_MS as u32 });
    let before = steps(&hall);
    away_for(&mut hall, 10 * MINUTE_MS);
    hall.input(Input::Woken { outages: Vec::new() });
    assert!(steps(&hall) > before, "its people could have acted at any time");
    assert!(!hall.facts.iter().any(|stored| matches!(stored.fact, RoomFact::Resumed { .. })));
}

#[test]
fn who_has_no_clock_is_told_nothing() {
    let (mut hall, actor) = half_a_minute_left(Clock::None);
    let outage = away_for(&mut hall, MINUTE_MS);
    hall.input(Input::Woken { outages: vec![outage] });
    let waits = hall.last_frame(actor).clock.wait_ms.is_some();
    let resumed = hall.facts.iter().any(|stored| matches!(stored.fact, RoomFact::Resumed { .. }));
    assert_eq!(resumed, waits, "unless the game itself waits");
}

#[test]
fn a_pause_counts_once_whatever_happens_meanwhile() {
    let (mut hall, actor) = half_a_minute_left(Clock::PerMove { move_ms: MINUTE_MS as u32 });
    let agree = |hall: &mut Hall, proposal| {
        hall.say(actor, ClientMessage::Propose { proposal });
        (0..3)
            .filter(|conn| *conn != actor)
            .for_each(|conn| hall.say(conn, ClientMessage::Vote { agree: true }));
    };
    agree(&mut hall, Proposal::Pause {});
    let outage = away_for(&mut hall, 10 * MINUTE_MS);
    hall.input(Input::Woken { outages: vec![outage] });
    for at in 0..3 {
        let (conn, secret) = (ConnId(at), Some(secret(at as u8)));
        hall.input(Input::Connect { conn, secret, from: 0, sketch: false });
    }
    agree(&mut hall, Proposal::Continue {});
    let clock = hall.last_frame(actor).clock;
    assert_eq!(clock.left_ms[usize::from(actor)], MINUTE_MS / 2);
    assert_eq!((clock.running_seats, clock.away_ms), (vec![Seat(actor)], None));
}

#[test]
fn s10_whoever_is_away_is_called_once_for_a_turn_whatever_looks_and_restarts_come() {
    let (game, seats) = games().next().expect("the catalog has games");
    let mut hall = Hall::playing(game, seats, seats, Clock::Slow { days: 2 });
    let hook = Some(Hook::Webhook { url: "https://example.org/".into() });
    for at in 0..seats {
        hall.input(Input::SetHook { reply: ReplyId(1), secret: secret(at), hook: hook.clone() });
        hall.input(Input::Disconnect { conn: ConnId(at.into()) });
    }
    let calls = |hall: &mut Hall| {
        let calls = hall.outputs.iter().filter(|output| matches!(output, Output::YourTurn { .. })).count();
        hall.outputs.clear();
        calls
    };
    calls(&mut hall);
    let mut called = 0;
    for _ in 0..4 {
        hall.room = Room::restore(catalog::rules, hall.facts.clone(), hall.now_ms).expect("it was stored");
        hall.rest(33_000);
        // A stranger looks.
        hall.connect(100, None);
        hall.input(Input::Disconnect { conn: ConnId(100) });
        called += calls(&mut hall);
    }
    let waited = hall.room.turn().expect("a match runs").0.seats().len();
    assert_eq!(called, waited as usize, "each once");
    // The next turn is another one.
    let steps = hall.room.steps().len();
    while hall.room.steps().len() == steps {
        hall.rest(24 * 3_600_000);
    }
    assert!(calls(&mut hall) > 0);
}
