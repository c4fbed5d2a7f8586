//! The options of the rulebook's table, and what a hidden purse may hold: PT-6, PT-7.

use crate::table::*;
use engine::{FastRng, Game, OptionValue, Viewer};
use property_tournament::PropertyTournament;

/// The option table of the rulebook: id, what it allows, the default, and what `classic` fills in.
fn option_table() -> Vec<(String, String, OptionValue, OptionValue)> {
    let value = |cell: &str| match cell.trim().trim_matches('`') {
        word @ ("true" | "false") => OptionValue::Switch(word == "true"),
        other => other.parse().map_or_else(|_| OptionValue::Word(other.to_owned()), OptionValue::Number),
    };
    let (table, _) = PropertyTournament::SPEC.split_once("Tournament options:").unwrap();
    let mut rows = Vec::new();
    for line in table.lines().filter(|line| line.starts_with("| `")) {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let ids = cells[1].split('`').skip(1).step_by(2);
        for (id, default) in ids.zip(cells[3].split(',')) {
            let classic = if ["", "="].contains(&cells[4]) { default } else { cells[4] };
            rows.push((id.to_owned(), cells[2].to_owned(), value(default), value(classic)));
        }
    }
    rows
}

#[test]
fn pt_6_every_option_is_that_of_the_rulebook() {
    let values = |options: &str| serde_json::to_value(rules(4, options).table_options()).unwrap();
    let (plain, classic) = (values(""), values("preset=classic"));
    let specs = PropertyTournament::option_specs();
    let rows: Vec<_> = option_table().into_iter().filter(|(id, ..)| id != "players").collect();
    assert_eq!(rows.len() + 1, specs.len(), "and the board");
    for (id, allowed, default, in_classic) in rows {
        assert_eq!(plain[&id], serde_json::to_value(&default).unwrap(), "{id}");
        if id != "preset" {
            assert_eq!(classic[&id], serde_json::to_value(&in_classic).unwrap(), "{id} under classic");
        }
        let spec = specs.iter().find(|spec| spec.id == id).unwrap();
        for word in allowed.split('`').skip(1).step_by(2) {
            assert!(spec.allows(&OptionValue::Word(word.to_owned()), 4), "{id} = {word}");
        }
        let ends = allowed.rsplit(' ').find_map(|part| part.trim_end_matches(',').split_once('-'));
        if let Some((_, most)) = ends {
            let most: i64 = most.parse().unwrap();
            assert!(spec.allows(&OptionValue::Number(most), 4), "{id} = {most}");
            assert!(!spec.allows(&OptionValue::Number(most + 1), 4), "{id} = {}", most + 1);
        }
    }
}

#[test]
fn pt_7_guessed_purses_fit_what_everybody_sees() {
    let mut contest = table(3, "cash_visible=false start_money=300");
    contest.give(A, &[37]).give(B, &[39]).give(C, &[1]).bank(1);
    contest.play("A:build37");
    let mut debt = table(3, "cash_visible=false");
    debt.give(B, &[9, 6]).cash(B, 0).give(A, &[1]).cash(A, 0).at(A, 5).play("A:roll 2-2");
    let claim = debt.state.claims.iter().next().unwrap().claim;
    debt.at(A, 14).play("A:roll 1-2 CC-9").play(&format!("B:claim{claim}"));
    let mut rng = FastRng::new(1);
    for _ in 0..100 {
        let mut world = contest.state;
        contest.rules.imagine(&contest.rules.view(&contest.state, Viewer::Public), &mut rng, &mut world);
        assert!(world.cash[0] >= 200 && world.cash[1] >= 100, "{:?}: who orders can pay", world.cash);
        debt.rules.imagine(&debt.rules.view(&debt.state, Viewer::Public), &mut rng, &mut world);
        assert!(world.cash[0] < 8 && world.cash[1] < 10, "{:?}: who owes cannot", world.cash);
    }
}
