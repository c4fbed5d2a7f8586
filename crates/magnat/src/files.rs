//! Files: read line by line within bounds, written whole or not at all, never over another.

use crate::failure::Failed;
use anyhow::{Context as _, Result, bail};
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufRead as _, BufReader, BufWriter, Read as _, Write as _};
use std::path::{Path, PathBuf};

/// A line longer than this is not read on: it is no line of a record.
const MAX_LINE_BYTES: u64 = 1 << 20;

/// A file that is read line by line.
pub(crate) struct Lines {
    reader: BufReader<File>,
    name: String,
    bytes: u64,
    line: u64,
    buffer: Vec<u8>,
}

impl Lines {
    pub(crate) fn open(path: &Path) -> Result<Lines> {
        let name = path.display().to_string();
        let file = File::open(path).with_context(|| format!("cannot read {name}"))?;
        let meta = file.metadata().with_context(|| format!("cannot read {name}"))?;
        if meta.is_dir() {
            bail!("{name} is a directory, not a record");
        }
        Ok(Lines { reader: BufReader::new(file), name, bytes: meta.len(), line: 0, buffer: Vec::new() })
    }

    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// The size of the whole file.
    pub(crate) fn bytes(&self) -> u64 {
        self.bytes
    }

    /// The next line and how many bytes it took; `None` at the end of the file.
    pub(crate) fn next(&mut self) -> Result<Option<(&str, u64)>> {
        self.buffer.clear();
        let mut bounded = self.reader.by_ref().take(MAX_LINE_BYTES);
        let bytes = bounded
            .read_until(b'\n', &mut self.buffer)
            .with_context(|| format!("cannot read {}", self.name))?;
        if bytes == 0 {
            return Ok(None);
        }
        self.line += 1;
        if bytes as u64 == MAX_LINE_BYTES {
            bail!(
                "{}: line {} is longer than {MAX_LINE_BYTES} bytes, so this is no record",
                self.name,
                self.line
            );
        }
        match std::str::from_utf8(&self.buffer) {
            Ok(line) => Ok(Some((line.trim_end_matches(['\n', '\r']), bytes as u64))),
            Err(_) => bail!("{}: line {} is not text in UTF-8, so this is no record", self.name, self.line),
        }
    }
}

/// A file in the making. It appears under its name only when it is finished, and never replaces another.
pub(crate) struct NewFile {
    path: PathBuf,
    part: PathBuf,
    writer: BufWriter<File>,
    finished: bool,
}

impl NewFile {
    pub(crate) fn create(path: &Path) -> Result<NewFile> {
        if path.try_exists().with_context(|| format!("cannot write {}", path.display()))? {
            bail!("{} exists already and is left as it is; choose another name", path.display());
        }
        let Some(name) = path.file_name() else { bail!("{} is no name for a file", path.display()) };
        let part = path.with_file_name(format!(".{}.{}.part", name.to_string_lossy(), std::process::id()));
        let file = OpenOptions::new().write(true).create_new(true).open(&part);
        let file = file.with_context(|| format!("cannot write {}", path.display()))?;
        Ok(NewFile { path: path.to_owned(), part, writer: BufWriter::new(file), finished: false })
    }

    pub(crate) fn line(&mut self, line: &str) -> io::Result<()> {
        self.writer.write_all(line.as_bytes())?;
        self.writer.write_all(b"\n")
    }

    pub(crate) fn bytes(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.writer.write_all(bytes)
    }

    /// Gives the finished file its name.
    pub(crate) fn finish(mut self) -> Result<()> {
        self.publish().map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => {
                anyhow::anyhow!(
                    "{} exists already and is left as it is; choose another name",
                    self.path.display()
                )
            }
            _ => Failed(format!("{} could not be written: {error}", self.path.display())).into(),
        })
    }

    fn publish(&mut self) -> io::Result<()> {
        self.writer.flush()?;
        self.writer.get_ref().sync_all()?;
        // A link, unlike a rename, fails where a file of that name has appeared meanwhile.
        match fs::hard_link(&self.part, &self.path) {
            Err(error) if error.kind() != io::ErrorKind::AlreadyExists => self.copy()?,
            linked => linked?,
        }
        self.finished = true;
        fs::remove_file(&self.part)
    }

    /// For file systems without links.
    fn copy(&self) -> io::Result<()> {
        let mut target = OpenOptions::new().write(true).create_new(true).open(&self.path)?;
        io::copy(&mut File::open(&self.part)?, &mut target)?;
        target.sync_all()
    }
}

impl Drop for NewFile {
    fn drop(&mut self) {
        if !self.finished {
            // Nothing more can be done about a leftover that cannot be removed; its name says it is a part.
            let _ = fs::remove_file(&self.part);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(name: &str) -> PathBuf {
        let dir = std::env::temp_dir().join(format!("magnat-files-{}", std::process::id()));
        fs::create_dir_all(&dir).unwrap();
        dir.join(name)
    }

    #[test]
    fn a_file_appears_whole_or_not_at_all() {
        let path = place("whole.jsonl");
        let mut file = NewFile::create(&path).unwrap();
        file.line("one").unwrap();
        assert!(!path.exists());
        drop(file);
        assert!(!path.exists());
        let mut file = NewFile::create(&path).unwrap();
        file.line("two").unwrap();
        file.finish().unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "two\n");
        assert_eq!(
            fs::read_dir(path.parent().unwrap())
                .unwrap()
                .filter(|entry| { entry.as_ref().unwrap().file_name().to_string_lossy().contains("whole") })
                .count(),
            1,
            "no part is left"
        );
        fs::remove_file(path).unwrap();
    }

    #[test]
    fn no_file_is_overwritten() {
        let path = place("there.jsonl");
        let early = NewFile::create(&path).unwrap();
        fs::write(&path, "mine").unwrap();
        assert!(NewFile::create(&path).err().unwrap().to_string().contains("exists already"));
        assert!(early.finish().unwrap_err().to_string().contains("exists already"));
        assert_eq!(fs::read_to_string(&path).unwrap(), "mine");
        fs::remove_file(path).unwrap();
    }
}
