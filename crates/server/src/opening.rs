//! Opening tables that sleep. Playing a long match again takes a while, so it is done at a desk: nobody at another table
//! waits for it, and one table that takes too long harms nobody but those who ask for it.

use crate::asker::Asker;
use crate::desk::{Desk, DeskLimits, Unserved};
use crate::fair::LineLimits;
use crate::hall::{Hall, Missing};
use crate::now_ms;
use futures_util::StreamExt as _;
use protocol::TableCode;
use room::{Outage, Room, RoomError, StoredFact};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;
use tokio::time::{Instant, timeout};

/// How long reading and playing again may take.
const READING: Duration = Duration::from_secs(10);
const OPENING: Duration = Duration::from_secs(5);
/// How long a table that took longer is left alone.
const LEFT_ALONE: Duration = Duration::from_secs(60);
const MAX_LEFT_ALONE: usize = 1_000;
/// How many are opened at the same time at least, and how many of them because their time has come: people who ask find a
/// turn also while all of those take too long.
const LEAST_AT_ONCE: usize = 3;
const WOKEN_AT_ONCE: usize = 2;

/// Where tables are opened.
#[derive(Debug)]
pub(crate) struct Openings {
    desk: Desk,
    /// Tables that took too long, with the time until which nobody tries again.
    slow: Mutex<HashMap<TableCode, Instant>>,
}

impl Openings {
    /// Whoever waits here has a table in memory already, so there is no need for another bound on how many wait.
    pub(crate) fn new(cores: usize, most_awake: usize) -> Openings {
        let waiting = LineLimits { each: most_awake, all: most_awake };
        let limits = DeskLimits { at_once: cores.max(LEAST_AT_ONCE), waiting, work: OPENING };
        Openings { desk: Desk::new(limits), slow: Mutex::default() }
    }

    pub(crate) fn waiting(&self) -> usize {
        self.desk.waiting()
    }

    fn slow(&self) -> MutexGuard<'_, HashMap<TableCode, Instant>> {
        self.slow.lock().expect("nobody panics while holding the lock")
    }

    fn is_left_alone(&self, code: &TableCode) -> bool {
        let now = Instant::now();
        let mut slow = self.slow();
        slow.retain(|_, until| *until > now);
        slow.contains_key(code)
    }

    fn leave_alone(&self, code: &TableCode) {
        let mut slow = self.slow();
        if slow.len() < MAX_LEFT_ALONE {
            slow.insert(code.clone(), Instant::now() + LEFT_ALONE);
        }
    }
}

impl Hall {
    /// The table as it is stored, and for how long nobody served it.
    pub(crate) async fn open(
        self: &Arc<Hall>,
        code: &TableCode,
        asker: Asker,
    ) -> Result<(Room, Option<Outage>), Missing> {
        if self.openings.is_left_alone(code) {
            return Err(Missing::Unavailable);
        }
        let begun = Instant::now();
        let outage = self.own_stored(code.as_str()).await?;
        let entries = self.read(code).await?;
        if entries.is_empty() {
            return Err(Missing::NoSuchTable);
        }
        let (hall, own) = (Arc::clone(self), code.clone());
        let restored = self.openings.desk.work_for(asker, (), move || Ok(hall.restore(&own, &entries)));
        match restored.await {
            Ok(restored) => {
                self.metrics.opened.observe(begun.elapsed());
                restored.map(|room| (room, outage))
            }
            Err(Unserved::Failed) => {
                tracing::error!(table = %code, "a table took too long to open; it is left alone for a minute");
                self.openings.leave_alone(code);
                Err(Missing::Unavailable)
            }
            Err(Unserved::Busy | Unserved::TooMuch) => Err(Missing::Unavailable),
        }
    }

    async fn read(&self, code: &TableCode) -> Result<Vec<Vec<u8>>, Missing> {
        match timeout(READING, self.store.0.read(code.as_str(), 0)).await {
            Ok(Ok(entries)) => Ok(entries),
            Ok(Err(error)) => {
                if self.alive.health.is_news(code.as_str()) {
                    tracing::error!(table = %code, %error, "a table cannot be read");
                }
                Err(Missing::Unavailable)
            }
            Err(_) => {
                tracing::error!(table = %code, "the store took too long to read a table");
                Err(Missing::Unavailable)
            }
        }
    }

    fn restore(&self, code: &TableCode, entries: &[Vec<u8>]) -> Result<Room, Missing> {
        let facts = StoredFact::read_all(entries);
        let room = facts.and_then(|facts| Room::restore(|id| self.settings.games.find(id), facts, now_ms()));
        room.map_err(|error| match error {
            RoomError::Version(_) => {
                tracing::error!(table = %code, %error, "a stored table is for another program; it is left as it is");
                Missing::OtherVersion
            }
            RoomError::Bad { .. } => {
                tracing::error!(table = %code, %error, "a stored fact is damaged; the table is left as it is");
                Missing::Unreadable
            }
        })
    }

    /// Wakes tables, a few at a time: people who come meanwhile do not wait for all of them.
    pub(crate) async fn wake_all(self: Arc<Hall>, codes: Vec<TableCode>) {
        self.metrics.woken.add(codes.len() as u64);
        let woken = futures_util::stream::iter(codes).for_each_concurrent(WOKEN_AT_ONCE, |code| {
            let hall = Arc::clone(&self);
            async move {
                let woken = timeout(READING + OPENING, hall.look(&code, |_| ())).await;
                if let Err(why) = woken.unwrap_or(Err(Missing::Unavailable)) {
                    tracing::warn!(table = %code, ?why, "a table could not be woken");
                }
            }
        });
        woken.await;
    }
}
