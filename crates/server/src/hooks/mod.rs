//! Calls to people who are away: it is your turn. They wait in a bounded line and are made by two threads of their own,
//! since the other side may be slow.

mod push;
mod webhook;

use crate::metrics::Metrics;
use crate::problem::HttpFailure;
use crate::settings::Settings;
use protocol::http::{Hook, YourTurn};
use push::Vapid;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use store::{EventStore, StoreError};
use webhook::Caller;

/// How many calls may wait; more are dropped, since a late call is worth little.
const MAX_WAITING: usize = 1_000;
const THREADS: usize = 2;
/// How often a call is tried, and how long to wait before the next try.
const TRIES: u32 = 3;
const PAUSE: Duration = Duration::from_secs(2);

#[derive(Debug)]
pub(crate) struct Hooks {
    line: SyncSender<(Hook, YourTurn)>,
    caller: Arc<Caller>,
    vapid: Arc<Vapid>,
    metrics: Arc<Metrics>,
}

/// How a call went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Called {
    Heard,
    /// It may work later.
    Later,
    /// It will not.
    Never,
}

impl Hooks {
    pub(crate) async fn start(
        settings: &Settings,
        store: &dyn EventStore,
        metrics: Arc<Metrics>,
    ) -> Result<Hooks, StoreError> {
        let vapid = Arc::new(Vapid::load(store, &settings.contact).await?);
        let caller = Arc::new(Caller::new(settings.private_hooks));
        let (line, waiting) = sync_channel(MAX_WAITING);
        let waiting = Arc::new(Mutex::new(waiting));
        for number in 0..THREADS {
            let (waiting, caller, vapid) = (Arc::clone(&waiting), Arc::clone(&caller), Arc::clone(&vapid));
            let metrics = Arc::clone(&metrics);
            let thread = std::thread::Builder::new().name(format!("hook-{number}"));
            let started = thread.spawn(move || work(&waiting, &caller, &vapid, &metrics));
            started.expect("a program that starts can have a few threads");
        }
        Ok(Hooks { line, caller, vapid, metrics })
    }

    /// Whether this hook may be called, as far as that can be seen from it.
    pub(crate) fn check(&self, hook: &Hook) -> Result<(), HttpFailure> {
        let checked = match hook {
            Hook::Webhook { url } => self.caller.check(url),
            Hook::WebPush { endpoint, p256dh, auth } => self.caller.check(endpoint).and_then(|()| {
                push::seal(b"", p256dh, auth)
                    .map(drop)
                    .ok_or("The keys of this subscription are damaged. Subscribe again.")
            }),
        };
        checked.map_err(|detail| HttpFailure::bad("bad_hook", detail))
    }

    /// What browsers need to subscribe.
    pub(crate) fn push_key(&self) -> String {
        self.vapid.public_key()
    }

    pub(crate) fn call(&self, hook: Hook, turn: YourTurn) {
        if self.line.try_send((hook, turn)).is_err() {
            self.metrics.hooks_failed.add(1);
        }
    }
}

/// Makes calls until the server is gone.
fn work(waiting: &Mutex<Receiver<(Hook, YourTurn)>>, caller: &Caller, vapid: &Vapid, metrics: &Metrics) {
    loop {
        let next = waiting.lock().expect("nobody panics while holding the lock").recv();
        let Ok((hook, turn)) = next else { return };
        metrics.hooks_called.add(1);
        let heard = (1..=TRIES).any(|number| {
            let called = call(&hook, &turn, caller, vapid);
            if called == Called::Later && number < TRIES {
                std::thread::sleep(PAUSE * number);
            }
            called == Called::Heard
        });
        if !heard {
            metrics.hooks_failed.add(1);
            // The address of a hook is a secret of its owner.
            tracing::info!(table = %turn.table, seat = turn.seat.0, "a call to somebody who is away did not arrive");
        }
    }
}

fn call(hook: &Hook, turn: &YourTurn, caller: &Caller, vapid: &Vapid) -> Called {
    let body = serde_json::to_vec(turn).expect("a call is plain JSON");
    match hook {
        Hook::Webhook { url } => caller.post(url, &[("content-type", "application/json")], &body),
        Hook::WebPush { endpoint, p256dh, auth } => {
            let Some(sealed) = push::seal(&body, p256dh, auth) else { return Called::Never };
            let Some(token) = vapid.authorization(endpoint) else { return Called::Never };
            let headers = [
                ("content-type", "application/octet-stream"),
                ("content-encoding", "aes128gcm"),
                ("ttl", "86400"),
                ("urgency", "high"),
                ("authorization", token.as_str()),
            ];
            caller.post(endpoint, &headers, &sealed)
        }
    }
}

#[cfg(test)]
mod tests;
