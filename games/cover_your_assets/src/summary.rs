//! How it ended: what every round brought, and the last stack set by set.

use crate::CoverYourAssets;
use crate::event::Event;
use crate::options::EndMode;
use crate::sketch::{card_word, set_phrase};
use crate::view::View;
use engine::{Bar, Phrase, Ranks, Seat, SeatSummary, Summary};

pub(crate) fn summary(rules: &CoverYourAssets, view: &View, story: &[Event]) -> Summary {
    let by_wins = rules.options.end_mode == EndMode::FirstToTwoWins;
    let ranks = Ranks::by_key(rules.seats, |seat| {
        let known = view.at(seat);
        (if by_wins { known.round_wins } else { 0 }, known.total)
    });
    let mut seats: Vec<Seat> = Seat::all(rules.seats).collect();
    seats.sort_by_key(|&seat| (ranks.of(seat), seat));
    let told = |seat: Seat| SeatSummary {
        seat,
        place: ranks.of(seat),
        stamp: None,
        steps: steps(view, story, seat),
        bars: bars(view, seat, by_wins),
    };
    Summary { seats: seats.into_iter().map(told).collect(), notes: notes(story) }
}

/// Every earlier round, then the sets of the last stack from the bottom up, then what they came to.
fn steps(view: &View, story: &[Event], seat: Seat) -> Vec<Phrase> {
    let known = view.at(seat);
    let earlier = known.total.saturating_sub(known.value);
    let rounds: Vec<(u8, u32)> = story
        .iter()
        .filter_map(|event| match event {
            Event::RoundScored { round, results } if *round < view.round => {
                Some((*round, results.iter().find(|result| result.seat == seat)?.score))
            }
            _ => None,
        })
        .collect();
    let all_told = rounds.iter().map(|(_, score)| score).sum::<u32>() == earlier;
    let mut steps: Vec<Phrase> = match (earlier, all_told) {
        (0, _) => Vec::new(),
        (_, true) => rounds.into_iter().map(|(round, score)| round_phrase(round, score)).collect(),
        (_, false) => vec![Phrase::new("summary-earlier").with("value", i64::from(earlier))],
    };
    steps.extend(known.stack.iter().map(|set| set_phrase("summary-set", *set)));
    if known.stack.is_empty() {
        steps.push(Phrase::new("summary-no-sets"));
    }
    steps.push(round_phrase(view.round, known.value));
    steps
}

fn round_phrase(round: u8, score: u32) -> Phrase {
    Phrase::new("summary-round").with("round", i64::from(round)).with("value", i64::from(score))
}

fn bars(view: &View, seat: Seat, by_wins: bool) -> Vec<Bar> {
    let known = view.at(seat);
    let total = i64::from(known.total);
    let wins = by_wins.then(|| Bar {
        label: Phrase::new("sketch-head-wins"),
        amount: i64::from(known.round_wins),
        told: Phrase::new("sketch-number").with("count", i64::from(known.round_wins)),
    });
    let total = Bar {
        label: Phrase::new("sketch-head-total"),
        amount: total,
        told: Phrase::new("score-told").with("score", total),
    };
    wins.into_iter().chain([total]).collect()
}

/// The richest theft, if there was one.
fn notes(story: &[Event]) -> Vec<Phrase> {
    let thefts = story.iter().filter_map(|event| match *event {
        Event::SetStolen { seat, target_seat, set, value } => Some((value, seat, target_seat, set)),
        _ => None,
    });
    let richest = thefts.max_by_key(|(value, ..)| *value).map(|(value, seat, target, set)| {
        Phrase::new("summary-theft")
            .with("seat", seat)
            .with("target_seat", target)
            .with("asset", card_word(set.asset()))
            .with("value", i64::from(value))
    });
    richest.into_iter().collect()
}
