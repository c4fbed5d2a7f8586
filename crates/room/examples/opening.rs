//! How long it takes to open the worst table that people can make within the limits: the longest match there is, with as
//! much taken back, said and changed as a table allows. `docs/benchmarks.md` has the figure.
//!
//! The game and its options are named: `cargo run --release -p room --example opening -- GAME OPTION=VALUE...`
#![expect(clippy::print_stdout, reason = "a figure for people")]

use engine::{ChanceStream, Entry, Level, OptionValue, OptionValues, Seat, Seed, Turn};
use protocol::{ActId, ClientMessage, Frame, Proposal, Secret, ServerMessage, TableCode, TableSetup};
use room::{ConnId, Effects, Input, Limits, MatchMost, Moment, Output, Rate, ReplyId, Room, StoredFact};
use serde_json::Value;
use std::time::{Duration, Instant};

const SEATS: u8 = 6;
/// The table goes on with a match of so many steps.
const STEPS: usize = 5_000;
const CONN: ConnId = ConnId(1);
const TRIES: usize = 21;

/// A table whose bots answer at once.
struct Host {
    room: Room,
    stored: Vec<Vec<u8>>,
    frame: Option<Frame>,
    asked: Vec<(Seat, u32)>,
    now_ms: u64,
    acts: u32,
}

fn main() {
    let mut args = std::env::args().skip(1);
    let id = args.next().expect("name a game");
    let options = args.map(|setting| OptionValue::parse_setting(&setting).expect("an option is NAME=VALUE"));
    let mut host = Host::open(&id, &options.collect());
    let MatchMost { undos, undone_steps, lines, changes } = Limits::default().match_most;
    for _ in 0..undos {
        let from = host.seq();
        host.play(undone_steps / undos);
        host.say(ClientMessage::Propose { proposal: Proposal::UndoTo { seq: from } });
        assert_eq!(host.seq(), from, "it was taken back");
    }
    (0..lines).for_each(|_| host.say(ClientMessage::Chat { text: "x".repeat(200) }));
    (0..changes).for_each(|_| host.say(ClientMessage::GiveHost { seat: Seat(0) }));
    let mut times: Vec<Duration> = (0..TRIES).map(|_| host.time_to_open()).collect();
    times.sort_unstable();
    let median_ms = times[TRIES / 2].as_secs_f64() * 1e3;
    let (facts, steps, made) = (host.stored.len(), host.seq(), host.room.steps_made());
    println!("{id}: {facts} facts, {steps} steps left, {made} steps made: opened in {median_ms:.1} ms");
}

impl Host {
    fn open(id: &str, options: &OptionValues) -> Host {
        let game = catalog::rules(id).expect("it is in the catalog");
        let setup = TableSetup { options: options.clone(), ..TableSetup::new(id, SEATS) };
        let table = game.table(SEATS, options).expect("the options are allowed");
        let steps = (0..).find_map(|number| steps_of(&*table, number)).expect("some match is long");
        let code = TableCode::from_random([1, 2, 3, 4, 5, 6]);
        let (mut room, created) = Room::create(game, code, setup, Seed([9; 32]), 1).expect("a table");
        let endless = Rate::new(1_000_000, 1);
        room.set_limits(Limits { seat: endless, talk: endless, undo: endless, ..Limits::default() });
        let mut host = Host { room, stored: Vec::new(), frame: None, asked: Vec::new(), now_ms: 1, acts: 0 };
        host.keep(created);
        let secret = Secret::from_random([1; 32]);
        host.input(Input::Join {
            reply: ReplyId(1),
            name: "Ada".into(),
            seat: Some(Seat(0)),
            secret: secret.clone(),
        });
        let bots: Vec<(Seat, Level)> = (1..SEATS).map(|seat| (Seat(seat), Level::Easy)).collect();
        let mut at = Moment::at(host.now_ms);
        host.room.seat_again(&[], &bots, &mut at);
        host.room.take_over(&steps, game.about().print_version, &mut at).expect("the steps fit");
        host.keep(at.effects);
        host.input(Input::Connect { conn: CONN, secret: Some(secret), from: 0, sketch: false });
        host
    }

    fn input(&mut self, input: Input) {
        self.now_ms += 1;
        let effects = self.room.handle(input, self.now_ms);
        self.keep(effects);
    }

    fn say(&mut self, message: ClientMessage) {
        self.input(Input::Message { conn: CONN, message });
    }

    fn keep(&mut self, effects: Effects) {
        self.stored.extend(effects.facts.iter().map(StoredFact::to_bytes));
        for output in effects.outputs {
            match output {
                Output::Think { seat, seq, .. } => self.asked.push((seat, seq)),
                Output::Send { message, .. } => {
                    if let ServerMessage::Frame(frame) = *message {
                        self.frame = Some(frame);
                    }
                }
                _ => {}
            }
        }
    }

    fn seq(&self) -> u32 {
        self.room.steps().len() as u32
    }

    /// Makes about so many steps.
    fn play(&mut self, steps: u32) {
        let to = self.seq() + steps;
        while self.seq() < to && self.room.outcome().is_none() {
            let asked = std::mem::take(&mut self.asked);
            for (seat, seq) in &asked {
                // What is not an action at all becomes the game's default for the seat.
                self.input(Input::Thought { seat: *seat, seq: *seq, action: Value::Null });
            }
            let frame = self.frame.clone().expect("a match is shown");
            match frame.legal.into_iter().next() {
                Some(action) => {
                    self.acts += 1;
                    let id = ActId::try_from(format!("act-{}", self.acts)).expect("a short id");
                    self.say(ClientMessage::Act { id, seq: frame.to, action });
                }
                None if asked.is_empty() => {
                    self.now_ms += 700_000;
                    self.input(Input::Tick);
                }
                None => {}
            }
        }
    }

    /// From the stored bytes to a table that takes moves.
    fn time_to_open(&self) -> Duration {
        let begin = Instant::now();
        let facts = StoredFact::read_all(&self.stored).expect("they were written just now");
        let room = Room::restore(catalog::rules, facts, self.now_ms).expect("they make a table");
        let taken = begin.elapsed();
        assert_eq!(room.steps(), self.room.steps(), "it is the same match");
        taken
    }
}

/// The steps of a match between random players, if it is long enough.
fn steps_of(table: &dyn search::AnyTable, number: u64) -> Option<Vec<Entry>> {
    let mut chance = ChanceStream::new(&Seed::from_number(number));
    let mut game = table.open();
    let mut bots: Vec<_> = (0..table.seats()).map(|_| table.bot("random").expect("a player")).collect();
    let mut steps = Vec::new();
    while steps.len() < STEPS {
        let applied = match (game.turn(), game.ask()) {
            (Turn::Over, _) => return None,
            (Turn::Chance, _) => game.chance(&mut chance),
            (_, Some(seat)) => {
                let action = bots[seat.index()].choose(&game.sight(seat), number + steps.len() as u64);
                game.submit(seat, &action.expect("a seat that may act has an action"))
            }
            (_, None) => game.lapse(),
        };
        steps.push(applied.expect("it may happen").entry);
    }
    Some(steps)
}
