//! What happens around a match: coming and going, resending, taking back, pausing, running out of time.

mod hall;

use engine::{Fact, Seat};
use hall::{Hall, games, secret, setup};
use protocol::{ActId, Bye, ClientMessage, Clock, PlayerKind, Proposal, RefusedWhy, ServerMessage, Stage};
use room::{ConnId, Input, Output, ReplyId, RoomFact};
use serde_json::Value;

fn any_game() -> (&'static dyn search::AnyGame, u8) {
    games().next().expect("the catalog has games")
}

/// A table of people only, and the socket that may act.
fn people_playing(clock: Clock) -> (Hall, u8, u8) {
    let (game, seats) = any_game();
    let hall = Hall::playing(game, seats, seats, clock);
    let actor = (0..seats).find(|conn| !hall.last_frame(*conn).legal.is_empty()).expect("somebody acts");
    (hall, actor, (actor + 1) % seats)
}

fn steps(hall: &Hall) -> usize {
    let of_a_seat = |fact: &RoomFact| matches!(fact.step(), Some(Fact::Seat { .. }));
    hall.facts.iter().filter(|stored| of_a_seat(&stored.fact)).count()
}

#[test]
fn an_act_sent_twice_happens_once_and_is_acknowledged_twice() {
    let (mut hall, actor, _) = people_playing(Clock::None);
    let frame = hall.last_frame(actor);
    let message = ClientMessage::Act {
        id: ActId::try_from("once".to_owned()).unwrap(),
        seq: frame.to,
        action: frame.legal[0].clone(),
    };
    hall.say(actor, message.clone());
    hall.say(actor, message);
    assert_eq!(steps(&hall), 1);
    let heard = &hall.heard[&ConnId(actor.into())];
    let acks: Vec<&ServerMessage> = heard.iter().filter(|m| matches!(m, ServerMessage::Ack { .. })).collect();
    assert_eq!(acks.len(), 2);
    assert_eq!(acks[0], acks[1]);
}

#[test]
fn an_act_is_remembered_over_a_restart() {
    let (mut hall, actor, _) = people_playing(Clock::None);
    let frame = hall.last_frame(actor);
    let id = ActId::try_from("once".to_owned()).unwrap();
    let message = ClientMessage::Act { id, seq: frame.to, action: frame.legal[0].clone() };
    hall.say(actor, message.clone());
    hall.room = room::Room::restore(catalog::rules, hall.facts.clone(), hall.now_ms).unwrap();
    hall.connect(actor, Some(actor));
    hall.say(actor, message);
    assert_eq!(steps(&hall), 1);
}

#[test]
fn stale_and_foreign_acts_are_refused_and_change_nothing() {
    let (mut hall, actor, other) = people_playing(Clock::None);
    let frame = hall.last_frame(actor);
    let before = hall.facts.len();
    let action = frame.legal[0].clone();
    let id = hall.act_id();
    hall.say(actor, ClientMessage::Act { id, seq: frame.to + 1, action: action.clone() });
    assert_eq!(hall.last_refusal(actor), Some(RefusedWhy::Stale { seq: frame.to }));
    hall.act(other, action);
    assert!(
        matches!(hall.last_refusal(other), Some(RefusedWhy::Rule { .. })),
        "{:?}",
        hall.last_refusal(other)
    );
    hall.act(actor, serde_json::json!({"type": "win"}));
    assert!(matches!(hall.last_refusal(actor), Some(RefusedWhy::Malformed { .. })));
    hall.connect(100, None);
    let id = hall.act_id();
    hall.say(100, ClientMessage::Act { id, seq: frame.to, action: Value::Null });
    assert_eq!(hall.last_refusal(100), Some(RefusedWhy::NotYours {}));
    assert_eq!(hall.facts.len(), before);
}

#[test]
fn a_wrong_secret_opens_nothing() {
    let (mut hall, ..) = people_playing(Clock::None);
    hall.connect(100, Some(77));
    assert_eq!(hall.closed, [(ConnId(100), Bye::WrongSecret)]);
    assert!(!hall.heard.contains_key(&ConnId(100)));
}

