//! Cards, jail, debts, bankruptcy, accounting, the end and time: PT-85 to PT-129, PT-144.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

mod table;

use engine::{Game, Seat, SeatSet, Turn, Viewer};
use property_tournament::ledger::{Account, Op, accuracy, operations_cards};
use property_tournament::*;
use table::*;

fn jailed(options: &str) -> Table {
    let mut table = table(2, options);
    table.at(A, 10).state.jail[0] = Jail::ARRESTED;
    table
}

/// Everybody has a turn on parking; then it is A's turn again.
fn round(table: &mut Table) {
    table.at(B, 10).play("B:roll 4-6 B:end");
}

/// A owes the income tax of 200 and has only `cash`.
fn taxed(seats: u8, options: &str, cash: i32, own: &[u8]) -> Table {
    let mut table = table(seats, options);
    table.give(A, own).cash(A, cash).at(A, 1);
    table.play("A:roll 1-2");
    table
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
    table.turn_of(A).state.jail[0] = Jail::ARRESTED;
    table.play("A:card0");
    assert_eq!(table.state.jail_cards, [None, None]);
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
fn pt_107_a_contest_and_claims_lose_the_bankrupt() {
    let mut table = table(3, "rent_claim=automatic");
    table.give(B, &[39]).level(39, 5).cash(A, 0).at(A, 36).play("A:roll 1-2 A:bankrupt");
    assert!(!table.state.solvent.contains(A));
    assert_eq!((table.state.active, table.money(B)), (B, 1500));
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

fn table_at_buy() -> Table {
    let mut table = table(4, "");
    table.play("A:roll 1-5");
    table
}

#[test]
fn pt_112_differences_are_revenue_or_cost_at_once() {
    let mut table = table(3, "");
    table.play("A:roll 1-5 A:decline C:bid70").all_pass();
    let sheet = table.rules.balance_sheet(&table.state, C);
    assert_eq!((sheet.cash, sheet.fields), (1430, 100), "carried at list price");
    assert_eq!(table.rules.profit(&table.state, C), 30);
}

#[test]
fn pt_113_accounts_are_numbered() {
    let numbers: Vec<u16> = Account::ALL.into_iter().map(Account::number).collect();
    assert_eq!((numbers.len(), numbers[0], numbers[18]), (19, 4000, 5800));
}

#[test]
fn pt_114_postings_of_a_whole_turn() {
    let mut table = table(2, "");
    table.at(A, 38).play("A:roll 1-2 A:buy A:build1x2 A:sell1 A:sell1 A:mortgage1 A:redeem1");
    assert_eq!(
        table.booked(A),
        [
            (Op::StartBonus, 200, 200),
            (Op::Purchase, -60, 0),
            (Op::House, -100, 0),
            (Op::SellHouses, 25, -25),
            (Op::SellHouses, 25, -25),
            (Op::Mortgage, 30, 0),
            (Op::Redeem, -33, -3),
        ]
    );
}

#[test]
fn pt_115_trade_results_sum_to_zero() {
    let mut table = table(2, "field_swaps=true");
    table.give(A, &[37]).mortgaged(&[37]).give(B, &[1, 3]).events.clear();
    let deal = Trade { give_fields: fields(&[37]), give_cash: 7, get_fields: fields(&[1, 3]), ..trade(B) };
    let number = table.offer(A, deal);
    table.play(&format!("B:accept{number}"));
    let result = 120 - 7 - (350 - 175);
    assert_eq!(table.booked(A), [(Op::Trade, -7, result)]);
    assert_eq!(table.booked(B), [(Op::Trade, 7, -result)]);
}

#[test]
fn pt_116_an_unpaid_rest_is_nobodys_entry() {
    let mut table = table(3, "rent_claim=automatic");
    table.give(B, &[39]).level(39, 5).cash(A, 40).at(A, 36).play("A:roll 1-2 A:bankrupt");
    assert_eq!((table.account(A, Account::RentOut), table.account(B, Account::RentIn)), (40, 40));
}

#[test]
fn pt_117_a_takeover_is_booked_in_full() {
    let mut poor = table(3, "rent_claim=automatic bankrupt_assets=to_creditor");
    poor.give(B, &[39])
        .level(39, 5)
        .give(A, &[5, 15, 25, 35, 37])
        .cash(A, 100)
        .at(A, 36)
        .play("A:roll 1-2 A:bankrupt");
    let value = 100 + 4 * 200 + 350;
    assert_eq!((poor.account(B, Account::RentIn), poor.account(A, Account::RentOut)), (value, value));
    assert_eq!((poor.account(B, Account::TradeGain), poor.account(A, Account::WriteOff)), (0, 0));
    let mut rich = table(3, "bankrupt_assets=to_creditor");
    rich.give(C, &[5, 15, 25])
        .cash(C, 9)
        .mortgaged(&[5, 15, 25])
        .at(A, 14)
        .play("A:roll 1-2 CC-9 C:bankrupt");
    assert_eq!(rich.account(A, Account::CardsFromPlayers), 20, "10 from B and 10 of C");
    assert_eq!(rich.account(A, Account::TradeGain), 9 + 300 - 10);
    assert_eq!(rich.account(C, Account::WriteOff), 299);
}

#[test]
fn pt_118_houses_between_players_are_booked_at_card_price() {
    let mut table = table(4, "building_resale=players");
    table.give(A, &[19]).level(19, 3).give(B, &[11]).bank(0).events.clear();
    table
        .act(
            A,
            Action::OfferHouses { to_seat: B, source: field(19), target: field(11), count: 2, price: 260 },
        )
        .unwrap();
    let number = table.state.offers.iter().next().unwrap().offer;
    table.play(&format!("B:accept{number}"));
    assert_eq!(table.booked(A), [(Op::HousesSold, 260, 60)]);
    assert_eq!(table.booked(B), [(Op::HousesBought, -260, -60)]);
    assert_eq!(table.account(A, Account::BuildingAboveValue), 60);
}

#[test]
fn pt_119_the_audit_finds_what_is_wrong() {
    let table = table(2, "");
    let broken = |change: &dyn Fn(&mut State)| {
        let mut state = table.state;
        change(&mut state);
        table.rules.audit(&state).is_err()
    };
    assert!(broken(&|state| state.cash[0] += 1));
    assert!(broken(&|state| state.cash[0] = -1));
    assert!(broken(&|state| state.houses -= 1));
    assert!(broken(&|state| state.hotels += 1));
    assert!(broken(&|state| state.mortgaged = fields(&[1])));
    assert!(broken(&|state| state.level[3] = 1));
    assert!(broken(&|state| state.jail_cards[0] = Some(A)));
    assert!(broken(&|state| state.fields[0] = fields(&[1])));
    assert!(!broken(&|_| {}));
}

#[test]
fn pt_120_net_worth_is_start_money_and_profit() {
    let mut table = table(2, "");
    table.give(A, &[39, 37]).mortgaged(&[37]).level(39, 2).cash(A, 77);
    let sheet = table.rules.balance_sheet(&table.state, A);
    assert_eq!((sheet.fields, sheet.buildings, sheet.loans), (750, 400, 175));
    assert_eq!(table.rules.net_worth(&table.state, A), 77 + 750 + 400 - 175);
    assert_eq!(table.rules.profit(&table.state, A), 77 + 750 + 400 - 175 - 1500);
}

#[test]
fn pt_121_every_movement_is_a_line_of_the_card() {
    let mut table = table(2, "");
    table.give(B, &[6]).level(6, 1).events.clear();
    table.play("A:roll 1-5");
    let claim = table.state.claims.iter().next().unwrap().claim;
    table.play(&format!("B:claim{claim}"));
    let cards = operations_cards(2, &table.events);
    let line = &cards[1].lines[0];
    assert_eq!(
        (line.op, line.round, line.field.as_deref(), line.with_seat),
        (Op::RentIn, 1, Some("6"), Some(A))
    );
    assert_eq!((line.cash_in, line.revenue, line.balance), (30, Some(30), Some(1530)));
    assert_eq!(cards[0].in_round(1, Account::RentOut), 30);
    assert_eq!(cards[0].in_round(2, Account::RentOut), 0);
    assert!(cards[0].to_csv().contains("1,1,rent_out,6,B,0,30,0,30,0,30,1470"));
}

#[test]
fn pt_122_entries_written_by_hand_are_compared() {
    let mut table = table(2, "ledger_mode=self");
    table.at(A, 38).play("A:roll 1-2 A:buy A:mortgage1 A:redeem1");
    let hand = |entry, revenue, cost| Action::BookEntry { entry, revenue, cost };
    assert_eq!(table.refuses(A, hand(3, 0, 0)), "PT-122");
    assert_eq!(table.refuses(A, hand(0, 0, 0)), "PT-122");
    table.act(A, hand(1, 200, 0)).unwrap();
    assert_eq!(table.refuses(A, hand(1, 200, 0)), "PT-122", "once only");
    table.act(A, hand(2, 0, 4)).unwrap();
    let found = accuracy(2, &table.events);
    assert_eq!((found[0].correct, found[0].entries, found[0].wrong()), (1, 2, 1));
    let view = table.rules.view(&table.state, Viewer::Seat(A));
    assert!(view.at(A).income.is_none(), "the true ledger is the server's");
    let hidden = table.events.iter().find(|event| matches!(event, Event::HandEntry { .. })).unwrap();
    assert!(
        table.rules.redact(hidden, Viewer::Seat(B)).is_none()
            && table.rules.redact(hidden, Viewer::Public).is_none()
    );
    assert!(table.rules.redact(hidden, Viewer::Seat(A)).is_some());
    let auto = table::table(2, "");
    assert_eq!(auto.refuses(A, hand(1, 0, 0)), "PT-122");
}

/// The last turn is over and A's claim of 16 against B is open.
fn closing(options: &str) -> Table {
    let mut table = table(2, &format!("rounds=1 {options}"));
    table.give(A, &[19]).at(A, 10).play("A:roll 4-6 A:end").at(B, 10).play("B:roll 4-5 B:end");
    table
}

#[test]
fn pt_123_closing_is_for_claims() {
    let mut table = closing("");
    assert_eq!(table.rules.turn(&table.state), Turn::Open(SeatSet::one(A)));
    assert_eq!((table.refused("B:mortgage19"), table.refused("A:mortgage19")), ("PT-123", "PT-51"));
    let claim = table.state.claims.iter().next().unwrap().claim;
    let mut late = Table { rules: table.rules.clone(), state: table.state, events: Vec::new() };
    table.play(&format!("A:claim{claim}"));
    assert_eq!((table.state.phase, table.money(A)), (Phase::Over, 1516));
    late.play("lapse");
    assert_eq!((late.state.phase, late.money(A)), (Phase::Over, 1500));
    let mut broke = table::table(3, "rounds=1");
    broke.give(A, &[19]).give(C, &[1]).at(A, 10).play("A:roll 4-6 A:end").at(B, 10).play("B:roll 4-6 B:end");
    broke.at(C, 10).cash(C, 0).mortgaged(&[1]).play("C:roll 4-5 C:end");
    let claim = broke.state.claims.iter().next().unwrap().claim;
    broke.play(&format!("A:claim{claim} C:bankrupt"));
    assert_eq!((broke.state.phase, broke.state.owner(field(1))), (Phase::Over, None), "no auctions");
}

#[test]
fn pt_124_solvent_by_profit_then_cash_then_fields() {
    let mut table = table(5, "");
    table.give(A, &[39]).cash(A, 1100).cash(B, 1500).give(C, &[37, 9]).mortgaged(&[37]).cash(C, 1100);
    table.cash(C, 1500 - (350 - 175) - 120);
    for (number, seat) in [(2, D), (1, Seat(4))] {
        table.state.bankrupt[seat.index()] = number;
        table.state.solvent.remove(seat);
    }
    assert_eq!([A, B, C].map(|seat| table.rules.profit(&table.state, seat)), [0, 0, 0]);
    assert_eq!(table.rules.ranks(&table.state).list(), [3, 1, 2, 4, 5]);
}

#[test]
fn pt_125_ranking_by_liquidation() {
    let rank = |options: &str| {
        let mut table = table(2, options);
        table.give(A, &[39]).cash(A, 1200);
        table.rules.ranks(&table.state).list().to_vec()
    };
    assert_eq!((rank(""), rank("ranking=liquidation")), (vec![1, 2], vec![2, 1]));
}

#[test]
fn pt_126_what_is_no_longer_legal_leaves_no_trace() {
    let mut table = table(2, "");
    table.give(A, &[39]);
    let number = table.offer(A, Trade { give_fields: fields(&[39]), get_cash: 60, ..trade(B) });
    table.play(&format!("A:withdraw{number}"));
    let before = table.state;
    assert_eq!(table.refused(&format!("B:accept{number}")), "PT-81");
    assert_eq!(table.state, before);
    table.play("A:roll");
    assert_eq!((table.refused("A:mortgage39"), table.refused("A:resign")), ("PT-126", "PT-126"));
}

#[test]
fn pt_127_defaults_of_absent_seats() {
    let mut table = table(3, "");
    table.give(B, &[1]);
    let default = |table: &Table, seat| table.rules.timeout(&table.state, seat);
    assert_eq!(default(&table, A), Action::Roll {});
    assert_eq!(default(&table, B), Action::StandBy {});
    assert_eq!(table.refused("A:standby"), "PT-127", "the table waits for A");
    table.play("A:roll 1-5");
    assert_eq!(default(&table, A), Action::Decline {});
    table.play("lapse");
    assert_eq!(default(&table, C), Action::Pass {});
    table.all_pass();
    assert_eq!(default(&table, A), Action::EndTurn {});
    table.turn_of(A).state.jail[0] = Jail::ARRESTED;
    assert_eq!(default(&table, A), Action::RollForDouble {});
    let close = closing("");
    assert!(matches!(default(&close, A), Action::WaiveRent { .. }));
    let poor = taxed(3, "", 10, &[1]);
    assert_eq!(default(&poor, A), Action::DeclareBankruptcy {});
    let able = taxed(3, "", 10, &[39]);
    assert_eq!(default(&able, A), Action::Mortgage { field: field(39) });
    let mut offered = table::table(3, "");
    offered.give(A, &[39]);
    let number = offered.offer(A, Trade { give_fields: fields(&[39]), get_cash: 60, ..trade(B) });
    assert_eq!(default(&offered, B), Action::RefuseTrade { offer: number });
}

#[test]
fn pt_128_the_turn_timer_starts_with_every_phase() {
    let mut table = table(3, "");
    let first = table.rules.wait(&table.state).unwrap();
    assert_eq!((first.after_ms, first.seats), (45_000, SeatSet::one(A)));
    table.give(B, &[1]).play("B:build1");
    assert_eq!(table.rules.wait(&table.state), Some(first), "what others do is not entering");
    table.play("A:roll 1-5");
    let second = table.rules.wait(&table.state).unwrap();
    assert_ne!(second.id, first.id);
    let off = table::table(3, "turn_timer_s=0");
    assert_eq!(off.rules.wait(&off.state), None);
}

#[test]
fn pt_129_interruptions_stop_the_clock() {
    let mut table = table(4, "");
    table.give(A, &[3]).give(B, &[1]).bank(1).cash(D, 0);
    let turn = table.rules.wait(&table.state).unwrap();
    table.play("A:build3");
    assert_ne!(table.rules.wait(&table.state).unwrap().id, turn.id);
    table.play("B:out");
    assert_eq!(table.rules.wait(&table.state), Some(turn), "the same id: it goes on with what was left");
    let mut outer = table::table(3, "");
    outer.give(B, &[9, 6]).cash(B, 0).give(A, &[1]).cash(A, 0).at(A, 5).play("A:roll 2-2");
    let claim = outer.state.claims.iter().next().unwrap().claim;
    outer.at(A, 14).play("A:roll 1-2 CC-9");
    let debt = outer.rules.wait(&outer.state).unwrap();
    assert_eq!((debt.seats, debt.after_ms), (SeatSet::one(B), 90_000));
    outer.play(&format!("B:claim{claim}"));
    assert_eq!(outer.rules.wait(&outer.state).unwrap().seats, SeatSet::one(A), "the inner debt comes first");
    outer.play("A:mortgage1");
    assert_eq!(outer.rules.wait(&outer.state), Some(debt), "B has 8 of 10, and the rest of its time");
}
