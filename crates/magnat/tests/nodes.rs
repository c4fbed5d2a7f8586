//! Several programs on one Postgres: people come in anywhere, and one that is killed is missed for a moment only.

#![cfg(unix)]

mod running;

use running::{Running, folder, magnat, says, send_at, some_record};
use serde_json::{Value, json};
use std::net::TcpStream;
use std::time::{Duration, Instant};
use testkit::Postgres;
use tokio_tungstenite::tungstenite::{self, Message, WebSocket};

const PATIENCE: Duration = Duration::from_secs(120);
const MOST_TABLES: usize = 6;
/// How long people who were sent away wait before they come back.
const BETWEEN: Duration = Duration::from_millis(50);
/// How many moves are made before the server with the table is killed.
const ACTS: usize = 3;

/// Somebody who plays at random, and comes back whenever they are sent away.
struct Person<'a> {
    server: &'a Running,
    seated: &'a Value,
    socket: Option<WebSocket<TcpStream>>,
    dice: u64,
    /// The last move that was acknowledged, and whether the match is over.
    acknowledged: u64,
    is_over: bool,
}

impl<'a> Person<'a> {
    fn at(server: &'a Running, seated: &'a Value) -> Person<'a> {
        Person { server, seated, socket: None, dice: 7, acknowledged: 0, is_over: false }
    }

    fn come_in(&self) -> Option<WebSocket<TcpStream>> {
        let stream = TcpStream::connect(&self.server.address).expect("this server runs");
        let url = format!("ws://{}/api/socket", self.server.address);
        let (mut socket, _) = tungstenite::client(url, stream).ok()?;
        let (table, secret) = (&self.seated["table"], &self.seated["secret"]);
        let hello = json!({ "type": "hello", "protocol": 1, "table": table, "secret": secret });
        socket.send(Message::text(hello.to_string())).ok()?;
        Some(socket)
    }

    /// The next message; nothing if there is no socket now.
    fn hear(&mut self) -> Option<Value> {
        if self.socket.is_none() {
            std::thread::sleep(BETWEEN);
            self.socket = self.come_in();
        }
        match self.socket.as_mut()?.read() {
            Ok(Message::Text(text)) => {
                let message: Value = serde_json::from_str(&text).expect("JSON");
                if message["type"] == "bye" {
                    assert_eq!(message["why"], "come_back", "{text}");
                    self.socket = None;
                }
                Some(message)
            }
            Ok(_) => None,
            Err(_) => {
                self.socket = None;
                None
            }
        }
    }

    /// Plays until so many moves were acknowledged, or to the end.
    fn play(&mut self, most: usize) {
        let (begun, mut acks) = (Instant::now(), 0);
        while acks < most && !self.is_over {
            assert!(begun.elapsed() < PATIENCE, "nothing goes on at the table");
            let Some(message) = self.hear() else { continue };
            match message["type"].as_str() {
                Some("ack") => {
                    acks += 1;
                    self.acknowledged = message["seq"].as_u64().expect("a number");
                }
                Some("frame") => {
                    let to = message["to"].as_u64().expect("a number");
                    assert!(to >= self.acknowledged, "step {} was lost: {message}", self.acknowledged);
                    self.is_over = !message["outcome"].is_null();
                    self.act(&message);
                }
                _ => {}
            }
        }
    }

    fn act(&mut self, frame: &Value) {
        let legal = frame["legal"].as_array().map(Vec::as_slice).unwrap_or_default();
        self.dice = self.dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let Some(action) = legal.get((self.dice >> 33) as usize % legal.len().max(1)) else { return };
        let (id, seq) = (format!("a{}", frame["to"]), &frame["to"]);
        let act = json!({ "type": "act", "id": id, "seq": seq, "action": action });
        // If it does not arrive, the next frame asks for it again.
        if self.socket.as_mut().is_some_and(|socket| socket.send(Message::text(act.to_string())).is_err()) {
            self.socket = None;
        }
    }
}

