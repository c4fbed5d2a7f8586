//! The program as an operator runs it: started, asked over HTTP, stopped by a signal, started again, copied.

#![cfg(unix)]

use serde_json::{Value, json};
use std::io::{BufRead as _, BufReader, Lines, Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Output, Stdio};
use tokio_tungstenite::tungstenite::{self, Message};

/// A running server, killed if a test fails before it stops it.
struct Running {
    child: Child,
    address: String,
    /// What it says after that.
    said: Lines<BufReader<ChildStdout>>,
}

fn magnat() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_magnat"));
    command.env_clear();
    command
}

impl Running {
    fn start(args: &[&str]) -> Running {
        let mut command = magnat();
        command.args(["serve", "--listen", "127.0.0.1:0", "--log", "json"]).args(args);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
        let mut said = BufReader::new(child.stdout.take().expect("it is piped")).lines();
        let address =
            said.by_ref().find_map(|line| Some(line.ok()?.trim().strip_prefix("http://")?.to_owned()));
        Running { child, address: address.expect("it prints where to come in"), said }
    }

    fn ask(&self, method: &str, path: &str, body: Option<&Value>) -> (u16, Value) {
        let (status, body) = ask_at(&self.address, method, path, body);
        (status, serde_json::from_str(&body).unwrap_or(Value::Null))
    }

    /// Asks it to stop as systemd does, and gives back what it logged.
    fn stop(mut self) -> String {
        let told = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status();
        assert!(told.expect("kill is there").success());
        let status = self.child.wait().expect("it ends");
        let mut log = String::new();
        self.child.stderr.take().expect("it is piped").read_to_string(&mut log).expect("text");
        assert_eq!(status.code(), Some(0), "{log}");
        log
    }
}

fn ask_at(address: &str, method: &str, path: &str, body: Option<&Value>) -> (u16, String) {
    send_at(address, method, path, body.map(Value::to_string).unwrap_or_default())
}

fn send_at(address: &str, method: &str, path: &str, body: String) -> (u16, String) {
    let request = ureq::http::Request::builder().method(method).uri(format!("http://{address}{path}"));
    let request = request.header("content-type", "application/json");
    let request = request.body(body).expect("a request");
    let config = ureq::Agent::config_builder().proxy(None).http_status_as_error(false);
    let agent: ureq::Agent = config.allow_non_standard_methods(true).build().into();
    let mut answer = agent.run(request).expect("it answers");
    let body = answer.body_mut().with_config().limit(64 << 20).read_to_string().expect("text");
    (answer.status().as_u16(), body)
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn path(folder: &Path, name: &str) -> String {
    folder.join(name).to_str().expect("text").to_owned()
}

fn says(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned() + &String::from_utf8_lossy(&output.stdout)
}

fn folder(name: &str) -> std::path::PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("serve-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder for the test");
    folder
}

#[test]
fn tables_outlive_the_server_and_can_be_copied() {
    let folder = folder("copy");
    let (data, copy, other) = (path(&folder, "a.db"), path(&folder, "a.backup"), path(&folder, "b.db"));
    let server = Running::start(&["--data", &data]);
    let about = catalog::games().first().expect("the catalog has games").about();
    let setup = json!({ "game": about.id, "seats": about.least_seats, "privacy": "listed" });
    let (status, made) = server.ask("POST", "/api/tables", Some(&json!({ "setup": setup, "name": "Ada" })));
    assert_eq!(status, 201, "{made}");
    let (code, secret) =
        (made["table"].as_str().expect("a code"), made["secret"].as_str().expect("a secret"));

    let backup = magnat().args(["backup", "--data", &data, &copy]).output().expect("it runs");
    assert!(backup.status.success() && says(&backup).trim_end().ends_with(": 1 table"), "{}", says(&backup));
    let again = magnat().args(["backup", "--data", &data, &copy]).output().expect("it runs");
    assert_eq!(again.status.code(), Some(2), "a backup is never written over: {}", says(&again));
    let log = server.stop();
    for line in log.lines() {
        let entry: Value = serde_json::from_str(line).expect("each line of the log is JSON");
        assert!(entry["level"].is_string() && entry["message"].is_string(), "{line}");
    }
    assert!(log.contains("\"closed\"") && !log.contains(secret), "{log}");

    let restored = magnat().args(["restore", "--data", &other, &copy]).output().expect("it runs");
    assert!(restored.status.success(), "{}", says(&restored));
    let twice = magnat().args(["restore", "--data", &other, &copy]).output().expect("it runs");
    assert_eq!(twice.status.code(), Some(1), "{}", says(&twice));
    for data in [&data, &other] {
        let server = Running::start(&["--data", data]);
        let (status, info) = server.ask("GET", &format!("/api/tables/{code}"), None);
        assert_eq!((status, &info["seats"][0]["player"]["name"]), (200, &json!("Ada")), "{info}");
        let opened =
            server.ask("PUT", &format!("/api/tables/{code}/session"), Some(&json!({ "secret": secret })));
        assert_eq!(opened.0, 204, "the seat is still Ada's");
        server.stop();
    }
    std::fs::remove_dir_all(&folder).expect("nobody uses it any more");
}

