//! The worked examples of the rulebook, played.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

mod table;

use engine::{Game, Seat, Turn};
use property_tournament::ledger::{Account, Op, operations_cards};
use property_tournament::*;
use table::*;

#[test]
fn ex_1_auction_above_list_price() {
    let mut table = table(4, "");
    table.at(A, 28).play("A:roll 1-2 A:decline B:bid400 A:pass C:pass D:pass");
    assert_eq!((table.money(B), table.account(B, Account::BoughtAboveValue)), (1100, 100));
    assert!(table.state.owns(B, field(31)));
}

#[test]
fn ex_2_sale_between_players() {
    let mut table = table(4, "");
    table.give(A, &[31]).events.clear();
    let offer = table.offer(A, Trade { give_fields: fields(&[31]), get_cash: 400, ..trade(B) });
    table.play(&format!("B:accept{offer}"));
    assert_eq!(table.booked(A), [(Op::Trade, 400, 100)]);
    assert_eq!(table.booked(B), [(Op::Trade, -400, -100)]);
    assert!(table.state.owns(B, field(31)) && !table.state.owns(A, field(31)));
}

#[test]
fn ex_3_auction_below_list_price() {
    let mut table = table(4, "");
    table.turn_of(B).at(B, 28).play("B:roll 1-2 B:decline");
    assert_eq!(table.refused("C:bid149"), "PT-43");
    let mut unsold = Table { rules: table.rules.clone(), state: table.state, events: Vec::new() };
    table.play("C:bid210").all_pass();
    assert_eq!((table.money(C), table.account(C, Account::BoughtBelowValue)), (1290, 90));
    unsold.all_pass();
    assert_eq!(unsold.state.owner(field(31)), None);
    assert!(unsold.entries().is_empty());
}

#[test]
fn ex_4_sequential_auction() {
    let mut table = table(4, "auction_mode=sequential auction_increment=10");
    table
        .turn_of(B)
        .at(B, 21)
        .play("B:roll 1-2 B:decline C:bid120 D:pass A:bid200 B:bid210 C:pass A:bid230 B:pass");
    assert_eq!((table.money(A), table.account(A, Account::BoughtBelowValue)), (1270, 10));
    assert!(table.state.owns(A, field(24)));
}

#[test]
fn ex_5_two_doubles() {
    let mut table = table(4, "");
    table.turn_of(B).at(B, 12).play("B:roll 3-3 B:buy");
    assert_eq!((table.money(B), table.place(B)), (1320, 18));
    table.play("B:roll 5-5");
    assert_eq!((table.place(B), table.state.phase), (10, Phase::AfterMove));
    assert!(table.state.jail[1].is_in());
    assert_eq!(table.money(B), 1320);
    table.play("B:end");
    assert_eq!(table.state.active, C);
}

#[test]
fn ex_6_jail_double() {
    let jailed = || {
        let mut table = table(4, "");
        table.turn_of(B).at(B, 10).state.jail[1] = Jail::ARRESTED;
        table.play("B:double 4-4");
        assert_eq!(table.place(B), 18);
        table.play("B:buy");
        table
    };
    let mut again = jailed();
    again.play("B:roll 2-2");
    assert_eq!((again.place(B), again.state.jail[1].served(), again.state.jail[1].is_in()), (10, 0, true));
    let mut away = jailed();
    away.play("B:roll 2-3");
    assert_eq!(away.place(B), 23);
    away.play("B:buy B:end");
    assert_eq!(away.state.active, C);
}

#[test]
fn ex_7_waiting() {
    let mut table = table(2, "");
    table.turn_of(B).state.round = 4;
    table.at(B, 28).play("B:roll 1-1");
    assert!(table.state.jail[1].is_in());
    let pass_a = |table: &mut Table| {
        table.at(A, 10).play("A:roll 4-6 A:end");
    };
    table.play("B:end");
    pass_a(&mut table);
    let mut paid = Table { rules: table.rules.clone(), state: table.state, events: Vec::new() };
    table.play("B:double 3-5");
    assert_eq!((table.state.round, table.state.jail[1].served()), (5, 1));
    table.play("B:end");
    pass_a(&mut table);
    table.play("B:wait B:end");
    assert_eq!(table.state.jail[1].served(), 2);
    pass_a(&mut table);
    assert_eq!(table.state.round, 7);
    let cash = table.money(B);
    table.play("B:roll 6-5");
    assert_eq!((table.place(B), table.money(B)), (21, cash));
    paid.play("B:fine B:roll 6-5");
    assert_eq!((paid.state.round, paid.place(B), paid.money(B)), (5, 21, 1450));
}

