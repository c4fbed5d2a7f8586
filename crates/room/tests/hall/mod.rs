//! A hall with one table, run by hand: stores facts in a list, keeps what every socket heard, moves the clock.

#![allow(dead_code, reason = "each test file uses its own part of the helper")]

use engine::{Entry, Level, Seat, Seed};
use protocol::{
    ActId, ClientMessage, Clock, Frame, RefusedWhy, Secret, ServerMessage, TableCode, TableSetup,
};
use room::{ConnId, Effects, Input, Moment, Output, ReplyId, Room, StoredFact, TakeOverError};
use search::AnyGame;
use serde_json::Value;
use std::collections::BTreeMap;

pub(crate) struct Hall {
    pub(crate) room: Room,
    pub(crate) facts: Vec<StoredFact>,
    pub(crate) heard: BTreeMap<ConnId, Vec<ServerMessage>>,
    pub(crate) closed: Vec<(ConnId, protocol::Bye)>,
    pub(crate) outputs: Vec<Output>,
    pub(crate) now_ms: u64,
    acts: u32,
}

/// Every game, with the least number of seats it takes.
pub(crate) fn games() -> impl Iterator<Item = (&'static dyn AnyGame, u8)> {
    catalog::games().iter().map(|game| (&**game, game.about().least_seats.max(3)))
}

pub(crate) fn secret(number: u8) -> Secret {
    Secret::from_random([number; 32])
}

pub(crate) fn setup(game: &dyn AnyGame, seats: u8, clock: Clock) -> TableSetup {
    TableSetup { clock, ..TableSetup::new(game.about().id, seats) }
}

impl Hall {
    pub(crate) fn open(game: &'static dyn AnyGame, setup: TableSetup) -> Hall {
        let code = TableCode::from_random([1, 2, 3, 4, 5, 6]);
        let (room, effects) =
            Room::create(game, code, setup, Seed([9; 32]), 1_000_000).expect("the setup is right");
        let mut hall = Hall {
            room,
            facts: Vec::new(),
            heard: BTreeMap::new(),
            closed: Vec::new(),
            outputs: Vec::new(),
            now_ms: 1_000_000,
            acts: 0,
        };
        hall.take(effects);
        hall
    }

    /// A started table: person `k` sits in seat `k` on socket `k`; the rest are bots.
    pub(crate) fn playing(game: &'static dyn AnyGame, seats: u8, people: u8, clock: Clock) -> Hall {
        Hall::playing_at(game, setup(game, seats, clock), people)
    }

    /// The same at a table of any kind.
    pub(crate) fn playing_at(game: &'static dyn AnyGame, setup: TableSetup, people: u8) -> Hall {
        let seats = setup.seats;
        let mut hall = Hall::open(game, setup);
        for at in 0..people {
            hall.join(at, &format!("P{at}"));
            hall.connect(at, Some(at));
            hall.give_entropy(at);
        }
        for at in people..seats {
            hall.say(0, ClientMessage::SetBot { seat: Seat(at), level: Some("easy".into()) });
        }
        (1..people).for_each(|at| hall.say(at, ClientMessage::Ready { ready: true }));
        hall.say(0, ClientMessage::Start {});
        assert!(hall.facts.len() > usize::from(seats), "{:?}", hall.heard);
        hall
    }

    /// A table that goes on with these steps: a person in the first seat on socket 0, bots in all others.
    pub(crate) fn going_on(
        game: &'static dyn AnyGame,
        seats: u8,
        steps: &[Entry],
    ) -> Result<Hall, TakeOverError> {
        Hall::going_on_from(game, seats, steps, game.about().print_version)
    }

    /// The same with fingerprints of this version.
    pub(crate) fn going_on_from(
        game: &'static dyn AnyGame,
        seats: u8,
        steps: &[Entry],
        prints: u32,
    ) -> Result<Hall, TakeOverError> {
        let mut hall = Hall::open(game, setup(game, seats, Clock::None));
        hall.join(0, "P0");
        let bots: Vec<(Seat, Level)> = (1..seats).map(|at| (Seat(at), Level::Easy)).collect();
        let mut at = Moment::at(hall.now_ms);
        hall.room.seat_again(&[], &bots, &mut at);
        hall.room.take_over(steps, prints, &mut at)?;
        hall.take(at.effects);
        hall.connect(0, Some(0));
        Ok(hall)
    }

