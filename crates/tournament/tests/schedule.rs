//! A tournament from the first seating to the last place.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

use engine::FastRng;
use tournament::*;

fn schedule(count: usize, settings: CupSettings) -> Schedule {
    let names = (1..=count).map(|number| format!("Player {number}")).collect();
    Schedule::new(Tournament::new(settings, names).unwrap())
}

fn played(participant: Participant, rank: u8, profit: i32) -> Played {
    Played { participant, rank, profit, bankrupt: false, wrong_entries: 0, figures: Default::default() }
}

/// Results of a table: whoever has the lower number did better.
fn by_number(seats: &[Participant]) -> TableResults {
    let rank = |who: Participant| 1 + seats.iter().filter(|other| other.0 < who.0).count() as u8;
    seats.iter().map(|&who| played(who, rank(who), 1000 - 10 * i32::from(who.0))).collect()
}

fn rng(schedule: &Schedule) -> FastRng {
    FastRng::new(schedule.tournament.stages.len() as u64)
}

/// Plays whatever is open to its end.
fn play_on(schedule: &mut Schedule) {
    let open = schedule.open.clone().unwrap();
    for (at, table) in open.tables.iter().enumerate() {
        assert_eq!(schedule.enter(None, at + 1, by_number(&table.seats), false), Ok(Entered::New));
    }
    assert_eq!(schedule.open, None);
}

#[test]
fn thirty_participants_play_three_games_and_a_final() {
    let mut event = schedule(30, CupSettings::default());
    let late = Participant(7);
    for game in 1..=3 {
        let mut rng = rng(&event);
        let absent = if game == 2 { vec![late] } else { Vec::new() };
        assert_eq!(event.seat(&absent, &mut rng), Ok(CupSeat::Game(game)));
        let open = event.open.as_ref().unwrap();
        assert_eq!(open.tables.iter().map(|table| table.seats.len()).sum::<usize>(), 30 - absent.len());
        assert_eq!(open.absent, absent);
        play_on(&mut event);
    }
    assert!(!event.is_over());
    assert_eq!(event.seat(&[], &mut FastRng::new(9)), Ok(CupSeat::Final));
    let mut finalists = event.open.as_ref().unwrap().tables[0].seats.clone();
    finalists.sort();
    assert_eq!(finalists, [0, 1, 2, 3].map(Participant));
    play_on(&mut event);
    assert!(event.is_over());
    assert_eq!(event.seat(&[], &mut FastRng::new(9)), Err(Error::Over));
    let list = event.tournament.final_list();
    assert_eq!(list.len(), 30);
    assert_eq!(list[..4].iter().map(|own| own.standing.participant.0).collect::<Vec<_>>(), [0, 1, 2, 3]);
    let missed = list.iter().find(|own| own.standing.participant == late).unwrap();
    assert_eq!(missed.standing.score, 2 * 930, "two games of three, and nothing for the one missed");
}

#[test]
fn the_next_game_waits_for_all_tables() {
    let mut event = schedule(8, CupSettings::default());
    event.seat(&[], &mut FastRng::new(1)).unwrap();
    let open = event.open.clone().unwrap();
    event.enter(None, 1, by_number(&open.tables[0].seats), false).unwrap();
    let early = event.seat(&[], &mut FastRng::new(2)).unwrap_err();
    assert_eq!(early.to_string(), "the last game is still under way: no results yet from table 2");
    assert!(event.tournament.stages.is_empty(), "half a game counts for nobody");
}

