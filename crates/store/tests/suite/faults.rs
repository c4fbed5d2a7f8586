//! Disks that are full, lines that are dead, databases that hang: what was acknowledged stays, and writing goes on by
//! itself once the cause is gone.

use crate::place::append;
use std::time::Duration;
use store::{EventStore, SqlStore, StoreError, StoreSettings};
use testkit::{FragileLine, Postgres, SmallDisk};
use tokio::signal::unix::{SignalKind, signal};
use tokio::time::{Instant, sleep, timeout};

/// Far longer than anything here takes, on the busiest machine.
const PATIENCE: Duration = Duration::from_secs(120);
/// The signal for a file that gets too long; it ends a program that does not take it.
const SIGXFSZ: i32 = 25;

/// Half the usual limits, so that there is less to wait for.
fn impatient() -> StoreSettings {
    let usual = StoreSettings::default();
    StoreSettings {
        transaction: usual.transaction / 2,
        connect: usual.connect / 2,
        sign_of_life: usual.sign_of_life / 2,
        ..usual
    }
}

/// One stream, and what was acknowledged of it.
struct Diary<'a> {
    store: &'a dyn EventStore,
    acknowledged: Vec<Vec<u8>>,
    entries: u32,
}

impl Diary<'_> {
    fn of(store: &dyn EventStore) -> Diary<'_> {
        Diary { store, acknowledged: Vec::new(), entries: 0 }
    }

    /// Appends one entry of about so many bytes.
    async fn write(&mut self, bytes: usize) -> Result<(), StoreError> {
        self.entries += 1;
        let entry = format!("{} {}", self.entries, "x".repeat(bytes));
        let append = append("diary", self.acknowledged.len() as u64, &[&entry]);
        let answer = timeout(PATIENCE, self.store.append(append)).await.expect("every append has an answer");
        match answer {
            Ok(()) => self.acknowledged.push(entry.into_bytes()),
            // Nobody knew whether it was stored; now it is known.
            Err(StoreError::Conflict { .. }) => self.read_again().await,
            Err(_) => {}
        }
        answer
    }

    async fn read_again(&mut self) {
        let stored = self.store.read("diary", 0).await.unwrap();
        assert_eq!(stored[..self.acknowledged.len()], self.acknowledged, "what was acknowledged is there");
        self.acknowledged = stored;
    }

    /// Writes until it works again.
    async fn goes_on(&mut self) {
        let begun = Instant::now();
        while let Err(error) = self.write(10).await {
            assert!(begun.elapsed() < PATIENCE, "it does not heal: {error}");
            sleep(Duration::from_millis(50)).await;
        }
    }

    /// Writes until it does not work any more.
    async fn breaks(&mut self, bytes: usize) -> StoreError {
        for _ in 0..10_000 {
            if let Err(error) = self.write(bytes).await {
                return error;
            }
        }
        panic!("nothing breaks");
    }

    async fn is_whole(&self) {
        assert_eq!(self.store.read("diary", 0).await.unwrap(), self.acknowledged);
    }
}

