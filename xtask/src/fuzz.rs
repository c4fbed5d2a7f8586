use crate::{Arguments, Usage, shell};
use anyhow::Result;
use std::path::Path;
use std::process::Command;

const TARGETS: &[&str] = &["record", "action", "options"];
const MANIFEST: &str = "fuzz/Cargo.toml";

/// With a nightly compiler and cargo-fuzz: libFuzzer, guided by coverage. Otherwise the same targets in a plain loop
/// of damaged bytes, which runs everywhere and finds less; it says so.
pub(crate) fn run(rest: &[String]) -> Result<()> {
    let given = Arguments::read(rest, &["seconds", "seed"], &["stable"])?;
    let seconds = given.number("seconds", 60)?.to_string();
    let seed = given.number("seed", 1)?.to_string();
    let (target, file) = match given.plain[..] {
        [] => (None, None),
        [target] => (Some(target), None),
        [target, file] => (Some(target), Some(file)),
        _ => return Err(Usage::new("fuzz takes a target and, to run one input again, a file").into()),
    };
    if let Some(unknown) = target.filter(|target| !TARGETS.contains(target)) {
        let known = TARGETS.join(", ");
        return Err(Usage::new(format!("no target {unknown:?}; the targets are: {known}")).into());
    }
    let wanted: Vec<&str> =
        TARGETS.iter().copied().filter(|name| target.is_none_or(|target| target == *name)).collect();
    if let (Some(target), Some(file)) = (target, file) {
        let file = std::path::absolute(file)?;
        return shell::run(&mut soak(target, &[&file.to_string_lossy()]));
    }
    let guided = !given.has("stable") && shell::succeeds(nightly().args(["fuzz", "--version"]));
    if !guided {
        println!(
            "Without libFuzzer (it needs a nightly compiler and cargo-fuzz): the same targets in a plain loop of\n\
             damaged bytes. Nothing guides it towards new code, so a quiet run says less.\n"
        );
    }
    for name in wanted {
        if guided {
            let corpus = shell::root().join("fuzz/corpus").join(name);
            shell::run(&mut soak(name, &["--into", &corpus.to_string_lossy()]))?;
            let limit = format!("-max_total_time={seconds}");
            shell::run(nightly().args(["fuzz", "run", name, "--", &limit, "-rss_limit_mb=2048"]))?;
        } else {
            shell::run(&mut soak(name, &["--seconds", &seconds, "--seed", &seed]))?;
        }
    }
    Ok(())
}

fn soak(target: &str, args: &[&str]) -> Command {
    let mut command = shell::cargo(["run", "--release", "--no-default-features"]);
    command.args(["--manifest-path", MANIFEST, "--example", "soak", "--", target]).args(args);
    command
}

fn nightly() -> Command {
    let mut command = Command::new("rustup");
    command.args(["run", "nightly", "cargo"]).current_dir(shell::root().join(Path::new("fuzz")));
    command
}
