//! Faults of the store under a running server, while people play: it tells the truth about itself, acknowledges nothing it
//! could not store, and goes on by itself once the cause is gone.

use crate::crash::{Crowd, check_store};
use crate::host::Host;
use crate::wire;
use anyhow::{Context as _, Result, ensure};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use store::SqlStore;
use testkit::{FragileLine, Postgres, SmallDisk, limit_files};
use tokio::task::spawn_blocking;
use tokio::time::{Instant, sleep};

/// Far more than the server may take to notice a fault, or its end, also on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);
/// What was acknowledged before the fault may still be on its way for so long.
const ON_ITS_WAY: Duration = Duration::from_secs(1);
/// How long a fault lasts after it was noticed.
const LASTS: Duration = Duration::from_secs(3);
/// How many acts are acknowledged before anything goes wrong.
const ACTS_BEFORE: usize = 50;
const DISK_KILOBYTES: u32 = 32 * 1024;

/// What can happen to a store.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StoreFault {
    /// The disk of the SQLite file is full.
    FullDisk,
    /// The system lets the server write no longer files.
    FileLimit,
    /// The SQLite file is taken away.
    FileGone,
    /// The lines to Postgres swallow whatever they are given, new ones too.
    DeadLine,
    /// Postgres stands still.
    HungDatabase,
}

impl StoreFault {
    pub const ALL: [StoreFault; 5] = [
        StoreFault::FullDisk,
        StoreFault::FileLimit,
        StoreFault::FileGone,
        StoreFault::DeadLine,
        StoreFault::HungDatabase,
    ];
}

/// How a server came through a fault.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FaultReport {
    pub fault: StoreFault,
    /// From the begin of the fault until the server said that it was not ready.
    pub noticed_ms: u64,
    /// From the end of the fault until it was ready again, and until every table had made a step.
    pub ready_ms: u64,
    pub played_ms: u64,
    pub acknowledged: usize,
    /// The lines of the log that warn or tell of an error.
    pub complaints: usize,
}

/// Plays at `tables` tables while this happens to the store of their server.
pub async fn run(program: &Path, fault: StoreFault, tables: usize, seed: u64) -> Result<FaultReport> {
    let folder = tempfile::tempdir()?;
    let log = folder.path().join("log");
    match fault {
        StoreFault::FullDisk => {
            let disk = SmallDisk::new(DISK_KILOBYTES);
            let file = disk.path().join("siege.db");
            let siege = Siege::lay(program, On::File(file), log, tables, seed).await?;
            let server = siege.process()?;
            siege.endure(fault, || disk.fill(server), || disk.empty(server)).await
        }
        StoreFault::FileLimit => {
            let file = folder.path().join("siege.db");
            let siege = Siege::lay(program, On::File(file), log, tables, seed).await?;
            let server = siege.process()?;
            let (less, more) = (|| limit_files(server, "1:"), || limit_files(server, "unlimited:"));
            siege.endure(fault, less, more).await
        }
        StoreFault::FileGone => {
            let (file, away) = (folder.path().join("siege.db"), folder.path().join("away.db"));
            let siege = Siege::lay(program, On::File(file.clone()), log, tables, seed).await?;
            let rename = |from: &Path, to: &Path| std::fs::rename(from, to).expect("a file can be renamed");
            siege.endure(fault, || rename(&file, &away), || rename(&away, &file)).await
        }
        StoreFault::DeadLine => {
            let postgres = spawn_blocking(Postgres::start).await?;
            let line = FragileLine::to(postgres.port());
            let url = postgres.schema("siege");
            let on = On::Database { told: line.through(&url, postgres.port()), direct: url };
            let siege = Siege::lay(program, on, log, tables, seed).await?;
            siege.endure(fault, || line.go_dead(), || line.heal()).await
        }
        StoreFault::HungDatabase => {
            let postgres = spawn_blocking(Postgres::start).await?;
            let url = postgres.schema("siege");
            let on = On::Database { told: url.clone(), direct: url };
            let siege = Siege::lay(program, on, log, tables, seed).await?;
            let stopped = std::cell::RefCell::new(None);
            let (stop, go_on) = (|| drop(stopped.replace(Some(postgres.stop()))), || drop(stopped.take()));
            siege.endure(fault, stop, go_on).await
        }
    }
}

/// Where the store is.
enum On {
    File(PathBuf),
    /// As the server is told, and as it is reached in any case.
    Database {
        told: String,
        direct: String,
    },
}

/// A server with people who play at it.
struct Siege {
    host: Host,
    on: On,
    log: PathBuf,
    crowd: Arc<Crowd>,
}

impl Siege {
    async fn lay(program: &Path, on: On, log: PathBuf, tables: usize, seed: u64) -> Result<Siege> {
        let (flag, place) = match &on {
            On::File(file) => ("--data", file.to_str().context("the path is no text")?),
            On::Database { told, .. } => ("--database-url", told.as_str()),
        };
        let host = Host::start_with_log(program, &[flag, place], &log).await?;
        let crowd = Crowd::gather(&host, tables, seed).await?;
        let begun = Instant::now();
        while crowd.acknowledged() < ACTS_BEFORE {
            ensure!(begun.elapsed() < PATIENCE, "nobody plays");
            sleep(Duration::from_millis(20)).await;
        }
        Ok(Siege { host, on, log, crowd })
    }

    fn process(&self) -> Result<u32> {
        self.host.process().context("the server runs")
    }

    async fn endure(
        mut self,
        fault: StoreFault,
        begin: impl FnOnce(),
        end: impl FnOnce(),
    ) -> Result<FaultReport> {
        let begun = Instant::now();
        begin();
        self.until_ready(false).await.context("the fault is not noticed")?;
        let noticed_ms = millis(begun);
        sleep(ON_ITS_WAY).await;
        let before = self.crowd.acknowledged();
        sleep(LASTS).await;
        let during = self.crowd.acknowledged();
        ensure!(before == during, "{} acts were acknowledged and cannot be stored", during - before);
        let ended = Instant::now();
        end();
        self.until_ready(true).await.context("the server does not recover")?;
        let ready_ms = millis(ended);
        self.crowd.wait_for_steps().await?;
        let played_ms = millis(ended);
        self.crowd.dismiss().await?;
        self.host.kill().await?;
        let store = match &self.on {
            On::File(file) => SqlStore::file(file).await?,
            On::Database { direct, .. } => SqlStore::postgres(direct).await?,
        };
        let report = check_store(&store, &self.crowd).await?;
        ensure!(report.acknowledged > during, "nothing was acknowledged after the fault");
        let log = std::fs::read_to_string(&self.log)?;
        let complaints =
            log.lines().filter(|line| line.contains(" WARN ") || line.contains("ERROR ")).count();
        let acknowledged = report.acknowledged;
        Ok(FaultReport { fault, noticed_ms, ready_ms, played_ms, acknowledged, complaints })
    }

    async fn until_ready(&self, is_ready: bool) -> Result<()> {
        let begun = Instant::now();
        while wire::get(self.host.address(), "/readyz").await.is_ok() != is_ready {
            ensure!(begun.elapsed() < PATIENCE, "/readyz does not change within {PATIENCE:?}");
            sleep(Duration::from_millis(20)).await;
        }
        Ok(())
    }
}

fn millis(since: Instant) -> u64 {
    since.elapsed().as_millis() as u64
}
