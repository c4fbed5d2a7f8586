//! What one does with a match that was played: see it again, look back at it, or go on with it. A match of this server is
//! named by its table; any other is sent once as its record and named by that from then on. All of this costs time:
//! whoever asks for it is let in first.

use super::described::{Made, New, WrittenBody};
use super::visitor::Visitor;
use super::{Admitted, Api, Json, tables};
use crate::problem::HttpFailure;
use crate::steady_ms;
use answers::{Eyes, MAX_FRAMES};
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequestParts, Path, Query, State};
use axum::http::StatusCode;
use axum::http::request::Parts;
use protocol::RecordId;
use protocol::http::{ContinueTable, MatchSource, RecordKept, ReplayView, Review, Seated};
use serde::Deserialize;
use std::ops::Range;
use std::sync::Arc;

/// The first step to look at.
#[derive(Deserialize)]
pub(crate) struct Beginning {
    #[serde(default)]
    from: u32,
}

impl FromRequestParts<Api> for Beginning {
    type Rejection = HttpFailure;

    async fn from_request_parts(parts: &mut Parts, app: &Api) -> Result<Beginning, HttpFailure> {
        let wrong =
            |_| HttpFailure::bad("bad_request", "Say the first step to look at as a number: ?from=1.");
        let Query(beginning) = Query::from_request_parts(parts, app).await.map_err(wrong)?;
        Ok(beginning)
    }
}

/// The match that the path names.
pub(crate) struct Named(MatchSource);

impl FromRequestParts<Api> for Named {
    type Rejection = HttpFailure;

    async fn from_request_parts(parts: &mut Parts, app: &Api) -> Result<Named, HttpFailure> {
        #[derive(Deserialize)]
        struct Raw {
            code: Option<String>,
            id: Option<String>,
        }
        let no_such = || {
            let detail =
                "A record is named by what POST /api/records answered. Check it, or send the record again.";
            HttpFailure::not_found("no_such_record", detail)
        };
        let Path(raw) = Path::from_request_parts(parts, app).await.map_err(|_| no_such())?;
        Ok(Named(match raw {
            Raw { code: Some(code), .. } => MatchSource::Table(tables::code(code)?),
            Raw { id, .. } => {
                let id = RecordId::try_from(id.unwrap_or_default()).map_err(|_| no_such())?;
                MatchSource::Record(id)
            }
        }))
    }
}

pub(super) async fn keep(
    State(app): State<Api>,
    visitor: Visitor,
    Admitted(pass): Admitted,
    body: Result<Bytes, BytesRejection>,
) -> Result<New<RecordKept>, HttpFailure> {
    let sender = visitor.address;
    let (text, hall) = (text_of(body)?, Arc::clone(&app.hall));
    let id = app.hall.desk.work(pass, move || hall.keep_record(&text, sender)).await?;
    Ok((StatusCode::CREATED, axum::Json(RecordKept { id })))
}

pub(super) async fn review(
    State(app): State<Api>,
    Named(source): Named,
    Beginning { from }: Beginning,
    Admitted(pass): Admitted,
) -> Result<axum::Json<Review>, HttpFailure> {
    let (hall, found) = (Arc::clone(&app.hall), app.hall.find_match(&source).await?);
    let work = move || hall.review(&*hall.open_match(&source, &found)?, from);
    Ok(axum::Json(app.hall.reviews.work(pass, work).await?))
}

pub(super) async fn go_on(
    State(app): State<Api>,
    visitor: Visitor,
    Admitted(pass): Admitted,
    Json(wanted): Json<ContinueTable>,
) -> Result<Made<Seated>, HttpFailure> {
    if !app.addresses.may_make_a_table(visitor.address, steady_ms()) {
        return Err(HttpFailure::too_fast());
    }
    let seated = app.hall.go_on(wanted, pass).await?;
    let game = app.hall.look(&seated.table, |room| room.setup().game.clone()).await?;
    tables::welcome(&app, &visitor, seated, &game).await
}

/// What is to be seen again, and through whose eyes.
pub(crate) struct Asked {
    eyes: Eyes,
    window: Range<u32>,
}

impl FromRequestParts<Api> for Asked {
    type Rejection = HttpFailure;

    async fn from_request_parts(parts: &mut Parts, app: &Api) -> Result<Asked, HttpFailure> {
        #[derive(Deserialize)]
        struct Raw {
            #[serde(default)]
            eyes: String,
            #[serde(default)]
            from: u32,
            count: Option<u32>,
        }
        let Query(Raw { eyes, from, count }) = Query::from_request_parts(parts, app).await.map_err(|_| {
            HttpFailure::bad(
                "bad_request",
                "from and count are numbers of steps: ?eyes=public&from=0&count=50.",
            )
        })?;
        let count = count.unwrap_or(MAX_FRAMES).min(MAX_FRAMES);
        Ok(Asked { eyes: Eyes::read(&eyes)?, window: from..from.saturating_add(count) })
    }
}

pub(super) async fn replay(
    State(app): State<Api>,
    Named(source): Named,
    Asked { eyes, window }: Asked,
    Admitted(pass): Admitted,
) -> Result<WrittenBody<ReplayView>, HttpFailure> {
    let (hall, found) = (Arc::clone(&app.hall), app.hall.find_match(&source).await?);
    let work = move || {
        let recording = hall.open_match(&source, &found)?;
        let told = answers::replay(&recording, eyes, window)?;
        Ok(WrittenBody::of(&told))
    };
    app.hall.desk.work(pass, work).await
}

/// A record that was sent.
fn text_of(body: Result<Bytes, BytesRejection>) -> Result<String, HttpFailure> {
    let body = body.map_err(|rejection| {
        let detail = "The record is longer than 4 MB or broke off. Send it again, or a shorter one.";
        HttpFailure::new(rejection.status(), "bad_body", detail)
    })?;
    let not_text = |_| HttpFailure::bad("bad_record", "This is not text in UTF-8, so it is no record.");
    String::from_utf8(body.into()).map_err(not_text)
}
