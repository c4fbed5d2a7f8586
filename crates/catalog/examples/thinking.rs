//! How long a bot of each level takes for a move at a table of four, as a server asks it: what its seat knows, and its
//! action. `docs/benchmarks.md` has the figures.
#![expect(clippy::print_stdout, reason = "a figure for people")]

use engine::{ChanceStream, Level, OptionValues, Seed, Turn};
use std::time::{Duration, Instant};

/// So many moves are measured at each level.
const MOVES: usize = 300;

fn main() {
    println!("{:<22} {:<7} {:>6} {:>12} {:>12}", "game", "level", "moves", "median µs", "mean µs");
    for game in catalog::games() {
        let about = game.about();
        let seats = 4.clamp(about.least_seats, about.most_seats);
        for level in Level::ALL {
            let mut times = Vec::new();
            for number in 0.. {
                play(&*game.table(seats, &OptionValues::new()).expect("defaults"), level, number, &mut times);
                if times.len() >= MOVES {
                    break;
                }
            }
            times.truncate(MOVES);
            times.sort_unstable();
            let mean = times.iter().sum::<Duration>() / MOVES as u32;
            let [median, mean] = [times[MOVES / 2], mean].map(|time| time.as_secs_f64() * 1e6);
            println!("{:<22} {level:<7} {MOVES:>6} {median:>12.1} {mean:>12.1}", about.id);
        }
    }
}

/// Plays a match, at most until enough moves are measured.
fn play(table: &dyn search::AnyTable, level: Level, number: u64, times: &mut Vec<Duration>) {
    let mut chance = ChanceStream::new(&Seed::from_number(number));
    let mut game = table.open();
    let mut bots: Vec<_> = (0..table.seats()).map(|_| table.bot(level.name()).expect("a level")).collect();
    while times.len() < MOVES {
        let stepped = match (game.turn(), game.ask()) {
            (Turn::Over, _) => return,
            (Turn::Chance, _) => game.chance(&mut chance),
            (_, None) => game.lapse(),
            (_, Some(seat)) => {
                let began = Instant::now();
                let action = bots[seat.index()].choose(&game.sight(seat), u64::from(game.seq()));
                times.push(began.elapsed());
                game.submit(seat, &action.expect("a seat that may act has an action"))
            }
        };
        stepped.expect("bots play by the rules");
    }
}
