//! CA-71 to CA-81 and CA-92 to CA-101.

use crate::table::*;
use cover_your_assets::*;
use engine::SeatSet;

#[test]
fn ca_71_a_hand_of_six() {
    let mut table = fresh(4, "hand_size_six");
    table.settle();
    assert!(["A", "B", "C", "D"].iter().all(|who| table.hand_size(who) == 6));
    let discard = table.legal_of("B", "discard").remove(0);
    table.play(&format!("B {discard}"));
    assert_eq!((table.hand_size("B"), table.draws()), (6, vec![("B".into(), 1)]));
}

fn two() -> Table {
    let mut table = table(4, "two_actions");
    table
        .hold("A", "coin*2 cash*2 jewels")
        .hold("B", "jewels*2 boat*3")
        .hold("C", "house*5")
        .hold("D", "bank*5");
    table.own("A", "car*2").own("B", "stocks*2 | jewels*2").own("C", "stocks*2 | boat*2");
    table
}

#[test]
fn ca_72_two_actions_a_turn() {
    let mut table = two();
    table.play("A set coin coin");
    assert_eq!(table.asked(), "A");
    table.play("A set cash cash");
    assert_eq!((table.asked(), table.hand_size("A")), ("B".into(), 5));
}

#[test]
fn ca_73_any_kind_twice() {
    let mut table = two();
    table.play("A discard coin; A discard coin");
    assert_eq!(table.asked(), "B");
    let mut table = two();
    table.play("A set coin coin; A challenge B jewels; B concede");
    assert_eq!(table.stack("A"), "car*2 | coin*2 | jewels*3");
    assert_eq!(table.asked(), "B");
}

#[test]
fn ca_74_the_second_action_may_be_left_out() {
    let mut table = two();
    assert_eq!(table.refused("A end"), "CA-74");
    table.play("A set coin coin");
    assert_eq!(table.legal("A").last().unwrap(), "end");
    table.play("A end");
    assert_eq!((table.asked(), table.draws()), ("B".into(), vec![("A".into(), 2)]));
    assert_eq!(table.refused("B end"), "CA-74");
}

#[test]
fn ca_75_a_discard_first_draws_at_once() {
    let mut table = two();
    table.play("A discard coin");
    assert_eq!((table.asked(), table.hand_size("A")), ("A".into(), 5));
    table.play("A end");
    let mut table = two();
    table.play("A set coin coin");
    assert_eq!((table.asked(), table.hand_size("A"), table.draws().len()), ("A".into(), 3, 0));
}

#[test]
fn ca_76_the_turn_ends_with_an_empty_hand() {
    let mut table = table(4, "two_actions");
    table.hold("A", "coin*2").hold("B", "cash*5").hold("C", "boat*5").hold("D", "bank*5");
    table.play("A set coin coin");
    assert_eq!((table.asked(), table.hand_size("A")), ("B".into(), 5), "then the hand is refilled");
    let mut table = crate::table::table(4, "two_actions");
    table.hold("A", "coin").hold("B", "cash").deck(0);
    table.play("A discard coin");
    assert_eq!(table.asked(), "B", "nothing was left to draw");
    let mut table = crate::table::table(4, "two_actions");
    table.hold("A", "coin").hold("B", "cash*5").hold("C", "boat*5").hold("D", "bank*5").deck(1);
    table.play("A discard coin");
    assert_eq!((table.asked(), table.hand_size("A")), ("A".into(), 1), "the draw comes first");
}

#[test]
fn ca_77_a_lost_challenge_bans_the_target() {
    let mut table = table(4, "two_actions second_set_challenge");
    table.hold("A", "jewels*3 boat silver").hold("B", "jewels").hold("C", "cash").own("A", "coin*2");
    table.own("B", "coin*2 | cash*2 | jewels*2").own("C", "coin*2 | boat*2").deck(0);
    let mut won = table.again();
    table.play("A challenge B jewels; B respond jewels; A concede");
    assert_eq!(table.state.banned, SeatSet::one(seat("B")));
    assert_eq!(table.refused("A challenge B jewels"), "CA-77");
    assert_eq!(table.refused("A challenge B second jewels silver"), "CA-77");
    assert_eq!(table.legal_of("A", "challenge"), ["challenge C boat", "challenge C silver"]);
    table.play("A end; C discard cash");
    assert_eq!(table.state.banned, SeatSet::EMPTY);
    assert!(table.legal("A").contains(&"challenge B jewels".into()));
    won.play("A challenge B jewels; B concede");
    assert_eq!(won.state.banned, SeatSet::EMPTY, "a challenge that was won does not ban");
    assert_eq!(won.legal_of("A", "challenge B"), ["challenge B silver"]);
}

