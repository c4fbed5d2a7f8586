//! A server that was away, and tables of other versions.

use crate::client::{Host, settings, some_setup};
use protocol::{Clock, TableCode, TableSetup};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};
use store::{Append, EventStore, MemoryStore, StreamInfo};

const HOUR_MS: u64 = 3_600_000;

fn now_ms() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970").as_millis() as u64
}

/// The same store as if all of it had happened so much earlier, with a server that was there until `served_ms`.
async fn earlier(store: &dyn EventStore, by_ms: u64, served_ms: u64) -> Arc<MemoryStore> {
    let moved = MemoryStore::new();
    for StreamInfo { stream, note, at_ms, due_ms, .. } in store.list("", 1_000).await.expect("a list") {
        let entries = store.read(&stream, 0).await.expect("entries").into_iter().map(|entry| {
            let mut fact: Value = serde_json::from_slice(&entry).expect("a fact");
            fact["at_ms"] = json!(fact["at_ms"].as_u64().expect("a time") - by_ms);
            fact.to_string().into_bytes()
        });
        let (at_ms, due_ms) = (at_ms - by_ms, due_ms.map(|due_ms| due_ms - by_ms));
        let append = Append { stream, expected: 0, entries: entries.collect(), note, at_ms, due_ms };
        moved.append(append).await.expect("a new stream");
    }
    let served = json!({ "until_ms": served_ms, "outages": [] });
    moved.put("served", served.to_string().into_bytes()).await.expect("a value");
    Arc::new(moved)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_time_of_a_restart_counts_against_nobody() {
    let store: Arc<dyn EventStore> = Arc::new(MemoryStore::new());
    let host = Host::with(settings(), Arc::clone(&store)).await;
    let setup = TableSetup { clock: Clock::PerMove { move_ms: HOUR_MS as u32 }, ..some_setup() };
    let people = setup.seats;
    let (table, clients, secrets) = host.playing(setup, people).await;
    let step = clients[0].last.as_ref().expect("a frame").to;
    host.stop().await;
    let served = store.get("served").await.expect("it answers").expect("a server was here");
    let served: Value = serde_json::from_slice(&served).expect("JSON");
    assert!(served["until_ms"].as_u64().is_some_and(|until_ms| until_ms + HOUR_MS > now_ms()), "{served}");

    // All of that was three hours ago, and for nearly as long no server was there.
    let moved = earlier(&*store, 3 * HOUR_MS, now_ms() - 3 * HOUR_MS + 60_000).await;
    let host = Host::with(settings(), Arc::clone(&moved) as Arc<_>).await;
    for secret in &secrets {
        let mut client = host.connect(&table, Some(secret)).await;
        let frame = client.frame().await;
        assert_eq!(frame.to, step, "nobody's time is over");
        let away_ms = frame.clock.away_ms.expect("everybody is told why");
        assert!(away_ms > 2 * HOUR_MS && away_ms < 3 * HOUR_MS, "{away_ms}");
        let running = frame.clock.running_seats.first().expect("somebody's time runs").index();
        assert!(frame.clock.left_ms[running] > 0, "{:?}", frame.clock);
    }
    host.stop().await;

    // The same three hours with a server that was there all the time.
    let moved = earlier(&*store, 3 * HOUR_MS, now_ms()).await;
    let host = Host::with(settings(), moved).await;
    let mut client = host.connect(&table, Some(&secrets[0])).await;
    let frame = client.frame().await;
    assert!(frame.to > step, "somebody could have acted, and did not");
    assert_eq!(frame.clock.away_ms, None);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_a_newer_program_is_left_as_it_is() {
    let store = Arc::new(MemoryStore::new());
    let code = TableCode::from_random([1, 2, 3, 4, 5, 6]);
    let entries =
        [r#"{"type":"created","format":99,"shape":"of things to come","at_ms":1}"#, r#"{"what":"is this"}"#];
    let entries: Vec<Vec<u8>> = entries.iter().map(|entry| entry.as_bytes().to_vec()).collect();
    let stream = code.as_str().to_owned();
    let append = Append {
        stream,
        expected: 0,
        entries: entries.clone(),
        note: String::new(),
        at_ms: 1,
        due_ms: Some(1),
    };
    store.append(append).await.expect("a new stream");
    let host = Host::with(settings(), Arc::clone(&store) as Arc<_>).await;
    let answer = host.get(&format!("/api/tables/{code}")).await;
    assert_eq!((answer.status, answer.error().as_str()), (409, "other_version"), "{answer:?}");
    host.stop().await;
    assert_eq!(store.read(code.as_str(), 0).await.expect("it answers"), entries);
}
