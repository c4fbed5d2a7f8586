use crate::{Arguments, Usage, shell};
use anyhow::Result;

/// How many seeds are run unless told.
const SEEDS: u64 = 20_000;

/// Simulated tables under crashes, bad networks and bad clocks: one seed, or many from the first on.
pub(crate) fn run(rest: &[String]) -> Result<()> {
    let (first, count) = range(rest)?;
    let mut command = shell::cargo(["run", "--release", "--package", "sim", "--"]);
    shell::run(command.args([first.to_string(), count.to_string()]))
}

fn range(rest: &[String]) -> Result<(u64, u64)> {
    let given = Arguments::read(rest, &["seed", "seeds"], &[])?;
    if let Some(extra) = given.plain.first() {
        return Err(Usage::new(format!("sim takes no {extra:?}; a seed is chosen by --seed")).into());
    }
    let number = |name: &str| {
        let wrong = |_| Usage::new(format!("--{name} takes a whole number"));
        given.get(name).map(|text| text.parse::<u64>().map_err(wrong)).transpose()
    };
    let (seed, seeds) = (number("seed")?, number("seeds")?);
    Ok((seed.unwrap_or(0), seeds.unwrap_or(if seed.is_some() { 1 } else { SEEDS })))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_one_run_and_seeds_are_many() {
        let read = |line: &str| range(&line.split_whitespace().map(str::to_owned).collect::<Vec<_>>());
        assert_eq!(read("").unwrap(), (0, SEEDS));
        assert_eq!(read("--seed 77").unwrap(), (77, 1));
        assert_eq!(read("--seed 77 --seeds 3").unwrap(), (77, 3));
        for wrong in ["77", "--seed x", "--seeds -1"] {
            assert!(read(wrong).unwrap_err().is::<Usage>(), "{wrong}");
        }
    }
}
