//! CA-115 to CA-128.

use crate::table::*;
use cover_your_assets::*;

#[test]
fn ca_115_who_is_asked() {
    let mut table = table(3, "");
    for who in ["A", "B", "C"] {
        table.hold(who, "jewels coin");
    }
    table.piles("jewels jewels jewels", [5; 3]).deck(0);
    let rivals = [
        ("A", "0", "B"),
        ("A", "2", "C"),
        ("B", "0", "A"),
        ("B", "1", "C"),
        ("C", "1", "B"),
        ("C", "2", "A"),
    ];
    for (drafter, pile, rival) in rivals {
        let mut trial = table.again();
        trial.active(drafter).play(&format!("{drafter} draft jewels {pile}"));
        assert_eq!(trial.asked(), rival, "{drafter} drafts from {pile}");
        let third = ["A", "B", "C"].into_iter().find(|who| *who != drafter && *who != rival).unwrap();
        assert_eq!(trial.refused(&format!("{third} contest jewels")), "CA-115");
        assert_eq!(trial.refused(&format!("{third} decline")), "CA-115");
        assert_eq!(trial.refused(&format!("{drafter} decline")), "CA-115");
    }
    table.state.hands[1] = Cards::EMPTY.with(Card::House);
    table.play("A draft jewels 0");
    assert_eq!(
        (table.asked(), table.legal("B")),
        ("B".into(), vec!["decline".into()]),
        "asked without an answer"
    );
    let mut table = crate::table::table(3, "");
    table.hold("A", "jewels coin").hold("C", "jewels").piles("jewels jewels jewels", [5; 3]).deck(0);
    table.play("A draft jewels 0");
    assert_eq!(
        (table.asked(), table.stack("A")),
        ("C".into(), "jewels*2".into()),
        "an empty hand is not asked"
    );
}

#[test]
fn ca_116_contesting_needs_no_own_set() {
    let ready = |settings: &str| {
        let mut table = table(2, settings);
        table.hold("A", "jewels coin").hold("B", "jewels cash").piles("jewels boat boat", [5; 3]).deck(0);
        table
    };
    let mut table = ready("");
    table.play("A draft jewels 0; B contest jewels; A concede");
    assert_eq!(table.stack("B"), "jewels*3");
    let mut table = ready("draft_contest_needs_set");
    table.play("A draft jewels 0");
    assert_eq!((table.stack("A"), table.state.phase), ("jewels*2".into(), Phase::Turn));
    let mut table = ready("draft_contest_needs_set");
    table.own("B", "car*2").play("A draft jewels 0");
    assert_eq!(table.legal("B"), ["contest jewels", "decline"]);
}

#[test]
fn ca_117_the_contest_opens_a_duel() {
    let mut table = table(2, "kasicka");
    table
        .hold("A", "jewels*2 silver*2")
        .hold("B", "jewels silver gold jar cash")
        .piles("jewels boat boat", [5; 3]);
    table.deck(0);
    assert_eq!(table.refused("B contest jewels"), "CA-115");
    table.play("A draft jewels 0");
    assert_eq!(
        table.legal("B"),
        ["contest jewels", "contest silver", "contest gold", "contest jar", "decline"]
    );
    assert_eq!(table.refused("B contest cash"), "CA-117");
    assert_eq!(table.refused("B contest house"), "CA-117");
    table.play("B contest jar");
    let Phase::Duel(duel) = table.state.phase else { panic!("a duel") };
    assert_eq!((duel.challenger, duel.defender, duel.responder), (seat("B"), seat("A"), seat("A")));
    assert_eq!(
        (table.demand(), table.legal("A")),
        (2, vec!["respond jewels silver".into(), "respond silver silver".into(), "concede".into()])
    );
    table.play("A respond silver silver; B respond gold; A respond jewels; B concede");
    assert_eq!(table.stack("A"), "jewels*3 silver*2 gold jar");
}

#[test]
fn ca_118_where_the_pending_set_goes() {
    let ready = || {
        let mut table = table(2, "");
        table.hold("A", "jewels silver coin").hold("B", "jewels cash").own("A", "boat*2").own("B", "boat*2");
        table.piles("jewels car car", [5; 3]).deck(0);
        table
    };
    let mut table = ready();
    table.play("A draft jewels 0; B decline");
    assert_eq!(table.stack("A"), "boat*2 | jewels*2");
    let mut table = ready();
    table.play("A draft jewels 0; B contest jewels; A respond silver; B concede");
    assert_eq!(table.stack("A"), "boat*2 | jewels*3 silver");
    let mut table = ready();
    table.play("A draft jewels 0; B contest jewels; A concede");
    assert_eq!((table.stack("A"), table.stack("B")), ("boat*2".into(), "boat*2 | jewels*3".into()));
}

