//! Random play on one core: how many steps and games a second.
#![allow(clippy::print_stdout)]
use dont_bluff::Rules;
use engine::*;
use std::time::Instant;
fn main() {
    let seats: u8 = std::env::args().nth(1).map_or(4, |s| s.parse().unwrap());
    let rules: Rules = Erased::<Rules>::rules(seats, &OptionValues::new()).unwrap();
    let mut rng = FastRng::new(1);
    let mut scratch = Vec::new();
    let (mut steps, mut games) = (0u64, 0u64);
    let from = Instant::now();
    while from.elapsed().as_secs_f64() < 2.0 {
        for _ in 0..1000 {
            let mut state = rules.start();
            loop {
                let step = match rules.turn(&state) {
                    Turn::Over => break,
                    Turn::One(seat) => {
                        Step::Seat { seat, action: rules.sample(&state, seat, &mut rng, &mut scratch) }
                    }
                    _ => Step::Chance { outcome: rules.draw(&state, &mut rng) },
                };
                rules.apply(&mut state, step, &mut ());
                steps += 1;
            }
            games += 1;
        }
    }
    let t = from.elapsed().as_secs_f64();
    println!(
        "{seats} seats: {:.2} M steps/s, {:.0} games/s, {:.1} steps/game, state {} bytes",
        steps as f64 / t / 1e6,
        games as f64 / t,
        steps as f64 / games as f64,
        size_of::<dont_bluff::State>()
    );
}
