use engine::MAX_SEATS;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The colour of a player. Nobody at a table has that of another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    #[default]
    Brown,
    Sky,
    Pink,
    Orange,
    Red,
    Yellow,
    Green,
    Blue,
}

impl Colour {
    /// One for each seat of the largest table, in the order in which seats get them.
    pub const ALL: [Colour; MAX_SEATS] = [
        Colour::Brown,
        Colour::Sky,
        Colour::Pink,
        Colour::Orange,
        Colour::Red,
        Colour::Yellow,
        Colour::Green,
        Colour::Blue,
    ];
}

/// The picture that somebody wears. Whoever has none is known by the first letter of their name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Badge {
    Hat,
    Crown,
    Ship,
    Key,
    Star,
    Cat,
    Owl,
    Tree,
    Rocket,
    Flower,
    Kettle,
    Kite,
}

/// How somebody looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Look {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub badge: Option<Badge>,
    /// Without one, it stays as it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colour: Option<Colour>,
}
