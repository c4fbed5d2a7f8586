use crate::disk::Disk;
use crate::keeper::Keeper;
use room::{AppendId, Room};

/// A server that may have the table awake.
#[derive(Debug)]
pub(crate) struct Node<K> {
    /// How far its clock is off.
    pub(crate) skew_ms: i64,
    /// Grows with every crash and every reload.
    pub(crate) life: u64,
    pub(crate) is_up: bool,
    pub(crate) awake: Option<Life<K>>,
}

/// The table in one of its lives, and what was seen of how it is kept.
#[derive(Debug)]
pub(crate) struct Life<K> {
    pub(crate) keeper: K,
    /// How many facts that rested on which was said last.
    pub(crate) told: u64,
    /// How often steps were taken back.
    pub(crate) undone: u64,
    /// The append under way.
    pub(crate) writing: Option<AppendId>,
}

impl<K: Keeper> Life<K> {
    /// Lets the keeper do something, and sees whether steps were taken back.
    pub(crate) fn watch(&mut self, act: impl FnOnce(&mut K)) {
        let before = self.keeper.room().steps().len();
        act(&mut self.keeper);
        self.undone += u64::from(self.keeper.room().steps().len() < before);
    }
}

impl<K: Keeper> Node<K> {
    pub(crate) fn new(skew_ms: i64) -> Node<K> {
        Node { skew_ms, life: 0, is_up: true, awake: None }
    }

    pub(crate) fn clock_ms(&self, now_ms: u64) -> u64 {
        now_ms.saturating_add_signed(self.skew_ms)
    }

    /// Forgets all it did not store.
    pub(crate) fn fall(&mut self) {
        self.awake = None;
        self.life += 1;
    }

    /// Loads the table.
    pub(crate) fn wake(&mut self, disk: &Disk, now_ms: u64) -> Result<(), String> {
        let room = Room::restore(catalog::rules, disk.facts(disk.len()), self.clock_ms(now_ms));
        let room = room.map_err(|error| format!("the stored table cannot be opened: {error}"))?;
        self.awake = Some(Life { keeper: K::new(room, self.life), told: 0, undone: 0, writing: None });
        Ok(())
    }

    pub(crate) fn room(&self) -> Option<&Room> {
        self.awake.as_ref().map(|awake| awake.keeper.room())
    }

    /// When the room wants to be woken, by the true clock.
    pub(crate) fn next_tick_ms(&self) -> Option<u64> {
        Some(self.room()?.next_tick_ms()?.saturating_add_signed(-self.skew_ms))
    }
}
