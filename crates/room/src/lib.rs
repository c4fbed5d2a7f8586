//! A table as a state machine without clocks, sockets or threads of its own.
//!
//! [`Room::handle`] takes one input and the time, and answers with facts to store and outputs to release once they are
//! stored. A room is the fold of its facts: [`Room::restore`] gets from the stored list to the same room, so a server
//! may be killed at any instant. The host of a room owns everything that touches the world: it stores, sends, sleeps,
//! lets bots think, and comes back with what happened.

mod acts;
mod alone;
mod away;
mod clock;
mod connect;
mod entropy;
mod fact;
mod fold;
mod frame;
mod house;
mod io;
mod limit;
mod lobby;
mod look;
mod milestones;
mod moment;
mod owner;
mod phase;
mod reading;
mod renew;
mod room;
mod seat;
mod take_over;
mod vote;
mod waits;
mod watch;

pub use away::Outage;
pub use fact::{RoomFact, STORED_FORMAT, StoredFact, Versions, acts_of};
pub use io::{ConnId, Effects, Input, JoinError, Output, ReplyId};
pub use limit::{Bucket, EntropyWait, Limits, MatchMost, Rate, ThoughtTime};
pub use moment::Moment;
pub use owner::{AppendId, Batch, Epoch, Fate, Owner, Release, Released};
pub use phase::TakenBack;
pub use room::{CreateError, REACTIONS, Room, RoomError};
pub use seat::SecretHash;
pub use take_over::TakeOverError;
