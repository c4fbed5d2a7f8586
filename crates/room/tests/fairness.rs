//! Where chance comes from: what people add, what they left behind, and what happens after moves are taken back.

mod hall;

use engine::{Fact, Line, Seat, Seed};
use hall::{Hall, games, secret, setup};
use protocol::{ClientMessage, Clock, Proposal, RefusedWhy, Stage, TableSetup};
use room::{ConnId, Input, Moment, Room, RoomFact, SecretHash, StoredFact};
use std::collections::BTreeMap;

fn any_game() -> (&'static dyn search::AnyGame, u8) {
    games().next().expect("the catalog has games")
}

/// A record as its file has it is read and checked, and explains its seed.
fn assert_holds(hall: &Hall) -> Vec<Line> {
    let record = hall.room.record().expect("the match is over");
    let lines: Vec<String> = record.iter().map(Line::to_json).collect();
    let read = catalog::replayer().read_all(lines.iter().map(String::as_str));
    let read = read.unwrap_or_else(|fault| panic!("{}: {fault}", hall.room.setup().game));
    assert!(read[0].header.seed.is_some(), "its chance was recomputed");
    let receipt = hall.room.receipt().expect("the match is over");
    let Line::Header(header) = &record[0] else { panic!("a record begins with its header") };
    assert_eq!(header.seed.map(|seed| seed.to_string()), Some(receipt.seed), "receipt and record agree");
    assert_eq!(header.fairness.as_ref().map(|fairness| &fairness.entropy), Some(&receipt.entropy));
    record
}

/// Two people at a table whose other seats are bots, nobody has added anything.
fn gathered() -> Hall {
    let (game, seats) = any_game();
    let mut hall = Hall::open(game, setup(game, seats, Clock::None));
    for at in 0..2 {
        hall.join(at, &format!("P{at}"));
        hall.connect(at, Some(at));
    }
    for at in 2..seats {
        hall.say(0, ClientMessage::SetBot { seat: Seat(at), level: Some("easy".into()) });
    }
    hall.say(1, ClientMessage::Ready { ready: true });
    hall
}

fn entropies(hall: &Hall) -> Vec<String> {
    let started = hall.facts.iter().find_map(|stored| match &stored.fact {
        RoomFact::Started { entropies } => Some(entropies.clone()),
        _ => None,
    });
    started.expect("the match began")
}

#[test]
fn s8_the_record_names_what_was_brought_by_somebody_who_left() {
    for (game, seats) in games() {
        let mut hall = Hall::playing(game, seats, 2, Clock::None);
        hall.say(1, ClientMessage::Leave {});
        hall.play_out(1, |frame| frame.legal[0].clone());
        let record = assert_holds(&hall);
        let Line::Header(header) = &record[0] else { panic!("a record begins with its header") };
        let entropy = &header.fairness.as_ref().expect("a server's match").entropy;
        assert_eq!(entropy[..2], ["dice of 0".to_owned(), "dice of 1".to_owned()]);
        let restored = Room::restore(catalog::rules, hall.facts.clone(), hall.now_ms).unwrap();
        assert_eq!((restored.record(), restored.receipt()), (Some(record), hall.room.receipt()));
    }
}

#[test]
fn s8_a_start_of_before_has_what_those_brought_who_sat_there() {
    let (game, seats) = any_game();
    let mut hall = Hall::playing(game, seats, 2, Clock::None);
    hall.say(1, ClientMessage::Leave {});
    hall.play_out(1, |frame| frame.legal[0].clone());
    // As a program of before wrote it: entropy came with the seat, and the start said nothing.
    let given = entropies(&hall);
    let mut old: Vec<StoredFact> = hall.facts.clone();
    old.retain(|stored| !matches!(stored.fact, RoomFact::EntropyGiven { .. }));
    for stored in &mut old {
        match &mut stored.fact {
            RoomFact::Joined { seat, entropy, .. } => entropy.clone_from(&given[seat.index()]),
            RoomFact::Started { entropies } => entropies.clear(),
            _ => {}
        }
    }
    let restored = Room::restore(catalog::rules, old, hall.now_ms).expect("it can be read");
    assert_eq!(restored.receipt(), hall.room.receipt());
}

