//! Whether everything in a store can be opened by this program, found out without opening a server: before an update,
//! after a fault of a disk, or of a backup.

use crate::settings::Games;
use crate::tournaments::{TOURNAMENT_PREFIX, opens_as_tournament};
use protocol::TableCode;
use room::{Room, RoomError, StoredFact};
use store::{Piece, StreamInfo};

/// Looks at the pieces of a store one after the other.
#[derive(Debug)]
pub struct StoreCheck {
    games: Games,
    now_ms: u64,
    /// The stream whose entries come now.
    open: Option<(StreamInfo, Vec<Vec<u8>>)>,
    pub found: CheckedStore,
}

/// What was found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CheckedStore {
    pub tables: u64,
    pub tournaments: u64,
    /// Streams that are neither: a server keeps other things too.
    pub others: u64,
    pub set_aside: u64,
    /// What will not open.
    pub wrong: Vec<WrongStream>,
}

/// A stream that will not open, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WrongStream {
    pub stream: String,
    /// The number of the first entry that is wrong, from 0, where one can be named.
    pub entry: Option<usize>,
    pub why: String,
    /// Whether another version of the program may open it; otherwise it is damaged.
    pub is_of_another_version: bool,
}

impl StoreCheck {
    pub fn new(games: Games) -> StoreCheck {
        StoreCheck { games, now_ms: crate::now_ms(), open: None, found: CheckedStore::default() }
    }

    pub fn take(&mut self, piece: Piece) {
        match piece {
            Piece::Value { .. } => {}
            Piece::Stream(info) => {
                self.finish();
                self.open = Some((info, Vec::new()));
            }
            Piece::Entry(entry) => {
                if let Some((_, entries)) = &mut self.open {
                    entries.push(entry);
                }
            }
        }
    }

    /// Looks at the last stream too.
    pub fn finish(&mut self) {
        let Some((info, entries)) = self.open.take() else { return };
        self.found.set_aside += u64::from(info.aside_ms.is_some());
        let wrong = if info.length != entries.len() as u64 {
            let why = format!("{} entries are there, {} should be", entries.len(), info.length);
            Some((Some(entries.len()), why, false))
        } else if info.stream.starts_with(TOURNAMENT_PREFIX) {
            self.found.tournaments += 1;
            opens_as_tournament(&entries).err().map(|(entry, why)| (entry, why, false))
        } else if TableCode::try_from(info.stream.clone()).is_ok() {
            self.found.tables += 1;
            self.table(&entries).err()
        } else {
            self.found.others += 1;
            None
        };
        if let Some((entry, why, is_of_another_version)) = wrong {
            let stream = info.stream;
            self.found.wrong.push(WrongStream { stream, entry, why, is_of_another_version });
        }
    }

    fn table(&self, entries: &[Vec<u8>]) -> Result<(), (Option<usize>, String, bool)> {
        let facts = StoredFact::read_all(entries);
        let opened = facts.and_then(|facts| Room::restore(|id| self.games.find(id), facts, self.now_ms));
        opened.map(drop).map_err(|error| match error {
            RoomError::Version(why) => (None, why, true),
            RoomError::Bad { index, why } => (Some(index), why, false),
        })
    }
}