#[test]
fn ca_119_used_piles_are_turned_in_order() {
    let mut table = table(2, "");
    table.hold("A", "jewels coin").hold("B", "cash").piles("jewels stocks jewels", [5, 5, 5]).deck(0);
    table.play("A draft jewels 0,2");
    table.coming("boat car");
    table.play("B decline");
    let tops = table.state.piles.map(|pile| pile.top.unwrap());
    assert_eq!(tops, [Card::Motorboat, Card::Stocks, Card::ClassicCar]);
    assert_eq!(table.state.piles.map(|pile| pile.face_down), [4, 5, 4]);
}

#[test]
fn ca_120_the_rival_draws_after_the_drafter() {
    let mut table = table(2, "");
    table.hold("A", "jewels coin*5").hold("B", "jewels cash*5").piles("jewels boat boat", [5; 3]);
    table.play("A draft jewels 0; B contest jewels; A concede");
    assert_eq!(table.draws(), [("A".into(), 1), ("B".into(), 1)]);
    let mut table = crate::table::table(2, "");
    table.hold("A", "jewels coin*5").hold("B", "jewels cash*5").piles("jewels boat boat", [5; 3]);
    table.play("A draft jewels 0; B decline");
    assert_eq!(table.draws(), [("A".into(), 1)]);
}

/// A drafts Jewels from pile 0; nobody contests; what then shows is in `shows`.
fn uncovering(stacks: [&str; 2], shows: &str) -> Table {
    let mut table = table(2, "action_cards");
    table.hold("A", "jewels coin").hold("B", "cash").piles("jewels boat car", [9; 3]).deck(0);
    for (who, stack) in ["A", "B"].into_iter().zip(stacks).filter(|(_, stack)| !stack.is_empty()) {
        table.own(who, stack);
    }
    table.play("A draft jewels 0").coming(shows).act("B decline");
    table
}

#[test]
fn ca_121_an_uncovered_action_card_acts_at_once() {
    let mut table = table(2, "action_cards");
    table
        .hold("A", "jewels coin")
        .hold("B", "cash")
        .own("B", "boat*2")
        .piles("jewels jewels car", [9; 3])
        .deck(0);
    table.play("A draft jewels 0,1").coming("swap stocks bank").play("B decline");
    assert_eq!((table.stack("A"), table.stack("B")), ("boat*2".into(), "jewels*3".into()));
    let order: Vec<&Event> = table
        .events
        .iter()
        .filter(|event| matches!(event, Event::Uncovered { .. } | Event::PileTurned { .. }))
        .collect();
    assert_eq!(
        order,
        [
            &Event::Uncovered { card: Card::Swap, pile: 0 },
            &Event::PileTurned { pile: 0, card: Card::Stocks },
            &Event::PileTurned { pile: 1, card: Card::BankAccount }
        ],
        "before any other pile is turned"
    );
}

#[test]
fn ca_121_with_three_the_two_at_the_pile_are_affected() {
    let mut table = table(3, "action_cards");
    table.hold("A", "jewels coin").hold("B", "cash").hold("C", "cash");
    table.own("B", "boat*2").own("C", "bank*2").piles("car car jewels", [9; 3]).deck(0);
    table.play("A draft jewels 2").coming("swap stocks").play("C decline");
    assert_eq!(["A", "B", "C"].map(|who| table.stack(who)), ["bank*2", "boat*2", "jewels*2"]);
}

#[test]
fn ca_122_it_uses_up_no_action() {
    let mut table = table(2, "action_cards two_actions");
    table
        .hold("A", "jewels coin*2")
        .hold("B", "cash")
        .own("B", "boat*2")
        .piles("jewels boat car", [9; 3])
        .deck(0);
    table.play("A draft jewels 0").coming("swap stocks").play("B decline");
    assert_eq!((table.asked(), table.state.first_action_done), ("A".into(), true));
    table.play("A set coin coin");
    assert_eq!(table.asked(), "B");
}

#[test]
fn ca_123_each_moves_a_set_of_the_other_the_drafter_first() {
    let mut table = uncovering(["stocks*2 | bank*2", "boat*2 | car*2 | piggy*2"], "shift stocks");
    table.settle();
    assert_eq!(table.asked(), "A");
    assert_eq!(table.legal("A"), ["choose down", "choose up"]);
    assert_eq!(table.refused("B choose up"), "CA-123");
    assert_eq!(table.refused("A discard coin"), "CA-16");
    table.play("A choose up");
    assert_eq!((table.stack("B"), table.asked()), ("car*2 | piggy*2 | boat*2".into(), "B".into()));
    table.play("B choose down");
    assert_eq!(table.stack("A"), "jewels*2 | stocks*2 | bank*2");
    assert_eq!((words(table.state.removed), table.state.piles[0].top), ("shift".into(), Some(Card::Stocks)));
    assert_eq!(table.refused("B choose up"), "CA-123");
}

