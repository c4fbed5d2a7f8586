//! How fast the game plays on one core: random play, and the scripted policy over whole ten-round games.
//! `cargo run --release -p property_tournament --example speed`; the name of a player runs that one only.

use engine::{ChanceStream, FastRng, Game, OptionValues, Policy, Rng, Seed, Setup, Step, Turn};
use property_tournament::Rules;
use std::time::Instant;

fn main() {
    let options = Rules::options(&OptionValues::new(), 4).expect("the defaults are sound");
    let rules = Rules::new(Setup { seats: 4, options }).expect("four seats may play");
    play("random", &rules, 20_000, |state, rng, scratch| {
        let seat = rules.ask(state).expect("somebody is asked");
        Step::Seat { seat, action: rules.sample(state, seat, rng, scratch) }
    });
    play("anybody", &rules, 2_000, |state, rng, scratch| {
        let seats = rules.turn(state).seats();
        let seat = seats.iter().nth(rng.below(seats.len()) as usize).expect("somebody may act");
        Step::Seat { seat, action: rules.sample(state, seat, rng, scratch) }
    });
    play("scripted", &rules, 200_000, |state, rng, scratch| {
        let seat = rules.ask(state).expect("somebody is asked");
        Step::Seat { seat, action: rules.styled("scripted", state, seat, rng, scratch) }
    });
    play("policy", &rules, 20_000, |state, rng, scratch| {
        let seat = rules.ask(state).expect("somebody is asked");
        Step::Seat { seat, action: rules.playout(state, seat, rng, scratch) }
    });
}

type Scratch = Vec<<Rules as Game>::Action>;

#[allow(clippy::print_stdout, reason = "this is what the program is for")]
fn play(
    name: &str,
    rules: &Rules,
    games: u64,
    mut choose: impl FnMut(&<Rules as Game>::State, &mut FastRng, &mut Scratch) -> engine::StepOf<Rules>,
) {
    if std::env::args().nth(1).is_some_and(|only| only != name) {
        return;
    }
    let (mut steps, mut rng, mut scratch) = (0u64, FastRng::new(1), Vec::with_capacity(256));
    let began = Instant::now();
    for game in 0..games {
        let mut chance = ChanceStream::new(&Seed::from_number(game));
        let mut state = rules.start();
        loop {
            let step = match rules.turn(&state) {
                Turn::Over => break,
                Turn::Chance => Step::Chance { outcome: rules.draw(&state, &mut chance) },
                _ => choose(&state, &mut rng, &mut scratch),
            };
            rules.apply(&mut state, step, &mut ());
            steps += 1;
        }
    }
    let seconds = began.elapsed().as_secs_f64();
    println!(
        "{name}: {:.0} games/s, {:.2} million steps/s, {:.0} steps a game",
        games as f64 / seconds,
        steps as f64 / seconds / 1e6,
        steps as f64 / games as f64
    );
}
