//! Whole games on one device, without a server.

mod device;

use device::Device;
use engine::Seat;
use protocol::{Bye, ClientMessage, ServerMessage, TableCode};
use serde_json::{Value, json};

/// A device with a table of this game, a person and bots, that has begun.
fn begun(game: &str, bits: u64) -> (Device, TableCode) {
    let mut device = Device::new(bits);
    let least = catalog::rules(game).expect("a game of the catalog").about().least_seats;
    let seats = least.max(2);
    let bots = vec!["easy"; usize::from(seats) - 1];
    let table = device.create(game, seats, &bots);
    device.hello(1, &table, Some(0));
    device.say(1, &ClientMessage::Start {});
    device.pass();
    (device, table)
}

fn finished(game: &str, bits: u64) -> (Device, TableCode) {
    let (mut device, table) = begun(game, bits);
    device.play(&[1], |_| false);
    (device, table)
}

fn record(device: &mut Device, table: &TableCode) -> String {
    let (status, record) = device.ask("GET", &format!("/api/tables/{table}/record"), "");
    assert_eq!(status, 200, "{record}");
    record
}

#[test]
fn a_whole_game_of_each_kind_ends_and_its_record_holds() {
    for game in catalog::games() {
        let (mut device, table) = finished(game.about().id, 7);
        let record = record(&mut device, &table);
        let read =
            catalog::replayer().read_all(record.lines()).expect("all chance is drawn again from the seed");
        assert!(read[0].header.seed.is_some() && read[0].outcome.is_some());
        let info = device.get(&format!("/api/tables/{table}"));
        assert_eq!(info["stage"], "finished");
        assert_eq!(device.stored[&table].0.info.stage, protocol::Stage::Finished);
        assert_eq!(device.get(&format!("/api/tables/{table}/session")), json!({ "seats": [0] }));
        assert!(device.get(&format!("/api/tables/{table}/receipt"))["seed"].is_string());
    }
}

#[test]
fn whoever_comes_back_after_a_crash_finds_the_table_exactly_as_it_was_told() {
    for game in catalog::games() {
        let (mut device, table) = begun(game.about().id, 3);
        for _ in 0..6 {
            let mut left = 5;
            device.play(&[1], |_| {
                left -= 1;
                left == 0
            });
            let before = device.frame(1).cloned();
            device.crash(&table);
            device.hello(1, &table, Some(0));
            let after = device.frame(1).cloned();
            let told = |frame: Option<protocol::Frame>| {
                frame.map(|frame| (frame.to, frame.view, frame.legal, frame.turn))
            };
            assert_eq!(told(after), told(before), "{}", game.about().id);
        }
        device.play(&[1], |_| false);
        let record = record(&mut device, &table);
        assert!(catalog::replayer().read_all(record.lines()).is_ok());
    }
}

#[test]
fn nothing_is_told_that_could_not_be_stored() {
    let game = catalog::games()[0].about().id;
    let (mut device, table) = begun(game, 5);
    device.play(&[1], |device| device.frame(1).is_some_and(|frame| !frame.legal.is_empty()));
    let before = device.frame(1).expect("it has begun").clone();
    device.heard.clear();
    device.is_full = true;
    let action = before.legal[0].clone();
    device.say(
        1,
        &ClientMessage::Act { id: "lost".to_owned().try_into().expect("an id"), seq: before.to, action },
    );
    assert_eq!(device.heard[&1], [ServerMessage::Bye { why: Bye::ComeBack }]);
    assert!(!device.host.has(&table));
    device.is_full = false;
    device.reopen(&table);
    device.hello(2, &table, Some(0));
    assert_eq!(device.frame(2).map(|frame| (frame.to, &frame.view)), Some((before.to, &before.view)));
    let wanted = json!({ "setup": { "game": game, "seats": 2 }, "bots": [], "name": "Ada" }).to_string();
    device.is_full = true;
    assert_eq!(device.ask("POST", "/api/tables", &wanted).0, 507);
}

