//! How a class comes in: one code for all, a name or a personal code for each.

use crate::client::{Answer, Host, settings};
use crate::tournaments::{Eyes, NAMES, made, plain_game, wanted};
use protocol::http::{OwnSeats, SessionView};
use protocol::tournament::{TournamentJoined, TournamentMade, TournamentPhase, TournamentView};
use protocol::{ServerMessage, Stage};
use serde_json::{Value, json};
use server::Rate;
use std::sync::Arc;
use store::{EventStore, MemoryStore};

/// A browser with its cookie, as soon as it has one.
struct Browser<'a> {
    host: &'a Host,
    code: String,
    cookie: Option<String>,
}

impl Browser<'_> {
    fn at<'a>(host: &'a Host, made: &TournamentMade) -> Browser<'a> {
        Browser { host, code: made.code.to_string(), cookie: None }
    }

    async fn ask(&mut self, method: &str, path: &str, body: Option<Value>) -> Answer {
        let mut headers = vec![("content-type", "application/json"), ("origin", self.host.base.as_str())];
        headers.extend(self.cookie.iter().map(|cookie| ("cookie", cookie.as_str())));
        let answer = self.host.ask(method, path, &headers, body.map(|body| body.to_string())).await;
        if let Some(set) = answer.header("set-cookie") {
            self.cookie = Some(set.split(';').next().unwrap_or_default().to_owned());
        }
        answer
    }

    async fn join(&mut self, wanted: Value) -> Answer {
        let path = format!("/api/tournaments/{}/join", self.code);
        self.ask("POST", &path, Some(wanted)).await
    }

    async fn named(&mut self, name: &str) -> TournamentJoined {
        let answer = self.join(json!({ "name": name })).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        answer.json()
    }

    async fn refused(&mut self, wanted: Value) -> (u16, String) {
        let answer = self.join(wanted).await;
        (answer.status, answer.error())
    }

    /// Who the tournament takes this browser for.
    async fn is(&mut self) -> Option<u16> {
        let path = format!("/api/tournaments/{}", self.code);
        self.ask("GET", &path, None).await.json::<TournamentView>().participant
    }
}

fn taken(view: &TournamentView) -> Vec<bool> {
    view.participants.iter().map(|line| line.taken).collect()
}

