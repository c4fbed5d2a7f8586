//! Records that people send: of matches that were played here, or anywhere else.

use crate::Denial;
use catalog::AnyRecording;
use engine::{Fault, Header, OpenError, Replayer};
use protocol::RecordId;
use search::AnyTable;
use sha2::{Digest as _, Sha256};
use std::sync::Arc;

/// The longest record, in bytes.
pub const MAX_RECORD: usize = 4 * 1024 * 1024;
/// The longest match: no game comes near it.
const MAX_STEPS: u32 = 20_000;

/// What a record is called from now on.
pub fn name_of(text: &str) -> RecordId {
    RecordId::from_hash(Sha256::digest(text).into())
}

/// Reads the record of one match and checks every line of it. A match that is not over will do.
pub fn read(
    table_of: impl Fn(&Header) -> Result<Arc<dyn AnyTable>, OpenError>,
    text: &str,
) -> Result<AnyRecording, Denial> {
    if text.len() > MAX_RECORD {
        return Err(Denial::bad("too_long", "A record has at most 4 MB. Choose a shorter match."));
    }
    let mut replayer = Replayer::new(table_of).allowing_unfinished();
    let mut found = None;
    for line in text.lines() {
        let whole = replayer.read(line).map_err(|fault| faulty(&fault))?;
        found = found.or(whole);
        match (replayer.current(), &found) {
            (Some(_), Some(_)) => {
                let line = replayer.line_number();
                let detail = format!("Another match begins at line {line}. Send the record of one match.");
                return Err(Denial::bad("several_matches", detail));
            }
            (Some(current), None) if current.steps() > MAX_STEPS => {
                let detail = format!("A match has at most {MAX_STEPS} steps. Choose a shorter one.");
                return Err(Denial::bad("too_long", detail));
            }
            _ => {}
        }
    }
    let last = replayer.finish().map_err(|fault| faulty(&fault))?;
    Ok(found.or(last).expect("a text without a record is refused"))
}

/// What is wrong with a record, and in which line.
fn faulty(fault: &Fault) -> Denial {
    let detail = match fault {
        Fault::Unreadable(error) => {
            format!("This is no record that can be read here; {error}. Choose another file.")
        }
        Fault::Untrue(error) => {
            format!("This record does not hold; {error}. Get it again from where it was saved.")
        }
    };
    Denial::bad("bad_record", detail)
}