    pub(crate) fn input(&mut self, input: Input) {
        let effects = self.room.handle(input, self.now_ms);
        self.take(effects);
    }

    pub(crate) fn take(&mut self, effects: Effects) {
        self.facts.extend(effects.facts);
        assert_eq!(self.room.version(), self.facts.len() as u64);
        for output in effects.outputs {
            match &output {
                Output::Send { conns, message } => {
                    for conn in conns {
                        self.heard.entry(*conn).or_default().push((**message).clone());
                    }
                }
                Output::Close { conn, why } => self.closed.push((*conn, *why)),
                _ => self.outputs.push(output),
            }
        }
    }

    pub(crate) fn join(&mut self, number: u8, name: &str) {
        let (name, secret) = (name.to_owned(), secret(number));
        self.input(Input::Join { reply: ReplyId(0), name, seat: None, secret });
    }

    pub(crate) fn connect(&mut self, conn: u8, as_person: Option<u8>) {
        let conn = ConnId(conn.into());
        self.input(Input::Connect { conn, secret: as_person.map(secret), from: 0, sketch: false });
    }

    /// A person adds to the chance of the match, having seen the commitment.
    pub(crate) fn give_entropy(&mut self, conn: u8) {
        let (commitment, entropy) = (self.room.info().commitment, format!("dice of {conn}"));
        self.say(conn, ClientMessage::Entropy { commitment, entropy });
    }

    pub(crate) fn say(&mut self, conn: u8, message: ClientMessage) {
        self.input(Input::Message { conn: ConnId(conn.into()), message });
    }

    pub(crate) fn last_frame(&self, conn: u8) -> Frame {
        let heard = self.heard.get(&ConnId(conn.into())).map_or(&[][..], Vec::as_slice);
        let frame = |message: &ServerMessage| {
            if let ServerMessage::Frame(f) = message { Some(f.clone()) } else { None }
        };
        heard.iter().rev().find_map(frame).expect("a frame was heard")
    }

    pub(crate) fn last_refusal(&self, conn: u8) -> Option<RefusedWhy> {
        let heard = self.heard.get(&ConnId(conn.into()))?;
        heard
            .iter()
            .rev()
            .find_map(|m| if let ServerMessage::Refused(r) = m { Some(r.why.clone()) } else { None })
    }

    pub(crate) fn act_id(&mut self) -> ActId {
        self.acts += 1;
        ActId::try_from(format!("act-{}", self.acts)).expect("a short id")
    }

    /// Person `conn` does this, at the step they saw last.
    pub(crate) fn act(&mut self, conn: u8, action: Value) {
        let (id, seq) = (self.act_id(), self.last_frame(conn).to);
        self.say(conn, ClientMessage::Act { id, seq, action });
    }

    pub(crate) fn rest(&mut self, ms: u64) {
        self.now_ms += ms;
        self.input(Input::Tick);
    }

    /// Lets the bots that were asked answer with the game's own default move for them.
    pub(crate) fn bots_answer(&mut self) -> bool {
        let asked: Vec<(Seat, u32)> = self
            .outputs
            .drain(..)
            .filter_map(
                |output| if let Output::Think { seat, seq, .. } = output { Some((seat, seq)) } else { None },
            )
            .collect();
        for (seat, seq) in &asked {
            self.now_ms += 2_000;
            // What is not an action at all becomes the game's default for the seat.
            self.input(Input::Thought { seat: *seat, seq: *seq, action: Value::Null });
        }
        !asked.is_empty()
    }

    /// Everybody does something allowed until the match is over. `pick` chooses among what a person is offered.
    pub(crate) fn play_out(&mut self, people: u8, mut pick: impl FnMut(&Frame) -> Value) {
        for _ in 0..100_000 {
            if self.room.outcome().is_some() {
                return;
            }
            if self.bots_answer() {
                continue;
            }
            let to_act = (0..people).find(|conn| !self.last_frame(*conn).legal.is_empty());
            match to_act {
                Some(conn) => {
                    let action = pick(&self.last_frame(conn));
                    // People take a moment; a socket that never does is closed as a flood.
                    self.now_ms += 1_000;
                    self.act(conn, action);
                }
                None => self.rest(700_000),
            }
        }
        panic!("the match of {} does not end: {:?}", self.room.info().setup.game, self.room);
    }
}
