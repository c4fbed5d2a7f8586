//! The story of a match, for whoever comes back to it.

use super::described::WrittenBody;
use super::visitor::Visitor;
use super::{Admitted, Api, tables};
use crate::look_back::StoredMatch;
use crate::problem::HttpFailure;
use crate::story::{Told, story};
use axum::extract::{FromRequestParts, Path, Query, State};
use axum::http::StatusCode;
use axum::http::request::Parts;
use engine::{Seat, Viewer};
use protocol::Secret;
use protocol::http::StoryView;
use room::Room;
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
        let viewer = reader.viewer(room, &secrets)?;
        let told = StoredMatch::so_far(room).ok_or_else(not_begun)?;
        Ok((viewer, told, room.held_steps().to_vec()))
    });
    let (viewer, played, held) = asked.await??;
    let work = move || {
        let recording = played.read()?;
        Ok(WrittenBody::of(&story(&recording, &Told { viewer, held: &held })))
    };
    app.hall.desk.work(pass, work).await
}

impl Reader {
    /// Nobody reads with the eyes of a seat that is not theirs, and a table that keeps watchers out tells them nothing
    /// before it is over.
    fn viewer(&self, room: &Room, secrets: &[Secret]) -> Result<Viewer, HttpFailure> {
        let Some(seat) = self.seat.map(Seat) else {
            let is_open = room.info().watchable || room.outcome().is_some();
            return if is_open { Ok(Viewer::Public) } else { Err(no_watching()) };
        };
        let is_own = secrets.iter().any(|secret| room.seat_of(secret) == Some(seat));
        if is_own { Ok(Viewer::Seat(seat)) } else { Err(not_yours()) }
    }
}

fn not_begun() -> HttpFailure {
    let detail = "The match has not begun. Its story can be had once it has.";
    HttpFailure::new(StatusCode::CONFLICT, "not_begun", detail)
}

fn not_yours() -> HttpFailure {
    let detail = "This browser does not have that seat. Leave it out to read what everybody may.";
    HttpFailure::new(StatusCode::FORBIDDEN, "not_yours", detail)
}

fn no_watching() -> HttpFailure {
    let detail = "The host lets nobody watch this match. Its story is open to all once it is over.";
    HttpFailure::new(StatusCode::FORBIDDEN, "no_watching", detail)
}
