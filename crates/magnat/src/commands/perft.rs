use crate::cli::PerftArgs;
use crate::setup;
use anyhow::Result;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde_json::json;
use std::io::{IsTerminal as _, Write};
use std::time::{Duration, Instant};

pub(crate) fn run(args: &PerftArgs, out: &mut impl Write) -> Result<()> {
    let table = setup::table(&args.game, &args.table)?;
    let mut counts = Vec::new();
    for depth in 1..=args.depth {
        let started = Instant::now();
        let clock = Clock::start(depth);
        let count = table.perft(depth);
        drop(clock);
        counts.push(count);
        if !args.json {
            writeln!(out, "depth {depth:3}  {count:>20}  {:9.3} s", started.elapsed().as_secs_f64())?;
        }
    }
    if args.json {
        let report = json!({
            "game": args.game, "seats": table.seats(), "options": table.header().options,
            "rules_version": table.about().rules_version, "perft": counts,
        });
        writeln!(out, "{report}")?;
    }
    Ok(())
}

/// Nobody knows how long a count takes, so it only shows that time passes, and only from the first second on.
struct Clock(Option<ProgressBar>);

impl Clock {
    fn start(depth: u32) -> Clock {
        if !std::io::stderr().is_terminal() {
            return Clock(None);
        }
        let style = ProgressStyle::with_template("{spinner} depth {msg}: {elapsed}")
            .expect("a template of known words");
        let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::hidden());
        let bar = bar.with_style(style).with_message(depth.to_string());
        let shown = bar.clone();
        std::thread::spawn(move || {
            std::thread::sleep(Duration::from_secs(1));
            if !shown.is_finished() {
                shown.set_draw_target(ProgressDrawTarget::stderr());
                shown.enable_steady_tick(Duration::from_millis(200));
            }
        });
        Clock(Some(bar))
    }
}

impl Drop for Clock {
    fn drop(&mut self) {
        if let Some(bar) = &self.0 {
            bar.finish_and_clear();
        }
    }
}
