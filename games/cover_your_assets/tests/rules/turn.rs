//! CA-16 to CA-35.

use crate::table::*;
use cover_your_assets::*;
use engine::Game;

#[test]
fn ca_16_there_is_always_a_legal_action_and_no_pass() {
    let mut table = table(4, "advanced=all");
    table.hold("A", "swap shift jar coin house gold").deck(20);
    let discards = table.legal_of("A", "discard");
    assert_eq!(
        discards,
        ["discard coin", "discard house", "discard gold", "discard jar", "discard swap", "discard shift"]
    );
    assert!(!table.legal("A").contains(&"end".into()));
    assert_eq!(table.refused("B discard coin"), "CA-16");
    assert_eq!(table.refused("B end"), "CA-16");
}

#[test]
fn ca_17_the_actions_of_the_classic_game() {
    let mut table = table(4, "");
    table
        .hold("A", "jewels*2 silver house")
        .own("A", "house*2")
        .own("B", "coin*2 | house*2")
        .discards("jewels");
    let mut kinds: Vec<String> =
        table.legal("A").iter().map(|action| action.split(' ').next().unwrap().to_owned()).collect();
    kinds.dedup();
    assert_eq!(kinds, ["set", "discard", "challenge"]);
    assert_eq!(table.refused("A upgrade house"), "CA-17");
    assert_eq!(table.refused("A swap B"), "CA-17");
    assert_eq!(table.refused("A shift B up"), "CA-17");
}

#[test]
fn ca_17_every_switch_brings_its_action() {
    let kinds = |settings| {
        let mut table = table(2, settings);
        table
            .hold("A", "jewels*3")
            .own("A", "jewels*2")
            .own("B", "coin*2 | cash*2")
            .piles("jewels - -", [9, 0, 0]);
        if settings.contains("action_cards") {
            table.hold("A", "swap shift");
        }
        let mut kinds: Vec<String> =
            table.legal("A").iter().map(|action| action.split(' ').next().unwrap().to_owned()).collect();
        kinds.dedup();
        kinds.join(" ")
    };
    assert_eq!(kinds(""), "set discard draft");
    assert_eq!(kinds("upgrade_set"), "set discard upgrade draft");
    assert_eq!(kinds("action_cards"), "set discard swap shift draft");
    assert_eq!(kinds("small_table=plain"), "set discard");
}

#[test]
fn ca_18_one_action_is_a_turn() {
    let mut table = table(4, "");
    table.hold("A", "coin*5").hold("B", "cash*5").hold("C", "house*5").hold("D", "boat*5");
    table.play("A discard coin");
    assert_eq!((table.asked(), table.hand_size("A")), ("B".into(), 5));
    assert_eq!(table.refused("B end"), "CA-18");
}

#[test]
fn ca_19_every_action_uses_a_card() {
    let mut table = table(4, "advanced=all");
    table.hold("A", "jewels*2 silver jar swap shift").own("A", "coin*2 | jewels*2");
    table.own("B", "coin*2 | jewels*2 | cash*2").discards("jewels");
    for action in table.legal_actions(seat("A")) {
        let mut after = table.state;
        table.rules.apply(&mut after, engine::Step::Seat { seat: seat("A"), action }, &mut ());
        assert!(after.hand(seat("A")).len() < 6 || after.deck < table.state.deck, "{action:?}");
    }
    table.state.hands[0] = Cards::EMPTY;
    assert_eq!(table.legal("A"), [""; 0], "nothing is possible without cards");
}

#[test]
fn ca_20_nobody_draws_during_an_action() {
    let mut table = table(4, "");
    table
        .hold("A", "jewels*2 coin*3")
        .hold("B", "jewels*2 cash*3")
        .own("A", "boat*2")
        .own("B", "boat*2 | jewels*2");
    table.play("A challenge B jewels; B respond jewels; A respond jewels");
    assert_eq!((table.hand_size("A"), table.hand_size("B"), table.draws().len()), (3, 4, 0));
}

#[test]
fn ca_21_the_active_seat_draws_first_then_those_who_played() {
    let mut table = table(4, "");
    table
        .hold("A", "jewels*2 coin*3")
        .hold("B", "jewels*2 cash*3")
        .hold("C", "boat*5")
        .hold("D", "boat*2 bank*3");
    table.own("A", "house*2").own("B", "house*2 | jewels*2");
    table.play("A challenge B jewels; B respond jewels; A respond jewels; B respond jewels; A concede");
    assert_eq!(table.draws(), [("A".into(), 2), ("B".into(), 2)]);
    assert!(["A", "B", "C", "D"].iter().all(|who| table.hand_size(who) == 5));
}

