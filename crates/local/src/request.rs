//! What a server answers to requests about its tables, for the tables of this device.

use crate::host::DeviceHost;
use crate::key::{Dice, RANDOM_BYTES};
use crate::table::{OpenRequest, Own, json, read};
use answers::{
    Denial, Eyes, MAX_FRAMES, PlayedMatch, REVIEW_PLAYOUTS, Told, known_level, not_over, story, viewer_of,
};
use catalog::AnyRecording;
use engine::{Line, Seat};
use protocol::http::{
    ContinueTable, CreateTable, JoinTable, MatchSource, OwnSeats, RecordKept, Seated, SetOptions,
};
use protocol::{RecordId, TableCode};
use room::{Input, ReplyId};
use serde::de::DeserializeOwned;
use std::sync::Arc;

/// How many records that were brought are kept in memory.
const MAX_RECORDS: usize = 8;

/// Something asked of the host, as it would be of a server.
#[derive(Clone, Debug)]
pub struct Request<'a> {
    /// Its answer names this again.
    pub id: u32,
    pub method: &'a str,
    /// Path and query, beginning with `/api/`.
    pub path: &'a str,
    pub body: &'a str,
}

type Answer = Result<(u16, String), Denial>;

impl DeviceHost {
    /// Answers a request, at once or when what it rests on is stored. A review goes on for as long as `go_on` says so.
    pub fn request(
        &mut self,
        request: &Request<'_>,
        random: [u8; RANDOM_BYTES],
        go_on: &dyn Fn() -> bool,
        now_ms: u64,
    ) {
        let (path, query) = request.path.split_once('?').unwrap_or((request.path, ""));
        let parts: Vec<&str> = path.trim_start_matches("/api/").split('/').collect();
        let query = Query(query);
        let dice = || Dice::throw(random);
        let now = match (request.method, &parts[..]) {
            ("POST", ["tables"]) => self.create(request, dice(), now_ms),
            ("POST", ["tables", "continued"]) => self.go_on_with(request, dice(), now_ms),
            ("POST", ["records"]) => self.bring(request.body).map(Some),
            ("GET", ["records", id, what]) => {
                self.brought(id).and_then(|found| look_back(&found, what, &query, go_on)).map(Some)
            }
            (method, ["tables", code, rest @ ..]) => code_of(code).and_then(|code| match (method, rest) {
                ("POST", ["seats"]) => self.join(request, &code, now_ms),
                ("PUT", ["options"]) => self.set_options(request, &code, now_ms),
                ("GET", [what @ ("replay" | "review")]) => {
                    look_back(&*self.table(&code)?.recording()?, what, &query, go_on).map(Some)
                }
                ("GET", rest) => self.held(request.id, &code, rest, &query, now_ms),
                _ => Err(not_here()),
            }),
            ("GET", ["games"]) => {
                let games = catalog::games().iter().map(|game| &**game);
                Ok(Some((200, json(&answers::game_list(games)))))
            }
            _ => Err(not_here()),
        };
        match now {
            Ok(Some(answer)) => self.answer(request.id, Ok(answer)),
            Ok(None) => {}
            Err(failure) => self.answer(request.id, Err(failure)),
        }
    }

    fn create(&mut self, request: &Request<'_>, dice: Dice, now_ms: u64) -> Later {
        let wanted: CreateTable = body(request)?;
        let game = catalog::rules(&wanted.setup.game).ok_or_else(Denial::no_such_game)?;
        let secret = dice.key.secret(Seat(0));
        let made = self.new_table(&dice, now_ms).create(game, &wanted, &secret)?;
        let seated = Seated { table: dice.code, seat: Seat(0), secret };
        self.keep(made, dice.key, waiting(request, 201, json(&seated)), now_ms);
        Ok(None)
    }

    fn go_on_with(&mut self, request: &Request<'_>, dice: Dice, now_ms: u64) -> Later {
        let wanted: ContinueTable = body(request)?;
        known_level(&wanted.level)?;
        let recording = match &wanted.of {
            MatchSource::Table(code) => self.table(code)?.recording()?,
            MatchSource::Record(id) => self.brought(&String::from(id.clone()))?,
        };
        let game = catalog::rules(&recording.header.game).ok_or_else(Denial::no_such_game)?;
        let (new, secret) = (self.new_table(&dice, now_ms), dice.key.secret(wanted.seat));
        let made = answers::taken_over(new, game, &recording, &wanted, &secret)?;
        let seated = Seated { table: dice.code, seat: wanted.seat, secret };
        self.keep(made, dice.key, waiting(request, 201, json(&seated)), now_ms);
        Ok(None)
    }

    fn join(&mut self, request: &Request<'_>, code: &TableCode, now_ms: u64) -> Later {
        let JoinTable { name, seat } = body(request)?;
        let reply = self.number();
        let table = self.table(code)?;
        let is_free = |seat: &Seat| {
            let seats = table.room().info().seats;
            seats.get(seat.index()).is_some_and(|info| info.player == protocol::PlayerKind::Nobody)
        };
        let seat = seat.or_else(|| Seat::all(table.room().setup().seats).find(is_free));
        let secret = table.key.secret(seat.unwrap_or(Seat(0)));
        let seated = Seated { table: code.clone(), seat: seat.unwrap_or(Seat(0)), secret: secret.clone() };
        table.asked.insert(reply, waiting(request, 201, json(&seated)));
        self.take(code, Input::Join { reply: ReplyId(reply), name, seat, secret }, now_ms);
        Ok(None)
    }

