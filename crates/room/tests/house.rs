//! What the host may still change before the match, and how people look.

mod hall;

use engine::{Header, Line, OptionValue, OptionValues, Seat};
use hall::{Hall, games, secret, setup};
use protocol::{
    Allowance, Badge, ClientMessage, Clock, Colour, Frame, Look, PlayerKind, RefusedWhy, ServerMessage,
    Stage, TableInfo,
};
use room::{ConnId, Input, JoinError, Output, ReplyId, Room, RoomFact};
use serde_json::Value;

fn first(frame: &Frame) -> Value {
    frame.legal[0].clone()
}

/// The seat and the table that a socket was welcomed to last.
fn welcomed(hall: &Hall, conn: u8) -> (Option<Seat>, TableInfo) {
    let heard = hall.heard[&ConnId(conn.into())].iter().rev();
    let welcome = |message: &ServerMessage| match message {
        ServerMessage::Welcome { seat, table, .. } => Some((*seat, table.clone())),
        _ => None,
    };
    heard.filter_map(welcome).next().expect("it was welcomed")
}

/// Four seats or more, of which the second one stays free: people 0, 1 and 2 sit in seats 0, 2 and 3.
fn with_a_gap(game: &'static dyn search::AnyGame) -> Hall {
    let mut hall = Hall::open(game, setup(game, game.about().most_seats.min(5), Clock::None));
    for (person, seat) in [(0, 0), (1, 2), (2, 3)] {
        let (name, secret) = (format!("P{person}"), secret(person));
        hall.input(Input::Join { reply: ReplyId(0), name, seat: Some(Seat(seat)), secret });
        hall.connect(person, Some(person));
        hall.give_entropy(person);
    }
    hall.say(2, ClientMessage::Chat { text: "here".into() });
    (1..3).for_each(|person| hall.say(person, ClientMessage::Ready { ready: true }));
    hall
}

#[test]
fn a_table_starts_with_those_who_are_there() {
    for (game, _) in games() {
        let id = game.about().id;
        let mut hall = with_a_gap(game);
        hall.connect(7, None);
        hall.say(0, ClientMessage::Start {});
        assert!(matches!(hall.last_refusal(0), Some(RefusedWhy::NotNow { .. })), "{id}: seats are free");
        hall.say(0, ClientMessage::StartFewer {});
        let info = hall.room.info();
        assert_eq!((info.stage, info.setup.seats, info.seats.len()), (Stage::Playing, 3, 3), "{id}");
        assert_eq!(hall.room.names(), ["P0", "P1", "P2"], "who sat behind the gap moved up");
        for person in 0..3 {
            let (seat, table) = welcomed(&hall, person);
            assert_eq!(
                (seat, table.setup.seats),
                (Some(Seat(person)), 3),
                "{id}: everybody knows where they sit"
            );
        }
        assert_eq!(welcomed(&hall, 7).0, None, "whoever watches goes on watching");
        let (steps, restored) = (hall.room.steps().to_vec(), restore(&hall));
        assert_eq!((restored.steps(), restored.info().seats.len()), (&steps[..], 3), "{id}: it is a fact");
        hall.play_out(3, first);
        let record = hall.room.record().expect("it is over");
        let Line::Header(Header { seats, players, fairness, .. }) = &record[0] else {
            panic!("a record begins with its header")
        };
        assert_eq!((*seats, players.len()), (3, 3), "{id}");
        let entropy = fairness.as_ref().map(|fairness| fairness.entropy.clone());
        let brought = (0..3).map(|person| format!("dice of {person}")).collect();
        assert_eq!(entropy, Some(brought), "{id}: what they brought moved with them");
        let lines: Vec<String> = record.iter().map(Line::to_json).collect();
        let read = catalog::replayer().read_all(lines.iter().map(String::as_str));
        read.unwrap_or_else(|fault| panic!("{id}: {fault}"));
        assert_eq!(restore(&hall).record(), Some(record), "{id}");
    }
}

fn restore(hall: &Hall) -> Room {
    Room::restore(catalog::rules, hall.facts.clone(), hall.now_ms).expect("it was stored")
}

