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

/// Results read as people count: 1, 2, 5, 21 and 22 take the forms their language has for them.
#[test]
fn scores_are_counted_as_people_count() {
    let told = |game: &str, lang: Lang| {
        let texts = Texts::new(catalog::find(game).expect("it is in the catalog").about().texts, lang);
        let say = |score: i64| texts.phrase(&Phrase::new("score-told").with("score", score));
        [1, 2, 5, 21, 22].map(say)
    };
    let points = games_that_count(" points");
    let millions = games_that_count(" million");
    assert_eq!((points.len(), millions.len()), (1, 1));
    assert_eq!(told(points[0], Lang::En), ["1 point", "2 points", "5 points", "21 points", "22 points"]);
    assert_eq!(told(points[0], Lang::Pl), ["1 punkt", "2 punkty", "5 punktów", "21 punktów", "22 punkty"]);
    assert_eq!(told(points[0], Lang::Cs), ["1 bod", "2 body", "5 bodů", "21 bodů", "22 bodů"]);
    assert_eq!(told(points[0], Lang::Ru), ["1 очко", "2 очка", "5 очков", "21 очко", "22 очка"]);
    assert_eq!(told(millions[0], Lang::Pl)[1..4], ["2 miliony", "5 milionów", "21 milionów"]);
    assert_eq!(told(millions[0], Lang::Cs)[..3], ["1 milion", "2 miliony", "5 milionů"]);
    assert_eq!(told(millions[0], Lang::Ru)[2..], ["5 миллионов", "21 миллион", "22 миллиона"]);
}

/// The games whose scores end so in English.
fn games_that_count(unit: &str) -> Vec<&'static str> {
    let five = Phrase::new("score-told").with("score", 5);
    let ends = |about: &engine::About| Texts::new(about.texts, Lang::En).phrase(&five).ends_with(unit);
    catalog::games()
        .iter()
        .map(|game| game.about())
        .filter(|about| ends(about))
        .map(|about| about.id)
        .collect()
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
