//! A backup as text that any store can make while it is used, and any store can read.
//!
//! The first line names the format. Each further line is one [`Piece`] as JSON behind a checksum that covers all lines
//! up to it, so that the first line that was changed, lost or moved is known. The last line says how many there are.
//!
//! A backup holds whatever the store holds, secrets included: keep it where the store itself could be kept.

use crate::{Backup, MAX_ENTRY, Piece, StoreError, StreamInfo, check_length, check_name, check_note};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::io::{BufRead, Read, Write};

const VERSION: u32 = 1;
/// A byte of an entry takes at most six in JSON, and the words around it are few.
const MAX_LINE: u64 = 6 * MAX_ENTRY as u64 + 100_000;

#[derive(Debug, thiserror::Error)]
pub enum DumpError {
    #[error("line {line}: {why}")]
    Line { line: u64, why: String },
    #[error("the store is not empty; restore into a new one")]
    NotEmpty,
    #[error("an entry belongs to no stream")]
    Stray,
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Io(#[from] std::io::Error),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    magnat_backup: u32,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Line {
    Value { key: String, value: Bytes },
    Stream(StreamInfo),
    Entry(Bytes),
    End { pieces: u64, streams: u64 },
}

/// Entries are text as a rule; whatever is not is written in hexadecimal.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Bytes {
    Text(String),
    Hex(String),
}

/// Writes everything as it stands at one moment. Tells how many streams.
pub async fn dump(store: &dyn Backup, out: &mut (dyn Write + Send)) -> Result<u64, DumpError> {
    let head = json(&Head { magnat_backup: VERSION });
    writeln!(out, "{head}")?;
    let mut sum = Sum::after(&head);
    let (mut pieces, mut streams) = (0, 0);
    let mut write = |line: &Line| {
        let line = json(line);
        writeln!(out, "{} {line}", sum.next(&line))
    };
    let mut each = |piece| {
        pieces += 1;
        streams += u64::from(matches!(piece, Piece::Stream(_)));
        Ok(write(&line_of(piece))?)
    };
    store.snapshot(&mut each).await?;
    write(&Line::End { pieces, streams })?;
    out.flush()?;
    Ok(streams)
}

/// Fills an empty store from a backup, or leaves it empty and names the first wrong line. Tells how many streams.
pub async fn load(store: &dyn Backup, lines: &mut (dyn BufRead + Send)) -> Result<u64, DumpError> {
    let mut reader = Reader::new(lines);
    store.restore(&mut reader).await?;
    Ok(reader.streams)
}

/// The pieces of a backup, one after the other, up to the first that is wrong.
pub fn pieces(lines: &mut (dyn BufRead + Send)) -> impl Iterator<Item = Result<Piece, DumpError>> {
    Reader::new(lines)
}

struct Reader<'a> {
    lines: &'a mut (dyn BufRead + Send),
    line: u64,
    sum: Option<Sum>,
    /// Entries of the last stream that have not come yet.
    owed: u64,
    last: (bool, String),
    pieces: u64,
    streams: u64,
    ended: bool,
}

impl Iterator for Reader<'_> {
    type Item = Result<Piece, DumpError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.ended {
            return None;
        }
        let piece = self.piece().transpose();
        self.ended = !matches!(piece, Some(Ok(_)));
        piece
    }
}