async fn cup(host: &Host, names: &[&str], more: &Value) -> TournamentMade {
    made(host, &wanted(plain_game(), names, more)).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_personal_code_opens_one_place_on_every_device() {
    let host = Host::start().await;
    let made = cup(&host, &NAMES[..4], &json!({})).await;
    assert_eq!(made.code.as_str().len(), 10, "nobody is to guess where names are not taken");
    let organiser = Eyes::at(&host, &made);
    let view = organiser.see().await;
    let codes: Vec<_> = view.participants.iter().map(|line| line.code.clone().expect("a code")).collect();
    assert!(codes.iter().all(|code| code.expose().len() == 8));
    assert_eq!(taken(&view), [false; 4]);
    let stranger: TournamentView = host.get(&format!("/api/tournaments/{}", made.code)).await.json();
    assert!(stranger.participants.iter().all(|line| line.code.is_none() && line.secret.is_none()));

    let [mut phone, mut computer] = [Browser::at(&host, &made), Browser::at(&host, &made)];
    let typed = codes[1].expose().to_lowercase();
    for browser in [&mut phone, &mut computer] {
        let answer = browser.join(json!({ "code": format!("{}-{}", &typed[..4], &typed[4..]) })).await;
        let joined: TournamentJoined = answer.json();
        assert_eq!((answer.status, joined.participant, joined.code), (201, 1, None));
        assert_eq!(Some(joined.secret), view.participants[1].secret, "the link opens the same");
        assert_eq!(browser.is().await, Some(1));
    }
    assert_eq!(taken(&organiser.see().await), [false, true, false, false]);
    let closed = (403, "door_closed".to_owned());
    assert_eq!(Browser::at(&host, &made).refused(json!({ "name": "Ada" })).await, closed);
    let unknown = Browser::at(&host, &made).refused(json!({ "name": "Zoe" })).await;
    assert_eq!(unknown, (409, "no_such_name".to_owned()));
    for odd in [json!({}), json!({ "code": "short" }), json!({ "name": "Ada", "code": "ABCDEFGH" })] {
        assert_eq!(Browser::at(&host, &made).refused(odd).await, (400, "bad_request".to_owned()));
    }
    // A code of another tournament is none here.
    let other = cup(&host, &NAMES[..4], &json!({})).await;
    let foreign = Browser::at(&host, &other).refused(json!({ "code": codes[1] })).await;
    assert_eq!(foreign, (403, "wrong_code".to_owned()));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn trying_personal_codes_ends_soon() {
    let mut limited = settings();
    limited.limits.requests = Rate::new(100, 3_600_000);
    let host = Host::with(limited, Arc::new(MemoryStore::new())).await;
    let made = cup(&host, &NAMES[..4], &json!({ "door": "listed" })).await;
    let mut thief = Browser::at(&host, &made);
    let mut tried = 0;
    while thief.refused(json!({ "code": "ABCDEFGH" })).await == (403, "wrong_code".to_owned()) {
        tried += 1;
        assert!(tried < 10, "a wrong code costs more than a request");
    }
    assert!((3..10).contains(&tried), "{tried}");
    assert_eq!(thief.refused(json!({ "code": "ABCDEFGH" })).await, (429, "too_fast".to_owned()));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_is_taken_once_until_the_organiser_frees_it() {
    let store: Arc<dyn EventStore> = Arc::new(MemoryStore::new());
    let host = Host::with(settings(), Arc::clone(&store)).await;
    let made = cup(&host, &NAMES[..4], &json!({ "door": "listed" })).await;
    assert_eq!(made.code.as_str().len(), 6, "everybody types it");
    let typed = host.get(&format!("/api/tables/{}", made.code)).await;
    assert_eq!((typed.status, typed.error().as_str()), (409, "is_tournament"), "wherever they type it");
    let organiser = Eyes::at(&host, &made);
    let slip = organiser.see().await.participants[0].code.clone().expect("a code");
    let mut ada = Browser::at(&host, &made);
    let joined = ada.named(" ada ").await;
    let code = joined.code.clone().expect("a code of her own");
    assert_eq!((joined.participant, ada.is().await), (0, Some(0)));
    let again = ada.named("Ada").await;
    assert_eq!((again.secret, again.code), (joined.secret.clone(), None), "twice is the same");

    let mut thief = Browser::at(&host, &made);
    let in_use = (409, "name_taken".to_owned());
    for name in ["Ada", "ADA", "A\u{200b}da"] {
        assert_eq!(thief.refused(json!({ "name": name })).await, in_use, "{name}");
    }
    assert_eq!(thief.is().await, None);
    assert_ne!(code, slip, "a name that is tapped tells nobody what stands on its slip");
    let mut paper = Browser::at(&host, &made);
    let from_slip: TournamentJoined = paper.join(json!({ "code": slip })).await.json();
    assert_eq!((from_slip.participant, paper.is().await), (0, Some(0)), "her slip is as good as before");
    assert_ne!(from_slip.secret, joined.secret, "and tells nothing of the code she got by tapping");
    assert_eq!(ada.is().await, Some(0), "nobody is shown out by it");
    let mut other = Browser::at(&host, &made);
    let moved: TournamentJoined = other.join(json!({ "code": code })).await.json();
    assert_eq!((moved.participant, moved.secret), (0, joined.secret.clone()));
    let view = organiser.see().await;
    assert_eq!(taken(&view), [true, false, false, false]);
    assert_eq!(
        view.participants[0].code.as_ref(),
        Some(&slip),
        "the organiser knows the slip, and nothing else"
    );
    assert_eq!(view.participants[0].secret.as_ref(), Some(&from_slip.secret));
    let cookie = ada.cookie.clone();
    host.stop().await;

    let host = Host::with(settings(), store).await;
    let organiser = Eyes::at(&host, &made);
    assert_eq!(taken(&organiser.see().await), [true, false, false, false], "it is stored");
    let mut ada = Browser { host: &host, code: made.code.to_string(), cookie };
    let mut thief = Browser::at(&host, &made);
    assert_eq!((ada.is().await, thief.refused(json!({ "name": "Ada" })).await), (Some(0), in_use.clone()));
    // Only the organiser frees a name.
    let path = "/participants/0/session";
    let by_guest = organiser.with(&joined.secret).ask("DELETE", path, None).await;
    assert_eq!((by_guest.status, by_guest.error().as_str()), (403, "wrong_secret"));
    let freed: TournamentView = organiser.ask("DELETE", path, None).await.json();
    assert_eq!(taken(&freed), [false; 4]);
    let new = freed.participants[0].code.clone().expect("a new slip");
    assert!(new != slip && new != code);
    assert_eq!(ada.is().await, None, "whoever had it is shown out");
    for old in [&code, &slip] {
        assert_eq!(thief.refused(json!({ "code": old })).await, (403, "wrong_code".to_owned()));
    }
    assert_eq!(thief.named("Ada").await.participant, 0);
    assert_eq!(ada.refused(json!({ "name": "Ada" })).await, in_use);
    let nobody = organiser.ask("DELETE", "/participants/9/session", None).await;
    assert_eq!((nobody.status, nobody.error().as_str()), (404, "no_such_participant"));
    // Whoever goes by another name leaves the first for others; what they hold is one place.
    assert_eq!(thief.named("Bo").await.participant, 1);
    assert_eq!((taken(&organiser.see().await), thief.is().await), (vec![false, true, false, false], Some(1)));
    let held: SessionView = thief.ask("GET", "/api/session", None).await.json();
    assert_eq!(held.tournaments.len(), 1);
    assert_eq!(ada.named("Ada").await.participant, 0);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_add_themselves_until_it_begins() {
    let host = Host::start().await;
    let made = cup(&host, &["Ada"], &json!({ "door": "open" })).await;
    let organiser = Eyes::at(&host, &made);
    let few = organiser.refused("/stages/1", json!({})).await;
    assert_eq!(few, (409, "too_few".to_owned()));
    let mut browsers = Vec::new();
    for (at, name) in NAMES.iter().enumerate().skip(1) {
        let mut browser = Browser::at(&host, &made);
        assert_eq!(browser.named(name).await.participant, at as u16);
        browsers.push(browser);
    }
    let mut late = Browser::at(&host, &made);
    assert_eq!(late.refused(json!({ "name": "bo" })).await, (409, "name_taken".to_owned()));
    let long = "x".repeat(25);
    for (name, error) in [("17", "bad_tournament"), (" ", "bad_tournament"), (long.as_str(), "bad_name")] {
        assert_eq!(late.refused(json!({ "name": name })).await, (400, error.to_owned()), "{name}");
    }
    let names: Vec<String> = organiser.see().await.participants.into_iter().map(|line| line.name).collect();
    assert_eq!(names, NAMES);
    // The list can still be changed: whoever stays is who they were.
    let list = json!({ "participants": ["Hal", "Bo", "Cyd", "Dan", "Eva", "Zoe"] });
    let view = organiser.put("/participants", list).await;
    assert_eq!(taken(&view), [true, true, true, true, true, false]);
    assert_eq!((browsers[6].is().await, browsers[0].is().await), (Some(0), Some(1)));
    assert_eq!(browsers[5].is().await, None, "Gus was taken off");
    organiser.put("/stages/1", json!({})).await;
    assert_eq!(late.refused(json!({ "name": "Late" })).await, (409, "no_such_name".to_owned()));
    let zoe = late.named("Zoe").await;
    assert_eq!(zoe.participant, 5, "a name of the list can be taken at any time");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_follows_the_name_also_during_a_game() {
    let host = Host::start().await;
    let made = cup(&host, &NAMES[..4], &json!({ "door": "listed" })).await;
    let organiser = Eyes::at(&host, &made);
    let begun = organiser.put("/stages/1", json!({})).await;
    let table = begun.stages[0].tables[0].table.clone();
    let slip = begun.participants[2].secret.clone().expect("the organiser has it");
    let mut cyd = Browser::at(&host, &made);
    let joined = cyd.named("Cyd").await;
    let seats = |answer: Answer| answer.json::<OwnSeats>().seats;
    let path = format!("/api/tables/{table}/session");
    let sits = seats(cyd.ask("GET", &path, None).await);
    assert_eq!(sits.len(), 1, "the table knows who took the name");
    let client = host.connect(&table, Some(&joined.secret)).await;
    assert_eq!(client.seat, Some(sits[0]));
    let by_slip = host.connect(&table, Some(&slip)).await;
    assert_eq!(by_slip.seat, client.seat, "so does the slip of the name");
    organiser.ask("DELETE", "/participants/2/session", None).await;
    for old in [&slip, &joined.secret] {
        let mut gone = host.socket(&[]).await;
        gone.say(crate::client::hello(&table, Some(old), 0)).await;
        assert_eq!(
            gone.bye().await,
            protocol::Bye::WrongSecret,
            "a name that is freed opens to nobody of before"
        );
    }
    assert_eq!(seats(cyd.ask("GET", &path, None).await), []);
    let mut other = Browser::at(&host, &made);
    other.named("Cyd").await;
    assert_eq!(seats(other.ask("GET", &path, None).await), sits);
    host.stop().await;
}

/// Somebody taps their name before the tables are made, and comes to their table with the slip.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_knows_both_codes_of_its_people() {
    let host = Host::start().await;
    let made = cup(&host, &NAMES[..4], &json!({ "door": "listed" })).await;
    let organiser = Eyes::at(&host, &made);
    let joined = Browser::at(&host, &made).named("Bo").await;
    let begun = organiser.put("/stages/1", json!({})).await;
    let table = begun.stages[0].tables[0].table.clone();
    let slip = begun.participants[1].secret.clone().expect("the organiser has it");
    let tapped = host.connect(&table, Some(&joined.secret)).await.seat;
    assert!(tapped.is_some());
    assert_eq!(host.connect(&table, Some(&slip)).await.seat, tapped);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_begin_where_bots_take_the_other_chairs() {
    let host = Host::start().await;
    let made = cup(&host, &NAMES[..2], &json!({ "fill": "normal", "seats": 4, "final_seats": 0 })).await;
    let organiser = Eyes::at(&host, &made);
    let begun = organiser.put("/stages/1", json!({})).await;
    assert_eq!((begun.phase, begun.stages[0].tables.len()), (TournamentPhase::Playing, 1));
    let table = &begun.stages[0].tables[0];
    let mut people = table.participants.clone();
    people.sort_unstable();
    assert_eq!(people, [0, 1]);
    let info: protocol::TableInfo = host.get(&format!("/api/tables/{}", table.table)).await.json();
    let bots =
        info.seats.iter().filter(|line| matches!(line.player, protocol::PlayerKind::Bot { .. })).count();
    assert_eq!((info.seats.len(), bots), (4, 2));
    let by_hand = crate::tournaments::lines(table, i32::from);
    let over = organiser.put("/stages/1/tables/1", by_hand).await;
    assert_eq!(over.phase, TournamentPhase::Over);
    assert_eq!(over.standings.iter().map(|line| line.points).collect::<Vec<_>>(), [120, 0]);
    // Without bots there must be three, and one alone has nobody to play against.
    let refused = |names: &'static [&'static str], more: Value| {
        let wanted = wanted(plain_game(), names, &more).to_string();
        let host = &host;
        async move {
            let answer = host
                .ask("POST", "/api/tournaments", &[("content-type", "application/json")], Some(wanted))
                .await;
            (answer.status, answer.error())
        }
    };
    let bad = (400, "bad_tournament".to_owned());
    assert_eq!(refused(&["Ada", "Bo"], json!({})).await, bad);
    assert_eq!(refused(&["Ada"], json!({ "fill": "normal" })).await, bad);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stage_begins_with_those_who_are_there() {
    let host = Host::start().await;
    let made = cup(&host, &NAMES, &json!({ "door": "listed", "final_seats": 0 })).await;
    let organiser = Eyes::at(&host, &made);
    let mut browsers = Vec::new();
    for name in &NAMES[..2] {
        let mut browser = Browser::at(&host, &made);
        browser.named(name).await;
        assert!(browser.is().await.is_some());
        browsers.push(browser);
    }
    let few = organiser.refused("/stages/1?absent=away", json!({})).await;
    assert_eq!(few, (409, "too_few".to_owned()));
    assert!(organiser.see().await.participants.iter().all(|line| !line.away), "nothing has changed");
    assert_eq!(organiser.ask("PUT", "/stages/1?absent=gone", None).await.status, 400);
    for name in &NAMES[2..4] {
        let mut browser = Browser::at(&host, &made);
        browser.named(name).await;
        assert!(browser.is().await.is_some());
    }
    let view = organiser.put("/stages/1?absent=away", json!({})).await;
    let away: Vec<bool> = view.participants.iter().map(|line| line.away).collect();
    assert_eq!(away, [false, false, false, false, true, true, true, true]);
    assert_eq!((view.phase, view.stages[0].tables.len()), (TournamentPhase::Playing, 1));
    let same = organiser.put("/stages/1?absent=away", json!({})).await;
    assert_eq!(same.stages[0].tables[0].table, view.stages[0].tables[0].table, "once or twice is the same");

    let made = cup(&host, &NAMES, &json!({ "door": "listed", "seats": 4, "final_seats": 0 })).await;
    let organiser = Eyes::at(&host, &made);
    let mut ada = Browser::at(&host, &made);
    ada.named("Ada").await;
    assert_eq!(ada.is().await, Some(0));
    let view = organiser.put("/stages/1?absent=bots", json!({})).await;
    let mut held: Vec<u16> = view.stages[0]
        .tables
        .iter()
        .filter_map(|table| table.live.clone())
        .flat_map(|live| live.held_by_bot)
        .collect();
    held.sort_unstable();
    assert_eq!(held, [1, 2, 3, 4, 5, 6, 7], "bots play for all who are missing, and for nobody else");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_organiser_stops_all_tables_and_tells_them_why() {
    let host = Host::start().await;
    let made = cup(&host, &NAMES, &json!({ "seats": 4, "final_seats": 0 })).await;
    let organiser = Eyes::at(&host, &made);
    let begun = organiser.put("/stages/1?absent=bots", json!({})).await;
    let secret = begun.participants[0].secret.clone().expect("the organiser has it");
    let table = begun.participants[0].table.clone().expect("Ada sits somewhere");
    let mut ada = host.connect(&table, Some(&secret)).await;
    assert!(ada.frame().await.outcome.is_none(), "the match runs");
    let by_guest = organiser.with(&secret);
    for (path, body) in [("/pause", json!({ "paused": true })), ("/message", json!({ "text": "Hi" }))] {
        assert_eq!(by_guest.refused(path, body).await, (403, "wrong_secret".to_owned()));
    }
    let told = organiser.put("/message", json!({ "text": " Break until 10:30.\u{202e} " })).await;
    assert_eq!(told.message, "Break until 10:30.");
    let heard = ada.until(|message| matches!(message, ServerMessage::Announced { .. })).await;
    assert_eq!(heard, ServerMessage::Announced { text: "Break until 10:30.".to_owned() });
    assert_eq!(by_guest.see().await.message, "Break until 10:30.", "it stands on their page too");
    let long = organiser.refused("/message", json!({ "text": "x".repeat(201) })).await;
    assert_eq!(long, (400, "bad_message".to_owned()));
    assert_eq!(organiser.put("/message", json!({ "text": "" })).await.message, "");

    let stages = |view: &TournamentView| -> Vec<Stage> {
        view.stages[0].tables.iter().filter_map(|table| Some(table.live.as_ref()?.stage)).collect()
    };
    for _ in 0..2 {
        let paused = organiser.put("/pause", json!({ "paused": true })).await;
        assert!(stages(&paused).contains(&Stage::Paused), "{:?}", stages(&paused));
        assert!(!stages(&paused).contains(&Stage::Playing), "{:?}", stages(&paused));
    }
    let on = organiser.put("/pause", json!({ "paused": false })).await;
    assert!(!stages(&on).contains(&Stage::Paused), "{:?}", stages(&on));
    host.stop().await;
}

/// What people wear goes with them to the lists, the wall and the diplomas, and a freed name wears nothing.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_takes_part_chooses_how_they_look() {
    let store: Arc<dyn EventStore> = Arc::new(MemoryStore::new());
    let host = Host::with(settings(), Arc::clone(&store)).await;
    let made = cup(&host, &NAMES[..4], &json!({ "door": "listed" })).await;
    let mut phone = Browser::at(&host, &made);
    phone.named(NAMES[1]).await;
    let path = format!("/api/tournaments/{}/look", made.code);
    let owl = json!({ "badge": "owl", "colour": "pink" });
    let mut dress = async |look: &Value| {
        let answer = phone.ask("PUT", &path, Some(look.clone())).await;
        (answer.status, if answer.status == 200 { String::new() } else { answer.error() })
    };
    assert_eq!(dress(&owl).await, (200, String::new()));
    assert_eq!(dress(&json!({ "badge": "dragon" })).await.0, 400);
    assert_eq!(Eyes::at(&host, &made).refused("/look", owl.clone()).await, (403, "wrong_secret".to_owned()));
    let mut changes = 0;
    let other = |changes: usize| json!({ "badge": if changes.is_multiple_of(2) { "cat" } else { "owl" } });
    while dress(&other(changes)).await.0 == 200 {
        changes += 1;
        assert!(changes < 100, "each is a fact: there is an end to it");
    }
    assert_eq!(dress(&owl).await, (409, "used_up".to_owned()));
    host.stop().await;

    let host = Host::with(settings(), store).await;
    let organiser = Eyes::at(&host, &made);
    let worn =
        |view: &TournamentView| view.participants.iter().map(|line| line.look.is_some()).collect::<Vec<_>>();
    assert_eq!(worn(&organiser.see().await), [false, true, false, false], "it is stored");
    assert_eq!(organiser.ask("DELETE", "/participants/1/session", None).await.status, 200);
    assert_eq!(worn(&organiser.see().await), [false; 4], "whoever comes next looks as they like");
    host.stop().await;
}
