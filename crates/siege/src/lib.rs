//! The built program from outside, as its users meet it: over sockets, with nothing but the protocol.
//!
//! [`crash`] plays many tables, kills the server at random instants, and looks whether anything that was acknowledged is
//! missing. [`faults`] takes its store away while people play. [`load`] measures how fast it is, beside a bare echo of the
//! same messages. [`storm`] measures it while a few addresses take all they can get.

pub mod crash;
pub mod echo;
pub mod faults;
mod host;
pub mod load;
pub mod storm;
mod wire;

pub use host::Host;
