use crate::Places;
use crate::place::{Place, append, texts};
use std::collections::BTreeSet;
use store::StoreError;
use tokio::task::JoinSet;

const TASKS: usize = 8;
const APPENDS: usize = 200;

/// Two owners of the same stream, four tasks each, and every task tries until it has written all it wants to.
pub(crate) async fn many_writers_of_one_stream_get_every_number_once([place, _]: Places) {
    let owners = [place.open().await, place.open().await];
    let mut tasks = JoinSet::new();
    for task in 0..TASKS {
        let store = owners[task % 2].clone();
        tasks.spawn(async move {
            let (mut length, mut written) = (0, Vec::new());
            while written.len() < APPENDS {
                let entry = format!("{task} {}", written.len());
                match store.append(append("a", length, &[&entry])).await {
                    Ok(()) => {
                        written.push((length, entry));
                        length += 1;
                    }
                    Err(StoreError::Conflict { expected, actual }) => {
                        assert!(expected == length && actual > expected, "{expected} {actual}");
                        length = actual;
                    }
                    Err(other) => panic!("{other}"),
                }
            }
            written
        });
    }
    let mut written: Vec<(u64, String)> = tasks.join_all().await.into_iter().flatten().collect();
    written.sort();
    let numbers: Vec<u64> = written.iter().map(|(number, _)| *number).collect();
    assert_eq!(numbers, (0..(TASKS * APPENDS) as u64).collect::<Vec<_>>());
    let entries: Vec<String> = written.into_iter().map(|(_, entry)| entry).collect();
    assert_eq!(texts(&*owners[0], "a").await, entries);
}

/// Both begin the same streams at once, many in a batch and in opposite orders.
pub(crate) async fn two_owners_of_a_new_stream_have_one_winner([place, _]: Places) {
    let owners = [place.open().await, place.open().await];
    for round in 0..10 {
        let mut tasks = JoinSet::new();
        for at in 0..40 {
            for (owner, store) in owners.iter().cloned().enumerate() {
                let name = format!("{round} {}", if owner == 0 { at } else { 39 - at });
                tasks.spawn(async move {
                    let outcome = store.append(append(&name, 0, &[&owner.to_string(), "more"])).await;
                    (name, owner, outcome)
                });
            }
        }
        let mut won = BTreeSet::new();
        for (name, owner, outcome) in tasks.join_all().await {
            match outcome {
                Ok(()) => {
                    assert_eq!(texts(&*owners[0], &name).await, [&owner.to_string(), "more"]);
                    assert!(won.insert(name), "two winners");
                }
                Err(error) => assert_eq!(error, StoreError::Conflict { expected: 0, actual: 2 }),
            }
        }
        assert_eq!(won.len(), 40);
    }
}

pub(crate) async fn a_conflict_spares_the_others_of_its_batch([place, _]: Places) {
    let store = place.open().await;
    store.append(append("taken", 0, &["one"])).await.unwrap();
    let mut tasks = JoinSet::new();
    for at in 0..100 {
        let store = store.clone();
        let mine = if at % 3 == 0 { "taken".to_owned() } else { format!("table {at}") };
        tasks.spawn(async move { (at, store.append(append(&mine, 0, &["one"])).await) });
    }
    for (at, outcome) in tasks.join_all().await {
        let conflict = Err(StoreError::Conflict { expected: 0, actual: 1 });
        assert_eq!(outcome, if at % 3 == 0 { conflict } else { Ok(()) }, "{at}");
    }
    assert_eq!(texts(&*store, "taken").await, ["one"]);
    assert_eq!(store.list("", 999).await.unwrap().len(), 67);
}

/// A writer need not wait for one answer before it asks for the next: they are taken in the order asked.
pub(crate) async fn appends_that_follow_each_other_share_a_batch([place, _]: Places) {
    let store = place.open().await;
    let entries: Vec<String> = (0..50).map(|number| number.to_string()).collect();
    let mut tasks = JoinSet::new();
    for (entry, number) in entries.iter().cloned().zip(0..) {
        let store = store.clone();
        tasks.spawn(async move { store.append(append("a", number, &[&entry])).await });
    }
    assert!(tasks.join_all().await.into_iter().all(|outcome| outcome.is_ok()));
    assert_eq!(texts(&*store, "a").await, entries);
}

pub(crate) async fn a_store_is_opened_by_many_at_once([place, _]: Places) {
    let mut tasks = JoinSet::new();
    for at in 0..6 {
        let place = place.clone();
        tasks.spawn(
            async move { place.open().await.append(append(&format!("table {at}"), 0, &["one"])).await },
        );
    }
    assert!(tasks.join_all().await.into_iter().all(|outcome| outcome.is_ok()));
    assert_eq!(place.open().await.list("", 9).await.unwrap().len(), 6);
}

pub(crate) async fn broken_connections_are_replaced([place, _]: Places) {
    let store = place.open().await;
    store.append(append("a", 0, &["one"])).await.unwrap();
    place.break_connections().await;
    store.append(append("a", 1, &["two"])).await.unwrap();
    place.break_connections().await;
    assert_eq!(texts(&*store, "a").await, ["one", "two"]);
    place.break_connections().await;
    store.put("key", vec![1]).await.unwrap();
}

pub(crate) async fn a_newer_schema_is_refused([_, place]: Places) {
    drop(place.open().await);
    place.execute("INSERT INTO schema_version (version) VALUES (99)").await;
    let opened = place.try_open().await.map(drop);
    if matches!(place, Place::Memory(_)) {
        assert_eq!(opened, Ok(()), "memory has no schema");
    } else {
        assert_eq!(opened, Err(StoreError::Newer { found: 99, known: 3 }));
    }
}
