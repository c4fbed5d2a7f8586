//! Where facts are kept. A store knows streams of numbered byte strings and nothing of what they mean.
//!
//! The one promise everything rests on: when [`EventStore::append`] has returned, the entries survive the death of the
//! program and of the machine, and no two appends ever get the same number of the same stream.

mod dump;
mod memory;
mod ownership;
mod settings;
mod sql;

pub use dump::{DumpError, dump, load, pieces};
pub use memory::MemoryStore;
pub use ownership::{Claim, NewNode, NodeInfo, Ownership};
pub use settings::{StoreSettings, StoreUser};
pub use sql::SqlStore;

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::OpenOptions;
use std::future::Future;
use std::pin::Pin;

/// A store's answer, in time.
pub type Answer<'a, T, E = StoreError> = Pin<Box<dyn Future<Output = Result<T, E>> + Send + 'a>>;

/// The longest entry or value, in bytes.
pub const MAX_ENTRY: usize = 1 << 20;
/// The most bytes of one append.
pub const MAX_APPEND: usize = 8 << 20;
/// The longest name of a stream or a value, in bytes.
pub const MAX_NAME: usize = 200;
/// The longest note, in bytes.
pub const MAX_NOTE: usize = 4_000;

/// Streams of facts. Names are texts of 1 to [`MAX_NAME`] bytes without the character zero, ordered by their bytes.
pub trait EventStore: Send + Sync {
    /// Appends entries to a stream that has exactly `expected` of them, all or none, and notes what is beside them in
    /// `append` in any case. They are durable when this returns.
    ///
    /// After [`StoreError::Unavailable`] nobody knows whether they were stored: read the stream to find out.
    fn append(&self, append: Append) -> Answer<'_, ()>;

    /// The entries of a stream from number `from` on. A stream nobody wrote to is empty.
    fn read(&self, stream: &str, from: u64) -> Answer<'_, Vec<Vec<u8>>>;

    /// The streams with a note that were written to last, newest first, then by name.
    fn recent(&self, most: u32) -> Answer<'_, Vec<StreamInfo>>;

    /// The streams that want to be woken at `until_ms` or earlier, soonest first, then by name.
    fn due(&self, until_ms: u64, most: u32) -> Answer<'_, Vec<StreamInfo>>;

    /// Sets streams aside: they read as if they were empty and are in no list but [`EventStore::list`], until they are
    /// brought back or written to again. All of them, or none if one was written to at `before_ms` or later or wants to
    /// be woken; names nobody wrote to do not matter. Tells whether it was done.
    fn set_aside(&self, streams: Vec<String>, before_ms: u64, at_ms: u64) -> Answer<'_, bool>;

    /// Brings streams back that were set aside, as if they had been written to at `at_ms`. Tells how many.
    fn bring_back(&self, streams: Vec<String>, at_ms: u64) -> Answer<'_, u64>;

    /// Deletes for good what was set aside before `before_ms`. Tells how many streams.
    fn purge(&self, before_ms: u64) -> Answer<'_, u64>;

    /// Every stream, in order of its name, after the one named; those set aside too.
    fn list(&self, after: &str, most: u32) -> Answer<'_, Vec<StreamInfo>>;

    /// How many entries these streams have. Those nobody wrote to are left out.
    fn lengths<'a>(&'a self, streams: &'a [String]) -> Answer<'a, BTreeMap<String, u64>> {
        Box::pin(async move {
            let mut lengths = BTreeMap::new();
            for stream in streams {
                let length = self.read(stream, 0).await?.len() as u64;
                if length > 0 {
                    lengths.insert(stream.clone(), length);
                }
            }
            Ok(lengths)
        })
    }

    /// A small value under a name: keys of the server and the like.
    fn get(&self, key: &str) -> Answer<'_, Option<Vec<u8>>>;
    fn put(&self, key: &str, value: Vec<u8>) -> Answer<'_, ()>;

    /// Whether the store can be reached.
    fn ping(&self) -> Answer<'_, ()>;

    /// Where several servers may share the store: who owns what.
    fn ownership(&self) -> Option<&dyn Ownership> {
        None
    }

    /// Finishes what is under way and takes nothing more.
    fn close(&self) -> Answer<'_, ()> {
        Box::pin(std::future::ready(Ok(())))
    }
}

/// A store that can be copied while it is used, and made from a copy.
pub trait Backup: EventStore {
    /// Hands over everything as it stands at one moment, without stopping those who write meanwhile.
    fn snapshot<'a>(&'a self, each: &'a mut EachPiece<'_>) -> Answer<'a, (), DumpError>;

    /// Takes over everything into a store that is empty, or nothing: the first error among the pieces undoes all.
    fn restore<'a>(&'a self, pieces: &'a mut Pieces<'_>) -> Answer<'a, (), DumpError>;
}

