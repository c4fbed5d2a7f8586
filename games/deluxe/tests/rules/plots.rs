//! DL-14 to DL-27: purchase, auction, rent.

use crate::table::{Table, seat, table};
use deluxe::*;
use engine::{Game, Turn};

#[test]
fn dl_14_an_ownerless_plot_is_offered() {
    let mut table = table(2, "");
    table.play("A roll 1 3");
    assert_eq!(table.state.phase, Phase::PlotOffer);
    assert_eq!(table.rules.turn(&table.state), Turn::One(seat("A")));
    assert!(table.allows("A buy") && table.allows("A decline"));
    table.owns("B", "amusement_park").turn_of("B").stands("B", 1).play("B roll 1 2");
    assert_eq!(table.state.phase, Phase::Manage, "their own");
}

#[test]
fn dl_15_a_purchase_needs_the_price() {
    let mut table = table(2, "");
    table.play("A roll 1 3").with_cash("A", 69);
    assert_eq!(table.refusal("A buy"), "DL-15");
    table.with_cash("A", 70).play("A buy");
    assert_eq!((table.cash("A"), table.owner("amusement_park")), (0, Some(seat("A"))));
}

#[test]
fn dl_16_money_may_be_raised_in_seven_phases() {
    let mut table = table(2, "");
    let phases = [Phase::TurnStart, Phase::PlotOffer, Phase::ExchangeOffer, Phase::CardChoice, Phase::Manage];
    table.owns("A", "school").owns("B", "theatre").stands("A", 4);
    table.state.deals.draw(29);
    for phase in phases.into_iter().chain([Phase::InspectionFine { steps: 3 }]) {
        table.state.phase = phase;
        table.state.open_card = Some(Card::deal(29));
        assert!(table.allows("A mortgage school") && table.allows("A offer B school 10"), "{phase:?}");
        assert_eq!(table.refusal("B mortgage theatre"), "DL-16");
    }
    let debt = Debt { seat: seat("B"), amount: 5000, cause: Cause::Card };
    for phase in [Phase::RentChoice, Phase::Roll, Phase::Debt(debt)] {
        table.state.phase = phase;
        assert_eq!(table.refusal("A mortgage school"), "DL-16", "{phase:?}");
    }
    assert!(table.allows("B mortgage theatre"), "a debtor may");
}

/// A declines the plot on cell 17 (180).
fn auction(seats: u8, settings: &str) -> Table {
    let mut table = table(seats, settings);
    table.lands("A", 17).play("A decline");
    table
}

#[test]
fn dl_17_declining_opens_an_auction_without_the_decliner() {
    let mut table = auction(3, "");
    assert!(matches!(table.state.phase, Phase::Auction(auction) if !auction.bidders.contains(seat("A"))));
    assert_eq!(table.refusal("A bid 200"), "DL-18");
    let mut poor = self::table(2, "");
    poor.lands("A", 17).with_cash("A", 0).play("A decline");
    assert_eq!(poor.asked(), "B");
}

#[test]
fn dl_18_bidders_go_clockwise_and_the_poor_are_out() {
    let mut table = table(4, "");
    table.inspected("B").lands("A", 17).with_cash("C", 200).with_cash("D", 1000);
    table.play("A decline");
    assert_eq!(table.asked(), "B", "under inspection one may bid");
    table.play("B bid 180");
    assert_eq!(table.asked(), "C");
    table.play("C bid 190; D bid 195");
    assert_eq!(table.asked(), "B");
    assert!(matches!(table.state.phase, Phase::Auction(auction) if !auction.bidders.contains(seat("C"))));
}

#[test]
fn dl_19_bids_and_passes() {
    let mut bidding = auction(3, "");
    assert_eq!(bidding.refusal("B bid 179"), "DL-19");
    bidding.play("B bid 180");
    assert_eq!(bidding.refusal("C bid 184"), "DL-19");
    bidding.play("C bid 185; B bid 250");
    assert_eq!(bidding.refusal("C bid 1991"), "DL-19");
    bidding.play("C bid 1990");
    assert_eq!(bidding.cash("C"), 0);
    for raise in [1, 10] {
        let mut table = auction(3, &format!("auction_min_raise={raise}"));
        table.play("B bid 180");
        assert_eq!(table.refusal(&format!("C bid {}", 179 + raise)), "DL-19");
        assert!(table.allows(&format!("C bid {}", 180 + raise)));
    }
}