#[test]
fn s8_entropy_counts_once_and_only_with_the_commitment_that_was_shown() {
    let mut hall = gathered();
    let before = hall.facts.len();
    let entropy = "mine".to_owned();
    hall.say(0, ClientMessage::Entropy { commitment: "00".repeat(32), entropy: entropy.clone() });
    assert!(matches!(hall.last_refusal(0), Some(RefusedWhy::Malformed { .. })));
    let commitment = hall.room.info().commitment;
    for bad in [String::new(), "x".repeat(65)] {
        hall.say(0, ClientMessage::Entropy { commitment: commitment.clone(), entropy: bad });
    }
    assert_eq!(hall.facts.len(), before);
    hall.connect(100, None);
    hall.say(100, ClientMessage::Entropy { commitment: commitment.clone(), entropy: entropy.clone() });
    assert_eq!(hall.last_refusal(100), Some(RefusedWhy::NotYours {}));
    hall.say(0, ClientMessage::Entropy { commitment: commitment.clone(), entropy });
    assert!(hall.room.info().seats[0].entropy_given && !hall.room.info().seats[1].entropy_given);
    // A second device of the same seat.
    hall.connect(50, Some(0));
    hall.say(50, ClientMessage::Entropy { commitment: commitment.clone(), entropy: "other".into() });
    assert_eq!(hall.facts.len(), before + 1);
    hall.give_entropy(1);
    hall.say(0, ClientMessage::Start {});
    assert_eq!(entropies(&hall)[..2], ["mine".to_owned(), "dice of 1".to_owned()]);
    let facts = hall.facts.len();
    hall.say(1, ClientMessage::Entropy { commitment, entropy: "late".into() });
    assert_eq!(hall.facts.len(), facts, "too late, it does nothing");
}

#[test]
fn s8_a_start_waits_a_moment_for_those_who_are_there() {
    let mut hall = gathered();
    hall.give_entropy(0);
    hall.say(0, ClientMessage::Start {});
    assert_eq!((hall.room.stage(), hall.room.info().beginning), (Stage::Gathering, true));
    // Nothing can be changed any more.
    hall.say(0, ClientMessage::Kick { seat: Seat(1) });
    assert!(matches!(hall.last_refusal(0), Some(RefusedWhy::NotNow { .. })));
    hall.give_entropy(1);
    assert_eq!(hall.room.stage(), Stage::Playing, "nobody is left to wait for");
    assert_eq!(entropies(&hall)[1], "dice of 1");
}

#[test]
fn s8_nobody_can_hold_up_a_start() {
    let mut hall = gathered();
    hall.say(0, ClientMessage::Start {});
    assert_eq!(hall.room.next_tick_ms(), Some(hall.now_ms + 3_000));
    assert_eq!(hall.room.due_ms(), Some(hall.now_ms + 3_000), "it is woken for that");
    let mut restored = Room::restore(catalog::rules, hall.facts.clone(), hall.now_ms).unwrap();
    restored.handle(Input::Tick, hall.now_ms + 1);
    assert_eq!(restored.stage(), Stage::Playing, "nobody is there to wait for");
    hall.rest(2_999);
    assert_eq!(hall.room.stage(), Stage::Gathering);
    hall.rest(1);
    assert_eq!(hall.room.stage(), Stage::Playing);
    assert!(entropies(&hall).iter().all(String::is_empty));
    hall.play_out(2, |frame| frame.legal[0].clone());
    assert_holds(&hall);
}

#[test]
fn s8_who_leaves_at_the_start_does_not_stop_it() {
    let mut hall = gathered();
    hall.say(0, ClientMessage::Start {});
    hall.say(1, ClientMessage::Leave {});
    assert_eq!(hall.room.stage(), Stage::Playing);
}

/// A table of a tournament, as the server makes it: everybody sits, nobody is there yet.
fn tournament_table(people: u8) -> Hall {
    let (game, seats) = any_game();
    let tournament = Some(protocol::TableCode::from_random([1; 6]));
    let mut hall = Hall::open(game, TableSetup { tournament, ..setup(game, seats, Clock::None) });
    let seated: Vec<_> =
        (0..people).map(|at| (Seat(at), format!("P{at}"), SecretHash::of(&secret(at)))).collect();
    let bots: Vec<_> = (people..seats).map(|at| (Seat(at), engine::Level::Easy)).collect();
    let mut at = Moment::at(hall.now_ms);
    hall.room.seat_again(&seated, &bots, &mut at);
    hall.room.begin(&mut at).expect("everybody sits");
    hall.take(at.effects);
    hall
}

