use crate::{Cards, View};
use engine::{Panel, Phrase, Seat, Sketch, Tone, Word};

pub(crate) fn sketch(view: &View) -> Sketch {
    let mut panels = vec![table(view)];
    for own in view.seats.iter().filter_map(|seat| seat.own) {
        let mut lines = vec![Phrase::new("sketch-cards").with("cards", words(&own.hand)).tone(Tone::Strong)];
        lines.extend(own.laid.map(|card| Phrase::new("sketch-laid").with("card", i64::from(card)).cell()));
        panels.push(Panel::Lines { title: Phrase::new("sketch-hand"), lines });
    }
    Sketch { panels }
}

fn table(view: &View) -> Panel {
    let heads = ["sketch-head-player", "sketch-head-cards", "sketch-head-played", "sketch-head-points"];
    let rows = (0..).map(Seat).zip(&view.seats).map(|(seat, seen)| {
        let waiting = if seen.has_laid { "sketch-face-down" } else { "sketch-in-hand" };
        vec![
            Phrase::new("sketch-player").with("seat", seat).tone(Tone::Hue(seat.0)),
            Phrase::new(waiting).with("cards", i64::from(seen.cards)).cell(),
            Phrase::new("sketch-cards").with("cards", words(&seen.played)).tone(Tone::Faint),
            Phrase::new("sketch-points").with("points", i64::from(seen.points)).cell(),
        ]
    });
    let (round, rounds) = (i64::from(view.round), i64::from(view.rounds));
    Panel::Table {
        title: Phrase::new("sketch-round").with("round", (round + 1).min(rounds)).with("rounds", rounds),
        head: heads.map(Phrase::new).into(),
        rows: rows.collect(),
    }
}

fn words(cards: &Cards) -> Word {
    let every = cards.values().flat_map(|value| (0..cards.count(value)).map(move |_| value));
    Word::List(every.map(|value| Word::Number(i64::from(value))).collect())
}
