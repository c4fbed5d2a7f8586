//! A look at a file before anything is written to it: it may not be ours, or not be whole.

use super::{schema, unavailable};
use crate::StoreError;
use sqlx::{AnyConnection, Connection as _, Row as _};
use std::io::Read as _;
use std::path::Path;

/// How an SQLite file begins, and how much of its beginning says what it is.
const MAGIC: &[u8] = b"SQLite format 3\0";
const HEAD: usize = 100;

/// Refuses a file that is no store of this program's, or none it can use. A new one, or an empty one, may become one.
pub(super) async fn inspect(path: &Path, url: &str) -> Result<(), StoreError> {
    let Ok(mut file) = std::fs::File::open(path) else { return Ok(()) };
    let mut head = Vec::new();
    let unreadable = |error: std::io::Error| StoreError::Unavailable(error.to_string());
    file.by_ref().take(HEAD as u64).read_to_end(&mut head).map_err(unreadable)?;
    if head.is_empty() {
        return Ok(());
    }
    if head.len() < HEAD || !head.starts_with(MAGIC) {
        return Err(StoreError::Foreign);
    }
    // Somebody may be writing to it at this moment. Then it is looked at once it is open.
    let journal = path.as_os_str().to_owned().into_string().map(|path| format!("{path}-wal"));
    if journal.is_ok_and(|journal| std::fs::metadata(journal).is_ok_and(|journal| journal.len() > 0)) {
        return Ok(());
    }
    let length = file.metadata().map_err(unreadable)?.len();
    let promised = length_in(&head);
    if length < promised {
        return Err(StoreError::Damaged(format!("it has {length} bytes and should have {promised}")));
    }
    sqlx::any::install_default_drivers();
    let url = format!("{url}?mode=ro&immutable=true");
    let damaged = |error: sqlx::Error| StoreError::Damaged(error.to_string());
    let mut looking = AnyConnection::connect(&url).await.map_err(damaged)?;
    if has_our_tables(&mut looking).await? {
        schema::known_version(&mut looking).await?;
    }
    looking.close().await.map_err(damaged)
}

/// Whether a file has the tables of a store, or none yet. One that has others belongs to somebody else.
pub(super) async fn has_our_tables(connection: &mut AnyConnection) -> Result<bool, StoreError> {
    let tables = sqlx::query("SELECT name FROM sqlite_master WHERE type = 'table'");
    let tables = tables.fetch_all(connection).await.map_err(unavailable)?;
    let tables: Vec<String> = tables.iter().filter_map(|row| row.try_get(0).ok()).collect();
    let is_ours =
        ["schema_version", "streams", "entries"].iter().all(|name| tables.iter().any(|it| it == name));
    if is_ours || tables.is_empty() { Ok(is_ours) } else { Err(StoreError::Foreign) }
}

/// How long the file was when it was written last, by its own word.
fn length_in(head: &[u8]) -> u64 {
    let number = |at: usize| u32::from_be_bytes(head[at..at + 4].try_into().expect("four bytes"));
    let page = match u16::from_be_bytes([head[16], head[17]]) {
        1 => 65_536,
        size => u64::from(size),
    };
    // Older programs than SQLite 3.7 do not keep the number of pages; then these two differ.
    if number(24) == number(92) { page * u64::from(number(28)) } else { 0 }
}
