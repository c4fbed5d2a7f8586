//! The table server: the world around rooms.
//!
//! A [`room::Room`] decides; this crate stores what it decides, sends what it says, wakes it in time, and lets its bots
//! think. Each awake table is one task with a bounded inbox (`table`); the `hall` finds, wakes and makes tables; sockets
//! and requests come in through `socket` and `api`. Nothing is sent before the facts beside it are stored.

mod accept;
mod addresses;
mod alive;
mod api;
mod archive;
mod asker;
mod audit;
mod bots;
pub mod check;
mod clock;
mod cluster;
mod cookies;
mod desk;
mod fair;
mod hall;
mod hooks;
mod learn;
mod look_back;
mod metrics;
mod open_seats;
mod openapi;
mod opening;
mod outbox;
mod pages;
mod preview;
mod problem;
mod request_id;
pub mod retention;
mod run;
mod security;
mod sessions;
mod settings;
mod shared;
mod socket;
mod store_health;
mod table;
mod tournaments;
mod wish;

pub use protocol::TableCode;
pub use room::{Rate, ThoughtTime};
pub use run::{Server, StartError};
pub use settings::{ClusterSettings, Games, ServerLimits, Settings};

pub(crate) use clock::{now_ms, steady_ms, wall_ms};

/// Bytes from the operating system's source of randomness.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has randomness");
    bytes
}

pub(crate) fn random_bits() -> u64 {
    u64::from_le_bytes(random())
}
