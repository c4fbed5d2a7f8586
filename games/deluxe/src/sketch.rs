//! The table in words: what is at stake, the board as a ring, the players, the plots they own.

use crate::Deluxe;
use crate::board::{CELLS, Cell as Field};
use crate::event::Place;
use crate::plot::{Plot, PlotSet};
use crate::rules::{building::ENTERPRISE, end, purchase, rent};
use crate::state::{Phase, State};
use crate::view::View;
use engine::{Cell, Game, Panel, Phrase, Seat, Sketch, Tone, Word};

/// The ring is a square of this many cells a side.
const SIDE: u16 = 11;

pub(crate) fn sketch(rules: &Deluxe, view: &View) -> Sketch {
    let state = &view.table();
    let mut panels = vec![now(rules, state), board(rules, state), seats(rules, state)];
    if !state.owned().is_empty() {
        panels.push(plots(rules, state));
    }
    panels.push(bank(rules, state));
    Sketch { panels }
}

/// What the table waits for.
fn now(rules: &Deluxe, state: &State) -> Panel {
    let round = |key| Phrase::new(key).with("round", i64::from(state.round));
    let mut lines = vec![if rules.options.has_clock() {
        round("sketch-round-clock").cell()
    } else {
        round("sketch-round").with("last", i64::from(rules.options.last_round())).cell()
    }];
    if state.clock_rang {
        lines.push(Phrase::new("sketch-last-round").tone(Tone::Bad));
    }
    lines.push(match &state.offer {
        Some(open) => Phrase::new("sketch-phase-trade")
            .with("seat", open.from_seat)
            .with("to", open.offer.to_seat)
            .with("gives", goods(open.offer.give_plots, open.offer.give_cash))
            .with("gets", goods(open.offer.get_plots, open.offer.get_cash))
            .tone(Tone::Active),
        None => phase(rules, state).tone(Tone::Active),
    });
    if state.extra_roll && state.phase == Phase::Manage {
        lines.push(Phrase::new("sketch-extra-roll").tone(Tone::Good));
    }
    if let Some(card) = state.open_card {
        lines.push(Phrase::new("sketch-card").with("card", format!("card-{card}")).tone(Tone::Strong));
    }
    Panel::Lines { title: Phrase::new("sketch-title-now"), lines }
}

fn phase(rules: &Deluxe, state: &State) -> Phrase {
    let of = |name: &str| Phrase::new(format!("sketch-phase-{name}")).with("seat", state.active);
    match state.phase {
        Phase::Setup => Phrase::new("sketch-phase-setup"),
        Phase::TurnStart if state.active_player().inspected => of("inspected"),
        Phase::TurnStart => of("turn"),
        Phase::Roll | Phase::Try { .. } => of("roll"),
        Phase::InspectionFine { .. } => of("fine"),
        Phase::DrawTrip => of("trip"),
        Phase::DrawDeal => of("deal"),
        Phase::PlotOffer => {
            let plot = purchase::offered_plot(rules, state);
            of("offer").with("plot", plot_word(plot)).with("price", i64::from(rules.board.deed(plot).price))
        }
        Phase::Auction(auction) => {
            let plot = purchase::offered_plot(rules, state);
            let said = match auction.highest_bidder {
                Some(bidder) => Phrase::new("sketch-phase-auction")
                    .with("bidder", bidder)
                    .with("amount", i64::from(auction.highest)),
                None => Phrase::new("sketch-phase-auction-open"),
            };
            said.with("plot", plot_word(plot)).with("seat", auction.acting)
        }
        Phase::RentChoice => of("rent").with("amount", i64::from(rent::asked(rules, state).0)),
        Phase::Debt(debt) => Phrase::new("sketch-phase-debt")
            .with("seat", debt.seat)
            .with("amount", i64::from(debt.amount))
            .with("cash", i64::from(state.at(debt.seat).cash)),
        Phase::CardChoice => of("card"),
        Phase::ExchangeOffer | Phase::ExchangeRoll { .. } => {
            of("exchange").with("fund", i64::from(state.exchange_fund))
        }
        Phase::Manage => of("manage"),
        Phase::GameOver => Phrase::new("sketch-phase-over"),
    }
}

/// Cells run clockwise from START in the lower right corner.
fn board(rules: &Deluxe, state: &State) -> Panel {
    let place = |cell: u8| {
        let (column, row) = spot(cell);
        (column, row, cell_lines(rules, state, cell))
    };
    let places = (0..CELLS).map(place).collect();
    Panel::Board { title: Phrase::new("sketch-title-board"), columns: SIDE, rows: SIDE, places }
}

fn spot(cell: u8) -> (u16, u16) {
    let (side, step) = (cell / 10, u16::from(cell % 10));
    let far = SIDE - 1;
    match side {
        0 => (far - step, far),
        1 => (0, far - step),
        2 => (step, 0),
        _ => (far, step),
    }
}

fn cell_lines(rules: &Deluxe, state: &State, cell: u8) -> Vec<Cell> {
    let field = rules.board.cell(cell);
    let name = Phrase::new(format!("short-{}", Place::of(field).0));
    let mut lines = match field {
        Field::Plot(plot) => {
            let hue = Tone::Hue(plot.industry().0);
            vec![name.tone(hue), ownership(rules, state, plot)]
        }
        _ => vec![name.cell(), Phrase::verbatim("").cell()],
    };
    let tokens: String =
        state.living.iter().filter(|&seat| state.at(seat).cell == cell).map(Seat::letter).collect();
    let tone = if tokens.contains(state.active.letter()) { Tone::Active } else { Tone::Strong };
    lines.push(Phrase::verbatim(tokens).tone(tone));
    lines
}

