//! The worked examples of section 8.

mod table;

use deluxe::*;
use engine::{Game, Seat};
use table::{Table, seat, table};

/// A stands on the Exchange with this much.
fn on_exchange(settings: &str, cash: u32, fund: u32) -> Table {
    let mut table = table(2, settings);
    table.lands("A", 20).with_cash("A", cash).funds(0, fund);
    table
}

#[test]
fn ex_1_three_b_pay_twentyfold() {
    let mut table = on_exchange("", 100, 0);
    table.play("A stake 10; exchange 3 5 6");
    assert_eq!((table.cash("A"), table.state.exchange_fund), (290, 0));
}

#[test]
fn ex_2_an_unpaid_combination_stays_in_the_fund() {
    let mut table = on_exchange("", 100, 0);
    table.play("A stake 10; exchange 1 4 5");
    assert_eq!((table.cash("A"), table.state.exchange_fund), (90, 10));
}

#[test]
fn ex_3_the_next_visitor_plays_for_the_whole_fund() {
    for (settings, won) in [("", 123), ("exchange_payout=stake_only", 43)] {
        let mut table = on_exchange(settings, 100, 0);
        table.play("A stake 40; exchange 1 4 5; A end").lands("B", 20).with_cash("B", 100);
        table.play("B stake 1");
        assert_eq!(table.state.exchange_fund, 41);
        table.play("exchange 4 1 1");
        assert_eq!((table.cash("B"), table.state.exchange_fund), (99 + won, 0), "{settings}");
    }
}

#[test]
fn ex_4_two_a_pay_once_and_blanks_never_match() {
    let mut table = on_exchange("", 100, 0);
    table.play("A stake 100; exchange 1 2 2");
    assert_eq!(table.cash("A"), 100);
    let mut table = on_exchange("", 100, 0);
    table.play("A stake 100; exchange 2 3 1");
    assert_eq!((table.cash("A"), table.state.exchange_fund), (0, 100));
}

#[test]
fn ex_5_auction_of_the_school() {
    let open = |cash: u32| {
        let mut table = table(3, "");
        table.lands("A", 17).with_cash("A", 0).with_cash("B", cash).with_cash("C", 185);
        table.play("A decline");
        table
    };
    let mut bidding = open(200);
    assert_eq!(bidding.asked(), "B");
    assert!(bidding.allows("B bid 190") && !bidding.allows("B bid 191") && !bidding.allows("B bid 179"));
    bidding.play("B bid 180");
    assert_eq!((bidding.cash("A"), bidding.cash("B")), (10, 10));
    assert_eq!((bidding.owner("school"), bidding.state.phase), (Some(seat("B")), Phase::Manage));
    let nobody = open(189);
    assert_eq!((nobody.owner("school"), nobody.state.phase), (None, Phase::Manage));
    assert_eq!(nobody.cash("A"), 0);
}

#[test]
fn ex_6_rent_of_the_food_industry() {
    let rent = |others: &str, mortgaged: &str, cell: u8| {
        let mut table = table(3, "");
        table.owns("B", "bread_factory confectionery").owns(others, "chocolate_factory").mortgaged(mortgaged);
        table.lands("A", cell);
        2000 - table.cash("A")
    };
    assert_eq!(rent("B", "", 12), 36);
    assert_eq!(rent("B", "confectionery", 12), 36);
    assert_eq!(rent("B", "confectionery", 11), 0);
    assert_eq!(rent("C", "", 12), 18);
    let mut table = table(2, "");
    table
        .owns("A", "confectionery bread_factory chocolate_factory")
        .mortgaged("confectionery")
        .stands("A", 12);
    assert_eq!(table.manages().refusal("A build bread_factory"), "DL-28");
}

#[test]
fn ex_7_building_in_education() {
    let mut table = table(2, "");
    table.owns("A", "kindergarten school institute").stands("A", 17).with_cash("A", 1000).manages();
    table.play("A build school");
    assert_eq!(table.refusal("A build school"), "DL-28");
    table.play("A build kindergarten; A build institute; A build school");
    assert_eq!(["kindergarten", "school", "institute"].map(|word| table.level(word)), [1, 2, 1]);
    assert_eq!(table.cash("A"), 600);
    table.stands("A", 18);
    assert_eq!(table.refusal("A build kindergarten"), "DL-28");
    table.lands("B", 17);
    assert_eq!(table.cash("B"), 2000 - 352);
    table.lands("B", 19);
    assert_eq!(table.cash("B"), 2000 - 352 - 176);
}

