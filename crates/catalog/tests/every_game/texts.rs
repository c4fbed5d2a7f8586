//! In every language every word of every game is there: no raw key ever reaches a person.

use crate::matches;
use engine::{AnyMatch, ChanceStream, FastRng, OptionValues, Panel, Phrase, Seat, Seed, Sketch, Viewer};
use text::{Lang, Texts, is_raw};

/// Matches per game, language and option set.
const MATCHES: u64 = 2;

#[test]
fn all_texts_pass_the_audit() {
    for game in catalog::games() {
        let about = game.about();
        if let Err(faults) = text::audit(about.texts) {
            panic!("{}:\n{}", about.id, faults.join("\n"));
        }
    }
}

#[test]
fn every_game_introduces_itself() {
    for game in catalog::games() {
        for lang in Lang::ALL {
            let (about, texts) = (game.about(), Texts::new(game.about().texts, lang));
            let mut said: Vec<String> =
                ["game-name", "game-tagline", "score-name"].map(|key| texts.say(key)).into();
            for option in &about.options {
                said.push(texts.option_name(option.id));
                said.push(texts.option_help(option.id));
                let values = option.samples(about.least_seats);
                said.extend(values.iter().map(|value| texts.option_value(option.id, value)));
            }
            let rulebook = texts.rulebook();
            assert!(rulebook.len() >= 3, "{} has a short rulebook in {lang}", about.id);
            for paragraph in rulebook {
                for rule in &paragraph.rules {
                    assert!(text::paragraph(about.spec, rule).is_some(), "{}: no rule {rule}", about.id);
                }
                assert!(!paragraph.rules.is_empty());
                said.extend([paragraph.title, paragraph.text]);
            }
            for text in said {
                assert!(!is_raw(&text) && !text.is_empty(), "{} in {lang}: {text}", about.id);
            }
        }
    }
}

#[test]
fn whole_matches_are_told_without_a_raw_key() {
    for game in catalog::games() {
        let about = game.about();
        for number in 0..MATCHES {
            let option = about.options.get(number as usize);
            let other = option
                .and_then(|option| option.samples(about.most_seats).pop().map(|value| (option.id, value)));
            let chosen: OptionValues = other.into_iter().map(|(id, value)| (id.to_owned(), value)).collect();
            let seats = if number % 2 == 0 { about.least_seats } else { about.most_seats };
            let table = game.table(seats, &chosen).unwrap_or_else(|error| panic!("{}: {error}", about.id));
            let langs = Lang::ALL.map(|lang| Texts::new(about.texts, lang));
            tell(table.open(), &langs, number);
        }
    }
}

fn tell(mut table: Box<dyn AnyMatch>, langs: &[Texts], number: u64) {
    let (mut chance, mut dice) = (ChanceStream::new(&Seed::from_number(number)), FastRng::new(number));
    let id = table.header().game;
    while let Some(applied) = matches::step(&mut *table, &mut chance, &mut dice) {
        let applied = applied.expect("listed actions are legal");
        let viewer = Viewer::Seat(Seat((table.seq() % u32::from(table.seats())) as u8));
        for texts in langs {
            let lang = texts.lang();
            for event in applied.events.seen_by(viewer).iter().chain(&applied.events.archived_for(viewer)) {
                let said = texts.event(event);
                assert!(!is_raw(&said), "{id} in {lang}: {event} is told as {said}");
            }
            if let Some(seat) = table.ask() {
                for action in table.legal(seat).iter().take(40) {
                    let said = texts.action(action);
                    assert!(!is_raw(&said), "{id} in {lang}: {action} is labelled {said}");
                }
                for form in table.forms(seat) {
                    for field in &form.fields {
                        let mut said = vec![texts.form(&form), texts.field(&form, field)];
                        if let engine::Field::Counts { available, .. } = field {
                            said.extend(available.iter().map(|(key, _)| texts.field_key(&form, field, key)));
                        }
                        assert!(!said.iter().any(|text| is_raw(text)), "{id} in {lang}: {said:?}");
                    }
                }
            }
            for phrase in phrases(&table.sketch(viewer)) {
                let said = texts.phrase(&phrase);
                assert!(!is_raw(&said), "{id} in {lang}: {phrase:?} is {said}");
            }
        }
    }
}

fn phrases(sketch: &Sketch) -> Vec<Phrase> {
    let mut phrases = Vec::new();
    for panel in &sketch.panels {
        match panel {
            Panel::Table { title, head, rows } => {
                phrases.push(title.clone());
                phrases.extend(head.iter().cloned());
                phrases.extend(rows.iter().flatten().map(|cell| cell.phrase.clone()));
            }
            Panel::Lines { title, lines } => {
                phrases.push(title.clone());
                phrases.extend(lines.iter().map(|cell| cell.phrase.clone()));
            }
            Panel::Board { title, places, .. } => {
                phrases.push(title.clone());
                phrases.extend(places.iter().flat_map(|(_, _, cells)| cells).map(|cell| cell.phrase.clone()));
            }
        }
    }
    phrases
}
