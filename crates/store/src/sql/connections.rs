//! Connections to a database, each in the hands of one at a time. One that failed, was given up or did not answer in time
//! is closed and never used again: nobody knows what still goes on at its other end.

use super::database::{ConnectionKind, DatabaseKind, Target};
use super::file::FileIdentity;
use super::unavailable;
use crate::StoreError;
use sqlx::{AnyConnection, Connection as _, Executor as _};
use std::ops::{Deref, DerefMut};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{Instant, timeout, timeout_at};

/// Some connections of one kind. They are opened when they are needed.
#[derive(Debug)]
pub(super) struct ConnectionSet {
    target: Arc<Target>,
    kind: ConnectionKind,
    most: u32,
    places: Arc<Semaphore>,
    idle: Mutex<Vec<Idle>>,
    /// Whether one was opened before: then an old one may still hold something at its other end.
    was_open: AtomicBool,
}

#[derive(Debug)]
struct Idle {
    connection: AnyConnection,
    /// The journal as it was after the first commit, which is when SQLite makes it.
    journal: Option<Option<FileIdentity>>,
}

/// A connection in somebody's hands. Unless it is given back with [`HeldConnection::keep`] or [`HeldConnection::commit`],
/// it is closed.
#[derive(Debug)]
pub(super) struct HeldConnection {
    idle: Idle,
    /// When whatever is done with it has to be over.
    pub(super) deadline: Instant,
    set: Arc<ConnectionSet>,
    place: OwnedSemaphorePermit,
}

impl ConnectionSet {
    pub(super) fn new(target: Arc<Target>, kind: ConnectionKind, most: u32) -> Arc<ConnectionSet> {
        let places = Arc::new(Semaphore::new(most as usize));
        Arc::new(ConnectionSet {
            target,
            kind,
            most,
            places,
            idle: Mutex::default(),
            was_open: AtomicBool::new(false),
        })
    }

    /// A connection that shows signs of life.
    pub(super) async fn take(self: &Arc<ConnectionSet>) -> Result<HeldConnection, StoreError> {
        let limits = self.target.settings;
        let waited = timeout(limits.transaction, Arc::clone(&self.places).acquire_owned()).await;
        let place = waited.map_err(|_| too_slow())?.map_err(|_| closed())?;
        let deadline = Instant::now() + limits.transaction;
        if let Err(error) = self.target.check() {
            self.idle().clear();
            return Err(error);
        }
        let idle = match self.used().await {
            Some(idle) => idle,
            None => self.open(deadline).await?,
        };
        Ok(HeldConnection { idle, deadline, set: Arc::clone(self), place })
    }

    /// One that was used before and is still alive.
    async fn used(&self) -> Option<Idle> {
        let mut used = self.idle().pop()?;
        let Target { kind, settings, .. } = &*self.target;
        if *kind == DatabaseKind::Sqlite {
            return Some(used);
        }
        if let Ok(Ok(())) = timeout(settings.sign_of_life, used.connection.ping()).await {
            return Some(used);
        }
        // What broke one has probably broken all.
        self.idle().clear();
        None
    }

    async fn open(&self, deadline: Instant) -> Result<Idle, StoreError> {
        let target = &self.target;
        let by = match target.kind {
            DatabaseKind::Sqlite => deadline,
            DatabaseKind::Postgres => deadline.min(Instant::now() + target.settings.connect),
        };
        let opening = target.connect(self.kind, self.was_open.swap(true, Relaxed));
        let connection = timeout_at(by, opening).await.map_err(|_| too_slow())??;
        target.check()?;
        Ok(Idle { connection, journal: None })
    }

    /// Opens no more connections, and closes all once whoever has one is done with it.
    pub(super) async fn close(&self) {
        let limit = self.target.settings.transaction;
        let all = timeout(limit, self.places.acquire_many(self.most)).await;
        self.places.close();
        let idle = std::mem::take(&mut *self.idle());
        for idle in idle {
            // One that does not close in time is closed hard, which loses nothing either.
            let _ = timeout(limit, idle.connection.close()).await;
        }
        drop(all);
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Idle>> {
        self.idle.lock().expect("nobody panics while holding the lock")
    }
}

impl HeldConnection {
    pub(super) async fn begin(&mut self, how: &'static str) -> Result<(), StoreError> {
        within(self.deadline, self.idle.connection.execute(how)).await.map(drop)
    }

    /// Ends a transaction. What it wrote is where it is looked for when this returns.
    pub(super) async fn commit(mut self) -> Result<(), StoreError> {
        within(self.deadline, self.idle.connection.execute("COMMIT")).await?;
        self.set.target.check()?;
        let journal = self.set.target.journal();
        if *self.idle.journal.get_or_insert(journal) != journal {
            // SQLite still holds the journal that was taken away. Its facts go into the file while there is time.
            within(self.deadline, self.idle.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")).await?;
            return Err(StoreError::Gone);
        }
        self.keep();
        Ok(())
    }

    /// Gives it back to be used again.
    pub(super) fn keep(self) {
        let HeldConnection { idle, set, place, .. } = self;
        set.idle().push(idle);
        drop(place);
    }
}

impl Deref for HeldConnection {
    type Target = AnyConnection;

    fn deref(&self) -> &AnyConnection {
        &self.idle.connection
    }
}

impl DerefMut for HeldConnection {
    fn deref_mut(&mut self) -> &mut AnyConnection {
        &mut self.idle.connection
    }
}

/// Waits for a database until then and no longer.
pub(super) async fn within<T>(
    deadline: Instant,
    work: impl Future<Output = Result<T, sqlx::Error>>,
) -> Result<T, StoreError> {
    timeout_at(deadline, work).await.map_err(|_| too_slow())?.map_err(unavailable)
}

fn too_slow() -> StoreError {
    StoreError::Unavailable("there was no answer in time".into())
}

fn closed() -> StoreError {
    StoreError::Unavailable("the store was closed".into())
}
