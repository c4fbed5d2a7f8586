//! What people may want to do and cannot, with the reason.

use super::{f, fine, plot_key};
use crate::plot::{Industry, Plot};
use crate::rules::building::{self, ENTERPRISE};
use crate::rules::purchase;
use crate::state::{Phase, State};
use crate::{Deluxe, View};
use engine::{Closed, Phrase, Seat};

pub(crate) fn closed(rules: &Deluxe, view: &View) -> Vec<Closed> {
    let state = &view.table();
    let Some(me) = view.viewer.seat().filter(|&me| me == state.active && state.offer.is_none()) else {
        return Vec::new();
    };
    let cash = state.at(me).cash;
    let short = |what: Phrase| Closed { what, why: Phrase::new("closed-cash").with("cash", f(cash)) };
    match state.phase {
        Phase::PlotOffer => {
            let plot = purchase::offered_plot(rules, state);
            let price = rules.board.deed(plot).price;
            let what = Phrase::new("closed-buy").with("plot", plot_key(plot)).with("amount", f(price));
            if cash < price { vec![short(what)] } else { Vec::new() }
        }
        Phase::InspectionFine { .. } if f(cash) < fine(rules) => {
            vec![short(Phrase::new("closed-fine").with("amount", fine(rules)))]
        }
        Phase::ExchangeOffer if cash == 0 => vec![short(Phrase::new("closed-stake"))],
        Phase::TurnStart | Phase::Manage => {
            Industry::all().filter_map(|industry| closed_building(rules, state, me, industry)).collect()
        }
        _ => Vec::new(),
    }
}

/// Why nothing can be built on an industry that is the viewer's own.
fn closed_building(rules: &Deluxe, state: &State, me: Seat, industry: Industry) -> Option<Closed> {
    let plots = industry.plots();
    let is_done = plots.iter().all(|plot| state.level(plot) == ENTERPRISE);
    if !state.at(me).plots.holds(plots) || is_done || !building::is_time_to_build(rules, state, me) {
        return None;
    }
    let why = match () {
        () if !state.mortgaged.and(plots).is_empty() => Phrase::new("closed-build-mortgaged"),
        () if building::industry_of_token(rules, state, me) != Some(industry) => {
            Phrase::new("closed-build-elsewhere")
        }
        () if building::buildable(rules, state, me).is_empty() => Phrase::new("closed-build-tokens"),
        () => {
            let cost = plots.iter().next().map_or(0, |plot: Plot| rules.board.deed(plot).building);
            let cash = state.at(me).cash;
            if cash >= cost {
                return None;
            }
            Phrase::new("closed-build-cash").with("cash", f(cash)).with("amount", f(cost))
        }
    };
    let what = Phrase::new("closed-build").with("industry", format!("industry-{}", industry.word()));
    Some(Closed { what, why })
}
