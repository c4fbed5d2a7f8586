//! DL-37 to DL-41.

use crate::table::{Table, plots, seat, table};
use deluxe::*;

/// A owns School and Theatre, B owns Institute; A manages.
fn owners(settings: &str) -> Table {
    let mut table = table(3, settings);
    table.owns("A", "school theatre").owns("B", "institute").manages();
    table
}

#[test]
fn dl_37_plots_and_cash_change_hands_at_once() {
    let mut table = owners("");
    table.play("A offer B school+theatre institute+70; B accept");
    assert_eq!((table.at("A").plots, table.at("B").plots), (plots("institute"), plots("school theatre")));
    assert_eq!((table.cash("A"), table.cash("B")), (2070, 1930));
    let mut built = owners("");
    built.owns("A", "kindergarten institute").state.seats[1].plots = PlotSet::EMPTY;
    built.levels("kindergarten", [1, 0, 0]);
    assert_eq!(built.refusal("A offer B school 10"), "DL-37", "an industry with buildings");
    assert_eq!(built.refusal("A offer B railways 10"), "DL-37", "not theirs");
    assert_eq!(built.refusal("A offer A theatre 10"), "DL-37", "with themselves");
}

#[test]
fn dl_38_both_sides_give_and_a_plot_is_among_it() {
    let mut table = owners("");
    for gift in ["A offer B school -", "A offer B - institute", "A offer B 10 20", "A offer B 10 -"] {
        assert_eq!(table.refusal(gift), "DL-38", "{gift}");
    }
    assert_eq!(table.refusal("A offer B school+10 20"), "DL-38", "cash on both sides");
    assert_eq!(table.refusal("A offer B 2001 institute"), "DL-38", "more than A has");
    assert_eq!(table.refusal("A offer B school 2001"), "DL-38", "more than B has");
    assert!(table.allows("A offer B school 1") && table.allows("A offer B school institute"));
}

#[test]
fn dl_39_who_may_propose_when() {
    let timing = |settings: &str| {
        let mut table = owners(settings);
        let off_turn = table.allows("B offer A 100 school");
        let own = table.allows("A offer B school 100");
        table.lands("A", 20);
        let in_other_phase = (table.allows("A offer B school 100"), table.allows("B offer A 100 school"));
        table.state.phase = Phase::Debt(Debt { seat: seat("B"), amount: 3000, cause: Cause::Collection });
        (
            off_turn,
            own,
            in_other_phase,
            table.allows("B offer A institute 190"),
            table.allows("A offer B school 100"),
        )
    };
    assert_eq!(timing(""), (true, true, (true, false), true, false));
    assert_eq!(timing("trade_timing=active_only"), (false, true, (true, false), true, false));
    assert_eq!(timing("trade_timing=off"), (false, false, (false, false), false, false));
    assert_eq!(owners("trade_timing=off").refusal("A offer B school 100"), "DL-39");
}

#[test]
fn dl_40_offers_are_counted_and_one_is_open_at_a_time() {
    let mut table = owners("");
    table.play("A offer B school 100");
    assert_eq!(table.refusal("C offer B 200 institute"), "DL-40");
    assert_eq!(table.refusal("A accept"), "DL-40");
    assert_eq!(table.refusal("C reject"), "DL-40");
    table.play("B reject; A offer B school 90; B reject; A offer B school 80; B reject");
    assert_eq!(table.refusal("A offer B school 70"), "DL-40");
    table.play("B offer A 70 school; A reject; A end");
    assert!(table.allows("A offer B school 70"), "a new turn");
    assert_eq!(owners("trade_offers_per_turn=0").refusal("A offer B school 70"), "DL-40");
}

#[test]
fn dl_41_cells_do_not_matter_and_terms_are_checked_again() {
    let mut table = owners("");
    table.inspected("A").inspected("B").play("A offer B school 100");
    let open = table.state;
    table.with_cash("B", 99);
    assert_eq!(table.refusal("B accept"), "DL-38");
    table.state = open;
    table.play("B accept");
    assert_eq!((table.owner("school"), table.asked()), (Some(seat("B")), "A".into()));
}
