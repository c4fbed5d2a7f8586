//! How a seat stands before the end.

use super::taste::Taste;
use crate::state::TARGET;
use crate::{Cards, DontBluff, OfferDirection, Phase, State};
use engine::{MAX_SEATS, Seat, Values};

/// How much a hand, with `more` money to come, counts in the race.
#[inline]
pub(super) fn weight(taste: &Taste, hand: Cards, more: f32) -> f32 {
    let share = (f32::from(hand.money()) + more).clamp(0.0, f32::from(TARGET)) / 24.0;
    let square = share * share;
    let x = taste.race[0] * share
        + taste.race[1] * square
        + taste.race[2] * square * square
        + taste.five * f32::from(hand.fives().min(1))
        + taste.bluff * f32::from(hand.bluffs().min(4));
    x.exp()
}

impl DontBluff {
    /// The chance of each seat to win, by what it holds.
    pub(super) fn prospects(&self, state: &State) -> Values {
        let taste = if self.seats == 2 { &Taste::VALUE_TWO } else { &Taste::VALUE_MANY };
        let mut values = [0.0; MAX_SEATS];
        for seat in Seat::all(self.seats) {
            let hand = state.holding(seat);
            let pistol = if state.gunman == seat { self.worth_of_the_pistol() } else { 1.0 };
            let more = self.expected_money(state, seat) - f32::from(hand.money());
            values[seat.index()] = pistol * weight(taste, hand, more);
        }
        let sum: f32 = values.iter().sum();
        values.map(|value| value / sum)
    }

    /// The money of a seat with what the running round can be expected to bring.
    fn expected_money(&self, state: &State, seat: Seat) -> f32 {
        let money = f32::from(state.holding(seat).money());
        let card = f32::from(state.bank.money()) / f32::from(state.bank.size().max(1));
        match state.phase {
            Phase::BankDraw { payer } if payer == seat => money + card,
            Phase::Pay { deal, owed } if deal.offerer == seat => money + f32::from(owed),
            Phase::Pay { deal, owed } if deal.decider == seat => money - f32::from(owed) + card,
            Phase::Offer(deal) | Phase::Decide(deal) | Phase::BlackRoll(deal) | Phase::Add(deal) => {
                let gain = 0.8 + 0.9 * f32::from(state.open.money());
                if deal.offerer == seat {
                    money + f32::from(state.open.money()) - gain
                } else if deal.decider == seat {
                    money + gain
                } else {
                    money
                }
            }
            _ => money,
        }
    }

    /// Offering is a burden, being offered to a gain.
    fn worth_of_the_pistol(&self) -> f32 {
        match self.options.offer_direction {
            OfferDirection::GunmanOffers => 0.85,
            OfferDirection::DrawnOffers => 1.4,
        }
    }
}
