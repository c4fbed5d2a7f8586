use schemars::JsonSchema;
use serde::{Deserialize, Serialize, Serializer};
use std::fmt;
use std::sync::LazyLock;

/// What the eleven money cards of a set are worth, in millions, lowest first.
pub const DENOMINATIONS: [u8; 11] = [1, 2, 3, 4, 6, 8, 10, 12, 15, 20, 25];

/// What a whole set is worth.
pub(crate) const FULL_TOTAL: u8 = 106;

const SETS: usize = 1 << DENOMINATIONS.len();

/// A set of money cards of one seat: bit i stands for the i-th denomination. Denominations are unique within a
/// seat's cards, so this says it all.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Deserialize, JsonSchema)]
#[serde(try_from = "Vec<u8>")]
#[schemars(with = "Vec<u8>")]
pub struct MoneyCards(u16);

impl MoneyCards {
    pub const EMPTY: MoneyCards = MoneyCards(0);
    pub const FULL: MoneyCards = MoneyCards(SETS as u16 - 1);

    /// The cards of `word` that are in this set: uniform over all subsets if the word is uniform.
    #[inline]
    pub(crate) fn masked(self, word: u32) -> MoneyCards {
        MoneyCards(self.0 & word as u16)
    }

    #[inline]
    pub fn total(self) -> u8 {
        TOTALS[usize::from(self.0)]
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    #[inline]
    pub fn contains_all(self, other: MoneyCards) -> bool {
        other.0 & !self.0 == 0
    }

    #[must_use]
    pub fn with(self, other: MoneyCards) -> MoneyCards {
        MoneyCards(self.0 | other.0)
    }

    #[must_use]
    pub fn without(self, other: MoneyCards) -> MoneyCards {
        MoneyCards(self.0 & !other.0)
    }

    /// The cards worth no more than `value`.
    #[inline]
    pub(crate) fn none_above(self, value: u8) -> MoneyCards {
        MoneyCards(self.0 & ((1 << DENOMINATIONS.partition_point(|&card| card <= value)) - 1))
    }

    /// All subsets, the empty one first.
    pub fn subsets(self) -> impl Iterator<Item = MoneyCards> {
        kit::subsets(u32::from(self.0)).map(|bits| MoneyCards(bits as u16))
    }

    /// Single cards, lowest first.
    pub fn cards(self) -> impl Iterator<Item = MoneyCards> {
        (0..DENOMINATIONS.len()).map(|at| MoneyCards(1 << at)).filter(move |&card| self.contains_all(card))
    }

    /// The denominations, lowest first.
    pub fn values(self) -> impl Iterator<Item = u8> {
        self.cards().map(MoneyCards::total)
    }

    /// The cards whose total exceeds `amount` by the least; among those the fewest cards, so that small change
    /// stays in the hand. `None` if the whole hand is not enough.
    #[inline]
    pub fn cheapest_above(self, amount: u8) -> Option<MoneyCards> {
        let cards = CHEAPEST[usize::from(self.0)][usize::from(amount.min(FULL_TOTAL))];
        (!cards.is_empty()).then_some(cards)
    }

    /// The fewest cards worth exactly `amount`, which is above 0.
    #[inline]
    pub(crate) fn fewest_worth(self, amount: u8) -> Option<MoneyCards> {
        self.cheapest_above(amount.checked_sub(1)?).filter(|cards| cards.total() == amount)
    }

    /// All amounts that some of these cards are worth, as bits.
    #[inline]
    pub(crate) fn amounts(self) -> u128 {
        AMOUNTS[usize::from(self.0)]
    }

    /// Bit i stands for the i-th denomination.
    #[inline]
    pub(crate) fn bits(self) -> u32 {
        u32::from(self.0)
    }
}

impl TryFrom<Vec<u8>> for MoneyCards {
    type Error = String;

