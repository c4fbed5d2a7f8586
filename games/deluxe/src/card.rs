use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// How many cards each deck has.
pub(crate) const DECK: u8 = 30;
/// The face-down cards of one kind.
pub type Pile = kit::Deck<{ DECK as usize }>;

/// A card by its id: T01 to T30 are Business Trips, D01 to D30 are Deals.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card {
    pub deck: DeckName,
    /// Its place in its deck, from 0.
    pub number: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum DeckName {
    Trip,
    Deal,
}

/// What a Business Trip card does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trip {
    /// To this cell.
    AdvanceTo(u8),
    /// To the next cell of this kind.
    AdvanceToNext(crate::board::Cell),
    /// Straight to the Inspection.
    Summons,
    Forward(u8),
    Back(u8),
    AdvanceToFreePlot,
    AdvanceToOwnPlot,
    AdvanceToRivalPlot,
}

/// What a Deal card does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deal {
    Receive(u32),
    Pay(u32),
    /// Into the reserve fund.
    Donate(u32),
    /// From every other seat.
    Collect(u32),
    /// To every other seat.
    Treat(u32),
    Repair {
        branch: u32,
        enterprise: u32,
    },
    RatingUp,
    RatingDown,
    CleanAudit,
    PartnerDiscount,
    BuildingSubsidy,
    Refinancing,
    OffMarketPurchase,
}

impl Card {
    pub const fn trip(number: u8) -> Card {
        Card { deck: DeckName::Trip, number }
    }

    pub const fn deal(number: u8) -> Card {
        Card { deck: DeckName::Deal, number }
    }

    pub fn all() -> impl Iterator<Item = Card> {
        (0..DECK).map(Card::trip).chain((0..DECK).map(Card::deal))
    }

    fn parse(word: &str) -> Option<Card> {
        Card::all().find(|card| card.to_string() == word)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = if self.deck == DeckName::Trip { 'T' } else { 'D' };
        write!(f, "{letter}{:02}", self.number + 1)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

engine::one_of_words!(Card, Card::all());

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        let word = String::deserialize(deserializer)?;
        Card::parse(&word).ok_or_else(|| D::Error::custom("cards are T01 to T30 and D01 to D30"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_go_by_their_ids() {
        assert_eq!(Card::trip(0).to_string(), "T01");
        assert_eq!(Card::parse("D30"), Some(Card::deal(29)));
        assert_eq!(Card::parse("D31"), None);
        assert!(Card::all().all(|card| Card::parse(&card.to_string()) == Some(card)));
    }
}
