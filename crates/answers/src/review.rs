use crate::Denial;
use catalog::AnyRecording;
use protocol::http;

/// How many playouts each estimate rests on, unless whoever runs a server says otherwise.
pub const REVIEW_PLAYOUTS: u32 = 200;

/// What the bots make of a match from step `from` on, at least of one step, and then for as long as `go_on` says so.
pub fn review(
    recording: &AnyRecording,
    from: u32,
    playouts: u32,
    go_on: &dyn Fn() -> bool,
) -> Result<http::Review, Denial> {
    let before = from.max(1).min(recording.steps() + 1) - 1;
    let game = recording.after(before).expect("it is not beyond the last step");
    let steps = &recording.entries[before as usize..];
    let review = recording.table.review(&*game, steps, playouts, go_on);
    Ok(told(review.map_err(|error| Denial::bad("bad_record", error.to_string()))?))
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
