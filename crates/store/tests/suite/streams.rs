use crate::Places;
use crate::place::{append, texts};
use store::{Append, MAX_ENTRY, MAX_NAME, StoreError, StreamInfo};

pub(crate) async fn what_is_appended_is_read([place, _]: Places) {
    let store = place.open().await;
    store.append(append("a", 0, &["one", "two"])).await.unwrap();
    store.append(append("a", 2, &["three"])).await.unwrap();
    store.append(append("b", 0, &["else"])).await.unwrap();
    assert_eq!(texts(&*store, "a").await, ["one", "two", "three"]);
    assert_eq!(store.read("a", 2).await.unwrap(), [b"three".to_vec()]);
    assert!(store.read("a", 3).await.unwrap().is_empty());
    assert!(store.read("a", u64::MAX).await.unwrap().is_empty());
    assert!(store.read("nobody wrote this", 0).await.unwrap().is_empty());
    store.ping().await.unwrap();
}

pub(crate) async fn a_wrong_number_is_a_conflict_and_changes_nothing([place, _]: Places) {
    let store = place.open().await;
    let refused = store.append(append("a", 1, &["too early"])).await;
    assert_eq!(refused, Err(StoreError::Conflict { expected: 1, actual: 0 }));
    assert!(store.list("", 9).await.unwrap().is_empty());
    store.append(append("a", 0, &["one", "two"])).await.unwrap();
    for expected in [0, 1, 3] {
        let refused = store.append(Append { at_ms: 9_999, ..append("a", expected, &["never"]) }).await;
        assert_eq!(refused, Err(StoreError::Conflict { expected, actual: 2 }));
    }
    assert_eq!(texts(&*store, "a").await, ["one", "two"]);
    assert_eq!(store.list("", 9).await.unwrap()[0].at_ms, 1_000);
}

pub(crate) async fn an_append_is_all_or_nothing([place, _]: Places) {
    let store = place.open().await;
    let mut long = append("a", 0, &["short"]);
    long.entries.push(vec![0; MAX_ENTRY + 1]);
    assert_eq!(store.append(long).await, Err(StoreError::TooLong(MAX_ENTRY + 1)));
    assert!(store.read("a", 0).await.unwrap().is_empty());
    assert!(store.list("", 9).await.unwrap().is_empty());

    let many: Vec<String> = (0..1_000).map(|number| number.to_string()).collect();
    let entries: Vec<&str> = many.iter().map(String::as_str).collect();
    store.append(append("a", 0, &entries)).await.unwrap();
    assert_eq!(texts(&*store, "a").await, many);
}

pub(crate) async fn a_note_changes_without_an_entry([place, _]: Places) {
    let store = place.open().await;
    store.append(append("a", 0, &["one"])).await.unwrap();
    let changed = Append { note: "later".into(), at_ms: 2_000, due_ms: Some(7), ..append("a", 1, &[]) };
    store.append(changed).await.unwrap();
    let (stream, note) = ("a".to_owned(), "later".to_owned());
    let info = StreamInfo { stream, length: 1, note, at_ms: 2_000, due_ms: Some(7), aside_ms: None };
    assert_eq!(store.list("", 9).await.unwrap(), [info]);
}

pub(crate) async fn big_and_empty_entries_are_kept([place, _]: Places) {
    let store = place.open().await;
    let big: Vec<u8> = (0..MAX_ENTRY).map(|at| (at * 7 % 256) as u8).collect();
    let entries = vec![Vec::new(), big, vec![0, 255, 0]];
    store.append(Append { entries: entries.clone(), ..append("a", 0, &[]) }).await.unwrap();
    assert_eq!(store.read("a", 0).await.unwrap(), entries);
}

pub(crate) async fn what_is_too_long_is_refused([place, _]: Places) {
    let store = place.open().await;
    for name in ["", "zero \0", &"x".repeat(MAX_NAME + 1)] {
        let refused = store.append(append(name, 0, &["one"])).await;
        assert!(matches!(refused, Err(StoreError::Refused(_))), "{name:?}: {refused:?}");
        assert!(matches!(store.put(name, Vec::new()).await, Err(StoreError::Refused(_))), "{name:?}");
    }
    for note in ["zero \0".to_owned(), "x".repeat(4_001)] {
        let refused = store.append(Append { note, ..append("a", 0, &["one"]) }).await;
        assert!(matches!(refused, Err(StoreError::Refused(_))), "{refused:?}");
    }
    let much = Append { entries: vec![vec![1; MAX_ENTRY]; 9], ..append("a", 0, &[]) };
    assert!(matches!(store.append(much).await, Err(StoreError::Refused(_))));
    assert_eq!(store.put("a", vec![0; MAX_ENTRY + 1]).await, Err(StoreError::TooLong(MAX_ENTRY + 1)));
    assert!(store.list("", 9).await.unwrap().is_empty());
}

