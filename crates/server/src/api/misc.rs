use super::Api;
use crate::metrics;
use crate::problem::HttpFailure;
use crate::run::reachable;
use crate::security::is_local;
use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse;
use protocol::http::{Addresses, PushKey};
use std::net::SocketAddr;
use std::time::Duration;

/// Whoever asks whether a server is ready does not wait long for the answer.
const ANSWERS_WITHIN: Duration = Duration::from_secs(2);

pub(super) async fn address(State(app): State<Api>) -> Json<Addresses> {
    Json(Addresses { addresses: reachable(&app.hall.settings) })
}

pub(super) async fn push_key(State(app): State<Api>) -> Json<PushKey> {
    Json(PushKey { key: app.hall.hooks.push_key() })
}

pub(super) async fn healthy(State(_): State<Api>) -> &'static str {
    "ok\n"
}

/// A server that stops, or cannot store what happens, wants no new players.
pub(super) async fn ready(State(app): State<Api>) -> Result<&'static str, HttpFailure> {
    let unready = |why| HttpFailure::new(StatusCode::SERVICE_UNAVAILABLE, "unready", why);
    let why = app.hall.alive.unready().or_else(|| app.hall.without_lease().map(str::to_owned));
    if let Some(why) = why {
        return Err(unready(answers::sentence(&why)));
    }
    let answered = tokio::time::timeout(ANSWERS_WITHIN, app.hall.store.0.ping()).await;
    if !answered.is_ok_and(|answer| answer.is_ok()) {
        return Err(unready("The store does not answer.".to_owned()));
    }
    Ok("ready\n")
}

/// The figures, for this machine only: whoever is to read them from elsewhere comes to an address of their own.
pub(super) async fn local_figures(
    State(app): State<Api>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, HttpFailure> {
    let settings = &app.hall.settings;
    if settings.metrics_listen.is_some() || !is_local(peer, &headers) {
        return Err(HttpFailure::forbidden("metrics", "Figures are for the operator. See --metrics-listen."));
    }
    Ok(figures(State(app)).await)
}

/// The page itself.
pub(super) async fn figures(State(app): State<Api>) -> impl IntoResponse + use<> {
    let hall = &app.hall;
    let (writes, oldest) = hall.alive.health.waiting();
    hall.metrics.set_oldest_write(oldest);
    for (line, length) in [
        ("writes", writes),
        ("bots", hall.bots.waiting()),
        ("opening", hall.openings.waiting()),
        ("desk", hall.desk.waiting()),
        ("reviews", hall.reviews.waiting()),
        ("results", hall.results.waiting()),
        ("hooks", hall.hooks.waiting()),
    ] {
        hall.metrics.set_waiting(line, length);
    }
    ([(header::CONTENT_TYPE, metrics::MEDIA)], app.hall.metrics.page())
}
