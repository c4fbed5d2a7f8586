//! Secrets that are known to the test, looked for in every byte that leaves a server: what any socket hears, what any
//! request is answered, figures, logs and calls.

use crate::cup;
use crate::leaky::Leak;
use crate::logs::Logs;
use crate::pair::{READER, SECOND_DEVICE, WATCHER};
use crate::requests::{Asked, Who};
use crate::side::{Party, Side};
use crate::worlds::bent;
use engine::{Fairness, FastRng, Rng, Seat, SeatSet, Seed, Viewer};
use protocol::tournament::TournamentView;
use protocol::{ClientMessage, Privacy, TableSetup};
use room::{ConnId, RoomFact, StoredFact};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use store::{Append, EventStore as _, MemoryStore, SqlStore};

/// Something that nobody may read.
struct Canary {
    what: String,
    text: String,
    /// Whether that is so for ever, and not only until the match is over.
    lasts: bool,
}

/// What a table keeps to itself.
fn canaries(side: &Side, facts: &[StoredFact]) -> Vec<Canary> {
    let mut all: Vec<Canary> = Vec::new();
    let mut add = |what: String, text: String, lasts| all.push(Canary { what, text, lasts });
    let (mut table_secret, mut entropy) = (None, Vec::new());
    for StoredFact { fact, .. } in facts {
        match fact {
            RoomFact::Created { secret, setup, .. } => {
                entropy = vec![String::new(); usize::from(setup.seats)];
                add("the secret of the table".into(), secret.to_string(), false);
                table_secret = Some(*secret);
            }
            RoomFact::Joined { seat, secret_hash, .. } => {
                add(format!("the secret of {seat}"), side.party.secret(*seat).expose().to_owned(), true);
                let hash = serde_json::to_string(secret_hash).unwrap();
                add(format!("the hash of the secret of {seat}"), hash, true);
                add(format!("the hook of {seat}"), format!("hook-of-{seat}"), true);
            }
            RoomFact::EntropyGiven { seat, entropy: own } => {
                add(format!("the entropy of {seat}"), own.clone(), false);
                entropy[seat.index()].clone_from(own);
            }
            RoomFact::Stepped { entry, .. } => {
                add("the fingerprint of a state".into(), entry.print.to_string(), false);
            }
            _ => {}
        }
    }
    let secret = table_secret.expect("a table was created");
    let fairness = Fairness { commitment: String::new(), secret, entropy };
    add("the seed of the match".into(), fairness.seed().to_string(), false);
    add("the secret of the organiser".into(), cup::organiser().expose().to_owned(), true);
    add("the seed of the tournament".into(), Seed::derive(&[b"cup"]).to_string(), true);
    all
}

/// The first secret that stands in one of these texts.
fn found<'a>(canaries: &[Canary], texts: impl IntoIterator<Item = &'a String>) -> Result<(), String> {
    for text in texts {
        for Canary { what, text: canary, .. } in canaries {
            if let Some(at) = text.find(canary.as_str()) {
                let around = text.get(at.saturating_sub(200)..).unwrap_or(text);
                let around: String = around.chars().take(500).collect();
                return Err(format!("{what} ({canary}) is in: {around}"));
            }
        }
    }
    Ok(())
}

const EVERYBODY: [Who; 4] = [Who::Stranger, Who::Player(Seat(0)), Who::Player(Seat(1)), Who::Organiser];

/// A table of three or more, with people in all seats or in the first two.
fn party(id: &str, with_bots: bool, finished: bool) -> Party {
    let about = catalog::rules(id).expect("a game of the catalog").about();
    let seats = about.least_seats.max(3).min(about.most_seats);
    let setup = TableSetup { privacy: Privacy::Listed, ..TableSetup::new(id, seats) };
    let bots: SeatSet = (2..seats).filter(|_| with_bots).map(Seat).collect();
    Party { setup, viewer: Viewer::Recall(Seat(0)), bots, world: 1, finished }
}

/// The links of the participants, which only the organiser may be told.
fn links(asked: &[Asked]) -> Vec<Canary> {
    let own =
        asked.iter().find(|asked| asked.who == Who::Organiser && asked.is("GET", "/api/tournaments/{code}"));
    let (status, _, body) = own.expect("it is asked for").parts();
    assert_eq!(status, 200, "{body}");
    let view: TournamentView = serde_json::from_str(&body).unwrap();
    let links = view.participants.iter().map(|line| line.secret.as_ref().expect("a link").expose());
    let canary = |link: &str| Canary { what: "a link".into(), text: link.to_owned(), lasts: true };
    links.map(canary).collect()
}

/// Asks for everything; the organiser may be told links, and nobody else.
async fn ask_around(side: &Side, texts: &mut Vec<String>) {
    let asked = side.requests(&EVERYBODY).await;
    let others = asked.iter().filter(|asked| asked.who != Who::Organiser).map(ToString::to_string);
    found(&links(&asked), &others.collect::<Vec<_>>()).unwrap_or_else(|leak| panic!("{leak}"));
    // They may be told their own as well.
    let own =
        |asked: &&Asked| asked.who == Who::Organiser && asked.is("POST", "/api/tournaments/{code}/link");
    assert!(asked.iter().any(|asked| own(&asked) && asked.parts().0 == 200));
    texts.extend(asked.iter().filter(|asked| !own(asked)).map(ToString::to_string));
}