#[test]
fn s8_a_tournament_table_asks_its_players_once_they_have_seen_the_commitment() {
    let mut hall = tournament_table(2);
    assert_eq!(hall.room.stage(), Stage::Gathering);
    for at in 0..2 {
        hall.connect(at, Some(at));
        hall.give_entropy(at);
    }
    assert_eq!(hall.room.stage(), Stage::Playing);
    assert_eq!(entropies(&hall)[..2], ["dice of 0".to_owned(), "dice of 1".to_owned()]);
    let mut alone = tournament_table(2);
    alone.connect(0, Some(0));
    alone.give_entropy(0);
    assert_eq!(alone.room.stage(), Stage::Gathering, "the other is on the way");
    alone.input(Input::Hold { seat: Seat(1) });
    assert_eq!(alone.room.stage(), Stage::Playing, "the organiser says that they do not come");
    let mut nobody = tournament_table(2);
    nobody.rest(15_000);
    assert_eq!(nobody.room.stage(), Stage::Playing);
}

#[test]
fn s5_at_a_tournament_nobody_at_the_table_takes_back_pauses_or_asks_for_advice() {
    let mut hall = tournament_table(1);
    hall.connect(0, Some(0));
    hall.give_entropy(0);
    while hall.last_frame(0).legal.is_empty() {
        assert!(hall.bots_answer(), "somebody is asked");
    }
    let clock = Clock::Slow { days: 3 };
    let wishes = [
        ClientMessage::Hint {},
        ClientMessage::Undo {},
        ClientMessage::Propose { proposal: Proposal::UndoTo { seq: 0 } },
        ClientMessage::Propose { proposal: Proposal::Pause {} },
        ClientMessage::Propose { proposal: Proposal::Continue {} },
        ClientMessage::Propose { proposal: Proposal::ChangeClock { clock } },
    ];
    let before = hall.facts.len();
    for wish in wishes {
        hall.outputs.clear();
        hall.heard.clear();
        hall.say(0, wish.clone());
        assert_eq!(hall.last_refusal(0), Some(RefusedWhy::Organiser {}), "{wish:?}");
        assert!(hall.outputs.is_empty(), "{wish:?}: {:?}", hall.outputs);
    }
    assert_eq!(hall.facts.len(), before);
}

#[test]
fn s5_people_whose_seat_a_bot_holds_keep_their_vote() {
    let (game, seats) = any_game();
    let mut hall = Hall::playing(game, seats, 2, Clock::None);
    hall.input(Input::Disconnect { conn: ConnId(1) });
    hall.input(Input::Hold { seat: Seat(1) });
    for _ in 0..20 {
        if hall.last_frame(0).legal.is_empty() {
            hall.bots_answer();
        } else {
            let action = hall.last_frame(0).legal[0].clone();
            hall.act(0, action);
        }
    }
    let clock = Clock::PerMove { move_ms: 5_000 };
    for proposal in [Proposal::UndoTo { seq: 1 }, Proposal::Pause {}, Proposal::ChangeClock { clock }] {
        let before = hall.facts.len();
        hall.say(0, ClientMessage::Propose { proposal });
        assert_eq!(hall.facts.len(), before, "{proposal:?} is decided by one of two");
        hall.say(0, ClientMessage::Vote { agree: false });
    }
    hall.say(0, ClientMessage::Propose { proposal: Proposal::Pause {} });
    hall.connect(1, Some(1));
    hall.say(1, ClientMessage::Vote { agree: true });
    assert_eq!(hall.room.stage(), Stage::Paused, "back, they agree");
    // With nobody there, nothing is decided.
    hall.say(0, ClientMessage::Propose { proposal: Proposal::Continue {} });
    hall.input(Input::Disconnect { conn: ConnId(0) });
    hall.input(Input::Disconnect { conn: ConnId(1) });
    assert_eq!(hall.room.stage(), Stage::Paused);
    // Whoever stays away cannot keep the others from going on.
    hall.connect(0, Some(0));
    hall.say(0, ClientMessage::Vote { agree: true });
    assert_eq!(hall.room.stage(), Stage::Playing);
}

/// What chance brought after step `seq`.
fn drawn_after(hall: &Hall, seq: u32) -> Vec<String> {
    let steps = &hall.room.steps()[seq as usize..];
    let outcome =
        |fact: &Fact| if let Fact::Chance { outcome } = fact { Some(outcome.to_string()) } else { None };
    steps.iter().filter_map(|step| outcome(&step.fact)).collect()
}

