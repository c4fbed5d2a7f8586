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
        forms.extend(trade_form(state, seat));
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

/// What could change hands with any partner; `None` if no trade is possible at all.
fn trade_form(state: &State, seat: Seat) -> Option<Form> {
    let tradable = trade::tradable(state);
    if tradable.is_empty() {
        return None;
    }
    let give = tradable.and(state.at(seat).plots);
    let partners: Vec<Value> = state.others(seat).map(|partner| json!(partner)).collect();
    let richest = state.others(seat).map(|partner| state.at(partner).cash).max().unwrap_or(0);
    let fields = vec![
        Field::Choice { name: "to_seat".into(), items: partners },
        plots("give_plots", give),
        number("give_cash", 0, state.at(seat).cash),
        plots("get_plots", tradable.without(give)),
        number("get_cash", 0, richest),
    ];
    Some(Form { action: "propose_trade".into(), fixed: Map::new(), fields })
}

fn plots(name: &str, plots: PlotSet) -> Field {
    let items: Vec<Value> = plots.iter().map(|plot| json!(plot)).collect();
    Field::Pick { name: name.into(), items, min: 0, max: plots.len() }
}
