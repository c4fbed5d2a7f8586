//! What people are told: what they are asked, what a card leads to, how it ended. Made from a view, so it tells nothing
//! that its reader may not know.

use crate::{Action, View};
use engine::{Bar, Outlook, Phrase, Seat, SeatSummary, Summary, Word};

pub(crate) fn prompt(view: &View) -> Option<Phrase> {
    let owing = |seat: &Seat| !view.seats[seat.index()].has_laid;
    let owing: Vec<Seat> = Seat::all(view.seats.len() as u8).filter(owing).collect();
    if view.round >= view.rounds || owing.len() == view.seats.len() && view.seats[0].cards == 0 {
        return None;
    }
    let is_asked = owing.iter().any(|seat| view.seats[seat.index()].own.is_some());
    Some(match is_asked {
        true => Phrase::new("prompt-lay"),
        false => {
            Phrase::new("prompt-wait").with("seats", owing.into_iter().map(Word::from).collect::<Vec<_>>())
        }
    })
}

pub(crate) fn outlook(action: Action) -> Outlook {
    let Action::Lay { card } = action;
    Outlook::light(Phrase::new("leads-lay").with("card", i64::from(card)))
}

/// SG-9: the most points win.
pub(crate) fn summary(view: &View) -> Summary {
    let points = |seat: Seat| i64::from(view.seats[seat.index()].points);
    let all = || Seat::all(view.seats.len() as u8);
    let mut seats: Vec<SeatSummary> = all()
        .map(|seat| {
            let told = Phrase::new("score-told").with("score", points(seat));
            SeatSummary {
                seat,
                place: 1 + all().filter(|&other| points(other) > points(seat)).count() as u8,
                stamp: None,
                steps: vec![Phrase::new("summary-rounds").with("points", points(seat))],
                bars: vec![Bar { label: Phrase::new("score-name"), amount: points(seat), told }],
            }
        })
        .collect();
    seats.sort_by_key(|summary| summary.place);
    Summary { seats, notes: Vec::new() }
}
