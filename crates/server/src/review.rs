//! Reviews of finished matches, a slice at a time and one at a time. They have a thread of their own and give way to the
//! bots of running matches, so that nobody at a table waits for somebody who looks back.

use crate::hall::Hall;
use crate::problem::Failure;
use crate::record::{self, RecordedMatch};
use axum::http::StatusCode;
use engine::Fact;
use protocol::http;
use search::ReviewJob;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;

/// How long one request is worked on. The client asks on from where that ended.
const SLICE: Duration = Duration::from_millis(1_500);
/// How many requests may wait for their turn, and how long.
const MAX_WAITING: usize = 16;
const PATIENCE: Duration = Duration::from_secs(20);
/// How long a review pauses while bots have something to think about.
const GIVE_WAY: Duration = Duration::from_millis(10);

/// Whose turn it is to be reviewed.
#[derive(Debug)]
pub(crate) struct Reviews {
    turn: Arc<Semaphore>,
    places: Arc<Semaphore>,
}

impl Default for Reviews {
    fn default() -> Reviews {
        Reviews { turn: Arc::new(Semaphore::new(1)), places: Arc::new(Semaphore::new(MAX_WAITING)) }
    }
}

impl Hall {
    /// What the bots make of this record from step `from` on.
    pub(crate) async fn review(self: &Arc<Hall>, record: String, from: u32) -> Result<http::Review, Failure> {
        let place = Arc::clone(&self.reviews.places).try_acquire_owned().map_err(|_| busy())?;
        let turn = Arc::clone(&self.reviews.turn).acquire_owned();
        let turn = tokio::time::timeout(PATIENCE, turn).await.map_err(|_| busy())?.map_err(|_| busy())?;
        let hall = Arc::clone(self);
        let work = tokio::task::spawn_blocking(move || {
            let reviewed = hall.review_slice(&record, from);
            // Whoever asked may have gone away; the next one's turn comes only now all the same.
            drop((place, turn));
            reviewed
        });
        work.await.unwrap_or_else(|error| {
            tracing::error!(%error, "a review failed");
            let detail = "This match could not be reviewed. The operator finds out why in the log.";
            Err(Failure::new(StatusCode::INTERNAL_SERVER_ERROR, "review_failed", detail))
        })
    }

    fn review_slice(&self, record: &str, from: u32) -> Result<http::Review, Failure> {
        let until = Instant::now() + SLICE;
        let RecordedMatch { header, entries } = record::read(record)?;
        let facts: Vec<Fact> = entries.into_iter().map(|entry| entry.fact).collect();
        let go_on = || {
            while self.bots.are_busy() && Instant::now() < until {
                std::thread::sleep(GIVE_WAY);
            }
            Instant::now() < until
        };
        let job = ReviewJob { from, playouts: self.settings.review_playouts };
        let bad = |why: String| Failure::bad("bad_record", why);
        let players = catalog::find(&header.game).map_err(|error| bad(error.to_string()))?.players();
        let review = players.review(header.seats, &header.options, &facts, &job, &go_on);
        Ok(told(review.map_err(|error| bad(error.to_string()))?))
    }
}

fn told(review: search::Review) -> http::Review {
    let decision = |decision: search::ReviewedDecision| {
        let search::ReviewedDecision { seq, seat, action, advice, before, after, loss } = decision;
        http::ReviewedDecision { seq, seat, action, advice, before, after, loss }
    };
    let swing = |search::Swing { seq, swings }| http::Swing { seq, swings };
    http::Review {
        decisions: review.decisions.into_iter().map(decision).collect(),
        luck: review.luck.into_iter().map(swing).collect(),
        next: review.next,
    }
}

fn busy() -> Failure {
    let detail = "Other matches are being reviewed right now. Try again in a few seconds.";
    Failure::new(StatusCode::SERVICE_UNAVAILABLE, "busy", detail)
}
