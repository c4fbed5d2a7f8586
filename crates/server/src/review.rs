//! Reviews of finished matches, a slice at a time and one at a time. They give way to the bots of running matches, so that
//! nobody at a table waits for somebody who looks back.

use crate::hall::Hall;
use crate::problem::Failure;
use crate::record::{self, RecordedMatch};
use engine::Fact;
use protocol::http;
use search::ReviewJob;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How long one request is worked on. The client asks on from where that ended.
const SLICE: Duration = Duration::from_millis(1_500);
/// How long a review pauses while bots have something to think about.
const GIVE_WAY: Duration = Duration::from_millis(10);

impl Hall {
    /// What the bots make of this record from step `from` on. `pass` is what let its owner in.
    pub(crate) async fn review(
        self: &Arc<Hall>,
        record: String,
        from: u32,
        pass: impl Send + 'static,
    ) -> Result<http::Review, Failure> {
        let hall = Arc::clone(self);
        self.reviews.work(pass, move || hall.review_slice(&record, from)).await
    }

    fn review_slice(&self, record: &str, from: u32) -> Result<http::Review, Failure> {
        let until = Instant::now() + SLICE;
        let RecordedMatch { header, entries } = record::read(&self.settings.games, record)?;
        let facts: Vec<Fact> = entries.into_iter().map(|entry| entry.fact).collect();
        let go_on = || {
            while self.bots.are_busy() && Instant::now() < until {
                std::thread::sleep(GIVE_WAY);
            }
            Instant::now() < until
        };
        let job = ReviewJob { from, playouts: self.settings.review_playouts };
        let bad = |why: String| Failure::bad("bad_record", why);
        let players = self.settings.games.players(&header.game).ok_or_else(Failure::no_such_game)?;
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
