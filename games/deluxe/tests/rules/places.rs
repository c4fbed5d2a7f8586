//! DL-49 to DL-64, DL-82, DL-83: Inspection, Charity, Investor, Rating, Exchange.

use crate::table::{Table, seat, table};
use deluxe::*;

fn inspected(settings: &str) -> Table {
    let mut table = table(2, settings);
    table.inspected("A");
    table
}

#[test]
fn dl_49_stopping_on_cell_ten_is_an_inspection_and_passing_is_not() {
    let mut table = table(2, "");
    table.lands("A", 10);
    assert_eq!((table.at("A").inspected, table.state.phase), (true, Phase::Manage));
    table.play("A end").turn_of("B").stands("B", 8).play("B roll 1 2");
    assert!(!table.at("B").inspected);
}

#[test]
fn dl_50_sudden_check() {
    let mut table = table(2, "");
    table.lands("A", 30);
    assert_eq!((table.at("A").cell, table.at("A").inspected, table.cash("A")), (10, true, 2000));
}

#[test]
fn dl_51_what_one_may_do_under_inspection() {
    let mut table = inspected("");
    table.owns("A", "school theatre").mortgaged("theatre").keeps("A", &["D24"]);
    assert_eq!(table.refusal("A roll 1 2"), "DL-51");
    assert!(table.allows("A mortgage school") && table.allows("A redeem theatre"));
    table.play("A use D24; A roll 3 3");
    assert_eq!((table.at("A").cell, table.state.extra_roll), (16, true), "a normal roll");
    assert_eq!(self::table(2, "").refusal("A try 1 2"), "DL-51", "not under inspection");
}

#[test]
fn dl_52_up_to_three_rolls_for_a_double() {
    let mut table = inspected("");
    table.play("A try 1 2; dice 2 2");
    assert_eq!((table.at("A").cell, table.at("A").inspected, table.cash("A")), (14, false, 2000));
    assert_eq!((table.state.extra_roll, table.state.doubles), (false, 0));
}

#[test]
fn dl_53_the_fine_is_paid_and_the_last_roll_counts() {
    let mut table = inspected("");
    table.with_cash("A", 50).play("A try 1 2; dice 1 3; dice 1 5");
    assert_eq!((table.cash("A"), table.at("A").cell, table.state.extra_roll), (0, 16, false));
}

#[test]
fn dl_54_short_of_money_one_may_stay() {
    let mut table = inspected("");
    table.with_cash("A", 49).owns("A", "theatre").play("A try 1 2; dice 1 3; dice 1 5");
    assert_eq!(table.refusal("A fine"), "DL-54");
    let short = table.state;
    table.play("A mortgage theatre");
    assert_eq!(table.refusal("A stay"), "DL-54", "now they can pay");
    table.play("A fine");
    assert_eq!((table.at("A").cell, table.cash("A")), (16, 29));
    table.state = short;
    table.play("A stay");
    assert_eq!((table.asked(), table.at("A").inspected), ("B".into(), true));
    table.turn_of("A").play("A try 1 2; dice 1 3; dice 2 2");
    assert_eq!(table.at("A").cell, 14, "three new tries");
}

#[test]
fn dl_54_staying_may_be_free() {
    let mut table = inspected("inspection_stay=free");
    table.play("A try 1 2; dice 1 3; dice 1 5");
    assert_eq!(table.state.phase, Phase::InspectionFine { steps: 6 });
    assert!(table.allows("A fine"));
    table.play("A stay");
    assert_eq!((table.asked(), table.cash("A")), ("B".into(), 2000));
}

#[test]
fn dl_55_one_roll_per_turn() {
    let mut table = inspected("inspection_tries=one_roll_per_turn");
    for failed in 1..=2 {
        table.turn_of("A").play("A try 1 2");
        assert_eq!((table.asked(), table.at("A").failed_turns), ("B".into(), failed));
    }
    let twice = table.state;
    table.turn_of("A").play("A try 1 2");
    assert_eq!((table.cash("A"), table.at("A").cell, table.at("A").failed_turns), (1950, 13, 0));
    table.state = twice;
    table.turn_of("A").with_cash("A", 0).play("A try 1 2; A stay");
    table.turn_of("A").play("A try 1 3");
    assert_eq!(table.state.phase, Phase::InspectionFine { steps: 4 }, "again one roll, again the fine");
    table.state = twice;
    table.turn_of("A").play("A try 2 2");
    assert_eq!((table.at("A").cell, table.at("A").failed_turns), (14, 0));
}

#[test]
fn dl_56_an_inspected_seat_does_business_but_cannot_build() {
    let mut table = inspected("");
    table.owns("A", "kindergarten school institute oil_holding").levels("kindergarten", [1, 0, 0]);
    assert_eq!(table.refusal("A build school"), "DL-28");
    assert!(table.allows("A sell kindergarten") && table.allows("A mortgage oil_holding"));
    assert!(table.allows("A offer B oil_holding 100"));
    table.lands("B", 9).play("B decline; A bid 110");
    assert_eq!(table.owner("fitness_centre"), Some(seat("A")));
    table.lands("B", 17);
    assert_eq!(table.cash("B"), 2000 + 10 - 52);
}

