//! What people are told at a moment: what is asked, what a choice leads to, what is closed, and how it ended.

use crate::action::Action;
use crate::event::Event;
use crate::money::{FULL_TOTAL, MoneyCards};
use crate::rules::scoring::{score, standing};
use crate::sketch::tile_word;
use crate::state::{Auction, Phase};
use crate::tile::{Tile, TileSet};
use crate::view::View;
use engine::{Bar, Closed, Outlook, Phrase, Seat, SeatSet, SeatSummary, Summary, Word};

pub(crate) fn prompt(view: &View) -> Option<Phrase> {
    let me = view.viewer.seat();
    match view.phase {
        Phase::Start => Some(Phrase::new("prompt-start")),
        Phase::Reveal => Some(Phrase::new("prompt-reveal").with("seat", view.starter)),
        Phase::Auction(auction) if me == Some(auction.acting) => {
            Some(asked(view, &auction, auction.acting).with("now", tension(view, auction.acting)))
        }
        Phase::Auction(auction) => Some(watched(&auction, me)),
        Phase::ThiefChoice { taker } if me == Some(taker) => Some(Phrase::new("prompt-thief")),
        Phase::ThiefChoice { taker } => Some(Phrase::new("prompt-thief-watched").with("seat", taker)),
        Phase::Over => None,
    }
}

/// What a seat is asked in an auction, and what the tile is worth to it.
fn asked(view: &View, auction: &Auction, seat: Seat) -> Phrase {
    let can_bid = can_bid(view, auction, seat);
    let key = match (auction.tile, can_bid) {
        (Tile::Wealth(_), true) if view.at(seat).thief_waiting => "prompt-wealth-stolen",
        (Tile::Wealth(_), true) => "prompt-wealth",
        (Tile::Luck, true) => "prompt-luck",
        (Tile::Casino, true) => "prompt-casino",
        (Tile::Thief, true) => "prompt-thief-feared",
        (Tile::Cba, true) => "prompt-cba",
        (Tile::Wealth(_) | Tile::Luck, false) => "prompt-only-pass",
        (Tile::Casino | Tile::Thief | Tile::Cba, false) => "prompt-only-take",
    };
    let own = tiles_of(view, seat);
    let phrase = Phrase::new(key)
        .with("tile", tile_word(auction.tile))
        .with("highest", millions(auction.highest))
        .with("laid", millions(view.at(seat).table.total()));
    match auction.tile {
        Tile::Wealth(_) if can_bid => phrase.with("points", gain(own, auction.tile)),
        _ => phrase,
    }
}

/// What makes this moment special, if anything does.
fn tension(view: &View, seat: Seat) -> Word {
    const TILES_AFTER_THE_FIRST: u8 = 15;
    let is_calm = view.stake.is_some_and(|stake| !stake.feared);
    let is_first = is_calm && view.stack == TILES_AFTER_THE_FIRST && view.at(seat).table.is_empty();
    let known = view.at(seat).money.map_or(u8::MAX, |money| money.total);
    let key = match (in_danger(view, seat, known), view.red_revealed == 3) {
        (true, true) => "now-last-red-poorest",
        (true, false) => "now-poorest",
        (false, true) => "now-last-red",
        (false, false) if is_first => "now-goal",
        (false, false) => return Word::Verbatim(String::new()),
    };
    key.into()
}

/// What goes on in an auction where somebody else is asked.
fn watched(auction: &Auction, me: Option<Seat>) -> Phrase {
    let feared = auction.tile.is_bad_luck();
    let key = match (feared, me.is_some() && me == auction.highest_bidder) {
        (false, false) => "prompt-watched",
        (true, false) => "prompt-watched-feared",
        (false, true) => "prompt-leading",
        (true, true) => "prompt-leading-feared",
    };
    Phrase::new(key)
        .with("seat", auction.acting)
        .with("tile", tile_word(auction.tile))
        .with("highest", millions(auction.highest))
}

pub(crate) fn outlook(view: &View, action: Action) -> Outlook {
    let Some(seat) = view.viewer.seat() else { return Outlook::default() };
    match (view.phase, action) {
        (Phase::Auction(auction), Action::Pass {}) if auction.tile.is_bad_luck() => {
            take(view, &auction, seat)
        }
        (Phase::Auction(auction), Action::Pass {}) => Outlook::light(leave(view, &auction, seat)),
        (Phase::Auction(auction), Action::Bid { cards }) => bid(view, &auction, seat, cards),
        (_, Action::Discard { value }) => discard(view, seat, value),
        _ => Outlook::default(),
    }
}

/// Passing on a wanted tile: MB-23 to MB-26.
fn leave(view: &View, auction: &Auction, seat: Seat) -> Phrase {
    let mut passed = auction.passed;
    passed.insert(seat);
    let still_in = SeatSet::all(view.seats.len() as u8).minus(passed);
    let back = millions(view.at(seat).table.total());
    match still_in.first() {
        Some(winner) if still_in.len() == 1 => Phrase::new("leads-leave-last")
            .with("seat", winner)
            .with("tile", tile_word(auction.tile))
            .with("highest", millions(auction.highest))
            .with("back", back),
        _ => Phrase::new("leads-leave").with("back", back),
    }
}

