use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A family of actions too large to list, described so that any client can offer it: pick values for the fields and
/// send `{"type": action, field: value, ...}`. A form may promise a little too much; `check` decides.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Form {
    /// The `type` of the action it makes.
    pub action: String,
    /// Fields the action has in any case, with their values.
    #[serde(default, skip_serializing_if = "serde_json::Map::is_empty")]
    pub fixed: serde_json::Map<String, Value>,
    pub fields: Vec<Field>,
}

/// One blank of a [`Form`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Field {
    /// Between `min` and `max` of the items, sent as a list. An item that is there twice may be taken twice.
    Pick { name: String, items: Vec<Value>, min: u32, max: u32 },
    /// How many of each key, sent as an object of numbers; the total lies between `min` and `max`.
    Counts { name: String, available: Vec<(String, u32)>, min: u32, max: u32 },
    /// One of the items.
    Choice { name: String, items: Vec<Value> },
    /// A whole number. `optional` ones may be left out.
    Number { name: String, min: i64, max: i64, step: i64, optional: bool },
}

impl Field {
    pub fn name(&self) -> &str {
        match self {
            Field::Pick { name, .. }
            | Field::Counts { name, .. }
            | Field::Choice { name, .. }
            | Field::Number { name, .. } => name,
        }
    }
}
