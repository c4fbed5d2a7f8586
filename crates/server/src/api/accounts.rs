//! The books of a match as a spreadsheet.

use super::{App, Language, XLSX, tables};
use crate::cookies;
use crate::hall::Missing;
use crate::problem::Failure;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse;
use cards::{Book, Cards};
use engine::{Entry, Header, Viewer};
use tokio::sync::Semaphore;

/// How many spreadsheets are written at the same time: whoever plays goes first.
static WRITERS: Semaphore = Semaphore::const_new(2);

/// `GET /api/tables/{code}/accounts.xlsx`: the seat is that of the cookie.
pub(super) async fn xlsx(
    State(app): State<App>,
    Path(table): Path<String>,
    Query(lang): Query<Language>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Failure> {
    let table = tables::code(table)?;
    let secrets = cookies::for_table(cookies::secrets(&headers), &table);
    let asked = app.hall.look(&table, move |room| {
        let seat = secrets.iter().find_map(|secret| room.seat_of(secret));
        Some((seat.map_or(Viewer::Public, Viewer::Seat), room.played()?))
    });
    let (viewer, (header, steps)) = asked.await?.ok_or_else(|| {
        let detail = "The match has not begun. Its books can be had once it has.";
        Failure::new(StatusCode::CONFLICT, "not_begun", detail)
    })?;
    let lang = lang.get();
    let written = write(move || {
        let game = catalog::rules(&header.game).ok_or(Missing::Unreadable)?;
        let book = book(header, &steps, viewer)?;
        if book.papers.is_empty() {
            return Err(Failure::not_found("no_books", "This game keeps no books."));
        }
        to_xlsx(&Cards::of_match(&book, game.about(), lang))
    });
    Ok(attachment(XLSX, &format!("magnat-{table}.xlsx"), written.await?))
}

/// A file to be kept.
pub(super) fn attachment(kind: &str, name: &str, body: Vec<u8>) -> impl IntoResponse + use<> {
    let name = format!("attachment; filename=\"{name}\"");
    ([(header::CONTENT_TYPE, kind.to_owned()), (header::CONTENT_DISPOSITION, name)], body)
}

/// The book of a match as it was played at a table of this server.
pub(crate) fn book(header: Header, steps: &[Entry], viewer: Viewer) -> Result<Book, Failure> {
    let game = catalog::rules(&header.game).ok_or(Missing::Unreadable)?;
    Book::of(game, header, steps, viewer).map_err(|error| {
        tracing::error!(%error, "a match could not be replayed for its books");
        Failure::from(Missing::Unreadable)
    })
}

pub(super) fn to_xlsx(cards: &Cards) -> Result<Vec<u8>, Failure> {
    cards.to_xlsx().map_err(|error| {
        tracing::error!(%error, "a spreadsheet could not be written");
        Failure::from(Missing::Unavailable)
    })
}

/// Writes something that takes a while, away from the threads that serve.
pub(crate) async fn write<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, Failure> + Send + 'static,
) -> Result<T, Failure> {
    let _place = WRITERS.acquire().await.expect("nobody closes it");
    tokio::task::spawn_blocking(work).await.map_err(|_| Missing::Unavailable)?
}
