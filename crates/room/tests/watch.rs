//! S7: watchers never take the place of a player, and the host says whether there are any.

mod hall;

use engine::Seat;
use hall::{Hall, games, secret};
use protocol::{Bye, ClientMessage, Clock, RefusedWhy, ServerMessage};
use room::{ConnId, Input};

fn playing() -> Hall {
    let (game, seats) = games().next().expect("the catalog has games");
    Hall::playing(game, seats, 2, Clock::None)
}

/// Comes as a watcher on sockets from 1000 on.
fn watch(hall: &mut Hall, number: u64) {
    hall.input(Input::Connect { conn: ConnId(1_000 + number), secret: None, from: 0, sketch: false });
}

fn refused(hall: &Hall, number: u64) -> Option<Bye> {
    hall.closed.iter().rev().find(|(conn, _)| *conn == ConnId(1_000 + number)).map(|(_, why)| *why)
}

#[test]
fn however_many_watch_a_player_comes_in() {
    let mut hall = playing();
    hall.input(Input::Disconnect { conn: ConnId(1) });
    (0..300).for_each(|number| watch(&mut hall, number));
    assert_eq!((refused(&hall, 199), refused(&hall, 200)), (None, Some(Bye::Crowded)));
    hall.heard.clear();
    hall.connect(1, Some(1));
    assert!(matches!(hall.heard[&ConnId(1)][0], ServerMessage::Welcome { seat: Some(Seat(1)), .. }));
}

#[test]
fn the_host_closes_a_match_to_watchers() {
    let mut hall = playing();
    watch(&mut hall, 1);
    hall.say(1, ClientMessage::SetWatching { allowed: false });
    assert_eq!(hall.last_refusal(1), Some(RefusedWhy::NotYours {}));
    assert!(hall.closed.is_empty() && hall.room.info().watchable);

    hall.say(0, ClientMessage::SetWatching { allowed: false });
    assert_eq!(refused(&hall, 1), Some(Bye::NoWatching));
    watch(&mut hall, 2);
    assert_eq!(refused(&hall, 2), Some(Bye::NoWatching));
    let facts = hall.facts.len();
    hall.say(0, ClientMessage::SetWatching { allowed: false });
    assert_eq!(hall.facts.len(), facts, "saying it twice is saying it once");
    hall.input(Input::Disconnect { conn: ConnId(1) });
    hall.heard.clear();
    hall.connect(1, Some(1));
    assert!(matches!(hall.heard[&ConnId(1)][0], ServerMessage::Welcome { seat: Some(Seat(1)), .. }));

    hall.say(0, ClientMessage::SetWatching { allowed: true });
    watch(&mut hall, 3);
    assert_eq!(refused(&hall, 3), None);
}

#[test]
fn whoever_looks_for_a_seat_may_look_in_until_the_match_begins() {
    let (game, seats) = games().next().expect("the catalog has games");
    let mut hall = Hall::open(game, hall::setup(game, seats, Clock::None));
    hall.join(0, "Ada");
    hall.connect(0, Some(0));
    hall.give_entropy(0);
    hall.say(0, ClientMessage::SetWatching { allowed: false });
    watch(&mut hall, 1);
    assert_eq!(refused(&hall, 1), None);
    for at in 1..seats {
        hall.say(0, ClientMessage::SetBot { seat: Seat(at), level: Some("easy".into()) });
    }
    hall.say(0, ClientMessage::Start {});
    assert_eq!(refused(&hall, 1), Some(Bye::NoWatching), "now it is a match for its players alone");
    assert!(hall.room.knows(&secret(0)));
}

/// S15: the setup is told in the welcome; what is told later holds what can change.
#[test]
fn a_change_holds_what_can_change_and_the_words_once_the_match_begins() {
    for (game, seats) in games() {
        let mut hall = Hall::playing(game, seats, 2, Clock::None);
        watch(&mut hall, 1);
        let clock = Clock::Slow { days: 2 };
        hall.say(0, ClientMessage::Propose { proposal: protocol::Proposal::ChangeClock { clock } });
        hall.say(1, ClientMessage::Vote { agree: true });
        hall.say(0, ClientMessage::SetWatching { allowed: false });
        let heard = &hall.heard[&ConnId(1)];
        let mut known = None;
        for message in heard {
            match message {
                ServerMessage::Welcome { table, .. } => known = Some(table.clone()),
                ServerMessage::Table { table } => {
                    assert!(!serde_json::to_string(table).expect("JSON").contains("\"setup\""));
                    known.as_mut().expect("welcome comes first").apply(table.clone());
                }
                _ => {}
            }
        }
        assert_eq!(known, Some(hall.room.info()), "{}", game.about().id);
    }
}
