//! Whole matches, for every game of the catalog.

mod hall;

use engine::{Field, Line};
use hall::{Hall, games};
use protocol::{ClientMessage, Clock, Frame, Stage};
use room::Room;
use serde_json::{Value, json};

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
            let mut replayer = catalog::Replayer::new();
            for line in &record {
                replayer.read(&line.to_json()).unwrap_or_else(|fault| panic!("{}: {fault}", game.about().id));
            }
            replayer.finish().unwrap_or_else(|fault| panic!("{fault}"));
            assert_eq!(replayer.unseeded(), 0, "its chance was recomputed");
            let Line::Header(header) = &record[0] else { panic!("a record begins with its header") };
            let fairness = header.fairness.as_ref().expect("a server's match says where its seed came from");
            assert_eq!(fairness.explains(&header.seed.expect("the match is over")), Ok(()));
            assert_eq!(fairness.entropy[0], "dice of 0");
        }
    }
}

#[test]
fn a_room_is_the_fold_of_its_facts_at_every_moment() {
    for (game, seats) in games() {
        let mut hall = Hall::playing(game, seats, seats, Clock::None);
        hall.play_out(seats, varied());
        let checked = (1..hall.facts.len()).step_by(7).chain([hall.facts.len()]);
        for kept in checked {
            let facts: Vec<_> = hall.facts[..kept]
                .iter()
                .map(|fact| serde_json::from_str(&serde_json::to_string(fact).unwrap()).unwrap())
                .collect();
            let restored =
                Room::restore(catalog::rules, facts, hall.now_ms).expect("what was stored can be restored");
            assert_eq!(restored.version(), kept as u64);
        }
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
        let at = text.iter().position(|fact| fact.contains(r#""type":"chanced""#)).expect("chance acted");
        let mut forged = hall.facts.clone();
        let mut json: Value = serde_json::from_str(&text[at]).unwrap();
        json["print"] = "0123456789abcdef".into();
        forged[at] = serde_json::from_value(json).unwrap();
        let error = Room::restore(catalog::rules, forged, 0).unwrap_err();
        assert_eq!(error.index, at, "{error}");
    }
}

#[test]
fn mb_67_who_comes_back_is_not_reminded_of_earlier_auctions() {
    let game = catalog::rules("millionaires").expect("it is in the catalog");
    let mut hall = Hall::playing(game, 3, 3, Clock::None);
    let bids = |events: &[Value]| events.iter().filter(|event| event["type"] == "bid_placed").count();
    let (mut chapter, mut bids_now, mut forgotten) = (hall.last_frame(0).chapter, 0, 0);
    while hall.room.outcome().is_none() {
        let actor = (0..3).find(|conn| !hall.last_frame(*conn).legal.is_empty()).expect("somebody is to act");
        let frame = hall.last_frame(actor);
        let highest = frame.forms.first().and_then(|form| match form.fields.first()? {
            Field::Pick { items, .. } => items.last().cloned(),
            _ => None,
        });
        if let Some(card) = highest.filter(|_| frame.to % 2 == 0) {
            hall.act(actor, json!({ "type": "bid", "cards": [card] }));
        }
        if hall.last_frame(actor).to == frame.to {
            hall.act(actor, frame.legal[0].clone());
        }
        let live = hall.last_frame(0);
        if live.chapter != chapter {
            (chapter, bids_now) = (live.chapter, 0);
        } else {
            bids_now += bids(&live.events);
        }
        if live.outcome.is_none() {
            assert_eq!(bids(live.later.as_ref().unwrap_or(&live.events)), 0);
            hall.say(0, ClientMessage::Resume { from: 0 });
            let back = hall.last_frame(0);
            assert_eq!(bids(&back.events), bids_now, "step {}", back.to);
            forgotten += usize::from(bids_now == 0 && chapter > 1);
        }
    }
    assert!(forgotten > 0, "no auction with bids was over before the match was");
    hall.say(0, ClientMessage::Resume { from: 0 });
    assert!(bids(&hall.last_frame(0).events) > 0, "MB-69: after the game the full log is there");
}
