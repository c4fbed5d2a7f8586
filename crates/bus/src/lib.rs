//! How servers hear of each other: bytes published on topics, and who owns a stream.
//!
//! A bus is quick and forgetful. A message is lost when nobody listens, and a listener that is too slow is told how
//! many it missed; what must not be lost is in the store. Likewise an owner is only where to send others first: the
//! store alone decides who writes.

mod local;

pub use local::LocalBus;

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

/// The longest message, in bytes.
pub const MAX_MESSAGE: usize = 1 << 20;
/// The longest name of a topic, a stream or a node, in bytes.
pub const MAX_NAME: usize = 200;
/// How many messages wait for a listener before it misses the oldest.
pub const QUEUE: usize = 1_024;
/// How long a claim holds unless its owner repeats it.
pub const CLAIM: Duration = Duration::from_secs(15);

/// A bus's answer, in time.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, BusError>> + Send + 'a>>;

pub trait Bus: Send + Sync {
    /// Tells everybody who listens to the topic, the publisher included.
    fn publish(&self, topic: &str, message: Arc<[u8]>) -> Answer<'_, ()>;

    /// Listens to a topic: to everything that is published after this has returned.
    fn subscribe(&self, topic: &str) -> Answer<'_, Box<dyn Subscription>>;

    /// Asks to own a stream for the time of a [`CLAIM`]; the owner repeats it to go on. Tells who owns it now, be it the
    /// one who asks or another.
    fn claim(&self, stream: &str, node: &str) -> Answer<'_, String>;

    /// Gives a stream back, if this node owns it.
    fn release(&self, stream: &str, node: &str) -> Answer<'_, ()>;

    /// Who owns a stream, if anybody does.
    fn owner(&self, stream: &str) -> Answer<'_, Option<String>>;
}

/// A listener's end of a topic. It hears messages in the order in which they were published.
pub trait Subscription: Send {
    /// Waits for the next message. A wait that is given up loses nothing.
    fn next(&mut self) -> Answer<'_, Arc<[u8]>>;
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BusError {
    /// The listener goes on with the oldest message that is still there.
    #[error("{0} messages came faster than they were read and are lost: read the state anew")]
    Lagged(u64),
    #[error("a message of {0} bytes is too long: {MAX_MESSAGE} are allowed")]
    TooLong(usize),
    #[error("a name has 1 to {MAX_NAME} bytes")]
    Name,
    #[error("the bus cannot be reached: {0}")]
    Unavailable(String),
}

fn check_name(name: &str) -> Result<(), BusError> {
    if (1..=MAX_NAME).contains(&name.len()) { Ok(()) } else { Err(BusError::Name) }
}
