use super::unavailable;
use crate::StoreError;
use sqlx::any::AnyPoolOptions;
use sqlx::{Any, AnyConnection, AnyPool, Executor, Transaction};
use std::time::Duration;

/// How many may read at once.
const READERS: u32 = 4;
const PATIENCE: Duration = Duration::from_secs(10);

/// Two sets of connections, so that no number of readers keeps the writer waiting.
#[derive(Clone, Debug)]
pub(super) struct Database {
    pub(super) kind: DatabaseKind,
    pub(super) readers: AnyPool,
    writer: AnyPool,
}

/// All that differs between the two databases.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum DatabaseKind {
    Sqlite,
    Postgres,
}

impl Database {
    pub(super) async fn open(url: &str, kind: DatabaseKind) -> Result<Database, StoreError> {
        sqlx::any::install_default_drivers();
        let writer = pool(kind, 1).connect(url).await.map_err(unavailable)?;
        let readers = pool(kind, READERS).connect_lazy(url).map_err(unavailable)?;
        Ok(Database { kind, readers, writer })
    }

    /// Begins to write. There is one writer in a process.
    pub(super) async fn write(&self) -> Result<Transaction<'static, Any>, sqlx::Error> {
        self.writer.begin_with(self.kind.begin_to_write()).await
    }

    /// Begins to read what is there now, whatever is written later.
    pub(super) async fn read(&self) -> Result<Transaction<'static, Any>, sqlx::Error> {
        self.readers.begin_with(self.kind.begin_to_read()).await
    }
}

impl DatabaseKind {
    /// SQLite lets one process write at a time, and a transaction that finds out late has to be given up: it asks first.
    fn begin_to_write(self) -> &'static str {
        match self {
            DatabaseKind::Sqlite => "BEGIN IMMEDIATE",
            DatabaseKind::Postgres => "BEGIN ISOLATION LEVEL READ COMMITTED",
        }
    }

    fn begin_to_read(self) -> &'static str {
        match self {
            DatabaseKind::Sqlite => "BEGIN",
            DatabaseKind::Postgres => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
        }
    }

    /// Postgres lets many write; whoever is to change a row holds it. In order of names, nobody waits in a circle.
    pub(super) fn hold(self) -> &'static str {
        match self {
            DatabaseKind::Sqlite => "",
            DatabaseKind::Postgres => "FOR UPDATE",
        }
    }

    fn settings(self) -> &'static [&'static str] {
        match self {
            // A commit is on the disk before it returns. A batch touches a page or two for each of its tables: with the
            // usual limits every other commit would copy the log back into the file.
            DatabaseKind::Sqlite => &[
                "PRAGMA busy_timeout = 10000",
                "PRAGMA journal_mode = WAL",
                "PRAGMA synchronous = FULL",
                "PRAGMA wal_autocheckpoint = 8000",
                "PRAGMA cache_size = -8000",
            ],
            // The same, where somebody switched it off; and the locks of a server that fell silent are released.
            DatabaseKind::Postgres => &[
                "SELECT set_config('synchronous_commit', 'on', false)
                 WHERE current_setting('synchronous_commit') = 'off'",
                "SET lock_timeout = '10s'",
                "SET idle_in_transaction_session_timeout = '60s'",
            ],
        }
    }
}

fn pool(kind: DatabaseKind, connections: u32) -> AnyPoolOptions {
    let options = AnyPoolOptions::new().max_connections(connections).acquire_timeout(PATIENCE);
    options.after_connect(move |connection, _| Box::pin(settle(connection, kind)))
}

async fn settle(connection: &mut AnyConnection, kind: DatabaseKind) -> Result<(), sqlx::Error> {
    for setting in kind.settings() {
        connection.execute(*setting).await?;
    }
    Ok(())
}
