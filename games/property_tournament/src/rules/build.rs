//! Houses and hotels: PT-51 to PT-59.

use crate::PropertyTournament;
use crate::event::Event;
use crate::field::{Field, Fields, bits};
use crate::ledger::Op;
use crate::options::{OffTurn, Shortage};
use crate::rules::money::Line;
use crate::state::{Phase, Stage, State};
use engine::{Emit, Illegal, Seat, require, rule};

pub(crate) const HOTEL: u8 = 5;
/// PT-143
const MOST_CONTESTS: u8 = 3;

impl PropertyTournament {
    #[inline]
    pub(crate) fn is_free_phase(&self, state: &State) -> bool {
        state.stage() == Stage::Phase
            && matches!(state.phase, Phase::TurnStart | Phase::BuyDecision | Phase::AfterMove)
    }

    pub(crate) fn is_closing(&self, state: &State) -> bool {
        state.stage() == Stage::Phase && state.phase == Phase::Closing
    }

    /// PT-51
    #[inline]
    pub(crate) fn check_free(&self, state: &State, seat: Seat) -> Result<(), Illegal> {
        let own = self.options.off_turn_actions == OffTurn::AnyTime || state.active == seat;
        require(own && self.is_free_phase(state), rule!("PT-51"))
    }

    pub(crate) fn check_build_house(
        &self,
        state: &State,
        seat: Seat,
        field: Field,
        count: u8,
    ) -> Result<(), Illegal> {
        self.check_free(state, seat)?;
        require(state.houses > 0 || !state.owns(seat, field) || !field.is_street(), rule!("PT-59"))?;
        self.check_takes_houses(state, seat, field, count)?;
        require(count <= state.houses, rule!("PT-52"))?;
        let price = i32::from(count) * self.house(field);
        require(self.can_pay(state, seat, price), rule!("PT-52"))?;
        self.guard(state, seat, price / 2 - price)?;
        self.check_contest_limit(state, seat, count, false)
    }

    pub(crate) fn check_build_hotel(&self, state: &State, seat: Seat, field: Field) -> Result<(), Illegal> {
        self.check_free(state, seat)?;
        self.check_takes_hotel(state, seat, field)?;
        require(state.hotels > 0, rule!("PT-59"))?;
        let price = self.house(field);
        require(self.can_pay(state, seat, price), rule!("PT-53"))?;
        self.guard(state, seat, price / 2 - price)?;
        self.check_contest_limit(state, seat, 1, true)
    }

    /// PT-143
    fn check_contest_limit(&self, state: &State, seat: Seat, count: u8, hotel: bool) -> Result<(), Illegal> {
        let over = state.counts[seat.index()].contests() >= MOST_CONTESTS
            && self.opens_contest(state, seat, count, hotel);
        require(!over, rule!("PT-143"))
    }

    /// Whether the street may carry so many more houses, whatever the Bank and the purse say.
    pub(crate) fn check_takes_houses(
        &self,
        state: &State,
        seat: Seat,
        field: Field,
        count: u8,
    ) -> Result<(), Illegal> {
        self.check_site(state, seat, field, rule!("PT-52"))?;
        let level = state.level(field);
        require(count >= 1 && level.saturating_add(count) < HOTEL, rule!("PT-52"))?;
        self.check_even(state, seat, field, level + count)
    }

    pub(crate) fn check_takes_hotel(&self, state: &State, seat: Seat, field: Field) -> Result<(), Illegal> {
        self.check_site(state, seat, field, rule!("PT-53"))?;
        require(state.level(field) == HOTEL - 1, rule!("PT-53"))?;
        self.check_even(state, seat, field, HOTEL)
    }

    /// Whether one more unit may stand here right now, stock ignored: PT-60.
    pub(crate) fn takes_unit(&self, state: &State, seat: Seat, field: Field, hotel: bool) -> bool {
        if hotel {
            self.check_takes_hotel(state, seat, field).is_ok()
        } else {
            self.check_takes_houses(state, seat, field, 1).is_ok()
        }
    }

    /// PT-54 to PT-58
    fn check_site(
        &self,
        state: &State,
        seat: Seat,
        field: Field,
        own: engine::RuleId,
    ) -> Result<(), Illegal> {
        require(field.is_street(), rule!("PT-58"))?;
        require(state.owns(seat, field) && !state.is_mortgaged(field), own)?;
        let group = Fields::group(field.group());
        if self.options.build_needs_group {
            require(state.fields[seat.index()].0 & group == group, rule!("PT-55"))?;
        }
        if self.options.group_mortgage_blocks_building {
            require(state.mortgaged.0 & group == 0, rule!("PT-57"))?;
        }
        Ok(())
    }

    /// PT-56
    fn check_even(&self, state: &State, seat: Seat, field: Field, level: u8) -> Result<(), Illegal> {
        if !self.options.even_building {
            return Ok(());
        }
        let others = state.fields[seat.index()].0 & Fields::group(field.group()) & !field.bit();
        let lowest = bits(others).map(|street| state.level(street)).min().unwrap_or(level);
        require(level <= lowest + 1, rule!("PT-56"))
    }

    pub(crate) fn order<E: Emit<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        field: Field,
        count: u8,
        hotel: bool,
        emit: &mut E,
    ) {
        if self.options.shortage == Shortage::Contest && self.opens_contest(state, seat, count, hotel) {
            return self.open_contest(state, seat, field, count, hotel, emit);
        }
        let price = i32::from(count) * self.house(field);
        self.place(state, field, count, hotel);
        let op = if hotel { Op::Hotel } else { Op::House };
        self.post(state, seat, Line::new(op, -price).on(field, price), emit);
    }

    /// Moves buildings from the Bank to a street.
    pub(crate) fn place(&self, state: &mut State, field: Field, count: u8, hotel: bool) {
        if hotel {
            state.hotels -= 1;
            state.houses += HOTEL - 1; // PT-53
            state.level[field.index()] = HOTEL;
        } else {
            state.houses -= count;
            state.level[field.index()] += count;
        }
    }
}