impl<'a> Reader<'a> {
    fn new(lines: &'a mut (dyn BufRead + Send)) -> Reader<'a> {
        let last = (false, String::new());
        Reader { lines, line: 0, sum: None, owed: 0, last, pieces: 0, streams: 0, ended: false }
    }

    fn piece(&mut self) -> Result<Option<Piece>, DumpError> {
        if self.sum.is_none() {
            self.sum = Some(self.head()?);
        }
        let text = self.text()?.ok_or_else(|| self.wrong("the backup ends too early"))?;
        let damaged = "this line is damaged, or one before it is missing";
        let (sum, text) = text.split_once(' ').ok_or_else(|| self.wrong(damaged))?;
        let expected = self.sum.as_mut().expect("the head was read").next(text);
        if sum != expected {
            return Err(self.wrong(damaged));
        }
        let line: Line = serde_json::from_str(text).map_err(|error| self.wrong(&error.to_string()))?;
        let piece = self.piece_of(line)?;
        if piece.is_none() && self.text()?.is_some() {
            return Err(self.wrong("there is something behind the end"));
        }
        Ok(piece)
    }

    fn head(&mut self) -> Result<Sum, DumpError> {
        let text = self.text()?.ok_or_else(|| self.wrong("the file is empty"))?;
        let head: Head =
            serde_json::from_str(&text).map_err(|_| self.wrong("this is no backup of Magnat"))?;
        if head.magnat_backup != VERSION {
            let found = head.magnat_backup;
            return Err(self.wrong(&format!("a backup of version {found}; this program reads {VERSION}")));
        }
        Ok(Sum::after(&text))
    }

    fn piece_of(&mut self, line: Line) -> Result<Option<Piece>, DumpError> {
        if !matches!(line, Line::Entry(_)) && self.owed > 0 {
            return Err(self.wrong("entries of the stream before are missing"));
        }
        let piece = match line {
            Line::Value { key, value } => {
                self.rises((false, key.clone()))?;
                Piece::Value { key, value: self.bytes(value)? }
            }
            Line::Stream(info) => {
                self.rises((true, info.stream.clone()))?;
                check_note(&info.note).map_err(|error| self.wrong(&error.to_string()))?;
                self.owed = info.length;
                self.streams += 1;
                Piece::Stream(info)
            }
            Line::Entry(bytes) => {
                self.owed = self.owed.checked_sub(1).ok_or_else(|| self.wrong("one entry too many"))?;
                Piece::Entry(self.bytes(bytes)?)
            }
            Line::End { pieces, streams } if pieces == self.pieces && streams == self.streams => {
                return Ok(None);
            }
            Line::End { .. } => return Err(self.wrong("lines are missing or double")),
        };
        self.pieces += 1;
        Ok(Some(piece))
    }

    /// Values come before streams, and both in order of their names; so nothing comes twice.
    fn rises(&mut self, name: (bool, String)) -> Result<(), DumpError> {
        check_name(&name.1).map_err(|error| self.wrong(&error.to_string()))?;
        if name <= self.last {
            return Err(self.wrong("the names are out of order"));
        }
        self.last = name;
        Ok(())
    }

    fn bytes(&self, bytes: Bytes) -> Result<Vec<u8>, DumpError> {
        let bytes = match bytes {
            Bytes::Text(text) => text.into_bytes(),
            Bytes::Hex(hex) => from_hex(&hex).ok_or_else(|| self.wrong("no hexadecimal number"))?,
        };
        check_length(&bytes).map_err(|error| self.wrong(&error.to_string()))?;
        Ok(bytes)
    }

    /// The next line. One without its end is one that was cut off.
    fn text(&mut self) -> Result<Option<String>, DumpError> {
        self.line += 1;
        let mut bytes = Vec::new();
        if self.lines.take(MAX_LINE).read_until(b'\n', &mut bytes)? == 0 {
            return Ok(None);
        }
        if bytes.pop() != Some(b'\n') {
            return Err(self.wrong("the line is cut off or too long"));
        }
        String::from_utf8(bytes).map(Some).map_err(|_| self.wrong("this is no text"))
    }

    fn wrong(&self, why: &str) -> DumpError {
        DumpError::Line { line: self.line, why: why.to_owned() }
    }
}

/// The checksum of all lines so far.
struct Sum([u8; 32]);

impl Sum {
    fn after(head: &str) -> Sum {
        Sum(Sha256::digest(head).into())
    }

    fn next(&mut self, line: &str) -> String {
        self.0 = Sha256::new().chain_update(self.0).chain_update(line).finalize().into();
        to_hex(&self.0[..8])
    }
}

fn line_of(piece: Piece) -> Line {
    match piece {
        Piece::Value { key, value } => Line::Value { key, value: text_of(value) },
        Piece::Stream(info) => Line::Stream(info),
        Piece::Entry(entry) => Line::Entry(text_of(entry)),
    }
}

fn text_of(bytes: Vec<u8>) -> Bytes {
    String::from_utf8(bytes).map_or_else(|error| Bytes::Hex(to_hex(error.as_bytes())), Bytes::Text)
}

fn to_hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let digit = |nibble: u8| char::from(DIGITS[usize::from(nibble)]);
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

fn from_hex(hex: &str) -> Option<Vec<u8>> {
    let digit = |byte: u8| char::from(byte).to_digit(16);
    let pair = |pair: &[u8]| u8::try_from(digit(pair[0])? * 16 + digit(*pair.get(1)?)?).ok();
    hex.as_bytes().chunks(2).map(pair).collect()
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("plain data has JSON")
}
