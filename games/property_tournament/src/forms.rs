//! Families of actions as forms: bids, buildings, contests and trades.

use crate::PropertyTournament;
use crate::field::{Field, bits};
use crate::options::LedgerMode;
use crate::rules::build::HOTEL;
use crate::rules::{ask, auction, bankruptcy, build, mortgage, sell, trade};
use crate::state::{DeckName, Lot, Phase, Stage, State};
use engine::{Field as Blank, Form, Seat};
use serde_json::{Map, Value, json};

/// The highest price a form offers to ask; `check` knows better.
const MOST_ASKED: i64 = 100_000;

pub(crate) fn forms(rules: &PropertyTournament, state: &State, seat: Seat) -> Vec<Form> {
    let mut forms = Vec::new();
    match state.stage() {
        Stage::Auction => forms.extend(bid(rules, state, seat)),
        Stage::Contest => forms.extend(join(rules, state, seat)),
        Stage::Debt => {
            forms.extend(trades(rules, state, seat));
        }
        Stage::Phase if build::is_free_phase(state) => {
            let own = || bits(state.fields[seat.index()].0);
            let build =
                |field: Field, count: u8| build::check_build_house(rules, state, seat, field, count).is_ok();
            forms.extend(counted("build_house", own(), build));
            let sell =
                |field: Field, count: u8| sell::check_sell_houses(rules, state, seat, field, count).is_ok();
            forms.extend(counted("sell_houses", own(), sell));
            forms.extend(trades(rules, state, seat));
        }
        Stage::Phase => {}
    }
    if rules.options.ledger_mode == LedgerMode::OwnHand
        && state.booked[seat.index()] < state.entries[seat.index()]
        && state.phase != Phase::Over
    {
        forms.push(book_entry(state, seat));
    }
    if bankruptcy::check_resign(state, seat).is_ok() {
        forms.push(form("resign", Vec::new()));
    }
    forms
}

fn form(action: &str, fields: Vec<Blank>) -> Form {
    Form { action: action.to_owned(), fixed: Map::new(), fields }
}

fn number(name: &str, min: i64, max: i64) -> Blank {
    Blank::Number { name: name.to_owned(), min, max, step: 1, optional: false }
}

fn choice(name: &str, items: Vec<Value>) -> Blank {
    Blank::Choice { name: name.to_owned(), items }
}

/// Houses of the streets that take or give one, up to as many as one of them takes or gives at once.
fn counted(action: &str, own: impl Iterator<Item = Field>, may: impl Fn(Field, u8) -> bool) -> Option<Form> {
    let streets: Vec<Field> = own.filter(|&field| may(field, 1)).collect();
    let most = streets.iter().filter_map(|&field| (1..HOTEL).rev().find(|&count| may(field, count))).max()?;
    let items = streets.iter().map(|field| json!(field)).collect();
    Some(form(action, vec![choice("field", items), number("count", 1, i64::from(most))]))
}

fn bid(rules: &PropertyTournament, state: &State, seat: Seat) -> Option<Form> {
    let auction = state.auction.filter(|_| ask::bidders(rules, state).contains(seat))?;
    let cash = i64::from(state.cash[seat.index()]);
    let (least, fixed, target) = match auction.lot {
        Lot::Field(_) => (auction::least_bid(rules, &auction, None), Some(Value::Null), None),
        Lot::Unit => {
            let targets = auction::unit_targets(rules, state, seat);
            let least =
                bits(targets).map(|street| auction::least_bid(rules, &auction, Some(street))).min()?;
            (least, None, Some(choice("field", bits(targets).map(|street| json!(street)).collect())))
        }
    };
    (i64::from(least) <= cash).then(|| Form {
        action: "bid".to_owned(),
        fixed: fixed.map(|none| ("field".to_owned(), none)).into_iter().collect(),
        fields: [number("amount", i64::from(least), cash)].into_iter().chain(target).collect(),
    })
}

fn join(rules: &PropertyTournament, state: &State, seat: Seat) -> Option<Form> {
    let contest = state.contest.filter(|contest| contest.waiting.contains(seat))?;
    let targets: Vec<Value> =
        bits(auction::unit_targets(rules, state, seat)).map(|street| json!(street)).collect();
    let most = if contest.hotel { 1 } else { i64::from(contest.units.min(4)) };
    (!targets.is_empty())
        .then(|| form("join_contest", vec![choice("field", targets), number("count", 1, most)]))
}

/// One form for each partner: what to give and what to get.
fn trades(rules: &PropertyTournament, state: &State, seat: Seat) -> Vec<Form> {
    let movable = |who: Seat| -> Vec<Value> {
        let own = bits(state.fields[who.index()].0);
        own.filter(|&field| mortgage::is_clear(rules, state, who, field)).map(|field| json!(field)).collect()
    };
    let held = |who: Seat| -> Vec<Value> {
        let cards: Vec<DeckName> =
            DeckName::ALL.into_iter().filter(|deck| state.jail_cards[deck.index()] == Some(who)).collect();
        cards.into_iter().map(|deck| json!(deck)).collect()
    };
    let pick = |name: &str, items: Vec<Value>| {
        let max = items.len() as u32;
        (max > 0).then(|| Blank::Pick { name: name.to_owned(), items, min: 0, max })
    };
    let mut forms = Vec::new();
    for other in state.solvent.without(seat).iter() {
        if trade::check_partner(rules, state, seat, other).is_err() {
            continue;
        }
        let picks = [
            pick("give_fields", movable(seat)),
            pick("give_cards", held(seat)),
            pick("get_fields", movable(other)),
            pick("get_cards", held(other)),
        ];
        if picks.iter().all(Option::is_none) {
            continue;
        }
        let cash = [
            number("give_cash", 0, i64::from(state.cash[seat.index()].max(0))),
            number("get_cash", 0, MOST_ASKED),
        ];
        let fixed = [("to_seat".to_owned(), json!(other))].into_iter().collect();
        let fields = cash.into_iter().chain(picks.into_iter().flatten()).collect();
        forms.push(Form { action: "offer_trade".to_owned(), fixed, fields });
    }
    forms
}

/// PT-122
fn book_entry(state: &State, seat: Seat) -> Form {
    let (next, last) = (state.booked[seat.index()] + 1, state.entries[seat.index()]);
    form(
        "book_entry",
        vec![
            number("entry", i64::from(next), i64::from(last)),
            number("revenue", 0, MOST_ASKED),
            number("cost", 0, MOST_ASKED),
        ],
    )
}
