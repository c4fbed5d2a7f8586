//! What `/readyz` says, and when: it looks at whether facts are stored, not at whether something can be read.

use crate::client::{Host, settings, some_setup};
use crate::stores::Failing;
use server::Settings;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

const PATIENCE: Duration = Duration::from_secs(60);

/// Asks until it is ready, or is not, and tells what it says.
async fn until_ready(host: &Host, is_ready: bool) -> String {
    let begun = Instant::now();
    loop {
        let answer = host.get("/readyz").await;
        if (answer.status == 200) == is_ready {
            assert!(is_ready || answer.status == 503, "{answer:?}");
            return answer.body;
        }
        assert!(begun.elapsed() < PATIENCE, "{answer:?}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Nobody plays: the server finds out by itself, both times.
#[tokio::test(flavor = "multi_thread")]
async fn an_idle_server_notices_that_nothing_is_stored_and_that_it_is_again() {
    let store = Arc::new(Failing::default());
    let host = Host::with(settings(), Arc::clone(&store) as Arc<_>).await;
    for _ in 0..2 {
        until_ready(&host, true).await;
        store.fails_whole.store(true, Relaxed);
        let said = until_ready(&host, false).await;
        assert!(said.contains("unready") && said.contains("the disk is full"), "{said}");
        store.fails_whole.store(false, Relaxed);
        assert_eq!(until_ready(&host, true).await, "ready\n");
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_failed_append_is_enough() {
    let store = Arc::new(Failing::default());
    let host = Host::with(settings(), Arc::clone(&store) as Arc<_>).await;
    until_ready(&host, true).await;
    store.fails.store(true, Relaxed);
    let wanted = protocol::http::CreateTable { setup: some_setup(), bots: Vec::new(), name: "Ada".into() };
    assert_eq!(host.send("POST", "/api/tables", &wanted).await.status, 503);
    assert_eq!(host.get("/readyz").await.status, 503, "at once");
    store.fails.store(false, Relaxed);
    assert_eq!(host.send("POST", "/api/tables", &wanted).await.status, 201);
    assert_eq!(host.get("/readyz").await.status, 200, "at once");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_store_that_does_not_answer_is_noticed() {
    let store = Arc::new(Failing::default());
    let host = Host::with(settings(), Arc::clone(&store) as Arc<_>).await;
    until_ready(&host, true).await;
    store.hangs.send_replace(true);
    let said = until_ready(&host, false).await;
    assert!(said.contains("waited"), "{said}");
    assert_eq!(host.get("/healthz").await.status, 200, "the program runs all the same");
    store.hangs.send_replace(false);
    until_ready(&host, true).await;
    host.stop().await;
}

/// First it says that it stops, so that nobody is sent; then it closes its doors.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_stops_says_so_while_its_doors_are_open() {
    let settings = Settings { drain_ms: PATIENCE.as_millis() as u64, ..settings() };
    let host = Host::with(settings, Arc::new(store::MemoryStore::new())).await;
    until_ready(&host, true).await;
    let Host { server, base } = host;
    let asking = Host { server: Host::start().await.server, base };
    let stopping = tokio::spawn(server.stop());
    let said = until_ready(&asking, false).await;
    assert!(said.contains("stops"), "{said}");
    assert_eq!(asking.get("/api/games").await.status, 200, "whoever comes all the same is served");
    stopping.abort();
    asking.stop().await;
}
