//! DL-1 to DL-5, and the data of section 2.

use crate::table::{rules, seat, table};
use deluxe::*;
use engine::{Game, OptionValue, Seat, Setup, Turn};

#[test]
fn dl_1_two_to_six_seats_with_two_thousand_each() {
    for seats in 0..=8 {
        let made = Deluxe::new(Setup { seats, options: Options::default() });
        assert_eq!(
            made.as_ref().err().map(|illegal| illegal.rule.0),
            (!(2..=6).contains(&seats)).then_some("DL-1")
        );
        let Ok(rules) = made else { continue };
        let start = rules.start();
        assert!(Seat::all(seats).all(|seat| start.at(seat).cash == 2000 && start.at(seat).cell == 0));
        assert_eq!(start.bank, -2000 * i64::from(seats));
    }
}

#[test]
fn dl_2_markers_begin_on_step_two() {
    let start = rules(6, "").start();
    assert!(start.seats.iter().all(|player| player.step == 2));
}

#[test]
fn dl_3_nothing_is_owned_or_built() {
    let start = rules(3, "").start();
    assert!(start.owned().is_empty() && start.mortgaged.is_empty() && start.built.is_empty());
    assert_eq!((start.levels, start.branches_used, start.enterprises_used), ([0; 24], 0, 0));
    assert_eq!((start.reserve_fund, start.exchange_fund), (0, 0));
    let board = Board::standard();
    assert_eq!((board.branches, board.enterprises), (48, 24));
}

#[test]
fn dl_4_any_card_may_lie_on_top() {
    for (cell, letter) in [(3, 'T'), (8, 'D')] {
        let mut table = table(2, "");
        table.lands("A", cell);
        let mut possible = Vec::new();
        table.rules.chances(&table.state, &mut possible);
        assert_eq!(possible.len(), 30);
        assert!(possible.iter().all(|(outcome, weight)| {
            *weight == 1 && matches!(outcome, Chance::Card { card } if card.to_string().starts_with(letter))
        }));
    }
}

#[test]
fn dl_5_any_seat_may_begin() {
    let rules = rules(5, "");
    let start = rules.start();
    assert_eq!(rules.turn(&start), Turn::Chance);
    let mut possible = Vec::new();
    rules.chances(&start, &mut possible);
    assert_eq!(possible, Seat::all(5).map(|seat| (Chance::First { seat }, 1)).collect::<Vec<_>>());
    let table = table(3, "");
    assert_eq!((table.asked(), table.state.round), ("A".into(), 1));
}

#[test]
fn the_deeds_have_the_check_sums_of_the_rulebook() {
    let board = Board::standard();
    let sum = |value: fn(&Deed) -> u32| board.deeds.iter().map(value).sum::<u32>();
    assert_eq!([sum(|deed| deed.price), sum(|deed| deed.loan), sum(|deed| deed.redeem)], [4800, 2400, 2880]);
    let rents = [0, 1, 2, 3, 4].map(|level| board.deeds.iter().map(|deed| deed.rent[level]).sum::<u32>());
    assert_eq!(rents, [690, 2490, 5190, 8490, 12690]);
    for (id, deed) in board.deeds.iter().enumerate() {
        let (g, k) = (id as u32 / 3, id as u32 % 3);
        assert_eq!((deed.price, deed.building), (50 + 40 * g + 10 * k, 50 * (g / 2 + 1)));
        let steps = [0, 6, 15, 26, 40].map(|tenths| deed.rent[0] + deed.building * tenths / 10);
        assert_eq!(deed.rent, steps);
        assert_eq!(board.plot_at(deed.cell), Some(Plot(id as u8)));
    }
}

#[test]
fn the_cells_are_counted_as_in_the_rulebook() {
    let board = Board::standard();
    let count = |wanted: fn(&Cell) -> bool| board.cells.iter().filter(|cell| wanted(cell)).count();
    assert_eq!(count(|cell| matches!(cell, Cell::Plot(_))), 24);
    let kinds = [Cell::Trip, Cell::Deal, Cell::Charity, Cell::Investor, Cell::Check, Cell::Exchange];
    assert_eq!(
        kinds.map(|kind| board.cells.iter().filter(|cell| **cell == kind).count()),
        [4, 4, 2, 2, 1, 1]
    );
    assert_eq!(
        (board.cell(0), board.cell(10), board.cell(20)),
        (Cell::Start, Cell::Inspection, Cell::Exchange)
    );
}

