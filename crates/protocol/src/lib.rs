//! Every message between a table and those around it.
//!
//! People, phones, TVs and bots speak [`ClientMessage`] and hear [`ServerMessage`] over one socket; lobby, records and
//! tables to come are plain requests ([`http`]). All of it is JSON, described once, here: the TypeScript types and the
//! OpenAPI description are made from these definitions. `docs/protocol.md` tells the same in prose.

mod client;
pub mod http;
mod ids;
mod look;
mod plain;
mod schema;
mod server;
mod table;
pub mod tournament;

pub use client::{ClientMessage, Proposal};
pub use ids::{ActId, BadId, PersonalCode, RecordId, Secret, TableCode};
pub use look::{Badge, Colour, Look};
pub use plain::plain_text;
pub use schema::{components, game_typescript, typescript};
pub use server::{
    Allowance, Bye, Chat, ClockView, Considered, Frame, HintView, Receipt, Refused, RefusedWhy,
    ServerMessage, Standing, VoteView, WeighedAction,
};
pub use table::{Clock, PlayerKind, Privacy, SeatInfo, Stage, TableChange, TableInfo, TableSetup};

/// The version of the protocol. A server refuses clients of another version with [`Bye::Version`].
pub const PROTOCOL_VERSION: u32 = 1;

/// The longest message a client may send, in bytes.
pub const MAX_CLIENT_MESSAGE: usize = 16 * 1024;

/// The longest chat line, in characters.
pub const MAX_CHAT: usize = 300;

/// The longest player name, in characters.
pub const MAX_NAME: usize = 24;
