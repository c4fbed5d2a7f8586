use std::path::PathBuf;
use std::sync::Arc;
use store::{Append, Backup, MemoryStore, SqlStore, StoreError};

/// Somewhere a store can be opened, more than once.
#[derive(Clone)]
pub(crate) enum Place {
    Memory(Arc<MemoryStore>),
    File(PathBuf),
    Postgres(String),
}

impl Place {
    pub(crate) async fn open(&self) -> Arc<dyn Backup> {
        self.try_open().await.unwrap()
    }

    pub(crate) async fn try_open(&self) -> Result<Arc<dyn Backup>, StoreError> {
        Ok(match self {
            Place::Memory(store) => Arc::clone(store) as Arc<dyn Backup>,
            Place::File(path) => Arc::new(SqlStore::file(path).await?),
            Place::Postgres(url) => Arc::new(SqlStore::postgres(url).await?),
        })
    }

    /// Ends every connection of the database, as its restart would.
    pub(crate) async fn break_connections(&self) {
        if matches!(self, Place::Postgres(_)) {
            let all = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                       WHERE datname = current_database() AND pid <> pg_backend_pid()";
            self.execute(all).await;
        }
    }

    /// Runs a statement past the store.
    pub(crate) async fn execute(&self, sql: &'static str) {
        let url = match self {
            Place::Memory(_) => return,
            Place::File(path) => format!("sqlite://{}", path.to_str().unwrap()),
            Place::Postgres(url) => url.clone(),
        };
        sqlx::any::install_default_drivers();
        let pool = sqlx::AnyPool::connect(&url).await.unwrap();
        sqlx::query(sql).execute(&pool).await.unwrap();
        pool.close().await;
    }
}

pub(crate) fn append(stream: &str, expected: u64, entries: &[&str]) -> Append {
    let entries = entries.iter().map(|entry| entry.as_bytes().to_vec()).collect();
    Append {
        stream: stream.into(),
        expected,
        entries,
        note: format!("about {stream}"),
        at_ms: 1_000,
        due_ms: None,
    }
}

pub(crate) async fn texts(store: &dyn Backup, stream: &str) -> Vec<String> {
    let entries = store.read(stream, 0).await.unwrap();
    entries.into_iter().map(|entry| String::from_utf8(entry).unwrap()).collect()
}
