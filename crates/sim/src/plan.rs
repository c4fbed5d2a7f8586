use engine::{FastRng, Rng as _};
use protocol::Clock;

/// What kind of run a seed is. All shares are in percent.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    /// Which game of the catalog, by its place there.
    pub(crate) game: usize,
    pub(crate) seats: u8,
    pub(crate) people: u8,
    pub(crate) watchers: u8,
    pub(crate) clock: Clock,
    /// How long the trouble lasts.
    pub(crate) trouble_ms: u64,
    /// Messages that never arrive, arrive twice, or arrive late.
    pub(crate) lost: u32,
    pub(crate) doubled: u32,
    pub(crate) late: u32,
    /// Writes that fail before, and after, they were made.
    pub(crate) unwritten: u32,
    pub(crate) unanswered: u32,
    /// How long the store is well, at most, between two times when it takes no write at all; 0 for always.
    pub(crate) store_well_ms: u64,
    /// The mean time between crashes of an owner; 0 for none.
    pub(crate) crash_every_ms: u64,
    /// How far the clock of each owner is off.
    pub(crate) skew_ms: [i64; 2],
    /// How often people connect to the second owner.
    pub(crate) split: u32,
    /// How often people do something other than a plain move.
    pub(crate) mischief: u32,
}

impl Plan {
    pub(crate) fn new(rng: &mut FastRng) -> Plan {
        let games = catalog::games();
        let game = rng.below(games.len() as u32) as usize;
        let about = games[game].about();
        let seats = about.least_seats + rng.below(u32::from(about.most_seats - about.least_seats) + 1) as u8;
        let people = 1 + rng.below(u32::from(seats.min(4))) as u8;
        let clock = match rng.below(5) {
            0 => Clock::PerMove { move_ms: 5_000 },
            1 => Clock::Bank { bank_ms: 60_000, increment_ms: 1_000 },
            2 => Clock::Slow { days: 1 },
            _ => Clock::None,
        };
        // Half of the runs have one kind of trouble only, which is easier to understand when it shows something.
        let all = rng.chance(1, 2);
        let only = rng.below(7);
        let mut share = |kind: u32, most: u32| if all || only == kind { rng.below(most + 1) } else { 0 };
        let (lost, doubled, late) = (share(0, 20), share(0, 20), share(1, 30));
        let (unwritten, unanswered) = (share(2, 15), share(2, 15));
        let crash_every_ms = u64::from(share(3, 60)) * 1_000;
        let (split, mischief) = (share(4, 50), share(5, 30));
        let store_well_ms = u64::from(share(6, 20)) * 1_000;
        let skew_ms = [i64::from(share(1, 20_000)) - i64::from(share(1, 20_000)), 0];
        Plan {
            game,
            seats,
            people,
            watchers: rng.below(3) as u8,
            clock,
            trouble_ms: 20_000 + u64::from(rng.below(100_000)),
            lost,
            doubled,
            late,
            unwritten,
            unanswered,
            store_well_ms,
            crash_every_ms,
            skew_ms,
            split,
            mischief,
        }
    }

    /// Whether the store is all the trouble there is.
    pub(crate) fn only_the_store_fails(&self) -> bool {
        let network = self.lost + self.doubled + self.late;
        self.crash_every_ms == 0
            && network + self.unwritten + self.unanswered + self.split + self.mischief == 0
    }

    /// The same table when the trouble is over.
    pub(crate) fn calm(&mut self) {
        (self.lost, self.doubled, self.late) = (0, 0, 0);
        (self.unwritten, self.unanswered, self.crash_every_ms) = (0, 0, 0);
        (self.split, self.mischief, self.store_well_ms) = (0, 0, 0);
    }
}
