//! The bot of `examples/`, which knows nothing but the protocol page.

use crate::client::{Host, some_setup};
use crate::play::{Dice, play_out, verified};
use protocol::{ClientMessage, ServerMessage};
use std::path::Path;
use std::process::{Command, Stdio};

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_in_python_plays_a_whole_match() {
    let host = Host::start().await;
    let mut setup = some_setup();
    setup.seats = setup.seats.max(2);
    let bots = vec!["easy"; usize::from(setup.seats - 2)];
    let made = host.create(setup, &bots).await;
    let mut ada = host.connect(&made.table, Some(&made.secret)).await;
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    let (base, code) = (host.base.clone(), made.table.to_string());
    let bot = Command::new("python3")
        .arg(script)
        .args([&base, &code, "--name", "Robo", "--pause", "0"])
        .stdout(Stdio::piped())
        .spawn()
        .expect("python3 is installed");
    let is_ready =
        |message: &ServerMessage| matches!(message, ServerMessage::Table { table } if table.seats[1].ready);
    ada.until(is_ready).await;
    ada.say(ClientMessage::Start {}).await;
    ada.frame().await;
    play_out(ada, Dice(11)).await;
    let ended = tokio::task::spawn_blocking(move || bot.wait_with_output())
        .await
        .expect("no panic")
        .expect("it ends");
    let said = String::from_utf8_lossy(&ended.stdout).into_owned();
    assert!(ended.status.success(), "{said}");
    let outcome: serde_json::Value = serde_json::from_str(&said).expect("it prints the outcome");
    assert!(outcome["acts"].as_u64().is_some_and(|acts| acts > 0), "{said}");
    assert!(verified(&host, &made.table).await > 0);
    host.stop().await;
}
