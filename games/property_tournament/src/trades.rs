//! How often each pair of seats has traded in this turn (PT-81).

use engine::{MAX_SEATS, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Trades accepted in this turn by pair of seats, four bits each. In JSON a list of the pairs that traded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(from = "Vec<PairTrades>", into = "Vec<PairTrades>")]
#[schemars(with = "Vec<PairTrades>")]
pub struct Trades {
    pairs: [u8; 14],
}

/// The trades of two seats in this turn, the lower seat first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PairTrades {
    pub seat: Seat,
    pub with_seat: Seat,
    pub count: u8,
}

impl Trades {
    pub fn between(&self, one: Seat, other: Seat) -> u8 {
        let (byte, shift) = place(one, other);
        self.pairs[byte] >> shift & 15
    }

    pub(crate) fn add(&mut self, one: Seat, other: Seat) {
        let (byte, shift) = place(one, other);
        self.pairs[byte] += 1 << shift;
    }

    /// The pairs that traded, by their higher seat.
    pub fn pairs(&self) -> impl Iterator<Item = PairTrades> {
        let seats = Seat::all(MAX_SEATS as u8).flat_map(|high| Seat::all(high.0).map(move |low| (low, high)));
        let all = seats.map(|(seat, with_seat)| PairTrades {
            seat,
            with_seat,
            count: self.between(seat, with_seat),
        });
        all.filter(|pair| pair.count > 0)
    }
}

impl From<Trades> for Vec<PairTrades> {
    fn from(trades: Trades) -> Vec<PairTrades> {
        trades.pairs().collect()
    }
}

impl From<Vec<PairTrades>> for Trades {
    fn from(pairs: Vec<PairTrades>) -> Trades {
        let mut trades = Trades::default();
        for PairTrades { seat, with_seat, count } in pairs {
            let (byte, shift) = place(seat, with_seat);
            trades.pairs[byte] |= (count & 15) << shift;
        }
        trades
    }
}

/// The byte of a pair and the bits within it. Words from outside may name any two seats, so it stays within the bytes.
fn place(one: Seat, other: Seat) -> (usize, u32) {
    let (low, high) = (one.min(other).index(), one.max(other).index());
    let pair = high * (high.max(1) - 1) / 2 + low;
    (pair / 2 % 14, 4 * (pair as u32 % 2))
}