pub(crate) async fn odd_names_are_names([place, _]: Places) {
    let store = place.open().await;
    let names =
        ["it's", "\"quoted\"", "a; DROP TABLE entries;--", "$1", "Żółć", "стол", "🂡", "%_", " ", "\\", "\n"];
    for name in names {
        store.append(append(name, 0, &[name])).await.unwrap();
        store.put(name, name.as_bytes().to_vec()).await.unwrap();
    }
    for name in names {
        assert_eq!(texts(&*store, name).await, [name]);
        assert_eq!(store.get(name).await.unwrap().unwrap(), name.as_bytes());
    }
    let mut sorted = names.to_vec();
    sorted.sort_unstable();
    let listed: Vec<String> = store.list("", 99).await.unwrap().into_iter().map(|info| info.stream).collect();
    assert_eq!(listed, sorted);
}

pub(crate) async fn a_name_is_no_other_name([place, _]: Places) {
    let store = place.open().await;
    for name in ["a", "A", "a ", "ä", "a\u{308}"] {
        store.append(append(name, 0, &[name])).await.unwrap();
    }
    assert_eq!(texts(&*store, "A").await, ["A"]);
    assert_eq!(store.list("", 99).await.unwrap().len(), 5);
}

pub(crate) async fn recent_streams_come_newest_first([place, _]: Places) {
    let store = place.open().await;
    for (name, at_ms) in [("a", 5), ("b", 9), ("c", 7), ("d", 9)] {
        store.append(Append { at_ms, ..append(name, 0, &["one"]) }).await.unwrap();
    }
    let quiet = Append { at_ms: 99, note: String::new(), ..append("e", 0, &["one"]) };
    store.append(quiet).await.unwrap();
    let names = |infos: Vec<StreamInfo>| infos.into_iter().map(|info| info.stream).collect::<Vec<_>>();
    assert_eq!(names(store.recent(99).await.unwrap()), ["b", "d", "c", "a"]);
    assert_eq!(names(store.recent(3).await.unwrap()), ["b", "d", "c"]);
}

pub(crate) async fn due_streams_come_soonest_first([place, _]: Places) {
    let store = place.open().await;
    let dues =
        [("a", Some(30)), ("b", None), ("c", Some(10)), ("d", Some(20)), ("e", Some(10)), ("f", Some(31))];
    for (name, due_ms) in dues {
        store.append(Append { due_ms, ..append(name, 0, &["one"]) }).await.unwrap();
    }
    let due = async |until_ms, most| {
        let infos = store.due(until_ms, most).await.unwrap();
        infos.into_iter().map(|info| info.stream).collect::<Vec<_>>()
    };
    assert_eq!(due(30, 99).await, ["c", "e", "d", "a"]);
    assert_eq!(due(30, 2).await, ["c", "e"]);
    assert_eq!(due(u64::MAX, 99).await, ["c", "e", "d", "a", "f"]);
    store.append(Append { due_ms: None, ..append("c", 1, &["two"]) }).await.unwrap();
    assert_eq!(due(10, 99).await, ["e"]);
}

pub(crate) async fn lists_go_on_where_they_ended([place, _]: Places) {
    let store = place.open().await;
    for name in ["a", "b", "c", "d", "e"] {
        store.append(append(name, 0, &["one", "two"])).await.unwrap();
    }
    let (mut after, mut seen) = (String::new(), Vec::new());
    loop {
        let page = store.list(&after, 2).await.unwrap();
        let Some(last) = page.last() else { break };
        after.clone_from(&last.stream);
        seen.extend(page);
    }
    let names: Vec<&str> = seen.iter().map(|info| info.stream.as_str()).collect();
    assert_eq!(names, ["a", "b", "c", "d", "e"]);
    assert!(seen.iter().all(|info| info.length == 2 && info.note == format!("about {}", info.stream)));
}

fn named(names: &[&str]) -> Vec<String> {
    names.iter().map(|&name| name.to_owned()).collect()
}

