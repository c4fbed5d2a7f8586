//! The program as an operator runs it: started, asked over HTTP, stopped by a signal, started again, copied.

#![cfg(unix)]

use serde_json::{Value, json};
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

/// A running server, killed if a test fails before it stops it.
struct Running {
    child: Child,
    address: String,
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
        let mut lines = BufReader::new(child.stdout.take().expect("it is piped")).lines();
        let address =
            lines.by_ref().find_map(|line| Some(line.ok()?.trim().strip_prefix("http://")?.to_owned()));
        Running { child, address: address.expect("it prints where to come in") }
    }

    fn ask(&self, method: &str, path: &str, body: Option<&Value>) -> (u16, Value) {
        let mut stream = TcpStream::connect(&self.address).expect("it listens");
        let body = body.map(Value::to_string).unwrap_or_default();
        let (host, length) = (&self.address, body.len());
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\ncontent-type: application/json\r\n\
             content-length: {length}\r\n\r\n{body}"
        )
        .expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        let (head, body) = answer.split_once("\r\n\r\n").expect("head and body");
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
        (status, serde_json::from_str(body).unwrap_or(Value::Null))
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
    let taken = Running::start(&["--memory"]);
    let says = wrong(&["--memory", "--listen", &taken.address]);
    assert!(says.contains("cannot listen on") && says.contains("--listen"), "{says}");
    taken.stop();
    std::fs::remove_dir_all(&folder).expect("nobody uses it any more");
}
