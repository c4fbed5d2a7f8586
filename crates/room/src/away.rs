//! Times when nobody could act, because no server was there or it could not store anything.

use crate::fact::RoomFact;
use crate::moment::Moment;
use crate::room::Room;
use serde::{Deserialize, Serialize};

/// A time during which nobody could act at any table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outage {
    pub from_ms: u64,
    pub to_ms: u64,
}

impl Outage {
    /// How much of it lies between these two moments.
    pub fn between(&self, since_ms: u64, now_ms: u64) -> u64 {
        self.to_ms.min(now_ms).saturating_sub(self.from_ms.max(since_ms))
    }
}

impl Room {
    /// Gives back the time that nobody could use. What was before the last fact has been given back already: whoever
    /// stored that fact had the table, and woke it first.
    pub(crate) fn resume(&mut self, outages: &[Outage], at: &mut Moment) {
        let away_ms = outages.iter().map(|outage| outage.between(self.last_ms, at.now_ms)).sum();
        if away_ms > 0 && self.has_running_clock() {
            self.happen(RoomFact::Resumed { away_ms }, at);
            self.broadcast(self.course().map_or(0, |course| course.game.seq()), at);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_lies_between_counts() {
        let outage = Outage { from_ms: 100, to_ms: 200 };
        let cases = [
            (0, 300, 100),
            (150, 300, 50),
            (0, 120, 20),
            (120, 130, 10),
            (200, 300, 0),
            (0, 100, 0),
            (300, 50, 0),
        ];
        for (since_ms, now_ms, counted) in cases {
            assert_eq!(outage.between(since_ms, now_ms), counted, "{since_ms} to {now_ms}");
        }
    }
}
