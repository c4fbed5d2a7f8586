use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

/// JSON that is text already. What is made to be sent is written once, without building a tree of values first.
#[derive(Clone, Debug)]
pub struct JsonText(Box<RawValue>);

impl JsonText {
    pub fn of(data: &impl Serialize) -> JsonText {
        JsonText(to_raw_value(data).expect("game data is plain JSON"))
    }

    pub fn as_str(&self) -> &str {
        self.0.get()
    }

    pub fn value(&self) -> Value {
        serde_json::from_str(self.as_str()).expect("it was written as JSON")
    }
}

/// Equal if they say the same, however it is spaced and ordered.
impl PartialEq for JsonText {
    fn eq(&self, other: &JsonText) -> bool {
        self.as_str() == other.as_str() || self.value() == other.value()
    }
}

impl Serialize for JsonText {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

/// By way of a value: a message is sorted by its type before its fields are read, and raw text does not survive that.
impl<'de> Deserialize<'de> for JsonText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<JsonText, D::Error> {
        Ok(JsonText::of(&Value::deserialize(deserializer)?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[derive(PartialEq, Debug, Serialize, Deserialize)]
    #[serde(tag = "type")]
    enum Message {
        Told { view: JsonText },
    }

    #[test]
    fn text_in_a_message_is_like_a_value_in_it() {
        let view = json!({ "hand": [3, 5], "said": "a \"b\"\n" });
        let told = Message::Told { view: JsonText::of(&view) };
        let text = serde_json::to_string(&told).unwrap();
        assert_eq!(text, json!({ "type": "Told", "view": view }).to_string());
        assert_eq!(serde_json::to_value(&told).unwrap(), json!({ "type": "Told", "view": view }));
        assert_eq!(serde_json::from_str::<Message>(&text).unwrap(), told);
    }

    #[test]
    fn what_says_the_same_is_equal() {
        let [one, same, other] = [r#"{"a":1,"b":2}"#, r#"{ "b": 2, "a": 1 }"#, r#"{"a":1,"b":3}"#]
            .map(|text| JsonText(RawValue::from_string(text.to_owned()).unwrap()));
        assert_eq!(one, same);
        assert_ne!(one, other);
    }
}
