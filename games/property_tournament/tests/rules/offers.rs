//! What becomes of an open offer when the world changes under it: PT-80, PT-81, PT-83, R-60, R-61, R-64.

use crate::table::*;
use engine::{Game, SeatSet, Viewer};
use property_tournament::*;

fn closed(table: &Table) -> Vec<(u16, Closed)> {
    let closed = |event: &Event| match event {
        Event::OfferClosed { offer, closed, .. } => Some((*offer, *closed)),
        _ => None,
    };
    table.events.iter().filter_map(closed).collect()
}

/// A offers Konopacka and 50 for Ujazdowskie of B, then sells Konopacka to B.
fn sold_meanwhile(mut table: Table) -> (Table, u16) {
    table.give(A, &[1]).give(B, &[39]);
    let swap = Trade { give_cash: 50, give_fields: fields(&[1]), get_fields: fields(&[39]), ..trade(B) };
    let number = table.offer(A, swap);
    let sale = table.offer(A, Trade { give_fields: fields(&[1]), get_cash: 60, ..trade(B) });
    table.play(&format!("B:accept{sale}"));
    (table, number)
}

#[test]
fn pt_81_an_offer_whose_things_changed_hands_lapses() {
    let (table, number) = sold_meanwhile(table(3, "field_swaps=true"));
    assert_eq!(closed(&table), [(number, Closed::Lapsed)]);
    assert!(table.state.offers.is_empty());
    assert_eq!(table.refused(&format!("B:accept{number}")), "PT-81");
}

#[test]
fn pt_81_in_version_1_an_offer_turned_round_with_its_things() {
    let (mut table, number) = sold_meanwhile(table_v1(3, "field_swaps=true"));
    assert_eq!(closed(&table), []);
    table.play(&format!("B:accept{number}"));
    assert_eq!(table.state.fields[A.index()], fields(&[1, 39]), "A gets what A had offered to give");
}

/// With the default options: A offers Konopacka and 50 for B's jail card, then sells Konopacka to B.
fn card_wanted(mut table: Table) -> (Table, u16) {
    table.give(A, &[1]).turn_of(B).at(B, 4).play("B:roll 1-2 CH-10");
    let card = CardSet::one(DeckName::Chance);
    let wish = Trade { give_cash: 50, give_fields: fields(&[1]), get_cards: card, ..trade(B) };
    let number = table.offer(A, wish);
    let sale = table.offer(A, Trade { give_fields: fields(&[1]), get_cash: 60, ..trade(B) });
    table.play(&format!("B:accept{sale}"));
    (table, number)
}

#[test]
fn pt_81_nobody_accepts_something_else_than_was_shown() {
    let (table, number) = card_wanted(table(3, ""));
    assert_eq!(table.refused(&format!("B:accept{number}")), "PT-81");
    let (mut old, number) = card_wanted(table_v1(3, ""));
    old.play(&format!("B:accept{number}"));
    assert_eq!(
        old.state.fields[A.index()],
        fields(&[1]),
        "in version 1 B gave the card and the field for 50"
    );
}

#[test]
fn pt_81_everybody_hears_of_a_lapsed_offer() {
    let (table, _) = sold_meanwhile(table(3, "field_swaps=true"));
    let lapsed = |event: &&Event| matches!(event, Event::OfferClosed { closed: Closed::Lapsed, .. });
    let event = table.events.iter().find(lapsed).unwrap();
    for viewer in [Viewer::Seat(A), Viewer::Seat(C), Viewer::Public] {
        assert_eq!(table.rules.redact(event, viewer).as_ref(), Some(event));
        assert!(table.rules.view(&table.state, viewer).offers.is_empty());
    }
}

#[test]
fn pt_81_a_thing_that_went_to_a_third_seat_closes_the_offer() {
    let mut table = table(3, "");
    table.give(B, &[39]);
    let wish = table.offer(A, Trade { give_cash: 400, get_fields: fields(&[39]), ..trade(B) });
    let sale = table.offer(B, Trade { give_fields: fields(&[39]), get_cash: 500, ..trade(C) });
    table.play(&format!("C:accept{sale}"));
    assert_eq!(closed(&table), [(wish, Closed::Lapsed)]);
}

#[test]
fn pt_81_a_jail_card_that_is_used_closes_the_offer() {
    let mut table = table(3, "");
    table.at(A, 4).play("A:roll 1-2 CH-10 A:end B:roll 1-5 B:buy B:end C:roll 1-5 C:end");
    let sale = Trade { give_cards: CardSet::one(DeckName::Chance), get_cash: 60, ..trade(B) };
    let number = table.offer(A, sale);
    table.state.jail[A.index()] = Jail::ARRESTED;
    table.at(A, 10).play("A:card0");
    assert_eq!(closed(&table), [(number, Closed::Lapsed)]);
}