#[test]
fn what_was_said_before_stays_with_who_said_it() {
    let (game, _) = games().next().expect("the catalog has games");
    let mut hall = with_a_gap(game);
    hall.input(Input::Join {
        reply: ReplyId(0),
        name: "Guest".into(),
        seat: Some(Seat(1)),
        secret: secret(9),
    });
    hall.connect(9, Some(9));
    hall.say(9, ClientMessage::Chat { text: "bye".into() });
    hall.say(9, ClientMessage::Leave {});
    hall.say(0, ClientMessage::StartFewer {});
    hall.heard.clear();
    hall.connect(2, Some(2));
    let said: Vec<(String, Seat)> = hall.heard[&ConnId(2)]
        .iter()
        .filter_map(|heard| match heard {
            ServerMessage::Chat(line) => Some((line.text.clone(), line.seat)),
            _ => None,
        })
        .collect();
    let gone = said.iter().find(|(text, _)| text == "bye").expect("it is kept").1;
    assert!(said.contains(&("here".into(), Seat(2))), "{said:?}");
    assert!(gone.0 >= 3, "nobody who plays said that");
}

#[test]
fn nobody_but_the_host_starts_with_fewer_and_only_with_enough() {
    let (game, _) = games().find(|(game, _)| game.about().least_seats > 2).expect("some game needs three");
    let mut hall = with_a_gap(game);
    hall.say(1, ClientMessage::StartFewer {});
    assert_eq!(hall.last_refusal(1), Some(RefusedWhy::NotYours {}));
    hall.say(2, ClientMessage::Ready { ready: false });
    hall.say(0, ClientMessage::StartFewer {});
    assert!(matches!(hall.last_refusal(0), Some(RefusedWhy::NotNow { .. })), "not everybody is ready");
    hall.say(0, ClientMessage::Kick { seat: Seat(3) });
    let before = hall.facts.len();
    hall.say(0, ClientMessage::StartFewer {});
    assert!(matches!(hall.last_refusal(0), Some(RefusedWhy::NotNow { .. })), "two are too few");
    assert_eq!((hall.facts.len(), hall.room.info().stage), (before, Stage::Gathering), "nothing changed");
}

/// A rule of a game that is off by default, switched on.
fn other_rule(game: &dyn search::AnyGame) -> (OptionValues, &'static str) {
    let about = game.about();
    let option = about.options.iter().find(|option| option.default == OptionValue::Switch(false));
    let option = option.expect("every game has a switch that is off");
    (OptionValues::from([(option.id.to_owned(), OptionValue::Switch(true))]), option.id)
}

fn set_options(hall: &mut Hall, person: u8, options: OptionValues) -> Result<(), JoinError> {
    change_house(hall, person, options, None)
}

fn change_house(
    hall: &mut Hall,
    person: u8,
    options: OptionValues,
    check_books: Option<bool>,
) -> Result<(), JoinError> {
    hall.outputs.clear();
    hall.input(Input::SetOptions { reply: ReplyId(5), secret: secret(person), options, check_books });
    let answered = hall.outputs.iter().find_map(|output| match output {
        Output::Answered { reply: ReplyId(5), result } => Some(result.clone()),
        _ => None,
    });
    answered.expect("it is answered")
}

#[test]
fn house_rules_change_in_the_lobby_and_everybody_is_asked_anew() {
    for (game, seats) in games() {
        let (options, id) = other_rule(game);
        let mut hall = Hall::open(game, setup(game, seats, Clock::None));
        (0..seats).for_each(|person| {
            hall.join(person, &format!("P{person}"));
            hall.connect(person, Some(person));
            hall.give_entropy(person);
        });
        (1..seats).for_each(|person| hall.say(person, ClientMessage::Ready { ready: true }));
        assert_eq!(set_options(&mut hall, 0, options.clone()), Ok(()));
        for person in 0..seats {
            let (_, table) = welcomed(&hall, person);
            assert_eq!(table.setup.options, options, "everybody sees the new ones");
            assert!(table.seats.iter().all(|seat| !seat.ready), "{id}: nobody has agreed to these");
        }
        hall.say(0, ClientMessage::Start {});
        assert!(matches!(hall.last_refusal(0), Some(RefusedWhy::NotNow { .. })));
        assert_eq!(restore(&hall).info().setup.options, options, "it is a fact");
        (1..seats).for_each(|person| hall.say(person, ClientMessage::Ready { ready: true }));
        hall.say(0, ClientMessage::Start {});
        assert_eq!(set_options(&mut hall, 0, OptionValues::new()), Err(JoinError::Begun));
        hall.play_out(seats, first);
        let record = hall.room.record().expect("it is over");
        let Line::Header(header) = &record[0] else { panic!("a record begins with its header") };
        assert_eq!(
            header.options.get(id),
            Some(&OptionValue::Switch(true)),
            "they are the rules of the match"
        );
        assert_eq!(restore(&hall).record(), Some(record));
    }
}

