//! Who may look on, and what they are told of the table.

use crate::fact::RoomFact;
use crate::moment::Moment;
use crate::room::{MAX_WATCHERS, Room};
use engine::Seat;
use protocol::{Allowance, Bye, PlayerKind, RefusedWhy, SeatInfo, ServerMessage, TableChange};
use std::collections::BTreeMap;

impl Room {
    pub(crate) fn watchers(&self) -> usize {
        self.conns.values().filter(|conn| conn.seat.is_none()).count()
    }

    /// Why one more may not watch. Before the match anybody may look in, since that is how one finds a seat.
    pub(crate) fn keeps_out(&self) -> Option<Bye> {
        if !self.watchable && self.course().is_some() {
            Some(Bye::NoWatching)
        } else if self.watchers() >= MAX_WATCHERS {
            Some(Bye::Crowded)
        } else {
            None
        }
    }

    pub(crate) fn set_watching(
        &mut self,
        by: Seat,
        allowed: bool,
        at: &mut Moment,
    ) -> Result<(), RefusedWhy> {
        self.host(by)?;
        if allowed != self.watchable {
            self.may_still(Allowance::Change)?;
            self.happen(RoomFact::WatchingSet { allowed }, at);
            self.send_watchers_away(at);
            self.announce(at);
        }
        Ok(())
    }

    /// Once the match runs, nobody watches one that only its players may see.
    pub(crate) fn send_watchers_away(&mut self, at: &mut Moment) {
        if self.watchable || self.course().is_none() {
            return;
        }
        for conn in self.conns_of(None) {
            self.conns.remove(&conn);
            at.close(conn, Bye::NoWatching);
        }
    }

    /// Who sits in a seat, if there is such a seat.
    pub fn player(&self, seat: Seat) -> Option<PlayerKind> {
        self.places.get(seat.index()).map(|place| place.kind())
    }

    /// What this table's content calls things, once the match runs.
    pub(crate) fn words(&self) -> BTreeMap<String, String> {
        self.course().map(|course| course.game.names().into_iter().collect()).unwrap_or_default()
    }

    /// What may have changed since somebody was welcomed.
    pub(crate) fn change(&self) -> TableChange {
        TableChange {
            stage: self.stage(),
            seats: self.seats(),
            host_seat: self.host_seat,
            watchers: self.watchers() as u32,
            watchable: self.watchable,
            voided: self.voided,
            clock: self.setup.clock,
            beginning: self.begins_by_ms().is_some(),
            rematch: self.rematch().cloned(),
            words: BTreeMap::new(),
        }
    }

    pub(crate) fn announce(&self, at: &mut Moment) {
        let mut change = self.change();
        self.count_down(&mut change.seats, at.now_ms);
        self.tell_all(ServerMessage::Table { table: change }, at);
    }

    /// Says when a bot plays for those who are away, if they are waited for by then.
    pub(crate) fn count_down(&self, seats: &mut [SeatInfo], now_ms: u64) {
        for (seat, gone_ms) in self.absent() {
            seats[seat.index()].bot_in_ms = Some(gone_ms.saturating_sub(now_ms));
        }
    }

    /// The match has begun: its words are known.
    pub(crate) fn announce_start(&self, at: &mut Moment) {
        let change = TableChange { words: self.words(), ..self.change() };
        self.tell_all(ServerMessage::Table { table: change }, at);
    }
}
