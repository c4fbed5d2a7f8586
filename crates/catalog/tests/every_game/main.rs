//! What holds for every game of the catalog.

mod batch;
mod lessons;
mod matches;
mod positions;
mod records;
mod strangers;
mod texts;
mod wire;
