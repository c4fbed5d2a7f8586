//! Who is likely to win, from the money everybody has.

use crate::CoverYourAssets;
use crate::options::EndMode;
use crate::rules::scoring;
use crate::state::{Phase, State};
use engine::{MAX_SEATS, Seat, Values};

/// What a seat makes in a round, on average, by the number of seats (section 10 of the rules).
const ROUND_SCORE: [f32; 7] = [0.0, 0.0, 480_000.0, 375_000.0, 335_000.0, 270_000.0, 225_000.0];
/// How uncertain a lead is within a round, and how much more with every round that follows.
const WITHIN_ROUND: f32 = 40_000.0;
const PER_ROUND: f32 = 75_000.0;
/// The part of an exposed set that is lost, and the part of a hand that is laid, on average.
const LOST: f32 = 0.3;
const HAND: f32 = 0.3;
/// What a round win is worth in money, where round wins decide.
const ROUND_WIN: f32 = 250_000.0;

/// Exact at the end; before, every dollar ahead makes a win likelier, the more so the fewer rounds are left.
pub(super) fn value(rules: &CoverYourAssets, state: &State) -> Values {
    let mut values = [0.0; MAX_SEATS];
    let seats = || Seat::all(rules.seats);
    if state.phase == Phase::Over {
        let ranks = scoring::ranks(rules, state);
        seats().for_each(|seat| values[seat.index()] = ranks.reward(seat));
        return values;
    }
    let by_wins = rules.options.end_mode == EndMode::FirstToTwoWins;
    let money = |seat: Seat| {
        let wins = if by_wins { f32::from(state.round_wins[seat.index()]) } else { 0.0 };
        (state.totals[seat.index()] as f32) + running(rules, state, seat) + wins * ROUND_WIN
    };
    let best = seats().map(money).fold(0.0, f32::max);
    let to_come = f32::from(state.deck) / f32::from(rules.in_play.len());
    let spread = WITHIN_ROUND + PER_ROUND * (rounds_left(rules, state, best) + to_come).sqrt();
    if std::env::var("LINEAR").is_ok() {
        let mean = seats().map(money).sum::<f32>() / f32::from(rules.seats);
        seats().for_each(|seat| {
            values[seat.index()] = (0.5 + (money(seat) - mean) / 1_000_000.0).clamp(0.0, 1.0)
        });
        return values;
    }
    let mut sum = 0.0;
    for seat in seats() {
        let weight = ((money(seat) - best) / spread).exp();
        values[seat.index()] = weight;
        sum += weight;
    }
    values.iter_mut().for_each(|value| *value /= sum);
    values
}

/// What the stack of a running round will bring: a set on top may yet be stolen, a hand is good for something.
fn running(rules: &CoverYourAssets, state: &State, seat: Seat) -> f32 {
    let stack = state.stacks.value(seat) as f32;
    let exposed = match state.stacks.top(seat) {
        Some(top) if state.stacks.len(seat) >= 2 => top.value() as f32,
        _ => 0.0,
    };
    let worth = |card: crate::Card| {
        card.value() as f32 * if card.is_wild() { *WILDV * (f32::from(rules.seats) - 1.0) } else { HAND }
    };
    let hand: f32 = state.hand(seat).iter().map(worth).sum();
    stack - LOST * exposed + hand
}

/// How many rounds will still be dealt, about.
fn rounds_left(rules: &CoverYourAssets, state: &State, best: f32) -> f32 {
    let allowed = f32::from(rules.options.max_rounds.saturating_sub(state.round));
    let wanted = match rules.options.end_mode {
        EndMode::Quick => 0.0,
        EndMode::ThreeRounds => f32::from(3u8.saturating_sub(state.round)),
        EndMode::FirstToTwoWins => 1.5,
        EndMode::ClassicMillion => {
            (scoring::MILLION as f32 - best).max(0.0) / ROUND_SCORE[usize::from(rules.seats)]
        }
    };
    wanted.min(allowed)
}
static WILDV: std::sync::LazyLock<f32> =
    std::sync::LazyLock::new(|| std::env::var("WILDV").map_or(0.7, |v| v.parse().unwrap_or(0.7)));
