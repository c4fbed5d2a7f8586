use super::args::{LogForm, LogLevel};
use tracing::Level;

/// Logs go to the error output, one line for each thing worth knowing. Nothing secret is ever handed to them.
pub(crate) fn start(form: LogForm, level: LogLevel) {
    let level = match level {
        LogLevel::Error => Level::ERROR,
        LogLevel::Warn => Level::WARN,
        LogLevel::Info => Level::INFO,
        LogLevel::Debug => Level::DEBUG,
    };
    let lines =
        tracing_subscriber::fmt().with_max_level(level).with_writer(std::io::stderr).with_target(false);
    // A log on a full disk cannot be written either, and that must not be anybody's end.
    let lines = lines.log_internal_errors(false);
    match form {
        LogForm::Text => lines.with_ansi(false).init(),
        LogForm::Json => lines.json().flatten_event(true).init(),
    }
}
