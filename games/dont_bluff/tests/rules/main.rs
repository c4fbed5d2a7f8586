//! One test or more for every numbered rule; EX-n are in `examples.rs`.

#[path = "../table/mod.rs"]
mod table;

mod ending;
mod invariants;
mod knowledge;
mod payments;
mod refusals;
mod round;
mod texts;
