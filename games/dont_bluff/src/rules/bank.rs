//! The bank card after a payment (NB-45 to NB-48).

use super::knowledge::Passing;
use crate::{Cards, DontBluff, Event, Place, Reason, State, Suitcase};
use engine::{Emit, Seat, SeatSet};

impl DontBluff {
    pub(crate) fn draw_card<E: Emit<Event>>(
        &self,
        state: &mut State,
        payer: Seat,
        card: Suitcase,
        emit: &mut E,
    ) {
        let cards = Cards::of(card, 1);
        state.bank -= cards;
        state.hands[payer.index()] += cards;
        let left = state.bank.size();
        emit.emit(|| Event::BankCard { seat: payer, card: Some(card), left });
        let (from, to) = (Place::Bank, Place::Hand(payer));
        self.note(state, Passing { from, to, cards, seen_by: Some(SeatSet::one(payer)) });
        if self.end_if_won(state, payer, emit) {
            return;
        }
        if state.bank.is_empty() {
            self.end(state, Reason::BankEmpty, None, emit);
        } else {
            self.end_round(state, emit);
        }
    }
}
