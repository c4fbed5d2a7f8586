//! All that one pair of eyes was shown of a match, line by line as its frames showed it.

use crate::Denial;
use catalog::AnyRecording;
use engine::{CheckedEntry, Events, Fact, Later, Seat, Turn, Viewer};
use protocol::Secret;
use protocol::http::{StoryLine, StoryView};
use room::{Room, TakenBack};
use serde_json::Value;

/// How long a story may be, in bytes of its events. No match that people play comes near it; then its last lines are told.
const MAX_BYTES: usize = 512 * 1024;

/// Whose story is told.
#[derive(Debug)]
pub struct Told<'a> {
    pub viewer: Viewer,
    /// The steps that a bot made for somebody who was away.
    pub held: &'a [u32],
    /// Where steps were taken back.
    pub taken_back: &'a [TakenBack],
    /// Whether a player is told what is wrong in books kept by hand.
    pub checks: bool,
}

/// One line while it is put together.
struct Line {
    told: StoryLine,
    seen: Vec<Value>,
    kept: Vec<Value>,
}

/// Through whose eyes somebody with these secrets reads. Nobody reads with the eyes of a seat that is not theirs, and a table
/// that keeps watchers out tells them nothing before it is over.
pub fn viewer_of(room: &Room, seat: Option<Seat>, secrets: &[Secret]) -> Result<Viewer, Denial> {
    let Some(seat) = seat else {
        let is_open = room.info().watchable || room.outcome().is_some();
        let detail = "The host lets nobody watch this match. Its story is open to all once it is over.";
        return if is_open { Ok(Viewer::Public) } else { Err(Denial::forbidden("no_watching", detail)) };
    };
    let is_own = secrets.iter().any(|secret| room.seat_of(secret) == Some(seat));
    let detail = "This browser does not have that seat. Leave it out to read what everybody may.";
    if is_own { Ok(Viewer::Seat(seat)) } else { Err(Denial::forbidden("not_yours", detail)) }
}

pub fn story(recording: &AnyRecording, told: &Told<'_>) -> StoryView {
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
    let (cut, lines) = shortened(told.with_taken_back(lines));
    let summary = last.summary(told.viewer, &seen);
    StoryView { to: recording.steps(), cut, lines, summary, checked: told.checked(recording) }
}

impl Told<'_> {
    /// What the player of this seat booked by hand, if they may know what is right.
    fn checked(&self, recording: &AnyRecording) -> Vec<CheckedEntry> {
        let Some(seat) = self.viewer.seat().filter(|_| self.checks) else { return Vec::new() };
        let (mut history, mut moments) = (Vec::new(), recording.moments(0));
        while let Some(moment) = moments.step() {
            history.extend(moment.events.whole());
        }
        recording.last().checked(&history, seat)
    }

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
                let (crossed, events, later, taken_back) = (false, Vec::new(), None, false);
                let told = StoryLine { seq, seat, by_bot, chapter, crossed, events, later, taken_back };
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

    /// What was taken back is told after the last line that was left.
    fn with_taken_back(&self, lines: Vec<StoryLine>) -> Vec<StoryLine> {
        let mut taken = self.taken_back.iter().peekable();
        let mut told: Vec<StoryLine> = Vec::with_capacity(lines.len() + self.taken_back.len());
        for line in lines {
            while let Some(TakenBack { after, by }) = taken.next_if(|taken| taken.after < line.seq) {
                told.push(took_back(*after, *by, told.last()));
            }
            told.push(line);
        }
        for TakenBack { after, by } in taken {
            told.push(took_back(*after, *by, told.last()));
        }
        told
    }

    /// Who acted, where everybody sees whose turn it is, or where it is the reader.
    fn actor(&self, fact: &Fact, seq: u32, turn: Turn) -> (Option<Seat>, bool) {
        let Fact::Seat { seat, .. } = fact else { return (None, false) };
        let tells = turn == Turn::One(*seat) || self.viewer.is(*seat);
        (tells.then_some(*seat), tells && self.held.binary_search(&seq).is_ok())
    }
}

fn took_back(after: u32, by: Option<Seat>, before: Option<&StoryLine>) -> StoryLine {
    StoryLine {
        seq: after,
        seat: by,
        by_bot: false,
        chapter: before.map_or(0, |line| line.chapter),
        crossed: false,
        events: Vec::new(),
        later: None,
        taken_back: true,
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
            taken_back: false,
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
