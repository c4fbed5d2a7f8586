//! Jail: PT-92 to PT-102.

use crate::PropertyTournament;
use crate::event::{Event, Freed};
use crate::field::JAIL;
use crate::ledger::{Account, Op};
use crate::options::FineTiming;
use crate::rules::money::Line;
use crate::state::{Creditor, DeckName, Jail, Phase, Reason, State};
use engine::{Emit, Illegal, Seat, require, rule};

pub(crate) const FINE: i32 = 50;

impl PropertyTournament {
    /// PT-101: the turn after which nobody may stay without paying.
    fn is_last_jail_turn(&self, state: &State, seat: Seat) -> bool {
        self.options.fine_after_wait && state.jail[seat.index()].served() + 1 >= self.options.jail_turns
    }

    /// The active seat, in jail, before its roll.
    fn check_jailed(&self, state: &State, seat: Seat, rule: engine::RuleId) -> Result<(), Illegal> {
        let here = state.active == seat && state.phase == Phase::TurnStart;
        require(here && state.jail[seat.index()].is_in(), rule)
    }

    pub(crate) fn check_roll_for_double(&self, state: &State, seat: Seat) -> Result<(), Illegal> {
        self.check_jailed(state, seat, rule!("PT-97"))?;
        require(!state.grace, rule!("PT-36"))
    }

    pub(crate) fn check_wait(&self, state: &State, seat: Seat) -> Result<(), Illegal> {
        self.check_jailed(state, seat, rule!("PT-99"))?;
        require(!state.grace, rule!("PT-36"))?;
        require(!self.is_last_jail_turn(state, seat), rule!("PT-101"))
    }

    /// PT-94, PT-95
    pub(crate) fn check_pay_fine(&self, state: &State, seat: Seat) -> Result<(), Illegal> {
        let jail = state.jail[seat.index()];
        match self.options.jail_fine_timing {
            FineTiming::TurnStart => self.check_jailed(state, seat, rule!("PT-94"))?,
            FineTiming::Delayed => {
                self.check_free(state, seat)?;
                require(jail.is_in() && !jail.fine_paid(), rule!("PT-95"))?;
            }
        }
        require(self.can_pay(state, seat, FINE), rule!("PT-94"))?;
        self.guard(state, seat, -FINE)
    }

    pub(crate) fn pay_fine<E: Emit<Event>>(&self, state: &mut State, seat: Seat, emit: &mut E) {
        self.post(state, seat, Line::new(Op::Fine, -FINE).into(Account::JailFine, FINE), emit);
        match self.options.jail_fine_timing {
            FineTiming::TurnStart => self.free(state, seat, Freed::Fine, None, emit),
            FineTiming::Delayed => state.jail[seat.index()].pay(),
        }
    }

    fn free<E: Emit<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        freed: Freed,
        deck: Option<DeckName>,
        emit: &mut E,
    ) {
        state.jail[seat.index()] = Jail::FREE;
        emit.emit(|| Event::Freed { seat, freed, deck });
    }

    /// PT-96
    pub(crate) fn check_use_card(&self, state: &State, seat: Seat, deck: DeckName) -> Result<(), Illegal> {
        self.check_jailed(state, seat, rule!("PT-96"))?;
        require(state.jail_cards[deck.index()] == Some(seat), rule!("PT-96"))
    }

    pub(crate) fn use_card<E: Emit<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        deck: DeckName,
        emit: &mut E,
    ) {
        self.return_jail_card(state, deck);
        self.book_jail_card(state, seat, Op::JailCardUsed, Account::JailCardUsed, emit);
        self.free(state, seat, Freed::Card, Some(deck), emit);
    }

    /// PT-99
    pub(crate) fn wait_in_jail<E: Emit<Event>>(&self, state: &mut State, seat: Seat, emit: &mut E) {
        let jail = &mut state.jail[seat.index()];
        jail.serve();
        let served = jail.served();
        state.enter(Phase::AfterMove);
        emit.emit(|| Event::StayedInJail { seat, served });
    }

    /// PT-97, PT-98, PT-101
    pub(crate) fn rolled_for_double<E: Emit<Event>>(
        &self,
        state: &mut State,
        first: u8,
        second: u8,
        emit: &mut E,
    ) {
        let seat = state.active;
        emit.emit(|| Event::Rolled { seat, first, second });
        state.roll = first + second;
        if first == second {
            self.free(state, seat, Freed::Double, None, emit);
            state.doubles = 1;
            state.extra_roll = self.options.jail_double_rolls_again;
            return self.advance(state, first + second, emit);
        }
        if !self.is_last_jail_turn(state, seat) {
            return self.wait_in_jail(state, seat, emit);
        }
        let paid = state.jail[seat.index()].fine_paid();
        self.free(state, seat, Freed::Fine, None, emit);
        state.phase = Phase::Released;
        if !paid {
            self.owe(state, seat, Creditor::Bank, (Reason::Fine, JAIL), FINE as u16, emit);
        }
    }
}
