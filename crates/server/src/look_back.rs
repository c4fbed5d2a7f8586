//! Looking back at matches: finding them, seeing them again, and reviewing them a slice at a time. Reviews give way to the
//! bots of running matches, so that nobody at a table waits for somebody who looks back.

use crate::addresses::network;
use crate::hall::{Hall, Missing};
use crate::problem::HttpFailure;
use crate::record;
use axum::http::StatusCode;
use cards::Book;
use catalog::AnyRecording;
use engine::{Entry, Header, Line, Undone, Viewer};
use protocol::RecordId;
use protocol::http::{self, MatchSource};
use room::Room;
use search::AnyTable;
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
    /// Played here, and not read yet.
    Stored(Box<StoredMatch>),
}

/// A match as it is stored at its table.
#[derive(Debug)]
pub(crate) struct StoredMatch {
    pub(crate) table: Arc<dyn AnyTable>,
    pub(crate) header: Header,
    pub(crate) steps: Vec<Entry>,
    pub(crate) undone: Vec<Undone>,
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
        let stored = self.look(code, StoredMatch::over).await?.ok_or_else(not_over)?;
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
        let recording = Arc::new(stored.read()?);
        let lines = recording.entries.iter().map(|entry| Line::Entry(entry.clone()).to_json().len());
        self.archive.keep(source.clone(), Arc::clone(&recording), lines.sum(), None);
        Ok(recording)
    }

    /// Reads a record that somebody sent and keeps it for a while.
    pub(crate) fn keep_record(&self, text: &str, sender: IpAddr) -> Result<RecordId, HttpFailure> {
        let id = record::name_of(text);
        let source = MatchSource::Record(id.clone());
        if self.archive.get(&source).is_none() {
            let recording = record::read(&self.settings.games, text)?;
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
        let before = from.max(1).min(recording.steps() + 1) - 1;
        let game = recording.after(before).expect("it is not beyond the last step");
        let (steps, playouts) = (&recording.entries[before as usize..], self.settings.review_playouts);
        let review = recording.table.review(&*game, steps, playouts, &go_on);
        Ok(told(review.map_err(|error| HttpFailure::bad("bad_record", error.to_string()))?))
    }
}

impl StoredMatch {
    /// The whole match, with the seed of its chance, once it is over.
    fn over(room: &Room) -> Option<StoredMatch> {
        let mut lines = room.record()?.into_iter();
        let Some(Line::Header(header)) = lines.next() else { return None };
        let (mut steps, mut undone) = (Vec::new(), Vec::new());
        for line in lines {
            match line {
                Line::Entry(entry) => steps.push(entry),
                Line::Undone(undo) => undone.push(undo),
                Line::Header(_) | Line::End(_) => {}
            }
        }
        Some(StoredMatch { table: Arc::clone(room.table()), header, steps, undone })
    }

    /// The match so far, for its books.
    pub(crate) fn so_far(room: &Room) -> Option<StoredMatch> {
        let (header, steps) = room.played()?;
        Some(StoredMatch { table: Arc::clone(room.table()), header, steps, undone: Vec::new() })
    }

    /// What the match has left on paper, as this viewer may read it.
    pub(crate) fn book(&self, viewer: Viewer) -> Result<Book, HttpFailure> {
        Ok(Book::of(&self.read()?, viewer))
    }

    pub(crate) fn read(&self) -> Result<AnyRecording, HttpFailure> {
        let read = AnyRecording::of(Arc::clone(&self.table), self.header.clone(), &self.steps, &self.undone);
        read.map_err(|fault| {
            tracing::error!(%fault, "a stored match could not be played again");
            HttpFailure::from(Missing::Unreadable)
        })
    }
}

pub(crate) fn not_over() -> HttpFailure {
    let detail = "The match is not over. Its record can be had once it is.";
    HttpFailure::new(StatusCode::CONFLICT, "not_over", detail)
}

fn told(review: search::MatchReview) -> http::Review {
    let decision = |decision: search::JudgedDecision| {
        let search::JudgedDecision { seq, seat, action, advice, before, after, loss } = decision;
        http::ReviewedDecision { seq, seat, action, advice, before, after, loss }
    };
    let swing = |search::LuckSwing { seq, swings }| http::Swing { seq, swings };
    http::Review {
        decisions: review.decisions.into_iter().map(decision).collect(),
        luck: review.luck.into_iter().map(swing).collect(),
        next: review.next,
    }
}