#[test]
fn ex_8_start() {
    let mut table = table(2, "");
    table.at(A, 35).play("A:roll 2-3");
    assert_eq!((table.place(A), table.money(A)), (0, 1700));
    table.play("A:end").at(B, 10).play("B:roll 4-6 B:end A:roll 1-3");
    assert_eq!((table.place(A), table.money(A)), (4, 1500));
    table.play("A:end").at(B, 29).play("B:roll 3-4 CH-12");
    assert_eq!((table.place(B), table.money(B)), (10, 1500));
}

#[test]
fn ex_9_next_station() {
    let arrive = |mortgaged: u8| {
        let mut table = table(4, "");
        table.give(D, &[5, 15, 25]).mortgaged(&[mortgaged]);
        table.turn_of(B).at(B, 29).play("B:roll 3-4 CH-6");
        table
    };
    let table = arrive(15);
    assert_eq!((table.place(B), table.money(B)), (5, 1700));
    assert_eq!(table.state.claims.iter().map(|claim| claim.amount).collect::<Vec<_>>(), [200]);
    assert!(arrive(5).state.claims.is_empty());
}

#[test]
fn ex_10_utility() {
    let mut table = table(4, "");
    table.give(A, &[12, 28]).mortgaged(&[28]);
    table.turn_of(B).at(B, 3).play("B:roll 4-5");
    assert_eq!(table.state.claims.iter().next().unwrap().amount, 90);
}

#[test]
fn ex_11_frozen_rent() {
    let mut table = table(4, "");
    table.give(A, &[19]).level(19, 1);
    table.turn_of(B).at(B, 10).play("B:roll 4-5");
    let claim = table.state.claims.iter().next().unwrap();
    assert_eq!(claim.amount, 80);
    let before = table.money(A);
    table.play(&format!("A:build19x2 A:claim{}", claim.claim));
    assert_eq!(table.money(A), before - 200 + 80);
    assert_eq!(table.rules.rent(&table.state, A, field(19), 7), 600);
}

#[test]
fn ex_12_claim_window() {
    let mut table = table(4, "claim_grace_s=0");
    table.give(C, &[9]).give(D, &[16]).level(16, 2);
    table.turn_of(B).at(B, 5).play("B:roll 2-2");
    table.play("B:roll 3-4");
    let claims: Vec<Claim> = table.state.claims.iter().collect();
    assert_eq!(
        claims.iter().map(|claim| (claim.owner, claim.amount)).collect::<Vec<_>>(),
        [(C, 8), (D, 200)]
    );
    let before = (table.money(B), table.money(D));
    table.play(&format!("B:end C:claim{} C:roll", claims[0].claim));
    assert_eq!((table.money(B), table.money(D)), (before.0 - 8, before.1));
    assert!(table.state.claims.is_empty());
    assert!(table.events.iter().any(|event| matches!(event, Event::RentLapsed { seat: D, amount: 200, .. })));
    assert!(!table.entries().iter().any(|entry| entry.seat == D));
}

#[test]
fn ex_13_group_rent() {
    let mut table = table(4, "");
    table.give(A, &[16, 18, 19]).mortgaged(&[16]).level(19, 2);
    let rent = |space: u8| {
        let mut copy = Table { rules: table.rules.clone(), state: table.state, events: Vec::new() };
        copy.turn_of(B).at(B, space - 3).play("B:roll 1-2");
        copy.state.claims.iter().map(|claim| claim.amount).sum::<u16>()
    };
    assert_eq!([16, 18, 19].map(rent), [0, 28, 220]);
}

#[test]
fn ex_14_life_of_a_hotel() {
    let mut table = table(4, "");
    table.give(A, &[16]);
    let cash = table.money(A);
    table.play("A:build16x4 A:hotel16");
    assert_eq!(table.rules.balance_sheet(&table.state, A).buildings, 500);
    let mut direct = Table { rules: table.rules.clone(), state: table.state, events: Vec::new() };
    table.play("A:down16 A:sell16 A:sell16x3");
    assert_eq!((table.money(A), table.account(A, Account::BuildingBelowValue)), (cash - 250, 250));
    direct.play("A:sellhotel16");
    assert_eq!((direct.money(A), direct.account(A, Account::BuildingBelowValue)), (cash - 250, 250));
}

