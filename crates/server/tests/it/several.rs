//! S4: several servers on one Postgres, with people of one table at each of them.

use crate::client::{Client, Host, settings, some_setup};
use protocol::http::{JoinTable, Seated};
use protocol::{ClientMessage, PlayerKind, Secret, ServerMessage, TableCode};
use server::{ClusterSettings, Settings};
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::{SqlStore, StoreSettings, StoreUser};
use testkit::Postgres;

/// Short, so that nobody waits long for a server that is gone.
const LEASE_MS: u64 = 2_000;
const PATIENCE: Duration = Duration::from_secs(90);
/// How many acts of people both must see, wherever they were made.
const ACTS: u32 = 8;

async fn two_servers(postgres: &Postgres) -> [Host; 2] {
    let url = postgres.schema("several");
    let start = async || {
        let store = SqlStore::postgres_for(&url, StoreSettings::of(StoreUser::SharedServer)).await;
        let cluster = Some(ClusterSettings { lease_ms: LEASE_MS, ..ClusterSettings::default() });
        let settings = Settings { cluster, sleep_after_ms: 60_000, ..settings() };
        Host::with(settings, Arc::new(store.expect("it is shared"))).await
    };
    [start().await, start().await]
}

async fn postgres() -> Postgres {
    tokio::task::spawn_blocking(Postgres::start).await.expect("Postgres starts")
}

/// Somebody who always goes to the same server, and comes back when it says so.
struct Regular<'a> {
    host: &'a Host,
    table: TableCode,
    secret: Secret,
    client: Client,
}

impl<'a> Regular<'a> {
    async fn at(host: &'a Host, table: &TableCode, secret: &Secret) -> Regular<'a> {
        let client = host.connect(table, Some(secret)).await;
        Regular { host, table: table.clone(), secret: secret.clone(), client }
    }

    /// The next message, of whichever socket.
    async fn hear(&mut self) -> ServerMessage {
        let begun = Instant::now();
        loop {
            if let Some(message) = self.client.next().await
                && !matches!(message, ServerMessage::Bye { .. })
            {
                return message;
            }
            assert!(begun.elapsed() < PATIENCE, "the server hangs up again and again");
            self.client = self.host.socket(&[]).await;
            let hello = crate::client::hello(&self.table, Some(&self.secret), 0);
            self.client.try_say(hello).await;
        }
    }

    /// Waits until the table stands at this step or later. Tells whether it is this one's turn there.
    async fn sees(&mut self, step: u32) -> bool {
        let begun = Instant::now();
        loop {
            if let Some(frame) = self.client.last.as_ref().filter(|frame| frame.to >= step) {
                return !frame.legal.is_empty();
            }
            assert!(begun.elapsed() < PATIENCE, "step {step} is never seen");
            self.hear().await;
        }
    }

    /// Acts, again and again until it is acknowledged. Tells as which step.
    async fn act(&mut self) -> u32 {
        let frame = self.client.last.clone().expect("it saw a frame");
        let act = self.client.act(frame.legal[0].clone());
        let ClientMessage::Act { id: mine, .. } = &act else { unreachable!("it is an act") };
        self.client.try_say(act.clone()).await;
        let begun = Instant::now();
        loop {
            match self.hear().await {
                ServerMessage::Ack { id, seq } if id == *mine => return seq,
                ServerMessage::Welcome { .. } => {
                    self.client.try_say(act.clone()).await;
                }
                other => assert!(begun.elapsed() < PATIENCE, "no answer, but {other:?}"),
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn people_at_two_servers_play_one_match() {
    let postgres = postgres().await;
    let [one, two] = two_servers(&postgres).await;
    let setup = some_setup();
    let people = setup.seats;
    let (table, clients, secrets) = one.playing(setup, people).await;
    drop(clients);
    let mut regulars = Vec::new();
    for (at, secret) in secrets.iter().enumerate() {
        regulars.push(Regular::at(if at % 2 == 0 { &one } else { &two }, &table, secret).await);
    }
    let mut step = 0;
    for _ in 0..ACTS {
        let mut actor = None;
        for (at, regular) in regulars.iter_mut().enumerate() {
            if regular.sees(step).await {
                actor = Some(at);
            }
        }
        let Some(actor) = actor else { break };
        step = regulars[actor].act().await.max(step + 1);
    }
    for regular in &mut regulars {
        regular.sees(step).await;
    }
    drop(regulars);
    one.stop().await;
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_of_one_server_is_seen_at_the_other() {
    let postgres = postgres().await;
    let [one, two] = two_servers(&postgres).await;
    let ada = one.create(some_setup(), &[]).await;
    let mut host = Regular::at(&one, &ada.table, &ada.secret).await;
    // The table is awake at both before anybody joins.
    assert_eq!(two.get(&format!("/api/tables/{}", ada.table)).await.status, 200);
    let begun = Instant::now();
    // Ada's device writes to the table at the other server just now. Whoever loses that race is told to try again.
    let wanted = JoinTable { name: "Bob".to_owned(), seat: None };
    let bob: Seated = loop {
        let answer = two.send("POST", &format!("/api/tables/{}/seats", ada.table), &wanted).await;
        if answer.status == 201 {
            break answer.json();
        }
        assert_eq!(answer.status, 503, "{answer:?}");
        assert!(begun.elapsed() < PATIENCE, "Bob never gets a seat");
    };
    loop {
        let seats = match host.hear().await {
            ServerMessage::Welcome { table, .. } => table.seats,
            ServerMessage::Table { table } => table.seats,
            _ => continue,
        };
        if seats[bob.seat.index()].player != PlayerKind::Nobody {
            break;
        }
        assert!(begun.elapsed() < PATIENCE, "Bob is never seen");
    }
    one.stop().await;
    two.stop().await;
}
