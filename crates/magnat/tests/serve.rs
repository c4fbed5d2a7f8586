//! The program as an operator runs it: started, asked over HTTP, stopped by a signal, started again, copied.

#![cfg(unix)]

mod running;

use running::{Running, ask_at, folder, magnat, path, says, send_at, some_record};
use serde_json::{Value, json};
use std::io::Write as _;
use std::net::TcpStream;
use std::path::Path;
use std::process::Stdio;
use tokio_tungstenite::tungstenite::{self, Message};

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

/// S4: a second server is told so at once. The first one may end as it likes.
#[test]
fn a_store_has_one_server() {
    let folder = folder("alone");
    let data = path(&folder, "a.db");
    let mut first = Running::start(&["--data", &data]);
    let second = |more: &[&str]| {
        let words = ["serve", "--data", &data, "--listen", "127.0.0.1:0"];
        let output = magnat().args(words).args(more).output().expect("it runs");
        assert_eq!(output.status.code(), Some(2), "{}", says(&output));
        assert_eq!(says(&output).trim_end().lines().count(), 1, "{}", says(&output));
        says(&output)
    };
    let told = second(&[]);
    assert!(told.contains("another server uses this store; stop it, or"), "{told}");
    assert!(second(&["--shared"]).contains("Postgres"), "SQLite is for one");
    first.child.kill().expect("it runs");
    first.child.wait().expect("it ends");
    Running::start(&["--data", &data]).stop();
    std::fs::remove_dir_all(&folder).expect("nobody uses it any more");
}

/// S17: whoever copies the one file of a server that was stopped copies everything, and nobody else may read it.
#[cfg(unix)]
#[test]
fn a_server_that_was_stopped_leaves_one_file_for_its_owner() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = folder("one-file");
    let [data, copied, backup] = ["a.db", "b.db", "a.backup"].map(|name| path(&folder, name));
    let server = Running::start(&["--data", &data]);
    let about = catalog::games().first().expect("the catalog has games").about();
    let setup = json!({ "game": about.id, "seats": about.least_seats });
    let (status, made) = server.ask("POST", "/api/tables", Some(&json!({ "setup": setup, "name": "Ada" })));
    assert_eq!(status, 201, "{made}");
    let output = magnat().args(["backup", "--data", &data, &backup]).output().expect("it runs");
    assert!(output.status.success(), "a running store: {}", says(&output));
    server.stop();
    for file in [&data, &backup] {
        let mode = std::fs::metadata(file).expect("it is there").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{file}");
    }
    assert!(!Path::new(&format!("{data}-wal")).exists());
    std::fs::copy(&data, &copied).expect("it can be copied");
    let server = Running::start(&["--data", &copied]);
    let code = made["table"].as_str().expect("a code");
    assert_eq!(server.ask("GET", &format!("/api/tables/{code}"), None).0, 200);
    server.stop();

    let damaged = path(&folder, "damaged.backup");
    let whole = std::fs::read_to_string(&backup).expect("text");
    std::fs::write(&damaged, &whole[..whole.len() - 10]).expect("a file");
    let restored = path(&folder, "restored.db");
    let output = magnat().args(["restore", "--data", &restored, &damaged]).output().expect("it runs");
    assert_eq!(output.status.code(), Some(2), "{}", says(&output));
    assert!(!Path::new(&restored).exists(), "no empty store is left in the way");
    std::fs::remove_dir_all(&folder).expect("nobody uses it any more");
}

