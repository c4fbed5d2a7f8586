use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::IsTerminal as _;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

/// What takes less is not worth a bar.
const QUIET: Duration = Duration::from_secs(1);

/// A bar on the terminal, shown only once a job has taken a second; never in a pipe.
pub(crate) struct Progress {
    bar: ProgressBar,
    started: Instant,
    shown: OnceLock<()>,
}

impl Progress {
    /// `unit` is what is counted, such as "games".
    pub(crate) fn new(total: u64, unit: &str) -> Progress {
        let style = format!("{{wide_bar}} {{human_pos}} of {{human_len}} {unit}, {{eta}} left");
        Progress::styled(total, &style)
    }

    pub(crate) fn of_bytes(total: u64) -> Progress {
        Progress::styled(total, "{wide_bar} {bytes} of {total_bytes}, {eta} left")
    }

    fn styled(total: u64, template: &str) -> Progress {
        let style = ProgressStyle::with_template(template).expect("a template of known words");
        let bar = ProgressBar::with_draw_target(Some(total), ProgressDrawTarget::hidden()).with_style(style);
        Progress { bar, started: Instant::now(), shown: OnceLock::new() }
    }

    pub(crate) fn at(&self, done: u64) {
        if self.started.elapsed() >= QUIET && std::io::stderr().is_terminal() {
            self.shown.get_or_init(|| self.bar.set_draw_target(ProgressDrawTarget::stderr_with_hz(8)));
        }
        self.bar.set_position(done);
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