#[test]
fn ex_15_mortgage() {
    for (space, loan, redemption) in [(12, 75, 83), (37, 175, 193), (1, 30, 33)] {
        let mut table = table(4, "");
        table.give(A, &[space]);
        table.play(&format!("A:mortgage{space}"));
        assert_eq!(table.money(A), 1500 + loan);
        assert_eq!(table.rules.balance_sheet(&table.state, A).loans, loan);
        table.play(&format!("A:redeem{space}"));
        assert_eq!(table.money(A), 1500 + loan - redemption);
        assert_eq!(table.account(A, Account::Interest) as i32, redemption - loan);
    }
}

#[test]
fn ex_16_sale_of_a_mortgaged_field() {
    for (price, result) in [(180, 40), (140, 0)] {
        let mut table = table(4, "");
        table.give(A, &[29]).mortgaged(&[29]).events.clear();
        let offer = table.offer(A, Trade { give_fields: fields(&[29]), get_cash: price, ..trade(B) });
        table.play(&format!("B:accept{offer}"));
        assert_eq!(table.booked(A), [(Op::Trade, price as i32, result)]);
        assert_eq!(table.booked(B), [(Op::Trade, -(price as i32), -result)]);
        assert!(table.state.is_mortgaged(field(29)));
        table.events.clear();
        table.play("B:redeem29");
        assert_eq!(table.booked(B), [(Op::Redeem, -154, -14)]);
    }
}

#[test]
fn ex_17_swap() {
    let mut table = table(4, "field_swaps=true");
    table.give(A, &[32]).give(B, &[24]).events.clear();
    let swap = Trade { give_fields: fields(&[32]), get_fields: fields(&[24]), get_cash: 100, ..trade(B) };
    let offer = table.offer(A, swap);
    table.play(&format!("B:accept{offer}"));
    assert_eq!(table.booked(A), [(Op::Trade, 100, 40)]);
    assert_eq!(table.booked(B), [(Op::Trade, -100, -40)]);
}

#[test]
fn ex_18_jail_card() {
    for (options, drawn, sold, used) in [("", 50, 20, 50), ("jail_card_value=0", 0, 70, 0)] {
        let mut table = table(2, options);
        table.at(A, 31).play("A:roll 1-4 CH-10");
        let entry = |op: Op, result: i32| if result == 0 { vec![] } else { vec![(op, 0, result)] };
        assert_eq!(
            table.booked(A),
            entry(Op::JailCardDrawn, drawn),
            "without a value it is no entry (PT-114)"
        );
        let card = CardSet::one(DeckName::Chance);
        let offer = table.offer(A, Trade { give_cards: card, get_cash: 70, ..trade(B) });
        table.events.clear();
        table.play(&format!("B:accept{offer}"));
        assert_eq!(table.booked(A), [(Op::Trade, 70, sold)]);
        assert_eq!(table.booked(B), [(Op::Trade, -70, -sold)]);
        table.play("A:end").state.jail[1] = Jail::ARRESTED;
        table.events.clear();
        table.play("B:card0");
        assert_eq!(table.booked(B), entry(Op::JailCardUsed, -used));
        assert_eq!((table.money(A), table.rules.profit(&table.state, A)), (1570, 70));
        assert_eq!((table.money(B), table.rules.profit(&table.state, B)), (1430, -70));
    }
}

#[test]
fn ex_19_solvency_guard() {
    let mut table = table(4, "");
    table.give(A, &[19]).level(19, 3).give(B, &[13]);
    table.turn_of(B).at(B, 10).play("B:roll 4-5").cash(B, 600);
    // The deed says 600 for three houses; the example speaks of 500.
    let mut json = serde_json::to_value(table.state).unwrap();
    json["public"]["claims"]["list"][0]["amount"] = 500.into();
    table.state = serde_json::from_value(json).unwrap();
    assert_eq!(table.rules.liquidity(&table.state, B), 670);
    assert_eq!(table.refused("B:build13x3"), "ok");
    assert_eq!(table.refused("B:build13x4"), "PT-41");
}

