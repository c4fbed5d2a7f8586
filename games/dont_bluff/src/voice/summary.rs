//! How it ended, suitcase by suitcase, and who lied.

use super::millions;
use crate::rules::standing;
use crate::state::{MOST_SEATS, TARGET};
use crate::{Cards, DontBluff, Event, Phase, View};
use engine::{Bar, Phrase, Ranks, Seat, SeatSummary, Summary, Word};

impl DontBluff {
    pub(crate) fn summary_of(&self, view: &View, story: &[Event]) -> Summary {
        let hand = |seat: Seat| view.hands[seat.index()].cards.unwrap_or(Cards::NONE);
        let ranks = Ranks::by_key(self.seats, |seat| standing(&view.phase, seat, hand(seat)));
        let mut seats: Vec<SeatSummary> =
            Seat::all(self.seats).map(|seat| seat_summary(view, &ranks, seat, hand)).collect();
        seats.sort_by_key(|seat| seat.place);
        Summary { seats, notes: notes(story) }
    }
}

fn seat_summary(view: &View, ranks: &Ranks, seat: Seat, hand: impl Fn(Seat) -> Cards) -> SeatSummary {
    let cards = hand(seat);
    let mut steps = vec![
        Phrase::new("summary-cases")
            .with("fives", millions(cards.fives()))
            .with("twos", millions(cards.twos()))
            .with("ones", millions(cards.ones()))
            .with("money", millions(cards.money())),
        Phrase::new("summary-bluffs").with("count", millions(cards.bluffs())),
    ];
    let equals = |other: Seat| other != seat && hand(other).money() == cards.money();
    if Seat::all(view.hands.len() as u8).any(equals) {
        steps.push(Phrase::new("summary-tie").with("count", millions(cards.size())));
    }
    let left = matches!(view.phase, Phase::Over { leaver: Some(leaver), .. } if leaver == seat);
    let stamp = match () {
        () if left => Some("summary-stamp-left"),
        () if cards.money() >= TARGET => Some("summary-stamp-target"),
        () if cards.money() == 0 => Some("summary-stamp-broke"),
        () => None,
    };
    let bar = Bar {
        label: Phrase::new("summary-bar"),
        amount: millions(cards.money()),
        told: Phrase::new("score-told").with("score", millions(cards.money())),
    };
    SeatSummary { seat, place: ranks.of(seat), stamp: stamp.map(Phrase::new), steps, bars: vec![bar] }
}

/// What was said about the offer on the table, and what its reader saw of it.
#[derive(Default)]
struct Said {
    claim: Option<u16>,
    open: u8,
    closed: Option<u8>,
}

/// False words by seat, and those of them that were opened before all eyes.
#[derive(Default)]
struct Lies {
    told: [u8; MOST_SEATS],
    caught: [u8; MOST_SEATS],
}

impl Lies {
    fn of(story: &[Event]) -> Lies {
        let (mut lies, mut said) = (Lies::default(), Said::default());
        for event in story {
            match event {
                Event::ColourRolled { .. } => said = Said::default(),
                Event::Offered { claim, cards, .. } | Event::Added { claim, cards, .. } => {
                    said = Said { claim: *claim, closed: cards.map(Cards::money), ..said };
                }
                Event::Opened { from_seat, value, .. } => {
                    let claim = said.claim.take();
                    if claim.is_some_and(|claim| claim != u16::from(*value)) {
                        lies.told[from_seat.index()] += 1;
                        lies.caught[from_seat.index()] += 1;
                    }
                    said = Said { open: *value, ..Said::default() };
                }
                Event::Accepted { from_seat, cards, .. } => {
                    let closed = cards.map(Cards::money).or(said.closed);
                    let truth = closed.map(|closed| u16::from(said.open + closed));
                    if said.claim.take().zip(truth).is_some_and(|(claim, truth)| claim != truth) {
                        lies.told[from_seat.index()] += 1;
                    }
                }
                _ => {}
            }
        }
        lies
    }
}

fn notes(story: &[Event]) -> Vec<Phrase> {
    let lies = Lies::of(story);
    let most = |key: &str, counts: &[u8; MOST_SEATS]| {
        let most = *counts.iter().max().expect("there are seats");
        let seats = Seat::all(MOST_SEATS as u8).filter(|seat| counts[seat.index()] == most);
        let seats: Vec<Word> = seats.map(Word::from).collect();
        (most > 0).then(|| Phrase::new(key).with("seats", seats).with("count", millions(most)))
    };
    let dearest = story.iter().filter_map(|event| match event {
        Event::Paid { seat, to_seat, owed, .. } => Some((*owed, *seat, *to_seat)),
        _ => None,
    });
    let dearest = dearest.max_by_key(|&(owed, ..)| owed).map(|(owed, seat, to_seat)| {
        super::pair("summary-dearest", seat, to_seat).with("owed", millions(owed))
    });
    [most("summary-lies", &lies.told), most("summary-caught", &lies.caught), dearest]
        .into_iter()
        .flatten()
        .collect()
}
