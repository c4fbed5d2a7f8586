//! The table in words.

use crate::money::MoneyCards;
use crate::rules::scoring::{out_of, score};
use crate::state::Phase;
use crate::tile::{Tile, TileSet};
use crate::view::View;
use engine::{Cell, Panel, Phrase, Seat, SeatSet, Sketch, Tone, Word};

pub(crate) fn sketch(view: &View) -> Sketch {
    let mut panels = vec![stake(view), seats(view)];
    panels.extend(view.viewer.seat().map(|seat| own(view, seat)));
    panels.extend(purses(view));
    panels.push(unseen(view));
    Sketch { panels }
}

/// What the table is about right now.
fn stake(view: &View) -> Panel {
    let mut lines = Vec::new();
    match view.phase {
        Phase::Start => lines.push(Phrase::new("sketch-drawing-starter").cell()),
        Phase::Reveal => lines.push(Phrase::new("sketch-revealing").with("seat", view.starter).cell()),
        Phase::Auction(auction) => {
            let key = if auction.tile.is_bad_luck() { "sketch-avoid" } else { "sketch-wanted" };
            lines.push(Phrase::new(key).with("tile", tile_word(auction.tile)).tone(Tone::Active));
            lines.push(match auction.highest_bidder {
                Some(seat) => Phrase::new("sketch-highest")
                    .with("amount", i64::from(auction.highest))
                    .with("seat", seat)
                    .tone(Tone::Strong),
                None => Phrase::new("sketch-no-bid").cell(),
            });
            lines.push(Phrase::new("sketch-acting").with("seat", auction.acting).cell());
        }
        Phase::ThiefChoice { taker } => {
            lines.push(Phrase::new("sketch-thief-choice").with("seat", taker).tone(Tone::Active));
        }
        Phase::Over => lines.push(Phrase::new("sketch-over").tone(Tone::Strong)),
    }
    lines.extend(stolen(view));
    let tone = if view.red_revealed == 3 { Tone::Bad } else { Tone::Plain };
    lines.push(Phrase::new("sketch-red").with("count", i64::from(view.red_revealed)).tone(tone));
    lines.push(Phrase::new("sketch-stack").with("count", i64::from(view.stack)).tone(Tone::Faint));
    Panel::Lines { title: Phrase::new("sketch-title-stake"), lines }
}

/// What the thief took (MB-63, MB-65).
fn stolen(view: &View) -> Option<Cell> {
    let stolen = view.stolen?;
    let phrase = match stolen.value {
        Some(value) => Phrase::new("sketch-stolen").with("tile", tile_word(Tile::Wealth(value))),
        None => Phrase::new("sketch-stolen-face-down"),
    };
    Some(phrase.with("seat", stolen.seat).tone(Tone::Faint))
}

fn seats(view: &View) -> Panel {
    let head = ["player", "bid", "cards", "money", "tiles", "score"];
    let head = head.iter().map(|column| Phrase::new(format!("sketch-head-{column}"))).collect();
    let out = eliminated(view);
    let rows = all_seats(view).map(|seat| seat_row(view, seat, out)).collect();
    Panel::Table { title: Phrase::new("sketch-title-seats"), head, rows }
}

/// Who is out, once the hands are open.
fn eliminated(view: &View) -> SeatSet {
    let money = |seat: Seat| view.at(seat).money.map_or(0, |money| money.total);
    match view.phase {
        Phase::Over => out_of(view.seats.len() as u8, view.options.all_poorest, money),
        _ => SeatSet::EMPTY,
    }
}

