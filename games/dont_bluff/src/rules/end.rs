//! The end of the game (NB-50 to NB-55, NB-71).

use crate::state::TARGET;
use crate::{Cards, DontBluff, Event, Phase, Reason, Revealed, State};
use engine::{Emit, Illegal, Ranks, Seat, require, rule};
use std::cmp::Reverse;

impl DontBluff {
    /// The win check after cards have entered a hand.
    pub(crate) fn end_if_won<E: Emit<Event>>(&self, state: &mut State, seat: Seat, emit: &mut E) -> bool {
        let won = state.hand(seat).money() >= TARGET;
        if won {
            self.end(state, Reason::Target, None, emit);
        }
        won
    }

    /// Ends a game of two because one has left: the server's choice (NB-71), which it records beside the steps. The
    /// cards on the table go back to the offerer first (NB-54).
    pub fn forfeit<E: Emit<Event>>(
        &self,
        state: &mut State,
        leaver: Seat,
        emit: &mut E,
    ) -> Result<(), Illegal> {
        require(self.seats == 2 && leaver.0 < 2 && !state.is_over(), rule!("NB-71"))?;
        if let Some(deal) = state.phase.deal() {
            state.hands[deal.offerer.index()] += state.open + state.closed;
            (state.open, state.closed) = (Cards::NONE, Cards::NONE);
        }
        self.end(state, Reason::Forfeit, Some(leaver), emit);
        Ok(())
    }

    pub(crate) fn end<E: Emit<Event>>(
        &self,
        state: &mut State,
        reason: Reason,
        leaver: Option<Seat>,
        emit: &mut E,
    ) {
        state.phase = Phase::Over { reason, leaver };
        let state = &*state;
        emit.emit(|| {
            let reveal = |seat| {
                let cards = state.hand(seat);
                Revealed { seat, cards, money: cards.money() }
            };
            let winners = self.ranking(state).winners;
            Event::GameOver { reason, winners, hands: Seat::all(self.seats).map(reveal).collect() }
        });
    }

    pub(crate) fn ranking(&self, state: &State) -> Ranks {
        Ranks::by_key(self.seats, |seat| standing(&state.phase, seat, state.hand(seat)))
    }
}

/// More money first, then fewer cards; a seat that left is last (NB-53, NB-71).
pub(crate) fn standing(phase: &Phase, seat: Seat, hand: Cards) -> impl Ord + use<> {
    let left = matches!(*phase, Phase::Over { leaver: Some(leaver), .. } if leaver == seat);
    (!left, hand.money(), Reverse(hand.size()))
}
