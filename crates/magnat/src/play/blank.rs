//! A form being filled in, by keys or by typed words.

use engine::{Field, Form};
use serde_json::{Map, Value};

/// The longest number a person types into a blank.
const MAX_DIGITS: usize = 12;

#[derive(Clone, Debug)]
pub(crate) struct Blank {
    form: Form,
    values: Vec<Filled>,
    /// The line the cursor is on.
    line: usize,
}

/// What stands in one field.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Filled {
    /// Which items are taken, and where the cursor is.
    Pick {
        taken: Vec<bool>,
        at: usize,
    },
    Counts(Vec<u32>),
    Choice(usize),
    /// A number as typed.
    Number(Option<String>),
}

/// A line of the form: a field, or one key of a [`Field::Counts`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct FormLine {
    pub(crate) field: usize,
    pub(crate) key: Option<usize>,
}

impl Blank {
    pub(crate) fn new(form: Form) -> Blank {
        let values = form.fields.iter().map(Filled::empty).collect();
        Blank { form, values, line: 0 }
    }

    pub(crate) fn form(&self) -> &Form {
        &self.form
    }

    pub(crate) fn value(&self, field: usize) -> &Filled {
        &self.values[field]
    }

    pub(crate) fn lines(&self) -> Vec<FormLine> {
        let mut lines = Vec::new();
        for (field, blank) in self.form.fields.iter().enumerate() {
            match blank {
                Field::Counts { available, .. } => {
                    lines.extend((0..available.len()).map(|key| FormLine { field, key: Some(key) }));
                }
                _ => lines.push(FormLine { field, key: None }),
            }
        }
        lines
    }

    pub(crate) fn line(&self) -> usize {
        self.line
    }

    /// Moves the cursor up or down.
    pub(crate) fn walk(&mut self, by: isize) {
        self.line = step(self.line, by, self.lines().len());
    }

    /// Left and right: to the next item, or to another value.
    pub(crate) fn turn(&mut self, by: isize) {
        let Some(&FormLine { field, key }) = self.lines().get(self.line) else { return };
        match (&self.form.fields[field], &mut self.values[field]) {
            (Field::Pick { items, .. }, Filled::Pick { at, .. }) => *at = step(*at, by, items.len()),
            (Field::Counts { available, .. }, Filled::Counts(counts)) => {
                let Some(key) = key else { return };
                counts[key] = counts[key].saturating_add_signed(by as i32).min(available[key].1);
            }
            (Field::Choice { items, .. }, Filled::Choice(at)) => *at = step(*at, by, items.len()),
            (Field::Number { min, max, step, .. }, Filled::Number(number)) => {
                let typed = number.as_ref().and_then(|text| text.parse::<i64>().ok());
                let next = typed.map_or(*min, |number| number.saturating_add(by as i64 * step));
                *number = Some(next.clamp(*min, *max).to_string());
            }
            _ => {}
        }
    }

    /// Space: takes an item or puts it back; empties an optional number.
    pub(crate) fn toggle(&mut self) {
        let Some(&FormLine { field, .. }) = self.lines().get(self.line) else { return };
        match (&self.form.fields[field], &mut self.values[field]) {
            (Field::Pick { .. }, Filled::Pick { taken, at }) => {
                if let Some(item) = taken.get_mut(*at) {
                    *item = !*item;
                }
            }
            (Field::Number { optional: true, .. }, Filled::Number(number)) => *number = None,
            _ => {}
        }
    }

    /// A digit or a sign typed into a number; `None` rubs the last one out.
    pub(crate) fn typed(&mut self, letter: Option<char>) {
        let Some(&FormLine { field, .. }) = self.lines().get(self.line) else { return };
        let Filled::Number(number) = &mut self.values[field] else { return };
        let text = number.get_or_insert_default();
        match letter {
            Some(letter) if text == "0" && letter.is_ascii_digit() => *text = letter.to_string(),
            Some(letter) if text.len() < MAX_DIGITS => text.push(letter),
            Some(_) => {}
            None => {
                text.pop();
            }
        }
        if text.is_empty() {
            *number = None;
        }
    }