#[test]
fn a_bad_board_file_is_named_with_line_and_field() {
    let board = include_str!("../../data/board.toml");
    let cards = include_str!("../../data/cards.toml");
    let fault = |from: &str, to: &str| {
        assert!(board.contains(from) || cards.contains(from), "{from}");
        Board::parse(&board.replacen(from, to, 1), &cards.replacen(from, to, 1)).map(|_| ()).unwrap_err()
    };
    assert_eq!(
        fault("price = 180", "price = -180").split(':').take(2).collect::<Vec<_>>(),
        ["board.toml", " line 67"]
    );
    assert_eq!(
        fault("price = 180", "price = 185"),
        "board.toml: plot school: price 185 is not a positive multiple of 10"
    );
    assert_eq!(
        fault("\"theatre\", \"trip\"", "\"theatre\", \"theatre\""),
        "board.toml: plot theatre: on 2 cells of the track"
    );
    assert_eq!(
        fault("\"deal\", \"fitness", "\"bank\", \"fitness"),
        "board.toml: track.cells: nothing is called \"bank\""
    );
    assert_eq!(fault("\"check\", ", ""), "board.toml: track.cells: 39 cells, not 40");
    assert_eq!(
        fault("[3, 33, 78", "[3, 33, 30"),
        "board.toml: plot online_cinema: rent [3, 33, 30, 133, 203] does not rise with every building"
    );
    assert_eq!(
        fault("A-BC-D", "A-BX-D"),
        "board.toml: exchange.columns: \"A-BX-D\" is not six of A, B, C, D and -"
    );
    assert_eq!(
        fault("{ count = 2, effect = \"summons\" }", "{ count = 1, effect = \"summons\" }"),
        "cards.toml: trip: 29 cards, not 30"
    );
    assert_eq!(fault("advance_to = \"school\"", "advance_to = \"moon\""), "cards.toml: trip 14 goes nowhere");
    assert!(
        fault("collect = 20", "collekt = 20").starts_with("cards.toml: line 49: unknown variant `collekt`")
    );
}

fn chosen(settings: &str) -> Options {
    let read = |setting| OptionValue::parse_setting(setting).expect("a setting reads id=value");
    let settings = settings.split_whitespace().map(read).collect();
    Deluxe::options(&settings, 2).expect("the settings are allowed")
}

/// Ruling 62
#[test]
fn dl_73_by_the_letter_a_clock_ends_the_game_and_money_decides() {
    let letter = chosen("preset=letter");
    assert_eq!((letter.capital_mode, letter.build_where), (CapitalMode::CashOnly, BuildWhere::SamePlot));
    assert_eq!((letter.time_limit_min, letter.round_limit), (30, 200));
    assert!(letter.release_double_rolls && letter.has_clock());
    let mixed = chosen("preset=letter build_where=industry");
    assert_eq!((mixed.build_where, mixed.capital_mode), (BuildWhere::Industry, CapitalMode::CashOnly));
    assert_eq!(chosen(""), Options::default(), "our rulings are the default");
}

#[test]
fn ruling_62_by_the_letter_from_the_first_turn_to_the_last() {
    let mut letter = table(2, "preset=letter");
    assert_eq!(letter.rules.wait(&letter.state).expect("a clock runs").after_ms, 30 * 60_000);

    letter.owns("A", "kindergarten school institute").stands("A", 17).manages();
    assert_eq!(letter.refusal("A build kindergarten"), "DL-28", "18: only where the token stands");
    letter.play("A build school");

    letter.stands("A", 10).inspected("A").turn_of("A").play("A try 2 2; A buy");
    assert_eq!((letter.state.extra_roll, letter.state.doubles), (true, 1), "9: a double is a double");

    letter.state.round = 40;
    letter.turn_of("B").manages().play("B end");
    assert_eq!(letter.state.phase, Phase::TurnStart, "59: the number of rounds ends nothing");
    letter.play("lapse").manages().play("A end");
    letter.with_cash("A", 500).with_cash("B", 501).manages().play("B end");
    assert_eq!((letter.state.phase, letter.state.round), (Phase::GameOver, 41));
    let ranks = letter.rules.ranks(&letter.state);
    assert_eq!((ranks.of(seat("A")), ranks.of(seat("B"))), (2, 1), "41: A's plots count for nothing");
}
