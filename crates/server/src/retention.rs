//! Old tables are forgotten in two steps: they are set aside, and a month later they are gone for good. Whatever is set
//! aside can be brought back.
//!
//! A wrong clock must not cost anybody a table. So nothing is touched right after a start, nor while the time since the
//! last server is implausibly long, and never more than a small share of all tables in one day.

use crate::hall::Hall;
use crate::now_ms;
use crate::tournaments::{TOURNAMENT_PREFIX, tables_of_tournament};
use protocol::TableCode;
use room::Outage;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard};
use std::time::Duration;
use store::{EventStore, StoreError, StreamInfo};
use tokio::time::Instant;

const DAY_MS: u64 = 24 * 60 * 60 * 1_000;
/// How often old tables are looked for, and how long after a start at the earliest.
const ROUND: Duration = Duration::from_secs(60 * 60);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);
/// A server that was away for longer has a wrong clock, or an operator who would like to look first: it runs for as long
/// again before anything is set aside.
const LONG_AWAY_MS: u64 = 7 * DAY_MS;
/// For how long a stream that was set aside can be brought back.
pub const ASIDE_DAYS: u64 = 30;
/// At most one stream of so many is set aside in a day, but always a few.
const SHARE: u64 = 20;
const FEW: u64 = 10;
/// How many streams are looked at in one go.
const PAGE: u32 = 1_000;

/// When old tables may be set aside, and how many.
#[derive(Debug)]
pub(crate) struct Retention(Mutex<Rounds>);

#[derive(Debug)]
struct Rounds {
    next: Instant,
    day_ends: Instant,
    set_aside_today: u64,
    /// Whether it was said that the clock is doubted.
    said: bool,
}

/// What one round did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Swept {
    set_aside: u64,
    purged: u64,
    /// Old ones that wait for another day.
    waiting: u64,
}

impl Retention {
    pub(crate) fn begin() -> Retention {
        let now = Instant::now();
        let rounds = Rounds { next: now + ROUND, day_ends: now + DAY, set_aside_today: 0, said: false };
        Retention(Mutex::new(rounds))
    }

    fn rounds(&self) -> MutexGuard<'_, Rounds> {
        self.0.lock().expect("nobody panics while holding the lock")
    }
}

impl Rounds {
    /// Whether it is time for a round. The time that counts here is that of the machine's own steady clock.
    fn is_due(&mut self, now: Instant) -> bool {
        if now < self.next {
            return false;
        }
        self.next = now + ROUND;
        if now >= self.day_ends {
            (self.day_ends, self.set_aside_today) = (now + DAY, 0);
        }
        true
    }
}

/// Whether the time of day is to be believed: no server was away for implausibly long just before.
fn is_clock_believed(outages: &[Outage], now_ms: u64) -> bool {
    let long = |outage: &&Outage| outage.to_ms.saturating_sub(outage.from_ms) > LONG_AWAY_MS;
    let recent = |outage: &Outage| outage.to_ms <= now_ms && now_ms < outage.to_ms + LONG_AWAY_MS;
    !outages.iter().filter(long).any(recent)
}

impl Hall {
    /// Forgets old tables, if that is wanted and the time has come.
    pub(crate) async fn forget_old(&self) {
        let Some(days) = self.settings.keep_days else { return };
        if !self.retention.rounds().is_due(Instant::now()) {
            return;
        }
        let now_ms = now_ms();
        if !is_clock_believed(&self.alive.outages(), now_ms) {
            if !std::mem::replace(&mut self.retention.rounds().said, true) {
                tracing::warn!(
                    "no server was here for more than a week, or the clock is wrong; old tables are kept for \
                     another week: check the clock"
                );
            }
            return;
        }
        let before_ms = now_ms.saturating_sub(u64::from(days) * DAY_MS);
        let today = self.retention.rounds().set_aside_today;
        match sweep(&*self.store.0, before_ms, now_ms, today).await {
            Ok(swept) => {
                self.retention.rounds().set_aside_today += swept.set_aside;
                if swept != Swept::default() {
                    let Swept { set_aside, purged, waiting } = swept;
                    self.archive.forget_tables();
                    tracing::info!(set_aside, purged, waiting, days, "old tables were forgotten");
                }
            }
            Err(error) => tracing::error!(%error, "old tables could not be forgotten"),
        }
    }
}

/// One round: purges what was set aside long ago, then sets aside what was last written to before `before_ms`. A
/// tournament goes together with its tables, once all of them are old.
async fn sweep(
    store: &dyn EventStore,
    before_ms: u64,
    now_ms: u64,
    set_aside_today: u64,
) -> Result<Swept, StoreError> {
    let purged = store.purge(now_ms.saturating_sub(ASIDE_DAYS * DAY_MS)).await?;
    let Groups { groups, live } = groups(store, before_ms).await?;
    let mut left = (live / SHARE).max(FEW).saturating_sub(set_aside_today);
    let mut swept = Swept { purged, ..Swept::default() };
    for group in groups {
        let size = group.len() as u64;
        // A tournament of many tables may be more than the share of a day; it still goes as a whole.
        if left == 0 {
            swept.waiting += size;
        } else if store.set_aside(group, before_ms, now_ms).await? {
            swept.set_aside += size;
            left = left.saturating_sub(size);
        }
    }
    Ok(swept)
}

