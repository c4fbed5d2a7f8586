use super::connections::{ConnectionSet, HeldConnection, within};
use super::file::{FileIdentity, StoreFile};
use super::unavailable;
use crate::{StoreError, StoreSettings, StoreUser};
use sqlx::{AnyConnection, AssertSqlSafe, Connection as _, Executor as _, Row as _};
use std::hash::{BuildHasher as _, RandomState};
use std::sync::Arc;
use std::time::Duration;

/// How many may read at once.
const READERS: u32 = 4;
/// How often a lock is tried that an old connection of this very server may hold for a moment more.
const LOCK_PAUSE: Duration = Duration::from_millis(100);
const LOCK_TRIES: u32 = 10;
/// How long to wait for others who open the same new file.
const BUSY_PAUSE: Duration = Duration::from_millis(5);
/// What SQLite answers while somebody else has the file.
const SQLITE_BUSY: &str = "5";

/// Two sets of connections, so that no number of readers keeps the writer waiting.
#[derive(Clone, Debug)]
pub(super) struct Database {
    pub(super) kind: DatabaseKind,
    readers: Arc<ConnectionSet>,
    writer: Arc<ConnectionSet>,
}

/// All that differs between the two databases.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum DatabaseKind {
    Sqlite,
    Postgres,
}

/// What a connection is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ConnectionKind {
    Writer,
    Reader,
}

/// Where connections lead.
#[derive(Debug)]
pub(super) struct Target {
    url: String,
    pub(super) kind: DatabaseKind,
    pub(super) settings: StoreSettings,
    file: Option<StoreFile>,
    /// Tells the connections of this process from all others.
    name: String,
}

impl Database {
    pub(super) fn new(
        url: String,
        kind: DatabaseKind,
        file: Option<StoreFile>,
        settings: StoreSettings,
    ) -> Database {
        sqlx::any::install_default_drivers();
        let name = format!("magnat {:016x}", RandomState::new().hash_one(std::process::id()));
        let target = Arc::new(Target { url, kind, settings, file, name });
        let readers = ConnectionSet::new(Arc::clone(&target), ConnectionKind::Reader, READERS);
        Database { kind, readers, writer: ConnectionSet::new(target, ConnectionKind::Writer, 1) }
    }

    /// Begins to write. There is one writer in a process.
    pub(super) async fn write(&self) -> Result<HeldConnection, StoreError> {
        let mut line = self.writer.take().await?;
        line.begin(self.kind.begin_to_write()).await?;
        Ok(line)
    }

    /// Begins to read what is there now, whatever is written later.
    pub(super) async fn read(&self) -> Result<HeldConnection, StoreError> {
        let mut line = self.readers.take().await?;
        line.begin(self.kind.begin_to_read()).await?;
        Ok(line)
    }

    /// A connection for one question.
    pub(super) async fn ask(&self) -> Result<HeldConnection, StoreError> {
        self.readers.take().await
    }

    /// Lets everybody finish and closes all connections. The one file of an SQLite store then holds everything.
    pub(super) async fn close(&self) -> Result<(), StoreError> {
        self.readers.close().await;
        if self.kind == DatabaseKind::Sqlite {
            let mut line = self.writer.take().await?;
            within(line.deadline, line.execute("PRAGMA wal_checkpoint(TRUNCATE)")).await?;
            line.keep();
        }
        self.writer.close().await;
        Ok(())
    }
}

