//! Several servers of one database: each stream has one owner, and only that one writes to it.

use crate::place::append;
use std::time::Duration;
use store::{
    Claim, EventStore as _, NewNode, Ownership as _, SqlStore, StoreError, StoreSettings, StoreUser,
};
use testkit::Postgres;
use tokio::time::{Instant, sleep};

const LONG: Duration = Duration::from_secs(60);
const SHORT: Duration = Duration::from_millis(1_500);
const PATIENCE: Duration = Duration::from_secs(60);

fn node(name: &str, lease: Duration) -> NewNode {
    NewNode { name: name.into(), address: format!("http://{name}"), key: format!("key of {name}"), lease }
}

async fn open(url: &str) -> SqlStore {
    SqlStore::postgres_for(url, StoreSettings::of(StoreUser::SharedServer)).await.unwrap()
}

async fn joined(url: &str, name: &str, lease: Duration) -> SqlStore {
    let store = open(url).await;
    store.join(node(name, lease)).await.unwrap();
    store
}

/// Claims until the stream is one's own, which it is when the lease of its owner has run out.
async fn wins(store: &SqlStore, stream: &str) -> Claim {
    let begun = Instant::now();
    loop {
        match store.claim(stream).await.unwrap() {
            Claim::Elsewhere(_) => assert!(begun.elapsed() < PATIENCE, "its owner never lets go"),
            own => return own,
        }
        sleep(Duration::from_millis(20)).await;
    }
}

/// All cases share a cluster: it takes longer to start than they take to run.
#[test]
fn owners() {
    let server = Postgres::start();
    crate::run(async {
        one_owner_writes(&server.schema("one_owner_writes")).await;
        what_is_given_up_is_anybodys(&server.schema("given_up")).await;
        the_first_late_write_fails(&server.schema("late_write")).await;
        a_name_is_for_one_at_a_time(&server.schema("names")).await;
        of_many_claims_one_wins(&server.schema("many_claims")).await;
        a_server_alone_asks_nobody(&server.schema("alone_again")).await;
    });
}

async fn one_owner_writes(url: &str) {
    let [ann, ben] = [joined(url, "ann", LONG).await, joined(url, "ben", LONG).await];
    assert_eq!(ann.claim("table").await.unwrap(), Claim::Mine);
    assert_eq!(ann.claim("table").await.unwrap(), Claim::Mine, "twice is the same");
    let Claim::Elsewhere(owner) = ben.claim("table").await.unwrap() else { panic!("it is Ann's") };
    assert_eq!((owner.name.as_str(), owner.address.as_str()), ("ann", "http://ann"));
    assert_eq!(owner.key, "key of ann");
    assert!(owner.lease_left <= LONG && owner.lease_left > LONG / 2, "{owner:?}");
    ann.append(append("table", 0, &["one"])).await.unwrap();
    let refused = ben.append(append("table", 1, &["two"])).await;
    assert_eq!(refused, Err(StoreError::NotOwner));
    ben.append(append("session", 0, &["anybody"])).await.unwrap();
    ann.append(append("session", 1, &["anybody"])).await.unwrap();
    let streams = ["table", "session", "nobody's"].map(str::to_owned);
    let elsewhere = ben.elsewhere(&streams).await.unwrap();
    assert_eq!(elsewhere.keys().collect::<Vec<_>>(), ["table"]);
    assert!(ann.elsewhere(&streams).await.unwrap().is_empty(), "one's own is not elsewhere");
    let nodes = ann.nodes().await.unwrap().into_iter().map(|(node, streams)| (node.name, streams));
    assert_eq!(nodes.collect::<Vec<_>>(), [("ann".to_owned(), 1), ("ben".to_owned(), 0)]);
}

