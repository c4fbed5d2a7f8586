use crate::{Arguments, Usage, shell};
use anyhow::Result;

/// What the program takes as well.
const VALUED: [&str; 4] = ["games", "threads", "seed", "table"];

/// Random games over random options and seats, in a release build: after every step nothing may be made or lost, and
/// every game must end within its bound.
pub(crate) fn run(rest: &[String]) -> Result<()> {
    shell::run(shell::cargo(["run", "--release", "--package", "magnat", "--", "soak"]).args(forwarded(rest)?))
}

/// The words for `magnat soak`.
fn forwarded(rest: &[String]) -> Result<Vec<String>> {
    let given = Arguments::read(rest, &[&VALUED[..], &["game"]].concat(), &[])?;
    if let Some(extra) = given.plain.first() {
        return Err(Usage::new(format!("soak takes no {extra:?}; a game is chosen by --game")).into());
    }
    let mut words: Vec<String> = given.get("game").map(str::to_owned).into_iter().collect();
    for name in VALUED {
        if let Some(value) = given.get(name) {
            words.extend([format!("--{name}"), value.to_owned()]);
        }
    }
    Ok(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_passed_on() {
        let words = |line: &str| line.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        let passed = forwarded(&words("--games 50 --game ludo --threads=1")).unwrap();
        assert_eq!(passed.join(" "), "ludo --games 50 --threads 1");
        assert!(forwarded(&words("ludo")).unwrap_err().is::<Usage>());
        assert!(forwarded(&words("--plays 3")).unwrap_err().is::<Usage>());
    }
}
