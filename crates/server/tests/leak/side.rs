//! One real server with one table, its clients, its logs and a receiver for its hooks.

use crate::calls::{self, receiver};
use crate::cup;
use crate::logs::Logs;
use crate::pair::{READER, SECOND_DEVICE, WATCHER};
use crate::requests::{Body, Who};
use crate::worlds::{Mirror, Seen};
use calamine::{Data, Reader as _, Xlsx};
use engine::{FastRng, Level, Rng as _, Seat, SeatSet, Seed, Viewer};
use futures_util::{SinkExt as _, StreamExt as _};
use protocol::{ClientMessage, PROTOCOL_VERSION, PlayerKind, Secret, ServerMessage, TableCode, TableSetup};
use room::{ConnId, Input, Limits, Moment, Rate, ReplyId, Room, StoredFact, ThoughtTime};
use search::AnyGame;
use serde_json::{Value, json};
use server::{Games, Server, Settings};
use std::collections::BTreeMap;
use std::io::Cursor;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use store::{Append, EventStore};
use tokio::net::TcpStream;
use tokio::runtime::Runtime;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Nothing on one machine takes longer, however busy it is.
const PATIENCE: Duration = Duration::from_secs(60);
/// No answer is longer.
const MAX_ANSWER: u64 = 64 * 1024 * 1024;
/// The media type of a spreadsheet.
const XLSX: &str = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
/// A key of pushes that is the same in all worlds, since everybody may know its public half.
const PUSH_KEY: [u8; 32] = [11; 32];

/// Who sits at the table, and what only they know.
#[derive(Clone)]
pub(crate) struct Party {
    pub(crate) setup: TableSetup,
    pub(crate) viewer: Viewer,
    pub(crate) bots: SeatSet,
    /// 0 or 1: what is hidden from the viewer differs.
    pub(crate) world: usize,
    /// Whether the match is over already.
    pub(crate) finished: bool,
}

pub(crate) struct Side {
    pub(crate) party: Party,
    pub(crate) code: TableCode,
    pub(crate) mirror: Mirror,
    pub(crate) logs: Logs,
    /// Everything each socket was sent, also after it was closed.
    pub(crate) heard: BTreeMap<ConnId, Vec<String>>,
    /// The calls to people who were away.
    pub(crate) calls: Arc<Mutex<Vec<String>>>,
    pub(crate) store: Arc<dyn EventStore>,
    /// The tournament the table is part of.
    pub(crate) cup: TableCode,
    base: String,
    agent: ureq::Agent,
    hook: SocketAddr,
    lines: BTreeMap<ConnId, WebSocketStream<MaybeTlsStream<TcpStream>>>,
    read: usize,
    pings: u32,
    server: Option<Server>,
    runtime: Option<Runtime>,
}

impl Party {
    fn hidden(&self, seat: Seat) -> usize {
        if self.viewer.is(seat) { 0 } else { self.world }
    }

    pub(crate) fn secret(&self, seat: Seat) -> Secret {
        let bytes = Seed::derive(&[b"seat", &[seat.0, self.hidden(seat) as u8]]);
        Secret::from_random(bytes.0)
    }

    pub(crate) fn entropy(&self, seat: Seat) -> String {
        format!("entropy-of-{seat}-{}", "z".repeat(self.hidden(seat) * 7))
    }

    pub(crate) fn people(&self) -> impl Iterator<Item = Seat> {
        let bots = self.bots;
        Seat::all(self.setup.seats).filter(move |seat| !bots.contains(*seat))
    }

    /// The table before the match: everybody has sat down. Or after it.
    fn facts(&self, code: &TableCode, now_ms: u64) -> Vec<StoredFact> {
        let game = catalog::rules(&self.setup.game).expect("a game of the catalog");
        let secret = Seed::derive(&[b"table"]);
        let setup = TableSetup { tournament: Some(cup::code()), ..self.setup.clone() };
        let made = Room::create(game, code.clone(), setup, secret, now_ms);
        let (mut room, effects) = made.expect("the setup is right");
        let mut at = Moment { now_ms, effects };
        for seat in self.people() {
            let (name, secret) = (format!("P{seat}"), self.secret(seat));
            let join = Input::Join { reply: ReplyId(0), name, seat: Some(seat), secret: secret.clone() };
            room.take(join, &mut at);
            // Everybody has been there once, has seen the commitment and added something.
            let conn = ConnId(1_000 + u64::from(seat.0));
            room.take(Input::Connect { conn, secret: Some(secret), from: 0, sketch: false }, &mut at);
            let (commitment, entropy) = (room.info().commitment, self.entropy(seat));
            let message = ClientMessage::Entropy { commitment, entropy };
            room.take(Input::Message { conn, message }, &mut at);
            room.take(Input::Disconnect { conn }, &mut at);
        }
        let bots: Vec<(Seat, Level)> = self.bots.iter().map(|seat| (seat, Level::Easy)).collect();
        room.seat_again(&[], &bots, &mut at);
        if self.finished {
            room.begin(&mut at).expect("everybody sits");
            self.play_out(&mut room, &mut at.effects.facts, now_ms);
        }
        at.effects.facts
    }

