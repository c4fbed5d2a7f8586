//! S4: one server per store, unless all of them say that they are several.

use crate::place::append;
use std::time::Duration;
use store::{EventStore as _, SqlStore, StoreError, StoreSettings, StoreUser};
use testkit::{FragileLine, Postgres};
use tokio::time::{Instant, sleep};

const PATIENCE: Duration = Duration::from_secs(60);

/// Opens until nobody is in the way any more.
async fn opens(open: impl AsyncFn() -> Result<SqlStore, StoreError>) -> SqlStore {
    let begun = Instant::now();
    loop {
        match open().await {
            Ok(store) => return store,
            Err(StoreError::InUse(_)) => assert!(begun.elapsed() < PATIENCE, "it stays in use"),
            Err(other) => panic!("{other}"),
        }
        sleep(Duration::from_millis(20)).await;
    }
}

fn in_use(opened: Result<SqlStore, StoreError>) -> String {
    match opened {
        Err(error @ StoreError::InUse(_)) => error.to_string(),
        other => panic!("{other:?}"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_has_one_server() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("store.db");
    let as_server = async || SqlStore::file_for(&file, StoreSettings::of(StoreUser::OneServer)).await;
    let first = as_server().await.unwrap();
    first.append(append("a", 0, &["one"])).await.unwrap();
    let told = in_use(as_server().await);
    assert!(told.starts_with("another server uses this store; stop it, or"), "{told}");
    let link = folder.path().join("link.db");
    std::os::unix::fs::symlink(&file, &link).unwrap();
    in_use(SqlStore::file_for(&link, StoreSettings::of(StoreUser::OneServer)).await);
    let tool = SqlStore::file(&file).await.unwrap();
    assert_eq!(tool.read("a", 0).await.unwrap(), [b"one"], "a backup of a running store");
    drop(first);
    opens(as_server).await.append(append("a", 1, &["two"])).await.unwrap();
}

#[test]
fn a_database_has_one_server_or_several_that_know_it() {
    let server = Postgres::start();
    let url = server.schema("alone");
    let open = async |user| SqlStore::postgres_for(&url, StoreSettings::of(user)).await;
    crate::run(async {
        let first = open(StoreUser::OneServer).await.unwrap();
        first.append(append("a", 0, &["one"])).await.unwrap();
        for user in [StoreUser::OneServer, StoreUser::SharedServer] {
            let told = in_use(open(user).await);
            assert_eq!(told, "another server uses this store; stop it, or start with --shared");
        }
        assert_eq!(open(StoreUser::Tool).await.unwrap().read("a", 0).await.unwrap(), [b"one"]);
        let elsewhere = server.schema("another_store");
        SqlStore::postgres_for(&elsewhere, StoreSettings::of(StoreUser::OneServer)).await.unwrap();
        drop(first);
        let one = opens(async || open(StoreUser::SharedServer).await).await;
        let other = open(StoreUser::SharedServer).await.unwrap();
        one.append(append("a", 1, &["two"])).await.unwrap();
        other.append(append("a", 2, &["three"])).await.unwrap();
        in_use(open(StoreUser::OneServer).await);
    });
}

/// The database still waits for the line that died, and with it for the lock. It is the server's own.
#[test]
fn a_server_takes_its_own_lock_back() {
    let server = Postgres::start();
    let line = FragileLine::to(server.port());
    let direct = server.schema("own_lock");
    let through = line.through(&direct, server.port());
    crate::run(async {
        let alone = StoreSettings::of(StoreUser::OneServer);
        let store = SqlStore::postgres_for(&through, alone).await.unwrap();
        store.append(append("a", 0, &["one"])).await.unwrap();
        line.forget_open();
        store.append(append("a", 1, &["two"])).await.unwrap();
        in_use(SqlStore::postgres_for(&direct, alone).await);
    });
}
