//! What the sentences say is true, also where nothing lies closed or nothing is left.

use crate::table::{Table, eyes, position, table};
use dont_bluff::*;
use engine::{Game, Panel, Viewer};
use serde_json::json;
use text::{Lang, Texts};

/// What each language tells `viewer` of the last step.
fn told(table: &mut Table, viewer: Viewer, last: &str) -> Vec<String> {
    table.events.clear();
    table.play(last);
    let seen = table.seen(viewer);
    let languages = Lang::ALL.into_iter().map(|lang| Texts::new(Rules::TEXTS, lang));
    languages.map(|texts| texts.event(&json!(seen[0]))).collect()
}

fn says_nothing_empty(told: &[String]) {
    assert!(
        told.iter().all(|text| !text::is_raw(text) && !text.contains('–') && !text.contains('0')),
        "{told:?}"
    );
}

#[test]
fn an_offer_without_suitcases_is_told_as_such() {
    let mut accepted = table(3, "allow_empty_offer=true");
    accepted.play(">B");
    let offered = told(&mut accepted, eyes("A"), "A{}");
    assert!(offered.iter().all(|text| !text.contains('–')), "{offered:?}");
    says_nothing_empty(&told(&mut accepted, eyes("A"), "B+"));
    let mut opened = table(3, "allow_empty_offer=true");
    opened.play(">B A{}");
    says_nothing_empty(&told(&mut opened, eyes("B"), "B?"));
}

#[test]
fn an_offer_that_cannot_grow_is_taken_open_or_rolled_for_again() {
    let mut table =
        position("exhausted_offer=decider_chooses", "A", &[[0, 0, 1, 1], [1, 3, 6, 2], [2, 3, 5, 3]]);
    table.play(">B A{1,0} B? d4");
    let again = told(&mut table, Viewer::Public, "B?");
    says_nothing_empty(&again);
    assert!(again[0].contains("again"), "{again:?}");
    table.play("d4");
    let taken = told(&mut table, Viewer::Public, "B+");
    says_nothing_empty(&taken);
    assert!(!taken[0].contains("unseen") && taken[0].contains("(1, a bluff)"), "{taken:?}");
}

#[test]
fn open_cards_are_named_only_where_some_were_taken() {
    let mut closed = table(3, "");
    closed.play(">B A{1,1}");
    says_nothing_empty(&told(&mut closed, Viewer::Public, "B+"));
    let mut mixed = table(3, "");
    mixed.play(">B A{2} B? d6 A{5}");
    let taken = told(&mut mixed, eyes("B"), "B+");
    assert!(taken.iter().all(|text| text.contains("(5)") && text.contains("(2)")), "{taken:?}");
}

#[test]
fn whoever_has_nothing_gives_nothing() {
    let hands = [[0, 0, 0, 0], [1, 3, 8, 3], [2, 3, 4, 3]];
    let mut table = position("offer_direction=drawn_offers", "A", &hands);
    table.play(">C C{5,2} A?");
    table.events.clear();
    table.play("d5");
    let broke = table.events.iter().find(|event| matches!(event, Event::Surrendered { size: 0, .. }));
    let broke = broke.expect("who has nothing surrenders nothing");
    for lang in Lang::ALL {
        let said = Texts::new(Rules::TEXTS, lang).event(&json!(broke));
        says_nothing_empty(&[said]);
    }
}

#[test]
fn an_amount_that_is_known_is_no_range() {
    let mut table = table(3, "");
    let keys = |table: &Table| -> Vec<String> {
        let panels = table.rules.sketch(&table.view(eyes("C"))).panels.into_iter();
        let cells = panels.flat_map(|panel| match panel {
            Panel::Table { rows, .. } => rows.concat(),
            Panel::Lines { lines, .. } => lines,
            Panel::Board { .. } => Vec::new(),
        });
        cells.map(|cell| cell.phrase.key).collect()
    };
    let count = |keys: &[String], wanted: &str| keys.iter().filter(|key| *key == wanted).count();
    let start = keys(&table);
    assert_eq!((count(&start, "sketch-money-exact"), count(&start, "sketch-money")), (3, 0));
    assert_eq!((count(&start, "sketch-bank-exact"), count(&start, "sketch-bank")), (1, 0));
    table.play(">B A{5,0} B+ >C B{2} C? d1 C${2} b5");
    let later = keys(&table);
    assert_eq!((count(&later, "sketch-money-exact"), count(&later, "sketch-money")), (1, 2));
    assert_eq!(count(&later, "sketch-bank-exact"), 1, "C has seen the card they drew");
}
