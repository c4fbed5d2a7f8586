//! Cards, jail, debts and bankruptcy: PT-85 to PT-111, PT-144.

use crate::table::*;
use engine::{Game, SeatSet};
use property_tournament::ledger::{Account, Op};
use property_tournament::*;

fn jailed(options: &str) -> Table {
    let mut table = table(2, options);
    table.at(A, 10).state.jail[0] = Jail::ARRESTED;
    table
}

/// Everybody has a turn on parking; then it is A's turn again.
fn round(table: &mut Table) {
    table.at(B, 10).play("B:roll 4-6 B:end");
}

#[test]
fn pt_85_a_drawn_card_goes_to_the_bottom() {
    let mut table = table(2, "");
    table.at(A, 4).play("A:roll 1-2 CH-9");
    assert_eq!(table.money(A), 1550);
    table.turn_of(A).at(A, 4).play("A:roll 1-2");
    assert!(!table.state.decks[0].on_top().any(|card| card == 8), "the dividend lies at the bottom");
}

#[test]
fn pt_86_a_jail_card_is_kept_and_comes_back() {
    let mut table = table(2, "");
    table.at(A, 4).play("A:roll 1-2 CH-10");
    assert_eq!(table.state.jail_cards, [Some(A), None]);
    assert!(!in_deck(&table, 0, 9), "the deck goes round with fifteen cards");
    table.turn_of(A).at(A, 4).play("A:roll 1-2 CH-9").turn_of(A).state.jail[0] = Jail::ARRESTED;
    table.play("A:card0");
    assert_eq!(table.state.jail_cards, [None, None]);
    assert_eq!(under(&table, 0), [8, 9], "used, it lies below the dividend");
    let mut gone = crate::table::table(3, "");
    gone.at(A, 30).play("A:roll 1-2 CC-5 A:resign");
    assert_eq!(
        (gone.state.jail_cards, under(&gone, 1)),
        ([None, None], vec![4]),
        "and so when its holder is"
    );
}

/// The cards at the bottom of a deck, in the order in which they come again.
fn under(table: &Table, deck: usize) -> Vec<u64> {
    let deck = serde_json::to_value(table.state.decks[deck]).unwrap();
    deck["queue"].as_array().unwrap().iter().map(|card| card.as_u64().unwrap()).collect()
}

fn in_deck(table: &Table, deck: usize, card: u64) -> bool {
    let listed = serde_json::to_value(table.state.decks[deck]).unwrap();
    let unseen = listed["unseen"].as_array().unwrap().iter().any(|other| other.as_u64() == Some(card));
    unseen || under(table, deck).contains(&card)
}

#[test]
fn pt_87_cards_that_move_are_resolved_where_they_lead() {
    for (from, card, to) in [
        (4, "CH-6", 15),
        (4, "CH-8", 12),
        (19, "CH-6", 25),
        (19, "CH-8", 28),
        (33, "CH-6", 5),
        (33, "CH-8", 12),
    ] {
        let mut table = table(2, "");
        table.at(A, from).play(&format!("A:roll 1-2 {card}"));
        assert_eq!((table.place(A), table.state.phase), (to, Phase::BuyDecision), "{from} {card}");
        assert_eq!(table.money(A), if from == 33 { 1700 } else { 1500 });
    }
}

#[test]
fn pt_88_three_back() {
    let mut tax = table(2, "");
    tax.at(A, 4).play("A:roll 1-2 CH-11");
    assert_eq!((tax.place(A), tax.money(A)), (4, 1300));
    let mut street = table(2, "");
    street.at(A, 19).play("A:roll 1-2 CH-11");
    assert_eq!((street.place(A), street.state.phase), (19, Phase::BuyDecision));
    let mut chest = table(2, "");
    chest.at(A, 33).play("A:roll 1-2 CH-11 CC-2");
    assert_eq!((chest.place(A), chest.money(A)), (33, 1700));
}

#[test]
fn pt_89_cards_between_players() {
    let mut chair = table(4, "");
    chair.at(A, 4).play("A:roll 1-2 CH-15");
    assert_eq!([A, B, C, D].map(|seat| chair.money(seat)), [1350, 1550, 1550, 1550]);
    let mut birthday = table(4, "");
    birthday.cash(C, 0).give(C, &[1]).at(A, 14).play("A:roll 1-2 CC-9");
    assert_eq!(birthday.state.debts.due().unwrap().debtor, C, "B has paid, C is short");
    assert_eq!(birthday.money(A), 1510);
    birthday.play("C:mortgage1");
    assert_eq!(birthday.money(A), 1530);
}

