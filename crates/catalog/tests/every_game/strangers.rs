//! Whatever bytes come in, a clear answer goes out. The same entry points are fuzzed by the targets in `fuzz/`.

use crate::matches;
use catalog::{fuzz, games};
use engine::{Allowed, OptionKind, Seat};
use proptest::prelude::*;
use serde_json::{Value, json};

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

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes_as_a_record(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        fuzz::record(&bytes);
    }

    #[test]
    fn any_damage_to_a_record(
        game in 0..games().len(), at in any::<prop::sample::Index>(), bytes in prop::collection::vec(any::<u8>(), 0..4),
        cut in 0usize..4, seeded in any::<bool>(),
    ) {
        let game = &*games()[game];
        let mut text = matches::record(game, game.about().least_seats, 1, seeded).join("\n").into_bytes();
        let at = at.index(text.len());
        text.splice(at..(at + cut).min(text.len()), bytes);
        fuzz::record(&text);
    }

    #[test]
    fn any_json_as_an_action(game in any::<u8>(), rest in any::<[u8; 3]>(), action in any_json()) {
        thrown(usize::from(game), rest, &action);
    }

    #[test]
    fn any_action_at_any_time(rest in any::<[u8; 3]>(), (game, action) in nearly_an_action()) {
        thrown(game, rest, &action);
    }

    #[test]
    fn any_json_as_options(game in any::<u8>(), seats in any::<u8>(), chosen in any_json()) {
        let mut bytes = vec![game, seats];
        bytes.extend(serde_json::to_vec(&chosen).unwrap());
        fuzz::options(&bytes);
    }

    #[test]
    fn any_value_of_a_known_option(
        game in 0..games().len(), option in any::<prop::sample::Index>(), seats in 0u8..10, value in any_json(),
    ) {
        let options = &games()[game].about().options;
        prop_assume!(!options.is_empty());
        let chosen = json!({ options[option.index(options.len())].id: value });
        let mut bytes = vec![game as u8, seats];
        bytes.extend(serde_json::to_vec(&chosen).unwrap());
        fuzz::options(&bytes);
    }
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