/// Who is handed the pieces of a snapshot.
pub type EachPiece<'f> = dyn FnMut(Piece) -> Result<(), DumpError> + Send + 'f;
/// Where the pieces of a store come from.
pub type Pieces<'f> = dyn Iterator<Item = Result<Piece, DumpError>> + Send + 'f;

/// A store is values, then streams in order of their names, each followed by as many entries as its length says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Piece {
    Value { key: String, value: Vec<u8> },
    Stream(StreamInfo),
    Entry(Vec<u8>),
}

/// What to append, and what to remember of the stream beside it.
#[derive(Clone, PartialEq, Debug)]
pub struct Append {
    pub stream: String,
    /// How many entries the stream has: the first new one gets this number.
    pub expected: u64,
    pub entries: Vec<Vec<u8>>,
    /// A short line about the stream for lists, whatever the writer likes.
    pub note: String,
    pub at_ms: u64,
    /// When the stream wants to be woken.
    pub due_ms: Option<u64>,
}

/// A stream in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StreamInfo {
    pub stream: String,
    pub length: u64,
    pub note: String,
    pub at_ms: u64,
    pub due_ms: Option<u64>,
    /// When it was set aside, if it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub aside_ms: Option<u64>,
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else wrote to the stream: reload it.
    #[error("the stream has {actual} entries, not {expected}")]
    Conflict { expected: u64, actual: u64 },
    /// The stream belongs to another server of the same store, or this one's lease has run out.
    #[error("the stream belongs to another server")]
    NotOwner,
    /// Two servers of one store need two names.
    #[error(
        "another server of this name is there; give this one another name with --node, or stop the other"
    )]
    NameTaken,
    #[error("an entry of {0} bytes is too long: {MAX_ENTRY} are allowed")]
    TooLong(usize),
    #[error("{0}")]
    Refused(&'static str),
    /// Not a store of this program's at all. Nothing was written to it.
    #[error("this file is no store of Magnat; name another one, or one that is not there yet")]
    Foreign,
    #[error("the store is damaged: {0}; restore it from a backup with `magnat restore`")]
    Damaged(String),
    /// Somebody else serves it. The text says what to do other than to stop them.
    #[error("another server uses this store; stop it, or {0}")]
    InUse(&'static str),
    #[error(
        "a file of the store was moved or removed; put it back, and writing goes on by itself (until then nothing is \
         acknowledged)"
    )]
    Gone,
    #[error(
        "the file of the store was replaced by another one; restart the server to use that one, or put the old one \
         back (until then nothing is acknowledged)"
    )]
    Replaced,
    #[error("the store cannot be reached or does not answer: {0}")]
    Unavailable(String),
    #[error(
        "the store was made by a newer program (schema {found}, this one knows {known}); update the program"
    )]
    Newer { found: i64, known: i64 },
}

impl Append {
    /// What every store refuses, whatever it could hold.
    fn check(&self) -> Result<(), StoreError> {
        check_name(&self.stream)?;
        check_note(&self.note)?;
        for entry in &self.entries {
            check_length(entry)?;
        }
        if self.bytes() > MAX_APPEND {
            return Err(StoreError::Refused("one append has at most eight megabytes"));
        }
        Ok(())
    }

    fn bytes(&self) -> usize {
        self.entries.iter().map(Vec::len).sum()
    }

    fn info(&self) -> StreamInfo {
        let Append { stream, expected, entries, note, at_ms, due_ms } = self;
        let length = expected + entries.len() as u64;
        let (stream, note) = (stream.clone(), note.clone());
        StreamInfo { stream, length, note, at_ms: *at_ms, due_ms: *due_ms, aside_ms: None }
    }
}

/// How a file is made that holds secrets, as a store and its backups do: readable to its owner only.
#[cfg(unix)]
pub fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    use std::os::unix::fs::OpenOptionsExt as _;
    options.mode(0o600)
}

/// Elsewhere files belong to whoever the folder says.
#[cfg(not(unix))]
pub fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    options
}

fn check_name(name: &str) -> Result<(), StoreError> {
    let fits = (1..=MAX_NAME).contains(&name.len()) && !name.contains('\0');
    if fits { Ok(()) } else { Err(StoreError::Refused("a name has 1 to 200 bytes and no character zero")) }
}

fn check_note(note: &str) -> Result<(), StoreError> {
    let fits = note.len() <= MAX_NOTE && !note.contains('\0');
    if fits {
        Ok(())
    } else {
        Err(StoreError::Refused("a note has at most 4,000 bytes and no character zero"))
    }
}

fn check_length(bytes: &[u8]) -> Result<(), StoreError> {
    if bytes.len() > MAX_ENTRY { Err(StoreError::TooLong(bytes.len())) } else { Ok(()) }
}
