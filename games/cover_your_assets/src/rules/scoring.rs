//! The end of a round and of the game: CA-56 to CA-70.

use crate::CoverYourAssets;
use crate::event::{Event, SeatResult};
use crate::options::{EndMode, Threshold, TieRule, TiedRound};
use crate::rules::setup;
use crate::state::{MOST_SEATS, Phase, State};
use engine::{Emit, Ranks, Seat};

pub(crate) const MILLION: u32 = 1_000_000;

/// CA-58 to CA-61
pub(crate) fn end_round<E: Emit<Event>>(rules: &CoverYourAssets, state: &mut State, emit: &mut E) {
    let mut scores = [0; MOST_SEATS];
    for seat in Seat::all(rules.seats) {
        scores[seat.index()] = state.stacks.value(seat);
    }
    credit(rules, state, &scores, emit);
    if is_over(rules, state) {
        state.phase = Phase::Over;
        emit.emit(|| Event::GameOver { winners: ranks(rules, state).winners.into() });
    } else {
        setup::begin_round(rules, state, state.dealer.next(rules.seats), emit); // CA-7
    }
}

/// CA-60, CA-66, CA-67: adds the scores of a round to the totals, and in `first_to_two_wins` its win.
pub(crate) fn credit<E: Emit<Event>>(
    rules: &CoverYourAssets,
    state: &mut State,
    scores: &[u32; MOST_SEATS],
    emit: &mut E,
) {
    let best = *scores.iter().max().expect("there are seats");
    let leaders = || Seat::all(rules.seats).filter(|seat| scores[seat.index()] == best);
    let tied = leaders().count() > 1;
    let counts = rules.options.end_mode == EndMode::FirstToTwoWins
        && best > 0
        && (!tied || rules.options.tied_round == TiedRound::All);
    for seat in Seat::all(rules.seats) {
        state.totals[seat.index()] += scores[seat.index()];
    }
    if counts {
        leaders().for_each(|seat| state.round_wins[seat.index()] += 1);
    }
    emit.emit(|| {
        let result = |seat: Seat| SeatResult {
            seat,
            sets: state.stacks.of(seat).to_vec(),
            score: scores[seat.index()],
            total: state.totals[seat.index()],
            round_wins: state.round_wins[seat.index()],
        };
        let mut results: Vec<SeatResult> = Seat::all(rules.seats).map(result).collect();
        results.sort_by_key(|result| (std::cmp::Reverse(result.score), result.seat));
        Event::RoundScored { round: state.round, results }
    });
    if counts {
        emit.emit(|| Event::RoundWon { winners: leaders().collect() });
    }
}

/// CA-62, CA-64 to CA-66, CA-69, CA-70
pub(crate) fn is_over(rules: &CoverYourAssets, state: &State) -> bool {
    let options = &rules.options;
    let decided = match (options.end_mode, options.million_threshold) {
        (EndMode::ClassicMillion, Threshold::Exceed) => state.totals.iter().any(|total| *total > MILLION),
        (EndMode::ClassicMillion, Threshold::Reach) => state.totals.iter().any(|total| *total >= MILLION),
        (EndMode::Quick, _) => true,
        (EndMode::ThreeRounds, _) => state.round >= 3,
        (EndMode::FirstToTwoWins, _) => state.round_wins.iter().any(|wins| *wins >= 2),
    };
    let tied = options.tie_rule == TieRule::Playoff && ranks(rules, state).winners.len() > 1;
    (decided && !tied) || state.round >= options.max_rounds
}

/// CA-63, CA-68
pub(crate) fn ranks(rules: &CoverYourAssets, state: &State) -> Ranks {
    let by_wins = rules.options.end_mode == EndMode::FirstToTwoWins;
    Ranks::by_key(rules.seats, |seat| {
        let wins = if by_wins { state.round_wins[seat.index()] } else { 0 };
        (wins, state.totals[seat.index()])
    })
}

/// No match has more rounds.
pub(crate) fn round_bound(rules: &CoverYourAssets) -> u32 {
    let most = u32::from(rules.options.max_rounds);
    match (rules.options.tie_rule, rules.options.end_mode) {
        (TieRule::Shared, EndMode::Quick) => 1,
        (TieRule::Shared, EndMode::ThreeRounds) => most.min(3),
        _ => most,
    }
}