fn seat_row(view: &View, seat: Seat, out: SeatSet) -> Vec<Cell> {
    let known = view.at(seat);
    let auction = view.auction();
    let acting = auction.is_some_and(|auction| auction.acting == seat)
        || view.phase == (Phase::ThiefChoice { taker: seat });
    let name =
        Phrase::new("sketch-seat").with("seat", seat).tone(if acting { Tone::Active } else { Tone::Strong });
    let bid = match auction {
        Some(auction) if auction.passed.contains(seat) => Phrase::new("sketch-passed").tone(Tone::Faint),
        Some(_) if !known.table.is_empty() => bid_phrase(known.table),
        _ => blank(),
    };
    let money = match known.money {
        Some(money) => Phrase::new("sketch-millions").with("amount", i64::from(money.total)).cell(),
        None => Phrase::new("sketch-unknown").tone(Tone::Faint),
    };
    let tiles = match known.tiles {
        Some(tiles) if tiles.is_empty() => blank(),
        Some(tiles) => Phrase::new("sketch-list").with("items", tile_words(tiles)).cell(),
        None => Phrase::new("sketch-face-down").with("count", i64::from(known.tile_count)).cell(),
    };
    let points = match known.tiles {
        Some(tiles) => {
            // MB-50
            let key = if out.contains(seat) { "sketch-points-out" } else { "sketch-points" };
            Phrase::new(key).with("points", i64::from(score(tiles))).cell()
        }
        None => Phrase::new("sketch-unknown").tone(Tone::Faint),
    };
    vec![
        name,
        bid,
        Phrase::new("sketch-number").with("count", i64::from(known.cards)).cell(),
        money,
        tiles,
        points,
    ]
}

/// The viewer's own fan of money.
fn own(view: &View, seat: Seat) -> Panel {
    let known = view.at(seat);
    let mut lines = Vec::new();
    if let Some(money) = known.money {
        let hand = Phrase::new("sketch-hand").with("cards", card_words(money.hand));
        lines.push(hand.with("amount", i64::from(money.hand.total())).tone(Tone::Strong));
        if !known.table.is_empty() {
            let table = Phrase::new("sketch-on-table").with("cards", card_words(known.table));
            lines.push(table.with("amount", i64::from(known.table.total())).cell());
        }
        if !money.spent.is_empty() {
            let spent = Phrase::new("sketch-spent").with("cards", card_words(money.spent));
            lines.push(spent.with("amount", i64::from(money.spent.total())).tone(Tone::Faint));
        }
    }
    Panel::Lines { title: Phrase::new("sketch-title-own"), lines }
}

/// The cards of the others, where they may be listed: MB-44, MB-68.
fn purses(view: &View) -> Option<Panel> {
    let others = all_seats(view).filter(|&seat| view.viewer.seat() != Some(seat));
    let lines: Vec<Cell> = others
        .filter_map(|seat| {
            let money = view.at(seat).money?;
            let purse = Phrase::new("sketch-purse").with("seat", seat).with("cards", card_words(money.hand));
            Some(purse.with("spent", card_words(money.spent)).cell())
        })
        .collect();
    (!lines.is_empty()).then(|| Panel::Lines { title: Phrase::new("sketch-title-purses"), lines })
}

fn unseen(view: &View) -> Panel {
    let line = if view.unseen.is_empty() {
        blank()
    } else {
        Phrase::new("sketch-list").with("items", tile_words(view.unseen)).tone(Tone::Faint)
    };
    Panel::Lines { title: Phrase::new("sketch-title-unseen"), lines: vec![line] }
}

fn bid_phrase(table: MoneyCards) -> Cell {
    let cards = Phrase::new("sketch-bid").with("cards", card_words(table));
    cards.with("amount", i64::from(table.total())).cell()
}

fn all_seats(view: &View) -> impl Iterator<Item = Seat> {
    Seat::all(view.seats.len() as u8)
}

fn blank() -> Cell {
    Phrase::verbatim("–").tone(Tone::Faint)
}

pub(crate) fn tile_word(tile: Tile) -> Word {
    Word::Key(format!("tile-{tile}"))
}

fn tile_words(tiles: TileSet) -> Word {
    Word::List(tiles.tiles().map(tile_word).collect())
}

fn card_words(cards: MoneyCards) -> Word {
    Word::List(cards.values().map(|value| Word::Number(i64::from(value))).collect())
}
