//! Whether facts can be stored at this moment: seen by every write that somebody waits for, told by `/readyz`, and logged
//! when that changes, not each time somebody tries.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;
use store::{Answer, Append, EventStore, Ownership, StoreError, StreamInfo};
use tokio::time::Instant;

/// Nobody should wait longer for a write.
const LONG_WAIT: Duration = Duration::from_secs(5);
/// Something small may be stored while nothing large is. So it takes a while without a failure to believe that all is well
/// again, unless facts of a table were stored.
const BELIEVED_AFTER: Duration = Duration::from_secs(2);
/// How many tables are remembered whose trouble was logged.
const MAX_TOLD: usize = 10_000;

#[derive(Debug, Default)]
pub(crate) struct StoreHealth(Mutex<Condition>);

#[derive(Debug, Default)]
struct Condition {
    /// Writes that somebody waits for, by their number, with the time each began.
    waiting: BTreeMap<u64, Instant>,
    next: u64,
    writing: Option<Fault>,
    reading: Option<Fault>,
    /// Tables whose trouble was logged since all was well.
    told: BTreeSet<String>,
}

#[derive(Debug)]
struct Fault {
    since: Instant,
    last: Instant,
    why: String,
}

/// What was asked of the store.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Asked {
    /// To store facts.
    Append,
    /// To store something else.
    Write,
    Read,
}

impl StoreHealth {
    /// Why nothing can be stored now, if that is so.
    pub(crate) fn trouble(&self) -> Option<String> {
        self.condition().trouble(Instant::now())
    }

    /// Whether the last write failed, or one waits for longer than it should.
    pub(crate) fn is_ill(&self) -> bool {
        self.trouble().is_some()
    }

    /// How many writes somebody waits for, and since when the oldest of them.
    pub(crate) fn waiting(&self) -> (usize, Duration) {
        let condition = self.condition();
        let oldest = condition.waiting.values().next();
        (condition.waiting.len(), oldest.map_or(Duration::ZERO, |since| since.elapsed()))
    }

    /// Whether the log has yet to hear of the trouble of this table.
    pub(crate) fn is_news(&self, table: &str) -> bool {
        self.condition().is_news(table)
    }

    fn condition(&self) -> MutexGuard<'_, Condition> {
        self.0.lock().expect("nobody panics while holding the lock")
    }

    fn begin(&self) -> Waiting<'_> {
        Waiting { health: self, number: self.condition().begin(Instant::now()) }
    }

    /// Nothing is logged while others wait for the lock: whoever reads the log may be slow.
    fn note<T>(&self, asked: Asked, answer: &Result<T, StoreError>) {
        let is_read = asked == Asked::Read;
        match answer {
            Err(error) if is_fault(error) => {
                let is_new = self.condition().failed(asked, error, Instant::now());
                if is_new && is_read {
                    tracing::error!(%error, "the store does not read");
                } else if is_new {
                    tracing::error!(%error, "the store does not write; until it does, nothing is acknowledged");
                }
            }
            _ => {
                let over = self.condition().answered(asked, Instant::now());
                if let Some((lasted, tables)) = over {
                    let again = if is_read { "the store reads again" } else { "the store writes again" };
                    tracing::warn!(seconds = lasted.as_secs(), tables, "{again}");
                }
            }
        }
    }
}

/// Whether the store is to blame, and not what was asked of it.
pub(crate) fn is_fault(error: &StoreError) -> bool {
    let is_asked_wrong = matches!(
        error,
        StoreError::Conflict { .. } | StoreError::NotOwner | StoreError::TooLong(_) | StoreError::Refused(_)
    );
    !is_asked_wrong
}

impl Condition {
    fn begin(&mut self, now: Instant) -> u64 {
        self.next += 1;
        self.waiting.insert(self.next, now);
        self.next
    }

    fn trouble(&self, now: Instant) -> Option<String> {
        if let Some(fault) = self.writing.as_ref().or(self.reading.as_ref()) {
            return Some(fault.why.clone());
        }
        let waited = now.saturating_duration_since(*self.waiting.values().next()?);
        (waited > LONG_WAIT).then(|| format!("a write has waited for {} s", waited.as_secs()))
    }

    fn is_news(&mut self, table: &str) -> bool {
        if self.writing.is_none() && self.reading.is_none() {
            return true;
        }
        self.told.len() < MAX_TOLD && self.told.insert(table.to_owned())
    }

    fn fault(&mut self, asked: Asked) -> &mut Option<Fault> {
        if asked == Asked::Read { &mut self.reading } else { &mut self.writing }
    }

    /// Tells whether this is the begin of a fault.
    fn failed(&mut self, asked: Asked, error: &StoreError, now: Instant) -> bool {
        let fault = self.fault(asked);
        let since = fault.as_ref().map(|fault| fault.since);
        *fault = Some(Fault { since: since.unwrap_or(now), last: now, why: error.to_string() });
        since.is_none()
    }

    /// Tells how long a fault lasted that is over now, and how many tables it struck.
    fn answered(&mut self, asked: Asked, now: Instant) -> Option<(Duration, usize)> {
        let is_believed = |fault: &mut Fault| asked != Asked::Write || now > fault.last + BELIEVED_AFTER;
        let fault = self.fault(asked).take_if(is_believed)?;
        let struck = self.told.len();
        if self.writing.is_none() && self.reading.is_none() {
            self.told.clear();
        }
        Some((now.saturating_duration_since(fault.since), struck))
    }
}

/// A write that somebody waits for, until they have the answer or go away.
struct Waiting<'a> {
    health: &'a StoreHealth,
    number: u64,
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.health.condition().waiting.remove(&self.number);
    }
}

