//! Every kind of illegal action is refused by its rule and leaves the state as it was.

use crate::table::*;
use engine::{Game, Seat};
use property_tournament::*;

/// Each action where it is out of place, and the paragraph that says so.
#[test]
fn every_kind_of_action_can_be_refused() {
    let mut table = table(3, "");
    table.give(A, &[39]).give(B, &[1]);
    let f = field(39);
    let refusals = [
        (B, Action::Roll {}, "PT-15"),
        (A, Action::RollForDouble {}, "PT-97"),
        (A, Action::Wait {}, "PT-99"),
        (A, Action::PayFine {}, "PT-94"),
        (A, Action::UseJailCard { deck: DeckName::Chance }, "PT-96"),
        (A, Action::Buy {}, "PT-21"),
        (A, Action::Decline {}, "PT-21"),
        (A, Action::EndTurn {}, "PT-14"),
        (A, Action::ClaimRent { claim: 7 }, "PT-34"),
        (A, Action::WaiveRent { claim: 7 }, "PT-34"),
        (A, Action::Pass {}, "PT-42"),
        (A, Action::Bid { amount: 10, field: None }, "PT-42"),
        (A, Action::JoinContest { field: f, count: 1 }, "PT-61"),
        (A, Action::DeclineContest {}, "PT-61"),
        (A, Action::RefuseTrade { offer: 1 }, "PT-81"),
        (A, Action::AcceptTrade { offer: 1 }, "PT-81"),
        (A, Action::WithdrawTrade { offer: 1 }, "PT-81"),
        (A, Action::DeclareBankruptcy {}, "PT-104"),
        (B, Action::BuildHouse { field: f, count: 1 }, "PT-52"),
        (A, Action::BuildHotel { field: f }, "PT-53"),
        (A, Action::SellHouses { field: f, count: 1 }, "PT-66"),
        (A, Action::SellHotel { field: f }, "PT-67"),
        (A, Action::DowngradeHotel { field: f }, "PT-68"),
        (B, Action::Mortgage { field: f }, "PT-71"),
        (A, Action::Redeem { field: f }, "PT-72"),
        (A, Action::OfferTrade(trade(B)), "PT-75"),
        (A, Action::OfferHouses { to_seat: B, source: f, target: field(1), count: 1, price: 5 }, "PT-70"),
        (A, Action::StandBy {}, "PT-127"),
        (Seat(7), Action::Resign {}, "PT-111"),
        (A, Action::BookEntry { entry: 1, revenue: 0, cost: 0 }, "PT-122"),
    ];
    let before = serde_json::to_string(&table.state).unwrap();
    for (seat, action, rule) in refusals {
        assert_eq!(table.refuses(seat, action), rule, "{action:?}");
        assert_eq!(serde_json::to_string(&table.state).unwrap(), before, "{action:?} left a trace");
        assert!(PropertyTournament::SPEC.contains(&format!("**{rule}**")));
    }
}

/// Forms promise no more than the rules keep.
#[test]
fn forms_are_for_what_may_be_done() {
    let forms = |table: &Table, seat: Seat| table.rules.forms(&table.state, seat);
    let partners = |table: &Table, seat: Seat| -> Vec<u64> {
        let trades = forms(table, seat).into_iter().filter(|form| form.action == "offer_trade");
        trades.map(|form| form.fixed["to_seat"].as_u64().unwrap()).collect()
    };
    let most = |table: &Table, action: &str| {
        let form = forms(table, A).into_iter().find(|form| form.action == action)?;
        form.fields.into_iter().find_map(|field| match field {
            engine::Field::Number { max, .. } => Some(max),
            _ => None,
        })
    };
    let mut own = table(3, "off_turn_actions=own_turn");
    own.give(A, &[39]).give(B, &[1]).give(C, &[3]);
    assert_eq!((partners(&own, A), partners(&own, B)), (vec![1, 2], vec![0]), "one party is on turn");
    for _ in 0..3 {
        own.offer(A, Trade { give_fields: fields(&[39]), get_cash: 9, ..trade(B) });
    }
    assert!(partners(&own, A).is_empty(), "three offers are open");
    let mut poor = table(3, "");
    poor.give(A, &[39]).cash(A, 500);
    assert_eq!((most(&poor, "build_house"), most(&poor, "sell_houses")), (Some(2), None));
    let mut even = table(3, "even_building=true");
    even.give(A, &[16, 18]).level(16, 2).level(18, 2);
    assert_eq!((most(&even, "build_house"), most(&even, "sell_houses")), (Some(1), Some(1)));
    let mut bidding = table(3, "");
    bidding.play("A:roll 1-5 A:decline A:bid60");
    let may_leave = |seat| forms(&bidding, seat).iter().any(|form| form.action == "resign");
    assert_eq!((may_leave(A), may_leave(B)), (false, true), "the high bidder stays");
}

/// Numbers far beyond any game are refused, not wrapped around.
#[test]
fn absurd_numbers_are_refused() {
    let mut table = table(3, "");
    table.give(A, &[39]).give(B, &[1]);
    let wish = Trade { give_cash: u32::MAX, get_fields: fields(&[1]), ..trade(B) };
    assert_eq!(table.refuses(A, Action::OfferTrade(wish)), "PT-75");
    let ask = Trade { give_fields: fields(&[39]), get_cash: u32::MAX, ..trade(B) };
    assert_eq!(table.refuses(A, Action::OfferTrade(ask)), "PT-75");
    assert_eq!(table.refuses(A, Action::BuildHouse { field: field(39), count: 255 }), "PT-52");
    table.play("A:roll 1-5 A:decline");
    assert_eq!(table.refuses(B, Action::Bid { amount: u32::MAX, field: None }), "PT-45");
    assert!(serde_json::from_str::<Action>(r#"{"type":"bid","amount":-1,"field":null}"#).is_err());
    assert!(serde_json::from_str::<Action>(r#"{"type":"mortgage","field":"10"}"#).is_err());
    assert!(serde_json::from_str::<Action>(r#"{"type":"roll","extra":1}"#).is_err());
}
