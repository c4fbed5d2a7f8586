//! Thousands of sockets that do nothing, and sockets that do not even say hello.

use crate::client::{Host, actor, people_playing, settings, some_setup};
use protocol::{Bye, ServerMessage};
use std::sync::Arc;
use store::MemoryStore;

/// Each takes two open files of this test: its own end and the server's.
const IDLE: usize = 2_000;
const SILENT: usize = 100;
const TABLES: usize = 40;

/// The figure of this name.
async fn figure(host: &Host, name: &str) -> u64 {
    let page = host.get("/metrics").await.body;
    let line = page.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')).expect("a figure");
    line.parse().expect("a number")
}

#[tokio::test(flavor = "multi_thread")]
async fn two_thousand_idle_sockets_harm_nobody() {
    let mut open = settings();
    open.limits.sockets_per_address = 10_000;
    open.limits.watchers_per_address = IDLE;
    let host = Host::with(open, Arc::new(MemoryStore::new())).await;
    let mut silent = Vec::new();
    for _ in 0..SILENT {
        silent.push(host.socket(&[]).await);
    }
    let mut idle = Vec::new();
    for _ in 0..TABLES {
        let table = host.create(some_setup(), &[]).await.table;
        for _ in 0..IDLE / TABLES {
            idle.push(host.connect(&table, None).await);
        }
    }
    assert!(figure(&host, "magnat_sockets").await >= IDLE as u64);

    // Among all these a table plays on as if it were alone.
    let (_, mut clients, _) = people_playing(&host).await;
    for number in 0..20 {
        let at = actor(&mut clients).await;
        let frame = clients[at].last.clone().expect("a frame");
        let act = clients[at].act(frame.legal[number % frame.legal.len()].clone());
        clients[at].say(act).await;
        clients[at].until(|message| matches!(message, ServerMessage::Ack { .. })).await;
        let next = clients[at].frame().await;
        if next.outcome.is_some() {
            break;
        }
        for (other, client) in clients.iter_mut().enumerate() {
            while other != at && client.last.as_ref().is_some_and(|frame| frame.to < next.to) {
                client.frame().await;
            }
        }
    }
    assert!(figure(&host, "magnat_acts_total").await >= 5);
    assert_eq!(figure(&host, "magnat_sockets_closed_total{why=\"flood\"}").await, 0);
    for mut client in silent {
        assert_eq!(client.bye().await, Bye::TooSlow, "whoever says nothing at all is not waited for");
    }
    let still_there = figure(&host, "magnat_sockets").await;
    assert!(
        still_there >= IDLE as u64
            && figure(&host, "magnat_sockets_closed_total{why=\"too_slow\"}").await == 0,
        "{still_there}"
    );
    drop(idle);
    // All places are free again.
    host.until(&format!("magnat_sockets {}", clients.len())).await;
    host.stop().await;
}
