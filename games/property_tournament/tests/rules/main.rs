//! One test or more for every numbered rule; EX-n are in `examples.rs`.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

#[path = "../table/mod.rs"]
mod table;

mod birthday;
mod boards;
mod bots;
mod ending;
mod letter;
mod money;
mod offers;
mod options;
mod property;
mod refusals;
mod texts;
mod tournament;
mod turns;
