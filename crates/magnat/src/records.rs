//! Files of records, match by match, every line checked.

use crate::failure::of_record;
use crate::files::Lines;
use anyhow::{Result, anyhow, bail};
use catalog::{AnyRecording, AnyReplayer};
use engine::Fault;
use std::path::Path;

/// A file of records that is read match by match.
pub(crate) struct Records {
    lines: Lines,
    replayer: AnyReplayer,
    bytes_read: u64,
    is_over: bool,
}

impl Records {
    /// All matches of a file must be over.
    pub(crate) fn open(path: &Path) -> Result<Records> {
        let (lines, replayer) = (Lines::open(path)?, catalog::replayer());
        Ok(Records { lines, replayer, bytes_read: 0, is_over: false })
    }

    /// Matches may break off.
    pub(crate) fn open_unfinished(path: &Path) -> Result<Records> {
        let mut records = Records::open(path)?;
        records.replayer = records.replayer.allowing_unfinished();
        Ok(records)
    }

    pub(crate) fn name(&self) -> &str {
        self.lines.name()
    }

    /// The size of the whole file, and how much of it was read.
    pub(crate) fn bytes(&self) -> (u64, u64) {
        (self.lines.bytes(), self.bytes_read)
    }

    /// The next match; nothing once the file is over.
    pub(crate) fn next(&mut self) -> Result<Option<AnyRecording>> {
        self.read()?.map_err(|fault| anyhow!(of_record(self.name(), &fault)))
    }

    /// The same with what is wrong with a record told apart from a file that cannot be read.
    pub(crate) fn read(&mut self) -> Result<Result<Option<AnyRecording>, Fault>> {
        while !self.is_over {
            let Some((line, bytes)) = self.lines.next()? else {
                self.is_over = true;
                return Ok(self.replayer.finish());
            };
            self.bytes_read += bytes;
            match self.replayer.read(line) {
                Ok(None) => {}
                done => return Ok(done),
            }
        }
        Ok(Ok(None))
    }
}

/// The match of this number in a file, all of which is checked.
pub(crate) fn nth(path: &Path, number: u64) -> Result<AnyRecording> {
    let mut records = Records::open_unfinished(path)?;
    let (mut count, mut found) = (0, None);
    while let Some(recording) = records.next()? {
        count += 1;
        if count == number {
            found = Some(recording);
        }
    }
    match found {
        Some(recording) => Ok(recording),
        None => bail!("{} has no record {number}; it has {count}", records.name()),
    }
}
