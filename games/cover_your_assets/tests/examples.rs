//! The worked examples of section 8.

mod table;

use cover_your_assets::*;
use table::*;

#[test]
fn ex_1_duel() {
    let mut table = table(4, "");
    table.hold("A", "car*2 coin*3").hold("B", "gold cash*4").hold("C", "bank*5").hold("D", "stocks*5");
    table.own("A", "boat*2").own("B", "boat*2 | car*2");
    table.play("A challenge B car; B respond gold; A respond car; B concede");
    assert_eq!(table.stack("A"), "boat*2 | car*4 gold");
    assert_eq!(table.state.stacks.top(seat("A")).unwrap().value(), 110_000);
    assert_eq!(table.draws(), [("A".into(), 2), ("B".into(), 1)]);
}

#[test]
fn ex_2_draft_from_two_piles() {
    let mut table = table(2, "");
    table.hold("A", "boat cash*5").hold("B", "stocks*6").piles("boat boat coin", [9; 3]);
    table.play("A draft boat 0,1; B decline");
    assert_eq!((table.stack("A"), table.value("A")), ("boat*3".into(), 45_000));
    assert_eq!(table.state.piles.map(|pile| pile.face_down), [8, 8, 9]);
    assert_eq!(table.state.piles[2].top, Some(Card::CoinCollection));
    assert_eq!(table.draws(), [("A".into(), 1)]);
}

#[test]
fn ex_3_contest() {
    let mut table = table(2, "");
    table.hold("A", "stocks cash*5").hold("B", "stocks boat*5").piles("jewels gold silver", [9; 3]);
    table.play("A draft stocks 1,2; B contest stocks; A concede");
    assert_eq!((table.stack("B"), table.value("B")), ("stocks*2 silver gold".into(), 95_000));
}

#[test]
fn ex_4_only_the_top_set_is_in_danger() {
    let mut table = table(4, "");
    table
        .hold("A", "coin cash jewels boat")
        .own("A", "house*2")
        .own("B", "coin*2 | cash*2 | jewels*2 | boat*2");
    assert_eq!(table.legal_of("A", "challenge"), ["challenge B boat"]);
}

#[test]
fn ex_5_counting_the_sets() {
    let mut table = table(4, "");
    table.hold("A", "jewels*2 silver house coin").discards("stocks gold");
    table.hold("B", "cash*5").hold("C", "boat*5").hold("D", "bank*5");
    assert_eq!(
        table.legal("A"),
        [
            "set coin + discard",
            "set coin silver",
            "set jewels + discard",
            "set jewels jewels",
            "set jewels silver",
            "set house + discard",
            "set house silver",
            "discard coin",
            "discard jewels",
            "discard house",
            "discard silver"
        ]
    );
    table.play("A set house + discard");
    assert_eq!((table.stack("A"), table.value("A")), ("house gold".into(), 70_000));
    assert_eq!(table.discard_pile(), ["stocks"]);
    assert_eq!(table.draws(), [("A".into(), 1)]);
}

#[test]
fn ex_6_who_can_be_challenged() {
    let mut table = table(4, "");
    table.own("B", "jewels*2").own("C", "stocks*2 | house*2").own("D", "coin*2 | jewels silver");
    table.hold("A", "jewels house gold");
    assert_eq!(table.legal_of("A", "challenge"), [""; 0]);
    table.hold("B", "house jewels silver coin piggy").active("B");
    assert_eq!(
        table.legal_of("B", "challenge"),
        ["challenge C house", "challenge C silver", "challenge D jewels", "challenge D silver"]
    );
}

#[test]
fn ex_7_the_defender_wins() {
    let mut table = table(4, "");
    table
        .hold("A", "boat*5")
        .hold("B", "house silver coin*3")
        .hold("C", "silver house cash*3")
        .hold("D", "bank*5");
    table.own("B", "piggy*2").own("C", "stocks*2 | house*2").active("B");
    table.play("B challenge C house; C respond silver; B respond silver; C respond house; B concede");
    assert_eq!(table.stack("C"), "stocks*2 | house*4 silver*2");
    assert_eq!(table.state.stacks.of(seat("C"))[1].value(), 130_000);
    assert_eq!(table.draws(), [("B".into(), 2), ("C".into(), 2)]);
}

#[test]
fn ex_8_short_deck() {
    let mut table = table(4, "");
    table
        .hold("A", "jewels*2 coin*3")
        .hold("B", "jewels silver cash*3")
        .own("A", "boat*2")
        .own("B", "boat*2 | jewels*2");
    table.deck(3);
    table.play("A challenge B jewels; B respond jewels; A respond jewels; B respond silver; A concede");
    assert_eq!((table.hand_size("A"), table.hand_size("B"), table.state.deck), (5, 4, 0));
}

