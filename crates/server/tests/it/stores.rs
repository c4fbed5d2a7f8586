//! What a restart, a second owner and a failing store do to tables.

use crate::client::{Host, actor, hello, people_playing, settings, some_setup};
use crate::play::{Dice, play_out, verified};
use protocol::{Bye, ServerMessage};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use store::{Answer, Append, EventStore, MemoryStore, SqlStore, StoreError, StreamInfo};
use testkit::Postgres;
use tokio::sync::watch;

async fn survives_a_restart(open: impl AsyncFn() -> Arc<dyn EventStore>) {
    let host = Host::with(settings(), open().await).await;
    let (table, mut clients, secrets) = host.playing(some_setup(), 2).await;
    let at = actor(&mut clients).await;
    let frame = clients[at].last.clone().expect("a frame");
    let act = clients[at].act(frame.legal[0].clone());
    clients[at].say(act.clone()).await;
    let ack = clients[at].until(|message| matches!(message, ServerMessage::Ack { .. })).await;
    host.stop().await;
    assert_eq!(clients[at].bye().await, Bye::ComeBack);

    let host = Host::with(settings(), open().await).await;
    let mut back = Vec::new();
    for secret in &secrets {
        let mut client = host.connect(&table, Some(secret)).await;
        assert!(client.frame().await.to > frame.to, "what was acknowledged is there");
        back.push(client);
    }
    back[at].say(act).await;
    assert_eq!(back[at].until(|message| matches!(message, ServerMessage::Ack { .. })).await, ack);
    let players: Vec<_> = back
        .into_iter()
        .zip(5..)
        .map(|(client, number)| tokio::spawn(play_out(client, Dice(number))))
        .collect();
    for player in players {
        player.await.expect("it plays to the end");
    }
    assert!(verified(&host, &table).await > 0);
    host.stop().await;
}