/// The drafter chooses first even if the rival took the set, and with three players the third stack lies still.
#[test]
fn ca_123_the_drafter_chooses_first_whoever_won_the_set() {
    let mut table = table(3, "action_cards");
    table.hold("A", "jewels coin").hold("B", "cash").hold("C", "jewels cash");
    table.own("A", "stocks*2 | bank*2 | coin*2").own("B", "boat*2 | cash*2 | piggy*2");
    table.own("C", "car*2 | house*2").piles("boat car jewels", [9; 3]).deck(0);
    table.play("A draft jewels 2; C contest jewels").coming("shift stocks").play("A concede");
    assert_eq!((table.asked(), table.stack("C")), ("A".into(), "car*2 | house*2 | jewels*3".into()));
    table.play("A choose down");
    assert_eq!((table.asked(), table.stack("C")), ("C".into(), "jewels*3 | car*2 | house*2".into()));
    table.play("C choose up");
    assert_eq!(table.stack("A"), "bank*2 | coin*2 | stocks*2");
    assert_eq!((table.stack("B"), table.asked()), ("boat*2 | cash*2 | piggy*2".into(), "B".into()));
}

#[test]
fn ca_124_small_stacks_need_no_decision() {
    let mut table = uncovering(["", "boat*2"], "shift stocks");
    table.settle();
    assert_eq!((table.stack("A"), table.stack("B")), ("jewels*2".into(), "boat*2".into()));
    assert_eq!(words(table.state.removed), "shift", "it goes even if nothing was changed");
    let mut table = uncovering(["bank*2", "boat*2 | car*2"], "shift stocks");
    table.settle();
    assert_eq!((table.stack("A"), table.stack("B")), ("jewels*2 | bank*2".into(), "car*2 | boat*2".into()));
    assert_eq!(table.asked(), "B");
    assert_eq!(table.state.phase, Phase::Turn);
}

#[test]
fn ca_125_an_uncovered_swap() {
    let mut table = uncovering(["bank*2", "boat*2"], "swap stocks");
    table.settle();
    assert_eq!((table.stack("A"), table.stack("B")), ("bank*2 | boat*2".into(), "jewels*2".into()));
    assert_eq!(words(table.state.removed), "swap");
}

#[test]
fn ca_126_a_swap_without_sets_is_set_aside() {
    let mut table = uncovering(["bank*2", ""], "swap");
    table.chance();
    let Phase::Reveal(reveal) = table.state.phase else { panic!("the next card is turned up") };
    assert_eq!(*reveal.aside, [Card::Swap]);
    assert_eq!(table.stack("A"), "bank*2 | jewels*2", "no effect");
    assert!(table.state.removed.is_empty());
}

#[test]
fn ca_127_back_into_the_pile() {
    let mut table = uncovering(["", ""], "swap shift swap stocks");
    (0..4).for_each(|_| _ = table.chance());
    assert_eq!(words(table.state.removed), "shift");
    assert_eq!(table.state.piles[0], Pile { top: Some(Card::Stocks), face_down: 5 });
    assert_eq!(table.chances().len(), 6, "five cards, six gaps");
    table.happen(Chance::Gap { above: 2 });
    assert_eq!(table.chances().len(), 7, "one after the other");
    table.happen(Chance::Gap { above: 0 });
    assert_eq!((table.state.piles[0].face_down, table.state.phase), (7, Phase::Turn));
    assert_eq!(table.state.put_back.at_least_in_pile(0), ActionCounts { swap: 2, shift: 0 });
}

#[test]
fn ca_127_an_empty_pile_takes_nothing_back() {
    let mut table = table(2, "action_cards");
    table.hold("A", "jewels coin").piles("jewels boat car", [1, 9, 9]).deck(0);
    table.coming("swap").act("A draft jewels 0");
    table.happen(Chance::Card { card: Card::Swap });
    assert_eq!(table.state.piles[0], Pile { top: None, face_down: 0 });
    assert_eq!((words(table.state.removed), table.state.phase), ("swap".into(), Phase::Turn));
}

#[test]
fn ca_128_action_cards_in_hands_work_as_ever() {
    let mut table = table(3, "advanced=all");
    table
        .hold("A", "swap shift")
        .own("A", "coin*2")
        .own("B", "boat*2")
        .own("C", "car*2 | bank*2")
        .hold("B", "cash")
        .deck(0);
    assert_eq!(
        table.legal("A"),
        ["discard swap", "discard shift", "swap B", "swap C", "shift C down", "shift C up"],
        "any other seat, shared pile or not"
    );
    table.play("A swap C; A shift C up");
    assert_eq!(["A", "C"].map(|who| table.stack(who)), ["bank*2", "coin*2 | car*2"]);
}
