//! Loans on fields: PT-71 to PT-74.

use crate::PropertyTournament;
use crate::event::Event;
use crate::field::{Field, Fields};
use crate::ledger::{Account, Op};
use crate::options::ClearScope;
use crate::rules::money::Line;
use crate::state::{Stage, State};
use engine::{Emit, Illegal, Seat, require, rule};

impl PropertyTournament {
    pub(crate) fn check_mortgage(&self, state: &State, seat: Seat, field: Field) -> Result<(), Illegal> {
        match state.stage() {
            Stage::Phase => self.check_free(state, seat)?,
            Stage::Debt => require(state.debts.due().is_some_and(|due| due.debtor == seat), rule!("PT-104"))?,
            Stage::Auction | Stage::Contest => {}
        }
        require(state.owns(seat, field) && !state.is_mortgaged(field), rule!("PT-71"))?;
        require(self.is_clear(state, seat, field), rule!("PT-71"))?;
        require(!self.spoils_contest(state, seat, field), rule!("PT-64"))
    }

    /// PT-71, PT-76: no building of the seat on the field, or on its group where that is played.
    #[inline]
    pub(crate) fn is_clear(&self, state: &State, seat: Seat, field: Field) -> bool {
        if self.options.clear_scope == ClearScope::Field {
            return state.level(field) == 0;
        }
        state.built(seat) & Fields::group(field.group()) == 0
    }

    /// PT-64: the street of an order or of the high bid stays free for the building.
    fn spoils_contest(&self, state: &State, seat: Seat, field: Field) -> bool {
        let Some(contest) = state.contest else { return false };
        let order = contest.orders[seat.index()];
        let ordered = order.street().filter(|_| order.is_open());
        let target =
            state.auction.filter(|auction| auction.bidder == Some(seat)).and_then(|auction| auction.target);
        [ordered, target].into_iter().flatten().any(|street| {
            street == field || self.options.group_mortgage_blocks_building && street.group() == field.group()
        })
    }

    pub(crate) fn mortgage<E: Emit<Event>>(&self, state: &mut State, seat: Seat, field: Field, emit: &mut E) {
        let loan = self.loan(field);
        state.mortgaged.0 |= field.bit();
        self.lapse_offers_of(state, field, emit);
        self.post(state, seat, Line::new(Op::Mortgage, loan).on(field, self.price(field)), emit);
    }

    /// PT-72, PT-74
    pub(crate) fn check_redeem(&self, state: &State, seat: Seat, field: Field) -> Result<(), Illegal> {
        self.check_free(state, seat)?;
        require(state.owns(seat, field), rule!("PT-74"))?;
        require(state.is_mortgaged(field), rule!("PT-72"))?;
        require(self.can_pay(state, seat, self.loan(field) + self.interest(field)), rule!("PT-72"))?;
        self.guard(state, seat, -self.interest(field))
    }

    pub(crate) fn redeem<E: Emit<Event>>(&self, state: &mut State, seat: Seat, field: Field, emit: &mut E) {
        let (loan, interest) = (self.loan(field), self.interest(field));
        state.mortgaged.0 &= !field.bit();
        self.lapse_offers_of(state, field, emit);
        let line = Line::new(Op::Redeem, -(loan + interest)).on(field, self.price(field));
        self.post(state, seat, line.into(Account::Interest, interest), emit);
    }
}
