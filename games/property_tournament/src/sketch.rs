//! The table in words: what is going on, the board, the seats with their balance sheets, the viewer's own card.

use crate::PropertyTournament;
use crate::action::CardSet;
use crate::field::{COLOURS, Field, Fields, Kind, RAILWAYS, SPACES, UTILITIES, bits, kind_at};
use crate::imagine::known;
use crate::ledger::BalanceSheet;
use crate::offers::Houses;
use crate::rules::build::HOTEL;
use crate::rules::rent;
use crate::state::{Lot, Phase};
use crate::view::{OfferView, SeatView, View};
use engine::{Cell, Panel, Phrase, Seat, Sketch, Tone, Word};

/// The board is a ring on a grid of eleven by eleven.
const SIDE: u16 = 11;

pub(crate) fn sketch(rules: &PropertyTournament, view: &View) -> Sketch {
    let mut panels = vec![stake(rules, view), board(rules, view), seats(rules, view)];
    if !view.offers.is_empty() {
        panels.push(offers(rules, view));
    }
    panels.extend(view.viewer.seat().map(|seat| own(rules, view, seat)));
    panels.extend(deeds(rules, view));
    Sketch { panels }
}

pub(crate) fn place(rules: &PropertyTournament, space: u8) -> Word {
    if rules.board.built_in {
        Word::Key(format!("space-{space}"))
    } else {
        Word::Verbatim(rules.board.names[usize::from(space)].clone())
    }
}

/// The same where there is little room: without a first word that says no more than that it is a street or a station.
fn short_place(rules: &PropertyTournament, space: u8) -> Word {
    if rules.board.built_in {
        return Word::Key(format!("short-{space}"));
    }
    let name = &rules.board.names[usize::from(space)];
    Word::Verbatim(rules.board.short_name(space).unwrap_or(name).to_owned())
}

fn number(amount: impl Into<i64>) -> Phrase {
    Phrase::new("sketch-number").with("amount", amount.into())
}

/// What the table is about right now.
fn stake(rules: &PropertyTournament, view: &View) -> Panel {
    let mut lines = vec![
        Phrase::new("sketch-round").with("round", i64::from(view.round)).with("seat", view.active).cell(),
    ];
    let here = || place(rules, view.at(view.active).position);
    let active = |key: &str| Phrase::new(key).with("seat", view.active);
    lines.push(match view.phase {
        Phase::StartRoll { .. } => Phrase::new("sketch-start-roll").cell(),
        Phase::TurnStart if view.grace => active("sketch-grace").tone(Tone::Active),
        Phase::TurnStart => active("sketch-turn-start").tone(Tone::Active),
        Phase::Rolling { .. } | Phase::Metering { .. } | Phase::Released => active("sketch-rolling").cell(),
        Phase::Drawing { .. } => active("sketch-drawing").cell(),
        Phase::BuyDecision => active("sketch-buy").with("space", here()).tone(Tone::Active),
        Phase::AfterMove if view.extra_roll => active("sketch-roll-again").tone(Tone::Active),
        Phase::AfterMove => active("sketch-after-move").tone(Tone::Active),
        Phase::Closing => Phrase::new("sketch-closing").tone(Tone::Strong),
        Phase::Over => Phrase::new("sketch-over").tone(Tone::Strong),
    });
    for claim in view.claims.iter() {
        let phrase = Phrase::new("sketch-claim").with("seat", claim.owner).with("debtor", view.claims.debtor);
        let phrase =
            phrase.with("space", place(rules, claim.field.space())).with("amount", i64::from(claim.amount));
        lines.push(phrase.with("claim", i64::from(claim.claim)).tone(Tone::Good));
    }
    if let Some(due) = view.debts.due() {
        let phrase =
            Phrase::new("sketch-debt").with("seat", due.debtor).with("amount", i64::from(due.amount));
        lines.push(phrase.tone(Tone::Bad));
    }
    lines.extend(auction(rules, view));
    if let Some(contest) = view.contest {
        let key = if contest.hotel { "sketch-contest-hotels" } else { "sketch-contest-houses" };
        lines.push(Phrase::new(key).with("count", i64::from(contest.units)).tone(Tone::Strong));
    }
    let stock = Phrase::new("sketch-stock").with("houses", i64::from(view.houses));
    lines.push(stock.with("hotels", i64::from(view.hotels)).tone(Tone::Faint));
    Panel::Lines { title: Phrase::new("sketch-title-stake"), lines }
}

fn auction(rules: &PropertyTournament, view: &View) -> Vec<Cell> {
    let Some(auction) = view.auction else { return Vec::new() };
    let lot = match auction.lot {
        Lot::Field(field) => Phrase::new("sketch-auction").with("space", place(rules, field.space())),
        Lot::Unit => Phrase::new("sketch-auction-unit"),
    };
    let high = match auction.bidder {
        Some(seat) => Phrase::new("sketch-high").with("seat", seat).with("amount", i64::from(auction.high)),
        None => Phrase::new("sketch-no-bid"),
    };
    vec![lot.tone(Tone::Active), high.tone(Tone::Strong)]
}