#[test]
fn ex_20_bankruptcy_to_a_player() {
    let mut table = table(4, "rent_claim=automatic");
    table.give(A, &[24]).level(24, 5).give(D, &[1, 15, 9]).mortgaged(&[9]).level(1, 2).cash(D, 180);
    assert_eq!(table.rules.net_worth(&table.state, D), 600);
    assert_eq!(table.rules.liquidity(&table.state, D), 360);
    let a = table.money(A);
    table.turn_of(D).at(D, 21).play("D:roll 1-2 D:bankrupt");
    assert_eq!((table.money(A), table.account(A, Account::RentIn)), (a + 360, 360));
    assert_eq!(
        (table.account(D, Account::RentOut), table.account(D, Account::BuildingBelowValue)),
        (360, 50)
    );
    assert_eq!(table.account(D, Account::WriteOff), 190);
    assert_eq!((table.rules.net_worth(&table.state, D), table.rules.profit(&table.state, D)), (0, -1500));
    let mut lots = Vec::new();
    while let Some(auction) = table.state.auction {
        lots.push(auction.lot);
        let least = table.rules.board().deeds[match auction.lot {
            Lot::Field(field) => field.index(),
            Lot::Unit => unreachable!(),
        }]
        .mortgage;
        assert_eq!(table.refused(&format!("A:bid{}", least - 1)), "PT-43");
        assert_eq!(table.refused(&format!("A:bid{least}")), "ok");
        for seat in ["A", "B", "C"] {
            table.play(&format!("{seat}:pass"));
        }
    }
    assert_eq!(lots, [1, 9, 15].map(|space| Lot::Field(field(space))));
    assert!(table.state.mortgaged.is_empty());
}

#[test]
fn ex_21_chair_card() {
    let mut table = table(6, "");
    table.give(E, &[3]).mortgaged(&[3]).cash(E, 123);
    table.turn_of(E).at(E, 3).play("E:roll 1-3 CH-15");
    assert_eq!(table.refused("E:roll"), "PT-15");
    table.play("E:bankrupt").all_pass();
    let gains: Vec<i32> = Seat::all(6).map(|seat| table.money(seat) - 1500).collect();
    assert_eq!(gains, [25, 25, 24, 24, -1500, 25]);
    assert_eq!((table.account(E, Account::CardsToPlayers), table.account(E, Account::WriteOff)), (123, 30));
}

#[test]
fn ex_22_birthday() {
    let mut table = table(4, "");
    table.give(B, &[1]).cash(B, 4);
    table.turn_of(C).at(C, 10).play("C:roll 3-4 CC-9");
    assert!(table.rules.turn(&table.state).includes(B));
    assert_eq!(table.state.debts.due().unwrap().debtor, B);
    table.play("B:mortgage1");
    assert_eq!((table.money(B), table.money(C)), (24, 1530));
    assert_eq!(table.account(C, Account::CardsFromPlayers), 30);
}

#[test]
fn ex_23_last_house() {
    let mut table = table(4, "auction_increment=5");
    table.give(A, &[37]).give(B, &[1]).give(D, &[39]);
    table.level(39, 4).bank(1).cash(D, 0);
    table.play("A:build37");
    assert!(table.state.contest.is_some());
    table.play("B:join1");
    assert_eq!(table.refused("A:bid99@37"), "PT-63");
    table.play("B:bid25@1");
    for amount in [29, 30, 99] {
        assert_eq!(table.refused(&format!("A:bid{amount}@37")), "PT-63");
    }
    table.play("A:bid100@37 B:bid105@1");
    table.events.clear();
    table.play("A:bid120@37 B:pass");
    assert_eq!(table.booked(A), [(Op::ShortageUnit, -120, 80)]);
    assert_eq!((table.state.level(field(37)), table.state.houses), (1, 0));
    assert!(table.state.contest.is_none());
}

