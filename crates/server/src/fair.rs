//! A line in which owners take turns: whoever has much waiting delays themselves, not the others.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;

/// How much may wait.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LineLimits {
    /// For one owner.
    pub(crate) each: usize,
    /// For all of them together.
    pub(crate) all: usize,
}

#[derive(Debug)]
pub(crate) struct FairLine<K, T> {
    limits: LineLimits,
    /// What waits for each owner that has something waiting, in order.
    waiting: HashMap<K, VecDeque<T>>,
    /// These owners in the order of their turns.
    turns: VecDeque<K>,
    length: usize,
}

/// Why somebody cannot wait.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LineFull {
    /// The owner has too much waiting already.
    Own,
    /// All together have.
    All,
}

impl<K: Clone + Eq + Hash, T> FairLine<K, T> {
    pub(crate) fn new(limits: LineLimits) -> FairLine<K, T> {
        FairLine { limits, waiting: HashMap::new(), turns: VecDeque::new(), length: 0 }
    }

    pub(crate) fn len(&self) -> usize {
        self.length
    }

    /// Puts something in line, behind what its owner has waiting.
    pub(crate) fn push(&mut self, owner: K, item: T) -> Result<(), LineFull> {
        if self.waiting.get(&owner).is_some_and(|own| own.len() >= self.limits.each) {
            return Err(LineFull::Own);
        }
        if self.length >= self.limits.all {
            return Err(LineFull::All);
        }
        let own = self.waiting.entry(owner.clone()).or_default();
        if own.is_empty() {
            self.turns.push_back(owner);
        }
        own.push_back(item);
        self.length += 1;
        Ok(())
    }

    /// The first that waits for the owner whose turn it is.
    pub(crate) fn pop(&mut self) -> Option<T> {
        self.pop_if(|_| true)
    }

    /// The same among owners of whom this is true.
    pub(crate) fn pop_if(&mut self, may: impl Fn(&K) -> bool) -> Option<T> {
        let at = self.turns.iter().position(may)?;
        let owner = self.turns.remove(at).expect("it was found there");
        let own = self.waiting.get_mut(&owner).expect("whoever has a turn has something waiting");
        let item = own.pop_front().expect("an owner with nothing waiting has no turn");
        if own.is_empty() {
            self.waiting.remove(&owner);
        } else {
            self.turns.push_back(owner);
        }
        self.length -= 1;
        Some(item)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn owners_take_turns_whatever_they_have_waiting() {
        let mut line = FairLine::new(LineLimits { each: 3, all: 5 });
        for item in ["a1", "a2", "a3"] {
            assert_eq!(line.push('a', item), Ok(()));
        }
        assert_eq!(line.push('a', "a4"), Err(LineFull::Own));
        assert_eq!((line.push('b', "b1"), line.push('c', "c1")), (Ok(()), Ok(())));
        assert_eq!(line.push('d', "d1"), Err(LineFull::All));
        let served: Vec<&str> = std::iter::from_fn(|| line.pop()).collect();
        assert_eq!(served, ["a1", "b1", "c1", "a2", "a3"]);
        for owner in ['a', 'b'] {
            assert_eq!(line.push(owner, "more"), Ok(()));
        }
        assert_eq!(line.pop_if(|owner| *owner == 'c'), None);
        assert!(line.pop_if(|owner| *owner == 'b').is_some() && line.waiting.contains_key(&'a'));
        assert!(line.pop().is_some());
        assert!(line.len() == 0 && line.waiting.is_empty() && line.turns.is_empty());
    }
}