fn start(url: &str, name: &str) -> Running {
    Running::start(&[
        "--database-url",
        url,
        "--shared",
        "--node",
        name,
        "--bot-delay-ms",
        "1",
        "--messages-per-second",
        "1000",
        "--requests-per-second",
        "1000",
    ])
}

/// A table that goes on from the beginning of a recorded match.
fn table_at(server: &Running, record: &str) -> Value {
    let (status, kept) = send_at(&server.address, "POST", "/api/records", record.to_owned());
    assert!(status < 300, "{status} {kept}");
    let id = serde_json::from_str::<Value>(&kept).expect("JSON")["id"].clone();
    let wanted = json!({ "of": { "record": id }, "to": 0, "seat": 0, "level": "easy", "name": "Ada" });
    let (status, seated) = server.ask("POST", "/api/tables/continued", Some(&wanted));
    assert_eq!(status, 201, "{seated}");
    seated
}

fn nodes(url: &str) -> Vec<String> {
    let listed = magnat().args(["cluster", "--json", "--database-url", url]).output().expect("it runs");
    assert!(listed.status.success(), "{}", says(&listed));
    let listed: Value = serde_json::from_slice(&listed.stdout).expect("JSON");
    let names = listed["nodes"].as_array().expect("a list").iter().map(|node| node["name"].to_string());
    names.map(|name| name.trim_matches('"').to_owned()).collect()
}

#[test]
fn a_table_is_reached_from_any_server_and_outlives_its_owner() {
    let postgres = Postgres::start();
    let url = postgres.schema("nodes");
    let folder = folder("nodes");
    let record = some_record(&folder).join("\n");
    let (mut ann, ben) = (start(&url, "ann"), start(&url, "ben"));
    assert_eq!(nodes(&url), ["ann", "ben"]);
    // Bots may end a match before anybody else has made a few moves: then there is another one.
    let tables: Vec<Value> = (0..MOST_TABLES).map(|_| table_at(&ann, &record)).collect();
    let under_way = tables.iter().find_map(|seated| {
        let mut person = Person::at(&ben, seated);
        person.play(ACTS);
        (person.acknowledged > 0 && !person.is_over).then_some(person)
    });
    let mut person = under_way.expect("one of so many matches goes on for a while");
    let code = person.seated["table"].as_str().expect("a code");
    let path = format!("/api/tables/{code}");
    let [from_ann, from_ben] =
        [&ann, &ben].map(|server| server.ask("GET", &path, None).1["commitment"].clone());
    assert!(from_ann.is_string() && from_ann == from_ben, "both know the same table: {from_ann} {from_ben}");
    ann.child.kill().expect("it runs");
    ann.child.wait().expect("it ends");
    person.play(usize::MAX);
    assert_eq!(nodes(&url), ["ben"]);

    // Whoever comes back under an old name has nothing, and leads to whoever has.
    let ann = start(&url, "ann");
    let (status, lines) = send_at(&ann.address, "GET", &format!("{path}/record"), String::new());
    assert_eq!(status, 200, "{lines}");
    let file = running::path(&folder, "played.jsonl");
    std::fs::write(&file, lines).expect("it can be written");
    let verified = magnat().args(["verify", &file]).output().expect("it runs");
    assert!(verified.status.success(), "{}", says(&verified));

    // A server that stops in order is not missed at all.
    ben.stop();
    assert_eq!(ann.ask("GET", &path, None).0, 200);
    ann.stop();
    assert!(nodes(&url).is_empty());
    std::fs::remove_dir_all(&folder).expect("nobody uses it any more");
}

#[test]
fn a_name_is_for_one_server_at_a_time() {
    let postgres = Postgres::start();
    let url = postgres.schema("names");
    let ann = start(&url, "ann");
    let again = ["serve", "--listen", "127.0.0.1:0", "--database-url", &url, "--shared", "--node", "ann"];
    let again = magnat().args(again).output().expect("it runs");
    assert_eq!(again.status.code(), Some(2), "{}", says(&again));
    assert!(says(&again).contains("give this one another name with --node"), "{}", says(&again));
    assert_eq!(ann.ask("GET", "/readyz", None).0, 200, "the first one is not disturbed");
    ann.stop();
}
