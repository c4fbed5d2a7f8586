use room::{RoomFact, StoredFact};

/// The one stream of facts both owners write to, in the bytes a store would keep.
#[derive(Debug, Default)]
pub(crate) struct Disk {
    entries: Vec<Vec<u8>>,
    /// The step the match stands at.
    step: u32,
}

impl Disk {
    /// Appends facts to a stream that has exactly `expected` of them; tells whether that was so.
    pub(crate) fn append(&mut self, expected: u64, facts: &[StoredFact]) -> bool {
        let fits = self.entries.len() as u64 == expected;
        if fits {
            let bytes = |fact| serde_json::to_vec(fact).expect("facts are plain JSON");
            self.entries.extend(facts.iter().map(bytes));
            self.step = facts.iter().fold(self.step, |step, stored| stored.fact.step_after(step));
        }
        fits
    }

    pub(crate) fn len(&self) -> u64 {
        self.entries.len() as u64
    }

    pub(crate) fn step(&self) -> u32 {
        self.step
    }

    /// Whether free seats vanished when the match began.
    pub(crate) fn began_with_fewer(&self) -> bool {
        let facts = self.facts(self.len());
        facts.iter().any(|stored| matches!(stored.fact, RoomFact::SeatsClosed { .. }))
    }

    /// The first `count` facts.
    pub(crate) fn facts(&self, count: u64) -> Vec<StoredFact> {
        let stored = self.entries.iter().take(count as usize);
        stored.map(|entry| serde_json::from_slice(entry).expect("what was written can be read")).collect()
    }
}
