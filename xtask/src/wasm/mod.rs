//! The games' program for browsers: compiled for WebAssembly and laid where the browser client picks it up.

mod library;

use crate::shell;
use anyhow::{Context, Result};
use std::path::PathBuf;
use std::process::Command;
use std::time::Instant;

pub(crate) const TARGET: &str = "wasm32-unknown-unknown";
const MANIFEST: &str = "wasm/Cargo.toml";
/// What the client imports; git ignores it.
const FOLDER: &str = "web/src/lib/local/program";

pub(crate) use library::{ADVICE, can_be_built};

/// Everything that is built for it lies in one folder.
fn target_folder() -> PathBuf {
    shell::root().join("target").join("wasm")
}

/// Builds the program and the script that loads it.
pub(crate) fn build() -> Result<()> {
    let begin = Instant::now();
    let sysroot = library::prepare()?;
    shell::run(&mut compile(sysroot.as_deref()))?;
    shell::run(&mut cargo(&["build", "--package", "bindgen"]))?;
    let built = target_folder().join(TARGET).join("release").join("magnat_wasm.wasm");
    let tool =
        target_folder().join("release").join("bindgen").with_extension(std::env::consts::EXE_EXTENSION);
    shell::run(Command::new(tool).arg(&built).arg(FOLDER).current_dir(shell::root()))?;
    let program = shell::root().join(FOLDER).join("magnat_wasm_bg.wasm");
    let bytes = std::fs::metadata(&program).context("no program was written")?.len();
    let seconds = begin.elapsed().as_secs();
    println!("{FOLDER}: {} KB before it is packed, after {seconds} s", bytes / 1024);
    Ok(())
}

fn cargo(words: &[&str]) -> Command {
    let mut command = shell::cargo(words.iter().copied());
    command.args(["--manifest-path", MANIFEST, "--release", "--locked"]);
    command.env("CARGO_TARGET_DIR", target_folder());
    command
}

fn compile(sysroot: Option<&std::path::Path>) -> Command {
    let mut command = cargo(&["build", "--package", "magnat-wasm", "--target", TARGET]);
    // Messages of the program name files: those of the project and of its libraries, not of this machine.
    let mut flags = vec![remap(&shell::root(), "/magnat"), remap(&library::cargo_home(), "/cargo")];
    flags.extend(sysroot.map(|folder| format!("--sysroot={}", folder.display())));
    command.env_remove("RUSTFLAGS").env("CARGO_ENCODED_RUSTFLAGS", flags.join("\u{1f}"));
    command
}

fn remap(from: &std::path::Path, to: &str) -> String {
    format!("--remap-path-prefix={}={to}", from.display())
}
