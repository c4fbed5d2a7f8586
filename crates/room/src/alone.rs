//! Bots do not play for nobody: a match at which nobody is left stands still until somebody comes.

use crate::fact::RoomFact;
use crate::moment::Moment;
use crate::room::Room;
use protocol::Clock;

/// How long bots play on after the last device went. Who only changes the device, or lost the line for a moment, finds the
/// match as it would have gone on.
const ALONE_MS: u64 = 60_000;

impl Room {
    /// Whether a device or a watcher is connected.
    pub fn is_watched(&self) -> bool {
        !self.conns.is_empty()
    }

    /// Whether the match has to go on with nobody there: somebody is called when it is their turn, a tournament waits for
    /// the result, or people have days for each move and nobody is expected to stay.
    fn goes_on_alone(&self) -> bool {
        let is_slow = matches!(self.setup.clock, Clock::Slow { .. });
        let mut people = self.places.iter().filter_map(|place| place.person());
        let is_called = people.any(|person| person.hook.is_some() && !person.held_by_bot);
        is_slow || is_called || self.setup.tournament.is_some()
    }

    /// When bots stop that play for nobody.
    pub(crate) fn left_alone_ms(&self) -> Option<u64> {
        let alone = !self.is_watched() && self.bots_to_move() && !self.goes_on_alone();
        alone.then(|| self.seen_ms.saturating_add(ALONE_MS))
    }

    pub(crate) fn stop_if_alone(&mut self, at: &mut Moment) {
        if self.left_alone_ms().is_some_and(|alone_ms| alone_ms <= at.now_ms) {
            self.happen(RoomFact::LeftAlone, at);
        }
    }

    /// Somebody has come: a match that was left alone goes on.
    pub(crate) fn found_again(&mut self, at: &mut Moment) {
        if self.playing().is_some_and(|playing| playing.alone) {
            self.happen(RoomFact::Continued, at);
        }
    }
}
