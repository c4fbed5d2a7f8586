use super::database::{Database, DatabaseKind};
use super::inspect::has_our_tables;
use super::unavailable;
use crate::StoreError;
use sqlx::{AnyConnection, AssertSqlSafe, Row};

/// What each version of the schema adds: version n is `MIGRATIONS[n - 1]`. A released one never changes. `NAME` is a
/// text that is ordered by its bytes, `BYTES` a byte string, and `BY KEY` a table that lies in the order of its key;
/// each database has its own words for them.
const MIGRATIONS: &[&[&str]] = &[FIRST, SET_ASIDE, OWNERS];

/// The version that brought this.
const ASIDE_SINCE: i64 = 2;

const SET_ASIDE: &[&str] = &[
    "ALTER TABLE streams ADD COLUMN aside_ms BIGINT",
    "CREATE INDEX streams_by_aside ON streams (aside_ms) WHERE aside_ms IS NOT NULL",
];

/// Who serves what, where several servers share a database. An SQLite file has one server, and these stay empty.
const OWNERS: &[&str] = &[
    "CREATE TABLE nodes (
        node NAME PRIMARY KEY,
        epoch BIGINT NOT NULL,
        address TEXT NOT NULL,
        key TEXT NOT NULL,
        until_ms BIGINT NOT NULL,
        renewed_ms BIGINT NOT NULL
    )",
    "CREATE TABLE claims (stream NAME PRIMARY KEY, node NAME NOT NULL, epoch BIGINT NOT NULL)",
    "CREATE INDEX claims_by_node ON claims (node, epoch)",
];

const FIRST: &[&str] = &[
    "CREATE TABLE streams (
        stream NAME PRIMARY KEY,
        length BIGINT NOT NULL,
        note TEXT NOT NULL,
        at_ms BIGINT NOT NULL,
        due_ms BIGINT
    )",
    "CREATE INDEX streams_by_time ON streams (at_ms)",
    "CREATE INDEX streams_by_due ON streams (due_ms) WHERE due_ms IS NOT NULL",
    "CREATE TABLE entries (
        stream NAME NOT NULL,
        seq BIGINT NOT NULL,
        bytes BYTES NOT NULL,
        PRIMARY KEY (stream, seq)
    ) BY KEY",
    "CREATE TABLE kept_values (key NAME PRIMARY KEY, value BYTES NOT NULL)",
];

/// Brings the schema up to date, one version after the other, all or none. Two servers may start at once: the second
/// waits and finds the work done.
pub(super) async fn migrate(database: &Database) -> Result<i64, StoreError> {
    let mut all = database.write().await?;
    execute(&mut all, database.kind.take_your_time()).await?;
    if database.kind == DatabaseKind::Postgres {
        execute(&mut all, "SELECT pg_advisory_xact_lock(hashtext('magnat schema'))").await?;
    }
    if database.kind == DatabaseKind::Sqlite {
        has_our_tables(&mut all).await?;
    }
    execute(&mut all, "CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)").await?;
    let found = known_version(&mut all).await?;
    for (version, statements) in (1_i64..).zip(MIGRATIONS).filter(|(version, _)| *version > found) {
        for statement in *statements {
            execute(&mut all, &in_words_of(database.kind, statement)).await?;
        }
        let insert = sqlx::query("INSERT INTO schema_version (version) VALUES ($1)").bind(version);
        insert.execute(&mut *all).await.map_err(unavailable)?;
    }
    all.commit().await?;
    Ok(MIGRATIONS.len() as i64)
}

/// The version of the schema as it is.
pub(super) async fn found(database: &Database) -> Result<i64, StoreError> {
    let mut line = database.ask().await?;
    let found = known_version(&mut line).await?;
    line.keep();
    Ok(found)
}

/// All streams after one, so many at a time.
pub(super) fn list(schema: i64) -> &'static str {
    if schema < ASIDE_SINCE {
        "SELECT stream, length, note, at_ms, due_ms, CAST(NULL AS BIGINT) FROM streams
         WHERE stream > $1 ORDER BY stream LIMIT $2"
    } else {
        "SELECT stream, length, note, at_ms, due_ms, aside_ms FROM streams
         WHERE stream > $1 ORDER BY stream LIMIT $2"
    }
}

/// The version of the schema, if this program knows it; 0 before there is any.
pub(super) async fn known_version(connection: &mut AnyConnection) -> Result<i64, StoreError> {
    let found = sqlx::query("SELECT version FROM schema_version ORDER BY version DESC LIMIT 1");
    let found = found.fetch_optional(connection).await.map_err(unavailable)?;
    let found: i64 = found.map_or(Ok(0), |row| row.try_get(0)).map_err(unavailable)?;
    let known = MIGRATIONS.len() as i64;
    if found > known { Err(StoreError::Newer { found, known }) } else { Ok(found) }
}

fn in_words_of(kind: DatabaseKind, statement: &str) -> String {
    let (name, bytes, by_key) = match kind {
        DatabaseKind::Sqlite => ("TEXT", "BLOB", "WITHOUT ROWID"),
        DatabaseKind::Postgres => ("TEXT COLLATE \"C\"", "BYTEA", ""),
    };
    statement.replace("NAME", name).replace("BYTES", bytes).replace("BY KEY", by_key)
}

async fn execute(connection: &mut AnyConnection, sql: &str) -> Result<(), StoreError> {
    let query = sqlx::raw_sql(AssertSqlSafe(sql.to_owned()));
    query.execute(connection).await.map_err(unavailable)?;
    Ok(())
}
