//! How a seat stands between two rounds.

use super::taste::Taste;
use crate::state::{BANK, TARGET};
use crate::{Cards, DontBluff, OfferDirection, State};
use engine::{MAX_SEATS, Seat, Values, portable};

/// What the seats are weighed by: the same for all of them.
#[derive(Clone, Copy)]
pub(super) struct Scales {
    taste: &'static Taste,
    /// How much money counts beyond the taste for it, as the bank is running out.
    late: f32,
    /// The seat with the pistol, and what that does to its weight.
    gunman: Seat,
    pistol: f32,
}

impl Scales {
    /// With so many cards in the bank, and the pistol at this seat.
    pub(super) fn new(rules: &DontBluff, bank: u8, gunman: Seat) -> Scales {
        let taste = Taste::at_table_of(rules.seats);
        let spent = 1.0 - f32::from(bank) / f32::from(BANK.size());
        let pistol = match rules.options.offer_direction {
            OfferDirection::GunmanOffers => taste.pistol,
            OfferDirection::DrawnOffers => -taste.pistol,
        };
        Scales { taste, late: taste.late * spent, gunman, pistol }
    }

    /// How much a seat with this hand, and `more` millions to come, counts in the race.
    #[inline]
    pub(super) fn weigh(&self, seat: Seat, hand: Cards, more: f32) -> f32 {
        let share = (f32::from(hand.money()) + more).clamp(0.0, f32::from(TARGET)) / 24.0;
        let square = share * share;
        let [money, squared, fourth] = self.taste.race;
        let x = (money + self.late) * share
            + squared * square
            + fourth * square * square
            + self.taste.five * f32::from(hand.fives().min(1))
            + self.taste.bluff * f32::from(hand.bluffs().min(4))
            + if seat == self.gunman { self.pistol } else { 0.0 };
        portable::exp(x)
    }
}

impl DontBluff {
    /// The chance of each seat to win, by what it holds.
    pub(super) fn prospects(&self, state: &State) -> Values {
        let scales = Scales::new(self, state.bank.size(), state.gunman);
        let offerer = state.phase.deal().map(|deal| deal.offerer);
        let mut values = [0.0; MAX_SEATS];
        for seat in Seat::all(self.seats) {
            let table = if offerer == Some(seat) { state.open } else { Cards::NONE };
            values[seat.index()] = scales.weigh(seat, state.holding(seat) + table, 0.0);
        }
        let sum: f32 = values.iter().sum();
        values.map(|value| value / sum)
    }
}
