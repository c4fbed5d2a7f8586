//! Files that are no store, or no whole one, or one of a newer program: said so, and not touched.

use crate::place::{Place, append};
use std::path::{Path, PathBuf};
use store::{SqlStore, StoreError};

async fn refused(file: &Path) -> StoreError {
    let before = std::fs::read(file).unwrap();
    let error = SqlStore::file(file).await.expect_err("it is no store");
    assert_eq!(std::fs::read(file).unwrap(), before, "nothing is written: {error}");
    for end in ["-wal", "-shm", "-journal"] {
        let beside = PathBuf::from(format!("{}{end}", file.display()));
        assert!(!beside.exists(), "nothing lies beside it: {error}");
    }
    error
}

/// A store with one stream, closed in order.
async fn some_store(folder: &Path) -> PathBuf {
    let file = folder.join("store.db");
    let place = Place::File(file.clone());
    let store = place.open().await;
    store.append(append("one", 0, &["a", "b"])).await.unwrap();
    drop(store);
    // One that is closed leaves nothing beside the file.
    place.execute("PRAGMA wal_checkpoint(TRUNCATE)").await;
    place.execute("PRAGMA journal_mode = DELETE").await;
    file
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_a_store_is_left_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let letter = folder.path().join("letter.txt");
    std::fs::write(&letter, "Dear Ada, this is not a store. ".repeat(20)).unwrap();
    assert_eq!(refused(&letter).await, StoreError::Foreign);
    std::fs::write(&letter, "short").unwrap();
    assert_eq!(refused(&letter).await, StoreError::Foreign);

    let other = folder.path().join("other.db");
    std::fs::write(&other, "").unwrap();
    let place = Place::File(other.clone());
    place.execute("CREATE TABLE recipes (name TEXT)").await;
    assert_eq!(refused(&other).await, StoreError::Foreign);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_store_that_is_cut_off_or_newer_is_left_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let file = some_store(folder.path()).await;
    let whole = std::fs::read(&file).unwrap();
    assert!(SqlStore::file(&file).await.is_ok(), "it is one");
    std::fs::write(&file, &whole[..whole.len() / 2]).unwrap();
    let _ = std::fs::remove_file(folder.path().join("store.db-wal"));
    let _ = std::fs::remove_file(folder.path().join("store.db-shm"));
    let error = refused(&file).await;
    assert!(matches!(error, StoreError::Damaged(_)) && error.to_string().contains("backup"), "{error}");

    let mut garbage = whole.clone();
    let end = garbage.len();
    garbage[100..end].fill(0x5a);
    std::fs::write(&file, &garbage).unwrap();
    let error = refused(&file).await;
    assert!(matches!(error, StoreError::Damaged(_)), "{error}");

    std::fs::write(&file, &whole).unwrap();
    Place::File(file.clone()).execute("INSERT INTO schema_version (version) VALUES (99)").await;
    let error = refused(&file).await;
    assert!(matches!(error, StoreError::Newer { found: 99, .. }), "{error}");
}
