//! The table in words.

use crate::CoverYourAssets;
use crate::card::Card;
use crate::cards::Cards;
use crate::options::{EndMode, SmallTable};
use crate::set::Set;
use crate::state::{Duel, Phase};
use crate::view::View;
use engine::{Cell, Panel, Phrase, Seat, Sketch, Tone, Word};

pub(crate) fn sketch(rules: &CoverYourAssets, view: &View) -> Sketch {
    let mut panels = vec![now(view), seats(rules, view)];
    if !view.piles.is_empty() {
        panels.push(piles(rules, view));
    }
    panels.extend(view.viewer.seat().and_then(|seat| view.at(seat).hand).map(own));
    panels.push(track(view));
    panels.extend(covered(view));
    panels.push(unseen(view));
    Sketch { panels }
}

/// What is going on, and what lies in the middle.
fn now(view: &View) -> Panel {
    let mut lines = vec![Phrase::new("sketch-round").with("round", i64::from(view.round)).tone(Tone::Faint)];
    match view.phase {
        Phase::Dealer => lines.push(Phrase::new("sketch-drawing-dealer").cell()),
        Phase::Deal { .. } => lines.push(Phrase::new("sketch-dealing").with("seat", view.dealer).cell()),
        Phase::Reveal(_) | Phase::PutBack(_) => lines.push(Phrase::new("sketch-turning-up").cell()),
        Phase::Turn => {
            let key = if view.first_action_done { "sketch-second-action" } else { "sketch-turn" };
            lines.push(Phrase::new(key).with("seat", view.active).tone(Tone::Active));
            if !view.banned.is_empty() {
                let banned: Vec<Word> = view.banned.iter().map(Word::from).collect();
                lines.push(Phrase::new("sketch-banned").with("seats", Word::List(banned)).cell());
            }
        }
        Phase::Contest { rival, draft } => {
            lines.push(set_phrase("sketch-drafted", draft.set).with("seat", view.active).tone(Tone::Strong));
            lines.push(Phrase::new("sketch-may-contest").with("seat", rival).tone(Tone::Active));
        }
        Phase::Duel(duel) => lines.extend(duel_lines(view, &duel)),
        Phase::ShiftChoice { chooser, target, .. } => {
            let choice = Phrase::new("sketch-shift-choice").with("seat", chooser);
            lines.push(choice.with("target_seat", target).tone(Tone::Active));
        }
        Phase::Refill { .. } => lines.push(Phrase::new("sketch-refilling").cell()),
        Phase::Over => lines.push(Phrase::new("sketch-over").tone(Tone::Strong)),
    }
    lines.push(Phrase::new("sketch-deck").with("count", i64::from(view.deck)).cell());
    lines.push(match view.discard.last() {
        Some(top) => Phrase::new("sketch-discard")
            .with("card", card_word(*top))
            .with("count", view.discard.len() as i64)
            .tone(Tone::Strong),
        None => Phrase::new("sketch-discard-empty").tone(Tone::Faint),
    });
    if !view.removed.is_empty() {
        lines.push(Phrase::new("sketch-removed").with("cards", card_words(view.removed)).tone(Tone::Faint));
    }
    Panel::Lines { title: Phrase::new("sketch-title-now"), lines }
}

fn duel_lines(view: &View, duel: &Duel) -> Vec<Cell> {
    let mut lines = vec![
        Phrase::new("sketch-duel").with("seat", duel.challenger).with("target_seat", duel.defender).cell(),
    ];
    lines.extend(view.stake.map(|set| set_phrase("sketch-stake", set).tone(Tone::Strong)));
    lines.push(Phrase::new("sketch-played").with("cards", card_words(duel.played.cards())).cell());
    let answer = Phrase::new("sketch-answer").with("seat", duel.responder);
    lines.push(answer.with("demand", i64::from(duel.demand)).tone(Tone::Active));
    lines
}

/// One row per seat: what can be stolen, and what it is worth.
fn seats(rules: &CoverYourAssets, view: &View) -> Panel {
    let wins = rules.options.end_mode == EndMode::FirstToTwoWins;
    let mut head = vec!["player", "cards", "top", "second", "deeper", "stack", "total"];
    head.extend(wins.then_some("wins"));
    let head = head.into_iter().map(|column| Phrase::new(format!("sketch-head-{column}"))).collect();
    let rows = Seat::all(view.seats.len() as u8).map(|seat| seat_row(rules, view, seat, wins)).collect();
    Panel::Table { title: Phrase::new("sketch-title-seats"), head, rows }
}

fn seat_row(rules: &CoverYourAssets, view: &View, seat: Seat, wins: bool) -> Vec<Cell> {
    let known = view.at(seat);
    let sets = known.stack.len();
    let name_tone = if acting(view) == Some(seat) { Tone::Active } else { Tone::Strong };
    let shown = |depth: usize, exposed: bool| match known.stack.iter().rev().nth(depth) {
        Some(set) => set_phrase("sketch-set", *set).tone(if exposed { Tone::Bad } else { Tone::Good }),
        None => blank(),
    };
    let deeper: u32 = known.stack.iter().rev().skip(2).map(|set| set.value()).sum();
    let mut row = vec![
        Phrase::new("sketch-seat").with("seat", seat).tone(name_tone),
        number(known.cards.into()),
        shown(0, sets >= 2),
        shown(1, sets >= 3 && rules.options.second_set_challenge),
        match sets.checked_sub(2).filter(|deeper| *deeper > 0) {
            Some(count) => {
                let sum = Phrase::new("sketch-deeper").with("count", count as i64);
                sum.with("value", i64::from(deeper)).tone(Tone::Good)
            }
            None => blank(),
        },
        money(known.value),
        money(known.total),
    ];
    row.extend(wins.then(|| number(known.round_wins.into())));
    row
}

