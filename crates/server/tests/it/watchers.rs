//! S7 and S15: what one address may take of a table.

use crate::client::{Client, Host, hello, settings, some_setup};
use protocol::http::JoinTable;
use protocol::{Bye, ClientMessage, Privacy, ServerMessage, TableCode, TableInfo, TableSetup};
use std::sync::Arc;
use store::MemoryStore;

/// A server behind a proxy: everybody says where they come from.
async fn behind_proxy(watchers: usize) -> Host {
    let mut settings = settings();
    settings.behind_proxy = true;
    settings.limits.watchers_per_address = watchers;
    settings.limits.sockets_per_address = 1_000;
    Host::with(settings, Arc::new(MemoryStore::new())).await
}

async fn watch(host: &Host, table: &TableCode, from: &str) -> Client {
    let mut client = host.socket(&[("x-forwarded-for", from)]).await;
    client.say(hello(table, None, 0)).await;
    client
}

async fn is_welcome(client: &mut Client) -> bool {
    matches!(client.next().await, Some(ServerMessage::Welcome { .. }))
}

#[tokio::test(flavor = "multi_thread")]
async fn watchers_of_one_address_lock_nobody_out() {
    let host = behind_proxy(3).await;
    let table = host.create(some_setup(), &[]).await;
    let mut watchers = Vec::new();
    for _ in 0..3 {
        let mut client = watch(&host, &table.table, "10.0.0.1").await;
        assert!(is_welcome(&mut client).await);
        watchers.push(client);
    }
    assert_eq!(watch(&host, &table.table, "10.0.0.1").await.bye().await, Bye::Crowded);
    assert!(is_welcome(&mut watch(&host, &table.table, "10.0.0.2").await).await, "others may watch");
    let mut player = host.socket(&[("x-forwarded-for", "10.0.0.1")]).await;
    player.say(hello(&table.table, Some(&table.secret), 0)).await;
    assert!(is_welcome(&mut player).await, "a player comes in from anywhere");
    drop(watchers.pop());
    let (still, mut again) = (watchers.len(), false);
    while !again {
        again = is_welcome(&mut watch(&host, &table.table, "10.0.0.1").await).await;
    }
    assert_eq!(still, 2, "a place that is left is free again");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_closed_to_watchers_lets_its_players_in() {
    let host = Host::start().await;
    let (table, mut clients, secrets) = host.playing(some_setup(), 2).await;
    let mut watcher = host.connect(&table, None).await;
    clients[0].say(ClientMessage::SetWatching { allowed: false }).await;
    assert_eq!(watcher.bye().await, Bye::NoWatching);
    let mut late = host.socket(&[]).await;
    late.say(hello(&table, None, 0)).await;
    assert_eq!(late.bye().await, Bye::NoWatching);
    let info: TableInfo = host.get(&format!("/api/tables/{table}")).await.json();
    assert!(!info.watchable);
    let mut second_device = host.connect(&table, Some(&secrets[1])).await;
    second_device.frame().await;
    host.stop().await;
}

async fn join_from(host: &Host, table: &TableCode, from: &str) -> (u16, String) {
    let wanted = JoinTable { name: "Bob".into(), seat: None };
    let body = serde_json::to_string(&wanted).expect("JSON");
    let headers = [("content-type", "application/json"), ("x-forwarded-for", from)];
    let path = format!("/api/tables/{table}/seats");
    let answer = host.ask("POST", &path, &headers, Some(body)).await;
    (answer.status, if answer.status == 201 { String::new() } else { answer.error() })
}

async fn made_from(host: &Host, privacy: Privacy, from: &str) -> TableCode {
    let setup = TableSetup { privacy, ..some_setup() };
    let wanted = protocol::http::CreateTable { setup, bots: vec![], name: "Ada".into() };
    let body = serde_json::to_string(&wanted).expect("JSON");
    let headers = [("content-type", "application/json"), ("x-forwarded-for", from)];
    host.ask("POST", "/api/tables", &headers, Some(body)).await.json::<protocol::http::Seated>().table
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_takes_one_seat_of_a_listed_table() {
    let host = behind_proxy(32).await;
    let listed = made_from(&host, Privacy::Listed, "10.0.0.1").await;
    assert_eq!(join_from(&host, &listed, "10.0.0.9").await.0, 201);
    assert_eq!(join_from(&host, &listed, "10.0.0.9").await, (409, "same_address".to_owned()));
    assert_eq!(join_from(&host, &listed, "10.0.0.1").await.0, 201, "guests of whoever made it may sit");

    let invited = made_from(&host, Privacy::Invited, "10.0.0.1").await;
    for _ in 1..some_setup().seats {
        assert_eq!(
            join_from(&host, &invited, "10.0.0.9").await.0,
            201,
            "by invitation families sit together"
        );
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_of_a_listed_table_are_not_grabbed_all_at_once() {
    let host = behind_proxy(32).await;
    let listed = made_from(&host, Privacy::Listed, "10.0.0.1").await;
    let tries: Vec<_> = (0..10).map(|_| join_from(&host, &listed, "10.0.0.9")).collect();
    let answers = futures_util::future::join_all(tries).await;
    assert_eq!(answers.iter().filter(|(status, _)| *status == 201).count(), 1, "{answers:?}");
    host.stop().await;
}
