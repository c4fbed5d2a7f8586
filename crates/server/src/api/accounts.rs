//! The books of a match as a spreadsheet.

use super::{Admitted, App, Language, XLSX, tables};
use crate::cookies;
use crate::hall::Missing;
use crate::problem::Failure;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse;
use cards::{Book, Cards};
use engine::{AnyGame, Entry, Header, Viewer};

/// `GET /api/tables/{code}/accounts.xlsx`: the seat is that of the cookie.
pub(super) async fn xlsx(
    State(app): State<App>,
    Path(table): Path<String>,
    Query(lang): Query<Language>,
    headers: HeaderMap,
    Admitted(pass): Admitted,
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
    let game = app.hall.settings.games.find(&header.game).ok_or(Missing::Unreadable)?;
    let written = app.hall.desk.work(pass, move || {
        let book = book(game, header, &steps, viewer)?;
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
pub(crate) fn book(
    game: &dyn AnyGame,
    header: Header,
    steps: &[Entry],
    viewer: Viewer,
) -> Result<Book, Failure> {
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
