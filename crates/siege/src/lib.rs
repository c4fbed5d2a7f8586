//! The built program from outside, as its users meet it: over sockets, with nothing but the protocol.
//!
//! [`crash`] plays many tables, kills the server at random instants, and looks whether anything that was acknowledged is
//! missing. [`load`] measures how fast it is, beside a bare echo of the same messages.

pub mod crash;
pub mod echo;
mod host;
pub mod load;
mod wire;

pub use host::Host;
