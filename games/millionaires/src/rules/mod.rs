//! The rules by phase, in the order of the rulebook.

pub(crate) mod auction;
pub(crate) mod audit;
pub(crate) mod legal;
pub(crate) mod reveal;
pub(crate) mod scoring;
pub(crate) mod thief;
