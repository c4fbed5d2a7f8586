//! Requests outside the socket. The list of routes below is all there is: the router and the OpenAPI description are
//! both made from it.

pub(crate) mod accounts;
pub(crate) mod described;
mod games;
mod guard;
mod misc;
mod records;
mod session;
mod story;
mod tables;
mod tournaments;
pub(crate) mod visitor;

use crate::addresses::{AddressLimits, AddressPlace};
use crate::hall::{Hall, Missing};
use crate::pages::Pages;
use crate::problem::HttpFailure;
use crate::security::client_address;
use crate::{metrics, openapi, pages, socket, steady_ms};
use answers::MAX_RECORD;
use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::{ConnectInfo, DefaultBodyLimit, FromRequest, FromRequestParts, Request};
use axum::handler::Handler;
use axum::http::request::Parts;
use axum::http::{Method, StatusCode, header};
use axum::middleware::from_fn_with_state;
use axum::routing::{MethodFilter, MethodRouter, get, on};
use described::{ApiAnswer, Gives, Handles, Takes};
use serde::de::DeserializeOwned;
use std::sync::Arc;

/// The longest request: a table with a board of one's own.
const MAX_BODY: usize = 512 * 1024;

/// The media type of a spreadsheet.
pub(crate) const XLSX: &str = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/// What every handler needs.
#[derive(Clone, Debug)]
pub(crate) struct Api {
    pub(crate) hall: Arc<Hall>,
    pub(crate) addresses: Arc<AddressLimits>,
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
    handler: MethodRouter<Api>,
}

impl Route {
    /// With a body of at most so many bytes.
    fn up_to(self, bytes: usize) -> Route {
        Route { handler: self.handler.layer(DefaultBodyLimit::max(bytes)), ..self }
    }
}

/// A route that answers in JSON. What it takes and gives follows from its handler.
fn json<H, T, A>(method: Method, path: &'static str, handler: H, about: &'static str) -> Route
where
    H: Handler<T, Api> + Handles<A, ApiAnswer: ApiAnswer>,
    T: 'static,
{
    let gives = H::ApiAnswer::gives();
    other(gives, method, path, handler, about)
}

/// A route that answers with something else.
fn other<H, T, A>(gives: Gives, method: Method, path: &'static str, handler: H, about: &'static str) -> Route
where
    H: Handler<T, Api> + Handles<A>,
    T: 'static,
{
    let filter = MethodFilter::try_from(method.clone()).expect("the methods are the usual ones");
    Route { method, path, about, takes: H::takes(), gives, handler: on(filter, handler) }
}

