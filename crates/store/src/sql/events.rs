use super::connections::within;
use super::database::DatabaseKind;
use super::rows::{self, Column};
use super::{SqlStore, number, schema, unavailable, writer};
use crate::{Answer, Append, EventStore, Ownership, StoreError, StreamInfo, check_length, check_name};
use sqlx::any::{AnyArguments, AnyRow};
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, Row};
use std::collections::BTreeMap;

type Question<'q> = Query<'q, Any, AnyArguments>;

/// How many streams are deleted in one transaction, so that those who write need not wait long.
const PURGE: i64 = 128;

impl EventStore for SqlStore {
    fn append(&self, append: Append) -> Answer<'_, ()> {
        Box::pin(async move {
            append.check()?;
            self.writer.append(append).await
        })
    }

    fn read(&self, stream: &str, from: u64) -> Answer<'_, Vec<Vec<u8>>> {
        let stream = stream.to_owned();
        Box::pin(async move {
            let sql = "SELECT bytes FROM entries WHERE stream = $1 AND seq >= $2 AND NOT EXISTS
                       (SELECT 1 FROM streams WHERE stream = $1 AND aside_ms IS NOT NULL) ORDER BY seq";
            let rows = self.rows(sqlx::query(sql).bind(stream).bind(number(from))).await?;
            rows.iter().map(|row| row.try_get(0).map_err(unavailable)).collect()
        })
    }

    fn recent(&self, most: u32) -> Answer<'_, Vec<StreamInfo>> {
        let sql = "SELECT stream, length, note, at_ms, due_ms, aside_ms FROM streams
                   WHERE at_ms >= $1 AND aside_ms IS NULL AND note <> '' ORDER BY at_ms DESC, stream LIMIT $2";
        Box::pin(self.infos(sql, 0, most))
    }

    fn due(&self, until_ms: u64, most: u32) -> Answer<'_, Vec<StreamInfo>> {
        let sql = "SELECT stream, length, note, at_ms, due_ms, aside_ms FROM streams
                   WHERE due_ms <= $1 AND aside_ms IS NULL ORDER BY due_ms, stream LIMIT $2";
        Box::pin(self.infos(sql, number(until_ms), most))
    }

    fn set_aside(&self, streams: Vec<String>, before_ms: u64, at_ms: u64) -> Answer<'_, bool> {
        Box::pin(async move {
            let mut all = self.database.write().await?;
            let (deadline, before_ms, at_ms) = (all.deadline, number(before_ms), number(at_ms));
            let moved = within(deadline, self.move_aside(&mut all, &streams, before_ms, at_ms)).await?;
            all.commit().await?;
            Ok(moved)
        })
    }

    fn bring_back(&self, streams: Vec<String>, at_ms: u64) -> Answer<'_, u64> {
        Box::pin(async move {
            let sql = format!("aside_ms = NULL, at_ms = {}", number(at_ms));
            let mut all = self.database.write().await?;
            let back =
                within(all.deadline, update(&mut all, &sql, &streams, "AND aside_ms IS NOT NULL")).await?;
            all.commit().await?;
            Ok(back)
        })
    }

    fn purge(&self, before_ms: u64) -> Answer<'_, u64> {
        Box::pin(async move {
            let mut purged = 0;
            loop {
                let some = self.purge_some(number(before_ms)).await?;
                purged += some;
                if some < PURGE as u64 {
                    return Ok(purged);
                }
            }
        })
    }

    fn list(&self, after: &str, most: u32) -> Answer<'_, Vec<StreamInfo>> {
        let after = after.to_owned();
        Box::pin(async move {
            let rows =
                self.rows(sqlx::query(schema::list(self.schema)).bind(after).bind(i64::from(most))).await?;
            rows.iter().map(|row| info(row).map_err(unavailable)).collect()
        })
    }

    fn lengths<'a>(&'a self, streams: &'a [String]) -> Answer<'a, BTreeMap<String, u64>> {
        Box::pin(async move {
            let mut line = self.database.ask().await?;
            let names = streams.iter().map(String::as_str).collect();
            let lengths = within(line.deadline, writer::lengths(&mut line, names, "")).await?;
            line.keep();
            Ok(lengths)
        })
    }

    fn get(&self, key: &str) -> Answer<'_, Option<Vec<u8>>> {
        let key = key.to_owned();
        Box::pin(async move {
            let query = sqlx::query("SELECT value FROM kept_values WHERE key = $1").bind(key);
            let rows = self.rows(query).await?;
            rows.first().map(|row| row.try_get(0).map_err(unavailable)).transpose()
        })
    }

    fn put(&self, key: &str, value: Vec<u8>) -> Answer<'_, ()> {
        let key = key.to_owned();
        Box::pin(async move {
            check_name(&key)?;
            check_length(&value)?;
            let sql = "INSERT INTO kept_values (key, value) VALUES ($1, $2)
                       ON CONFLICT (key) DO UPDATE SET value = excluded.value";
            let mut all = self.database.write().await?;
            within(all.deadline, sqlx::query(sql).bind(key).bind(value).execute(&mut *all)).await?;
            all.commit().await
        })
    }

    fn ping(&self) -> Answer<'_, ()> {
        Box::pin(async move { self.rows(sqlx::query("SELECT 1")).await.map(drop) })
    }

    fn ownership(&self) -> Option<&dyn Ownership> {
        (self.database.kind == DatabaseKind::Postgres).then_some(self)
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(self.database.close())
    }
}