#[test]
fn pt_90_repairs_count_standing_buildings() {
    for (from, card, due) in [(4, "CH-13", 2 * 25 + 100), (14, "CC-14", 2 * 40 + 115)] {
        let mut table = table(2, "");
        table.give(A, &[37, 39]).level(37, 2).level(39, 5).at(A, from).play(&format!("A:roll 1-2 {card}"));
        assert_eq!(table.money(A), 1500 - due);
    }
}

#[test]
fn pt_91_taxes() {
    for (from, due) in [(1, 200), (35, 100)] {
        let mut table = table(2, "");
        table.at(A, from).play("A:roll 1-2");
        assert_eq!((table.money(A), table.account(A, Account::Taxes)), (1500 - due, due as u32));
    }
}

#[test]
fn pt_92_ways_into_jail() {
    for script in ["A:roll 1-2", "A:roll 3-4 CH-12", "A:roll 1-2 CC-6"] {
        let from = if script.contains("CH") {
            29
        } else if script.contains("CC") {
            30
        } else {
            27
        };
        let mut table = table(2, "");
        table.at(A, from).play(script);
        assert_eq!((table.place(A), table.state.phase, table.money(A)), (10, Phase::AfterMove, 1500));
        assert!(table.state.jail[0].is_in() && table.state.jail[0].served() == 0);
    }
}

#[test]
fn pt_93_prisoners_keep_their_rights() {
    let mut table = jailed("");
    table.give(A, &[19]);
    for word in ["A:build19", "A:mortgage19"] {
        assert_eq!(table.refused(word), "ok");
    }
    let sale = Trade { give_fields: fields(&[19]), get_cash: 60, ..trade(B) };
    assert_eq!(table.refuses(A, Action::OfferTrade(sale)), "ok");
    table.play("A:wait A:end").at(B, 3).play("B:roll 1-2 B:decline A:bid50");
}

#[test]
fn pt_94_the_fine_frees_before_the_roll() {
    let mut table = jailed("");
    assert_eq!(table.refused("B:fine"), "PT-94");
    table.cash(A, 49);
    assert_eq!(table.refused("A:fine"), "PT-94");
    table.cash(A, 50).play("A:fine A:roll 1-2");
    assert_eq!((table.place(A), table.account(A, Account::JailFine)), (13, 50));
}

#[test]
fn pt_95_a_delayed_fine_frees_at_the_next_turn() {
    let mut table = jailed("jail_fine_timing=delayed");
    table.play("A:fine");
    assert_eq!((table.refused("A:fine"), table.refused("A:roll")), ("PT-95", "PT-97"));
    table.play("A:wait A:end");
    round(&mut table);
    assert!(!table.state.jail[0].is_in());
    let mut lucky = jailed("jail_fine_timing=delayed");
    lucky.play("A:fine A:double 2-2");
    assert_eq!((lucky.place(A), lucky.money(A)), (14, 1450), "no refund");
}

#[test]
fn pt_96_a_jail_card_frees_at_once() {
    let mut table = jailed("");
    assert_eq!(table.refused("A:card1"), "PT-96");
    table.turn_of(B).at(B, 30).play("B:roll 1-2 CC-5").turn_of(B).state.jail[1] = Jail::ARRESTED;
    assert_eq!(table.refused("B:card0"), "PT-96");
    table.play("B:card1 B:roll 1-2");
    assert_eq!(table.place(B), 36);
}

#[test]
fn pt_97_rolling_for_a_double() {
    let mut table = jailed("");
    assert_eq!(table.refused("A:roll"), "PT-97");
    let mut stays = Table { rules: table.rules.clone(), state: table.state, events: Vec::new() };
    table.play("A:double 5-5");
    assert_eq!((table.place(A), table.state.doubles, table.state.extra_roll), (20, 1, true));
    assert_eq!(table.refused("A:double"), "PT-97");
    stays.play("A:double 5-4");
    assert_eq!((stays.place(A), stays.state.jail[0].served(), stays.state.phase), (10, 1, Phase::AfterMove));
}

#[test]
fn pt_98_a_jail_double_may_give_no_extra_roll() {
    let mut table = jailed("jail_double_rolls_again=false");
    table.play("A:double 5-5");
    assert_eq!((table.place(A), table.state.extra_roll), (20, false));
}

