use super::App;
use crate::problem::Failure;
use crate::run::reachable;
use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use protocol::http::{Addresses, PushKey};

pub(super) async fn address(State(app): State<App>) -> Json<Addresses> {
    Json(Addresses { addresses: reachable(&app.hall.settings) })
}

pub(super) async fn push_key(State(app): State<App>) -> Json<PushKey> {
    Json(PushKey { key: app.hall.hooks.push_key() })
}

pub(super) async fn healthy(State(_): State<App>) -> &'static str {
    "well\n"
}

/// A server that stops, or cannot reach its store, wants no new players.
pub(super) async fn ready(State(app): State<App>) -> Result<&'static str, Failure> {
    if *app.hall.closing().borrow() {
        return Err(Failure::from(crate::hall::Missing::Unavailable));
    }
    app.hall.store.0.ping().await.map_err(|error| app.hall.store_failed(&error))?;
    Ok("ready\n")
}

pub(super) async fn metrics(State(app): State<App>) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.hall.metrics.page())
}
