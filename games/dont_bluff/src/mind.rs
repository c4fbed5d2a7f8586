//! What one observer can tell about cards they do not see.
//!
//! Everybody starts with full knowledge: all hands are alike and the bank is known. Afterwards cards move openly, or
//! closed, and an observer who does not see the cards of a closed set can only narrow down where they are. A [`Mind`]
//! keeps, for every place that holds cards, at least and at most how many of each value lie there. Beside it the
//! sizes of all places and the totals in play are public. Together these are linear bounds which always contain the
//! truth, and which are exact as long as nothing but one closed set has passed unseen.
//!
//! The bounds learn from everything the rules let an observer see: cards shown, sets that pass between others and
//! must fit the hand they came from, who did *not* reach 25 M when cards came in, who could not pay, who paid a surplus and
//! therefore could not pay less. They are drawn tight by the sizes of the two places concerned and by the totals.
//!
//! What they do not keep: ties between counts of different values or places beyond those sums. Somebody who writes down
//! every package and solves the puzzle may in long games exclude worlds that these bounds still allow. An exact summary
//! would have to hold the whole history, which grows without a useful bound.

use crate::state::{BANK, MOST_SEATS, START};
use crate::{Cards, Suitcase};
use engine::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// At least and at most so many of each value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Bounds {
    pub least: Cards,
    pub most: Cards,
}

/// An amount in millions that lies between these two.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MoneyRange {
    pub low: u8,
    pub high: u8,
}

/// A place that holds cards. The closed set counts as part of the hand it came from until it is opened or taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    Hand(Seat),
    Bank,
    Open,
}

const PLACES: usize = MOST_SEATS + 2;

/// One observer's bounds on every place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Mind {
    least: [Cards; PLACES],
    most: [Cards; PLACES],
}

/// How many cards of each value fit into so many millions.
const FITTING: [Cards; 25] = {
    let mut fitting = [Cards::NONE; 25];
    let mut millions = 0;
    while millions < 25 {
        fitting[millions as usize] = Cards::new(millions / 5, millions / 2, millions, 127);
        millions += 1;
    }
    fitting
};

impl Bounds {
    pub fn exactly(cards: Cards) -> Bounds {
        Bounds { least: cards, most: cards }
    }

    pub fn allow(self, cards: Cards) -> bool {
        cards.contains(self.least) && self.most.contains(cards)
    }

    /// What both allow.
    #[must_use]
    pub fn and(self, other: Bounds) -> Bounds {
        Bounds { least: self.least.join(other.least), most: self.most.meet(other.most) }
    }

    /// What of these bounds a set of `size` cards can reach.
    #[inline]
    #[must_use]
    fn of_size(self, size: u8) -> Bounds {
        let missing = Cards::all(size.saturating_sub(self.least.size()));
        let spare = Cards::all(self.most.size().saturating_sub(size).min(127));
        self.and(Bounds { least: self.most.minus(spare), most: self.least.plus(missing) })
    }

    /// What `part` cards out of a set of `size` within these bounds can be worth.
    pub fn worth(self, size: u8, part: u8) -> MoneyRange {
        let dear_first = Suitcase::ALL;
        let mut cheap_first = dear_first;
        cheap_first.reverse();
        let money = |order: [Suitcase; 4]| some_of(self.filled(size, order), part, order).money();
        MoneyRange { low: money(cheap_first), high: money(dear_first) }
    }

    /// The set of `size` that has as many as possible of the first values of `order`.
    fn filled(self, size: u8, order: [Suitcase; 4]) -> Cards {
        let missing = size.saturating_sub(self.least.size());
        self.least + some_of(self.most.minus(self.least), missing, order)
    }

    /// What of these bounds is worth at most `millions`.
    #[inline]
    #[must_use]
    fn worth_at_most(self, millions: u8) -> Bounds {
        let room = millions.saturating_sub(self.least.money());
        Bounds { most: self.most.meet(self.least.plus(FITTING[usize::from(room)])), ..self }
    }
}

