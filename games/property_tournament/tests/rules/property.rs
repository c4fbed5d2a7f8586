//! Buildings, shortages, mortgages and trades: PT-51 to PT-84, PT-142, PT-143.

use crate::table::*;
use engine::{Game, Seat, SeatSet};
use property_tournament::ledger::{Account, Op};
use property_tournament::*;

fn offer(trade: Trade) -> Action {
    Action::OfferTrade(trade)
}

#[test]
fn pt_51_building_is_free_on_and_off_turn() {
    let mut table = table(3, "");
    table.give(B, &[19]).state.jail[1] = Jail::ARRESTED;
    table.play("B:build19 B:sell19 B:mortgage19 B:redeem19");
    let mut own = crate::table::table(3, "off_turn_actions=own_turn");
    own.give(B, &[19]).give(A, &[1]);
    for word in ["B:build19", "B:mortgage19"] {
        assert_eq!(own.refused(word), "PT-51");
    }
    own.play("A:build1");
    let mut idle = crate::table::table(3, "");
    idle.give(B, &[19]).play("B:standby");
    assert_eq!(idle.refused("B:build19"), "PT-51", "a seat that stands by waits for the next turn");
    idle.at(A, 10).play("A:roll 4-6 A:end B:build19");
}

#[test]
fn pt_52_houses() {
    let mut table = table(3, "");
    table.give(A, &[19, 18]).mortgaged(&[18]).give(B, &[16]);
    assert_eq!(table.refused("A:build16"), "PT-52", "not theirs");
    assert_eq!(table.refused("A:build18"), "PT-52", "mortgaged");
    assert_eq!(table.refused("A:build19x5"), "PT-52", "too many");
    assert_eq!(table.refuses(A, Action::BuildHouse { field: field(19), count: 0 }), "PT-52");
    table.cash(A, 399);
    assert_eq!(table.refused("A:build19x4"), "PT-52", "too dear");
    table.play("A:build19x3");
    assert_eq!((table.money(A), table.state.level(field(19)), table.state.houses), (99, 3, 29));
}

#[test]
fn pt_53_hotels() {
    let mut table = table(3, "");
    table.give(A, &[19]).level(19, 3);
    assert_eq!(table.refused("A:hotel19"), "PT-53");
    table.level(19, 4).play("A:hotel19");
    assert_eq!((table.money(A), table.state.level(field(19))), (1400, 5));
    assert_eq!((table.state.houses, table.state.hotels), (32, 11));
    assert_eq!((table.refused("A:hotel19"), table.refused("A:build19")), ("PT-53", "PT-52"));
}

#[test]
fn pt_54_no_group_no_evenness_no_matter_what_is_mortgaged() {
    let mut table = table(3, "");
    table.give(A, &[16, 19]).mortgaged(&[16]).play("A:build19x4");
    assert_eq!(table.state.level(field(19)), 4);
}

#[test]
fn pt_55_a_group_may_be_needed() {
    let mut table = table(3, "build_needs_group=true");
    table.give(A, &[16, 18]);
    assert_eq!(table.refused("A:build16"), "PT-55");
    table.give(A, &[19]).play("A:build16");
}

#[test]
fn pt_56_even_building() {
    let mut table = table(3, "even_building=true");
    table.give(A, &[16, 18, 19]).play("A:build16");
    assert_eq!(table.refused("A:build16"), "PT-56");
    table.play("A:build18 A:build19 A:build16");
    assert_eq!((table.refused("A:sell18"), table.refused("A:sell16")), ("PT-56", "ok"));
    let mut single = crate::table::table(3, "even_building=true");
    single.give(A, &[16]).play("A:build16x4");
}

#[test]
fn pt_57_mortgages_in_the_group_may_block_building() {
    let mut table = table(3, "group_mortgage_blocks_building=true");
    table.give(A, &[16, 18]).mortgaged(&[16]);
    assert_eq!(table.refused("A:build18"), "PT-57");
    table.play("A:redeem16 A:build18");
}

