//! The real server on a free port, with real sockets and real requests.

mod around;
mod attack;
mod client;
mod http;
mod play;
mod python;
mod stores;
