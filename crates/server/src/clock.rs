//! What time it is, told so that nobody is harmed when the clock of the machine is set.
//!
//! Time runs on from the wall clock at the start, as fast as time does. A wall clock that goes a little wrong, or is put
//! right, is followed slowly. One that jumps is believed once it has been steady for a minute; whoever asks then sees a
//! gap, which counts as time in which nobody could act (see `alive`).

use std::sync::{LazyLock, Mutex};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tokio::time::Instant as Awaited;

/// A difference up to this is made up for slowly: so much in a hundred.
const SMALL_MS: i64 = 60_000;
const PERCENT: i64 = 1;
/// How long a clock that jumped must be steady until it is believed, and how steady.
const SANE_MS: u64 = 60_000;
const STEADY_MS: i64 = 1_000;

/// Milliseconds since 1970.
pub(crate) fn now_ms() -> u64 {
    TIME.now_ms(wall_ms(), steady_ms())
}

/// Milliseconds of this process: nobody can set them. For credit, and for whatever else only needs to know how long.
pub(crate) fn steady_ms() -> u64 {
    u64::try_from(START.elapsed().as_millis()).unwrap_or(u64::MAX)
}

/// What the wall clock says, right or wrong: for whom others compare it with theirs.
pub(crate) fn wall_ms() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

static START: LazyLock<Instant> = LazyLock::new(Instant::now);
static TIME: LazyLock<ToldTime> = LazyLock::new(|| ToldTime::new(wall_ms(), steady_ms()));

/// The time that is told. Both clocks are handed in.
#[derive(Debug)]
struct ToldTime(Mutex<Told>);

#[derive(Debug)]
struct Told {
    /// What was told last, and when that was.
    told_ms: u64,
    steady_ms: u64,
    /// How far a clock that jumped is away, and since when.
    jumped: Option<(i64, u64)>,
    /// What is left of a hundredth.
    rest: i64,
}

impl ToldTime {
    fn new(wall_ms: u64, steady_ms: u64) -> ToldTime {
        ToldTime(Mutex::new(Told { told_ms: wall_ms, steady_ms, jumped: None, rest: 0 }))
    }

    fn now_ms(&self, wall_ms: u64, steady_ms: u64) -> u64 {
        self.0.lock().expect("nobody panics while holding the lock").go_on(wall_ms, steady_ms)
    }
}

impl Told {
    fn go_on(&mut self, wall_ms: u64, steady_ms: u64) -> u64 {
        let passed_ms = steady_ms.saturating_sub(self.steady_ms);
        self.steady_ms = self.steady_ms.max(steady_ms);
        self.told_ms = self.told_ms.saturating_add(passed_ms);
        let ahead_ms = wall_ms as i64 - self.told_ms as i64;
        if ahead_ms.abs() <= SMALL_MS {
            self.jumped = None;
            self.drift(ahead_ms, passed_ms);
        } else {
            self.jump(ahead_ms, wall_ms);
        }
        self.told_ms
    }

    fn drift(&mut self, ahead_ms: i64, passed_ms: u64) {
        let most = i64::try_from(passed_ms).unwrap_or(i64::MAX / 100).saturating_mul(PERCENT) + self.rest;
        let step = ahead_ms.clamp(-(most / 100), most / 100);
        self.rest = if ahead_ms == 0 { 0 } else { (most - step.abs() * 100).min(100) };
        self.told_ms = self.told_ms.saturating_add_signed(step);
    }

    fn jump(&mut self, ahead_ms: i64, wall_ms: u64) {
        match self.jumped {
            Some((before_ms, since_ms)) if (before_ms - ahead_ms).abs() <= STEADY_MS => {
                if self.steady_ms.saturating_sub(since_ms) >= SANE_MS {
                    (self.told_ms, self.jumped) = (wall_ms, None);
                }
            }
            _ => self.jumped = Some((ahead_ms, self.steady_ms)),
        }
    }
}

/// Sleeps until then; for ever if there is no such time.
pub(crate) async fn sleep_until(at: Option<Awaited>) {
    match at {
        Some(at) => tokio::time::sleep_until(at).await,
        None => std::future::pending().await,
    }
}

/// The instant of a time of day.
pub(crate) fn instant_at(at_ms: u64) -> Awaited {
    Awaited::now() + Duration::from_millis(at_ms.saturating_sub(now_ms()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR_MS: u64 = 3_600_000;
    const BEGIN_MS: u64 = 1_000_000_000;

    /// Asks once a second of real time, with a wall clock that is so far off.
    fn run(told: &ToldTime, from_s: u64, to_s: u64, off_ms: i64) -> u64 {
        let at = |second: u64| {
            let steady_ms = second * 1_000;
            told.now_ms((BEGIN_MS + steady_ms).saturating_add_signed(off_ms), steady_ms)
        };
        (from_s..=to_s).map(at).last().expect("at least once")
    }

    /// S13: ahead for a moment, slow tables timed people out, which stayed.
    #[test]
    fn a_clock_that_jumps_and_comes_back_is_not_followed() {
        let told = ToldTime::new(BEGIN_MS, 0);
        assert_eq!(run(&told, 1, 10, 0), BEGIN_MS + 10_000);
        assert_eq!(run(&told, 11, 60, 400 * 24 * HOUR_MS as i64), BEGIN_MS + 60_000);
        assert_eq!(run(&told, 61, 100, 0), BEGIN_MS + 100_000);
        assert_eq!(run(&told, 101, 150, -(HOUR_MS as i64)), BEGIN_MS + 150_000);
        assert_eq!(run(&told, 151, 200, 0), BEGIN_MS + 200_000);
    }

    #[test]
    fn a_clock_that_was_set_is_believed_once_it_has_been_steady_for_a_minute() {
        for off_ms in [HOUR_MS as i64, -(HOUR_MS as i64)] {
            let told = ToldTime::new(BEGIN_MS, 0);
            run(&told, 1, 10, 0);
            assert_eq!(run(&told, 11, 70, off_ms), BEGIN_MS + 70_000, "not yet");
            let now_ms = run(&told, 71, 72, off_ms);
            assert_eq!(now_ms, (BEGIN_MS + 72_000).saturating_add_signed(off_ms));
        }
    }

    #[test]
    fn a_clock_that_jumps_about_is_never_believed() {
        let told = ToldTime::new(BEGIN_MS, 0);
        for (number, from_s) in (0..40_u64).zip((1..).step_by(30)) {
            let off_ms = if number % 2 == 0 { HOUR_MS as i64 } else { -(HOUR_MS as i64) };
            let to_s = from_s + 29;
            assert_eq!(run(&told, from_s, to_s, off_ms), BEGIN_MS + to_s * 1_000);
        }
    }

    #[test]
    fn a_small_difference_is_made_up_for_slowly_and_time_never_goes_back() {
        for off_ms in [5_000, -5_000] {
            let told = ToldTime::new(BEGIN_MS, 0);
            let mut last = told.now_ms(BEGIN_MS, 0);
            for steady_ms in (10..600_000).step_by(10) {
                let now_ms = told.now_ms((BEGIN_MS + steady_ms).saturating_add_signed(off_ms), steady_ms);
                assert!(now_ms >= last && now_ms - last <= 12, "{last} to {now_ms}");
                last = now_ms;
            }
            assert_eq!(last, (BEGIN_MS + 599_990).saturating_add_signed(off_ms));
        }
    }
}