#[test]
fn pt_58_railways_and_utilities_carry_nothing() {
    let mut table = table(3, "");
    table.give(A, &[5, 12]);
    assert_eq!(
        (table.refused("A:build5"), table.refused("A:build12"), table.refused("A:hotel5")),
        ("PT-58", "PT-58", "PT-58")
    );
}

#[test]
fn pt_59_none_in_the_bank() {
    let mut table = table(3, "");
    table.give(A, &[1]).bank(0);
    assert_eq!(table.refused("A:build1"), "PT-59");
    let mut hotels = crate::table::table(3, "");
    hotels.give(A, &[1]).level(1, 4).state.hotels = 0;
    assert_eq!(hotels.refused("A:hotel1"), "PT-59");
}

/// A orders the last house; B could build too.
fn shortage(options: &str) -> Table {
    let mut table = table(4, options);
    table.give(A, &[3]).give(B, &[1]).bank(1).cash(D, 0);
    table
}

#[test]
fn pt_60_a_contest_opens_when_others_could_go_short() {
    let mut table = shortage("");
    table.play("A:build3");
    let contest = table.state.contest.unwrap();
    assert_eq!((contest.opener, contest.units, contest.waiting), (A, 1, SeatSet::one(B)));
    let mut poor = shortage("");
    poor.cash(B, 24).play("A:build3");
    assert!(poor.state.contest.is_none(), "B does not hold the floor of 25");
    let mut enough = table_with_two();
    enough.play("A:build3");
    assert!(enough.state.contest.is_none(), "one is left for B");
}

fn table_with_two() -> Table {
    let mut table = table(4, "");
    table.give(A, &[3]).give(B, &[1]).bank(2).cash(D, 0);
    table
}

#[test]
fn pt_61_the_window_of_a_contest() {
    let mut table = shortage("off_turn_actions=own_turn");
    table.play("A:build3");
    assert_eq!(table.refused("C:join1"), "PT-61");
    assert_eq!(table.refused("B:join3"), "PT-52");
    assert_eq!(table.refused("B:join1x2"), "PT-61", "more than there are");
    assert_eq!(table.rules.ask(&table.state), Some(B));
    let mut late = Table { rules: table.rules.clone(), state: table.state, events: Vec::new() };
    table.play("B:out");
    assert_eq!((table.state.level(field(3)), table.money(A)), (1, 1450));
    late.play("lapse");
    assert_eq!(late.state.level(field(3)), 1);
}

#[test]
fn pt_62_enough_for_all_is_built_at_card_price() {
    let mut table = table_with_two();
    table.give(C, &[6]).play("A:build3");
    assert_eq!(table.state.contest.unwrap().waiting.len(), 2);
    table.play("B:join1 C:out");
    assert_eq!((table.state.level(field(3)), table.state.level(field(1)), table.state.houses), (1, 1, 0));
    assert_eq!((table.money(A), table.money(B)), (1450, 1450));
}

#[test]
fn pt_63_too_few_are_auctioned_one_by_one() {
    let mut table = shortage("");
    table.play("A:build3 B:join1");
    assert_eq!(table.state.auction.unwrap().lot, Lot::Unit);
    assert_eq!(table.refused("A:bid24@3"), "PT-63", "half of the house price");
    assert_eq!(table.refused("A:bid25@1"), "PT-63", "not their street");
    assert_eq!(table.refused("A:bid25"), "PT-63", "no street");
    assert_eq!(table.refused("C:bid99@1"), "PT-46", "did not order");
    assert_eq!(table.refused("A:bid9999@3"), "PT-45");
    table.play("A:bid25@3");
    assert_eq!(table.refused("B:bid25@1"), "PT-63");
    table.events.clear();
    table.play("B:bid60@1 A:pass");
    assert_eq!(table.booked(B), [(Op::ShortageUnit, -60, -10)]);
    assert_eq!((table.state.level(field(1)), table.state.contest), (1, None));
    let mut ten = shortage("auction_opening=ten");
    ten.play("A:build3 B:join1");
    assert_eq!((ten.refused("A:bid9@3"), ten.refused("A:bid10@3")), ("PT-63", "ok"));
}

