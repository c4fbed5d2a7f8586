//! What the game's own players may rely on.

use crate::table::{A, Table, field, rules, table};
use engine::{FastRng, Game, Policy, Step, Turn, Viewer};
use property_tournament::Action;

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

/// A has moved to the visitors of the jail, owns Wolska and a railway, and has so much money.
fn moved(seats: u8, options: &str, level: u8, cash: i32) -> Table {
    let mut table = table(seats, options);
    table.play("A:roll 4-6").give(A, &[19, 5]).level(19, level).cash(A, cash);
    table
}

fn first_thought(table: &Table) -> Action {
    let mut candidates = Vec::new();
    table.rules.candidates(&table.state, A, &mut candidates);
    candidates[0]
}

#[test]
fn a_search_starts_from_hotels_and_from_loans_to_build() {
    let (street, railway) = (field(19), field(5));
    assert_eq!(first_thought(&moved(3, "", 3, 100)), Action::BuildHouse { field: street, count: 1 });
    assert_eq!(first_thought(&moved(3, "", 4, 100)), Action::BuildHotel { field: street });
    assert_eq!(first_thought(&moved(3, "", 4, 99)), Action::Mortgage { field: railway });
    assert_eq!(first_thought(&moved(3, "", 5, 1000)), Action::EndTurn {}, "all is built");
}

/// Against a single rival care wins, and where buildings count half in the end they are not free.
#[test]
fn a_search_starts_from_care_where_building_high_does_not_pay() {
    for (seats, options) in [(2, ""), (3, "ranking=liquidation")] {
        assert_eq!(first_thought(&moved(seats, options, 4, 1000)), Action::EndTurn {}, "{seats} {options}");
    }
}

/// Whoever can pay a debt may choose what to part with.
#[test]
fn a_debtor_weighs_what_to_part_with() {
    let mut table = table(3, "");
    table.give(A, &[19, 5, 12]).level(19, 3).give(crate::table::B, &[11]).level(11, 2).cash(A, 0);
    table.at(A, 1).play("A:roll 4-6 A:end B:claim1");
    let mut candidates = Vec::new();
    table.rules.candidates(&table.state, A, &mut candidates);
    for part in [
        Action::Mortgage { field: field(5) },
        Action::Mortgage { field: field(12) },
        Action::SellHouses { field: field(19), count: 1 },
    ] {
        assert!(candidates.contains(&part), "{part:?} is not in {candidates:?}");
    }
}
