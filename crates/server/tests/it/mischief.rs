//! Requests that mean no good: each gets a clear answer, and the server goes on.

use crate::client::{Answer, Host, settings, some_setup};
use protocol::http::Seated;
use serde_json::{Value, json};
use server::Rate;
use std::sync::Arc;
use std::time::Duration;
use store::MemoryStore;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// A request as it goes over the line, and what comes back until the server hangs up.
async fn raw(host: &Host, text: &str) -> String {
    let mut stream = open(host).await;
    stream.write_all(text.as_bytes()).await.expect("the server listens");
    let mut answer = Vec::new();
    let read = tokio::time::timeout(Duration::from_secs(30), stream.read_to_end(&mut answer));
    read.await.expect("the server answers").expect("bytes");
    String::from_utf8_lossy(&answer).into_owned()
}

async fn open(host: &Host) -> TcpStream {
    let address = host.base.strip_prefix("http://").expect("an address");
    TcpStream::connect(address).await.expect("the server listens")
}

fn status(answer: &str) -> u16 {
    answer.split(' ').nth(1).and_then(|word| word.parse().ok()).unwrap_or_else(|| panic!("{answer:?}"))
}

#[tokio::test(flavor = "multi_thread")]
async fn no_path_leads_out_of_the_program() {
    let host = Host::start().await;
    for path in [
        "/../../../../etc/passwd",
        "/..%2f..%2f..%2fetc%2fpasswd",
        "/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
        "/..\\..\\etc\\passwd",
        "//etc/passwd",
        "/etc/passwd%00.html",
        "/_app/immutable/..%2f..%2f..%2fCargo.toml",
        "/_app/../../Cargo.toml",
        "/replay/..%2f..%2f..%2fetc%2fpasswd",
        "/replay/%2e%2e%2f%2e%2e%2fhealthz",
        "/replay/%00",
        "/replay/%ff%fe",
        "/t/../api/games",
        "/api/..%2fmetrics",
        "/api/tables/..%2f..%2fhealthz",
        "/api/tables/%2e%2e",
        "/api/tables/K7QWXM%2frecord",
        "/api/tables/%0d%0aset-cookie:%20x=y",
        "/api/tournaments/%0aK7QWXM/standings.csv",
        "/api/tournaments/..%2f..%2f",
        "/api/games/..%2f..%2fCargo.toml/rules",
        "/api/games/%2e%2e/rules",
        "http://evil.example/etc/passwd",
        "/?x=../../etc/passwd",
    ] {
        let answer =
            raw(&host, &format!("GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")).await;
        assert!(matches!(status(&answer), 200 | 400 | 404), "{path}: {answer}");
        for part in ["root:", "[package]", "magnat_requests_total", "\r\nset-cookie:", "well\n"] {
            assert!(!answer.contains(part), "{path}: {answer}");
        }
        assert!(!path.starts_with("/api/") || status(&answer) == 404, "{path}: {answer}");
    }
    assert_eq!(host.get("/healthz").await.status, 200);
    host.stop().await;
}

