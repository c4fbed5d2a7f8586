//! Calls to people who are away: it is your turn. They wait in a bounded line and are made by a few threads of their own,
//! since the other side may be slow.

mod line;
mod push;
mod webhook;

use crate::metrics::Metrics;
use crate::problem::HttpFailure;
use crate::settings::Settings;
use line::{Call, CallLine, HostAnswer};
use protocol::http::{Hook, YourTurn};
use push::Vapid;
use std::sync::Arc;
use std::time::Duration;
use store::{EventStore, StoreError};
use webhook::Caller;

/// They wait most of the time.
const THREADS: usize = 16;

#[derive(Debug)]
pub(crate) struct Hooks {
    line: Arc<CallLine>,
    caller: Arc<Caller>,
    vapid: Arc<Vapid>,
    metrics: Arc<Metrics>,
}

/// How a call went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Called {
    Heard,
    /// It answers that it may work later.
    Later,
    /// Nothing came back in time.
    Silent,
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
        let line = Arc::new(CallLine::default());
        for number in 0..THREADS {
            let (waiting, caller, vapid) = (Arc::clone(&line), Arc::clone(&caller), Arc::clone(&vapid));
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

    /// How many calls wait, for a thread or for another try.
    pub(crate) fn waiting(&self) -> usize {
        self.line.waiting()
    }

    pub(crate) fn call(&self, hook: Hook, turn: YourTurn) {
        let taken = Call::new(hook, turn).is_some_and(|call| self.line.push(call));
        if !taken {
            self.metrics.hooks_failed.add(1);
        }
    }
}

impl Drop for Hooks {
    fn drop(&mut self) {
        self.line.close();
    }
}

/// Makes calls until the server is gone.
fn work(line: &CallLine, caller: &Caller, vapid: &Vapid, metrics: &Metrics) {
    while let Some((tried, proven)) = line.next() {
        metrics.hooks_called.add(1);
        let called = call(&tried.hook, &tried.turn, caller, vapid, tried.limit());
        let (table, seat) = (tried.turn.table.clone(), tried.turn.seat.0);
        let how = match called {
            Called::Heard | Called::Never => HostAnswer::Answered,
            Called::Later => HostAnswer::Later,
            Called::Silent => HostAnswer::Silent,
        };
        let goes_on = line.tried(tried, proven, how);
        if called == Called::Never || !goes_on {
            metrics.hooks_failed.add(1);
            // The address of a hook is a secret of its owner.
            tracing::info!(%table, seat, "a call to somebody who is away did not arrive");
        }
    }
}

fn call(hook: &Hook, turn: &YourTurn, caller: &Caller, vapid: &Vapid, limit: Duration) -> Called {
    let body = serde_json::to_vec(turn).expect("a call is plain JSON");
    match hook {
        Hook::Webhook { url } => caller.post(url, &[("content-type", "application/json")], &body, limit),
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
            caller.post(endpoint, &headers, &sealed, limit)
        }
    }
}

#[cfg(test)]
mod tests;
