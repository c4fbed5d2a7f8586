//! Figures for operators, in the text form that Prometheus reads. They count; they never tell who or what.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// Everything that is counted.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    pub(crate) sockets: Gauge,
    pub(crate) tables: Gauge,
    pub(crate) tables_made: Counter,
    pub(crate) messages_in: Counter,
    pub(crate) messages_out: Counter,
    pub(crate) acts: Counter,
    pub(crate) refused: Counter,
    pub(crate) floods: Counter,
    pub(crate) too_slow: Counter,
    pub(crate) requests: Counter,
    pub(crate) problems: Counter,
    pub(crate) conflicts: Counter,
    pub(crate) store_failures: Counter,
    pub(crate) thoughts_failed: Counter,
    pub(crate) hooks_called: Counter,
    pub(crate) hooks_failed: Counter,
    /// How long a table waits until facts are stored.
    pub(crate) stored: Histogram,
    /// From the arrival of a message until what it caused is on its way.
    pub(crate) answered: Histogram,
    pub(crate) thought: Histogram,
}

#[derive(Debug, Default)]
pub(crate) struct Counter(AtomicU64);

#[derive(Debug, Default)]
pub(crate) struct Gauge(AtomicI64);

/// The upper bounds of the buckets, in microseconds.
const BOUNDS_US: [u64; 14] = [
    100, 250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000,
    5_000_000,
];

#[derive(Debug, Default)]
pub(crate) struct Histogram {
    /// How many fell into each bucket; the last one has no upper bound.
    buckets: [AtomicU64; BOUNDS_US.len() + 1],
    sum_us: AtomicU64,
}

impl Counter {
    pub(crate) fn add(&self, more: u64) {
        self.0.fetch_add(more, Relaxed);
    }

    pub(crate) fn get(&self) -> u64 {
        self.0.load(Relaxed)
    }
}

impl Gauge {
    pub(crate) fn add(&self, more: i64) {
        self.0.fetch_add(more, Relaxed);
    }

    pub(crate) fn get(&self) -> i64 {
        self.0.load(Relaxed)
    }
}

impl Histogram {
    pub(crate) fn observe(&self, took: Duration) {
        let took_us = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        let at = BOUNDS_US.iter().position(|bound| took_us <= *bound).unwrap_or(BOUNDS_US.len());
        self.buckets[at].fetch_add(1, Relaxed);
        self.sum_us.fetch_add(took_us, Relaxed);
    }

    fn write(&self, name: &str, help: &str, out: &mut String) {
        head(name, help, "histogram", out);
        let mut below = 0;
        for (bucket, bound) in self.buckets.iter().zip(BOUNDS_US) {
            below += bucket.load(Relaxed);
            let seconds = bound as f64 / 1e6;
            let _ = writeln!(out, "{name}_bucket{{le=\"{seconds}\"}} {below}");
        }
        below += self.buckets[BOUNDS_US.len()].load(Relaxed);
        let sum = self.sum_us.load(Relaxed) as f64 / 1e6;
        let _ = writeln!(out, "{name}_bucket{{le=\"+Inf\"}} {below}\n{name}_sum {sum}\n{name}_count {below}");
    }
}

impl Metrics {
    /// The page at `/metrics`.
    pub(crate) fn page(&self) -> String {
        let mut out = String::new();
        let gauges = [
            ("magnat_sockets", "Open sockets", &self.sockets),
            ("magnat_tables_awake", "Tables in memory", &self.tables),
        ];
        for (name, help, gauge) in gauges {
            head(name, help, "gauge", &mut out);
            let _ = writeln!(out, "{name} {}", gauge.get());
        }
        for (name, help, counter) in self.counters() {
            head(name, help, "counter", &mut out);
            let _ = writeln!(out, "{name} {}", counter.get());
        }
        self.stored.write("magnat_store_seconds", "Time until facts are stored", &mut out);
        self.answered.write("magnat_answer_seconds", "From a message to what it caused being sent", &mut out);
        self.thought.write("magnat_thought_seconds", "Time a bot thinks", &mut out);
        out
    }

    fn counters(&self) -> [(&'static str, &'static str, &Counter); 14] {
        [
            ("magnat_tables_made_total", "New tables", &self.tables_made),
            ("magnat_messages_in_total", "Messages from clients", &self.messages_in),
            ("magnat_messages_out_total", "Messages to clients", &self.messages_out),
            ("magnat_acts_total", "Acts that were stored and acknowledged", &self.acts),
            ("magnat_refused_total", "Messages that were refused", &self.refused),
            ("magnat_floods_total", "Sockets closed because they said too much", &self.floods),
            ("magnat_too_slow_total", "Sockets closed because they did not read", &self.too_slow),
            ("magnat_requests_total", "HTTP requests", &self.requests),
            ("magnat_problems_total", "HTTP requests that were answered with a problem", &self.problems),
            (
                "magnat_conflicts_total",
                "Tables reloaded because somebody else wrote to them",
                &self.conflicts,
            ),
            ("magnat_store_failures_total", "Writes that the store did not do", &self.store_failures),
            ("magnat_thoughts_failed_total", "Bots that had no answer", &self.thoughts_failed),
            ("magnat_hooks_called_total", "Calls to people who are away", &self.hooks_called),
            ("magnat_hooks_failed_total", "Such calls that did not arrive", &self.hooks_failed),
        ]
    }
}

fn head(name: &str, help: &str, kind: &str, out: &mut String) {
    let _ = writeln!(out, "# HELP {name} {help}.\n# TYPE {name} {kind}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buckets_add_up() {
        let metrics = Metrics::default();
        for ms in [0, 3, 3, 700, 60_000] {
            metrics.stored.observe(Duration::from_millis(ms));
        }
        let page = metrics.page();
        for line in [
            "magnat_store_seconds_bucket{le=\"0.0001\"} 1",
            "magnat_store_seconds_bucket{le=\"0.005\"} 3",
            "magnat_store_seconds_bucket{le=\"5\"} 4",
            "magnat_store_seconds_bucket{le=\"+Inf\"} 5",
            "magnat_store_seconds_sum 60.706",
            "magnat_store_seconds_count 5",
            "# TYPE magnat_sockets gauge",
        ] {
            assert!(page.lines().any(|other| other == line), "{line} is missing in:\n{page}");
        }
    }
}