/// A code with a line feed before it is that code, also in the name of a file.
#[tokio::test(flavor = "multi_thread")]
async fn what_stands_around_a_code_goes_into_no_header() {
    let host = Host::start().await;
    let setup = json!({ "name": "Cup", "game": some_setup().game, "fill": "easy" });
    let wanted = json!({ "setup": setup, "participants": ["A", "B", "C"] });
    let made: protocol::tournament::TournamentMade =
        host.send("POST", "/api/tournaments", &wanted).await.json();
    let code = made.code.as_str();
    let answer = host.get(&format!("/api/tournaments/%0a{}/standings.csv", code.to_lowercase())).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    let name = format!("attachment; filename=\"magnat-{code}.csv\"");
    assert_eq!(answer.header("content-disposition"), Some(name.as_str()));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn other_methods_do_nothing_and_tell_nothing() {
    let host = Host::start().await;
    let table = host.create(some_setup(), &[]).await.table;
    let info = format!("/api/tables/{table}");
    for path in ["/", "/api/games", "/healthz", "/api/openapi.json", info.as_str()] {
        let [get, head] = [host.get(path).await, host.ask("HEAD", path, &[], None).await];
        assert_eq!((head.status, head.body.as_str()), (get.status, ""), "{path}");
        assert_eq!(head.header("content-type"), get.header("content-type"), "{path}");
    }
    let evil = ("origin", "https://evil.example");
    let asks = ("access-control-request-method", "POST");
    for path in ["/api/tables", "/api/tournaments", "/api/socket", info.as_str(), "/"] {
        for method in ["OPTIONS", "TRACE", "PATCH", "PROPFIND"] {
            let plain = host.ask(method, path, &[], None).await;
            assert!(matches!(plain.status, 404 | 405), "{method} {path}: {plain:?}");
            // A browser that asks on behalf of another site is not told that it may.
            let foreign = host.ask(method, path, &[evil, asks], None).await;
            assert_eq!(foreign.status, 403, "{method} {path}: {foreign:?}");
            let allowing = |(name, _): &(String, String)| name.starts_with("access-control-");
            assert!(!foreign.headers.iter().any(allowing), "{method} {path}: {foreign:?}");
        }
    }
    for (name, refusals) in [("evil.example:443", &[421][..]), ("localhost", &[400, 404, 405][..])] {
        let asked = format!("CONNECT evil.example:443 HTTP/1.1\r\nhost: {name}\r\nconnection: close\r\n\r\n");
        let tunnel = raw(&host, &asked).await;
        assert!(refusals.contains(&status(&tunnel)), "{tunnel}");
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_of_other_sites_are_refused_however_they_are_named() {
    let host = Host::start().await;
    let own = host.base.clone();
    let foreign = [
        "null".to_owned(),
        "https://evil.example".to_owned(),
        format!("{own}.evil.example"),
        format!("{own}@evil.example"),
        format!("https://evil.example?{own}"),
        "http://127.0.0.1".to_owned(),
        "http://127.0.0.1:1".to_owned(),
        "file://".to_owned(),
    ];
    for origin in &foreign {
        assert_eq!(host.try_socket(&[("origin", origin)]).await.err(), Some(403), "{origin}");
    }
    assert!(host.try_socket(&[("origin", &own)]).await.is_ok());
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn deep_and_wide_json_is_refused() {
    let host = Host::start().await;
    let table = host.create(some_setup(), &[]).await.table;
    let game = some_setup().game;
    let deep = |depth: usize| format!("{}1{}", "[".repeat(depth), "]".repeat(depth));
    let objects = format!("{}1{}", r#"{"a":"#.repeat(50_000), "}".repeat(50_000));
    let wide: serde_json::Map<String, Value> = (0..20_000).map(|at| (format!("k{at}"), json!(at))).collect();
    let bodies = [
        deep(200_000),
        objects.clone(),
        format!(
            r#"{{"setup":{{"game":"{game}","seats":3,"options":{{"x":{}}}}},"name":"Ada"}}"#,
            deep(100_000)
        ),
        format!(r#"{{"setup":{objects},"name":"Ada"}}"#),
        json!({ "setup": { "game": game, "seats": 3, "options": wide }, "name": "Ada" }).to_string(),
        json!({ "setup": { "name": "C", "game": game, "options": wide }, "participants": ["A", "B", "C"] })
            .to_string(),
        "9".repeat(100_000),
        format!("\"{}\"", "\\u0000".repeat(10_000)),
    ];
    let json_type = [("content-type", "application/json")];
    let hook = format!("/api/tables/{table}/hook");
    let session = format!("/api/tables/{table}/session");
    for (method, path) in [
        ("POST", "/api/tables"),
        ("POST", "/api/tables/continued"),
        ("POST", "/api/tournaments"),
        ("PUT", hook.as_str()),
        ("PUT", session.as_str()),
    ] {
        for body in &bodies {
            let answer = host.ask(method, path, &json_type, Some(body.clone())).await;
            assert_eq!(answer.status, 400, "{method} {path}: {answer:?}");
            assert!(answer.body.len() < 1_000, "{method} {path}: {answer:?}");
        }
        let long = host.ask(method, path, &json_type, Some(" ".repeat((512 << 10) + 1))).await;
        assert_eq!((long.status, long.error().as_str()), (413, "bad_body"), "{method} {path}");
    }
    for line in [deep(200_000), objects.clone(), "9".repeat(1_000_000), "{".repeat(4_000_000)] {
        let answer = host.ask("POST", "/api/records", &[], Some(line)).await;
        assert_eq!((answer.status, answer.error().as_str()), (400, "bad_record"), "{answer:?}");
        assert!(answer.body.len() < 1_000, "{answer:?}");
    }
    assert_eq!(host.get("/healthz").await.status, 200);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_never_finishes_asking_is_told() {
    let mut limited = settings();
    limited.limits.request_ms = 400;
    let host = Host::with(limited, Arc::new(MemoryStore::new())).await;
    let head = "POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{";
    let mut stream = open(&host).await;
    stream.write_all(head.as_bytes()).await.expect("the server listens");
    let mut answer = [0; 4096];
    let length = tokio::time::timeout(Duration::from_secs(30), stream.read(&mut answer)).await;
    let answer = String::from_utf8_lossy(&answer[..length.expect("an answer").expect("bytes")]).into_owned();
    assert_eq!(status(&answer), 408, "{answer}");
    assert!(answer.contains("too_slow"), "{answer}");
    host.stop().await;
}

/// A record that breaks off in its first line: read quickly, and refused.
async fn read(host: &Host) -> Answer {
    host.ask("POST", "/api/records", &[], Some("{".to_owned())).await
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_so_much_work_done_at_once() {
    let mut limited = settings();
    limited.limits.works_per_address = 2;
    let host = Host::with(limited, Arc::new(MemoryStore::new())).await;
    let mut waiting = Vec::new();
    for path in ["/api/records", "/api/tables/continued"] {
        let mut stream = open(&host).await;
        let kind = "content-type: application/json\r\ncontent-length: 500000";
        let head = format!("POST {path} HTTP/1.1\r\nhost: x\r\n{kind}\r\n\r\n");
        stream.write_all(head.as_bytes()).await.expect("the server listens");
        waiting.push(stream);
    }
    host.until("magnat_works_running 2").await;
    let refused = read(&host).await;
    assert_eq!((refused.status, refused.error().as_str()), (429, "too_much_at_once"));
    assert_eq!(refused.header("retry-after"), Some("5"));
    let table = host.create(some_setup(), &[]).await.table;
    let books = host.get(&format!("/api/tables/{table}/accounts.xlsx")).await;
    assert_eq!(books.error(), "too_much_at_once", "spreadsheets are work too");
    assert_eq!(host.get("/api/games").await.status, 200, "everything else goes on");
    drop(waiting);
    host.until("magnat_works_running 0").await;
    assert_eq!(read(&host).await.error(), "bad_record", "whoever goes away gives their place back");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_so_much_credit_for_work_tables_and_tournaments() {
    let mut limited = settings();
    limited.limits.works = Rate::new(5, 1_000_000);
    limited.limits.tables = Rate::new(2, 1_000_000);
    limited.limits.tournaments = Rate::new(1, 1_000_000);
    let host = Host::with(limited, Arc::new(MemoryStore::new())).await;
    let first = host.create(some_setup(), &[]).await;
    let refused = |answer: &Answer| (answer.status, answer.error());
    let too_fast = (429, "too_fast".to_owned());
    let of = json!({ "record": "0".repeat(64) });
    let record = json!({ "of": of, "to": 0, "seat": 0, "level": "easy", "name": "Ada" });
    let continued = host.send("POST", "/api/tables/continued", &record).await;
    assert_eq!(refused(&continued), (404, "no_such_record".to_owned()));
    let more = host.send("POST", "/api/tables/continued", &record).await;
    assert_eq!(refused(&more), too_fast, "a table that goes on is a table");
    let table = json!({ "setup": some_setup(), "name": "Ada" });
    assert_eq!(refused(&host.send("POST", "/api/tables", &table).await), too_fast);
    let cup = json!({ "setup": { "name": "", "game": "x" }, "participants": [] });
    assert_eq!(host.send("POST", "/api/tournaments", &cup).await.error(), "bad_name");
    assert_eq!(refused(&host.send("POST", "/api/tournaments", &cup).await), too_fast);
    let Seated { table, .. } = first;
    assert_eq!(host.ask("POST", "/api/records", &[], Some("x".into())).await.error(), "bad_record");
    assert_eq!(host.get(&format!("/api/tables/{table}/review")).await.error(), "not_over");
    let books = format!("/api/tables/{table}/accounts.xlsx");
    assert_eq!(host.get(&books).await.error(), "not_begun");
    assert_eq!(refused(&host.get(&books).await), too_fast);
    for path in ["review", "replay"] {
        assert_eq!(refused(&host.get(&format!("/api/tables/{table}/{path}")).await), too_fast, "{path}");
    }
    for path in ["/api/records", "/api/tables/continued"] {
        let json_type = [("content-type", "application/json")];
        let answer = host.ask("POST", path, &json_type, Some(record.to_string())).await;
        assert_eq!(refused(&answer), too_fast, "{path}");
    }
    let cards = host.get(&format!("/api/tournaments/{table}/cards.xlsx")).await;
    assert_eq!(refused(&cards), too_fast);
    assert_eq!(host.get("/api/games").await.status, 200, "everything else goes on");
    host.stop().await;
}