fn play_some(hall: &mut Hall, steps: u32) {
    let to = hall.last_frame(0).to + steps;
    while hall.last_frame(0).to < to && hall.room.outcome().is_none() {
        if !hall.bots_answer() {
            match hall.last_frame(0).legal.first().cloned() {
                Some(action) => hall.act(0, action),
                None => hall.rest(700_000),
            }
        }
    }
}

#[test]
fn s5_chance_is_drawn_anew_after_it_was_taken_back_and_the_record_still_holds() {
    let mut differing = 0;
    for (game, seats) in games() {
        let mut hall = Hall::playing(game, seats, 1, Clock::None);
        play_some(&mut hall, 3);
        let from = hall.last_frame(0).to;
        let mut seen = Vec::new();
        for undo in 1..=4 {
            play_some(&mut hall, 12);
            if hall.room.outcome().is_some() {
                break;
            }
            let drawn = drawn_after(&hall, from);
            if drawn.len() >= 3 {
                differing += usize::from(seen.iter().any(|before| *before != drawn));
                assert!(!seen.contains(&drawn), "{}: the same came again at undo {undo}", game.about().id);
                seen.push(drawn);
            }
            hall.now_ms += 60_000;
            hall.say(0, ClientMessage::Propose { proposal: Proposal::UndoTo { seq: from } });
            assert!(hall.room.steps().len() < hall.facts.len());
            let restored = Room::restore(catalog::rules, hall.facts.clone(), hall.now_ms).unwrap();
            assert_eq!(restored.steps(), hall.room.steps());
        }
        hall.play_out(1, |frame| frame.legal[0].clone());
        let record = assert_holds(&hall);
        let undone = record.iter().filter(|line| matches!(line, Line::Undone(_))).count();
        let facts = hall.facts.iter().filter(|stored| matches!(stored.fact, RoomFact::Undone { .. })).count();
        assert_eq!(undone, facts, "every undo back to the same step is in the record");
        // Without its undos, the record is not true.
        let bare: Vec<String> =
            record.iter().filter(|line| !matches!(line, Line::Undone(_))).map(Line::to_json).collect();
        let redrawn = hall.facts.iter().any(|s| matches!(s.fact, RoomFact::Undone { redraws: true, .. }));
        let read = catalog::replayer().read_all(bare.iter().map(String::as_str));
        assert!(read.is_err() || !redrawn, "{}", game.about().id);
    }
    assert!(differing > 0, "some game draws often enough to tell");
}

#[test]
fn s5_an_undo_of_before_draws_the_same_once_more() {
    let (game, seats) = games().last().expect("the catalog has games");
    let mut hall = Hall::playing(game, seats, 1, Clock::None);
    play_some(&mut hall, 10);
    // A program of before took everything back and then made the same steps, with the same chance.
    let at_ms = hall.now_ms;
    let again: Vec<StoredFact> =
        hall.facts.iter().filter(|stored| stored.fact.step().is_some()).cloned().collect();
    let undone = r#"{"at_ms":1,"type":"undone","seq":0}"#;
    hall.facts.push(serde_json::from_str(undone).expect("a fact of before"));
    hall.facts.extend(again.into_iter().map(|mut stored| {
        if let RoomFact::Stepped { id, .. } = &mut stored.fact {
            *id = None;
        }
        StoredFact { at_ms, ..stored }
    }));
    let steps = hall.room.steps().to_vec();
    hall.room = Room::restore(catalog::rules, hall.facts.clone(), at_ms).expect("old stores open");
    assert_eq!(hall.room.steps(), steps);
    hall.connect(0, Some(0));
    hall.play_out(1, |frame| frame.legal[0].clone());
    assert_holds(&hall);
}

