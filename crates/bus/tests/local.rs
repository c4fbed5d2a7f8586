#![allow(clippy::unwrap_used, reason = "a test that panics has failed")]

use bus::{Bus, BusError, CLAIM, LocalBus, MAX_MESSAGE, MAX_NAME, QUEUE, Subscription};
use std::sync::Arc;
use std::time::Duration;

fn message(text: &str) -> Arc<[u8]> {
    Arc::from(text.as_bytes())
}

async fn heard(subscription: &mut Box<dyn Subscription>) -> String {
    String::from_utf8(subscription.next().await.unwrap().to_vec()).unwrap()
}

#[tokio::test]
async fn every_listener_of_a_topic_hears_everything_in_order() {
    let bus: Arc<dyn Bus> = Arc::new(LocalBus::new());
    bus.publish("a", message("too early")).await.unwrap();
    let mut listeners = [bus.subscribe("a").await.unwrap(), bus.subscribe("a").await.unwrap()];
    let mut elsewhere = bus.subscribe("b").await.unwrap();
    for text in ["one", "two"] {
        bus.publish("a", message(text)).await.unwrap();
    }
    bus.publish("b", message("else")).await.unwrap();
    for listener in &mut listeners {
        assert_eq!(heard(listener).await, "one");
        assert_eq!(heard(listener).await, "two");
    }
    assert_eq!(heard(&mut elsewhere).await, "else");
}

#[tokio::test]
async fn a_listener_that_lags_is_told_and_goes_on_and_others_are_not_held_up() {
    let bus = LocalBus::new();
    let (mut slow, mut quick) = (bus.subscribe("a").await.unwrap(), bus.subscribe("a").await.unwrap());
    for number in 0..QUEUE + 3 {
        bus.publish("a", message(&number.to_string())).await.unwrap();
        assert_eq!(heard(&mut quick).await, number.to_string());
    }
    assert_eq!(slow.next().await, Err(BusError::Lagged(3)));
    assert_eq!(heard(&mut slow).await, "3");
}

#[tokio::test(start_paused = true)]
async fn a_wait_that_is_given_up_loses_nothing() {
    let bus = LocalBus::new();
    let mut listener = bus.subscribe("a").await.unwrap();
    let short = Duration::from_millis(1);
    assert!(tokio::time::timeout(short, listener.next()).await.is_err());
    bus.publish("a", message("one")).await.unwrap();
    assert_eq!(heard(&mut listener).await, "one");
}

#[tokio::test]
async fn what_is_too_long_is_refused() {
    let bus = LocalBus::new();
    let long = Arc::from(vec![0; MAX_MESSAGE + 1]);
    assert_eq!(bus.publish("a", long).await, Err(BusError::TooLong(MAX_MESSAGE + 1)));
    for name in [String::new(), "x".repeat(MAX_NAME + 1)] {
        assert_eq!(bus.publish(&name, message("one")).await, Err(BusError::Name));
        assert_eq!(bus.subscribe(&name).await.err(), Some(BusError::Name));
        assert_eq!(bus.claim(&name, "node").await, Err(BusError::Name));
        assert_eq!(bus.claim("stream", &name).await, Err(BusError::Name));
    }
}

#[tokio::test(start_paused = true)]
async fn the_first_to_claim_a_stream_owns_it_until_he_falls_silent() {
    let bus = LocalBus::new();
    assert_eq!(bus.owner("match").await, Ok(None));
    assert_eq!(bus.claim("match", "north").await, Ok("north".into()));
    assert_eq!(bus.claim("match", "south").await, Ok("north".into()));
    assert_eq!(bus.owner("match").await, Ok(Some("north".into())));

    tokio::time::advance(CLAIM / 2).await;
    assert_eq!(bus.claim("match", "north").await, Ok("north".into()));
    tokio::time::advance(CLAIM / 2).await;
    assert_eq!(bus.owner("match").await, Ok(Some("north".into())), "he repeated his claim");
    tokio::time::advance(CLAIM / 2).await;
    assert_eq!(bus.owner("match").await, Ok(None));
    assert_eq!(bus.claim("match", "south").await, Ok("south".into()));
}

#[tokio::test]
async fn only_the_owner_releases() {
    let bus = LocalBus::new();
    bus.claim("match", "north").await.unwrap();
    bus.release("match", "south").await.unwrap();
    assert_eq!(bus.owner("match").await, Ok(Some("north".into())));
    bus.release("match", "north").await.unwrap();
    assert_eq!(bus.owner("match").await, Ok(None));
    assert_eq!(bus.claim("match", "south").await, Ok("south".into()));
}