#[test]
fn house_rules_that_do_not_fit_change_nothing() {
    let (game, seats) = games().next().expect("the catalog has games");
    let (options, id) = other_rule(game);
    let mut hall = Hall::playing_at(game, setup(game, seats, Clock::None), 1);
    assert_eq!(set_options(&mut hall, 0, options.clone()), Err(JoinError::Begun));
    let mut hall = Hall::open(game, setup(game, seats, Clock::None));
    hall.join(0, "Ada");
    hall.join(1, "Bob");
    hall.connect(0, Some(0));
    hall.connect(1, Some(1));
    hall.say(1, ClientMessage::Ready { ready: true });
    let before = hall.facts.len();
    for bad in [("no_such_rule", OptionValue::Switch(true)), (id, OptionValue::Word("maybe".into()))] {
        let bad = OptionValues::from([(bad.0.to_owned(), bad.1)]);
        assert!(matches!(set_options(&mut hall, 0, bad), Err(JoinError::Setup(_))));
    }
    assert_eq!(set_options(&mut hall, 1, options.clone()), Err(JoinError::NotHost));
    assert_eq!(set_options(&mut hall, 8, options.clone()), Err(JoinError::WrongSecret));
    assert_eq!(set_options(&mut hall, 0, OptionValues::new()), Ok(()), "the same as before");
    assert_eq!(hall.facts.len(), before, "nothing happened");
    assert!(hall.room.info().seats[1].ready, "and who agreed still does");
    let mut changes = 0;
    while set_options(&mut hall, 0, [options.clone(), OptionValues::new()][changes % 2].clone()).is_ok() {
        changes += 1;
        assert!(changes < 100, "a board may come each time: there is an end to it");
    }
    assert_eq!(set_options(&mut hall, 0, options), Err(JoinError::UsedUp));
    hall.say(1, ClientMessage::Ready { ready: true });
    assert_eq!(hall.last_refusal(1), Some(RefusedWhy::UsedUp { what: Allowance::Change }));
}

/// When books are checked is no option of a game, and is changed with them.
#[test]
fn when_books_are_checked_changes_in_the_lobby() {
    let (game, seats) = games().next().expect("the catalog has games");
    let mut hall = Hall::open(game, setup(game, seats, Clock::None));
    hall.join(0, "Ada");
    hall.join(1, "Bob");
    hall.connect(0, Some(0));
    hall.connect(1, Some(1));
    hall.say(1, ClientMessage::Ready { ready: true });
    assert_eq!(change_house(&mut hall, 0, OptionValues::new(), Some(false)), Ok(()), "as it was");
    assert!(hall.room.info().seats[1].ready, "and who agreed still does");
    assert_eq!(change_house(&mut hall, 0, OptionValues::new(), Some(true)), Ok(()));
    assert!(hall.room.info().setup.check_books && !hall.room.info().seats[1].ready);
    assert_eq!(set_options(&mut hall, 0, other_rule(game).0), Ok(()));
    assert!(restore(&hall).info().setup.check_books, "other rules leave it as it is");
}

fn look(badge: Option<Badge>, colour: Option<Colour>) -> ClientMessage {
    ClientMessage::SetLook { look: Look { badge, colour } }
}

fn colours(hall: &Hall) -> Vec<Colour> {
    let colours: Vec<Colour> = hall.room.info().seats.iter().map(|seat| seat.colour).collect();
    assert!(
        colours.iter().all(|one| colours.iter().filter(|other| one == *other).count() == 1),
        "{colours:?}"
    );
    colours
}

