//! Looking back at matches: finding them, seeing them again, and reviewing them a slice at a time. Reviews give way to the
//! bots of running matches, so that nobody at a table waits for somebody who looks back.

use crate::addresses::network;
use crate::hall::{Hall, Missing};
use crate::problem::HttpFailure;
use answers::PlayedMatch;
use cards::Book;
use catalog::AnyRecording;
use engine::{Line, Viewer};
use protocol::RecordId;
use protocol::http::{self, MatchSource};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How long one request is worked on. The client asks on from where that ended.
const SLICE: Duration = Duration::from_millis(1_500);
/// How long a review pauses while bots have something to think about.
const GIVE_WAY: Duration = Duration::from_millis(10);

/// A match that somebody asked for.
#[derive(Debug)]
pub(crate) enum Found {
    /// Read already.
    Kept(Arc<AnyRecording>),
    /// PlayedMatch here, and not read yet.
    Stored(Box<PlayedMatch>),
}

impl Hall {
    /// Finds a match. One that is still played is nobody's to look back at.
    pub(crate) async fn find_match(self: &Arc<Hall>, source: &MatchSource) -> Result<Found, HttpFailure> {
        if let Some(kept) = self.archive.get(source) {
            return Ok(Found::Kept(kept));
        }
        let MatchSource::Table(code) = source else {
            let detail = "The server does not have this record, or no longer. Send it again.";
            return Err(HttpFailure::not_found("no_such_record", detail));
        };
        let stored = self.look(code, PlayedMatch::over).await??;
        Ok(Found::Stored(Box::new(stored)))
    }

    /// The match that was found, every moment of it near. Takes a while the first time.
    pub(crate) fn open_match(
        &self,
        source: &MatchSource,
        found: &Found,
    ) -> Result<Arc<AnyRecording>, HttpFailure> {
        let stored = match found {
            Found::Kept(kept) => return Ok(Arc::clone(kept)),
            Found::Stored(stored) => stored,
        };
        let recording = Arc::new(read(stored)?);
        let lines = recording.entries.iter().map(|entry| Line::Entry(entry.clone()).to_json().len());
        self.archive.keep(source.clone(), Arc::clone(&recording), lines.sum(), None);
        Ok(recording)
    }

    /// Reads a record that somebody sent and keeps it for a while.
    pub(crate) fn keep_record(&self, text: &str, sender: IpAddr) -> Result<RecordId, HttpFailure> {
        let id = answers::name_of(text);
        let source = MatchSource::Record(id.clone());
        if self.archive.get(&source).is_none() {
            let recording = answers::read(|header| self.settings.games.table_of(header), text)?;
            self.archive.keep(source, Arc::new(recording), text.len(), Some(network(sender)));
        }
        Ok(id)
    }

    /// What the bots make of a match from step `from` on, as far as they come at once.
    pub(crate) fn review(&self, recording: &AnyRecording, from: u32) -> Result<http::Review, HttpFailure> {
        let until = Instant::now() + SLICE;
        let go_on = || {
            while self.bots.are_busy() && Instant::now() < until {
                std::thread::sleep(GIVE_WAY);
            }
            Instant::now() < until
        };
        Ok(answers::review(recording, from, self.settings.review_playouts, &go_on)?)
    }
}

/// What a match has left on paper, as this viewer may read it.
pub(crate) fn book(played: &PlayedMatch, viewer: Viewer) -> Result<Book, HttpFailure> {
    Ok(Book::of(&read(played)?, viewer))
}

/// A match of a table of this server.
pub(crate) fn read(played: &PlayedMatch) -> Result<AnyRecording, HttpFailure> {
    played.read().map_err(|fault| {
        tracing::error!(%fault, "a stored match could not be played again");
        HttpFailure::from(Missing::Unreadable)
    })
}