#[test]
fn ex_9_end_phase() {
    let mut table = table(3, "small_table=plain end_mode=quick");
    table
        .hold("A", "jewels")
        .hold("C", "stocks cash")
        .own("A", "house*2")
        .own("B", "coin*2 | cash*2 | jewels*2");
    table.own("C", "boat*2").discards("piggy").deck(0);
    table.play("A challenge B jewels");
    assert_eq!((table.stack("A"), table.asked()), ("house*2 | jewels*3".into(), "C".into()));
    table.play("C challenge B cash");
    assert_eq!((table.stack("C"), table.asked()), ("boat*2 | cash*3".into(), "C".into()));
    assert_eq!(table.legal("C"), ["discard stocks"]);
    table.play("C discard stocks");
    assert!(table.is_over());
    assert_eq!(table.totals(), [40_000 + 45_000, 10_000, 30_000 + 30_000]);
}

#[test]
fn ex_10_second_set() {
    let mut table = table(4, "second_set_challenge");
    table.hold("A", "jewels silver*2 cash house stocks").hold("B", "jewels boat").own("A", "car*2");
    table.own("B", "coin*2 | jewels*2 gold | stocks*2").hold("C", "piggy").deck(0);
    assert_eq!(
        table.legal_of("A", "challenge B second"),
        ["challenge B second jewels silver", "challenge B second silver silver"]
    );
    table.play("A challenge B second jewels silver");
    assert_eq!(table.demand(), 1);
    table.play("B respond jewels");
    assert_eq!(table.demand(), 1);
    table.play("A respond silver; B concede");
    assert_eq!(table.stack("A"), "car*2 | jewels*4 silver*2 gold");
    assert_eq!(table.state.stacks.top(seat("A")).unwrap().value(), 160_000);
    assert_eq!(table.stack("B"), "coin*2 | stocks*2");
    table.play("B discard boat; C discard piggy");
    assert_eq!(table.legal_of("A", "challenge"), ["challenge B stocks"]);
}

#[test]
fn ex_11_penny_jar_as_opening() {
    let mut table = table(4, "kasicka");
    table
        .hold("A", "jar cash boat")
        .hold("B", "cash silver gold house")
        .own("A", "coin*2")
        .own("B", "coin*2 | cash*2");
    table.deck(0);
    table.play("A challenge B jar");
    assert_eq!(table.demand(), 2);
    assert_eq!(
        table.legal("B"),
        ["respond cash silver", "respond cash gold", "respond silver gold", "concede"]
    );
    table.play("B respond cash silver");
    assert_eq!(table.demand(), 1);
    table.play("A respond cash; B respond gold; A concede");
    assert_eq!(table.stack("B"), "coin*2 | cash*4 silver gold jar");
    assert_eq!(table.state.stacks.top(seat("B")).unwrap().value(), 116_000);
}

#[test]
fn ex_12_penny_jar_against_penny_jar() {
    let mut table = table(4, "kasicka");
    table
        .hold("A", "coin jar boat")
        .hold("B", "jar coin boat")
        .own("A", "cash*2")
        .own("B", "cash*2 | coin*2")
        .deck(0);
    table.play("A challenge B coin");
    assert_eq!(table.demand(), 1);
    table.play("B respond jar");
    assert_eq!(table.demand(), 2);
    table.play("A respond jar");
    assert_eq!(table.demand(), 1);
    table.play("B respond coin; A concede");
    assert_eq!(table.stack("B"), "cash*2 | coin*4 jar*2");
    assert_eq!(table.state.stacks.top(seat("B")).unwrap().value(), 22_000);
}

#[test]
fn ex_13_two_actions() {
    let mut table = table(4, "advanced=all");
    table
        .hold("A", "jewels*2 boat coin piggy swap")
        .hold("B", "cash*6")
        .hold("C", "jewels stocks*5")
        .hold("D", "boat bank*5");
    table.own("A", "car*2").own("C", "house*2 | boat*2 | jewels*2").own("D", "house*2 | boat*2").deck(20);
    let mut discarded = table.again();
    discarded.play("A discard coin");
    assert_eq!((discarded.hand_size("A"), discarded.asked()), (6, "A".into()));
    assert_eq!(discarded.legal("A").last().unwrap(), "end");
    table.play("A challenge C jewels; C respond jewels; A concede");
    assert_eq!((table.hand_size("A"), table.draws().len()), (5, 0));
    assert_eq!(table.legal_of("A", "challenge"), ["challenge D boat"]);
    assert!(table.legal("A").contains(&"swap C".into()));
    table.play("A challenge D boat; D respond boat; A concede");
    assert_eq!(table.draws(), [("A".into(), 2), ("C".into(), 1), ("D".into(), 1)]);
}