#[test]
fn who_left_cannot_return_and_a_bot_plays_on() {
    let (mut hall, _, other) = people_playing(Clock::None);
    hall.say(other, ClientMessage::Leave {});
    assert!(hall.closed.contains(&(ConnId(other.into()), Bye::Gone)));
    assert!(matches!(hall.room.info().seats[usize::from(other)].player, PlayerKind::Bot { .. }));
    hall.connect(101, Some(other));
    assert!(hall.closed.contains(&(ConnId(101), Bye::WrongSecret)));
}

#[test]
fn a_seat_may_have_two_devices_and_a_gap_is_filled() {
    let (mut hall, actor, _) = people_playing(Clock::None);
    hall.connect(50, Some(actor));
    let action = hall.last_frame(50).legal[0].clone();
    let before = hall.last_frame(50).to;
    hall.act(50, action);
    assert_eq!(hall.last_frame(actor).to, hall.last_frame(50).to, "both devices see it");
    hall.say(50, ClientMessage::Resume { from: before });
    let resumed = hall.last_frame(50);
    assert_eq!(resumed.from, before);
    assert!(!resumed.events.is_empty());
}

#[test]
fn an_absent_player_is_replaced_while_others_wait_and_gets_his_seat_back() {
    let (mut hall, actor, _) = people_playing(Clock::None);
    hall.input(Input::Disconnect { conn: ConnId(actor.into()) });
    assert!(hall.room.next_tick_ms().is_some());
    hall.rest(59_000);
    let player = |hall: &Hall| hall.room.info().seats[usize::from(actor)].player.clone();
    assert!(matches!(player(&hall), PlayerKind::Person { held_by_bot: false, present: false, .. }));
    hall.rest(2_000);
    assert!(matches!(player(&hall), PlayerKind::Person { held_by_bot: true, .. }));
    assert!(
        hall.outputs
            .iter()
            .any(|output| matches!(output, Output::Think { seat: Seat(at), .. } if *at == actor))
    );
    hall.connect(actor, Some(actor));
    assert!(matches!(player(&hall), PlayerKind::Person { held_by_bot: false, present: true, .. }));
    let before = steps(&hall);
    hall.bots_answer();
    assert_eq!(steps(&hall), before, "the bot's answer comes too late");
}

#[test]
fn nobody_is_replaced_while_everybody_is_away() {
    let (game, seats) = any_game();
    let mut hall = Hall::playing(game, seats, seats, Clock::None);
    (0..seats).for_each(|conn| hall.input(Input::Disconnect { conn: ConnId(conn.into()) }));
    hall.rest(600_000);
    assert_eq!(steps(&hall), 0);
    assert!(hall.room.is_asleep());
}

#[test]
fn time_over_is_the_games_own_move() {
    let (mut hall, actor, _) = people_playing(Clock::PerMove { move_ms: 10_000 });
    let frame = hall.last_frame(actor);
    assert_eq!(frame.clock.left_ms[usize::from(actor)], 10_000);
    hall.rest(9_999);
    assert_eq!(steps(&hall), 0);
    hall.rest(1);
    assert_eq!(steps(&hall), 1);
}

#[test]
fn a_bank_runs_down_and_is_topped_up() {
    let (mut hall, actor, _) = people_playing(Clock::Bank { bank_ms: 60_000, increment_ms: 5_000 });
    hall.now_ms += 20_000;
    let action = hall.last_frame(actor).legal[0].clone();
    hall.act(actor, action);
    assert_eq!(hall.last_frame(actor).clock.left_ms[usize::from(actor)], 45_000);
}

#[test]
fn a_pause_by_consent_stops_the_clock() {
    let (mut hall, actor, _) = people_playing(Clock::PerMove { move_ms: 10_000 });
    let seats = hall.room.info().setup.seats;
    hall.say(actor, ClientMessage::Propose { proposal: Proposal::Pause {} });
    assert_eq!(hall.room.stage(), Stage::Playing, "one is not everybody");
    (0..seats)
        .filter(|conn| *conn != actor)
        .for_each(|conn| hall.say(conn, ClientMessage::Vote { agree: true }));
    assert_eq!(hall.room.stage(), Stage::Paused);
    hall.rest(3_600_000);
    assert_eq!(steps(&hall), 0);
    hall.say(actor, ClientMessage::Propose { proposal: Proposal::Continue {} });
    (0..seats)
        .filter(|conn| *conn != actor)
        .for_each(|conn| hall.say(conn, ClientMessage::Vote { agree: true }));
    assert_eq!(hall.room.stage(), Stage::Playing);
    hall.rest(9_999);
    assert_eq!(steps(&hall), 0);
    hall.rest(1);
    assert_eq!(steps(&hall), 1);
}

