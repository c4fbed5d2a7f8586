//! Everything a person reads is there in every language: no sentence shows a key or a blank. The files are audited as a
//! whole (`text::audit`: same keys, same variables, right plurals); then all that comes up on the walks is put into
//! words: events as every viewer sees them, actions, forms, refusals, sketches, options, the rulebook.

use crate::sent::some_viewers;
use crate::spec::rule_ids;
use crate::table::each_table;
use crate::walk::{STEPS, each_walk, ensure, json, legal, look_along, looks_per_walk};
use crate::{Failure, LawTable};
use engine::{
    FastRng, Field, Game, OptionValue, Panel, Phrase, Refusal, Rng, Seat, Sketch, Step, Turn, Viewer, Voice,
    Word,
};
use serde_json::Value;
use std::collections::BTreeSet;
use text::{Lang, Texts, audit, is_raw};

const WALKS: u32 = 60;
const LOOKS: u32 = 2_000;

/// Of a long list so many actions are put into words.
const ACTIONS: usize = 40;

pub fn texts<G: Game>() -> Result<(), Failure> {
    let wrong = |why: String| Failure::of::<G>("texts", None, why);
    audit(G::TEXTS).map_err(|faults| wrong(faults.join("; ")))?;
    let mut reader = Reader::new(G::TEXTS);
    catalog::<G>(&mut reader).map_err(wrong)?;
    each_table::<G>("texts", |table| {
        let mut known = BTreeSet::new();
        each_walk(table, WALKS, STEPS, |walk| {
            let mut state = table.rules.start();
            for (at, &step) in walk.steps.iter().enumerate() {
                table.at(walk.seed, at);
                let mut events = Vec::new();
                table.rules.apply(&mut state, step, &mut events);
                let mut fresh = events.iter().filter(|event| known.insert(shape(&json(event))));
                fresh.try_for_each(|event| tell_event(table, event, &mut reader))?;
            }
            for viewer in Viewer::all(table.seats).filter(|_| table.rules.turn(&state) == Turn::Over) {
                tell_voice(table, &state, viewer, &table.rules.view(&state, viewer), &mut reader)?;
            }
            let actions: Vec<G::Action> = walk.steps.iter().filter_map(action_of::<G>).collect();
            let looks = looks_per_walk(table, walk, WALKS, table.share(LOOKS, 6));
            look_along(table, walk, looks, |state, rng| {
                tell_position(table, state, &actions, rng, &mut reader)
            })
        })
    })
}

fn action_of<G: Game>(step: &engine::StepOf<G>) -> Option<G::Action> {
    match *step {
        Step::Seat { action, .. } => Some(action),
        Step::Chance { .. } | Step::Lapse => None,
    }
}

/// Puts things into words in every language, each shape of a thing once.
struct Reader {
    languages: Vec<Texts>,
    told: BTreeSet<String>,
}

impl Reader {
    fn new(texts: &'static [(&'static str, &'static str)]) -> Reader {
        let names = || (0..8).map(|seat| format!("P{seat}")).collect();
        let languages = Lang::ALL.into_iter().map(|lang| Texts::new(texts, lang).named(names())).collect();
        Reader { languages, told: BTreeSet::new() }
    }

    fn tell(&mut self, what: &str, shape: &str, say: impl Fn(&Texts) -> String) -> Result<(), String> {
        if !self.told.insert(format!("{what} {shape}")) {
            return Ok(());
        }
        self.languages.iter().try_for_each(|texts| {
            let said = say(texts);
            ensure(!is_raw(&said) && !said.trim().is_empty(), || {
                format!("in {} the {what} {shape} reads {said:?}", texts.lang())
            })
        })
    }

    fn tell_phrase(&mut self, phrase: &Phrase) -> Result<(), String> {
        self.tell_phrase_to(None, phrase)
    }

    /// The same for a reader, who may be addressed in other words.
    fn tell_phrase_to(&mut self, reader: Option<Seat>, phrase: &Phrase) -> Result<(), String> {
        let is_reader = |word: &Word| reader.is_some_and(|seat| *word == Word::Seat(seat.0));
        let arg = |(name, word): &(String, Word)| {
            let word = if is_reader(word) { "reader".to_owned() } else { word_shape(word) };
            format!("{name}: {word}")
        };
        let args: Vec<String> = phrase.args.iter().map(arg).collect();
        let shape = format!("{} ({})", phrase.key, args.join(", "));
        // A cell may be blank on purpose; a key that is missing is not.
        self.tell("phrase", &shape, |texts| texts.clone().read_by(reader).phrase(phrase) + ".")
    }
}

