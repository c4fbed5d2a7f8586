//! Work that takes a while and that anybody may ask for: opening tables, reading records, writing spreadsheets, looking
//! back at matches. It is done away from the threads that serve, so much of it at a time, so that tables and bots have the
//! rest of the machine. Addresses take turns, and no work keeps others waiting for longer than its time.

use crate::asker::Asker;
use crate::fair::{FairLine, LineFull, LineLimits};
use crate::hall::Missing;
use crate::problem::HttpFailure;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::time::timeout;

/// How long a request waits for its turn.
const PATIENCE: Duration = Duration::from_secs(20);

#[derive(Debug)]
pub(crate) struct Desk {
    state: Arc<Mutex<DeskState>>,
    /// How long one piece of work may take.
    limit: Duration,
}

/// How much is done at a desk.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DeskLimits {
    pub(crate) at_once: usize,
    pub(crate) waiting: LineLimits,
    pub(crate) work: Duration,
}

#[derive(Debug)]
struct DeskState {
    /// Turns that nobody has.
    free: usize,
    /// How many more works may run over their time without keeping their turn.
    may_be_late: usize,
    line: FairLine<Asker, oneshot::Sender<Turn>>,
}

/// Leave to work; dropping it lets the next one work. It holds nothing once it has been passed on.
#[derive(Debug)]
struct Turn(Option<Arc<Mutex<DeskState>>>);

/// Why work was not done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unserved {
    /// Whoever asks has too much waiting.
    TooMuch,
    /// Everybody together has, or the turn did not come in time.
    Busy,
    /// The work took too long, or failed.
    Failed,
}

impl Desk {
    pub(crate) fn new(limits: DeskLimits) -> Desk {
        let DeskLimits { at_once, waiting, work } = limits;
        let state = DeskState { free: at_once, may_be_late: at_once, line: FairLine::new(waiting) };
        Desk { state: Arc::new(Mutex::new(state)), limit: work }
    }

    /// How many wait for their turn.
    pub(crate) fn waiting(&self) -> usize {
        lock(&self.state).line.len()
    }

    /// Does some work when its turn comes. `pass` is released when the work ends, even if
    /// whoever asked has gone.
    pub(crate) async fn work<T: Send + 'static>(
        &self,
        pass: impl Send + 'static,
        work: impl FnOnce() -> Result<T, HttpFailure> + Send + 'static,
    ) -> Result<T, HttpFailure> {
        self.work_for(Asker::current(), pass, work).await
    }

    pub(crate) async fn work_for<T: Send + 'static, E: From<Unserved> + Send + 'static>(
        &self,
        asker: Asker,
        pass: impl Send + 'static,
        work: impl FnOnce() -> Result<T, E> + Send + 'static,
    ) -> Result<T, E> {
        let turn = self.turn(asker).await?;
        let limit = self.limit;
        // A task of its own: it sees to the limit also if nobody waits any more.
        let served = tokio::spawn(async move {
            let mut job = tokio::task::spawn_blocking(work);
            match timeout(limit, &mut job).await {
                Ok(done) => {
                    drop((pass, turn));
                    done.map_err(|_| Unserved::Failed)
                }
                Err(_) => {
                    let late = turn.go_on_late();
                    tokio::spawn(async move {
                        let _ = job.await;
                        drop((pass, late));
                    });
                    Err(Unserved::Failed)
                }
            }
        });
        let done = served.await.unwrap_or(Err(Unserved::Failed));
        if done.is_err() {
            tracing::error!("work at a desk took too long or panicked");
        }
        done?
    }

    async fn turn(&self, asker: Asker) -> Result<Turn, Unserved> {
        let called = {
            let mut state = lock(&self.state);
            if state.free > 0 {
                state.free -= 1;
                return Ok(Turn(Some(Arc::clone(&self.state))));
            }
            let (call, called) = oneshot::channel();
            state.line.push(asker, call).map_err(|full| match full {
                LineFull::Own => Unserved::TooMuch,
                LineFull::All => Unserved::Busy,
            })?;
            called
        };
        match timeout(PATIENCE, called).await {
            Ok(Ok(turn)) => Ok(turn),
            _ => Err(Unserved::Busy),
        }
    }
}

impl Turn {
    /// The time of this work is over, but a thread cannot be stopped. Others go on beside it. Only a few threads may be
    /// lost to such work, so beyond that it keeps its turn until it is done.
    fn go_on_late(self) -> Late {
        let state = Arc::clone(self.0.as_ref().expect("a turn that works was not passed on"));
        let mut own = lock(&state);
        let keeps = own.may_be_late == 0;
        own.may_be_late -= usize::from(!keeps);
        drop(own);
        Late { state, keeps: keeps.then_some(self) }
    }
}

/// Work that runs over its time.
struct Late {
    state: Arc<Mutex<DeskState>>,
    keeps: Option<Turn>,
}

impl Drop for Late {
    fn drop(&mut self) {
        if self.keeps.is_none() {
            lock(&self.state).may_be_late += 1;
        }
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let Some(state) = self.0.take() else { return };
        loop {
            let Some(next) = lock(&state).next() else { return };
            match next.send(Turn(Some(Arc::clone(&state)))) {
                Ok(()) => return,
                // Whoever waited has gone away: it is the turn of the next.
                Err(mut unused) => drop(unused.0.take()),
            }
        }
    }
}

impl DeskState {
    /// Whose turn it is; if nobody waits, the turn is free.
    fn next(&mut self) -> Option<oneshot::Sender<Turn>> {
        let next = self.line.pop();
        self.free += usize::from(next.is_none());
        next
    }
}

