//! The file of an SQLite store, past SQLite: who may read it, who has it, and whether it is still where it was.

use crate::{StoreError, StoreUser, private};
use std::ffi::OsString;
use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// The file a store was opened with.
#[derive(Debug)]
pub(super) struct StoreFile {
    path: PathBuf,
    journal: PathBuf,
    identity: FileIdentity,
    /// Held by a server as long as it lives. The system releases it, however the server ends.
    _lock: Option<File>,
}

/// Which file, whatever its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct FileIdentity {
    device: u64,
    number: u64,
}

impl StoreFile {
    /// Makes the file if it is not there, readable to its owner only: it holds secrets. SQLite makes those beside it the
    /// same way.
    pub(super) fn open(path: &Path, user: StoreUser) -> Result<StoreFile, StoreError> {
        private(OpenOptions::new().write(true).create(true).truncate(false))
            .open(path)
            .map_err(|error| unusable(&error))?;
        let path = path.canonicalize().map_err(|error| unusable(&error))?;
        let _lock = match user {
            StoreUser::Reader | StoreUser::Tool => None,
            StoreUser::OneServer | StoreUser::SharedServer => Some(lock(&beside(&path, "-lock"))?),
        };
        let identity = FileIdentity::of(&path).map_err(|error| unusable(&error))?;
        let journal = beside(&path, "-wal");
        Ok(StoreFile { path, journal, identity, _lock })
    }

    /// Whether the file is where it was. SQLite would go on writing to one that has no name any more.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        match FileIdentity::of(&self.path) {
            Ok(identity) if identity == self.identity => Ok(()),
            Ok(_) => Err(StoreError::Replaced),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Err(StoreError::Gone),
            Err(error) => Err(unusable(&error)),
        }
    }

    /// Which file has the latest facts, if there is one beside the store.
    pub(super) fn journal(&self) -> Option<FileIdentity> {
        FileIdentity::of(&self.journal).ok()
    }
}

impl FileIdentity {
    #[cfg(unix)]
    fn of(path: &Path) -> io::Result<FileIdentity> {
        use std::os::unix::fs::MetadataExt as _;
        let metadata = std::fs::metadata(path)?;
        Ok(FileIdentity { device: metadata.dev(), number: metadata.ino() })
    }

    /// Where files have no numbers, one that is there is taken for the same: an open one cannot be removed there.
    #[cfg(not(unix))]
    fn of(path: &Path) -> io::Result<FileIdentity> {
        std::fs::metadata(path).map(|_| FileIdentity { device: 0, number: 0 })
    }
}

/// A file of its own for the lock: SQLite locks its files in its own way, which another lock might break.
fn lock(path: &Path) -> Result<File, StoreError> {
    let opened = private(OpenOptions::new().write(true).create(true).truncate(false)).open(path);
    let file = opened.map_err(|error| unusable(&error))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => {
            Err(StoreError::InUse("give this one a file of its own: an SQLite file serves one server"))
        }
        Err(TryLockError::Error(error)) => Err(unusable(&error)),
    }
}

fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(end);
    PathBuf::from(name)
}

fn unusable(error: &io::Error) -> StoreError {
    StoreError::Unavailable(error.to_string())
}
