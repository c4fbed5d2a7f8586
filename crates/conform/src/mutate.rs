use engine::{FastRng, Rng};
use serde_json::{Map, Value};

/// An action with one thing wrong: a value changed, a piece of a list lost or doubled, or a field taken over from
/// `other`.
pub(crate) fn mutate(action: &Value, other: &Value, rng: &mut FastRng) -> Value {
    let mut damaged = action.clone();
    if let (Value::Object(fields), Value::Object(foreign)) = (&mut damaged, other)
        && rng.chance(1, 4)
    {
        take_over(fields, foreign, rng);
    } else {
        damage(&mut damaged, rng);
    }
    damaged
}

fn take_over(fields: &mut Map<String, Value>, foreign: &Map<String, Value>, rng: &mut FastRng) {
    if let Some((name, value)) = foreign.iter().nth(rng.below(foreign.len().max(1) as u32) as usize) {
        fields.insert(name.clone(), value.clone());
    }
}

fn damage(value: &mut Value, rng: &mut FastRng) {
    match value {
        Value::Object(fields) => {
            // The type is left alone here: without it nothing is read at all.
            let inner: Vec<&mut Value> =
                fields.iter_mut().filter(|(name, _)| *name != "type").map(|(_, value)| value).collect();
            damage_one_of(inner, rng);
        }
        Value::Array(items) if !items.is_empty() => match rng.below(4) {
            0 => drop(items.pop()),
            1 => items.push(items[0].clone()),
            2 => items.reverse(),
            _ => damage_one_of(items.iter_mut().collect(), rng),
        },
        Value::Number(number) => *value = Value::from(nudge(number.as_i64().unwrap_or(0), rng)),
        Value::Bool(on) => *on = !*on,
        Value::Null => *value = Value::from(rng.below(12)),
        Value::Array(_) | Value::String(_) => *value = Value::Null,
    }
}

fn damage_one_of(mut values: Vec<&mut Value>, rng: &mut FastRng) {
    if !values.is_empty() {
        let at = rng.below(values.len() as u32) as usize;
        damage(values[at], rng);
    }
}

fn nudge(number: i64, rng: &mut FastRng) -> i64 {
    match rng.below(8) {
        0 => 0,
        1 => -number,
        2 => number.saturating_mul(2),
        3 => 255,
        4 => i64::from(rng.below(40)),
        5 | 6 => number.saturating_add(1),
        _ => number.saturating_sub(1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use std::collections::BTreeSet;

    #[test]
    fn one_action_gives_many_others() {
        let mut rng = FastRng::new(1);
        let (bid, other) = (json!({"type": "bid", "cards": [1, 4]}), json!({"type": "discard", "value": 7}));
        let made: BTreeSet<String> = (0..400).map(|_| mutate(&bid, &other, &mut rng).to_string()).collect();
        for wanted in [
            r#"{"type":"bid","cards":[1]}"#,
            r#"{"type":"bid","cards":[1,4,1]}"#,
            r#"{"type":"bid","cards":[1,5]}"#,
            r#"{"type":"discard","cards":[1,4]}"#,
            r#"{"type":"bid","cards":[1,4],"value":7}"#,
        ] {
            assert!(made.contains(wanted), "{wanted} is not in {made:#?}");
        }
    }
}