/// A store whose every answer is seen.
pub(crate) struct WatchedStore {
    store: Arc<dyn EventStore>,
    health: Arc<StoreHealth>,
}

impl WatchedStore {
    pub(crate) fn new(store: Arc<dyn EventStore>, health: Arc<StoreHealth>) -> WatchedStore {
        WatchedStore { store, health }
    }

    fn write<'a, T: 'a>(&'a self, asked: Asked, answer: Answer<'a, T>) -> Answer<'a, T> {
        Box::pin(async move {
            let waiting = self.health.begin();
            let answer = answer.await;
            drop(waiting);
            self.health.note(asked, &answer);
            answer
        })
    }

    fn read<'a, T: 'a>(&'a self, answer: Answer<'a, T>) -> Answer<'a, T> {
        Box::pin(async move {
            let answer = answer.await;
            self.health.note(Asked::Read, &answer);
            answer
        })
    }
}

impl EventStore for WatchedStore {
    fn append(&self, append: Append) -> Answer<'_, ()> {
        self.write(Asked::Append, self.store.append(append))
    }

    fn read(&self, stream: &str, from: u64) -> Answer<'_, Vec<Vec<u8>>> {
        WatchedStore::read(self, self.store.read(stream, from))
    }

    fn recent(&self, most: u32) -> Answer<'_, Vec<StreamInfo>> {
        WatchedStore::read(self, self.store.recent(most))
    }

    fn due(&self, until_ms: u64, most: u32) -> Answer<'_, Vec<StreamInfo>> {
        WatchedStore::read(self, self.store.due(until_ms, most))
    }

    fn set_aside(&self, streams: Vec<String>, before_ms: u64, at_ms: u64) -> Answer<'_, bool> {
        self.write(Asked::Write, self.store.set_aside(streams, before_ms, at_ms))
    }

    fn bring_back(&self, streams: Vec<String>, at_ms: u64) -> Answer<'_, u64> {
        self.write(Asked::Write, self.store.bring_back(streams, at_ms))
    }

    fn purge(&self, before_ms: u64) -> Answer<'_, u64> {
        self.write(Asked::Write, self.store.purge(before_ms))
    }

    fn list(&self, after: &str, most: u32) -> Answer<'_, Vec<StreamInfo>> {
        WatchedStore::read(self, self.store.list(after, most))
    }

    fn get(&self, key: &str) -> Answer<'_, Option<Vec<u8>>> {
        WatchedStore::read(self, self.store.get(key))
    }

    fn put(&self, key: &str, value: Vec<u8>) -> Answer<'_, ()> {
        self.write(Asked::Write, self.store.put(key, value))
    }

    fn lengths<'a>(&'a self, streams: &'a [String]) -> Answer<'a, BTreeMap<String, u64>> {
        WatchedStore::read(self, self.store.lengths(streams))
    }

    fn ping(&self) -> Answer<'_, ()> {
        WatchedStore::read(self, self.store.ping())
    }

    /// Whoever keeps a lease sees for themselves whether the store answers.
    fn ownership(&self) -> Option<&dyn Ownership> {
        self.store.ownership()
    }

    fn close(&self) -> Answer<'_, ()> {
        self.store.close()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn full() -> StoreError {
        StoreError::Unavailable("the disk is full".into())
    }

    #[test]
    fn what_waits_too_long_is_trouble() {
        let (mut condition, begun) = (Condition::default(), Instant::now());
        let number = condition.begin(begun);
        condition.begin(begun + Duration::from_secs(3));
        assert_eq!(condition.trouble(begun + Duration::from_secs(5)), None);
        let later = begun + Duration::from_secs(6);
        assert_eq!(condition.trouble(later).as_deref(), Some("a write has waited for 6 s"));
        condition.waiting.remove(&number);
        assert_eq!(condition.trouble(later), None, "whoever waited longest has an answer, or gave up");
    }

    #[test]
    fn a_fault_lasts_until_something_is_stored() {
        let (mut condition, begun) = (Condition::default(), Instant::now());
        assert!(condition.failed(Asked::Append, &full(), begun), "this is new");
        assert!(!condition.failed(Asked::Append, &full(), begun), "and this is not");
        assert!(condition.trouble(begun).is_some_and(|why| why.contains("disk is full")));
        condition.answered(Asked::Read, begun + Duration::from_secs(60));
        assert!(condition.trouble(begun).is_some(), "that something can be read says nothing");
        condition.answered(Asked::Write, begun + Duration::from_secs(1));
        assert!(condition.trouble(begun).is_some(), "something small may fit while facts do not");
        condition.answered(Asked::Write, begun + Duration::from_secs(3));
        assert_eq!(condition.trouble(begun), None);
        condition.failed(Asked::Append, &full(), begun);
        condition.answered(Asked::Append, begun);
        assert_eq!(condition.trouble(begun), None);
    }

    #[test]
    fn only_the_store_is_to_blame_for_a_fault() {
        let health = StoreHealth::default();
        health.note(Asked::Append, &Err::<(), _>(StoreError::Conflict { expected: 1, actual: 2 }));
        assert!(!health.is_ill(), "whoever finds a conflict has looked");
        health.note(Asked::Append, &Err::<(), _>(StoreError::Gone));
        assert!(health.is_ill());
    }

    #[test]
    fn the_trouble_of_a_table_is_news_once() {
        let (mut condition, now) = (Condition::default(), Instant::now());
        condition.failed(Asked::Append, &full(), now);
        assert!(condition.is_news("ABCDEF") && !condition.is_news("ABCDEF") && condition.is_news("GHJKLM"));
        condition.answered(Asked::Append, now);
        assert!(condition.is_news("ABCDEF"), "this is another fault");
    }
}
