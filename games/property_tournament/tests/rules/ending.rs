//! Accounting, the end and time: PT-112 to PT-129.

use crate::table::*;
use engine::{Game, Seat, SeatSet, Turn, Viewer};
use property_tournament::ledger::{Account, Op, accuracy, checked, operations_cards};
use property_tournament::*;

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
    assert_eq!(poor.booked(A), [(Op::Surrendered, -100, -(value as i32))], "nothing beyond it is no line");
    assert_eq!(poor.booked(B), [(Op::TakenOver, 100, value as i32)]);
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
fn pt_121_a_trade_names_its_field() {
    let mut table = table(2, "field_swaps=true building_resale=players");
    table.give(A, &[39]).give(B, &[1]).events.clear();
    let number = table.offer(A, Trade { give_fields: fields(&[39]), get_cash: 400, ..trade(B) });
    table.play(&format!("B:accept{number}"));
    for (seat, other) in [(A, B), (B, A)] {
        let line = table.entries().into_iter().find(|entry| entry.seat == seat).unwrap();
        assert_eq!((line.op, line.field.as_deref(), line.with_seat), (Op::Trade, Some("39"), Some(other)));
        assert_eq!((line.value, line.price), (400, 400));
    }
    let mut houses = crate::table::table(4, "building_resale=players");
    houses.give(A, &[19]).level(19, 3).give(B, &[11]).bank(0).events.clear();
    let sale = Action::OfferHouses { to_seat: A, source: field(19), target: field(11), count: 1, price: 90 };
    houses.act(B, sale).unwrap();
    let number = houses.state.offers.iter().next().unwrap().offer;
    houses.play(&format!("A:accept{number}"));
    let streets: Vec<_> = houses.entries().into_iter().map(|line| (line.seat, line.op, line.field)).collect();
    let own = |space: &str| Some(space.to_owned());
    assert_eq!(streets, [(B, Op::HousesBought, own("11")), (A, Op::HousesSold, own("19"))]);
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
    let told: Vec<_> = checked(&table.events, A)
        .iter()
        .map(|line| (line.entry, line.revenue, line.cost, line.is_right))
        .collect();
    assert_eq!(told, [(1, 200, 0, true), (2, 0, 3, false)], "what would have been right");
    assert!(checked(&table.events, B).is_empty(), "nobody else wrote anything");
    let view = table.rules.view(&table.state, Viewer::Seat(A));
    assert!(view.at(A).income.is_none(), "the true ledger is the server's");
    let hidden = table.events.iter().find(|event| matches!(event, Event::HandEntry { .. })).unwrap();
    assert!(
        table.rules.redact(hidden, Viewer::Seat(B)).is_none()
            && table.rules.redact(hidden, Viewer::Public).is_none()
    );
    assert!(table.rules.redact(hidden, Viewer::Seat(A)).is_some());
    let auto = crate::table::table(2, "");
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
    let mut broke = crate::table::table(3, "rounds=1");
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
    let mut offered = crate::table::table(3, "");
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
    let off = crate::table::table(3, "turn_timer_s=0");
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
    let mut outer = crate::table::table(3, "");
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
