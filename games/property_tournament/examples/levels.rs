//! Two bots against each other at a table of four, one pair after the other.
//! `cargo run --release -p property_tournament --example levels -- normal easy 2000`

use engine::Table;
use engine::{OptionValues, Seed};
use property_tournament::Rules;
use search::{ArenaJob, arena};

#[allow(clippy::print_stdout, reason = "this is what the program is for")]
fn main() {
    let mut words = std::env::args().skip(1);
    let mut word = |default: &str| words.next().unwrap_or_else(|| default.to_owned());
    let bots = vec![word("normal"), word("easy")];
    let games = word("400").parse().expect("the third word is a number of games");
    let table = Table::<Rules>::new(4, &OptionValues::new()).expect("the defaults are sound");
    let job = ArenaJob {
        bots,
        games,
        seed: Seed::from_number(1),
        threads: 2,
        sprt: None,
        patience: ArenaJob::PATIENCE,
    };
    let report = arena(&table, &job, &|_| {}).expect("both names are bots");
    println!("{}", serde_json::to_string_pretty(&report).expect("reports are plain JSON"));
}