/// The price of a free plot; else its owner's letter with what stands there.
fn ownership(rules: &Deluxe, state: &State, plot: Plot) -> Cell {
    match state.owner(plot) {
        None => Phrase::verbatim(rules.board.deed(plot).price.to_string()).tone(Tone::Faint),
        Some(owner) => {
            let mark = match state.level(plot) {
                _ if state.mortgaged.contains(plot) => "−".to_owned(),
                ENTERPRISE => "★".to_owned(),
                branches => "•".repeat(usize::from(branches)),
            };
            Phrase::verbatim(format!("{owner}{mark}")).tone(Tone::Strong)
        }
    }
}

fn seats(rules: &Deluxe, state: &State) -> Panel {
    let head = ["letter", "player", "cash", "capital", "rating", "place", "cards"];
    let head = head.iter().map(|column| Phrase::new(format!("sketch-head-{column}"))).collect();
    let rows = Seat::all(rules.seats).map(|seat| seat_row(rules, state, seat)).collect();
    Panel::Table { title: Phrase::new("sketch-title-seats"), head, rows }
}

fn seat_row(rules: &Deluxe, state: &State, seat: Seat) -> Vec<Cell> {
    let player = state.at(seat);
    let tone = if rules.ask(state) == Some(seat) { Tone::Active } else { Tone::Strong };
    let mut row = vec![
        Phrase::verbatim(seat.letter().to_string()).tone(tone),
        Phrase::new("sketch-seat").with("seat", seat).tone(tone),
    ];
    if !state.living.contains(seat) {
        row.push(Phrase::new("sketch-bankrupt").tone(Tone::Bad));
        return row;
    }
    let cards: Vec<Word> = player.kept.iter().map(|card| Word::Key(format!("card-{card}"))).collect();
    row.push(fants(i64::from(player.cash)));
    row.push(fants(end::capital(rules, state, seat)));
    row.push(Phrase::new("sketch-number").with("count", i64::from(player.step)).cell());
    row.push(match player.inspected {
        true => Phrase::new("sketch-inspected").tone(Tone::Bad),
        false => Phrase::new(format!("place-{}", Place::of(rules.board.cell(player.cell)).0)).cell(),
    });
    row.push(Phrase::new("sketch-list").with("items", cards).cell());
    row
}

fn plots(rules: &Deluxe, state: &State) -> Panel {
    let head = ["plot", "industry", "owner", "buildings", "rent"];
    let head = head.iter().map(|column| Phrase::new(format!("sketch-head-{column}"))).collect();
    let rows = state.owned().iter().filter_map(|plot| plot_row(rules, state, plot)).collect();
    Panel::Table { title: Phrase::new("sketch-title-plots"), head, rows }
}

fn plot_row(rules: &Deluxe, state: &State, plot: Plot) -> Option<Vec<Cell>> {
    let owner = state.owner(plot)?;
    let industry = plot.industry();
    let buildings = match state.level(plot) {
        _ if state.mortgaged.contains(plot) => Phrase::new("sketch-mortgaged").tone(Tone::Faint),
        0 => Phrase::verbatim("–").tone(Tone::Faint),
        ENTERPRISE => Phrase::new("sketch-enterprise").tone(Tone::Good),
        branches => Phrase::new("sketch-branches").with("count", i64::from(branches)).cell(),
    };
    Some(vec![
        Phrase::new(format!("plot-{}", plot.word())).tone(Tone::Hue(industry.0)),
        Phrase::new(format!("industry-{}", industry.word())).cell(),
        Phrase::new("sketch-seat").with("seat", owner).cell(),
        buildings,
        fants(i64::from(rent::due(rules, state, plot, owner))),
    ])
}

fn bank(rules: &Deluxe, state: &State) -> Panel {
    let amount = |key: &str, amount: u32| Phrase::new(key).with("amount", i64::from(amount)).cell();
    let left = |all: u8, used: u8| i64::from(all) - i64::from(used);
    let mut lines = vec![
        amount("sketch-reserve", state.reserve_fund),
        amount("sketch-exchange-fund", state.exchange_fund),
    ];
    if rules.options.building_tokens == crate::options::BuildingTokens::Limited {
        let branches = left(rules.board.branches, state.branches_used);
        let enterprises = left(rules.board.enterprises, state.enterprises_used);
        let supply = Phrase::new("sketch-supply").with("branches", branches).with("enterprises", enterprises);
        lines.push(supply.tone(Tone::Faint));
    }
    for (key, deck) in [("sketch-trips", &state.trips), ("sketch-deals", &state.deals)] {
        let unseen = i64::from(deck.unseen().count_ones());
        lines.push(Phrase::new(key).with("count", unseen).tone(Tone::Faint));
    }
    Panel::Lines { title: Phrase::new("sketch-title-bank"), lines }
}

fn goods(plots: PlotSet, cash: u32) -> Word {
    let mut words: Vec<Word> = plots.iter().map(plot_word).collect();
    words.extend((cash > 0).then(|| Word::Verbatim(format!("{cash} f"))));
    Word::List(words)
}

fn plot_word(plot: Plot) -> Word {
    Word::Key(format!("plot-{}", plot.word()))
}

fn fants(amount: i64) -> Cell {
    Phrase::new("sketch-fants").with("amount", amount).cell()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ring_is_closed_and_clockwise() {
        let spots: Vec<(u16, u16)> = (0..CELLS).map(spot).collect();
        assert_eq!([spots[0], spots[10], spots[20], spots[30]], [(10, 10), (0, 10), (0, 0), (10, 0)]);
        for at in 0..spots.len() {
            let ((a, b), (c, d)) = (spots[at], spots[(at + 1) % spots.len()]);
            assert_eq!(a.abs_diff(c) + b.abs_diff(d), 1, "{at}");
        }
    }
}
