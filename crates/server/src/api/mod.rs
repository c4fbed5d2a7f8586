//! Requests outside the socket. The list of routes below is all there is: the router and the OpenAPI description are
//! both made from it.

pub(crate) mod accounts;
mod games;
mod misc;
mod records;
mod tables;
mod tournaments;

use crate::addresses::{Addresses, Place};
use crate::hall::{Hall, Missing};
use crate::pages::Pages;
use crate::problem::Failure;
use crate::record::MAX_RECORD;
use crate::security::{client_address, origin_allowed};
use crate::{now_ms, openapi, pages, socket};
use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::{ConnectInfo, DefaultBodyLimit, FromRequest, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, delete, get, post, put};
use serde::de::DeserializeOwned;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

/// The longest request: a table with a board of one's own.
const MAX_BODY: usize = 512 * 1024;

/// The media type of a spreadsheet.
pub(crate) const XLSX: &str = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/// What every handler needs.
#[derive(Clone, Debug)]
pub(crate) struct App {
    pub(crate) hall: Arc<Hall>,
    pub(crate) addresses: Arc<Addresses>,
    pub(crate) pages: Arc<Pages>,
}

/// One route, with what the OpenAPI description says of it.
pub(crate) struct Route {
    pub(crate) method: Method,
    pub(crate) path: &'static str,
    pub(crate) about: &'static str,
    /// The body, if it takes one.
    pub(crate) takes: Option<Takes>,
    pub(crate) gives: Gives,
    handler: MethodRouter<App>,
}

/// What a route is sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Takes {
    /// JSON of this schema.
    Json(&'static str),
    /// A record, line by line.
    Record,
}

