use crate::{Arguments, Usage, shell};
use anyhow::Result;
use std::path::PathBuf;
use std::process::Command;

/// Plays many tables against the built server and kills it at random instants.
pub(crate) fn crash(rest: &[String]) -> Result<()> {
    let numbers = numbers(rest, &[("kills", 100), ("tables", 20), ("seed", 1)])?;
    let (siege, program) = built()?;
    shell::run(Command::new(siege).arg("crash").arg(program).args(numbers))
}

/// Measures the built server under load, and the machine itself beside it.
pub(crate) fn bench(rest: &[String]) -> Result<()> {
    let numbers = numbers(rest, &[("seconds", 10), ("idle-sockets", 20_000)])?;
    let (siege, program) = built()?;
    shell::run(Command::new(siege).arg("load").arg(program).args(numbers))
}

/// The two programs, in a release build.
fn built() -> Result<(PathBuf, PathBuf)> {
    shell::run(&mut shell::cargo(["build", "--release", "--package", "siege", "--package", "magnat"]))?;
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| "target".into(), PathBuf::from);
    let release = shell::root().join(target).join("release");
    let name = |name: &str| release.join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
    Ok((name("siege"), name("magnat")))
}

/// The numbers of a command in their order, each as given or as usual.
fn numbers(rest: &[String], usual: &[(&str, u64)]) -> Result<Vec<String>> {
    let names: Vec<&str> = usual.iter().map(|(name, _)| *name).collect();
    let given = Arguments::read(rest, &names, &[])?;
    if let Some(extra) = given.plain.first() {
        return Err(Usage::new(format!(
            "{extra:?} is not understood; the numbers are --{}",
            names.join(", --")
        ))
        .into());
    }
    let number = |(name, usual): &(&str, u64)| match given.get(name) {
        None => Ok(usual.to_string()),
        Some(text) if text.parse::<u64>().is_ok_and(|number| number > 0) => Ok(text.to_owned()),
        Some(_) => Err(Usage::new(format!("--{name} takes a whole number above 0")).into()),
    };
    usual.iter().map(number).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_given_or_usual() {
        let read = |line: &str| {
            let words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
            numbers(&words, &[("kills", 100), ("seed", 1)])
        };
        assert_eq!(read("").unwrap(), ["100", "1"]);
        assert_eq!(read("--seed 7").unwrap(), ["100", "7"]);
        for wrong in ["--kills 0", "--kills x", "--seconds 3", "7"] {
            assert!(read(wrong).unwrap_err().is::<Usage>(), "{wrong}");
        }
    }
}
