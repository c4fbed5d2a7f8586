//! A store that an older program wrote: everything in it opens and is played on.

use crate::client::{Host, actor, settings};
use crate::play::{Dice, play_out};
use crate::tournaments::Eyes;
use engine::{Line, Outcome, Seat};
use protocol::tournament::{TournamentMade, TournamentPhase};
use protocol::{ClientMessage, Proposal, Secret, ServerMessage, Stage, TableCode, TableInfo};
use room::{Room, RoomFact, StoredFact};
use serde::Deserialize;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use store::{EventStore, SqlStore};

/// What is in the store.
#[derive(Deserialize)]
pub(crate) struct Contents {
    pub(crate) tables: Vec<OldTable>,
    pub(crate) tournament: TournamentMade,
}

#[derive(Deserialize)]
pub(crate) struct OldTable {
    pub(crate) name: String,
    pub(crate) game: String,
    pub(crate) code: TableCode,
    pub(crate) stage: Stage,
    pub(crate) steps: u32,
    pub(crate) facts: u64,
    pub(crate) outcome: Option<Outcome>,
    pub(crate) secrets: Vec<Secret>,
}

/// A copy of the store, and what is in it.
pub(crate) struct Old {
    _folder: tempfile::TempDir,
    pub(crate) file: PathBuf,
    pub(crate) contents: Contents,
}

impl Old {
    pub(crate) fn copy() -> Old {
        let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures");
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("store.sqlite");
        std::fs::copy(fixtures.join("store-v1.sqlite"), &file).expect("the fixture is there");
        let contents = std::fs::read_to_string(fixtures.join("store-v1.json")).expect("so are its contents");
        Old { _folder: folder, file, contents: serde_json::from_str(&contents).expect("JSON") }
    }

    pub(crate) async fn open(&self) -> Arc<dyn EventStore> {
        Arc::new(SqlStore::file(&self.file).await.expect("it opens"))
    }
}

pub(crate) async fn facts_of(store: &dyn EventStore, table: &TableCode) -> Vec<StoredFact> {
    let entries = store.read(table.as_str(), 0).await.expect("it can be read");
    StoredFact::read_all(&entries).expect("its facts are known")
}