fn services() -> Table {
    let mut table = table(2, "");
    table.owns("A", "travel_agency beauty_salon fitness_centre").stands("A", 7).manages();
    table
}

#[test]
fn ex_8_an_enterprise_and_back() {
    let mut table = services();
    table.levels("travel_agency", [3, 3, 3]);
    table.play("A build beauty_salon");
    assert_eq!((table.cash("A"), table.level("beauty_salon")), (1950, 4));
    assert_eq!((table.state.branches_used, table.state.enterprises_used), (6, 1));
    table.lands("B", 7);
    assert_eq!(table.cash("B"), 2000 - 420);
    table.turn_of("A").manages().play("A sell beauty_salon");
    assert_eq!(
        (table.level("beauty_salon"), table.state.branches_used, table.state.enterprises_used),
        (3, 9, 0)
    );
    assert_eq!(table.cash("A"), 1950 + 420 + 25);
}

#[test]
fn ex_9_the_way_out_when_branches_are_short() {
    let mut table = services();
    table.levels("travel_agency", [4, 4, 4]);
    let industries = "online_cinema theatre amusement_park confectionery bread_factory chocolate_factory kindergarten \
         school institute pharmacy_chain laboratory research_centre taxi_service railways airline";
    table.owns("B", industries).owns("B", "coal_syndicate oil_holding gas_pipeline");
    for first in ["online_cinema", "confectionery", "kindergarten", "pharmacy_chain", "taxi_service"] {
        table.levels(first, [3, 3, 3]);
    }
    table.levels("coal_syndicate", [1, 0, 0]);
    assert_eq!(table.state.branches_used, 46, "two are left");
    assert_eq!(table.refusal("A sell beauty_salon"), "DL-32");
    table.play("A clear services");
    assert_eq!((table.cash("A"), table.level("beauty_salon")), (2300, 0));
}

#[test]
fn ex_10_a_mortgage_costs_thirty() {
    let mut table = table(2, "");
    table.owns("A", "oil_holding").with_cash("A", 200);
    assert_eq!(table.rules.score(&table.state, Seat(0)), 500);
    table.play("A mortgage oil_holding");
    assert_eq!((table.cash("A"), table.rules.score(&table.state, Seat(0))), (350, 470));
    table.play("A redeem oil_holding");
    assert_eq!(table.cash("A"), 170);
}

#[test]
fn ex_11_third_double_and_a_double_into_the_inspection() {
    let mut table = table(2, "");
    table.play("A roll 1 1; A buy; A roll 2 2; A buy; A roll 5 5");
    assert_eq!((table.at("A").cell, table.at("A").inspected, table.state.phase), (10, true, Phase::Manage));
    table.play("A end");
    let mut other = self::table(2, "");
    other.play("A roll 2 2; A buy; A roll 3 3");
    assert_eq!((other.at("A").cell, other.at("A").inspected), (10, true));
    assert_eq!(other.refusal("A roll 1 2"), "DL-8");
    other.play("A end");
}

#[test]
fn ex_12_three_tries() {
    let mut table = table(2, "");
    table.inspected("A").with_cash("A", 500);
    table.play("A try 1 2; dice 3 5; dice 4 6");
    assert_eq!((table.at("A").cell, table.cash("A"), table.at("A").inspected), (20, 450, false));
    let mut lucky = self::table(2, "");
    lucky.inspected("A").with_cash("A", 500).play("A try 1 2; dice 3 3");
    assert_eq!((lucky.at("A").cell, lucky.cash("A")), (16, 500));
    lucky.play("A buy");
    assert_eq!(lucky.refusal("A roll 1 1"), "DL-8");
}

#[test]
fn ex_13_short_of_the_fine() {
    let mut table = table(2, "");
    table.inspected("A").with_cash("A", 30).owns("A", "theatre");
    table.play("A try 1 2; dice 3 5; dice 4 6");
    assert_eq!(table.state.phase, Phase::InspectionFine { steps: 10 });
    assert!(table.allows("A stay") && !table.allows("A fine"));
    table.play("A mortgage theatre; A fine");
    assert_eq!((table.cash("A"), table.at("A").cell), (10, 20));
}

