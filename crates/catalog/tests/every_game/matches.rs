//! Whole matches of random players, as records.

use engine::{
    AnyMatch, Applied, ChanceStream, FastRng, Line, OptionValues, Outcome, Refusal, Rng, Seed, Turn,
};
use search::AnyGame;

/// One more step, by listed actions at random. `None` once the match is over.
pub(crate) fn step(
    table: &mut dyn AnyMatch,
    chance: &mut ChanceStream,
    dice: &mut FastRng,
) -> Option<Result<Applied, Refusal>> {
    Some(match (table.turn(), table.ask()) {
        (Turn::Over, _) => return None,
        (Turn::Chance, _) => table.chance(chance),
        (_, None) => table.lapse(),
        (_, Some(seat)) => {
            let legal = table.legal(seat);
            table.submit(seat, &legal[dice.below(legal.len() as u32) as usize])
        }
    })
}

/// The record of a match, line by line.
pub(crate) fn record(game: &dyn AnyGame, seats: u8, number: u64, with_seed: bool) -> Vec<String> {
    let seed = Seed::from_number(number);
    let mut table = game.table(seats, &OptionValues::new()).expect("defaults are a setup").open();
    let mut header = table.header();
    header.seed = with_seed.then_some(seed);
    let mut lines = vec![Line::Header(header).to_json()];
    let (mut chance, mut dice) = (ChanceStream::new(&seed), FastRng::new(number));
    while let Some(applied) = step(&mut *table, &mut chance, &mut dice) {
        lines.push(Line::Entry(applied.expect("listed actions are legal").entry).to_json());
    }
    let outcome: Outcome = table.outcome().expect("the match is over");
    lines.push(Line::End(outcome).to_json());
    lines
}
