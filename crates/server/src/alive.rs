//! When somebody served the tables of a store, and when nobody did. The store remembers the last moment: what lies between
//! that and the next start is time in which nobody could act, and tables give it back to whoever it would have cost.

use crate::hall::Hall;
use crate::now_ms;
use crate::table::TableCommand;
use room::Outage;
use serde::{Deserialize, Serialize};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;
use store::{EventStore, StoreError};

/// The name of the value in the store.
const KEY: &str = "served";
/// How often it is written. A server that is killed was there up to this much longer than the store knows.
pub(crate) const BEAT: Duration = Duration::from_secs(10);
/// Nobody could act if it could not be written for so long: the store was away, or the machine slept.
const GAP_MS: u64 = 30_000;
/// No clock runs as long as this; what was before it concerns nobody any more.
const KEPT_MS: u64 = 60 * 24 * 60 * 60 * 1_000;
const MAX_OUTAGES: usize = 200;

/// What the store remembers.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
struct Served {
    /// A server was there at this time.
    until_ms: u64,
    /// The times before when none was, in order.
    outages: Vec<Outage>,
}

#[derive(Debug, Default)]
pub(crate) struct Alive(Mutex<Served>);

impl Alive {
    /// A server starts: nobody was there since the last one. A store of before this was remembered knows when it was
    /// written to.
    pub(crate) async fn begin(store: &dyn EventStore) -> Result<Alive, StoreError> {
        let kept = store.get(KEY).await?;
        let mut served: Served = match kept.and_then(|bytes| serde_json::from_slice(&bytes).ok()) {
            Some(served) => served,
            None => {
                let last = store.recent(1).await?;
                let until_ms = last.first().map_or_else(now_ms, |info| info.at_ms);
                Served { until_ms, outages: Vec::new() }
            }
        };
        served.note(now_ms());
        store.put(KEY, served.to_bytes()).await?;
        Ok(Alive(Mutex::new(served)))
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

    fn served(&self) -> MutexGuard<'_, Served> {
        self.0.lock().expect("nobody panics while holding the lock")
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
    /// Tells the store that somebody is here. After a while in which that could not be told, so is every awake table.
    pub(crate) async fn beat(self: &Arc<Hall>) {
        let mut served = self.alive.served().clone();
        let now_ms = now_ms();
        let was_away = served.is_behind(now_ms);
        if was_away {
            served.note(now_ms);
        }
        served.until_ms = now_ms;
        if let Err(error) = self.store.0.put(KEY, served.to_bytes()).await {
            tracing::error!(%error, "the store cannot be told that the server is here");
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
