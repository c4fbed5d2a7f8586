//! The books of a match as a spreadsheet.

use super::visitor::Visitor;
use super::{Admitted, Api, Language, XLSX, tables};
use crate::hall::Missing;
use crate::look_back::book;
use crate::problem::HttpFailure;
use answers::PlayedMatch;
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use cards::Cards;
use engine::Viewer;

/// `GET /api/tables/{code}/accounts.xlsx`: the seat is that of the session.
pub(super) async fn xlsx(
    State(app): State<Api>,
    Path(table): Path<String>,
    Query(lang): Query<Language>,
    visitor: Visitor,
    Admitted(pass): Admitted,
) -> Result<impl IntoResponse, HttpFailure> {
    let table = tables::code(table)?;
    let secrets = app.secrets(&visitor, &table).await?;
    let asked = app.hall.look(&table, move |room| {
        let seat = secrets.iter().find_map(|secret| room.seat_of(secret));
        Some((seat.map_or(Viewer::Public, Viewer::Seat), PlayedMatch::so_far(room)?))
    });
    let (viewer, played) = asked.await?.ok_or_else(|| {
        let detail = "The match has not begun. Its books can be had once it has.";
        HttpFailure::new(StatusCode::CONFLICT, "not_begun", detail)
    })?;
    let lang = lang.get();
    let written = app.hall.desk.work(pass, move || {
        let book = book(&played, viewer)?;
        if book.papers.is_empty() {
            return Err(HttpFailure::not_found("no_books", "This game keeps no books."));
        }
        to_xlsx(&Cards::of_match(&book, played.table.about(), lang))
    });
    Ok(attachment(XLSX, &format!("magnat-{table}.xlsx"), written.await?))
}

/// A file to be kept.
pub(super) fn attachment(kind: &str, name: &str, body: Vec<u8>) -> impl IntoResponse + use<> {
    let name = format!("attachment; filename=\"{name}\"");
    ([(header::CONTENT_TYPE, kind.to_owned()), (header::CONTENT_DISPOSITION, name)], body)
}

pub(super) fn to_xlsx(cards: &Cards) -> Result<Vec<u8>, HttpFailure> {
    cards.to_xlsx().map_err(|error| {
        tracing::error!(%error, "a spreadsheet could not be written");
        HttpFailure::from(Missing::Unavailable)
    })
}
