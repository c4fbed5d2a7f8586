//! What a position is worth, in fants and in chances to win.

use crate::Deluxe;
use crate::options::{CapitalMode, EndMode};
use crate::plot::{Industry, PlotSet};
use crate::rules::{end, rent};
use crate::state::State;
use engine::{MAX_SEATS, Seat, portable};

/// How often a token stops on a given plot, per turn of its owner's rival.
const LANDING: f32 = 0.031;

/// Rounds still to be played, as far ahead as it makes sense to look.
pub(super) fn rounds_left(rules: &Deluxe, state: &State) -> f32 {
    const FAR: u16 = 25;
    if state.clock_rang {
        return 1.0;
    }
    let left = rules.options.last_round() + 1 - state.round;
    f32::from(left.min(FAR))
}

/// What a set of plots is worth to its owner, with what it may become, buildings aside.
pub(super) fn worth_of_plots(rules: &Deluxe, state: &State, plots: PlotSet) -> f32 {
    let time = (rounds_left(rules, state) / 15.0).min(1.0);
    let mut worth = 0.0;
    for industry in Industry::all() {
        let own = plots.and(industry.plots());
        if own.is_empty() {
            continue;
        }
        let prices: u32 = own.iter().map(|plot| rules.board.deed(plot).price).sum();
        let factor = match own.len() {
            1 => 1.0,
            2 => 1.0 + 0.25 * time,
            _ => 1.0 + time,
        };
        worth += prices as f32 * factor;
    }
    worth
}

/// The rents a seat can expect from one round of its rivals.
fn income(rules: &Deluxe, state: &State, seat: Seat) -> f32 {
    let plots = state.at(seat).plots.without(state.mortgaged);
    let rents: u32 = plots.iter().map(|plot| rent::due(rules, state, plot, seat)).sum();
    rents as f32 * LANDING * (state.living.len() - 1) as f32
}

/// How rich a seat can expect to end.
fn prospects(rules: &Deluxe, state: &State, seat: Seat) -> f32 {
    let player = state.at(seat);
    let left = rounds_left(rules, state);
    let owed: u32 = player.plots.and(state.mortgaged).iter().map(|plot| rules.board.deed(plot).redeem).sum();
    let buildings: u32 = player
        .plots
        .and(state.built)
        .iter()
        .map(|plot| u32::from(state.level(plot)) * rules.board.deed(plot).building / 2)
        .sum();
    let counts = match rules.options.capital_mode {
        CapitalMode::NetWorth => 1.0,
        // What is not money yet must be sold in time, at half its price.
        CapitalMode::CashOnly => 0.5 + 0.02 * left,
    };
    let property = worth_of_plots(rules, state, player.plots) - owed as f32 + buildings as f32;
    let rating = match rules.options.end_mode {
        EndMode::Limited => end::bonus(rules, state, seat) as f32,
        EndMode::LastStanding => 0.0,
    };
    player.cash as f32 + counts * property + rating + income(rules, state, seat) * left
}

/// Chances to win from prospects: the more rounds are left, the less a lead says.
pub(super) fn winning_chances(rules: &Deluxe, state: &State, values: &mut [f32; MAX_SEATS]) {
    let spread = 60.0 + 110.0 * rounds_left(rules, state).sqrt();
    let mut prospect = [0.0; MAX_SEATS];
    let mut best = f32::MIN;
    for seat in state.living.iter() {
        prospect[seat.index()] = prospects(rules, state, seat);
        best = best.max(prospect[seat.index()]);
    }
    let mut sum = 0.0;
    for seat in state.living.iter() {
        values[seat.index()] = portable::exp((prospect[seat.index()] - best) / spread);
        sum += values[seat.index()];
    }
    values.iter_mut().for_each(|value| *value /= sum);
}

/// Whether one more building step on this plot earns back what it loses.
pub(super) fn building_pays(rules: &Deluxe, state: &State, plot: crate::Plot) -> bool {
    let deed = rules.board.deed(plot);
    let level = usize::from(state.level(plot));
    let more_rent = 2 * (deed.rent[level + 1] - deed.rent[level]);
    let gain = more_rent as f32 * LANDING * (state.living.len() - 1) as f32 * rounds_left(rules, state);
    gain > deed.building as f32 / 2.0
}