#[test]
fn results_are_entered_once_and_corrected_on_purpose() {
    let mut event = schedule(7, CupSettings::default());
    event.seat(&[], &mut FastRng::new(1)).unwrap();
    let tables = event.open.clone().unwrap().tables;
    let first = by_number(&tables[0].seats);
    let mut reversed = first.clone();
    reversed.reverse();
    assert_eq!(event.enter(None, 1, reversed, false), Ok(Entered::New));
    assert_eq!(event.enter(None, 1, first.clone(), false), Ok(Entered::Unchanged), "in whatever order");
    let mut other = first.clone();
    other[0].profit += 1;
    let before = event.clone();
    assert_eq!(event.enter(None, 1, other.clone(), false), Err(Error::Different(1)));
    assert_eq!(event, before);
    assert_eq!(event.enter(None, 1, other.clone(), true), Ok(Entered::Replaced));
    event.enter(None, 2, by_number(&tables[1].seats), false).unwrap();
    assert_eq!(event.tournament.stages[0].tables[0], other);
    assert_eq!(event.enter(Some(1), 1, first.clone(), true), Ok(Entered::Replaced), "long after");
    assert_eq!(event.tournament.stages[0].tables[0], first);
}

#[test]
fn wrong_results_change_nothing() {
    let mut event = schedule(7, CupSettings::default());
    assert_eq!(event.enter(None, 1, Vec::new(), false), Err(Error::NothingOpen));
    event.seat(&[], &mut FastRng::new(1)).unwrap();
    let tables = event.open.clone().unwrap().tables;
    let before = event.clone();
    let here = by_number(&tables[0].seats);
    assert!(matches!(event.enter(None, 2, here.clone(), false), Err(Error::OtherPlayers { table: 2, .. })));
    assert!(matches!(event.enter(None, 3, here.clone(), false), Err(Error::NoTable { table: 3, .. })));
    assert!(matches!(event.enter(None, 0, here.clone(), false), Err(Error::NoTable { table: 0, .. })));
    assert!(matches!(event.enter(Some(2), 1, here.clone(), false), Err(Error::NoTable { .. })));
    let mut twice = here.clone();
    twice[1] = twice[0].clone();
    assert!(matches!(event.enter(None, 1, twice, false), Err(Error::OtherPlayers { .. })));
    let mut ranks = here;
    ranks.iter_mut().for_each(|played| played.rank = 2);
    assert!(matches!(event.enter(None, 1, ranks, false), Err(Error::Ranks(_))));
    assert_eq!(event, before);
}

#[test]
fn whoever_leaves_is_absent_and_plays_no_final() {
    let settings = CupSettings { games: 2, final_size: 3, absent_profit: -1500, ..CupSettings::default() };
    let mut event = schedule(6, settings);
    event.seat(&[], &mut FastRng::new(1)).unwrap();
    play_on(&mut event);
    let best = event.tournament.find("player 1").unwrap();
    event.leave(best).unwrap();
    assert_eq!(event.leave(best).unwrap_err().to_string(), "Player 1 has left already");
    event.seat(&[], &mut FastRng::new(2)).unwrap();
    assert_eq!(event.open.as_ref().unwrap().absent, [best]);
    play_on(&mut event);
    event.seat(&[], &mut FastRng::new(3)).unwrap();
    let mut finalists = event.open.as_ref().unwrap().tables[0].seats.clone();
    finalists.sort();
    assert_eq!(finalists, [1, 2, 3].map(Participant), "the next one moves up");
    play_on(&mut event);
    let list = event.tournament.final_list();
    assert_eq!(list.last().unwrap().standing.score, 1000 - 1500);
}

#[test]
fn whoever_comes_back_is_seated_and_a_final_can_be_corrected() {
    let mut event = schedule(6, CupSettings { games: 1, final_size: 3, ..CupSettings::default() });
    event.leave(Participant(0)).unwrap();
    event.come_back(Participant(0));
    event.seat(&[], &mut FastRng::new(1)).unwrap();
    assert_eq!(event.open.as_ref().unwrap().absent, []);
    play_on(&mut event);
    event.seat(&[], &mut FastRng::new(2)).unwrap();
    play_on(&mut event);
    let mut turned = event.tournament.final_table.clone().unwrap();
    turned.iter_mut().for_each(|played| played.rank = 4 - played.rank);
    let winner = |event: &Schedule| event.tournament.final_list()[0].standing.participant;
    let before = winner(&event);
    assert_eq!(event.enter(None, 1, turned.clone(), false), Err(Error::Different(1)));
    assert_eq!(event.enter(None, 1, turned, true), Ok(Entered::Replaced));
    assert_ne!(winner(&event), before);
}