    fn try_from(values: Vec<u8>) -> Result<MoneyCards, String> {
        let mut cards = MoneyCards::EMPTY;
        for value in values {
            let at = DENOMINATIONS.iter().position(|&known| known == value);
            let at = at.ok_or_else(|| format!("there is no money card {value}"))?;
            if cards.0 >> at & 1 == 1 {
                return Err(format!("there is only one money card {value} in a set"));
            }
            cards.0 |= 1 << at;
        }
        Ok(cards)
    }
}

impl Serialize for MoneyCards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.values().collect::<Vec<_>>().serialize(serializer)
    }
}

impl fmt::Debug for MoneyCards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.values()).finish()
    }
}

static TOTALS: [u8; SETS] = {
    let mut totals = [0; SETS];
    let mut set = 1;
    while set < SETS {
        let lowest = set.trailing_zeros() as usize;
        totals[set] = totals[set & (set - 1)] + DENOMINATIONS[lowest];
        set += 1;
    }
    totals
};

/// See [`MoneyCards::amounts`]: with one card more, every amount is there without it and with it.
static AMOUNTS: [u128; SETS] = {
    let mut amounts = [1; SETS];
    let mut set = 1;
    while set < SETS {
        let without = amounts[set & (set - 1)];
        amounts[set] = without | without << DENOMINATIONS[set.trailing_zeros() as usize];
        set += 1;
    }
    amounts
};

type ByAmount = [MoneyCards; FULL_TOTAL as usize + 1];

/// `CHEAPEST[hand][amount]`, see [`MoneyCards::cheapest_above`].
static CHEAPEST: LazyLock<Vec<ByAmount>> =
    LazyLock::new(|| (0..SETS as u16).map(|hand| cheapest_of(MoneyCards(hand))).collect());

fn cheapest_of(hand: MoneyCards) -> ByAmount {
    let mut exact = [MoneyCards::EMPTY; FULL_TOTAL as usize + 1];
    for cards in hand.subsets() {
        let best = &mut exact[usize::from(cards.total())];
        if best.is_empty() || (cards.len(), best.0) < (best.len(), cards.0) {
            *best = cards;
        }
    }
    let mut above = [MoneyCards::EMPTY; FULL_TOTAL as usize + 1];
    for amount in (0..usize::from(FULL_TOTAL)).rev() {
        let next = exact[amount + 1];
        above[amount] = if next.is_empty() { above[amount + 1] } else { next };
    }
    above
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(values: &[u8]) -> MoneyCards {
        values.to_vec().try_into().unwrap()
    }

    #[test]
    fn totals_add_up() {
        assert_eq!(MoneyCards::FULL.total(), FULL_TOTAL);
        assert_eq!(cards(&[3, 8]).total(), 11);
        let mut reachable: Vec<u8> = MoneyCards::FULL.subsets().map(MoneyCards::total).collect();
        reachable.sort_unstable();
        reachable.dedup();
        assert_eq!(reachable, (0..=106).collect::<Vec<_>>());
    }

    #[test]
    fn cheapest_raise_keeps_small_change() {
        assert_eq!(MoneyCards::FULL.cheapest_above(9), Some(cards(&[10])));
        assert_eq!(cards(&[2, 20, 25]).cheapest_above(3), Some(cards(&[20])));
        assert_eq!(cards(&[1, 2]).cheapest_above(3), None);
        assert_eq!(MoneyCards::FULL.cheapest_above(106), None);
    }

    #[test]
    fn amounts_are_those_that_cards_add_up_to() {
        for hand in [cards(&[]), cards(&[3, 8]), cards(&[1, 2, 4, 25]), MoneyCards::FULL] {
            let sums = hand.subsets().fold(0u128, |sums, cards| sums | 1 << cards.total());
            assert_eq!(hand.amounts(), sums, "{hand:?}");
            assert!((1..=106).all(|amount| hand.fewest_worth(amount).is_some() == (sums >> amount & 1 == 1)));
        }
    }

    #[test]
    fn unknown_and_double_cards_are_refused() {
        assert!(serde_json::from_str::<MoneyCards>("[3,3]").is_err());
        assert!(serde_json::from_str::<MoneyCards>("[5]").is_err());
        assert_eq!(serde_json::to_string(&cards(&[8, 3])).unwrap(), "[3,8]");
    }
}