/// Two people and bots play for a while, with everybody around the table who may be there. Gives the secrets of the table
/// and everything that left the server.
async fn overheard(id: &str, leak: Option<Leak>, most: u32) -> (Vec<Canary>, Vec<String>) {
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(SqlStore::file(&folder.path().join("tables.db")).await.unwrap());
    let mut side = Side::open(party(id, true, false), bent(id, None, leak), store).await;
    side.come_in().await;
    side.set_hook(Seat(1)).await;
    let mut texts = Vec::new();
    ask_around(&side, &mut texts).await;
    side.say(ConnId(1), ClientMessage::Ready { ready: true }).await;
    side.lose(Seat(1)).await;
    side.say(ConnId(0), ClientMessage::Start {}).await;
    side.connect(ConnId(1), 0).await;
    let before_the_end = play(&mut side, most).await;
    if before_the_end {
        ask_around(&side, &mut texts).await;
    }
    texts.push(side.ask("GET", "/metrics", None).await);
    for line in ["not a message", r#"{"type":"act","id":"x","seq":0,"action":{"type":"nothing"}}"#] {
        for conn in [ConnId(0), SECOND_DEVICE, WATCHER, READER] {
            side.say_text(conn, line.to_owned()).await;
        }
    }
    let secrets = all_canaries(&side).await;
    let side = side.stop().await;
    // Once the match is over, the receipt tells what nobody could know before.
    let ends = |text: &&String| text.contains(r#""outcome":{"#) || text.contains(r#""type":"receipt""#);
    for heard in side.heard.values() {
        texts.extend(heard.iter().take_while(|text| !ends(text)).cloned());
    }
    let lines = side.logs.of_the_server();
    for noted in ["answered", "what=\"started\"", "what=\"link shown\"", "what=\"hook set\""] {
        assert!(lines.iter().any(|line| line.contains(noted)), "{noted} is not in the log");
    }
    let long = lines.iter().find(|line| !line.contains("/api/records/") && has_a_secret(line));
    assert_eq!(long, None, "a name of a session or a secret is in the log");
    texts.extend([side.logs.text(), Logs::of_the_process().text()]);
    let calls = side.calls.lock().unwrap().clone();
    texts.extend(calls.iter().map(|call| call.split_once("\r\n").unwrap().1.to_owned()));
    (secrets, texts)
}

/// Whether a line holds anything that is as long as a secret.
fn has_a_secret(line: &str) -> bool {
    line.split(|letter: char| !letter.is_ascii_hexdigit()).any(|word| word.len() >= 64)
}

/// What the table keeps to itself, and what the whole server does.
async fn all_canaries(side: &Side) -> Vec<Canary> {
    let mut secrets = canaries(side, &side.facts().await);
    let key = side.store.get("vapid").await.unwrap().expect("a server has a key for pushes");
    let text = key.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
    secrets.push(Canary { what: "the key of pushes".to_owned(), text, lasts: true });
    secrets
}

/// Bots of a busy machine may take so many looks of 5 ms until it is somebody's turn.
const MOST_LOOKS: u32 = 24_000;

/// Plays so many acts; tells whether the match still goes on.
async fn play(side: &mut Side, most: u32) -> bool {
    let (mut dice, mut acts, mut looks) = (FastRng::new(5), 0, 0);
    side.look().await;
    while acts < most && !side.mirror.is_over() {
        let game = side.mirror.game();
        let people = game.turn().seats().iter().find(|seat| seat.0 < 2);
        if let Some(seat) = people {
            let legal = game.legal(seat);
            let action = &legal[dice.below(legal.len() as u32) as usize];
            let act = json!({ "type": "act", "id": format!("a{acts}"), "seq": game.seq(), "action": action });
            side.say_text(ConnId(seat.0.into()), act.to_string()).await;
            acts += 1;
            if acts % 8 == 0 {
                side.say(ConnId(seat.0.into()), ClientMessage::Hint {}).await;
                side.say(ConnId(seat.0.into()), ClientMessage::Undo {}).await;
                side.say(ConnId(1 - u64::from(seat.0)), ClientMessage::Vote { agree: acts % 16 == 0 }).await;
            }
        } else {
            looks += 1;
            assert!(looks < MOST_LOOKS, "the table stands still after {acts} acts of people");
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        side.look().await;
    }
    !side.mirror.is_over()
}

#[tokio::test(flavor = "multi_thread")]
async fn secrets_are_in_no_message_answer_figure_log_or_call() {
    Logs::of_the_process();
    for game in catalog::games() {
        let (secrets, texts) = overheard(game.about().id, None, 24).await;
        assert!(secrets.len() > 20 && texts.len() > 100, "{} in {}", secrets.len(), texts.len());
        found(&secrets, &texts).unwrap_or_else(|leak| panic!("{}: {leak}", game.about().id));
    }
}

/// When all cards are on the table, the secrets of people are still theirs.
#[tokio::test(flavor = "multi_thread")]
async fn a_finished_match_tells_everything_but_the_secrets_of_people() {
    for game in catalog::games() {
        let id = game.about().id;
        let side =
            Side::open(party(id, false, true), bent(id, None, None), Arc::new(MemoryStore::new())).await;
        side.set_hook(Seat(1)).await;
        let mut texts = Vec::new();
        ask_around(&side, &mut texts).await;
        let over = texts.iter().filter(|text| text.contains("/record: 200")).count();
        assert_eq!(over, EVERYBODY.len(), "{id}: everybody may have the record");
        let secrets: Vec<Canary> =
            all_canaries(&side).await.into_iter().filter(|secret| secret.lasts).collect();
        let side = side.stop().await;
        texts.push(side.logs.text());
        assert!(secrets.len() >= 12 && texts.len() > 100, "{} in {}", secrets.len(), texts.len());
        found(&secrets, &texts).unwrap_or_else(|leak| panic!("{id}: {leak}"));
    }
}

/// Whoever adds a request adds it to those that are looked through here.
#[tokio::test(flavor = "multi_thread")]
async fn every_request_there_is_is_looked_through() {
    // Sockets are listened to all the time; figures are looked through line by line.
    const ELSEWHERE: [&str; 2] = ["/api/socket", "/metrics"];
    let id = catalog::games()[0].about().id;
    let mut asked = Vec::new();
    for finished in [false, true] {
        let party = party(id, false, finished);
        let side = Side::open(party, bent(id, None, None), Arc::new(MemoryStore::new())).await;
        asked.extend(side.requests(&EVERYBODY).await);
        side.stop().await;
    }
    let page = asked.iter().find(|asked| asked.path == "/api/openapi.json").expect("it is asked for");
    let described: Value = serde_json::from_str(&page.parts().2).unwrap();
    let paths = described["paths"].as_object().expect("paths by name");
    let mut walked = 0;
    for (path, methods) in paths.iter().filter(|(path, _)| !ELSEWHERE.contains(&path.as_str())) {
        for method in methods.as_object().expect("requests by method").keys() {
            let answers: Vec<&Asked> = asked.iter().filter(|asked| asked.is(method, path)).collect();
            let askers: Vec<Who> =
                EVERYBODY.into_iter().filter(|who| answers.iter().any(|asked| asked.who == *who)).collect();
            assert!(!askers.is_empty(), "{method} {path} is asked for by nobody: see tests/leak/requests.rs");
            if path.contains("{code}") {
                assert_eq!(askers, EVERYBODY, "{method} {path} is not asked for by everybody");
            }
            // A request that is always refused shows nothing.
            if method == "get" && !path.ends_with("accounts.xlsx") {
                let well = answers.iter().any(|asked| asked.parts().0 == 200);
                assert!(well, "{method} {path} is never answered: {answers:?}");
            }
            walked += 1;
        }
    }
    assert!(walked > 25, "{walked}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_secret_that_is_said_is_found() {
    Logs::of_the_process();
    let id = catalog::games()[0].about().id;
    let (secrets, texts) = overheard(id, Some(Leak::View), 4).await;
    let leak = found(&secrets, &texts).expect_err("the views of this game hold fingerprints");
    assert!(leak.contains("fingerprint"), "{leak}");
    for Canary { what, text, .. } in &secrets {
        assert!(found(&secrets, &[format!("so it is {text}!")]).is_err(), "{what}");
    }
}

/// A server that finds its tables damaged complains, and does not quote them.
#[tokio::test(flavor = "multi_thread")]
async fn complaints_about_a_damaged_table_quote_nothing() {
    let id = catalog::games()[0].about().id;
    let setup = TableSetup::new(id, catalog::games()[0].about().least_seats);
    let party = Party { setup, viewer: Viewer::Public, bots: SeatSet::EMPTY, world: 0, finished: false };
    let store = Arc::new(MemoryStore::new());
    let mut side = Side::open(party, bent(id, None, None), Arc::clone(&store) as Arc<_>).await;
    let facts = side.facts().await;
    let secrets = canaries(&side, &facts);
    let stream = side.code.as_str().to_owned();
    let broken = serde_json::to_string(&facts[1]).unwrap().replace("\"name\"", "\"nam\"");
    let (expected, entries) = (facts.len() as u64, vec![broken.into_bytes()]);
    let append = Append { stream, expected, entries, note: String::new(), at_ms: 0, due_ms: None };
    store.append(append).await.unwrap();
    let answer = side.ask("GET", &format!("/api/tables/{}", side.code), None).await;
    assert!(answer.starts_with("409") && answer.contains("unreadable"), "{answer}");
    side = side.stop().await;
    let logs = side.logs.text();
    assert!(logs.contains("a stored fact is damaged"), "{logs}");
    found(&secrets, &[answer, logs]).unwrap_or_else(|leak| panic!("{leak}"));
}
