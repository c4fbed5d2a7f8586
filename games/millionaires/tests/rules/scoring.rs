//! The rules of the end: who is out, what counts, who wins.

use crate::table::{seat, table, tiles};
use engine::{Game, Phrase, Seat, Viewer};
use millionaires::*;

#[test]
fn mb_44_money_is_the_sum_of_the_hand() {
    let mut table = table(3, "");
    table.play("luck: A{3} B- C- luck: A- B{2} C- cba: B- luck:");
    let Some(Event::Scored { results, .. }) = table.events.last() else { panic!("{:?}", table.events) };
    let money: Vec<(Seat, u8)> = results.iter().map(|result| (result.seat, result.money)).collect();
    assert_eq!(money, [(seat("C"), 106), (seat("B"), 104), (seat("A"), 103)], "the best place first");
    let shown = table.view(Viewer::Public);
    assert!(shown.seats.iter().all(|seat| seat.money.is_some()), "all hands are open now");
}

#[test]
fn mb_45_all_who_share_the_minimum_are_out() {
    let table = table(4, "").finished(&[("w10", "3"), ("w9", "1,2"), ("w1", "4"), ("w2", "6")]);
    assert_eq!(table.winners(), "D");
    assert_eq!(table.ranks().list(), [3, 3, 2, 1]);
}

/// A defect seen elsewhere: all-tied money was not handled.
#[test]
fn mb_46_everybody_equally_poor() {
    let holdings = [("w10", "3"), ("w9", "1,2"), ("w1", "3")];
    let all_lose = table(3, "").finished(&holdings);
    assert_eq!(all_lose.winners(), "");
    assert_eq!(all_lose.ranks().list(), [1, 1, 1]);
    let none_lose = table(3, "all_poorest=none_lose").finished(&holdings);
    assert_eq!(none_lose.winners(), "A");
    assert_eq!(none_lose.ranks().list(), [1, 2, 3]);
}

#[test]
fn mb_47_a_sole_survivor_wins_with_nothing() {
    let table = table(3, "").finished(&[("w10", "1"), ("w9", "1"), ("", "2")]);
    assert_eq!(table.winners(), "C");
}

/// Defects seen elsewhere: halves rounded down or kept as fractions, negative scores with the casino.
#[test]
fn mb_48_steps_in_their_order() {
    assert_eq!(score(tiles("w8 w4")), 12);
    assert_eq!(score(tiles("w8 w4 casino")), 7);
    assert_eq!(score(tiles("w8 w4 casino luck")), 14, "the casino comes before doubling");
    assert_eq!(score(tiles("w8 w4 casino cba")), 4, "halves are rounded up");
    assert_eq!(score(tiles("w4 casino")), 0);
}

#[test]
fn mb_49_score_range() {
    assert_eq!(score(TileSet::ALL), 50 * 8 / 2);
    assert_eq!(score(TileSet::ALL.without(Tile::Casino).without(Tile::Cba)), 440);
    assert_eq!(score(tiles("casino cba luck")), 0);
}

#[test]
fn mb_50_tiles_of_the_eliminated_do_not_count() {
    let table = table(3, "").finished(&[("w10 luck luck", "1"), ("w1", "2"), ("", "3")]);
    assert_eq!(table.winners(), "B");
    assert_eq!(score(table.of("A").tiles), 40);
    let points = |key: &str, points: i64| Phrase::new(key).with("points", points);
    let words = table.words(Viewer::Public);
    assert!(words.contains(&points("sketch-points-out", 40)), "they are shown as not counting");
    assert!(words.contains(&points("sketch-points", 1)) && !words.contains(&points("sketch-points", 40)));
}

#[test]
fn mb_50_nobody_is_out_before_the_end_or_where_all_are_equally_poor() {
    let mut running = table(3, "money_tracking=assisted");
    running.play("w2: A{3} B- C-");
    let equal = table(3, "all_poorest=none_lose").finished(&[("w10", "3"), ("w9", "1,2"), ("w1", "3")]);
    for table in [running, equal] {
        assert!(!table.words(Viewer::Public).iter().any(|phrase| phrase.key == "sketch-points-out"));
    }
}

#[test]
fn mb_51_highest_surviving_score_wins() {
    let table = table(3, "").finished(&[("w5", "25"), ("w6", "2"), ("w10", "1")]);
    assert_eq!(table.winners(), "B");
}

#[test]
fn mb_52_more_money_breaks_a_tie() {
    let table = table(3, "").finished(&[("w2 w4", "20"), ("w6", "25"), ("", "1")]);
    assert_eq!(table.winners(), "B");
}

#[test]
fn mb_53_last_tie_break() {
    let holdings = [("w2 w4", "20"), ("w6", "8,12"), ("", "1")];
    assert_eq!(table(3, "").finished(&holdings).winners(), "AB");
    assert_eq!(table(3, "final_tiebreak=highest_tile").finished(&holdings).winners(), "B");
    let nothing = [("", "20"), ("luck", "8,12"), ("w1", "1")];
    assert_eq!(table(3, "final_tiebreak=highest_tile").finished(&nothing).winners(), "AB");
}

#[test]
fn mb_54_ranking() {
    let table =
        table(5, "").finished(&[("w2", "1"), ("w5", "20"), ("w1 w4", "8,12"), ("w3", "4"), ("w10", "1")]);
    assert_eq!(table.ranks().list(), [4, 1, 1, 3, 4]);
}

#[test]
fn mb_55_winners_may_be_nobody() {
    let mut table = table(3, "");
    table.play("luck: A- B- luck: C- A- cba: B- luck:");
    let Some(Event::Scored { winners, results }) = table.events.last() else { panic!("{:?}", table.events) };
    assert!(winners.is_empty());
    assert!(results.iter().all(|result| result.rank == 1 && result.eliminated));
    assert_eq!(table.rules.ranks(&table.state).reward(seat("A")), 0.0);
}
