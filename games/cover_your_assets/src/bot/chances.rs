//! What others may hold.

use crate::card::Card;
use crate::cards::Cards;

/// The chance that a hand of `held` cards, drawn from `unseen`, has none of `wanted` of them:
/// C(unseen − wanted, held) / C(unseen, held).
#[inline]
pub(super) fn none_of(unseen: u8, wanted: u8, held: u8) -> f32 {
    let mut chance = 1.0;
    for drawn in 0..held {
        let (left, misses) = (unseen.saturating_sub(drawn), unseen.saturating_sub(wanted + drawn));
        if misses == 0 {
            return 0.0;
        }
        chance *= f32::from(misses) / f32::from(left);
    }
    chance
}

/// The chance that such a hand has exactly one of them.
#[inline]
fn one_of(unseen: u8, wanted: u8, held: u8) -> f32 {
    if wanted == 0 || held == 0 {
        return 0.0;
    }
    // Any of the hand may be the one; the others come from what is left without it.
    let first = f32::from(held) * f32::from(wanted) / f32::from(unseen);
    first * none_of(unseen - 1, wanted - 1, held - 1)
}

/// The chance that a seat with `held` cards out of `unseen` cannot meet a demand (CA-42).
#[inline]
pub(super) fn no_answer(unseen: Cards, held: u8, asset: Card, demand: u8) -> f32 {
    let all = unseen.len();
    if held == 0 || all == 0 {
        return 1.0;
    }
    let singles = unseen.count(asset) + unseen.count(Card::Silver) + unseen.count(Card::Gold);
    let jars = unseen.count(Card::PennyJar);
    if demand == 1 {
        return none_of(all, singles + jars, held);
    }
    // Neither a Penny Jar nor two singles: the hand avoids the jars, and of the rest it has at most one single.
    let without_jars = all - jars;
    none_of(all, jars, held)
        * (none_of(without_jars, singles, held) + one_of(without_jars, singles, held)).min(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The examples of section 10.
    #[test]
    fn chances_of_no_answer() {
        for (unseen, wanted, held, chance) in
            [(98, 18, 5, 0.354), (98, 10, 5, 0.577), (60, 12, 5, 0.314), (30, 2, 5, 0.690)]
        {
            assert!((none_of(unseen, wanted, held) - chance).abs() < 0.001, "{unseen} {wanted} {held}");
        }
        assert_eq!(none_of(3, 1, 3), 0.0);
        assert_eq!(none_of(3, 0, 3), 1.0);
    }

    #[test]
    fn a_demand_of_two_is_harder_to_meet() {
        let unseen = Cards::EMPTY.with_many(Card::Cash, 2).with_many(Card::House, 2);
        assert!((no_answer(unseen, 2, Card::Cash, 1) - 1.0 / 6.0).abs() < 1e-6);
        assert!((no_answer(unseen, 2, Card::Cash, 2) - 5.0 / 6.0).abs() < 1e-6);
        let jar = unseen.with(Card::PennyJar);
        assert!((no_answer(jar, 1, Card::Cash, 2) - 4.0 / 5.0).abs() < 1e-6);
        assert_eq!(no_answer(unseen, 0, Card::Cash, 1), 1.0);
    }
}
