//! What proves the chance of a match, over real sockets: whoever left, whatever was taken back, at every table of a row.

use crate::client::{Client, Host, some_setup};
use crate::play::{Dice, play_out, verified};
use engine::Seat;
use protocol::http::{ContinueTable, MatchSource, Seated};
use protocol::{ClientMessage, Proposal, Receipt, ServerMessage, TableCode};

/// Everybody plays to the end.
async fn all_play_out(clients: Vec<Client>) -> Vec<Client> {
    let players: Vec<_> = clients
        .into_iter()
        .zip(1..)
        .map(|(client, number)| tokio::spawn(play_out(client, Dice(number))))
        .collect();
    let mut done = Vec::new();
    for player in players {
        done.push(player.await.expect("it plays to the end").0);
    }
    done
}

async fn entropy(host: &Host, table: &TableCode) -> Vec<String> {
    let receipt: Receipt = host.get(&format!("/api/tables/{table}/receipt")).await.json();
    receipt.entropy
}

/// The record is taken by everything that takes records.
async fn is_accepted(host: &Host, table: &TableCode) {
    verified(host, table).await;
    for look in ["replay?seat=0", "review"] {
        let answer = host.get(&format!("/api/tables/{table}/{look}")).await;
        assert_eq!(answer.status, 200, "{look}: {answer:?}");
    }
    let record = host.get(&format!("/api/tables/{table}/record")).await.body;
    let headers = [("content-type", "application/jsonl")];
    let sent = host.ask("POST", "/api/records", &headers, Some(record)).await;
    assert_eq!(sent.status, 201, "{sent:?}");
    let wanted = ContinueTable {
        of: MatchSource::Table(table.clone()),
        to: 3,
        seat: Seat(1),
        level: "easy".into(),
        name: "Ada".into(),
    };
    let answer = host.send("POST", "/api/tables/continued", &wanted).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    let Seated { table, .. } = answer.json();
    let info: protocol::TableInfo = host.get(&format!("/api/tables/{table}")).await.json();
    assert!(info.seats.iter().all(|seat| !seat.entropy_given), "nobody has added anything there");
}

#[tokio::test(flavor = "multi_thread")]
async fn s8_a_match_that_somebody_left_is_proven_like_any_other() {
    let host = Host::start().await;
    let (table, mut clients, _) = host.playing(some_setup(), 2).await;
    clients[1].say(ClientMessage::Leave {}).await;
    clients[1].until(|message| matches!(message, ServerMessage::Bye { .. })).await;
    clients.truncate(1);
    all_play_out(clients).await;
    assert_eq!(entropy(&host, &table).await[..2], ["of Ada".to_owned(), "of Guest 1".to_owned()]);
    is_accepted(&host, &table).await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn c3_everybody_adds_to_a_rematch_too() {
    let host = Host::start().await;
    let (_, clients, secrets) = host.playing(some_setup(), 2).await;
    let mut clients = all_play_out(clients).await;
    clients[1].say(ClientMessage::Rematch {}).await;
    let again = clients[0].until(|message| matches!(message, ServerMessage::Rematch { .. })).await;
    let ServerMessage::Rematch { table } = again else { unreachable!("it was waited for") };
    let mut ada = host.connect(&table, Some(&secrets[0])).await;
    let mut bob = host.connect(&table, Some(&secrets[1])).await;
    bob.say(ClientMessage::Ready { ready: true }).await;
    let bob_is_ready = |message: &ServerMessage| matches!(message, ServerMessage::Table { table } if table.seats[1].ready && table.seats[1].entropy_given);
    ada.until(bob_is_ready).await;
    ada.say(ClientMessage::Start {}).await;
    ada.frame().await;
    bob.frame().await;
    all_play_out(vec![ada, bob]).await;
    assert_eq!(entropy(&host, &table).await[..2], ["of Ada".to_owned(), "of Guest 1".to_owned()]);
    is_accepted(&host, &table).await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn s5_a_match_with_chance_taken_back_is_proven_and_can_be_looked_at() {
    let host = Host::start().await;
    let (table, mut clients, _) = host.playing(some_setup(), 1).await;
    let mut ada = clients.remove(0);
    // Right after the start, everything that chance brought.
    while ada.last.as_ref().is_none_or(|frame| frame.to == 0) {
        ada.frame().await;
    }
    ada.say(ClientMessage::Propose { proposal: Proposal::UndoTo { seq: 0 } }).await;
    ada.until(|message| matches!(message, ServerMessage::Vote { open: None })).await;
    ada.frame().await;
    all_play_out(vec![ada]).await;
    let record = host.get(&format!("/api/tables/{table}/record")).await.body;
    assert!(record.lines().any(|line| line.starts_with(r#"{"undone""#)), "{record}");
    is_accepted(&host, &table).await;
    host.stop().await;
}