impl From<Unserved> for HttpFailure {
    fn from(why: Unserved) -> HttpFailure {
        match why {
            Unserved::TooMuch => HttpFailure::too_much_at_once(),
            Unserved::Busy => HttpFailure::busy(),
            Unserved::Failed => HttpFailure::from(Missing::Unavailable),
        }
    }
}

fn lock(state: &Mutex<DeskState>) -> MutexGuard<'_, DeskState> {
    state.lock().expect("nobody panics while holding the lock")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::IpAddr;
    use std::sync::mpsc;

    type Done<T> = Result<T, Unserved>;

    fn desk(each: usize, all: usize, limit: Duration) -> Arc<Desk> {
        let waiting = LineLimits { each, all };
        Arc::new(Desk::new(DeskLimits { at_once: 1, waiting, work: limit }))
    }

    fn address(number: u8) -> Asker {
        Asker::Address(IpAddr::from([10, 0, 0, number]))
    }

    async fn until(what: impl Fn() -> bool) {
        while !what() {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }

    /// Work that goes on until the gate opens.
    fn gated(
        desk: &Arc<Desk>,
        pass: impl Send + 'static,
    ) -> (mpsc::Sender<()>, tokio::task::JoinHandle<Done<()>>) {
        let (go, gate) = mpsc::channel::<()>();
        let own = Arc::clone(desk);
        let work = move || gate.recv().map_err(|_| Unserved::Failed);
        (go, tokio::spawn(async move { own.work_for(Asker::Server, pass, work).await }))
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn so_many_are_served_so_many_wait_and_the_rest_is_sent_away() {
        let desk = desk(10, 1, PATIENCE);
        let (pass, passed) = mpsc::channel::<()>();
        let (go, first) = gated(&desk, pass);
        until(|| lock(&desk.state).free == 0).await;
        let own = Arc::clone(&desk);
        let second = tokio::spawn(async move { own.work_for(Asker::Server, (), || Done::Ok(2)).await });
        until(|| lock(&desk.state).line.len() == 1).await;
        assert_eq!(
            desk.work_for(Asker::Server, (), || Done::Ok(3)).await,
            Err(Unserved::Busy),
            "there is no place left"
        );
        // Whoever asked goes away; what they were let in with is theirs until the work is done.
        first.abort();
        assert!(first.await.is_err() && !second.is_finished());
        assert_eq!(passed.try_recv(), Err(mpsc::TryRecvError::Empty));
        go.send(()).expect("it still works");
        assert_eq!(second.await.expect("it does not panic"), Ok(2));
        assert_eq!(passed.try_recv(), Err(mpsc::TryRecvError::Disconnected));
        assert_eq!(
            desk.work_for(Asker::Server, (), || -> Done<()> { panic!("a bug") }).await,
            Err(Unserved::Failed)
        );
        assert_eq!(desk.work_for(Asker::Server, (), || Done::Ok(4)).await, Ok(4), "the next one is served");
    }

    /// S15: two addresses had all places; a third was sent away.
    #[tokio::test(flavor = "multi_thread")]
    async fn addresses_take_turns_and_none_has_all_places() {
        let desk = desk(4, 100, PATIENCE);
        let (go, first) = gated(&desk, ());
        until(|| lock(&desk.state).free == 0).await;
        let (order, served) = mpsc::channel();
        let ask = |asker: u8| {
            let (own, order) = (Arc::clone(&desk), order.clone());
            let work = move || order.send(asker).map_err(|_| Unserved::Failed);
            tokio::spawn(async move { own.work_for(address(asker), (), work).await })
        };
        let mut waiting = Vec::new();
        for asker in [1, 1, 1, 1, 2, 2, 2, 2, 3] {
            let before = lock(&desk.state).line.len();
            waiting.push(ask(asker));
            until(|| lock(&desk.state).line.len() > before).await;
        }
        assert_eq!(ask(1).await.expect("no panic"), Err(Unserved::TooMuch), "one address has its share");
        go.send(()).expect("it waits");
        for done in waiting.into_iter().chain([first]) {
            assert_eq!(done.await.expect("no panic"), Ok(()));
        }
        assert_eq!(served.try_iter().take(6).collect::<Vec<u8>>(), [1, 2, 3, 1, 2, 1]);
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn work_that_takes_too_long_keeps_nobody_waiting() {
        let desk = desk(10, 10, Duration::from_millis(20));
        let (pass, passed) = mpsc::channel::<()>();
        let (go, slow) = gated(&desk, pass);
        assert_eq!(slow.await.expect("no panic"), Err(Unserved::Failed), "whoever asked is told");
        let (second, slow) = gated(&desk, ());
        assert_eq!(slow.await.expect("no panic"), Err(Unserved::Failed), "others are served meanwhile");
        assert_eq!(lock(&desk.state).free, 0, "but not without end: this one keeps its turn");
        assert_eq!(passed.try_recv(), Err(mpsc::TryRecvError::Empty), "its pass is in use");
        second.send(()).expect("it still works");
        go.send(()).expect("it still works");
        until(|| lock(&desk.state).free == 1 && lock(&desk.state).may_be_late == 1).await;
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn those_who_went_away_do_not_lose_the_turn() {
        let desk = desk(1_000, 1_000, PATIENCE);
        let (go, first) = gated(&desk, ());
        until(|| lock(&desk.state).free == 0).await;
        for _ in 0..500 {
            let before = lock(&desk.state).line.len();
            let own = Arc::clone(&desk);
            let gone = tokio::spawn(async move { own.work_for(Asker::Server, (), || Done::Ok(())).await });
            until(|| lock(&desk.state).line.len() > before).await;
            gone.abort();
        }
        go.send(()).expect("it waits");
        assert_eq!(first.await.expect("no panic"), Ok(()));
        until(|| lock(&desk.state).free == 1).await;
    }
}
