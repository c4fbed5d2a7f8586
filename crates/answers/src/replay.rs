//! A match seen again as one pair of eyes saw it happen.

use crate::Denial;
use catalog::AnyRecording;
use engine::{AnyMatch, Events, Fact, ReplayedStep, Seat, Turn, Viewer};
use protocol::http::{ReplayFrame, ReplayView, ScorePoint, SeatSight, StoryLine};
use serde_json::Value;
use std::ops::Range;

/// How many steps are shown at once.
pub const MAX_FRAMES: u32 = 200;
/// How many points the line of scores has at most.
const MAX_POINTS: usize = 300;

/// Who looks at a replay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    Public,
    Seat(Seat),
    /// Everybody's at once.
    All,
}

/// The steps of the window, and all that is told of the whole where it begins with step 0.
pub fn replay(recording: &AnyRecording, eyes: Eyes, window: Range<u32>) -> Result<ReplayView, Denial> {
    let header = &recording.header;
    if let Eyes::Seat(seat) = eyes
        && seat.0 >= header.seats
    {
        let detail = format!("There is no such seat: the table had {}, numbered from 0.", header.seats);
        return Err(Denial::bad("no_such_seat", detail));
    }
    let last = recording.last();
    let mut told = ReplayView {
        game: header.game.clone(),
        rules_version: header.rules,
        seats: header.seats,
        options: header.options.clone(),
        players: header.players.clone(),
        words: last.names().into_iter().collect(),
        total_steps: recording.steps(),
        finished: last.turn() == Turn::Over,
        frames: Vec::new(),
        story: Vec::new(),
        scores: Vec::new(),
        summary: None,
    };
    let tells_all = window.start == 0;
    let mut seen = Vec::new();
    let mut moments = recording.moments(window.start.saturating_sub(1));
    if window.contains(&0) {
        told.frames.push(frame(moments.game(), eyes, None, None, Vec::new()));
    }
    if tells_all {
        told.scores.push(score(moments.game()));
    }
    let mut chapter = moments.game().chapter();
    // Chance belongs to the act that led to it: both stand in the chapter that they led to.
    let (mut acts, mut act_from, mut crossed) = (0, 0, false);
    while let Some(moment) = moments.step() {
        let before = std::mem::replace(&mut chapter, moment.game.chapter());
        let seq = moment.entry.seq;
        if !tells_all && seq >= window.end {
            break;
        }
        let events = eyes.see(&moment.events);
        let (seat, action) = eyes.actor(&moment);
        if tells_all {
            told.scores.push(score(moment.game));
            seen.extend(events.iter().cloned());
            if acts == 0 || !matches!(moment.entry.fact, Fact::Chance { .. }) {
                (acts, act_from, crossed) = (acts + 1, told.story.len(), false);
            }
            // Nothing lies before the first one.
            crossed |= before != chapter && acts > 1;
            if !events.is_empty() {
                let events = events.clone();
                told.story.push(StoryLine {
                    seq,
                    seat,
                    by_bot: false,
                    chapter,
                    crossed,
                    events,
                    later: None,
                    taken_back: false,
                });
            }
            for line in &mut told.story[act_from..] {
                (line.chapter, line.crossed) = (chapter, crossed);
            }
        }
        if window.contains(&seq) {
            told.frames.push(frame(moment.game, eyes, seat, action, events));
        }
    }
    told.scores = thinned(told.scores);
    told.summary = last.summary(eyes.viewer(), &seen).filter(|_| tells_all);
    Ok(told)
}

fn score(game: &dyn AnyMatch) -> ScorePoint {
    ScorePoint { seq: game.seq(), scores: Seat::all(game.seats()).map(|seat| game.score(seat)).collect() }
}

impl Eyes {
    /// As they are written in an address: `public`, `all`, or the number of a seat.
    pub fn read(text: &str) -> Result<Eyes, Denial> {
        match (text, text.parse()) {
            ("" | "public", _) => Ok(Eyes::Public),
            ("all", _) => Ok(Eyes::All),
            (_, Ok(seat)) => Ok(Eyes::Seat(Seat(seat))),
            _ => Err(Denial::bad("bad_request", "eyes is public, all, or the number of a seat from 0.")),
        }
    }

    fn viewer(self) -> Viewer {
        match self {
            Eyes::Seat(seat) => Viewer::Seat(seat),
            Eyes::Public | Eyes::All => Viewer::Public,
        }
    }