pub(crate) fn routes() -> Vec<Route> {
    let seen = "A match step by step, ?from= and &count= of them, as &eyes=public, all or a seat saw it";
    let reviewed = "What the bots make of a match, from step ?from= on, as far as they come at once";
    #[rustfmt::skip]
    let routes = vec![
        json(Method::POST, "/api/tables", tables::create, "Makes a table and takes its first seat"),
        json(Method::GET, "/api/tables", tables::list, "The tables anybody may join or watch"),
        json(Method::GET, "/api/tables/{code}", tables::info, "A table as everybody sees it"),
        json(Method::POST, "/api/tables/continued", records::go_on, "Makes a table that goes on with a recorded match"),
        json(Method::POST, "/api/records", records::keep, "Reads a record, checks every line of it and keeps it for a while").up_to(MAX_RECORD),
        json(Method::GET, "/api/records/{id}/replay", records::replay, seen),
        json(Method::GET, "/api/records/{id}/review", records::review, reviewed),
        json(Method::GET, "/api/tables/{code}/replay", records::replay, seen),
        json(Method::GET, "/api/tables/{code}/review", records::review, reviewed),
        json(Method::GET, "/api/tables/{code}/story", story::tell, "What ?seat= was shown of a match so far, if it is yours; without a seat, what everybody was"),
        json(Method::POST, "/api/tables/{code}/seats", tables::join, "Takes a seat"),
        json(Method::POST, "/api/tables/{code}/seats/{seat}/renewal", session::renew, "Replaces the secret of your seat: all other devices that have it are shown out"),
        json(Method::POST, "/api/tables/{code}/seats/{seat}/link", session::link, "The secret of a seat that this browser holds, to take it to another device"),
        json(Method::GET, "/api/tables/{code}/session", session::own_seats, "The seats that this browser has at a table"),
        other(Gives::Nothing, Method::PUT, "/api/tables/{code}/session", session::open, "Makes a browser hold a seat that came by a link, and no other at this table"),
        other(Gives::Nothing, Method::DELETE, "/api/tables/{code}/session", session::forget, "Makes a browser forget its seats at a table"),
        json(Method::GET, "/api/session", session::see, "All that this browser holds"),
        other(Gives::Nothing, Method::POST, "/api/session", session::bring, "Takes over the secrets that a browser kept itself"),
        other(Gives::Nothing, Method::DELETE, "/api/session", session::end, "Makes a browser forget everything; its session opens nothing more"),
        other(Gives::Nothing, Method::PUT, "/api/tables/{code}/hook", tables::set_hook, "Says where to call when it is your turn"),
        other(Gives::Nothing, Method::PUT, "/api/tables/{code}/options", tables::set_options, "Changes the house rules of a table that you are the host of, before its match"),
        other(Gives::Media("application/jsonl"), Method::GET, "/api/tables/{code}/record", tables::record, "The record of a finished match, line by line"),
        json(Method::GET, "/api/tables/{code}/receipt", tables::receipt, "What proves the chance of a finished match"),
        other(Gives::Media(XLSX), Method::GET, "/api/tables/{code}/accounts.xlsx", accounts::xlsx, "The books of a match as you may read them now, all of them once it is over; ?lang=en, pl, cs or ru"),
        json(Method::POST, "/api/tournaments", tournaments::create, "Makes a tournament; the secret makes its bearer the organiser"),
        json(Method::GET, "/api/tournaments/{code}", tournaments::see, "A tournament as you may see it"),
        other(Gives::Nothing, Method::PUT, "/api/tournaments/{code}/session", tournaments::remember, "Makes a browser remember who you are in a tournament"),
        json(Method::POST, "/api/tournaments/{code}/join", tournaments::join, "Comes as one of those who take part: with a personal code, or under a name that nobody has taken"),
        json(Method::PUT, "/api/tournaments/{code}/look", tournaments::dress, "Says how you look, if you take part"),
        json(Method::DELETE, "/api/tournaments/{code}/participants/{number}/session", tournaments::free, "Frees a name: everybody who came under it is signed out, and anybody may take it"),
        json(Method::POST, "/api/tournaments/{code}/link", tournaments::link, "The organiser's secret, to take it to another device"),
        json(Method::PUT, "/api/tournaments/{code}/stages/{stage}", tournaments::start, "Starts a stage: seats everybody and makes the tables; ?absent=bots or away for those who are not there. Once or twice is the same"),
        json(Method::PUT, "/api/tournaments/{code}/stages/{stage}/tables/{number}", tournaments::correct, "Enters or corrects the results of a table"),
        json(Method::PUT, "/api/tournaments/{code}/participants", tournaments::set_participants, "Changes who takes part, until the first stage has begun"),
        json(Method::PUT, "/api/tournaments/{code}/participants/{number}", tournaments::set_away, "Says whether somebody is seated in the stages to come"),
        json(Method::PUT, "/api/tournaments/{code}/participants/{number}/bot", tournaments::hold, "Lets a bot play for somebody who is not there, until they come"),
        json(Method::PUT, "/api/tournaments/{code}/pause", tournaments::pause, "Stops all tables under way, or lets them go on"),
        json(Method::PUT, "/api/tournaments/{code}/message", tournaments::announce, "Tells everybody something, at their tables too"),
        other(Gives::Media("text/csv"), Method::GET, "/api/tournaments/{code}/standings.csv", tournaments::standings, "The standings with all tie-breaks"),
        json(Method::GET, "/api/tournaments/{code}/cards", tournaments::cards, "What is written about everybody, to be printed; ?lang=en, pl, cs or ru"),
        other(Gives::Media(XLSX), Method::GET, "/api/tournaments/{code}/cards.xlsx", tournaments::xlsx, "The same as a spreadsheet"),
        json(Method::GET, "/api/games", games::list, "The games with their options"),
        json(Method::GET, "/api/games/{id}/rules", games::rules, "The rulebook of a game; ?lang=en, pl, cs or ru"),
        json(Method::GET, "/api/games/{id}/lessons", games::lessons, "The lessons of a game, and the puzzle of today"),
        json(Method::GET, "/api/games/{id}/lessons/{lesson}", games::lesson, "A lesson or puzzle: a position and whose decision it is"),
        json(Method::POST, "/api/games/{id}/lessons/{lesson}", games::try_lesson, "Tries an answer; nothing is kept of it"),
        json(Method::GET, "/api/address", misc::address, "Where phones in the same network find this server"),
        json(Method::GET, "/api/push-key", misc::push_key, "The key a browser needs to subscribe to pushes"),
        other(Gives::Media("application/json"), Method::GET, "/api/openapi.json", openapi::page, "This description"),
        other(Gives::Socket, Method::GET, "/api/socket", socket::open, "The socket: ClientMessage in, ServerMessage out"),
        other(Gives::Media("text/plain"), Method::GET, "/healthz", misc::healthy, "Whether the program runs"),
        other(Gives::Media("text/plain"), Method::GET, "/readyz", misc::ready, "Whether it can take players: what happens is stored, and it does not stop"),
        other(Gives::Media(metrics::MEDIA), Method::GET, "/metrics", misc::local_figures, "Figures for Prometheus, for this machine only unless it has an address of its own"),
    ];
    routes
}

