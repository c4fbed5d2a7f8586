//! CA-82 to CA-91.

use crate::table::*;
use cover_your_assets::*;
use engine::SeatSet;

fn ready() -> Table {
    let mut table = table(4, "action_cards");
    table.hold("A", "swap shift jewels").hold("B", "jewels silver").own("A", "coin*2 | cash*2");
    table.own("B", "house gold").own("C", "boat*2 | car*2 | bank*2").deck(0);
    table
}

#[test]
fn ca_82_one_action_without_an_answer() {
    let mut table = ready();
    table.play("A swap B");
    assert_eq!(table.asked(), "B");
    assert_eq!(table.state.phase, Phase::Turn, "B takes its turn, it is not asked to answer");
    assert_eq!(table.refused("B swap A"), "CA-82");
    assert_eq!(table.refused("B shift A up"), "CA-82");
}

#[test]
fn ca_83_used_cards_leave_the_round() {
    let mut table = ready();
    let before = table.state.discard;
    table.play("A shift C up");
    assert_eq!(words(table.state.removed), "shift");
    assert_eq!(table.state.discard, before, "not on the discard pile");
    table.play("B discard jewels; A swap B");
    assert_eq!(words(table.state.removed), "swap shift");
}

#[test]
fn ca_84_not_in_sets_upgrades_duels_or_drafts() {
    let mut table = table(2, "action_cards upgrade_set");
    table.hold("A", "swap shift silver").hold("B", "swap shift jewels").own("A", "coin*2 | jewels*2");
    table.own("B", "coin*2 | jewels*2").discards("jewels").piles("jewels cash silver", [5; 3]);
    assert_eq!(table.refused("A set swap silver"), "CA-84");
    assert_eq!(table.refused("A set shift + discard"), "CA-84");
    assert_eq!(table.refused("A upgrade swap"), "CA-84");
    assert_eq!(table.refused("A challenge B swap"), "CA-84");
    assert_eq!(table.refused("A draft shift 0"), "CA-84");
    table.play("A draft silver 0");
    assert_eq!(table.refused("B contest swap"), "CA-84");
    table.play("B contest jewels");
    assert_eq!(table.refused("A respond shift"), "CA-84");
}

#[test]
fn ca_85_a_swap_needs_two_sets() {
    let mut table = ready();
    assert_eq!(table.refused("A swap D"), "CA-85", "D owns no set");
    assert_eq!(table.refused("A swap A"), "CA-85");
    assert_eq!(table.refused("A swap F"), "CA-85");
    assert_eq!(table.legal_of("A", "swap"), ["swap B", "swap C"]);
    table.state.stacks = Stacks::default();
    table.state.stacks.push(seat("B"), set("house gold"));
    assert_eq!(table.refused("A swap B"), "CA-85", "A owns no set");
}

#[test]
fn ca_86_the_top_sets_change_places() {
    let mut table = ready();
    table.play("A swap C");
    assert_eq!(table.stack("A"), "coin*2 | bank*2");
    assert_eq!(table.stack("C"), "boat*2 | car*2 | cash*2");
}

#[test]
fn ca_87_an_only_set_can_be_swapped() {
    let mut table = ready();
    table.play("A swap B");
    assert_eq!((table.stack("A"), table.stack("B")), ("coin*2 | house gold".into(), "cash*2".into()));
    let mut table = crate::table::table(4, "action_cards");
    table.hold("A", "swap").own("A", "coin*2").own("B", "cash*2 | house*2").play("A swap B");
    assert_eq!((table.stack("A"), table.stack("B")), ("house*2".into(), "cash*2 | coin*2".into()));
}

#[test]
fn ca_88_a_shift_needs_two_sets() {
    let table = ready();
    assert_eq!(table.refused("A shift B up"), "CA-88");
    assert_eq!(table.refused("A shift D down"), "CA-88");
    assert_eq!(table.refused("A shift F down"), "CA-88");
    assert_eq!(
        table.legal_of("A", "shift"),
        ["shift A down", "shift A up", "shift C down", "shift C up"],
        "the own stack is a target too"
    );
}

#[test]
fn ca_89_both_directions() {
    let mut table = ready();
    table.play("A shift C down");
    assert_eq!(table.stack("C"), "bank*2 | boat*2 | car*2");
    let mut table = ready();
    table.play("A shift C up");
    assert_eq!(table.stack("C"), "car*2 | bank*2 | boat*2");
}

#[test]
fn ca_90_with_two_sets_both_are_the_same() {
    for way in ["up", "down"] {
        let mut table = ready();
        table.play(&format!("A shift A {way}"));
        assert_eq!(table.stack("A"), "cash*2 | coin*2");
    }
}

#[test]
fn ca_91_no_challenges_and_no_ban() {
    let mut table = ready();
    table.state.banned = SeatSet::one(seat("C"));
    assert!(table.legal("A").contains(&"swap C".into()));
    assert!(table.legal("A").contains(&"shift C up".into()));
    table.play("A shift C up");
    assert_eq!(table.state.banned, SeatSet::EMPTY);
    let mut table = crate::table::table(4, "action_cards");
    table.hold("A", "swap shift").own("C", "coin*2 | cash*2");
    assert_eq!(
        table.legal("A"),
        ["discard swap", "discard shift", "shift C down", "shift C up"],
        "a Shift needs no own set; a Swap without a target can only be discarded"
    );
}
