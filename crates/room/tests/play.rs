//! Whole matches, for every game of the catalog.

mod hall;

use engine::{Field, Line};
use hall::{Hall, games};
use protocol::{ClientMessage, Clock, Frame, PlayerKind, ServerMessage, Stage, TableInfo};
use room::{ConnId, Input, Output, Room, RoomError};
use serde_json::{Value, json};
use std::collections::BTreeSet;

fn varied() -> impl FnMut(&Frame) -> Value {
    let mut count = 0usize;
    move |frame| {
        count += 1;
        frame.legal[(count * 7919) % frame.legal.len()].clone()
    }
}

#[test]
fn every_game_is_played_to_its_end_and_its_record_holds() {
    for (game, seats) in games() {
        for people in [1, seats] {
            let mut hall = Hall::playing(game, seats, people, Clock::None);
            hall.play_out(people, varied());
            assert_eq!(hall.room.stage(), Stage::Finished);
            let record = hall.room.record().expect("a finished match has a record");
            let lines: Vec<String> = record.iter().map(Line::to_json).collect();
            let read = catalog::replayer().read_all(lines.iter().map(String::as_str));
            let read = read.unwrap_or_else(|fault| panic!("{}: {fault}", game.about().id));
            assert!(read[0].header.seed.is_some(), "its chance was recomputed");
            let Line::Header(header) = &record[0] else { panic!("a record begins with its header") };
            let fairness = header.fairness.as_ref().expect("a server's match says where its seed came from");
            assert_eq!(fairness.explains(&header.seed.expect("the match is over")), Ok(()));
            assert_eq!(fairness.entropy[0], "dice of 0");
        }
    }
}

/// Whoever may act without being awaited may also leave it: the bots go on. Rent that nobody claims is such a case.
#[test]
fn bots_go_on_without_those_whom_nobody_waits_for() {
    for (game, seats) in games() {
        let mut hall = Hall::playing(game, seats, 1, Clock::None);
        let (mut pick, mut left_out) = (varied(), 0);
        while hall.room.outcome().is_none() {
            let seen = hall.facts.len();
            if hall.bots_answer() {
                continue;
            }
            let frame = hall.last_frame(0);
            if frame.awaited.iter().any(|seat| seat.index() == 0) && !frame.legal.is_empty() {
                hall.now_ms += 1_000;
                hall.act(0, pick(&frame));
            } else {
                left_out += usize::from(!frame.legal.is_empty());
                // Moments that the rules keep free pass, and forced moves are made.
                hall.rest(60_000);
                let id = game.about().id;
                let is_asked = hall.outputs.iter().any(|output| matches!(output, Output::Think { .. }));
                assert!(
                    hall.facts.len() > seen || is_asked,
                    "{id} stands still after {left_out} moments: {frame:?}"
                );
            }
        }
    }
}

/// What everybody around a table sees of it: the table itself and a frame for every pair of eyes. Who is connected is no
/// fact, so it is left out.
fn seen_around(room: &mut Room, seats: u8, now_ms: u64) -> (TableInfo, Vec<Frame>) {
    let frame = |room: &mut Room, at: u8| {
        let (conn, secret) = (ConnId(1_000 + u64::from(at)), (at < seats).then(|| hall::secret(at)));
        let shown =
            room.handle(Input::Connect { conn, secret, from: u32::MAX, sketch: true }, now_ms).outputs;
        room.handle(Input::Disconnect { conn }, now_ms);
        let frame = shown.into_iter().find_map(|output| match output {
            Output::Send { message, .. } => {
                if let ServerMessage::Frame(frame) = *message {
                    Some(frame)
                } else {
                    None
                }
            }
            _ => None,
        });
        frame.expect("a match has begun")
    };
    let frames = (0..=seats).map(|at| frame(room, at)).collect();
    let mut info = room.info();
    info.watchers = 0;
    for seat in &mut info.seats {
        if let PlayerKind::Person { present, .. } = &mut seat.player {
            *present = false;
        }
    }
    (info, frames)
}

