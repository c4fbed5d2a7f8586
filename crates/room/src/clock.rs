//! Whose time runs, and what happens when it is over.

use crate::room::{Playing, Room};
use engine::{Seat, SeatSet};
use protocol::{Clock, ClockView};

const DAY_MS: u64 = 24 * 60 * 60 * 1000;

impl Room {
    /// The seats that are being waited for and have a clock.
    fn on_the_clock(&self, playing: &Playing) -> SeatSet {
        let waited = playing.game.turn().seats();
        waited.iter().filter(|seat| self.places[seat.index()].person().is_some()).collect()
    }

    /// What a seat had left when the running turn began.
    fn allowance_ms(&self, seat: Seat) -> Option<u64> {
        match self.setup.clock {
            Clock::None => None,
            Clock::PerMove { move_ms } => Some(u64::from(move_ms)),
            Clock::Bank { .. } => Some(self.places[seat.index()].bank_ms),
            Clock::Slow { days } => Some(u64::from(days) * DAY_MS),
        }
    }

    /// When the time of the next seat, or of the game's own wait, is over.
    pub(crate) fn next_deadline_ms(&self) -> Option<u64> {
        let playing = self.running()?;
        let seats = self.on_the_clock(playing).iter();
        let seats = seats.filter_map(|seat| Some(playing.turn_began_ms + self.allowance_ms(seat)?));
        seats.chain(playing.waits.due_ms()).chain(self.forced_ms()).min()
    }

    /// When the move that the rules make for somebody is due.
    pub(crate) fn forced_ms(&self) -> Option<u64> {
        let playing = self.running()?;
        playing.forced.filter(|(seq, _)| *seq == playing.game.seq()).map(|(_, due_ms)| due_ms)
    }

    /// The seats whose time is over.
    pub(crate) fn out_of_time(&self, now_ms: u64) -> Vec<Seat> {
        let Some(playing) = self.running() else { return Vec::new() };
        let over = |seat: &Seat| {
            self.allowance_ms(*seat).is_some_and(|allowance| playing.turn_began_ms + allowance <= now_ms)
        };
        self.on_the_clock(playing).iter().filter(over).collect()
    }

    /// Takes what a seat has used from its bank and adds the increment.
    pub(crate) fn charge(&mut self, seat: Seat, used_ms: u64) {
        if let Clock::Bank { increment_ms, .. } = self.setup.clock {
            let bank = &mut self.places[seat.index()].bank_ms;
            *bank = bank.saturating_sub(used_ms) + u64::from(increment_ms);
        }
    }

    /// Fills the banks when a match starts or the clock is changed.
    pub(crate) fn fill_banks(&mut self) {
        if let Clock::Bank { bank_ms, .. } = self.setup.clock {
            self.places.iter_mut().for_each(|place| place.bank_ms = u64::from(bank_ms));
        }
    }

    pub(crate) fn clock_view(&self, now_ms: u64) -> ClockView {
        let Some(playing) = self.playing() else { return ClockView::default() };
        let running = if self.running().is_some() { self.on_the_clock(playing) } else { SeatSet::EMPTY };
        let used_ms = now_ms.saturating_sub(playing.turn_began_ms);
        let left = |seat: Seat| {
            let allowance = self.allowance_ms(seat)?;
            Some(if running.contains(seat) { allowance.saturating_sub(used_ms) } else { allowance })
        };
        let left_ms = Seat::all(playing.game.seats()).map(left).collect::<Option<Vec<u64>>>();
        let has_clock = self.setup.clock != Clock::None;
        ClockView {
            left_ms: left_ms.unwrap_or_default(),
            running_seats: if has_clock { running.into() } else { Vec::new() },
            wait_ms: playing.waits.due_ms().map(|due_ms| due_ms.saturating_sub(now_ms)),
        }
    }
}
