//! One task writes for all tables: whatever is waiting goes into one transaction, so a hundred moves cost one flush to
//! the disk. Each waits only for the flush that carries it.

use super::connections::within;
use super::database::Database;
use super::number;
use super::ownership::Identity;
use super::rows::{self, Column};
use crate::{Append, MAX_APPEND, StoreError, StreamInfo};
use sqlx::{AnyConnection, Row};
use std::collections::BTreeMap;
use tokio::sync::{mpsc, oneshot};

/// How many appends may wait before senders have to.
const QUEUE: usize = 4_096;
/// How many appends share a transaction at most. Together they have no more bytes than one may have.
const BATCH: usize = 1_024;

type Outcome = Result<(), StoreError>;

struct Waiting {
    append: Append,
    answer: oneshot::Sender<Outcome>,
}

#[derive(Debug)]
pub(super) struct Writer {
    queue: mpsc::Sender<Waiting>,
}

impl Writer {
    pub(super) fn start(database: Database, identity: Identity) -> Writer {
        let (queue, waiting) = mpsc::channel(QUEUE);
        tokio::spawn(write_all(database, identity, waiting));
        Writer { queue }
    }

    pub(super) async fn append(&self, append: Append) -> Outcome {
        let gone = || StoreError::Unavailable("the writer has stopped".into());
        let (answer, answered) = oneshot::channel();
        self.queue.send(Waiting { append, answer }).await.map_err(|_| gone())?;
        answered.await.map_err(|_| gone())?
    }
}

async fn write_all(database: Database, identity: Identity, mut queue: mpsc::Receiver<Waiting>) {
    let mut batch: Vec<Waiting> = Vec::with_capacity(BATCH);
    while queue.recv_many(&mut batch, BATCH).await > 0 {
        while !batch.is_empty() {
            let together: Vec<Waiting> = batch.drain(..fitting(&batch)).collect();
            let appends: Vec<&Append> = together.iter().map(|waiting| &waiting.append).collect();
            let outcomes = write_twice(&database, &identity, &appends).await;
            for (waiting, outcome) in together.into_iter().zip(outcomes) {
                // Whoever no longer waits will find out when they read the stream.
                let _ = waiting.answer.send(outcome);
            }
        }
    }
}

/// How many of those who wait fit into one transaction: at least one.
fn fitting(batch: &[Waiting]) -> usize {
    let mut bytes = 0;
    let fits = batch.iter().take_while(|waiting| {
        bytes += waiting.append.bytes();
        bytes <= MAX_APPEND
    });
    fits.count().max(1)
}

/// A transaction that broke before its end has changed nothing and is tried once more: the connection may have been
/// stale. If the commit itself fails, the outcome is unknown, and everybody who waits is told so.
async fn write_twice(database: &Database, identity: &Identity, appends: &[&Append]) -> Vec<Outcome> {
    let mut written = write(database, identity, appends).await;
    if matches!(written, Err(Broken::Before(_))) {
        written = write(database, identity, appends).await;
    }
    match written {
        Ok(outcomes) => outcomes,
        Err(Broken::Before(error) | Broken::AtTheEnd(error)) => vec![Err(error); appends.len()],
    }
}

enum Broken {
    Before(StoreError),
    AtTheEnd(StoreError),
}

async fn write(
    database: &Database,
    identity: &Identity,
    appends: &[&Append],
) -> Result<Vec<Outcome>, Broken> {
    let mut all = database.write().await.map_err(Broken::Before)?;
    let hold = database.kind.hold();
    let written = within(all.deadline, write_in(&mut all, identity, hold, appends)).await;
    let outcomes = written.map_err(Broken::Before)?;
    all.commit().await.map_err(Broken::AtTheEnd)?;
    Ok(outcomes)
}

