//! The worked examples of section 8.

mod table;

use engine::{Game, Viewer};
use millionaires::*;
use table::{cards, seat, table, tile, tiles};

#[test]
fn ex_1_elimination() {
    let table = table(3, "").finished(&[("w1", "8,20"), ("w2", "10,25"), ("w10 w9 luck", "10")]);
    assert_eq!(table.money(), [28, 35, 10]);
    assert_eq!(table.winners(), "B");
    assert_eq!(table.ranks().list(), [2, 1, 3]);
}

#[test]
fn ex_2_full_scoring_chain() {
    assert_eq!(score(tiles("w3 w9 casino luck luck cba")), 14);
}

#[test]
fn ex_3_raises_without_change() {
    let mut table = table(3, "");
    table.play("w8: A{6} B{8} C- A{4} B{3} A-");
    assert_eq!(table.money(), [106, 95, 106]);
    assert_eq!(table.of("B").hand, cards("1,2,4,6,10,12,15,20,25"));
    assert_eq!(table.of("B").spent, cards("3,8"));
    table.reveal(tile("w1"));
    assert_eq!(table.acting(), seat("B"));
    assert_eq!(table.bids("B").len(), 511);
}

#[test]
fn ex_4_what_b_could_do_at_ten() {
    let mut table = table(3, "");
    table.play("w8: A{6} B{8} C- A{4}");
    assert_eq!(table.bids("B").len(), 1021);
    assert_eq!(table.refused("B{1}"), "MB-14");
    assert_eq!(table.refused("B{2}"), "MB-14");
    assert!(table.bids("B").contains(&cards("3")));
    assert!(table.bids("B").contains(&cards("1,2")));
    assert_eq!(table.of("B").table, cards("8"));
}

#[test]
fn ex_5_nobody_bids() {
    let mut table = table(4, "start_seat=2");
    table.play("w3: C- D- A-");
    assert_eq!(table.of("B").tiles, tiles("w3"));
    assert_eq!(table.money(), [106; 4]);
    table.reveal(tile("w1"));
    assert_eq!(table.acting(), seat("B"));
}

#[test]
fn ex_6_gap_in_the_hand() {
    let mut table = table(3, "start_seat=1");
    table.hold("A", "2,20,25");
    table.play("w8: B{3} C-");
    let mut totals: Vec<u8> = table.bids("A").iter().map(|cards| cards.total()).collect();
    totals.sort_unstable();
    assert_eq!(totals, [20, 22, 25, 27, 45, 47]);
    assert_eq!(table.refused("A{2}"), "MB-14");
}

#[test]
fn ex_7_cannot_raise() {
    let mut table = table(3, "");
    table.hold("A", "1,2,4");
    table.play("w8: A{4} B{1,6} C-");
    assert_eq!(table.of("A").hand, cards("1,2"));
    assert_eq!(table.legal("A"), [Action::Pass {}]);
}

#[test]
fn ex_8_starter_gives_in() {
    let mut table = table(3, "start_seat=1");
    table.play("casino: B-");
    assert_eq!(table.of("B").tiles, tiles("casino"));
    assert_eq!(table.money(), [106; 3]);
    table.reveal(tile("w1"));
    assert_eq!(table.acting(), seat("B"));
}

#[test]
fn ex_9_second_lap() {
    let mut table = table(3, "");
    table.play("casino: A{1} B{2} C{3} A{4} B-");
    assert_eq!(table.of("B").tiles, tiles("casino"));
    assert_eq!(table.money(), [101, 106, 103]);
    table.reveal(tile("w1"));
    assert_eq!(table.acting(), seat("B"));
}

#[test]
fn ex_10_not_everybody_reached() {
    let mut table = table(4, "start_seat=1");
    table.play("cba: B{3} C-");
    assert_eq!(table.of("C").tiles, tiles("cba"));
    assert_eq!(table.money(), [106, 103, 106, 106]);
    assert_eq!(table.state.red_revealed, 1);
    table.reveal(tile("w1"));
    assert_eq!(table.acting(), seat("C"));
}

#[test]
fn ex_11_penniless_starter() {
    let mut table = table(3, "");
    table.hold("A", "");
    table.reveal(Tile::Thief);
    assert_eq!(table.legal("A"), [Action::Pass {}]);
    table.play("A-");
    assert!(table.of("A").thief_waiting());
    assert_eq!(table.money(), [0, 106, 106]);
}

#[test]
fn ex_12_choice_for_the_thief() {
    let mut table = table(3, "");
    table.play("w2: A{3} B- C- w9: A{12} B- C- luck: A{10} B- C- thief: A-");
    assert_eq!(table.of("A").spent.total(), 25);
    assert_eq!(table.of("A").money(), 81);
    assert_eq!(table.legal("A"), [Action::Discard { value: 2 }, Action::Discard { value: 9 }]);
    let mut other = table::Table { rules: table.rules, state: table.state, events: Vec::new() };
    table.play("A!2");
    assert_eq!(table.of("A").tiles, tiles("w9 luck"));
    assert_eq!(score(table.of("A").tiles), 18);
    assert_eq!(table.state.boxed, tiles("w2 thief"));
    table.reveal(tile("w1"));
    assert_eq!(table.acting(), seat("A"));
    other.play("A!9");
    assert_eq!(score(other.of("A").tiles), 4);
}

