//! CA-54 to CA-70.

use crate::table::*;
use cover_your_assets::*;
use engine::Game;

#[test]
fn ca_54_play_goes_on_without_a_deck() {
    let mut table = table(4, "");
    table.hold("A", "coin*2 cash").hold("B", "boat*2").own("B", "house*2").deck(0);
    table.play("A set coin coin; B set boat boat");
    assert_eq!((table.hand_size("A"), table.hand_size("B"), table.draws().len()), (1, 0, 0));
    assert_eq!(table.asked(), "A");
}

#[test]
fn ca_55_who_has_no_cards_can_still_be_robbed() {
    let mut table = table(4, "action_cards");
    table.hold("A", "cash swap shift").own("A", "coin*2").own("B", "coin*2 | jewels*2 | cash*2").deck(0);
    assert!(table.legal("A").contains(&"swap B".into()));
    assert!(table.legal("A").contains(&"shift B up".into()));
    table.play("A challenge B cash");
    assert_eq!(table.stack("A"), "coin*2 | cash*3");
    assert_eq!(table.asked(), "A", "B is skipped");
}

#[test]
fn ca_56_the_round_ends_when_all_cards_are_used() {
    let mut table = table(4, "end_mode=three_rounds");
    table.hold("A", "cash").hold("B", "cash").deck(0);
    table.play("A discard cash");
    assert_eq!((table.state.round, table.asked()), (1, "B".into()));
    table.play("B set cash + discard");
    assert_eq!(table.state.round, 2);
    assert_eq!(table.totals(), [0, 20_000, 0, 0]);
}

#[test]
fn ca_56_the_last_flips_come_first() {
    let mut table = table(2, "action_cards end_mode=quick");
    table.hold("A", "jewels").own("A", "coin*2").own("B", "boat*2").piles("jewels - -", [1, 0, 0]).deck(0);
    table.coming("swap").play("A draft jewels 0");
    assert!(table.is_over());
    assert_eq!(table.totals(), [40_000, 30_000], "the Swap gave B the Jewels");
}

#[test]
fn ca_57_the_last_seat_with_cards_goes_on_alone() {
    let mut table = table(4, "end_mode=quick");
    table.hold("C", "cash*3").active("C").deck(0);
    table.play("C set cash cash; C discard cash");
    assert!(table.is_over());
    assert_eq!(table.totals(), [0, 0, 20_000, 0]);
}

#[test]
fn ca_58_all_cards_of_a_stack_score() {
    let mut table = table(4, "kasicka end_mode=quick");
    table.hold("A", "cash").own("A", "house*2 | jewels silver gold jar").deck(0);
    table.play("A discard cash");
    assert_eq!(table.totals(), [40_000 + 15_000 + 25_000 + 50_000 + 1_000, 0, 0, 0]);
}

/// What a card scores is told to people: in the rulebook of every language, and on the cards of the drawing.
#[test]
fn ca_58_the_values_are_told_and_drawn() {
    // The drawing prints what the view says.
    let view = serde_json::to_value(table(4, "").view("A")).expect("a view is JSON");
    for card in Card::ALL {
        let printed = view["printed"].get(card.id()).and_then(serde_json::Value::as_u64);
        let value = (!card.is_action()).then_some(u64::from(card.value()));
        assert_eq!(printed, value, "{card:?} in the view");
    }
    for (language, text) in Rules::TEXTS {
        let paragraph = text.lines().find(|line| line.starts_with("rulebook-07 = ")).expect("there is one");
        let groups: Vec<(String, &str)> = paragraph
            .split([';', '.'])
            .filter_map(|part| part.trim().split_once("000: "))
            .map(|(value, cards)| (value.chars().filter(char::is_ascii_digit).collect(), cards))
            .collect();
        for card in Card::ALL.into_iter().filter(|card| card.value() >= 5_000) {
            let told = groups.iter().find(|(_, cards)| cards.contains(&format!("{{ card-{} }}", card.id())));
            let thousands = (card.value() / 1_000).to_string();
            assert_eq!(told.map(|(value, _)| value), Some(&thousands), "{card:?} in {language}");
        }
    }
}

#[test]
fn ca_59_nothing_else_scores() {
    let mut table = table(2, "action_cards end_mode=quick");
    table.hold("A", "gold").own("B", "coin*2").piles("silver jewels -", [1, 1, 0]).deck(0);
    table.play("A discard gold");
    assert!(table.is_over());
    assert_eq!(table.totals(), [0, 10_000]);
}

#[test]
fn ca_60_totals_grow_in_every_end_mode() {
    for mode in ["classic_million", "three_rounds", "first_to_two_wins"] {
        let mut table = table(4, &format!("end_mode={mode}"));
        table.round(&[100_000, 20_000, 0, 0]).round(&[0, 50_000, 0, 10_000]);
        assert_eq!(table.totals(), [100_000, 70_000, 0, 10_000], "{mode}");
    }
}

#[test]
fn ca_61_never_in_the_middle_of_a_round() {
    let mut table = table(4, "");
    table.state.totals = [990_000, 0, 0, 0, 0, 0];
    table.hold("A", "cash*2 coin").hold("B", "boat").own("A", "house*8").deck(0);
    table.play("A set cash cash");
    assert!(!table.is_over(), "the million is there, the round is not over");
    table.play("B discard boat; A discard coin");
    assert!(table.is_over());
}

#[test]
fn ca_62_the_threshold() {
    let over_at = |total: u32, settings: &str| {
        let mut table = table(4, settings);
        table.state.totals[2] = total - 100_000;
        table.round(&[0, 0, 100_000, 0]);
        table.is_over()
    };
    assert!(!over_at(1_000_000, ""));
    assert!(over_at(1_005_000, ""));
    assert!(over_at(1_000_000, "million_threshold=reach"));
    assert!(!over_at(995_000, "million_threshold=reach"));
}

