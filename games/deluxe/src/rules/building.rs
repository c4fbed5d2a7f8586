//! DL-28 to DL-33, DL-76, DL-77: building, and selling buildings.

use super::{cards, credit, debt};
use crate::options::{BuildWhere, BuildingTokens};
use crate::plot::{Industry, Plot, PlotSet};
use crate::state::{Phase, State};
use crate::{Deluxe, Event};
use engine::{Emit, Illegal, Seat, require, rule};

/// The level of an enterprise.
pub(crate) const ENTERPRISE: u8 = 4;

pub(crate) fn industry_of_token(rules: &Deluxe, state: &State, seat: Seat) -> Option<Industry> {
    rules.board.plot_at(state.at(seat).cell).map(Plot::industry)
}

/// DL-28 (a), DL-76: whether this is a moment at which the seat may build.
pub(crate) fn is_time_to_build(rules: &Deluxe, state: &State, seat: Seat) -> bool {
    seat == state.active
        && match state.phase {
            Phase::TurnStart => !rules.options.expert && !state.at(seat).inspected,
            Phase::Manage => !(rules.options.expert && state.extra_roll),
            _ => false,
        }
}

/// Where the seat may build one step, but for the money: DL-28 (b) to (f).
#[inline]
pub(crate) fn buildable(rules: &Deluxe, state: &State, seat: Seat) -> PlotSet {
    let Some(here) = rules.board.plot_at(state.at(seat).cell) else { return PlotSet::EMPTY };
    let industry = here.industry().plots();
    if !state.at(seat).plots.holds(industry) || !state.mortgaged.and(industry).is_empty() {
        return PlotSet::EMPTY;
    }
    let lowest = industry.iter().map(|plot| state.level(plot)).min().unwrap_or(0);
    if lowest == ENTERPRISE || !has_token(rules, state, lowest) {
        return PlotSet::EMPTY;
    }
    let reachable = match rules.options.build_where {
        BuildWhere::Industry => industry,
        BuildWhere::SamePlot => PlotSet::one(here),
    };
    reachable.iter().filter(|&plot| state.level(plot) == lowest).collect()
}

/// DL-31: whether the bank has the token that lifts a plot from `level`.
fn has_token(rules: &Deluxe, state: &State, level: u8) -> bool {
    rules.options.building_tokens == BuildingTokens::Unlimited
        || if level + 1 == ENTERPRISE {
            state.enterprises_used < rules.board.enterprises
        } else {
            state.branches_used < rules.board.branches
        }
}

pub(crate) fn check_build(
    rules: &Deluxe,
    state: &State,
    seat: Seat,
    plot: Plot,
    use_subsidy: bool,
) -> Result<(), Illegal> {
    let expert_time = !rules.options.expert || is_time_to_build(rules, state, seat);
    let own_turn = seat == state.active && matches!(state.phase, Phase::TurnStart | Phase::Manage);
    require(own_turn, rule!("DL-28"))?;
    require(expert_time, rule!("DL-76"))?;
    require(is_time_to_build(rules, state, seat), rule!("DL-28"))?;
    if !buildable(rules, state, seat).contains(plot) {
        let short = check_place(rules, state, seat, plot) && !has_token(rules, state, state.level(plot));
        return Err(Illegal { rule: if short { rule!("DL-31") } else { rule!("DL-28") } });
    }
    if use_subsidy {
        return require(cards::subsidy(rules, state, seat).is_some(), rule!("DL-47"));
    }
    require(state.at(seat).cash >= rules.board.deed(plot).building, rule!("DL-28"))
}

/// Whether nothing but the token is in the way.
fn check_place(rules: &Deluxe, state: &State, seat: Seat, plot: Plot) -> bool {
    let industry = plot.industry().plots();
    state.at(seat).plots.holds(industry)
        && state.mortgaged.and(industry).is_empty()
        && industry_of_token(rules, state, seat) == Some(plot.industry())
        && state.level(plot) < ENTERPRISE
        && industry.iter().all(|other| state.level(other) >= state.level(plot))
}

/// DL-29
pub(crate) fn build<E: Emit<Event>>(
    rules: &Deluxe,
    state: &mut State,
    seat: Seat,
    plot: Plot,
    use_subsidy: bool,
    emit: &mut E,
) {
    let mut amount = rules.board.deed(plot).building;
    if let Some(card) = cards::subsidy(rules, state, seat).filter(|_| use_subsidy) {
        amount = 0;
        cards::give_back(state, seat, card, emit);
    }
    state.pay_bank(seat, amount);
    let level = state.level(plot) + 1;
    set_level(state, plot, level);
    emit.emit(|| Event::Built { seat, plot, level, amount });
}