#[test]
fn pt_99_waiting() {
    let mut table = jailed("");
    assert_eq!(table.refused("B:wait"), "PT-99");
    table.play("A:wait");
    assert_eq!((table.state.jail[0].served(), table.state.phase), (1, Phase::AfterMove));
}

#[test]
fn pt_100_free_after_two_turns() {
    let mut table = jailed("");
    for _ in 0..2 {
        table.play("A:wait A:end");
        round(&mut table);
    }
    assert!(!table.state.jail[0].is_in());
    assert_eq!((table.refused("A:wait"), table.refused("A:roll")), ("PT-99", "ok"));
    assert_eq!(table.money(A), 1500);
}

#[test]
fn pt_101_the_fine_after_the_last_wait() {
    let mut table = jailed("fine_after_wait=true");
    table.play("A:wait A:end");
    round(&mut table);
    assert_eq!(table.refused("A:wait"), "PT-101");
    let mut poor = Table { rules: table.rules.clone(), state: table.state, events: Vec::new() };
    table.play("A:double 4-6");
    assert_eq!((table.place(A), table.money(A), table.state.extra_roll), (20, 1450, false));
    poor.give(A, &[39]).cash(A, 10).play("A:double 4-6");
    assert_eq!((poor.place(A), poor.state.debts.due().unwrap().reason), (10, Reason::Fine));
    poor.play("A:mortgage39");
    assert_eq!((poor.place(A), poor.money(A)), (20, 160));
}

#[test]
fn pt_102_a_visit_has_no_effect() {
    let mut table = table(2, "");
    table.play("A:roll 4-6");
    assert!(!table.state.jail[0].is_in());
    assert_eq!(table.state.phase, Phase::AfterMove);
}

#[test]
fn pt_103_what_cash_covers_is_paid_at_once() {
    let table = taxed(2, "", 200, &[]);
    assert_eq!(
        (table.money(A), table.state.phase, table.state.debts.is_empty()),
        (0, Phase::AfterMove, true)
    );
}

#[test]
fn pt_104_a_debtor_raises_the_money() {
    let mut table = taxed(3, "", 110, &[39]);
    assert_eq!(table.rules.ask(&table.state), Some(A));
    assert_eq!((table.refused("A:end"), table.refused("A:build39")), ("PT-14", "PT-51"));
    assert_eq!(table.refused("B:bankrupt"), "PT-104");
    table.play("A:mortgage39");
    assert_eq!(
        (table.money(A), table.state.debts.is_empty(), table.state.phase),
        (110, true, Phase::AfterMove)
    );
}

#[test]
fn pt_105_bankruptcy_is_for_those_who_cannot_pay() {
    let able = taxed(3, "", 10, &[39]);
    assert_eq!(able.refused("A:bankrupt"), "PT-105");
    let mut unable = taxed(3, "", 10, &[1]);
    unable.play("A:bankrupt");
    assert!(!unable.state.solvent.contains(A));
}

#[test]
fn pt_106_time_out_in_debt_liquidates_in_order() {
    // 150 short: Plac Wilsona's 120 does not do, of the others Belwederska's 175 is the smaller.
    let mut one = taxed(3, "", 50, &[24, 37, 39]);
    one.events.clear();
    one.play("lapse");
    assert_eq!(one.booked(A), [(Op::Mortgage, 175, 0), (Op::Tax, -200, -200)]);
    // Nothing covers 190: the largest first, then the smallest that covers the rest.
    let mut two = taxed(3, "", 10, &[1, 6, 24, 26]);
    two.events.clear();
    two.play("lapse");
    let raised: Vec<(Op, i32)> = two.booked(A).into_iter().map(|(op, cash, _)| (op, cash)).collect();
    assert_eq!(raised, [(Op::Mortgage, 130), (Op::Mortgage, 120), (Op::Tax, -200)]);
    // Buildings go last, on the cheapest street first.
    let mut three = table(3, "");
    three.give(A, &[1, 39]).level(1, 2).level(39, 4).cash(A, 0).at(A, 1).play("A:roll 1-2");
    three.events.clear();
    three.play("lapse");
    let raised: Vec<(Op, i32)> = three.booked(A).into_iter().map(|(op, cash, _)| (op, cash)).collect();
    assert_eq!(
        raised,
        [
            (Op::SellHouses, 25),
            (Op::SellHouses, 25),
            (Op::Mortgage, 30),
            (Op::SellHouses, 100),
            (Op::SellHouses, 100),
            (Op::Tax, -200)
        ]
    );
}

