//! The waits a game asks its table to run. A wait that others interrupt stands still meanwhile, and goes on with what was
//! left of it when the game names it again: an interruption uses up nobody's time, and gives nobody more.

use engine::{AnyMatch, Wait, WaitFor};
use protocol::{Clock, TableSetup};

/// More than a game interrupts at once.
const MOST_HELD: usize = 8;

/// The wait that a match asks for, if it runs at this table. Without a clock nothing hurries anybody, and where people
/// have one for their decisions it is the only one, unless the table was opened with another time of the game's own.
/// Tournaments go by the times of the rulebook.
pub(crate) fn wait_at(setup: &TableSetup, game: &dyn AnyMatch) -> Option<Wait> {
    let runs = match game.wait_for() {
        WaitFor::Rules => true,
        WaitFor::Decision(option) => setup.options.contains_key(option),
        WaitFor::Window(option) => setup.clock != Clock::None || setup.options.contains_key(option),
    };
    game.wait().filter(|_| runs || setup.tournament.is_some())
}

/// The wait that runs, and those that were interrupted.
pub(crate) struct Waits {
    /// With the time at which it began, less whatever it stood still.
    running: Option<(Wait, u64)>,
    /// The id of a wait and how long it has run, the last interrupted last.
    held: Vec<(u32, u64)>,
}

impl Waits {
    pub(crate) fn new(wait: Option<Wait>, at_ms: u64) -> Waits {
        Waits { running: wait.map(|wait| (wait, at_ms)), held: Vec::new() }
    }

    /// The game names the wait of its new state.
    pub(crate) fn go_on(&mut self, wait: Option<Wait>, at_ms: u64) {
        if let (Some(new), Some((old, _))) = (wait, &mut self.running)
            && new.id == old.id
        {
            *old = new;
            return;
        }
        if let Some((old, began_ms)) = self.running {
            if self.held.len() == MOST_HELD {
                self.held.remove(0);
            }
            self.held.push((old.id, at_ms.saturating_sub(began_ms)));
        }
        self.running = wait.map(|wait| {
            let at = self.held.iter().position(|(id, _)| *id == wait.id);
            let ran_ms = at.map_or(0, |at| self.held.remove(at).1);
            (wait, at_ms.saturating_sub(ran_ms))
        });
    }

    /// Time that did not count.
    pub(crate) fn stand_still(&mut self, for_ms: u64) {
        if let Some((_, began_ms)) = &mut self.running {
            *began_ms += for_ms;
        }
    }

    /// When the wait is over.
    pub(crate) fn due_ms(&self) -> Option<u64> {
        self.running.map(|(wait, began_ms)| began_ms + u64::from(wait.after_ms))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::SeatSet;

    fn wait(id: u32, after_ms: u32) -> Option<Wait> {
        Some(Wait { id, seats: SeatSet::EMPTY, after_ms })
    }

    #[test]
    fn an_interrupted_wait_goes_on_with_what_was_left() {
        let mut waits = Waits::new(wait(1, 3_000), 10_000);
        waits.go_on(wait(2, 8_000), 11_000);
        assert_eq!(waits.due_ms(), Some(19_000));
        waits.go_on(wait(2, 8_000), 14_000);
        assert_eq!(waits.due_ms(), Some(19_000), "the same wait runs on");
        waits.go_on(wait(3, 5_000), 15_000);
        waits.go_on(wait(2, 8_000), 16_000);
        assert_eq!(waits.due_ms(), Some(20_000), "it stood still for a second");
        waits.go_on(wait(1, 3_000), 20_000);
        assert_eq!(waits.due_ms(), Some(22_000), "two of its three seconds are left");
        waits.go_on(wait(4, 3_000), 21_000);
        assert_eq!(waits.due_ms(), Some(24_000), "a new one has all its time");
    }

    #[test]
    fn nothing_to_wait_for_interrupts_too() {
        let mut waits = Waits::new(wait(1, 3_000), 0);
        waits.go_on(None, 1_000);
        assert_eq!(waits.due_ms(), None);
        waits.go_on(wait(1, 3_000), 5_000);
        assert_eq!(waits.due_ms(), Some(7_000));
        waits.stand_still(500);
        assert_eq!(waits.due_ms(), Some(7_500));
    }

    #[test]
    fn few_are_remembered() {
        let mut waits = Waits::new(None, 0);
        (0..100).for_each(|id| waits.go_on(wait(id, 1_000), u64::from(id)));
        assert_eq!(waits.held.len(), MOST_HELD);
        waits.go_on(wait(0, 1_000), 200);
        assert_eq!(waits.due_ms(), Some(1_200), "long forgotten, it begins anew");
    }
}
