use crate::{fuzz, shell, tidy, web};
use anyhow::{Context, Result, ensure};
use std::fs::read_dir;
use std::path::PathBuf;
use std::process::Command;
use std::time::Instant;

/// One thing that must hold. Steps run in order, the quick ones first, and the first failure stops the run.
struct Check {
    name: &'static str,
    run: fn() -> Result<()>,
}

/// The browser client is built before the program, which carries it.
const TEST: &[Check] = &[
    Check { name: "format", run: format },
    Check { name: "tidy", run: tidy::run },
    Check { name: "browser client: build, types, size and unit tests", run: web::check },
    Check { name: "clippy", run: clippy },
    Check { name: "Postgres for the tests of the store", run: postgres },
    Check { name: "doc tests", run: doc_tests },
    Check { name: "unit, law, example, golden-replay and server tests", run: tests },
    Check { name: "browser tests", run: web::browser },
];

/// What takes too long for every commit, or needs the internet.
const LONG: &[Check] = &[
    Check { name: "dependency audit", run: audit },
    Check { name: "documentation", run: docs },
    Check { name: "fuzz targets", run: fuzz_targets },
    Check { name: "long laws", run: long_laws },
];

pub(crate) fn test() -> Result<()> {
    check_all(TEST)
}

pub(crate) fn ci() -> Result<()> {
    check_all(TEST)?;
    check_all(LONG)
}

fn check_all(checks: &[Check]) -> Result<()> {
    let begin = Instant::now();
    let mut times = Vec::new();
    for (at, check) in checks.iter().enumerate() {
        println!("\n[{}/{}] {}", at + 1, checks.len(), check.name);
        let begin = Instant::now();
        (check.run)().with_context(|| format!("the step \"{}\" failed", check.name))?;
        let seconds = begin.elapsed().as_secs_f32();
        println!("[{}/{}] {}: {seconds:.1} s", at + 1, checks.len(), check.name);
        times.push((check.name, seconds));
    }
    println!("\nAll steps passed in {:.1} s:", begin.elapsed().as_secs_f32());
    for (name, seconds) in times {
        println!("{seconds:8.1} s  {name}");
    }
    Ok(())
}

fn format() -> Result<()> {
    shell::run(&mut shell::cargo(["fmt", "--all", "--check"])).context("`cargo fmt --all` mends this")?;
    let apart = ["fmt", "--manifest-path", "fuzz/Cargo.toml"];
    shell::run(shell::cargo(apart).arg("--check")).context("the same without `--check` mends this")
}

fn clippy() -> Result<()> {
    let args = ["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"];
    shell::run(&mut shell::cargo(args))
}

/// The tests of the store start a Postgres of their own. Where it is missing and can be installed, it is.
fn postgres() -> Result<()> {
    if has_postgres() {
        return Ok(());
    }
    shell::install("postgresql")?;
    ensure!(has_postgres(), "Postgres is missing: install the package `postgresql`; its server need not run");
    Ok(())
}

/// Debian keeps the programs of the server out of the search path.
fn has_postgres() -> bool {
    let versions = read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let debian = versions.map(|version| version.path().join("bin"));
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders: Vec<PathBuf> = debian.chain(std::env::split_paths(&path)).collect();
    folders.iter().any(|folder| ["initdb", "postgres"].iter().all(|program| folder.join(program).is_file()))
}

fn tests() -> Result<()> {
    shell::run(&mut test_command(&["--workspace", "--locked"]))
}

fn doc_tests() -> Result<()> {
    shell::run(&mut shell::cargo(["test", "--workspace", "--locked", "--doc"]))
}

/// Published advisories against the dependencies. They come from the internet; without it nothing can be said.
fn audit() -> Result<()> {
    const ADVISORIES: &str = "https://github.com/RustSec/advisory-db";
    if !shell::succeeds(Command::new("git").args(["ls-remote", "--exit-code", ADVISORIES, "HEAD"])) {
        println!("NOT CHECKED: {ADVISORIES} cannot be reached from here; run `cargo xtask ci` where it can");
        return Ok(());
    }
    if !shell::succeeds(&mut shell::cargo(["audit", "--version"])) {
        shell::run(&mut shell::cargo(["install", "--locked", "cargo-audit"]))?;
    }
    shell::run(&mut shell::cargo(["audit"]))
}

fn docs() -> Result<()> {
    let mut command = shell::cargo(["doc", "--workspace", "--locked", "--no-deps"]);
    shell::run(command.env("RUSTDOCFLAGS", "-D warnings"))
}

/// They start from valid bytes and survive a few seconds; `cargo xtask fuzz` is for longer.
fn fuzz_targets() -> Result<()> {
    let apart = ["test", "--manifest-path", "fuzz/Cargo.toml", "--no-default-features", "--lib", "--release"];
    shell::run(&mut shell::cargo(apart))?;
    fuzz::run(&["--stable".to_owned(), "--seconds=10".to_owned()])
}

fn long_laws() -> Result<()> {
    let mut command = test_command(&["--workspace", "--locked", "--test", "laws"]);
    shell::run(command.env("MAGNAT_LAWS", "long"))
}

/// `cargo nextest` spreads the tests over all cores better; `cargo test` is always there.
fn test_command(args: &[&str]) -> Command {
    let nextest = shell::succeeds(&mut shell::cargo(["nextest", "--version"]));
    let mut command = if nextest {
        shell::cargo(["nextest", "run", "--no-fail-fast"])
    } else {
        shell::cargo(["test", "--no-fail-fast"])
    };
    let only_tests = !nextest && !args.contains(&"--test");
    command.args(args).args(only_tests.then_some("--all-targets"));
    command
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_failure_stops_the_run_and_is_named() {
        let pass = Check { name: "passes", run: || Ok(()) };
        let fail = Check { name: "breaks", run: || Err(anyhow::anyhow!("the reason")) };
        let never = Check { name: "never reached", run: || unreachable!("a step ran after a failure") };
        let error = check_all(&[pass, fail, never]).unwrap_err();
        assert_eq!(format!("{error:#}"), "the step \"breaks\" failed: the reason");
    }
}
