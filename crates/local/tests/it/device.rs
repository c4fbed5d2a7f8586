//! A device that plays: it keeps facts, moves the clock, and has people who do the first thing they may.

use engine::{FastRng, Rng as _};
use local::{DeviceHost, Effect, Kept, RANDOM_BYTES, Request, TableKey};
use protocol::{ClientMessage, Frame, ServerMessage, TableCode};
use room::{Limits, ThoughtTime};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// No match of the tests takes more turns of the loop.
const MOST_ROUNDS: u32 = 200_000;

pub(crate) struct Device {
    pub(crate) host: DeviceHost,
    pub(crate) now_ms: u64,
    pub(crate) stored: BTreeMap<TableCode, (Kept, Vec<String>)>,
    /// Whether the store takes nothing more.
    pub(crate) is_full: bool,
    pub(crate) heard: BTreeMap<u32, Vec<ServerMessage>>,
    answers: BTreeMap<u32, (u16, String)>,
    requests: u32,
    acts: u32,
    pub(crate) rng: FastRng,
}

impl Device {
    pub(crate) fn new(bits: u64) -> Device {
        Device {
            host: host(),
            now_ms: 1_000_000,
            stored: BTreeMap::new(),
            is_full: false,
            heard: BTreeMap::new(),
            answers: BTreeMap::new(),
            requests: 0,
            acts: 0,
            rng: FastRng::new(bits),
        }
    }

    fn random(&mut self) -> [u8; RANDOM_BYTES] {
        std::array::from_fn(|_| self.rng.word() as u8)
    }

    /// Asks for something and tells the answer.
    pub(crate) fn ask(&mut self, method: &str, path: &str, body: &str) -> (u16, String) {
        self.requests += 1;
        let (id, random) = (self.requests, self.random());
        self.host.request(&Request { id, method, path, body }, random, &|| true, self.now_ms);
        self.settle();
        self.answers.remove(&id).expect("every request has an answer")
    }

    pub(crate) fn get(&mut self, path: &str) -> Value {
        let (status, body) = self.ask("GET", path, "");
        assert_eq!(status, 200, "{path}: {body}");
        serde_json::from_str(&body).expect("answers are JSON")
    }

    pub(crate) fn create(&mut self, game: &str, seats: u8, bots: &[&str]) -> TableCode {
        let wanted = json!({ "setup": { "game": game, "seats": seats }, "bots": bots, "name": "Ada" });
        let (status, body) = self.ask("POST", "/api/tables", &wanted.to_string());
        assert_eq!(status, 201, "{body}");
        let seated: Value = serde_json::from_str(&body).expect("answers are JSON");
        seated["table"].as_str().expect("a code").to_owned().try_into().expect("a code")
    }

    pub(crate) fn say(&mut self, conn: u32, message: &ClientMessage) {
        let text = serde_json::to_string(message).expect("messages are JSON");
        self.host.say(conn, &text, self.now_ms);
        self.settle();
    }

    pub(crate) fn hello(&mut self, conn: u32, table: &TableCode, seat: Option<u8>) {
        let hello =
            json!({ "type": "hello", "protocol": protocol::PROTOCOL_VERSION, "table": table, "seat": seat });
        self.host.say(conn, &hello.to_string(), self.now_ms);
        self.settle();
    }

    /// Carries out what the host wants.
    pub(crate) fn settle(&mut self) {
        while let Some(effect) = self.host.next_effect() {
            match effect {
                Effect::Store { table, expected, facts, kept } => {
                    let is_stored = !self.is_full;
                    if is_stored {
                        let (last, stored) =
                            self.stored.entry(table.clone()).or_insert_with(|| ((*kept).clone(), Vec::new()));
                        assert_eq!(stored.len() as u64, expected, "facts are appended one after the other");
                        *last = *kept;
                        stored.extend(facts);
                    }
                    self.host.stored(&table, is_stored, self.now_ms);
                }
                Effect::Say { conn, text } => {
                    let message = serde_json::from_str(&text).expect("messages are JSON");
                    self.heard.entry(conn).or_default().push(message);
                }
                Effect::HangUp { .. } => {}
                Effect::Answer { request, status, body } => {
                    self.answers.insert(request, (status, body));
                }
            }
        }
    }

    /// The tab was killed, and everything that was not stored with it; another one opens the table.
    pub(crate) fn crash(&mut self, table: &TableCode) {
        self.host = host();
        self.heard.clear();
        self.reopen(table);
    }

    pub(crate) fn reopen(&mut self, table: &TableCode) {
        let (kept, facts) = self.stored[table].clone();
        let key = TableKey::read(&kept.key).expect("it was kept");
        self.host.open(key, &facts, kept.at_ms, self.now_ms).expect("it was stored by this program");
        self.settle();
    }

    pub(crate) fn frame(&self, conn: u32) -> Option<&Frame> {
        self.heard.get(&conn)?.iter().rev().find_map(|message| match message {
            ServerMessage::Frame(frame) => Some(frame),
            _ => None,
        })
    }

    /// Lets bots think and time go on.
    pub(crate) fn pass(&mut self) {
        if self.host.wants_to_think() {
            let random = self.random();
            self.host.think(random, self.now_ms);
        } else if let Some(at_ms) = self.host.next_tick_ms() {
            self.now_ms = self.now_ms.max(at_ms);
            self.host.tick(self.now_ms);
        }
        self.settle();
    }

    /// Somebody at this line acts, if they may.
    pub(crate) fn act(&mut self, conn: u32) {
        let Some(frame) = self.frame(conn) else { return };
        let seq = frame.to;
        if frame.legal.is_empty() && frame.forms.is_empty() {
            return;
        }
        let action = match frame.legal.len() {
            0 => self.advised(conn, seq),
            count => {
                let legal = frame.legal.clone();
                Some(legal[self.rng.below(count as u32) as usize].clone())
            }
        };
        let Some(action) = action else { return };
        self.acts += 1;
        let id = format!("act-{}", self.acts).try_into().expect("an id");
        self.say(conn, &ClientMessage::Act { id, seq, action });
    }

    fn advised(&mut self, conn: u32, seq: u32) -> Option<Value> {
        self.say(conn, &ClientMessage::Hint {});
        while self.host.wants_to_think() {
            self.pass();
        }
        self.heard.get(&conn)?.iter().rev().find_map(|message| match message {
            ServerMessage::Hint(hint) if hint.seq == seq => Some(hint.action.clone()),
            _ => None,
        })
    }

    /// Plays until the match is over, or `stop` says so.
    pub(crate) fn play(&mut self, conns: &[u32], mut stop: impl FnMut(&Device) -> bool) {
        for _ in 0..MOST_ROUNDS {
            if conns.iter().all(|conn| self.frame(*conn).is_some_and(|frame| frame.outcome.is_some()))
                || stop(self)
            {
                return;
            }
            for conn in conns {
                self.act(*conn);
            }
            self.pass();
        }
        panic!("the match does not end");
    }
}

fn host() -> DeviceHost {
    DeviceHost::new(Limits { thought: ThoughtTime { least_ms: 700, spread_ms: 900 }, ..Limits::default() })
}