#[test]
fn ca_77_a_lost_draft_does_not_ban() {
    let mut table = table(2, "two_actions");
    table.hold("A", "jewels*2 boat").hold("B", "jewels").own("A", "coin*2").own("B", "coin*2 | boat*2");
    table.piles("jewels - -", [0; 3]).deck(0);
    table.play("A draft jewels 0; B contest jewels; A concede");
    assert_eq!((table.state.banned, table.asked()), (SeatSet::EMPTY, "A".into()));
    assert!(table.legal("A").contains(&"challenge B jewels".into()));
}

#[test]
fn ca_78_defenders_draw_at_the_end_of_the_turn() {
    let mut table = two();
    table.play("A challenge B jewels; B respond jewels; A concede");
    assert_eq!((table.asked(), table.hand_size("A"), table.hand_size("B")), ("A".into(), 4, 4));
    table.play("A set coin coin");
    assert_eq!(table.draws(), [("A".into(), 3), ("B".into(), 1)]);
}

#[test]
fn ca_79_upgrade() {
    let mut table = table(4, "upgrade_set");
    table.hold("A", "jewels*2 coin silver");
    assert_eq!(table.refused("A upgrade jewels"), "CA-79", "no own set");
    table.own("A", "coin*2 | jewels*2");
    assert_eq!(table.refused("A upgrade coin"), "CA-79", "not the type of the top set");
    assert_eq!(table.refused("A upgrade house"), "CA-79", "not in the hand");
    assert_eq!(table.legal_of("A", "upgrade"), ["upgrade jewels"]);
    table.play("A upgrade jewels");
    assert_eq!(table.stack("A"), "coin*2 | jewels*3");
}

#[test]
fn ca_80_no_wilds_in_an_upgrade() {
    let mut table = table(4, "upgrade_set kasicka action_cards");
    table.hold("A", "silver gold jar swap").own("A", "jewels*2").discards("jewels");
    for wild in ["silver", "gold", "jar"] {
        assert_eq!(table.refused(&format!("A upgrade {wild}")), "CA-80");
    }
    assert_eq!(table.refused("A upgrade swap"), "CA-84");
    assert_eq!(table.refused("A upgrade jewels"), "CA-79", "the discard pile is no source");
}

#[test]
fn ca_81_the_only_set_can_be_upgraded() {
    let mut table = table(2, "upgrade_set");
    table.hold("A", "jewels").hold("B", "jewels").own("A", "jewels*2").deck(0);
    table.play("A upgrade jewels");
    assert_eq!(
        (table.stack("A"), table.asked()),
        ("jewels*3".into(), "B".into()),
        "nobody is asked to contest"
    );
    assert_eq!(table.state.phase, Phase::Turn);
}

#[test]
fn ca_92_the_penny_jar() {
    assert_eq!((Card::PennyJar.value(), Card::PennyJar.copies()), (1_000, 2));
    assert!(Card::PennyJar.is_wild() && !Card::PennyJar.is_asset());
}

#[test]
fn ca_93_a_jar_forms_sets_like_any_wild() {
    let mut table = table(2, "kasicka");
    table.hold("A", "jar*2 jewels silver").discards("cash").piles("gold silver jewels", [5; 3]);
    assert_eq!(
        table.legal_of("A", "set"),
        ["set jewels silver", "set jewels jar", "set silver + discard", "set jar + discard"]
    );
    assert_eq!(
        table.legal_of("A", "draft jar"),
        ["draft jar 2", "draft jar 0,2", "draft jar 1,2", "draft jar 0,1,2"]
    );
    assert_eq!(table.refused("A set jar jar"), "CA-25");
    assert_eq!(table.refused("A set jar silver"), "CA-25");
    assert_eq!(table.refused("A draft jar 0,1"), "CA-109");
    table.play("A set jar + discard");
    assert_eq!((table.stack("A"), table.value("A")), ("cash jar".into(), 11_000));
}