/// S2: the writer used to be left inside a transaction that could neither go on nor end.
#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_is_survived() {
    let _taken = signal(SignalKind::from_raw(SIGXFSZ)).unwrap();
    let disk = SmallDisk::new(2_048);
    let store = SqlStore::file(&disk.path().join("store.db")).await.unwrap();
    let mut diary = Diary::of(&store);
    for _ in 0..3 {
        diary.goes_on().await;
        disk.fill(std::process::id());
        let error = diary.breaks(2_000).await;
        assert!(matches!(error, StoreError::Unavailable(_)), "{error}");
        assert!(store.put("key", vec![1; 100_000]).await.is_err());
        disk.empty(std::process::id());
        diary.goes_on().await;
        diary.is_whole().await;
        store.put("key", vec![2]).await.unwrap();
    }
    assert_eq!(store.get("key").await.unwrap(), Some(vec![2]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_store_on_a_disk_that_cannot_be_written_to_is_named_at_once() {
    let disk = SmallDisk::new(2_048);
    let file = disk.path().join("store.db");
    let store = SqlStore::file(&file).await.unwrap();
    store.append(append("a", 0, &["one"])).await.unwrap();
    store.close().await.unwrap();
    drop(store);
    if disk.is_mounted() {
        disk.write_protect();
    } else {
        // For anybody but root, a file without leave to write is enough.
        let mut leave = std::fs::metadata(&file).unwrap().permissions();
        leave.set_readonly(true);
        std::fs::set_permissions(&file, leave).unwrap();
    }
    let error = SqlStore::file(&file).await.expect_err("it cannot be written to").to_string();
    assert!(error.contains("Read-only") || error.contains("denied"), "{error}");
    assert_eq!(error.lines().count(), 1);
}

/// S3: connections that are open swallow what they are given, as behind a firewall that has forgotten them.
#[test]
fn a_dead_line_is_replaced() {
    let server = Postgres::start();
    let line = FragileLine::to(server.port());
    let url = line.through(&server.schema("dead_line"), server.port());
    crate::run(async {
        let store = SqlStore::postgres_for(&url, impatient()).await.unwrap();
        let mut diary = Diary::of(&store);
        for _ in 0..2 {
            diary.goes_on().await;
            diary.is_whole().await;
            line.forget_open();
            // Nothing was under way, so nobody even hears of it.
            diary.write(10).await.unwrap();
            diary.is_whole().await;
            assert_eq!(store.list("", 9).await.unwrap().len(), 1);
        }
        line.go_dead();
        let error = diary.breaks(10).await;
        assert!(matches!(error, StoreError::Unavailable(_)), "{error}");
        assert!(store.read("diary", 0).await.is_err(), "readers have a limit too");
        assert!(store.put("key", vec![1]).await.is_err());
        line.heal();
        diary.goes_on().await;
        diary.is_whole().await;
    });
}

/// Lines that die in the middle of transactions: the database goes on holding what they held, and nobody tells it.
#[test]
fn lines_that_die_while_they_are_used_are_replaced() {
    let server = Postgres::start();
    let line = FragileLine::to(server.port());
    let url = line.through(&server.schema("dying_lines"), server.port());
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let store = SqlStore::postgres_for(&url, impatient()).await.unwrap();
        let mut diary = Diary::of(&store);
        for round in 0..4 {
            let killer = async {
                sleep(Duration::from_millis(3 + 7 * round)).await;
                line.forget_open();
            };
            let writer = async {
                for _ in 0..20 {
                    diary.goes_on().await;
                }
            };
            tokio::join!(killer, writer);
        }
        diary.is_whole().await;
    });
}

#[test]
fn a_database_that_hangs_is_waited_for_with_a_limit() {
    let server = Postgres::start();
    let url = server.schema("hangs");
    crate::run(async {
        let store = SqlStore::postgres_for(&url, impatient()).await.unwrap();
        let mut diary = Diary::of(&store);
        diary.goes_on().await;
        let hanging = server.stop();
        let error = diary.breaks(10).await;
        assert!(matches!(error, StoreError::Unavailable(_)), "{error}");
        drop(hanging);
        diary.goes_on().await;
        diary.is_whole().await;
    });
}

#[test]
fn a_database_that_only_reads_for_a_while_is_written_to_again() {
    let server = Postgres::start();
    let url = server.schema("only_reads");
    let only_reads = |on: &str| {
        server.execute(&format!("ALTER SYSTEM SET default_transaction_read_only = {on}"));
        server.execute("SELECT pg_reload_conf()");
    };
    crate::run(async {
        let store = SqlStore::postgres_for(&url, impatient()).await.unwrap();
        let mut diary = Diary::of(&store);
        diary.goes_on().await;
        only_reads("on");
        let error = diary.breaks(10).await.to_string();
        assert!(error.contains("read-only"), "{error}");
        diary.is_whole().await;
        only_reads("off");
        diary.goes_on().await;
        diary.is_whole().await;
    });
}

/// S17: the cause, at once, and not that something was waited for in vain.
#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_is_not_there_is_named_with_the_cause() {
    let error =
        SqlStore::postgres("postgres://ada:hush@127.0.0.1:1/none").await.expect_err("nobody is there");
    let error = error.to_string();
    assert!(error.contains("refused") && !error.contains("hush") && error.lines().count() == 1, "{error}");
}
