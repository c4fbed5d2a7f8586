//! JSON fields as Fluent arguments, by the conventions of the crate.

use crate::Texts;
use engine::Seat;
use fluent_bundle::{FluentArgs, FluentValue};
use serde_json::{Map, Value};

/// Games nest their data two or three deep; anything deeper is not ours.
const MAX_DEPTH: u32 = 8;

/// The arguments a JSON object gives to its message.
pub(crate) fn of_object(texts: &Texts, object: &Map<String, Value>) -> FluentArgs<'static> {
    let mut args = FluentArgs::new();
    add_object(texts, "", object, &mut args, 0);
    args
}

/// The message of a JSON object, which is its argument.
pub(crate) fn message_of(texts: &Texts, key: &str, object: &Map<String, Value>, depth: u32) -> String {
    let mut args = FluentArgs::new();
    add_object(texts, "", object, &mut args, depth);
    texts.addressed(key, &args, |name| object.get(name).is_some_and(|value| is_reader(texts, name, value)))
}

/// Whether a field names the seat of whoever reads, and nobody else's.
fn is_reader(texts: &Texts, field: &str, value: &Value) -> bool {
    match value {
        Value::Array(items) if is_seats(field) => {
            matches!(&items[..], [item] if number_of_seat(item).is_some_and(|seat| texts.is_reader(seat)))
        }
        _ => seat(field, value).is_some_and(|seat| texts.is_reader(seat)),
    }
}

/// One value of a field, as text.
pub(crate) fn item(texts: &Texts, field: &str, value: &Value) -> String {
    match single(texts, field, value, 0) {
        FluentValue::String(text) => text.into_owned(),
        number => texts.value(number),
    }
}

fn add_object(
    texts: &Texts,
    prefix: &str,
    object: &Map<String, Value>,
    args: &mut FluentArgs<'static>,
    depth: u32,
) {
    if depth > MAX_DEPTH {
        return;
    }
    for (name, value) in object {
        let path = if prefix.is_empty() { name.clone() } else { format!("{prefix}-{name}") };
        if let Value::Array(items) = value {
            args.set(format!("{path}-count"), items.len() as f64);
        }
        match value {
            Value::Object(inner) => {
                add_object(texts, &path, inner, args, depth + 1);
                if texts.has(&format!("{name}-item")) {
                    args.set(path, single(texts, name, value, depth));
                }
            }
            _ => args.set(path, single(texts, name, value, depth)),
        }
    }
}

fn single(texts: &Texts, field: &str, value: &Value, depth: u32) -> FluentValue<'static> {
    if depth > MAX_DEPTH {
        return FluentValue::from(String::new());
    }
    match value {
        Value::Null => "none".into(),
        Value::Bool(on) => on.to_string().into(),
        Value::Number(number) => match seat(field, value) {
            Some(seat) => texts.seat(seat).into(),
            None => (number.as_f64().unwrap_or_default() + first_place(field)).into(),
        },
        Value::String(word) => {
            let key = format!("{field}-{word}");
            if texts.has(&key) { texts.say(&key).into() } else { word.clone().into() }
        }
        Value::Array(items) if items.is_empty() => texts.say("list-empty").into(),
        Value::Array(items) if is_seats(field) => {
            let names = items.iter().map(|item| match number_of_seat(item) {
                Some(seat) => texts.seat(seat),
                None => item.to_string(),
            });
            texts.and(names.collect()).into()
        }
        Value::Array(items) => {
            let words: Vec<String> = items
                .iter()
                .map(|item| match single(texts, field, item, depth + 1) {
                    FluentValue::String(text) => text.into_owned(),
                    number => texts.value(number),
                })
                .collect();
            words.join(", ").into()
        }
        Value::Object(object) => {
            // A row of parts that may each be empty ends in the space after its last part.
            let item = message_of(texts, &format!("{field}-item"), object, depth + 1);
            let item = item.trim_end();
            if item.is_empty() { texts.message("list-empty", None).into() } else { item.to_owned().into() }
        }
    }
}

fn seat(field: &str, value: &Value) -> Option<Seat> {
    (field == "seat" || field.ends_with("_seat")).then(|| number_of_seat(value)).flatten()
}

/// Piles are places in a row, which people count from one.
fn first_place(field: &str) -> f64 {
    if field == "pile" || field == "piles" { 1.0 } else { 0.0 }
}

fn is_seats(field: &str) -> bool {
    field == "seats" || field == "winners" || field.ends_with("_seats")
}

fn number_of_seat(value: &Value) -> Option<Seat> {
    value.as_u64().and_then(|number| u8::try_from(number).ok()).map(Seat)
}
