use crate::shell;
use anyhow::Result;

/// How many seeds are run unless told.
const SEEDS: u64 = 20_000;

#[derive(clap::Args, Debug)]
pub(crate) struct SimArgs {
    /// The first seed; alone, it is the only one
    #[arg(long)]
    seed: Option<u64>,
    /// How many; 20,000 unless told
    #[arg(long)]
    seeds: Option<u64>,
}

/// Simulated tables under crashes, bad networks and bad clocks: one seed, or many from the first on.
pub(crate) fn run(args: &SimArgs) -> Result<()> {
    let (first, count) = range(args);
    let mut command = shell::cargo(["run", "--release", "--package", "sim", "--"]);
    shell::run(command.args([first.to_string(), count.to_string()]))
}

fn range(args: &SimArgs) -> (u64, u64) {
    let usual = if args.seed.is_some() { 1 } else { SEEDS };
    (args.seed.unwrap_or(0), args.seeds.unwrap_or(usual))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_one_run_and_seeds_are_many() {
        assert_eq!(range(&SimArgs { seed: None, seeds: None }), (0, SEEDS));
        assert_eq!(range(&SimArgs { seed: Some(77), seeds: None }), (77, 1));
        assert_eq!(range(&SimArgs { seed: Some(77), seeds: Some(3) }), (77, 3));
    }
}
