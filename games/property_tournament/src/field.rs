//! The layout every board has: 40 spaces, 28 of them fields in ten groups.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;

pub const SPACES: u8 = 40;
pub const FIELD_COUNT: usize = 28;
/// Eight colour groups, the railways and the utilities.
pub const GROUPS: usize = 10;

pub(crate) const JAIL: u8 = 10;
pub(crate) const RAILWAYS: usize = 8;
pub(crate) const UTILITIES: usize = 9;

/// What one meets on a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Kind {
    Start,
    Jail,
    Parking,
    GoToJail,
    Chance,
    Chest,
    Tax,
    Street,
    Railway,
    Utility,
}

/// The names of the colour groups in the order of the board.
pub const COLOURS: [&str; 8] =
    ["brown", "light_blue", "pink", "orange", "red", "yellow", "green", "dark_blue"];

/// Groups by space; 255 where no field is.
const GROUP_AT: [u8; SPACES as usize] = {
    const N: u8 = 255;
    [
        N, 0, N, 0, N, 8, 1, N, 1, 1, N, 2, 9, 2, 2, 8, 3, N, 3, 3, N, 4, N, 4, 4, 8, 5, 5, 9, 5, N, 6, 6, N,
        6, 8, N, 7, N, 7,
    ]
};

const SPACE_OF: [u8; FIELD_COUNT] = {
    let mut spaces = [0; FIELD_COUNT];
    let (mut space, mut field) = (0, 0);
    while space < GROUP_AT.len() {
        if GROUP_AT[space] != 255 {
            spaces[field] = space as u8;
            field += 1;
        }
        space += 1;
    }
    spaces
};

const FIELD_AT: [u8; SPACES as usize] = {
    let mut fields = [255; SPACES as usize];
    let mut field = 0;
    while field < FIELD_COUNT {
        fields[SPACE_OF[field] as usize] = field as u8;
        field += 1;
    }
    fields
};

const GROUP_OF: [u8; FIELD_COUNT] = {
    let mut groups = [0; FIELD_COUNT];
    let mut field = 0;
    while field < FIELD_COUNT {
        groups[field] = GROUP_AT[SPACE_OF[field] as usize];
        field += 1;
    }
    groups
};

const MEMBERS: [u32; GROUPS] = {
    let mut members = [0; GROUPS];
    let mut field = 0;
    while field < FIELD_COUNT {
        members[GROUP_OF[field] as usize] |= 1 << field;
        field += 1;
    }
    members
};

/// The fields that take houses.
pub(crate) const STREETS: u32 = !(MEMBERS[RAILWAYS] | MEMBERS[RAILWAYS + 1]);

/// What stands on every space of every board.
#[inline]
pub(crate) fn kind_at(space: u8) -> Kind {
    KIND_AT[usize::from(space)]
}

const KIND_AT: [Kind; GROUP_AT.len()] = {
    let mut kinds = [Kind::Start; GROUP_AT.len()];
    let mut space = 0;
    while space < GROUP_AT.len() {
        kinds[space] = kind_of(space as u8);
        space += 1;
    }
    kinds
};

const fn kind_of(space: u8) -> Kind {
    match (space, GROUP_AT[space as usize]) {
        (_, 8) => Kind::Railway,
        (_, 9) => Kind::Utility,
        (_, 0..=7) => Kind::Street,
        (0, _) => Kind::Start,
        (JAIL, _) => Kind::Jail,
        (20, _) => Kind::Parking,
        (30, _) => Kind::GoToJail,
        (7 | 22 | 36, _) => Kind::Chance,
        (2 | 17 | 33, _) => Kind::Chest,
        _ => Kind::Tax,
    }
}

/// One of the 28 spaces that can be bought, numbered in the order of the board. In JSON the number of its space, as a
/// word, because clients look its name up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String")]
pub struct Field(u8);

impl Field {
    pub(crate) const FIRST: Field = Field(0);

