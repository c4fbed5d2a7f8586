//! Whose time runs, and what happens when it is over.

use crate::phase::Playing;
use crate::room::Room;
use crate::waits::Waits;
use engine::{Seat, SeatSet};
use protocol::{Clock, ClockView};

const DAY_MS: u64 = 24 * 60 * 60 * 1000;

/// The time of a match.
pub(crate) struct Clocks {
    pub(crate) turn_began_ms: u64,
    /// So much of this turn nobody could act, and it counts against nobody.
    pub(crate) away_ms: u64,
    /// What each seat has left for the whole match, where the clock is a bank.
    pub(crate) banks_ms: Vec<u64>,
    pub(crate) waits: Waits,
}

impl Clocks {
    pub(crate) fn new(clock: Clock, seats: u8, waits: Waits, at_ms: u64) -> Clocks {
        let mut clocks = Clocks { turn_began_ms: at_ms, away_ms: 0, banks_ms: vec![0; seats.into()], waits };
        clocks.fill_banks(clock);
        clocks
    }

    /// A clock is set when a match starts or people agree on another one.
    pub(crate) fn fill_banks(&mut self, clock: Clock) {
        if let Clock::Bank { bank_ms, .. } = clock {
            self.banks_ms.fill(u64::from(bank_ms));
        }
    }

    pub(crate) fn begin_turn(&mut self, at_ms: u64) {
        (self.turn_began_ms, self.away_ms) = (at_ms, 0);
    }

    /// Takes what a seat has used from its bank and adds the increment.
    pub(crate) fn charge(&mut self, clock: Clock, seat: Seat, used_ms: u64) {
        if let Clock::Bank { increment_ms, .. } = clock {
            let bank = &mut self.banks_ms[seat.index()];
            *bank = bank.saturating_sub(used_ms) + u64::from(increment_ms);
        }
    }

    /// Time that did not count.
    pub(crate) fn stand_still(&mut self, for_ms: u64) {
        self.turn_began_ms = self.turn_began_ms.saturating_add(for_ms);
        self.waits.stand_still(for_ms);
    }

    /// What a seat had left when the running turn began.
    fn allowance_ms(&self, clock: Clock, seat: Seat) -> Option<u64> {
        match clock {
            Clock::None => None,
            Clock::PerMove { move_ms } => Some(u64::from(move_ms)),
            Clock::Bank { .. } => Some(self.banks_ms[seat.index()]),
            Clock::Slow { days } => Some(u64::from(days) * DAY_MS),
        }
    }
}

impl Room {
    /// The seats that are being waited for and have a clock.
    fn on_the_clock(&self, playing: &Playing) -> SeatSet {
        let waited = playing.course.game.awaited();
        waited.iter().filter(|seat| self.places[seat.index()].person().is_some()).collect()
    }

    /// The seats whose time runs, each with the moment it is over.
    fn time_limits(&self) -> impl Iterator<Item = (Seat, u64)> {
        let running = self.running();
        let seats = running.map_or(SeatSet::EMPTY, |playing| self.on_the_clock(playing));
        seats.iter().filter_map(move |seat| {
            let clocks = &running?.clocks;
            Some((seat, clocks.turn_began_ms + clocks.allowance_ms(self.setup.clock, seat)?))
        })
    }

    /// When the time of the next seat, or of the game's own wait, is over, or the match starts.
    pub(crate) fn next_deadline_ms(&self) -> Option<u64> {
        if let Some(by_ms) = self.begins_by_ms() {
            return Some(by_ms);
        }
        let wait_ms = self.running()?.clocks.waits.due_ms();
        self.time_limits().map(|(_, over_ms)| over_ms).chain(wait_ms).chain(self.forced_ms()).min()
    }

    /// When the move that the rules make for somebody is due.
    pub(crate) fn forced_ms(&self) -> Option<u64> {
        let playing = self.running()?;
        let asked = playing.asked.forced.filter(|_| !self.is_read_to());
        asked.filter(|(seq, _)| *seq == playing.course.game.seq()).map(|(_, due_ms)| due_ms)
    }

    /// The seats whose time is over.
    pub(crate) fn out_of_time(&self, now_ms: u64) -> Vec<Seat> {
        self.time_limits().filter(|(_, over_ms)| *over_ms <= now_ms).map(|(seat, _)| seat).collect()
    }

    pub(crate) fn clock_view(&self, now_ms: u64) -> ClockView {
        let Some(clocks) = self.clocks() else { return ClockView::default() };
        let running = self.running().map_or(SeatSet::EMPTY, |playing| self.on_the_clock(playing));
        let used_ms = now_ms.saturating_sub(clocks.turn_began_ms);
        let left = |seat: Seat| {
            let allowance = clocks.allowance_ms(self.setup.clock, seat)?;
            Some(if running.contains(seat) { allowance.saturating_sub(used_ms) } else { allowance })
        };
        let left_ms = Seat::all(self.setup.seats).map(left).collect::<Option<Vec<u64>>>();
        let has_clock = self.setup.clock != Clock::None;
        ClockView {
            left_ms: left_ms.unwrap_or_default(),
            running_seats: if has_clock { running.into() } else { Vec::new() },
            wait_ms: clocks.waits.due_ms().map(|due_ms| due_ms.saturating_sub(now_ms)),
            away_ms: Some(clocks.away_ms).filter(|away_ms| *away_ms > 0),
        }
    }
}