/// Where a space lies: START bottom right, then clockwise.
fn spot(space: u8) -> (u16, u16) {
    let (side, step) = (space / 10, u16::from(space % 10));
    match side {
        0 => (SIDE - 1 - step, SIDE - 1),
        1 => (0, SIDE - 1 - step),
        2 => (step, 0),
        _ => (SIDE - 1, step),
    }
}

fn board(rules: &PropertyTournament, view: &View) -> Panel {
    let places = (0..SPACES)
        .map(|space| {
            let (column, row) = spot(space);
            (column, row, on_space(rules, view, space))
        })
        .collect();
    Panel::Board { title: Phrase::new("sketch-title-board"), columns: SIDE, rows: SIDE, places }
}

fn on_space(rules: &PropertyTournament, view: &View, space: u8) -> Vec<Cell> {
    let field = Field::at(space);
    let hue = field.map_or(Tone::Plain, |field| Tone::Hue(field.group() as u8));
    let mut cells = vec![Phrase::new("sketch-space").with("space", short_place(rules, space)).tone(hue)];
    if let Some(field) = field {
        cells.extend(state_of(rules, view, field));
    } else if kind_at(space) == Kind::Tax {
        cells.push(number(rules.board.taxes[usize::from(space)]).tone(Tone::Faint));
    }
    let here: Vec<Word> =
        view.solvent.iter().filter(|seat| view.at(*seat).position == space).map(Word::from).collect();
    if !here.is_empty() {
        cells.push(Phrase::new("sketch-tokens").with("seats", Word::List(here)).tone(Tone::Strong));
    }
    cells
}

/// Price or owner, loan, buildings.
fn state_of(rules: &PropertyTournament, view: &View, field: Field) -> Vec<Cell> {
    let owner = view.solvent.iter().find(|seat| view.at(*seat).fields.contains(field));
    let Some(owner) = owner else {
        return vec![number(rules.board.deed(field).price).tone(Tone::Faint)];
    };
    let mut cells = vec![Phrase::new("sketch-owner").with("seat", owner).cell()];
    match view.level[field.index()] {
        0 if view.mortgaged.contains(field) => cells.push(Phrase::new("sketch-mortgaged").tone(Tone::Bad)),
        0 => {}
        HOTEL => cells.push(Phrase::new("sketch-hotel").tone(Tone::Good)),
        houses => cells.push(Phrase::new("sketch-houses").with("count", i64::from(houses)).tone(Tone::Good)),
    }
    cells
}

/// One row per seat: the balance sheet and the result so far.
fn seats(rules: &PropertyTournament, view: &View) -> Panel {
    let columns = ["player", "place", "cash", "fields", "buildings", "cards", "loans", "worth", "profit"];
    let head = columns.iter().map(|column| Phrase::new(format!("sketch-head-{column}"))).collect();
    let all = Seat::all(view.seats.len() as u8);
    let rows = all.map(|seat| seat_row(rules, view, seat)).collect();
    Panel::Table { title: Phrase::new("sketch-title-seats"), head, rows }
}

fn seat_row(rules: &PropertyTournament, view: &View, seat: Seat) -> Vec<Cell> {
    let known: &SeatView = view.at(seat);
    let tone = if seat == view.active && view.phase != Phase::Over { Tone::Active } else { Tone::Strong };
    let name = Phrase::new("sketch-seat").with("seat", seat).tone(tone);
    let whereabouts = if known.bankrupt > 0 {
        Phrase::new("sketch-bankrupt").tone(Tone::Bad)
    } else if known.jail.is_in() {
        Phrase::new("sketch-in-jail").with("served", i64::from(known.jail.served())).tone(Tone::Bad)
    } else {
        Phrase::new("sketch-space").with("space", short_place(rules, known.position)).cell()
    };
    let mut row = vec![name, whereabouts];
    match known.sheet {
        Some(BalanceSheet { cash, fields, buildings, jail_cards, loans }) => {
            row.extend([cash, fields, buildings, jail_cards, loans].map(|amount| number(amount).cell()));
            let worth = cash + fields + buildings + jail_cards - loans;
            let profit = worth - i32::from(rules.options.start_money);
            row.push(number(worth).tone(Tone::Strong));
            row.push(number(profit).tone(if profit < 0 { Tone::Bad } else { Tone::Good }));
        }
        None => row.extend((0..7).map(|_| Phrase::new("sketch-unknown").tone(Tone::Faint))),
    }
    row
}

fn offers(rules: &PropertyTournament, view: &View) -> Panel {
    let head = ["number", "player", "partner", "gives", "gets"];
    let head = head.iter().map(|column| Phrase::new(format!("sketch-head-{column}"))).collect();
    let rows = view.offers.iter().map(|offer| offer_row(rules, offer)).collect();
    Panel::Table { title: Phrase::new("sketch-title-offers"), head, rows }
}

