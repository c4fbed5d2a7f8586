//! A server to talk to, and clients that talk.

use engine::Seat;
use futures_util::{SinkExt as _, StreamExt as _};
use protocol::http::{CreateTable, JoinTable, Seated};
use protocol::{
    ActId, Bye, ClientMessage, Frame, PROTOCOL_VERSION, PlayerKind, RefusedWhy, Secret, ServerMessage, Stage,
    TableCode, TableInfo, TableSetup,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use server::{Rate, Server, Settings, ThoughtTime};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::{EventStore, MemoryStore};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Nothing on one machine takes longer, however busy it is.
const PATIENCE: Duration = Duration::from_secs(60);
/// No answer is longer.
const MAX_ANSWER: u64 = 64 * 1024 * 1024;

pub(crate) struct Host {
    pub(crate) server: Server,
    pub(crate) base: String,
}

/// Bots that do not wait, tables that fall asleep at once, and no limit that a busy test would meet.
pub(crate) fn settings() -> Settings {
    let mut settings = Settings {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        bot_threads: 2,
        sleep_after_ms: 100,
        ..Settings::default()
    };
    let quick = Rate::new(100_000, 1);
    settings.limits.table.thought = ThoughtTime { least_ms: 0, spread_ms: 1 };
    settings.limits.table.seat = quick;
    settings.limits.socket = quick;
    settings.limits.requests = quick;
    settings.limits.tables = quick;
    settings.limits.works = quick;
    settings.limits.tournaments = quick;
    settings.limits.sessions = quick;
    settings
}

/// An answer to a request.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn json<T: DeserializeOwned>(&self) -> T {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error} in {self:?}"))
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(other, _)| other == name).map(|(_, value)| value.as_str())
    }

    /// The word for programs of a problem.
    pub(crate) fn error(&self) -> String {
        self.json::<protocol::http::Problem>().error
    }
}

impl Host {
    pub(crate) async fn start() -> Host {
        Host::with(settings(), Arc::new(MemoryStore::new())).await
    }

    pub(crate) async fn with(settings: Settings, store: Arc<dyn EventStore>) -> Host {
        let server = Server::start(settings, store).await.expect("a free port and a store");
        let base = format!("http://{}", server.address());
        Host { server, base }
    }

    pub(crate) async fn stop(self) {
        self.server.stop().await;
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.ask("GET", path, &[], None).await
    }

