//! Whatever bytes come in, a clear answer goes out. The same entry points are fuzzed by the targets in `fuzz/`.

use crate::matches;
use catalog::{fuzz, games};
use engine::{Allowed, OptionKind, OptionValues, Seat};
use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use serde_json::{Value, json};
use std::cell::Cell;

/// JSON of any shape, of moderate size.
fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        ".{0,12}".prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 24, 6, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..6).prop_map(Value::from),
            prop::collection::vec((".{0,8}", inner), 0..6)
                .prop_map(|fields| Value::Object(fields.into_iter().collect())),
        ]
    })
}

/// A listed action of some game at its start, or the same with one field replaced.
fn nearly_an_action() -> impl Strategy<Value = (usize, Value)> {
    (0..games().len(), any::<prop::sample::Index>(), any::<prop::sample::Index>(), any_json(), any::<bool>())
        .prop_map(|(game, which, field, value, damage)| {
            let lines = matches::record(&*games()[game], games()[game].about().least_seats, 1, false);
            let actions: Vec<Value> = lines
                .iter()
                .filter_map(|line| {
                    serde_json::from_str::<Value>(line).expect("records are JSON").get("action").cloned()
                })
                .collect();
            let mut action = actions[which.index(actions.len())].clone();
            let fields = action.as_object_mut().expect("actions are objects");
            if damage {
                let name = fields.keys().nth(field.index(fields.len())).expect("a type at least").clone();
                fields.insert(name, value);
            }
            (game, action)
        })
}

fn thrown(game: usize, rest: [u8; 3], action: &Value) {
    let mut bytes = vec![game as u8, rest[0], rest[1], rest[2]];
    bytes.extend(serde_json::to_vec(action).expect("JSON has a text"));
    fuzz::action(&bytes);
}

/// Some options of a game with values: mostly of the right kind, not always allowed, now and then anything at all.
fn nearly_options() -> impl Strategy<Value = (usize, u8, Value)> {
    let some = |(game, seats): (usize, u8)| {
        let options = games()[game].about().options.iter();
        let values = options.map(|option| prop::option::weighted(0.3, nearly_a_value(&option.kind)));
        (Just((game, seats)), values.collect::<Vec<_>>())
    };
    let chosen = |((game, seats), values): ((usize, u8), Vec<Option<Value>>)| {
        let ids = games()[game].about().options.iter().map(|option| option.id.to_owned());
        let chosen = ids.zip(values).filter_map(|(id, value)| Some((id, value?)));
        (game, seats, Value::Object(chosen.collect()))
    };
    let seats = prop_oneof![9 => 2u8..6, 1 => any::<u8>()];
    (0..games().len(), seats).prop_flat_map(some).prop_map(chosen)
}

fn nearly_a_value(kind: &OptionKind) -> BoxedStrategy<Value> {
    let right = match kind {
        OptionKind::Switch => any::<bool>().prop_map(Value::from).boxed(),
        OptionKind::Among(allowed) => {
            let one = |allowed: &Allowed| match *allowed {
                Allowed::Word(word) => Just(Value::from(word)).boxed(),
                Allowed::Range(least, most) => (least..=most).prop_map(Value::from).boxed(),
                Allowed::Seat => (0..9i64).prop_map(Value::from).boxed(),
                Allowed::Text(_) => ".{0,40}".prop_map(Value::from).boxed(),
            };
            prop::strategy::Union::new(allowed.iter().map(one)).boxed()
        }
    };
    let kindred = prop_oneof![any::<i64>().prop_map(Value::from), "[a-z_]{0,9}".prop_map(Value::from)];
    prop_oneof![90 => right, 8 => kindred, 2 => any_json()].boxed()
}

/// A true beginning of a record, and lines after it that may be anything.
fn nearly_a_record() -> impl Strategy<Value = (usize, String)> {
    let line = prop_oneof![
        4 => any::<prop::sample::Index>().prop_map(Ok),
        1 => any_json().prop_map(|json| Err(json.to_string())),
        1 => ".{0,60}".prop_map(Err),
    ];
    (0..games().len(), 0usize..40, prop::collection::vec(line, 0..6)).prop_map(|(game, true_lines, more)| {
        let lines = matches::record(&*games()[game], games()[game].about().least_seats, 1, false);
        let known = true_lines.min(lines.len());
        let mut text = lines[..known].join("\n");
        for line in more {
            text += "\n";
            text += &line.map_or_else(|noise| noise, |at| lines[at.index(lines.len())].clone());
        }
        (known, text)
    })
}

