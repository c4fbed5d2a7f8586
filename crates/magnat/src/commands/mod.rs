//! The commands that print and are done.

pub(crate) mod arena;
pub(crate) mod games;
pub(crate) mod perft;
pub(crate) mod puzzles;
pub(crate) mod replay;
pub(crate) mod review;
pub(crate) mod rules;
pub(crate) mod simulate;
pub(crate) mod soak;
pub(crate) mod think;
pub(crate) mod tricks;
pub(crate) mod verify;
