use crate::shell;
use anyhow::Result;

#[derive(clap::Args, Debug)]
pub(crate) struct SoakOptions {
    /// Only this game
    #[arg(long, value_name = "ID")]
    game: Option<String>,
    /// So many of each
    #[arg(long)]
    games: Option<u64>,
    #[arg(long)]
    threads: Option<u64>,
    #[arg(long)]
    seed: Option<String>,
    /// Only this table, to look at it again
    #[arg(long)]
    table: Option<u64>,
}

/// Random games over random options and seats, in a release build: after every step nothing may be made or lost, and
/// every game must end within its bound.
pub(crate) fn run(args: &SoakOptions) -> Result<()> {
    shell::run(shell::cargo(["run", "--release", "--package", "magnat", "--", "soak"]).args(forwarded(args)))
}

/// The words for `magnat soak`.
fn forwarded(args: &SoakOptions) -> Vec<String> {
    let numbers = [("games", args.games), ("threads", args.threads), ("table", args.table)];
    let numbers = numbers.into_iter().map(|(name, number)| (name, number.map(|number| number.to_string())));
    let mut words: Vec<String> = args.game.clone().into_iter().collect();
    for (name, value) in numbers.chain([("seed", args.seed.clone())]) {
        words.extend(value.into_iter().flat_map(|value| [format!("--{name}"), value]));
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_passed_on() {
        let game = Some("ludo".to_owned());
        let args =
            SoakOptions { game, games: Some(50), threads: Some(1), seed: Some("7".into()), table: None };
        assert_eq!(forwarded(&args).join(" "), "ludo --games 50 --threads 1 --seed 7");
    }
}