struct Groups {
    /// What goes together, the oldest first.
    groups: Vec<Vec<String>>,
    /// How many streams are not set aside.
    live: u64,
}

/// What is old enough: tables on their own, and tournaments with their tables.
async fn groups(store: &dyn EventStore, before_ms: u64) -> Result<Groups, StoreError> {
    let (mut old, mut tournaments, mut live) = (BTreeMap::new(), Vec::new(), 0);
    let mut after = String::new();
    loop {
        let page = store.list(&after, PAGE).await?;
        let Some(last) = page.last() else { break };
        after.clone_from(&last.stream);
        for StreamInfo { stream, at_ms, due_ms, .. } in page.into_iter().filter(|it| it.aside_ms.is_none()) {
            live += 1;
            if stream.starts_with(TOURNAMENT_PREFIX) {
                tournaments.push(stream.clone());
            }
            if at_ms < before_ms && due_ms.is_none() {
                old.insert(stream, at_ms);
            }
        }
    }
    if old.is_empty() {
        return Ok(Groups { groups: Vec::new(), live });
    }
    let mut groups = Vec::new();
    let mut with_a_tournament = BTreeSet::new();
    for tournament in tournaments {
        let tables = tables_with(store, &tournament).await?;
        with_a_tournament.extend(tables.iter().cloned());
        if let Some(at_ms) = old.remove(&tournament) {
            groups.push((at_ms, [vec![tournament], tables].concat()));
        }
    }
    let alone = old.into_iter().filter(|(stream, _)| !with_a_tournament.contains(stream));
    groups.extend(alone.map(|(stream, at_ms)| (at_ms, vec![stream])));
    groups.sort();
    Ok(Groups { groups: groups.into_iter().map(|(_, group)| group).collect(), live })
}

/// A table or a tournament that was set aside.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetAside {
    pub code: TableCode,
    pub is_tournament: bool,
    /// When somebody wrote to it last.
    pub at_ms: u64,
    /// When it will be gone for good.
    pub gone_ms: u64,
}

/// Everything that can be brought back, in order of its code.
pub async fn set_aside(store: &dyn EventStore) -> Result<Vec<SetAside>, StoreError> {
    let (mut found, mut after) = (Vec::new(), String::new());
    loop {
        let page = store.list(&after, PAGE).await?;
        let Some(last) = page.last() else { return Ok(found) };
        after.clone_from(&last.stream);
        for StreamInfo { stream, at_ms, aside_ms, .. } in page {
            let code = stream.strip_prefix(TOURNAMENT_PREFIX);
            let is_tournament = code.is_some();
            let code = TableCode::try_from(code.unwrap_or(&stream).to_owned());
            if let (Some(aside_ms), Ok(code)) = (aside_ms, code) {
                let gone_ms = aside_ms + ASIDE_DAYS * DAY_MS;
                found.push(SetAside { code, is_tournament, at_ms, gone_ms });
            }
        }
    }
}

/// Brings a table back, or a tournament with all its tables. Tells how many streams came back; none if nothing of this
/// code was set aside.
pub async fn bring_back(store: &dyn EventStore, code: &TableCode) -> Result<u64, StoreError> {
    let (now_ms, tournament) = (now_ms(), format!("{TOURNAMENT_PREFIX}{code}"));
    let mut back = store.bring_back(vec![code.as_str().to_owned(), tournament.clone()], now_ms).await?;
    back += store.bring_back(tables_with(store, &tournament).await?, now_ms).await?;
    Ok(back)
}