    /// Plays at random to the end.
    fn play_out(&self, room: &mut Room, facts: &mut Vec<StoredFact>, mut now_ms: u64) {
        let quick = Rate::new(1_000_000, 1);
        room.set_limits(Limits { seat: quick, talk: quick, ..Limits::default() });
        let (mut mirror, mut dice) = (Mirror::new(&self.setup, self.viewer), FastRng::new(9));
        mirror.follow(facts);
        for seat in self.people() {
            let (conn, secret) = (ConnId(seat.0.into()), Some(self.secret(seat)));
            let connect = Input::Connect { conn, secret, from: 0, sketch: false };
            facts.extend(room.handle(connect, now_ms).facts);
        }
        for number in 0..100_000 {
            let game = mirror.game();
            let input = match game.ask() {
                _ if mirror.is_over() => return,
                Some(seat) => {
                    let legal = game.legal(seat);
                    let action = legal[dice.below(legal.len() as u32) as usize].clone();
                    let id = serde_json::from_value(json!(format!("act-{number}"))).expect("a short id");
                    let message = ClientMessage::Act { id, seq: game.seq(), action };
                    Input::Message { conn: ConnId(seat.0.into()), message }
                }
                None => {
                    now_ms += game.wait().map_or(1_000, |wait| u64::from(wait.after_ms));
                    Input::Tick
                }
            };
            now_ms += 1;
            let new = room.handle(input, now_ms).facts;
            mirror.follow(&new);
            facts.extend(new);
        }
        panic!("{} does not end", self.setup.game);
    }
}

fn settings(game: &'static dyn AnyGame) -> Settings {
    let mut settings = Settings {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        bot_threads: 2,
        private_hooks: true,
        // So that requests have the names they are given here.
        behind_proxy: true,
        games: Games::new([game]),
        ..Settings::default()
    };
    let quick = Rate::new(100_000, 1);
    settings.limits.socket = quick;
    settings.limits.table.seat = quick;
    settings.limits.table.talk = quick;
    settings.limits.table.thought = ThoughtTime { least_ms: 0, spread_ms: 1 };
    settings.limits.requests = quick;
    settings.limits.tables = quick;
    settings.limits.works = quick;
    settings.limits.tournaments = quick;
    settings.limits.sessions = quick;
    settings
}

impl Side {
    /// A server that plays this game at a table that lies in its store already.
    pub(crate) async fn open(party: Party, game: &'static dyn AnyGame, store: Arc<dyn EventStore>) -> Side {
        let code = TableCode::from_random([1, 2, 3, 4, 5, 6]);
        let now_ms = SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970").as_millis() as u64;
        let facts = party.facts(&code, now_ms);
        let append = Append {
            stream: code.as_str().to_owned(),
            expected: 0,
            entries: facts.iter().map(|fact| serde_json::to_vec(fact).unwrap()).collect(),
            note: String::new(),
            at_ms: now_ms,
            due_ms: None,
        };
        store.append(append).await.expect("an empty store takes a table");
        if let Some(facts) = cup::facts(&party, &code) {
            let append = Append {
                stream: format!("tournament/{}", cup::code()),
                expected: 0,
                entries: facts.iter().map(|fact| fact.to_string().into_bytes()).collect(),
                note: String::new(),
                at_ms: now_ms,
                due_ms: None,
            };
            store.append(append).await.expect("an empty store takes a tournament");
        }
        store.put("vapid", PUSH_KEY.to_vec()).await.expect("an empty store takes a key");
        let (calls, hook) = receiver().await;
        let logs = Logs::default();
        let runtime = logs.runtime();
        let kept = Arc::clone(&store);
        let started = runtime.spawn(async move { Server::start(settings(game), kept).await });
        let server = started.await.expect("it does not panic").expect("a free port");
        let base = format!("127.0.0.1:{}", server.address().port());
        let mirror = Mirror::new(&party.setup, party.viewer);
        let config = ureq::Agent::config_builder().http_status_as_error(false).proxy(None);
        Side {
            party,
            code,
            mirror,
            logs,
            heard: BTreeMap::new(),
            calls,
            store,
            cup: cup::code(),
            base,
            agent: config.allow_non_standard_methods(true).build().into(),
            hook,
            lines: BTreeMap::new(),
            read: 0,
            pings: 0,
            server: Some(server),
            runtime: Some(runtime),
        }
    }