#[test]
fn ex_13_waiting_thief() {
    let mut table = table(3, "");
    table.play("luck: A{2} B- C- thief: A-");
    assert!(table.of("A").thief_waiting());
    table.play("luck: A{6} B- C-");
    assert!(table.of("A").thief_waiting());
    table.play("w4: A{10} B- C-");
    assert_eq!(table.of("A").tiles, tiles("luck luck"));
    assert_eq!(table.state.boxed, tiles("w4 thief"));
    assert_eq!(table.of("A").money(), 88);
    table.play("w7: A{12} B- C-");
    assert_eq!(table.of("A").tiles, tiles("w7 luck luck"));
    assert_eq!(score(table.of("A").tiles), 28);
    assert_eq!(table.of("A").money(), 76);
    assert_eq!(table.of("A").hand, cards("1,3,4,8,15,20,25"));
}

const ALL_PASS: &str = "w5: A- B- luck: C- A- thief: B- luck: B- C- w1: A- B- cba: C- w9: C- A- luck:";

#[test]
fn ex_14_all_pass_game() {
    let mut all_lose = table(3, "");
    all_lose.play(ALL_PASS);
    assert!(all_lose.is_over());
    assert!(all_lose.events.contains(&Event::TileRevealed {
        tile: Tile::Luck,
        red: true,
        red_revealed: 4,
        stack_left: 8
    }));
    assert_eq!(all_lose.state.boxed.len(), 8 + 1 + 2);
    assert_eq!(all_lose.money(), [106; 3]);
    assert_eq!(all_lose.of("C").tiles, tiles("w5 w1 cba"));
    assert_eq!(all_lose.winners(), "");
    assert_eq!(all_lose.ranks().list(), [1, 1, 1]);

    let mut none_lose = table(3, "all_poorest=none_lose");
    none_lose.play(ALL_PASS);
    assert_eq!(none_lose.winners(), "C");
    assert_eq!(none_lose.ranks().list(), [2, 2, 1]);
    let scores: Vec<i64> =
        engine::Seat::all(3).map(|seat| none_lose.rules.score(&none_lose.state, seat)).collect();
    assert_eq!(scores, [0, 0, 3]);
    let decisions = none_lose.events.iter().filter(|event| matches!(event, Event::Passed { .. })).count();
    assert_eq!(decisions, 12);
}

#[test]
fn ex_15_shortest_game() {
    let mut table = table(3, "");
    table.play("luck: A{3} B- C- luck: A- B{2} C- cba: B- luck:");
    assert!(table.is_over());
    assert_eq!(table.money(), [103, 104, 106]);
    assert_eq!(table.winners(), "C");
    assert_eq!(table.ranks().list(), [3, 2, 1]);
    assert!(table.of("C").tiles.is_empty());
}

#[test]
fn ex_16_floor_at_zero() {
    assert_eq!(score(tiles("w3 casino luck")), 0);
    assert_eq!(score(tiles("w3 casino luck cba")), 0);
}

#[test]
fn ex_17_rounding() {
    assert_eq!(score(tiles("w7 cba")), 4);
    assert_eq!(score(tiles("w7 luck cba")), 7);
    assert_eq!(score(tiles("w2 w4 casino cba")), 1);
    assert_eq!(score(tiles("w1 cba")), 1);
    assert_eq!(score(tiles("w4 w5 casino cba")), 2);
    assert_eq!(score(tiles("w9 w10 casino luck cba")), 14);
}

#[test]
fn ex_18_maximum() {
    assert_eq!(score(tiles("w1 w2 w3 w4 w5 w6 w7 w8 w9 w10 luck luck luck")), 440);
}

#[test]
fn ex_19_tie_for_least_money() {
    let table = table(3, "").finished(&[("w10 w9 w1 luck", "20"), ("w3 w4 w5", "8,12"), ("", "1,20")]);
    assert_eq!(table.money(), [20, 20, 21]);
    assert_eq!(score(table.of("A").tiles), 40);
    assert_eq!(score(table.of("B").tiles), 12);
    assert_eq!(table.winners(), "C");
    assert_eq!(table.ranks().list(), [2, 2, 1]);
}