/// Passing on a feared tile: MB-30 to MB-36. What costs points that are there already is asked for once more, unless
/// nothing else is left to do.
fn take(view: &View, auction: &Auction, seat: Seat) -> Outlook {
    let own = tiles_of(view, seat);
    let wealth = own.wealth();
    let points = score(own);
    let phrase = match auction.tile {
        Tile::Casino => Phrase::new("leads-take-casino"),
        Tile::Thief if wealth.is_empty() => Phrase::new("leads-take-thief-waits"),
        Tile::Thief if wealth.len() == 1 => Phrase::new("leads-take-thief-one")
            .with("own", tile_word(Tile::Wealth(wealth.best_wealth())))
            .with("points", i64::from(points))
            .with("left", i64::from(score(own.without(Tile::Wealth(wealth.best_wealth()))))),
        Tile::Thief => Phrase::new("leads-take-thief-choice"),
        _ => Phrase::new("leads-take-cba")
            .with("points", i64::from(points))
            .with("left", i64::from(score(own.with(Tile::Cba)))),
    };
    let others = all_seats(view).filter(|&other| other != seat);
    let lost: i64 = others.map(|other| millions(view.at(other).table.total())).sum();
    let phrase = phrase.with("back", millions(view.at(seat).table.total())).with("lost", lost);
    let costs = match auction.tile {
        Tile::Thief => !wealth.is_empty(),
        tile => score(own.with(tile)) < points,
    };
    if costs && can_bid(view, auction, seat) { Outlook::grave(phrase) } else { Outlook::risky(phrase) }
}

/// A bid: what lies there then, and what stays if it is lost.
fn bid(view: &View, auction: &Auction, seat: Seat, cards: MoneyCards) -> Outlook {
    let own = view.at(seat);
    let total = own.table.total() + cards.total();
    let stays = own.money.map_or(0, |money| money.hand.without(cards).total());
    let feared = auction.tile.is_bad_luck();
    let poorest = in_danger(view, seat, stays);
    let key = match (feared, poorest) {
        (false, false) => "leads-bid",
        (false, true) => "leads-bid-poorest",
        (true, false) => "leads-bid-feared",
        (true, true) => "leads-bid-feared-poorest",
    };
    let phrase = Phrase::new(key).with("total", millions(total)).with("stays", millions(stays));
    if poorest { Outlook::risky(phrase) } else { Outlook::light(phrase) }
}

/// MB-35: giving away more than the least tile is a choice that a newcomer may not mean.
fn discard(view: &View, seat: Seat, value: u8) -> Outlook {
    let own = tiles_of(view, seat);
    if !own.contains(Tile::Wealth(value)) {
        return Outlook::default();
    }
    let phrase = Phrase::new("leads-discard")
        .with("points", i64::from(score(own)))
        .with("left", i64::from(score(own.without(Tile::Wealth(value)))));
    if own.least_wealth() == Some(value) { Outlook::light(phrase) } else { Outlook::risky(phrase) }
}

/// MB-20
pub(crate) fn closed(view: &View) -> Vec<Closed> {
    let Some(auction) = view.auction() else { return Vec::new() };
    match view.viewer.seat() {
        Some(seat) if seat == auction.acting && !can_bid(view, auction, seat) => {
            let own = view.at(seat);
            let all = own.table.total() + own.money.map_or(0, |money| money.hand.total());
            let why = Phrase::new("closed-bid-too-little").with("money", millions(all));
            vec![Closed {
                what: Phrase::new("form-bid"),
                why: why.with("highest", millions(auction.highest)),
            }]
        }
        _ => Vec::new(),
    }
}

/// How the points were counted and who was too poor to win: MB-44 to MB-55.
pub(crate) fn summary(view: &View, story: &[Event]) -> Summary {
    let end = |seat: Seat| {
        let known = view.at(seat);
        (known.tiles.unwrap_or_default(), known.money.map_or(0, |money| money.total))
    };
    let (out, ranks) = standing(view.seats.len() as u8, &view.options, end);
    let mut seats: Vec<Seat> = all_seats(view).collect();
    seats.sort_by_key(|&seat| (ranks.of(seat), seat));
    let told = |seat: Seat| {
        let (tiles, money) = end(seat);
        let bankrupt = out.contains(seat);
        let mut steps = counting(tiles);
        if bankrupt {
            steps.push(Phrase::new("summary-out"));
        } else if all_seats(view)
            .any(|other| other != seat && !out.contains(other) && score(end(other).0) == score(tiles))
        {
            steps.push(Phrase::new("summary-tie").with("money", millions(money)));
        }
        SeatSummary {
            seat,
            place: ranks.of(seat),
            stamp: bankrupt.then(|| Phrase::new("summary-bankrupt")),
            steps,
            bars: vec![
                bar("summary-money", "sketch-millions", "amount", millions(money)),
                bar("summary-points", "score-told", "score", i64::from(score(tiles))),
            ],
        }
    };
    let nobody = ranks.winners.is_empty().then(|| Phrase::new("summary-nobody"));
    let notes = nobody.into_iter().chain(stolen(view)).chain(dearest(view, story)).collect();
    Summary { seats: seats.into_iter().map(told).collect(), notes }
}

