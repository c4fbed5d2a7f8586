//! What waits to be sent to one socket.

use axum::extract::ws::Utf8Bytes;
use protocol::Bye;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use tokio::sync::{mpsc, oneshot};

/// How much may wait for a socket that does not read. One that lets more come is hung up on. A message alone may be longer.
const MAX_WAITING: usize = 256;
const MAX_BYTES: usize = 512 * 1024;
/// Once so much waits for all sockets together, each of them may let only so much come.
const MUCH_BYTES: usize = 64 << 20;
const MAX_BYTES_THEN: usize = 32 * 1024;
/// How many waiting messages are written at once.
const BATCH: usize = 32;

/// What waits for all sockets together, in bytes. A message that waits for several of them counts for each.
#[derive(Clone, Debug, Default)]
pub(crate) struct AllWaiting(Arc<AtomicUsize>);

/// The table's end. Dropping it tells the socket to come back later.
#[derive(Debug)]
pub(crate) struct Outbox {
    queue: mpsc::Sender<Utf8Bytes>,
    held: Arc<Held>,
    close: oneshot::Sender<Bye>,
}

/// The socket's end.
#[derive(Debug)]
pub(crate) struct Waiting {
    pub(crate) line: WaitingLine,
    pub(crate) close: oneshot::Receiver<Bye>,
}

/// The messages that wait.
#[derive(Debug)]
pub(crate) struct WaitingLine {
    queue: mpsc::Receiver<Utf8Bytes>,
    held: Arc<Held>,
}

/// What waits for one socket, in bytes.
#[derive(Debug, Default)]
struct Held {
    own: AtomicUsize,
    all: AllWaiting,
}

impl Outbox {
    pub(crate) fn new(all: &AllWaiting) -> (Outbox, Waiting) {
        let (queue, waiting) = mpsc::channel(MAX_WAITING);
        let (close, closed) = oneshot::channel();
        let held = Arc::new(Held { own: AtomicUsize::default(), all: all.clone() });
        let line = WaitingLine { queue: waiting, held: Arc::clone(&held) };
        (Outbox { queue, held, close }, Waiting { line, close: closed })
    }

    /// Puts a message in line, if there is room.
    pub(crate) fn send(&self, text: Utf8Bytes) -> bool {
        let bytes = text.len();
        self.held.take(bytes) && self.queue.try_send(text).inspect_err(|_| self.held.give_back(bytes)).is_ok()
    }

    /// Hangs up, after what waits has been sent.
    pub(crate) fn close(self, why: Bye) {
        // A socket that is gone already needs no farewell.
        let _ = self.close.send(why);
    }
}

impl WaitingLine {
    /// The next few messages; none once the table has hung up and all is sent. They count until [`WaitingLine::sent`].
    pub(crate) async fn next(&mut self, batch: &mut Vec<Utf8Bytes>) -> usize {
        self.queue.recv_many(batch, BATCH).await
    }

    /// All that waits now.
    pub(crate) fn rest(&mut self, batch: &mut Vec<Utf8Bytes>) {
        while let Ok(text) = self.queue.try_recv() {
            batch.push(text);
        }
    }

    /// So many bytes are on their way.
    pub(crate) fn sent(&self, bytes: usize) {
        self.held.give_back(bytes);
    }
}

impl Held {
    fn take(&self, bytes: usize) -> bool {
        let all = self.all.0.fetch_add(bytes, Relaxed);
        let own = self.own.fetch_add(bytes, Relaxed);
        let most = if all > MUCH_BYTES { MAX_BYTES_THEN } else { MAX_BYTES };
        let fits = own == 0 || own + bytes <= most;
        if !fits {
            self.give_back(bytes);
        }
        fits
    }

    fn give_back(&self, bytes: usize) {
        self.own.fetch_sub(bytes, Relaxed);
        self.all.0.fetch_sub(bytes, Relaxed);
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        self.all.0.fetch_sub(*self.own.get_mut(), Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_socket_that_does_not_read_has_so_much_waiting_and_no_more() {
        let (outbox, mut waiting) = Outbox::new(&AllWaiting::default());
        let taken = (0..MAX_WAITING + 10).filter(|_| outbox.send(Utf8Bytes::from_static("{}"))).count();
        assert_eq!(taken, MAX_WAITING);
        outbox.close(Bye::TooSlow);
        assert_eq!(waiting.close.try_recv(), Ok(Bye::TooSlow));
        let (dropped, mut waiting) = Outbox::new(&AllWaiting::default());
        drop(dropped);
        assert!(waiting.close.try_recv().is_err(), "nobody says why: come back");
    }

    /// S15: 256 messages of 126 KB waited for each socket that did not read.
    #[tokio::test]
    async fn what_waits_is_counted_in_bytes_also_where_sockets_share_it() {
        let all = AllWaiting::default();
        let (outbox, mut waiting) = Outbox::new(&all);
        let (other, _kept) = Outbox::new(&all);
        let shared = Utf8Bytes::from("x".repeat(100 * 1024));
        let taken = (0..MAX_WAITING).filter(|_| outbox.send(shared.clone())).count();
        assert_eq!(taken, 5);
        assert!(other.send(shared.clone()), "that is nobody else's affair");
        assert_eq!(all.0.load(Relaxed), 6 * shared.len());
        let mut batch = Vec::new();
        assert_eq!(waiting.line.next(&mut batch).await, 5);
        assert!(!outbox.send(shared.clone()), "it is not sent yet");
        waiting.line.sent(5 * shared.len());
        let long = Utf8Bytes::from("x".repeat(2 * MAX_BYTES));
        assert!(outbox.send(long), "a long message alone is taken");
        assert!(!outbox.send(Utf8Bytes::from_static("{}")));
        drop((outbox, waiting));
        assert_eq!(all.0.load(Relaxed), shared.len(), "whoever is gone holds nothing");
    }

    #[test]
    fn once_much_waits_for_all_each_may_have_less() {
        let all = AllWaiting::default();
        let (outbox, _waiting) = Outbox::new(&all);
        all.0.fetch_add(MUCH_BYTES + 1, Relaxed);
        let message = Utf8Bytes::from("x".repeat(10 * 1024));
        assert_eq!((0..MAX_WAITING).filter(|_| outbox.send(message.clone())).count(), 3);
    }
}
