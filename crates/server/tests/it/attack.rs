//! Clients that mean no good. Each gets a clear answer, and nothing changes for the others.

use crate::client::{Host, actor, hello, id, people_playing, settings, some_setup};
use protocol::{Bye, ClientMessage, Frame, MAX_CLIENT_MESSAGE, RefusedWhy, Secret, ServerMessage, TableCode};
use server::Rate;
use std::sync::Arc;
use store::MemoryStore;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::Frame as RawFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

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
async fn what_is_no_text_ends_a_socket() {
    let host = Host::start().await;
    let table = host.create(some_setup(), &[]).await.table;
    let mut binary = host.connect(&table, None).await;
    binary.say_raw(Message::binary(vec![0xff; 100])).await;
    assert_eq!(binary.bye().await, Bye::Flood);
    let mut torn = host.connect(&table, None).await;
    let bytes = RawFrame::message(vec![b'{', 0xff, 0xfe], OpCode::Data(Data::Text), true);
    torn.say_raw(Message::Frame(bytes)).await;
    while torn.next().await.is_some() {}
    let mut early = host.socket(&[]).await;
    early.say_raw(Message::binary(vec![1, 2, 3])).await;
    assert_eq!(early.bye().await, Bye::Flood);
    host.connect(&table, None).await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn malformed_messages_are_refused_one_by_one() {
    let host = Host::start().await;
    let (table, mut clients, _) = people_playing(&host).await;
    let at = actor(&mut clients).await;
    let before = clients[at].last.clone().expect("a frame");
    let deep = format!(
        r#"{{"type":"act","id":"deep","seq":{},"action":{}1{}}}"#,
        before.to,
        "[".repeat(2_000),
        "]".repeat(2_000)
    );
    for odd in [
        "",
        "{}",
        "null",
        "[]",
        "\"act\"",
        "{\"type\":\"act\"}",
        "{\"type\":\"become_host\"}",
        r#"{"type":"act","id":"","seq":0,"action":{}}"#,
        r#"{"type":"act","id":"x","seq":-1,"action":{}}"#,
        r#"{"type":"act","id":"x","seq":99999999999,"action":{}}"#,
        r#"{"type":"resume","from":0,"seat":0}"#,
        r#"{"type":"kick","seat":300}"#,
        r#"{"type":"entropy","entropy":"mine"}"#,
        r#"{"type":"entropy","commitment":"00","entropy":"mine"}"#,
        r#"{"type":"start","type":"leave"}"#,
        "{\"type\":\"chat\",\"text\":\"\\ud800\"}",
        &deep,
    ] {
        clients[at].say_text(odd.to_owned()).await;
        assert!(matches!(clients[at].refusal().await, RefusedWhy::Malformed { .. }), "{odd}");
    }
    // Well-formed nonsense about seats that are not there.
    for message in [
        ClientMessage::Kick { seat: engine::Seat(200) },
        ClientMessage::GiveHost { seat: engine::Seat(200) },
        ClientMessage::SetBot { seat: engine::Seat(200), level: Some("easy".into()) },
        ClientMessage::Hello {
            protocol: 1,
            table: table.clone(),
            secret: None,
            seat: None,
            from: 0,
            watch: true,
            sketch: true,
        },
    ] {
        clients[0].say(message.clone()).await;
        let why = clients[0].refusal().await;
        assert!(matches!(why, RefusedWhy::NotNow { .. } | RefusedWhy::NotYours {}), "{message:?}: {why:?}");
    }
    assert_eq!(frame_of(&host, &table).await.to, before.to, "nothing has changed");
    let act = clients[at].act(before.legal[0].clone());
    clients[at].say(act).await;
    clients[at].until(|message| matches!(message, ServerMessage::Ack { .. })).await;
    host.stop().await;
}

/// The table as a new watcher is shown it.
async fn frame_of(host: &Host, table: &TableCode) -> Frame {
    host.connect(table, None).await.frame().await
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_acts_in_another_seat_or_twice_under_one_name() {
    let host = Host::start().await;
    let (table, mut clients, _) = people_playing(&host).await;
    let at = actor(&mut clients).await;
    let before = clients[at].last.clone().expect("a frame");
    let action = before.legal[0].clone();
    // Somebody whose turn it is not tries the very action of the one whose turn it is.
    let other = (0..clients.len()).find(|other| !clients[*other].may_act()).expect("somebody has to wait");
    clients[other].say(ClientMessage::Act { id: id("mine"), seq: before.to, action: action.clone() }).await;
    assert!(matches!(clients[other].refusal().await, RefusedWhy::Rule { .. } | RefusedWhy::NotNow { .. }));
    assert_eq!(frame_of(&host, &table).await.to, before.to, "nothing has changed");
    // The same name for another action, from the same seat: the first answer again, and nothing done.
    clients[at].say(ClientMessage::Act { id: id("once"), seq: before.to, action: action.clone() }).await;
    let is_ack = |message: &ServerMessage| matches!(message, ServerMessage::Ack { .. });
    let ack = clients[at].until(is_ack).await;
    let after = frame_of(&host, &table).await;
    for action in [action, serde_json::json!({ "type": "nothing" })] {
        clients[at].say(ClientMessage::Act { id: id("once"), seq: after.to, action }).await;
        assert_eq!(clients[at].until(is_ack).await, ack);
    }
    assert_eq!(frame_of(&host, &table).await, after, "once is once");
    // Old and future steps, whatever the action.
    for seq in [0, before.to, after.to + 1, u32::MAX] {
        let stale = ClientMessage::Act { id: id(&format!("at-{seq}")), seq, action: before.legal[0].clone() };
        clients[at].say(stale).await;
        assert_eq!(clients[at].refusal().await, RefusedWhy::Stale { seq: after.to });
    }
    assert_eq!(frame_of(&host, &table).await, after);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_secret_opens_one_seat_of_one_table_until_its_owner_leaves() {
    let host = Host::start().await;
    let (table, mut clients, secrets) = people_playing(&host).await;
    let elsewhere = host.create(some_setup(), &[]).await;
    let mut lost = host.socket(&[]).await;
    lost.say(hello(&elsewhere.table, Some(&secrets[1]), 0)).await;
    assert_eq!(lost.bye().await, Bye::WrongSecret, "a secret of another table");
    // A thief with somebody's cookie at another table watches there like everybody.
    let cookie = format!("magnat_{table}={}", secrets[1].expose());
    let mut thief = host.socket(&[("cookie", &cookie)]).await;
    thief.say(hello(&elsewhere.table, None, 0)).await;
    let welcome = thief.until(|message| matches!(message, ServerMessage::Welcome { .. })).await;
    assert!(matches!(welcome, ServerMessage::Welcome { seat: None, .. }));
    // A stolen secret sits where its owner sits, until the owner gives the seat up: then every device of it is shown out.
    let mut stolen = host.connect(&table, Some(&secrets[1])).await;
    clients[1].say(ClientMessage::Leave {}).await;
    assert_eq!(clients[1].bye().await, Bye::Gone);
    assert_eq!(stolen.bye().await, Bye::Gone);
    let mut stale = host.socket(&[]).await;
    stale.say(hello(&table, Some(&secrets[1]), 0)).await;
    assert_eq!(stale.bye().await, Bye::WrongSecret);
    let session = serde_json::json!({ "secret": secrets[1] });
    let answer = host.send("PUT", &format!("/api/tables/{table}/session"), &session).await;
    assert_eq!((answer.status, answer.error().as_str()), (403, "wrong_secret"));
    clients[0].say(ClientMessage::Ping { nonce: 1 }).await;
    clients[0].until(|message| *message == ServerMessage::Pong { nonce: 1 }).await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_ends_one_socket_and_the_others_play_on() {
    let mut limited = settings();
    limited.limits.socket = Rate::new(20, 1_000);
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
    limited.limits.requests = Rate::new(20, 60_000);
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
    assert!(asked < 200_000, "the server still listens");
    host.until("magnat_sockets_closed_total{why=\"too_slow\"} 1").await;
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
