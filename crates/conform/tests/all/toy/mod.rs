//! A small game with everything a law looks at: hidden cards, sealed answers, a secret choice, an open claim with a
//! clock, a viewer who forgets. It is right unless [`with_bug`] makes a mutant of it.

pub(crate) mod bug;
mod data;
mod game;
mod policy;
mod rules;
mod view;

use data::Options;
use std::cell::Cell;

pub(crate) const SPEC: &str = "\
- **TY-1** Everybody is dealt two cards (or three), unseen by the others.
- **TY-2** All answer with a card of their hand, face down; then all are shown and discarded. The highest wins a prize.
- **TY-3** The winner may bury one card of his hand face down and then draws another, unseen by the others.
- **TY-4** Whoever claims first gets a coin; after a while nobody does.
- **TY-5** Nobody acts out of turn.
- **TY-6** Three cards and a prize of two do not go together.";

#[derive(Debug)]
pub(crate) struct Toy {
    seats: u8,
    options: Options,
}

thread_local! {
    static BUG: Cell<u32> = const { Cell::new(bug::NONE) };
}

/// Runs `law` on a toy that is wrong in one way.
pub(crate) fn with_bug<T>(bug: u32, law: impl FnOnce() -> T) -> T {
    BUG.set(bug);
    let held = law();
    BUG.set(bug::NONE);
    held
}

fn has_bug(bug: u32) -> bool {
    BUG.get() == bug
}
