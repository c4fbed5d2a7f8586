//! The table in words.

use crate::state::TARGET;
use crate::{Bounds, Cards, DontBluff, MoneyRange, Phase, View};
use engine::{Cell, Panel, Phrase, Seat, Sketch, Tone};

impl DontBluff {
    pub(crate) fn draw_sketch(&self, view: &View) -> Sketch {
        let mut panels = vec![round(view), seats(view)];
        panels.extend(view.me.map(|me| own(view, me)));
        Sketch { panels }
    }
}

/// What the round is about right now.
fn round(view: &View) -> Panel {
    let mut lines = Vec::new();
    if let Some(deal) = view.phase.deal() {
        let line =
            Phrase::new("sketch-deal").with("offerer_seat", deal.offerer).with("decider_seat", deal.decider);
        lines.push(line.cell());
    }
    if matches!(view.phase, Phase::Decide(_) | Phase::BlackRoll(_) | Phase::Add(_)) {
        if !view.open.is_empty() {
            lines.push(with_cards("sketch-open", view.open).tone(Tone::Strong));
        }
        lines.push(match view.closed.cards {
            Some(cards) => with_cards("sketch-closed-own", cards).cell(),
            None => Phrase::new("sketch-closed").with("count", i64::from(view.closed.size)).cell(),
        });
    }
    let bank = between("sketch-bank", view.bank.money);
    lines.push(bank.with("count", i64::from(view.bank.size)).tone(Tone::Faint));
    let title = Phrase::new("chapter-title").with("number", i64::from(view.rounds_played));
    Panel::Lines { title, lines }
}

fn seats(view: &View) -> Panel {
    let head = ["player", "role", "cards", "money", "known"];
    let head = head.iter().map(|column| Phrase::new(format!("sketch-head-{column}"))).collect();
    let rows = Seat::all(view.hands.len() as u8).map(|seat| seat_row(view, seat)).collect();
    Panel::Table { title: Phrase::new("sketch-title-seats"), head, rows }
}

fn seat_row(view: &View, seat: Seat) -> Vec<Cell> {
    let hand = &view.hands[seat.index()];
    let size = view.holding_size(seat);
    let tone = if hand.money.high + 1 >= TARGET { Tone::Bad } else { Tone::Plain };
    let money = between("sketch-money", hand.money).tone(tone);
    let known = match hand.cards {
        Some(cards) => with_cards("cards-item", cards).cell(),
        None => surely(hand.known, size),
    };
    vec![
        Phrase::new("sketch-seat").with("seat", seat).tone(Tone::Strong),
        role(view, seat),
        count(hand.size, size - hand.size).cell(),
        money,
        known,
    ]
}

/// The cards in hand, and those of the seat that lie closed on the table.
fn count(hand: u8, table: u8) -> Phrase {
    let key = if table == 0 { "sketch-number" } else { "sketch-number-table" };
    Phrase::new(key).with("count", i64::from(hand)).with("table", i64::from(table))
}

fn surely(known: Bounds, size: u8) -> Cell {
    let unknown = i64::from(size.saturating_sub(known.least.size()));
    with_cards("sketch-known", known.least).with("unknown", unknown).cell()
}

fn role(view: &View, seat: Seat) -> Cell {
    let gunman = view.gunman == seat && view.phase != Phase::FirstGunman;
    let key = match view.phase.deal() {
        Some(deal) if deal.offerer == seat && gunman => "sketch-role-gunman-offerer",
        Some(deal) if deal.decider == seat && gunman => "sketch-role-gunman-decider",
        Some(deal) if deal.offerer == seat => "sketch-role-offerer",
        Some(deal) if deal.decider == seat => "sketch-role-decider",
        _ if gunman => "sketch-role-gunman",
        _ => return Phrase::verbatim("–").tone(Tone::Faint),
    };
    Phrase::new(key).tone(Tone::Active)
}

/// The viewer's own hand, and what the others can make of it.
fn own(view: &View, me: Seat) -> Panel {
    let hand = &view.hands[me.index()];
    let cards = hand.cards.unwrap_or(Cards::NONE);
    let lines = vec![
        with_cards("sketch-hand", cards).tone(Tone::Strong),
        with_cards("sketch-public", hand.public.least)
            .with("unknown", i64::from(view.holding_size(me) - hand.public.least.size()))
            .tone(Tone::Faint),
    ];
    Panel::Lines { title: Phrase::new("sketch-title-own"), lines }
}

/// An amount that is known, or between which two it lies.
fn between(key: &str, MoneyRange { low, high }: MoneyRange) -> Phrase {
    if low == high {
        Phrase::new(format!("{key}-exact")).with("money", i64::from(low))
    } else {
        Phrase::new(key).with("low", i64::from(low)).with("high", i64::from(high))
    }
}

fn with_cards(key: &str, cards: Cards) -> Phrase {
    Phrase::new(key)
        .with("fives", i64::from(cards.fives()))
        .with("twos", i64::from(cards.twos()))
        .with("ones", i64::from(cards.ones()))
        .with("bluffs", i64::from(cards.bluffs()))
        .with("money", i64::from(cards.money()))
}
