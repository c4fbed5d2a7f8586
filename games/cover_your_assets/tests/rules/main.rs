//! One test or more for every numbered rule; EX-n are in `examples.rs`.

#[path = "../table/mod.rs"]
mod table;

mod action_cards;
mod advanced;
mod contest;
mod drafts;
mod duel;
mod ending;
mod hidden;
mod options;
mod refusals;
mod setup;
mod technical;
mod turn;