/// S17: the address of a database comes from a file or from systemd, and one that is not there is named with the cause.
#[test]
fn a_database_that_is_not_there_is_named_with_the_cause() {
    let folder = folder("no-database");
    let file = path(&folder, "database_url");
    let credentials = folder.to_str().expect("text");
    for (content, expected) in [
        ("postgres://ada:hush@127.0.0.1:1/none\n", "refused"),
        ("hush, this is no address", "write the address of a Postgres database into it"),
    ] {
        std::fs::write(&file, content).expect("a file");
        let by_flag = magnat().args(["serve", "--database-url-file", &file]).output().expect("it runs");
        let handed =
            magnat().arg("serve").env("CREDENTIALS_DIRECTORY", credentials).output().expect("it runs");
        for output in [by_flag, handed] {
            let told = says(&output);
            assert!(!output.status.success() && told.contains(expected) && !told.contains("hush"), "{told}");
            assert_eq!(told.trim_end().lines().count(), 1, "{told}");
        }
    }
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

/// A store of an older program, copied to where it may be touched.
fn old_store(folder: &Path) -> String {
    let fixture = Path::new(env!("CARGO_MANIFEST_DIR")).join("../server/tests/fixtures/store-v1.sqlite");
    let data = path(folder, "old.db");
    std::fs::copy(fixture, &data).expect("the fixture is there");
    data
}

fn in_store<T>(data: &str, work: impl AsyncFnOnce(store::SqlStore) -> T) -> T {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("threads");
    runtime.block_on(async { work(store::SqlStore::file(Path::new(data)).await.expect("it opens")).await })
}

#[test]
fn a_store_is_checked_before_an_update_and_stays_as_it_is() {
    let folder = folder("checked");
    let (data, copy) = (old_store(&folder), path(&folder, "old.backup"));
    let before = std::fs::read(&data).expect("a file");
    let run = |words: &[&str]| magnat().args(words).output().expect("it runs");
    let checked = run(&["check", "--data", &data, "--json"]);
    assert_eq!(checked.status.code(), Some(0), "{}", says(&checked));
    let found: Value = serde_json::from_slice(&checked.stdout).expect("JSON");
    assert_eq!((&found["tournaments"], &found["wrong"]), (&json!(1), &json!([])), "{found}");
    assert!(run(&["backup", "--data", &data, &copy]).status.success());
    assert!(std::fs::read(&data).expect("a file") == before, "a store of an older program stays one");
    let of_copy = run(&["check", "--backup", &copy, "--json"]);
    assert_eq!(of_copy.stdout, checked.stdout, "a backup is as good: {}", says(&of_copy));

    let table = in_store(&data, async |store| {
        use store::EventStore as _;
        let tables = store.list("", 9).await.expect("a list");
        let table = tables.into_iter().find(|info| !info.stream.contains('/')).expect("a table");
        let (stream, expected) = (table.stream.clone(), table.length);
        let entries = vec![b"{".to_vec()];
        let damage = store::Append { stream, expected, entries, note: String::new(), at_ms: 1, due_ms: None };
        store.append(damage).await.expect("a disk takes anything");
        table
    });
    let checked = run(&["check", "--data", &data]);
    assert_eq!(checked.status.code(), Some(1), "{}", says(&checked));
    let told = says(&checked);
    let place = format!("{}, entry {}: ", table.stream, table.length);
    assert!(told.contains(&place) && told.contains("1 of them will not open"), "{told}");
    assert_eq!(run(&["check", "--data", &path(&folder, "nothing.db")]).status.code(), Some(2));
    assert!(!folder.join("nothing.db").exists(), "and none is made");
    let cut = path(&folder, "cut.backup");
    std::fs::write(&cut, &std::fs::read(&copy).expect("a backup")[..5_000]).expect("a file");
    let refused = run(&["check", "--backup", &cut]);
    assert!(refused.status.code() == Some(2) && says(&refused).contains("line"), "{}", says(&refused));
    std::fs::remove_dir_all(&folder).expect("nobody uses it any more");
}

#[test]
fn what_was_set_aside_is_listed_and_brought_back() {
    let folder = folder("aside");
    let data = old_store(&folder);
    let run =
        |words: &[&str]| magnat().args(["forgotten", "--data", &data]).args(words).output().expect("it runs");
    assert!(says(&run(&[])).contains("0 set aside"));
    let tables = in_store(&data, async |store| {
        use store::EventStore as _;
        let tables = store.list("", 99).await.expect("a list");
        let names = tables.into_iter().filter(|info| !info.stream.contains('/') && info.due_ms.is_none());
        let names: Vec<String> = names.map(|info| info.stream).take(2).collect();
        let now_ms = 1_000 * u64::from(u32::MAX);
        assert!(store.set_aside(names.clone(), now_ms, now_ms).await.expect("it works"));
        names
    });
    let listed = says(&run(&[]));
    assert!(tables.iter().all(|code| listed.contains(code)) && listed.contains("2 set aside"), "{listed}");
    let back = run(&["--bring-back", &tables[0]]);
    assert!(back.status.success() && says(&back).contains("brought back: 1"), "{}", says(&back));
    let again = run(&["--bring-back", &tables[0]]);
    assert!(again.status.code() == Some(2) && says(&again).contains("was not set aside"), "{}", says(&again));
    assert!(says(&run(&[])).contains("1 set aside"));
    assert!(run(&["--all"]).status.success());
    assert!(says(&run(&[])).contains("0 set aside"));
    std::fs::remove_dir_all(&folder).expect("nobody uses it any more");
}

#[cfg(target_os = "linux")]
#[test]
fn whoever_starts_it_hears_that_it_is_ready_lives_and_goes() {
    let folder = folder("watched");
    let name = path(&folder, "notify");
    let heard = std::os::unix::net::UnixDatagram::bind(&name).expect("a socket");
    let mut command = magnat();
    command.env("NOTIFY_SOCKET", &name).env("WATCHDOG_USEC", "100000");
    let server = Running::start_as(command, &["--memory"]);
    let next = || {
        let mut words = [0; 100];
        let length = heard.recv(&mut words).expect("it talks");
        String::from_utf8_lossy(&words[..length]).into_owned()
    };
    assert_eq!(next(), "READY=1");
    assert_eq!((next().as_str(), next().as_str()), ("WATCHDOG=1", "WATCHDOG=1"));
    let ready = || magnat().args(["ready", "--server", &server.address]).output().expect("it runs");
    assert!(ready().status.success() && says(&ready()).contains("ready"), "{}", says(&ready()));
    let address = server.address.clone();
    server.stop();
    while next() != "STOPPING=1" {}
    let gone = magnat().args(["ready", "--server", &address]).output().expect("it runs");
    assert!(gone.status.code() == Some(1) && says(&gone).contains("does not answer"), "{}", says(&gone));
    std::fs::remove_dir_all(&folder).expect("nobody uses it any more");
}
