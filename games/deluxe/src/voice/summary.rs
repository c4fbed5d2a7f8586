//! How it ended, sum by sum.

use super::{f, plot_key};
use crate::options::CapitalMode;
use crate::rules::end;
use crate::state::State;
use crate::{Deluxe, Event, View};
use engine::{Bar, Phrase, Seat, SeatSummary, Summary};

pub(crate) fn summary(rules: &Deluxe, view: &View, story: &[Event]) -> Summary {
    let state = &view.table();
    let ranks = end::ranks(rules, state);
    let mut seats: Vec<SeatSummary> =
        Seat::all(rules.seats).map(|seat| of_seat(rules, state, seat, ranks.of(seat))).collect();
    seats.sort_by_key(|seat| seat.place);
    Summary { seats, notes: notes(story) }
}

fn of_seat(rules: &Deluxe, state: &State, seat: Seat, place: u8) -> SeatSummary {
    let living = state.living.contains(seat);
    let bonus = if living && state.living.len() > 1 { end::bonus(rules, state, seat) } else { 0 };
    let (cash, property) = (state.at(seat).cash, end::property(rules, state, seat));
    let counts = rules.options.capital_mode == CapitalMode::NetWorth;
    let mut steps = Vec::new();
    if living {
        steps.push(Phrase::new("summary-cash").with("cash", f(cash)).with("bonus", f(bonus)));
        let plots = i64::from(state.at(seat).plots.len());
        let key = if counts { "summary-property" } else { "summary-property-lost" };
        steps.push(Phrase::new(key).with("amount", property).with("count", plots));
        steps.push(Phrase::new("summary-total").with("amount", end::capital(rules, state, seat)));
    } else {
        steps.push(Phrase::new("summary-fell").with("number", i64::from(state.at(seat).fell)));
    }
    let bar = |key: &str, amount: i64| Bar {
        label: Phrase::new(key),
        amount,
        told: Phrase::new("summary-f").with("amount", amount),
    };
    let mut bars = vec![bar("summary-bar-cash", f(cash))];
    if counts {
        bars.push(bar("summary-bar-property", property));
    }
    let stamp = (!living).then(|| Phrase::new("summary-stamp"));
    SeatSummary { seat, place, stamp, steps, bars }
}

fn notes(story: &[Event]) -> Vec<Phrase> {
    let rent = story.iter().filter_map(|event| match *event {
        Event::RentPaid { seat, to_seat, plot, amount } => Some((amount, seat, to_seat, plot)),
        _ => None,
    });
    let rent = rent.max_by_key(|&(amount, ..)| amount).map(|(amount, seat, to_seat, plot)| {
        Phrase::new("summary-rent")
            .with("seat", seat)
            .with("to_seat", to_seat)
            .with("amount", f(amount))
            .with("plot", plot_key(plot))
    });
    let won = story.iter().filter_map(|event| match *event {
        Event::ExchangeWon { seat, amount, .. } => Some((amount, seat)),
        _ => None,
    });
    let won = won
        .max_by_key(|&(amount, _)| amount)
        .map(|(amount, seat)| Phrase::new("summary-won").with("seat", seat).with("amount", f(amount)));
    [rent, won].into_iter().flatten().collect()
}
