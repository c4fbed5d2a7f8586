//! Two worlds at the level of rooms: many seeds, every byte, no allowance for anything.

use crate::pair::{Pair, Tally, has_secrets};

/// How many pairs of worlds a game with secrets gets, and one without: there the worlds differ in seats' secrets only.
const SEEDS: u64 = 100;
const OPEN_SEEDS: u64 = 8;

#[test]
fn two_worlds_that_are_one_to_a_viewer_are_the_same_bytes_to_him() {
    for game in catalog::games() {
        let id = game.about().id;
        let hides = has_secrets(&**game);
        let seeds = if hides { SEEDS } else { OPEN_SEEDS };
        let mut all = Tally::default();
        for seed in 0..seeds {
            let tally = Pair::run(id, seed, None).unwrap_or_else(|leak| panic!("{leak}"));
            all.moves += tally.moves;
            all.messages += tally.messages;
            all.differing += tally.differing;
        }
        // A run that ends at once, or whose worlds are the same, compares nothing.
        assert!(u64::from(all.moves) > seeds * 5 && all.messages > all.moves as usize, "{id}: {all:?}");
        if hides {
            assert!(u64::from(all.differing) > seeds * 3, "{id}: the worlds hardly ever differ: {all:?}");
        }
    }
}
