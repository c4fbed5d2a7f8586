//! What waits to be sent to one socket.

use axum::extract::ws::Utf8Bytes;
use protocol::Bye;
use tokio::sync::{mpsc, oneshot};

/// How many messages may wait for a socket that does not read. One that lets more come is hung up on.
const MAX_WAITING: usize = 256;

/// The table's end. Dropping it tells the socket to come back later.
#[derive(Debug)]
pub(crate) struct Outbox {
    queue: mpsc::Sender<Utf8Bytes>,
    close: oneshot::Sender<Bye>,
}

/// The socket's end.
#[derive(Debug)]
pub(crate) struct Waiting {
    pub(crate) queue: mpsc::Receiver<Utf8Bytes>,
    pub(crate) close: oneshot::Receiver<Bye>,
}

impl Outbox {
    pub(crate) fn new() -> (Outbox, Waiting) {
        let (queue, waiting) = mpsc::channel(MAX_WAITING);
        let (close, closed) = oneshot::channel();
        (Outbox { queue, close }, Waiting { queue: waiting, close: closed })
    }

    /// Puts a message in line, if there is room.
    pub(crate) fn send(&self, text: Utf8Bytes) -> bool {
        self.queue.try_send(text).is_ok()
    }

    /// Hangs up, after what waits has been sent.
    pub(crate) fn close(self, why: Bye) {
        // A socket that is gone already needs no farewell.
        let _ = self.close.send(why);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_socket_that_does_not_read_has_so_much_waiting_and_no_more() {
        let (outbox, mut waiting) = Outbox::new();
        let taken = (0..MAX_WAITING + 10).filter(|_| outbox.send(Utf8Bytes::from_static("{}"))).count();
        assert_eq!(taken, MAX_WAITING);
        outbox.close(Bye::TooSlow);
        assert_eq!(waiting.close.try_recv(), Ok(Bye::TooSlow));
        let (dropped, mut waiting) = Outbox::new();
        drop(dropped);
        assert!(waiting.close.try_recv().is_err(), "nobody says why: come back");
    }
}
