//! Why one action is better than another: both are played out in the same worlds with the same dice, and what differs
//! most clearly is told. Nothing is told that could be noise.

use crate::mind::{Worlds, next_step};
use engine::{FastRng, MAX_SEATS, Policy, Reason, Rng, Seat, Step, Telling, Turn, Until};

/// A difference is told if it is so many standard errors large.
const CLEARLY: f64 = 3.0;
/// No playout is longer: what is not over then says nothing.
const MAX_STEPS: u32 = 5_000;

/// What speaks for the first of two actions of `seat`, as so many playouts of both show it.
pub fn reason<G: Policy>(
    rules: &G,
    (view, seat): (&G::View, Seat),
    pair: [G::Action; 2],
    playouts: u32,
    rng: &mut FastRng,
) -> Option<Reason> {
    let mut worlds = Worlds::new(rules);
    worlds.look(rules, view, rng);
    let (mut seen, mut until) = (Seen::default(), Until::End);
    let (mut playing, mut scratch) = (rules.start(), Vec::new());
    for _ in 0..playouts {
        let world = worlds.draw(rules, view, rng);
        if pair.iter().any(|&action| rules.check(world, seat, action).is_err()) {
            continue;
        }
        let dice = FastRng::new(u64::from(rng.word()) << 32 | u64::from(rng.word()));
        let mut ends = [[0.0; LEDGER]; 2];
        for (action, end) in pair.into_iter().zip(&mut ends) {
            playing.clone_from(world);
            rules.apply(&mut playing, Step::Seat { seat, action }, &mut ());
            match play_out(rules, &mut playing, &mut dice.clone(), &mut scratch) {
                Some(Until::Round) => until = Until::Round,
                Some(Until::End) => {}
                None => return None,
            }
            *end = ledger(rules, &playing, seat);
        }
        seen.note(ends);
    }
    let rivals = Seat::all(rules.seats()).filter(|&rival| rival != seat).map(Telling::Rival);
    // Of two, one is last whenever the other wins; and who is last at the end of a round says little.
    let last = (rules.seats() > 2 && until == Until::End).then_some(Telling::Last);
    let all = [Telling::Own].into_iter().chain(last).chain(rivals);
    let strongest = all
        .map(|telling| (telling, seen.strength(telling, seat)))
        .filter(|(_, strength)| *strength >= CLEARLY)
        .max_by(|(_, a), (_, b)| a.total_cmp(b));
    let (telling, _) = strongest?;
    let [best, next] = rounded(seen.means(telling, seat));
    (best != next).then_some(Reason { telling, until, best, next })
}

/// The score of every seat, and at the end how often the seat is last.
const LEDGER: usize = MAX_SEATS + 1;
const LAST: usize = MAX_SEATS;

fn ledger<G: Policy>(rules: &G, state: &G::State, seat: Seat) -> [f64; LEDGER] {
    let mut ledger = [0.0; LEDGER];
    Seat::all(rules.seats()).for_each(|each| ledger[each.index()] = rules.score(state, each) as f64);
    if rules.turn(state) == Turn::Over {
        let ranks = rules.ranks(state);
        let is_last = ranks.list().iter().all(|&rank| rank <= ranks.of(seat));
        ledger[LAST] = if is_last { 100.0 } else { 0.0 };
    }
    ledger
}

fn play_out<G: Policy>(
    rules: &G,
    state: &mut G::State,
    dice: &mut FastRng,
    scratch: &mut Vec<G::Action>,
) -> Option<Until> {
    for _ in 0..MAX_STEPS {
        if rules.turn(state) == Turn::Over {
            return Some(Until::End);
        }
        if rules.is_horizon(state) {
            return Some(Until::Round);
        }
        let step = next_step(rules, state, dice, scratch)?;
        rules.apply(state, step, &mut ());
    }
    None
}

/// What the playouts of two actions ended with.
#[derive(Default)]
struct Seen {
    count: f64,
    sums: [[f64; LEDGER]; 2],
    /// By how much the first was above the second, and the squares of that.
    lead: [f64; LEDGER],
    lead_squares: [f64; LEDGER],
}

impl Seen {
    fn note(&mut self, [first, second]: [[f64; LEDGER]; 2]) {
        self.count += 1.0;
        for (at, (first, second)) in first.into_iter().zip(second).enumerate() {
            self.sums[0][at] += first;
            self.sums[1][at] += second;
            let lead = first - second;
            self.lead[at] += lead;
            self.lead_squares[at] += lead * lead;
        }
    }

    /// How many standard errors speak for the first action.
    fn strength(&self, telling: Telling, seat: Seat) -> f64 {
        if self.count < 2.0 {
            return 0.0;
        }
        let at = place(telling, seat);
        let mean = self.lead[at] / self.count;
        let good = if telling == Telling::Own { mean } else { -mean };
        let variance = (self.lead_squares[at] / self.count - mean * mean).max(0.0) / (self.count - 1.0);
        if good <= 0.0 { 0.0 } else { good / variance.sqrt().max(f64::EPSILON) }
    }

    fn means(&self, telling: Telling, seat: Seat) -> [f64; 2] {
        let at = place(telling, seat);
        self.sums.map(|sums| sums[at] / self.count)
    }
}

fn place(telling: Telling, seat: Seat) -> usize {
    match telling {
        Telling::Own => seat.index(),
        Telling::Rival(rival) => rival.index(),
        Telling::Last => LAST,
    }
}

/// Two means with no more digits than their difference bears.
fn rounded([best, next]: [f64; 2]) -> [i64; 2] {
    let mut step = 1.0;
    while step * 10.0 <= (best - next).abs() / 2.0 {
        step *= 10.0;
    }
    [best, next].map(|mean| ((mean / step).round() * step) as i64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn means_are_told_with_as_many_digits_as_their_difference_bears() {
        assert_eq!(rounded([13.4, 11.2]), [13, 11]);
        assert_eq!(rounded([431_250.0, 386_000.0]), [430_000, 390_000]);
        assert_eq!(rounded([-33.0, -58.0]), [-30, -60]);
        assert_eq!(rounded([8.3, 8.1]), [8, 8]);
    }

    #[test]
    fn what_could_be_noise_has_no_strength() {
        let mut seen = Seen::default();
        for round in 0..50 {
            let mut ends = [[0.0; LEDGER]; 2];
            ends[0][0] = if round % 2 == 0 { 9.0 } else { -9.0 };
            ends[0][1] = 5.0 + f64::from(round % 3);
            seen.note(ends);
        }
        assert!(seen.strength(Telling::Own, Seat(0)) < CLEARLY);
        // The rival has more after the first action: that does not speak for it.
        assert_eq!(seen.strength(Telling::Rival(Seat(1)), Seat(0)), 0.0);
        assert!(seen.strength(Telling::Own, Seat(1)) > CLEARLY);
    }
}
