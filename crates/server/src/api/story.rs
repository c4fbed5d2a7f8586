//! The story of a match, for whoever comes back to it.

use super::described::WrittenBody;
use super::visitor::Visitor;
use super::{Admitted, Api, tables};
use crate::look_back::read;
use crate::problem::HttpFailure;
use answers::{PlayedMatch, Told, story, viewer_of};
use axum::extract::{FromRequestParts, Path, Query, State};
use axum::http::StatusCode;
use axum::http::request::Parts;
use engine::Seat;
use protocol::http::StoryView;
use serde::Deserialize;

/// Through whose eyes.
#[derive(Deserialize)]
pub(crate) struct Reader {
    seat: Option<u8>,
}

impl FromRequestParts<Api> for Reader {
    type Rejection = HttpFailure;

    async fn from_request_parts(parts: &mut Parts, app: &Api) -> Result<Reader, HttpFailure> {
        let wrong = |_| HttpFailure::bad("bad_request", "Say the seat as a number from 0: ?seat=0.");
        let Query(reader) = Query::from_request_parts(parts, app).await.map_err(wrong)?;
        Ok(reader)
    }
}

/// `GET /api/tables/{code}/story`
pub(super) async fn tell(
    State(app): State<Api>,
    Path(table): Path<String>,
    reader: Reader,
    visitor: Visitor,
    Admitted(pass): Admitted,
) -> Result<WrittenBody<StoryView>, HttpFailure> {
    let table = tables::code(table)?;
    let secrets = app.secrets(&visitor, &table).await?;
    let asked = app.hall.look(&table, move |room| -> Result<_, HttpFailure> {
        let viewer = viewer_of(room, reader.seat.map(Seat), &secrets)?;
        let told = PlayedMatch::so_far(room).ok_or_else(not_begun)?;
        let checks = room.setup().check_books || room.outcome().is_some();
        Ok((viewer, told, room.held_steps().to_vec(), room.taken_back().to_vec(), checks))
    });
    let (viewer, played, held, taken_back, checks) = asked.await??;
    let work = move || {
        let recording = read(&played)?;
        let told = Told { viewer, held: &held, taken_back: &taken_back, checks };
        Ok(WrittenBody::of(&story(&recording, &told)))
    };
    app.hall.desk.work(pass, work).await
}

fn not_begun() -> HttpFailure {
    let detail = "The match has not begun. Its story can be had once it has.";
    HttpFailure::new(StatusCode::CONFLICT, "not_begun", detail)
}