#[test]
fn ex_24_one_operations_card() {
    let mut table = table(3, "");
    table.give(B, &[8]).level(8, 2).give(C, &[11]);
    table.play("A:roll 1-5 A:buy A:end").at(B, 2).play("B:roll 1-2 B:decline C:pass A:bid160 B:pass B:end");
    table.at(C, 10).play("C:roll 4-6 C:end").at(A, 35).play("A:roll 2-3 A:build6x3 A:end");
    table.at(B, 3).play("B:roll 1-2");
    let claim = table.state.claims.iter().next().unwrap().claim;
    table.play(&format!("A:claim{claim} B:end")).at(C, 10).play("C:roll 4-6 C:end A:roll 1-3 A:end");
    table.at(B, 20).state.jail[1] = Jail::FREE;
    table.at(B, 10).play("B:roll 4-6 B:end").at(C, 10).play("C:roll 4-6 C:end");
    // B's Jagiellońska with two houses charges 90; the example says 150, which Płowiecka's R2 is.
    table.level(8, 0).state.jail[0] = Jail::FREE;
    table.give(B, &[13]).level(13, 2);
    table.at(A, 10).play("A:roll 1-2");
    let claim = table.state.claims.iter().next().unwrap();
    assert_eq!(claim.amount, 150);
    table.play(&format!("B:claim{} A:mortgage5 A:sell6", claim.claim));
    let offer = table.offer(A, Trade { give_cash: 190, get_fields: fields(&[11]), ..trade(C) });
    table.play(&format!("C:accept{offer} A:redeem5 A:end"));
    table.at(B, 10).play("B:roll 4-6 B:end").at(C, 10).play("C:roll 4-6 C:end");
    table.state.jail[0] = Jail::ARRESTED;
    table.play("A:fine");
    let cards = operations_cards(3, &table.events);
    let balances: Vec<i32> = cards[0].lines.iter().map(|line| line.balance.unwrap()).collect();
    assert_eq!(balances, [1400, 1240, 1440, 1290, 1560, 1360, 1210, 1310, 1335, 1145, 1035, 985]);
    let [_, _, revenue, cost] = cards[0].totals();
    assert_eq!((revenue, cost, cards[0].profit()), (510, 485, 25));
    assert_eq!(table.rules.net_worth(&table.state, A), 1525);
    assert_eq!(cards[0].accounts(), table.state.accounts[0]);
    let bought = &cards[0].lines[9];
    assert_eq!((bought.field.as_deref(), bought.with_seat, bought.value), (Some("11"), Some(C), 140));
    let csv = cards[0].to_csv();
    assert_eq!(csv.lines().count(), 14);
    assert!(csv.ends_with(",,total,,,,,595,1110,510,485,\n"), "{csv}");
}

#[test]
fn ex_25_table_ranking() {
    let mut table = table(5, "");
    table.cash(A, 2310);
    table.give(B, &[29, 31, 34, 37, 39]).mortgaged(&[37]).cash(B, 400);
    table.give(E, &[6, 12, 24, 26, 32]).mortgaged(&[12]).cash(E, 900);
    for (number, seat) in [(1, C), (2, D)] {
        table.state.bankrupt[seat.index()] = number;
        table.state.solvent.remove(seat);
        table.state.cash[seat.index()] = 0;
    }
    let profits: Vec<i32> = [A, E, B, D, C].map(|seat| table.rules.profit(&table.state, seat)).into();
    assert_eq!(profits, [810, 375, 375, -1500, -1500]);
    assert_eq!(table.rules.ranks(&table.state).list(), [1, 3, 5, 4, 2]);
}

#[test]
fn ex_27_round_count() {
    let mut table = table(3, "rounds=10");
    table.state.round = 3;
    table.play("B:resign");
    let mut turns = [0; 3];
    while table.state.phase != Phase::Closing && table.state.phase != Phase::Over {
        let seat = table.state.active;
        turns[seat.index()] += 1;
        table.at(seat, 10).play(&format!("{}:roll 4-6 {}:end", seat.letter(), seat.letter()));
    }
    assert_eq!(turns, [8, 0, 8]);
    assert_eq!((table.state.active, table.state.phase), (C, Phase::Over));
}

#[test]
fn ex_28_race() {
    let landed = |options: &str| {
        let mut table = table(4, options);
        table.give(D, &[19]).turn_of(B).at(B, 10).play("B:roll 4-5 B:end");
        table
    };
    let mut race = landed("claim_grace_s=0");
    let claim = race.state.claims.iter().next().unwrap().claim;
    race.play("C:roll");
    assert_eq!(race.rules.turn(&race.state), Turn::Chance);
    race.at(C, 10).play("4-6");
    assert_eq!(race.refused(&format!("D:claim{claim}")), "PT-34");
    let graced = landed("claim_grace_s=3");
    let claim = graced.state.claims.iter().next().unwrap().claim;
    assert_eq!(graced.refused("C:roll"), "PT-36");
    assert_eq!(graced.refused(&format!("D:claim{claim}")), "ok");
}

