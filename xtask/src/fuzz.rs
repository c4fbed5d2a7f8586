use crate::shell;
use anyhow::Result;
use std::path::{Path, PathBuf};
use std::process::Command;

const TARGETS: [&str; 3] = ["record", "action", "options"];
const MANIFEST: &str = "fuzz/Cargo.toml";

#[derive(clap::Args, Debug)]
pub(crate) struct FuzzArgs {
    /// Only this one
    #[arg(value_parser = clap::builder::PossibleValuesParser::new(TARGETS))]
    target: Option<String>,
    /// An input to run once more
    file: Option<PathBuf>,
    /// For so long per target
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// Where the plain loop begins
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The plain loop, even where libFuzzer is there
    #[arg(long)]
    stable: bool,
}

impl FuzzArgs {
    /// A short run that every machine can do.
    pub(crate) fn quick() -> FuzzArgs {
        FuzzArgs { target: None, file: None, seconds: 10, seed: 1, stable: true }
    }
}

/// With a nightly compiler and cargo-fuzz: libFuzzer, guided by coverage. Otherwise the same targets in a plain loop
/// of damaged bytes, which runs everywhere and finds less; it says so.
pub(crate) fn run(args: &FuzzArgs) -> Result<()> {
    let (seconds, seed) = (args.seconds.to_string(), args.seed.to_string());
    let target = args.target.as_deref();
    let wanted: Vec<&str> =
        TARGETS.iter().copied().filter(|name| target.is_none_or(|target| target == *name)).collect();
    if let (Some(target), Some(file)) = (target, &args.file) {
        let file = std::path::absolute(file)?;
        return shell::run(&mut soak(target, &[&file.to_string_lossy()]));
    }
    let guided = !args.stable && shell::succeeds(nightly().args(["fuzz", "--version"]));
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