/// a field with a loan on it is not the field that was shown.
#[test]
fn pt_78_a_loan_taken_or_paid_back_closes_the_offer() {
    for (who, before, word) in
        [(A, &[][..], "A:mortgage39"), (A, &[39], "A:redeem39"), (B, &[], "B:mortgage39")]
    {
        let mut table = table(3, "");
        table.give(who, &[39, 37]).mortgaged(before);
        let of = |space| match who {
            A => Trade { give_fields: fields(&[space]), get_cash: 100, ..trade(B) },
            _ => Trade { get_fields: fields(&[space]), give_cash: 100, ..trade(B) },
        };
        let (number, other) = (table.offer(A, of(39)), table.offer(A, of(37)));
        table.play(word);
        assert_eq!(closed(&table), [(number, Closed::Lapsed)], "{word}");
        assert!(table.state.offers.get(other).is_some());
    }
}

#[test]
fn pt_83_an_offer_that_left_the_band_is_not_listed() {
    let open = |mut table: Table| {
        table.give(A, &[39]);
        let number = table.offer(A, Trade { give_fields: fields(&[39]), get_cash: 400, ..trade(B) });
        table.play("A:mortgage39");
        let listed = table.rules.view(&table.state, Viewer::Seat(B)).offers.len();
        (listed, table.refused(&format!("B:accept{number}")))
    };
    assert_eq!(open(table(3, "trade_band_pct=10")), (0, "PT-81"));
    assert_eq!(open(table_v1(3, "trade_band_pct=10")), (1, "PT-83"));
}

#[test]
fn pt_75_the_view_says_what_each_side_gives() {
    let mut table = table(3, "field_swaps=true");
    table.give(A, &[1, 3]).give(B, &[39]);
    let terms = Trade { give_fields: fields(&[1, 3]), get_fields: fields(&[39]), get_cash: 10, ..trade(B) };
    table.offer(A, terms);
    let shown = table.rules.view(&table.state, Viewer::Public).offers[0];
    assert_eq!((shown.give_fields, shown.get_fields), (fields(&[1, 3]), fields(&[39])));
    assert_eq!((shown.give_cash, shown.get_cash), (0, 10));
}

#[test]
fn pt_80_open_offers_end_with_the_last_turn() {
    let mut table = table(2, "rounds=1");
    table.give(A, &[39]).turn_of(B);
    table.state.phase = Phase::AfterMove;
    let number = table.offer(A, Trade { give_fields: fields(&[39]), get_cash: 60, ..trade(B) });
    table.play("B:end");
    assert_eq!(closed(&table), [(number, Closed::Impossible)]);
}

/// B's offer to A is older, but on C's turn only the one between C and B can be answered.
fn two_offers(mut table: Table) -> (Table, u16, u16) {
    table.give(B, &[1]).give(C, &[39]);
    let older = table.offer(B, Trade { give_fields: fields(&[1]), get_cash: 60, ..trade(A) });
    table.turn_of(B);
    let newer = table.offer(C, Trade { give_fields: fields(&[39]), get_cash: 60, ..trade(B) });
    table.turn_of(C);
    (table, older, newer)
}

///
#[test]
fn pt_127_with_own_turn_the_timer_is_that_of_the_oldest_offer_that_can_be_answered() {
    let (mut table, older, newer) = two_offers(table(4, "off_turn_actions=own_turn"));
    let wait = table.rules.wait(&table.state).unwrap();
    assert_eq!((wait.seats, wait.after_ms), (SeatSet::one(B), 45_000));
    table.play("lapse");
    assert_eq!(closed(&table), [(newer, Closed::Expired)]);
    assert!(table.state.offers.get(older).is_some(), "it sleeps");
    assert_eq!(table.rules.wait(&table.state).unwrap().seats, SeatSet::one(C), "the turn goes on");
    table.turn_of(A);
    let wait = table.rules.wait(&table.state).unwrap();
    assert_eq!((wait.seats, wait.id as u16), (SeatSet::one(A), older), "and its timer goes on");
}

#[test]
fn pt_127_in_version_1_the_oldest_offer_hid_the_others() {
    let (table, ..) = two_offers(table_v1(4, "off_turn_actions=own_turn"));
    assert_eq!(table.rules.wait(&table.state).unwrap().seats, SeatSet::one(C), "the turn timer runs");
}
