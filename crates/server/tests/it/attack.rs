//! Clients that mean no good. Each gets a clear answer, and nothing changes for the others.

use crate::client::{Host, actor, hello, settings, some_setup};
use protocol::{Bye, ClientMessage, MAX_CLIENT_MESSAGE, Secret, ServerMessage, TableCode};
use std::sync::Arc;
use store::MemoryStore;

#[tokio::test(flavor = "multi_thread")]
async fn whoever_does_not_say_hello_is_told_and_left() {
    let host = Host::start().await;
    let table = host.create(some_setup(), &[]).await.table;
    let mut rude = host.socket(&[]).await;
    rude.say(ClientMessage::Start {}).await;
    rude.refusal().await;
    assert_eq!(rude.bye().await, Bye::Version);
    let mut old = host.socket(&[]).await;
    old.say_text(format!(r#"{{"type":"hello","protocol":99,"table":"{table}"}}"#)).await;
    assert_eq!(old.bye().await, Bye::Version);
    let mut lost = host.socket(&[]).await;
    lost.say(hello(&TableCode::from_random([9; 6]), None, 0)).await;
    assert_eq!(lost.bye().await, Bye::NoSuchTable);
    let mut thief = host.socket(&[]).await;
    thief.say(hello(&table, Some(&Secret::from_random([5; 32])), 0)).await;
    assert_eq!(thief.bye().await, Bye::WrongSecret);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn oversized_messages_end_a_socket() {
    let host = Host::start().await;
    let table = host.create(some_setup(), &[]).await.table;
    for length in [MAX_CLIENT_MESSAGE + 1, 200 * 1024] {
        let mut client = host.connect(&table, None).await;
        client.say_text(format!(r#"{{"type":"chat","text":"{}"}}"#, "x".repeat(length))).await;
        assert_eq!(client.bye().await, Bye::Flood, "{length} bytes");
    }
    let fits = host.connect(&table, None).await;
    assert_eq!(fits.seat, None);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_ends_one_socket_and_the_others_play_on() {
    let mut limited = settings();
    limited.limits.table.socket = (20, 1_000);
    let host = Host::with(limited, Arc::new(MemoryStore::new())).await;
    let (table, mut clients, _) = host.playing(some_setup(), 2).await;
    let mut flood = host.connect(&table, None).await;
    for nonce in 0..60 {
        flood.say(ClientMessage::Ping { nonce }).await;
    }
    assert_eq!(flood.bye().await, Bye::Flood);
    let at = actor(&mut clients).await;
    let frame = clients[at].last.clone().expect("a frame");
    let act = clients[at].act(frame.legal[0].clone());
    clients[at].say(act).await;
    clients[at].until(|message| matches!(message, ServerMessage::Ack { .. })).await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_so_many_sockets_and_requests() {
    let mut limited = settings();
    limited.limits.sockets_per_address = 2;
    limited.limits.requests = (20, 60_000);
    let host = Host::with(limited, Arc::new(MemoryStore::new())).await;
    let kept = (host.socket(&[]).await, host.socket(&[]).await);
    assert_eq!(host.try_socket(&[]).await.err(), Some(429));
    drop(kept);
    let mut refused = 0;
    for _ in 0..30 {
        let answer = host.get("/api/games").await;
        if answer.status == 429 {
            assert_eq!((answer.error().as_str(), answer.header("retry-after")), ("too_fast", Some("5")));
            refused += 1;
        }
    }
    assert!(refused >= 10, "{refused}");
    assert_eq!(host.get("/healthz").await.status, 200, "an operator may always ask");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_does_not_read_is_left_and_the_others_play_on() {
    let host = Host::start().await;
    let (table, mut clients, _) = host.playing(some_setup(), 2).await;
    let mut slow = host.connect(&table, None).await;
    // Asks for the whole table over and over and never reads an answer, until the server hangs up.
    let mut asked = 0;
    while slow.try_say(ClientMessage::Resume { from: 0 }).await && asked < 200_000 {
        asked += 1;
    }
    let page = host.get("/metrics").await.body;
    assert!(page.contains("\nmagnat_too_slow_total 1\n"), "after {asked} messages: {page}");
    clients[0].say(ClientMessage::Ping { nonce: 7 }).await;
    clients[0].until(|message| *message == ServerMessage::Pong { nonce: 7 }).await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn secrets_show_up_in_no_answer_and_no_figure() {
    let host = Host::start().await;
    let (table, _clients, secrets) = host.playing(some_setup(), 2).await;
    let mut said = String::new();
    let paths = ["".to_owned(), "/record".to_owned(), "/receipt".to_owned()];
    for path in paths
        .iter()
        .map(|end| format!("/api/tables/{table}{end}"))
        .chain(["/metrics".into(), "/api/tables".into()])
    {
        said += &host.get(&path).await.body;
    }
    let odd = serde_json::json!({ "secret": format!("{}x", secrets[0].expose()) });
    said += &host.send("PUT", &format!("/api/tables/{table}/session"), &odd).await.body;
    for secret in &secrets {
        assert!(!said.contains(secret.expose()));
    }
    host.stop().await;
}
