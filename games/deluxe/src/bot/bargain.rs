//! Trades: what is offered, and what is accepted.

use super::judge;
use crate::Deluxe;
use crate::action::Offer;
use crate::plot::{Plot, PlotSet};
use crate::rules::trade;
use crate::state::State;
use engine::Seat;

/// Who accepts wants at least this part of what the other gains.
const FAIR: f32 = 0.6;
/// Cash a proposer keeps for the first building steps.
const RESERVE: u32 = 100;
/// Towards the end nobody gives industries away.
const LAST_TRADES: f32 = 3.0;

/// What the trade changes for a seat that gives and gets these, in fants.
fn gain(rules: &Deluxe, state: &State, seat: Seat, gives: (PlotSet, u32), gets: (PlotSet, u32)) -> f32 {
    let before = state.at(seat).plots;
    let after = before.without(gives.0).with(gets.0);
    judge::worth_of_plots(rules, state, after) - judge::worth_of_plots(rules, state, before) + gets.1 as f32
        - gives.1 as f32
}

/// Whether the one who is asked takes the offer.
pub(super) fn is_welcome(rules: &Deluxe, state: &State, from: Seat, offer: &Offer) -> bool {
    let (given, got) = ((offer.give_plots, offer.give_cash), (offer.get_plots, offer.get_cash));
    let mine = gain(rules, state, offer.to_seat, got, given);
    let theirs = gain(rules, state, from, given, got);
    mine > 0.0 && mine >= FAIR * theirs
}

/// The offer a seat would make by habit: one that should be welcome and pays.
pub(super) fn best_offer(rules: &Deluxe, state: &State, seat: Seat) -> Option<Offer> {
    let mut best = None;
    let mut most = 0.0;
    proposals(rules, state, seat, &mut |offer| {
        let gained =
            gain(rules, state, seat, (offer.give_plots, offer.give_cash), (offer.get_plots, offer.get_cash));
        if gained > most && is_welcome(rules, state, seat, &offer) {
            (best, most) = (Some(offer), gained);
        }
    });
    best
}

/// Offers worth a thought: for each foreign plot that completes an own industry, money, or a plot of one's own with the
/// money that makes it fair; all legal.
pub(crate) fn proposals(rules: &Deluxe, state: &State, seat: Seat, propose: &mut impl FnMut(Offer)) {
    let player = state.at(seat);
    let wanted = player.plots.completing();
    if wanted.is_empty() || !trade::may_propose(rules, state, seat) || state.debt_of(seat).is_some() {
        return;
    }
    let tradable = trade::tradable(state);
    let wanted = wanted.and(tradable).without(player.plots);
    if wanted.is_empty() || judge::rounds_left(rules, state) <= LAST_TRADES {
        return;
    }
    let own = tradable.and(player.plots);
    for plot in wanted.iter() {
        let Some(owner) = state.owner(plot) else { continue };
        let get = PlotSet::one(plot);
        let mut offer = |give_plots: PlotSet| {
            if let Some(offer) = fair_offer(rules, state, seat, owner, give_plots, get)
                && trade::check_propose(rules, state, seat, &offer).is_ok()
            {
                propose(offer);
            }
        };
        offer(PlotSet::EMPTY);
        let theirs = state.at(owner).plots;
        let back = own.without(plot.industry().plots());
        let pleasing = back.and(theirs.completing());
        let related = back.and(theirs.touched_industries());
        let chosen: Option<Plot> = pleasing.first().or_else(|| related.iter().last());
        if let Some(give) = chosen {
            offer(PlotSet::one(give));
        }
    }
}

/// For a plot of its own a seat asks as much as somebody would just pay by the rule above; the sale that brings most.
pub(super) fn dear_sale(rules: &Deluxe, state: &State, seat: Seat) -> Option<Offer> {
    let mut best: Option<(f32, Offer)> = None;
    for give in trade::tradable(state).and(state.at(seat).plots).iter() {
        let give_plots = PlotSet::one(give);
        for to_seat in state.others(seat) {
            let theirs = gain(rules, state, to_seat, (PlotSet::EMPTY, 0), (give_plots, 0));
            let mine = gain(rules, state, seat, (give_plots, 0), (PlotSet::EMPTY, 0));
            let price = ((theirs - FAIR * mine) / (1.0 + FAIR)).floor().min(state.at(to_seat).cash as f32);
            let gained = price + mine;
            if price < 1.0 || gained <= best.map_or(0.0, |(most, _)| most) {
                continue;
            }
            let offer = Offer { give_plots, get_cash: price as u32, ..Offer::nothing(to_seat) };
            if trade::check_propose(rules, state, seat, &offer).is_ok() {
                best = Some((gained, offer));
            }
        }
    }
    best.map(|(_, offer)| offer)
}

/// Adds the money that makes the trade just welcome, if there is enough of it.
fn fair_offer(
    rules: &Deluxe,
    state: &State,
    seat: Seat,
    owner: Seat,
    give_plots: PlotSet,
    get_plots: PlotSet,
) -> Option<Offer> {
    let theirs = gain(rules, state, owner, (get_plots, 0), (give_plots, 0));
    let mine = gain(rules, state, seat, (give_plots, 0), (get_plots, 0));
    // With x f on top they gain `theirs + x` and I gain `mine - x`; the first shall be FAIR times the second.
    let cash = ((FAIR * mine - theirs) / (1.0 + FAIR)).ceil();
    let bare = Offer { give_plots, get_plots, ..Offer::nothing(owner) };
    if cash > 0.0 {
        let give_cash = cash as u32 + 1;
        (give_cash + RESERVE <= state.at(seat).cash).then_some(Offer { give_cash, ..bare })
    } else if give_plots.is_empty() {
        None
    } else {
        Some(bare)
    }
}