    fn set_options(&mut self, request: &Request<'_>, code: &TableCode, now_ms: u64) -> Later {
        let SetOptions { options, check_books, .. } = body(request)?;
        let reply = self.number();
        let table = self.table(code)?;
        let host = table.room().host_seat();
        let own = table.key.seats(table.room());
        let secret = own.into_iter().find(|(seat, _)| Some(*seat) == host).map(|(_, secret)| secret);
        let secret = secret.ok_or(room::JoinError::NotHost)?;
        table.asked.insert(reply, waiting(request, 204, String::new()));
        self.take(code, Input::SetOptions { reply: ReplyId(reply), secret, options, check_books }, now_ms);
        Ok(None)
    }

    /// What is told of a table as it is now, once all of that is stored.
    fn held(
        &mut self,
        request: u32,
        code: &TableCode,
        what: &[&str],
        query: &Query<'_>,
        now_ms: u64,
    ) -> Later {
        let table = self.table(code)?;
        let room = table.room();
        let body = match what {
            [] => json(&room.info()),
            ["session"] => {
                let seats = table.key.seats(room).into_iter().map(|(seat, _)| seat).collect();
                json(&OwnSeats { seats })
            }
            ["record"] => {
                let lines = room.record().ok_or_else(not_over)?;
                lines.iter().map(|line: &Line| line.to_json() + "\n").collect()
            }
            ["receipt"] => json(&room.receipt().ok_or_else(not_over)?),
            ["story"] => {
                let seat = query.number("seat")?.map(|seat| Seat(u8::try_from(seat).unwrap_or(u8::MAX)));
                let secrets: Vec<_> = table.key.seats(room).into_iter().map(|(_, secret)| secret).collect();
                let viewer = viewer_of(room, seat, &secrets)?;
                let not_begun = || {
                    let detail = "The match has not begun. Its story can be had once it has.";
                    Denial::conflict("not_begun", detail)
                };
                let recording = read(&PlayedMatch::so_far(room).ok_or_else(not_begun)?)?;
                let checks = room.setup().check_books || room.outcome().is_some();
                let (held, taken_back) = (room.held_steps(), room.taken_back());
                json(&story(&recording, &Told { viewer, held, taken_back, checks }))
            }
            _ => return Err(not_here()),
        };
        table.owner.hold(Own { request, status: 200, body });
        self.take(code, Input::Tick, now_ms);
        Ok(None)
    }

    /// Reads a record that somebody brought and keeps it for a while.
    fn bring(&mut self, text: &str) -> Answer {
        let id = answers::name_of(text);
        if !self.records.iter().any(|(kept, _)| *kept == id) {
            let recording = answers::read(catalog::table_of, text)?;
            self.records.push_back((id.clone(), Arc::new(recording)));
            if self.records.len() > MAX_RECORDS {
                self.records.pop_front();
            }
        }
        Ok((201, json(&RecordKept { id })))
    }

    fn brought(&self, id: &str) -> Result<Arc<AnyRecording>, Denial> {
        let unknown = || Denial::not_found("no_such_record", "This record is no longer here. Open it again.");
        let id = RecordId::try_from(id.to_owned()).map_err(|_| unknown())?;
        let found = self.records.iter().find(|(kept, _)| *kept == id);
        found.map(|(_, recording)| Arc::clone(recording)).ok_or_else(unknown)
    }
}

/// An answer now, or `None` where one comes later.
type Later = Result<Option<(u16, String)>, Denial>;

fn look_back(recording: &AnyRecording, what: &str, query: &Query<'_>, go_on: &dyn Fn() -> bool) -> Answer {
    let from = query.number("from")?.unwrap_or(0);
    match what {
        "replay" => {
            let count = query.number("count")?.unwrap_or(MAX_FRAMES).min(MAX_FRAMES);
            let eyes = Eyes::read(query.word("eyes").unwrap_or_default())?;
            Ok((200, json(&answers::replay(recording, eyes, from..from.saturating_add(count))?)))
        }
        "review" => Ok((200, json(&answers::review(recording, from, REVIEW_PLAYOUTS, go_on)?))),
        _ => Err(not_here()),
    }
}

/// The words after the question mark.
struct Query<'a>(&'a str);

impl<'a> Query<'a> {
    fn word(&self, name: &str) -> Option<&'a str> {
        self.0
            .split('&')
            .filter_map(|pair| pair.split_once('='))
            .find(|(key, _)| *key == name)
            .map(|(_, word)| word)
    }

    fn number(&self, name: &str) -> Result<Option<u32>, Denial> {
        let wrong = |_| Denial::bad("bad_request", format!("Say {name} as a number: ?{name}=1."));
        self.word(name).map(str::parse).transpose().map_err(wrong)
    }
}

fn waiting(request: &Request<'_>, status: u16, body: String) -> OpenRequest {
    OpenRequest { request: request.id, status, body }
}

fn body<T: DeserializeOwned>(request: &Request<'_>) -> Result<T, Denial> {
    serde_json::from_str(request.body).map_err(|error| {
        let (line, column) = (error.line(), error.column());
        Denial::bad("bad_request", format!("The request is not as expected at line {line}, column {column}."))
    })
}

fn code_of(text: &str) -> Result<TableCode, Denial> {
    let detail = "A table code has six or ten letters and digits. Check it and try again.";
    TableCode::try_from(text.to_owned()).map_err(|_| Denial::not_found("no_such_table", detail))
}

fn not_here() -> Denial {
    Denial::not_found("not_here", "That needs a server, and this game is played without one.")
}