#[test]
fn ex_14_swap_of_only_sets() {
    let mut table = table(4, "action_cards");
    table.hold("B", "swap").own("A", "house gold").own("B", "coin*2 | jewels*2 silver").active("B");
    table.play("B swap A");
    assert_eq!((table.stack("A"), table.value("A")), ("jewels*2 silver".into(), 55_000));
    assert_eq!((table.stack("B"), table.value("B")), ("coin*2 | house gold".into(), 80_000));
    table.state.hands = [Cards::EMPTY; MOST_SEATS];
    table.hold("A", "house").active("A");
    assert_eq!(table.legal_of("A", "challenge"), ["challenge B house"]);
}

#[test]
fn ex_15_shift() {
    let mut table = table(4, "action_cards");
    table.hold("A", "shift").own("C", "coin*2 | house*2 gold | stocks*2");
    let mut down = table.again();
    table.play("A shift C up");
    assert_eq!(table.stack("C"), "house*2 gold | stocks*2 | coin*2");
    assert_eq!(table.state.stacks.of(seat("C"))[0].value(), 90_000);
    down.play("A shift C down");
    assert_eq!(down.stack("C"), "stocks*2 | coin*2 | house*2 gold");
}

#[test]
fn ex_16_draft_with_three() {
    let mut table = table(3, "");
    table.hold("A", "jewels stocks gold coin*2").hold("B", "cash*5").hold("C", "stocks boat*4");
    table.piles("jewels gold silver", [9; 3]);
    assert_eq!(
        table.legal_of("A", "draft"),
        ["draft coin 2", "draft stocks 2", "draft jewels 0", "draft jewels 2", "draft gold 0"]
    );
    table.play("A draft stocks 2");
    assert_eq!(table.asked(), "C");
    table.play("C contest stocks");
    assert_eq!(table.legal("A"), ["respond gold", "concede"]);
    table.play("A concede");
    assert_eq!((table.stack("C"), table.value("C")), ("stocks*2 silver".into(), 45_000));
    assert_eq!(table.state.piles.map(|pile| pile.face_down), [9, 9, 8]);
    assert_eq!(table.draws(), [("A".into(), 1), ("C".into(), 1)]);
}

#[test]
fn ex_17_wild_from_the_hand() {
    let mut table = table(2, "");
    table.hold("A", "silver jewels").piles("jewels gold stocks", [9; 3]);
    assert_eq!(
        table.legal_of("A", "draft silver"),
        ["draft silver 0", "draft silver 0,1", "draft silver 2", "draft silver 1,2"]
    );
    for refused in ["A draft silver 1", "A draft silver 0,2", "A draft silver 0,1,2"] {
        assert_eq!(table.refused(refused), "CA-109");
    }
    assert_eq!(table.legal_of("A", "draft jewels"), ["draft jewels 0", "draft jewels 1", "draft jewels 0,1"]);
    for (draft, value) in [
        ("silver 0", 40_000),
        ("silver 2", 35_000),
        ("silver 0,1", 90_000),
        ("silver 1,2", 85_000),
        ("jewels 0", 30_000),
        ("jewels 1", 65_000),
        ("jewels 0,1", 80_000),
    ] {
        let mut trial = table.again();
        trial.play(&format!("A draft {draft}"));
        assert_eq!(trial.value("A"), value, "{draft}");
    }
}

#[test]
fn ex_18_uncovered_swap() {
    let mut table = table(2, "action_cards");
    table.hold("A", "jewels coin").piles("boat jewels car", [9, 7, 9]).deck(0);
    let mut last = table.again();
    table.coming("swap jewels").act("A draft jewels 1").chance().chance();
    assert_eq!(table.state.piles[1], Pile { top: Some(Card::Jewels), face_down: 5 });
    let gaps: Vec<_> = (0..=5).map(|above| (Chance::Gap { above }, 1)).collect();
    assert_eq!(table.chances(), gaps);
    last.state.piles[1].face_down = 1;
    last.coming("swap").act("A draft jewels 1").chance();
    assert_eq!(words(last.state.removed), "swap");
    assert_eq!(last.state.piles[1], Pile { top: None, face_down: 0 });
}

#[test]
fn ex_19_uncovered_shift() {
    let mut table = table(2, "action_cards");
    table.hold("A", "jewels coin").own("A", "stocks*2 | bank*2").own("B", "boat*2 | car*2");
    table.piles("jewels cash coin", [9; 3]).deck(0);
    table.coming("shift stocks").play("A draft jewels 0");
    assert_eq!((table.stack("B"), table.asked()), ("car*2 | boat*2".into(), "B".into()));
    table.play("B choose up");
    assert_eq!(table.stack("A"), "bank*2 | jewels*2 | stocks*2");
}

