//! DL-28 to DL-36: building, selling, credit.

use crate::table::{Table, table};
use deluxe::*;

const EDUCATION: &str = "kindergarten school institute";

/// A owns Education and stands on School in `Manage`.
fn education(settings: &str) -> Table {
    let mut table = table(2, settings);
    table.owns("A", EDUCATION).stands("A", 17).manages();
    table
}

#[test]
fn dl_28_what_building_needs() {
    let mut table = education("");
    assert!(table.allows("A build school"));
    table.state.phase = Phase::PlotOffer;
    assert_eq!(table.refusal("A build school"), "DL-28", "(a) the phase");
    table.turn_of("A");
    assert!(table.allows("A build school"));
    table.turn_of("B");
    assert_eq!(table.refusal("A build school"), "DL-28", "(a) the turn");
    table.turn_of("A").manages().stands("A", 18);
    assert_eq!(table.refusal("A build school"), "DL-28", "(d) the cell");
    table.stands("A", 16).with_cash("A", 99);
    assert_eq!(table.refusal("A build school"), "DL-28", "(g) the money");
    table.with_cash("A", 100).levels("kindergarten", [0, 1, 0]);
    assert_eq!(table.refusal("A build school"), "DL-28", "(e) evenly");
    table.levels("kindergarten", [4, 4, 4]);
    assert_eq!(table.refusal("A build school"), "DL-28", "(e) nothing above an enterprise");
    table.levels("kindergarten", [0; 3]).mortgaged("institute");
    assert_eq!(table.refusal("A build school"), "DL-28", "(c) a mortgage");
    let mut two = self::table(2, "");
    two.owns("A", "kindergarten school").stands("A", 17).manages();
    assert_eq!(two.refusal("A build school"), "DL-28", "(b) two of three");
}

#[test]
fn dl_28_same_plot_ties_building_to_the_cell() {
    let mut table = education("build_where=same_plot");
    assert_eq!(table.refusal("A build kindergarten"), "DL-28");
    table.play("A build school");
    assert_eq!(table.refusal("A build school"), "DL-28");
}

#[test]
fn dl_29_a_step_costs_c_and_moves_tokens() {
    let mut table = education("");
    table.levels("kindergarten", [2, 2, 3]);
    table.play("A build school");
    assert_eq!((table.cash("A"), table.level("school"), table.state.branches_used), (1900, 3, 8));
    table.play("A build kindergarten; A build institute");
    assert_eq!(
        (table.level("institute"), table.state.branches_used, table.state.enterprises_used),
        (4, 6, 1)
    );
    table.levels("kindergarten", [2, 3, 3]);
    assert_eq!(table.refusal("A build school"), "DL-28", "an enterprise needs three branches everywhere");
}

#[test]
fn dl_30_any_number_of_steps_and_at_once_after_a_purchase() {
    let mut table = education("");
    table.play("A build kindergarten; A build school; A build institute; A build institute");
    assert_eq!(table.level("institute"), 2);
    let mut completing = self::table(2, "");
    completing.owns("A", "kindergarten institute").lands("A", 17).play("A buy; A build school");
    assert_eq!(completing.level("school"), 1);
    completing.play("A end").turn_of("A").play("A build kindergarten");
    assert_eq!(completing.level("kindergarten"), 1, "before rolling");
}

/// B has put all 48 branches on six other industries.
fn use_up_branches(table: &mut Table) {
    let rest = PlotSet::ALL.without(Plot(9).industry().plots()).without(Plot(21).industry().plots());
    table.state.seats[1].plots = rest;
    for first in ["online_cinema", "travel_agency", "confectionery", "pharmacy_chain", "taxi_service"] {
        table.levels(first, [3; 3]);
    }
    table.levels("coal_syndicate", [1; 3]);
    assert_eq!(table.state.branches_used, 48);
}

#[test]
fn dl_31_tokens_are_a_limit_unless_unlimited() {
    let mut table = education("");
    use_up_branches(&mut table);
    assert_eq!(table.refusal("A build school"), "DL-31");
    let mut unlimited = education("building_tokens=unlimited");
    use_up_branches(&mut unlimited);
    unlimited.play("A build school");
    assert_eq!(unlimited.state.branches_used, 49);
    let mut table = education("");
    table.levels("kindergarten", [3; 3]).play("A build school");
    assert_eq!(table.state.enterprises_used, 1, "an enterprise needs no branch");
    for (settings, refusal) in [("", "DL-32"), ("building_tokens=unlimited", "accepted")] {
        let mut table = education(settings);
        use_up_branches(&mut table);
        table.levels("kindergarten", [4; 3]);
        let sold = if table.allows("A sell school") { "accepted" } else { table.refusal("A sell school") };
        assert_eq!(sold, refusal, "an enterprise is sold for three branches");
    }
}

#[test]
fn dl_32_selling_from_any_cell_from_the_highest() {
    let mut table = education("");
    table.levels("kindergarten", [1, 2, 1]).stands("A", 0);
    assert_eq!(table.refusal("A sell kindergarten"), "DL-32");
    table.play("A sell school; A sell school");
    assert_eq!((table.cash("A"), table.level("school"), table.state.branches_used), (2100, 0, 2));
    assert_eq!(table.refusal("A sell school"), "DL-32");
    table.turn_of("B");
    assert_eq!(table.refusal("A sell kindergarten"), "DL-16");
    table.turn_of("A").manages().levels("kindergarten", [4, 3, 3]).play("A sell kindergarten");
    assert_eq!((table.state.branches_used, table.state.enterprises_used), (9, 0));
}

#[test]
fn dl_33_a_whole_industry_at_once() {
    let mut table = education("");
    assert_eq!(table.refusal("A clear education"), "DL-33");
    table.levels("kindergarten", [4, 3, 4]).play("A clear education");
    assert_eq!((table.cash("A"), table.state.levels), (2000 + 11 * 50, [0; 24]));
    assert_eq!((table.state.branches_used, table.state.enterprises_used), (0, 0));
}

#[test]
fn dl_34_a_loan_is_half_the_price() {
    let mut table = education("");
    table.play("A mortgage school; A mortgage institute");
    assert_eq!(table.cash("A"), 2000 + 90 + 95);
    assert_eq!(table.refusal("A mortgage school"), "DL-34");
    assert_eq!(table.refusal("A mortgage theatre"), "DL-34");
    let mut built = education("");
    built.levels("kindergarten", [1, 0, 0]);
    assert_eq!(built.refusal("A mortgage institute"), "DL-34");
}

#[test]
fn dl_35_a_mortgaged_plot_earns_nothing_and_stays() {
    let mut table = education("");
    table.play("A mortgage school");
    assert_eq!(table.refusal("A offer B school 10"), "DL-35");
    assert_eq!(table.refusal("A build institute"), "DL-28");
    table.play("A end").lands("B", 17);
    assert_eq!(table.cash("B"), 2000);
}

#[test]
fn dl_36_redeeming_costs_three_fifths() {
    let mut table = education("");
    table.mortgaged("school").play("A redeem school");
    assert_eq!((table.cash("A"), table.state.mortgaged), (2000 - 108, PlotSet::EMPTY));
    table.mortgaged("school").with_cash("A", 107);
    assert_eq!(table.refusal("A redeem school"), "DL-36");
    table.with_cash("A", 500).lands("B", 20).play("B skip; B end");
    table.state.phase = Phase::ExchangeOffer;
    assert_eq!(table.refusal("A redeem school"), "DL-36", "not in this phase");
    table.turn_of("B");
    assert_eq!(table.refusal("A redeem school"), "DL-36", "not in this turn");
}
