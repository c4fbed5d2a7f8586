//! Buying the field one stands on: PT-21 to PT-24.

use crate::PropertyTournament;
use crate::event::Event;
use crate::field::Field;
use crate::ledger::Op;
use crate::rules::money::Line;
use crate::state::{Lot, Phase, State};
use engine::{Emit, Illegal, Seat, SeatSet, require, rule};

impl PropertyTournament {
    /// The field the active seat may buy.
    #[inline]
    pub(crate) fn offered_field(&self, state: &State) -> Field {
        Field::at(state.position[state.active.index()]).expect("only fields are bought")
    }

    fn check_decision(&self, state: &State, seat: Seat) -> Result<(), Illegal> {
        require(state.active == seat && state.phase == Phase::BuyDecision, rule!("PT-21"))
    }

    pub(crate) fn check_buy(&self, state: &State, seat: Seat) -> Result<(), Illegal> {
        self.check_decision(state, seat)?;
        let field = self.offered_field(state);
        require(self.can_pay(state, seat, self.price(field)), rule!("PT-21"))?;
        self.guard(state, seat, self.loan(field) - self.price(field))
    }

    /// PT-22
    pub(crate) fn check_decline(&self, state: &State, seat: Seat) -> Result<(), Illegal> {
        self.check_decision(state, seat)
    }

    pub(crate) fn buy<E: Emit<Event>>(&self, state: &mut State, seat: Seat, emit: &mut E) {
        let field = self.offered_field(state);
        let price = self.price(field);
        state.fields[seat.index()].0 |= field.bit();
        state.enter(Phase::AfterMove);
        self.post(state, seat, Line::new(Op::Purchase, -price).on(field, price), emit);
    }

    pub(crate) fn decline<E: Emit<Event>>(&self, state: &mut State, seat: Seat, emit: &mut E) {
        let field = self.offered_field(state);
        emit.emit(|| Event::Declined { seat, field: self.board.label(field.space()) });
        state.enter(Phase::AfterMove);
        let mut bidders = state.solvent;
        if !self.options.decliner_may_bid {
            bidders.remove(seat); // PT-44
        }
        self.open_lot(state, Lot::Field(field), seat, bidders, emit);
    }

    /// No seat beside the bidders of a lot ever acts in it.
    pub(crate) fn outside(&self, bidders: SeatSet) -> SeatSet {
        SeatSet::all(self.seats).minus(bidders)
    }
}
