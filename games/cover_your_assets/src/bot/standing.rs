//! Who is likely to win, from the money everybody has.

use crate::CoverYourAssets;
use crate::card::Card;
use crate::options::EndMode;
use crate::rules::scoring;
use crate::state::{Phase, State};
use engine::{MAX_SEATS, Seat, Values, portable};

/// What a seat makes in a round, on average, by the number of seats (section 10 of the rules).
const ROUND_SCORE: [f32; 7] = [0.0, 0.0, 480_000.0, 375_000.0, 335_000.0, 270_000.0, 225_000.0];
/// How uncertain a lead is at the end of a round, and how much more with a whole round to come.
const AT_LEAST: f32 = 40_000.0;
const PER_ROUND: f32 = 75_000.0;
/// What a round win is worth in money, where round wins decide.
const ROUND_WIN: f32 = 250_000.0;
/// The part of a set on top that will be lost.
const LOST: f32 = 0.3;
/// What an asset in the hand will bring, as a part of its value.
const ASSET_HELD: f32 = 0.3;
/// What a wild card in the hand will bring, for every opponent whose sets it may steal.
const WILD_HELD: f32 = 0.7;

/// Exact at the end; before, every dollar ahead makes a win likelier, the more so the less is still to come.
pub(super) fn value(rules: &CoverYourAssets, state: &State) -> Values {
    let mut values = [0.0; MAX_SEATS];
    let seats = || Seat::all(rules.seats);
    if state.phase == Phase::Over {
        let ranks = scoring::ranks(rules, state);
        seats().for_each(|seat| values[seat.index()] = ranks.reward(seat));
        return values;
    }
    seats().for_each(|seat| values[seat.index()] = money(rules, state, seat));
    let best = values[..usize::from(rules.seats)].iter().copied().fold(0.0, f32::max);
    let spread = AT_LEAST + PER_ROUND * rounds_left(rules, state, best).sqrt();
    let mut sum = 0.0;
    for seat in seats() {
        let value = &mut values[seat.index()];
        *value = portable::exp((*value - best) / spread);
        sum += *value;
    }
    values.iter_mut().for_each(|value| *value /= sum);
    values
}

/// What a seat has, and what the stack and the hand of a running round will bring: a set on top may yet be stolen, a
/// hand is good for something, above all its wilds.
fn money(rules: &CoverYourAssets, state: &State, seat: Seat) -> f32 {
    let mut money = (state.totals[seat.index()] + state.stacks.value(seat)) as f32;
    if rules.options.end_mode == EndMode::FirstToTwoWins {
        money += ROUND_WIN * f32::from(state.round_wins[seat.index()]);
    }
    if state.stacks.len(seat) >= 2 {
        money -= LOST * state.stacks.top(seat).map_or(0.0, |top| top.value() as f32);
    }
    let wild_held = WILD_HELD * f32::from(rules.seats - 1);
    let hand = state.hand(seat);
    let part = |card: Card| if card.is_wild() { wild_held } else { ASSET_HELD };
    money
        + hand
            .kinds()
            .map(|card| part(card) * (u32::from(hand.count(card)) * card.value()) as f32)
            .sum::<f32>()
}

/// How many rounds are still to come, about.
fn rounds_left(rules: &CoverYourAssets, state: &State, best: f32) -> f32 {
    let of_this = f32::from(state.deck) / f32::from(rules.in_play.len());
    let allowed = f32::from(rules.options.max_rounds.saturating_sub(state.round));
    let more = match rules.options.end_mode {
        EndMode::Quick => 0.0,
        EndMode::ThreeRounds => f32::from(3u8.saturating_sub(state.round)),
        EndMode::FirstToTwoWins => 1.5,
        EndMode::ClassicMillion => {
            (scoring::MILLION as f32 - best).max(0.0) / ROUND_SCORE[usize::from(rules.seats)]
        }
    };
    of_this + more.min(allowed)
}