    /// Who acted and how, as far as these eyes can tell: whose turn it is everybody sees, a hidden answer nobody.
    fn actor(self, moment: &ReplayedStep<'_>) -> (Option<Seat>, Option<Value>) {
        let Fact::Seat { seat, action } = &moment.entry.fact else { return (None, None) };
        let knows = self == Eyes::All || self == Eyes::Seat(*seat);
        let tells = knows || moment.turn == Turn::One(*seat);
        (tells.then_some(*seat), knows.then(|| action.clone()))
    }

    fn see(self, events: &Events) -> Vec<Value> {
        if self == Eyes::All { events.whole() } else { events.seen_by(self.viewer()) }
    }
}

fn frame(
    game: &dyn AnyMatch,
    eyes: Eyes,
    seat: Option<Seat>,
    action: Option<Value>,
    events: Vec<Value>,
) -> ReplayFrame {
    let viewer = eyes.viewer();
    let sketch = game.sketch(viewer);
    let sight = |seat| {
        let viewer = Viewer::Seat(seat);
        let panels = game.sketch(viewer).panels.into_iter();
        let panels = panels.filter(|panel| !sketch.panels.contains(panel)).collect();
        SeatSight { view: game.view(viewer), panels }
    };
    let hands = if eyes == Eyes::All { Seat::all(game.seats()).map(sight).collect() } else { Vec::new() };
    ReplayFrame {
        seq: game.seq(),
        seat,
        action,
        events,
        chapter: game.chapter(),
        view: game.view(viewer),
        turn: game.turn(),
        awaited: game.awaited(),
        scores: score(game).scores,
        voice: game.voice(viewer),
        outcome: game.outcome(),
        sketch,
        hands,
    }
}

/// Every nth point, always with the first and the last.
fn thinned(points: Vec<ScorePoint>) -> Vec<ScorePoint> {
    let stride = points.len().div_ceil(MAX_POINTS - 1).max(1);
    let last = points.len().saturating_sub(1);
    let kept = points.into_iter().enumerate().filter(|(at, _)| at % stride == 0 || *at == last);
    kept.map(|(_, point)| point).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Line, Seed};
    use search::SimulateJob;

    /// A match of random players with at least a thousand steps.
    fn long_match() -> AnyRecording {
        let job = SimulateJob::new("random", 1, Seed::from_number(1));
        let mut longest = String::new();
        for game in catalog::games() {
            let table = game.table(game.about().most_seats, &Default::default()).expect("defaults");
            let mut record = String::new();
            let mut write = |lines: &[Line]| {
                record.extend(lines.iter().map(|line| line.to_json() + "\n"));
                Ok(())
            };
            table.simulate(&job, &|_| {}, Some(&mut write)).expect("random players play");
            if record.lines().count() > longest.lines().count() {
                longest = record;
            }
        }
        let mut read = catalog::replayer().read_all(longest.lines()).expect("it was just written");
        read.swap_remove(0)
    }

    /// Whoever looks through a whole match has every step made a few times, however many windows it takes.
    #[test]
    fn looking_through_a_match_is_linear_work() {
        let recording = long_match();
        let steps = recording.steps();
        assert!(steps >= 1_000, "{steps}");
        for (eyes, window) in [(Eyes::All, 16), (Eyes::Seat(Seat(0)), 40)] {
            let before = recording.remade();
            let mut seen = 0;
            for from in (0..=steps).step_by(window as usize) {
                seen +=
                    replay(&recording, eyes, from..from + window).expect("there is such a seat").frames.len();
            }
            assert_eq!(seen as u32, steps + 1);
            let remade = recording.remade() - before;
            assert!(remade <= 5 * u64::from(steps), "{remade} steps were made again to see {steps}");
        }
        let before = recording.remade();
        for from in (1..=steps).step_by(7) {
            assert!(recording.after(from - 1).is_some(), "a slice of a review begins there");
        }
        assert!(recording.remade() - before <= 5 * u64::from(steps));
    }

    #[test]
    fn a_long_line_of_scores_keeps_its_ends() {
        let line = |length: u32| (0..length).map(|seq| ScorePoint { seq, scores: Vec::new() }).collect();
        for length in [0, 1, 2, 299, 300, 301, 5_000] {
            let thin = thinned(line(length));
            assert!(thin.len() <= MAX_POINTS && thin.len() >= (length as usize).min(150), "{length}");
            assert_eq!(thin.first().map(|point| point.seq), (length > 0).then_some(0));
            assert_eq!(thin.last().map(|point| point.seq), length.checked_sub(1));
        }
    }
}