#[test]
fn pt_106_time_out_without_means_is_bankruptcy() {
    let mut table = taxed(3, "", 10, &[1]);
    table.play("lapse");
    assert!(!table.state.solvent.contains(A));
}

#[test]
fn pt_107_bankruptcy_step_by_step() {
    let mut table = taxed(3, "", 10, &[1, 3]);
    table.events.clear();
    table.play("A:bankrupt");
    assert_eq!(
        table.booked(A),
        [(Op::Mortgage, 30, 0), (Op::Mortgage, 30, 0), (Op::Tax, -70, -70), (Op::WriteOff, 0, -60)]
    );
    assert_eq!(table.state.bankrupt[0], 1);
    assert_eq!(table.state.auction.unwrap().lot, Lot::Field(field(1)), "board order");
    assert_eq!(table.state.auction.unwrap().turn, B, "left of the bankrupt");
    table.play("B:bid30 C:pass");
    assert_eq!(table.state.auction.unwrap().lot, Lot::Field(field(3)));
    table.play("B:pass C:pass");
    assert_eq!((table.state.active, table.state.phase), (B, Phase::TurnStart));
}

#[test]
fn pt_107_claims_offers_and_debts_lose_the_bankrupt() {
    let mut table = table(4, "");
    table.give(C, &[9]).give(D, &[16]).level(16, 5).give(B, &[1]).turn_of(B).at(B, 5);
    table.play("B:roll 2-2 B:roll 3-4").cash(B, 0);
    table.offer(B, Trade { give_fields: fields(&[1]), get_cash: 60, ..trade(C) });
    table.offer(C, Trade { give_cash: 60, get_fields: fields(&[1]), ..trade(B) });
    let claims: Vec<Claim> = table.state.claims.iter().collect();
    table.play(&format!("D:claim{} B:bankrupt", claims[1].claim));
    assert!(table.state.claims.is_empty(), "C claims nothing from a bankrupt");
    assert!(table.state.offers.is_empty() && table.state.debts.is_empty());
    assert_eq!((table.money(C), table.money(D)), (1500, 1530));
    // What others owe it is void: B pays no birthday present to a host who has left.
    let mut host = crate::table::table(3, "");
    host.give(B, &[1]).cash(B, 4).at(A, 14).play("A:roll 1-2 CC-9 A:resign");
    assert!(host.state.debts.is_empty());
    assert_eq!(host.money(B), 4);
}

#[test]
fn pt_107_a_contest_loses_the_bankrupt() {
    let mut table = table(4, "");
    table.give(A, &[3]).give(B, &[1]).bank(1).cash(D, 0).play("A:build3 B:join1");
    assert!(table.state.auction.is_some());
    table.play("A:resign");
    assert_eq!(table.state.auction.unwrap().lot, Lot::Unit, "the unit is still for sale");
    assert_eq!(table.state.contest.unwrap().orders[0], Order::default());
    table.play("B:bid25@1");
    assert_eq!((table.state.level(field(1)), table.state.contest), (1, None));
    assert_eq!(table.state.auction.unwrap().lot, Lot::Field(field(3)), "A's field comes after it (PT-144)");
    let mut window = crate::table::table(4, "");
    window.give(A, &[3]).give(B, &[1]).bank(1).cash(D, 0).play("A:build3 A:resign B:out");
    assert_eq!((window.state.contest, window.state.houses), (None, 1), "nobody orders any more");
}

#[test]
fn pt_108_the_creditor_gets_the_cash_only() {
    let mut table = table(3, "rent_claim=automatic");
    table.give(B, &[39]).level(39, 5).give(A, &[5]).cash(A, 40).at(A, 36).play("A:roll 1-2 A:bankrupt");
    assert_eq!(table.money(B), 1500 + 40 + 100);
    table.play("C:bid150 B:pass");
    assert_eq!((table.state.owner(field(5)), table.money(B)), (Some(C), 1640));
}

#[test]
fn pt_109_several_creditors_share() {
    let mut table = table(4, "");
    table.cash(A, 100).at(A, 4).play("A:roll 1-2 CH-15 A:bankrupt");
    assert_eq!([B, C, D].map(|seat| table.money(seat)), [1534, 1533, 1533]);
}