fn offer_row(rules: &PropertyTournament, offer: &OfferView) -> Vec<Cell> {
    let side = |fields: Fields, cards: CardSet, cash: u32| {
        let mut words: Vec<Word> = fields.iter().map(|field| place(rules, field.space())).collect();
        words.extend(cards.iter().map(|_| Word::Key("sketch-jail-card".to_owned())));
        if cash > 0 {
            words.push(Word::Number(i64::from(cash)));
        }
        if let Some(Houses { source, target, count }) = offer.houses.filter(|_| cash == 0) {
            let houses = Phrase::new("sketch-offer-houses").with("count", i64::from(count));
            let houses = houses.with("source", place(rules, source.space()));
            return houses.with("target", place(rules, target.space())).cell();
        }
        Phrase::new("sketch-list").with("items", Word::List(words)).cell()
    };
    vec![
        number(offer.offer).cell(),
        Phrase::new("sketch-seat").with("seat", offer.seat).cell(),
        Phrase::new("sketch-seat").with("seat", offer.to_seat).cell(),
        side(offer.give_fields, offer.give_cards, offer.give_cash),
        side(offer.get_fields, offer.get_cards, offer.get_cash),
    ]
}

/// The viewer's own operations card by kind.
fn own(rules: &PropertyTournament, view: &View, seat: Seat) -> Panel {
    let known = view.at(seat);
    let mut rows = Vec::new();
    if let Some(income) = &known.income {
        for &(account, amount) in &income.lines {
            let name = Phrase::new(format!("account-{}", account.number())).cell();
            let (gain, loss) = (number(amount).tone(Tone::Good), number(amount).tone(Tone::Bad));
            let blank = || Phrase::verbatim("").cell();
            rows.push(if account.is_revenue() {
                vec![name, gain, blank()]
            } else {
                vec![name, blank(), loss]
            });
        }
        let total = Phrase::new("sketch-total").tone(Tone::Strong);
        rows.push(vec![total, number(income.revenue).cell(), number(income.costs).cell()]);
    } else if let (Some(entries), Some(booked)) = (known.entries, known.booked) {
        let phrase = Phrase::new("sketch-entries")
            .with("booked", i64::from(booked))
            .with("entries", i64::from(entries));
        rows.push(vec![phrase.cell(), Phrase::verbatim("").cell(), Phrase::verbatim("").cell()]);
    }
    if let Some(sheet) = known.sheet {
        let start = i64::from(rules.options.start_money);
        let check = Phrase::new("sketch-check").with("worth", i64::from(sheet.net_worth()));
        let check = check.with("start", start).with("profit", i64::from(sheet.net_worth()) - start);
        rows.push(vec![check.tone(Tone::Faint), Phrase::verbatim("").cell(), Phrase::verbatim("").cell()]);
    }
    let head = ["account", "revenue", "cost"];
    let head = head.iter().map(|column| Phrase::new(format!("sketch-head-{column}"))).collect();
    Panel::Table { title: Phrase::new("sketch-title-own"), head, rows }
}

/// The deeds that matter: who owns what, what landing there costs, and the field the active seat stands on. What is still
/// for sale the board shows; all 28 would leave no room for it.
fn deeds(rules: &PropertyTournament, view: &View) -> Option<Panel> {
    let head = ["field", "group", "price", "house", "owner", "rent"];
    let head = head.iter().map(|column| Phrase::new(format!("sketch-head-{column}"))).collect();
    let here = Field::at(view.at(view.active).position);
    let owned = |field: Field| view.solvent.iter().any(|seat| view.at(seat).fields.contains(field));
    let shown = bits(u32::MAX >> 4).filter(|&field| owned(field) || Some(field) == here);
    let rows: Vec<Vec<Cell>> = shown.map(|field| deed_row(rules, view, field)).collect();
    (!rows.is_empty()).then(|| Panel::Table { title: Phrase::new("sketch-title-deeds"), head, rows })
}

fn deed_row(rules: &PropertyTournament, view: &View, field: Field) -> Vec<Cell> {
    let deed = rules.board.deed(field);
    let group = match field.group() {
        RAILWAYS => "railway",
        UTILITIES => "utility",
        colour => COLOURS[colour],
    };
    let owner = view.solvent.iter().find(|seat| view.at(*seat).fields.contains(field));
    let mortgaged = view.mortgaged.contains(field);
    let rent = match owner {
        Some(_) if mortgaged => Phrase::new("sketch-mortgaged").tone(Tone::Bad),
        // With one pip the rent of a utility is its factor.
        Some(owner) if field.group() == UTILITIES => Phrase::new("ui-times-dice")
            .with("factor", i64::from(rent::rent(rules, &known(rules, view), owner, field, 1)))
            .cell(),
        Some(owner) => number(rent::rent(rules, &known(rules, view), owner, field, 0)).cell(),
        None => Phrase::verbatim("").cell(),
    };
    let house = if field.is_street() { number(deed.house).cell() } else { Phrase::verbatim("").cell() };
    vec![
        Phrase::new("sketch-space")
            .with("space", place(rules, field.space()))
            .tone(Tone::Hue(field.group() as u8)),
        Phrase::new(format!("group-{group}")).cell(),
        number(deed.price).cell(),
        house,
        owner.map_or(Phrase::new("sketch-bank").tone(Tone::Faint), |seat| {
            Phrase::new("sketch-seat").with("seat", seat).cell()
        }),
        rent,
    ]
}
