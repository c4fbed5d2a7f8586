//! Calls to a receiver on this machine.

use super::*;
use engine::Seat;
use protocol::TableCode;
use std::io::{Read as _, Write as _};
use std::net::TcpListener;
use std::time::Instant;

fn turn() -> YourTurn {
    let table = TableCode::from_random([1; 6]);
    YourTurn { table, game: "any".to_owned(), seat: Seat(1), name: "Ola".to_owned() }
}

/// Answers as many calls as there are statuses, and gives back what was said in each.
fn receiver(statuses: &'static [&'static str]) -> (String, std::thread::JoinHandle<Vec<String>>) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let url = format!("http://{}/hook", listener.local_addr().expect("it is bound"));
    let heard = std::thread::spawn(move || {
        let answer = |status: &&str| {
            let (mut stream, _) = listener.accept().expect("a call");
            stream.set_read_timeout(Some(Duration::from_millis(300))).expect("a time limit");
            let (mut said, mut part) = (Vec::new(), [0; 4096]);
            while let Ok(length @ 1..) = stream.read(&mut part) {
                said.extend_from_slice(&part[..length]);
            }
            write!(stream, "HTTP/1.1 {status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n")
                .expect("an answer");
            String::from_utf8_lossy(&said).into_owned()
        };
        statuses.iter().map(answer).collect()
    });
    (url, heard)
}

async fn hooks(private_hooks: bool) -> Hooks {
    let settings = Settings { private_hooks, ..Settings::default() };
    let store = store::MemoryStore::new();
    Hooks::start(&settings, &store, Arc::new(Metrics::default())).await.expect("memory always works")
}

fn until(what: impl Fn() -> bool) {
    let begun = Instant::now();
    while !what() && begun.elapsed() < Duration::from_secs(20) {
        std::thread::sleep(Duration::from_millis(10));
    }
    assert!(what(), "it did not happen in time");
}

#[tokio::test]
async fn a_webhook_is_called_again_after_a_failure() {
    let hooks = hooks(true).await;
    let (url, heard) = receiver(&["503 Busy", "204 Heard"]);
    hooks.call(Hook::Webhook { url }, turn());
    let heard = heard.join().expect("the receiver ends");
    for call in &heard {
        let (head, body) = call.split_once("\r\n\r\n").expect("head and body");
        assert!(head.starts_with("POST /hook HTTP/1.1"), "{head}");
        assert_eq!(serde_json::from_str::<YourTurn>(body).expect("JSON"), turn());
    }
    assert_eq!(hooks.metrics.hooks_failed.get(), 0);
}

#[tokio::test]
async fn a_push_is_sealed_and_signed() {
    let hooks = hooks(true).await;
    let (endpoint, heard) = receiver(&["201 Created"]);
    let p256dh =
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4".to_owned();
    hooks.call(Hook::WebPush { endpoint, p256dh, auth: "BTBZMqHH6r4Tts7J_aSIgg".to_owned() }, turn());
    let call = heard.join().expect("the receiver ends").remove(0);
    let head = call.to_ascii_lowercase();
    for line in ["content-encoding: aes128gcm", "ttl: 86400", "authorization: vapid t="] {
        assert!(head.contains(line), "{line} is missing in {head}");
    }
    assert!(!call.contains("Ola"), "nobody on the way can read it");
}

#[tokio::test]
async fn the_own_network_is_not_called() {
    let hooks = hooks(false).await;
    let inside = Hook::Webhook { url: "http://127.0.0.1:9/".to_owned() };
    assert!(hooks.check(&inside).is_err());
    hooks.call(inside, turn());
    until(|| hooks.metrics.hooks_failed.get() == 1);
}

#[tokio::test]
async fn a_damaged_subscription_is_refused() {
    let hooks = hooks(false).await;
    let push = |p256dh: &str| {
        let endpoint = "https://push.example.org/1".to_owned();
        Hook::WebPush { endpoint, p256dh: p256dh.to_owned(), auth: "BTBZMqHH6r4Tts7J_aSIgg".to_owned() }
    };
    let key = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
    assert!(hooks.check(&push(key)).is_ok());
    assert!(hooks.check(&push("BCVx")).is_err() && hooks.check(&push("!")).is_err());
}

/// S11: two threads waited for half a minute for each of these, and everybody else with them.
#[tokio::test]
async fn silent_hooks_delay_nobody_else() {
    let hooks = hooks(true).await;
    let silent = TcpListener::bind("0.0.0.0:0").expect("a free port");
    let port = silent.local_addr().expect("it is bound").port();
    for number in 0..100_u8 {
        let table = TableCode::from_random([number / 32, number, 0, 0, 0, 0]);
        // Many tables, and many hosts that lead to the same silence.
        let url = format!("http://127.0.0.{}:{port}/hook", 2 + number % 25);
        hooks.call(Hook::Webhook { url }, YourTurn { table, ..turn() });
    }
    let (url, heard) = receiver(&["204 Heard"]);
    hooks.call(Hook::Webhook { url }, turn());
    until(|| heard.is_finished());
    drop(silent);
}
