use crate::action::Direction;
use crate::list::List;
use crate::set::Set;
use crate::state::MOST_SEATS;
use engine::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Every set has two cards or more, and 106 cards of the box can lie in sets.
pub const MOST_SETS: usize = 53;

/// The stacks of all seats, one behind the other: seat 0 from its bottom to its top, then seat 1, and so on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Stacks {
    /// Where the stack of each seat ends in `sets`.
    ends: [u8; MOST_SEATS],
    sets: List<Set, MOST_SETS>,
}

impl Stacks {
    /// The sets of a seat, index 0 at the bottom.
    #[inline]
    pub fn of(&self, seat: Seat) -> &[Set] {
        &self.sets[self.start(seat)..self.end(seat)]
    }

    #[inline]
    pub fn len(&self, seat: Seat) -> usize {
        self.end(seat) - self.start(seat)
    }

    #[inline]
    pub fn is_empty(&self, seat: Seat) -> bool {
        self.len(seat) == 0
    }

    /// The set so many places under the top of a stack.
    #[inline]
    pub fn below_top(&self, seat: Seat, depth: u8) -> Option<Set> {
        let stack = self.of(seat);
        stack.get(stack.len().checked_sub(1 + usize::from(depth))?).copied()
    }

    #[inline]
    pub fn top(&self, seat: Seat) -> Option<Set> {
        self.below_top(seat, 0)
    }

    /// What the stack scores (CA-58).
    pub fn value(&self, seat: Seat) -> u32 {
        self.of(seat).iter().map(|set| set.value()).sum()
    }

    #[inline]
    pub fn push(&mut self, seat: Seat, set: Set) {
        self.sets.insert(self.end(seat), set);
        self.ends[seat.index()..].iter_mut().for_each(|end| *end += 1);
    }

    /// Takes out the set so many places under the top; the others keep their order.
    #[inline]
    pub(crate) fn take(&mut self, seat: Seat, depth: u8) -> Set {
        let at = self.place(seat, depth);
        self.ends[seat.index()..].iter_mut().for_each(|end| *end -= 1);
        self.sets.remove(at)
    }

    #[inline]
    pub(crate) fn below_top_mut(&mut self, seat: Seat, depth: u8) -> &mut Set {
        let at = self.place(seat, depth);
        &mut self.sets.items_mut()[at]
    }

    /// CA-86
    pub(crate) fn swap_tops(&mut self, one: Seat, other: Seat) {
        let (one, other) = (self.place(one, 0), self.place(other, 0));
        self.sets.items_mut().swap(one, other);
    }

    /// CA-89
    pub(crate) fn shift(&mut self, seat: Seat, direction: Direction) {
        let (start, end) = (self.start(seat), self.end(seat));
        let stack = &mut self.sets.items_mut()[start..end];
        match direction {
            Direction::TopToBottom => stack.rotate_right(1),
            Direction::BottomToTop => stack.rotate_left(1),
        }
    }

    #[inline]
    fn start(&self, seat: Seat) -> usize {
        if seat.0 == 0 { 0 } else { usize::from(self.ends[seat.index() - 1]) }
    }

    #[inline]
    fn end(&self, seat: Seat) -> usize {
        usize::from(self.ends[seat.index()])
    }

    #[inline]
    fn place(&self, seat: Seat, depth: u8) -> usize {
        let at = self.end(seat) - 1 - usize::from(depth);
        debug_assert!(at >= self.start(seat), "there is no set {depth} under the top of seat {seat}");
        at
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Card;

    fn set(asset: Card) -> Set {
        let mut set = Set::none_of(asset);
        set.add(asset);
        set.add(asset);
        set
    }

    fn assets(stacks: &Stacks, seat: u8) -> Vec<Card> {
        stacks.of(Seat(seat)).iter().map(|set| set.asset()).collect()
    }

    #[test]
    fn stacks_stay_apart() {
        let mut stacks = Stacks::default();
        for (seat, asset) in
            [(1, Card::Cash), (0, Card::House), (1, Card::Jewels), (5, Card::Stocks), (1, Card::House)]
        {
            stacks.push(Seat(seat), set(asset));
        }
        assert_eq!(assets(&stacks, 1), [Card::Cash, Card::Jewels, Card::House]);
        assert_eq!(stacks.take(Seat(1), 1).asset(), Card::Jewels);
        assert_eq!(assets(&stacks, 0), [Card::House]);
        assert_eq!(assets(&stacks, 1), [Card::Cash, Card::House]);
        assert_eq!(assets(&stacks, 5), [Card::Stocks]);
        stacks.swap_tops(Seat(5), Seat(1));
        assert_eq!(
            (assets(&stacks, 1), assets(&stacks, 5)),
            (vec![Card::Cash, Card::Stocks], vec![Card::House])
        );
        assert_eq!(stacks.below_top(Seat(1), 1), Some(set(Card::Cash)));
        assert_eq!(stacks.below_top(Seat(1), 2), None);
        assert_eq!(stacks.below_top(Seat(3), 0), None);
    }
}
