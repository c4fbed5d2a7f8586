//! The books of a match as a spreadsheet.

use crate::client::{Client, Host, games_with_and_without_books, settings};
use crate::play::{Dice, play_out};
use calamine::{Data, Reader, Xlsx};
use engine::OptionValues;
use protocol::{Secret, TableCode, TableSetup};
use std::io::Cursor;
use std::sync::Arc;
use store::MemoryStore;

/// A short match in which nobody waits for a clock, and which a few moves do not end.
fn setup() -> TableSetup {
    let options = serde_json::json!({
        "cash_visible": false, "rounds": 2, "rent_claim": "automatic", "claim_grace_s": 0, "auction_mode": "sequential",
        "off_turn_actions": "own_turn", "offer_ttl_s": 1, "contest_s": 1, "closing_s": 1, "turn_timer_s": 2,
        "debt_timer_s": 2, "auction_idle_s": 2,
    });
    let options: OptionValues = serde_json::from_value(options).expect("options");
    TableSetup { options, ..TableSetup::new(games_with_and_without_books().0, 3) }
}

type Workbook = Xlsx<Cursor<Vec<u8>>>;

async fn books(host: &Host, table: &TableCode, secret: Option<&Secret>, query: &str) -> Workbook {
    let cookie = secret.map(|secret| format!("magnat_{table}={}", secret.expose())).unwrap_or_default();
    let path = format!("/api/tables/{table}/accounts.xlsx{query}");
    let answer = host.bytes(&path, &[("cookie", &cookie)]).await;
    calamine::open_workbook_from_rs(Cursor::new(answer)).expect("a spreadsheet")
}

/// The rows of a sheet in words.
fn rows(workbook: &mut Workbook, sheet: &str) -> Vec<Vec<String>> {
    let range = workbook.worksheet_range(sheet).unwrap_or_else(|error| panic!("{sheet}: {error}"));
    range.rows().map(|row| row.iter().map(Data::to_string).collect()).collect()
}

/// How many rows every sheet has, by its name.
fn lengths(workbook: &mut Workbook) -> Vec<(String, usize)> {
    let names = workbook.sheet_names();
    names.into_iter().map(|name| (name.clone(), rows(workbook, &name).len())).collect()
}

/// Two people and a bot, after a few moves.
async fn some_moves(host: &Host, setup: TableSetup) -> (TableCode, Vec<Client>, Vec<Secret>) {
    let (table, mut clients, secrets) = host.playing(setup, 2).await;
    for _ in 0..6 {
        let at = crate::client::actor(&mut clients).await;
        let frame = clients[at].last.clone().expect("a frame");
        let act = clients[at].act(frame.legal[0].clone());
        clients[at].say(act).await;
        for client in &mut clients {
            client.frame().await;
        }
    }
    (table, clients, secrets)
}

#[tokio::test(flavor = "multi_thread")]
async fn each_reads_the_books_that_his_eyes_may_see() {
    let host = Host::with(settings(), Arc::new(MemoryStore::new())).await;
    let (table, clients, secrets) = some_moves(&host, setup()).await;
    let others = lengths(&mut books(&host, &table, None, "").await);
    assert_eq!(others.len(), 4, "a summary and three players: {others:?}");
    assert!(others[1..].iter().all(|(_, rows)| *rows == 0), "a stranger reads nothing: {others:?}");
    let mut own = books(&host, &table, Some(&secrets[1]), "").await;
    let seen = lengths(&mut own);
    assert!(seen[2].1 > 10 && seen[1].1 == 0 && seen[3].1 == 0, "only their own card: {seen:?}");
    let summary = rows(&mut own, "Summary");
    assert_eq!(summary[1][..4], ["place", "participant", "profit", "cash"]);
    assert_eq!(summary[2], ["", "Ada", "", "", "", "", ""], "nothing of others");
    assert_eq!(summary[3][1], "Guest 1");
    assert!(summary[3][3].parse::<i64>().is_ok(), "{summary:?}");

    let players: Vec<_> = clients
        .into_iter()
        .zip(3..)
        .map(|(client, number)| tokio::spawn(play_out(client, Dice(number))))
        .collect();
    for player in players {
        player.await.expect("it plays to the end");
    }
    let mut all = books(&host, &table, None, "?lang=pl").await;
    let read = lengths(&mut all);
    assert!(read[1..].iter().all(|(_, rows)| *rows > 10), "all is open at the end: {read:?}");
    let summary = rows(&mut all, "Summary");
    assert_eq!(summary[2][0], "1");
    let card = rows(&mut all, "Ada");
    assert!(card[0][0].ends_with(": Ada") && card[0][0].starts_with("Karta"), "{:?}", card[0]);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn books_that_are_not_there_are_told_of() {
    let host = Host::start().await;
    let gathering = host.create(setup(), &[]).await;
    let early = host.get(&format!("/api/tables/{}/accounts.xlsx", gathering.table)).await;
    assert_eq!((early.status, early.error().as_str()), (409, "not_begun"));
    let (table, _clients, _) = host.playing(TableSetup::new(games_with_and_without_books().1, 3), 1).await;
    let none = host.get(&format!("/api/tables/{table}/accounts.xlsx")).await;
    assert_eq!((none.status, none.error().as_str()), (404, "no_books"));
    assert_eq!(host.get("/api/tables/XXXXXX/accounts.xlsx").await.error(), "no_such_table");
    host.stop().await;
}
