use super::connections::within;
use super::rows::{self, Column};
use super::{SqlStore, number, unavailable};
use crate::{Answer, Append, EventStore, StoreError, StreamInfo, check_length, check_name};
use sqlx::any::{AnyArguments, AnyRow};
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, Row};

type Question<'q> = Query<'q, Any, AnyArguments>;

/// How many streams are forgotten in one transaction, so that those who write need not wait long.
const FORGET: i64 = 128;

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
            let sql = "SELECT bytes FROM entries WHERE stream = $1 AND seq >= $2 ORDER BY seq";
            let rows = self.rows(sqlx::query(sql).bind(stream).bind(number(from))).await?;
            rows.iter().map(|row| row.try_get(0).map_err(unavailable)).collect()
        })
    }

    fn recent(&self, most: u32) -> Answer<'_, Vec<StreamInfo>> {
        let sql = "SELECT stream, length, note, at_ms, due_ms FROM streams WHERE at_ms >= $1
                   ORDER BY at_ms DESC, stream LIMIT $2";
        Box::pin(self.infos(sql, 0, most))
    }

    fn due(&self, until_ms: u64, most: u32) -> Answer<'_, Vec<StreamInfo>> {
        let sql = "SELECT stream, length, note, at_ms, due_ms FROM streams WHERE due_ms <= $1
                   ORDER BY due_ms, stream LIMIT $2";
        Box::pin(self.infos(sql, number(until_ms), most))
    }

    fn forget(&self, before_ms: u64) -> Answer<'_, u64> {
        Box::pin(async move {
            let mut forgotten = 0;
            loop {
                let some = self.forget_some(number(before_ms)).await?;
                forgotten += some;
                if some < FORGET as u64 {
                    return Ok(forgotten);
                }
            }
        })
    }

    fn list(&self, after: &str, most: u32) -> Answer<'_, Vec<StreamInfo>> {
        let after = after.to_owned();
        Box::pin(async move {
            let rows = self.rows(sqlx::query(LIST).bind(after).bind(i64::from(most))).await?;
            rows.iter().map(|row| info(row).map_err(unavailable)).collect()
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

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(self.database.close())
    }
}

pub(super) const LIST: &str =
    "SELECT stream, length, note, at_ms, due_ms FROM streams WHERE stream > $1 ORDER BY stream LIMIT $2";

impl SqlStore {
    async fn infos(&self, sql: &'static str, bound: i64, most: u32) -> Result<Vec<StreamInfo>, StoreError> {
        let rows = self.rows(sqlx::query(sql).bind(bound).bind(i64::from(most))).await?;
        rows.iter().map(|row| info(row).map_err(unavailable)).collect()
    }

    /// Asks one question.
    async fn rows(&self, question: Question<'_>) -> Result<Vec<AnyRow>, StoreError> {
        let mut line = self.database.ask().await?;
        let rows = within(line.deadline, question.fetch_all(&mut *line)).await?;
        line.keep();
        Ok(rows)
    }

    async fn forget_some(&self, before_ms: i64) -> Result<u64, StoreError> {
        let mut all = self.database.write().await?;
        let forgotten = within(all.deadline, self.forget_in(&mut all, before_ms)).await?;
        all.commit().await?;
        Ok(forgotten)
    }

    async fn forget_in(&self, all: &mut AnyConnection, before_ms: i64) -> Result<u64, sqlx::Error> {
        let hold = self.database.kind.hold();
        let sql = "SELECT stream FROM streams WHERE at_ms < $1 AND due_ms IS NULL";
        let sql = sqlx::AssertSqlSafe(format!("{sql} ORDER BY stream LIMIT $2 {hold}"));
        let old = sqlx::query(sql).bind(before_ms).bind(FORGET).fetch_all(&mut *all).await?;
        let old: Vec<String> = old.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?;
        let names: Vec<_> = old.iter().map(|name| [Column::Text(name)]).collect();
        rows::run(all, "DELETE FROM entries WHERE stream IN (", &names, ")").await?;
        rows::run(all, "DELETE FROM streams WHERE stream IN (", &names, ")").await?;
        Ok(old.len() as u64)
    }
}

pub(super) fn info(row: &AnyRow) -> Result<StreamInfo, sqlx::Error> {
    let number = |at: usize| row.try_get::<i64, _>(at).map(|number| number as u64);
    let due_ms: Option<i64> = row.try_get(4)?;
    Ok(StreamInfo {
        stream: row.try_get(0)?,
        length: number(1)?,
        note: row.try_get(2)?,
        at_ms: number(3)?,
        due_ms: due_ms.map(|due_ms| due_ms as u64),
    })
}
