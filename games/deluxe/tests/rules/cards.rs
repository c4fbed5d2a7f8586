//! DL-42 to DL-48: Business Trips and Deals.

use crate::table::{Table, card, plot, seat, table};
use deluxe::*;
use engine::Game;

/// A has drawn this card: a Trip on cell 13, a Deal on cell 8.
fn drawn(table: &mut Table, word: &str) {
    table.lands("A", if word.starts_with('T') { 13 } else { 8 }).play(&format!("card {word}"));
}

fn kept(table: &Table, who: &str) -> Vec<String> {
    table.at(who).kept.iter().map(|card| card.to_string()).collect()
}

#[test]
fn dl_42_a_trip_moves_and_goes_to_the_bottom() {
    let ends = [
        ("T01", 0),
        ("T04", 20),
        ("T05", 25),
        ("T08", 15),
        ("T12", 9),
        ("T13", 11),
        ("T15", 24),
        ("T16", 28),
        ("T17", 31),
        ("T18", 39),
        ("T19", 16),
        ("T20", 17),
        ("T21", 19),
        ("T22", 21),
        ("T23", 23),
        ("T24", 11),
        ("T26", 9),
        ("T30", 18),
    ];
    for (word, cell) in ends {
        let mut table = table(2, "");
        drawn(&mut table, word);
        assert_eq!(table.at("A").cell, cell, "{word}");
        assert_eq!(table.state.trips.queue(), [card(word).number]);
    }
    let mut table = table(2, "");
    drawn(&mut table, "T30");
    assert_eq!(table.state.phase, Phase::DrawDeal, "the new cell is resolved completely");
}

#[test]
fn dl_42_after_thirty_draws_the_order_is_known() {
    let mut table = table(2, "");
    for number in 0..30 {
        table.state.trips.draw(number);
        table.state.trips.put_under(number);
    }
    table.lands("A", 13);
    let mut possible = Vec::new();
    table.rules.chances(&table.state, &mut possible);
    assert_eq!(possible, [(Chance::Card { card: card("T01") }, 1)]);
    table.play("card T01");
    assert_eq!(table.state.trips.queue()[29], 0);
}

#[test]
fn dl_43_plots_that_are_looked_for() {
    let mut table = table(2, "");
    table
        .owns("B", "chocolate_factory kindergarten")
        .mortgaged("chocolate_factory")
        .owns("A", "theatre school");
    let start = table.state;
    drawn(&mut table, "T27");
    assert_eq!(table.at("A").cell, 19, "14, 16 and 17 have owners");
    table.state = start;
    drawn(&mut table, "T29");
    assert_eq!((table.at("A").cell, table.cash("A")), (14, 2000), "mortgaged: rent 0");
    table.state = start;
    table.mortgaged("theatre");
    drawn(&mut table, "T28");
    assert_eq!(table.refusal("A choose kindergarten"), "DL-43");
    table.play("A choose theatre");
    assert_eq!((table.at("A").cell, table.cash("A"), table.state.phase), (2, 2200, Phase::Manage));
}

#[test]
fn dl_43_without_such_a_plot_the_token_stays() {
    for word in ["T28", "T29"] {
        let mut table = table(2, "");
        drawn(&mut table, word);
        assert_eq!((table.at("A").cell, table.state.phase), (13, Phase::Manage), "{word}");
    }
    let mut full = table(2, "");
    full.state.seats[1].plots = PlotSet::ALL;
    drawn(&mut full, "T27");
    assert_eq!((full.at("A").cell, full.state.phase), (13, Phase::Manage), "no plot is free");
    let mut table = table(2, "");
    table.owns("A", "school");
    drawn(&mut table, "T28");
    table.play("A offer B school 100; B accept");
    assert_eq!((table.at("A").cell, table.state.phase), (13, Phase::Manage), "they sold their last plot");
    assert_eq!(table.state.trips.queue(), [27]);
}

#[test]
fn dl_44_a_deal_is_carried_out_and_goes_to_the_bottom() {
    let money = [
        ("D01", 150),
        ("D02", 120),
        ("D03", 100),
        ("D04", 100),
        ("D05", 80),
        ("D06", 60),
        ("D07", 50),
        ("D08", 50),
        ("D09", 40),
        ("D10", -100),
        ("D11", -80),
        ("D12", -60),
        ("D13", -40),
        ("D14", -100),
        ("D15", -75),
        ("D16", -50),
        ("D17", -25),
        ("D18", 60),
        ("D19", 30),
        ("D20", -45),
        ("D21", 0),
    ];
    for (word, change) in money {
        let mut table = table(4, "");
        drawn(&mut table, word);
        assert_eq!(i64::from(table.cash("A")) - 2000, change, "{word}");
        assert_eq!((table.state.deals.queue(), table.state.phase), (&[card(word).number][..], Phase::Manage));
        let donated = if ("D14"..="D17").contains(&word) { -change } else { 0 };
        assert_eq!(i64::from(table.state.reserve_fund), donated, "{word}");
    }
    let mut up = table(2, "");
    drawn(&mut up, "D22");
    assert_eq!((up.at("A").step, up.cash("A")), (3, 2000));
    drawn(&mut up, "D23");
    assert_eq!(up.at("A").step, 2);
}