    /// Waits until the page of figures has this line.
    pub(crate) async fn until(&self, line: &str) {
        let begun = Instant::now();
        loop {
            let page = self.get("/metrics").await.body;
            if page.lines().any(|other| other == line) {
                return;
            }
            assert!(begun.elapsed() < PATIENCE, "{line} is never in:\n{page}");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    pub(crate) async fn send(&self, method: &str, path: &str, body: &impl Serialize) -> Answer {
        let body = serde_json::to_string(body).expect("JSON");
        self.ask(method, path, &[("content-type", "application/json")], Some(body)).await
    }

    pub(crate) async fn ask(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<String>,
    ) -> Answer {
        let mut request = ureq::http::Request::builder().method(method).uri(format!("{}{path}", self.base));
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let request = request.body(body.unwrap_or_default()).expect("a request");
        let asked = tokio::task::spawn_blocking(move || {
            let agent: ureq::Agent = ureq::Agent::config_builder()
                .http_status_as_error(false)
                .allow_non_standard_methods(true)
                .proxy(None)
                .build()
                .into();
            let mut answer = agent.run(request).expect("the server answers");
            let headers = answer.headers().iter();
            let headers =
                headers.map(|(name, value)| (name.to_string(), value.to_str().unwrap_or("").to_owned()));
            Answer {
                status: answer.status().as_u16(),
                headers: headers.collect(),
                body: answer.body_mut().with_config().limit(MAX_ANSWER).read_to_string().expect("text"),
            }
        });
        asked.await.expect("it does not panic")
    }

    /// A file, which must be there.
    pub(crate) async fn bytes(&self, path: &str, headers: &[(&str, &str)]) -> Vec<u8> {
        let mut request = ureq::http::Request::builder().uri(format!("{}{path}", self.base));
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let request = request.body(()).expect("a request");
        let asked = tokio::task::spawn_blocking(move || {
            let agent: ureq::Agent = ureq::Agent::config_builder().proxy(None).build().into();
            let mut answer = agent.run(request).expect("the server gives the file");
            answer.body_mut().read_to_vec().expect("bytes")
        });
        asked.await.expect("it does not panic")
    }

    pub(crate) async fn create(&self, setup: TableSetup, bots: &[&str]) -> Seated {
        let bots = bots.iter().map(ToString::to_string).collect();
        let wanted = CreateTable { setup, bots, name: "Ada".into() };
        let answer = self.send("POST", "/api/tables", &wanted).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        answer.json()
    }

    pub(crate) async fn join(&self, table: &TableCode, name: &str) -> Seated {
        let wanted = JoinTable { name: name.into(), seat: None };
        let answer = self.send("POST", &format!("/api/tables/{table}/seats"), &wanted).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        answer.json()
    }

    /// A started table: Ada in seat 0, Bob in seat 1 where there are two people, bots in the rest.
    pub(crate) async fn playing(
        &self,
        setup: TableSetup,
        people: u8,
    ) -> (TableCode, Vec<Client>, Vec<Secret>) {
        let bots = vec!["easy"; usize::from(setup.seats - people)];
        let host = self.create(setup, &bots).await;
        let mut secrets = vec![host.secret.clone()];
        let mut clients = vec![self.connect(&host.table, Some(&host.secret)).await];
        for at in 1..people {
            let seated = self.join(&host.table, &format!("Guest {at}")).await;
            let mut client = self.connect(&host.table, Some(&seated.secret)).await;
            client.say(ClientMessage::Ready { ready: true }).await;
            client.until(|message| is_ready(message, seated.seat)).await;
            clients.push(client);
            secrets.push(seated.secret);
        }
        clients[0].say(ClientMessage::Start {}).await;
        for client in &mut clients {
            client.frame().await;
        }
        (host.table, clients, secrets)
    }

    pub(crate) async fn connect(&self, table: &TableCode, secret: Option<&Secret>) -> Client {
        self.connect_from(table, secret, 0).await
    }

    pub(crate) async fn connect_from(&self, table: &TableCode, secret: Option<&Secret>, from: u32) -> Client {
        let mut client = self.socket(&[]).await;
        client.say(hello(table, secret, from)).await;
        let welcome = client.until(|message| matches!(message, ServerMessage::Welcome { .. })).await;
        if let ServerMessage::Welcome { seat, table, .. } = welcome {
            client.seat = seat;
            client.add_entropy(&table).await;
        }
        client
    }

    /// A socket that has said nothing yet.
    pub(crate) async fn socket(&self, headers: &[(&'static str, &str)]) -> Client {
        self.try_socket(headers).await.expect("a socket")
    }

    pub(crate) async fn try_socket(&self, headers: &[(&'static str, &str)]) -> Result<Client, u16> {
        use tokio_tungstenite::tungstenite::Error;
        use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
        let url = format!("{}/api/socket", self.base.replace("http://", "ws://"));
        let mut request = url.into_client_request().expect("an address");
        for (name, value) in headers {
            request.headers_mut().insert(*name, value.parse().expect("a header"));
        }
        match tokio_tungstenite::connect_async(request).await {
            Ok((stream, _)) => Ok(Client { stream, seat: None, last: None, frames: Vec::new(), acts: 0 }),
            Err(Error::Http(answer)) => Err(answer.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    }
}

pub(crate) fn hello(table: &TableCode, secret: Option<&Secret>, from: u32) -> ClientMessage {
    let (table, secret) = (table.clone(), secret.cloned());
    let protocol = PROTOCOL_VERSION;
    ClientMessage::Hello { protocol, table, secret, seat: None, from, watch: false, sketch: false }
}

fn is_ready(message: &ServerMessage, seat: Seat) -> bool {
    let ServerMessage::Table { table } = message else { return false };
    table.seats[seat.index()].ready
}

/// Any game, with two or more seats of it.
pub(crate) fn some_setup() -> TableSetup {
    let about = catalog::games().first().expect("the catalog has games").about();
    TableSetup::new(about.id, about.least_seats.max(3).min(about.most_seats))
}

/// A game whose players keep books, and one for fewer than six whose players keep none.
pub(crate) fn games_with_and_without_books() -> (&'static str, &'static str) {
    let has_books = |game: &dyn search::AnyGame| {
        let table = game.table(game.about().least_seats, &engine::OptionValues::new());
        !table.expect("the rulebook's own options").open().figures().is_empty()
    };
    let id = |books: bool| {
        let fits = |id: &&str| {
            let game = catalog::rules(id).expect("it is in the catalog");
            has_books(game) == books && (books || game.about().most_seats < 6)
        };
        let ids = catalog::games().iter().map(|game| game.about().id);
        ids.into_iter().find(|id| fits(id)).expect("there is such a game")
    };
    (id(true), id(false))
}

/// The same without a bot: nothing happens unless somebody acts.
pub(crate) async fn people_playing(host: &Host) -> (TableCode, Vec<Client>, Vec<Secret>) {
    let setup = some_setup();
    let people = setup.seats;
    host.playing(setup, people).await
}

pub(crate) struct Client {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub(crate) seat: Option<Seat>,
    /// The frame heard last.
    pub(crate) last: Option<Frame>,
    /// All frames that were heard.
    pub(crate) frames: Vec<Frame>,
    acts: u32,
}

impl Client {
    /// Adds randomness of its own, as every client does that has seen the commitment of a table where nothing runs yet.
    async fn add_entropy(&mut self, table: &TableInfo) {
        let Some(seat) = self.seat.filter(|_| table.stage == Stage::Gathering) else { return };
        let PlayerKind::Person { name, .. } = &table.seats[seat.index()].player else { return };
        let (commitment, entropy) = (table.commitment.clone(), format!("of {name}"));
        self.say(ClientMessage::Entropy { commitment, entropy }).await;
    }

    pub(crate) async fn say(&mut self, message: ClientMessage) {
        self.say_text(serde_json::to_string(&message).expect("JSON")).await;
    }

    /// Whether the line still stands.
    pub(crate) async fn try_say(&mut self, message: ClientMessage) -> bool {
        let text = serde_json::to_string(&message).expect("JSON");
        self.stream.send(Message::text(text)).await.is_ok()
    }

    pub(crate) async fn say_text(&mut self, text: String) {
        self.stream.send(Message::text(text)).await.expect("the server listens");
    }

    /// Whatever a socket can carry, also what no client of ours would say.
    pub(crate) async fn say_raw(&mut self, message: Message) {
        self.stream.send(message).await.expect("the server listens");
    }

    /// The next message; nothing once the server has hung up.
    pub(crate) async fn next(&mut self) -> Option<ServerMessage> {
        loop {
            let heard =
                tokio::time::timeout(PATIENCE, self.stream.next()).await.expect("the server says something");
            match heard {
                Some(Ok(Message::Text(text))) => {
                    let message: ServerMessage =
                        serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error} in {text}"));
                    if let ServerMessage::Frame(frame) = &message {
                        self.last = Some(frame.clone());
                        self.frames.push(frame.clone());
                    }
                    return Some(message);
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(other)) => panic!("{other:?}"),
            }
        }
    }

    /// The first message of which this is true.
    pub(crate) async fn until(&mut self, wanted: impl Fn(&ServerMessage) -> bool) -> ServerMessage {
        let mut heard = Vec::new();
        while let Some(message) = self.next().await {
            if wanted(&message) {
                return message;
            }
            heard.push(message);
        }
        panic!("the server hung up after {:#?}", heard.last());
    }

    pub(crate) async fn frame(&mut self) -> Frame {
        let frame = self.until(|message| matches!(message, ServerMessage::Frame(_))).await;
        let ServerMessage::Frame(frame) = frame else { unreachable!("it was waited for") };
        frame
    }

    pub(crate) async fn refusal(&mut self) -> RefusedWhy {
        let refused = self.until(|message| matches!(message, ServerMessage::Refused(_))).await;
        let ServerMessage::Refused(refused) = refused else { unreachable!("it was waited for") };
        refused.why
    }

    /// Why the server hangs up.
    pub(crate) async fn bye(&mut self) -> Bye {
        let bye = self.until(|message| matches!(message, ServerMessage::Bye { .. })).await;
        let ServerMessage::Bye { why } = bye else { unreachable!("it was waited for") };
        assert_eq!(self.next().await, None, "bye is the last word");
        why
    }

    /// An act on the last frame.
    pub(crate) fn act(&mut self, action: Value) -> ClientMessage {
        self.acts += 1;
        let seq = self.last.as_ref().expect("a frame was heard").to;
        ClientMessage::Act { id: id(&format!("act-{}-{seq}", self.acts)), seq, action }
    }

    pub(crate) fn may_act(&self) -> bool {
        self.last.as_ref().is_some_and(|frame| !frame.legal.is_empty() || !frame.forms.is_empty())
    }
}

pub(crate) fn id(text: &str) -> ActId {
    ActId::try_from(text.to_owned()).expect("a short id")
}

/// The client that may act with an action that is listed; waits until there is one.
pub(crate) async fn actor(clients: &mut [Client]) -> usize {
    for _ in 0..1_000 {
        let listed = |client: &Client| client.last.as_ref().is_some_and(|frame| !frame.legal.is_empty());
        if let Some(at) = clients.iter().position(listed) {
            return at;
        }
        clients[0].frame().await;
        let seq = clients[0].last.as_ref().map(|frame| frame.to);
        for client in &mut clients[1..] {
            while client.last.as_ref().map(|frame| frame.to) < seq {
                client.frame().await;
            }
        }
    }
    panic!("nobody gets to act");
}