#[test]
fn a_room_is_the_fold_of_its_facts_at_every_moment() {
    for (game, seats) in games() {
        let mut hall =
            Hall::playing(game, seats, seats, Clock::Bank { bank_ms: 3_600_000, increment_ms: 2_000 });
        let mut pick = varied();
        let mut moments = 0;
        while hall.room.outcome().is_none() && moments < 150 {
            let facts: Vec<_> = hall
                .facts
                .iter()
                .map(|fact| serde_json::from_str(&serde_json::to_string(fact).unwrap()).unwrap())
                .collect();
            let mut restored =
                Room::restore(catalog::rules, facts, hall.now_ms).expect("what was stored can be restored");
            assert_eq!(restored.version(), hall.room.version());
            let live = seen_around(&mut hall.room, seats, hall.now_ms);
            assert_eq!(seen_around(&mut restored, seats, hall.now_ms), live, "{}", game.about().id);
            moments += 1;
            let to_act = (0..seats).find(|conn| !hall.last_frame(*conn).legal.is_empty());
            match to_act {
                Some(conn) => {
                    let action = pick(&hall.last_frame(conn));
                    hall.now_ms += 1_000;
                    hall.act(conn, action);
                }
                None => hall.rest(20_000),
            }
        }
        assert!(moments > 3, "{}", game.about().id);
        hall.play_out(seats, varied());
        let restored = Room::restore(catalog::rules, hall.facts.clone(), hall.now_ms).unwrap();
        assert_eq!(restored.record(), hall.room.record());
    }
}

#[test]
fn a_forged_fact_is_noticed_when_the_table_is_restored() {
    for (game, seats) in games() {
        let mut hall = Hall::playing(game, seats, seats, Clock::None);
        hall.play_out(seats, varied());
        let text: Vec<String> = hall.facts.iter().map(|fact| serde_json::to_string(fact).unwrap()).collect();
        let at = text.iter().position(|fact| fact.contains(r#""chance":"#)).expect("chance acted");
        let mut forged = hall.facts.clone();
        let mut json: Value = serde_json::from_str(&text[at]).unwrap();
        json["print"] = "0123456789abcdef".into();
        forged[at] = serde_json::from_value(json).unwrap();
        let error = Room::restore(catalog::rules, forged, 0).unwrap_err();
        assert!(matches!(error, RoomError::Bad { index, .. } if index == at), "{error}");
    }
}

/// Bids with the last card on offer at every other step, and otherwise takes the first of the buttons.
fn bid_or_pass(hall: &mut Hall, actor: u8) {
    let frame = hall.last_frame(actor);
    let card = frame.forms.first().and_then(|form| match form.fields.first()? {
        Field::Pick { name, items, .. } => Some(json!({ "type": form.action, name: [items.last()?] })),
        _ => None,
    });
    if let Some(action) = card.filter(|_| frame.to.is_multiple_of(2)) {
        hall.act(actor, action);
    }
    if hall.last_frame(actor).to == frame.to {
        hall.act(actor, frame.legal[0].clone());
    }
}

#[test]
fn who_comes_back_is_told_of_earlier_chapters_what_a_story_keeps_of_them() {
    let mut forgetful = 0;
    for (game, seats) in games() {
        let mut hall = Hall::playing(game, seats, seats, Clock::None);
        let kind = |event: &Value| event["type"].as_str().expect("events have a type").to_owned();
        // The types of events that stories drop, and what happened live in the chapter the match is in.
        let (mut dropped, mut lately, mut checked) = (BTreeSet::new(), Vec::new(), 0);
        let mut chapter = hall.last_frame(0).chapter;
        for _ in 0..400 {
            let Some(actor) = (0..seats).find(|conn| !hall.last_frame(*conn).legal.is_empty()) else { break };
            bid_or_pass(&mut hall, actor);
            let live = hall.last_frame(0);
            if live.outcome.is_some() {
                break;
            }
            let count = |events: &[Value], of: &str| events.iter().filter(|event| kind(event) == of).count();
            let kept = live.later.as_ref().unwrap_or(&live.events);
            dropped
                .extend(live.events.iter().map(kind).filter(|of| count(kept, of) < count(&live.events, of)));
            if live.chapter == chapter {
                lately.extend(live.events);
            } else {
                (chapter, lately) = (live.chapter, Vec::new());
            }
            hall.say(0, ClientMessage::Resume { from: 0 });
            let back = hall.last_frame(0);
            for of in dropped.iter().filter(|_| !back.events.is_empty()) {
                assert_eq!(count(&back.events, of), count(&lately, of), "{of} at step {}", back.to);
                checked += usize::from(lately.is_empty());
            }
        }
        forgetful += usize::from(checked > 0);
        if checked > 0 && hall.room.outcome().is_some() {
            hall.say(0, ClientMessage::Resume { from: 0 });
            let whole: Vec<String> = hall.last_frame(0).events.iter().map(kind).collect();
            assert!(dropped.iter().all(|of| whole.contains(of)), "after the match everything is told");
        }
    }
    assert!(forgetful > 0, "some rulebook takes reminders away");
}
