//! Players, simulations and arenas, shown on a toy game whose right answers are known.

// Helpers of tests may unwrap as tests may.
#![allow(clippy::unwrap_used)]

mod arena;
mod batch;
mod bots;
mod learn;
mod outside;
mod review;
mod simulate;
mod soak;
mod toy;
mod tricks;
