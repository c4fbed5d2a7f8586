use crate::effect::Effect;
use crate::key::{Dice, RANDOM_BYTES, TableKey};
use crate::table::{LocalTable, OpenRequest, Own, json, store};
use crate::thoughts::{BotQuestion, Ready, Thought, Thoughts};
use answers::{Denial, NewTable};
use catalog::AnyRecording;
use engine::{Level, Seat};
use protocol::{
    Bye, ClientMessage, MAX_CLIENT_MESSAGE, PROTOCOL_VERSION, RecordId, Refused, RefusedWhy, ServerMessage,
    TableCode, TableSetup,
};
use room::{
    ConnId, Effects, Epoch, Fate, Input, Limits, Outage, Output, Release, Released, Room, RoomError,
    SecretHash, StoredFact,
};
use std::collections::{BTreeMap, VecDeque};
use std::fmt;
use std::sync::Arc;

/// The tables of one device.
pub struct DeviceHost {
    limits: Limits,
    tables: BTreeMap<TableCode, LocalTable>,
    /// Tables that are stored for the first time.
    making: BTreeMap<TableCode, Making>,
    /// Where each line leads.
    conns: BTreeMap<u32, TableCode>,
    /// Records that were brought, the newest last.
    pub(crate) records: VecDeque<(RecordId, Arc<AnyRecording>)>,
    thoughts: Thoughts,
    effects: VecDeque<Effect>,
    /// Counts lives of tables and questions to rooms.
    numbers: u64,
}

/// A new table, until it is stored.
struct Making {
    room: Room,
    key: TableKey,
    then: Then,
}

/// Who waits for a new table.
enum Then {
    Answer(OpenRequest),
    /// The people of another table, who play again.
    Rematch {
        of: TableCode,
        epoch: Epoch,
    },
}

impl DeviceHost {
    pub fn new(limits: Limits) -> DeviceHost {
        DeviceHost {
            limits,
            tables: BTreeMap::new(),
            making: BTreeMap::new(),
            conns: BTreeMap::new(),
            records: VecDeque::new(),
            thoughts: Thoughts::default(),
            effects: VecDeque::new(),
            numbers: 0,
        }
    }

    /// Opens a table from all that is stored of it. `seen_ms` is when this device had it last: the time since then
    /// counted against nobody.
    pub fn open(
        &mut self,
        key: TableKey,
        facts: &[impl AsRef<[u8]>],
        seen_ms: u64,
        now_ms: u64,
    ) -> Result<(), RoomError> {
        let facts = StoredFact::read_all(facts)?;
        let mut room = Room::restore(catalog::rules, facts, now_ms)?;
        room.set_limits(self.limits);
        let code = room.code().clone();
        let mut table = LocalTable::new(room, key, self.number());
        let outages = vec![Outage { from_ms: seen_ms.min(now_ms), to_ms: now_ms }];
        table.owner.handle(Input::Woken { outages }, now_ms);
        self.tables.insert(code.clone(), table);
        self.settle(&code, now_ms);
        Ok(())
    }

    pub fn has(&self, code: &TableCode) -> bool {
        self.tables.contains_key(code)
    }

    /// Somebody says something on a line; first of all `hello`.
    pub fn say(&mut self, conn: u32, text: &str, now_ms: u64) {
        let message = match serde_json::from_str(text) {
            Ok(message) if text.len() <= MAX_CLIENT_MESSAGE => message,
            Ok(_) => return self.bye(conn, Bye::Flood),
            Err(error) => {
                let detail = format!("line {}, column {}", error.line(), error.column());
                return self.tell(conn, &refused(RefusedWhy::Malformed { detail }));
            }
        };
        match (self.conns.get(&conn).cloned(), message) {
            (None, ClientMessage::Hello { protocol, table, secret, seat, from, watch, sketch }) => {
                if protocol != PROTOCOL_VERSION {
                    return self.bye(conn, Bye::Version);
                }
                let Some(at) = self.tables.get_mut(&table) else { return self.bye(conn, Bye::NoSuchTable) };
                let own = at.key.seats(at.owner.room()).into_iter();
                let mut own = own.filter(|(own, _)| !watch && seat.is_none_or(|seat| seat == *own));
                let secret = secret.or_else(|| own.next().map(|(_, secret)| secret));
                if seat.is_some() && secret.is_none() {
                    return self.bye(conn, Bye::WrongSecret);
                }
                self.conns.insert(conn, table.clone());
                let line = ConnId(conn.into());
                at.conns.push(line);
                at.owner.handle(Input::Connect { conn: line, secret, from, sketch }, now_ms);
                self.settle(&table, now_ms);
            }
            (None, _) => self.bye(conn, Bye::Flood),
            (Some(table), message) => {
                self.take(&table, Input::Message { conn: ConnId(conn.into()), message }, now_ms);
            }
        }
    }

    /// A line was closed.
    pub fn gone(&mut self, conn: u32, now_ms: u64) {
        let Some(code) = self.conns.remove(&conn) else { return };
        let line = ConnId(conn.into());
        if let Some(table) = self.tables.get_mut(&code) {
            table.conns.retain(|other| *other != line);
        }
        self.take(&code, Input::Disconnect { conn: line }, now_ms);
    }

