//! Matches that people look back at: read and checked once, then kept for a while, so that every step of them is near.

use catalog::AnyRecording;
use protocol::TableCode;
use protocol::http::MatchSource;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard};

/// A match in memory is about so many times as large as its record.
const BYTES_PER_BYTE: usize = 8;

#[derive(Debug)]
pub(crate) struct Archive {
    most_bytes: usize,
    most_per_address: usize,
    shelf: Mutex<Shelf>,
}

#[derive(Debug, Default)]
struct Shelf {
    kept: HashMap<MatchSource, Volume>,
    /// What all of them take.
    bytes: usize,
    /// How often anything was taken from here or put here.
    uses: u64,
}

#[derive(Debug)]
struct Volume {
    recording: Arc<AnyRecording>,
    bytes: usize,
    /// Who sent it; nobody if it was played here.
    sender: Option<IpAddr>,
    /// When it was used last.
    used: u64,
}

impl Archive {
    pub(crate) fn new(most_bytes: usize, most_per_address: usize) -> Archive {
        Archive { most_bytes, most_per_address, shelf: Mutex::default() }
    }

    pub(crate) fn get(&self, source: &MatchSource) -> Option<Arc<AnyRecording>> {
        let mut shelf = self.lock();
        shelf.uses += 1;
        let now = shelf.uses;
        let volume = shelf.kept.get_mut(source)?;
        volume.used = now;
        Some(Arc::clone(&volume.recording))
    }

    /// Keeps a match whose record has so many bytes. Those that were not used for longest make room.
    pub(crate) fn keep(
        &self,
        source: MatchSource,
        recording: Arc<AnyRecording>,
        record_bytes: usize,
        sender: Option<IpAddr>,
    ) {
        let mut shelf = self.lock();
        shelf.remove(&source);
        while sender.is_some() && shelf.sent_by(sender) >= self.most_per_address.max(1) {
            shelf.drop_oldest(|volume| volume.sender == sender);
        }
        let bytes = record_bytes.saturating_mul(BYTES_PER_BYTE);
        while !shelf.kept.is_empty() && shelf.bytes + bytes > self.most_bytes {
            shelf.drop_oldest(|_| true);
        }
        shelf.uses += 1;
        let used = shelf.uses;
        shelf.bytes += bytes;
        shelf.kept.insert(source, Volume { recording, bytes, sender, used });
    }

    /// A match that was played here is no longer what it was.
    pub(crate) fn forget(&self, table: &TableCode) {
        self.lock().remove(&MatchSource::Table(table.clone()));
    }

    /// Nothing that was played here is kept.
    pub(crate) fn forget_tables(&self) {
        let mut shelf = self.lock();
        while shelf.drop_oldest(|volume| volume.sender.is_none()) {}
    }

    fn lock(&self) -> MutexGuard<'_, Shelf> {
        self.shelf.lock().expect("nobody panics while holding the lock")
    }
}

impl Shelf {
    fn remove(&mut self, source: &MatchSource) {
        if let Some(volume) = self.kept.remove(source) {
            self.bytes -= volume.bytes;
        }
    }

    fn sent_by(&self, sender: Option<IpAddr>) -> usize {
        self.kept.values().filter(|volume| volume.sender == sender).count()
    }

    /// Drops the one of these that was not used for longest; says whether there was one.
    fn drop_oldest(&mut self, among: impl Fn(&Volume) -> bool) -> bool {
        let fitting = self.kept.iter().filter(|(_, volume)| among(volume));
        let oldest = fitting.min_by_key(|(_, volume)| volume.used).map(|(source, _)| source.clone());
        oldest.inspect(|source| self.remove(source)).is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Header, Line};
    use protocol::RecordId;

    fn recording() -> Arc<AnyRecording> {
        let game = &catalog::games()[0];
        let table = game.table(game.about().least_seats, &Default::default()).expect("defaults are a setup");
        let header: Header = table.header();
        let line = Line::Header(header).to_json();
        let read = catalog::replayer().allowing_unfinished().read_all([line.as_str()]);
        Arc::new(read.expect("a record without a step").swap_remove(0))
    }

    fn sent(number: u8) -> MatchSource {
        MatchSource::Record(RecordId::from_hash([number; 32]))
    }

    fn played(number: u8) -> MatchSource {
        MatchSource::Table(TableCode::from_random([number; 6]))
    }

    #[test]
    fn so_much_is_kept_and_what_was_used_last_stays() {
        let (archive, match_) = (Archive::new(3 * BYTES_PER_BYTE, 9), recording());
        for number in 0..3 {
            archive.keep(played(number), Arc::clone(&match_), 1, None);
        }
        assert!(archive.get(&played(0)).is_some());
        archive.keep(played(3), Arc::clone(&match_), 1, None);
        let there = |number| archive.get(&played(number)).is_some();
        assert_eq!([0, 1, 2, 3].map(there), [true, false, true, true]);
        archive.keep(played(4), Arc::clone(&match_), 100, None);
        assert_eq!([0, 2, 3, 4].map(there), [false, false, false, true], "one may be larger than all");
        archive.keep(played(5), Arc::clone(&match_), 1, None);
        assert_eq!([4, 5].map(there), [false, true]);
        archive.forget(&TableCode::from_random([5; 6]));
        assert!(!there(5) && archive.lock().bytes == 0);
    }

    #[test]
    fn one_address_takes_its_own_place_only() {
        let (archive, match_) = (Archive::new(usize::MAX, 2), recording());
        let [one, other] = ["10.0.0.1", "10.0.0.2"].map(|address| Some(address.parse().expect("an address")));
        archive.keep(sent(0), Arc::clone(&match_), 1, other);
        archive.keep(played(0), Arc::clone(&match_), 1, None);
        for number in 1..5 {
            archive.keep(sent(number), Arc::clone(&match_), 1, one);
        }
        let there = |number| archive.get(&sent(number)).is_some();
        assert_eq!([0, 1, 2, 3, 4].map(there), [true, false, false, true, true]);
        archive.forget_tables();
        assert!(archive.get(&played(0)).is_none() && there(0));
    }
}
