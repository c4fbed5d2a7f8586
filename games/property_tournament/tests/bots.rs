//! What the game's own players may rely on.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

mod table;

use engine::{FastRng, Game, Policy, Step, Turn, Viewer};
use table::rules;

/// Simulations hand the scripted player the state itself; it must answer as it does when it sees only its view.
#[test]
fn the_scripted_player_needs_nothing_hidden() {
    let rules = rules(4, "cash_visible=false ledger_mode=self");
    let (mut rng, mut scratch) = (FastRng::new(5), Vec::new());
    let mut decisions = 0;
    for _ in 0..20 {
        let mut state = rules.start();
        while rules.turn(&state) != Turn::Over {
            let step = match rules.ask(&state) {
                None if rules.turn(&state) == Turn::Chance => {
                    Step::Chance { outcome: rules.draw(&state, &mut rng) }
                }
                None => Step::Lapse,
                Some(seat) => {
                    let action = rules.styled("scripted", &state, seat, &mut rng, &mut scratch);
                    let mut world = rules.start();
                    rules.imagine(&rules.view(&state, Viewer::Recall(seat)), &mut rng, &mut world);
                    assert_eq!(rules.styled("scripted", &world, seat, &mut rng, &mut scratch), action);
                    decisions += 1;
                    Step::Seat { seat, action }
                }
            };
            rules.apply(&mut state, step, &mut ());
        }
    }
    assert!(decisions > 1000, "{decisions} decisions");
}