#[test]
fn pt_64_a_unit_without_a_bid_ends_the_contest() {
    let mut table = shortage("");
    table.give(A, &[6]).level(6, 0).play("A:build3 A:mortgage6");
    assert_eq!(table.refused("A:mortgage3"), "PT-64");
    assert_eq!(table.refused("D:sell39"), "PT-69");
    table.play("B:join1 A:pass B:pass");
    assert_eq!((table.state.contest, table.state.houses), (None, 1));
    assert_eq!(table.state.phase, Phase::TurnStart);
}

#[test]
fn pt_65_first_come() {
    let mut table = shortage("shortage=first_come");
    table.play("A:build3");
    assert!(table.state.contest.is_none());
    assert_eq!(table.refused("B:build1"), "PT-59");
}

#[test]
fn pt_143_winners_leave_and_contests_are_counted() {
    let mut table = table(4, "");
    table.give(A, &[3]).give(B, &[1]).give(C, &[6]).bank(2).cash(D, 0).play("A:build3 B:join1 C:join6");
    table.play("A:bid25@3 B:pass C:pass");
    assert_eq!(table.refused("A:bid25@3"), "PT-46", "A has all it ordered");
    table.play("B:pass C:pass");
    assert!(table.state.contest.is_none());
    let mut often = shortage("");
    for _ in 0..3 {
        often.play("A:build3 B:join1 A:pass B:pass");
    }
    assert_eq!(often.refused("A:build3"), "PT-143");
    often.at(A, 10).play("A:roll 4-6 A:end A:build3");
}

#[test]
fn pt_66_sell_houses() {
    let mut table = table(3, "");
    table.give(A, &[19]).level(19, 3).events.clear();
    assert_eq!((table.refused("A:sell19x4"), table.refused("B:sell19")), ("PT-66", "PT-66"));
    table.play("A:sell19x2");
    assert_eq!(table.booked(A), [(Op::SellHouses, 100, -100)]);
    assert_eq!((table.state.level(field(19)), table.state.houses), (1, 31));
}

#[test]
fn pt_67_sell_a_hotel() {
    let mut table = table(3, "");
    table.give(A, &[19]).level(19, 5).bank(0).events.clear();
    assert_eq!(table.refused("A:sell19"), "PT-66");
    assert_eq!(table.refused("B:sellhotel19"), "PT-67");
    table.play("A:sellhotel19");
    assert_eq!(table.booked(A), [(Op::SellHotel, 250, -250)]);
    assert_eq!((table.state.level(field(19)), table.state.hotels), (0, 12));
}

#[test]
fn pt_68_a_hotel_becomes_four_houses() {
    let mut table = table(3, "");
    table.give(A, &[19]).level(19, 5).bank(3);
    assert_eq!(table.refused("A:down19"), "PT-68");
    let mut enough = crate::table::table(3, "");
    enough.give(A, &[19]).level(19, 5).events.clear();
    assert_eq!(enough.refused("B:down19"), "PT-68");
    enough.play("A:down19");
    assert_eq!(enough.booked(A), [(Op::DowngradeHotel, 50, -50)]);
    assert_eq!((enough.state.level(field(19)), enough.state.houses, enough.state.hotels), (4, 28, 12));
}

#[test]
fn pt_69_when_buildings_may_be_sold() {
    let mut table = table(4, "");
    table.give(A, &[19]).level(19, 2).give(B, &[18]).level(18, 2).give(C, &[39]).level(39, 3).cash(A, 0);
    table.at(A, 36).play("A:roll 1-2");
    assert!(table.state.debts.is_empty(), "the rent of C is only claimed");
    table.turn_of(A).at(A, 1).play("A:roll 1-2");
    assert!(!table.state.debts.is_empty());
    assert_eq!(table.refused("B:sell18"), "PT-69", "not in the debt of another");
    table.play("A:sell19");
}