#[test]
fn ex_14_start_income() {
    let trip = |cell: u8, card: &str| {
        let mut table = table(2, "");
        table.lands("A", cell).play(&format!("card {card}"));
        (table.at("A").cell, table.cash("A") - 2000)
    };
    assert_eq!(trip(32, "T11"), (2, 200));
    assert_eq!(trip(32, "T22"), (0, 200));
    let mut table = table(2, "");
    table.lands("A", 3);
    let before = table.cash("A");
    table.play("card T26");
    assert_eq!((table.at("A").cell, table.cash("A")), (39, before));
    table.lands("A", 3).with_cash("A", 0).play("card T25");
    assert_eq!((table.at("A").cell, table.cash("A")), (0, 200));
    table.turn_of("B").stands("B", 38).play("B roll 6 6");
    assert_eq!((table.at("B").cell, table.cash("B"), table.at("B").inspected), (10, 2200, true));
}

#[test]
fn ex_15_a_double_into_the_sudden_check() {
    let mut table = table(2, "");
    table.stands("A", 28).play("A roll 1 1");
    assert_eq!((table.at("A").cell, table.cash("A"), table.state.extra_roll), (10, 2000, false));
}

#[test]
fn ex_16_full_steps() {
    let mut table = table(6, "");
    table.rated("B", 3).rated("C", 3).rated("D", 3).lands("A", 5);
    assert_eq!((table.at("A").step, table.cash("A"), table.state.reserve_fund), (2, 1950, 50));
    table.rated("D", 4).lands("B", 5);
    assert_eq!(table.at("B").step, 3);
    table.rated("B", 1).rated("C", 1).rated("D", 1).rated("E", 1).lands("A", 15);
    assert_eq!((table.at("A").step, table.state.reserve_fund), (2, 0));
    assert_eq!(table.cash("A"), 1950 + 100);
}

#[test]
fn ex_17_vera_goes_bankrupt() {
    let mut table = table(3, "");
    table.owns("A", "theatre amusement_park").with_cash("A", 120);
    table.owns("B", "coal_syndicate oil_holding gas_pipeline").levels("coal_syndicate", [4, 4, 4]);
    table.turn_of("A").stands("A", 30).play("A roll 1 2");
    assert_eq!(table.state.debt_of(Seat(0)).unwrap().amount, 1692);
    table.play("A bankrupt");
    assert_eq!(table.cash("B"), 2000 + 1692);
    assert_eq!((table.owner("theatre"), table.owner("amusement_park"), table.cash("A")), (None, None, 0));
    assert!(!table.state.living.contains(Seat(0)));
}

#[test]
fn ex_18_a_debt_out_of_turn() {
    let mut table = table(3, "");
    table.owns("C", "online_cinema").with_cash("C", 5).lands("A", 8).play("card D18");
    assert_eq!((table.asked(), table.cash("A"), table.cash("B")), ("C".into(), 2020, 1980));
    table.play("C mortgage online_cinema");
    assert_eq!((table.cash("C"), table.cash("A"), table.state.phase), (10, 2040, Phase::Manage));
}

#[test]
fn ex_19_final_count() {
    let finish = |settings: &str| {
        let mut table = table(2, settings);
        table.with_cash("A", 640).owns("A", "confectionery bread_factory chocolate_factory railways");
        table.levels("confectionery", [2, 1, 1]).mortgaged("railways").rated("A", 3);
        table.with_cash("B", 900).owns("B", "school institute");
        table.state.round = 30;
        table.turn_of("B").manages().play("B end");
        assert_eq!(table.state.phase, Phase::GameOver);
        let scores = [0, 1].map(|at| table.rules.score(&table.state, Seat(at)));
        (scores, table.rules.ranks(&table.state).list().to_vec())
    };
    assert_eq!(finish(""), ([1964, 1670], vec![1, 2]));
    assert_eq!(finish("capital_mode=cash_only"), ([1240, 1300], vec![2, 1]));
}

#[test]
fn ex_20_ties() {
    let ranks = |a: [u8; 3], b: [u8; 3], b_more: &str| {
        let mut table = table(2, "capital_mode=cash_only");
        table.owns("A", "online_cinema theatre amusement_park").levels("online_cinema", a);
        table.owns("B", "travel_agency beauty_salon fitness_centre").levels("travel_agency", b);
        table.owns("B", b_more);
        table.state.round = 30;
        table.turn_of("B").manages().play("B end");
        table.rules.ranks(&table.state).list().to_vec()
    };
    assert_eq!(ranks([4, 3, 3], [3, 3, 3], ""), [1, 2]);
    assert_eq!(ranks([3, 3, 3], [3, 3, 3], "school"), [2, 1]);
    assert_eq!(ranks([3, 3, 3], [3, 3, 3], ""), [1, 1]);
}

