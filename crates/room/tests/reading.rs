//! A newcomer reads what the game is about, and nothing happens behind the card.

mod hall;

use engine::Fact;
use hall::{Hall, games};
use protocol::{ClientMessage, Clock};
use room::{ConnId, Input, Output, RoomFact};

fn reads(hall: &mut Hall, conn: u8, reading: bool) {
    hall.say(conn, ClientMessage::Reading { reading });
}

/// How many moves were made, by whomever.
fn moves(hall: &Hall) -> usize {
    let is_move = |fact: &RoomFact| fact.step().is_some_and(|step| !matches!(step, Fact::Chance { .. }));
    hall.facts.iter().filter(|stored| is_move(&stored.fact)).count()
}

/// The person moves when they are asked, until a bot is asked for the next move.
fn until_a_bot_is_asked(hall: &mut Hall) {
    for _ in 0..200 {
        if hall.outputs.iter().any(|output| matches!(output, Output::Think { .. })) {
            return;
        }
        let frame = hall.last_frame(0);
        hall.now_ms += 1_000;
        match frame.legal.last() {
            Some(action) => hall.act(0, action.clone()),
            None => hall.rest(60_000),
        }
    }
    panic!("no bot was asked");
}

#[test]
fn bots_wait_until_the_only_person_has_read() {
    for (game, seats) in games() {
        let mut hall = Hall::playing(game, seats, 1, Clock::None);
        until_a_bot_is_asked(&mut hall);
        reads(&mut hall, 0, true);
        let before = moves(&hall);
        hall.bots_answer();
        hall.rest(600_000);
        assert_eq!((moves(&hall), hall.bots_answer()), (before, false), "{}", game.about().id);
        reads(&mut hall, 0, false);
        assert!(hall.bots_answer(), "{}: they are asked again", game.about().id);
        assert!(moves(&hall) > before);
    }
}

#[test]
fn another_device_a_move_and_going_away_end_the_reading() {
    let (game, seats) = games().next().expect("there are games");
    let mut hall = Hall::playing(game, seats, 1, Clock::None);
    reads(&mut hall, 0, true);
    hall.connect(7, Some(0));
    until_a_bot_is_asked(&mut hall);
    assert!(hall.bots_answer(), "they play on another device");

    let mut hall = Hall::playing(game, seats, 1, Clock::None);
    until_a_bot_is_asked(&mut hall);
    reads(&mut hall, 0, true);
    hall.bots_answer();
    hall.input(Input::Disconnect { conn: ConnId(0) });
    assert!(hall.bots_answer(), "nobody reads who is gone");
}

#[test]
fn where_others_play_too_nobody_waits_for_a_reader() {
    let (game, seats) = games().next().expect("there are games");
    let mut hall = Hall::playing(game, seats, 2, Clock::None);
    reads(&mut hall, 0, true);
    reads(&mut hall, 1, true);
    for _ in 0..20 {
        let asked = (0..2).find(|conn| !hall.last_frame(*conn).legal.is_empty());
        if hall.bots_answer() {
            return;
        }
        let action = hall.last_frame(asked.expect("somebody moves")).legal[0].clone();
        hall.act(asked.expect("somebody moves"), action);
    }
    panic!("no bot has moved");
}
