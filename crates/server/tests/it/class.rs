//! Tournaments that are large, change until they begin, or have guests who mean no good.

use crate::client::{Client, Host, hello, settings};
use crate::tournaments::{Eyes, NAMES, codes, lines, made, plain_game, wanted};
use protocol::tournament::{TournamentMade, TournamentPhase, TournamentView};
use protocol::{Bye, Secret, ServerMessage, TableInfo};
use serde_json::{Value, json};
use std::sync::Arc;
use store::{EventStore, MemoryStore, SqlStore};

fn links(view: &TournamentView) -> Vec<(String, Secret)> {
    let line = |line: &protocol::tournament::ParticipantLine| {
        (line.name.clone(), line.secret.clone().expect("the organiser has all links"))
    };
    view.participants.iter().map(line).collect()
}

fn numbered(count: usize) -> Vec<String> {
    (1..=count).map(|number| format!("Pupil {number}")).collect()
}

async fn class_of(host: &Host, count: usize, more: &Value) -> TournamentMade {
    let names = numbered(count);
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    made(host, &wanted(plain_game(), &names, more)).await
}

/// The whole beginning as thirty phones bring it about, with everything on disk before it is told. People need longer to find
/// their chairs.
#[tokio::test(flavor = "multi_thread")]
async fn a_class_of_thirty_sits_down_and_plays() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = SqlStore::file(&folder.path().join("tables.db")).await.expect("a file");
    let host = Host::with(settings(), Arc::new(store)).await;
    let made = class_of(&host, 30, &json!({ "seats": 4 })).await;
    let organiser = Eyes::at(&host, &made);
    let links = links(&organiser.see().await);
    assert_eq!(links.len(), 30);
    let session = format!("/api/tournaments/{}/session", made.code);
    for (at, (_, secret)) in links.iter().enumerate() {
        assert_eq!(host.send("PUT", &session, &json!({ "secret": secret })).await.status, 204);
        assert_eq!(organiser.with(secret).see().await.participant, Some(at as u16));
    }
    let view = organiser.see().await;
    assert!(view.participants.iter().all(|line| line.here), "everybody has opened their link");
    let started = organiser.put("/stages/1", json!({})).await;
    let sizes: Vec<usize> = started.stages[0].tables.iter().map(|table| table.participants.len()).collect();
    assert!(sizes.len() == 8 && sizes.iter().sum::<usize>() == 30, "{sizes:?}");
    let mut clients: Vec<Client> = Vec::new();
    for (at, (_, secret)) in links.iter().enumerate() {
        let own = organiser.with(secret).see().await;
        let table = own.participants[at].table.clone().expect("everybody sits somewhere");
        let mut client = host.connect(&table, Some(secret)).await;
        assert!(client.seat.is_some() && client.frame().await.outcome.is_none());
        clients.push(client);
    }
    let view = organiser.see().await;
    assert_eq!(view.phase, TournamentPhase::Playing);
    drop(clients);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_come_late_and_stay_away_until_it_begins() {
    let store: Arc<dyn EventStore> = Arc::new(MemoryStore::new());
    let host = Host::with(settings(), Arc::clone(&store)).await;
    let made = made(&host, &wanted(plain_game(), &NAMES[..4], &json!({}))).await;
    let organiser = Eyes::at(&host, &made);
    let before = links(&organiser.see().await);
    organiser.put("/participants/3", json!({ "away": true })).await;
    let list = |names: &[&str]| json!({ "participants": names });
    // Bo stays away, two come late; the others keep their links, in whatever order they are named.
    let view = organiser.put("/participants", list(&["Dan", " Zoe ", "ADA", "Cyd", "Yan"])).await;
    let after = links(&view);
    let names: Vec<&str> = after.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["Dan", "Zoe", "ADA", "Cyd", "Yan"]);
    let away: Vec<bool> = view.participants.iter().map(|line| line.away).collect();
    assert_eq!(away, [true, false, false, false, false], "Dan is still away");
    assert_eq!([&after[0].1, &after[2].1, &after[3].1], [&before[3].1, &before[0].1, &before[2].1]);
    assert_eq!(organiser.with(&after[2].1).see().await.participant, Some(2));
    assert_eq!(organiser.with(&before[1].1).see().await.participant, None, "the link of Bo opens nothing");
    // Nobody gets the link of somebody who was taken off, not even under the same name.
    let again = links(&organiser.put("/participants", list(&["Dan", "Zoe", "Ada", "Cyd", "Bo"])).await);
    assert!(again.iter().all(|(_, link)| *link != before[1].1 && *link != after[4].1), "{again:?}");
    let same = links(&organiser.put("/participants", list(&["Dan", "Zoe", "Ada", "Cyd", "Bo"])).await);
    assert_eq!(same, again);

    let ada = organiser.with(&again[2].1);
    assert_eq!(ada.refused("/participants", list(&NAMES)).await, (403, "wrong_secret".to_owned()));
    for (names, error) in [
        (&["Ada", "Bo"][..], "bad_tournament"),
        (&["Ada", "Bo", "ada"], "bad_tournament"),
        (&["Ada", "Bo", ""], "bad_tournament"),
        (&["Ada", "Bo", "17"], "bad_tournament"),
        (&["Ada", "Bo", "a name that is far longer than any seat can show"], "bad_name"),
    ] {
        assert_eq!(
            organiser.refused("/participants", list(names)).await,
            (400, error.to_owned()),
            "{names:?}"
        );
    }
    host.stop().await;

    let host = Host::with(settings(), store).await;
    let organiser = Eyes::at(&host, &made);
    assert_eq!(links(&organiser.see().await), again, "all is stored");
    organiser.put("/participants/0", json!({ "away": false })).await;
    let begun = organiser.put("/stages/1", json!({})).await;
    assert_eq!(begun.stages[0].tables[0].participants.len(), 5);
    let late = organiser.refused("/participants", list(&NAMES)).await;
    assert_eq!(late, (409, "begun".to_owned()));
    organiser.put("/participants", list(&["Dan", "Zoe", "Ada", "Cyd", "Bo"])).await;
    // Links lead to seats, also those of whoever came late.
    for (_, link) in &again {
        let table = begun.stages[0].tables[0].table.clone();
        assert!(host.connect(&table, Some(link)).await.seat.is_some());
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tournament_has_a_size_and_names_have_one() {
    let host = Host::start().await;
    let refused = async |wanted: &Value| {
        let answer = host.send("POST", "/api/tournaments", wanted).await;
        assert!(answer.body.len() < 1_000, "{answer:?}");
        (answer.status, answer.error())
    };
    let bad = |error: &str| (400, error.to_owned());
    for count in [201, 300, 20_000] {
        let names = numbered(count);
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        assert_eq!(
            refused(&wanted(plain_game(), &names, &json!({}))).await,
            bad("bad_tournament"),
            "{count}"
        );
    }
    let long = "x".repeat(100_000);
    assert_eq!(refused(&wanted(plain_game(), &["A", "B", &long], &json!({}))).await, bad("bad_name"));
    assert_eq!(refused(&wanted(plain_game(), &NAMES, &json!({ "name": long }))).await, bad("bad_name"));
    let longer = "x".repeat(600_000);
    assert_eq!(
        refused(&wanted(plain_game(), &["A", "B", &longer], &json!({}))).await,
        (413, "bad_body".to_owned())
    );
    // The largest there is can be played.
    let made = class_of(&host, 200, &json!({ "seats": 3, "seating": "min_repeat" })).await;
    let organiser = Eyes::at(&host, &made);
    let view = organiser.put("/stages/1", json!({})).await;
    let seated: usize = view.stages[0].tables.iter().map(|table| table.participants.len()).sum();
    assert_eq!((seated, links(&view).len()), (200, 200));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn links_of_another_tournament_open_nothing() {
    let host = Host::start().await;
    let [one, two] = [class_of(&host, 4, &json!({})).await, class_of(&host, 4, &json!({})).await];
    let [organiser, other] = [Eyes::at(&host, &one), Eyes::at(&host, &two)];
    let [guest, foreign] =
        [links(&organiser.see().await)[1].1.clone(), links(&other.see().await)[1].1.clone()];
    let begun = organiser.put("/stages/1", json!({})).await;
    let table = begun.stages[0].tables[0].table.clone();
    let session = format!("/api/tournaments/{}/session", one.code);
    for secret in [&two.secret, &foreign] {
        let eyes = organiser.with(secret);
        let view = eyes.see().await;
        assert_eq!((view.organiser, view.participant), (false, None));
        assert!(view.participants.iter().all(|line| line.secret.is_none() && !line.here));
        for (path, body) in [
            ("/stages/1", json!({})),
            ("/stages/1/tables/1", json!({ "results": [] })),
            ("/participants", json!({ "participants": ["A", "B", "C"] })),
            ("/participants/0", json!({ "away": true })),
            ("/participants/0/bot", json!({})),
        ] {
            assert_eq!(eyes.refused(path, body).await, (403, "wrong_secret".to_owned()), "{path}");
        }
        assert_eq!(host.send("PUT", &session, &json!({ "secret": secret })).await.status, 403);
        let mut thief = host.socket(&[]).await;
        thief.say(hello(&table, Some(secret), 0)).await;
        assert_eq!(thief.bye().await, Bye::WrongSecret);
    }
    // A cookie of the one is none of the other, and whoever runs a tournament has no seat in it.
    for cookie in [
        format!("magnat_org_{}={}", two.code, one.secret.expose()),
        format!("magnat_{}={}", two.code, guest.expose()),
        format!("magnat_org_{}={}", one.code, guest.expose()),
    ] {
        let seen =
            host.ask("GET", &format!("/api/tournaments/{}", one.code), &[("cookie", &cookie)], None).await;
        assert!(!seen.json::<TournamentView>().organiser, "{cookie}");
    }
    let mut organising = host.socket(&[]).await;
    organising.say(hello(&table, Some(&one.secret), 0)).await;
    assert_eq!(organising.bye().await, Bye::WrongSecret);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stage_that_many_start_at_once_starts_once() {
    let host = Host::start().await;
    let made = class_of(&host, 8, &json!({})).await;
    let organiser = Eyes::at(&host, &made);
    let start = || organiser.put("/stages/1", json!({}));
    let (a, b, c, d, e, f) = tokio::join!(start(), start(), start(), start(), start(), start());
    for view in [&b, &c, &d, &e, &f] {
        assert_eq!(codes(view), codes(&a));
    }
    let page = host.get("/metrics").await.body;
    let made: Vec<&str> = page.lines().filter(|line| line.starts_with("magnat_tables_made_total{")).collect();
    assert!(made.len() == 1 && made[0].ends_with("\"} 2"), "{made:?}");
    // The next one waits for results, whoever asks.
    let next = || organiser.refused("/stages/2", json!({}));
    let (one, two) = tokio::join!(next(), next());
    assert_eq!([one, two], [(409, "under_way".to_owned()), (409, "under_way".to_owned())]);
    host.stop().await;
}

/// The organiser has the last word, also about a table that is still being played.
#[tokio::test(flavor = "multi_thread")]
async fn results_typed_in_during_a_match_stay() {
    let host = Host::start().await;
    let made = class_of(&host, 4, &json!({ "final_seats": 0 })).await;
    let organiser = Eyes::at(&host, &made);
    let begun = organiser.put("/stages/1", json!({})).await;
    let table = begun.stages[0].tables[0].clone();
    let mut watcher = host.connect(&table.table, None).await;
    let worst = lines(&table, |who| -i32::from(who) - 1_000);
    let entered = organiser.put("/stages/1/tables/1", worst.clone()).await;
    let told = |message: &ServerMessage| matches!(message, ServerMessage::Table { table } if table.voided);
    watcher.until(told).await; // Those at the table are told at once that it counts for nothing more.
    let info: TableInfo = host.get(&format!("/api/tables/{}", table.table)).await.json();
    assert!(info.voided, "and whoever comes later");
    assert_eq!((entered.phase, entered.stages[0].tables[0].by_hand), (TournamentPhase::Over, true));
    // Those who play on do so for themselves.
    let links = links(&entered);
    let seats: Vec<_> = table.participants.iter().map(|who| links[usize::from(*who)].1.clone()).collect();
    let mut players = Vec::new();
    for (number, secret) in (0..).zip(&seats) {
        let mut client = host.connect(&table.table, Some(secret)).await;
        client.frame().await;
        players.push(tokio::spawn(crate::play::play_out(client, crate::play::Dice(number))));
    }
    for player in players {
        player.await.expect("it plays to the end");
    }
    let after = organiser.see().await;
    assert_eq!(after.stages[0].tables, entered.stages[0].tables, "nothing is overwritten");
    // What no table can have brought is refused and changes nothing.
    let line = |who: u16, profit: i64| json!({ "participant": who, "profit": profit });
    let bad = (400, "bad_results".to_owned());
    for results in [
        json!([]),
        json!([line(0, 1), line(0, 2), line(1, 3), line(2, 4)]),
        json!([line(0, 1), line(1, 2), line(2, 3), line(77, 4)]),
        json!([line(0, i64::from(i32::MIN)), line(1, 2), line(2, 3), line(3, 4)]),
        json!((0..10_000).map(|who| line(who, 1)).collect::<Vec<_>>()),
    ] {
        let body = json!({ "results": results });
        assert_eq!(organiser.refused("/stages/1/tables/1", body).await, bad, "{results}");
    }
    let wide = json!({ "results": [line(0, i64::MAX)] });
    assert_eq!(organiser.refused("/stages/1/tables/1", wide).await, (400, "bad_request".to_owned()));
    for path in
        ["/stages/1/tables/0", "/stages/1/tables/99999999999", "/stages/0/tables/1", "/stages/9/tables/1"]
    {
        assert_eq!(organiser.refused(path, worst.clone()).await.0, 404, "{path}");
    }
    for path in ["/stages/x", "/stages/-1", "/stages/256", "/participants/70000/bot", "/stages/1/tables/x"] {
        assert_eq!(organiser.refused(path, worst.clone()).await.0, 400, "{path}");
    }
    assert_eq!(organiser.see().await.stages, after.stages);
    host.stop().await;
}
