//! One test or more for every numbered rule, named after it.

#[path = "../table/mod.rs"]
mod table;

mod absent;
mod building;
mod cards;
mod debt;
mod ending;
mod expert;
mod places;
mod plots;
mod printed;
mod refusals;
mod setup;
mod trade;
mod turns;
