//! DL-72 to DL-75.

use crate::table::{Table, seat, table};
use deluxe::*;
use engine::{Game, Seat};

/// The last turn of a round has come to its end.
fn end_round(table: &mut Table, round: u16) {
    table.state.round = round;
    table.turn_of("B").manages().play("B end");
}

#[test]
fn dl_72_last_standing_has_a_cap() {
    for (settings, last) in [("round_cap=50", 50), ("", 200), ("round_cap=0", 1000)] {
        let mut table = table(2, &format!("end_mode=last_standing {settings}"));
        end_round(&mut table, last - 1);
        assert_eq!(table.state.phase, Phase::TurnStart);
        end_round(&mut table, last);
        assert_eq!(table.state.phase, Phase::GameOver);
        assert_eq!(table.cash("A"), 2400, "the bonus is paid, ruling 42");
    }
}

#[test]
fn dl_73_the_round_limit_and_the_clock() {
    let mut table = table(2, "round_limit=10");
    assert!(table.rules.wait(&table.state).is_none());
    end_round(&mut table, 9);
    table.manages().play("A end");
    assert_eq!(table.state.phase, Phase::TurnStart);
    end_round(&mut table, 10);
    assert_eq!(table.state.phase, Phase::GameOver);
    let mut clock = self::table(2, "time_limit_min=10");
    assert_eq!(clock.rules.wait(&clock.state).unwrap().after_ms, 600_000);
    clock.play("lapse");
    assert!(clock.rules.wait(&clock.state).is_none(), "it rings once");
    clock.manages().play("A end");
    assert_eq!(clock.asked(), "B", "the round is finished");
    clock.manages().play("B end");
    assert_eq!((clock.state.phase, clock.state.round), (Phase::GameOver, 1));
    let standing = self::table(2, "end_mode=last_standing time_limit_min=10");
    assert!(standing.rules.wait(&standing.state).is_none());
}

#[test]
fn dl_74_bonus_and_capital() {
    for (settings, capital) in [("", 1000 + 800 + 180 + (300 - 180) + 350), ("capital_mode=cash_only", 1800)]
    {
        let mut table = table(2, settings);
        table.rated("A", 4).with_cash("A", 1000).owns("A", "school oil_holding").mortgaged("oil_holding");
        table.owns("A", "online_cinema theatre amusement_park").levels("online_cinema", [3, 2, 2]);
        let buildings = if settings.is_empty() { 180 + 7 * 25 - 350 } else { 0 };
        end_round(&mut table, 30);
        assert_eq!(table.rules.score(&table.state, Seat(0)), capital + buildings);
        assert_eq!(table.cash("A"), 1800);
    }
}

#[test]
fn dl_74_a_sole_survivor_gets_no_bonus() {
    let mut table = table(2, "");
    table.play("B resign");
    assert_eq!((table.state.phase, table.cash("A")), (Phase::GameOver, 2000));
}

#[test]
fn dl_75_living_by_capital_then_the_fallen_in_reverse() {
    let mut table = table(5, "");
    table.with_cash("A", 10).with_cash("C", 5000).play("D resign; B resign");
    table.state.round = 30;
    table.turn_of("E").manages().play("E end");
    let ranks = table.rules.ranks(&table.state);
    assert_eq!(ranks.list(), [3, 4, 1, 5, 2]);
    assert_eq!(ranks.winners, [seat("C")].into_iter().collect());
    let Some(Event::GameOver { winners, results }) = table.events.last() else {
        panic!("{:?}", table.events.last())
    };
    assert_eq!(winners.as_slice(), [seat("C")]);
    assert!(results.iter().map(|result| result.rank).eq(1..=5), "the places are told in order");
    assert_eq!((results[0].seat, results[0].capital), (seat("C"), 5400));
    assert_eq!((results[4].seat, results[4].bankrupt), (seat("D"), true));
}
