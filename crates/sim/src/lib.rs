//! Tables under everything that goes wrong in the world, without the world: two owners of one table who do not know of
//! each other, stores that fail before or after they have written, owners that crash, clocks that disagree, networks
//! that lose, delay, repeat and reorder, people who come and go, take back, pause and press twice.
//!
//! One seed is one run, byte for byte: time is a number, and everything that happens comes out of one queue. While it
//! goes on, and when it is over, the promises of a table are checked:
//! - what was acknowledged is stored, once, and stays;
//! - nobody hears of anything that is not stored;
//! - whatever is shown can be folded again from the stored facts;
//! - time in which nobody was there counts against nobody;
//! - when the trouble is over, whoever waits gets an answer, everybody sees the same, and play goes on, all within a bounded
//!   time; where the store was away and nothing else is wrong, each time it comes back;
//! - the record of a finished match holds.

mod check;
mod client;
mod disk;
mod keeper;
mod node;
mod plan;
mod progress;
mod report;
mod world;

pub use keeper::Keeper;
pub use report::{SimFailure, SimReport};
pub use world::{run, run_with};