#[test]
fn a_game_without_three_players_is_passed_over() {
    let mut event = schedule(3, CupSettings { games: 1, final_size: 0, ..CupSettings::default() });
    assert_eq!(event.seat(&[Participant(0)], &mut FastRng::new(1)), Ok(CupSeat::Unplayed(1)));
    assert!(event.is_over());
    assert!(event.tournament.standings().iter().all(|own| own.score == 0 && own.rank == 1));
}

#[test]
fn two_play_together_where_bots_take_the_other_chairs() {
    let settings = CupSettings {
        games: 2,
        final_size: 0,
        least: 2,
        scoring: Scoring::Placement,
        ..CupSettings::default()
    };
    let mut event = schedule(2, settings);
    assert_eq!(event.seat(&[], &mut FastRng::new(1)), Ok(CupSeat::Game(1)));
    play_on(&mut event);
    assert_eq!(event.seat(&[], &mut FastRng::new(2)), Ok(CupSeat::Game(2)));
    play_on(&mut event);
    assert!(event.is_over());
    let scores: Vec<i32> = event.tournament.standings().iter().map(|own| own.score).collect();
    assert_eq!(scores, [240, 0]);
    assert_eq!(event.check(), Ok(()));
    let kept = serde_json::to_value(&event).unwrap();
    assert_eq!(serde_json::from_value::<Schedule>(kept).unwrap(), event);
    let plain = serde_json::to_value(CupSettings::default()).unwrap();
    assert!(plain.get("least").is_none(), "what was stored before reads and writes as it did");
}

#[test]
fn a_final_needs_three_players() {
    let mut event = schedule(5, CupSettings { games: 1, ..CupSettings::default() });
    event.seat(&[], &mut FastRng::new(1)).unwrap();
    play_on(&mut event);
    let before = event.clone();
    let away = [0, 1, 2].map(Participant);
    assert_eq!(event.seat(&away, &mut FastRng::new(2)), Err(Error::NoFinal));
    assert_eq!(event, before);
    assert_eq!(event.tournament.final_list()[0].standing.participant, Participant(0), "the standing decides");
    assert_eq!(event.seat(&away[..2], &mut FastRng::new(2)), Ok(CupSeat::Final));
    assert_eq!(event.open.unwrap().tables[0].seats.len(), 3);
}

#[test]
fn names_are_unlike_each_other() {
    let fault = |names: &[&str]| {
        let names = names.iter().map(|name| (*name).to_owned()).collect();
        Tournament::new(CupSettings::default(), names).unwrap_err().to_string()
    };
    assert_eq!(
        fault(&["Ola", "Jan", "ola"]),
        "\"ola\" is no name for a participant: there is another one of that name"
    );
    assert!(fault(&["Ola", "Jan", "12"]).ends_with("it is a number"));
    assert!(fault(&["Ola", "Jan", " "]).ends_with("it is empty, or begins or ends with a blank"));
    assert!(fault(&["Ola", "Jan", "a\u{7}"]).ends_with("it has letters that cannot be shown"));
    assert_eq!(fault(&["Ola"]), "a tournament has 3 to 200 participants, not 1");
}

#[test]
fn a_schedule_survives_storage() {
    let mut event = schedule(9, CupSettings::default());
    event.seat(&[Participant(2)], &mut FastRng::new(1)).unwrap();
    let text = serde_json::to_string(&event).unwrap();
    assert_eq!(serde_json::from_str::<Schedule>(&text).unwrap(), event);
}
