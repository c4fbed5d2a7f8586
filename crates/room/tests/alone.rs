//! S14: bots do not play for nobody. A match that was left alone stands still until somebody comes.

mod hall;

use engine::Seat;
use hall::{Hall, games, secret, setup};
use protocol::http::Hook;
use protocol::{ClientMessage, Clock, Stage, TableCode};
use room::{ConnId, Input, Output, ReplyId, Room, RoomFact, StoredFact};

/// One person in the first seat and bots in all others. It is a bot's turn, and the person has gone.
fn left(clock: Clock, tournament: bool, hook: bool) -> Hall {
    let (game, seats) = games().next().expect("the catalog has games");
    let mut setup = setup(game, seats, clock);
    setup.tournament = tournament.then(|| TableCode::from_random([7; 6]));
    let mut hall = Hall::open(game, setup);
    hall.join(0, "Ada");
    hall.connect(0, Some(0));
    hall.give_entropy(0);
    for at in 1..seats {
        hall.say(0, ClientMessage::SetBot { seat: Seat(at), level: Some("easy".into()) });
    }
    hall.say(0, ClientMessage::Start {});
    if hook {
        let hook = Some(Hook::Webhook { url: "https://hooks.example.org/1".into() });
        hall.input(Input::SetHook { reply: ReplyId(1), secret: secret(0), hook });
    }
    while hall.room.due_ms() != Some(0) {
        let frame = hall.last_frame(0);
        let action = frame.legal.first().expect("it is the person's turn").clone();
        hall.act(0, action);
    }
    hall.outputs.clear();
    hall.input(Input::Disconnect { conn: ConnId(0) });
    hall
}

fn restored(hall: &Hall, now_ms: u64) -> Room {
    let facts = hall.facts.iter().map(StoredFact::to_bytes).collect::<Vec<_>>();
    let facts = StoredFact::read_all(&facts).expect("they can be read");
    Room::restore(catalog::rules, facts, now_ms).expect("it was stored")
}

#[test]
fn a_match_that_was_left_stands_still_after_a_minute_and_goes_on_when_somebody_comes() {
    let mut hall = left(Clock::None, false, false);
    hall.rest(59_000);
    assert_eq!(hall.room.stage(), Stage::Playing, "who changes the device misses nothing");
    hall.rest(2_000);
    assert_eq!(hall.room.stage(), Stage::Paused);
    assert_eq!((hall.room.due_ms(), hall.room.next_tick_ms()), (None, None), "nothing wakes it");
    assert!(hall.room.is_asleep());
    let steps = hall.room.steps().len();
    hall.bots_answer();
    assert_eq!(hall.room.steps().len(), steps, "a bot's answer comes too late");
    assert_eq!(restored(&hall, hall.now_ms + 5_000_000).stage(), Stage::Paused, "it is stored");

    // Somebody who only watches is somebody.
    hall.outputs.clear();
    hall.connect(9, None);
    assert_eq!(hall.room.stage(), Stage::Playing);
    assert!(
        hall.outputs.iter().any(|output| matches!(output, Output::Think { .. })),
        "the bot is asked again"
    );
    assert!(hall.bots_answer(), "and answers");
    assert!(hall.room.steps().len() > steps);
}

#[test]
fn what_somebody_waits_for_goes_on_alone() {
    for (clock, tournament, hook) in
        [(Clock::Slow { days: 3 }, false, false), (Clock::None, true, false), (Clock::None, false, true)]
    {
        let mut hall = left(clock, tournament, hook);
        hall.rest(3_600_000);
        assert_eq!(hall.room.stage(), Stage::Playing, "{clock:?} {tournament} {hook}");
        assert!(!hall.facts.iter().any(|stored| stored.fact == RoomFact::LeftAlone));
    }
}

#[test]
fn a_pause_that_people_agreed_on_does_not_end_because_somebody_comes() {
    let (game, seats) = games().next().expect("the catalog has games");
    let mut hall = Hall::playing(game, seats, 1, Clock::None);
    hall.say(0, ClientMessage::Propose { proposal: protocol::Proposal::Pause {} });
    assert_eq!(hall.room.stage(), Stage::Paused);
    hall.input(Input::Disconnect { conn: ConnId(0) });
    hall.rest(120_000);
    hall.connect(9, None);
    assert_eq!(hall.room.stage(), Stage::Paused);
}

#[test]
fn the_clock_of_people_stands_still_while_a_match_is_left_alone() {
    let mut hall = left(Clock::Bank { bank_ms: 600_000, increment_ms: 0 }, false, false);
    hall.rest(61_000);
    assert_eq!(hall.room.stage(), Stage::Paused);
    hall.rest(7_200_000);
    hall.connect(0, Some(0));
    let left_ms = hall.last_frame(0).clock.left_ms;
    assert!(left_ms.iter().all(|left_ms| *left_ms > 0), "{left_ms:?}");
}