/// The first `count` of these cards, in the order of their values.
fn some_of(cards: Cards, count: u8, order: [Suitcase; 4]) -> Cards {
    let mut taken = Cards::NONE;
    for suitcase in order {
        let more = (count - taken.size()).min(cards.count(suitcase));
        taken += Cards::of(suitcase, more);
    }
    taken
}

impl MoneyRange {
    pub fn exactly(millions: u8) -> MoneyRange {
        MoneyRange { low: millions, high: millions }
    }

    #[must_use]
    pub fn plus(self, millions: u8) -> MoneyRange {
        MoneyRange { low: self.low + millions, high: self.high + millions }
    }

    #[must_use]
    pub(crate) fn at_most(self, millions: u8) -> MoneyRange {
        MoneyRange { high: self.high.min(millions), ..self }
    }
}

impl Place {
    fn index(self) -> usize {
        match self {
            Place::Hand(seat) => seat.index(),
            Place::Bank => MOST_SEATS,
            Place::Open => MOST_SEATS + 1,
        }
    }
}

impl Mind {
    /// The common start: everything is known.
    pub(crate) fn at_start(seats: u8) -> Mind {
        let mut mind = Mind { least: [Cards::NONE; PLACES], most: [Cards::NONE; PLACES] };
        for seat in Seat::all(seats) {
            mind.set(Place::Hand(seat), Bounds::exactly(START));
        }
        mind.set(Place::Bank, Bounds::exactly(BANK));
        mind
    }

    pub(crate) fn get(&self, place: Place) -> Bounds {
        Bounds { least: self.least[place.index()], most: self.most[place.index()] }
    }

    #[inline]
    pub(crate) fn set(&mut self, place: Place, bounds: Bounds) {
        self.least[place.index()] = bounds.least;
        self.most[place.index()] = bounds.most;
    }

    /// Cards pass openly. Whether that told the observer anything.
    #[inline]
    pub(crate) fn move_seen(&mut self, from: Place, to: Place, cards: Cards) -> bool {
        let (from, to) = (from.index(), to.index());
        let learned = !self.least[from].contains(cards);
        self.least[from] = self.least[from].minus(cards);
        self.most[from] = self.most[from].minus(cards);
        self.least[to] += cards;
        self.most[to] += cards;
        learned
    }

    /// Cards within `package` pass unseen.
    #[inline]
    pub(crate) fn move_unseen(&mut self, from: Place, to: Place, package: Bounds) {
        let (from, to) = (from.index(), to.index());
        self.least[from] = self.least[from].minus(package.most);
        self.most[from] = self.most[from].minus(package.least);
        self.least[to] = self.least[to].plus(package.least);
        self.most[to] = self.most[to].plus(package.most);
    }

    /// What `size` cards from a place can be if `left` cards stay there.
    #[inline]
    pub(crate) fn any_from(&self, place: Place, size: u8, left: u8) -> Bounds {
        let Bounds { least, most } = self.get(place);
        Bounds { least: least.minus(Cards::all(left)), most }.of_size(size)
    }

    /// A place turned out to be worth at most `millions`. Whether that was news.
    #[inline]
    pub(crate) fn limit(&mut self, place: Place, millions: u8) -> bool {
        let before = self.get(place);
        let after = before.worth_at_most(millions);
        self.most[place.index()] = after.most;
        after != before
    }

    /// Draws the bounds of two places tight by their sizes, then those of all by the totals in play.
    pub(crate) fn tighten(&mut self, places: [(Place, u8); 2], totals: Cards) {
        for (place, size) in places {
            self.set(place, self.get(place).of_size(size));
        }
        let sum = |bounds: &[Cards; PLACES]| bounds.iter().fold(Cards::NONE, |sum, &cards| sum.plus(cards));
        let missing = totals.minus(sum(&self.least));
        let spare = sum(&self.most).minus(totals);
        for place in 0..PLACES {
            let (least, most) = (self.least[place], self.most[place]);
            self.most[place] = most.meet(least + missing);
            // A sum that stopped at 127 says only "plenty", which must not raise anything.
            self.least[place] = least.join(most.minus(spare));
        }
    }
}
