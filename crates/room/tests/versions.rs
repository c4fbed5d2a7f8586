//! Tables of other versions of the program.

mod hall;

use engine::{Fact, Fingerprint, Line};
use hall::{Hall, games};
use protocol::{Clock, Frame};
use room::{Room, RoomError, RoomFact, STORED_FORMAT, StoredFact};
use serde_json::{Value, json};

fn first(frame: &Frame) -> Value {
    frame.legal[0].clone()
}

/// The facts as a program of format 1 wrote them, with fingerprints that say nothing today.
fn of_format_1(facts: &[StoredFact]) -> Vec<StoredFact> {
    let print = Fingerprint::try_from("0123456789abcdef".to_owned()).expect("16 digits");
    let old = |stored: &StoredFact| {
        let fact = match stored.fact.clone() {
            RoomFact::Stepped { entry, id } => match entry.fact {
                Fact::Seat { seat, action } => RoomFact::Acted { seat, action, id, print },
                Fact::Chance { outcome } => RoomFact::Chanced { outcome, print },
                Fact::Lapse => RoomFact::Lapsed { print },
            },
            other => other,
        };
        let mut stored = serde_json::to_value(StoredFact { fact, ..stored.clone() }).expect("JSON");
        for version in ["format", "rules", "prints"] {
            stored.as_object_mut().expect("an object").remove(version);
        }
        serde_json::from_value(stored).expect("it can still be read")
    };
    facts.iter().map(old).collect()
}

#[test]
fn a_table_of_format_1_is_read_and_goes_on() {
    for (game, seats) in games() {
        let mut hall = Hall::playing(game, seats, seats, Clock::None);
        let action = first(&hall.last_frame(actor(&hall, seats)));
        hall.act(actor(&hall, seats), action);
        hall.facts = of_format_1(&hall.facts);
        let (steps, before) = (hall.room.steps().to_vec(), hall.facts.len());
        hall.room = Room::restore(catalog::rules, hall.facts.clone(), hall.now_ms).expect("it can be read");
        assert_eq!(hall.room.steps(), steps, "its fingerprints are made anew");
        (0..seats).for_each(|conn| hall.connect(conn, Some(conn)));
        hall.play_out(seats, first);
        let prints = game.about().print_version;
        let new: Vec<&RoomFact> = hall.facts[before..].iter().map(|stored| &stored.fact).collect();
        let said: Vec<usize> =
            (0..new.len()).filter(|at| *new[*at] == RoomFact::Reprinted { prints }).collect();
        let step = new.iter().position(|fact| matches!(fact, RoomFact::Stepped { .. }));
        assert_eq!((said.len(), said.first().map(|at| at + 1)), (1, step), "before the first new step, once");
        let restored = Room::restore(catalog::rules, hall.facts.clone(), hall.now_ms).expect("it was stored");
        let record = restored.record().expect("it is over");
        let lines: Vec<String> = record.iter().map(Line::to_json).collect();
        let read = catalog::replayer().read_all(lines.iter().map(String::as_str));
        let read = read.unwrap_or_else(|fault| panic!("{}: {fault}", game.about().id));
        assert_eq!((read[0].prints_compared, Some(record)), (true, hall.room.record()));
        // From there on every fingerprint counts.
        let mut forged = hall.facts.clone();
        let at = forged
            .iter()
            .rposition(|stored| matches!(stored.fact, RoomFact::Stepped { .. }))
            .expect("a step");
        if let RoomFact::Stepped { entry, .. } = &mut forged[at].fact {
            entry.print = Fingerprint::try_from("0123456789abcdef".to_owned()).expect("16 digits");
        }
        let error = Room::restore(catalog::rules, forged, 0).expect_err("it leads elsewhere");
        assert!(matches!(error, RoomError::Bad { index, .. } if index == at), "{error}");
    }
}

fn actor(hall: &Hall, seats: u8) -> u8 {
    (0..seats).find(|conn| !hall.last_frame(*conn).legal.is_empty()).expect("somebody acts")
}

#[test]
fn a_table_of_a_newer_program_says_so_in_one_line() {
    let (game, seats) = games().next().expect("the catalog has games");
    let hall = Hall::playing(game, seats, seats, Clock::None);
    let bytes: Vec<Vec<u8>> = hall.facts.iter().map(StoredFact::to_bytes).collect();
    assert_eq!(StoredFact::read_all(&bytes), Ok(hall.facts.clone()));
    let about = game.about();
    for (version, known) in
        [("format", STORED_FORMAT), ("rules", about.rules_version), ("prints", about.print_version)]
    {
        let mut created: Value = serde_json::from_slice(&bytes[0]).expect("JSON");
        created[version] = json!(known + 1);
        let mut newer = bytes.clone();
        newer[0] = created.to_string().into_bytes();
        // Facts that only the newer program knows are not even looked at.
        newer.push(br#"{"at_ms":1,"type":"levitated","height":3}"#.to_vec());
        if version != "format" {
            newer.pop();
        }
        let opened = StoredFact::read_all(&newer).and_then(|facts| Room::restore(catalog::rules, facts, 0));
        let told = opened.expect_err("it is newer").to_string();
        assert!(
            told.contains("newer version of the program") && told.contains("update the program"),
            "{told}"
        );
        assert!(!told.contains('\n') && told.contains(&(known + 1).to_string()), "{told}");
    }
    let mut damaged = bytes;
    damaged[2].truncate(9);
    let told = StoredFact::read_all(&damaged).expect_err("it is cut off").to_string();
    assert!(told.starts_with("stored fact 2: ") && told.contains("backup"), "{told}");
    let mut reprinted = hall.facts;
    reprinted.push(StoredFact { at_ms: 1, fact: RoomFact::Reprinted { prints: about.print_version + 1 } });
    let told = Room::restore(catalog::rules, reprinted, 0).expect_err("it is newer").to_string();
    assert!(told.contains("newer version of the program"), "{told}");
}

#[test]
fn a_match_of_older_fingerprints_goes_on_at_another_table() {
    let (game, seats) = games().next().expect("the catalog has games");
    let mut hall = Hall::playing(game, seats, seats, Clock::None);
    hall.play_out(seats, first);
    let mut steps = hall.room.steps()[..4].to_vec();
    steps[3].print = Fingerprint::try_from("0123456789abcdef".to_owned()).expect("16 digits");
    let going_on = Hall::going_on_from(game, seats, &steps, 0).expect("older ones are not compared");
    assert_eq!(going_on.room.steps()[3], hall.room.steps()[3], "they are made anew");
    assert!(Hall::going_on(game, seats, &steps).is_err(), "those of today are");
    assert!(Hall::going_on_from(game, seats, &steps, 99).is_err(), "and newer ones cannot be");
}