#[test]
fn dl_57_charity_pays_into_the_fund_and_lifts_the_marker() {
    let mut table = table(2, "");
    table.lands("A", 25);
    assert_eq!((table.cash("A"), table.state.reserve_fund, table.at("A").step), (1950, 50, 3));
    table.with_cash("B", 20).owns("B", "theatre").lands("B", 5).play("B mortgage theatre");
    assert_eq!((table.cash("B"), table.state.reserve_fund, table.at("B").step), (0, 100, 3));
}

#[test]
fn dl_58_the_investor_gives_the_fund_and_lowers_the_marker() {
    let mut table = table(2, "");
    table.funds(130, 0).lands("A", 35);
    assert_eq!((table.cash("A"), table.state.reserve_fund, table.at("A").step), (2130, 0, 1));
    table.lands("B", 15);
    assert_eq!((table.cash("B"), table.at("B").step), (2000, 1), "also from an empty fund");
}

#[test]
fn dl_59_markers_never_skip_a_step() {
    let mut table = table(3, "");
    table.rated("A", 1).lands("A", 15);
    assert_eq!(table.at("A").step, 1);
    table.rated("A", 4).lands("A", 5);
    assert_eq!(table.at("A").step, 4);
    table.rated("B", 3).lands("B", 5);
    assert_eq!((table.at("B").step, table.cash("B")), (3, 1950), "step 4 has one place");
    assert!(table.events.contains(&Event::RatingStays { seat: seat("B"), step: 3 }));
}

fn exchange(settings: &str) -> Table {
    let mut table = table(2, settings);
    table.lands("A", 20);
    table
}

#[test]
fn dl_60_a_stake_is_between_one_and_the_cash() {
    let mut table = exchange("");
    assert_eq!(table.refusal("A stake 0"), "DL-60");
    assert_eq!(table.refusal("A stake 2001"), "DL-60");
    table.play("A stake 2000");
    assert_eq!((table.cash("A"), table.state.exchange_fund), (0, 2000));
    let mut limited = exchange("exchange_stake_max=50");
    assert_eq!(limited.refusal("A stake 51"), "DL-60");
    limited.play("A skip");
    assert_eq!(limited.state.phase, Phase::Manage);
}

#[test]
fn dl_61_the_odds_of_all_outcomes() {
    let mut counts = std::collections::BTreeMap::new();
    for thrown in 0..216u32 {
        let dice = [thrown / 36, thrown / 6 % 6, thrown % 6].map(|die| die + 1);
        let mut table = exchange("");
        table.play(&format!("A stake 1; exchange {} {} {}", dice[0], dice[1], dice[2]));
        *counts.entry(table.cash("A") - 1999).or_insert(0) += 1;
    }
    let odds = [(0, 152), (1, 15), (2, 15), (3, 15), (5, 15), (10, 1), (20, 1), (30, 1), (50, 1)];
    assert_eq!(counts, odds.into());
}

#[test]
fn dl_62_a_win_empties_the_fund() {
    let mut total = exchange("");
    total.funds(0, 100).play("A stake 50; exchange 3 5 1");
    assert_eq!((total.cash("A"), total.state.exchange_fund), (1950 + 300, 0));
    let mut stake = exchange("exchange_payout=stake_only");
    stake.funds(0, 100).play("A stake 50; exchange 3 5 1");
    assert_eq!((stake.cash("A"), stake.state.exchange_fund), (1950 + 100 + 100, 0));
}

#[test]
fn dl_63_a_loss_stays_for_the_next() {
    let mut table = exchange("");
    table.funds(0, 100).play("A stake 50; exchange 2 3 1");
    assert_eq!((table.cash("A"), table.state.exchange_fund), (1950, 150));
    table.play("A end").lands("B", 20);
    assert_eq!(table.refusal("B stake 0"), "DL-60");
}

#[test]
fn dl_64_one_play_per_stop() {
    let mut table = exchange("");
    table.play("A stake 50; exchange 2 3 1");
    assert_eq!(table.refusal("A stake 50"), "DL-60");
    table.play("A end");
}

#[test]
fn dl_82_the_releasing_double_may_roll_again() {
    let mut table = inspected("release_double_rolls=true");
    table.play("A try 2 2; A buy");
    assert_eq!((table.state.extra_roll, table.state.doubles), (true, 1));
    table.play("A roll 1 1; A buy; A roll 1 1");
    assert_eq!((table.at("A").cell, table.at("A").inspected), (10, true), "it was the first of three");
}

#[test]
fn dl_83_nothing_exceeds_the_cap() {
    let mut table = exchange("");
    table.with_cash("A", CAP).with_cash("B", CAP).play("A stake 999999999; exchange 6 4 2");
    assert_eq!((table.cash("A"), table.state.exchange_fund), (CAP, 0));
    table.with_cash("A", CAP).stands("A", 39).turn_of("A").play("A roll 1 2");
    assert_eq!(table.cash("A"), CAP, "START income is not paid beyond it");
    let mut full = exchange("");
    full.funds(0, CAP);
    assert_eq!(full.refusal("A stake 1"), "DL-83");
    let mut rent = self::table(2, "");
    rent.owns("B", "school").with_cash("B", CAP - 10).lands("A", 17);
    assert_eq!((rent.cash("A"), rent.cash("B")), (1974, CAP));
}