/// However it is cut, a review is the same, and the same that a server tells of the record.
#[test]
fn a_review_is_that_of_the_record_wherever_it_is_cut() {
    let game = catalog::games()[0].about().id;
    let (mut device, table) = finished(game, 11);
    let text = record(&mut device, &table);
    let recording = answers::read(catalog::table_of, &text).expect("it holds");
    let from = recording.steps().saturating_sub(5).max(1);
    let mut cut = answers::review(&recording, from, answers::REVIEW_PLAYOUTS, &|| false).expect("it holds");
    while let Some(next) = cut.next {
        let more = answers::review(&recording, next, answers::REVIEW_PLAYOUTS, &|| false).expect("it holds");
        cut.decisions.extend(more.decisions);
        cut.luck.extend(more.luck);
        cut.next = more.next;
    }
    let told = device.get(&format!("/api/tables/{table}/review?from={from}"));
    assert_eq!(serde_json::to_value(&cut).expect("JSON"), told);
    let (status, kept) = device.ask("POST", "/api/records", &text);
    let kept: Value = serde_json::from_str(&kept).expect("JSON");
    let id = kept["id"].as_str().expect("a name");
    assert_eq!((status, device.get(&format!("/api/records/{id}/review?from={from}"))), (201, told));
}

#[test]
fn two_people_share_a_device_and_play_again() {
    let game = catalog::games()[0].about().id;
    let mut device = Device::new(2);
    let table = device.create(game, 3, &["easy"]);
    let seats = format!("/api/tables/{table}/seats");
    assert_eq!(device.ask("POST", &seats, r#"{"name":"Bo"}"#).0, 201);
    let (status, refused) = device.ask("POST", &seats, r#"{"name":"Cy"}"#);
    assert_eq!(status, 409, "{refused}");
    assert_eq!(device.get(&format!("/api/tables/{table}/session")), json!({ "seats": [0, 1] }));
    for (conn, seat) in [(1, 0), (2, 1)] {
        device.hello(conn, &table, Some(seat));
        device.say(conn, &ClientMessage::Ready { ready: true });
    }
    device.say(1, &ClientMessage::Start {});
    device.pass();
    device.play(&[1, 2], |_| false);
    for conn in [1, 2] {
        device.say(conn, &ClientMessage::Rematch {});
    }
    let next = device.heard[&1].iter().rev().find_map(|message| match message {
        ServerMessage::Rematch { table } => Some(table.clone()),
        _ => None,
    });
    let next = next.expect("a table for playing again");
    assert!(next != table && next.is_local());
    assert_eq!(device.get(&format!("/api/tables/{next}/session")), json!({ "seats": [0, 1] }));
    let story = device.get(&format!("/api/tables/{table}/story?seat=1"));
    assert!(!story["lines"].as_array().expect("lines").is_empty());
}

#[test]
fn a_match_goes_on_from_any_step_and_is_seen_again() {
    let (mut device, table) = finished(catalog::games()[0].about().id, 4);
    let replay = device.get(&format!("/api/tables/{table}/replay?eyes=all&from=0&count=3"));
    assert_eq!(replay["frames"].as_array().map(Vec::len), Some(3));
    let wanted = json!({ "of": { "table": table }, "to": 5, "seat": 1, "level": "easy", "name": "Ada" });
    let (status, body) = device.ask("POST", "/api/tables/continued", &wanted.to_string());
    assert_eq!(status, 201, "{body}");
    let seated: protocol::http::Seated = serde_json::from_str(&body).expect("JSON");
    assert_eq!(seated.seat, Seat(1));
    device.hello(9, &seated.table, Some(1));
    assert!(device.frame(9).is_some_and(|frame| frame.to >= 5));
    for (method, path, status) in [
        ("GET", "/api/tables/HEREAAAAAA".to_owned(), 404),
        ("GET", format!("/api/tables/{}/record", seated.table), 409),
        ("GET", format!("/api/tables/{table}/replay?eyes=7"), 400),
        ("GET", format!("/api/tables/{table}/replay?from=x"), 400),
        ("PUT", format!("/api/tables/{table}/hook"), 404),
        ("POST", "/api/records".to_owned(), 400),
        ("POST", "/api/tables".to_owned(), 400),
    ] {
        assert_eq!(device.ask(method, &path, "").0, status, "{method} {path}");
    }
}