#[test]
fn dl_20_the_winner_pays_the_bank_and_the_decliner() {
    let mut table = auction(3, "");
    table.play("B bid 180; C bid 300; B pass");
    assert_eq!((table.cash("A"), table.cash("B"), table.cash("C")), (2010, 2000, 1690));
    assert_eq!(table.owner("school"), Some(seat("C")));
}

#[test]
fn dl_21_without_a_bid_nobody_pays() {
    let mut table = auction(3, "");
    table.play("B pass; C pass");
    assert_eq!((table.owner("school"), table.cash("A")), (None, 2000));
    assert!(table.events.contains(&Event::AuctionFailed { plot: Plot(10) }));
}

#[test]
fn dl_22_the_active_seat_goes_on_after_the_auction() {
    let mut table = auction(3, "");
    table.play("B bid 180; C pass");
    assert_eq!((table.asked(), table.state.phase), ("A".into(), Phase::Manage));
    table.play("A end");
}

/// What A pays on School when B owns these plots.
fn rent_on_school(owned: &str, levels: [u8; 3], mortgaged: &str, settings: &str) -> u32 {
    let mut table = table(2, settings);
    table.owns("B", owned).levels("kindergarten", levels).mortgaged(mortgaged).lands("A", 17);
    assert_eq!(table.state.phase, Phase::Manage);
    assert_eq!(table.cash("A") + table.cash("B"), 4000);
    2000 - table.cash("A")
}

const EDUCATION: &str = "kindergarten school institute";

#[test]
fn dl_23_rent_is_owed_on_plots_of_others_unless_mortgaged() {
    assert_eq!(rent_on_school("school", [0; 3], "", ""), 26);
    assert_eq!(rent_on_school("school", [0; 3], "school", ""), 0);
    let mut own = table(2, "");
    own.owns("A", "school").lands("A", 17);
    assert_eq!((own.cash("A"), own.state.phase), (2000, Phase::Manage));
    let mut by_card = table(2, "");
    by_card.owns("B", "school").lands("A", 13).play("card T14");
    assert_eq!(by_card.cash("A"), 1974);
}

#[test]
fn dl_24_an_owner_under_inspection_collects() {
    let mut table = table(2, "");
    table.owns("B", "school").inspected("B").lands("A", 17);
    assert_eq!(table.cash("B"), 2026);
}

#[test]
fn dl_25_the_printed_rent_follows_the_level() {
    let rents =
        [[0; 3], [1; 3], [2; 3], [3; 3], [4; 3]].map(|levels| rent_on_school(EDUCATION, levels, "", ""));
    assert_eq!(rents, [26, 86, 176, 286, 426].map(|printed| 2 * printed));
}

#[test]
fn dl_26_a_complete_industry_doubles() {
    assert_eq!(rent_on_school("school institute", [0; 3], "", ""), 26);
    assert_eq!(rent_on_school(EDUCATION, [0; 3], "institute", ""), 52);
    let unbuilt_only = "monopoly_doubling=unbuilt_only";
    assert_eq!(rent_on_school(EDUCATION, [0; 3], "", unbuilt_only), 52);
    assert_eq!(rent_on_school(EDUCATION, [1; 3], "", unbuilt_only), 86);
    assert_eq!(rent_on_school(EDUCATION, [1, 0, 1], "", unbuilt_only), 52);
}

#[test]
fn dl_27_partner_discount() {
    let arrive = || {
        let mut table = table(2, "");
        table.owns("B", "laboratory").keeps("A", &["D27", "D26"]).lands("A", 23);
        assert_eq!(table.state.phase, Phase::RentChoice);
        table
    };
    let mut full = arrive();
    full.play("A full");
    assert_eq!((full.cash("A"), full.at("A").kept.iter().count()), (1968, 2));
    let mut half = arrive();
    half.play("A use D26");
    assert_eq!((half.cash("A"), half.cash("B"), half.state.phase), (1984, 2016, Phase::Manage));
    assert_eq!(half.at("A").kept.iter().collect::<Vec<_>>(), [Card::deal(26)]);
    assert_eq!(half.state.deals.queue(), [25], "to the bottom");
    let mut free = table(2, "");
    free.owns("B", "laboratory").mortgaged("laboratory").keeps("A", &["D26"]).lands("A", 23);
    assert_eq!(free.state.phase, Phase::Manage, "no choice about no rent");
}