#[test]
fn ex_21_expert_gleb() {
    let gleb = || {
        let mut table = table(2, "expert=true");
        table.owns("A", "taxi_service railways airline theatre").levels("taxi_service", [1, 1, 1]);
        table.owns("B", "coal_syndicate").stands("A", 20);
        table
    };
    let mut table = gleb();
    table.play("A roll 4 4");
    assert_eq!(table.refusal("A build railways"), "DL-76");
    assert_eq!(table.refusal("A offer B railways 10"), "DL-37");
    assert_eq!(table.refusal("A offer B theatre 10"), "DL-78");
    table.play("A sell railways");
    assert_eq!(table.cash("A"), 2075);
    table.play("A roll 2 3; A decline; B pass");
    assert_eq!(table.at("A").cell, 33);
    assert_eq!(table.refusal("A build taxi_service"), "DL-28");
    assert_eq!(table.refusal("A sell taxi_service"), "DL-77");
    let mut other = gleb();
    other.play("A roll 3 5; A build railways");
    assert_eq!(other.level("railways"), 2);
}

#[test]
fn ex_22_half_a_rent() {
    let pay = |owned: &str, level: [u8; 3]| {
        let mut table = table(2, "");
        table.owns("B", owned).levels("online_cinema", level).keeps("A", &["D26"]);
        table.turn_of("A").stands("A", 38).play("A roll 1 2");
        let before = table.cash("A");
        table.play("A use D26");
        before - table.cash("A")
    };
    assert_eq!(pay("online_cinema theatre amusement_park", [1, 0, 0]), 33);
    assert_eq!(pay("online_cinema", [0, 0, 0]), 2);
}

#[test]
fn ex_23_at_most_two_trips_in_a_row() {
    let mut table = table(2, "");
    table.lands("A", 3).play("card T23");
    assert_eq!((table.at("A").cell, table.state.phase), (13, Phase::DrawTrip));
    table.play("card T21");
    assert_eq!((table.at("A").cell, table.state.phase), (19, Phase::PlotOffer));
    let trips = [3u8, 13, 22, 32];
    let leads_on = |cell: u8| {
        [3i8, 4, 6, 8, 10, -2, -3, -4].map(|by| trips.contains(&((cell as i8 + by + 40) as u8 % 40)))
    };
    let chains = trips.iter().flat_map(|&cell| leads_on(cell)).filter(|chain| *chain).count();
    assert_eq!(chains, 2, "only T23, from 3 and from 22");
}

#[test]
fn ex_24_a_debtors_trades() {
    let mut table = table(2, "");
    table.owns("A", "school institute").with_cash("A", 50);
    table.owns("B", "pharmacy_chain laboratory research_centre").levels("pharmacy_chain", [1, 1, 1]);
    table.turn_of("A").stands("A", 21).play("A roll 1 1");
    assert_eq!(table.state.debt_of(Seat(0)).unwrap().amount, 244);
    // The example owes 200.
    let Phase::Debt(debt) = table.state.phase else { panic!() };
    table.state.phase = Phase::Debt(Debt { amount: 200, ..debt });
    assert_eq!(table.refusal("A bankrupt"), "DL-67");
    assert_eq!(table.refusal("A offer B school 1"), "DL-80");
    assert!(table.allows("A offer B school 90"));
    table.play("A offer B school 160; B accept");
    assert_eq!((table.cash("A"), table.state.phase), (10, Phase::Manage));
}

#[test]
fn ex_25_rounds_pass_over_an_empty_place() {
    let mut table = table(4, "");
    table.state.first = Seat(2);
    table.state.round = 5;
    table
        .turn_of("C")
        .with_cash("C", 10)
        .owns("D", "theatre amusement_park online_cinema")
        .levels("online_cinema", [4, 4, 4]);
    table.stands("C", 1).play("C roll 1 2; C bankrupt");
    assert_eq!((table.asked(), table.state.round), ("D".into(), 5));
    table.manages().play("D end").manages().play("A end").manages().play("B end");
    assert_eq!((table.asked(), table.state.round), ("D".into(), 6));
}

#[test]
fn ex_26_investor_and_jackpot() {
    let mut table = table(2, "");
    table.rated("A", 1).funds(225, 300).with_cash("A", 0).lands("A", 15);
    assert_eq!((table.cash("A"), table.state.reserve_fund, table.at("A").step), (225, 0, 1));
    table.lands("A", 20).play("A stake 25; exchange 6 4 2");
    assert_eq!((table.cash("A"), table.state.exchange_fund), (16_450, 0));
}
