use crate::toy::Higher;
use engine::{FastRng, Line, OptionValues, Refusal, Replayer, Seat, Seed, Table, Turn, Viewer};
use search::{AnyState, LearnTable as _, SeatedJob, StateError};
use serde_json::json;

fn table() -> Table<Higher> {
    Table::new(3, &OptionValues::new()).unwrap()
}

fn played(seed: u64) -> Box<dyn AnyState> {
    let mut state = table().state(Some(Seed::from_number(seed)));
    let (mut rng, mut mask) = (FastRng::new(seed), [0; 4]);
    while let Some(seat) = state.ask() {
        let slot = state.sample(seat, &mut rng, &mut mask).unwrap();
        state.act(seat, slot).unwrap();
    }
    state
}

#[test]
fn a_match_with_a_seed_asks_for_decisions_only() {
    let state = table().state(Some(Seed::from_number(1)));
    assert_eq!((state.turn(), state.ask(), state.steps()), (Turn::One(Seat(0)), Some(Seat(0)), 3));
    let state = played(1);
    assert_eq!(state.turn(), Turn::Over, "the pause lapses by itself");
    let rewards: f32 = Seat::all(3).map(|seat| state.reward(seat)).sum();
    assert!(rewards == 0.0 || (rewards - 1.0).abs() < 1e-6);
}

#[test]
fn without_a_seed_chance_is_somebody_elses() {
    let mut state = table().state(None);
    assert_eq!(state.turn(), Turn::Chance);
    assert_eq!(state.chances().len(), 6);
    state.chance(&json!({ "type": "card", "shows": 3 })).unwrap();
    state.chance_at(5).unwrap();
    state.draw(&mut FastRng::new(1)).unwrap();
    assert_eq!(state.view(Viewer::Seat(Seat(1)))["cards"][1], 6);
    let now = |wrong: Result<(), StateError>| matches!(wrong, Err(StateError::Refused(Refusal::NotNow(_))));
    assert!(now(state.chance_at(0)));
    let mut seeded = table().state(Some(Seed::from_number(1)));
    assert!(now(seeded.draw(&mut FastRng::new(1))), "it draws its own");
}

#[test]
fn what_is_not_allowed_changes_nothing() {
    let mut state = table().state(Some(Seed::from_number(2)));
    let before = state.fingerprint();
    assert!(matches!(state.act(Seat(0), 9), Err(StateError::NoSuchSlot { slot: 9, last: 3 })));
    assert!(matches!(state.act(Seat(0), 2), Err(StateError::ClosedSlot { slot: 2, .. })));
    assert!(matches!(state.act(Seat(1), 0), Err(StateError::ClosedSlot { seat: 1, .. })));
    assert!(matches!(state.act(Seat(7), 0), Err(StateError::Refused(Refusal::NoSuchSeat(7)))));
    let fly = json!({ "type": "fly" });
    assert!(matches!(state.submit(Seat(0), &fly), Err(StateError::Refused(Refusal::Malformed(_)))));
    let mut mask = [7; 4];
    state.mask(Seat(1), &mut mask);
    assert_eq!((state.fingerprint(), mask), (before, [0; 4]));
}

/// Its record replays, its chance follows from its seed, and what was saved goes on as it would have.
#[test]
fn a_match_is_written_down() {
    let state = played(4);
    let lines = state.record(Vec::new()).unwrap();
    let mut replayer = Replayer::new(|_: &engine::Header| Ok(table()));
    let recordings: Vec<_> =
        lines.iter().filter_map(|line| replayer.read(&line.to_json()).unwrap()).collect();
    assert_eq!(recordings.len(), 1);
    assert!(matches!(lines.last(), Some(Line::End(_))));
    let half = {
        let mut state = table().state(Some(Seed::from_number(4)));
        state.act(Seat(0), 1).unwrap();
        state
    };
    let (mut one, mut other) = (half.fork(), table().saved_state(&half.save()).unwrap());
    for state in [&mut one, &mut other] {
        state.act(Seat(1), 1).unwrap();
    }
    assert_eq!(one.fingerprint(), other.fingerprint());
    let forged = half.save().replace("\"shows\":", "\"shows\":1, \"was\":");
    assert!(table().saved_state(&forged).is_err());
    assert!(table().saved_state("nonsense").is_err());
}

#[test]
fn an_imagined_world_keeps_what_its_seat_knows() {
    let mut state = table().state(Some(Seed::from_number(5)));
    state.act(Seat(0), 0).unwrap();
    let mut world = state.imagine(Seat(1), &Seed::from_number(6));
    assert_eq!(world.information(Seat(1)), state.information(Seat(1)));
    assert!(matches!(world.information(Seat(0)), Err(StateError::Imagined { imagined_by: 1, .. })));
    assert!(world.record(Vec::new()).is_err());
    world.act(Seat(1), 0).unwrap();
    assert_eq!(table().saved_state(&world.save()).unwrap().fingerprint(), world.fingerprint());
}

#[test]
fn every_seat_keeps_its_bot() {
    let job = |threads, bots: &[&str]| SeatedJob {
        bots: bots.iter().map(|name| (*name).to_owned()).collect(),
        games: 40,
        seed: Seed::from_number(1),
        threads,
    };
    let report = |job: &SeatedJob| table().seated(job, &|_| ()).map(|report| report.results);
    let bots = ["policy", "random", "random"];
    let one = report(&job(1, &bots)).unwrap();
    assert_eq!(one, report(&job(3, &bots)).unwrap());
    assert!(one.seats[0].win_share > one.seats[1].win_share);
    assert!(report(&job(1, &bots[..2])).is_err());
    assert!(report(&job(1, &["nobody"; 3])).is_err());
}
