use super::connections::within;
use super::database::DatabaseKind;
use super::events::info;
use super::rows::{self, Column};
use super::writer::{INSERT_ENTRIES, INSERT_STREAMS, row_of};
use super::{SqlStore, number, schema, unavailable};
use crate::{Answer, Backup, DumpError, EachPiece, Piece, Pieces, StoreError, StreamInfo};
use sqlx::{AnyConnection, Executor, Row};
use std::time::Duration;
use tokio::time::Instant;

/// How many rows are fetched or written at once. An entry may have a megabyte.
const PAGE: usize = 64;
/// A copy as a whole takes as long as it takes, but none of its statements takes longer than this.
const LONGEST: Duration = Duration::from_secs(60);

impl Backup for SqlStore {
    fn snapshot<'a>(&'a self, each: &'a mut EachPiece<'_>) -> Answer<'a, (), DumpError> {
        Box::pin(async move {
            let mut moment = self.database.read().await?;
            begin(self.database.kind, &mut moment).await?;
            hand_over_values(&mut moment, each).await?;
            hand_over_streams(&mut moment, self.schema, each).await
        })
    }

    fn restore<'a>(&'a self, pieces: &'a mut Pieces<'_>) -> Answer<'a, (), DumpError> {
        Box::pin(async move {
            let mut all = self.database.write().await?;
            begin(self.database.kind, &mut all).await?;
            if self.database.kind == DatabaseKind::Postgres {
                let alone = "LOCK TABLE streams, entries, kept_values IN SHARE ROW EXCLUSIVE MODE";
                patiently(all.execute(alone)).await?;
            }
            let any = "SELECT stream FROM streams UNION ALL SELECT key FROM kept_values LIMIT 1";
            if patiently(all.fetch_optional(any)).await?.is_some() {
                return Err(DumpError::NotEmpty);
            }
            take_over(&mut all, pieces).await?;
            all.deadline = Instant::now() + LONGEST;
            Ok(all.commit().await?)
        })
    }
}

async fn begin(kind: DatabaseKind, connection: &mut AnyConnection) -> Result<(), StoreError> {
    patiently(connection.execute(kind.take_your_time())).await.map(drop)
}

async fn patiently<T>(work: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, StoreError> {
    within(Instant::now() + LONGEST, work).await
}

async fn hand_over_values(moment: &mut AnyConnection, each: &mut EachPiece<'_>) -> Result<(), DumpError> {
    let mut after = String::new();
    loop {
        let sql = "SELECT key, value FROM kept_values WHERE key > $1 ORDER BY key LIMIT $2";
        let query = sqlx::query(sql).bind(after.clone()).bind(PAGE as i64);
        let rows = patiently(query.fetch_all(&mut *moment)).await?;
        for row in &rows {
            after = row.try_get(0).map_err(unavailable)?;
            let value = row.try_get(1).map_err(unavailable)?;
            each(Piece::Value { key: after.clone(), value })?;
        }
        if rows.len() < PAGE {
            return Ok(());
        }
    }
}

async fn hand_over_streams(
    moment: &mut AnyConnection,
    version: i64,
    each: &mut EachPiece<'_>,
) -> Result<(), DumpError> {
    let mut after = String::new();
    loop {
        let query = sqlx::query(schema::list(version)).bind(after.clone()).bind(PAGE as i64);
        let rows = patiently(query.fetch_all(&mut *moment)).await?;
        for row in &rows {
            let info = info(row).map_err(unavailable)?;
            after.clone_from(&info.stream);
            let length = info.length;
            each(Piece::Stream(info))?;
            hand_over_entries(moment, &after, length, each).await?;
        }
        if rows.len() < PAGE {
            return Ok(());
        }
    }
}

async fn hand_over_entries(
    moment: &mut AnyConnection,
    stream: &str,
    length: u64,
    each: &mut EachPiece<'_>,
) -> Result<(), DumpError> {
    for from in (0..length).step_by(PAGE) {
        let sql = "SELECT bytes FROM entries WHERE stream = $1 AND seq >= $2 ORDER BY seq LIMIT $3";
        let query = sqlx::query(sql).bind(stream.to_owned()).bind(number(from)).bind(PAGE as i64);
        for row in patiently(query.fetch_all(&mut *moment)).await? {
            each(Piece::Entry(row.try_get(0).map_err(unavailable)?))?;
        }
    }
    Ok(())
}

async fn take_over(all: &mut AnyConnection, pieces: &mut Pieces<'_>) -> Result<(), DumpError> {
    let mut stream: Option<(StreamInfo, u64)> = None;
    let mut page: Vec<Vec<u8>> = Vec::with_capacity(PAGE);
    loop {
        let piece = pieces.next().transpose()?;
        let goes_on = matches!(piece, Some(Piece::Entry(_))) && page.len() < PAGE;
        if !goes_on && !page.is_empty() {
            let (info, seq) = stream.as_mut().ok_or(DumpError::Stray)?;
            patiently(insert_entries(all, &info.stream, *seq, &page)).await?;
            *seq += page.len() as u64;
            page.clear();
        }
        match piece {
            None => return Ok(()),
            Some(Piece::Entry(entry)) => page.push(entry),
            Some(Piece::Stream(info)) => {
                patiently(rows::run(all, INSERT_STREAMS, &[row_of(&info)], "")).await?;
                stream = Some((info, 0));
            }
            Some(Piece::Value { key, value }) => {
                let row = [[Column::Text(&key), Column::Bytes(&value)]];
                patiently(rows::run(all, "INSERT INTO kept_values (key, value)", &row, "")).await?;
            }
        }
    }
}

async fn insert_entries(
    all: &mut AnyConnection,
    stream: &str,
    from: u64,
    entries: &[Vec<u8>],
) -> Result<(), sqlx::Error> {
    let row = |(entry, seq)| [Column::Text(stream), Column::Number(number(seq)), Column::Bytes(entry)];
    let rows: Vec<_> = entries.iter().map(Vec::as_slice).zip(from..).map(row).collect();
    rows::run(all, INSERT_ENTRIES, &rows, "").await?;
    Ok(())
}