    /// The action as filled in so far.
    pub(crate) fn action(&self) -> Value {
        let fields = self.form.fields.iter().zip(&self.values);
        assemble(
            &self.form,
            fields.filter_map(|(field, filled)| Some((field.name().to_owned(), filled.value(field)?))),
        )
    }

    /// What the taken numbers of a field come to, if they are numbers.
    pub(crate) fn sum(&self, field: usize) -> Option<i64> {
        match (&self.form.fields[field], &self.values[field]) {
            (Field::Pick { items, .. }, Filled::Pick { taken, .. }) => {
                items.iter().zip(taken).map(|(item, taken)| Some(item.as_i64()? * i64::from(*taken))).sum()
            }
            (Field::Counts { .. }, Filled::Counts(counts)) => {
                Some(counts.iter().map(|count| i64::from(*count)).sum())
            }
            _ => None,
        }
    }
}

impl Filled {
    fn empty(field: &Field) -> Filled {
        match field {
            Field::Pick { items, .. } => Filled::Pick { taken: vec![false; items.len()], at: 0 },
            Field::Counts { available, .. } => Filled::Counts(vec![0; available.len()]),
            Field::Choice { .. } => Filled::Choice(0),
            Field::Number { optional: true, .. } => Filled::Number(None),
            Field::Number { min, .. } => Filled::Number(Some(min.to_string())),
        }
    }

    fn value(&self, field: &Field) -> Option<Value> {
        match (field, self) {
            (Field::Pick { items, .. }, Filled::Pick { taken, .. }) => Some(
                items.iter().zip(taken).filter(|(_, taken)| **taken).map(|(item, _)| item.clone()).collect(),
            ),
            (Field::Counts { available, .. }, Filled::Counts(counts)) => {
                let pairs = available.iter().zip(counts);
                Some(Value::Object(
                    pairs.map(|((key, _), count)| (key.clone(), Value::from(*count))).collect(),
                ))
            }
            (Field::Choice { items, .. }, Filled::Choice(at)) => items.get(*at).cloned(),
            (Field::Number { .. }, Filled::Number(number)) => number
                .as_ref()
                .map(|text| text.parse::<i64>().map_or_else(|_| Value::from(text.clone()), Value::from)),
            _ => None,
        }
    }
}

/// The action a form makes of its fields.
pub(crate) fn assemble(form: &Form, fields: impl Iterator<Item = (String, Value)>) -> Value {
    let mut action = Map::new();
    action.insert("type".to_owned(), Value::from(form.action.clone()));
    action.extend(form.fixed.clone());
    action.extend(fields);
    Value::Object(action)
}

/// Reads what somebody typed for a field; `Ok(None)` leaves it out. An error says what may be typed.
pub(crate) fn read(field: &Field, typed: &str) -> Result<Option<Value>, String> {
    let words: Vec<&str> = typed.split([' ', ',']).filter(|word| !word.is_empty()).collect();
    match field {
        Field::Pick { items, .. } => {
            words.iter().map(|word| item(items, word)).collect::<Result<_, _>>().map(Some)
        }
        Field::Choice { items, .. } => match words[..] {
            [word] => item(items, word).map(Some),
            _ => Err(expected(items)),
        },
        Field::Counts { available, .. } => counts(available, &words).map(Some),
        Field::Number { min, max, optional, .. } => match (&words[..], optional) {
            ([], true) => Ok(None),
            ([word], _) => {
                word.parse::<i64>().map(|number| Some(number.into())).map_err(|_| format!("{min}–{max}"))
            }
            _ => Err(format!("{min}–{max}")),
        },
    }
}

/// An item by its value; items that are not plain numbers also by their place in the list.
fn item(items: &[Value], word: &str) -> Result<Value, String> {
    let written = |item: &Value| item.as_str().map_or_else(|| item.to_string(), str::to_owned);
    let same = |item: &&Value| written(item) == word;
    let by_place = || {
        let place: usize = word.parse().ok().filter(|_| !items.iter().all(Value::is_number))?;
        items.get(place.checked_sub(1)?)
    };
    items.iter().find(same).or_else(by_place).cloned().ok_or_else(|| expected(items))
}

