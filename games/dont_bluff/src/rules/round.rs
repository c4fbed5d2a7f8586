//! The pistol, the colour die and the drawn player (NB-10 to NB-17).

use crate::{Colour, Deal, DontBluff, Event, OfferDirection, Phase, Reason, State};
use engine::{Emit, Illegal, Seat, require, rule};

impl DontBluff {
    pub(crate) fn first_gunman<E: Emit<Event>>(&self, state: &mut State, seat: Seat, emit: &mut E) {
        emit.emit(|| Event::FirstGunman { seat });
        state.gunman = seat;
        state.phase = Phase::ColourRoll;
    }

    pub(crate) fn colour_rolled<E: Emit<Event>>(&self, state: &mut State, colour: Colour, emit: &mut E) {
        state.rounds_played += 1;
        let (gunman, owner_seat) =
            (state.gunman, colour.to_first(self.options.first_colour).owner(self.seats));
        emit.emit(|| Event::ColourRolled { seat: gunman, colour, owner_seat, own: owner_seat == gunman });
        if owner_seat != gunman {
            self.draw_player(state, owner_seat, emit);
        } else if self.seats == 2 {
            self.draw_player(state, gunman.next(2), emit);
        } else {
            state.phase = Phase::ChooseOpponent;
        }
    }

    pub(crate) fn check_choice(&self, state: &State, seat: Seat, opponent: Seat) -> Result<(), Illegal> {
        require(state.phase == Phase::ChooseOpponent && seat == state.gunman, rule!("NB-15"))?;
        require(opponent != seat && opponent.0 < self.seats, rule!("NB-15"))
    }

    pub(crate) fn choose<E: Emit<Event>>(&self, state: &mut State, opponent: Seat, emit: &mut E) {
        let gunman_seat = state.gunman;
        emit.emit(|| Event::Chosen { seat: opponent, gunman_seat });
        self.draw_player(state, opponent, emit);
    }

    fn draw_player<E: Emit<Event>>(&self, state: &mut State, drawn: Seat, emit: &mut E) {
        let (offerer, decider) = match self.options.offer_direction {
            OfferDirection::GunmanOffers => (state.gunman, drawn),
            OfferDirection::DrawnOffers => (drawn, state.gunman),
        };
        if state.hand(offerer).is_empty() {
            emit.emit(|| Event::NothingToOffer { seat: offerer });
            self.end_round(state, emit);
        } else {
            state.phase = Phase::Offer(Deal { offerer, decider, extra_rolls: 0 });
        }
    }

    /// Passes the pistol to the left, over seats that have nothing to offer (NB-12), unless the cap is reached.
    pub(crate) fn end_round<E: Emit<Event>>(&self, state: &mut State, emit: &mut E) {
        if state.rounds_played == self.options.max_rounds {
            return self.end(state, Reason::RoundCap, None, emit);
        }
        state.gunman = state.gunman.next(self.seats);
        if self.options.offer_direction == OfferDirection::GunmanOffers {
            // Somebody else holds cards (INV-5), so this ends before it has gone round.
            while state.hand(state.gunman).is_empty() {
                let seat = state.gunman;
                emit.emit(|| Event::Skipped { seat });
                state.gunman = seat.next(self.seats);
            }
        }
        state.phase = Phase::ColourRoll;
    }
}
