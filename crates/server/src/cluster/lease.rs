//! A server shows again and again that it is there. One that cannot do so stops serving by itself, before the others may
//! take over what it serves.

use crate::hall::Hall;
use crate::table::{TableCommand, until_closed};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::time::{Instant, timeout};

/// So many times within a lease its renewal is tried.
const TRIES: u32 = 4;

/// When this server's lease began, by its own clock: never later than by that of the database.
#[derive(Debug)]
pub(super) struct LeaseClock {
    lease: Duration,
    renewed: Mutex<Instant>,
    /// Whether this server has stopped serving because it could not renew.
    is_over: AtomicBool,
}

impl LeaseClock {
    pub(super) fn new(lease: Duration) -> LeaseClock {
        LeaseClock { lease, renewed: Mutex::new(Instant::now()), is_over: AtomicBool::new(false) }
    }

    /// The lease began anew at the latest when this was asked for.
    pub(super) fn renewed(&self, asked: Instant) {
        *self.renewed.lock().expect("nobody panics while holding the lock") = asked;
        self.is_over.store(false, Relaxed);
    }

    /// Whether so much of the lease is over that the rest is for stopping.
    fn is_due(&self) -> bool {
        let renewed = *self.renewed.lock().expect("nobody panics while holding the lock");
        renewed.elapsed() >= self.lease / TRIES * (TRIES - 1)
    }
}

impl Hall {
    /// Why this server serves nothing although it runs, if that is so.
    pub(crate) fn without_lease(&self) -> Option<&'static str> {
        let is_over = self.cluster.as_ref().is_some_and(|cluster| cluster.lease.is_over.load(Relaxed));
        is_over.then_some("this server's lease has run out; it serves again once the database answers")
    }

    /// Renews the lease until the server stops.
    pub(crate) async fn keep_lease(self: Arc<Hall>) {
        let Some(cluster) = &self.cluster else { return };
        let mut closing = self.closing();
        let pause = cluster.node.lease / TRIES;
        loop {
            tokio::select! {
                () = tokio::time::sleep(pause) => {}
                () = until_closed(&mut closing) => return,
            }
            let (asked, Ok(ownership)) = (Instant::now(), cluster.ownership()) else { return };
            match timeout(pause, ownership.renew()).await {
                Ok(Ok(true)) => cluster.lease.renewed(asked),
                Ok(Ok(false)) => {
                    self.stop_serving();
                    let asked = Instant::now();
                    if let Ok(Ok(())) = timeout(pause, ownership.join(cluster.node.clone())).await {
                        tracing::warn!("this server serves again");
                        cluster.lease.renewed(asked);
                    }
                }
                _ if cluster.lease.is_due() => self.stop_serving(),
                _ => {}
            }
        }
    }

    /// Nothing is this server's own any more: everybody is told to come back, and finds whoever has it now.
    fn stop_serving(&self) {
        let Some(cluster) = &self.cluster else { return };
        if !cluster.lease.is_over.swap(true, Relaxed) {
            tracing::error!("this server could not renew its lease; it serves nothing until it can");
        }
        self.tournaments.forget_all();
        self.tell_awake(|| TableCommand::Fall);
    }
}
