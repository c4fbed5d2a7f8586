//! What one does with a record: see it again, look back at it, or go on with it.

use super::{App, Json, tables};
use crate::hall::Missing;
use crate::now_ms;
use crate::problem::Failure;
use crate::record;
use crate::replay::{self, Eyes, Unshown};
use crate::security::client_address;
use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, QueryRejection};
use axum::extract::{ConnectInfo, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::IntoResponse;
use engine::Seat;
use protocol::http::{ContinueTable, Review};
use serde::Deserialize;
use std::net::SocketAddr;
use std::time::Duration;

/// How many steps are shown at once.
const MAX_FRAMES: u32 = 200;
/// How long a record waits for its turn to be read.
const PATIENCE: Duration = Duration::from_secs(20);

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
    Ok(axum::Json(app.hall.review(text_of(body)?, from).await?))
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

#[derive(Deserialize)]
pub(super) struct Asked {
    #[serde(default)]
    eyes: String,
    #[serde(default)]
    from: u32,
    #[serde(default = "most")]
    count: u32,
}

fn most() -> u32 {
    MAX_FRAMES
}

pub(super) async fn replay(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    asked: Result<Query<Asked>, QueryRejection>,
    body: Result<Bytes, BytesRejection>,
) -> Result<impl IntoResponse, Failure> {
    let Query(Asked { eyes, from, count }) = asked.map_err(|_| {
        Failure::bad("bad_request", "from and count are numbers of steps: ?eyes=public&from=0&count=50.")
    })?;
    let eyes = eyes_of(&eyes)?;
    let window = from..from.saturating_add(count.min(MAX_FRAMES));
    let address = client_address(&app.hall.settings, peer, &headers);
    if !app.addresses.may_have_a_record_read(address, now_ms()) {
        return Err(Failure::too_fast());
    }
    let text = text_of(body)?;
    let turn = tokio::time::timeout(PATIENCE, app.readers.acquire_owned()).await;
    let turn = turn.ok().and_then(Result::ok).ok_or(Missing::Unavailable)?;
    let shown = tokio::task::spawn_blocking(move || {
        let view = replay::replay(&text, eyes, window);
        let json = view.map(|view| serde_json::to_vec(&view).expect("a replay is plain JSON"));
        // Whoever asked may have gone away; the next one's turn comes only now all the same.
        drop(turn);
        json
    });
    let shown: Result<Vec<u8>, Unshown> = shown.await.map_err(|_| {
        tracing::error!("reading a record panicked");
        Missing::Unavailable
    })?;
    let json = shown.map_err(|why| match why {
        Unshown::Faulty(fault) => record::faulty(&fault),
        Unshown::NoSuchSeat(_) => Failure::bad("no_such_seat", format!("There is no such seat: {why}.")),
    })?;
    Ok(([(header::CONTENT_TYPE, "application/json")], json))
}

fn eyes_of(text: &str) -> Result<Eyes, Failure> {
    match (text, text.parse()) {
        ("" | "public", _) => Ok(Eyes::Public),
        ("all", _) => Ok(Eyes::All),
        (_, Ok(seat)) => Ok(Eyes::Seat(Seat(seat))),
        _ => Err(Failure::bad("bad_request", "eyes is public, all, or the number of a seat from 0.")),
    }
}

/// A record that was sent.
fn text_of(body: Result<Bytes, BytesRejection>) -> Result<String, Failure> {
    let body = body.map_err(|rejection| {
        let detail = "The record is longer than 4 MB or broke off. Send it again, or a shorter one.";
        Failure::new(rejection.status(), "bad_body", detail)
    })?;
    let not_text = |_| Failure::bad("bad_record", "This is not text in UTF-8, so it is no record.");
    String::from_utf8(body.into()).map_err(not_text)
}