#[test]
fn ca_21_who_comes_too_late_gets_nothing() {
    let mut table = table(4, "");
    table
        .hold("A", "jewels*2 coin*3")
        .hold("B", "jewels cash*4")
        .own("A", "house*2")
        .own("B", "house*2 | jewels*2");
    table.deck(1);
    table.play("A challenge B jewels; B respond jewels; A respond jewels; B concede");
    assert_eq!(table.draws(), [("A".into(), 1)]);
    assert_eq!((table.hand_size("A"), table.hand_size("B"), table.state.deck), (4, 4, 0));
}

#[test]
fn ca_21_a_refill_fills_an_empty_hand_too() {
    let mut table = table(4, "two_actions");
    table.hold("A", "jewels*2 coin*2").hold("B", "cash*5").hold("C", "boat*5").hold("D", "bank*5");
    table.play("A set jewels*2; A set coin*2");
    assert_eq!(table.hand_size("A"), 5);
}

#[test]
fn ca_22_empty_hands_are_skipped() {
    let mut table = table(4, "");
    table.hold("A", "coin").hold("D", "cash*2").deck(0);
    table.play("A discard coin");
    assert_eq!(table.asked(), "D");
    table.play("D discard cash");
    assert_eq!(table.asked(), "D");
}

#[test]
fn ca_23_hands_are_full_while_the_deck_lasts() {
    for (seats, settings) in [(2, ""), (3, "advanced=all"), (4, ""), (5, "two_actions"), (6, "advanced=all")]
    {
        let mut table = fresh(seats, &format!("end_mode=quick {settings}"));
        table.settle();
        let mut scratch = Vec::new();
        while let Some(seat) = table.rules.ask(&table.state) {
            if table.state.phase == Phase::Turn && !table.state.first_action_done && table.state.deck > 0 {
                let held = &table.state.hands[..usize::from(seats)];
                assert!(held.iter().all(|hand| hand.len() == table.rules.hand_size()), "{held:?}");
            }
            let action = table.rules.sample(&table.state, seat, &mut table.rng, &mut scratch);
            table.rules.apply(&mut table.state, engine::Step::Seat { seat, action }, &mut ());
            table.settle();
        }
    }
}

#[test]
fn ca_24_two_cards_make_a_set() {
    let mut table = table(4, "");
    table.hold("A", "jewels*2 silver coin").discards("coin");
    assert_eq!(table.refused("A set jewels"), "CA-24");
    assert_eq!(table.refused("A set jewels jewels + discard"), "CA-24");
    assert_eq!(table.refused("A set coin coin"), "CA-24");
    assert_eq!(table.refused("A set house silver"), "CA-24");
    table.play("A set jewels jewels");
    assert_eq!(table.stack("A"), "jewels*2");
}

#[test]
fn ca_25_what_is_a_pair() {
    let mut table = table(4, "kasicka action_cards");
    table.hold("A", "jewels house silver*2 gold jar*2 swap").discards("gold");
    for pair in ["jewels house", "silver silver", "silver gold", "silver jar", "jar jar"] {
        assert_eq!(table.refused(&format!("A set {pair}")), "CA-25", "{pair}");
    }
    for wild in ["silver", "jar", "gold"] {
        assert_eq!(table.refused(&format!("A set {wild} + discard")), "CA-25");
    }
    assert_eq!(table.refused("A set jewels swap"), "CA-84");
    let pairs = table.legal_of("A", "set");
    assert_eq!(
        pairs,
        [
            "set jewels + discard",
            "set jewels silver",
            "set jewels gold",
            "set jewels jar",
            "set house + discard",
            "set house silver",
            "set house gold",
            "set house jar"
        ]
    );
}

#[test]
fn ca_26_the_five_ways_to_pair() {
    for (hand, discard, action, made) in [
        ("cash*2", "coin", "set cash cash", "cash*2"),
        ("cash gold", "coin", "set cash gold", "cash gold"),
        ("cash", "cash", "set cash + discard", "cash*2"),
        ("silver", "cash", "set silver + discard", "cash silver"),
        ("cash", "silver", "set cash + discard", "cash silver"),
    ] {
        let mut table = table(4, "");
        table.hold("A", hand).discards(discard).play(&format!("A {action}"));
        assert_eq!(table.stack("A"), made);
    }
}