#[test]
fn ex_29_lapse_by_a_jailed_seat() {
    let mut table = table(4, "");
    table.give(D, &[19]).turn_of(B).at(B, 10).state.jail[2] = Jail::ARRESTED;
    table.play("B:roll 4-5 B:end lapse C:wait");
    let claim = table.state.claims.iter().next().unwrap().claim;
    assert_eq!(table.refused(&format!("D:claim{claim}")), "ok");
    table.play("C:end");
    assert!(table.state.claims.is_empty());
}

#[test]
fn ex_30_delayed_fine() {
    let mut table = table(2, "jail_fine_timing=delayed");
    table.turn_of(B).at(B, 28).play("B:roll 1-1 B:fine B:end").at(A, 10).play("A:roll 4-6 A:end");
    assert!(!table.state.jail[1].is_in(), "paid at once, free at the start of the next turn");
    let mut late = table;
    late.state.jail[1] = Jail::ARRESTED;
    late.play("B:fine");
    assert_eq!(late.refused("B:roll"), "PT-97");
    late.play("B:double 1-2");
    assert!(late.state.jail[1].is_in());
    late.play("B:end").at(A, 10).play("A:roll 4-6 A:end");
    assert!(!late.state.jail[1].is_in());
    late.play("B:roll");
}

#[test]
fn ex_31_hotels_under_classic() {
    let mut table = table(4, "preset=classic");
    table.give(A, &[16, 18, 19]).level(16, 5).level(18, 5).level(19, 5).bank(0);
    table.at(A, 1).cash(A, 100);
    table.play("A:roll 1-2");
    assert_eq!(table.state.debts.due().unwrap().amount, 200);
    let mut json = serde_json::to_value(table.state).unwrap();
    json["public"]["debts"][0]["amount"] = 600.into();
    table.state = serde_json::from_value(json).unwrap();
    assert_eq!(table.refused("A:down19"), "PT-68");
    table.play("A:sellhotel19");
    assert_eq!((table.money(A), table.state.level(field(19))), (350, 0));
    table.play("A:sellhotel18");
    assert_eq!((table.money(A), table.state.debts.is_empty()), (0, true));
}

#[test]
fn ex_32_grace_and_contest() {
    let mut table = table(4, "");
    table.give(D, &[19]).give(C, &[9]).give(A, &[8]).bank(1);
    table.turn_of(B).at(B, 10).play("B:roll 4-5 B:end");
    let grace = table.rules.wait(&table.state).unwrap();
    assert_eq!(grace.after_ms, 3000);
    table.play("C:build9");
    let contest = table.rules.wait(&table.state).unwrap();
    assert_eq!(contest.after_ms, 8000);
    assert_ne!(contest.id, grace.id);
    table.play("lapse");
    // The same id: the host goes on with what was left of its three seconds.
    assert_eq!(table.rules.wait(&table.state), Some(grace));
    assert_eq!(table.refused("C:roll"), "PT-36");
    table.play("lapse C:roll");
}

#[test]
fn ex_33_houses_above_their_price() {
    for (price, sold, bought) in [(300, 100, -100), (150, -50, 50)] {
        let mut table = table(4, "building_resale=any_time");
        table.give(A, &[19]).level(19, 3).give(B, &[11]);
        let stock = table.state.houses;
        table.events.clear();
        let sale = Action::OfferHouses { to_seat: B, source: field(19), target: field(11), count: 2, price };
        table.act(A, sale).unwrap();
        let offer = table.state.offers.iter().next().unwrap().offer;
        table.play(&format!("B:accept{offer}"));
        assert_eq!(table.booked(A), [(Op::HousesSold, price as i32, sold)]);
        assert_eq!(table.booked(B), [(Op::HousesBought, -(price as i32), bought)]);
        let above = table.account(A, Account::BuildingAboveValue);
        assert_eq!((Account::BuildingAboveValue.number(), above), (4500, sold.max(0) as u32));
        assert_eq!((table.state.level(field(19)), table.state.level(field(11))), (1, 2));
        assert_eq!(table.state.houses, stock);
    }
}
