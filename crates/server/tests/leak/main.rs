//! What nobody may learn from the wire.
//!
//! Two worlds: a match is played twice, differing only in what is hidden from one viewer. Whatever that viewer is sent must
//! be the same bytes in the same order, or they could tell the worlds apart. `rooms` does this for many seeds with rooms
//! alone, where time and sockets are ours and nothing has to be overlooked; `wire` does it with two real servers and looks
//! at requests of everybody who may ask, calls to those who are away, figures and logs as well; `canary` looks for secrets in all that leaves a server. `worlds` makes
//! the second world, `pair` and `noise` play both. A net without a hole is only known by what it catches: `leaky` has games
//! that give something away, and each must be found out.

#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

mod calls;
mod canary;
mod cup;
mod leaky;
mod logs;
mod noise;
mod pair;
mod requests;
mod rooms;
mod side;
mod wire;
mod worlds;