    /// The field on a space, if there is one.
    #[inline]
    pub fn at(space: u8) -> Option<Field> {
        match FIELD_AT.get(usize::from(space)) {
            Some(&field) if field != 255 => Some(Field(field)),
            _ => None,
        }
    }

    #[inline]
    pub(crate) fn number(index: u8) -> Field {
        debug_assert!(usize::from(index) < FIELD_COUNT, "there are 28 fields");
        Field(index)
    }

    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0) & 31
    }

    pub fn space(self) -> u8 {
        SPACE_OF[self.index()]
    }

    #[inline]
    pub fn group(self) -> usize {
        usize::from(GROUP_OF[self.index()])
    }

    #[inline]
    pub fn is_street(self) -> bool {
        self.group() < RAILWAYS
    }

    #[inline]
    pub(crate) fn bit(self) -> u32 {
        1 << self.0
    }

    pub fn all() -> impl Iterator<Item = Field> {
        (0..FIELD_COUNT as u8).map(Field)
    }
}

impl fmt::Debug for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Field@{}", self.space())
    }
}

impl From<Field> for String {
    fn from(field: Field) -> String {
        field.space().to_string()
    }
}

impl TryFrom<String> for Field {
    type Error = String;
    fn try_from(word: String) -> Result<Field, String> {
        let space = word.parse().ok().filter(|_| !word.starts_with(['+', '0']));
        space.and_then(Field::at).ok_or_else(|| format!("no field {word:?}; fields are named by their space"))
    }
}

/// A set of fields. In JSON a list in the order of the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "Vec<Field>", into = "Vec<Field>")]
#[schemars(with = "Vec<Field>")]
pub struct Fields(pub(crate) u32);

impl Fields {
    pub const EMPTY: Fields = Fields(0);

    #[inline]
    pub(crate) fn group(group: usize) -> u32 {
        MEMBERS[group]
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub fn contains(self, field: Field) -> bool {
        self.0 & field.bit() != 0
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Field> + Clone {
        bits(self.0)
    }
}

/// The fields of a mask in the order of the board.
#[inline]
pub(crate) fn bits(mut mask: u32) -> impl Iterator<Item = Field> + Clone {
    std::iter::from_fn(move || {
        (mask != 0).then(|| {
            let field = Field(mask.trailing_zeros() as u8);
            mask &= mask - 1;
            field
        })
    })
}

impl FromIterator<Field> for Fields {
    fn from_iter<I: IntoIterator<Item = Field>>(fields: I) -> Fields {
        Fields(fields.into_iter().fold(0, |mask, field| mask | field.bit()))
    }
}

impl fmt::Debug for Fields {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl From<Fields> for Vec<Field> {
    fn from(fields: Fields) -> Vec<Field> {
        fields.iter().collect()
    }
}

impl TryFrom<Vec<Field>> for Fields {
    type Error = &'static str;
    fn try_from(list: Vec<Field>) -> Result<Fields, &'static str> {
        let fields: Fields = list.iter().copied().collect();
        if fields.len() as usize == list.len() { Ok(fields) } else { Err("a field is named twice") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_layout_is_that_of_the_rulebook() {
        assert_eq!(Field::all().filter(|field| field.is_street()).count(), 22);
        assert_eq!((0..SPACES).filter(|&space| Field::at(space).is_some()).count(), FIELD_COUNT);
        assert_eq!(MEMBERS.map(u32::count_ones), [2, 3, 3, 3, 3, 3, 3, 2, 4, 2]);
        assert!(Field::all().all(|field| Field::at(field.space()) == Some(field)));
    }

    #[test]
    fn fields_are_named_by_their_space() {
        let wolska = Field::at(19).unwrap();
        assert_eq!(serde_json::to_string(&wolska).unwrap(), r#""19""#);
        assert!(serde_json::from_str::<Field>(r#""20""#).is_err());
        assert!(serde_json::from_str::<Fields>(r#"["19","19"]"#).is_err());
    }
}
