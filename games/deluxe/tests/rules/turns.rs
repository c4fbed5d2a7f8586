//! DL-6 to DL-13 and DL-81.

use crate::table::{seat, table};
use deluxe::*;
use engine::{Game, SeatSet, Turn};

#[test]
fn dl_6_a_turn_rolls_moves_resolves_and_manages() {
    let mut table = table(2, "");
    assert_eq!(table.refusal("A end"), "DL-6");
    table.play("A roll 1 3");
    assert_eq!(table.state.phase, Phase::PlotOffer);
    table.play("A buy");
    assert_eq!(table.state.phase, Phase::Manage);
    table.play("A end");
    assert_eq!((table.asked(), table.state.phase), ("B".into(), Phase::TurnStart));
}

#[test]
fn dl_7_the_token_moves_by_the_sum() {
    let mut table = table(2, "");
    table.play("A roll 3 6");
    assert_eq!(table.at("A").cell, 9);
    let mut possible = Vec::new();
    table.turn_of("B").state.phase = Phase::Roll;
    table.rules.chances(&table.state, &mut possible);
    assert_eq!(possible.len(), 36);
}

#[test]
fn dl_8_a_double_gives_an_extra_roll_that_cannot_be_declined() {
    let mut table = table(2, "");
    table.play("A roll 2 2; A buy");
    assert_eq!(table.refusal("A end"), "DL-8");
    table.play("A roll 1 2; A buy; A end");
    assert_eq!(table.asked(), "B");
}

#[test]
fn dl_9_the_third_double_moves_nothing() {
    let mut table = table(2, "");
    table.play("A roll 1 1; A buy; A roll 1 1; A buy");
    let cash = table.cash("A");
    table.stands("A", 38).play("A roll 2 2");
    assert_eq!((table.at("A").cell, table.at("A").inspected, table.cash("A")), (10, true, cash));
    assert_eq!(table.refusal("A roll 1 2"), "DL-8");
}

#[test]
fn dl_10_an_extra_roll_is_lost_under_inspection() {
    let mut table = table(2, "");
    table.stands("A", 1).play("A roll 1 1; card T09");
    assert_eq!((table.state.phase, table.state.extra_roll), (Phase::Manage, false));
    table.play("A end");
}

#[test]
fn dl_11_start_pays_once_per_crossing() {
    let mut table = table(2, "");
    table.stands("A", 39).play("A roll 1 2");
    assert_eq!((table.at("A").cell, table.cash("A")), (2, 2200));
    table.turn_of("B").stands("B", 35).play("B roll 2 3");
    assert_eq!((table.at("B").cell, table.cash("B"), table.state.phase), (0, 2200, Phase::Manage));
}

#[test]
fn dl_12_no_income_on_the_way_to_the_inspection() {
    let mut table = table(2, "");
    table.lands("A", 32).play("card T10");
    assert_eq!((table.at("A").cell, table.cash("A")), (10, 2000));
    table.lands("B", 30);
    assert_eq!((table.at("B").cell, table.cash("B")), (10, 2000));
}

#[test]
fn dl_13_a_round_is_complete_when_the_turn_comes_to_the_first_place() {
    let mut table = table(3, "");
    table.state.first = seat("B");
    table.turn_of("B").manages().play("B end").manages().play("C end");
    assert_eq!(table.state.round, 1);
    table.manages().play("A end");
    assert_eq!((table.asked(), table.state.round), ("B".into(), 2));
}

#[test]
fn dl_81_one_seat_must_act_and_others_only_may() {
    let mut table = table(3, "");
    assert_eq!(table.rules.turn(&table.state), Turn::One(seat("A")), "there is nothing to offer yet");
    table.owns("B", "school");
    assert_eq!(table.rules.turn(&table.state), Turn::Open(SeatSet::all(3)));
    assert_eq!(table.asked(), "A");
    table.play("C offer B 200 school");
    assert_eq!(table.asked(), "B");
    assert_eq!(table.refusal("A roll 1 2"), "DL-81");
    assert_eq!(table.refusal("A offer B 300 school"), "DL-40");
    assert_eq!(table.state.offers, [0, 0, 1, 0, 0, 0], "a refused offer does not count");
    table.play("B reject; C silent");
    assert_eq!(table.rules.turn(&table.state), Turn::Open([seat("A"), seat("B")].into_iter().collect()));
    assert_eq!(table.refusal("C offer B 200 school"), "DL-39");
    table.play("A roll 1 3; A buy; A end");
    assert!(table.rules.turn(&table.state).includes(seat("C")), "only for that turn");
}
