//! All that one pair of eyes was shown of a match, line by line as its frames showed it.

use catalog::AnyRecording;
use engine::{Events, Fact, Later, Turn, Viewer};
use protocol::http::{StoryLine, StoryView};
use serde_json::Value;

/// How long a story may be, in bytes of its events. No match that people play comes near it; then its last lines are told.
const MAX_BYTES: usize = 512 * 1024;

/// Whose story is told.
pub(crate) struct Told<'a> {
    pub(crate) viewer: Viewer,
    /// The steps that a bot made for somebody who was away.
    pub(crate) held: &'a [u32],
}

/// One line while it is put together.
struct Line {
    told: StoryLine,
    seen: Vec<Value>,
    kept: Vec<Value>,
}

pub(crate) fn story(recording: &AnyRecording, told: &Told<'_>) -> StoryView {
    let (last, mut seen) = (recording.last(), Vec::new());
    let lines = told.lines(recording);
    for line in &lines {
        seen.extend(line.seen.iter().cloned());
    }
    let over = last.turn() == Turn::Over;
    let count = lines.len();
    let lines = lines.into_iter().zip(1..).map(|(line, at)| {
        // A line that led to another chapter is remembered as long as it is the last.
        let closed = line.told.chapter != last.chapter() || (line.told.crossed && at < count);
        line.finished(over, closed)
    });
    let lines: Vec<StoryLine> =
        lines.filter(|line| !line.events.is_empty() || line.later.is_some()).collect();
    let (cut, lines) = shortened(lines);
    StoryView { to: recording.steps(), cut, lines, summary: last.summary(told.viewer, &seen) }
}

impl Told<'_> {
    /// Chance belongs to the act that led to it: they are shown together.
    fn lines(&self, recording: &AnyRecording) -> Vec<Line> {
        let mut moments = recording.moments(0);
        let mut chapter = moments.game().chapter();
        let mut lines: Vec<Line> = Vec::new();
        while let Some(moment) = moments.step() {
            let (seq, before) = (moment.entry.seq, chapter);
            chapter = moment.game.chapter();
            let is_chance = matches!(moment.entry.fact, Fact::Chance { .. });
            if !is_chance || lines.is_empty() {
                let (seat, by_bot) = self.actor(&moment.entry.fact, seq, moment.turn);
                let told =
                    StoryLine { seq, seat, by_bot, chapter, crossed: false, events: Vec::new(), later: None };
                lines.push(Line { told, seen: Vec::new(), kept: Vec::new() });
            }
            let is_first = lines.len() == 1;
            let line = lines.last_mut().expect("there is one by now");
            line.told.seq = seq;
            // Nothing lies before the first line.
            line.told.crossed |= before != chapter && !is_first;
            line.told.chapter = chapter;
            line.add(&moment.events, self.viewer);
        }
        lines
    }

    /// Who acted, where everybody sees whose turn it is, or where it is the reader.
    fn actor(&self, fact: &Fact, seq: u32, turn: Turn) -> (Option<engine::Seat>, bool) {
        let Fact::Seat { seat, .. } = fact else { return (None, false) };
        let tells = turn == Turn::One(*seat) || self.viewer.is(*seat);
        (tells.then_some(*seat), tells && self.held.binary_search(&seq).is_ok())
    }
}

impl Line {
    fn add(&mut self, events: &Events, viewer: Viewer) {
        for told in events.told_to(viewer) {
            match told.later {
                Later::Same => self.kept.push(told.seen.clone()),
                Later::Changed(kept) => self.kept.push(kept),
                Later::Nothing => {}
            }
            self.seen.push(told.seen);
        }
    }

    fn finished(self, over: bool, closed: bool) -> StoryLine {
        let Line { told, seen, kept } = self;
        if over || kept == seen {
            return StoryLine { events: seen, ..told };
        }
        if closed {
            StoryLine { events: kept, ..told }
        } else {
            StoryLine { events: seen, later: Some(kept), ..told }
        }
    }
}

/// The last lines that fit, and whether any was left out.
fn shortened(lines: Vec<StoryLine>) -> (bool, Vec<StoryLine>) {
    let bytes = |line: &StoryLine| -> usize {
        let events = line.events.iter().chain(line.later.iter().flatten());
        events.map(|event| event.to_string().len()).sum()
    };
    let mut left = MAX_BYTES;
    let fits = |line: &&StoryLine| {
        let fits = bytes(line) <= left;
        left = left.saturating_sub(bytes(line));
        fits
    };
    let kept = lines.iter().rev().take_while(fits).count();
    let out = lines.len() - kept;
    (out > 0, lines.into_iter().skip(out).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_story_that_is_too_long_keeps_its_end() {
        let line = |seq, length: usize| StoryLine {
            seq,
            seat: None,
            by_bot: false,
            chapter: 1,
            crossed: false,
            events: vec![Value::String("x".repeat(length))],
            later: None,
        };
        let numbers = |lines: Vec<StoryLine>| -> Vec<u32> { lines.iter().map(|line| line.seq).collect() };
        let (cut, lines) = shortened(vec![line(1, 10), line(2, 10)]);
        assert_eq!((cut, numbers(lines)), (false, vec![1, 2]));
        let (cut, lines) = shortened(vec![line(1, 10), line(2, MAX_BYTES - 20), line(3, 10)]);
        assert_eq!((cut, numbers(lines)), (true, vec![2, 3]));
        let (cut, lines) = shortened(vec![line(1, MAX_BYTES)]);
        assert_eq!((cut, numbers(lines)), (true, Vec::new()));
    }
}
