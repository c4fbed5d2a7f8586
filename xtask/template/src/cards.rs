use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The highest value of a card; the lowest is 1.
pub const HIGHEST: u8 = 10;
const COPIES: u8 = 2;

/// Some cards: how many there are of each value. Cards of one value are alike, so there is nothing to follow or leak.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Cards([u8; HIGHEST as usize]);

impl Cards {
    pub const NONE: Cards = Cards([0; HIGHEST as usize]);
    /// SG-2.
    pub const DECK: Cards = Cards([COPIES; HIGHEST as usize]);

    pub fn len(&self) -> u8 {
        self.0.iter().sum()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub fn count(&self, value: u8) -> u8 {
        if (1..=HIGHEST).contains(&value) { self.0[usize::from(value) - 1] } else { 0 }
    }

    pub fn add(&mut self, value: u8) {
        self.0[usize::from(value) - 1] += 1;
    }

    pub fn remove(&mut self, value: u8) {
        self.0[usize::from(value) - 1] -= 1;
    }

    pub fn remove_all(&mut self, others: &Cards) {
        self.0.iter_mut().zip(others.0).for_each(|(mine, theirs)| *mine -= theirs);
    }

    /// The values that are there, the lowest first, each once.
    pub fn values(&self) -> impl Iterator<Item = u8> {
        let counts = self.0;
        (1..=HIGHEST).filter(move |value| counts[usize::from(*value) - 1] > 0)
    }

    /// The card at a place when all lie in a row, the lowest first.
    pub fn nth(&self, place: u32) -> u8 {
        let mut left = place;
        for value in self.values() {
            let count = u32::from(self.count(value));
            if left < count {
                return value;
            }
            left -= count;
        }
        unreachable!("place {place} of {} cards", self.len())
    }
}

impl FromIterator<u8> for Cards {
    fn from_iter<I: IntoIterator<Item = u8>>(values: I) -> Cards {
        let mut cards = Cards::NONE;
        values.into_iter().for_each(|value| cards.add(value));
        cards
    }
}