/// How long the bots of a table with this secret take, by the number of the step.
fn delays_of_bots(game: &'static dyn search::AnyGame, seats: u8, secret: Seed) -> BTreeMap<u32, u64> {
    let code = protocol::TableCode::from_random([1, 2, 3, 4, 5, 6]);
    let (mut room, _) =
        Room::create(game, code, setup(game, seats, Clock::None), secret, 0).expect("a table");
    let bots: Vec<_> = (0..seats).map(|at| (Seat(at), engine::Level::Easy)).collect();
    let mut at = Moment::at(0);
    room.seat_again(&[], &bots, &mut at);
    room.begin(&mut at).expect("everybody sits");
    room.take(Input::Tick, &mut at);
    let mut delays = BTreeMap::new();
    for _ in 0..400 {
        let asked = std::mem::take(&mut at.effects.outputs).into_iter().find_map(|output| match output {
            room::Output::Think { seat, seq, earliest_ms, .. } => Some((seat, seq, earliest_ms)),
            _ => None,
        });
        match asked {
            Some((seat, seq, earliest_ms)) => {
                delays.insert(seq, earliest_ms - at.now_ms);
                room.take(Input::Thought { seat, seq, action: serde_json::Value::Null }, &mut at);
            }
            None => {
                at.now_ms += 700_000;
                room.take(Input::Tick, &mut at);
            }
        }
    }
    delays
}

#[test]
fn s12_delays_come_from_the_secret_and_from_nothing_that_people_know() {
    let (game, seats) = any_game();
    let [one, again, other] = [1, 1, 2].map(|secret| delays_of_bots(game, seats, Seed([secret; 32])));
    assert!(one.len() > 20, "{one:?}");
    assert_eq!(one, again, "a restart changes nothing");
    let both: Vec<(u64, u64)> =
        one.iter().filter_map(|(seq, delay)| Some((*delay, *other.get(seq)?))).collect();
    let same = both.iter().filter(|(one, other)| one == other).count();
    assert!(both.len() > 10 && same < both.len() / 4, "the same at the same step: {both:?}");
    let mean = one.values().chain(other.values()).sum::<u64>() / (one.len() + other.len()) as u64;
    assert!((950..1_350).contains(&mean), "around the middle of 700 and 1600: {mean}");
}

#[test]
fn s12_what_the_rules_do_for_a_person_takes_as_long_as_a_bot_would_think() {
    // It hangs on secret and step alone, whatever is played: so all bots of all games know it together.
    let by_step: BTreeMap<u32, u64> =
        games().flat_map(|(game, seats)| delays_of_bots(game, seats, Seed([9; 32]))).collect();
    let mut forced = 0;
    for ((game, seats), taste) in games().flat_map(|game| (0..12).map(move |taste| (game, taste))) {
        let mut hall = Hall::playing(game, seats, seats, Clock::None);
        for turn in 0..600 {
            if hall.room.outcome().is_some() {
                break;
            }
            // Everybody is there and nobody has a clock: only the rules themselves wait for something.
            let frame = hall.last_frame(0);
            if frame.clock.wait_ms.is_none()
                && let (Some(due_ms), Some(delay)) = (hall.room.next_tick_ms(), by_step.get(&frame.to))
            {
                assert_eq!(due_ms - hall.now_ms, *delay, "{} at step {}", game.about().id, frame.to);
                forced += 1;
                hall.rest(*delay);
                continue;
            }
            let actor = (0..seats).find(|conn| !hall.last_frame(*conn).legal.is_empty());
            let Some(actor) = actor else {
                hall.rest(700_000);
                continue;
            };
            let legal = hall.last_frame(actor).legal;
            hall.now_ms += 1_000;
            hall.act(actor, legal[((turn + taste) * 7919) % legal.len()].clone());
        }
    }
    assert!(forced > 0, "some rulebook pays for people");
}

/// A move that is taken back takes with it what it caused, and nothing else of the story.
#[test]
fn what_happened_before_a_move_that_was_taken_back_is_still_told() {
    let mut told = 0;
    for (game, seats) in games() {
        let mut hall = Hall::playing(game, seats, 1, Clock::None);
        play_some(&mut hall, 6);
        let from = hall.last_frame(0).to;
        hall.connect(5, Some(0));
        let before = hall.last_frame(5).events;
        play_some(&mut hall, 3);
        // Whoever comes back hears of a few dozen steps; a longer beginning is told elsewhere.
        if hall.room.outcome().is_some() || hall.last_frame(0).to > 60 {
            continue;
        }
        hall.say(0, ClientMessage::Propose { proposal: Proposal::UndoTo { seq: from } });
        hall.connect(6, Some(0));
        assert_eq!(hall.last_frame(6).to, from, "{}", game.about().id);
        assert_eq!(hall.last_frame(6).events, before, "{}", game.about().id);
        told += before.len();
    }
    assert!(told > 0, "something happened somewhere");
}
