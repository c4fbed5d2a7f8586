//! The drawn table: a terminal game by keyboard.

mod app;
mod draw;
mod overlay;
mod panels;
#[cfg(test)]
mod tests;
mod tone;

use crate::failure::Failed;
use crate::play::table::TerminalTable;
use crate::play::thinker::BotThread;
use anyhow::{Context as _, Result};
use app::App;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyEventKind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How long the screen waits for a key before it looks after the bots again.
const BEAT: Duration = Duration::from_millis(40);

pub(crate) fn run(table: TerminalTable, thinker: BotThread, pace: Duration) -> Result<()> {
    let ended = Arc::new(AtomicBool::new(false));
    // In raw mode Ctrl-C is a key; these come from outside and must not leave the terminal in disorder.
    for signal in [signal_hook::consts::SIGTERM, signal_hook::consts::SIGINT] {
        signal_hook::flag::register(signal, Arc::clone(&ended)).context("signals cannot be watched")?;
    }
    let mut app = App::new(table, thinker, pace);
    // `init` also makes a panic restore the terminal before it speaks.
    let mut terminal = ratatui::init();
    let played = play(&mut terminal, &mut app, &ended);
    ratatui::restore();
    played
}

fn play(terminal: &mut DefaultTerminal, app: &mut App, ended: &AtomicBool) -> Result<()> {
    let mut dirty = true;
    while !app.is_left() && !ended.load(Ordering::Relaxed) {
        if dirty {
            terminal.draw(|frame| draw::draw(app, frame)).context("the screen cannot be drawn")?;
        }
        dirty = false;
        if event::poll(BEAT).context("the keyboard cannot be read")? {
            match event::read().context("the keyboard cannot be read")? {
                Event::Key(key) if key.kind != KeyEventKind::Release => app.key(key),
                _ => {}
            }
            dirty = true;
        }
        dirty |= app.tick(Instant::now())?;
    }
    if !app.is_left() {
        anyhow::bail!(Failed("told to stop; the match was not saved".to_owned()));
    }
    Ok(())
}
