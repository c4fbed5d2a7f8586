//! Who may come in, by which name, and what it costs to try.

use crate::client::{Answer, Host, settings, some_setup};
use protocol::http::{Problem, Seated};
use protocol::{Bye, Privacy, TableCode, TableInfo, TableSetup};
use serde_json::json;
use server::Rate;
use std::sync::Arc;
use store::MemoryStore;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

const CLUB: (&str, &str) = ("origin", "https://club.example");
const EVIL: (&str, &str) = ("origin", "https://evil.example");

async fn open_to_the_club() -> Host {
    let mut open = settings();
    open.origins = vec!["https://club.example/".to_owned()];
    Host::with(open, Arc::new(MemoryStore::new())).await
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_listed_sites_may_use_the_requests() {
    let host = open_to_the_club().await;
    let asks =
        [("access-control-request-method", "POST"), ("access-control-request-headers", "content-type")];
    let may = host.ask("OPTIONS", "/api/tables", &[CLUB, asks[0], asks[1]], None).await;
    assert_eq!(may.status, 204, "{may:?}");
    for (name, value) in [
        ("access-control-allow-origin", "https://club.example"),
        ("access-control-allow-methods", "GET, POST, PUT, DELETE"),
        ("access-control-allow-headers", "content-type, authorization"),
    ] {
        assert_eq!(may.header(name), Some(value));
    }
    let body = json!({ "setup": some_setup(), "name": "Ada" }).to_string();
    let made =
        host.ask("POST", "/api/tables", &[CLUB, ("content-type", "application/json")], Some(body)).await;
    assert_eq!((made.status, made.header("access-control-allow-origin")), (201, Some(CLUB.1)));
    assert!(made.header("set-cookie").is_none() && made.header("access-control-allow-credentials").is_none());
    assert_eq!(made.header("vary"), Some("origin"));
    let missing = host.ask("GET", "/api/tables/XXXXXX", &[CLUB], None).await;
    assert_eq!((missing.status, missing.header("access-control-allow-origin")), (404, Some(CLUB.1)));
    for evil in [
        host.ask("OPTIONS", "/api/tables", &[EVIL, asks[0]], None).await,
        host.ask("GET", "/api/games", &[EVIL], None).await,
    ] {
        assert_eq!(evil.header("access-control-allow-origin"), None, "{evil:?}");
    }
    assert_eq!(host.ask("OPTIONS", "/api/tables", &[EVIL, asks[0]], None).await.error(), "origin");
    assert_eq!(host.ask("GET", "/", &[CLUB], None).await.header("access-control-allow-origin"), None);
    host.stop().await;
}

/// Asks with a name of the server that no honest client would send.
async fn called(host: &Host, name: &str, path: &str) -> (u16, String) {
    let mut line = tokio::net::TcpStream::connect(host.server.address()).await.expect("it listens");
    let asked = format!("GET {path} HTTP/1.1\r\nhost: {name}\r\nconnection: close\r\n\r\n");
    line.write_all(asked.as_bytes()).await.expect("it listens");
    let mut answer = String::new();
    line.read_to_string(&mut answer).await.expect("it answers");
    (answer.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status"), answer)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_that_leads_here_from_elsewhere_reads_nothing() {
    let mut named = settings();
    named.hosts = vec!["games.example.org".to_owned()];
    let host = Host::with(named, Arc::new(MemoryStore::new())).await;
    for path in ["/", "/api/tables", "/api/session", "/metrics", "/readyz"] {
        let (status, answer) = called(&host, "rebound.evil.example:8080", path).await;
        assert_eq!(status, 421, "{answer}");
        assert!(answer.contains("--host rebound.evil.example"), "{answer}");
        for name in ["games.example.org", "localhost:99", "10.1.2.3", "nas.local"] {
            assert_eq!(called(&host, name, path).await.0, 200, "{name}{path}");
        }
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn private_tables_have_codes_that_nobody_guesses() {
    let host = Host::start().await;
    let private = host.create(some_setup(), &[]).await.table;
    let listed = TableSetup { privacy: Privacy::Listed, ..some_setup() };
    let listed = host.create(listed, &[]).await.table;
    assert_eq!((private.as_str().len(), listed.as_str().len()), (10, 6));
    let (first, last) = private.as_str().split_at(5);
    let read_aloud = format!("/api/tables/{}-{}", first.to_lowercase(), last);
    assert_eq!(host.get(&read_aloud).await.json::<TableInfo>().code, private);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn trying_codes_at_random_ends_soon() {
    let mut limited = settings();
    limited.limits.requests = Rate::new(100, 3_600_000);
    let host = Host::with(limited.clone(), Arc::new(MemoryStore::new())).await;
    let table = host.create(some_setup(), &[]).await.table;
    for _ in 0..20 {
        assert_eq!(host.get(&format!("/api/tables/{table}")).await.status, 200, "whoever knows one may ask");
    }
    let mut tried = 0;
    while host.get("/api/tables/XXXXXX").await.status == 404 {
        tried += 1;
        assert!(tried < 10, "a miss costs more than a request");
    }
    assert!((3..10).contains(&tried), "{tried}");
    host.stop().await;
    // The same for sockets.
    let host = Host::with(limited, Arc::new(MemoryStore::new())).await;
    let nobody = TableCode::from_random([9; 6]);
    let mut tried = 0;
    loop {
        let mut lost = match host.try_socket(&[]).await {
            Ok(lost) => lost,
            Err(status) => break assert_eq!(status, 429),
        };
        lost.say(crate::client::hello(&nobody, None, 0)).await;
        match lost.bye().await {
            Bye::NoSuchTable => tried += 1,
            other => break assert_eq!(other, Bye::Flood),
        }
        assert!(tried < 12, "a miss costs more than a greeting");
    }
    host.stop().await;
}

async fn joined(host: &Host, table: &TableCode, name: &str) -> Answer {
    host.send("POST", &format!("/api/tables/{table}/seats"), &json!({ "name": name })).await
}

#[tokio::test(flavor = "multi_thread")]
async fn names_hold_nothing_that_nobody_sees() {
    let host = Host::start().await;
    let table = host.create(some_setup(), &[]).await.table;
    let nobody = joined(&host, &table, "\u{202e}\u{200b}\u{3164}").await;
    assert_eq!((nobody.status, nobody.error().as_str()), (400, "bad_request"));
    let seated: Seated = joined(&host, &table, "\u{202e}A\u{200b}da 👩\u{200d}👧\u{2066}").await.json();
    let info: TableInfo = host.get(&format!("/api/tables/{table}")).await.json();
    let shown = serde_json::to_value(&info.seats[seated.seat.index()].player).expect("JSON");
    assert_eq!(shown["name"], "Ada 👩\u{200d}👧");
    let cup = json!({ "setup": { "name": "C\u{202e}up", "game": some_setup().game }, "participants": ["A", "A\u{200b}", "B", "C"] });
    let twice = host.send("POST", "/api/tournaments", &cup).await;
    assert_eq!(twice.status, 400, "two names that look the same are the same: {twice:?}");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_names_its_request() {
    let host = Host::start().await;
    let missing = host.ask("GET", "/api/tables/XXXXXX", &[("x-request-id", "mine")], None).await;
    let name = missing.header("x-request-id").expect("every answer has one").to_owned();
    assert_eq!(missing.json::<Problem>().request.as_deref(), Some(name.as_str()));
    assert!(name.len() == 16 && name != "mine", "only a proxy names requests");
    assert!(host.get("/api/games").await.header("x-request-id").is_some_and(|other| other != name));
    host.stop().await;
    let mut behind = settings();
    behind.behind_proxy = true;
    let host = Host::with(behind, Arc::new(MemoryStore::new())).await;
    let named = host.ask("GET", "/api/tables/XXXXXX", &[("x-request-id", "of-the-proxy")], None).await;
    assert_eq!(named.header("x-request-id"), Some("of-the-proxy"));
    assert_eq!(named.json::<Problem>().request.as_deref(), Some("of-the-proxy"));
    host.stop().await;
}