#[test]
fn ca_63_the_highest_total_wins() {
    let mut table = table(4, "");
    table.state.totals = [950_000, 940_000, 0, 990_000, 0, 0];
    table.round(&[100_000, 150_000, 0, 20_000]);
    assert_eq!((table.totals(), table.winners()), (&[1_050_000, 1_090_000, 0, 1_010_000][..], "B".into()));
}

#[test]
fn ca_64_quick() {
    let mut table = table(4, "end_mode=quick");
    table.round(&[20_000, 0, 50_000, 40_000]);
    assert!(table.is_over());
    assert_eq!((table.winners(), table.ranks()), ("C".into(), vec![3, 4, 1, 2]));
}

#[test]
fn ca_65_three_rounds() {
    let mut table = table(4, "end_mode=three_rounds");
    table.round(&[300_000, 0, 0, 0]).round(&[0, 200_000, 0, 0]);
    assert!(!table.is_over());
    table.round(&[0, 150_000, 0, 0]);
    assert!(table.is_over());
    assert_eq!(table.winners(), "B");
}

#[test]
fn ca_66_first_to_two_wins() {
    let mut table = table(4, "end_mode=first_to_two_wins");
    table.round(&[50_000, 40_000, 0, 0]).round(&[0, 400_000, 0, 10_000]);
    assert_eq!((table.wins(), table.is_over()), (&[1, 1, 0, 0][..], false));
    table.round(&[20_000, 10_000, 0, 0]);
    assert_eq!((table.wins(), table.is_over()), (&[2, 1, 0, 0][..], true));
    assert_eq!(table.winners(), "A");
    let mut classic = crate::table::table(4, "");
    classic.round(&[50_000, 0, 0, 0]);
    assert_eq!(classic.wins(), [0; 4], "wins are counted in their mode only");
}

#[test]
fn ca_67_a_tied_round() {
    let wins = |settings: &str, scores: [u32; 4]| {
        let mut table = table(4, &format!("end_mode=first_to_two_wins {settings}"));
        table.round(&scores);
        table.wins().to_vec()
    };
    assert_eq!(wins("", [50_000, 50_000, 0, 0]), [1, 1, 0, 0]);
    assert_eq!(wins("tied_round=none", [50_000, 50_000, 0, 0]), [0; 4]);
    assert_eq!(wins("tied_round=none", [50_000, 40_000, 0, 0]), [1, 0, 0, 0]);
    assert_eq!(wins("", [0; 4]), [0; 4], "nobody is credited with nothing");
}

#[test]
fn ca_68_ranking() {
    let mut table = table(4, "end_mode=first_to_two_wins max_rounds=3");
    table.round(&[10_000, 0, 0, 0]).round(&[0, 10_000, 0, 0]).round(&[0, 0, 300_000, 200_000]);
    assert!(table.is_over());
    assert_eq!((table.wins(), table.ranks()), (&[1, 1, 1, 0][..], vec![2, 2, 1, 4]), "wins, then totals");
    let mut table = crate::table::table(4, "end_mode=quick");
    table.round(&[30_000, 30_000, 20_000, 20_000]);
    assert_eq!(table.ranks(), [1, 1, 3, 3]);
}

#[test]
fn ca_69_ties_for_first_place() {
    let mut shared = table(4, "end_mode=quick");
    shared.round(&[30_000, 30_000, 0, 0]);
    assert_eq!((shared.is_over(), shared.winners()), (true, "AB".into()));
    let mut playoff = table(4, "end_mode=quick tie_rule=playoff");
    playoff.round(&[30_000, 30_000, 0, 0]);
    assert!(!playoff.is_over());
    playoff.round(&[20_000, 20_000, 60_000, 0]);
    assert!(playoff.is_over(), "C leads alone");
    assert_eq!((playoff.totals(), playoff.winners()), (&[50_000, 50_000, 60_000, 0][..], "C".into()));
}

#[test]
fn ca_69_a_playoff_goes_on_until_one_leads() {
    let mut table = table(4, "end_mode=three_rounds tie_rule=playoff");
    for _ in 0..4 {
        table.round(&[30_000, 30_000, 0, 0]);
    }
    assert_eq!((table.is_over(), table.state.round), (false, 5));
    table.round(&[30_000, 20_000, 0, 0]);
    assert_eq!((table.is_over(), table.winners()), (true, "A".into()));
    let mut table = crate::table::table(4, "end_mode=first_to_two_wins tie_rule=playoff");
    table.round(&[30_000, 30_000, 0, 0]).round(&[30_000, 30_000, 0, 0]);
    assert_eq!((table.is_over(), table.wins()), (false, &[2, 2, 0, 0][..]));
    table.round(&[0, 0, 10_000, 0]);
    assert!(!table.is_over(), "a win of C leaves A and B tied");
    table.round(&[0, 10_000, 0, 0]);
    assert_eq!((table.is_over(), table.winners()), (true, "B".into()));
}

#[test]
fn ca_70_max_rounds() {
    for settings in ["", "end_mode=three_rounds", "end_mode=first_to_two_wins", "tie_rule=playoff"] {
        let mut table = table(4, &format!("max_rounds=2 {settings}"));
        table.round(&[0; 4]);
        assert!(!table.is_over(), "{settings}");
        table.round(&[0; 4]);
        assert!(table.is_over(), "{settings}");
        assert_eq!(table.winners(), "ABCD", "the tie is shared");
    }
    for rounds in ["0", "51"] {
        assert!(engine::rules::<Rules>(4, &options(&format!("max_rounds={rounds}"))).is_err());
    }
}