#[test]
fn ex_20_end_of_the_classic_game() {
    let mut table = table(4, "");
    table.state.totals = [820_000, 790_000, 640_000, 905_000, 0, 0];
    table.round(&[190_000, 260_000, 350_000, 95_000]);
    assert_eq!(table.totals(), [1_010_000, 1_050_000, 990_000, 1_000_000]);
    assert!(table.is_over());
    assert_eq!((table.winners(), table.ranks()), ("B".into(), vec![2, 1, 4, 3]));
}

#[test]
fn ex_21_exactly_a_million() {
    for (settings, over) in [("", false), ("million_threshold=reach", true)] {
        let mut table = table(4, settings);
        table.state.totals = [860_000, 840_000, 770_000, 900_000, 0, 0];
        table.round(&[100_000; 4]);
        assert_eq!(table.totals(), [960_000, 940_000, 870_000, 1_000_000]);
        assert_eq!(table.is_over(), over);
        assert!(!over || table.winners() == "D");
    }
}

#[test]
fn ex_22_first_to_two_wins() {
    let played = |settings: &str| {
        let mut table = table(3, &format!("small_table=plain end_mode=first_to_two_wins {settings}"));
        table.round(&[300_000, 300_000, 250_000]).round(&[100_000, 150_000, 400_000]);
        let before = table.wins().to_vec();
        table.round(&[310_000, 310_000, 200_000]);
        (before, table)
    };
    let (before, all) = played("");
    assert_eq!((before, all.wins()), (vec![1, 1, 1], &[2, 2, 1][..]));
    assert_eq!((all.totals()[0], all.totals()[1]), (710_000, 760_000));
    assert_eq!((all.is_over(), all.winners()), (true, "B".into()));
    let (_, none) = played("tied_round=none");
    assert_eq!((none.is_over(), none.wins()), (false, &[0, 0, 1][..]));
}

#[test]
fn ex_23_upgrade() {
    let mut table = table(4, "upgrade_set");
    table.hold("A", "jewels silver coin").own("A", "jewels gold");
    assert_eq!(table.legal_of("A", "upgrade"), ["upgrade jewels"]);
    assert_eq!((table.refused("A upgrade silver"), table.refused("A upgrade coin")), ("CA-80", "CA-79"));
    table.play("A upgrade jewels");
    assert_eq!(table.value("A"), 80_000);
}

#[test]
fn ex_24_contest_on_the_first_turn() {
    for (settings, asked) in [("", true), ("draft_contest_needs_set", false)] {
        let mut table = table(2, settings);
        table.hold("A", "jewels coin*5").hold("B", "jewels cash*5").piles("jewels boat car", [9; 3]);
        table.act("A draft jewels 0");
        assert_eq!(matches!(table.state.phase, Phase::Contest { .. }), asked);
        assert_eq!(table.legal_of("B", "contest").len(), usize::from(asked));
    }
}

#[test]
fn ex_25_scoring() {
    let mut table = table(4, "kasicka");
    table.own("A", "coin*2 | house*2 silver | jewels*3 gold jar");
    let values: Vec<u32> = table.state.stacks.of(seat("A")).iter().map(|set| set.value()).collect();
    assert_eq!((values, table.value("A")), (vec![10_000, 65_000, 96_000], 171_000));
}

#[test]
fn ex_26_blocked_discard_pile() {
    let mut table = table(4, "action_cards");
    table.hold("A", "swap").hold("B", "coin jewels silver").hold("C", "coin jewels").discards("gold").deck(0);
    table.play("A discard swap");
    assert!(table.legal("B").iter().all(|action| !action.contains("+ discard")));
    table.play("B discard coin");
    assert_eq!(table.legal_of("C", "set"), ["set coin + discard"]);
    table.play("C set coin + discard");
    assert_eq!(table.discard_pile().last(), Some(&"swap"));
    assert!(table.legal("B").iter().all(|action| !action.contains("+ discard")), "the Gold is lost");
}

#[test]
fn ex_27_penny_jar_after_the_opening() {
    let mut table = table(4, "second_set_challenge kasicka");
    table
        .hold("A", "cash*3 silver house")
        .hold("B", "jar boat")
        .own("A", "car*2")
        .own("B", "coin*2 | cash*2 | stocks*2");
    table.deck(0);
    table.play("A challenge B second cash cash");
    assert_eq!(table.demand(), 1);
    table.play("B respond jar");
    assert_eq!((table.demand(), table.legal("A")), (2, vec!["respond cash silver".into(), "concede".into()]));
    table.play("A respond cash silver");
    assert_eq!(table.demand(), 1);
    table.play("B concede");
    assert_eq!(table.stack("A"), "car*2 | cash*5 silver jar");
    assert_eq!(table.state.stacks.top(seat("A")).unwrap().value(), 76_000);
    assert_eq!(table.stack("B"), "coin*2 | stocks*2");
}