impl SqlStore {
    async fn infos(&self, sql: &'static str, bound: i64, most: u32) -> Result<Vec<StreamInfo>, StoreError> {
        let rows = self.rows(sqlx::query(sql).bind(bound).bind(i64::from(most))).await?;
        rows.iter().map(|row| info(row).map_err(unavailable)).collect()
    }

    /// Nothing is changed where one is in use.
    async fn move_aside(
        &self,
        all: &mut AnyConnection,
        streams: &[String],
        before_ms: i64,
        at_ms: i64,
    ) -> Result<bool, sqlx::Error> {
        // All of them are held first: nobody writes to one while the others are looked at.
        let sql = "SELECT at_ms, due_ms FROM streams WHERE stream IN (";
        let after = format!(") ORDER BY stream {}", self.database.kind.hold());
        for row in rows::run(all, sql, &names(streams), &after).await? {
            let (written_ms, due_ms): (i64, Option<i64>) = (row.try_get(0)?, row.try_get(1)?);
            if written_ms >= before_ms || due_ms.is_some() {
                return Ok(false);
            }
        }
        update(all, &format!("aside_ms = {at_ms}"), streams, "AND aside_ms IS NULL").await?;
        Ok(true)
    }

    /// Asks one question.
    pub(super) async fn rows(&self, question: Question<'_>) -> Result<Vec<AnyRow>, StoreError> {
        let mut line = self.database.ask().await?;
        let rows = within(line.deadline, question.fetch_all(&mut *line)).await?;
        line.keep();
        Ok(rows)
    }

    async fn purge_some(&self, before_ms: i64) -> Result<u64, StoreError> {
        let mut all = self.database.write().await?;
        let purged = within(all.deadline, self.purge_in(&mut all, before_ms)).await?;
        all.commit().await?;
        Ok(purged)
    }

    async fn purge_in(&self, all: &mut AnyConnection, before_ms: i64) -> Result<u64, sqlx::Error> {
        let hold = self.database.kind.hold();
        let sql = "SELECT stream FROM streams WHERE aside_ms < $1";
        let sql = sqlx::AssertSqlSafe(format!("{sql} ORDER BY stream LIMIT $2 {hold}"));
        let old = sqlx::query(sql).bind(before_ms).bind(PURGE).fetch_all(&mut *all).await?;
        let old: Vec<String> = old.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?;
        rows::run(all, "DELETE FROM entries WHERE stream IN (", &names(&old), ")").await?;
        rows::run(all, "DELETE FROM streams WHERE stream IN (", &names(&old), ")").await?;
        rows::run(all, "DELETE FROM claims WHERE stream IN (", &names(&old), ")").await?;
        Ok(old.len() as u64)
    }
}

fn names(streams: &[String]) -> Vec<[Column<'_>; 1]> {
    streams.iter().map(|name| [Column::Text(name)]).collect()
}

/// Changes the streams of these names that fit. Tells how many.
async fn update(
    all: &mut AnyConnection,
    set: &str,
    streams: &[String],
    fit: &str,
) -> Result<u64, sqlx::Error> {
    let (before, after) =
        (format!("UPDATE streams SET {set} WHERE stream IN ("), format!(") {fit} RETURNING stream"));
    Ok(rows::run(all, &before, &names(streams), &after).await?.len() as u64)
}

pub(super) fn info(row: &AnyRow) -> Result<StreamInfo, sqlx::Error> {
    let number = |at: usize| row.try_get::<i64, _>(at).map(|number| number as u64);
    let maybe = |at: usize| row.try_get::<Option<i64>, _>(at).map(|number| number.map(|ms| ms as u64));
    Ok(StreamInfo {
        stream: row.try_get(0)?,
        length: number(1)?,
        note: row.try_get(2)?,
        at_ms: number(3)?,
        due_ms: maybe(4)?,
        aside_ms: maybe(5)?,
    })
}
