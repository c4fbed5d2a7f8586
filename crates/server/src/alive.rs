//! When somebody served the tables of a store, and when nobody did. The store remembers the last moment: what lies between
//! that and the next start is time in which nobody could act, and tables give it back to whoever it would have cost.

use crate::hall::Hall;
use crate::now_ms;
use crate::store_health::{StoreHealth, WatchedStore};
use crate::table::{TableCommand, until_closed};
use room::Outage;
use serde::{Deserialize, Serialize};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;
use store::{EventStore, StoreError};

/// The name of the value in the store.
const KEY: &str = "served";
/// How often it is written. A server that is killed was there up to this much longer than the store knows; and one with
/// nothing else to write finds out as late as this that it cannot.
const BEAT: Duration = Duration::from_secs(5);
/// How often it is tried while the store does not write, so that a server soon knows when it does again.
const RETRY: Duration = Duration::from_secs(1);
/// Nobody could act if it could not be written for so long: the store was away, or the machine slept.
const GAP_MS: u64 = 30_000;
/// No clock runs as long as this; what was before it concerns nobody any more.
const KEPT_MS: u64 = 60 * 24 * 60 * 60 * 1_000;
const MAX_OUTAGES: usize = 200;
/// How many streams are looked at in one go.
const PAGE: u32 = 1_000;

/// What the store remembers.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
struct Served {
    /// A server was there at this time.
    until_ms: u64,
    /// The times before when none was, in order.
    outages: Vec<Outage>,
}

#[derive(Debug, Default)]
pub(crate) struct Alive {
    served: Mutex<Served>,
    pub(crate) health: Arc<StoreHealth>,
    is_stopping: AtomicBool,
}

impl Alive {
    /// A server starts: nobody was there since the last one. A store of before this was remembered knows when it was
    /// written to.
    pub(crate) async fn begin(store: &dyn EventStore) -> Result<Alive, StoreError> {
        let kept = store.get(KEY).await?;
        let mut served: Served = match kept.and_then(|bytes| serde_json::from_slice(&bytes).ok()) {
            Some(served) => served,
            None => {
                let until_ms = last_written_ms(store).await?.unwrap_or_else(now_ms);
                Served { until_ms, outages: Vec::new() }
            }
        };
        served.note(now_ms());
        store.put(KEY, served.to_bytes()).await?;
        Ok(Alive { served: Mutex::new(served), ..Alive::default() })
    }

    /// All times when nobody could act, this very moment included if the store has been away for a while.
    pub(crate) fn outages(&self) -> Vec<Outage> {
        let mut served = self.served().clone();
        if served.is_behind(now_ms()) {
            served.note(now_ms());
        }
        served.outages
    }

    /// Whether it has been a while since the store could be written to.
    pub(crate) fn is_behind(&self) -> bool {
        self.served().is_behind(now_ms())
    }

    /// The same store, with an eye on whether it does what it is asked.
    pub(crate) fn watch(&self, store: Arc<dyn EventStore>) -> Arc<dyn EventStore> {
        Arc::new(WatchedStore::new(store, Arc::clone(&self.health)))
    }

    /// Why nobody new should come here now, if that is so.
    pub(crate) fn unready(&self) -> Option<String> {
        if self.is_stopping.load(Relaxed) {
            Some("the server stops".to_owned())
        } else {
            self.health.trouble()
        }
    }

    /// From now on nobody new should come.
    pub(crate) fn stops(&self) {
        self.is_stopping.store(true, Relaxed);
    }

    fn served(&self) -> MutexGuard<'_, Served> {
        self.served.lock().expect("nobody panics while holding the lock")
    }
}

/// When something was written to the store last, as its streams tell.
async fn last_written_ms(store: &dyn EventStore) -> Result<Option<u64>, StoreError> {
    let (mut last_ms, mut after) = (None, String::new());
    loop {
        let page = store.list(&after, PAGE).await?;
        let Some(last) = page.last() else { return Ok(last_ms) };
        after.clone_from(&last.stream);
        last_ms = last_ms.max(page.iter().map(|info| info.at_ms).max());
    }
}

impl Served {
    fn is_behind(&self, now_ms: u64) -> bool {
        now_ms.saturating_sub(self.until_ms) > GAP_MS
    }

    /// Nobody was there from the last time until now.
    fn note(&mut self, now_ms: u64) {
        if now_ms > self.until_ms {
            self.outages.push(Outage { from_ms: self.until_ms, to_ms: now_ms });
        }
        self.until_ms = now_ms;
        self.outages.retain(|outage| outage.to_ms + KEPT_MS > now_ms);
        let excess = self.outages.len().saturating_sub(MAX_OUTAGES);
        self.outages.drain(..excess);
    }

    fn to_bytes(&self) -> Vec<u8> {
        serde_json::to_vec(self).expect("times are plain JSON")
    }
}

impl Hall {
    /// Tells the store so until the server stops.
    pub(crate) async fn keep_alive(self: Arc<Hall>) {
        let mut closing = self.closing();
        loop {
            let pause = if self.alive.health.is_ill() { RETRY } else { BEAT };
            tokio::select! {
                () = tokio::time::sleep(pause) => self.beat().await,
                () = until_closed(&mut closing) => return,
            }
        }
    }

    /// Tells the store that somebody is here. After a while in which that could not be told, so is every awake table.
    pub(crate) async fn beat(self: &Arc<Hall>) {
        let mut served = self.alive.served().clone();
        let now_ms = now_ms();
        let was_away = served.is_behind(now_ms);
        if was_away {
            served.note(now_ms);
        }
        served.until_ms = now_ms;
        // Whether it worked is seen by others.
        if self.store.0.put(KEY, served.to_bytes()).await.is_err() {
            return;
        }
        *self.alive.served() = served;
        if was_away {
            tracing::warn!("nobody could act for a while; that time counts against nobody");
            self.tell_awake(|| TableCommand::Woken);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use store::MemoryStore;

    #[test]
    fn what_is_long_past_is_forgotten() {
        let mut served = Served { until_ms: 1_000, outages: Vec::new() };
        served.note(2_000);
        served.until_ms = 5_000;
        served.note(6_000);
        let at = |from_ms, to_ms| Outage { from_ms, to_ms };
        assert_eq!(served.outages, [at(1_000, 2_000), at(5_000, 6_000)]);
        served.note(6_000 + KEPT_MS);
        assert_eq!(served.outages, [at(6_000, 6_000 + KEPT_MS)]);
        for _ in 0..2 * MAX_OUTAGES {
            let now_ms = served.until_ms + 1;
            served.note(now_ms);
        }
        assert_eq!(served.outages.len(), MAX_OUTAGES);
        served.note(10);
        assert_eq!(served.until_ms, 10, "a clock that was set back");
    }

    #[tokio::test]
    async fn an_empty_store_was_never_without_a_server() {
        let store = MemoryStore::new();
        let alive = Alive::begin(&store).await.expect("it can be written");
        assert_eq!(alive.outages(), []);
        let again = Alive::begin(&store).await.expect("it can be written");
        assert!(again.outages().len() <= 1, "a moment passed, or none");
    }
}