#[test]
fn a_bot_that_answered_during_a_pause_is_asked_again() {
    for (game, seats) in games() {
        let mut hall = Hall::playing(game, seats, 1, Clock::None);
        while !hall.outputs.iter().any(|output| matches!(output, Output::Think { .. })) {
            let action = hall.last_frame(0).legal.first().expect("somebody is asked").clone();
            hall.act(0, action);
        }
        hall.say(0, ClientMessage::Propose { proposal: Proposal::Pause {} });
        assert_eq!(hall.room.stage(), Stage::Paused);
        let before = steps(&hall);
        assert!(hall.bots_answer());
        assert_eq!(steps(&hall), before, "nobody moves during a pause");
        hall.say(0, ClientMessage::Propose { proposal: Proposal::Continue {} });
        assert!(hall.bots_answer(), "the bot of {} is not asked again", game.about().id);
        assert!(steps(&hall) > before);
    }
}

#[test]
fn chance_moves_on_after_steps_were_taken_back_during_a_pause() {
    for (game, seats) in games() {
        let mut hall = Hall::playing(game, seats, 1, Clock::None);
        for _ in 0..10 {
            match hall.last_frame(0).legal.first().cloned() {
                Some(action) => hall.act(0, action),
                None => assert!(hall.bots_answer(), "somebody is asked"),
            }
        }
        for proposal in [Proposal::Pause {}, Proposal::UndoTo { seq: 0 }, Proposal::Continue {}] {
            hall.say(0, ClientMessage::Propose { proposal });
        }
        hall.play_out(1, |frame| frame.legal[0].clone());
        assert!(hall.room.outcome().is_some(), "{} stands still", game.about().id);
    }
}

#[test]
fn taking_back_what_showed_nothing_is_free() {
    let mut free = 0;
    for (game, seats) in games() {
        let mut hall = Hall::playing(game, seats, seats, Clock::None);
        for turn in 0..30 {
            let Some(actor) = (0..seats).find(|conn| !hall.last_frame(*conn).legal.is_empty()) else { break };
            let before = hall.last_frame(actor);
            let action = before.legal[turn % before.legal.len()].clone();
            hall.act(actor, action.clone());
            if hall.last_frame(actor).to == before.to + 1 && hall.room.outcome().is_none() {
                hall.say(actor, ClientMessage::Undo {});
                let after = hall.last_frame(actor);
                if after.to == before.to {
                    assert_eq!(after.view, before.view);
                    free += 1;
                    hall.act(actor, action);
                } else {
                    hall.say(actor, ClientMessage::Vote { agree: false });
                }
            }
        }
    }
    assert!(free > 0, "some moves show nothing");
}

#[test]
fn taking_back_what_others_answered_needs_their_consent() {
    let (mut hall, actor, _) = people_playing(Clock::None);
    let seats = hall.room.info().setup.seats;
    let before = hall.last_frame(actor);
    let action = before.legal[0].clone();
    hall.act(actor, action);
    let next = (0..seats).find(|conn| !hall.last_frame(*conn).legal.is_empty()).unwrap();
    let action = hall.last_frame(next).legal[0].clone();
    hall.act(next, action);
    hall.say(actor, ClientMessage::Undo {});
    assert!(hall.last_frame(actor).to > before.to, "not yet");
    (0..seats)
        .filter(|conn| *conn != actor)
        .for_each(|conn| hall.say(conn, ClientMessage::Vote { agree: true }));
    let after = hall.last_frame(actor);
    assert_eq!((after.to, after.view), (before.to, before.view));
    let restored = room::Room::restore(catalog::rules, hall.facts.clone(), hall.now_ms).unwrap();
    assert_eq!(restored.version(), hall.room.version());
}

