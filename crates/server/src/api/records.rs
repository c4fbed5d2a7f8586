//! What one does with a record: look back at it, or go on with it.

use super::{App, Json, tables};
use crate::now_ms;
use crate::problem::Failure;
use crate::security::client_address;
use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, QueryRejection};
use axum::extract::{ConnectInfo, Query, State};
use axum::http::HeaderMap;
use axum::response::IntoResponse;
use protocol::http::{ContinueTable, Review};
use serde::Deserialize;
use std::net::SocketAddr;

#[derive(Deserialize)]
pub(super) struct Beginning {
    #[serde(default)]
    from: u32,
}

pub(super) async fn review(
    State(app): State<App>,
    beginning: Result<Query<Beginning>, QueryRejection>,
    body: Result<Bytes, BytesRejection>,
) -> Result<axum::Json<Review>, Failure> {
    let wrong = |_| Failure::bad("bad_request", "Say the first step to look at as a number: ?from=1.");
    let Query(Beginning { from }) = beginning.map_err(wrong)?;
    let long = |rejection: BytesRejection| {
        let detail = "The record is longer than 4 MB or broke off. Send it again, or a shorter one.";
        Failure::new(rejection.status(), "bad_body", detail)
    };
    let body = body.map_err(long)?;
    let not_text = |_| Failure::bad("bad_record", "This is not text in UTF-8, so it is no record.");
    let record = String::from_utf8(body.into()).map_err(not_text)?;
    Ok(axum::Json(app.hall.review(record, from).await?))
}

pub(super) async fn go_on(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Json(wanted): Json<ContinueTable>,
) -> Result<impl IntoResponse, Failure> {
    let address = client_address(&app.hall.settings, peer, &headers);
    if !app.addresses.may_make_a_table(address, now_ms()) {
        return Err(Failure::too_fast());
    }
    let seated = app.hall.go_on(wanted).await?;
    Ok(tables::welcome(&app, seated))
}
