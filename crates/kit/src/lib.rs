//! Small value types that games share where the logic is really the same.

mod bits;
mod deck;
mod seat_choice;

pub use bits::{nth_set_bit, subsets};
pub use deck::Deck;
pub use seat_choice::{Lot, SeatChoice};
