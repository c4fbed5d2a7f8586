//! Matches that go on at another table.

mod hall;

use engine::{Entry, Line};
use hall::{Hall, games};
use protocol::{ClientMessage, Clock, Frame, Proposal, RefusedWhy, Stage};
use room::{Moment, Room, TakeOverError};
use serde_json::Value;

fn varied() -> impl FnMut(&Frame) -> Value {
    let mut count = 0usize;
    move |frame| {
        count += 1;
        frame.legal[(count * 7919) % frame.legal.len()].clone()
    }
}

/// The steps of a whole match.
fn steps_of(record: &[Line]) -> Vec<Entry> {
    let step = |line: &Line| if let Line::Entry(entry) = line { Some(entry.clone()) } else { None };
    record.iter().filter_map(step).collect()
}

/// A match of every game, with the number of its seats.
fn matches() -> impl Iterator<Item = (&'static dyn search::AnyGame, u8, Vec<Entry>)> {
    games().map(|(game, seats)| {
        let mut hall = Hall::playing(game, seats, seats, Clock::None);
        hall.play_out(seats, varied());
        (game, seats, steps_of(&hall.room.record().expect("it is over")))
    })
}

#[test]
fn every_game_goes_on_from_its_middle_and_the_new_record_holds() {
    for (game, seats, steps) in matches() {
        let taken = &steps[..steps.len() / 2];
        let mut hall = Hall::going_on(game, seats, taken).expect("half a match can go on");
        assert_eq!(hall.room.info().taken_over, Some(taken.len() as u32));
        assert_eq!(hall.room.stage(), Stage::Playing);
        hall.play_out(1, varied());
        let record = hall.room.record().expect("it is over");
        assert_eq!(steps_of(&record)[..taken.len()], *taken);
        let Line::Header(header) = &record[0] else { panic!("a record begins with its header") };
        assert_eq!(header.taken_over as usize, taken.len());
        let lines: Vec<String> = record.iter().map(Line::to_json).collect();
        let read = catalog::replayer().read_all(lines.iter().map(String::as_str));
        let read = read.unwrap_or_else(|fault| panic!("{}: {fault}", game.about().id));
        let header = &read[0].header;
        assert!(header.taken_over as usize == taken.len() && header.seed.is_some());
        let restored = Room::restore(catalog::rules, hall.facts.clone(), hall.now_ms).expect("it was stored");
        assert_eq!(restored.record(), Some(record));
    }
}

#[test]
fn such_a_table_is_the_fold_of_its_facts_at_every_moment() {
    for (game, seats, steps) in matches() {
        let mut hall = Hall::going_on(game, seats, &steps[..steps.len() / 3]).expect("it can go on");
        hall.play_out(1, varied());
        for kept in (1..hall.facts.len()).step_by(7) {
            let facts: Vec<_> = hall.facts[..kept]
                .iter()
                .map(|fact| serde_json::from_str(&serde_json::to_string(fact).unwrap()).unwrap())
                .collect();
            let restored = Room::restore(catalog::rules, facts, hall.now_ms).expect("what was stored");
            assert_eq!(restored.version(), kept as u64);
        }
        let counted = hall.facts.iter().fold(0, |step, stored| stored.fact.step_after(step));
        let record = hall.room.record().expect("it is over");
        assert_eq!(counted as usize, steps_of(&record).len(), "facts count their steps");
    }
}

#[test]
fn steps_of_another_match_cannot_be_taken_back() {
    for (game, seats, steps) in matches() {
        // Somewhere in the second half the first seat can do something.
        let found = (steps.len() / 2..steps.len()).find_map(|to| {
            let hall = Hall::going_on(game, seats, &steps[..to]).ok()?;
            (!hall.last_frame(0).legal.is_empty()).then_some((hall, to))
        });
        let (mut hall, to) = found.expect("a person gets to act");
        let taken = hall.room.info().taken_over.expect("it was taken over");
        assert_eq!(taken as usize, to);
        let (before, facts) = (hall.last_frame(0), hall.facts.len());
        hall.say(0, ClientMessage::Undo {});
        assert!(matches!(hall.last_refusal(0), Some(RefusedWhy::NotNow { .. })), "{}", game.about().id);
        hall.say(0, ClientMessage::Propose { proposal: Proposal::UndoTo { seq: taken - 1 } });
        let Some(RefusedWhy::NotNow { detail }) = hall.last_refusal(0) else { panic!("it was refused") };
        assert!(detail.contains("come from another match"), "{detail}");
        assert_eq!(hall.facts.len(), facts, "nothing has happened");
        hall.act(0, before.legal[0].clone());
        if hall.room.outcome().is_none() {
            hall.say(0, ClientMessage::Propose { proposal: Proposal::UndoTo { seq: before.to } });
            assert_eq!((hall.last_frame(0).to, hall.last_frame(0).view), (before.to, before.view));
        }
    }
}

#[test]
fn what_does_not_fit_is_refused_and_nothing_happens() {
    for (game, seats, steps) in matches() {
        let over = Hall::going_on(game, seats, &steps).err();
        assert_eq!(over, Some(TakeOverError::Over(steps.len() as u32)));
        let mut forged = steps[..steps.len() / 2].to_vec();
        let at = forged.len() - 1;
        forged[at].print = steps[0].print;
        let Some(TakeOverError::Step { seq, why }) = Hall::going_on(game, seats, &forged).err() else {
            panic!("a forged step is taken");
        };
        assert_eq!((seq, why.contains("fingerprint")), (forged[at].seq, true), "{why}");
        let mut hall = Hall::playing(game, seats, seats, Clock::None);
        let mut at = Moment::at(hall.now_ms);
        let late = hall.room.take_over(&steps[..1], game.about().print_version, &mut at);
        assert_eq!((late, at.effects.facts.len()), (Err(TakeOverError::NotNow), 0));
    }
    let (game, seats) = games().next().expect("the catalog has games");
    let mut hall = Hall::open(game, hall::setup(game, seats, Clock::None));
    let mut at = Moment::at(hall.now_ms);
    assert_eq!(hall.room.take_over(&[], game.about().print_version, &mut at), Err(TakeOverError::NotNow));
}
