//! Copies of a match on its way, so that taking steps back costs about as much as making them did.

use engine::{AnyMatch, Entry};

/// A copy is made after every so many steps.
const APART: u32 = 16;

/// Copies of a match: many of its last steps, fewer of the steps before, and always the start. There are at most some two
/// dozen of them. Going back by so many steps makes only a few times as many again, so that all going back in a match
/// together stays within a few times the steps it ever had.
pub(crate) struct Milestones {
    /// In the order of their steps.
    kept: Vec<Box<dyn AnyMatch>>,
    /// How many steps were made, for the first time or again.
    made: u64,
}

impl Milestones {
    pub(crate) fn new(start: &dyn AnyMatch) -> Milestones {
        Milestones { kept: vec![start.fork()], made: 0 }
    }

    /// The match has made one more step.
    pub(crate) fn pass(&mut self, game: &dyn AnyMatch) {
        self.made += 1;
        let seq = game.seq();
        if seq.is_multiple_of(APART) {
            self.kept.retain(|copy| seq - copy.seq() <= reach(copy.seq()));
            self.kept.push(game.fork());
        }
    }

    /// The match as it stood after the last of these steps, which are its first ones.
    pub(crate) fn after(&self, steps: &[Entry]) -> Result<Box<dyn AnyMatch>, String> {
        let mut game = self.nearest(steps.len() as u32).fork();
        for step in &steps[game.seq() as usize..] {
            game.replay(&step.fact).map_err(|refusal| refusal.to_string())?;
        }
        Ok(game)
    }

    /// The same, for good: what was kept of later steps is forgotten, and copies are made anew on the way.
    pub(crate) fn go_back(&mut self, steps: &[Entry]) -> Result<Box<dyn AnyMatch>, String> {
        let seq = steps.len() as u32;
        self.kept.retain(|copy| copy.seq() <= seq);
        let mut game = self.nearest(seq).fork();
        for step in &steps[game.seq() as usize..] {
            game.replay(&step.fact).map_err(|refusal| refusal.to_string())?;
            self.pass(&*game);
        }
        Ok(game)
    }

    /// How many steps were made, for the first time or again.
    pub(crate) fn made(&self) -> u64 {
        self.made
    }

    /// The match is over: nothing is taken back any more.
    pub(crate) fn forget(&mut self) {
        self.kept.truncate(1);
    }

    fn nearest(&self, seq: u32) -> &dyn AnyMatch {
        let copy = self.kept.iter().rev().find(|copy| copy.seq() <= seq);
        &**copy.expect("the start is always kept")
    }
}

/// For how many further steps the copy after step `seq` is kept: the rounder the number, the longer.
fn reach(seq: u32) -> u32 {
    if seq == 0 { u32::MAX } else { 2 << seq.trailing_zeros().min(30) }
}