impl Target {
    /// Whether the store is still where it was.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        self.file.as_ref().map_or(Ok(()), StoreFile::check)
    }

    pub(super) fn journal(&self) -> Option<FileIdentity> {
        self.file.as_ref().and_then(StoreFile::journal)
    }

    pub(super) async fn connect(
        &self,
        line: ConnectionKind,
        again: bool,
    ) -> Result<AnyConnection, StoreError> {
        let mut connection = AnyConnection::connect(&self.url).await.map_err(unavailable)?;
        for setting in self.kind.settings(&self.settings) {
            set(&mut connection, setting).await?;
        }
        if self.kind == DatabaseKind::Postgres && line == ConnectionKind::Writer {
            self.become_writer(&mut connection, again).await?;
        }
        Ok(connection)
    }

    /// There is one writer: one of before that the database still waits for is ended there, and with it whatever it holds.
    /// The lock of a server lives as long as the connection of its writer.
    async fn become_writer(&self, connection: &mut AnyConnection, again: bool) -> Result<(), StoreError> {
        let name = &self.name;
        let set = format!("SET application_name = '{name}'");
        connection.execute(AssertSqlSafe(set)).await.map_err(unavailable)?;
        if again {
            let end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                       WHERE application_name = $1 AND pid <> pg_backend_pid()";
            sqlx::query(end).bind(name.clone()).fetch_all(&mut *connection).await.map_err(unavailable)?;
        }
        let lock = match self.settings.user {
            StoreUser::Reader | StoreUser::Tool => return Ok(()),
            StoreUser::OneServer => "pg_try_advisory_lock",
            StoreUser::SharedServer => "pg_try_advisory_lock_shared",
        };
        let lock = format!("SELECT {lock}(hashtext('magnat server'), hashtext(current_schema()))");
        for _ in 0..LOCK_TRIES {
            let row = sqlx::query(AssertSqlSafe(lock.clone())).fetch_one(&mut *connection).await;
            if row.and_then(|row| row.try_get(0)).map_err(unavailable)? {
                return Ok(());
            }
            tokio::time::sleep(LOCK_PAUSE).await;
        }
        Err(StoreError::InUse("start with --shared"))
    }
}

/// SQLite does not wait for others while a new file becomes one with a journal: of two who want that, it refuses one at
/// once, whatever its `busy_timeout`. The caller's deadline ends the tries.
async fn set(connection: &mut AnyConnection, setting: String) -> Result<(), StoreError> {
    loop {
        match connection.execute(AssertSqlSafe(setting.as_str())).await {
            Ok(_) => return Ok(()),
            Err(sqlx::Error::Database(error)) if error.code().as_deref() == Some(SQLITE_BUSY) => {
                tokio::time::sleep(BUSY_PAUSE).await;
            }
            Err(error) => return Err(unavailable(error)),
        }
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

    /// What a transaction begins with that may take longer than those of players.
    pub(super) fn take_your_time(self) -> &'static str {
        match self {
            DatabaseKind::Sqlite => "",
            DatabaseKind::Postgres => {
                "SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = '60s';
                 SET LOCAL idle_in_transaction_session_timeout = '10min'"
            }
        }
    }

    fn settings(self, settings: &StoreSettings) -> Vec<String> {
        let limit_ms = settings.transaction.as_millis();
        match self {
            // Whoever only looks leaves the file as it is.
            DatabaseKind::Sqlite if settings.user == StoreUser::Reader => {
                vec![format!("PRAGMA busy_timeout = {limit_ms}")]
            }
            // A commit is on the disk before it returns. A batch touches a page or two for each of its tables: with the
            // usual limits every other commit would copy the log back into the file.
            DatabaseKind::Sqlite => vec![
                format!("PRAGMA busy_timeout = {limit_ms}"),
                "PRAGMA journal_mode = WAL".to_owned(),
                "PRAGMA synchronous = FULL".to_owned(),
                "PRAGMA wal_autocheckpoint = 8000".to_owned(),
                "PRAGMA cache_size = -8000".to_owned(),
            ],
            // The same, where somebody switched it off. And the database gives up what this program has given up, so
            // that the locks of a line that fell silent are released. The driver has no such setting for its own end of
            // the line; there the limits of this program hold alone.
            DatabaseKind::Postgres => vec![
                "SELECT set_config('synchronous_commit', 'on', false)
                 WHERE current_setting('synchronous_commit') = 'off'"
                    .to_owned(),
                format!(
                    "SELECT set_config(name, '{limit_ms}', false) FROM pg_settings WHERE name IN
                     ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'tcp_user_timeout')"
                ),
                "SELECT set_config(name, '3', false) FROM pg_settings WHERE name IN
                 ('tcp_keepalives_idle', 'tcp_keepalives_interval', 'tcp_keepalives_count')"
                    .to_owned(),
            ],
        }
    }
}
