//! For whom something is done, so that lines can be shared fairly. It goes with the task that answers a request or a
//! socket; whatever the server does by itself is nobody's.

use crate::addresses::network;
use std::net::IpAddr;

/// Whom a piece of work is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Asker {
    /// Nobody asked: the server wakes a table or counts a result.
    Server,
    Address(IpAddr),
}

tokio::task_local! {
    static ASKER: Asker;
}

impl Asker {
    /// Whom the current task works for.
    pub(crate) fn current() -> Asker {
        ASKER.try_with(|asker| *asker).unwrap_or(Asker::Server)
    }

    /// Lets all that happens in this future be for an address.
    pub(crate) async fn scope<F: Future>(address: IpAddr, work: F) -> F::Output {
        ASKER.scope(Asker::Address(network(address)), work).await
    }
}