/// What is there before any match: names, options, the rulebook.
fn catalog<G: Game>(reader: &mut Reader) -> Result<(), String> {
    for key in ["game-name", "game-tagline", "goal-aim", "goal-turn", "goal-end", "score-name"] {
        reader.tell("message", key, |texts| texts.say(key))?;
    }
    for score in [-1, 0, 1, 2, 5, 21, 22, 1_000] {
        reader.tell_phrase(&Phrase::new("score-told").with("score", score))?;
    }
    for spec in G::option_specs() {
        reader.tell("option", spec.id, |texts| texts.option_name(spec.id))?;
        reader.tell("help on option", spec.id, |texts| texts.option_help(spec.id))?;
        for value in spec.samples(*G::SEATS.end()) {
            if let OptionValue::Word(word) = value {
                let key = format!("option-{}-is-{word}", spec.id);
                reader.tell("value", &key, |texts| texts.say(&key))?;
            }
        }
    }
    let known = rule_ids(G::SPEC);
    for texts in &reader.languages {
        let rulebook = texts.rulebook();
        ensure(!rulebook.is_empty(), || format!("there is no rulebook in {}", texts.lang()))?;
        for paragraph in rulebook {
            let (title, text) = (&paragraph.title, &paragraph.text);
            ensure(!is_raw(title) && !is_raw(text), || format!("in {}: {title}: {text}", texts.lang()))?;
            let unknown = paragraph.rules.iter().find(|rule| !known.contains(rule.as_str()));
            ensure(unknown.is_none(), || {
                format!("the paragraph {title:?} tells the rule {unknown:?}, which is not there")
            })?;
        }
    }
    Ok(())
}

fn tell_event<G: Game>(table: &LawTable<G>, event: &G::Event, reader: &mut Reader) -> Result<(), String> {
    for viewer in Viewer::all(table.seats) {
        let seen = table.rules.redact(event, viewer);
        let kept = seen.as_ref().and_then(|seen| table.rules.archive(seen, viewer));
        for event in seen.iter().chain(&kept).map(json) {
            let what = format!("{} for {}", shape(&event), readers(&event, viewer.seat()));
            reader.tell("event", &what, |texts| texts.clone().read_by(viewer.seat()).event(&event))?;
        }
    }
    Ok(())
}

fn tell_position<G: Game>(
    table: &LawTable<G>,
    state: &G::State,
    foreign: &[G::Action],
    rng: &mut FastRng,
    reader: &mut Reader,
) -> Result<(), String> {
    for viewer in some_viewers(table.seats, rng) {
        let view = table.rules.view(state, viewer);
        let sketch = table.rules.sketch(&view);
        phrases(&sketch).try_for_each(|phrase| reader.tell_phrase(phrase))?;
        tell_voice(table, state, viewer, &view, reader)?;
    }
    for seat in Seat::all(table.seats) {
        let actions = legal(&table.rules, state, seat);
        for action in actions.iter().step_by(actions.len() / ACTIONS + 1).map(json) {
            reader.tell("action", &shape(&action), |texts| texts.action(&action))?;
        }
        if table.rules.turn(state).includes(seat) {
            tell_forms(table, state, seat, reader)?;
        }
        let action = foreign.get(rng.below(foreign.len().max(1) as u32) as usize);
        if let Some(Err(illegal)) = action.map(|&action| table.rules.check(state, seat, action)) {
            reader.tell("refusal", illegal.rule.0, |texts| texts.refusal(&Refusal::Illegal(illegal)))?;
        }
    }
    Ok(())
}

/// What people are told about a moment, and how it ended.
fn tell_voice<G: Game>(
    table: &LawTable<G>,
    state: &G::State,
    viewer: Viewer,
    view: &G::View,
    reader: &mut Reader,
) -> Result<(), String> {
    let turn = table.rules.turn(state);
    let prompt = table.rules.prompt(view);
    ensure(prompt.is_some() || turn.seats().is_empty(), || {
        format!("{viewer:?} is told nothing while {turn:?} is awaited")
    })?;
    let mut voice = Voice { prompt, closed: table.rules.closed(view), ..Voice::default() };
    if let Some(seat) = viewer.seat() {
        let actions = legal(&table.rules, state, seat);
        for &action in actions.iter().step_by(actions.len() / ACTIONS + 1) {
            let outlook = table.rules.outlook(view, action);
            ensure(outlook.leads.is_some(), || format!("nothing is said about what {action:?} leads to"))?;
            voice.outlooks.push(outlook);
        }
    }
    voice.phrases().try_for_each(|phrase| reader.tell_phrase_to(viewer.seat(), phrase))?;
    if turn == Turn::Over { tell_summary(table, state, viewer, view, reader) } else { Ok(()) }
}

