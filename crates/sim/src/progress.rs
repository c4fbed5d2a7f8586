//! What must come after trouble: a table that loses nothing and never goes on would keep every other promise.

use crate::client::Client;
use protocol::ActId;

/// How long it may take, once a fault is over, until whoever waited for an answer has it and the match goes on: a socket
/// that is dead is noticed, opened again, and what hangs in the air is said again.
pub(crate) const PROGRESS_MS: u64 = 30_000;

/// How things stood when a fault was over.
#[derive(Debug)]
pub(crate) struct Standstill {
    /// What clients waited for.
    waiting: Vec<(usize, ActId)>,
    step: u32,
}

impl Standstill {
    pub(crate) fn new(clients: &[Client], step: u32) -> Standstill {
        let waiting =
            clients.iter().enumerate().filter_map(|(at, client)| Some((at, client.waits_for()?.clone())));
        Standstill { waiting: waiting.collect(), step }
    }

    /// Everybody who waited has an answer.
    pub(crate) fn is_answered(&self, clients: &[Client]) -> Result<(), String> {
        match self.waiting.iter().find(|(at, id)| clients[*at].waits_for() == Some(id)) {
            None => Ok(()),
            Some((at, id)) => Err(format!(
                "client {at} has no answer to {id:?} {PROGRESS_MS} ms after the trouble was over"
            )),
        }
    }

    /// The match went on, unless it is over.
    pub(crate) fn is_over(&self, clients: &[Client], step: u32) -> Result<(), String> {
        self.is_answered(clients)?;
        let match_is_over = clients.iter().any(Client::sees_the_end);
        if match_is_over || step > self.step {
            return Ok(());
        }
        Err(format!("the table stands at step {step} {PROGRESS_MS} ms after the trouble was over"))
    }
}
