//! What becomes of the file of a store: moved, removed, replaced, copied, looked at by others.

use crate::place::append;
use std::fs;
use std::path::{Path, PathBuf};
use store::{EventStore, SqlStore, StoreError};

async fn some_store(file: &Path) -> SqlStore {
    let store = SqlStore::file(file).await.unwrap();
    store.append(append("a", 0, &["one"])).await.unwrap();
    store
}

fn beside(file: &Path, end: &str) -> PathBuf {
    PathBuf::from(format!("{}{end}", file.display()))
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_acknowledged_while_the_file_is_away() {
    let folder = tempfile::tempdir().unwrap();
    let (file, away) = (folder.path().join("store.db"), folder.path().join("away.db"));
    let store = some_store(&file).await;
    fs::rename(&file, &away).unwrap();
    for _ in 0..2 {
        assert_eq!(store.append(append("a", 1, &["two"])).await, Err(StoreError::Gone));
        assert_eq!(store.put("key", vec![1]).await, Err(StoreError::Gone));
        assert!(!file.exists(), "no new one is begun in its place");
    }
    fs::rename(&away, &file).unwrap();
    // Nobody said whether it was stored, and it was refused before anything was written.
    store.append(append("a", 1, &["two"])).await.unwrap();
    store.put("key", vec![2]).await.unwrap();
    assert_eq!(store.read("a", 0).await.unwrap(), [b"one", b"two"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_was_replaced_is_not_written_to() {
    let folder = tempfile::tempdir().unwrap();
    let (file, other) = (folder.path().join("store.db"), folder.path().join("other.db"));
    let store = some_store(&file).await;
    let another = some_store(&other).await;
    another.close().await.unwrap();
    let before = fs::read(&other).unwrap();
    fs::rename(&other, &file).unwrap();
    for _ in 0..2 {
        assert_eq!(store.append(append("a", 1, &["two"])).await, Err(StoreError::Replaced));
    }
    assert_eq!(fs::read(&file).unwrap(), before, "the other store is as it was");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_journal_that_was_removed_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("store.db");
    let store = some_store(&file).await;
    fs::remove_file(beside(&file, "-wal")).unwrap();
    let error = store.append(append("a", 1, &["two"])).await;
    assert_eq!(error, Err(StoreError::Gone), "nobody knows yet whether it is safe");
    let mut length = store.read("a", 0).await.unwrap().len() as u64;
    assert!(length >= 1, "what was acknowledged is there");
    store.append(append("a", length, &["three"])).await.unwrap();
    length += 1;
    store.close().await.unwrap();
    drop(store);
    let again = SqlStore::file(&file).await.unwrap();
    assert_eq!(again.read("a", 0).await.unwrap().len() as u64, length);
}

/// S17: who copies the one file copies everything.
#[tokio::test(flavor = "multi_thread")]
async fn a_store_that_was_closed_is_one_file() {
    let folder = tempfile::tempdir().unwrap();
    let (file, copy) = (folder.path().join("store.db"), folder.path().join("copy.db"));
    let store = some_store(&file).await;
    assert!(fs::metadata(beside(&file, "-wal")).unwrap().len() > 0, "it lies in the journal first");
    store.close().await.unwrap();
    assert!(!beside(&file, "-wal").exists() && !beside(&file, "-shm").exists());
    assert!(store.append(append("a", 1, &["two"])).await.is_err(), "it is closed");
    fs::copy(&file, &copy).unwrap();
    let copied = SqlStore::file(&copy).await.unwrap();
    assert_eq!(copied.read("a", 0).await.unwrap(), [b"one"]);
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn nobody_else_may_read_the_files() {
    use std::os::unix::fs::PermissionsExt as _;
    use store::{StoreSettings, StoreUser};
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("store.db");
    let store = SqlStore::file_for(&file, StoreSettings::of(StoreUser::OneServer)).await.unwrap();
    store.append(append("a", 0, &["one"])).await.unwrap();
    for end in ["", "-wal", "-shm", "-lock"] {
        let mode = fs::metadata(beside(&file, end)).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{end}");
    }
}