#[test]
fn pt_70_houses_between_players_when_the_bank_has_none() {
    let sale = Action::OfferHouses { to_seat: B, source: field(19), target: field(11), count: 2, price: 300 };
    let prepare = |options: &str, left: u8| {
        let mut table = table(4, options);
        table.give(A, &[19]).level(19, 3).give(B, &[11]).bank(left);
        table
    };
    assert_eq!(prepare("", 0).refuses(A, sale), "PT-70");
    assert_eq!(prepare("building_resale=players", 1).refuses(A, sale), "PT-70");
    let mut table = prepare("building_resale=players", 0);
    let other_price =
        Action::OfferHouses { to_seat: D, source: field(19), target: field(39), count: 1, price: 300 };
    assert_eq!(table.refuses(A, other_price), "PT-70");
    table.act(A, sale).unwrap();
    let offer = table.state.offers.iter().next().unwrap().offer;
    table.play(&format!("B:accept{offer}"));
    assert_eq!((table.state.level(field(19)), table.state.level(field(11))), (1, 2));
    assert_eq!((table.money(A), table.money(B)), (1800, 1200));
}

#[test]
fn pt_142_hotels_without_houses_in_the_bank_may_be_sold_unevenly() {
    let hotels = |left: u8| {
        let mut table = table(4, "even_building=true");
        table.give(A, &[37, 39]).level(37, 5).level(39, 5).bank(left);
        table
    };
    assert_eq!(hotels(3).refused("A:sellhotel39"), "ok");
    assert_eq!(hotels(4).refused("A:sellhotel39"), "PT-56");
}

#[test]
fn pt_71_mortgage() {
    let mut table = table(3, "");
    table.give(A, &[19, 18]).level(18, 1).events.clear();
    assert_eq!((table.refused("A:mortgage18"), table.refused("B:mortgage19")), ("PT-71", "PT-71"));
    table.play("A:mortgage19");
    assert_eq!(table.booked(A), [(Op::Mortgage, 100, 0)]);
    assert_eq!(table.refused("A:mortgage19"), "PT-71");
    let mut group = crate::table::table(3, "clear_scope=group");
    group.give(A, &[19, 18]).level(18, 1);
    assert_eq!(group.refused("A:mortgage19"), "PT-71");
}

#[test]
fn pt_72_redemption_costs_a_tenth_rounded_up() {
    let mut table = table(3, "");
    table.give(A, &[12]).mortgaged(&[12]).cash(A, 82).events.clear();
    assert_eq!(table.refused("A:redeem12"), "PT-72");
    table.cash(A, 83).play("A:redeem12");
    assert_eq!(table.booked(A), [(Op::Redeem, -83, -8)]);
    assert_eq!(table.refused("A:redeem12"), "PT-72");
    let odd: Vec<u8> = Field::all()
        .filter(|&field| !table.rules.board().deed(field).mortgage.is_multiple_of(10))
        .map(Field::space)
        .collect();
    assert_eq!(odd, [12, 28, 37], "interest is whole for every other field");
}

#[test]
fn pt_73_a_loan_bears_nothing_else() {
    let mut table = table(2, "");
    table.give(A, &[39]).mortgaged(&[39]);
    for _ in 0..3 {
        table.at(A, 10).play("A:roll 4-6 A:end").at(B, 10).play("B:roll 4-6 B:end");
    }
    assert_eq!((table.money(A), table.account(A, Account::Interest)), (1500, 0));
}

#[test]
fn pt_74_only_the_owner_redeems() {
    let mut table = table(2, "");
    table.give(A, &[39]).mortgaged(&[39]);
    assert_eq!(table.refused("B:redeem39"), "PT-74");
}

