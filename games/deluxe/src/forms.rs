//! Bids, stakes and trades as forms.

use crate::Deluxe;
use crate::plot::PlotSet;
use crate::rules::{auction, exchange, trade};
use crate::state::{Phase, State};
use engine::{Field, Form, Seat};
use serde_json::{Map, Value, json};

pub(crate) fn forms(rules: &Deluxe, state: &State, seat: Seat) -> Vec<Form> {
    if state.offer.is_some() {
        return Vec::new();
    }
    let mut forms = Vec::new();
    match state.phase {
        Phase::Auction(auction) if auction.acting == seat => {
            let least = auction::least_bid(rules, state, &auction);
            forms.push(amount_form("bid", least, auction::most_bid(rules, state, seat)));
        }
        Phase::ExchangeOffer if seat == state.active => {
            let most = exchange::most_stake(rules, state, seat);
            forms.extend((most > 0).then(|| amount_form("stake", 1, most)));
        }
        _ => {}
    }
    if trade::may_propose(rules, state, seat) {
        forms.extend(trade_form(rules, state, seat));
    }
    forms
}

fn amount_form(action: &str, least: u32, most: u32) -> Form {
    let fields = vec![number("amount", least, most)];
    Form { action: action.into(), fixed: Map::new(), fields }
}

fn number(name: &str, min: u32, max: u32) -> Field {
    Field::Number { name: name.into(), min: min.into(), max: max.into(), step: 1, optional: false }
}

/// What could change hands with any partner; `None` if no trade is possible at all. Experts and debtors have to give a
/// plot (DL-78, DL-80), and debtors get money for it and pay none.
fn trade_form(rules: &Deluxe, state: &State, seat: Seat) -> Option<Form> {
    let tradable = trade::tradable(state);
    let give = trade::givable(rules, state, seat);
    let in_debt = state.debt_of(seat).is_some();
    let must_give = in_debt || rules.options.expert;
    let partners: Vec<Value> = state.others(seat).map(|partner| json!(partner)).collect();
    let richest = state.others(seat).map(|partner| state.at(partner).cash).max().unwrap_or(0);
    if tradable.is_empty() || (must_give && give.is_empty()) || (in_debt && richest == 0) {
        return None;
    }
    let own_cash = if in_debt { 0 } else { state.at(seat).cash };
    let fields = vec![
        Field::Choice { name: "to_seat".into(), items: partners },
        plots("give_plots", give, u32::from(must_give)),
        number("give_cash", 0, own_cash),
        plots("get_plots", tradable.without(state.at(seat).plots), 0),
        number("get_cash", u32::from(in_debt), richest),
    ];
    Some(Form { action: "propose_trade".into(), fixed: Map::new(), fields })
}

fn plots(name: &str, plots: PlotSet, min: u32) -> Field {
    let items: Vec<Value> = plots.iter().map(|plot| json!(plot)).collect();
    Field::Pick { name: name.into(), items, min, max: plots.len() }
}