pub(crate) fn router(app: Api) -> Router {
    let mut router = Router::new();
    for route in routes() {
        router = router.route(route.path, route.handler);
    }
    router
        .fallback(pages::serve)
        .method_not_allowed_fallback(|| async {
            HttpFailure::new(
                StatusCode::METHOD_NOT_ALLOWED,
                "method",
                "This address does not take that. See /api/openapi.json.",
            )
        })
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(from_fn_with_state(app.clone(), guard::guard))
        .with_state(app)
}

/// The routes of the address that shows figures and nothing else.
pub(crate) fn figures(app: Api) -> Router {
    let nothing =
        || async { HttpFailure::not_found("nothing_here", "Only /metrics is shown at this address.") };
    Router::new().route("/metrics", get(misc::figures)).fallback(nothing).with_state(app)
}

/// Whoever asks for something that takes a while has been let in, before any of their request is read.
pub(crate) struct Admitted(pub(crate) AddressPlace);

impl FromRequestParts<Api> for Admitted {
    type Rejection = HttpFailure;

    async fn from_request_parts(parts: &mut Parts, app: &Api) -> Result<Admitted, HttpFailure> {
        let ConnectInfo(peer) = ConnectInfo::from_request_parts(parts, app)
            .await
            .map_err(|_| HttpFailure::from(Missing::Unavailable))?;
        let address = client_address(&app.hall.settings, peer, &parts.headers);
        app.addresses.admit(address, steady_ms()).map(Admitted)
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

impl<T: DeserializeOwned> FromRequest<Api> for Json<T> {
    type Rejection = HttpFailure;

    async fn from_request(request: Request<Body>, app: &Api) -> Result<Json<T>, HttpFailure> {
        let kind = request
            .headers()
            .get(header::CONTENT_TYPE)
            .and_then(|kind| kind.to_str().ok())
            .unwrap_or_default();
        // A page of another site cannot send this type without being asked first.
        if !kind.to_ascii_lowercase().starts_with("application/json") {
            let detail = "Send JSON with the header content-type: application/json.";
            return Err(HttpFailure::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "not_json", detail));
        }
        let body = Bytes::from_request(request, app).await.map_err(|rejection| {
            HttpFailure::new(
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
            HttpFailure::bad("bad_request", detail)
        })
    }
}
