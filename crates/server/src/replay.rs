//! A record read again as one pair of eyes saw it happen.

use crate::settings::Games;
use catalog::{Fault, Replayer, Told};
use engine::{AnyMatch, Applied, Events, Fact, Header, Seat, Turn, Viewer};
use protocol::http::{ReplayFrame, ReplayView, ScorePoint, SeatSight, StoryLine};
use serde_json::Value;
use std::ops::Range;

/// How many points the line of scores has at most.
const MAX_POINTS: usize = 300;

/// Who looks at a replay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Eyes {
    Public,
    Seat(Seat),
    /// Everybody's at once.
    All,
}

/// Why a record cannot be shown.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum Unshown {
    #[error(transparent)]
    Faulty(#[from] Fault),
    #[error("the table had {0} seats, numbered from 0")]
    NoSuchSeat(u8),
}

/// The first record of a text: the steps of the window, and all that is told of the whole where it begins with step 0.
pub(crate) fn replay(
    games: &Games,
    text: &str,
    eyes: Eyes,
    window: Range<u32>,
) -> Result<ReplayView, Unshown> {
    let mut replayer = Replayer::of(games.all().to_vec()).allowing_unfinished();
    let mut reading: Option<Reading> = None;
    for line in text.lines() {
        match replayer.read(line)? {
            None => {}
            Some(Told::Opened(header)) if reading.is_none() => {
                let game = replayer.current().expect("it was opened just now");
                reading = Some(Reading::open(header, game, eyes, window.clone())?);
            }
            Some(Told::Opened(_) | Told::Ended(_)) => break,
            Some(Told::Stepped(applied)) => {
                if let (Some(reading), Some(game)) = (&mut reading, replayer.current()) {
                    reading.step(&applied, game);
                }
            }
        }
    }
    replayer.finish()?;
    let mut told = reading.expect("a text without a record is refused").told;
    told.scores = thinned(told.scores);
    Ok(told)
}

/// What is known of a record while it is read.
struct Reading {
    eyes: Eyes,
    window: Range<u32>,
    /// Who could act before the step that is read next.
    turn: Turn,
    told: ReplayView,
}

impl Reading {
    fn open(header: Header, game: &dyn AnyMatch, eyes: Eyes, window: Range<u32>) -> Result<Reading, Unshown> {
        if let Eyes::Seat(seat) = eyes
            && seat.0 >= header.seats
        {
            return Err(Unshown::NoSuchSeat(header.seats));
        }
        let told = ReplayView {
            game: header.game,
            rules_version: header.rules,
            seats: header.seats,
            options: header.options,
            players: header.players,
            words: game.names().into_iter().collect(),
            total_steps: 0,
            finished: false,
            frames: Vec::new(),
            story: Vec::new(),
            scores: Vec::new(),
        };
        let mut reading = Reading { eyes, window, turn: game.turn(), told };
        if reading.window.contains(&0) {
            reading.told.frames.push(frame(game, eyes, None, None, Vec::new()));
        }
        reading.score(game);
        Ok(reading)
    }

    fn step(&mut self, applied: &Applied, game: &dyn AnyMatch) {
        let seq = game.seq();
        self.told.total_steps = seq;
        self.told.finished = game.turn() == Turn::Over;
        let (seat, action) = self.actor(&applied.entry.fact);
        if self.window.start == 0 {
            let events = self.eyes.see(&applied.events);
            if !events.is_empty() {
                self.told.story.push(StoryLine { seq, seat, events });
            }
            self.score(game);
        }
        if self.window.contains(&seq) {
            let events = self.eyes.see(&applied.events);
            self.told.frames.push(frame(game, self.eyes, seat, action, events));
        }
        self.turn = game.turn();
    }

    /// Who acted and how, as far as these eyes can tell: whose turn it is everybody sees, a hidden answer nobody.
    fn actor(&self, fact: &Fact) -> (Option<Seat>, Option<Value>) {
        let Fact::Seat { seat, action } = fact else { return (None, None) };
        let knows = self.eyes == Eyes::All || self.eyes == Eyes::Seat(*seat);
        let tells = knows || self.turn == Turn::One(*seat);
        (tells.then_some(*seat), knows.then(|| action.clone()))
    }

    fn score(&mut self, game: &dyn AnyMatch) {
        if self.window.start == 0 {
            let scores = Seat::all(game.seats()).map(|seat| game.score(seat)).collect();
            self.told.scores.push(ScorePoint { seq: game.seq(), scores });
        }
    }
}

impl Eyes {
    fn viewer(self) -> Viewer {
        match self {
            Eyes::Seat(seat) => Viewer::Seat(seat),
            Eyes::Public | Eyes::All => Viewer::Public,
        }
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
        outcome: game.outcome(),
        sketch,
        hands,
    }
}

/// Every so many-th point, the first and the last among them.
fn thinned(points: Vec<ScorePoint>) -> Vec<ScorePoint> {
    let stride = points.len().div_ceil(MAX_POINTS - 1).max(1);
    let last = points.len().saturating_sub(1);
    let kept = points.into_iter().enumerate().filter(|(at, _)| at % stride == 0 || *at == last);
    kept.map(|(_, point)| point).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

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