/// Changes a level and keeps the count of tokens: three branches go back when an enterprise comes, and the reverse.
pub(crate) fn set_level(state: &mut State, plot: Plot, level: u8) {
    let tokens = |level: u8| if level == ENTERPRISE { (0, 1) } else { (level, 0) };
    let (branches, enterprises) = tokens(state.level(plot));
    let (new_branches, new_enterprises) = tokens(level);
    state.branches_used = state.branches_used - branches + new_branches;
    state.enterprises_used = state.enterprises_used - enterprises + new_enterprises;
    state.levels[plot.index()] = level;
    let one = PlotSet::one(plot);
    state.built = if level > 0 { state.built.with(one) } else { state.built.without(one) };
}

/// DL-77: whether buildings of this industry may be sold from where the token stands.
pub(crate) fn may_sell_in(rules: &Deluxe, state: &State, seat: Seat, industry: Industry) -> bool {
    !rules.options.expert
        || (rules.options.expert_forced_sale && state.debt_of(seat).is_some())
        || industry_of_token(rules, state, seat) == Some(industry)
}

/// Own plots with buildings that may be sold now, as far as place goes.
pub(crate) fn built_here(rules: &Deluxe, state: &State, seat: Seat) -> PlotSet {
    let built = state.at(seat).plots.and(state.built);
    if !rules.options.expert || built.is_empty() {
        return built;
    }
    built.iter().filter(|plot| may_sell_in(rules, state, seat, plot.industry())).collect()
}

/// Own plots from which one step may be sold: DL-32.
pub(crate) fn sellable(rules: &Deluxe, state: &State, seat: Seat) -> PlotSet {
    built_here(rules, state, seat)
        .iter()
        .filter(|&plot| is_highest(state, plot) && has_branches(rules, state, plot))
        .collect()
}

fn is_highest(state: &State, plot: Plot) -> bool {
    plot.industry().plots().iter().all(|other| state.level(other) <= state.level(plot))
}

/// DL-32: an enterprise is sold for three branches from the supply.
fn has_branches(rules: &Deluxe, state: &State, plot: Plot) -> bool {
    state.level(plot) < ENTERPRISE
        || rules.options.building_tokens == BuildingTokens::Unlimited
        || state.branches_used + 3 <= rules.board.branches
}

pub(crate) fn check_sell(rules: &Deluxe, state: &State, seat: Seat, plot: Plot) -> Result<(), Illegal> {
    require(credit::may_raise_money(state, seat), rule!("DL-16"))?;
    require(state.at(seat).plots.and(state.built).contains(plot), rule!("DL-32"))?;
    require(may_sell_in(rules, state, seat, plot.industry()), rule!("DL-77"))?;
    require(is_highest(state, plot) && has_branches(rules, state, plot), rule!("DL-32"))
}

pub(crate) fn sell<E: Emit<Event>>(rules: &Deluxe, state: &mut State, seat: Seat, plot: Plot, emit: &mut E) {
    let level = state.level(plot) - 1;
    set_level(state, plot, level);
    let amount = state.receive(seat, u64::from(rules.board.deed(plot).building / 2));
    emit.emit(|| Event::BuildingSold { seat, plot, level, amount });
    debt::settle(rules, state, emit);
}

pub(crate) fn check_sell_industry(
    rules: &Deluxe,
    state: &State,
    seat: Seat,
    industry: Industry,
) -> Result<(), Illegal> {
    require(credit::may_raise_money(state, seat), rule!("DL-16"))?;
    let built = state.at(seat).plots.and(state.built).and(industry.plots());
    require(!built.is_empty(), rule!("DL-33"))?;
    require(may_sell_in(rules, state, seat, industry), rule!("DL-77"))
}

/// DL-33
pub(crate) fn sell_industry<E: Emit<Event>>(
    rules: &Deluxe,
    state: &mut State,
    seat: Seat,
    industry: Industry,
    emit: &mut E,
) {
    let mut levels = 0;
    let mut worth = 0;
    for plot in industry.plots().iter() {
        levels += state.level(plot);
        worth = rules.board.deed(plot).building / 2;
        set_level(state, plot, 0);
    }
    let amount = state.receive(seat, u64::from(worth) * u64::from(levels));
    emit.emit(|| Event::IndustrySold { seat, industry, amount });
    debt::settle(rules, state, emit);
}