/// What a route answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Gives {
    /// JSON of this schema; what is posted makes something new.
    Schema(&'static str),
    /// Something else, of this media type.
    Media(&'static str),
    /// An empty answer.
    Nothing,
    /// The socket of the protocol.
    Socket,
}

pub(crate) fn routes() -> Vec<Route> {
    use Gives::{Media, Nothing, Schema, Socket};
    let route = |method, path, handler, takes: Option<&'static str>, gives, about| Route {
        method,
        path,
        about,
        takes: takes.map(Takes::Json),
        gives,
        handler,
    };
    let (read, make, set, end) = (Method::GET, Method::POST, Method::PUT, Method::DELETE);
    let text = "text/plain; version=0.0.4";
    let sent = post(records::keep).layer(DefaultBodyLimit::max(MAX_RECORD));
    let seen = "A match step by step, ?from= and &count= of them, as &eyes=public, all or a seat saw it";
    let reviewed = "What the bots make of a match, from step ?from= on, as far as they come at once";
    #[rustfmt::skip]
    let routes = vec![
        route(make.clone(), "/api/tables", post(tables::create), Some("CreateTable"), Schema("Seated"), "Makes a table and takes its first seat"),
        route(read.clone(), "/api/tables", get(tables::list), None, Schema("TableList"), "The tables anybody may join or watch"),
        route(read.clone(), "/api/tables/{code}", get(tables::info), None, Schema("TableInfo"), "A table as everybody sees it"),
        route(make.clone(), "/api/tables/continued", post(records::go_on), Some("ContinueTable"), Schema("Seated"), "Makes a table that goes on with a recorded match"),
        Route { takes: Some(Takes::Record), ..route(make.clone(), "/api/records", sent, None, Schema("RecordKept"), "Reads a record, checks every line of it and keeps it for a while") },
        route(read.clone(), "/api/records/{id}/replay", get(records::replay), None, Schema("ReplayView"), seen),
        route(read.clone(), "/api/records/{id}/review", get(records::review), None, Schema("Review"), reviewed),
        route(read.clone(), "/api/tables/{code}/replay", get(records::replay), None, Schema("ReplayView"), seen),
        route(read.clone(), "/api/tables/{code}/review", get(records::review), None, Schema("Review"), reviewed),
        route(make.clone(), "/api/tables/{code}/seats", post(tables::join), Some("JoinTable"), Schema("Seated"), "Takes a seat"),
        route(set.clone(), "/api/tables/{code}/session", put(tables::remember), Some("OpenSession"), Nothing, "Makes a browser remember a seat that came by a link"),
        route(end, "/api/tables/{code}/session", delete(tables::forget), None, Nothing, "Makes a browser forget a seat"),
        route(set.clone(), "/api/tables/{code}/hook", put(tables::set_hook), Some("SetHook"), Nothing, "Says where to call when it is your turn"),
        route(read.clone(), "/api/tables/{code}/record", get(tables::record), None, Media("application/jsonl"), "The record of a finished match, line by line"),
        route(read.clone(), "/api/tables/{code}/receipt", get(tables::receipt), None, Schema("Receipt"), "What proves the chance of a finished match"),
        route(read.clone(), "/api/tables/{code}/accounts.xlsx", get(accounts::xlsx), None, Media(XLSX), "The books of a match as you may read them now, all of them once it is over; ?lang=en, pl, cs or ru"),
        route(make, "/api/tournaments", post(tournaments::create), Some("CreateTournament"), Schema("TournamentMade"), "Makes a tournament; whoever has the secret runs it"),
        route(read.clone(), "/api/tournaments/{code}", get(tournaments::see), None, Schema("TournamentView"), "A tournament as you may see it"),
        route(set.clone(), "/api/tournaments/{code}/session", put(tournaments::remember), Some("OpenSession"), Nothing, "Makes a browser remember who you are in a tournament"),
        route(set.clone(), "/api/tournaments/{code}/stages/{stage}", put(tournaments::start), None, Schema("TournamentView"), "Starts a stage: seats everybody and makes the tables. Once or twice is the same"),
        route(set.clone(), "/api/tournaments/{code}/stages/{stage}/tables/{number}", put(tournaments::correct), Some("EnterResults"), Schema("TournamentView"), "Enters or corrects the results of a table"),
        route(set.clone(), "/api/tournaments/{code}/participants", put(tournaments::set_participants), Some("SetParticipants"), Schema("TournamentView"), "Changes who takes part, until the first stage has begun"),
        route(set.clone(), "/api/tournaments/{code}/participants/{number}", put(tournaments::set_away), Some("SetAway"), Schema("TournamentView"), "Says whether somebody is seated in the stages to come"),
        route(set, "/api/tournaments/{code}/participants/{number}/bot", put(tournaments::hold), None, Schema("TournamentView"), "Lets a bot play for somebody who is not there, until he comes"),
        route(read.clone(), "/api/tournaments/{code}/standings.csv", get(tournaments::standings), None, Media("text/csv"), "The standings with all tie-breaks"),
        route(read.clone(), "/api/tournaments/{code}/cards", get(tournaments::cards), None, Schema("CardsView"), "What is written about everybody, to be printed; ?lang=en, pl, cs or ru"),
        route(read.clone(), "/api/tournaments/{code}/cards.xlsx", get(tournaments::xlsx), None, Media(XLSX), "The same as a spreadsheet"),
        route(read.clone(), "/api/games", get(games::list), None, Schema("GameList"), "The games with their options"),
        route(read.clone(), "/api/games/{id}/rules", get(games::rules), None, Schema("Rulebook"), "The rulebook of a game; ?lang=en, pl, cs or ru"),
        route(read.clone(), "/api/address", get(misc::address), None, Schema("Addresses"), "Where phones in the same network find this server"),
        route(read.clone(), "/api/push-key", get(misc::push_key), None, Schema("PushKey"), "The key a browser needs to subscribe to pushes"),
        route(read.clone(), "/api/openapi.json", get(openapi::page), None, Media("application/json"), "This description"),
        route(read.clone(), "/api/socket", get(socket::open), None, Socket, "The socket: ClientMessage in, ServerMessage out"),
        route(read.clone(), "/healthz", get(misc::healthy), None, Media("text/plain"), "Whether the program runs"),
        route(read.clone(), "/readyz", get(misc::ready), None, Media("text/plain"), "Whether it can take players: the store answers"),
        route(read, "/metrics", get(misc::metrics), None, Media(text), "Figures for Prometheus, for this machine only unless it has an address of its own"),
    ];
    routes
}