/// What everybody heard last of a proposal that is over.
fn ended(hall: &Hall, conn: u8) -> Option<&ServerMessage> {
    let ends = |message: &&ServerMessage| {
        matches!(message, ServerMessage::Declined { .. } | ServerMessage::Withdrawn { .. })
    };
    hall.heard[&ConnId(conn.into())].iter().rev().find(ends)
}

#[test]
fn a_proposal_is_withdrawn_by_who_made_it_and_declined_by_others() {
    let (mut hall, actor, other) = people_playing(Clock::None);
    hall.say(actor, ClientMessage::Propose { proposal: Proposal::Pause {} });
    hall.say(actor, ClientMessage::Vote { agree: false });
    for conn in [actor, other] {
        assert_eq!(ended(&hall, conn), Some(&ServerMessage::Withdrawn { seat: Seat(actor) }));
    }
    hall.say(actor, ClientMessage::Propose { proposal: Proposal::Pause {} });
    hall.say(other, ClientMessage::Vote { agree: false });
    for conn in [actor, other] {
        assert_eq!(ended(&hall, conn), Some(&ServerMessage::Declined { seat: Seat(other) }));
    }
    assert_eq!(hall.room.stage(), Stage::Playing);
}

/// Whether somebody asked a bot for advice since this was looked at last.
fn asks_for_advice(hall: &mut Hall) -> usize {
    hall.outputs.drain(..).filter(|output| matches!(output, Output::Advise { .. })).count()
}

#[test]
fn a_coach_uses_up_nothing_of_what_the_player_may_ask() {
    let (mut hall, actor, other) = people_playing(Clock::None);
    (0..20).for_each(|_| hall.say(actor, ClientMessage::Weigh {}));
    assert_eq!((asks_for_advice(&mut hall), hall.last_refusal(actor)), (5, None));
    (0..6).for_each(|_| hall.say(actor, ClientMessage::Hint {}));
    assert_eq!(asks_for_advice(&mut hall), 5);
    assert_eq!(hall.last_refusal(actor), Some(RefusedWhy::TooFast { again_ms: 2_000 }));
    hall.say(other, ClientMessage::Weigh {});
    assert_eq!((asks_for_advice(&mut hall), hall.last_refusal(other)), (0, None), "it is not their turn");
}

#[test]
fn a_live_table_becomes_a_slow_one() {
    let (mut hall, actor, _) = people_playing(Clock::PerMove { move_ms: 10_000 });
    let seats = hall.room.info().setup.seats;
    let proposal = Proposal::ChangeClock { clock: Clock::Slow { days: 2 } };
    hall.say(actor, ClientMessage::Propose { proposal });
    (0..seats)
        .filter(|conn| *conn != actor)
        .for_each(|conn| hall.say(conn, ClientMessage::Vote { agree: true }));
    hall.rest(24 * 3_600_000);
    assert_eq!(steps(&hall), 0);
    hall.rest(24 * 3_600_000);
    assert_eq!(steps(&hall), 1);
    let bad = Proposal::ChangeClock { clock: Clock::Slow { days: 99 } };
    hall.say(actor, ClientMessage::Propose { proposal: bad });
    assert!(matches!(hall.last_refusal(actor), Some(RefusedWhy::NotNow { .. })));
}

#[test]
fn the_lobby_keeps_its_rules() {
    let (game, seats) = any_game();
    let mut hall = Hall::open(game, setup(game, seats, Clock::None));
    hall.join(0, "Ada");
    hall.join(1, "Bob");
    hall.connect(0, Some(0));
    hall.connect(1, Some(1));
    assert_eq!(hall.room.info().host_seat, Some(Seat(0)));
    hall.say(1, ClientMessage::Start {});
    assert_eq!(hall.last_refusal(1), Some(RefusedWhy::NotYours {}));
    hall.say(0, ClientMessage::Start {});
    assert!(matches!(hall.last_refusal(0), Some(RefusedWhy::NotNow { .. })), "seats are free");
    hall.say(0, ClientMessage::SetBot { seat: Seat(1), level: Some("hard".into()) });
    assert!(matches!(hall.last_refusal(0), Some(RefusedWhy::NotNow { .. })), "somebody sits there");
    hall.say(0, ClientMessage::GiveHost { seat: Seat(1) });
    hall.say(1, ClientMessage::Kick { seat: Seat(0) });
    assert!(hall.closed.contains(&(ConnId(0), Bye::Gone)));
    let name = " ".to_owned();
    hall.input(Input::Join { reply: ReplyId(1), name, seat: None, secret: secret(9) });
    let nameless =
        hall.outputs.iter().any(|o| matches!(o, Output::Joined { reply: ReplyId(1), result: Err(_) }));
    assert!(nameless, "a name is needed");
}