#[test]
fn dl_44_a_bankrupts_card_follows_the_kept_ones() {
    let mut table = table(3, "");
    table.keeps("A", &["D28", "D24"]).with_cash("A", 10);
    drawn(&mut table, "D10");
    table.play("A bankrupt");
    assert_eq!(table.state.deals.queue(), [27, 23, 9]);
}

#[test]
fn dl_45_cards_that_cannot_be_carried_out_are_kept() {
    let mut table = table(2, "");
    for word in ["D24", "D27", "D28", "D29"] {
        drawn(&mut table, word);
        assert_eq!(table.state.phase, Phase::Manage);
    }
    assert_eq!(kept(&table, "A"), ["D24", "D27", "D28", "D29"]);
    assert_eq!(table.refusal("A use D25"), "DL-45");
    table.with_cash("A", 49);
    drawn(&mut table, "D30");
    assert_eq!(kept(&table, "A").len(), 5, "nothing to buy for 49");
}

#[test]
fn dl_46_refinancing_and_off_market_purchase() {
    let mut table = table(2, "");
    table.owns("A", "oil_holding school").mortgaged("oil_holding school").with_cash("A", 149);
    drawn(&mut table, "D29");
    assert_eq!(table.state.phase, Phase::CardChoice);
    assert_eq!(table.refusal("A use D29 oil_holding"), "DL-46", "the loan is 150");
    assert_eq!(table.refusal("A use D29"), "DL-46");
    table.play("A use D29 school");
    assert_eq!((table.cash("A"), table.state.mortgaged.contains(plot("school"))), (59, false));
    drawn(&mut table, "D30");
    assert_eq!(table.refusal("A use D30 school"), "DL-46", "it has an owner");
    table.play("A use D30 online_cinema");
    assert_eq!((table.cash("A"), table.owner("online_cinema")), (9, Some(seat("A"))));
    assert_eq!(table.state.deals.queue(), [28, 29]);
    let mut declining = self::table(2, "");
    drawn(&mut declining, "D30");
    declining.play("A drop");
    assert_eq!((declining.state.deals.queue(), declining.state.phase), (&[29u8][..], Phase::Manage));
}

#[test]
fn dl_47_kept_cards_are_used_later() {
    let mut table = table(2, "");
    table.keeps("A", &["D29", "D30", "D24", "D28"]).owns("A", "school").mortgaged("school");
    table.play("A use D29 school; A use D30 airline");
    assert_eq!(table.cash("A"), 2000 - 90 - 270);
    assert_eq!(table.refusal("A use D24"), "DL-47", "not under inspection");
    assert_eq!(table.refusal("A use D28"), "DL-47", "only as part of building");
    table.owns("A", "kindergarten institute").stands("A", 17).play("A grant school");
    assert_eq!((table.level("school"), table.cash("A")), (1, 1640));
    assert_eq!(table.refusal("A grant institute"), "DL-47", "it is used up");
    table.inspected("A").play("A use D24");
    assert!(!table.at("A").inspected && table.at("A").kept.is_empty());
    assert_eq!(table.state.deals.queue(), [28, 29, 27, 23]);
    let mut busy = self::table(2, "");
    busy.keeps("A", &["D30"]).lands("A", 17);
    assert_eq!(busy.refusal("A use D30 airline"), "DL-47", "not in this phase");
}

#[test]
fn dl_48_one_debt_to_all_or_one_debt_each() {
    let mut treat = table(4, "");
    treat.with_cash("A", 44).owns("A", "theatre");
    drawn(&mut treat, "D20");
    assert_eq!(treat.state.debt_of(seat("A")).unwrap().amount, 45);
    treat.play("A mortgage theatre");
    assert_eq!((treat.cash("A"), treat.cash("B"), treat.cash("D")), (29, 2015, 2015));
    let mut broke = table(4, "");
    broke.with_cash("A", 44);
    drawn(&mut broke, "D20");
    broke.play("A bankrupt");
    assert_eq!(
        (broke.cash("A"), broke.cash("B"), broke.cash("D")),
        (0, 2015, 2015),
        "the bank pays all three"
    );
    let mut collect = table(4, "");
    collect.with_cash("B", 5).with_cash("D", 0).owns("D", "theatre");
    drawn(&mut collect, "D19");
    assert_eq!(collect.asked(), "B");
    collect.play("B bankrupt");
    assert_eq!((collect.asked(), collect.cash("C")), ("D".into(), 1990));
    collect.play("D mortgage theatre");
    assert_eq!((collect.cash("A"), collect.state.phase), (2030, Phase::Manage));
    let mut repair = table(2, "");
    repair.owns("A", "kindergarten school institute").levels("kindergarten", [4, 3, 3]);
    drawn(&mut repair, "D21");
    assert_eq!(repair.cash("A"), 2000 - 60 - 120);
}