/// Writes what can be written. Appends whose stream has another length, or another owner, are answered and left out.
async fn write_in(
    all: &mut AnyConnection,
    identity: &Identity,
    hold: &str,
    appends: &[&Append],
) -> Result<Vec<Outcome>, sqlx::Error> {
    let names: Vec<&str> = appends.iter().map(|append| append.stream.as_str()).collect();
    let foreign = identity.foreign(all, names.clone()).await?;
    let held = lengths(all, names, hold).await?;
    let mut now = held.clone();
    let outcome = |append: &&Append| {
        if foreign.contains(&append.stream) { Err(StoreError::NotOwner) } else { join(&mut now, append) }
    };
    let mut outcomes: Vec<Outcome> = appends.iter().map(outcome).collect();

    let mut latest = BTreeMap::new();
    for append in accepted(appends, &outcomes) {
        latest.insert(append.stream.as_str(), append.info());
    }
    let (old, new): (Vec<&StreamInfo>, Vec<&StreamInfo>) =
        latest.values().partition(|info| held.contains_key(&info.stream));
    put(all, &old, REPLACE).await?;
    let mine = put(all, &new, KEEP).await?;

    // A new stream has no row to hold. Whoever wrote one meanwhile was first.
    let lost: Vec<&str> = new
        .iter()
        .map(|info| info.stream.as_str())
        .filter(|name| !mine.iter().any(|it| it == name))
        .collect();
    if !lost.is_empty() {
        let actual = lengths(all, lost.clone(), "").await?;
        for (append, outcome) in appends.iter().zip(&mut outcomes) {
            if lost.contains(&append.stream.as_str()) {
                *outcome = Err(conflict(append, actual.get(&append.stream).copied().unwrap_or(0)));
            }
        }
    }
    put_entries(all, accepted(appends, &outcomes)).await?;
    Ok(outcomes)
}

/// Lets an append follow those before it, if it knows how many there are.
fn join(lengths: &mut BTreeMap<String, u64>, append: &Append) -> Outcome {
    let actual = lengths.get(&append.stream).copied().unwrap_or(0);
    if actual != append.expected {
        return Err(conflict(append, actual));
    }
    lengths.insert(append.stream.clone(), actual + append.entries.len() as u64);
    Ok(())
}

fn conflict(append: &Append, actual: u64) -> StoreError {
    StoreError::Conflict { expected: append.expected, actual }
}

fn accepted<'a>(appends: &[&'a Append], outcomes: &[Outcome]) -> impl Iterator<Item = &'a Append> {
    appends.iter().zip(outcomes).filter(|(_, outcome)| outcome.is_ok()).map(|(append, _)| *append)
}

pub(super) async fn lengths(
    all: &mut AnyConnection,
    mut names: Vec<&str>,
    hold: &str,
) -> Result<BTreeMap<String, u64>, sqlx::Error> {
    names.sort_unstable();
    names.dedup();
    let names: Vec<_> = names.into_iter().map(|name| [Column::Text(name)]).collect();
    let sql = "SELECT stream, length FROM streams WHERE stream IN (";
    let rows = rows::run(all, sql, &names, &format!(") ORDER BY stream {hold}")).await?;
    rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get::<i64, _>(1)? as u64))).collect()
}

const REPLACE: &str = "ON CONFLICT (stream) DO UPDATE SET length = excluded.length, note = excluded.note,
                       at_ms = excluded.at_ms, due_ms = excluded.due_ms, aside_ms = NULL RETURNING stream";
const KEEP: &str = "ON CONFLICT (stream) DO NOTHING RETURNING stream";

/// Notes streams. Tells which ones were.
async fn put(all: &mut AnyConnection, infos: &[&StreamInfo], or: &str) -> Result<Vec<String>, sqlx::Error> {
    let rows: Vec<_> = infos.iter().map(|info| row_of(info)).collect();
    rows::run(all, INSERT_STREAMS, &rows, or).await?.iter().map(|row| row.try_get(0)).collect()
}

pub(super) const INSERT_STREAMS: &str = "INSERT INTO streams (stream, length, note, at_ms, due_ms, aside_ms)";
pub(super) const INSERT_ENTRIES: &str = "INSERT INTO entries (stream, seq, bytes)";

pub(super) fn row_of(info: &StreamInfo) -> [Column<'_>; 6] {
    let StreamInfo { stream, length, note, at_ms, due_ms, aside_ms } = info;
    let (length, at_ms) = (Column::Number(number(*length)), Column::Number(number(*at_ms)));
    let maybe = |ms: &Option<u64>| Column::Maybe(ms.map(number));
    [Column::Text(stream), length, Column::Text(note), at_ms, maybe(due_ms), maybe(aside_ms)]
}

async fn put_entries<'a>(
    all: &mut AnyConnection,
    appends: impl Iterator<Item = &'a Append>,
) -> Result<(), sqlx::Error> {
    let mut rows = Vec::new();
    for append in appends {
        for (entry, seq) in append.entries.iter().zip(append.expected..) {
            rows.push([Column::Text(&append.stream), Column::Number(number(seq)), Column::Bytes(entry)]);
        }
    }
    rows::run(all, INSERT_ENTRIES, &rows, "").await?;
    Ok(())
}
