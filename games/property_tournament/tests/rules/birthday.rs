//! One card puts several seats in debt and one of them goes bankrupt: PT-89, PT-104, PT-107, PT-110, R-31, R-62, R-63.

use crate::table::*;
use engine::{Game, SeatSet};
use property_tournament::ledger::Account;
use property_tournament::*;

/// A collects 10 from each of three guests; B has 4 and a mortgaged field.
fn party(mut table: Table) -> Table {
    table.give(B, &[1]).mortgaged(&[1]).cash(B, 4).at(A, 14).play("A:roll 1-2 CC-9");
    table
}

fn purses(table: &Table) -> [i32; 4] {
    [A, B, C, D].map(|seat| table.money(seat))
}

#[test]
fn r_62_the_other_guests_pay_after_the_auctions_of_a_bankrupt() {
    let mut table = party(table(4, ""));
    table.play("B:bankrupt");
    assert_eq!(table.state.auction.unwrap().lot, Lot::Field(field(1)));
    assert_eq!(purses(&table), [1504, 0, 1500, 1500], "nobody else has paid yet");
    table.play("C:bid1500 D:pass A:pass");
    assert_eq!(table.state.debts.due().unwrap().debtor, C, "C spent everything on the estate");
    let asked = table.events.iter().filter(|event| matches!(event, Event::InDebt { seat: C, .. })).count();
    assert_eq!(asked, 1, "C is asked once, after the auction");
    assert_eq!(table.rules.wait(&table.state).unwrap().seats, SeatSet::one(C));
    table.play("C:mortgage1");
    assert_eq!(purses(&table), [1524, 0, 20, 1490]);
    assert!(table.state.debts.is_empty());
    assert_eq!((table.state.active, table.state.phase), (A, Phase::AfterMove), "A's turn goes on");
}

#[test]
fn pt_89_in_version_1_guests_with_money_paid_before_the_auctions() {
    let mut table = party(table_v1(4, ""));
    table.play("B:bankrupt");
    assert!(table.state.auction.is_some());
    assert_eq!(purses(&table), [1524, 0, 1490, 1490]);
}

#[test]
fn pt_111_a_guest_who_leaves_is_auctioned_before_the_others_pay() {
    let mut table = party(table(4, ""));
    table.play("B:resign");
    assert!(table.state.auction.is_some());
    assert_eq!(purses(&table), [1504, 0, 1500, 1500]);
    table.all_pass();
    assert_eq!(purses(&table), [1524, 0, 1490, 1490]);
}

#[test]
fn pt_107_each_bankrupt_guest_is_auctioned_before_the_next_is_asked() {
    let mut table = table(4, "");
    table.give(C, &[3]).mortgaged(&[3]).cash(C, 4);
    let mut table = party(table);
    table.play("B:bankrupt");
    assert_eq!(table.state.auction.unwrap().lot, Lot::Field(field(1)));
    table.all_pass();
    assert_eq!(table.state.debts.due().unwrap().debtor, C);
    table.play("C:bankrupt");
    assert_eq!(table.state.auction.unwrap().lot, Lot::Field(field(3)));
    assert_eq!(purses(&table), [1508, 0, 0, 1500]);
    table.all_pass();
    assert_eq!(purses(&table), [1518, 0, 0, 1490]);
}

#[test]
fn pt_107_nobody_pays_a_host_who_leaves_during_the_auctions() {
    let mut table = party(table(4, ""));
    table.play("B:bankrupt A:resign").all_pass();
    assert_eq!(purses(&table), [0, 0, 1500, 1500]);
    assert!(table.state.debts.is_empty());
}

#[test]
fn pt_110_without_auctions_the_other_guests_pay_at_once() {
    let mut table = party(table(4, "bankrupt_assets=to_creditor"));
    table.play("B:bankrupt");
    assert!(table.state.owns(A, field(1)) && table.state.auction.is_none());
    assert_eq!(purses(&table), [1524, 0, 1490, 1490]);
}

/// A draws the chair card with 10 in cash and a mortgaged field.
fn chair(mut table: Table) -> Table {
    table.give(A, &[1]).mortgaged(&[1]).cash(A, 10).at(A, 4).play("A:roll 1-2 CH-15");
    table
}

#[test]
fn r_63_a_card_debt_with_one_creditor_goes_to_that_creditor() {
    let mut table = chair(table(2, "bankrupt_assets=to_creditor"));
    table.play("A:bankrupt");
    assert_eq!((table.state.phase, table.state.owner(field(1))), (Phase::Over, Some(B)));
    assert_eq!(table.rules.profit(&table.state, B), 10 + 30, "the cash, and the field less its loan");
    assert_eq!(table.account(B, Account::CardsFromPlayers), 40);
    let mut old = chair(table_v1(2, "bankrupt_assets=to_creditor"));
    old.play("A:bankrupt");
    assert_eq!((old.state.owner(field(1)), old.rules.profit(&old.state, B)), (None, 10));
}

#[test]
fn pt_110_a_card_debt_with_several_creditors_goes_to_the_bank() {
    let mut table = chair(table(3, "bankrupt_assets=to_creditor"));
    table.play("A:bankrupt");
    assert_eq!(table.state.auction.unwrap().lot, Lot::Field(field(1)));
    let mut left = chair(crate::table::table(3, "bankrupt_assets=to_creditor"));
    left.play("C:resign A:bankrupt");
    assert_eq!(left.state.owner(field(1)), Some(B), "of two creditors one was left");
}
