//! Types of games as clients in other languages read them.

use schemars::{Schema, json_schema};
use std::fmt::Display;

/// The schema of a type that is one of some words.
pub fn word_schema(words: impl IntoIterator<Item = impl Display>) -> Schema {
    let words: Vec<String> = words.into_iter().map(|word| word.to_string()).collect();
    json_schema!({ "type": "string", "enum": words })
}

/// Describes a type that is written as one of some words: `one_of_words!(Tile, Tile::ALL)`.
#[macro_export]
macro_rules! one_of_words {
    ($type:ident, $all:expr) => {
        impl ::schemars::JsonSchema for $type {
            fn schema_name() -> ::std::borrow::Cow<'static, str> {
                stringify!($type).into()
            }

            fn json_schema(_: &mut ::schemars::SchemaGenerator) -> ::schemars::Schema {
                $crate::word_schema($all)
            }
        }
    };
}