#[test]
fn ca_27_a_new_set_on_top_uncovers_the_discard_below() {
    let mut table = table(4, "");
    table.hold("A", "jewels coin*4").own("A", "house*2").discards("cash silver");
    table.play("A set jewels + discard");
    assert_eq!(table.stack("A"), "house*2 | jewels silver");
    assert_eq!(table.state.stacks.top(seat("A")).unwrap().asset(), Card::Jewels);
    assert_eq!(table.discard_pile(), ["cash"]);
}

#[test]
fn ca_28_only_the_top_discard_and_never_a_new_one() {
    let mut table = table(4, "");
    table.hold("A", "jewels*5").hold("B", "cash house coin*3").discards("cash jewels");
    assert_eq!(table.hold("A", "").refused("A set cash + discard"), "CA-24");
    table.play("A set jewels + discard; B set cash + discard");
    assert!(table.state.discard.is_empty(), "an empty pile stays empty");
    table.active("B").state.phase = Phase::Turn;
    assert_eq!(table.refused("B set house + discard"), "CA-28");
}

#[test]
fn ca_29_sets_are_never_merged() {
    let mut table = table(4, "");
    table.hold("A", "jewels*5").hold("B", "coin").deck(0);
    table.play("A set jewels jewels; B discard coin; A set jewels jewels");
    assert_eq!(table.stack("A"), "jewels*2 | jewels*2");
}

#[test]
fn ca_30_a_set_shows_its_type_whatever_was_played() {
    let mut table = table(4, "kasicka");
    table
        .hold("A", "jar gold*2")
        .hold("B", "silver*2 jewels")
        .own("A", "coin*2")
        .own("B", "coin*2 | jewels gold");
    table.hold("C", "cash").deck(0);
    table
        .play("A challenge B jar; B respond silver silver; A respond gold; B respond jewels; A respond gold");
    let top = table.state.stacks.top(seat("A")).unwrap();
    assert_eq!(
        (top.asset(), table.stack("A")),
        (Card::Jewels, "coin*2 | jewels*2 silver*2 gold*3 jar".into())
    );
    let shown = serde_json::to_value(top).unwrap();
    assert_eq!(shown["asset"], "jewels");
    assert_eq!(Set::of(top.cards()), Some(top), "the order of the cards has no meaning");
}

#[test]
fn ca_31_a_formed_set_cannot_be_contested() {
    let mut table = table(2, "");
    table.hold("A", "jewels*2 cash").hold("B", "jewels silver gold").piles("coin coin coin", [5; 3]).deck(0);
    table.play("A set jewels jewels");
    assert_eq!((table.stack("A"), table.state.phase), ("jewels*2".into(), Phase::Turn));
    assert_eq!(table.asked(), "B");
}

#[test]
fn ca_32_any_card_can_be_discarded() {
    for word in ["coin", "silver", "gold", "jar", "swap", "shift"] {
        let mut table = table(4, "advanced=all");
        table.hold("A", word).discards("cash").play(&format!("A discard {word}"));
        assert_eq!(table.discard_pile(), ["cash", word]);
    }
    assert_eq!(table(4, "").hold("A", "coin").refused("A discard cash"), "CA-32");
}

#[test]
fn ca_33_a_discarded_action_card_blocks_the_pile() {
    let mut table = table(4, "action_cards");
    table
        .hold("A", "swap coin")
        .hold("B", "jewels silver cash")
        .own("A", "coin*2")
        .own("B", "cash*2")
        .discards("jewels");
    table.play("A discard swap");
    assert_eq!((table.stack("A"), table.stack("B")), ("coin*2".into(), "cash*2".into()), "it has no effect");
    assert!(table.state.removed.is_empty());
    for word in ["jewels", "silver", "cash"] {
        assert_eq!(table.refused(&format!("B set {word} + discard")), "CA-33");
    }
    assert!(table.legal("B").iter().all(|action| !action.ends_with("+ discard")));
}

#[test]
fn ca_34_discards_never_come_back() {
    let mut table = table(4, "");
    table.hold("A", "coin").hold("B", "cash*2").discards("gold").deck(0);
    table.play("A discard coin; B discard cash");
    assert_eq!((table.state.deck, table.discard_pile().len()), (0, 104 - 1), "there is no reshuffle");
    assert_eq!(table.discard_pile()[100..], ["gold", "coin", "cash"]);
    assert_eq!(table.hand("A"), "");
}

#[test]
fn ca_35_an_own_discard_can_be_used_again() {
    let mut table = table(4, "two_actions");
    table
        .hold("A", "silver cash*4")
        .hold("B", "coin*5")
        .hold("C", "boat*5")
        .hold("D", "bank*5")
        .coming("stocks");
    table.play("A discard silver; A set cash + discard");
    assert_eq!(table.stack("A"), "cash silver");
}
