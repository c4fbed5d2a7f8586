use crate::{
    Answer, Append, Backup, DumpError, EachPiece, EventStore, Piece, Pieces, StoreError, StreamInfo,
};
use crate::{check_length, check_name};
use std::collections::BTreeMap;
use std::future::ready;
use std::sync::{Mutex, MutexGuard};

/// Keeps everything in memory: for tests, and for tables nobody needs tomorrow.
#[derive(Debug, Default)]
pub struct MemoryStore {
    kept: Mutex<Kept>,
}

#[derive(Clone, Debug, Default)]
struct Kept {
    streams: BTreeMap<String, (StreamInfo, Vec<Vec<u8>>)>,
    values: BTreeMap<String, Vec<u8>>,
}

impl MemoryStore {
    pub fn new() -> MemoryStore {
        MemoryStore::default()
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().expect("nobody panics while holding the lock")
    }

    fn append_now(&self, append: Append) -> Result<(), StoreError> {
        append.check()?;
        let mut kept = self.kept();
        let actual = kept.streams.get(&append.stream).map_or(0, |(info, _)| info.length);
        if actual != append.expected {
            return Err(StoreError::Conflict { expected: append.expected, actual });
        }
        let info = append.info();
        let stream = kept.streams.entry(append.stream).or_insert_with(|| (info.clone(), Vec::new()));
        stream.0 = info;
        stream.1.extend(append.entries);
        Ok(())
    }

    fn infos(&self) -> Vec<StreamInfo> {
        self.kept().streams.values().map(|(info, _)| info.clone()).collect()
    }
}

impl EventStore for MemoryStore {
    fn append(&self, append: Append) -> Answer<'_, ()> {
        Box::pin(async move { self.append_now(append) })
    }

    fn read(&self, stream: &str, from: u64) -> Answer<'_, Vec<Vec<u8>>> {
        let kept = self.kept();
        let seen = kept.streams.get(stream).filter(|(info, _)| info.aside_ms.is_none());
        let entries = seen.map(|(_, entries)| entries.iter().skip(from as usize).cloned());
        Box::pin(ready(Ok(entries.map(Iterator::collect).unwrap_or_default())))
    }

    fn recent(&self, most: u32) -> Answer<'_, Vec<StreamInfo>> {
        let mut infos = self.infos();
        infos.retain(|info| info.aside_ms.is_none() && !info.note.is_empty());
        infos.sort_by(|a, b| b.at_ms.cmp(&a.at_ms).then_with(|| a.stream.cmp(&b.stream)));
        infos.truncate(most as usize);
        Box::pin(ready(Ok(infos)))
    }

    fn due(&self, until_ms: u64, most: u32) -> Answer<'_, Vec<StreamInfo>> {
        let mut infos = self.infos();
        infos.retain(|info| info.due_ms.is_some_and(|due_ms| due_ms <= until_ms));
        infos.sort_by(|a, b| a.due_ms.cmp(&b.due_ms).then_with(|| a.stream.cmp(&b.stream)));
        infos.truncate(most as usize);
        Box::pin(ready(Ok(infos)))
    }

    fn set_aside(&self, streams: Vec<String>, before_ms: u64, at_ms: u64) -> Answer<'_, bool> {
        Box::pin(async move {
            let mut kept = self.kept();
            let infos = streams.iter().filter_map(|name| kept.streams.get(name)).map(|(info, _)| info);
            if infos.into_iter().any(|info| info.at_ms >= before_ms || info.due_ms.is_some()) {
                return Ok(false);
            }
            for name in &streams {
                if let Some((info, _)) = kept.streams.get_mut(name) {
                    info.aside_ms.get_or_insert(at_ms);
                }
            }
            Ok(true)
        })
    }

    fn bring_back(&self, streams: Vec<String>, at_ms: u64) -> Answer<'_, u64> {
        Box::pin(async move {
            let (mut kept, mut back) = (self.kept(), 0);
            for name in &streams {
                if let Some((info, _)) = kept.streams.get_mut(name)
                    && info.aside_ms.take().is_some()
                {
                    info.at_ms = at_ms;
                    back += 1;
                }
            }
            Ok(back)
        })
    }

    fn purge(&self, before_ms: u64) -> Answer<'_, u64> {
        Box::pin(async move {
            let mut kept = self.kept();
            let before = kept.streams.len();
            kept.streams.retain(|_, (info, _)| info.aside_ms.is_none_or(|aside_ms| aside_ms >= before_ms));
            Ok((before - kept.streams.len()) as u64)
        })
    }

    fn list(&self, after: &str, most: u32) -> Answer<'_, Vec<StreamInfo>> {
        let mut infos = self.infos();
        infos.retain(|info| info.stream.as_str() > after);
        infos.truncate(most as usize);
        Box::pin(ready(Ok(infos)))
    }

    fn get(&self, key: &str) -> Answer<'_, Option<Vec<u8>>> {
        Box::pin(ready(Ok(self.kept().values.get(key).cloned())))
    }

    fn put(&self, key: &str, value: Vec<u8>) -> Answer<'_, ()> {
        let key = key.to_owned();
        Box::pin(async move {
            check_name(&key)?;
            check_length(&value)?;
            self.kept().values.insert(key, value);
            Ok(())
        })
    }

    fn ping(&self) -> Answer<'_, ()> {
        Box::pin(ready(Ok(())))
    }
}

impl Backup for MemoryStore {
    fn snapshot<'a>(&'a self, each: &'a mut EachPiece<'_>) -> Answer<'a, (), DumpError> {
        Box::pin(async move {
            let Kept { streams, values } = self.kept().clone();
            for (key, value) in values {
                each(Piece::Value { key, value })?;
            }
            for (info, entries) in streams.into_values() {
                each(Piece::Stream(info))?;
                entries.into_iter().try_for_each(|entry| each(Piece::Entry(entry)))?;
            }
            Ok(())
        })
    }

    fn restore<'a>(&'a self, pieces: &'a mut Pieces<'_>) -> Answer<'a, (), DumpError> {
        Box::pin(async move {
            let mut restored = Kept::default();
            let mut last = String::new();
            for piece in pieces {
                match piece? {
                    Piece::Value { key, value } => drop(restored.values.insert(key, value)),
                    Piece::Stream(info) => {
                        last.clone_from(&info.stream);
                        restored.streams.insert(info.stream.clone(), (info, Vec::new()));
                    }
                    Piece::Entry(entry) => {
                        let stream = restored.streams.get_mut(&last).ok_or(DumpError::Stray)?;
                        stream.1.push(entry);
                    }
                }
            }
            let mut kept = self.kept();
            if !kept.streams.is_empty() || !kept.values.is_empty() {
                return Err(DumpError::NotEmpty);
            }
            *kept = restored;
            Ok(())
        })
    }
}
