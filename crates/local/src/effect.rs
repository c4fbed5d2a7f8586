use engine::Seat;
use protocol::{TableCode, TableInfo};
use serde::Serialize;

/// What the host wants done. What comes later may rest on what comes before.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Effect {
    /// Append these facts to the stream of a table that has exactly `expected` of them, all or none, and come back with
    /// [`crate::DeviceHost::stored`].
    Store { table: TableCode, expected: u64, facts: Vec<String>, kept: Box<Kept> },
    /// Say this on a line.
    Say { conn: u32, text: String },
    /// Nothing more is said on a line.
    HangUp { conn: u32 },
    /// The answer to a request.
    Answer { request: u32, status: u16, body: String },
}

/// What is kept of a table beside its facts, to show it in lists without opening it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Kept {
    /// What opens the seats of this device.
    pub key: String,
    /// Those seats.
    pub seats: Vec<Seat>,
    pub info: TableInfo,
    pub at_ms: u64,
}
