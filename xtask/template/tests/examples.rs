//! The worked examples of the rulebook.

mod table;
use engine::Seat;
use table::Table;

#[test]
fn ex_1_a_whole_game() {
    let mut table = Table::new("9 4 1 / 8 5 2", &[]);
    table.lay("A4 B5").unwrap();
    assert_eq!(table.points(), [0, 1]);
    table.lay("A9 B8").unwrap();
    assert_eq!(table.points(), [1, 1]);
    table.lay("A1 B2").unwrap();
    assert_eq!(table.points(), [1, 2]);
    assert_eq!(table.winners(), [Seat(1)]);
}

#[test]
fn ex_2_a_tie() {
    let after = |ties| {
        let mut table = Table::new("7 1 / 7 2 / 3 3", &[ties]);
        table.lay("A7 B7 C3").unwrap();
        table.points()
    };
    assert_eq!(after("ties=nobody"), [0, 0, 0]);
    assert_eq!(after("ties=each"), [1, 1, 0]);
}
