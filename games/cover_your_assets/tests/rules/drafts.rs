//! CA-102 to CA-114.

use crate::table::*;
use cover_your_assets::*;
use engine::Seat;

#[test]
fn ca_102_two_players() {
    let mut table = fresh(2, "");
    table.settle();
    assert_eq!((table.hand_size("A"), table.hand_size("B")), (6, 6));
    assert!(table.state.piles.iter().all(|pile| pile.top.is_some() && pile.face_down == 9));
    assert!(!table.rules.cards_in_play().has(Card::House));
    for seat in Seat::all(2) {
        assert_eq!(PileSet::usable(seat, 2), PileSet::ALL);
    }
}

#[test]
fn ca_103_three_players_share_piles_with_their_neighbours() {
    let mut table = fresh(3, "");
    table.settle();
    assert_eq!(["A", "B", "C"].map(|who| table.hand_size(who)), [5; 3]);
    assert_eq!(fresh(3, "hand_size_six").settle().hand_size("B"), 6);
    let usable = Seat::all(3).map(|seat| Vec::from(PileSet::usable(seat, 3))).collect::<Vec<_>>();
    assert_eq!(usable, [[0, 2], [0, 1], [1, 2]]);
    let mut table = crate::table::table(3, "");
    table.hold("A", "jewels").piles("jewels jewels jewels", [5; 3]);
    assert_eq!(table.legal_of("A", "draft"), ["draft jewels 0", "draft jewels 2"]);
    assert_eq!(table.refused("A draft jewels 1"), "CA-103");
}

#[test]
fn ca_104_refills_come_from_the_deck_only() {
    let mut table = table(2, "");
    table.hold("A", "jewels coin").hold("B", "cash").piles("jewels boat boat", [5; 3]).deck(0);
    table.play("A discard coin");
    assert_eq!((table.hand("A"), table.state.piles.map(|pile| pile.face_down)), ("jewels".into(), [5; 3]));
}

#[test]
fn ca_105_piles_are_not_refilled() {
    let mut table = table(2, "");
    table.hold("A", "jewels*2").hold("B", "cash*3").piles("jewels boat -", [0, 5, 0]);
    assert_eq!(table.refused("A draft jewels 2"), "CA-105");
    table.play("A draft jewels 0; B decline");
    assert_eq!(table.state.piles[0], Pile { top: None, face_down: 0 });
    assert!(table.events.contains(&Event::PileEmpty { pile: 0 }));
    assert_eq!(table.refused("B draft cash 0"), "CA-105");
}

#[test]
fn ca_106_all_other_actions_are_unchanged() {
    let mut table = table(3, "action_cards");
    table
        .hold("A", "jewels*2 cash swap")
        .own("A", "coin*2")
        .own("B", "coin*2 | jewels*2")
        .own("C", "coin*2 | cash*2");
    table.discards("cash").piles("boat car bank", [5; 3]);
    for action in [
        "set jewels jewels",
        "set cash + discard",
        "discard swap",
        "challenge B jewels",
        "challenge C cash",
        "swap B",
        "swap C",
    ] {
        assert!(table.legal("A").contains(&action.into()), "{action}");
    }
}

#[test]
fn ca_107_the_round_ends_with_cards_on_the_piles() {
    let mut table = table(2, "end_mode=quick");
    table.hold("A", "coin").piles("boat car bank", [9; 3]).deck(0);
    table.play("A discard coin");
    assert!(table.is_over());
    assert_eq!(table.totals(), [0, 0]);
}

#[test]
fn ca_108_one_hand_card_and_the_tops() {
    let mut table = table(2, "");
    table.hold("A", "jewels").piles("jewels gold silver", [5; 3]);
    assert_eq!(
        table.legal_of("A", "draft"),
        [
            "draft jewels 0",
            "draft jewels 1",
            "draft jewels 0,1",
            "draft jewels 2",
            "draft jewels 0,2",
            "draft jewels 1,2",
            "draft jewels 0,1,2"
        ]
    );
    assert_eq!(table.refused("A draft jewels"), "CA-108", "no pile");
    assert_eq!(table.refused("A draft cash 1"), "CA-108", "not in the hand");
    let mut table = crate::table::table(3, "");
    table.hold("A", "jewels").piles("jewels gold jewels", [5; 3]);
    assert_eq!(table.refused("A draft jewels 0,2"), "CA-108", "with three players one pile");
}

#[test]
fn ca_109_one_asset_and_any_wilds() {
    let mut table = table(2, "");
    table.hold("A", "jewels gold coin").piles("jewels silver stocks", [5; 3]);
    assert_eq!(table.refused("A draft coin 0"), "CA-109");
    assert_eq!(table.refused("A draft gold 1"), "CA-109", "two wilds have no type");
    assert_eq!(table.refused("A draft gold 0,2"), "CA-109", "two types");
    table.play("A draft gold 0,1");
    assert!(!matches!(table.state.phase, Phase::Contest { .. }), "B has no card to contest with");
    assert_eq!(table.stack("A"), "jewels silver gold");
}

#[test]
fn ca_110_fewer_piles_than_would_fit() {
    let mut table = table(2, "");
    table.hold("A", "jewels").piles("jewels jewels silver", [5; 3]);
    table.play("A draft jewels 1");
    assert_eq!(table.stack("A"), "jewels*2");
    assert_eq!(table.state.piles[0].top, Some(Card::Jewels));
    assert_eq!(table.state.piles[2].top, Some(Card::Silver));
}

#[test]
fn ca_111_no_discard_in_a_draft() {
    let mut table = table(2, "");
    table.hold("A", "coin silver").discards("coin").piles("gold silver gold", [5; 3]);
    table.play("A draft coin 0");
    assert_eq!((table.stack("A"), table.discard_pile()), ("coin gold".into(), vec!["coin"]));
    assert!(
        serde_json::from_str::<Action>(
            r#"{"type":"draft_set","hand":"coin_collection","piles":[0],"use_discard":true}"#
        )
        .is_err()
    );
}

#[test]
fn ca_112_a_pending_set_lies_in_no_stack() {
    let mut table = table(2, "");
    table.hold("A", "jewels").hold("B", "cash").piles("jewels boat boat", [5; 3]);
    table.play("A draft jewels 0");
    let Phase::Contest { draft, rival } = table.state.phase else { panic!("B is asked") };
    assert_eq!((words(draft.set.cards()), rival), ("jewels*2".into(), seat("B")));
    assert_eq!((table.stack("A"), table.state.piles[0].top), (String::new(), None));
}

#[test]
fn ca_113_the_first_set_of_a_drafter_can_be_contested() {
    let mut table = table(2, "");
    table.hold("A", "jewels").hold("B", "jewels cash").piles("jewels boat boat", [5; 3]).deck(0);
    table.play("A draft jewels 0; B contest jewels");
    assert_eq!(table.stack("B"), "jewels*3", "A has no card left to answer with");
}

#[test]
fn ca_114_a_draft_is_one_action() {
    let mut table = table(2, "two_actions");
    table.hold("A", "jewels*2 coin").hold("B", "cash").piles("jewels jewels boat", [5; 3]).deck(0);
    table.play("A draft jewels 0; B decline");
    assert_eq!(table.asked(), "A");
    table.play("A draft jewels 1; B decline");
    assert_eq!((table.asked(), table.stack("A")), ("B".into(), "jewels*2 | jewels*2".into()));
}