async fn what_is_given_up_is_anybodys(url: &str) {
    let [ann, ben] = [joined(url, "ann", LONG).await, joined(url, "ben", LONG).await];
    ann.claim("a").await.unwrap();
    ann.claim("b").await.unwrap();
    ben.release("a").await.unwrap();
    assert!(matches!(ben.claim("a").await.unwrap(), Claim::Elsewhere(_)), "it was not Ben's to give up");
    ann.release("a").await.unwrap();
    assert_eq!(ann.append(append("a", 0, &["late"])).await, Err(StoreError::NotOwner), "not even nobody's");
    assert_eq!(ben.claim("a").await.unwrap(), Claim::Mine);
    ann.leave().await.unwrap();
    assert_eq!(ann.append(append("b", 0, &["late"])).await, Err(StoreError::NotOwner));
    assert_eq!(ben.claim("b").await.unwrap(), Claim::Mine, "whoever leaves in order is not missed");
    assert_eq!(ann.claim("c").await, Err(StoreError::NotOwner), "who left owns nothing");
    ann.join(node("ann", LONG)).await.unwrap();
    assert!(matches!(ann.claim("b").await.unwrap(), Claim::Elsewhere(_)));
}

/// Nobody wrote since; only the claim has another owner.
async fn the_first_late_write_fails(url: &str) {
    let [ann, ben] = [joined(url, "ann", SHORT).await, joined(url, "ben", LONG).await];
    ann.claim("table").await.unwrap();
    ann.append(append("table", 0, &["one"])).await.unwrap();
    let Claim::TakenOver { silent } = wins(&ben, "table").await else { panic!("Ann was there before") };
    assert!(silent >= SHORT, "{silent:?}");
    let batch = [append("table", 1, &["late"]), append("other", 0, &["fine"])];
    let [late, fine] = batch.map(|append| ann.append(append));
    let (late, fine) = tokio::join!(late, fine);
    assert_eq!(late, Err(StoreError::NotOwner));
    assert_eq!(fine, Ok(()), "those beside it are stored");
    assert!(!ann.renew().await.unwrap(), "a lease that ran out is not renewed");
    assert_eq!(ann.append(append("table", 1, &["later"])).await, Err(StoreError::NotOwner));
    ben.append(append("table", 1, &["two"])).await.unwrap();
    assert_eq!(ben.read("table", 0).await.unwrap(), [b"one", b"two"]);
    ann.join(node("ann", LONG)).await.unwrap();
    assert!(ann.renew().await.unwrap());
    assert!(matches!(ann.claim("table").await.unwrap(), Claim::Elsewhere(_)));
}

async fn a_name_is_for_one_at_a_time(url: &str) {
    let first = joined(url, "ann", SHORT).await;
    let second = open(url).await;
    assert_eq!(second.join(node("ann", LONG)).await, Err(StoreError::NameTaken));
    first.claim("table").await.unwrap();
    let begun = Instant::now();
    while second.join(node("ann", LONG)).await == Err(StoreError::NameTaken) {
        assert!(begun.elapsed() < PATIENCE, "the lease of the first never ends");
        sleep(Duration::from_millis(20)).await;
    }
    assert!(!first.renew().await.unwrap(), "another one has its name");
    assert_eq!(first.append(append("table", 0, &["late"])).await, Err(StoreError::NotOwner));
    assert!(matches!(second.claim("table").await.unwrap(), Claim::TakenOver { .. } | Claim::Mine));
    second.append(append("table", 0, &["one"])).await.unwrap();
}

async fn of_many_claims_one_wins(url: &str) {
    let [a, b, c, d] = ["a", "b", "c", "d"].map(|name| joined(url, name, LONG));
    let (a, b, c, d) = tokio::join!(a, b, c, d);
    for table in 0..20 {
        let stream = format!("table {table}");
        let claims = tokio::join!(a.claim(&stream), b.claim(&stream), c.claim(&stream), d.claim(&stream));
        let claims = [claims.0, claims.1, claims.2, claims.3].map(Result::unwrap);
        let winners = claims.iter().filter(|claim| **claim == Claim::Mine).count();
        assert_eq!(winners, 1, "{claims:?}");
    }
}

/// The last of several becomes the only one: claims of before mean nothing to it.
async fn a_server_alone_asks_nobody(url: &str) {
    let ann = joined(url, "ann", LONG).await;
    ann.claim("table").await.unwrap();
    drop(ann);
    let alone = SqlStore::postgres(url).await.unwrap();
    alone.append(append("table", 0, &["one"])).await.unwrap();
}