pub(crate) async fn old_streams_are_set_aside_brought_back_and_purged([place, _]: Places) {
    let store = place.open().await;
    for (name, at_ms) in [("old", 9), ("older", 8), ("new", 10)] {
        store.append(Append { at_ms, ..append(name, 0, &["one"]) }).await.unwrap();
    }
    store.put("key", vec![1]).await.unwrap();
    assert!(store.set_aside(named(&["old", "older", "nobody"]), 10, 100).await.unwrap());
    assert!(store.read("old", 0).await.unwrap().is_empty());
    assert_eq!(store.recent(9).await.unwrap().len(), 1, "only the new one is shown");
    let aside = |infos: Vec<StreamInfo>| infos.into_iter().filter_map(|info| info.aside_ms).count();
    assert_eq!(aside(store.list("", 9).await.unwrap()), 2, "but none is gone");

    // Its name is not free, and whoever has it in memory may go on writing: that brings it back.
    let anew = store.append(append("old", 0, &["anew"])).await;
    assert_eq!(anew, Err(StoreError::Conflict { expected: 0, actual: 1 }));
    store.append(Append { at_ms: 101, ..append("old", 1, &["two"]) }).await.unwrap();
    assert_eq!(texts(&*store, "old").await, ["one", "two"]);

    assert_eq!(store.bring_back(named(&["older", "new", "nobody"]), 102).await.unwrap(), 1);
    assert_eq!(texts(&*store, "older").await, ["one"]);
    assert!(!store.set_aside(named(&["older"]), 102, 200).await.unwrap(), "it counts as written to");

    assert!(store.set_aside(named(&["older"]), 103, 200).await.unwrap());
    assert!(store.set_aside(named(&["older"]), 103, 300).await.unwrap(), "it is aside since the first time");
    assert_eq!(store.purge(200).await.unwrap(), 0);
    assert_eq!(store.purge(201).await.unwrap(), 1);
    assert_eq!(store.bring_back(named(&["older"]), 300).await.unwrap(), 0, "that is for good");
    assert_eq!(store.list("", 9).await.unwrap().len(), 2);
    assert_eq!(store.get("key").await.unwrap(), Some(vec![1]));
    store.append(append("older", 0, &["begins anew"])).await.unwrap();
    assert_eq!(texts(&*store, "older").await, ["begins anew"]);
}

pub(crate) async fn streams_are_set_aside_together_or_not_at_all([place, _]: Places) {
    let store = place.open().await;
    for (name, at_ms, due_ms) in [("old", 9, None), ("new", 10, None), ("asleep", 9, Some(u64::MAX >> 1))] {
        store.append(Append { at_ms, due_ms, ..append(name, 0, &["one"]) }).await.unwrap();
    }
    for held in ["new", "asleep"] {
        assert!(!store.set_aside(named(&["old", held]), 10, 100).await.unwrap(), "{held} is in use");
        assert_eq!(texts(&*store, "old").await, ["one"]);
    }
}

pub(crate) async fn more_streams_than_one_transaction_takes_are_purged([place, _]: Places) {
    let store = place.open().await;
    let names: Vec<String> = (0..300).map(|number| format!("table {number}")).collect();
    let mut writing = tokio::task::JoinSet::new();
    for name in names.clone() {
        let store = store.clone();
        writing.spawn(async move { store.append(append(&name, 0, &["one"])).await.unwrap() });
    }
    writing.join_all().await;
    assert!(store.set_aside(names, 1_001, 2_000).await.unwrap());
    assert_eq!(store.purge(2_001).await.unwrap(), 300);
    assert!(store.list("", 9).await.unwrap().is_empty());
}

pub(crate) async fn values_are_kept([place, _]: Places) {
    let store = place.open().await;
    assert_eq!(store.get("key").await.unwrap(), None);
    store.put("key", b"first".to_vec()).await.unwrap();
    store.put("key", b"second".to_vec()).await.unwrap();
    store.put("empty", Vec::new()).await.unwrap();
    assert_eq!(store.get("key").await.unwrap(), Some(b"second".to_vec()));
    assert_eq!(store.get("empty").await.unwrap(), Some(Vec::new()));
    assert_eq!(place.open().await.get("key").await.unwrap(), Some(b"second".to_vec()));
}

pub(crate) async fn everything_is_there_after_opening_again([place, _]: Places) {
    let store = place.open().await;
    store.append(Append { due_ms: Some(5), ..append("a", 0, &["one", "two"]) }).await.unwrap();
    let before = store.list("", 9).await.unwrap();
    drop(store);
    let again = place.open().await;
    assert_eq!(again.list("", 9).await.unwrap(), before);
    assert_eq!(texts(&*again, "a").await, ["one", "two"]);
    again.append(append("a", 2, &["three"])).await.unwrap();
    assert_eq!(texts(&*again, "a").await, ["one", "two", "three"]);
}

pub(crate) async fn lengths_are_told_of_those_asked_for([place, _]: Places) {
    let store = place.open().await;
    for (number, name) in (0..300).map(|number| (number, format!("table {number}"))) {
        let entries: Vec<&str> = std::iter::repeat_n("x", number % 3).collect();
        store.append(append(&name, 0, &entries)).await.unwrap();
    }
    let asked: Vec<String> = (1..300).step_by(3).map(|number| format!("table {number}")).collect();
    let asked = [&asked[..], &["nobody's".to_owned()]].concat();
    let lengths = store.lengths(&asked).await.unwrap();
    assert_eq!(lengths.len(), 100);
    assert!(lengths.iter().all(|(name, length)| asked.contains(name) && *length == 1));
    assert!(store.lengths(&[]).await.unwrap().is_empty());
}
