//! Everything that can be asked for without a socket, by everybody who may ask.

use crate::side::Side;
use engine::{Line, Seat};
use protocol::{RecordId, Secret};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use std::fmt;

/// Who asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Who {
    /// Without any secret.
    Stranger,
    /// With the cookies of a seat, at the table and in its tournament.
    Player(Seat),
    /// With the secret of whoever runs the tournament.
    Organiser,
}

/// A request and its answer.
#[derive(Debug)]
pub(crate) struct Asked {
    pub(crate) who: Who,
    pub(crate) method: &'static str,
    pub(crate) path: String,
    /// Status, headers and body.
    pub(crate) answer: String,
}

impl fmt::Display for Asked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} {} {}: {}", self.who, self.method, self.path, self.answer)
    }
}

/// What is sent with a request.
pub(crate) enum Body {
    Nothing,
    Json(Value),
    Record(String),
}

type Request = (&'static str, String, Body);

impl Side {
    /// Asks for everything there is, with the answers. What is the same for everybody and always is asked for by strangers.
    pub(crate) async fn requests(&self, everybody: &[Who]) -> Vec<Asked> {
        let (_, _, record) = self.asked(Who::Stranger, self.at_table("GET", "/record")).await.parts();
        let mut all = Vec::new();
        for &who in everybody {
            let mut requests = self.about_the_table(who);
            requests.extend(self.with_records(&record));
            requests.extend(self.about_the_tournament());
            requests.extend(about_the_session());
            if who == Who::Stranger {
                requests.extend(self.about_the_server());
            }
            for request in requests {
                all.push(self.asked(who, request).await);
            }
        }
        all
    }

    async fn asked(&self, who: Who, (method, path, body): Request) -> Asked {
        let answer = self.ask_as(who, method, &path, body).await;
        Asked { who, method, path, answer }
    }

    fn at_table(&self, method: &'static str, path: &str) -> Request {
        (method, format!("/api/tables/{}{path}", self.code), Body::Nothing)
    }

    fn about_the_table(&self, who: Who) -> Vec<Request> {
        let table = format!("/api/tables/{}", self.code);
        let wrong = Secret::from_random([99; 32]);
        // Whoever sits there says once more where to call them; nobody else may.
        let elsewhere = json!({ "kind": "webhook", "url": "https://hooks.example.org/x" });
        let hook = if let Who::Player(seat) = who { self.hook_of(seat) } else { elsewhere.clone() };
        let json = |method, path: &str, body| (method, format!("{table}{path}"), Body::Json(body));
        vec![
            self.at_table("GET", ""),
            self.at_table("GET", "/record"),
            self.at_table("GET", "/receipt"),
            self.at_table("GET", "/replay?eyes=all&count=9"),
            self.at_table("GET", "/replay?eyes=0&from=1&count=9"),
            self.at_table("GET", "/review?from=1000000"),
            self.at_table("GET", "/accounts.xlsx?lang=pl"),
            self.at_table("GET", "/story"),
            self.at_table("GET", "/story?seat=0"),
            self.at_table("GET", "/story?seat=1"),
            self.at_table("GET", "/story?seat=2"),
            self.at_table("GET", "/nothing"),
            self.at_table("PATCH", ""),
            self.at_table("GET", "/session"),
            self.at_table("POST", "/seats/2/link"),
            json("POST", "/seats/2/renewal", json!({})),
            json("POST", "/seats/2/renewal", json!({ "secret": wrong })),
            self.at_table("DELETE", "/session"),
            json("POST", "/seats", json!({ "name": "Late" })),
            json("POST", "/seats", json!({ "name": ["not a name"] })),
            json("PUT", "/session", json!({ "secret": wrong })),
            json("PUT", "/session", json!({ "secret": "short" })),
            json("PUT", "/hook", json!({ "secret": wrong, "hook": elsewhere })),
            json("PUT", "/hook", json!({ "hook": hook })),
            json("PUT", "/options", json!({ "options": {} })),
            json("PUT", "/options", json!({ "secret": wrong, "options": { "no_such_rule": true } })),
        ]
    }

    /// A record that begins such a match and tells no step of it, and whatever the table gave out as its own.
    fn with_records(&self, own: &str) -> Vec<Request> {
        let setup = &self.party.setup;
        let game = catalog::rules(&setup.game).expect("a game of the catalog");
        let table = game.table(setup.seats, &setup.options).expect("the setup is right");
        let begun = Line::Header(table.header());
        let mut all = Vec::new();
        let go_on = |of: Value| json!({ "of": of, "to": 100_000, "seat": 0, "level": "easy", "name": "Eve" });
        let here = go_on(json!({ "table": self.code }));
        all.push(("POST", "/api/tables/continued".to_owned(), Body::Json(here)));
        for record in [begun.to_json(), own.to_owned()] {
            let id = RecordId::from_hash(Sha256::digest(&record).into());
            let wanted = go_on(json!({ "record": id }));
            let id = String::from(id);
            all.push(("POST", "/api/records".to_owned(), Body::Record(record)));
            all.push(("POST", "/api/tables/continued".to_owned(), Body::Json(wanted)));
            for path in ["review?from=1000000", "replay?eyes=all&count=9", "replay?eyes=0&from=1&count=9"] {
                all.push(("GET", format!("/api/records/{id}/{path}"), Body::Nothing));
            }
        }
        all
    }

    fn about_the_tournament(&self) -> Vec<Request> {
        let cup = format!("/api/tournaments/{}", self.cup);
        let wrong = json!({ "secret": Secret::from_random([99; 32]) });
        let get = |path: &str| ("GET", format!("{cup}{path}"), Body::Nothing);
        let put = |path: &str, body| ("PUT", format!("{cup}{path}"), Body::Json(body));
        let say = |path: &str| ("PUT", format!("{cup}{path}"), Body::Nothing);
        vec![
            // What has begun cannot begin again; how it goes at the tables is looked at anew.
            say("/stages/1"),
            say("/stages/7"),
            put("/stages/1/tables/1", json!({ "results": [] })),
            put("/participants", json!({ "participants": ["Eve", "Late", "Zoe"] })),
            put("/participants/0", json!({ "away": false })),
            say("/participants/99/bot"),
            put("/session", wrong),
            ("POST", format!("{cup}/join"), Body::Json(json!({ "code": "ABCDEFGH" }))),
            ("POST", format!("{cup}/join"), Body::Json(json!({ "name": "Nobody" }))),
            ("DELETE", format!("{cup}/participants/99/session"), Body::Nothing),
            put("/look", json!({ "badge": "owl" })),
            put("/pause", json!({ "paused": false })),
            put("/message", json!({ "text": "" })),
            ("POST", format!("{cup}/link"), Body::Nothing),
            get(""),
            get("/standings.csv"),
            get("/cards?lang=pl"),
            get("/cards.xlsx"),
        ]
    }

    fn about_the_server(&self) -> Vec<Request> {
        let rules = format!("/api/games/{}/rules", self.party.setup.game);
        let lessons = format!("/api/games/{}/lessons", self.party.setup.game);
        let game = catalog::rules(&self.party.setup.game).expect("a game of the catalog");
        let lesson = engine::Lesson::read_all(game.about().lessons).expect("lessons are read").swap_remove(0);
        let get = |path: &str| ("GET", path.to_owned(), Body::Nothing);
        let nameless = json!({ "setup": self.party.setup, "name": "" });
        let cup = json!({ "setup": { "name": "", "game": self.party.setup.game }, "participants": [] });
        vec![
            get("/api/tables"),
            get("/api/games"),
            get(&rules),
            get(&lessons),
            get(&format!("{lessons}/{}", lesson.id)),
            get(&format!("{lessons}/none")),
            ("POST", format!("{lessons}/{}", lesson.id), Body::Json(json!({ "action": lesson.right[0] }))),
            ("POST", format!("{lessons}/{}", lesson.id), Body::Json(json!({ "action": {} }))),
            get("/api/address"),
            get("/api/push-key"),
            get("/api/openapi.json"),
            get("/healthz"),
            get("/readyz"),
            ("POST", "/api/tables".to_owned(), Body::Json(nameless)),
            ("POST", "/api/tournaments".to_owned(), Body::Json(cup)),
        ]
    }
}

/// What a browser holds; nothing of it is kept here, since every request comes with the cookies of old.
fn about_the_session() -> Vec<Request> {
    let session = |method, body| (method, "/api/session".to_owned(), body);
    let odd = json!({ "seats": [{ "code": "ABCDEF", "secret": "short" }] });
    vec![
        session("GET", Body::Nothing),
        session("POST", Body::Json(json!({ "seats": [], "organised": [], "taking_part": [] }))),
        session("POST", Body::Json(odd)),
        session("DELETE", Body::Nothing),
    ]
}

impl Asked {
    /// Status, headers and body.
    pub(crate) fn parts(&self) -> (u16, String, String) {
        let (status, rest) = self.answer.split_once('\n').expect("a status");
        let (headers, body) = rest.split_once("\n\n").expect("headers");
        (status.parse().expect("a number"), headers.to_owned(), body.to_owned())
    }

    /// Whether this is a request to such a path, as the description of requests writes it.
    pub(crate) fn is(&self, method: &str, template: &str) -> bool {
        let path = self.path.split('?').next().unwrap_or_default();
        let [own, wanted] = [path, template].map(|path| path.split('/').collect::<Vec<_>>());
        let fits = |(own, wanted): (&&str, &&str)| own == wanted || wanted.starts_with('{');
        self.method.eq_ignore_ascii_case(method)
            && own.len() == wanted.len()
            && own.iter().zip(&wanted).all(fits)
    }
}
