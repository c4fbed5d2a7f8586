//! Figures for operators, in the text form that Prometheus reads. They count; they never tell who or what.

use prometheus_client::encoding::{EncodeLabelSet, text};
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::{counter, gauge, histogram, info};
use prometheus_client::registry::Registry;
use protocol::RefusedWhy;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

/// The media type of the page.
pub(crate) const MEDIA: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Everything that is counted. Labels are words of ours (a game, a route, a reason), so there are never many of them.
#[derive(Debug)]
pub(crate) struct Metrics {
    registry: Registry,
    pub(crate) sockets: Gauge,
    pub(crate) tables: Gauge,
    /// Work that takes a while, for people who wait: replays, reviews, spreadsheets.
    pub(crate) works: Gauge,
    tables_made: Family<OfGame, counter::Counter>,
    pub(crate) messages_in: Counter,
    pub(crate) messages_out: Counter,
    pub(crate) acts: Counter,
    refused: Family<Why, counter::Counter>,
    pub(crate) floods: Counter,
    pub(crate) too_slow: Counter,
    requests: Family<Request, counter::Counter>,
    pub(crate) conflicts: Counter,
    /// People led to the server that has their table, and those whom it did not take.
    pub(crate) led: Counter,
    pub(crate) led_astray: Counter,
    pub(crate) store_failures: Counter,
    pub(crate) thoughts_failed: Counter,
    pub(crate) hooks_called: Counter,
    pub(crate) hooks_failed: Counter,
    /// How long a table waits until facts are stored.
    pub(crate) stored: Seconds,
    /// How long it takes to open a table that slept.
    pub(crate) opened: Seconds,
    /// Tables that were woken because their time had come.
    pub(crate) woken: Counter,
    /// What waits, by the line it waits in.
    waiting: Family<InLine, gauge::Gauge>,
    oldest_write: gauge::Gauge<f64, AtomicU64>,
    process: Family<Of, gauge::Gauge>,
    /// From the arrival of a message until what it caused is on its way.
    pub(crate) answered: Seconds,
    thought: Family<OfGame, histogram::Histogram, fn() -> histogram::Histogram>,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct OfGame {
    game: String,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Request {
    route: String,
    status: u16,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Why {
    why: &'static str,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct InLine {
    line: &'static str,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Of {
    of: &'static str,
}

/// The upper bounds of the buckets, in seconds.
const BOUNDS_S: [f64; 14] =
    [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0];

#[derive(Clone, Debug, Default)]
pub(crate) struct Counter(counter::Counter);

#[derive(Clone, Debug, Default)]
pub(crate) struct Gauge(gauge::Gauge);

/// How long something takes.
#[derive(Clone, Debug)]
pub(crate) struct Seconds(histogram::Histogram);

impl Counter {
    pub(crate) fn add(&self, more: u64) {
        self.0.inc_by(more);
    }

    #[cfg(test)]
    pub(crate) fn get(&self) -> u64 {
        self.0.get()
    }
}

impl Gauge {
    pub(crate) fn add(&self, more: i64) {
        self.0.inc_by(more);
    }

    pub(crate) fn get(&self) -> i64 {
        self.0.get()
    }
}

impl Seconds {
    pub(crate) fn observe(&self, took: Duration) {
        self.0.observe(took.as_secs_f64());
    }
}

fn buckets() -> histogram::Histogram {
    histogram::Histogram::new(BOUNDS_S)
}

impl Metrics {
    pub(crate) fn table_made(&self, game: &str) {
        self.tables_made.get_or_create(&OfGame { game: game.to_owned() }).inc();
    }

    /// A request to one of the routes, or to a page.
    pub(crate) fn answered_request(&self, route: &str, status: u16) {
        self.requests.get_or_create(&Request { route: route.to_owned(), status }).inc();
    }

    /// A message was refused, for this reason.
    pub(crate) fn refused(&self, why: &RefusedWhy) {
        let why = match why {
            RefusedWhy::Rule { .. } => "rule",
            RefusedWhy::Stale { .. } => "stale",
            RefusedWhy::Malformed { .. } => "malformed",
            RefusedWhy::NotYours {} => "not_yours",
            RefusedWhy::NotNow { .. } => "not_now",
            RefusedWhy::TooFast { .. } => "too_fast",
            RefusedWhy::Organiser {} => "organiser",
            RefusedWhy::UsedUp { .. } => "used_up",
        };
        self.refused.get_or_create(&Why { why }).inc();
    }

    /// So much waits in this line now.
    pub(crate) fn set_waiting(&self, line: &'static str, length: usize) {
        self.waiting.get_or_create(&InLine { line }).set(length as i64);
    }

    /// The write that somebody has waited longest for is so old now.
    pub(crate) fn set_oldest_write(&self, age: Duration) {
        self.oldest_write.set(age.as_secs_f64());
    }

    /// How long bots of this game think.
    pub(crate) fn thought(&self, game: &str) -> Seconds {
        Seconds(self.thought.get_or_create_owned(&OfGame { game: game.to_owned() }))
    }

    /// The page at `/metrics`.
    pub(crate) fn page(&self) -> String {
        for (of, figure) in process_figures() {
            self.process.get_or_create(&Of { of }).set(figure);
        }
        let mut page = String::new();
        text::encode(&mut page, &self.registry).expect("a string takes any text");
        page
    }
}

/// What the system says about this program, where it says anything.
fn process_figures() -> Vec<(&'static str, i64)> {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let field = |name: &str| -> Option<i64> {
        let line = status.lines().find_map(|line| line.strip_prefix(name))?;
        line.split_whitespace().next()?.parse().ok()
    };
    let memory = field("VmRSS:").map(|kilobytes| ("memory_bytes", kilobytes * 1_024));
    let files = std::fs::read_dir("/proc/self/fd").ok().map(|files| ("open_files", files.count() as i64));
    let threads = field("Threads:").map(|threads| ("threads", threads));
    [memory, files, threads].into_iter().flatten().collect()
}

impl Default for Metrics {
    fn default() -> Metrics {
        let mut registry = Registry::with_prefix("magnat");
        let mut counter = |name: &str, help: &str| {
            let counter = Counter::default();
            registry.register(name, help, counter.0.clone());
            counter
        };
        let messages_in = counter("messages_in", "Messages from clients");
        let messages_out = counter("messages_out", "Messages to clients");
        let acts = counter("acts", "Acts that were stored and acknowledged");
        let conflicts = counter("conflicts", "Tables reloaded because somebody else wrote to them");
        let led = counter("led", "Requests and sockets led to the server that has the table");
        let led_astray = counter("led_astray", "Requests and sockets which that server did not take");
        let store_failures = counter("store_failures", "Writes that the store did not do");
        let thoughts_failed = counter("thoughts_failed", "Bots that had no answer");
        let hooks_called = counter("hooks_called", "Calls to people who are away");
        let hooks_failed = counter("hooks_failed", "Such calls that did not arrive");
        let woken = counter("woken", "Tables woken because their time had come");
        let mut gauge = |name: &str, help: &str| {
            let gauge = Gauge::default();
            registry.register(name, help, gauge.0.clone());
            gauge
        };
        let sockets = gauge("sockets", "Open sockets");
        let tables = gauge("tables_awake", "Tables in memory");
        let works = gauge("works_running", "Replays, reviews and spreadsheets under way");
        let mut seconds = |name: &str, help: &str| {
            let seconds = Seconds(buckets());
            registry.register(name, help, seconds.0.clone());
            seconds
        };
        let stored = seconds("store_seconds", "Time until facts are stored");
        let answered = seconds("answer_seconds", "From a message to what it caused being sent");
        let opened = seconds("open_seconds", "Time to open a table that slept");
        let closed = Family::<Why, counter::Counter>::default();
        let tables_made = Family::default();
        let requests = Family::default();
        let thought = Family::new_with_constructor(buckets as fn() -> histogram::Histogram);
        let (refused, waiting, process) = (Family::default(), Family::default(), Family::default());
        registry.register("refused", "Messages that were refused", refused.clone());
        registry.register("waiting", "What waits in a line of the server", waiting.clone());
        registry.register(
            "process",
            "Bytes in memory, open files and threads of the program",
            process.clone(),
        );
        let oldest_write = gauge::Gauge::<f64, AtomicU64>::default();
        registry.register(
            "oldest_write_seconds",
            "How old the longest waiting write is",
            oldest_write.clone(),
        );
        let build = info::Info::new([("version", env!("CARGO_PKG_VERSION"))]);
        registry.register("build", "Which program this is", build);
        registry.register("sockets_closed", "Sockets closed by the server", closed.clone());
        registry.register("tables_made", "New tables", tables_made.clone());
        registry.register("requests", "HTTP requests that were answered", requests.clone());
        registry.register("thought_seconds", "Time a bot thinks", thought.clone());
        Metrics {
            registry,
            sockets,
            tables,
            works,
            tables_made,
            messages_in,
            messages_out,
            acts,
            refused,
            floods: Counter(closed.get_or_create_owned(&Why { why: "flood" })),
            too_slow: Counter(closed.get_or_create_owned(&Why { why: "too_slow" })),
            requests,
            conflicts,
            led,
            led_astray,
            store_failures,
            thoughts_failed,
            hooks_called,
            hooks_failed,
            stored,
            opened,
            woken,
            waiting,
            oldest_write,
            process,
            answered,
            thought,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_add_up_under_their_names() {
        let metrics = Metrics::default();
        for ms in [0, 3, 3, 700, 60_000] {
            metrics.stored.observe(Duration::from_millis(ms));
        }
        metrics.sockets.add(3);
        metrics.sockets.add(-1);
        metrics.floods.add(2);
        metrics.table_made("ludo");
        metrics.answered_request("/api/tables/{code}", 404);
        metrics.refused(&RefusedWhy::TooFast { again_ms: 1 });
        metrics.set_waiting("bots", 3);
        metrics.set_oldest_write(Duration::from_millis(2_500));
        metrics.thought("ludo").observe(Duration::from_millis(20));
        let page = metrics.page();
        for line in [
            "magnat_store_seconds_bucket{le=\"0.0001\"} 1",
            "magnat_store_seconds_bucket{le=\"0.005\"} 3",
            "magnat_store_seconds_bucket{le=\"5.0\"} 4",
            "magnat_store_seconds_bucket{le=\"+Inf\"} 5",
            "magnat_store_seconds_sum 60.706",
            "magnat_store_seconds_count 5",
            "# TYPE magnat_sockets gauge",
            "magnat_sockets 2",
            "magnat_sockets_closed_total{why=\"flood\"} 2",
            "magnat_sockets_closed_total{why=\"too_slow\"} 0",
            "magnat_tables_made_total{game=\"ludo\"} 1",
            "magnat_requests_total{route=\"/api/tables/{code}\",status=\"404\"} 1",
            "magnat_refused_total{why=\"too_fast\"} 1",
            "magnat_oldest_write_seconds 2.5",
            "magnat_waiting{line=\"bots\"} 3",
            concat!("magnat_build_info{version=\"", env!("CARGO_PKG_VERSION"), "\"} 1"),
            "magnat_thought_seconds_count{game=\"ludo\"} 1",
        ] {
            assert!(page.lines().any(|other| other == line), "{line} is missing in:\n{page}");
        }
    }
}