/// The record of a finished room passes every check; tells how many steps it has.
pub(crate) fn verified(room: &Room) -> u64 {
    let lines: Vec<String> = room.record().expect("the match is over").iter().map(Line::to_json).collect();
    let read = catalog::replayer().read_all(lines.iter().map(String::as_str));
    read.unwrap_or_else(|fault| panic!("{fault}"))[0].steps().into()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_table_of_an_old_store_stands_as_it_stood() {
    let old = Old::copy();
    let store = old.open().await;
    let mut stages = Vec::new();
    for table in &old.contents.tables {
        let facts = facts_of(&*store, &table.code).await;
        assert_eq!(facts.len() as u64, table.facts, "{}", table.name);
        let room = Room::restore(catalog::rules, facts, 0);
        let room = room.unwrap_or_else(|error| panic!("{}: {error}", table.name));
        assert_eq!(room.turn().map_or(0, |(_, steps)| steps), table.steps, "{}", table.name);
        assert_eq!((room.stage(), &room.outcome()), (table.stage, &table.outcome), "{}", table.name);
        assert!(table.secrets.iter().all(|secret| room.knows(secret)), "{}", table.name);
        if table.outcome.is_some() {
            assert_eq!(verified(&room), u64::from(table.steps), "{}", table.name);
        }
        stages.push((table.game.clone(), table.stage));
    }
    for game in catalog::games() {
        for stage in [Stage::Gathering, Stage::Playing, Stage::Paused, Stage::Finished] {
            let id = game.about().id;
            assert!(stages.contains(&(id.to_owned(), stage)), "{id} {stage:?} is not in the store");
        }
    }
}

/// Somebody at the table makes a move.
async fn plays_on(host: &Host, table: &OldTable) {
    let mut clients = Vec::new();
    for secret in &table.secrets {
        clients.push(host.connect(&table.code, Some(secret)).await);
    }
    match table.stage {
        Stage::Finished => return,
        Stage::Gathering => {
            let info: TableInfo = host.get(&format!("/api/tables/{}", table.code)).await.json();
            for free in table.secrets.len()..info.seats.len() {
                let (seat, level) = (Seat(free as u8), Some("easy".to_owned()));
                clients[0].say(ClientMessage::SetBot { seat, level }).await;
            }
            clients[0].say(ClientMessage::Start {}).await;
        }
        Stage::Paused => {
            clients[0].say(ClientMessage::Propose { proposal: Proposal::Continue {} }).await;
            let goes_on = |message: &ServerMessage| matches!(message, ServerMessage::Table { table } if table.stage == Stage::Playing);
            clients[0].until(goes_on).await;
        }
        Stage::Playing => {}
    }
    for client in &mut clients {
        client.frame().await;
    }
    let at = actor(&mut clients).await;
    let action = clients[at].last.as_ref().expect("a frame").legal[0].clone();
    let act = clients[at].act(action);
    clients[at].say(act).await;
    let answered =
        |message: &ServerMessage| matches!(message, ServerMessage::Ack { .. } | ServerMessage::Refused(_));
    let answer = clients[at].until(answered).await;
    assert!(matches!(answer, ServerMessage::Ack { .. }), "{}: {answer:?}", table.name);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_store_is_served_and_played_on() {
    let old = Old::copy();
    let host = Host::with(settings(), old.open().await).await;
    let organiser = Eyes::at(&host, &old.contents.tournament);
    let view = organiser.see().await;
    assert_eq!((view.organiser, view.phase, view.stage), (true, TournamentPhase::Playing, 1));
    let results: Vec<bool> = view.stages[0].tables.iter().map(|table| table.results.is_some()).collect();
    assert_eq!(results, [true, false], "one table is over");
    for table in &old.contents.tables {
        plays_on(&host, table).await;
    }
    host.stop().await;
    let store = old.open().await;
    for table in &old.contents.tables {
        let facts = facts_of(&*store, &table.code).await;
        let reprinted =
            facts.iter().filter(|stored| matches!(stored.fact, RoomFact::Reprinted { .. })).count();
        assert_eq!(reprinted, usize::from(table.stage != Stage::Finished), "{}", table.name);
        let room = Room::restore(catalog::rules, facts, 0);
        let room = room.unwrap_or_else(|error| panic!("{}: {error}", table.name));
        let steps = room.turn().map_or(0, |(_, steps)| steps);
        let went_on = steps > table.steps || table.stage == Stage::Finished;
        assert!(went_on, "{} stands at {steps}", table.name);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_match_is_played_to_its_end_and_its_record_holds() {
    let old = Old::copy();
    let host = Host::with(settings(), old.open().await).await;
    let taken_back = |table: &&OldTable| table.name.ends_with("taken back");
    for table in old.contents.tables.iter().filter(taken_back) {
        let mut players = Vec::new();
        for (secret, number) in table.secrets.iter().zip(1..) {
            let mut client = host.connect(&table.code, Some(secret)).await;
            client.frame().await;
            players.push(tokio::spawn(play_out(client, Dice(number))));
        }
        for player in players {
            player.await.expect("it plays to the end");
        }
        // It was played by the rules of its time, and every step has a fingerprint of today.
        assert!(crate::play::verified(&host, &table.code).await > u64::from(table.steps), "{}", table.name);
        let record = host.get(&format!("/api/tables/{}/record", table.code)).await.body;
        let header: serde_json::Value =
            serde_json::from_str(record.lines().next().expect("a header")).expect("JSON");
        assert_eq!((header["rules"].as_u64(), header["prints"].as_u64()), (Some(1), Some(1)), "{header}");
    }
    host.stop().await;
}
