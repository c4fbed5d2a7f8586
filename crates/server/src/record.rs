//! Records that people send: of matches that were played here, or anywhere else.

use crate::problem::Failure;
use crate::settings::Games;
use catalog::{Fault, Replayer, Told};
use engine::{Entry, Header};

/// The longest record, in bytes.
pub(crate) const MAX_RECORD: usize = 4 * 1024 * 1024;
/// The longest match: no game comes near it.
const MAX_STEPS: usize = 20_000;

/// A match as its record tells it.
#[derive(Debug)]
pub(crate) struct RecordedMatch {
    pub(crate) header: Header,
    pub(crate) entries: Vec<Entry>,
}

/// Reads the record of one match and checks every line of it. A match that is not over will do.
pub(crate) fn read(games: &Games, text: &str) -> Result<RecordedMatch, Failure> {
    if text.len() > MAX_RECORD {
        return Err(Failure::bad("too_long", "A record has at most 4 MB. Choose a shorter match."));
    }
    let mut replayer = Replayer::of(games.all().to_vec()).allowing_unfinished();
    let mut found: Option<RecordedMatch> = None;
    for line in text.lines() {
        match (replayer.read(line).map_err(|fault| faulty(&fault))?, &mut found) {
            (Some(Told::Opened(header)), None) => found = Some(RecordedMatch { header, entries: Vec::new() }),
            (Some(Told::Opened(_)), Some(_)) => {
                let detail = format!(
                    "Another match begins at line {}. Send the record of one match.",
                    replayer.line()
                );
                return Err(Failure::bad("several_matches", detail));
            }
            (Some(Told::Stepped(applied)), Some(found)) if found.entries.len() < MAX_STEPS => {
                found.entries.push(applied.entry);
            }
            (Some(Told::Stepped(_)), _) => {
                let detail = format!("A match has at most {MAX_STEPS} steps. Choose a shorter one.");
                return Err(Failure::bad("too_long", detail));
            }
            (Some(Told::Ended(_)) | None, _) => {}
        }
    }
    replayer.finish().map_err(|fault| faulty(&fault))?;
    found
        .ok_or_else(|| Failure::bad("bad_record", "The file holds no record of a match. Choose another one."))
}

/// What is wrong with a record, and in which line.
pub(crate) fn faulty(fault: &Fault) -> Failure {
    let detail = match fault {
        Fault::Unreadable(error) => {
            format!("This is no record that can be read here; {error}. Choose another file.")
        }
        Fault::Untrue(error) => {
            format!("This record does not hold; {error}. Get it again from where it was saved.")
        }
    };
    Failure::bad("bad_record", detail)
}