#[test]
fn pt_75_each_side_gives_something() {
    let mut table = table(3, "");
    table.give(A, &[39]).give(B, &[1]);
    for (from, wrong) in [
        (A, Trade { give_fields: fields(&[39]), ..trade(B) }),
        (A, Trade { give_cash: 50, get_cash: 60, ..trade(B) }),
        (A, Trade { give_fields: fields(&[1]), get_cash: 60, ..trade(B) }),
        (A, Trade { give_fields: fields(&[39]), get_cash: 60, ..trade(A) }),
        (A, Trade { give_fields: fields(&[39]), get_cash: 60, ..trade(Seat(5)) }),
        (A, Trade { give_cash: 1501, get_fields: fields(&[1]), ..trade(B) }),
        (A, Trade { give_cash: 5, give_fields: fields(&[39]), get_cash: 5, ..trade(B) }),
        (C, Trade { give_cash: 5, get_fields: fields(&[39]), ..trade(B) }),
    ] {
        assert_eq!(table.refuses(from, offer(wrong)), "PT-75", "{wrong:?}");
    }
    assert_eq!(table.refuses(A, offer(Trade { give_cash: 5, get_fields: fields(&[1]), ..trade(B) })), "ok");
}

#[test]
fn pt_76_no_buildings_in_a_trade() {
    let mut table = table(3, "");
    table.give(A, &[18, 19]).level(19, 1);
    let sale = |space| offer(Trade { give_fields: fields(&[space]), get_cash: 60, ..trade(B) });
    assert_eq!((table.refuses(A, sale(19)), table.refuses(A, sale(18))), ("PT-76", "ok"));
    let mut group = crate::table::table(3, "clear_scope=group");
    group.give(A, &[18, 19]).level(19, 1);
    assert_eq!(group.refuses(A, sale(18)), "PT-76");
}

#[test]
fn pt_77_the_price_is_free() {
    let mut table = table(3, "");
    table.give(A, &[39]);
    for price in [1, 1500] {
        let sale = offer(Trade { give_fields: fields(&[39]), get_cash: price, ..trade(B) });
        assert_eq!(table.refuses(A, sale), "ok");
    }
}

#[test]
fn pt_78_the_loan_moves_with_the_field() {
    let mut table = table(3, "");
    table.give(A, &[39]).mortgaged(&[39]).events.clear();
    let number = table.offer(A, Trade { give_fields: fields(&[39]), get_cash: 100, ..trade(B) });
    table.play(&format!("B:accept{number}"));
    assert!(table.state.is_mortgaged(field(39)));
    assert_eq!((table.money(B), table.rules.balance_sheet(&table.state, B).loans), (1400, 200));
}

#[test]
fn pt_79_the_receiver_may_owe_a_fee() {
    let mut table = table(3, "mortgage_transfer_fee=true");
    table.give(A, &[39]).mortgaged(&[39]).cash(B, 119).events.clear();
    let number = table.offer(A, Trade { give_fields: fields(&[39]), get_cash: 100, ..trade(B) });
    assert_eq!(table.refused(&format!("B:accept{number}")), "PT-79");
    table.cash(B, 120).play(&format!("B:accept{number}"));
    assert_eq!(table.booked(B), [(Op::Trade, -100, 100), (Op::TransferFee, -20, -20)]);
}

#[test]
fn pt_80_when_trades_are_made() {
    let mut table = table(4, "off_turn_actions=own_turn");
    table.give(B, &[1]).give(A, &[39]);
    let between = |to| offer(Trade { give_fields: fields(&[1]), get_cash: 60, ..trade(to) });
    assert_eq!((table.refuses(B, between(C)), table.refuses(B, between(A))), ("PT-80", "ok"));
    let number = table.offer(B, Trade { give_fields: fields(&[1]), get_cash: 60, ..trade(A) });
    table.play("A:roll 1-5 A:decline");
    for word in ["accept", "refuse"] {
        assert_eq!(table.refused(&format!("A:{word}{number}")), "PT-80");
    }
    assert_eq!(table.refused(&format!("B:withdraw{number}")), "PT-80");
}