/// The tables of a tournament. Where nobody can tell which ones they are, no table is safe to touch.
async fn tables_with(store: &dyn EventStore, tournament: &str) -> Result<Vec<String>, StoreError> {
    let tables = tables_of_tournament(&store.read(tournament, 0).await?);
    let tables = tables.map_err(|_| StoreError::Damaged(format!("{tournament} cannot be read")))?;
    Ok(tables.into_iter().map(|code| code.as_str().to_owned()).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use store::{Append, MemoryStore};

    const NOW: u64 = 1_000 * DAY_MS;

    async fn write(store: &MemoryStore, stream: &str, at_ms: u64, entries: &[&str]) {
        let entries = entries.iter().map(|entry| entry.as_bytes().to_vec()).collect();
        let (stream, note) = (stream.to_owned(), String::new());
        let append = Append { stream, expected: 0, entries, note, at_ms, due_ms: None };
        store.append(append).await.expect("it is new");
    }

    async fn live(store: &MemoryStore) -> Vec<String> {
        let all = store.list("", 9_999).await.expect("a list");
        all.into_iter().filter(|info| info.aside_ms.is_none()).map(|info| info.stream).collect()
    }

    #[tokio::test]
    async fn no_more_than_a_share_is_set_aside_in_a_day() {
        let store = MemoryStore::new();
        for number in 0..400 {
            write(&store, &format!("{number:03}"), 1 + number, &["{}"]).await;
        }
        let swept = sweep(&store, 1_000, NOW, 0).await.expect("it works");
        assert_eq!(swept, Swept { set_aside: 20, purged: 0, waiting: 380 });
        assert_eq!(live(&store).await[0], "020", "the oldest first");
        let again = sweep(&store, 1_000, NOW, 20).await.expect("it works");
        assert_eq!((again.set_aside, again.waiting), (0, 380), "not more on the same day");
        // A month later the first are gone for good; until then they can be brought back.
        let code = TableCode::from_random([3; 6]);
        write(&store, code.as_str(), 1, &["{}"]).await;
        assert!(store.set_aside(vec![code.as_str().to_owned()], 2, NOW).await.expect("it works"));
        let aside = set_aside(&store).await.expect("a list");
        assert_eq!(aside.len(), 1, "what is no table is not offered");
        assert_eq!((aside[0].at_ms, aside[0].gone_ms), (1, NOW + ASIDE_DAYS * DAY_MS));
        assert_eq!(bring_back(&store, &code).await, Ok(1));
        assert_eq!(bring_back(&store, &code).await, Ok(0));
        let later = sweep(&store, 1, NOW + (ASIDE_DAYS + 1) * DAY_MS, 0).await.expect("it works");
        assert_eq!(later, Swept { set_aside: 0, purged: 20, waiting: 0 });
    }

    #[tokio::test]
    async fn a_tournament_goes_with_its_tables() {
        let store = MemoryStore::new();
        let codes = [4, 5, 6].map(|bits| TableCode::from_random([bits; 6]));
        let [cup, first, second] = codes.each_ref().map(|code| code.as_str());
        let seated = format!(
            r#"{{"type":"seated","open":{{"is_final":false,"tables":[],"absent":[]}},"tables":["{first}","{second}"]}}"#
        );
        let stream = format!("{TOURNAMENT_PREFIX}{cup}");
        write(&store, &stream, 1, &[&seated]).await;
        write(&store, first, 1, &["{}"]).await;
        write(&store, second, 50, &["{}"]).await;
        // One of its tables is still young: nothing goes, the old table neither.
        assert_eq!(sweep(&store, 10, NOW, 0).await, Ok(Swept::default()));
        let swept = sweep(&store, 60, NOW, 0).await.expect("it works");
        assert_eq!(swept.set_aside, 3);
        assert!(live(&store).await.is_empty());
        assert_eq!(bring_back(&store, &codes[0]).await, Ok(3), "and it comes back with them");
        assert_eq!(live(&store).await.len(), 3);

        // Whose tables they are can no longer be read: all stay where they are.
        let damaged = format!("{TOURNAMENT_PREFIX}{second}");
        write(&store, &damaged, 1, &["{"]).await;
        let before_ms = now_ms() + DAY_MS;
        let refused = sweep(&store, before_ms, before_ms, 0).await;
        assert!(matches!(refused, Err(StoreError::Damaged(_))), "{refused:?}");
        assert_eq!(live(&store).await.len(), 4);
    }

    #[test]
    fn a_clock_that_jumped_is_not_believed_for_a_week() {
        let away = |days: u64| [Outage { from_ms: NOW - days * DAY_MS, to_ms: NOW }];
        assert!(is_clock_believed(&[], NOW));
        assert!(is_clock_believed(&away(6), NOW));
        assert!(!is_clock_believed(&away(400), NOW));
        assert!(!is_clock_believed(&away(400), NOW + 6 * DAY_MS));
        assert!(is_clock_believed(&away(400), NOW + 8 * DAY_MS));
        // The clock was set right again: the jump was none.
        assert!(is_clock_believed(&away(400), NOW - 399 * DAY_MS));
    }

    #[tokio::test]
    async fn nothing_happens_in_the_first_hour() {
        let retention = Retention::begin();
        let now = Instant::now();
        let mut rounds = retention.rounds();
        assert!(!rounds.is_due(now) && !rounds.is_due(now + ROUND / 2));
        rounds.set_aside_today = 7;
        assert!(rounds.is_due(now + ROUND * 2));
        assert!(!rounds.is_due(now + ROUND * 2), "once an hour");
        assert_eq!(rounds.set_aside_today, 7);
        assert!(rounds.is_due(now + DAY * 2));
        assert_eq!(rounds.set_aside_today, 0, "another day");
    }
}
