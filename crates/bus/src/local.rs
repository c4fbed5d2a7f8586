use crate::{Answer, Bus, BusError, CLAIM, MAX_MESSAGE, QUEUE, Subscription, check_name};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::broadcast::{Receiver, Sender, channel};
use tokio::time::Instant;

/// A bus within one process.
#[derive(Clone, Debug, Default)]
pub struct LocalBus {
    shared: Arc<Mutex<Shared>>,
}

#[derive(Debug, Default)]
struct Shared {
    /// Topics somebody listens to. The last to leave takes the topic along.
    topics: HashMap<String, Sender<Arc<[u8]>>>,
    claims: HashMap<String, Claim>,
}

#[derive(Clone, Debug)]
struct Claim {
    node: String,
    until: Instant,
}

impl LocalBus {
    pub fn new() -> LocalBus {
        LocalBus::default()
    }

    fn shared(&self) -> MutexGuard<'_, Shared> {
        self.shared.lock().expect("nobody panics while holding the lock")
    }

    fn publish_now(&self, topic: &str, message: Arc<[u8]>) -> Result<(), BusError> {
        check_name(topic)?;
        if message.len() > MAX_MESSAGE {
            return Err(BusError::TooLong(message.len()));
        }
        if let Some(listeners) = self.shared().topics.get(topic) {
            // It fails only if the last listener is just leaving: then nobody misses the message.
            let _ = listeners.send(message);
        }
        Ok(())
    }

    fn claim_now(&self, stream: &str, node: &str) -> Result<String, BusError> {
        check_name(stream)?;
        check_name(node)?;
        let now = Instant::now();
        let mut shared = self.shared();
        let mine = Claim { node: node.to_owned(), until: now + CLAIM };
        let claim = shared.claims.entry(stream.to_owned()).or_insert_with(|| mine.clone());
        if claim.node == node || claim.until <= now {
            *claim = mine;
        }
        Ok(claim.node.clone())
    }

    fn release_now(&self, stream: &str, node: &str) {
        let mut shared = self.shared();
        if shared.claims.get(stream).is_some_and(|claim| claim.node == node) {
            shared.claims.remove(stream);
        }
    }

    /// Nothing is kept for claims that ran out.
    fn owner_now(&self, stream: &str) -> Option<String> {
        let mut shared = self.shared();
        let claim = shared.claims.get(stream)?;
        if claim.until > Instant::now() {
            return Some(claim.node.clone());
        }
        shared.claims.remove(stream);
        None
    }
}

impl Bus for LocalBus {
    fn publish(&self, topic: &str, message: Arc<[u8]>) -> Answer<'_, ()> {
        let topic = topic.to_owned();
        Box::pin(async move { self.publish_now(&topic, message) })
    }

    fn subscribe(&self, topic: &str) -> Answer<'_, Box<dyn Subscription>> {
        let topic = topic.to_owned();
        Box::pin(async move {
            check_name(&topic)?;
            let mut shared = self.shared();
            let sender = shared.topics.entry(topic.clone()).or_insert_with(|| channel(QUEUE).0);
            let messages = sender.subscribe();
            Ok(Box::new(Listener { topic, messages: Some(messages), bus: self.clone() })
                as Box<dyn Subscription>)
        })
    }

    fn claim(&self, stream: &str, node: &str) -> Answer<'_, String> {
        let (stream, node) = (stream.to_owned(), node.to_owned());
        Box::pin(async move { self.claim_now(&stream, &node) })
    }

    fn release(&self, stream: &str, node: &str) -> Answer<'_, ()> {
        let (stream, node) = (stream.to_owned(), node.to_owned());
        Box::pin(async move {
            self.release_now(&stream, &node);
            Ok(())
        })
    }

    fn owner(&self, stream: &str) -> Answer<'_, Option<String>> {
        let stream = stream.to_owned();
        Box::pin(async move { Ok(self.owner_now(&stream)) })
    }
}

struct Listener {
    topic: String,
    /// There until the listener leaves.
    messages: Option<Receiver<Arc<[u8]>>>,
    bus: LocalBus,
}

impl Subscription for Listener {
    fn next(&mut self) -> Answer<'_, Arc<[u8]>> {
        Box::pin(async move {
            let messages = self.messages.as_mut().expect("it is taken only when the listener leaves");
            messages.recv().await.map_err(|error| match error {
                RecvError::Lagged(missed) => BusError::Lagged(missed),
                RecvError::Closed => BusError::Unavailable("the bus has ended".into()),
            })
        })
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        let mut shared = self.bus.shared();
        self.messages.take();
        if shared.topics.get(&self.topic).is_some_and(|topic| topic.receiver_count() == 0) {
            shared.topics.remove(&self.topic);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_topic_without_listeners_takes_no_room() {
        let bus = LocalBus::new();
        let (one, two) = (bus.subscribe("a").await.unwrap(), bus.subscribe("a").await.unwrap());
        drop(one);
        assert_eq!(bus.shared().topics.len(), 1);
        drop(two);
        bus.publish("a", Arc::from(*b"nobody hears")).await.unwrap();
        assert!(bus.shared().topics.is_empty());
    }
}