    pub(crate) async fn stop(mut self) -> Side {
        self.lines.clear();
        let (server, runtime) = (self.server.take().unwrap(), self.runtime.take().unwrap());
        runtime.spawn(server.stop()).await.expect("it stops in order");
        runtime.shutdown_background();
        self
    }

    /// Everybody who plays or watches.
    pub(crate) async fn come_in(&mut self) {
        for seat in self.party.people().collect::<Vec<_>>() {
            self.connect(ConnId(seat.0.into()), 0).await;
        }
        for conn in [SECOND_DEVICE, WATCHER, READER] {
            self.connect(conn, 0).await;
        }
    }

    fn seat_of(&self, conn: ConnId) -> Option<Seat> {
        match conn {
            WATCHER | READER => None,
            SECOND_DEVICE => self.party.viewer.seat(),
            ConnId(seat) => Some(Seat(seat as u8)),
        }
    }

    pub(crate) async fn connect(&mut self, conn: ConnId, from: u32) {
        let url = format!("ws://{}/api/socket", self.base);
        let (line, _) = tokio_tungstenite::connect_async(url).await.expect("a socket");
        self.lines.insert(conn, line);
        let secret = self.seat_of(conn).map(|seat| self.party.secret(seat));
        let sketch = [SECOND_DEVICE, READER].contains(&conn);
        let (table, protocol) = (self.code.clone(), PROTOCOL_VERSION);
        self.say(
            conn,
            ClientMessage::Hello { protocol, table, secret, seat: None, from, watch: false, sketch },
        )
        .await;
    }

    /// A line breaks; everybody has noticed when this returns.
    pub(crate) async fn lose(&mut self, seat: Seat) {
        self.lines.remove(&ConnId(seat.0.into()));
        let is_away = |text: &str| match serde_json::from_str(text) {
            Ok(ServerMessage::Table { table }) => {
                matches!(table.seats[seat.index()].player, PlayerKind::Person { present: false, .. })
            }
            _ => false,
        };
        self.until(WATCHER, is_away).await;
        self.settle(WATCHER).await;
    }

    /// Says something; everything that comes of it is heard when this returns.
    pub(crate) async fn say(&mut self, conn: ConnId, message: ClientMessage) {
        self.say_text(conn, serde_json::to_string(&message).unwrap()).await;
    }

    pub(crate) async fn say_text(&mut self, conn: ConnId, text: String) {
        let line = self.lines.get_mut(&conn).expect("it is connected");
        line.send(Message::text(text)).await.expect("the server listens");
        self.settle(conn).await;
    }

    /// Asks every socket whether it is there, the speaker first: what was said before has been answered by then.
    async fn settle(&mut self, first: ConnId) {
        let others: Vec<ConnId> = self.lines.keys().copied().filter(|conn| *conn != first).collect();
        for conn in [first].into_iter().chain(others) {
            self.pings += 1;
            let ping = json!({ "type": "ping", "nonce": self.pings }).to_string();
            let pong = json!({ "type": "pong", "nonce": self.pings }).to_string();
            let line = self.lines.get_mut(&conn).expect("it is connected");
            line.send(Message::text(ping)).await.expect("the server listens");
            self.until(conn, |text| text == pong).await;
        }
    }

