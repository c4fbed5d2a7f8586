//! S1: tables that take long to open keep nobody else waiting.

use crate::client::{Host, settings, some_setup};
use protocol::{TableCode, TableSetup};
use search::{AnyGame, GameWithTables};
use server::{Games, Settings};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::SeqCst};
use std::sync::{Arc, Mutex, mpsc};
use std::time::Duration;
use store::{Append, EventStore, MemoryStore};

/// A gate that nobody opens is passed after this, so that a test which fails comes to an end.
const GIVEN_UP: Duration = Duration::from_secs(20);

struct Gate {
    settings: Settings,
    entered: Arc<AtomicUsize>,
    given_up: Arc<AtomicBool>,
    open: mpsc::Sender<()>,
}

fn gated(setup: &TableSetup) -> Gate {
    let (open, gate) = mpsc::channel();
    let game = catalog::rules(&setup.game).expect("a game of the catalog");
    let (entered, given_up) = (Arc::<AtomicUsize>::default(), Arc::<AtomicBool>::default());
    let (gate, gated_seats) = (Mutex::new(gate), setup.seats);
    let (counted, gave_up) = (Arc::clone(&entered), Arc::clone(&given_up));
    // Tables of so many seats open when the gate does.
    let slow = GameWithTables::new(game, move |game, rules, seats, chosen| {
        if seats == gated_seats {
            counted.fetch_add(1, SeqCst);
            // An open gate has no other side any more.
            let waited = gate.lock().expect("nobody panics here").recv_timeout(GIVEN_UP);
            if waited == Err(mpsc::RecvTimeoutError::Timeout) {
                gave_up.store(true, SeqCst);
            }
        }
        game.table_as_of(rules, seats, chosen)
    });
    let slow: &'static dyn AnyGame = Box::leak(Box::new(slow));
    Gate { settings: Settings { games: Games::new([slow]), ..settings() }, entered, given_up, open }
}

impl Gate {
    async fn until_entered(&self) {
        while self.entered.load(SeqCst) == 0 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
}

/// Two setups of one game that differ in their seats.
fn two_setups() -> (TableSetup, TableSetup) {
    let setup = some_setup();
    let about = catalog::rules(&setup.game).expect("a game of the catalog").about();
    let other = (about.least_seats..=about.most_seats).find(|seats| *seats != setup.seats);
    (setup.clone(), TableSetup { seats: other.expect("it can be played by more or fewer"), ..setup })
}

/// One worker alone, so that whatever holds it up holds everything up.
#[tokio::test(flavor = "current_thread")]
async fn while_a_table_is_opened_everybody_else_is_served() {
    let store: Arc<dyn EventStore> = Arc::new(MemoryStore::new());
    let (slow, quick) = two_setups();
    let host = Host::with(settings(), Arc::clone(&store)).await;
    let (slow_table, quick_table) = (host.create(slow.clone(), &[]).await, host.create(quick, &[]).await);
    host.stop().await;

    let gate = gated(&slow);
    let host = Arc::new(Host::with(gate.settings.clone(), store).await);
    let (asker, path) = (Arc::clone(&host), format!("/api/tables/{}", slow_table.table));
    let asked = tokio::spawn(async move { asker.get(&path).await.status });
    gate.until_entered().await;
    assert_eq!(host.get("/healthz").await.status, 200);
    assert_eq!(host.get(&format!("/api/tables/{}", quick_table.table)).await.status, 200);
    let mut client = host.connect(&quick_table.table, Some(&quick_table.secret)).await;
    client.say(protocol::ClientMessage::Ping { nonce: 7 }).await;
    client.until(|message| matches!(message, protocol::ServerMessage::Pong { nonce: 7 })).await;
    assert!(!gate.given_up.load(SeqCst), "nobody may wait for a table of others");
    drop(gate.open);
    assert_eq!(asked.await.expect("it asks"), 200);
    Arc::into_inner(host).expect("nobody else has it").stop().await;
}

/// The same tables again, each as if its clock were due.
async fn due(store: &dyn EventStore) -> Arc<MemoryStore> {
    let due = MemoryStore::new();
    for info in store.list("", 1_000).await.expect("a list") {
        let entries = store.read(&info.stream, 0).await.expect("entries");
        let append = Append {
            stream: info.stream,
            expected: 0,
            entries,
            note: info.note,
            at_ms: info.at_ms,
            due_ms: Some(0),
        };
        due.append(append).await.expect("a new stream");
    }
    Arc::new(due)
}

#[tokio::test(flavor = "current_thread")]
async fn while_due_tables_are_woken_everybody_else_is_served() {
    let store = MemoryStore::new();
    let (slow, quick) = two_setups();
    let store: Arc<dyn EventStore> = Arc::new(store);
    let host = Host::with(settings(), Arc::clone(&store)).await;
    for _ in 0..10 {
        host.create(slow.clone(), &[]).await;
    }
    host.stop().await;
    let due = due(&*store).await;
    let host = Host::with(settings(), Arc::clone(&due) as Arc<_>).await;
    let quick_table: TableCode = host.create(quick, &[]).await.table;
    host.stop().await;

    let gate = gated(&slow);
    let host = Host::with(gate.settings.clone(), due).await;
    gate.until_entered().await;
    assert_eq!(host.get("/healthz").await.status, 200);
    assert_eq!(host.get(&format!("/api/tables/{quick_table}")).await.status, 200);
    assert!(!gate.given_up.load(SeqCst), "nobody may wait until all of them are awake");
    drop(gate.open);
    host.stop().await;
}
