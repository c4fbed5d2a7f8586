//! The answer a search starts from, and has to better.

use crate::PropertyTournament;
use crate::action::Action;
use crate::bot::worth::LANDINGS;
use crate::field::{Field, bits};
use crate::options::Ranking;
use crate::rules::build::HOTEL;
use crate::state::{Phase, Stage, State};
use engine::{Rng, Seat};

/// The level at which a house brings most: the first two are only worth their price with the third in view.
const BEST_LEVEL: u8 = 3;

/// Dice of somebody who has no whims.
struct EvenMood;

impl Rng for EvenMood {
    fn word(&mut self) -> u32 {
        1 << 31
    }
}

impl PropertyTournament {
    pub(crate) fn favourite(&self, state: &State, seat: Seat) -> Action {
        let high = if self.may_build_high(state, seat) { self.build_high(state, seat) } else { None };
        high.unwrap_or_else(|| self.sensible(state, seat, &mut EvenMood))
    }

    /// A careful player ends in the middle of the table: to be first of three or more takes hotels. Of two, care wins.
    fn may_build_high(&self, state: &State, seat: Seat) -> bool {
        let is_asked = state.claims.iter().any(|claim| claim.owner == seat)
            || state.offers.iter().any(|offer| offer.to == seat);
        state.stage() == Stage::Phase
            && state.phase == Phase::AfterMove
            && !state.extra_roll
            && seat == state.active
            && !is_asked
            && state.solvent.len() > 2
            && self.options.ranking == Ranking::Profit
    }

    /// One more level where it brings most, if need be with a loan on an empty field: in the result a building costs
    /// nothing until it is sold, and a loan nothing until it is redeemed. Loans to be had count as reserve.
    fn build_high(&self, state: &State, seat: Seat) -> Option<Action> {
        let cash = state.cash[seat.index()];
        let sites = bits(self.sites(state, seat));
        let target = sites.max_by(|a, b| self.yields(state, *a).total_cmp(&self.yields(state, *b)))?;
        let price = self.house(target);
        let empty = || {
            bits(state.fields[seat.index()].0)
                .filter(|&field| field != target && self.check_mortgage(state, seat, field).is_ok())
        };
        let loans: i32 = empty().map(|field| self.loan(field)).sum();
        let is_last_turn = self.turns_left(state) < 1.0;
        let reserve = if is_last_turn { 0 } else { self.danger(state, seat) / 4 };
        if cash + loans - price < reserve {
            return None;
        }
        if cash < price {
            let cheapest = empty().min_by_key(|&field| self.rent_per_loan(state, seat, field));
            return cheapest.map(|field| Action::Mortgage { field });
        }
        let build = self.next_building(state, target);
        self.check_action(state, seat, build).is_ok().then_some(build)
    }

    /// Own streets that may carry one more building.
    fn sites(&self, state: &State, seat: Seat) -> u32 {
        let streets = bits(state.fields[seat.index()].0).filter(|field| field.is_street());
        let open =
            streets.filter(|&field| self.takes_unit(state, seat, field, state.level(field) == HOTEL - 1));
        open.fold(0, |sites, field| sites | field.bit())
    }

    pub(crate) fn next_building(&self, state: &State, field: Field) -> Action {
        if state.level(field) == HOTEL - 1 {
            Action::BuildHotel { field }
        } else {
            Action::BuildHouse { field, count: 1 }
        }
    }

    /// The rent that building brings for its price, by how often the street is landed on: the next level, or the mean
    /// up to the best one.
    fn yields(&self, state: &State, field: Field) -> f32 {
        let level = state.level(field);
        let rents = &self.board.deed(field).rents;
        let gain = |top: u8| {
            let more = f32::from(rents[usize::from(top)]) - f32::from(rents[usize::from(level)]);
            more / f32::from(top - level)
        };
        let best = gain(level + 1).max(gain(BEST_LEVEL.max(level + 1)));
        best * LANDINGS[field.group()] / self.house(field) as f32
    }

    fn rent_per_loan(&self, state: &State, seat: Seat, field: Field) -> i32 {
        let rent = f32::from(self.rent(state, seat, field, 7));
        (1000.0 * rent * LANDINGS[field.group()]) as i32 / self.loan(field).max(1)
    }
}