#[test]
fn pt_110_the_creditor_may_take_all() {
    let mut table = table(3, "rent_claim=automatic bankrupt_assets=to_creditor mortgage_transfer_fee=true");
    table.give(B, &[39]).level(39, 5).give(A, &[5, 1]).mortgaged(&[5]).level(1, 1).cash(A, 40);
    table.at(A, 36).play("A:roll 1-2 A:bankrupt");
    assert!(
        table.state.owns(B, field(5)) && table.state.owns(B, field(1)) && table.state.is_mortgaged(field(5))
    );
    assert_eq!(table.money(B), 1500 + 40 + 25 - 10);
    assert!(table.state.auction.is_none());
    let mut poor = table_with_poor_heir();
    poor.play("A:bankrupt");
    assert_eq!(
        poor.state.debts.due().map(|due| (due.debtor, due.reason, due.amount)),
        Some((B, Reason::TransferFee, 20))
    );
    poor.play("B:mortgage5");
    assert_eq!((poor.money(B), poor.state.debts.is_empty()), (80, true));
}

fn table_with_poor_heir() -> Table {
    let mut table = table(3, "rent_claim=automatic bankrupt_assets=to_creditor mortgage_transfer_fee=true");
    table.give(B, &[37]).level(37, 5).give(B, &[5]).cash(B, 0).give(A, &[39]).mortgaged(&[39]).cash(A, 0);
    table.at(A, 34).play("A:roll 1-2");
    table
}

#[test]
fn pt_111_resigning() {
    let mut table = table(3, "");
    table.give(A, &[19]).level(19, 1).give(B, &[1]).cash(B, 100);
    table.turn_of(B).at(B, 10).play("B:roll 4-5");
    table.events.clear();
    table.play("B:resign");
    assert_eq!(
        table.booked(B),
        [(Op::Mortgage, 30, 0), (Op::RentOut, -80, -80), (Op::LastCash, -50, -50), (Op::WriteOff, 0, -30)]
    );
    assert_eq!(table.money(A), 1580);
    assert_eq!(table.state.auction.unwrap().lot, Lot::Field(field(1)));
    assert_eq!(table.refused("B:resign"), "PT-111");
}

#[test]
fn pt_144_leaving_in_an_auction() {
    let mut table = table(4, "");
    table.give(B, &[1]).play("A:roll 1-5 A:decline C:bid60");
    assert_eq!(table.refused("C:resign"), "PT-144");
    table.play("B:resign A:pass D:pass");
    assert_eq!(table.state.owner(field(6)), Some(C), "the running lot ends first");
    assert_eq!(table.state.auction.unwrap().lot, Lot::Field(field(1)));
    let mut active = table_at_buy();
    active.play("A:resign");
    assert_eq!((active.state.active, active.state.owner(field(6))), (B, None));
    assert!(active.state.auction.is_none(), "the field it stood on is not auctioned");
}

#[test]
fn pt_144_whoever_is_asked_next_has_the_whole_time() {
    let mut lot = table(4, "auction_mode=sequential");
    lot.play("A:roll 1-5 A:decline");
    let asked = lot.rules.wait(&lot.state).unwrap();
    assert_eq!(asked.seats, SeatSet::one(B));
    lot.play("B:resign");
    let next = lot.rules.wait(&lot.state).unwrap();
    assert_eq!(next.seats, SeatSet::one(C));
    assert_ne!(next.id, asked.id, "the eight seconds of C begin now");
    let mut birthday = table(4, "");
    birthday.give(B, &[1]).cash(B, 4).give(C, &[3]).cash(C, 4).at(A, 14).play("A:roll 1-2 CC-9");
    let asked = birthday.rules.wait(&birthday.state).unwrap();
    birthday.play("B:resign").all_pass();
    let next = birthday.rules.wait(&birthday.state).unwrap();
    assert_eq!((asked.seats, next.seats), (SeatSet::one(B), SeatSet::one(C)));
    assert_ne!(next.id, asked.id);
    assert!(birthday.events.contains(&Event::InDebt { seat: C, amount: 10 }));
    birthday.play("C:mortgage3");
    assert_eq!(birthday.money(A), 1500 + 10 + 10 + 10, "B paid as it left, then C and D");
}

fn table_at_buy() -> Table {
    let mut table = table(4, "");
    table.play("A:roll 1-5");
    table
}