    async fn until(&mut self, conn: ConnId, wanted: impl Fn(&str) -> bool) {
        let line = self.lines.get_mut(&conn).expect("it is connected");
        let heard = self.heard.entry(conn).or_default();
        loop {
            let next = tokio::time::timeout(PATIENCE, line.next()).await.expect("the server says something");
            match next {
                Some(Ok(Message::Text(text))) => {
                    let found = wanted(&text);
                    heard.push(normal(&text));
                    if found {
                        return;
                    }
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                other => panic!("{conn:?} was hung up on: {other:?} after {:?}", heard.last()),
            }
        }
    }

    /// The facts stored since the last look.
    pub(crate) async fn look(&mut self) -> (Option<u32>, Vec<Seen>) {
        let facts = self.facts().await;
        let seen = self.mirror.follow(&facts[self.read..]);
        self.read = facts.len();
        seen
    }

    pub(crate) async fn facts(&self) -> Vec<StoredFact> {
        let entries = self.store.read(self.code.as_str(), 0).await.expect("the store answers");
        entries.iter().map(|entry| serde_json::from_slice(entry).unwrap()).collect()
    }

    /// How somebody in this seat wants to be called: every other one by their browser. The address is a secret too.
    pub(crate) fn hook_of(&self, seat: Seat) -> Value {
        let url = format!("http://{}/hook-of-{seat}-{}", self.hook, self.party.hidden(seat));
        if seat.0.is_multiple_of(2) {
            return json!({ "kind": "webhook", "url": url });
        }
        let (p256dh, auth) = calls::keys();
        json!({ "kind": "web_push", "endpoint": url, "p256dh": p256dh, "auth": auth })
    }

    pub(crate) async fn set_hook(&self, seat: Seat) {
        let body = json!({ "secret": self.party.secret(seat), "hook": self.hook_of(seat) });
        let answer = self.ask("PUT", &format!("/api/tables/{}/hook", self.code), Some(body)).await;
        assert!(answer.starts_with("204"), "{answer}");
    }

    /// Status, headers and body of an answer as one text.
    pub(crate) async fn ask(&self, method: &'static str, path: &str, body: Option<Value>) -> String {
        let body = body.map_or(Body::Nothing, Body::Json);
        self.ask_as(Who::Stranger, method, path, body).await
    }

    pub(crate) async fn ask_as(&self, who: Who, method: &'static str, path: &str, body: Body) -> String {
        let mut request =
            ureq::http::Request::builder().method(method).uri(format!("http://{}{path}", self.base));
        match who {
            Who::Stranger => {}
            Who::Player(seat) => {
                let secret = self.party.secret(seat);
                let [table, cup] =
                    [&self.code, &self.cup].map(|code| format!("magnat_{code}={}", secret.expose()));
                request = request.header("cookie", format!("{table}; {cup}"));
            }
            Who::Organiser => {
                let bearer = format!("Bearer {}", cup::organiser().expose());
                request = request.header("authorization", bearer);
            }
        }
        let (kind, body) = match body {
            Body::Nothing => ("application/json", String::new()),
            Body::Json(body) => ("application/json", body.to_string()),
            Body::Record(text) => ("application/jsonl", text),
        };
        let request = request.header("x-request-id", "asked").header("content-type", kind);
        let request = request.body(body).unwrap();
        let (agent, base) = (self.agent.clone(), self.base.clone());
        let asked = tokio::task::spawn_blocking(move || {
            let mut answer = agent.run(request).expect("the server answers");
            let is_sheet = answer.headers().get("content-type").is_some_and(|kind| kind == XLSX);
            // A spreadsheet tells when it was made, which the sheets in it do not.
            let timed = |name: &str| name == "date" || (is_sheet && name == "content-length");
            let headers = answer.headers().iter().filter(|(name, _)| !timed(name.as_str()));
            let mut headers: Vec<String> =
                headers.map(|(name, value)| format!("{name}: {}", value.to_str().unwrap())).collect();
            headers.sort();
            let status = answer.status().as_u16();
            let body = answer.body_mut().with_config().limit(MAX_ANSWER).read_to_vec().unwrap();
            let body = if is_sheet { cells(body) } else { String::from_utf8(body).unwrap() };
            format!("{status}\n{}\n\n{body}", headers.join("\n")).replace(&base, "server")
        });
        normal(&asked.await.expect("it does not panic"))
    }

    /// The figures that count; how long things took is never the same twice, and both servers are one process.
    pub(crate) async fn figures(&self) -> Vec<String> {
        let page = self.ask("GET", "/metrics", None).await;
        let timed = |line: &&str| {
            line.contains("_seconds")
                || line.starts_with("content-length")
                || line.starts_with("magnat_process{")
        };
        let mut lines: Vec<String> = page.lines().filter(|line| !timed(line)).map(str::to_owned).collect();
        // Lines with different labels stand in whatever order a hash table has them.
        lines.sort();
        lines
    }
}

/// A spreadsheet as the texts in it.
fn cells(bytes: Vec<u8>) -> String {
    let mut book: Xlsx<_> = calamine::open_workbook_from_rs(Cursor::new(bytes)).expect("a spreadsheet");
    let mut text = String::new();
    for (name, sheet) in book.worksheets() {
        text += &format!("[{name}]\n");
        for row in sheet.rows() {
            text += &row.iter().map(Data::to_string).collect::<Vec<_>>().join("\t");
            text.push('\n');
        }
    }
    text
}

/// The one place where something is overlooked: what time it is, and the random name of a new session. Everything else
/// must be the same.
fn normal(text: &str) -> String {
    let mut text = text.to_owned();
    for name in ["\"at_ms\":", "\"wait_ms\":", "\"bot_in_ms\":"] {
        let parts: Vec<&str> = text.split(name).collect();
        let later =
            parts[1..].iter().map(|part| part.trim_start_matches(|digit: char| digit.is_ascii_digit()));
        text = [parts[0]].into_iter().chain(later).collect::<Vec<_>>().join(name);
    }
    let name = "set-cookie: magnat=";
    let parts: Vec<&str> = text.split(name).collect();
    let later =
        parts[1..].iter().map(|part| part.trim_start_matches(|digit: char| digit.is_ascii_hexdigit()));
    [parts[0]].into_iter().chain(later).collect::<Vec<_>>().join(name)
}
