//! What a server logs, as the operator who asks for the most would read it.

use std::io;
use std::sync::{Arc, Mutex, OnceLock};
use tokio::runtime::{Builder, Runtime};
use tracing::{Dispatch, Level};

#[derive(Clone, Default)]
pub(crate) struct Logs(Arc<Mutex<Vec<u8>>>);

impl Logs {
    /// Everything that is logged outside the runtimes below: by the threads of bots and hooks.
    pub(crate) fn of_the_process() -> Logs {
        static LOGS: OnceLock<Logs> = OnceLock::new();
        let start = || {
            let logs = Logs::default();
            tracing::dispatcher::set_global_default(logs.dispatch()).expect("nobody else sets it");
            logs
        };
        LOGS.get_or_init(start).clone()
    }

    /// Threads whose logs come here.
    pub(crate) fn runtime(&self) -> Runtime {
        let dispatch = self.dispatch();
        let listen = move || std::mem::forget(tracing::dispatcher::set_default(&dispatch));
        let mut threads = Builder::new_multi_thread();
        threads.worker_threads(2).enable_all().on_thread_start(listen).build().expect("threads")
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.0.lock().unwrap()).into_owned()
    }

    /// The lines of the server itself, in no particular order: tasks of one server do not wait for each other.
    pub(crate) fn of_the_server(&self) -> Vec<String> {
        let text = self.text();
        let mut lines: Vec<String> =
            text.lines().filter(|line| line.contains(" server::")).map(without_chance).collect();
        lines.sort();
        lines
    }

    fn dispatch(&self) -> Dispatch {
        let logs = self.clone();
        let lines = tracing_subscriber::fmt().with_max_level(Level::DEBUG).with_ansi(false).without_time();
        Dispatch::new(lines.with_writer(move || logs.clone()).finish())
    }
}

/// A line without how long something took and without the names of requests, which are never the same twice.
fn without_chance(line: &str) -> String {
    let mut line = line.to_owned();
    for name in ["took_ms=", "socket{id=", "request{id=", "request="] {
        let parts: Vec<&str> = line.split(name).collect();
        let later =
            parts[1..].iter().map(|part| part.trim_start_matches(|digit: char| digit.is_ascii_hexdigit()));
        line = [parts[0]].into_iter().chain(later).collect::<Vec<_>>().join(name);
    }
    line
}

impl io::Write for Logs {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