#[test]
fn ex_20_money_breaks_the_tie() {
    let table = table(4, "").finished(&[
        ("w8 luck", "2,20"),
        ("w7 w9", "6,25"),
        ("w10 w5 luck", "1,4"),
        ("w6 w3", "15,20,25"),
    ]);
    assert_eq!(table.money(), [22, 31, 5, 60]);
    assert_eq!(["A", "B", "C", "D"].map(|letter| score(table.of(letter).tiles)), [16, 16, 30, 9]);
    assert_eq!(table.winners(), "B");
    assert_eq!(table.ranks().list(), [2, 1, 4, 3]);
}

#[test]
fn ex_21_shared_win() {
    let holdings = [("w6 w10", "6,25"), ("w7 w9", "6,25"), ("", "1,4")];
    let shared = table(3, "").finished(&holdings);
    assert_eq!(shared.winners(), "AB");
    assert_eq!(shared.ranks().list(), [1, 1, 3]);
    let highest = table(3, "final_tiebreak=highest_tile").finished(&holdings);
    assert_eq!(highest.winners(), "A");
    assert_eq!(highest.ranks().list(), [1, 2, 3]);
}

const COMPLETE_GAME: [(&str, [u8; 4]); 9] = [
    ("w7: A{6} B{8} C- D{10} A{8} B- D{6} A-", [106, 106, 106, 90]),
    ("luck: D- A{4} B{6} C{12} A- B-", [106, 106, 94, 90]),
    ("thief: C{1} D{2} A-", [106, 106, 93, 88]),
    ("w10: A{15} B{20} C- D{25} A{12} B{10} D- A-", [106, 76, 93, 88]),
    ("cba: B{3} C{4} D{1,4} A{6} B{4} C{6} D-", [100, 69, 83, 88]),
    ("casino: D{3} A-", [100, 69, 83, 85]),
    ("luck: A- B{8} C{10} D- B-", [100, 69, 73, 85]),
    ("w4: C{2} D- A{3} B- C-", [97, 69, 73, 85]),
    ("luck:", [97, 69, 73, 85]),
];

#[test]
fn ex_22_complete_game() {
    let mut table = table(4, "");
    for (script, money) in COMPLETE_GAME {
        table.play(script);
        assert_eq!(table.money(), money, "after {script}");
    }
    assert!(table.is_over());
    let is_decision = |event: &&Event| matches!(event, Event::BidPlaced { .. } | Event::Passed { .. });
    assert_eq!(table.events.iter().filter(is_decision).count(), 44);
    assert_eq!(table.of("A").hand, cards("1,2,4,8,10,12,15,20,25"));
    assert_eq!(table.of("B").hand, cards("1,2,6,8,12,15,25"));
    assert_eq!(table.of("C").hand, cards("2,3,8,15,20,25"));
    assert_eq!(table.of("D").hand, cards("1,4,8,12,15,20,25"));
    assert_eq!(table.of("B").tiles, tiles("w10"));
    assert_eq!(table.winners(), "D");
    assert_eq!(table.ranks().list(), [2, 4, 3, 1]);
    assert_eq!(score(table.of("D").tiles), 4);
}

#[test]
fn ex_23_hidden_tiles() {
    let mut table = table(3, "hidden_tiles=true");
    table.play("w2: A{3} B- C- w9: A{12} B- C- luck: A{10} B- C- thief: A-");
    let seen_by_b = |table: &table::Table| table.view(Viewer::Seat(seat("B"))).at(seat("A")).clone();
    assert_eq!((seen_by_b(&table).tile_count, seen_by_b(&table).tiles), (3, None));
    table.play("A!2");
    assert_eq!((seen_by_b(&table).tile_count, seen_by_b(&table).tiles), (2, None));
    let stolen = Event::TileStolen { seat: seat("A"), tile: None, face_down: true };
    assert_eq!(table.seen(Viewer::Seat(seat("B"))).last(), Some(&stolen));
    assert_eq!(table.view(Viewer::Seat(seat("A"))).at(seat("A")).tiles, Some(tiles("w9 luck")));
    table.play("luck: A- B- cba: C- luck:");
    let shown = table.view(Viewer::Seat(seat("B")));
    assert_eq!(shown.at(seat("A")).tiles, Some(tiles("w9 luck")));
    assert_eq!(shown.stolen.and_then(|stolen| stolen.value), Some(2));
}

#[test]
fn ex_24_counting() {
    for (tracking, shown) in [("memory", false), ("assisted", true)] {
        let mut table = table(4, &format!("money_tracking={tracking}"));
        COMPLETE_GAME[..5].iter().for_each(|(script, _)| {
            table.play(script);
        });
        let c = table.view(Viewer::Seat(seat("A"))).at(seat("C")).clone();
        assert_eq!(c.cards, 7);
        assert_eq!(c.money.map(|money| money.hand), shown.then(|| cards("2,3,8,10,15,20,25")));
        assert_eq!(c.money.map(|money| money.spent), shown.then(|| cards("12,1,4,6")));
        let deduced = table.view(Viewer::Recall(seat("A"))).at(seat("C")).money;
        assert_eq!(deduced.map(|money| money.total), Some(83));
    }
}
