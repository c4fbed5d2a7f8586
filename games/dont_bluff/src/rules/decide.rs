//! Accepting, opening, and the black die (NB-26 to NB-35).

use super::knowledge::Passing;
use crate::{Cards, Comparison, Deal, DontBluff, Event, ExhaustedOffer, Phase, Place, State, Taken};
use engine::{Emit, Illegal, Seat, SeatSet, require, rule};
use std::cmp::Ordering;

/// How often a decider may roll again against an offer that cannot grow (NB-32).
pub(crate) const MOST_EXTRA_ROLLS: u8 = 20;

impl DontBluff {
    pub(crate) fn check_decision(&self, state: &State, seat: Seat) -> Result<(), Illegal> {
        require(matches!(state.phase, Phase::Decide(deal) if deal.decider == seat), rule!("NB-26"))
    }

    pub(crate) fn accept<E: Emit<Event>>(&self, state: &mut State, deal: Deal, emit: &mut E) {
        let Deal { offerer, decider, .. } = deal;
        let (open, closed) = (state.open, state.closed);
        emit.emit(|| Event::Accepted {
            seat: decider,
            from_seat: offerer,
            size: closed.size(),
            cards: Some(closed),
            open_size: open.size(),
            open,
        });
        self.take_open(state, deal);
        state.closed = Cards::NONE;
        state.hands[decider.index()] += closed;
        let both = SeatSet::one(offerer).with(decider);
        let (from, to) = (Place::Hand(offerer), Place::Hand(decider));
        self.note(state, Passing { from, to, cards: closed, seen_by: Some(both) });
        self.end_round_unless_won(state, decider, emit);
    }

    pub(crate) fn open<E: Emit<Event>>(&self, state: &mut State, mut deal: Deal, emit: &mut E) {
        let closed = state.closed;
        let again = closed.is_empty() && !state.open.is_empty();
        deal.extra_rolls += u8::from(again);
        state.open += closed;
        state.closed = Cards::NONE;
        let (from, to) = (Place::Hand(deal.offerer), Place::Open);
        self.note(state, Passing { from, to, cards: closed, seen_by: None });
        let value = state.open.money();
        let (seat, from_seat, size) = (deal.decider, deal.offerer, closed.size());
        emit.emit(|| Event::Opened { seat, from_seat, size, cards: closed, value });
        state.phase = Phase::BlackRoll(deal);
    }

    pub(crate) fn compare<E: Emit<Event>>(&self, state: &mut State, deal: Deal, pips: u8, emit: &mut E) {
        let value = state.open.money();
        let die = pips.cmp(&value);
        let result = match die {
            Ordering::Less => Comparison::Lower,
            Ordering::Equal => Comparison::Equal,
            Ordering::Greater => Comparison::Higher,
        };
        emit.emit(|| Event::BlackDie { seat: deal.decider, pips, value, result });
        match die {
            Ordering::Less => self.give_back(state, deal, emit),
            Ordering::Equal => self.take(state, deal, Taken::Equal, emit),
            Ordering::Greater => self.demand_more(state, deal, emit),
        }
    }

    fn demand_more<E: Emit<Event>>(&self, state: &mut State, deal: Deal, emit: &mut E) {
        if !state.hand(deal.offerer).is_empty() {
            state.phase = Phase::Add(deal);
        } else if self.options.exhausted_offer == ExhaustedOffer::DeciderTakes
            || state.open.money() == 0
            || deal.extra_rolls == MOST_EXTRA_ROLLS
        {
            self.take(state, deal, Taken::Exhausted, emit);
        } else {
            emit.emit(|| Event::Exhausted { seat: deal.offerer, decider_seat: deal.decider });
            state.phase = Phase::Decide(deal);
        }
    }

    fn take<E: Emit<Event>>(&self, state: &mut State, deal: Deal, why: Taken, emit: &mut E) {
        let Deal { offerer, decider, .. } = deal;
        let cards = state.open;
        emit.emit(|| Event::Took { seat: decider, from_seat: offerer, cards, why });
        self.take_open(state, deal);
        self.end_round_unless_won(state, decider, emit);
    }

    fn take_open(&self, state: &mut State, deal: Deal) {
        let cards = state.open;
        if !cards.is_empty() {
            state.open = Cards::NONE;
            state.hands[deal.decider.index()] += cards;
            let (from, to) = (Place::Open, Place::Hand(deal.decider));
            self.note(state, Passing { from, to, cards, seen_by: None });
        }
    }

    /// Lower: the offer goes home and the decider owes its value (NB-34, NB-35).
    fn give_back<E: Emit<Event>>(&self, state: &mut State, deal: Deal, emit: &mut E) {
        let Deal { offerer, decider, .. } = deal;
        let (cards, owed) = (state.open, state.open.money());
        emit.emit(|| Event::Returned { seat: offerer, from_seat: decider, cards, value: owed });
        state.open = Cards::NONE;
        state.hands[offerer.index()] += cards;
        let (from, to) = (Place::Open, Place::Hand(offerer));
        self.note(state, Passing { from, to, cards, seen_by: None });
        if state.hand(decider).money() < owed {
            self.surrender(state, deal, owed, emit);
        } else {
            state.phase = Phase::Pay { deal, owed };
        }
    }

    fn end_round_unless_won<E: Emit<Event>>(&self, state: &mut State, seat: Seat, emit: &mut E) {
        if !self.end_if_won(state, seat, emit) {
            self.end_round(state, emit);
        }
    }
}