fn piles(rules: &CoverYourAssets, view: &View) -> Panel {
    let head = ["pile", "shows", "face-down", "for"];
    let row = |(at, pile): (usize, &crate::view::PileView)| {
        let users = pile.users.iter();
        let mut row = vec![
            Phrase::new("sketch-pile").with("pile", at as i64 + 1).tone(Tone::Strong),
            match pile.top {
                Some(card) => Phrase::new("sketch-card").with("card", card_word(card)).tone(Tone::Strong),
                None => blank(),
            },
            number(pile.face_down.into()),
            Phrase::new("sketch-list").with("items", Word::List(users.map(Word::from).collect())).cell(),
        ];
        if rules.options.action_cards {
            row.push(match pile.put_back.cards().next() {
                Some(_) => card_list(pile.put_back.cards().collect()),
                None => blank(),
            });
        }
        row
    };
    let mut head: Vec<Phrase> =
        head.iter().map(|column| Phrase::new(format!("sketch-head-{column}"))).collect();
    head.extend(rules.options.action_cards.then(|| Phrase::new("sketch-head-put-back")));
    debug_assert!(rules.options.small_table == SmallTable::Draft, "only this table has draft piles");
    Panel::Table {
        title: Phrase::new("sketch-title-piles"),
        head,
        rows: view.piles.iter().enumerate().map(row).collect(),
    }
}

fn own(hand: Cards) -> Panel {
    let line = if hand.is_empty() {
        Phrase::new("sketch-hand-empty").tone(Tone::Faint)
    } else {
        Phrase::new("sketch-list").with("items", card_words(hand)).tone(Tone::Strong)
    };
    Panel::Lines { title: Phrase::new("sketch-title-own"), lines: vec![line] }
}

/// How far everybody is: full blocks for earlier rounds, half-tone ones for the stack of this round.
fn track(view: &View) -> Panel {
    const CELLS: u32 = 20;
    let reached = |seat: Seat| (view.at(seat).total, view.at(seat).reached);
    let seats = || Seat::all(view.seats.len() as u8);
    let best = seats().map(|seat| reached(seat).1).max().unwrap_or(0);
    let goal = view.goal.unwrap_or(1).max(best);
    let cells = |value: u32| (u64::from(value) * u64::from(CELLS)).div_ceil(u64::from(goal)) as usize;
    let line = |seat: Seat| {
        let (total, with_stack) = reached(seat);
        let (full, half) = (cells(total), cells(with_stack) - cells(total));
        let rest = CELLS as usize - full - half;
        let bar = format!("{}{}{}", "█".repeat(full), "▒".repeat(half), "·".repeat(rest));
        let line = Phrase::new("sketch-track").with("seat", seat).with("bar", Word::Verbatim(bar));
        line.with("value", i64::from(with_stack)).tone(Tone::Hue(seat.0))
    };
    Panel::Lines { title: Phrase::new("sketch-title-track"), lines: seats().map(line).collect() }
}

/// Sets that lie under two others or more, one row each.
fn covered(view: &View) -> Option<Panel> {
    let mut rows = Vec::new();
    for seat in Seat::all(view.seats.len() as u8) {
        for (depth, set) in view.at(seat).stack.iter().rev().enumerate().skip(2) {
            rows.push(vec![
                Phrase::new("sketch-seat").with("seat", seat).cell(),
                number(depth as i64 + 1),
                set_phrase("sketch-set", *set).cell(),
            ]);
        }
    }
    let head = ["player", "place", "set"].map(|column| Phrase::new(format!("sketch-head-{column}")));
    let table = Panel::Table { title: Phrase::new("sketch-title-covered"), head: head.into(), rows };
    match &table {
        Panel::Table { rows, .. } if rows.is_empty() => None,
        _ => Some(table),
    }
}

/// What can be counted: all cards this viewer does not see.
fn unseen(view: &View) -> Panel {
    let line = |card: Card| {
        let count = i64::from(view.unseen.count(card));
        Phrase::new("sketch-unseen").with("card", card_word(card)).with("count", count).tone(Tone::Faint)
    };
    let mut lines: Vec<Cell> = view.unseen.kinds().map(line).collect();
    if lines.is_empty() {
        lines.push(blank());
    }
    Panel::Lines { title: Phrase::new("sketch-title-unseen"), lines }
}

fn acting(view: &View) -> Option<Seat> {
    match view.phase {
        Phase::Turn => Some(view.active),
        Phase::Contest { rival, .. } => Some(rival),
        Phase::Duel(duel) => Some(duel.responder),
        Phase::ShiftChoice { chooser, .. } => Some(chooser),
        _ => None,
    }
}

pub(crate) fn set_phrase(key: &str, set: Set) -> Phrase {
    Phrase::new(key)
        .with("asset", card_word(set.asset()))
        .with("assets", i64::from(set.assets()))
        .with("silver", i64::from(set.silver()))
        .with("gold", i64::from(set.gold()))
        .with("penny_jars", i64::from(set.jars()))
        .with("value", i64::from(set.value()))
}

pub(crate) fn card_word(card: Card) -> Word {
    Word::Key(format!("card-{}", card.id()))
}

fn card_words(cards: Cards) -> Word {
    Word::List(cards.iter().map(card_word).collect())
}

fn card_list(cards: Cards) -> Cell {
    Phrase::new("sketch-list").with("items", card_words(cards)).cell()
}

fn number(count: i64) -> Cell {
    Phrase::new("sketch-number").with("count", count).cell()
}

fn money(value: u32) -> Cell {
    Phrase::new("sketch-money").with("value", i64::from(value)).cell()
}

fn blank() -> Cell {
    Phrase::verbatim("–").tone(Tone::Faint)
}