pub(crate) fn router(app: App) -> Router {
    let mut router = Router::new();
    for route in routes() {
        router = router.route(route.path, route.handler);
    }
    router
        .fallback(pages::serve)
        .method_not_allowed_fallback(|| async {
            Failure::new(
                StatusCode::METHOD_NOT_ALLOWED,
                "method",
                "This address does not take that. See /api/openapi.json.",
            )
        })
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(from_fn_with_state(app.clone(), guard))
        .with_state(app)
}

/// The routes of the address that shows figures and nothing else.
pub(crate) fn figures(app: App) -> Router {
    let nothing = || async { Failure::not_found("nothing_here", "Only /metrics is shown at this address.") };
    Router::new().route("/metrics", get(misc::figures)).fallback(nothing).with_state(app)
}

/// What every request goes through: credit of its address, origin, headers.
async fn guard(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request<Body>,
    next: Next,
) -> Response {
    let hall = &app.hall;
    hall.metrics.requests.add(1);
    let path = request.uri().path();
    let is_api = path.starts_with("/api/");
    let address = client_address(&hall.settings, peer, request.headers());
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    let mut response = if is_api && !app.addresses.may_ask(address, now_ms()) {
        Failure::too_fast().into_response()
    } else if changes && !origin_allowed(&hall.settings, request.headers()) {
        Failure::forbidden("origin", "Pages of another site may not play here.").into_response()
    } else {
        let most = Duration::from_millis(hall.settings.limits.request_ms);
        let answered = tokio::time::timeout(most, next.run(request)).await;
        answered.unwrap_or_else(|_| Failure::too_slow().into_response())
    };
    if response.status().is_client_error() || response.status().is_server_error() {
        hall.metrics.problems.add(1);
    }
    let headers = response.headers_mut();
    for (name, value) in app.pages.headers() {
        headers.insert(name.clone(), value.clone());
    }
    if is_api && !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

/// Whoever asks for something that takes a while has been let in, before any of his request is read.
pub(crate) struct Admitted(pub(crate) Place);

impl FromRequestParts<App> for Admitted {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Admitted, Failure> {
        let ConnectInfo(peer) = ConnectInfo::from_request_parts(parts, app)
            .await
            .map_err(|_| Failure::from(Missing::Unavailable))?;
        let address = client_address(&app.hall.settings, peer, &parts.headers);
        app.addresses.admit(address, now_ms()).map(Admitted)
    }
}

/// The language asked for in the address; without one, English.
#[derive(serde::Deserialize)]
pub(crate) struct Language {
    #[serde(default)]
    lang: String,
}

impl Language {
    pub(crate) fn get(&self) -> text::Lang {
        text::Lang::of_locale(&self.lang).unwrap_or_default()
    }
}

/// A JSON body. What is wrong with it is told by its place only, since it may hold a secret.
pub(crate) struct Json<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Json<T> {
    type Rejection = Failure;

    async fn from_request(request: Request<Body>, app: &App) -> Result<Json<T>, Failure> {
        let kind = request
            .headers()
            .get(header::CONTENT_TYPE)
            .and_then(|kind| kind.to_str().ok())
            .unwrap_or_default();
        // A page of another site cannot send this type without being asked first.
        if !kind.to_ascii_lowercase().starts_with("application/json") {
            let detail = "Send JSON with the header content-type: application/json.";
            return Err(Failure::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "not_json", detail));
        }
        let body = Bytes::from_request(request, app).await.map_err(|rejection| {
            Failure::new(
                rejection.status(),
                "bad_body",
                "The request is too long or broke off. Send it again, shorter.",
            )
        })?;
        serde_json::from_slice(&body).map(Json).map_err(|error| {
            let detail = format!(
                "The request is not as expected at line {}, column {}; see /api/openapi.json.",
                error.line(),
                error.column()
            );
            Failure::bad("bad_request", detail)
        })
    }
}
