use crate::{fuzz, needs, python, shell, tidy, wasm, web};
use anyhow::{Context, Result};
use std::process::Command;
use std::time::Instant;

/// One thing that must hold. Steps run in order, the quick ones first, and the first failure stops the run.
struct Check {
    name: &'static str,
    run: fn() -> Result<Done>,
}

/// How a step that did not fail ended.
enum Done {
    Holds,
    /// It could not be looked at from here, and why.
    NotChecked(String),
}

/// The browser client is built before the program, which carries it, and before it the program that it carries itself.
const TEST: &[Check] = &[
    Check { name: "format", run: || holds(format()) },
    Check { name: "tidy", run: || holds(tidy::run()) },
    Check { name: "games' program for browsers", run: wasm_program },
    Check { name: "browser client: build, types, size and unit tests", run: || holds(web::check()) },
    Check { name: "clippy", run: || holds(clippy()) },
    Check { name: "doc tests", run: || holds(doc_tests()) },
    Check { name: "unit, law, example, golden-replay and server tests", run: || holds(tests()) },
    Check { name: "browser tests", run: || holds(web::browser()) },
    Check { name: "Python package", run: python_package },
];

/// What takes too long for every commit, or needs the internet.
const LONG: &[Check] = &[
    Check { name: "dependency audit", run: audit },
    Check { name: "documentation", run: || holds(docs()) },
    Check { name: "fuzz targets", run: || holds(fuzz_targets()) },
    Check { name: "long laws", run: || holds(long_laws()) },
];

pub(crate) fn test() -> Result<()> {
    needs::meet(&[needs::TEST])?;
    check_all(TEST).map(|summary| println!("\n{summary}"))
}

pub(crate) fn ci() -> Result<()> {
    let more = if advisories_answer() { needs::CI } else { &[] };
    needs::meet(&[needs::TEST, more])?;
    check_all(TEST.iter().chain(LONG)).map(|summary| println!("\n{summary}"))
}

fn holds(checked: Result<()>) -> Result<Done> {
    checked.map(|()| Done::Holds)
}

/// Runs all of them, and tells how it went.
fn check_all<'a>(checks: impl IntoIterator<Item = &'a Check>) -> Result<String> {
    let checks: Vec<&Check> = checks.into_iter().collect();
    let (begin, count) = (Instant::now(), checks.len());
    let (mut lines, mut unchecked) = (String::new(), Vec::new());
    for (check, number) in checks.into_iter().zip(1..) {
        println!("\n[{number}/{count}] {}", check.name);
        let begin = Instant::now();
        let done = (check.run)().with_context(|| format!("the step \"{}\" failed", check.name))?;
        let seconds = begin.elapsed().as_secs_f32();
        let mark = match done {
            Done::Holds => "",
            Done::NotChecked(why) => {
                unchecked.push(format!("NOT CHECKED: {}: {why}\n", check.name));
                "  NOT CHECKED"
            }
        };
        println!("[{number}/{count}] {}: {seconds:.1} s{mark}", check.name);
        lines += &format!("{seconds:8.1} s  {}{mark}\n", check.name);
    }
    let passed = match (count - unchecked.len(), unchecked.len()) {
        (all, 0) => format!("All {all} steps passed"),
        (passed, not) => format!("{passed} steps passed, {not} could not be checked"),
    };
    Ok(format!("{passed} in {:.1} s:\n{lines}{}", begin.elapsed().as_secs_f32(), unchecked.concat()))
}

fn format() -> Result<()> {
    shell::run(&mut shell::cargo(["fmt", "--all", "--check"])).context("`cargo fmt --all` mends this")?;
    for apart in ["fuzz/Cargo.toml", "python/Cargo.toml"] {
        let command = &mut shell::cargo(["fmt", "--manifest-path", apart, "--check"]);
        shell::run(command).context("the same without `--check` mends this")?;
    }
    Ok(())
}

fn clippy() -> Result<()> {
    let args = ["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"];
    shell::run(&mut shell::cargo(args))
}

fn tests() -> Result<()> {
    shell::run(&mut test_command(&["--workspace", "--locked"]))
}

fn doc_tests() -> Result<()> {
    shell::run(&mut shell::cargo(["test", "--workspace", "--locked", "--doc"]))
}

/// For games without a server. Where there is no standard library for browsers, and none can be made, nothing is said of them.
fn wasm_program() -> Result<Done> {
    if !wasm::can_be_built() {
        return Ok(Done::NotChecked(wasm::ADVICE.to_owned()));
    }
    holds(wasm::build())
}

/// The wheel, in a clean virtual environment. What it is tested with comes from the package index.
fn python_package() -> Result<Done> {
    if !python::index_answers() {
        return Ok(Done::NotChecked("the package index of Python cannot be reached from here".to_owned()));
    }
    holds(python::check())
}

/// Published advisories against the dependencies. They come from the internet; without it nothing can be said.
fn audit() -> Result<Done> {
    if !advisories_answer() {
        return Ok(Done::NotChecked(format!("{ADVISORIES} cannot be reached from here")));
    }
    holds(shell::run(&mut shell::cargo(["audit"])))
}

const ADVISORIES: &str = "https://github.com/RustSec/advisory-db";

fn advisories_answer() -> bool {
    shell::succeeds(Command::new("git").args(["ls-remote", "--exit-code", ADVISORIES, "HEAD"]))
}

fn docs() -> Result<()> {
    let mut command = shell::cargo(["doc", "--workspace", "--locked", "--no-deps"]);
    shell::run(command.env("RUSTDOCFLAGS", "-D warnings"))
}

/// They start from valid bytes and survive a few seconds; `cargo xtask fuzz` is for longer.
fn fuzz_targets() -> Result<()> {
    let apart = ["test", "--manifest-path", "fuzz/Cargo.toml", "--no-default-features", "--lib", "--release"];
    shell::run(&mut shell::cargo(apart))?;
    fuzz::run(&fuzz::FuzzArgs::quick())
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
        let pass = Check { name: "passes", run: || Ok(Done::Holds) };
        let fail = Check { name: "breaks", run: || Err(anyhow::anyhow!("the reason")) };
        let never = Check { name: "never reached", run: || unreachable!("a step ran after a failure") };
        let error = check_all(&[pass, fail, never]).unwrap_err();
        assert_eq!(format!("{error:#}"), "the step \"breaks\" failed: the reason");
    }

    /// What could not be looked at is not told as if it held.
    #[test]
    fn a_step_that_could_not_be_checked_is_told_as_such() {
        let pass = Check { name: "passes", run: || Ok(Done::Holds) };
        let blind = Check { name: "audit", run: || Ok(Done::NotChecked("nobody answers".into())) };
        let summary = check_all(&[pass, blind]).unwrap();
        assert!(summary.starts_with("1 steps passed, 1 could not be checked"), "{summary}");
        assert!(summary.ends_with("NOT CHECKED: audit: nobody answers\n"), "{summary}");
        let pass = Check { name: "passes", run: || Ok(Done::Holds) };
        assert!(check_all(&[pass]).unwrap().starts_with("All 1 steps passed"));
    }
}