#[test]
fn pt_81_offers_are_counted_and_die() {
    let mut table = table(3, "");
    table.give(A, &[39]).give(B, &[1]);
    let sale = Trade { give_fields: fields(&[39]), get_cash: 60, ..trade(B) };
    let numbers: Vec<u16> = (0..3).map(|_| table.offer(A, sale)).collect();
    assert_eq!(table.refuses(A, offer(sale)), "PT-81", "three are open");
    assert_eq!(table.refused(&format!("C:accept{}", numbers[0])), "PT-81");
    assert_eq!(table.refused(&format!("C:withdraw{}", numbers[0])), "PT-81");
    assert_eq!(table.refused("B:accept9999"), "PT-81");
    table.play(&format!("B:refuse{} A:withdraw{}", numbers[0], numbers[1]));
    assert_eq!(table.rules.wait(&table.state).unwrap().after_ms, 45_000);
    table.play("lapse");
    assert!(table.state.offers.is_empty());
    for _ in 3..10 {
        let number = table.offer(A, sale);
        table.play(&format!("B:refuse{number}"));
    }
    assert_eq!(table.refuses(A, offer(sale)), "PT-81", "ten in one turn");
    let number = table.offer(B, Trade { give_cash: 400, get_fields: fields(&[39]), ..trade(A) });
    table.cash(B, 100).play("C:standby");
    assert!(table.state.offers.get(number).is_none(), "B can no longer pay");
}

#[test]
fn pt_81_trades_of_a_pair_are_counted() {
    let mut table = table(3, "");
    table.give(A, &[39]);
    for round in 0..10 {
        let (from, to, name) = if round % 2 == 0 { (A, B, "B") } else { (B, A, "A") };
        let number = table.offer(from, Trade { give_fields: fields(&[39]), get_cash: 1, ..trade(to) });
        table.play(&format!("{name}:accept{number}"));
    }
    let number = table.offer(A, Trade { give_fields: fields(&[39]), get_cash: 1, ..trade(B) });
    assert_eq!(table.refused(&format!("B:accept{number}")), "PT-81");
}

#[test]
fn pt_82_no_field_for_field() {
    let mut table = table(3, "");
    table.give(A, &[39]).give(B, &[1]);
    let swap = Trade { give_fields: fields(&[39]), get_fields: fields(&[1]), get_cash: 60, ..trade(B) };
    assert_eq!(table.refuses(A, offer(swap)), "PT-82");
    let mut swaps = crate::table::table(3, "field_swaps=true");
    swaps.give(A, &[39]).give(B, &[1]);
    assert_eq!(swaps.refuses(A, offer(swap)), "ok");
}

#[test]
fn pt_83_a_band_for_prices() {
    let mut table = table(3, "trade_band_pct=10");
    table.give(A, &[39]);
    let sale = |price| offer(Trade { give_fields: fields(&[39]), get_cash: price, ..trade(B) });
    assert_eq!(
        [359, 360, 440, 441].map(|price| table.refuses(A, sale(price))),
        ["PT-83", "ok", "ok", "PT-83"]
    );
}

#[test]
fn pt_83_acceptance_looks_at_the_band_again() {
    let mut table = table_v1(3, "trade_band_pct=10");
    table.give(A, &[39]);
    let number = table.offer(A, Trade { give_fields: fields(&[39]), get_cash: 400, ..trade(B) });
    assert_eq!(table.refused(&format!("B:accept{number}")), "ok");
    table.play("A:mortgage39");
    assert_eq!(table.refused(&format!("B:accept{number}")), "PT-83", "400 for a field worth 200 by now");
}

#[test]
fn pt_84_a_debtor_sells_and_does_not_sink() {
    let mut table = table(3, "");
    table.give(A, &[39, 37]).cash(A, 10).at(A, 1).play("A:roll 1-2");
    let sale = |price| offer(Trade { give_fields: fields(&[39]), get_cash: price, ..trade(B) });
    assert_eq!((table.refuses(A, sale(199)), table.refuses(A, sale(200))), ("PT-84", "ok"));
    let buy = offer(Trade { give_cash: 5, get_cards: CardSet::one(DeckName::Chance), ..trade(B) });
    assert_ne!(table.refuses(A, buy), "ok");
    let number = table.offer(A, Trade { give_fields: fields(&[39]), get_cash: 300, ..trade(B) });
    assert_eq!(table.rules.ask(&table.state), Some(B));
    table.play(&format!("B:accept{number}"));
    assert!(table.state.debts.is_empty());
    assert_eq!(table.money(A), 110);
}
