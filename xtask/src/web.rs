//! The browser client: built, checked, and tested in a real browser.

use crate::shell;
use anyhow::{Result, ensure};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

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

pub(crate) fn has_npm() -> bool {
    shell::succeeds(&mut npm(&["--version"]))
}

/// Whether what the lock file asks for is there.
pub(crate) fn is_installed() -> bool {
    let newest = |name: &str| std::fs::metadata(folder().join(name)).and_then(|file| file.modified()).ok();
    newest("node_modules/.package-lock.json") >= newest("package-lock.json")
}

pub(crate) fn install_command() -> Command {
    npm(&["ci", "--no-audit", "--no-fund"])
}

/// Builds the client, which the program then carries with it.
pub(crate) fn build() -> Result<()> {
    ensure!(has_npm(), "npm is missing: install Node.js 20 or later, see https://nodejs.org");
    if !is_installed() {
        shell::run(&mut install_command())?;
    }
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
    shell::run(&mut shell::cargo(["build", "--package", "magnat", "--locked"]))?;
    shell::run(&mut npm(&["run", "browser"]))
}

/// Whether the system has a Chromium, or Playwright its own.
pub(crate) fn has_browser() -> bool {
    let is_own = || {
        let asked = npm(&["exec", "--", "playwright", "install", "--list"]).stderr(Stdio::null()).output();
        asked.is_ok_and(|list| String::from_utf8_lossy(&list.stdout).contains("chromium"))
    };
    BROWSERS.iter().any(|browser| Path::new(browser).is_file()) || is_installed() && is_own()
}

/// Brings Playwright's own, for whoever may not install packages of the system.
pub(crate) fn own_browser_command() -> Command {
    npm(&["exec", "--", "playwright", "install", "chromium"])
}
