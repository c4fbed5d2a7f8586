use crate::disk::Disk;
use room::{Input, Output, Room, StoredFact};
use std::collections::VecDeque;

/// A server that may have the table awake. It keeps the discipline every host of a room must keep: facts are appended in
/// order, one append at a time, and what a room says is released when all facts before it are stored.
#[derive(Debug)]
pub(crate) struct Owner {
    /// How far its clock is off.
    pub(crate) skew_ms: i64,
    /// Grows with every crash and every reload: whatever belongs to an earlier life is void.
    pub(crate) life: u64,
    pub(crate) is_up: bool,
    awake: Option<Awake>,
}

#[derive(Debug)]
struct Awake {
    room: Room,
    stored: u64,
    /// Facts that wait for the append before them.
    facts: Vec<StoredFact>,
    /// How many facts the append under way carries.
    flying: Option<u64>,
    /// What may be said once so many facts are stored.
    held: VecDeque<(u64, Vec<Output>)>,
}

/// What an owner wants done.
#[derive(Debug, Default)]
pub(crate) struct Wants {
    pub(crate) append: Option<(u64, Vec<StoredFact>)>,
    /// With the number of facts they rest on.
    pub(crate) outputs: Vec<(u64, Output)>,
}

impl Owner {
    pub(crate) fn new(skew_ms: i64) -> Owner {
        Owner { skew_ms, life: 0, is_up: true, awake: None }
    }

    pub(crate) fn clock_ms(&self, now_ms: u64) -> u64 {
        now_ms.saturating_add_signed(self.skew_ms)
    }

    /// Forgets all it did not store.
    pub(crate) fn fall(&mut self) {
        self.awake = None;
        self.life += 1;
    }

    /// Loads the table if it is not awake.
    pub(crate) fn wake(&mut self, disk: &Disk, now_ms: u64) -> Result<(), String> {
        if self.awake.is_some() {
            return Ok(());
        }
        let stored = disk.len();
        let room = Room::restore(catalog::rules, disk.facts(stored), self.clock_ms(now_ms));
        let room = room.map_err(|error| format!("the stored table cannot be opened: {error}"))?;
        self.awake = Some(Awake { room, stored, facts: Vec::new(), flying: None, held: VecDeque::new() });
        Ok(())
    }

    pub(crate) fn room(&self) -> Option<&Room> {
        self.awake.as_ref().map(|awake| &awake.room)
    }

    pub(crate) fn handle(&mut self, input: Input, now_ms: u64) -> Wants {
        let clock_ms = self.clock_ms(now_ms);
        let Some(awake) = &mut self.awake else { return Wants::default() };
        let effects = awake.room.handle(input, clock_ms);
        awake.facts.extend(effects.facts);
        if !effects.outputs.is_empty() {
            awake.held.push_back((awake.room.version(), effects.outputs));
        }
        awake.wants()
    }

    /// The append under way has succeeded.
    pub(crate) fn stored(&mut self) -> Wants {
        let Some(awake) = &mut self.awake else { return Wants::default() };
        awake.stored += awake.flying.take().unwrap_or(0);
        awake.wants()
    }

    /// When the room wants to be woken, by the true clock.
    pub(crate) fn next_tick_ms(&self) -> Option<u64> {
        Some(self.room()?.next_tick_ms()?.saturating_add_signed(-self.skew_ms))
    }
}

impl Awake {
    fn wants(&mut self) -> Wants {
        let mut wants = Wants::default();
        if self.flying.is_none() && !self.facts.is_empty() {
            let facts = std::mem::take(&mut self.facts);
            self.flying = Some(facts.len() as u64);
            wants.append = Some((self.stored, facts));
        }
        let ready = self.held.iter().take_while(|(version, _)| *version <= self.stored).count();
        for (version, outputs) in self.held.drain(..ready) {
            wants.outputs.extend(outputs.into_iter().map(|output| (version, output)));
        }
        wants
    }
}
