//! The words: all languages agree, every event, action and refusal has its message, and a whole match can be read.

use engine::{FastRng, Game, OptionValues, Rng, Seat, Viewer};
use property_tournament::*;
use text::{Lang, Texts};

#[test]
fn all_languages_say_the_same() {
    if let Err(faults) = text::audit(PropertyTournament::TEXTS) {
        panic!("{}", faults.join("\n"));
    }
}

#[test]
fn every_refusal_and_option_has_words() {
    let sources = [
        "auction",
        "bankruptcy",
        "build",
        "buy",
        "check",
        "contest",
        "debt",
        "jail",
        "mortgage",
        "moving",
        "rent",
        "sell",
        "trade",
        "money",
    ];
    for lang in Lang::ALL {
        let texts = Texts::new(PropertyTournament::TEXTS, lang);
        for name in sources {
            let path = format!("{}/src/rules/{name}.rs", env!("CARGO_MANIFEST_DIR"));
            let source = std::fs::read_to_string(path).unwrap();
            for cited in source.split("rule!(\"").skip(1) {
                let rule = cited.split('"').next().unwrap();
                assert!(texts.has(&format!("refusal-{rule}")), "{lang}: {rule}");
            }
        }
        for spec in PropertyTournament::option_specs() {
            assert!(
                texts.has(&format!("option-{}", spec.id)) && texts.has(&format!("option-{}-help", spec.id))
            );
        }
        assert!(texts.rulebook().len() >= 8);
    }
}

/// Who gives what to whom, in every language.
#[test]
fn trades_are_told_as_they_are() {
    let cards = serde_json::json!({ "type": "trade_offered", "offer": 1, "seat": 0, "to_seat": 1, "give_cash": 0,
        "give_fields": [], "give_cards": ["chest"], "get_cash": 60, "get_fields": [], "get_cards": [], "houses": 0 });
    let houses = serde_json::json!({ "type": "trade_done", "offer": 1, "seat": 0, "to_seat": 1, "give_cash": 0,
        "give_fields": ["19"], "give_cards": [], "get_cash": 300, "get_fields": ["11"], "get_cards": [], "houses": 2 });
    for lang in Lang::ALL {
        let texts = Texts::new(PropertyTournament::TEXTS, lang);
        let told = texts.event(&cards);
        assert!(!told.contains("0 M +") && told.contains("60 M"), "{told}");
        let told = texts.event(&houses);
        let streets = [19, 11].map(|space| texts.say(&format!("space-{space}"))).join(" → ");
        assert!(told.contains(&format!("2 ({streets})")) && told.contains("300 M"), "{told}");
    }
    let told = Texts::new(PropertyTournament::TEXTS, Lang::En).event(&houses);
    let told: String = told.chars().filter(|letter| !('\u{2066}'..='\u{2069}').contains(letter)).collect();
    assert_eq!(told, "Player A and Player B trade: houses: 2 (Ulica Wolska → Ulica Płowiecka) for 300 M.");
}

/// Plays a random match and reads everything aloud in every language: no message may be missing.
#[test]
fn a_whole_match_can_be_read() {
    let all: Vec<Texts> = Lang::ALL.map(|lang| Texts::new(PropertyTournament::TEXTS, lang)).into();
    let mut options = OptionValues::new();
    options.insert("ledger_mode".into(), "self".into());
    for (seed, options) in [(1, OptionValues::new()), (2, options)] {
        let mut rng = FastRng::new(seed);
        let mut running = engine::Table::<PropertyTournament>::new(3, &options).unwrap().open();
        let mut steps = 0;
        while running.outcome().is_none() && steps < 1500 {
            let applied = match running.turn() {
                engine::Turn::Chance => running.chance(&mut rng),
                turn => {
                    let seats: Vec<Seat> = turn.seats().iter().collect();
                    let seat = seats[rng.below(seats.len() as u32) as usize];
                    let legal = running.legal(seat);
                    if steps % 20 == 0 {
                        all.iter().for_each(|texts| read_table(texts, running.as_ref(), seat, &legal));
                    }
                    running.submit(seat, &legal[rng.below(legal.len() as u32) as usize])
                }
            };
            for event in applied.unwrap().events.seen_by(Viewer::Public) {
                all.iter().for_each(|texts| is_said(&texts.event(&event)));
            }
            steps += 1;
        }
    }
}

fn read_table(texts: &Texts, running: &dyn engine::AnyMatch, seat: Seat, legal: &[serde_json::Value]) {
    legal.iter().for_each(|action| is_said(&texts.action(action)));
    for form in running.forms(seat) {
        is_said(&texts.form(&form));
        form.fields.iter().for_each(|field| is_said(&texts.field(&form, field)));
    }
    for panel in running.sketch(Viewer::Seat(seat)).panels {
        let (title, phrases): (engine::Phrase, Vec<engine::Phrase>) = match panel {
            engine::Panel::Table { title, head, rows } => {
                (title, head.into_iter().chain(rows.into_iter().flatten().map(|cell| cell.phrase)).collect())
            }
            engine::Panel::Lines { title, lines } => {
                (title, lines.into_iter().map(|cell| cell.phrase).collect())
            }
            engine::Panel::Board { title, places, .. } => {
                (title, places.into_iter().flat_map(|(_, _, cells)| cells).map(|cell| cell.phrase).collect())
            }
        };
        is_said(&texts.phrase(&title));
        phrases.iter().for_each(|phrase| is_said(&texts.phrase(phrase)));
    }
}

fn is_said(text: &str) {
    assert!(!text.contains('{') && !text.contains("$"), "{text}");
}