#[test]
fn talk_is_limited_and_can_be_switched_off() {
    let (mut hall, actor, _) = people_playing(Clock::None);
    (0..7).for_each(|at| hall.say(actor, ClientMessage::Chat { text: format!("hello {at}") }));
    assert_eq!(hall.last_refusal(actor), Some(RefusedWhy::TooFast { again_ms: 2_000 }));
    let said = |hall: &Hall| hall.facts.iter().filter(|s| matches!(s.fact, RoomFact::Said { .. })).count();
    assert_eq!(said(&hall), 5);
    hall.now_ms += 60_000;
    hall.say(actor, ClientMessage::Chat { text: "x".repeat(301) });
    assert!(matches!(hall.last_refusal(actor), Some(RefusedWhy::Malformed { .. })));
    hall.say(actor, ClientMessage::React { reaction: "<script>".into() });
    assert!(matches!(hall.last_refusal(actor), Some(RefusedWhy::Malformed { .. })));
    let (game, seats) = any_game();
    let quiet = protocol::TableSetup { chat: false, ..setup(game, seats, Clock::None) };
    let mut hall = Hall::open(game, quiet);
    hall.join(0, "Ada");
    hall.connect(0, Some(0));
    hall.say(0, ClientMessage::Chat { text: "hello".into() });
    assert!(matches!(hall.last_refusal(0), Some(RefusedWhy::NotNow { .. })));
}

#[test]
fn playing_again_makes_one_table() {
    let (game, seats) = any_game();
    let mut hall = Hall::playing(game, seats, seats, Clock::None);
    hall.say(0, ClientMessage::Rematch {});
    assert!(matches!(hall.last_refusal(0), Some(RefusedWhy::NotNow { .. })));
    hall.play_out(seats, |frame| frame.legal[0].clone());
    hall.outputs.clear();
    hall.say(0, ClientMessage::Rematch {});
    hall.say(1, ClientMessage::Rematch {});
    let asked = hall.outputs.iter().filter(|output| matches!(output, Output::Rematch { .. })).count();
    assert_eq!(asked, 1);
    let Some(Output::Rematch { people, .. }) = hall.outputs.first() else { panic!("{:?}", hall.outputs) };
    assert_eq!(people.len(), usize::from(seats));
}

#[test]
fn the_seed_and_the_secret_are_told_at_the_end_and_not_before() {
    let (game, seats) = any_game();
    let mut hall = Hall::playing(game, seats, 1, Clock::None);
    hall.connect(100, None);
    let secret = engine::Seed([9; 32]).to_string();
    for _ in 0..3 {
        hall.bots_answer();
    }
    let said =
        |hall: &Hall| serde_json::to_string(&hall.heard.values().flatten().collect::<Vec<_>>()).unwrap();
    assert!(!said(&hall).contains(&secret));
    assert!(hall.room.receipt().is_none() && hall.room.record().is_none());
    hall.play_out(1, |frame| frame.legal[0].clone());
    let receipt = hall.room.receipt().unwrap();
    assert_eq!(receipt.secret, secret);
    assert!(said(&hall).contains(&secret));
}

#[test]
fn bots_take_their_time_by_the_number_of_the_step_alone() {
    let (game, seats) = any_game();
    let mut hall = Hall::playing(game, seats, 1, Clock::None);
    let mut delays = Vec::new();
    for _ in 0..40 {
        for output in &hall.outputs {
            if let Output::Think { seq, earliest_ms, .. } = output {
                delays.push((*seq, earliest_ms - hall.now_ms));
            }
        }
        if hall.bots_answer() {
            continue;
        }
        let frame = hall.last_frame(0);
        match frame.legal.first().cloned() {
            Some(action) => hall.act(0, action),
            None => break,
        }
    }
    assert!(delays.len() > 3);
    assert!(delays.iter().all(|(_, delay)| (700..=1_600).contains(delay)), "{delays:?}");
}