fn expected(items: &[Value]) -> String {
    let numbers = items.iter().all(Value::is_number);
    let names = items
        .iter()
        .enumerate()
        .map(|(at, item)| if numbers { item.to_string() } else { (at + 1).to_string() });
    names.collect::<Vec<_>>().join(" ")
}

/// `fives=2 tens=1`, or the numbers alone in the order of the keys.
fn counts(available: &[(String, u32)], words: &[&str]) -> Result<Value, String> {
    let wrong =
        || available.iter().map(|(key, most)| format!("{key}=0–{most}")).collect::<Vec<_>>().join(" ");
    let mut counts: Map<String, Value> =
        available.iter().map(|(key, _)| (key.clone(), Value::from(0))).collect();
    for (at, word) in words.iter().enumerate() {
        let (key, number) = match word.split_once('=') {
            Some((key, number)) => (key, number),
            None => (available.get(at).ok_or_else(wrong)?.0.as_str(), *word),
        };
        let count: u32 = number.parse().map_err(|_| wrong())?;
        *counts.get_mut(key).ok_or_else(wrong)? = Value::from(count);
    }
    Ok(Value::Object(counts))
}

/// A cursor moved within `0..count`, stopping at both ends.
fn step(at: usize, by: isize, count: usize) -> usize {
    at.saturating_add_signed(by).min(count.saturating_sub(1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn form() -> Form {
        serde_json::from_value(json!({
            "action": "offer",
            "fixed": { "to": 2 },
            "fields": [
                { "kind": "pick", "name": "cards", "items": [3, 8, 8], "min": 1, "max": 3 },
                { "kind": "counts", "name": "notes", "available": [["fives", 2], ["tens", 1]], "min": 0, "max": 3 },
                { "kind": "choice", "name": "tone", "items": ["polite", "rude"] },
                { "kind": "number", "name": "cash", "min": 0, "max": 100, "step": 10, "optional": true }
            ]
        }))
        .unwrap()
    }

    #[test]
    fn keys_fill_a_form() {
        let mut blank = Blank::new(form());
        blank.toggle();
        blank.turn(2);
        blank.toggle();
        assert_eq!(blank.sum(0), Some(11));
        blank.walk(1);
        blank.turn(1);
        blank.turn(1);
        blank.turn(1);
        blank.walk(2);
        blank.turn(1);
        blank.walk(1);
        assert_eq!(
            blank.action(),
            json!({ "type": "offer", "to": 2, "cards": [3, 8], "notes": { "fives": 2, "tens": 0 }, "tone": "rude" })
        );
        "45".chars().for_each(|digit| blank.typed(Some(digit)));
        blank.typed(None);
        blank.turn(1);
        assert_eq!(blank.action()["cash"], json!(14));
        blank.toggle();
        assert_eq!(blank.action().get("cash"), None);
        blank.walk(9);
        assert_eq!(blank.line(), 4, "the cursor stays in the form");
    }

    #[test]
    fn words_fill_a_field() {
        let form = form();
        assert_eq!(read(&form.fields[0], "8, 3"), Ok(Some(json!([8, 3]))));
        assert_eq!(read(&form.fields[0], "9"), Err("3 8 8".into()));
        assert_eq!(read(&form.fields[1], "tens=1"), Ok(Some(json!({ "fives": 0, "tens": 1 }))));
        assert_eq!(read(&form.fields[1], "2 1"), Ok(Some(json!({ "fives": 2, "tens": 1 }))));
        assert_eq!(read(&form.fields[1], "x=1"), Err("fives=0–2 tens=0–1".into()));
        assert_eq!(read(&form.fields[2], "2"), Ok(Some(json!("rude"))));
        assert_eq!(read(&form.fields[2], "polite"), Ok(Some(json!("polite"))));
        assert_eq!(read(&form.fields[3], ""), Ok(None));
        assert_eq!(read(&form.fields[3], "ten"), Err("0–100".into()));
    }
}
