//! Every kind of illegal action is refused by its rule and leaves the state as it was.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

mod table;

use engine::{Game, Seat};
use property_tournament::*;
use table::*;

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