/// Everybody has a place and hears how it came about, in the order of places.
fn tell_summary<G: Game>(
    table: &LawTable<G>,
    state: &G::State,
    viewer: Viewer,
    view: &G::View,
    reader: &mut Reader,
) -> Result<(), String> {
    let summary = table.rules.summary(view, &[]);
    let ranks = table.rules.ranks(state);
    let told: Vec<(u8, Seat)> = summary.seats.iter().map(|line| (line.place, line.seat)).collect();
    let mut places: Vec<(u8, Seat)> =
        Seat::all(table.seats).map(|seat| (ranks.list()[seat.index()], seat)).collect();
    places.sort();
    let mut sorted = told.clone();
    sorted.sort();
    ensure(sorted == places, || format!("the summary tells the places {told:?}, and they are {places:?}"))?;
    ensure(told.is_sorted_by_key(|(place, _)| *place), || format!("the places are told as {told:?}"))?;
    ensure(summary.seats.iter().all(|line| !line.steps.is_empty()), || {
        "the summary does not tell how a result was counted".to_owned()
    })?;
    summary.phrases().try_for_each(|phrase| reader.tell_phrase_to(viewer.seat(), phrase))
}

/// The fields of an event that name whoever reads it: they may be addressed in other words.
fn readers(event: &Value, reader: Option<Seat>) -> String {
    let is_reader =
        |value: &Value| value.as_u64().is_some_and(|number| reader == u8::try_from(number).ok().map(Seat));
    let fields = event.as_object().into_iter().flatten().filter(|(_, value)| is_reader(value));
    fields.map(|(name, _)| name.as_str()).collect::<Vec<_>>().join(" and ")
}

fn tell_forms<G: Game>(
    table: &LawTable<G>,
    state: &G::State,
    seat: Seat,
    reader: &mut Reader,
) -> Result<(), String> {
    for form in table.rules.forms(state, seat) {
        reader.tell("form", &form.action, |texts| texts.form(&form))?;
        for field in &form.fields {
            let name = format!("{} of form {}", field.name(), form.action);
            reader.tell("field", &name, |texts| texts.field(&form, field))?;
            let keys = if let Field::Counts { available, .. } = field { &available[..] } else { &[] };
            for (key, _) in keys {
                reader
                    .tell("key", &format!("{key} of {name}"), |texts| texts.field_key(&form, field, key))?;
            }
            let items = match field {
                Field::Pick { items, .. } | Field::Choice { items, .. } => &items[..],
                Field::Counts { .. } | Field::Number { .. } => &[],
            };
            for item in items {
                let what = format!("{} of {name}", shape(item));
                reader.tell("item", &what, |texts| texts.item(field.name(), item))?;
            }
        }
    }
    Ok(())
}

/// A value without its numbers: what is read differs in words only.
fn shape(value: &Value) -> String {
    match value {
        Value::Number(_) => "0".to_owned(),
        Value::Array(items) => items.first().map_or("[]".to_owned(), |first| format!("[{}]", shape(first))),
        Value::Object(fields) => {
            let fields: Vec<String> =
                fields.iter().map(|(name, value)| format!("{name}: {}", shape(value))).collect();
            format!("{{{}}}", fields.join(", "))
        }
        Value::Null | Value::Bool(_) | Value::String(_) => value.to_string(),
    }
}

fn word_shape(word: &Word) -> String {
    match word {
        Word::Number(_) => "0".to_owned(),
        Word::Seat(_) => "seat".to_owned(),
        Word::Verbatim(_) => "text".to_owned(),
        Word::Key(key) => key.clone(),
        Word::List(words) => {
            words.iter().map(word_shape).collect::<BTreeSet<_>>().into_iter().collect::<Vec<_>>().join(" ")
        }
    }
}

fn phrases(sketch: &Sketch) -> impl Iterator<Item = &Phrase> {
    sketch.panels.iter().flat_map(|panel| -> Vec<&Phrase> {
        match panel {
            Panel::Table { title, head, rows } => {
                let cells = rows.iter().flatten().map(|cell| &cell.phrase);
                std::iter::once(title).chain(head).chain(cells).collect()
            }
            Panel::Lines { title, lines } => {
                std::iter::once(title).chain(lines.iter().map(|cell| &cell.phrase)).collect()
            }
            Panel::Board { title, places, .. } => {
                let cells = places.iter().flat_map(|(_, _, cells)| cells).map(|cell| &cell.phrase);
                std::iter::once(title).chain(cells).collect()
            }
        }
    })
}
