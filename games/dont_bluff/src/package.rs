//! Packages that offerers think of.

use crate::{Cards, Suitcase};
use engine::Rng;

/// The cheapest `size` cards of a hand.
pub(crate) fn cheapest(hand: Cards, size: u8) -> Cards {
    first(hand, size, [Suitcase::Bluff, Suitcase::One, Suitcase::Two, Suitcase::Five])
}

/// The dearest `size` cards of a hand.
pub(crate) fn dearest(hand: Cards, size: u8) -> Cards {
    first(hand, size, Suitcase::ALL)
}

/// A package of `size` cards to be afraid of: at least 7 M if the hand has them, and then no more than needed.
pub(crate) fn bait(hand: Cards, size: u8) -> Cards {
    let core = if size >= 2 && hand.fives() >= 1 && hand.twos() >= 1 {
        Cards::new(1, 1, 0, 0)
    } else if size >= 2 && hand.fives() >= 2 {
        Cards::new(2, 0, 0, 0)
    } else {
        return dearest(hand, size);
    };
    core + cheapest(hand - core, size - core.size())
}

fn first(mut hand: Cards, mut size: u8, order: [Suitcase; 4]) -> Cards {
    let mut taken = Cards::NONE;
    for suitcase in order {
        let cards = Cards::of(suitcase, hand.count(suitcase).min(size));
        taken += cards;
        hand -= cards;
        size -= cards.size();
    }
    taken
}

/// Any `size` cards of a hand, like in a fair deal.
pub(crate) fn any<R: Rng + ?Sized>(mut hand: Cards, size: u8, rng: &mut R) -> Cards {
    let mut taken = Cards::NONE;
    for _ in 0..size {
        let card = Cards::of(hand.pick(rng), 1);
        hand -= card;
        taken += card;
    }
    taken
}

/// How likely a fair deal makes this package out of a hand.
pub(crate) fn odds(hand: Cards, package: Cards) -> f32 {
    let ways = |suitcase| choose(hand.count(suitcase), package.count(suitcase));
    Suitcase::ALL.into_iter().map(ways).product::<f32>() / choose(hand.size(), package.size())
}

/// `n` over `k`.
fn choose(n: u8, k: u8) -> f32 {
    (0..k).fold(1.0, |ways, at| ways * f32::from(n - at) / f32::from(at + 1))
}

/// A guess at a closed package: most are the cheapest cards, some are baits, the rest can be anything.
pub(crate) fn guess<R: Rng + ?Sized>(hand: Cards, size: u8, rng: &mut R) -> Cards {
    match rng.below(4) {
        0 | 1 => cheapest(hand, size),
        2 => bait(hand, size),
        _ => any(hand, size, rng),
    }
}

/// How likely [`guess`] is to come up with this package.
pub(crate) fn guess_odds(hand: Cards, package: Cards) -> f32 {
    let size = package.size();
    let is = |other: Cards| if package == other { 0.25 } else { 0.0 };
    2.0 * is(cheapest(hand, size)) + is(bait(hand, size)) + 0.25 * odds(hand, package)
}
