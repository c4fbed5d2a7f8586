//! One test or more per numbered rule.

#[path = "../table/mod.rs"]
mod table;
use engine::{Game, Seat, SeatSet, Turn, Viewer};
use sample_game::{Action, Cards, Event, Shown};
use table::{Table, open};

fn refused(rule: &str) -> Result<(), String> {
    Err(format!("refused by {rule}"))
}

#[test]
fn sg_1_two_to_five_seats() {
    for seats in 2..=5 {
        assert_eq!(open(seats), Ok(()));
    }
    for seats in [0, 1, 6, 255] {
        assert_eq!(open(seats), Err(format!("sample_game is for 2 to 5 seats, not {seats}")));
    }
}

#[test]
fn sg_2_two_cards_of_each_value() {
    assert_eq!(Cards::DECK.values().collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    assert!(Cards::DECK.values().all(|value| Cards::DECK.count(value) == 2));
    assert_eq!(Cards::DECK.len(), 20);
}

#[test]
fn sg_3_cards_go_round_and_only_their_owner_sees_them() {
    let table = Table::new("9 4 / 8 5 / 3 3", &[]);
    assert_eq!(table.events[0], Event::Dealt { seat: Seat(0), card: Some(9) });
    assert_eq!(table.events[4], Event::Dealt { seat: Seat(1), card: Some(5) });
    let seen = |viewer| table.rules.redact(&table.events[0], viewer);
    assert_eq!(seen(Viewer::Seat(Seat(0))), Some(table.events[0].clone()));
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Recall(Seat(2)), Viewer::Public] {
        assert_eq!(seen(viewer), Some(Event::Dealt { seat: Seat(0), card: None }));
    }
    assert_eq!(table.state.deck.len(), 14);
}

#[test]
fn sg_4_each_seat_lays_one_card_in_any_order() {
    let mut table = Table::new("9 4 / 8 5", &[]);
    assert_eq!(table.rules.turn(&table.state), Turn::Sealed(SeatSet::all(2)));
    table.lay("B8").unwrap();
    assert_eq!(table.lay("B5"), refused("SG-4"));
    assert_eq!(table.rules.turn(&table.state), Turn::Sealed(SeatSet::one(Seat(0))));
    let view = table.rules.view(&table.state, Viewer::Seat(Seat(0)));
    assert!(view.seats[1].has_laid && view.seats[1].own.is_none());
}

#[test]
fn sg_5_only_cards_of_the_own_hand() {
    let mut table = Table::new("9 4 / 8 5", &[]);
    for card in ["A8", "A0", "A11", "A255"] {
        assert_eq!(table.lay(card), refused("SG-5"));
    }
}

#[test]
fn sg_6_the_last_card_turns_all_up_and_the_highest_scores() {
    let mut table = Table::new("9 4 / 8 5", &[]);
    table.lay("B8").unwrap();
    assert_eq!(table.points(), [0, 0]);
    table.lay("A9").unwrap();
    assert_eq!(table.points(), [1, 0]);
    let shown = vec![Shown { seat: Seat(0), card: 9 }, Shown { seat: Seat(1), card: 8 }];
    let turned_up = Event::TurnedUp { round: 1, shown, winners: vec![Seat(0)] };
    assert_eq!(table.events.last(), Some(&turned_up));
}

#[test]
fn sg_7_a_tie_scores_as_the_option_says() {
    let after = |ties| {
        let mut table = Table::new("6 1 / 6 2 / 3 3", &[ties]);
        table.lay("A6 B6 C3").unwrap();
        table.points()
    };
    assert_eq!(after("ties=nobody"), [0, 0, 0]);
    assert_eq!(after("ties=each"), [1, 1, 0]);
}

#[test]
fn sg_8_played_cards_stay_face_up() {
    let mut table = Table::new("9 4 / 8 5", &[]);
    table.lay("A9 B8").unwrap();
    let view = table.rules.view(&table.state, Viewer::Public);
    assert_eq!(view.seats[0].played, [9].into_iter().collect());
    assert_eq!(table.lay("A9"), refused("SG-5"));
}

#[test]
fn sg_9_most_points_win_and_equal_points_share() {
    let mut table = Table::new("9 4 / 8 5", &[]);
    table.lay("A9 B8 A4 B5").unwrap();
    assert_eq!(table.winners(), [Seat(0), Seat(1)]);
    assert_eq!(table.lay("A9"), refused("SG-4"));
    assert_eq!(table.events.last(), Some(&Event::Ended { winners: vec![Seat(0), Seat(1)] }));
}

#[test]
fn sg_10_an_absent_seat_lays_its_lowest_card() {
    let table = Table::new("9 4 / 8 5", &[]);
    assert_eq!(table.rules.timeout(&table.state, Seat(0)), Action::Lay { card: 4 });
}
