//! Lessons and puzzles: a position is opened from its facts, shown, and an answer is tried on it. Nothing is kept.

use crate::problem::HttpFailure;
use engine::{AnyMatch, Fact, Lesson, Refusal, Viewer};
use protocol::http::{LessonAnswer, LessonLine, LessonList, LessonView};
use protocol::{ClockView, Frame};
use search::AnyGame;
use serde_json::Value;

/// So many puzzles of the days before are listed.
const EARLIER: u64 = 14;

const DAY_MS: u64 = 24 * 60 * 60 * 1000;

pub(crate) fn list(game: &dyn AnyGame, now_ms: u64) -> LessonList {
    let puzzles = puzzles(game);
    let day = now_ms / DAY_MS;
    let of_day = |day: u64| puzzles.get(usize::try_from(day % puzzles.len().max(1) as u64).ok()?);
    let id = |puzzle: &Lesson| puzzle.id.clone();
    let most = EARLIER.min(puzzles.len().saturating_sub(1) as u64).min(day);
    LessonList {
        lessons: lessons(game)
            .into_iter()
            .map(|lesson| LessonLine { id: lesson.id, rule: lesson.rule.unwrap_or_default() })
            .collect(),
        today: of_day(day).map(id),
        earlier: (1..=most).filter_map(|back| of_day(day - back)).map(id).collect(),
    }
}

pub(crate) fn see(game: &dyn AnyGame, id: &str) -> Result<LessonView, HttpFailure> {
    let lesson = find(game, id)?;
    let position = open(game, &lesson)?;
    let frame = frame(&*position, &lesson, position.seq(), Vec::new());
    let Lesson { id, rule, seats, options, seat, .. } = lesson;
    Ok(LessonView { id, rule, seat, seats, options, frame })
}

pub(crate) fn answer(game: &dyn AnyGame, id: &str, action: &Value) -> Result<LessonAnswer, HttpFailure> {
    let lesson = find(game, id)?;
    let mut position = open(game, &lesson)?;
    let from = position.seq();
    let outlook = lesson.right.first().and_then(|right| position.consider(lesson.seat, right).ok());
    let applied = match position.submit(lesson.seat, action) {
        Ok(applied) => applied,
        Err(Refusal::Illegal(illegal)) => {
            let refused = Some(illegal.rule.0.to_owned());
            return Ok(LessonAnswer { refused, ..LessonAnswer::default() });
        }
        Err(other) => return Err(HttpFailure::bad("bad_action", other.to_string())),
    };
    let viewer = Viewer::Seat(lesson.seat);
    let events = applied.events.seen_by(viewer);
    // The action as the game writes it, in whatever order its parts came.
    let Fact::Seat { action, .. } = applied.entry.fact else { unreachable!("a seat acted") };
    Ok(LessonAnswer {
        right: lesson.right.contains(&action),
        refused: None,
        best: lesson.right.first().cloned(),
        chances: lesson.chances,
        reason: lesson.reason,
        outlook,
        frame: Some(frame(&*position, &lesson, from, events)),
    })
}

fn lessons(game: &dyn AnyGame) -> Vec<Lesson> {
    Lesson::read_all(game.about().lessons).expect("the tests of the catalog read all lessons")
}

fn puzzles(game: &dyn AnyGame) -> Vec<Lesson> {
    Lesson::read_all(game.about().puzzles).expect("the tests of the catalog read all puzzles")
}

fn find(game: &dyn AnyGame, id: &str) -> Result<Lesson, HttpFailure> {
    let all = lessons(game).into_iter().chain(puzzles(game));
    let unknown = || {
        let detail = "There is no such lesson. See /api/games/{id}/lessons for those there are.";
        HttpFailure::not_found("no_such_lesson", detail)
    };
    all.into_iter().find(|lesson| lesson.id == id).ok_or_else(unknown)
}

fn open(game: &dyn AnyGame, lesson: &Lesson) -> Result<Box<dyn AnyMatch>, HttpFailure> {
    let broken = |error: String| {
        tracing::error!(lesson = lesson.id, error, "a lesson cannot be opened");
        HttpFailure::bad("bad_lesson", "This lesson cannot be opened. Try another one.")
    };
    let table = game.table(lesson.seats, &lesson.options).map_err(|error| broken(error.to_string()))?;
    let mut position = table.open();
    for fact in &lesson.facts {
        position.replay(fact).map_err(|refusal| broken(refusal.to_string()))?;
    }
    Ok(position)
}

/// The position as a table would show it to the seat.
fn frame(position: &dyn AnyMatch, lesson: &Lesson, from: u32, events: Vec<Value>) -> Frame {
    let viewer = Viewer::Seat(lesson.seat);
    Frame {
        from,
        to: position.seq(),
        events,
        later: None,
        chapter: position.chapter(),
        view: position.view_text(viewer),
        turn: position.turn(),
        awaited: position.awaited(),
        voice: position.voice(viewer),
        legal: position.buttons(lesson.seat),
        forms: position.forms(lesson.seat),
        can_undo: false,
        clock: ClockView::default(),
        outcome: position.outcome(),
        sketch: Some(position.sketch(viewer)),
    }
}
