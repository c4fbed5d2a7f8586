//! Around a match: resending, staleness, other devices, watchers, hosts, votes, chat, sleep.

use crate::client::{Host, actor, hello, id, people_playing, settings, some_setup};
use crate::play::{Dice, play_out};
use engine::Seat;
use protocol::http::{Problem, Seated};
use protocol::{Bye, ClientMessage, PlayerKind, Proposal, RefusedWhy, ServerMessage, Stage, TableInfo};
use std::sync::Arc;
use store::MemoryStore;

fn is_ack(message: &ServerMessage) -> bool {
    matches!(message, ServerMessage::Ack { .. })
}

#[tokio::test(flavor = "multi_thread")]
async fn an_act_sent_twice_is_done_once_and_acknowledged_twice() {
    let host = Host::start().await;
    let (table, mut clients, secrets) = host.playing(some_setup(), 2).await;
    let at = actor(&mut clients).await;
    let client = &mut clients[at];
    let frame = client.last.clone().expect("a frame");
    let act = client.act(frame.legal[0].clone());
    client.say(act.clone()).await;
    let first = client.until(is_ack).await;
    client.say(act.clone()).await;
    assert_eq!(client.until(is_ack).await, first);
    // The same from another socket of the same seat, as after a broken line.
    let mut again = host.connect(&table, Some(&secrets[at])).await;
    again.say(act).await;
    assert_eq!(again.until(is_ack).await, first);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn stale_foreign_and_unreadable_acts_are_refused() {
    let host = Host::start().await;
    let (table, mut clients, _) = host.playing(some_setup(), 2).await;
    let at = actor(&mut clients).await;
    let frame = clients[at].last.clone().expect("a frame");
    let action = frame.legal[0].clone();
    let stale = ClientMessage::Act { id: id("stale"), seq: frame.to + 7, action: action.clone() };
    clients[at].say(stale).await;
    assert!(matches!(clients[at].refusal().await, RefusedWhy::Stale { .. }));
    let mut watcher = host.connect(&table, None).await;
    watcher.say(ClientMessage::Act { id: id("watcher"), seq: frame.to, action: action.clone() }).await;
    assert_eq!(watcher.refusal().await, RefusedWhy::NotYours {});
    watcher.say(ClientMessage::Chat { text: "hi".into() }).await;
    assert_eq!(watcher.refusal().await, RefusedWhy::NotYours {});
    clients[at].say_text(r#"{"type":"act","id":"odd","seq":"x"}"#.into()).await;
    let refused = clients[at].until(|message| matches!(message, ServerMessage::Refused(_))).await;
    let ServerMessage::Refused(refused) = refused else { unreachable!("it was waited for") };
    assert_eq!(refused.id, Some(id("odd")));
    assert!(matches!(refused.why, RefusedWhy::Malformed { .. }));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_gap_is_told_step_by_step() {
    let host = Host::start().await;
    let (table, mut clients, secrets) = people_playing(&host).await;
    let before = clients[0].last.clone().expect("a frame").to;
    let at = actor(&mut clients).await;
    let frame = clients[at].last.clone().expect("a frame");
    let act = clients[at].act(frame.legal[0].clone());
    clients[at].say(act).await;
    clients[at].until(is_ack).await;
    let mut late = host.connect_from(&table, Some(&secrets[0]), before).await;
    let frame = late.frame().await;
    assert!(frame.from == before && frame.to > before && !frame.events.is_empty(), "{frame:?}");
    late.say(ClientMessage::Resume { from: frame.to }).await;
    let frame = late.frame().await;
    assert!(frame.from == frame.to && frame.events.is_empty());
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_devices_sit_in_one_seat_and_watchers_see_less() {
    let host = Host::start().await;
    let (table, mut clients, secrets) = host.playing(some_setup(), 2).await;
    let mut phone = host.connect(&table, Some(&secrets[0])).await;
    let mut tv = host.connect(&table, None).await;
    assert_eq!((phone.seat, tv.seat), (Some(Seat(0)), None));
    let (phone_frame, tv_frame) = (phone.frame().await, tv.frame().await);
    assert!(tv_frame.legal.is_empty() && tv_frame.forms.is_empty() && tv_frame.sketch.is_none());
    assert_ne!(phone_frame.view, tv_frame.view, "a hand is not for everybody");
    // Whoever asks for it hears the table in words as well.
    let mut reader = host.socket(&[]).await;
    let ClientMessage::Hello { protocol, table, secret, seat, from, watch, .. } = hello(&table, None, 0)
    else {
        unreachable!("hello says hello")
    };
    reader.say(ClientMessage::Hello { protocol, table, secret, seat, from, watch, sketch: true }).await;
    assert!(reader.frame().await.sketch.is_some_and(|sketch| !sketch.panels.is_empty()));
    let at = actor(&mut clients).await;
    let frame = clients[at].last.clone().expect("a frame");
    let act = clients[at].act(frame.legal[0].clone());
    clients[at].say(act).await;
    let is_next =
        |message: &ServerMessage| matches!(message, ServerMessage::Frame(next) if next.to > frame.to);
    for device in [&mut phone, &mut tv, &mut reader] {
        device.until(is_next).await;
    }
    assert!(
        reader.last.is_some_and(|next| next.sketch.is_some())
            && tv.last.is_some_and(|next| next.sketch.is_none())
    );
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_sends_away_hands_over_and_seats_bots() {
    let host = Host::start().await;
    let Seated { table, secret, .. } = host.create(some_setup(), &[]).await;
    let mut ada = host.connect(&table, Some(&secret)).await;
    let bob = host.join(&table, "Bob").await;
    let mut bobs = host.connect(&table, Some(&bob.secret)).await;
    bobs.say(ClientMessage::Kick { seat: Seat(0) }).await;
    assert_eq!(bobs.refusal().await, RefusedWhy::NotYours {});
    ada.say(ClientMessage::Start {}).await;
    assert!(matches!(ada.refusal().await, RefusedWhy::NotNow { .. }), "a seat is free");
    ada.say(ClientMessage::Kick { seat: bob.seat }).await;
    assert_eq!(bobs.bye().await, Bye::Gone);
    let mut stranger = host.socket(&[]).await;
    stranger.say(hello(&table, Some(&bob.secret), 0)).await;
    assert_eq!(stranger.bye().await, Bye::WrongSecret, "the secret opens nothing more");
    let cleo = host.join(&table, "Cleo").await;
    let mut cleos = host.connect(&table, Some(&cleo.secret)).await;
    ada.say(ClientMessage::GiveHost { seat: cleo.seat }).await;
    let is_host = |message: &ServerMessage| matches!(message, ServerMessage::Table { table } if table.host_seat == Some(cleo.seat));
    cleos.until(is_host).await;
    cleos.say(ClientMessage::SetBot { seat: Seat(2), level: Some("hard".into()) }).await;
    let has_bot = |message: &ServerMessage| matches!(message, ServerMessage::Table { table } if matches!(table.seats[2].player, PlayerKind::Bot { .. }));
    cleos.until(has_bot).await;
    let full =
        host.send("POST", &format!("/api/tables/{table}/seats"), &serde_json::json!({ "name": "Dan" })).await;
    assert_eq!((full.status, full.error().as_str()), (409, "full"));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_people_play_again() {
    let host = Host::start().await;
    let (table, clients, secrets) = host.playing(some_setup(), 2).await;
    let players: Vec<_> = clients
        .into_iter()
        .zip(3..)
        .map(|(client, number)| tokio::spawn(play_out(client, Dice(number))))
        .collect();
    let mut clients = Vec::new();
    for player in players {
        clients.push(player.await.expect("it plays to the end").0);
    }
    clients[1].say(ClientMessage::Rematch {}).await;
    let again = clients[0].until(|message| matches!(message, ServerMessage::Rematch { .. })).await;
    let ServerMessage::Rematch { table: next } = again else { unreachable!("it was waited for") };
    assert_ne!(next, table);
    // The old secret opens the same seat, and so does the cookie of the old table.
    let bob = host.connect(&next, Some(&secrets[1])).await;
    assert_eq!(bob.seat, Some(Seat(1)));
    let cookie = format!("magnat_{table}={}", secrets[0].expose());
    let mut ada = host.socket(&[("cookie", &cookie)]).await;
    ada.say(hello(&next, None, 0)).await;
    let welcome = ada.until(|message| matches!(message, ServerMessage::Welcome { .. })).await;
    assert!(matches!(welcome, ServerMessage::Welcome { seat: Some(Seat(0)), .. }));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_are_taken_back_by_consent_and_play_pauses() {
    let host = Host::start().await;
    let (_, mut clients, _) = host.playing(some_setup(), 2).await;
    let at = actor(&mut clients).await;
    let frame = clients[at].last.clone().expect("a frame");
    let act = clients[at].act(frame.legal[0].clone());
    clients[at].say(act).await;
    clients[at].until(is_ack).await;
    // A move of a bot ends the vote, so the bots must be done first: it is the turn of people again.
    let people = [Seat(0), Seat(1)];
    let is_ours = |message: &ServerMessage| matches!(message, ServerMessage::Frame(next) if next.to > frame.to && people.iter().any(|seat| next.turn.includes(*seat)));
    clients[at].until(is_ours).await;
    clients[at].say(ClientMessage::Propose { proposal: Proposal::UndoTo { seq: frame.to } }).await;
    let is_open = |message: &ServerMessage| matches!(message, ServerMessage::Vote { open: Some(_) });
    clients[1 - at].until(is_open).await;
    clients[1 - at].say(ClientMessage::Vote { agree: true }).await;
    let is_back =
        |message: &ServerMessage| matches!(message, ServerMessage::Frame(back) if back.to == frame.to);
    clients[at].until(is_back).await;
    clients[at].say(ClientMessage::Propose { proposal: Proposal::Pause {} }).await;
    clients[1 - at].until(is_open).await;
    clients[1 - at].say(ClientMessage::Vote { agree: true }).await;
    let is_paused = |message: &ServerMessage| matches!(message, ServerMessage::Table { table } if table.stage == Stage::Paused);
    clients[at].until(is_paused).await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn talk_is_heard_by_all_and_limited() {
    let host = Host::start().await;
    let (_, mut clients, _) = host.playing(some_setup(), 2).await;
    clients[0].say(ClientMessage::Chat { text: " hello\n there ".into() }).await;
    let line = clients[1].until(|message| matches!(message, ServerMessage::Chat(_))).await;
    assert!(matches!(line, ServerMessage::Chat(line) if line.text == "hello  there" && line.name == "Ada"));
    clients[0].say(ClientMessage::React { reaction: "clap".into() }).await;
    clients[1].until(|message| matches!(message, ServerMessage::Reaction { .. })).await;
    for number in 0..6 {
        clients[0].say(ClientMessage::Chat { text: format!("line {number}") }).await;
    }
    let refusal = clients[0].refusal().await;
    assert!(matches!(refusal, RefusedWhy::TooFast { again_ms: 1..=2_000 }), "{refusal:?}");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_on_turn_gets_advice() {
    let host = Host::start().await;
    let (_, mut clients, _) = host.playing(some_setup(), 2).await;
    let at = actor(&mut clients).await;
    clients[at].say(ClientMessage::Hint {}).await;
    let hint = clients[at].until(|message| matches!(message, ServerMessage::Hint(_))).await;
    let ServerMessage::Hint(hint) = hint else { unreachable!("it was waited for") };
    assert!(hint.win_chance.is_some_and(|chance| (0.0..=1.0).contains(&chance)), "{hint:?}");
    let act = clients[at].act(hint.action);
    clients[at].say(act).await;
    clients[at].until(is_ack).await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_sleeps_when_everybody_is_gone_and_wakes_for_whoever_comes() {
    let host = Host::start().await;
    let (table, clients, secrets) = host.playing(some_setup(), 2).await;
    let seq = clients.iter().filter_map(|client| client.last.as_ref()).map(|frame| frame.to).max();
    drop(clients);
    host.until("magnat_tables_awake 0").await;
    host.until("magnat_sockets 0").await;
    let mut back = host.connect(&table, Some(&secrets[1])).await;
    assert_eq!(back.seat, Some(Seat(1)));
    assert!(Some(back.frame().await.to) >= seq);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_time_limit_wakes_a_table_that_nobody_watches() {
    let store = Arc::new(MemoryStore::new());
    let host = Host::with(settings(), Arc::clone(&store) as Arc<_>).await;
    let mut setup = some_setup();
    setup.clock = protocol::Clock::PerMove { move_ms: 1_000 };
    let (table, clients, secrets) = host.playing(setup, 1).await;
    drop(clients);
    host.stop().await;
    let host = Host::with(settings(), store).await;
    let mut finished = false;
    for _ in 0..600 {
        // Only the figures are looked at, so that nothing but the clock wakes the table.
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        let page = host.get("/metrics").await.body;
        finished = page.lines().any(|line| {
            line.strip_prefix("magnat_store_seconds_count ")
                .is_some_and(|count| count.parse::<u64>().is_ok_and(|n| n > 2))
        });
        if finished {
            break;
        }
    }
    assert!(finished, "the clock goes on without anybody");
    let mut back = host.connect(&table, Some(&secrets[0])).await;
    assert!(back.frame().await.to > 0);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_live_table_becomes_a_slow_one_by_consent() {
    let host = Host::start().await;
    let (table, mut clients, _) = host.playing(some_setup(), 2).await;
    let clock = protocol::Clock::Slow { days: 3 };
    clients[0].say(ClientMessage::Propose { proposal: Proposal::ChangeClock { clock } }).await;
    clients[1].until(|message| matches!(message, ServerMessage::Vote { open: Some(_) })).await;
    clients[1].say(ClientMessage::Vote { agree: true }).await;
    let is_slow =
        |message: &ServerMessage| matches!(message, ServerMessage::Table { table } if table.clock == clock);
    clients[0].until(is_slow).await;
    let info: TableInfo = host.get(&format!("/api/tables/{table}")).await.json();
    assert_eq!(info.setup.clock, clock);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn setups_that_cannot_be_are_explained() {
    let host = Host::start().await;
    let wanted = |setup: protocol::TableSetup, bots: &[&str]| serde_json::json!({ "setup": setup, "bots": bots, "name": "Ada" });
    let good = some_setup();
    let mut seats = good.clone();
    seats.seats = 99;
    let mut options = good.clone();
    options.options.insert("no_such".into(), true.into());
    for (body, error) in [
        (wanted(protocol::TableSetup::new("no_such_game", 3), &[]), "no_such_game"),
        (wanted(seats, &[]), "bad_setup"),
        (wanted(options, &[]), "bad_setup"),
        (wanted(good.clone(), &["genius"]), "no_such_level"),
        (wanted(good.clone(), &["easy", "easy", "easy"]), "too_many_bots"),
        (serde_json::json!({ "setup": good, "name": " " }), "cannot_join"),
        (serde_json::json!({ "name": "Ada" }), "bad_request"),
    ] {
        let answer = host.send("POST", "/api/tables", &body).await;
        let problem: Problem = answer.json();
        assert_eq!((answer.status, problem.error.as_str()), (400, error), "{problem:?}");
        assert!(problem.detail.len() > 10, "{problem:?}");
    }
    host.stop().await;
}
