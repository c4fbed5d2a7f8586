//! What a browser holds: one cookie, and everything else at the server.

use crate::client::{Answer, Client, Host, hello, settings, some_setup};
use engine::Seat;
use protocol::http::{OwnSeats, Seated, SecretLink, SessionView};
use protocol::tournament::{TournamentMade, TournamentView};
use protocol::{Bye, ClientMessage, Secret, ServerMessage, TableCode};
use serde_json::{Value, json};
use std::sync::Arc;
use store::{EventStore, MemoryStore};

/// A browser with a page of the server's own.
pub(crate) struct Browser<'a> {
    host: &'a Host,
    pub(crate) cookie: String,
}

impl<'a> Browser<'a> {
    pub(crate) fn new(host: &'a Host) -> Browser<'a> {
        Browser { host, cookie: String::new() }
    }

    /// Asks as a page does, and keeps the session it is given.
    pub(crate) async fn ask(&mut self, method: &str, path: &str, body: Option<Value>) -> Answer {
        let mut headers = vec![("origin", self.host.base.as_str()), ("content-type", "application/json")];
        if !self.cookie.is_empty() {
            headers.push(("cookie", &self.cookie));
        }
        let answer = self.host.ask(method, path, &headers, body.map(|body| body.to_string())).await;
        for (_, set) in answer.headers.iter().filter(|(name, _)| name == "set-cookie") {
            if set.starts_with("magnat=") {
                self.cookie = set.split(';').next().expect("a value").to_owned();
            }
        }
        answer
    }

    async fn sit(&mut self, path: &str, body: Value) -> Seated {
        let answer = self.ask("POST", path, Some(body)).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        answer.json()
    }

    pub(crate) async fn create(&mut self) -> Seated {
        self.sit("/api/tables", json!({ "setup": some_setup(), "name": "Ada" })).await
    }

    async fn join(&mut self, table: &TableCode, name: &str) -> Seated {
        self.sit(&format!("/api/tables/{table}/seats"), json!({ "name": name })).await
    }

    async fn held(&mut self) -> SessionView {
        self.ask("GET", "/api/session", None).await.json()
    }

    async fn seats(&mut self, table: &TableCode) -> Vec<Seat> {
        self.ask("GET", &format!("/api/tables/{table}/session"), None).await.json::<OwnSeats>().seats
    }

    /// Comes to a table with nothing but the cookie.
    async fn come(&self, table: &TableCode, seat: Option<Seat>, watch: bool) -> Client {
        let own = [("cookie", self.cookie.as_str()), ("origin", self.host.base.as_str())];
        let mut client = self.host.socket(&own).await;
        let ClientMessage::Hello { protocol, table, secret, from, sketch, .. } = hello(table, None, 0) else {
            unreachable!("hello says hello")
        };
        client.say(ClientMessage::Hello { protocol, table, secret, seat, from, watch, sketch }).await;
        client
    }

    /// Where it sits at a table.
    async fn seat(&self, table: &TableCode, seat: Option<Seat>) -> Option<Seat> {
        let mut client = self.come(table, seat, false).await;
        seat_of(&client.until(|message| matches!(message, ServerMessage::Welcome { .. })).await)
    }
}

fn seat_of(message: &ServerMessage) -> Option<Seat> {
    let ServerMessage::Welcome { seat, .. } = message else { unreachable!("it was waited for") };
    *seat
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_has_one_cookie_for_hundreds_of_seats() {
    let host = Host::start().await;
    let mut ada = Browser::new(&host);
    let made = ada.ask("POST", "/api/tables", Some(json!({ "setup": some_setup(), "name": "Ada" }))).await;
    let set = made.header("set-cookie").expect("a cookie").to_owned();
    for part in ["HttpOnly", "SameSite=Strict", "Path=/api"] {
        assert!(set.contains(part), "{part} in {set}");
    }
    let (first, name) = (made.json::<Seated>(), ada.cookie.clone());
    assert!(!set.contains(first.secret.expose()));
    let mut last = first.clone();
    for _ in 1..300 {
        last = ada.create().await;
    }
    assert_eq!(ada.cookie, name, "one cookie, however many tables");
    let held = ada.held().await;
    assert_eq!(held.tables.len(), 300);
    assert_eq!((&held.tables[0].table, &held.tables[299].table), (&last.table, &first.table));
    assert_eq!(held.tables[0].game, some_setup().game);
    for seated in [&first, &last] {
        assert_eq!(ada.seats(&seated.table).await, [seated.seat]);
        assert_eq!(ada.seat(&seated.table, None).await, Some(seated.seat));
        let mut tv = ada.come(&seated.table, None, true).await;
        assert_eq!(
            seat_of(&tv.until(|message| matches!(message, ServerMessage::Welcome { .. })).await),
            None
        );
    }
    // So it is in a tournament, after all these tables.
    let setup = json!({ "name": "Cup", "game": some_setup().game, "games": 1 });
    let wanted = json!({ "setup": setup, "participants": ["Ada", "Bob", "Cyd", "Dan"] });
    let cup: TournamentMade = ada.ask("POST", "/api/tournaments", Some(wanted)).await.json();
    let path = format!("/api/tournaments/{}", cup.code);
    let seen: TournamentView = ada.ask("GET", &path, None).await.json();
    assert!(seen.organiser && seen.participant.is_none());
    let own = seen.participants[0].secret.clone().expect("the organiser sees the links");
    assert_eq!(ada.ask("PUT", &format!("{path}/session"), Some(json!({ "secret": own }))).await.status, 204);
    let seen: TournamentView = ada.ask("GET", &path, None).await.json();
    assert!(seen.organiser && seen.participant == Some(0));
    let link: SecretLink = ada.ask("POST", &format!("{path}/link"), None).await.json();
    assert_eq!(link.secret, cup.secret);
    let held = ada.held().await.tournaments;
    assert_eq!(held.len(), 2);
    assert!(held.iter().all(|line| line.code == cup.code && line.name == "Cup"), "{held:?}");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn several_people_share_one_browser() {
    let host = Host::start().await;
    let mut sofa = Browser::new(&host);
    let first = sofa.create().await;
    let second = sofa.join(&first.table, "Bob").await;
    assert_eq!(sofa.seats(&first.table).await, [first.seat, second.seat]);
    for seat in [first.seat, second.seat] {
        assert_eq!(sofa.seat(&first.table, Some(seat)).await, Some(seat));
    }
    let mut other = sofa.come(&first.table, Some(Seat(9)), false).await;
    assert_eq!(other.bye().await, Bye::WrongSecret, "not one of its seats");
    // A link from elsewhere takes the place of what the browser had at this table.
    let path = format!("/api/tables/{}/session", first.table);
    let moved = sofa.ask("PUT", &path, Some(json!({ "secret": second.secret }))).await;
    assert_eq!(moved.status, 204);
    assert_eq!(sofa.seats(&first.table).await, [second.seat]);
    let wrong = sofa.ask("PUT", &path, Some(json!({ "secret": "0".repeat(64) }))).await;
    assert_eq!((wrong.status, wrong.error().as_str()), (403, "wrong_secret"));
    assert_eq!(sofa.seats(&first.table).await, [second.seat], "a wrong link changes nothing");
    assert_eq!(sofa.ask("DELETE", &path, None).await.status, 204);
    assert_eq!(sofa.seats(&first.table).await, []);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_older_programs_kept_is_taken_over_once() {
    let host = Host::start().await;
    let (one, two) = (host.create(some_setup(), &[]).await, host.create(some_setup(), &[]).await);
    let mut ada = Browser::new(&host);
    ada.cookie = format!("magnat_{}={}", one.table, one.secret.expose());
    assert_eq!(ada.seat(&one.table, None).await, Some(one.seat), "an old cookie still opens its seat");
    let answer = ada.ask("GET", "/api/session", None).await;
    let gone = format!("magnat_{}=; Path=/api; Max-Age=0", one.table);
    assert!(answer.headers.iter().any(|(_, value)| value.starts_with(&gone)), "{answer:?}");
    assert!(ada.cookie.starts_with("magnat="), "it has a session now");
    assert_eq!(ada.seat(&one.table, None).await, Some(one.seat));
    let kept = json!({ "code": two.table, "secret": two.secret, "about": "a game" });
    let nonsense = json!({ "code": "ABCDEF", "secret": "0".repeat(64) });
    let bring = json!({ "seats": [kept, nonsense] });
    for _ in 0..2 {
        assert_eq!(ada.ask("POST", "/api/session", Some(bring.clone())).await.status, 204);
    }
    assert_eq!(ada.seats(&two.table).await, [two.seat]);
    assert_eq!(ada.seats(&one.table).await, [one.seat]);
    let nobody = TableCode::try_from("ABCDEF".to_owned()).expect("a code");
    assert_eq!(ada.held().await.tables.iter().filter(|line| line.table == nobody).count(), 1);
    let missing = ada.ask("GET", &format!("/api/tables/{nobody}/session"), None).await;
    assert_eq!((missing.status, missing.error().as_str()), (404, "no_such_table"));
    let held = ada.held().await.tables;
    assert_eq!(held.len(), 2, "a table that is gone is dropped");
    assert!(held.iter().all(|line| line.game == "a game" || line.game == some_setup().game), "{held:?}");
    let many: Vec<Value> = (0..201).map(|_| nonsense_of(&two.table)).collect();
    let too_many = ada.ask("POST", "/api/session", Some(json!({ "seats": many }))).await;
    assert_eq!((too_many.status, too_many.error().as_str()), (400, "too_many"));
    host.stop().await;
}

fn nonsense_of(table: &TableCode) -> Value {
    json!({ "code": table, "secret": "1".repeat(64) })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_renewed_secret_shows_other_devices_out() {
    let host = Host::start().await;
    let mut ada = Browser::new(&host);
    let seated = ada.create().await;
    let path = format!("/api/tables/{}/seats/{}", seated.table, seated.seat.0);
    let link: SecretLink = ada.ask("POST", &format!("{path}/link"), None).await.json();
    assert_eq!(link.secret, seated.secret, "for a link to another device");
    let mut elsewhere = host.connect(&seated.table, Some(&link.secret)).await;
    // Nobody but its owner renews it.
    let mut eve = Browser::new(&host);
    let stranger = host.ask("POST", &format!("{path}/link"), &[], None).await;
    assert_eq!((stranger.status, stranger.error().as_str()), (403, "wrong_secret"));
    let refused = eve.ask("POST", &format!("{path}/renewal"), Some(json!({}))).await;
    assert_eq!((refused.status, refused.error().as_str()), (403, "wrong_secret"));
    let eves = eve.join(&seated.table, "Eve").await;
    let wrong = eve.ask("POST", &format!("{path}/renewal"), Some(json!({ "secret": eves.secret }))).await;
    assert_eq!((wrong.status, wrong.error().as_str()), (403, "wrong_secret"), "a secret of another seat");
    let renewed = ada.ask("POST", &format!("{path}/renewal"), Some(json!({}))).await;
    assert_eq!(renewed.status, 201, "{renewed:?}");
    let renewed: Seated = renewed.json();
    assert_eq!((&renewed.table, renewed.seat), (&seated.table, seated.seat));
    assert_eq!(elsewhere.bye().await, Bye::ComeBack);
    let mut stale = host.socket(&[]).await;
    stale.say(hello(&seated.table, Some(&seated.secret), 0)).await;
    assert_eq!(stale.bye().await, Bye::WrongSecret);
    assert_eq!(ada.seats(&seated.table).await, [seated.seat]);
    assert_eq!(ada.seat(&seated.table, None).await, Some(seated.seat));
    // A program does the same with the secret alone, and it is so after the table was read anew.
    let body = json!({ "secret": renewed.secret }).to_string();
    let json_type = [("content-type", "application/json")];
    let again: Seated = host.ask("POST", &format!("{path}/renewal"), &json_type, Some(body)).await.json();
    host.until("magnat_tables_awake 0").await;
    assert_eq!(host.connect(&seated.table, Some(&again.secret)).await.seat, Some(seated.seat));
    assert_eq!(ada.seats(&seated.table).await, [], "its session has the secret of before");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_that_was_ended_opens_nothing() {
    let host = Host::start().await;
    let mut ada = Browser::new(&host);
    let seated = ada.create().await;
    let before = ada.cookie.clone();
    let ended = ada.ask("DELETE", "/api/session", None).await;
    assert!(ended.status == 204 && ended.header("set-cookie").is_some_and(|set| set.contains("Max-Age=0")));
    ada.cookie = before.clone();
    assert_eq!(ada.seat(&seated.table, None).await, None, "a cookie that somebody copied watches");
    assert_eq!(ada.held().await.tables.len(), 0);
    ada.cookie = before.clone();
    let next = ada.create().await;
    assert_ne!(ada.cookie, before, "whoever goes on has another name");
    assert_eq!(ada.seat(&next.table, None).await, Some(next.seat));
    assert_eq!(
        host.connect(&seated.table, Some(&seated.secret)).await.seat,
        Some(seated.seat),
        "a link still works"
    );
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_for_playing_again_is_known_to_the_browser() {
    let host = Host::start().await;
    let mut sofa = Browser::new(&host);
    let first = sofa.create().await;
    let bob = Browser::new(&host).join(&first.table, "Bob").await;
    // The very secrets open seats at another table; the server tries them there.
    let elsewhere = host.create(some_setup(), &[]).await;
    assert_eq!(sofa.seats(&elsewhere.table).await, [], "but only where they fit");
    let path = format!("/api/tables/{}/hook", first.table);
    let hook = json!({ "hook": { "kind": "webhook", "url": "https://hooks.example.org/x" } });
    assert_eq!(sofa.ask("PUT", &path, Some(hook.clone())).await.status, 204, "the hook of its own seat");
    assert_eq!(Browser::new(&host).ask("PUT", &path, Some(hook)).await.error(), "wrong_secret");
    let inside = json!({ "secret": bob.secret, "hook": { "kind": "webhook", "url": "http://10.0.0.1/" } });
    assert_eq!(host.send("PUT", &path, &inside).await.error(), "bad_hook");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_is_for_pages_of_this_server_alone() {
    let mut open = settings();
    open.origins = vec!["https://club.example".to_owned()];
    let host = Host::with(open, Arc::new(MemoryStore::new())).await;
    let mut ada = Browser::new(&host);
    let seated = ada.create().await;
    let path = format!("/api/tables/{}/session", seated.table);
    let club = ("origin", "https://club.example");
    let asked = host.ask("GET", &path, &[("cookie", &ada.cookie), club], None).await;
    assert_eq!(asked.json::<OwnSeats>().seats, [], "another site has secrets of its own");
    let evil = ("origin", "https://evil.example");
    for method in ["POST", "DELETE"] {
        let refused = host.ask(method, "/api/session", &[("cookie", &ada.cookie), evil], None).await;
        assert_eq!((refused.status, refused.error().as_str()), (403, "origin"));
    }
    assert_eq!(ada.seats(&seated.table).await, [seated.seat], "nothing was done");
    // What is no browser keeps its secrets itself.
    let made = host.send("POST", "/api/tables", &json!({ "setup": some_setup(), "name": "Bot" })).await;
    assert!(made.status == 201 && made.header("set-cookie").is_none(), "{made:?}");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_store_opens_no_seat_to_whoever_reads_it() {
    let store = Arc::new(MemoryStore::new());
    let host = Host::with(settings(), Arc::clone(&store) as Arc<dyn EventStore>).await;
    let mut ada = Browser::new(&host);
    let seated = ada.create().await;
    let renewal = format!("/api/tables/{}/seats/0/renewal", seated.table);
    let renewed: Seated = ada.ask("POST", &renewal, Some(json!({}))).await.json();
    let name = ada.cookie.strip_prefix("magnat=").expect("its name").to_owned();
    host.stop().await;
    let streams = store.list("", 1_000).await.expect("the store answers");
    assert!(streams.iter().any(|info| info.stream.starts_with("session/")), "{streams:?}");
    for info in streams {
        let mut all = info.stream.clone() + &info.note;
        for entry in store.read(&info.stream, 0).await.expect("the store answers") {
            all += &String::from_utf8_lossy(&entry);
        }
        for secret in [&name, seated.secret.expose(), renewed.secret.expose()] {
            assert!(!all.contains(secret), "{}", info.stream);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_outlives_the_server_and_two_tabs_at_once() {
    let store: Arc<dyn EventStore> = Arc::new(MemoryStore::new());
    let host = Host::with(settings(), Arc::clone(&store)).await;
    let mut ada = Browser::new(&host);
    let first = ada.create().await;
    let tab = || Browser { host: &host, cookie: ada.cookie.clone() };
    let mut tabs = [tab(), tab(), tab(), tab()];
    let [a, b, c, d] = &mut tabs;
    let made = tokio::join!(a.create(), b.create(), c.create(), d.create());
    let made = [made.0, made.1, made.2, made.3];
    let cookie = ada.cookie.clone();
    host.stop().await;
    let host = Host::with(settings(), store).await;
    let mut ada = Browser { host: &host, cookie };
    assert_eq!(ada.held().await.tables.len(), 5, "no tab undid what another did");
    for seated in made.iter().chain([&first]) {
        assert_eq!(ada.seat(&seated.table, None).await, Some(seated.seat));
    }
    let unknown = Secret::from_random([7; 32]);
    ada.cookie = format!("magnat={}", unknown.expose());
    assert_eq!(ada.seat(&first.table, None).await, None);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_that_was_set_aside_comes_back_with_all_it_held() {
    let store = Arc::new(MemoryStore::new());
    let host = Host::with(settings(), Arc::clone(&store) as Arc<dyn EventStore>).await;
    let mut ada = Browser::new(&host);
    let first = ada.create().await;
    let streams = store.list("session/", 10).await.expect("the store answers");
    let names: Vec<String> =
        streams.into_iter().map(|info| info.stream).filter(|name| name.starts_with("session/")).collect();
    assert_eq!(names.len(), 1);
    assert!(store.set_aside(names, u64::MAX, 1).await.expect("the store answers"));
    assert_eq!(ada.seats(&first.table).await, [], "nobody used it for long");
    let second = ada.create().await;
    assert_eq!(ada.held().await.tables.len(), 2);
    for seated in [&first, &second] {
        assert_eq!(ada.seats(&seated.table).await, [seated.seat]);
    }
    host.stop().await;
}