    /// The append of a table came back. One that failed ends this life of the table: nobody was told what is lost with it,
    /// and whoever comes next reads what is stored.
    pub fn stored(&mut self, code: &TableCode, is_stored: bool, now_ms: u64) {
        if let Some(making) = self.making.remove(code) {
            return self.made(code, making, is_stored, now_ms);
        }
        let Some(table) = self.tables.get_mut(code) else { return };
        table.stored(if is_stored { Fate::Stored } else { Fate::Lost });
        if is_stored { self.settle(code, now_ms) } else { self.close(code) }
    }

    /// Time went on.
    pub fn tick(&mut self, now_ms: u64) {
        while let Some(Ready { code, epoch, input, .. }) = self.thoughts.take_ready(now_ms) {
            if let Some(table) = self.tables.get_mut(&code) {
                table.owner.answer(epoch, input, now_ms);
                self.settle(&code, now_ms);
            }
        }
        let is_due = |table: &LocalTable| table.room().next_tick_ms().is_some_and(|at_ms| at_ms <= now_ms);
        let due: Vec<TableCode> =
            self.tables.iter().filter(|(_, table)| is_due(table)).map(|(code, _)| code.clone()).collect();
        for code in due {
            self.take(&code, Input::Tick, now_ms);
        }
    }

    /// Lets one bot think, however long that takes. Its answer comes with a tick.
    pub fn think(&mut self, random: [u8; RANDOM_BYTES], now_ms: u64) {
        let bits = u64::from_le_bytes(std::array::from_fn(|at| random[at]));
        self.thoughts.think(bits);
        self.tick(now_ms);
    }

    /// Whether a bot has something to think about.
    pub fn wants_to_think(&self) -> bool {
        self.thoughts.wait()
    }

    /// When [`DeviceHost::tick`] is due.
    pub fn next_tick_ms(&self) -> Option<u64> {
        let tables = self.tables.values().filter_map(|table| table.room().next_tick_ms());
        tables.chain(self.thoughts.due_ms()).min()
    }

    /// Forgets a table, which stays as it is stored. Whoever is there is told to come back.
    pub fn close(&mut self, code: &TableCode) {
        self.thoughts.forget(code);
        let Some(table) = self.tables.remove(code) else { return };
        for conn in table.conns {
            self.bye(conn.0 as u32, Bye::ComeBack);
        }
        for waiting in table.asked.into_values() {
            self.answer(waiting.request, Err(unavailable()));
        }
    }

    pub fn next_effect(&mut self) -> Option<Effect> {
        self.effects.pop_front()
    }

    pub(crate) fn table(&mut self, code: &TableCode) -> Result<&mut LocalTable, Denial> {
        let detail = "There is no such game on this device. Look at the list of your games.";
        self.tables.get_mut(code).ok_or_else(|| Denial::not_found("no_such_table", detail))
    }

    pub(crate) fn take(&mut self, code: &TableCode, input: Input, now_ms: u64) {
        if let Some(table) = self.tables.get_mut(code) {
            table.owner.handle(input, now_ms);
            self.settle(code, now_ms);
        }
    }

    pub(crate) fn answer(&mut self, request: u32, answer: Result<(u16, String), Denial>) {
        let (status, body) = answer.unwrap_or_else(|failure| (failure.status, json(&failure.problem())));
        self.effects.push_back(Effect::Answer { request, status, body });
    }

    pub(crate) fn number(&mut self) -> u64 {
        self.numbers += 1;
        self.numbers
    }

    /// What a new table is made of.
    pub(crate) fn new_table(&self, dice: &Dice, now_ms: u64) -> NewTable {
        NewTable { code: dice.code.clone(), seed: dice.seed, limits: self.limits, now_ms }
    }

    /// Stores a new table; `waiting` is answered once that is done.
    pub(crate) fn keep(&mut self, made: (Room, Effects), key: TableKey, waiting: OpenRequest, now_ms: u64) {
        self.keep_for(made, key, Then::Answer(waiting), now_ms);
    }

    fn keep_for(&mut self, (room, effects): (Room, Effects), key: TableKey, then: Then, now_ms: u64) {
        self.effects.push_back(store(&room, &key, 0, &effects.facts, now_ms));
        self.making.insert(room.code().clone(), Making { room, key, then });
    }

    fn made(&mut self, code: &TableCode, making: Making, is_stored: bool, now_ms: u64) {
        let Making { room, key, then } = making;
        if is_stored {
            let table = LocalTable::new(room, key, self.number());
            self.tables.insert(code.clone(), table);
            self.settle(code, now_ms);
        }
        match then {
            Then::Answer(OpenRequest { request, status, body }) => {
                let answer = if is_stored { Ok((status, body)) } else { Err(unavailable()) };
                self.answer(request, answer);
            }
            Then::Rematch { of, epoch } if is_stored => {
                if let Some(table) = self.tables.get_mut(&of) {
                    table.owner.answer(epoch, Input::RematchMade { code: code.clone() }, now_ms);
                    self.settle(&of, now_ms);
                }
            }
            Then::Rematch { .. } => {}
        }
    }