fn jars() -> Table {
    let mut table = table(4, "kasicka second_set_challenge");
    table.hold("A", "jar jewels*4 silver").hold("B", "jar jewels gold*2").own("A", "coin*2");
    table.own("B", "coin*2 | jewels*2 | cash*2").deck(0);
    table
}

#[test]
fn ca_94_power_two() {
    let mut table = jars();
    table.play("A challenge B jar");
    assert_eq!(
        (table.demand(), table.legal("B")),
        (2, vec!["respond gold gold".into(), "respond jar".into(), "concede".into()])
    );
    table.play("B respond gold gold");
    assert_eq!(table.demand(), 1);
    let mut table = jars();
    table.play("A challenge B second jar");
    assert_eq!(table.demand(), 1, "against a second set it only meets the price");
}

#[test]
fn ca_95_always_alone() {
    let mut table = jars();
    assert_eq!(table.refused("A challenge B second jar jewels"), "CA-98");
    table.play("A challenge B second jewels jewels");
    assert_eq!(table.refused("B respond jar jewels"), "CA-44");
    table.play("B respond jar");
    assert_eq!(table.refused("A respond jar silver"), "CA-44");
    table.play("A respond jar");
    assert_eq!(table.demand(), 1);
}

#[test]
fn ca_96_it_scores_in_the_set() {
    let mut table = jars();
    table.play("A challenge B jar; B concede");
    assert_eq!((table.stack("A"), table.value("A")), ("coin*2 | cash*2 jar".into(), 31_000));
}

#[test]
fn ca_97_the_second_set_needs_a_third_below() {
    let mut table = table(4, "second_set_challenge");
    table.hold("A", "jewels*2").own("B", "jewels*2 | cash*2").own("C", "coin*2 | jewels*2 | cash*2");
    assert_eq!(table.refused("A challenge C second jewels jewels"), "CA-36", "A owns no set");
    table.own("A", "boat*2");
    assert_eq!(table.refused("A challenge B second jewels jewels"), "CA-97");
    assert_eq!(table.refused("A challenge C third jewels jewels"), "CA-97");
    assert_eq!(table.legal_of("A", "challenge"), ["challenge C second jewels jewels"]);
}

#[test]
fn ca_98_the_opening_has_power_two() {
    let mut table = table(4, "second_set_challenge kasicka");
    table
        .hold("A", "jewels*2 silver*2 gold jar cash")
        .own("A", "boat*2")
        .own("B", "coin*2 | jewels*2 | cash*2");
    assert_eq!(
        table.legal_of("A", "challenge B second"),
        [
            "challenge B second jewels jewels",
            "challenge B second jewels silver",
            "challenge B second jewels gold",
            "challenge B second silver silver",
            "challenge B second silver gold",
            "challenge B second jar"
        ]
    );
    assert_eq!(table.refused("A challenge B second jewels"), "CA-98");
    assert_eq!(table.refused("A challenge B second cash silver"), "CA-98");
    assert_eq!(table.refused("A challenge B second gold gold"), "CA-36", "only one is there");
    table.hold("B", "silver*2 jewels").deck(0);
    table.play("A challenge B second jewels gold");
    assert_eq!((table.demand(), table.legal("B").len()), (1, 3));
}

#[test]
fn ca_99_then_single_cards() {
    let mut table = jars();
    table.play("A challenge B second jewels jewels");
    assert_eq!(table.legal("B"), ["respond jewels", "respond gold", "respond jar", "concede"]);
    table.play("B respond jewels; A respond jewels");
    assert_eq!(table.demand(), 1);
    table.play("B respond jar");
    assert_eq!(
        (table.demand(), table.legal("A")),
        (2, vec!["respond jewels silver".into(), "respond jar".into(), "concede".into()])
    );
}

#[test]
fn ca_100_the_challenger_takes_it_from_under_the_top() {
    let mut table = jars();
    table.play("A challenge B second jewels silver; B concede");
    assert_eq!(table.stack("A"), "coin*2 | jewels*3 silver");
    assert_eq!(table.stack("B"), "coin*2 | cash*2");
}

#[test]
fn ca_101_the_defender_keeps_it_in_second_place() {
    let mut table = jars();
    table.play("A challenge B second jewels silver; B respond jewels; A concede");
    assert_eq!(table.stack("B"), "coin*2 | jewels*4 silver | cash*2");
}
