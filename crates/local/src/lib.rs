//! Tables without a server, for the people at one device.
//!
//! [`DeviceHost`] is to the tables of a browser what a server is to its own: it takes the same messages and requests and gives
//! the same answers. It has no clock, no dice, no store and no line. The time and random bytes are handed in with whatever
//! comes; what it wants from the world it gives out as [`Effect`]s, facts to store before anything that rests on them.

mod effect;
mod host;
mod key;
mod request;
mod table;
mod thoughts;

pub use effect::{Effect, Kept};
pub use host::DeviceHost;
pub use key::{RANDOM_BYTES, TableKey};
pub use request::Request;
