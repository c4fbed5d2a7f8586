//! How a match ended, and how each seat came to its place.

use crate::PropertyTournament;
use crate::event::Event;
use crate::imagine::known;
use crate::ledger::{Account, BalanceSheet, Entry, Op};
use crate::options::Ranking;
use crate::rules::{money, ranking};
use crate::sketch::place;
use crate::state::State;
use crate::view::View;
use engine::{Bar, Phrase, Seat, SeatSummary, Summary, Word};

pub(crate) fn summary(rules: &PropertyTournament, view: &View, story: &[Event]) -> Summary {
    let world = known(rules, view);
    let ranks = ranking::ranking(rules, &world);
    let mut seats: Vec<Seat> = Seat::all(rules.seats).collect();
    seats.sort_by_key(|&seat| (ranks.of(seat), seat));
    let seats = seats.into_iter().map(|seat| told(rules, view, &world, seat, ranks.of(seat))).collect();
    Summary { seats, notes: notes(rules, view, &world, story) }
}

fn told(rules: &PropertyTournament, view: &View, world: &State, seat: Seat, place: u8) -> SeatSummary {
    let bankrupt = !world.solvent.contains(seat);
    let sheet = view.at(seat).sheet.filter(|_| !bankrupt).unwrap_or_default();
    let stamp = bankrupt.then(|| Phrase::new("summary-bankrupt"));
    SeatSummary { seat, place, stamp, steps: steps(rules, world, seat, &sheet), bars: bars(&sheet) }
}

/// The balance sheet, line by line, down to the result.
fn steps(rules: &PropertyTournament, world: &State, seat: Seat, sheet: &BalanceSheet) -> Vec<Phrase> {
    if !world.solvent.contains(seat) {
        let start = i64::from(rules.options.start_money);
        return vec![Phrase::new("summary-lost").with("start", start)];
    }
    let amount = |key: &str, amount: i32| Phrase::new(key).with("amount", i64::from(amount));
    let lines = [
        ("summary-cash", sheet.cash),
        ("summary-fields", sheet.fields),
        ("summary-buildings", sheet.buildings),
        ("summary-cards", sheet.jail_cards),
        ("summary-loans", sheet.loans),
    ];
    let mut steps: Vec<Phrase> =
        lines.into_iter().filter(|(_, held)| *held != 0).map(|(key, held)| amount(key, held)).collect();
    steps.push(amount("summary-start", i32::from(rules.options.start_money)));
    steps.push(amount("summary-profit", money::profit(rules, world, seat)));
    if rules.options.ranking == Ranking::Liquidation {
        steps.push(amount("summary-liquid", money::liquidity(rules, world, seat)));
    }
    steps
}

fn bars(sheet: &BalanceSheet) -> Vec<Bar> {
    let bar = |label: &str, amount: i32| Bar {
        label: Phrase::new(format!("paper-{label}")),
        amount: i64::from(amount),
        told: Phrase::new("ui-money").with("amount", i64::from(amount)),
    };
    vec![
        bar("cash", sheet.cash),
        bar("fields", sheet.fields),
        bar("buildings", sheet.buildings),
        bar("loans", sheet.loans),
        bar("net-worth", sheet.net_worth()),
    ]
}

/// Who lived best from rent, and the dearest moment of the game.
fn notes(rules: &PropertyTournament, view: &View, world: &State, story: &[Event]) -> Vec<Phrase> {
    let rent = |seat: Seat| world.accounts[seat.index()].of(Account::RentIn);
    let landlord = Seat::all(rules.seats).max_by_key(|&seat| (rent(seat), std::cmp::Reverse(seat)));
    let landlord = landlord.filter(|&seat| rent(seat) > 0 && view.at(seat).income.is_some());
    let best = landlord
        .map(|seat| Phrase::new("summary-landlord").with("seat", seat).with("amount", i64::from(rent(seat))));
    let rents = story.iter().filter_map(|event| match event {
        Event::Booked(entry @ Entry { op: Op::RentOut, .. }) => Some(entry),
        _ => None,
    });
    let dearest = rents.max_by_key(|entry| entry.cash_out).and_then(|entry| {
        let phrase =
            Phrase::new("summary-dearest").with("seat", entry.seat).with("to_seat", entry.with_seat?);
        let phrase = phrase.with("space", named(rules, entry.field.as_deref()?));
        Some(phrase.with("amount", i64::from(entry.cash_out)))
    });
    best.into_iter().chain(dearest).collect()
}

/// A space as events call it.
fn named(rules: &PropertyTournament, label: &str) -> Word {
    match label.parse() {
        Ok(space) if rules.board.built_in => place(rules, space),
        _ => Word::Verbatim(label.to_owned()),
    }
}
