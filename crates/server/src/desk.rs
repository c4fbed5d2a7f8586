//! Work that takes a while and that anybody may ask for: reading records, writing spreadsheets, looking back at matches.
//! It is done away from the threads that serve, so much of it at a time, so that tables and bots have the rest of the
//! machine.

use crate::hall::Missing;
use crate::problem::HttpFailure;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;

/// How long a request waits for its turn.
const PATIENCE: Duration = Duration::from_secs(20);

#[derive(Debug)]
pub(crate) struct Desk {
    turns: Arc<Semaphore>,
    places: Arc<Semaphore>,
}

impl Desk {
    /// So many are served at once; so many may be here, those who wait among them.
    pub(crate) fn new(at_once: usize, most: usize) -> Desk {
        Desk { turns: Arc::new(Semaphore::new(at_once)), places: Arc::new(Semaphore::new(most)) }
    }

    /// Does some work when its turn comes. `pass` is what let its owner in: it is dropped once the work is done, also if
    /// he has gone away meanwhile.
    pub(crate) async fn work<T: Send + 'static>(
        &self,
        pass: impl Send + 'static,
        work: impl FnOnce() -> Result<T, HttpFailure> + Send + 'static,
    ) -> Result<T, HttpFailure> {
        let place = Arc::clone(&self.places).try_acquire_owned().map_err(|_| HttpFailure::busy())?;
        let turn = tokio::time::timeout(PATIENCE, Arc::clone(&self.turns).acquire_owned()).await;
        let turn = turn.ok().and_then(Result::ok).ok_or_else(HttpFailure::busy)?;
        let done = tokio::task::spawn_blocking(move || {
            let done = work();
            drop((pass, turn, place));
            done
        });
        done.await.unwrap_or_else(|_| {
            tracing::error!("work for a request panicked");
            Err(HttpFailure::from(Missing::Unavailable))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    #[tokio::test(flavor = "multi_thread")]
    async fn so_many_are_served_so_many_wait_and_the_rest_is_sent_away() {
        let desk = Arc::new(Desk::new(1, 2));
        let (go, gate) = mpsc::channel::<()>();
        let (pass, passed) = mpsc::channel::<()>();
        let own = Arc::clone(&desk);
        let first = tokio::spawn(async move {
            let work = move || gate.recv().map_err(|_| HttpFailure::busy());
            own.work(pass, work).await
        });
        while desk.turns.available_permits() > 0 {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        let own = Arc::clone(&desk);
        let second = tokio::spawn(async move { own.work((), || Ok(2)).await });
        while desk.places.available_permits() > 0 {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        assert!(desk.work((), || Ok(3)).await.is_err(), "there is no place left");
        // Whoever asked goes away; what he was let in with is his until the work is done.
        first.abort();
        assert!(first.await.is_err() && !second.is_finished());
        assert_eq!(passed.try_recv(), Err(mpsc::TryRecvError::Empty));
        go.send(()).expect("it still works");
        assert_eq!(second.await.expect("it does not panic").ok(), Some(2));
        assert_eq!(passed.try_recv(), Err(mpsc::TryRecvError::Disconnected));
        assert!(desk.work((), || -> Result<(), HttpFailure> { panic!("a bug") }).await.is_err());
        assert_eq!(desk.work((), || Ok(4)).await.ok(), Some(4), "the next one is served");
    }
}
