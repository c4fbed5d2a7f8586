//! What a browser holds, as it asks for it and changes it.

use super::described::{Cookies, Made, made};
use super::tables::{asked, code, seat};
use super::visitor::Visitor;
use super::{Api, Json};
use crate::audit::{self, Doer};
use crate::hall::Missing;
use crate::problem::HttpFailure;
use crate::security::is_secure;
use crate::sessions::{HeldAs, Holding, SessionChange};
use crate::table::TableCommand;
use crate::{cookies, random, steady_ms};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use engine::Seat;
use protocol::http::{
    BringKept, KeptSecret, OpenSession, OwnSeats, RenewSeat, Seated, SecretLink, SessionView,
};
use protocol::{Secret, TableCode};
use room::{JoinError, Room};

/// How many secrets a browser brings at once.
const MAX_BROUGHT: usize = 200;

/// An answer in JSON that may set cookies.
type Told<T> = Result<(Cookies, axum::Json<T>), HttpFailure>;
/// An answer that says nothing but may set cookies.
type Done = Result<(StatusCode, Cookies), HttpFailure>;

/// `GET /api/session`
pub(super) async fn see(State(app): State<Api>, visitor: Visitor) -> Told<SessionView> {
    let nothing = SessionView { tables: Vec::new(), tournaments: Vec::new() };
    if visitor.holds_nothing() {
        return Ok((Cookies::default(), axum::Json(nothing)));
    }
    let (id, cookies) = app.change_session(&visitor, SessionChange::default()).await?;
    let Some(session) = app.hall.session(Some(&id)).await? else {
        return Ok((cookies, axum::Json(nothing)));
    };
    app.hall.session_seen(&session).await;
    Ok((cookies, axum::Json(session.view())))
}

/// `POST /api/session`
pub(super) async fn bring(
    State(app): State<Api>,
    visitor: Visitor,
    Json(BringKept { seats, organised, taking_part }): Json<BringKept>,
) -> Done {
    if seats.len() + organised.len() + taking_part.len() > MAX_BROUGHT {
        let detail = format!("That is too much at once: bring at most {MAX_BROUGHT} and then the rest.");
        return Err(HttpFailure::bad("too_many", detail));
    }
    if !app.addresses.may_open_a_session(visitor.address, steady_ms()) {
        return Err(HttpFailure::too_fast());
    }
    let held = |held_as: HeldAs, kept: Vec<KeptSecret>| {
        let holding = move |kept: KeptSecret| Holding::new(held_as, kept.code, kept.secret, &kept.about);
        kept.into_iter().map(holding)
    };
    let seats = held(HeldAs::Seat, seats);
    let cups = held(HeldAs::Participant, taking_part).chain(held(HeldAs::Organiser, organised));
    let change = SessionChange { hold: cups.chain(seats).collect(), drop: Vec::new() };
    let (_, cookies) = app.change_session(&visitor, change).await?;
    Ok((StatusCode::NO_CONTENT, cookies))
}

/// `DELETE /api/session`
pub(super) async fn end(State(app): State<Api>, visitor: Visitor) -> Done {
    if let Some(id) = &visitor.session {
        app.hall.end_session(id).await?;
        Doer::current().did(("session ended", None), None, None);
    }
    let secure = is_secure(&app.hall.settings);
    let gone = [cookies::forget(secure)].into_iter().chain(visitor.forget_old(secure));
    Ok((StatusCode::NO_CONTENT, Cookies::of(gone)))
}

/// `GET /api/tables/{code}/session`
pub(super) async fn own_seats(
    State(app): State<Api>,
    Path(table): Path<String>,
    visitor: Visitor,
) -> Told<OwnSeats> {
    let table = code(table)?;
    let (own, others) = app.holdings(&visitor, &table).await?;
    if own.is_empty() && others.is_empty() {
        app.hall.look(&table, |_| ()).await?;
        return Ok((Cookies::default(), axum::Json(OwnSeats { seats: Vec::new() })));
    }
    let own: Vec<Holding> = own.into_iter().filter(|held| held.held_as == HeldAs::Seat).collect();
    let looked_at = (own.clone(), others);
    let looked = app.hall.look(&table, move |room| Looked::at(room, &looked_at.0, &looked_at.1)).await;
    let Looked { seats, change } = match looked {
        Ok(looked) => looked,
        Err(why) => {
            if why == Missing::NoSuchTable && !own.is_empty() {
                app.change_session(&visitor, SessionChange { hold: Vec::new(), drop: own }).await?;
            }
            return Err(HttpFailure::from(why));
        }
    };
    let cookies = match change {
        Some(change) => app.change_session(&visitor, change).await?.1,
        None => Cookies::default(),
    };
    Ok((cookies, axum::Json(OwnSeats { seats })))
}

/// What a browser has at a table.
struct Looked {
    seats: Vec<Seat>,
    /// What it should hold instead of what it does.
    change: Option<SessionChange>,
}

