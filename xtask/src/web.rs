//! The browser client: built, checked, and tested in a real browser.

use crate::shell;
use anyhow::{Result, ensure};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Where a system keeps a Chromium of its own; `web/playwright.config.ts` looks in the same places.
const BROWSERS: [&str; 3] = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

fn folder() -> PathBuf {
    shell::root().join("web")
}

fn npm(words: &[&str]) -> Command {
    let mut command = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    command.args(words).current_dir(folder());
    command
}

/// What the lock file asks for, unless it is there already.
fn install() -> Result<()> {
    ensure!(
        shell::succeeds(&mut npm(&["--version"])),
        "npm is missing: install Node.js 20 or later, see https://nodejs.org"
    );
    let newest = |name: &str| std::fs::metadata(folder().join(name)).and_then(|file| file.modified()).ok();
    if newest("node_modules/.package-lock.json") < newest("package-lock.json") {
        shell::run(&mut npm(&["ci", "--no-audit", "--no-fund"]))?;
    }
    Ok(())
}

/// Builds the client, which the program then carries with it.
pub(crate) fn build() -> Result<()> {
    install()?;
    shell::run(&mut npm(&["run", "build"]))
}

/// Types, unit tests, and the size of what a browser loads first.
pub(crate) fn check() -> Result<()> {
    build()?;
    for script in ["check", "size", "unit"] {
        shell::run(&mut npm(&["run", script]))?;
    }
    Ok(())
}

/// Whole games through the interface, in a real browser, against the program.
pub(crate) fn browser() -> Result<()> {
    install()?;
    find_browser()?;
    shell::run(&mut shell::cargo(["build", "--package", "magnat", "--locked"]))?;
    shell::run(&mut npm(&["run", "browser"]))
}

/// The system's Chromium, or Debian's where it can be installed, or Playwright's own.
fn find_browser() -> Result<()> {
    let is_there = || BROWSERS.iter().any(|browser| Path::new(browser).is_file());
    if is_there() {
        return Ok(());
    }
    shell::install("chromium")?;
    if is_there() {
        Ok(())
    } else {
        shell::run(&mut npm(&["exec", "--", "playwright", "install", "chromium"]))
    }
}