#[test]
fn what_cannot_be_served_is_said_in_one_line() {
    let folder = folder("wrong");
    let settings = path(&folder, "magnat.toml");
    std::fs::write(&settings, "memory = true\nkeep_dais = 3\n").expect("a file");
    let wrong = |args: &[&str]| {
        let output = magnat().arg("serve").args(args).output().expect("it runs");
        assert!(!output.status.success());
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    let says = wrong(&["--config", &settings]);
    assert!(says.contains("keep_dais") && says.contains("magnat.toml"), "{says}");
    let says = wrong(&[]);
    assert!(says.contains("--data FILE, --database-url URL or --memory"), "{says}");
    let says = wrong(&["--database-url", "postgres://ada:hush@127.0.0.1:1/none"]);
    assert!(!says.contains("hush"), "{says}");
    let (letter, copy) = (path(&folder, "letter.txt"), path(&folder, "copy.backup"));
    let text = "Dear Ada, this is not a store. ".repeat(20);
    std::fs::write(&letter, &text).expect("a file");
    for args in [&["serve", "--data", &letter][..], &["backup", "--data", &letter, &copy]] {
        let output = magnat().args(args).output().expect("it runs");
        let told = self::says(&output);
        assert_eq!((output.status.code(), told.trim_end().lines().count()), (Some(2), 1), "{told}");
        assert!(told.contains("letter.txt") && told.contains("no store of Magnat"), "{told}");
    }
    assert_eq!(std::fs::read_to_string(&letter).expect("it is there"), text, "nothing was written to it");
    assert!(!Path::new(&copy).exists(), "half a backup is none");
    let output = magnat().args(["restore", "--data", &path(&folder, "new.db"), &letter]).output();
    let output = output.expect("it runs");
    assert_eq!(output.status.code(), Some(2), "{}", self::says(&output));
    let taken = Running::start(&["--memory"]);
    let says = wrong(&["--memory", "--listen", &taken.address]);
    assert!(says.contains("cannot listen on") && says.contains("--listen"), "{says}");
    taken.stop();
    std::fs::remove_dir_all(&folder).expect("nobody uses it any more");
}

#[test]
fn figures_have_an_address_of_their_own() {
    let mut server = Running::start(&["--memory", "--metrics-listen", "127.0.0.1:0"]);
    let line = server.said.next().expect("it says where its figures are").expect("text");
    let figures = line.strip_prefix("Figures are at http://").and_then(|line| line.strip_suffix("/metrics"));
    let figures = figures.unwrap_or_else(|| panic!("{line}")).to_owned();
    assert_eq!(server.ask("GET", "/api/games", None).0, 200);
    let (status, page) = ask_at(&figures, "GET", "/metrics", None);
    assert!(
        status == 200 && page.contains("\nmagnat_requests_total{route=\"/api/games\",status=\"200\"} 1\n"),
        "{status} {page}"
    );
    let (status, problem) = server.ask("GET", "/metrics", None);
    assert_eq!((status, &problem["error"]), (403, &json!("metrics")), "they are not shown to players");
    for path in ["/", "/api/games", "/api/tables", "/healthz"] {
        assert_eq!(ask_at(&figures, "GET", path, None).0, 404, "{path}: nothing else is there");
    }
    let taken = magnat()
        .args(["serve", "--memory", "--listen", "127.0.0.1:0", "--metrics-listen", &figures])
        .output();
    let taken = taken.expect("it runs");
    assert!(!taken.status.success() && says(&taken).contains("--metrics-listen"), "{}", says(&taken));
    server.stop();
}

/// The lines of a match between bots, of the game whose matches are shortest.
fn some_record(folder: &Path) -> Vec<String> {
    let records = catalog::games().iter().map(|game| {
        let (id, file) = (game.about().id, path(folder, game.about().id));
        let played =
            magnat().args(["simulate", id, "--games", "1", "--out", &file]).output().expect("it runs");
        assert!(played.status.success(), "{}", says(&played));
        std::fs::read_to_string(file).expect("it was written").lines().map(str::to_owned).collect::<Vec<_>>()
    });
    records.min_by_key(Vec::len).expect("the catalog has games")
}

/// Plays a seat at random over a socket until the match is over.
fn play_out(server: &Running, seated: &Value) {
    let stream = TcpStream::connect(&server.address).expect("it listens");
    let url = format!("ws://{}/api/socket", server.address);
    let (mut socket, _) = tungstenite::client(url, stream).expect("a socket");
    let hello =
        json!({ "type": "hello", "protocol": 1, "table": seated["table"], "secret": seated["secret"] });
    socket.send(Message::text(hello.to_string())).expect("it listens");
    let mut dice: u64 = 7;
    loop {
        let Message::Text(text) = socket.read().expect("it talks") else { continue };
        let message: Value = serde_json::from_str(&text).expect("JSON");
        assert!(message["type"] != "bye" && message["type"] != "refused", "{text}");
        if message["type"] != "frame" {
            continue;
        }
        if !message["outcome"].is_null() {
            return;
        }
        let legal = message["legal"].as_array().map(Vec::as_slice).unwrap_or_default();
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        if let Some(action) = legal.get((dice >> 33) as usize % legal.len().max(1)) {
            let act = json!({ "type": "act", "id": format!("a{}", message["to"]), "seq": message["to"], "action": action });
            socket.send(Message::text(act.to_string())).expect("it listens");
        }
    }
}

/// From a record between bots to a table that goes on with it, from there to a file, and on in the terminal.
#[test]
fn a_match_that_went_on_is_proven_and_goes_on_again() {
    let folder = folder("continued");
    let lines = some_record(&folder);
    let to = (lines.len() - 2) / 2;
    let server = Running::start(&["--memory", "--bot-delay-ms", "0", "--messages-per-second", "1000"]);
    let (status, kept) = send_at(&server.address, "POST", "/api/records", lines.join("\n"));
    assert_eq!(status, 201, "{kept}");
    let kept: Value = serde_json::from_str(&kept).expect("JSON");
    let of = json!({ "record": kept["id"] });
    let wanted = json!({ "of": of, "to": to, "seat": 1, "level": "easy", "name": "Ada" });
    let (status, seated) = server.ask("POST", "/api/tables/continued", Some(&wanted));
    assert_eq!((status, &seated["seat"]), (201, &json!(1)), "{seated}");
    let code = seated["table"].as_str().expect("a code").to_owned();
    assert_eq!(server.ask("GET", &format!("/api/tables/{code}/record"), None).0, 409, "not before the end");
    play_out(&server, &seated);
    let (status, record) = ask_at(&server.address, "GET", &format!("/api/tables/{code}/record"), None);
    assert_eq!(status, 200, "{record}");
    server.stop();

    let own: Vec<&str> = record.lines().collect();
    assert_eq!(own[1..=to], lines[1..=to], "the past is the same");
    let write = |name: &str, lines: &[&str]| {
        let file = path(&folder, name);
        std::fs::write(&file, lines.join("\n") + "\n").expect("a file");
        file
    };
    let verify = |words: &[&str]| magnat().arg("verify").args(words).output().expect("it runs");
    let whole = verify(&["--json", &write("whole.jsonl", &own)]);
    let report: Value = serde_json::from_slice(&whole.stdout).unwrap_or_else(|_| panic!("{}", says(&whole)));
    assert_eq!((&report["ok"], &report["steps_taken_over"]), (&json!(true), &json!(to)), "{report}");
    assert_eq!((&report["records"], &report["chance_recomputed"]), (&json!(1), &json!(1)), "{report}");
    let told = says(&verify(&[&path(&folder, "whole.jsonl")]));
    assert!(told.contains(&format!("{to} steps taken over from another match")), "{told}");
    let said = format!("\"taken_over\":{to}");
    assert!(own[0].contains(&said), "{}", own[0]);
    let boasting = own[0].replace(&said, "\"taken_over\":100000");
    let forged = write("forged.jsonl", &[&[boasting.as_str()], &own[1..]].concat());
    let forged = verify(&[&forged]);
    assert!(!forged.status.success() && says(&forged).contains("taken over"), "{}", says(&forged));

    // The same match, broken off where it was taken over and a little later, goes on in the terminal.
    for steps in [to, to + 1] {
        let cut = write("cut.jsonl", &own[..=steps]);
        assert!(verify(&["--unfinished", &cut]).status.success());
        let typed: String = (1..=400)
            .map(|turn| format!("auto\nsave {}\n", path(&folder, &format!("{steps}-{turn}"))))
            .collect();
        let mut play = magnat();
        play.args(["play", "--resume", &cut])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let mut child = play.spawn().expect("it runs");
        // A program that has ended does not read on.
        let _ = child.stdin.take().expect("it is piped").write_all(typed.as_bytes());
        let output = child.wait_with_output().expect("it ends");
        assert!(output.status.success(), "{}", says(&output));
        let mut saved = (1..=400).rev().map(|turn| path(&folder, &format!("{steps}-{turn}")));
        let last = saved.find(|file| Path::new(file).exists()).expect("it was saved");
        let report: Value = serde_json::from_slice(&verify(&["--json", &last]).stdout).expect("JSON");
        assert_eq!((&report["ok"], &report["unfinished"]), (&json!(true), &json!(0)), "{report}");
        assert_eq!(report["steps_taken_over"], json!(to), "what was taken over stays so: {report}");
    }
    std::fs::remove_dir_all(&folder).expect("nobody uses it any more");
}
