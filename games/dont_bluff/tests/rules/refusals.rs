//! Every illegal action of every kind is refused by its rule and leaves the state untouched, through the typed rules
//! and through the facade.

use crate::table::{debt, position, seat, table};
use dont_bluff::*;
use engine::{Game, OptionValues, Refusal, Seat, Step};
use serde_json::{Value, json};

/// Options, what is played first, who then tries what, and the rule that refuses it.
const REFUSED: &[(&str, &str, &str, &str, &str)] = &[
    ("", "", "A", r#"{"type":"choose_opponent","seat":1}"#, "NB-15"),
    ("", ">A", "B", r#"{"type":"choose_opponent","seat":2}"#, "NB-15"),
    ("", ">A", "A", r#"{"type":"choose_opponent","seat":0}"#, "NB-15"),
    ("", ">A", "A", r#"{"type":"choose_opponent","seat":4}"#, "NB-15"),
    ("", ">A", "A", r#"{"type":"choose_opponent","seat":255}"#, "NB-15"),
    ("", "", "A", r#"{"type":"offer","cards":{"ones":1}}"#, "NB-17"),
    ("", ">A", "A", r#"{"type":"offer","cards":{"ones":1}}"#, "NB-17"),
    ("", ">B", "B", r#"{"type":"offer","cards":{"ones":1}}"#, "NB-17"),
    ("offer_direction=drawn_offers", ">B", "A", r#"{"type":"offer","cards":{"ones":1}}"#, "NB-17"),
    ("", ">B", "A", r#"{"type":"offer","cards":{}}"#, "NB-20"),
    ("", ">B", "A", r#"{"type":"offer","cards":{"fives":2}}"#, "NB-20"),
    ("", ">B", "A", r#"{"type":"offer","cards":{"bluffs":4000}}"#, "NB-20"),
    ("", ">B A{1}", "A", r#"{"type":"offer","cards":{"ones":1}}"#, "NB-22"),
    ("", ">B A{1} B?", "A", r#"{"type":"offer","cards":{"ones":1}}"#, "NB-22"),
    ("", ">B A{1} B? d4", "A", r#"{"type":"offer","cards":{"ones":1}}"#, "NB-22"),
    ("", ">B", "A", r#"{"type":"offer","cards":{"ones":1},"claim":90}"#, "NB-24"),
    ("", ">B A{1} B? d4", "A", r#"{"type":"add","cards":{"ones":1},"claim":90}"#, "NB-24"),
    ("claims=off", ">B", "A", r#"{"type":"offer","cards":{"ones":1},"claim":1}"#, "NB-25"),
    ("claims=off", ">B A{1} B? d4", "A", r#"{"type":"add","cards":{"ones":1},"claim":1}"#, "NB-25"),
    ("", "", "A", r#"{"type":"accept"}"#, "NB-26"),
    ("", ">B", "B", r#"{"type":"accept"}"#, "NB-26"),
    ("", ">B A{1}", "A", r#"{"type":"accept"}"#, "NB-26"),
    ("", ">B A{1}", "C", r#"{"type":"open"}"#, "NB-26"),
    ("", ">B A{1} B?", "B", r#"{"type":"accept"}"#, "NB-26"),
    ("", ">B A{1} B? d4", "B", r#"{"type":"open"}"#, "NB-26"),
    ("", ">B", "A", r#"{"type":"add","cards":{"ones":1}}"#, "NB-30"),
    ("", ">B A{1}", "A", r#"{"type":"add","cards":{"ones":1}}"#, "NB-30"),
    ("", ">B A{1} B? d4", "B", r#"{"type":"add","cards":{"ones":1}}"#, "NB-30"),
    ("", ">B A{1} B? d4", "A", r#"{"type":"add","cards":{}}"#, "NB-30"),
    ("allow_empty_offer=true", ">B A{} B? d4", "A", r#"{"type":"add","cards":{}}"#, "NB-30"),
    ("", ">B A{1} B? d4", "A", r#"{"type":"add","cards":{"ones":4}}"#, "NB-30"),
    ("", ">B A{2,1}", "B", r#"{"type":"pay","cards":{"ones":3}}"#, "NB-35"),
    ("", ">B A{2,1} B? d1", "A", r#"{"type":"pay","cards":{"ones":3}}"#, "NB-35"),
    ("", ">B A{2,1} B? d1", "B", r#"{"type":"pay","cards":{"ones":5}}"#, "NB-35"),
    ("", ">B A{2,1} B? d1", "B", r#"{"type":"pay","cards":{"ones":3,"bluffs":1}}"#, "NB-36"),
    ("", ">B A{2,1} B? d1", "B", r#"{"type":"pay","cards":{"fives":1}}"#, "NB-37"),
    ("", ">B A{2,1} B? d1", "B", r#"{"type":"pay","cards":{}}"#, "NB-37"),
    ("payment_rule=irreducible", ">B A{2,1} B? d1", "B", r#"{"type":"pay","cards":{"twos":1}}"#, "NB-40"),
    ("payment_rule=irreducible", ">B A{2,1} B? d1", "B", r#"{"type":"pay","cards":{"ones":4}}"#, "NB-40"),
];

#[test]
fn every_illegal_action_names_its_rule_and_changes_nothing() {
    for &(options, script, letter, action, rule) in REFUSED {
        let mut table = table(4, options);
        table.play(script);
        let before = serde_json::to_string(&table.state).unwrap();
        let typed: Action = serde_json::from_str(action).unwrap();
        let refused = table.rules.check(&table.state, seat(letter), typed);
        assert_eq!(refused.map_err(|illegal| illegal.rule.0), Err(rule), "{script:?} {letter} {action}");
        assert_eq!(serde_json::to_string(&table.state).unwrap(), before);
    }
}

#[test]
fn a_payment_that_cannot_be_exact_names_its_rule() {
    for wrong in ["B${5,2,2,2}", "B${5,2}", "B${}"] {
        assert_eq!(debt("", [1, 3, 0, 0], 8).refused(wrong), "NB-38");
    }
}

#[test]
fn when_the_game_is_over_nothing_is_accepted() {
    let mut table = position("", "A", &[[1, 2, 2, 2], [2, 4, 5, 2], [0, 0, 5, 2]]);
    table.play(">B A{2} B+");
    for &(_, _, _, action, _) in REFUSED {
        let action: Action = serde_json::from_str(action).unwrap();
        assert!(Seat::all(3).all(|seat| table.rules.check(&table.state, seat, action).is_err()));
    }
}

#[test]
fn the_facade_refuses_the_same_and_keeps_its_fingerprint() {
    for &(options, script, letter, action, rule) in REFUSED {
        let chosen: OptionValues = format!("first_player=seat_0 {options}")
            .split_whitespace()
            .map(|setting| engine::OptionValue::parse_setting(setting).unwrap())
            .collect();
        let mut running = engine::Table::<Rules>::new(4, &chosen).unwrap().open();
        let mut table = table(4, options);
        for word in script.split_whitespace() {
            table.play(word);
            let fact = match table.steps.last().unwrap() {
                Step::Seat { seat, action } => engine::Fact::Seat { seat: *seat, action: json!(action) },
                Step::Chance { outcome } => engine::Fact::Chance { outcome: json!(outcome) },
                Step::Lapse => engine::Fact::Lapse,
            };
            running.replay(&fact).unwrap();
        }
        let (print, seq) = (running.fingerprint(), running.seq());
        let action: Value = serde_json::from_str(action).unwrap();
        match running.submit(seat(letter), &action) {
            Err(Refusal::Illegal(illegal)) => assert_eq!(illegal.rule.0, rule),
            other => panic!("{action}: {other:?}"),
        }
        assert_eq!((running.fingerprint(), running.seq()), (print, seq));
    }
}

#[test]
fn what_is_no_action_is_malformed() {
    let mut running = engine::Table::<Rules>::new(3, &OptionValues::new()).unwrap().open();
    for text in [
        r#"{}"#,
        r#"{"type":"steal"}"#,
        r#"{"type":"offer"}"#,
        r#"{"type":"offer","cards":{"threes":1}}"#,
        r#"{"type":"offer","cards":{"ones":-1}}"#,
        r#"{"type":"offer","cards":{"ones":1.5}}"#,
        r#"{"type":"accept","cards":{}}"#,
        r#"{"type":"pay","cards":[1,1]}"#,
        r#"[]"#,
        r#"null"#,
    ] {
        let action: Value = serde_json::from_str(text).unwrap();
        assert!(matches!(running.submit(Seat(0), &action), Err(Refusal::Malformed(_))), "{text}");
    }
}