#[test]
fn nobody_looks_like_somebody_else() {
    let (game, seats) = games().next().expect("the catalog has games");
    let mut hall = Hall::open(game, setup(game, seats, Clock::None));
    hall.join(0, "Ada");
    hall.join(1, "Bob");
    hall.connect(0, Some(0));
    hall.connect(1, Some(1));
    hall.say(0, ClientMessage::SetBot { seat: Seat(2), level: Some("easy".into()) });
    assert_eq!(colours(&hall)[..3], Colour::ALL[..3]);
    hall.say(0, look(Some(Badge::Owl), Some(Colour::Pink)));
    assert_eq!(colours(&hall)[0], Colour::Pink, "the bot that had it gives way");
    assert_eq!(hall.room.info().seats[0].badge, Some(Badge::Owl));
    hall.say(1, look(None, Some(Colour::Pink)));
    assert!(matches!(hall.last_refusal(1), Some(RefusedWhy::NotNow { .. })), "a person does not");
    hall.say(1, look(Some(Badge::Owl), None));
    assert_eq!((colours(&hall)[1], hall.room.info().seats[1].badge), (Colour::Sky, Some(Badge::Owl)));
    let (worn, before) = (colours(&hall), hall.facts.len());
    hall.say(1, look(Some(Badge::Owl), Some(Colour::Sky)));
    assert_eq!(hall.facts.len(), before, "what is so already is not stored again");
    assert_eq!(restore(&hall).info().seats.iter().map(|seat| seat.colour).collect::<Vec<_>>(), worn);
    // Somebody else in the same seat is somebody else.
    hall.say(1, ClientMessage::Leave {});
    hall.join(9, "Guest");
    assert_eq!(hall.room.info().seats[1].badge, None);
    assert_eq!(colours(&hall)[0], Colour::Pink);
}

#[test]
fn in_a_match_everybody_keeps_their_colour_and_who_has_none_chooses_once() {
    let (game, seats) = games().next().expect("the catalog has games");
    let mut hall = Hall::playing(game, seats, 2, Clock::None);
    let worn = colours(&hall);
    let free =
        Colour::ALL.into_iter().find(|colour| !worn.contains(colour)).expect("the table is not the largest");
    hall.say(0, look(Some(Badge::Kite), Some(worn[2])));
    assert!(
        matches!(hall.last_refusal(0), Some(RefusedWhy::NotNow { .. })),
        "in a match a bot keeps its own, too"
    );
    hall.say(0, look(Some(Badge::Kite), Some(free)));
    assert_eq!((colours(&hall)[0], hall.room.info().seats[0].badge), (free, Some(Badge::Kite)));
    hall.say(0, look(Some(Badge::Cat), Some(worn[0])));
    assert_eq!(colours(&hall)[0], free, "once is enough");
    let worn = colours(&hall);
    hall.say(0, ClientMessage::Leave {});
    assert!(matches!(hall.room.info().seats[0].player, PlayerKind::Bot { .. }));
    assert_eq!(
        (colours(&hall), hall.room.info().seats[0].badge),
        (worn, None),
        "the bot goes on in their colour"
    );
    let looks = hall.facts.iter().filter(|stored| matches!(stored.fact, RoomFact::LookSet { .. })).count();
    assert_eq!(looks, 1);
}

/// Whoever has moved is known by how they look: another look for another table does not change this one.
#[test]
fn nobody_changes_how_they_look_after_their_first_move() {
    let (game, seats) = games().next().expect("the catalog has games");
    let mut hall = Hall::playing(game, seats, seats, Clock::None);
    let kept = |hall: &Hall| hall.room.info().seats.iter().map(|seat| seat.look_kept).collect::<Vec<_>>();
    assert!(kept(&hall).iter().all(|kept| !kept));
    let conn = (0..seats).find(|conn| !hall.last_frame(*conn).legal.is_empty()).expect("somebody may act");
    let action = hall.last_frame(conn).legal[0].clone();
    hall.act(conn, action);
    assert!(kept(&hall)[usize::from(conn)]);
    let before = hall.room.info().seats;
    hall.say(conn, look(Some(Badge::Cat), None));
    assert!(matches!(hall.last_refusal(conn), Some(RefusedWhy::NotNow { .. })));
    assert_eq!(hall.room.info().seats, before);
    assert!(restore(&hall).info().seats[usize::from(conn)].look_kept);
    let late = (0..seats).find(|conn| !kept(&hall)[usize::from(*conn)]).expect("not all have moved");
    hall.say(late, look(Some(Badge::Cat), None));
    assert_eq!(hall.room.info().seats[usize::from(late)].badge, Some(Badge::Cat));
}