/// MB-48, step by step.
fn counting(tiles: TileSet) -> Vec<Phrase> {
    let mut counted = tiles.wealth();
    let wealth: Vec<String> = tiles.wealth_values().map(|value| value.to_string()).collect();
    let mut steps = vec![match &wealth[..] {
        [] => Phrase::new("summary-no-wealth"),
        _ => Phrase::new("summary-wealth")
            .with("count", wealth.len() as i64)
            .with("tiles", Word::Verbatim(wealth.join(" + ")))
            .with("points", i64::from(tiles.wealth_sum())),
    }];
    let others = tiles.tiles().filter(|tile| !matches!(tile, Tile::Wealth(_)));
    // The audit comes last.
    let (last, first): (Vec<Tile>, Vec<Tile>) = others.partition(|&tile| tile == Tile::Cba);
    for tile in first.into_iter().chain(last) {
        counted.insert(tile);
        let key = if tile == Tile::Thief { "summary-thief" } else { "summary-step" };
        let step = Phrase::new(key).with("tile", tile_word(tile));
        steps.push(if tile == Tile::Thief { step } else { step.with("points", i64::from(score(counted))) });
    }
    steps
}

fn stolen(view: &View) -> Option<Phrase> {
    let stolen = view.stolen?;
    let tile = tile_word(Tile::Wealth(stolen.value?));
    Some(Phrase::new("summary-stolen").with("seat", stolen.seat).with("tile", tile))
}

/// The dearest tile: of all if every price is known, else of the reader.
fn dearest(view: &View, story: &[Event]) -> Option<Phrase> {
    let sales = || {
        story.iter().filter_map(|event| match *event {
            Event::TileWon { seat, tile, paid, .. } => Some((seat, tile, paid)),
            _ => None,
        })
    };
    let all_known = sales().all(|(_, tile, paid)| tile.is_some() && paid.is_some());
    let own = sales().filter(|(seat, ..)| all_known || Some(*seat) == view.viewer.seat());
    let priced = own.filter_map(|(seat, tile, paid)| Some((paid.filter(|&paid| paid > 0)?, seat, tile?)));
    let (paid, seat, tile) = priced.max_by_key(|&(paid, ..)| paid)?;
    let key = if all_known { "summary-dearest" } else { "summary-own-dearest" };
    Some(Phrase::new(key).with("seat", seat).with("tile", tile_word(tile)).with("paid", millions(paid)))
}

fn bar(label: &str, told: &str, argument: &str, amount: i64) -> Bar {
    Bar { label: Phrase::new(label), amount, told: Phrase::new(told).with(argument, amount) }
}

/// Whether the seat can outbid everybody with all it has (MB-20).
fn can_bid(view: &View, auction: &Auction, seat: Seat) -> bool {
    let own = view.at(seat);
    own.money.is_some_and(|money| own.table.total() + money.hand.total() > auction.highest)
}

/// Whether this much money is a danger: everybody else surely has more, and it is late or little is left. In the first
/// auctions the buyer of anything is the poorest, which means nothing yet.
fn in_danger(view: &View, seat: Seat, money: u8) -> bool {
    let matters = view.red_revealed == 3 || money < FULL_TOTAL / 2;
    let feared = view.auction().is_some_and(|auction| auction.tile.is_bad_luck());
    let mut others = all_seats(view).filter(|&other| other != seat);
    matters && others.all(|other| surely_has(view, other, !feared) > money)
}

/// What a seat has at least. Its hand may be hidden, but not how many cards it is, and these are worth no less than the
/// smallest ones. What it has laid may be lost to a feared tile.
fn surely_has(view: &View, seat: Seat, with_laid: bool) -> u8 {
    let known = view.at(seat);
    let hand = match known.money {
        Some(money) => money.hand.total(),
        None => MoneyCards::FULL.without(known.table).values().take(usize::from(known.cards)).sum(),
    };
    if with_laid { hand + known.table.total() } else { hand }
}

/// The points a tile adds to those there are.
fn gain(own: TileSet, tile: Tile) -> i64 {
    i64::from(score(own.with(tile))) - i64::from(score(own))
}

fn tiles_of(view: &View, seat: Seat) -> TileSet {
    view.at(seat).tiles.unwrap_or_default()
}

fn all_seats(view: &View) -> impl Iterator<Item = Seat> {
    Seat::all(view.seats.len() as u8)
}

fn millions(amount: u8) -> i64 {
    i64::from(amount)
}
