use crate::Places;
use crate::place::{append, texts};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use store::{Append, Backup, DumpError, MAX_ENTRY, dump, load};
use tokio::task::JoinSet;

pub(crate) async fn a_backup_is_restored_whole([place, empty]: Places) {
    let (store, restored) = (place.open().await, empty.open().await);
    fill(&*store).await;
    let backup = backup_of(&*store).await;
    assert_eq!(load(&*restored, &mut backup.as_slice()).await.unwrap(), 4);
    assert_eq!(restored.list("", 99).await.unwrap(), store.list("", 99).await.unwrap());
    for info in store.list("", 99).await.unwrap() {
        assert_eq!(restored.read(&info.stream, 0).await.unwrap(), store.read(&info.stream, 0).await.unwrap());
    }
    assert_eq!(restored.get("key").await.unwrap(), Some(vec![0, 255]));
    assert_eq!(backup_of(&*restored).await, backup);
    restored.append(append("long", 200, &["goes on"])).await.unwrap();
}

/// Somebody writes to two streams in turn; a moment in time never shows the second ahead of the first.
pub(crate) async fn a_backup_of_one_moment_is_taken_while_others_write([place, empty]: Places) {
    let (store, restored) = (place.open().await, empty.open().await);
    // Between the two lie many others, so that a backup is long under way.
    let mut between = JoinSet::new();
    for number in 0..150 {
        let store = store.clone();
        between.spawn(async move { store.append(append(&format!("m {number}"), 0, &["entry"])).await });
    }
    assert!(between.join_all().await.into_iter().all(|outcome| outcome.is_ok()));
    let done = Arc::new(AtomicBool::new(false));
    let writing = tokio::spawn({
        let (store, done) = (store.clone(), done.clone());
        async move {
            let mut number = 0;
            while !done.load(Ordering::Relaxed) {
                store.append(append("z first", number, &["entry"])).await.unwrap();
                store.append(append("a second", number, &["entry"])).await.unwrap();
                number += 1;
                tokio::task::yield_now().await;
            }
            number
        }
    });
    while store.read("a second", 0).await.unwrap().len() < 5 {
        tokio::task::yield_now().await;
    }
    let backup = backup_of(&*store).await;
    done.store(true, Ordering::Relaxed);
    let written = writing.await.unwrap() as usize;
    load(&*restored, &mut backup.as_slice()).await.unwrap();
    let (first, second) =
        (texts(&*restored, "z first").await.len(), texts(&*restored, "a second").await.len());
    assert!(second >= 5 && first <= written, "{first} {second} {written}");
    assert!(first == second || first == second + 1, "{first} {second}");
    assert_eq!(texts(&*store, "a second").await.len(), written);
}

pub(crate) async fn a_store_that_is_not_empty_takes_no_backup([place, other]: Places) {
    let (store, other) = (place.open().await, other.open().await);
    fill(&*store).await;
    let backup = backup_of(&*store).await;
    other.put("a value is enough", Vec::new()).await.unwrap();
    let refused = load(&*other, &mut backup.as_slice()).await;
    assert!(matches!(refused, Err(DumpError::NotEmpty)), "{refused:?}");
    assert!(other.list("", 9).await.unwrap().is_empty());
}

pub(crate) async fn a_damaged_backup_is_named_by_line_and_changes_nothing([place, empty]: Places) {
    let (store, restored) = (place.open().await, empty.open().await);
    fill(&*store).await;
    let whole = String::from_utf8(backup_of(&*store).await).unwrap();
    let lines: Vec<&str> = whole.lines().collect();
    let changed = |from: &str, to: &str| {
        assert!(whole.contains(from), "{from}");
        whole.replacen(from, to, 1)
    };
    let at = |what: &str| lines.iter().position(|line| line.contains(what)).unwrap() + 1;
    let without = |what: &str| {
        let left: Vec<&str> = lines.iter().copied().filter(|line| !line.contains(what)).collect();
        left.join("\n") + "\n"
    };
    let damages = [
        (1, changed("magnat_backup", "magnet_backup")),
        (1, changed("{\"magnat_backup\":1}", "{\"magnat_backup\":2}")),
        (at("entry 77\""), changed("entry 77\"", "entry 78\"")),
        (at("entry 77\""), without("entry 77\"")),
        (at("about long"), changed("about long", "about song")),
        (lines.len() + 1, format!("{whole}more\n")),
    ];
    for (line, damaged) in damages {
        let error = load(&*restored, &mut damaged.as_bytes()).await.unwrap_err();
        assert!(
            error.to_string().starts_with(&format!("line {line}: ")),
            "{error} (line {line} was damaged)"
        );
        assert!(restored.list("", 9).await.unwrap().is_empty());
        assert_eq!(restored.get("key").await.unwrap(), None);
    }
    load(&*restored, &mut whole.as_bytes()).await.unwrap();
}

pub(crate) async fn a_cut_backup_is_named_by_line_and_changes_nothing([place, empty]: Places) {
    let (store, restored) = (place.open().await, empty.open().await);
    store.append(append("a", 0, &["one", "two"])).await.unwrap();
    store.append(append("b", 0, &["one"])).await.unwrap();
    let whole = backup_of(&*store).await;
    for length in 0..whole.len() {
        let cut = &whole[..length];
        let line = cut.iter().filter(|byte| **byte == b'\n').count() + 1;
        let error = load(&*restored, &mut &cut[..]).await.unwrap_err();
        assert!(error.to_string().starts_with(&format!("line {line}: ")), "{error} (cut at {length})");
    }
    assert!(restored.list("", 9).await.unwrap().is_empty());
}

async fn fill(store: &dyn Backup) {
    let long: Vec<String> = (0..200).map(|number| format!("entry {number}")).collect();
    let long: Vec<&str> = long.iter().map(String::as_str).collect();
    store.append(append("long", 0, &long)).await.unwrap();
    store.append(append("Żółć \"1\"", 0, &["{\"fact\":\"ä\\n\"}"])).await.unwrap();
    let bytes = vec![vec![0, 159, 146, 150], Vec::new(), vec![7; MAX_ENTRY]];
    store.append(Append { entries: bytes, due_ms: Some(9), ..append("bytes", 0, &[]) }).await.unwrap();
    store.append(append("no entries", 0, &[])).await.unwrap();
    store.put("key", vec![0, 255]).await.unwrap();
}

async fn backup_of(store: &dyn Backup) -> Vec<u8> {
    let mut backup = Vec::new();
    dump(store, &mut backup).await.unwrap();
    backup
}
