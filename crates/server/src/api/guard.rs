//! What every request goes through: a name of its own, the name it calls the server by, the credit of its address, where
//! it comes from, and the headers of its answer.

use super::Api;
use crate::asker::Asker;
use crate::cluster::lead_request;
use crate::problem::HttpFailure;
use crate::request_id::RequestId;
use crate::security::{client_address, cors, foreign_host, is_preflight, origin_allowed};
use crate::steady_ms;
use axum::body::Body;
use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::{IpAddr, SocketAddr};
use std::time::{Duration, Instant};
use tracing::Instrument as _;

pub(super) async fn guard(
    State(app): State<Api>,
    ConnectInfo(mut peer): ConnectInfo<SocketAddr>,
    mut request: Request<Body>,
    next: Next,
) -> Response {
    app.unwrap_led(&mut request);
    if let Some(ConnectInfo(visitor)) = request.extensions().get().copied() {
        peer = visitor;
    }
    let id = RequestId::of(&app.hall.settings, request.headers());
    let address = client_address(&app.hall.settings, peer, request.headers());
    let span = tracing::info_span!("request", %id);
    let work = async {
        let (begun, method, path) =
            (Instant::now(), request.method().clone(), request.uri().path().to_owned());
        let mut response = answer(&app, address, request, next).await;
        response.headers_mut().insert("x-request-id", id.header());
        let (status, took_ms) = (response.status().as_u16(), begun.elapsed().as_millis());
        tracing::debug!(%method, path, status, %address, took_ms, "answered");
        response
    };
    RequestId::scope(id.clone(), Asker::scope(address, work)).instrument(span).await
}

async fn answer(app: &Api, address: IpAddr, request: Request<Body>, next: Next) -> Response {
    let hall = &app.hall;
    let route = request.extensions().get::<MatchedPath>().map_or("page", MatchedPath::as_str).to_owned();
    let is_api = request.uri().path().starts_with("/api/");
    let cors = if is_api { cors(&hall.settings, request.headers()) } else { None };
    let mut response = match refused(app, address, &request) {
        Some(failure) => failure.into_response(),
        None if is_preflight(request.method(), request.headers()) => StatusCode::NO_CONTENT.into_response(),
        None => {
            let most = Duration::from_millis(hall.settings.limits.request_ms);
            let answer = async {
                match lead_request(app, address, request).await {
                    Ok(ours) => next.run(ours).await,
                    Err(theirs) => theirs,
                }
            };
            let answered = tokio::time::timeout(most, answer).await;
            answered.unwrap_or_else(|_| HttpFailure::too_slow().into_response())
        }
    };
    hall.metrics.answered_request(&route, response.status().as_u16());
    if response.status() == StatusCode::NOT_FOUND && route.contains("{code}") {
        app.addresses.missed(address, steady_ms());
    }
    let headers = response.headers_mut();
    for (name, value) in app.pages.headers() {
        headers.insert(name.clone(), value.clone());
    }
    if is_api && !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    if is_api && !hall.settings.origins.is_empty() {
        headers.append(header::VARY, HeaderValue::from_static("origin"));
    }
    headers.extend(cors.into_iter().flatten());
    response
}

/// Why a request is not even looked at.
fn refused(app: &Api, address: IpAddr, request: &Request<Body>) -> Option<HttpFailure> {
    let (settings, headers) = (&app.hall.settings, request.headers());
    if let Some(name) = foreign_host(settings, headers) {
        let detail =
            format!("This server does not go by the name of {name}. Its operator can add it: --host {name}.");
        return Some(HttpFailure::new(StatusCode::MISDIRECTED_REQUEST, "host", detail));
    }
    if request.uri().path().starts_with("/api/") && !app.addresses.may_ask(address, steady_ms()) {
        return Some(HttpFailure::too_fast());
    }
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    (changes && !origin_allowed(settings, headers))
        .then(|| HttpFailure::forbidden("origin", "Pages of another site may not play here."))
}
