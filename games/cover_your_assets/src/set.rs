use crate::card::{ASSETS, Card};
use crate::cards::Cards;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Cards laid together: assets of one kind, and wilds. Four fields of four bits: the kind, the number of its assets, of
/// Silver, and of Gold plus five times that of Penny Jars (at most 4 and 2, hence at most 14).
///
/// A set in a stack has at least two cards and one asset. Cards played in a duel are counted by the same type before
/// they join the set, and there the count of assets may be 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "SetParts", into = "SetParts")]
#[schemars(with = "SetParts")]
pub struct Set(u16);

const ASSET: u16 = 1 << 4;
const SILVER: u16 = 1 << 8;
const GOLD: u16 = 1 << 12;
const JAR: u16 = 5 << 12;
const KIND_BITS: u16 = 0xf;

/// What Gold and Penny Jars are worth, by their four bits.
const GOLD_AND_JARS: [u32; 16] = {
    let mut worth = [0; 16];
    let mut bits = 0;
    while bits < 16 {
        worth[bits] = (bits % 5) as u32 * Card::Gold.value() + (bits / 5) as u32 * Card::PennyJar.value();
        bits += 1;
    }
    worth
};

impl Set {
    /// No cards yet, but it is clear which asset they will go with.
    #[inline]
    pub fn none_of(asset: Card) -> Set {
        debug_assert!(asset.is_asset(), "a set is named after its asset");
        Set(asset as u16)
    }

    /// The set these cards form, if they hold one kind of asset only and no action card (CA-25, CA-109).
    pub fn of(cards: Cards) -> Option<Set> {
        let mut assets = cards.assets().kinds();
        let asset = assets.next()?;
        let fits = assets.next().is_none() && cards.assets().and(cards.wilds()) == cards;
        fits.then(|| {
            let mut set = Set::none_of(asset);
            cards.iter().for_each(|card| set.add(card));
            set
        })
    }

    /// Adds an asset of its kind or a wild.
    #[inline]
    pub fn add(&mut self, card: Card) {
        debug_assert!(card == self.asset() || card.is_wild(), "{card:?} does not go with {self:?}");
        self.0 += match card {
            Card::Silver => SILVER,
            Card::Gold => GOLD,
            Card::PennyJar => JAR,
            _ => ASSET,
        };
    }

    /// Adds all cards of another set of the same kind.
    #[inline]
    pub fn join(&mut self, other: Set) {
        debug_assert!(self.asset() == other.asset(), "{other:?} does not go with {self:?}");
        self.0 += other.0 & !KIND_BITS;
    }

    /// The type of the set.
    #[inline]
    pub fn asset(self) -> Card {
        Card::ALL[usize::from(self.0 & KIND_BITS)]
    }

    /// How many assets it has.
    #[inline]
    pub fn assets(self) -> u8 {
        (self.0 >> 4 & 0xf) as u8
    }

    #[inline]
    pub fn silver(self) -> u8 {
        (self.0 >> 8 & 0xf) as u8
    }

    #[inline]
    pub fn gold(self) -> u8 {
        (self.0 >> 12) as u8 % 5
    }

    #[inline]
    pub fn jars(self) -> u8 {
        (self.0 >> 12) as u8 / 5
    }

    #[inline]
    pub fn len(self) -> u8 {
        self.assets() + self.silver() + self.gold() + self.jars()
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 & !KIND_BITS == 0
    }

    /// What it scores (CA-58).
    #[inline]
    pub fn value(self) -> u32 {
        u32::from(self.assets()) * self.asset().value()
            + u32::from(self.silver()) * Card::Silver.value()
            + GOLD_AND_JARS[usize::from(self.0 >> 12)]
    }

    pub fn cards(self) -> Cards {
        Cards::EMPTY
            .with_many(self.asset(), self.assets())
            .with_many(Card::Silver, self.silver())
            .with_many(Card::Gold, self.gold())
            .with_many(Card::PennyJar, self.jars())
    }
}

impl fmt::Debug for Set {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Set({:?})", self.cards())
    }
}

/// A set as JSON shows it.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct SetParts {
    asset: Card,
    assets: u8,
    silver: u8,
    gold: u8,
    penny_jars: u8,
    /// What all of them are worth together; it follows from the others.
    #[serde(default)]
    value: u32,
}

impl From<Set> for SetParts {
    fn from(set: Set) -> SetParts {
        SetParts {
            asset: set.asset(),
            assets: set.assets(),
            silver: set.silver(),
            gold: set.gold(),
            penny_jars: set.jars(),
            value: set.value(),
        }
    }
}

impl TryFrom<SetParts> for Set {
    type Error = String;

    fn try_from(parts: SetParts) -> Result<Set, String> {
        let SetParts { asset, assets, silver, gold, penny_jars, value: _ } = parts;
        let counts =
            [(asset, assets), (Card::Silver, silver), (Card::Gold, gold), (Card::PennyJar, penny_jars)];
        if asset.index() >= ASSETS {
            return Err(format!("{} is no asset", asset.id()));
        }
        if let Some((card, count)) = counts.into_iter().find(|(card, count)| *count > card.copies()) {
            return Err(format!("{count} of {}", card.id()));
        }
        let bits = asset as u16
            + u16::from(assets) * ASSET
            + u16::from(silver) * SILVER
            + u16::from(gold) * GOLD
            + u16::from(penny_jars) * JAR;
        Ok(Set(bits))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_is_counted_up_to_its_copies() {
        for asset in &Card::ALL[..ASSETS] {
            let mut set = Set::none_of(*asset);
            for card in [*asset, Card::Silver, Card::Gold, Card::PennyJar] {
                (0..card.copies()).for_each(|_| set.add(card));
            }
            assert_eq!([set.assets(), set.silver(), set.gold(), set.jars()], [asset.copies(), 8, 4, 2]);
            assert_eq!(set.value(), u32::from(asset.copies()) * asset.value() + 402_000);
            let json = serde_json::to_string(&set).unwrap();
            assert_eq!(serde_json::from_str::<Set>(&json).unwrap(), set);
        }
    }

    #[test]
    fn only_one_kind_of_asset_makes_a_set() {
        let set = |cards: &[Card]| Set::of(cards.iter().copied().collect()).is_some();
        assert!(set(&[Card::Jewels, Card::Jewels, Card::Gold, Card::PennyJar]));
        assert!(!set(&[Card::Jewels, Card::House]));
        assert!(!set(&[Card::Gold, Card::Silver]));
        assert!(!set(&[Card::Jewels, Card::Swap]));
    }

    #[test]
    fn json_beyond_the_box_is_refused() {
        for parts in [
            r#"{"asset":"silver","assets":1,"silver":0,"gold":0,"penny_jars":0}"#,
            r#"{"asset":"cash","assets":10,"silver":0,"gold":0,"penny_jars":0}"#,
            r#"{"asset":"cash","assets":1,"silver":0,"gold":5,"penny_jars":0}"#,
        ] {
            assert!(serde_json::from_str::<Set>(parts).is_err(), "{parts}");
        }
    }
}
