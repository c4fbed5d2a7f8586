//! Whole tournaments over requests and sockets.

use crate::client::{Answer, Host, games_with_and_without_books, settings};
use crate::play::{Dice, play_out};
use crate::stores::Failing;
use calamine::Reader as _;
use protocol::tournament::{
    CardsView, ResultLine, StageTable, TournamentMade, TournamentPhase, TournamentView,
};
use protocol::{Secret, Stage, TableCode};
use serde_json::{Value, json};
use std::io::Cursor;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;
use store::{EventStore, MemoryStore};

pub(crate) const NAMES: [&str; 8] = ["Ada", "Bo", "Cyd", "Dan", "Eva", "Flo", "Gus", "Hal"];

pub(crate) fn plain_game() -> &'static str {
    games_with_and_without_books().1
}

pub(crate) fn wanted(game: &str, names: &[&str], more: &Value) -> Value {
    let mut setup = json!({ "name": "School cup", "game": game, "games": 1 });
    for (key, value) in more.as_object().expect("an object") {
        setup[key] = value.clone();
    }
    json!({ "setup": setup, "participants": names })
}

/// Somebody who asks about a tournament.
pub(crate) struct Eyes<'a> {
    host: &'a Host,
    path: String,
    secret: Secret,
}

impl Eyes<'_> {
    pub(crate) fn at<'a>(host: &'a Host, made: &TournamentMade) -> Eyes<'a> {
        Eyes { host, path: format!("/api/tournaments/{}", made.code), secret: made.secret.clone() }
    }

    pub(crate) fn with(&self, secret: &Secret) -> Eyes<'_> {
        Eyes { host: self.host, path: self.path.clone(), secret: secret.clone() }
    }

    pub(crate) async fn ask(&self, method: &str, path: &str, body: Option<Value>) -> Answer {
        let bearer = format!("Bearer {}", self.secret.expose());
        let headers = [("authorization", bearer.as_str()), ("content-type", "application/json")];
        self.host
            .ask(method, &format!("{}{path}", self.path), &headers, body.map(|body| body.to_string()))
            .await
    }

    pub(crate) async fn see(&self) -> TournamentView {
        let answer = self.ask("GET", "", None).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        answer.json()
    }

    pub(crate) async fn put(&self, path: &str, body: Value) -> TournamentView {
        let answer = self.ask("PUT", path, Some(body)).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        answer.json()
    }

    pub(crate) async fn refused(&self, path: &str, body: Value) -> (u16, String) {
        let answer = self.ask("PUT", path, Some(body)).await;
        (answer.status, answer.error())
    }

    /// The tournament once the stage under way is over.
    pub(crate) async fn after_the_stage(&self) -> TournamentView {
        for _ in 0..1_200 {
            let view = self.see().await;
            if view.phase != TournamentPhase::Playing {
                return view;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("the stage does not end: {:?}", self.see().await.stages);
    }
}

pub(crate) async fn made(host: &Host, wanted: &Value) -> TournamentMade {
    let page = [("content-type", "application/json"), ("origin", host.base.as_str())];
    let answer = host.ask("POST", "/api/tournaments", &page, Some(wanted.to_string())).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    assert!(answer.header("set-cookie").is_some_and(|set| set.contains("HttpOnly")), "{answer:?}");
    answer.json()
}

pub(crate) fn codes(view: &TournamentView) -> Vec<Vec<TableCode>> {
    let tables = |tables: &[StageTable]| tables.iter().map(|table| table.table.clone()).collect();
    view.stages.iter().map(|stage| tables(&stage.tables)).collect()
}

pub(crate) fn lines(table: &StageTable, profit: impl Fn(u16) -> i32) -> Value {
    let line = |&who: &u16| json!({ "participant": who, "profit": profit(who) });
    json!({ "results": table.participants.iter().map(line).collect::<Vec<_>>() })
}

#[tokio::test(flavor = "multi_thread")]
async fn eight_play_two_tables_and_a_final_through_a_restart() {
    let store: Arc<dyn EventStore> = Arc::new(MemoryStore::new());
    let host = Host::with(settings(), Arc::clone(&store)).await;
    let made = made(&host, &wanted(plain_game(), &NAMES, &json!({ "seats": 4 }))).await;
    let organiser = Eyes::at(&host, &made);
    let before = organiser.see().await;
    assert!(before.organiser && before.phase == TournamentPhase::Waiting && before.stage == 1);
    let secrets: Vec<Secret> =
        before.participants.iter().map(|line| line.secret.clone().expect("their links")).collect();
    let ada = organiser.with(&secrets[0]);
    let own = ada.see().await;
    assert_eq!((own.organiser, own.participant), (false, Some(0)));
    assert!(own.participants.iter().all(|line| line.secret.is_none()), "links are the organiser's");
    let stranger = organiser.with(&Secret::from_random([7; 32]));
    assert_eq!(stranger.see().await.participant, None);
    for eyes in [&ada, &stranger] {
        assert_eq!(eyes.refused("/stages/1", json!({})).await, (403, "wrong_secret".to_owned()));
        assert_eq!(eyes.refused("/participants/3", json!({ "away": true })).await.0, 403);
        assert_eq!(eyes.refused("/participants/3/bot", json!({})).await.0, 403);
        assert_eq!(eyes.refused("/stages/1/tables/1", json!({ "results": [] })).await.0, 403);
        assert_eq!(eyes.ask("GET", "/cards.xlsx", None).await.status, 403);
        assert_eq!(eyes.ask("GET", "/cards", None).await.status, 403);
    }
    let session = |secret: &Secret| json!({ "secret": secret });
    let path = format!("/api/tournaments/{}/session", made.code);
    let cookie = host.send("PUT", &path, &session(&secrets[0])).await;
    assert_eq!(cookie.status, 204);
    let pair =
        cookie.header("set-cookie").and_then(|set| set.split(';').next()).expect("a cookie").to_owned();
    let wrong = host.send("PUT", &path, &session(&Secret::from_random([9; 32]))).await;
    assert_eq!((wrong.status, wrong.error().as_str()), (403, "wrong_secret"));

    assert_eq!(organiser.refused("/stages/2", json!({})).await, (400, "no_such_stage".to_owned()));
    let (one, two) =
        tokio::join!(organiser.put("/stages/1", json!({})), organiser.put("/stages/1", json!({})));
    assert_eq!(codes(&one), codes(&two), "starting twice starts once");
    assert_eq!(one.stages[0].tables.iter().map(|table| table.participants.len()).collect::<Vec<_>>(), [4, 4]);
    let live = one.stages[0].tables[0].live.as_ref().expect("the organiser sees the tables");
    assert_eq!((live.stage, live.missing.len()), (Stage::Gathering, 4), "it begins once they have come");
    host.stop().await;

    let host = Host::with(settings(), store).await;
    let organiser = Eyes::at(&host, &made);
    let back = organiser.see().await;
    let known = |view: &TournamentView| -> Vec<_> {
        view.participants
            .iter()
            .map(|line| (line.name.clone(), line.table.clone(), line.secret.clone()))
            .collect()
    };
    assert_eq!((codes(&back), known(&back)), (codes(&one), known(&one)));
    // Seven play themselves, found by their own links; a bot plays for the eighth.
    let mut clients = Vec::new();
    for (number, secret) in (0..7u16).zip(&secrets) {
        let own = organiser.with(secret).see().await;
        let table = own.participants[usize::from(number)].table.clone().expect("they sit somewhere");
        let client = host.connect(&table, Some(secret)).await;
        assert!(client.seat.is_some(), "their secret is their seat");
        clients.push(client);
    }
    let mut by_cookie = host.socket(&[("cookie", &pair)]).await;
    let table = organiser.see().await.participants[0].table.clone().expect("she still sits there");
    by_cookie.say(crate::client::hello(&table, None, 0)).await;
    let welcome = by_cookie.until(|message| matches!(message, protocol::ServerMessage::Welcome { .. })).await;
    assert!(
        matches!(welcome, protocol::ServerMessage::Welcome { seat: Some(_), .. }),
        "the cookie opens it too"
    );
    let held = organiser.put("/participants/7/bot", json!({})).await;
    let held_by_bot =
        |table: &StageTable| table.live.as_ref().is_some_and(|live| live.held_by_bot.contains(&7));
    assert!(held.stages[0].tables.iter().any(held_by_bot), "{:?}", held.stages);
    // Everybody has added their randomness, and nobody waits for the eighth: both tables have begun.
    let mut players = Vec::new();
    for (mut client, number) in clients.into_iter().zip(0..) {
        if client.last.is_none() {
            client.frame().await;
        }
        players.push(tokio::spawn(play_out(client, Dice(number))));
    }
    for player in players {
        player.await.expect("it plays to the end");
    }
    let view = organiser.after_the_stage().await;
    assert_eq!((view.phase, view.stage), (TournamentPhase::Waiting, 2));
    assert_eq!(view.standings.len(), 8);
    let points: i32 = view.standings.iter().map(|line| line.points).sum();
    assert_eq!(points, 2 * (120 + 80 + 40), "all places of two tables were given");
    for line in &view.standings {
        let tables = view.stages[0].tables.iter();
        let mut results = tables.flat_map(|table| table.results.iter().flatten());
        let own = results.find(|result| result.participant == line.participant).expect("everybody played");
        assert_eq!(line.best_profit, Some(own.profit), "of one game it is the best");
    }

    // A correction turns the order round, and is the same when it comes twice.
    let table = view.stages[0].tables[0].clone();
    let worst_first = lines(&table, |who| i32::from(who) * 10);
    let corrected = organiser.put("/stages/1/tables/1", worst_first.clone()).await;
    assert!(corrected.stages[0].tables[0].by_hand && !corrected.stages[0].tables[1].by_hand);
    let best = *table.participants.iter().max().expect("four");
    let results: &Vec<ResultLine> = corrected.stages[0].tables[0].results.as_ref().expect("results");
    assert!(results.iter().any(|line| line.participant == best && line.rank == Some(1)));
    assert_eq!(organiser.put("/stages/1/tables/1", worst_first).await, corrected);
    let strangers = json!({ "results": [{ "participant": 0, "profit": 1 }] });
    assert_eq!(organiser.refused("/stages/1/tables/1", strangers).await, (400, "bad_results".to_owned()));
    assert_eq!(organiser.refused("/stages/1/tables/9", lines(&table, |_| 0)).await.0, 404);

    // The best four play the final; whoever is away does not.
    let away = usize::from(corrected.standings[0].participant);
    let marked = organiser.put(&format!("/participants/{away}"), json!({ "away": true })).await;
    assert!(marked.participants[away].away);
    let last = organiser.put("/stages/2", json!({})).await;
    assert!(last.stages[1].is_final && last.stages[1].tables.len() == 1);
    let finalists = &last.stages[1].tables[0];
    assert!(finalists.participants.len() == 4 && !finalists.participants.contains(&(away as u16)));
    let entered = lines(finalists, |who| -i32::from(who));
    let over = organiser.put("/stages/2/tables/1", entered).await;
    let winner = *finalists.participants.iter().min().expect("four");
    assert_eq!((over.phase, over.standings[0].participant), (TournamentPhase::Over, winner));
    let other = organiser.put("/stages/2/tables/1", lines(finalists, i32::from)).await;
    assert_ne!(other.standings[0].participant, winner, "a final can be corrected too");
    assert_eq!(organiser.refused("/stages/3", json!({})).await, (409, "over".to_owned()));

    let csv = stranger_csv(&host, &made).await;
    assert_eq!(csv.lines().count(), 9);
    let bearer = format!("Bearer {}", made.secret.expose());
    let path = format!("/api/tournaments/{}/cards.xlsx", made.code);
    let bytes = host.bytes(&path, &[("authorization", &bearer)]).await;
    let workbook: calamine::Xlsx<_> =
        calamine::open_workbook_from_rs(Cursor::new(bytes)).expect("a spreadsheet");
    assert_eq!(workbook.sheet_names()[..3], ["Summary", "Ada", "Bo"]);
    host.stop().await;
}

async fn stranger_csv(host: &Host, made: &TournamentMade) -> String {
    let answer = host.get(&format!("/api/tournaments/{}/standings.csv", made.code)).await;
    assert_eq!(answer.header("content-type"), Some("text/csv; charset=utf-8"));
    answer.body
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_were_not_made_in_time_are_made_later() {
    let store = Arc::new(Failing { spares: Some("tournament/"), ..Failing::default() });
    let host = Host::with(settings(), Arc::clone(&store) as Arc<_>).await;
    let made = made(&host, &wanted(plain_game(), &NAMES, &json!({}))).await;
    store.fails.store(true, Relaxed);
    let refused = Eyes::at(&host, &made).refused("/stages/1", json!({})).await;
    assert_eq!(refused, (503, "unavailable".to_owned()), "the stage is stored, its tables are not");
    host.stop().await;
    store.fails.store(false, Relaxed);
    let host = Host::with(settings(), store).await;
    let organiser = Eyes::at(&host, &made);
    let view = organiser.see().await;
    assert_eq!(view.phase, TournamentPhase::Playing);
    assert!(view.stages[0].tables.iter().all(|table| table.live.is_some()), "{:?}", view.stages);
    assert_eq!(codes(&organiser.put("/stages/1", json!({})).await), codes(&view));
    host.stop().await;
}

/// S16: one damaged fact closed the whole tournament.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_cannot_be_opened_is_shown_so_and_the_others_play_on() {
    let store: Arc<dyn EventStore> = Arc::new(MemoryStore::new());
    let host = Host::with(settings(), Arc::clone(&store)).await;
    let made = made(&host, &wanted(plain_game(), &NAMES, &json!({ "seats": 4, "final_seats": 0 }))).await;
    let view = Eyes::at(&host, &made).put("/stages/1", json!({})).await;
    let secret = view.participants[0].secret.clone().expect("the organiser has the links");
    host.stop().await;
    let table = view.stages[0].tables[0].table.as_str().to_owned();
    let length = store.read(&table, 0).await.expect("it is there").len() as u64;
    let damaged = store::Append {
        stream: table,
        expected: length,
        entries: vec![b"{".to_vec()],
        note: String::new(),
        at_ms: 1,
        due_ms: None,
    };
    store.append(damaged).await.expect("a disk takes anything");

    let host = Host::with(settings(), store).await;
    let organiser = Eyes::at(&host, &made);
    let broken = |view: &TournamentView| -> Vec<bool> {
        view.stages[0].tables.iter().map(|table| table.broken).collect()
    };
    let view = organiser.see().await;
    assert_eq!(broken(&view), [true, false]);
    assert!(view.stages[0].tables[1].live.is_some(), "the other goes on: {:?}", view.stages);
    assert_eq!(broken(&organiser.with(&secret).see().await), [true, false], "participants are told too");
    let results = lines(&view.stages[0].tables[0], |who| 10 * i32::from(who));
    let view = organiser.put("/stages/1/tables/1", results).await;
    assert_eq!(broken(&view), [false, false], "its results are in");
    assert!(view.stages[0].tables[0].by_hand);
    for participant in &view.stages[0].tables[1].participants {
        organiser.put(&format!("/participants/{participant}/bot"), json!({})).await;
    }
    assert_eq!(organiser.after_the_stage().await.phase, TournamentPhase::Over);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_can_be_played_in_a_tournament() {
    let host = Host::start().await;
    for game in catalog::games() {
        let about = game.about();
        let made = made(&host, &wanted(about.id, &NAMES, &json!({ "seats": 4, "fill": "easy" }))).await;
        let organiser = Eyes::at(&host, &made);
        organiser.put("/participants/5", json!({ "away": true })).await;
        let view = organiser.put("/stages/1", json!({})).await;
        assert_eq!((view.phase, &view.stages[0].absent[..]), (TournamentPhase::Playing, &[5][..]));
        for table in &view.stages[0].tables {
            let info: protocol::TableInfo = host.get(&format!("/api/tables/{}", table.table)).await.json();
            assert_eq!(
                (info.stage, info.beginning, info.setup.seats),
                (Stage::Gathering, true, 4),
                "bots fill the chairs of {}",
                about.id
            );
            assert_eq!(info.setup.tournament.as_ref(), Some(&made.code));
        }
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn books_go_into_results_and_cards() {
    let host = Host::start().await;
    let setup = json!({ "options": { "rounds": 1 }, "scoring": "profit", "final_seats": 0 });
    let made = made(&host, &wanted(games_with_and_without_books().0, &NAMES[..3], &setup)).await;
    let organiser = Eyes::at(&host, &made);
    assert_eq!(organiser.see().await.figures, ["cash", "fields", "buildings", "loans"]);
    organiser.put("/stages/1", json!({})).await;
    for number in 0..3 {
        organiser.put(&format!("/participants/{number}/bot"), json!({})).await;
    }
    let view = organiser.after_the_stage().await;
    assert_eq!(view.phase, TournamentPhase::Over);
    let results = view.stages[0].tables[0].results.as_ref().expect("results");
    assert_eq!(results.len(), 3);
    assert!(results.iter().any(|line| line.rank == Some(1)), "{results:?}");
    // The sheet of a table: what each had in the end is what each started with and won, but for jail cards of 50.
    let table = &view.stages[0].tables[0];
    assert_eq!(table.figures.len(), 3);
    for (who, figures) in table.participants.iter().zip(&table.figures) {
        let profit = results.iter().find(|line| line.participant == *who).expect("a result").profit;
        let [Some(cash), Some(fields), Some(buildings), Some(loans)] = figures[..] else {
            panic!("{table:?}")
        };
        let jail_cards = 1500 + i64::from(profit) - (cash + fields + buildings - loans);
        assert!([0, 50, 100].contains(&jail_cards), "{profit}: {table:?}");
    }
    let cards: CardsView = organiser.ask("GET", "/cards?lang=pl", None).await.json();
    let ids: Vec<&str> = cards.cards[0].pages.iter().map(|page| page.id.as_str()).collect();
    assert_eq!(ids, ["games", "1-card", "1-income", "1-balance"]);
    assert!(cards.cards[0].pages[1].title.starts_with("Karta operacji"));
    let operations: usize = cards.cards.iter().map(|card| card.pages[1].rows.len() - 1).sum();
    assert!(operations > 0, "somebody did something with money: {cards:?}");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_played_is_refused_with_a_reason() {
    let host = Host::start().await;
    let refused = async |wanted: &Value| host.send("POST", "/api/tournaments", wanted).await.error();
    let usual = |more: Value| wanted(plain_game(), &NAMES, &more);
    assert_eq!(refused(&wanted("chess", &NAMES, &json!({}))).await, "no_such_game");
    assert_eq!(refused(&wanted(plain_game(), &NAMES[..2], &json!({}))).await, "bad_tournament");
    assert_eq!(refused(&wanted(plain_game(), &["Ada", "Bo", "ada"], &json!({}))).await, "bad_tournament");
    assert_eq!(refused(&wanted(plain_game(), &["Ada", "Bo", &"x".repeat(25)], &json!({}))).await, "bad_name");
    assert_eq!(refused(&usual(json!({ "name": " " }))).await, "bad_name");
    assert_eq!(refused(&usual(json!({ "penalty": 5 }))).await, "no_books");
    assert_eq!(refused(&usual(json!({ "games": 7 }))).await, "bad_tournament");
    assert_eq!(refused(&usual(json!({ "fill": "godlike" }))).await, "no_such_level");
    assert_eq!(refused(&usual(json!({ "final_seats": 6 }))).await, "bad_setup");
    assert_eq!(refused(&usual(json!({ "options": { "nothing": 1 } }))).await, "bad_setup");
    assert_eq!(refused(&usual(json!({ "clock": { "kind": "slow", "days": 90 } }))).await, "bad_setup");
    assert_eq!(host.get("/api/tournaments/XXXXXX").await.error(), "no_such_tournament");
    let spoofed =
        json!({ "setup": { "game": plain_game(), "seats": 3, "tournament": "XXXXXX" }, "name": "Eve" });
    assert_eq!(host.send("POST", "/api/tables", &spoofed).await.error(), "bad_setup");
    host.stop().await;
}
