mod backup;
mod connections;
mod database;
mod events;
mod file;
mod inspect;
mod ownership;
mod rows;
mod schema;
mod writer;

use crate::{StoreError, StoreSettings, StoreUser};
use database::{Database, DatabaseKind};
use file::StoreFile;
use ownership::Identity;
use std::path::Path;
use writer::Writer;

/// A store in a database: an SQLite file or a Postgres server. Both speak the same statements. Its writer is a task of
/// the runtime that opens it.
#[derive(Debug)]
pub struct SqlStore {
    database: Database,
    writer: Writer,
    /// The version of the schema. A reader may find an older one than this program makes.
    schema: i64,
    /// Which of several servers uses it.
    identity: Identity,
}

impl SqlStore {
    /// An SQLite file, made if it is not there, for a tool beside its server. One that is not a store of this program is
    /// not touched.
    pub async fn file(file: &Path) -> Result<SqlStore, StoreError> {
        SqlStore::file_for(file, StoreSettings::default()).await
    }

    /// The same for anybody. An SQLite file serves one server.
    pub async fn file_for(file: &Path, settings: StoreSettings) -> Result<SqlStore, StoreError> {
        let path = file.to_str().ok_or(StoreError::Refused("the name of the file is no text"))?;
        let escaped = path.replace('%', "%25").replace('?', "%3F").replace('#', "%23");
        let url = format!("sqlite://{escaped}");
        inspect::inspect(file, &url).await?;
        let opened = StoreFile::open(file, settings.user)?;
        let database = Database::new(format!("{url}?mode=rw"), DatabaseKind::Sqlite, Some(opened), settings);
        SqlStore::open(database, settings.user).await
    }

    /// A Postgres database, by its `postgres://` address, for a tool beside its servers.
    pub async fn postgres(url: &str) -> Result<SqlStore, StoreError> {
        SqlStore::postgres_for(url, StoreSettings::default()).await
    }

    /// The same for anybody.
    pub async fn postgres_for(url: &str, settings: StoreSettings) -> Result<SqlStore, StoreError> {
        let database = Database::new(url.to_owned(), DatabaseKind::Postgres, None, settings);
        SqlStore::open(database, settings.user).await
    }

    async fn open(database: Database, user: StoreUser) -> Result<SqlStore, StoreError> {
        let schema = match user {
            StoreUser::Reader => schema::found(&database).await?,
            _ => schema::migrate(&database).await?,
        };
        let identity = Identity::default();
        let writer = Writer::start(database.clone(), identity.clone());
        Ok(SqlStore { database, writer, schema, identity })
    }
}

/// Times and lengths as a database holds them. Whatever is later than that is never.
fn number(value: u64) -> i64 {
    i64::try_from(value).unwrap_or(i64::MAX)
}

#[expect(clippy::needless_pass_by_value, reason = "it is what `map_err` hands over")]
fn unavailable(error: sqlx::Error) -> StoreError {
    let why = error.to_string();
    // What SQLite says of a file whose pages make no sense.
    let is_damaged = why.contains("disk image is malformed") || why.contains("file is not a database");
    if is_damaged { StoreError::Damaged(why) } else { StoreError::Unavailable(why) }
}