const CASES: u32 = 64;

/// Tries a law on many cases. It tells of each whether it got past the first door; if fewer than half do, nothing worth
/// telling was tried, and that fails too. What fails is kept in `proptest-regressions` and tried first from then on.
fn mostly_reached<S: Strategy>(cases: S, law: impl Fn(S::Value) -> bool) {
    let reached = Cell::new(0);
    let config = ProptestConfig { cases: CASES, ..ProptestConfig::with_source_file(file!()) };
    let tried = TestRunner::new(config).run(&cases, |case| {
        reached.set(reached.get() + u32::from(law(case)));
        Ok(())
    });
    tried.unwrap_or_else(|failure| panic!("{failure}"));
    assert!(2 * reached.get() >= CASES, "only {} of {CASES} cases tried anything", reached.get());
}

#[test]
fn any_lines_as_a_record() {
    mostly_reached(nearly_a_record(), |(known, text)| {
        fuzz::record(text.as_bytes());
        known > 1
    });
}

#[test]
fn any_damage_to_a_record() {
    let damage = prop::collection::vec(any::<u8>(), 0..4);
    let cases = (0..games().len(), any::<prop::sample::Index>(), damage, 0usize..4, any::<bool>());
    mostly_reached(cases, |(game, at, bytes, cut, seeded)| {
        let game = &*games()[game];
        let mut text = matches::record(game, game.about().least_seats, 1, seeded).join("\n").into_bytes();
        let header = text.iter().position(|byte| *byte == b'\n').expect("a record has lines");
        let at = at.index(text.len());
        text.splice(at..(at + cut).min(text.len()), bytes);
        fuzz::record(&text);
        at > header
    });
}

#[test]
fn any_json_as_an_action() {
    mostly_reached((0..games().len(), any::<[u8; 3]>(), any_json()), |(game, rest, action)| {
        thrown(game, rest, &action);
        true
    });
}

#[test]
fn any_action_at_any_time() {
    mostly_reached((any::<[u8; 3]>(), nearly_an_action()), |(rest, (game, action))| {
        thrown(game, rest, &action);
        action.get("type").is_some_and(Value::is_string)
    });
}

#[test]
fn any_options() {
    let opened = Cell::new(0);
    mostly_reached(nearly_options(), |(game, seats, chosen)| {
        let mut bytes = vec![game as u8, seats];
        bytes.extend(serde_json::to_vec(&chosen).expect("JSON has a text"));
        fuzz::options(&bytes);
        let Ok(chosen) = serde_json::from_value::<OptionValues>(chosen) else { return false };
        opened.set(opened.get() + u32::from(games()[game].table(seats, &chosen).is_ok()));
        true
    });
    assert!(opened.get() >= CASES / 8, "only {} of {CASES} setups were possible", opened.get());
}

/// Bad setups are refused with the words that help: what is allowed.
#[test]
fn setups_say_what_is_allowed() {
    for game in games() {
        let about = game.about();
        let seats = game.table(about.most_seats + 1, &Default::default()).err().unwrap().to_string();
        let allowed = format!(
            "is for {} to {} seats, not {}",
            about.least_seats,
            about.most_seats,
            about.most_seats + 1
        );
        assert!(seats.contains(&allowed), "{seats}");
        for option in &about.options {
            let chosen = [(option.id.to_owned(), "no such word".into())].into_iter().collect();
            let takes_text = matches!(&option.kind, OptionKind::Among(a) if a.iter().any(|a| matches!(a, Allowed::Text(_))));
            match game.table(about.least_seats, &chosen) {
                Err(error) => {
                    let said = error.to_string();
                    assert!(takes_text || said.contains(&option.allowed_words()), "{}: {said}", about.id);
                }
                Ok(_) => assert!(takes_text, "{} takes nonsense for {}", about.id, option.id),
            }
        }
    }
    let unknown = catalog::find("chess").err().unwrap().to_string();
    assert!(unknown.starts_with("no game \"chess\"; the games are: "), "{unknown}");
}

#[test]
fn a_seat_that_is_not_there_is_refused() {
    for game in games() {
        let seats = game.about().least_seats;
        let table = game.table(seats, &Default::default()).unwrap().open();
        let action = table
            .ask()
            .and_then(|seat| table.legal(seat).first().cloned())
            .unwrap_or(json!({"type": "pass"}));
        assert!(table.check(Seat(seats), &action).is_err());
        assert!(table.legal(Seat(200)).is_empty());
    }
}
