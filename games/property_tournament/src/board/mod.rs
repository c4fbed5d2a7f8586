//! A board: names, prices, rents, taxes and both decks, read from TOML and checked before anybody plays on it.

mod read;

pub use read::BoardError;

use crate::field::{FIELD_COUNT, Field, SPACES};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::{Arc, LazyLock};

/// The board of the rulebook.
const WARSAW: &str = include_str!("../../data/warsaw.toml");

static BUILT_IN: LazyLock<Arc<Board>> =
    LazyLock::new(|| Arc::new(Board::read(WARSAW).expect("the built-in board is sound")));

/// Cards in each deck.
pub const CARDS: usize = 16;

/// What the deeds and the cards say.
#[derive(Clone, PartialEq, Debug)]
pub struct Board {
    pub name: String,
    pub names: [String; SPACES as usize],
    pub deeds: [Deed; FIELD_COUNT],
    /// By the number of railways owned.
    pub railway_rents: [u16; 4],
    /// By the number of utilities owned.
    pub utility_factors: [u16; 2],
    /// The taxes by space; 0 where none is due.
    pub taxes: [u16; SPACES as usize],
    /// Chance, then Community Chest.
    pub decks: [[Card; CARDS]; 2],
    pub built_in: bool,
}

/// What the deed of a field says. Houses and rents by level are 0 for railways and utilities.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Deed {
    pub price: u16,
    /// Half of the price: the loan, and where auctions open.
    pub mortgage: u16,
    /// A tenth of the loan, rounded up.
    pub interest: u16,
    pub house: u16,
    /// Unimproved, one to four houses, hotel.
    pub rents: [u16; 6],
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    pub id: String,
    pub title: String,
    pub effect: Effect,
}

/// What a card does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// Forward to a space, over START if it lies between.
    Advance(u8),
    NextRailway,
    NextUtility,
    Back(u8),
    Arrest,
    JailCard,
    Receive(u16),
    Pay(u16),
    PayEach(u16),
    CollectEach(u16),
    Repairs {
        house: u16,
        hotel: u16,
    },
}

impl Board {
    /// The board of the rulebook, read once.
    pub fn built_in() -> Arc<Board> {
        Arc::clone(&BUILT_IN)
    }

    #[inline]
    pub fn deed(&self, field: Field) -> &Deed {
        &self.deeds[field.index()]
    }

    /// The name of a field without its first word, where another field begins with the same word: `Ulica Wolska` is
    /// told from `Ulica Stalowa` by the rest.
    pub(crate) fn short_name(&self, space: u8) -> Option<&str> {
        Field::at(space)?;
        let (first, rest) = self.names[usize::from(space)].split_once(' ')?;
        let is_common = |other: &Field| {
            let name = &self.names[usize::from(other.space())];
            other.space() != space && name.split(' ').next() == Some(first)
        };
        Field::all().any(|other| is_common(&other)).then_some(rest)
    }

    /// What the texts call otherwise on this board.
    pub(crate) fn own_names(&self) -> Vec<(String, String)> {
        if self.built_in {
            return Vec::new();
        }
        let spaces =
            self.names.iter().enumerate().map(|(space, name)| (format!("space-{space}"), name.clone()));
        let cards = self.decks.iter().flatten().map(|card| (format!("card-{}", card.id), card.title.clone()));
        spaces.chain(cards).collect()
    }

    /// What an event calls a space: its number, which clients look up, or the name another board gives it.
    pub(crate) fn label(&self, space: u8) -> String {
        if self.built_in { space.to_string() } else { self.names[usize::from(space)].clone() }
    }
}