fn shared(opened: Result<SqlStore, StoreError>) -> Arc<dyn EventStore> {
    Arc::new(opened.expect("it opens"))
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_in_memory_outlive_the_server_beside_them() {
    let store: Arc<dyn EventStore> = Arc::new(MemoryStore::new());
    survives_a_restart(async || Arc::clone(&store)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_in_a_file_outlive_the_program() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tables.db");
    survives_a_restart(async || shared(SqlStore::file(&file).await)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_in_postgres_outlive_the_program() {
    let postgres = tokio::task::spawn_blocking(Postgres::start).await.expect("Postgres starts");
    let url = postgres.schema("tables");
    survives_a_restart(async || shared(SqlStore::postgres(&url).await)).await;
}

/// A store that fails when it is told to.
#[derive(Default)]
pub(crate) struct Failing {
    pub(crate) kept: MemoryStore,
    pub(crate) fails: AtomicBool,
    /// Streams that begin so are written to all the same.
    pub(crate) spares: Option<&'static str>,
    /// Nothing at all is written, not even values.
    pub(crate) fails_whole: AtomicBool,
    /// Whoever wants to write waits until this is over.
    pub(crate) hangs: watch::Sender<bool>,
}

impl EventStore for Failing {
    fn append(&self, append: Append) -> Answer<'_, ()> {
        let spared = self.spares.is_some_and(|spared| append.stream.starts_with(spared));
        if self.fails_whole.load(Relaxed) || (self.fails.load(Relaxed) && !spared) {
            return Box::pin(std::future::ready(Err(StoreError::Unavailable("the disk is full".into()))));
        }
        Box::pin(async move {
            let _ = self.hangs.subscribe().wait_for(|hangs| !*hangs).await;
            self.kept.append(append).await
        })
    }
    fn read(&self, stream: &str, from: u64) -> Answer<'_, Vec<Vec<u8>>> {
        self.kept.read(stream, from)
    }
    fn recent(&self, most: u32) -> Answer<'_, Vec<StreamInfo>> {
        self.kept.recent(most)
    }
    fn due(&self, until_ms: u64, most: u32) -> Answer<'_, Vec<StreamInfo>> {
        self.kept.due(until_ms, most)
    }
    fn set_aside(&self, streams: Vec<String>, before_ms: u64, at_ms: u64) -> Answer<'_, bool> {
        self.kept.set_aside(streams, before_ms, at_ms)
    }
    fn bring_back(&self, streams: Vec<String>, at_ms: u64) -> Answer<'_, u64> {
        self.kept.bring_back(streams, at_ms)
    }
    fn purge(&self, before_ms: u64) -> Answer<'_, u64> {
        self.kept.purge(before_ms)
    }
    fn list(&self, after: &str, most: u32) -> Answer<'_, Vec<StreamInfo>> {
        self.kept.list(after, most)
    }
    fn get(&self, key: &str) -> Answer<'_, Option<Vec<u8>>> {
        self.kept.get(key)
    }
    fn put(&self, key: &str, value: Vec<u8>) -> Answer<'_, ()> {
        if self.fails_whole.load(Relaxed) {
            return Box::pin(std::future::ready(Err(StoreError::Unavailable("the disk is full".into()))));
        }
        let key = key.to_owned();
        Box::pin(async move {
            let _ = self.hangs.subscribe().wait_for(|hangs| !*hangs).await;
            self.kept.put(&key, value).await
        })
    }
    fn ping(&self) -> Answer<'_, ()> {
        self.kept.ping()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_stored_is_not_acknowledged() {
    let store = Arc::new(Failing::default());
    let host = Host::with(settings(), Arc::clone(&store) as Arc<_>).await;
    let (table, mut clients, secrets) = people_playing(&host).await;
    let at = actor(&mut clients).await;
    let frame = clients[at].last.clone().expect("a frame");
    let act = clients[at].act(frame.legal[0].clone());
    store.fails.store(true, Relaxed);
    clients[at].say(act.clone()).await;
    let mut heard = Vec::new();
    while let Some(message) = clients[at].next().await {
        heard.push(message);
    }
    assert!(!heard.iter().any(|message| matches!(message, ServerMessage::Ack { .. })), "{heard:?}");
    assert!(matches!(heard.last(), Some(ServerMessage::Bye { why: Bye::ComeBack })), "{heard:?}");
    store.fails.store(false, Relaxed);
    let mut back = host.connect(&table, Some(&secrets[at])).await;
    assert_eq!(back.frame().await.to, frame.to, "the table stands where it stood");
    back.say(act).await;
    back.until(|message| matches!(message, ServerMessage::Ack { .. })).await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_owners_one_gives_way_and_nothing_is_lost() {
    let store: Arc<dyn EventStore> = Arc::new(MemoryStore::new());
    let one = Host::with(settings(), Arc::clone(&store)).await;
    let (table, mut clients, secrets) = people_playing(&one).await;
    let at = actor(&mut clients).await;
    let two = Host::with(settings(), store).await;
    let mut elsewhere = two.connect(&table, Some(&secrets[at])).await;
    let frame = elsewhere.frame().await;
    let act = elsewhere.act(frame.legal[0].clone());
    elsewhere.say(act.clone()).await;
    let ack = elsewhere.until(|message| matches!(message, ServerMessage::Ack { .. })).await;
    // The first owner does not know yet, and must not acknowledge anything of its own.
    let late = clients[at].act(frame.legal[0].clone());
    clients[at].say(late).await;
    assert_eq!(clients[at].bye().await, Bye::ComeBack);
    let mut back = one.socket(&[]).await;
    back.say(hello(&table, Some(&secrets[at]), 0)).await;
    assert!(back.frame().await.to > frame.to);
    back.say(act).await;
    assert_eq!(back.until(|message| matches!(message, ServerMessage::Ack { .. })).await, ack);
    one.stop().await;
    two.stop().await;
}
