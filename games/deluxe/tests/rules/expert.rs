//! DL-76 to DL-79: the expert variant.

use crate::table::{Table, seat, table};
use deluxe::*;
use engine::{Field, Game};
use serde_json::json;

fn transport(settings: &str) -> Table {
    let mut table = table(3, &format!("expert=true {settings}"));
    table.owns("A", "taxi_service railways airline").owns("B", "school").stands("A", 28);
    table
}

#[test]
fn dl_76_building_only_at_the_end_of_the_turn() {
    let mut table = transport("");
    assert_eq!(table.refusal("A build railways"), "DL-76", "before rolling");
    table.manages().state.extra_roll = true;
    assert_eq!(table.refusal("A build railways"), "DL-76", "an extra roll is due");
    table.state.extra_roll = false;
    table.play("A build railways");
    assert_eq!(table.level("railways"), 1);
}

#[test]
fn dl_77_selling_only_from_the_industry() {
    let mut table = transport("");
    table.levels("taxi_service", [1, 1, 1]).manages();
    assert!(table.allows("A sell airline") && table.allows("A clear transport"));
    table.stands("A", 27);
    assert_eq!(table.refusal("A sell airline"), "DL-77");
    assert_eq!(table.refusal("A clear transport"), "DL-77");
}

#[test]
fn dl_77_in_debt_only_with_the_option() {
    for (settings, refusal) in [("", "DL-77"), ("expert_forced_sale=true", "accepted")] {
        let mut table = transport(settings);
        table.levels("taxi_service", [1, 1, 1]).owns("A", "theatre").with_cash("A", 20);
        table.turn_of("A").stands("A", 2).play("A roll 1 2");
        assert!(matches!(table.state.phase, Phase::Debt(_)), "charity");
        assert!(table.allows("A mortgage theatre"), "credit has no place condition");
        table.mortgaged("theatre");
        let sale = if table.allows("A sell airline") { "accepted" } else { table.refusal("A sell airline") };
        assert_eq!(sale, refusal);
        let may_fail = table.allows("A bankrupt");
        assert_eq!(may_fail, settings.is_empty(), "neither the buildings nor the loans below them count");
    }
}

#[test]
fn dl_78_trades_from_the_own_cell_in_the_own_turn() {
    let mut table = transport("");
    assert!(table.allows("A offer B railways school") && table.allows("A offer B railways+airline 500"));
    assert_eq!(table.refusal("A offer B 200 school"), "DL-78", "they must give a plot");
    assert_eq!(table.refusal("B offer A school 100"), "DL-78", "not their turn");
    table.stands("A", 27);
    assert_eq!(table.refusal("A offer B railways 100"), "DL-78", "another cell");
    table.state.phase = Phase::Debt(Debt { seat: engine::Seat(1), amount: 3000, cause: Cause::Collection });
    table.stands("B", 17);
    assert_eq!(table.refusal("B offer A school 100"), "DL-78", "not even a debtor out of turn");
}

#[test]
fn dl_78_the_form_of_an_offer_holds_only_plots_that_may_go() {
    let gives = |table: &Table| {
        let forms = table.rules.forms(&table.state, seat("A"));
        forms.iter().flat_map(|form| &form.fields).find_map(|field| match field {
            Field::Pick { name, items, min, .. } if name == "give_plots" => Some((json!(items), *min)),
            _ => None,
        })
    };
    let mut expert = transport("");
    expert.owns("A", "theatre");
    assert_eq!(gives(&expert), Some((json!(["taxi_service", "railways", "airline"]), 1)));
    expert.stands("A", 27);
    assert_eq!(gives(&expert), None, "nothing may go from here");
    let mut basic = table(3, "");
    basic.owns("A", "theatre railways").owns("B", "school").stands("A", 28);
    assert_eq!(gives(&basic), Some((json!(["theatre", "railways"]), 0)));
}

#[test]
fn dl_79_under_inspection_an_expert_cannot_sell_or_propose() {
    let mut table = transport("");
    table
        .levels("taxi_service", [1, 1, 1])
        .owns("A", "theatre oil_holding")
        .mortgaged("oil_holding")
        .inspected("A");
    assert_eq!(table.refusal("A sell airline"), "DL-77");
    assert_eq!(table.refusal("A offer B theatre 50"), "DL-78");
    assert!(table.allows("A mortgage theatre") && table.allows("A redeem oil_holding"));
    table.turn_of("B").stands("B", 17).play("B offer A school 100; A accept");
    assert_eq!(table.cash("B"), 2100, "accepting is allowed");
}