impl Looked {
    /// A seat that somebody lost is dropped; one that came with a table for playing again or with a tournament is held
    /// from now on.
    fn at(room: &Room, own: &[Holding], others: &[Holding]) -> Looked {
        let mut seats = Vec::new();
        let mut change = SessionChange::default();
        let game = &room.setup().game;
        let renamed =
            |held: &Holding| Holding::new(HeldAs::Seat, room.code().clone(), held.secret.clone(), game);
        for held in own {
            match room.seat_of(&held.secret) {
                Some(seat) if !seats.contains(&seat) => {
                    seats.push(seat);
                    if held.about.is_empty() {
                        change.drop.push(held.clone());
                        change.hold.push(renamed(held));
                    }
                }
                _ => change.drop.push(held.clone()),
            }
        }
        // Oldest first, as they were taken.
        for held in others.iter().rev().filter(|_| seats.is_empty()).collect::<Vec<_>>() {
            if let Some(seat) = room.seat_of(&held.secret).filter(|seat| !seats.contains(seat)) {
                seats.push(seat);
                change.hold.push(renamed(held));
            }
        }
        let changes = !change.hold.is_empty() || !change.drop.is_empty();
        Looked { seats, change: changes.then_some(change) }
    }
}

/// `PUT /api/tables/{code}/session`: in place of any other seat that the browser has at the table.
pub(super) async fn open(
    State(app): State<Api>,
    Path(table): Path<String>,
    visitor: Visitor,
    Json(OpenSession { secret }): Json<OpenSession>,
) -> Done {
    let table = code(table)?;
    let own = secret.clone();
    let known = app.hall.look(&table, move |room| room.knows(&own).then(|| room.setup().game.clone()));
    let game = known.await?.ok_or_else(|| HttpFailure::from(JoinError::WrongSecret))?;
    let (mut drop, _) = app.holdings(&visitor, &table).await?;
    drop.retain(|held| held.held_as == HeldAs::Seat && held.secret != secret);
    let hold = vec![Holding::new(HeldAs::Seat, table, secret, &game)];
    let (_, cookies) = app.change_session(&visitor, SessionChange { hold, drop }).await?;
    Ok((StatusCode::NO_CONTENT, cookies))
}

/// `DELETE /api/tables/{code}/session`
pub(super) async fn forget(State(app): State<Api>, Path(table): Path<String>, visitor: Visitor) -> Done {
    let table = code(table)?;
    let (mut drop, _) = app.holdings(&visitor, &table).await?;
    drop.retain(|held| held.held_as == HeldAs::Seat);
    if drop.is_empty() {
        return Ok((StatusCode::NO_CONTENT, Cookies::default()));
    }
    let (_, cookies) = app.change_session(&visitor, SessionChange { hold: Vec::new(), drop }).await?;
    Ok((StatusCode::NO_CONTENT, cookies))
}

/// `POST /api/tables/{code}/seats/{seat}/link`
pub(super) async fn link(
    State(app): State<Api>,
    Path((table, wanted)): Path<(String, String)>,
    visitor: Visitor,
) -> Result<axum::Json<SecretLink>, HttpFailure> {
    let (table, wanted) = (code(table)?, seat(&wanted)?);
    let secret = secret_of(&app, &visitor, &table, wanted).await?;
    audit::note("link shown", &table, Some(wanted));
    Ok(axum::Json(SecretLink { secret }))
}

/// The secret by which this browser sits in a seat.
async fn secret_of(
    app: &Api,
    visitor: &Visitor,
    table: &TableCode,
    wanted: Seat,
) -> Result<Secret, HttpFailure> {
    let secrets = app.secrets(visitor, table).await?;
    let found = app
        .hall
        .look(table, move |room| secrets.into_iter().find(|secret| room.seat_of(secret) == Some(wanted)));
    found.await?.ok_or_else(|| HttpFailure::from(JoinError::WrongSecret))
}

/// `POST /api/tables/{code}/seats/{seat}/renewal`
pub(super) async fn renew(
    State(app): State<Api>,
    Path((table, wanted)): Path<(String, String)>,
    visitor: Visitor,
    Json(RenewSeat { secret }): Json<RenewSeat>,
) -> Result<Made<Seated>, HttpFailure> {
    let (table, wanted) = (code(table)?, seat(&wanted)?);
    // Each is a fact that is kept for good.
    if !app.addresses.may_make_a_table(visitor.address, steady_ms()) {
        return Err(HttpFailure::too_fast());
    }
    let by_session = secret.is_none();
    let old = match secret {
        Some(secret) => secret,
        None => secret_of(&app, &visitor, &table, wanted).await?,
    };
    let new = Secret::from_random(random());
    let game = app.hall.look(&table, |room| room.setup().game.clone()).await?;
    // Held before it opens anything: a seat whose new secret nobody has would be lost. The one that is of no use after
    // this is dropped when the browser looks at the table next.
    let kept = if by_session {
        let holding = Holding::new(HeldAs::Seat, table.clone(), new.clone(), &game);
        app.change_session(&visitor, SessionChange::to_hold(holding)).await?.1
    } else {
        Cookies::default()
    };
    let (secrets, fresh) = (vec![old], new.clone());
    let ask = |reply| TableCommand::Renew { seat: wanted, secrets, new: fresh, reply };
    let seat = asked(&app, &table, ask).await?;
    audit::note("secret renewed", &table, Some(seat));
    Ok(made(kept, Seated { table, seat, secret: new }))
}
