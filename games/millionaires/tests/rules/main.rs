//! One test or more for every numbered rule; EX-n are in `examples.rs`.

#[path = "../table/mod.rs"]
mod table;

mod play;
mod scoring;
mod texts;
mod views;
