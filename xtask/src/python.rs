//! The Python package: built as a wheel, and tested in a clean virtual environment.

use crate::shell;
use anyhow::{Context, Result};
use std::path::{Path, PathBuf};
use std::process::Command;

const MANIFEST: &str = "python/Cargo.toml";

/// The extra of `python/pyproject.toml` with what the tests need.
const TESTED_WITH: &str = "test";
/// The extra with the other libraries of games.
const COMPARED_WITH: &str = "bench";

/// Everything that is built and installed here lies in one folder.
fn folder() -> PathBuf {
    shell::root().join("target").join("python")
}

fn python() -> &'static str {
    if cfg!(windows) { "python" } else { "python3" }
}

/// Whether there is a Python that can make virtual environments, recent enough for the package.
pub(crate) fn is_there() -> bool {
    let asked = "import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))";
    shell::succeeds(Command::new(python()).args(["-c", asked]))
}

/// Whether packages can be had from the index that pip is set up for.
pub(crate) fn index_answers() -> bool {
    let mut asked = Command::new(python());
    shell::succeeds(asked.args(["-m", "pip", "index", "versions", "maturin", "--quiet"]))
}

/// Builds the wheel and says where it is.
pub(crate) fn wheel() -> Result<PathBuf> {
    let tools = folder().join("tools");
    if !program(&tools, "maturin").is_file() {
        environment(&tools)?;
        pip(&tools, &["install", "maturin>=1.8,<2"])?;
    }
    let out = folder().join("wheels");
    if out.is_dir() {
        std::fs::remove_dir_all(&out).context("cannot clear the folder of wheels")?;
    }
    let mut build = Command::new(program(&tools, "maturin"));
    build.args(["build", "--release", "--locked", "--manifest-path", MANIFEST, "--out"]).arg(&out);
    shell::run(build.current_dir(shell::root()).env("CARGO_TARGET_DIR", folder().join("cargo")))?;
    let built = std::fs::read_dir(&out)?.filter_map(Result::ok).map(|entry| entry.path());
    let mut wheels = built.filter(|path| path.extension().is_some_and(|ending| ending == "whl"));
    wheels.next().context("maturin has built no wheel")
}

/// Lints, the wheel, its types, and its tests where nothing else is installed.
pub(crate) fn check() -> Result<()> {
    let mut clippy =
        shell::cargo(["clippy", "--manifest-path", MANIFEST, "--locked", "--", "-D", "warnings"]);
    shell::run(clippy.env("CARGO_TARGET_DIR", folder().join("cargo")))?;
    // The tests hold records to `magnat verify`, and play at a table of the server.
    shell::run(&mut shell::cargo(["build", "--package", "magnat", "--locked"]))?;
    let clean = installed("venv", TESTED_WITH)?;
    let tests = shell::root().join("python");
    let config = tests.join("pyproject.toml");
    let run = |words: &[&str]| {
        let mut command = Command::new(program(&clean, "python"));
        command.args(words).current_dir(&tests).env("MAGNAT_PROGRAM", built_program());
        // Not what lies in the folder, but what was installed, is looked at.
        shell::run(command.env("PYTHONSAFEPATH", "1"))
    };
    run(&["-m", "mypy", "--config-file", &config.to_string_lossy(), "-p", "magnat"])?;
    run(&["-m", "mypy.stubtest", "magnat._magnat", "--mypy-config-file", &config.to_string_lossy()])?;
    run(&["-m", "pytest", "-q", "-p", "no:cacheprovider", "--durations", "8"])
}

/// The speed of the package beside that of others, in one run.
pub(crate) fn bench(words: &[String]) -> Result<()> {
    let clean = installed("bench", COMPARED_WITH)?;
    let mut command = Command::new(program(&clean, "python"));
    command.args(["-m", "magnat.bench"]).args(words).current_dir(folder());
    shell::run(command.env("PYTHONSAFEPATH", "1"))
}

/// A virtual environment with nothing but the wheel, fresh from the build, and what this extra of it names.
fn installed(name: &str, extra: &str) -> Result<PathBuf> {
    let wheel = wheel()?;
    let clean = folder().join(name);
    if clean.is_dir() {
        std::fs::remove_dir_all(&clean).context("cannot clear the virtual environment")?;
    }
    environment(&clean)?;
    pip(&clean, &["install", &format!("{}[{extra}]", wheel.display())])?;
    Ok(clean)
}

fn environment(folder: &Path) -> Result<()> {
    let mut command = Command::new(python());
    shell::run(command.args(["-m", "venv"]).arg(folder)).context(
        "Python 3.11 or later with venv and pip is needed (on Debian the packages `python3-venv` and `python3-pip`)",
    )
}

fn pip(environment: &Path, words: &[&str]) -> Result<()> {
    let mut command = Command::new(program(environment, "python"));
    command.args(["-m", "pip", "--quiet", "--disable-pip-version-check"]).args(words);
    shell::run(&mut command).context("packages come from the index that pip is set up for")
}

fn program(environment: &Path, name: &str) -> PathBuf {
    if cfg!(windows) {
        environment.join("Scripts").join(format!("{name}.exe"))
    } else {
        environment.join("bin").join(name)
    }
}

fn built_program() -> PathBuf {
    let target =
        std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| shell::root().join("target"), PathBuf::from);
    target.join("debug").join(format!("magnat{}", std::env::consts::EXE_SUFFIX))
}
