//! Opening a table takes time in proportion to what is stored of it, and what is stored has a bound.

mod hall;

use engine::{FastRng, Rng, Seat};
use hall::{Hall, games};
use protocol::{Allowance, ClientMessage, Clock, Proposal, RefusedWhy};
use room::{ConnId, Input, Limits, MatchMost, Rate, ReplyId, Room, RoomFact};

const NO_END: u32 = 1_000_000;

fn without_limits() -> Limits {
    Limits {
        seat: Rate::new(1_000_000, 1),
        talk: Rate::new(1_000_000, 1),
        undo: Rate::new(1_000_000, 1),
        match_most: MatchMost { undos: NO_END, undone_steps: NO_END, lines: NO_END, changes: NO_END },
        ..Limits::default()
    }
}

fn limited(match_most: MatchMost) -> Limits {
    Limits { match_most, ..without_limits() }
}

/// A match that lasts, with one person who decides about undos alone.
fn long_match() -> Hall {
    let open = |(game, seats): (&'static dyn search::AnyGame, u8)| {
        let mut hall = Hall::playing(game, seats, 1, Clock::None);
        hall.room.set_limits(without_limits());
        hall
    };
    let lasts = |game: &(&'static dyn search::AnyGame, u8)| play(&mut open(*game), 600);
    open(games().find(lasts).expect("some game is long"))
}

/// Plays at least so many steps more. Whether the match goes on.
fn play(hall: &mut Hall, steps: u32) -> bool {
    let to = hall.last_frame(0).to + steps;
    while hall.last_frame(0).to < to && hall.room.outcome().is_none() {
        if hall.bots_answer() {
            continue;
        }
        match hall.last_frame(0).legal.first().cloned() {
            Some(action) => hall.act(0, action),
            None => hall.rest(700_000),
        }
    }
    hall.room.outcome().is_none()
}

fn undo_to(hall: &mut Hall, seq: u32) {
    let before = hall.facts.len();
    hall.say(0, ClientMessage::Propose { proposal: Proposal::UndoTo { seq } });
    assert!(hall.facts.len() > before, "{:?}", hall.last_refusal(0));
}

/// How often each stored step is made, on the whole, when the table is opened.
fn made_per_step(hall: &Hall) -> f64 {
    let opened = Room::restore(catalog::rules, hall.facts.clone(), hall.now_ms).expect("it can be opened");
    assert_eq!(opened.steps(), hall.room.steps(), "it is the same match");
    let stored = hall.facts.iter().filter(|stored| stored.fact.step().is_some()).count();
    opened.steps_made() as f64 / stored as f64
}

#[test]
fn s1_a_last_move_taken_back_again_and_again_is_not_paid_with_the_whole_match() {
    let mut hall = long_match();
    play(&mut hall, 400);
    let from = hall.last_frame(0).to;
    for _ in 0..300 {
        play(&mut hall, 1);
        undo_to(&mut hall, from);
    }
    // A copy is never more than 16 steps away, even where a single step is taken back.
    let made = made_per_step(&hall);
    assert!(made <= 12.0, "every stored step is made {made} times");
}

#[test]
fn s1_opening_a_table_makes_each_of_its_steps_a_few_times_whatever_was_taken_back() {
    for seed in 0..4 {
        let (mut hall, mut rng) = (long_match(), FastRng::new(seed));
        for _ in 0..60 {
            let far = [3, 20, 90][rng.below(3) as usize];
            if !play(&mut hall, 1 + rng.below(far)) {
                break;
            }
            let now = hall.last_frame(0).to;
            undo_to(&mut hall, now - 1 - rng.below(far.min(now)));
        }
        let made = made_per_step(&hall);
        assert!(made <= 4.0, "seed {seed}: every stored step is made {made} times");
    }
}

#[test]
fn s1_so_many_undos_and_no_more() {
    let mut hall = long_match();
    hall.room.set_limits(limited(MatchMost { undos: 3, ..without_limits().match_most }));
    for _ in 0..3 {
        play(&mut hall, 2);
        undo_to(&mut hall, 1);
    }
    play(&mut hall, 2);
    let before = hall.facts.len();
    hall.say(0, ClientMessage::Propose { proposal: Proposal::UndoTo { seq: 1 } });
    assert_eq!(hall.last_refusal(0), Some(RefusedWhy::UsedUp { what: Allowance::Undo }));
    assert_eq!(hall.facts.len(), before);
    hall.room = Room::restore(catalog::rules, hall.facts.clone(), hall.now_ms).unwrap();
    hall.room.set_limits(limited(MatchMost { undos: 3, ..without_limits().match_most }));
    hall.connect(0, Some(0));
    hall.say(0, ClientMessage::Propose { proposal: Proposal::UndoTo { seq: 1 } });
    assert_eq!(
        hall.last_refusal(0),
        Some(RefusedWhy::UsedUp { what: Allowance::Undo }),
        "a restart forgets nothing"
    );
}

#[test]
fn s1_so_many_steps_are_taken_back_and_no_more() {
    let mut hall = long_match();
    hall.room.set_limits(limited(MatchMost { undone_steps: 10, ..without_limits().match_most }));
    play(&mut hall, 20);
    undo_to(&mut hall, 5);
    play(&mut hall, 5);
    hall.say(0, ClientMessage::Propose { proposal: Proposal::UndoTo { seq: 5 } });
    assert_eq!(hall.last_refusal(0), Some(RefusedWhy::UsedUp { what: Allowance::Undo }));
}

#[test]
fn s1_undos_have_a_pace() {
    let mut hall = long_match();
    hall.room.set_limits(Limits { undo: Rate::new(2, 12_000), ..without_limits() });
    let mut undone = 0;
    for _ in 0..5 {
        play(&mut hall, 1);
        let now_ms = hall.now_ms;
        let before = hall.facts.len();
        hall.say(0, ClientMessage::Propose { proposal: Proposal::UndoTo { seq: 1 } });
        undone += usize::from(hall.facts.len() > before);
        hall.now_ms = now_ms.min(1_010_000);
    }
    assert_eq!(undone, 2);
    assert_eq!(hall.last_refusal(0), Some(RefusedWhy::TooFast { again_ms: 2_000 }));
    hall.now_ms += 60_000;
    undo_to(&mut hall, 1);
}

#[test]
fn s1_whatever_people_can_do_again_and_again_has_a_bound() {
    let (game, seats) = games().next().expect("the catalog has games");
    let mut hall = Hall::open(game, hall::setup(game, seats, Clock::None));
    let most = MatchMost { undos: 5, undone_steps: 50, lines: 7, changes: 30 };
    hall.room.set_limits(limited(most));
    for at in 0..2 {
        hall.join(at, &format!("P{at}"));
        hall.connect(at, Some(at));
    }
    for round in 0..100 {
        hall.say(0, ClientMessage::Chat { text: format!("line {round}") });
        hall.say(1, ClientMessage::Ready { ready: round % 2 == 0 });
        hall.say(0, ClientMessage::SetBot { seat: Seat(2), level: Some("easy".into()) });
        hall.say(0, ClientMessage::GiveHost { seat: Seat(0) });
        hall.input(Input::SetHook { reply: ReplyId(1), secret: hall::secret(1), hook: None });
        // Somebody else sits down and leaves again.
        hall.say(0, ClientMessage::SetBot { seat: Seat(2), level: None });
        hall.join(9, "Guest");
        hall.connect(9, Some(9));
        hall.say(9, ClientMessage::Leave {});
        hall.input(Input::Disconnect { conn: ConnId(9) });
    }
    assert_eq!(hall.last_refusal(0), Some(RefusedWhy::UsedUp { what: Allowance::Change }));
    let said = hall.facts.iter().filter(|stored| matches!(stored.fact, RoomFact::Said { .. })).count();
    assert_eq!(said, 7);
    assert!(hall.facts.len() <= 1 + 7 + 30 + 2, "{} facts", hall.facts.len());
}
