//! One line for each change that somebody makes: what, where and by whom. Names, cards and secrets are in none of them,
//! and an address only as a mark that is the same for as long as the server runs.

use crate::asker::Asker;
use crate::random;
use crate::request_id::RequestId;
use engine::Seat;
use protocol::{ClientMessage, TableCode};
use sha2::{Digest as _, Sha256};
use std::net::IpAddr;
use std::sync::OnceLock;

/// Who changes something.
#[derive(Clone, Debug)]
pub(crate) struct Doer {
    /// The mark of the address.
    from: String,
    request: Option<RequestId>,
}

/// What was done, and to which seat if not to one's own.
pub(crate) type AuditDeed = (&'static str, Option<Seat>);

/// The change that a message wants, if it is one that is noted.
pub(crate) fn deed_of(message: &ClientMessage) -> Option<AuditDeed> {
    match message {
        ClientMessage::Start {} | ClientMessage::StartFewer {} => Some(("started", None)),
        ClientMessage::Leave {} => Some(("left", None)),
        ClientMessage::Kick { seat } => Some(("kicked", Some(*seat))),
        ClientMessage::GiveHost { seat } => Some(("host changed", Some(*seat))),
        ClientMessage::SetBot { seat, .. } => Some(("bot set", Some(*seat))),
        _ => None,
    }
}

/// Notes a change made by the request that is being answered.
pub(crate) fn note(what: &'static str, code: &TableCode, seat: Option<Seat>) {
    Doer::current().did((what, None), Some(code), seat);
}

impl Doer {
    /// Whoever asked for what the current task does.
    pub(crate) fn current() -> Doer {
        let from = match Asker::current() {
            Asker::Address(address) => mark(address),
            Asker::Server => "server".to_owned(),
        };
        Doer { from, request: RequestId::current() }
    }

    pub(crate) fn did(&self, (what, whom): AuditDeed, code: Option<&TableCode>, seat: Option<Seat>) {
        let request = self.request.as_ref().map(tracing::field::display);
        let code = code.map(tracing::field::display);
        let (seat, whom) = (seat.map(|seat| seat.0), whom.map(|seat| seat.0));
        tracing::info!(what, code, seat, whom, from = self.from, request, "changed");
    }
}

fn mark(address: IpAddr) -> String {
    static KEY: OnceLock<[u8; 32]> = OnceLock::new();
    let hash =
        Sha256::new().chain_update(KEY.get_or_init(random)).chain_update(address.to_string()).finalize();
    hash.iter().take(4).map(|byte| format!("{byte:02x}")).collect()
}