    /// Hands out what is to be stored, and lets out what rests on stored facts only.
    fn settle(&mut self, code: &TableCode, now_ms: u64) {
        let Some(table) = self.tables.get_mut(code) else { return };
        self.effects.extend(table.store_more(now_ms));
        while let Some(Released { epoch, what, .. }) =
            self.tables.get_mut(code).and_then(|table| table.owner.next_release())
        {
            match what {
                Release::Output(output) => self.let_out(code, epoch, output, now_ms),
                Release::Own(Own { request, status, body }) => self.answer(request, Ok((status, body))),
            }
        }
    }

    fn let_out(&mut self, code: &TableCode, epoch: Epoch, output: Output, now_ms: u64) {
        match output {
            Output::Send { conns, message } => {
                let text = json(&*message);
                for conn in conns {
                    self.effects.push_back(Effect::Say { conn: conn.0 as u32, text: text.clone() });
                }
            }
            Output::Close { conn, why } => {
                if let Some(table) = self.tables.get_mut(code) {
                    table.conns.retain(|other| *other != conn);
                }
                self.bye(conn.0 as u32, why);
            }
            Output::Joined { reply, result } => self.replied(code, reply.0, result.map(drop)),
            Output::Answered { reply, result } => self.replied(code, reply.0, result),
            Output::Think { seat, seq, level, sight, earliest_ms } => {
                self.ask(code, epoch, (sight, seq), BotQuestion::Move { seat, level, earliest_ms });
            }
            Output::Advise { conn, seq, sight } => {
                self.ask(code, epoch, (sight, seq), BotQuestion::Advice { conn });
            }
            // Nobody is called from a device that they have in their hands.
            Output::YourTurn { .. } => {}
            Output::Rematch { setup, people, bots } => {
                let random = self.again(code);
                let then = Then::Rematch { of: code.clone(), epoch };
                self.rematch((setup, people, bots), random, then, now_ms);
            }
        }
    }

    fn ask(
        &mut self,
        code: &TableCode,
        epoch: Epoch,
        (sight, seq): (engine::Sight, u32),
        asked: BotQuestion,
    ) {
        let Some(table) = self.tables.get(code) else { return };
        let rules = Arc::clone(table.room().table());
        self.thoughts.ask(Thought { code: code.clone(), epoch, table: rules, sight, seq, asked });
    }

    fn replied(&mut self, code: &TableCode, reply: u64, result: Result<(), room::JoinError>) {
        let waiting = self.tables.get_mut(code).and_then(|table| table.asked.remove(&reply));
        if let Some(OpenRequest { request, status, body }) = waiting {
            self.answer(request, result.map(|()| (status, body)).map_err(Denial::from));
        }
    }

    /// What is random about the table after this one. Nobody can know it before this one is over: it follows from its key,
    /// which nobody at the table is shown, and from all that happened.
    fn again(&self, code: &TableCode) -> [u8; RANDOM_BYTES] {
        let table = self.tables.get(code).expect("it has just spoken");
        let version = table.room().version().to_le_bytes();
        engine::Seed::derive(&[b"again", table.key.expose().as_bytes(), &version]).0
    }

    fn rematch(&mut self, of: Again, random: [u8; RANDOM_BYTES], then: Then, now_ms: u64) {
        let (setup, people, bots) = of;
        let dice = Dice::throw(random);
        let Some(game) = catalog::rules(&setup.game) else { return };
        let hash = |seat: Seat| SecretHash::of(&dice.key.secret(seat));
        let people: Vec<(Seat, String, SecretHash)> =
            people.into_iter().map(|(seat, name, _)| (seat, name, hash(seat))).collect();
        let new = self.new_table(&dice, now_ms);
        let made = new.make(game, setup, None, |room, at| -> Result<(), Denial> {
            room.seat_again(&people, &bots, at);
            Ok(())
        });
        if let Ok(made) = made {
            self.keep_for(made, dice.key, then, now_ms);
        }
    }

    fn tell(&mut self, conn: u32, message: &ServerMessage) {
        self.effects.push_back(Effect::Say { conn, text: json(message) });
    }

    fn bye(&mut self, conn: u32, why: Bye) {
        self.conns.remove(&conn);
        self.tell(conn, &ServerMessage::Bye { why });
        self.effects.push_back(Effect::HangUp { conn });
    }
}

type Again = (TableSetup, Vec<(Seat, String, SecretHash)>, Vec<(Seat, Level)>);

fn refused(why: RefusedWhy) -> ServerMessage {
    ServerMessage::Refused(Refused { id: None, why })
}

fn unavailable() -> Denial {
    let detail = "This device could not store it. Make some room and try again.";
    Denial::new(507, "not_stored", detail)
}

impl fmt::Debug for DeviceHost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "DeviceHost({} tables, {:?})", self.tables.len(), self.thoughts)
    }
}
