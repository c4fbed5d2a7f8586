//! Requests about tournaments. Who asks is told by a cookie, or by `Authorization: Bearer` with his secret.

use super::accounts::{attachment, to_xlsx};
use super::described::{Made, made};
use super::{Admitted, Api, Json, Language, XLSX, tables};
use crate::cookies;
use crate::now_ms;
use crate::problem::HttpFailure;
use crate::security::{client_address, is_secure};
use crate::tournaments::{Asker, OpenCup};
use axum::extract::{ConnectInfo, Path, Query, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse};
use protocol::http::OpenSession;
use protocol::tournament::{
    CardPage, CardsView, CreateTournament, EnterResults, SetAway, SetParticipants, TournamentMade,
    TournamentView, WrittenCard,
};
use protocol::{Secret, TableCode};
use std::net::SocketAddr;
use std::str::FromStr;
use std::sync::Arc;

type Seen = Result<axum::Json<TournamentView>, HttpFailure>;

pub(super) async fn create(
    State(app): State<Api>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Json(wanted): Json<CreateTournament>,
) -> Result<Made<TournamentMade>, HttpFailure> {
    let address = client_address(&app.hall.settings, peer, &headers);
    if !app.addresses.may_make_a_tournament(address, now_ms()) {
        return Err(HttpFailure::too_fast());
    }
    let new = app.hall.create_tournament(wanted).await?;
    let cookie = cookies::remember_organiser(&new.code, &new.secret, is_secure(&app.hall.settings));
    Ok(made(cookie, new))
}

/// The tournament named, and who asks for it.
async fn asked(app: &Api, code: String, headers: &HeaderMap) -> Result<(OpenCup, Asker), HttpFailure> {
    let code = tables::code(code)?;
    let held = app.hall.tournament(&code).await?;
    let asker = held.asker(&secrets(headers, &code));
    Ok((held, asker))
}

/// The same for what only the organiser may do.
async fn organised(app: &Api, code: String, headers: &HeaderMap) -> Result<(OpenCup, Asker), HttpFailure> {
    let (held, asker) = asked(app, code, headers).await?;
    asker.must_organise()?;
    Ok((held, asker))
}

/// A number in a path.
fn number<T: FromStr>(text: &str) -> Result<T, HttpFailure> {
    text.parse()
        .map_err(|_| HttpFailure::bad("bad_request", "There must be a small whole number in this address."))
}

fn secrets(headers: &HeaderMap, code: &TableCode) -> Vec<Secret> {
    let bearer =
        headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
    if let Some(secret) = bearer {
        return Secret::try_from(secret.trim().to_owned()).into_iter().collect();
    }
    let own = cookies::secrets(headers).into_iter().filter(|(own, _)| own == code).map(|(_, secret)| secret);
    cookies::organiser(headers, code).into_iter().chain(own).collect()
}

pub(super) async fn see(State(app): State<Api>, Path(code): Path<String>, headers: HeaderMap) -> Seen {
    let (mut held, asker) = asked(&app, code, &headers).await?;
    Ok(axum::Json(held.view(&asker).await?))
}

pub(super) async fn remember(
    State(app): State<Api>,
    Path(code): Path<String>,
    Json(OpenSession { secret }): Json<OpenSession>,
) -> Result<impl IntoResponse, HttpFailure> {
    let code = tables::code(code)?;
    let asker = app.hall.tournament(&code).await?.asker(std::slice::from_ref(&secret));
    let secure = is_secure(&app.hall.settings);
    let cookie: HeaderValue = match (asker.is_known(), asker.organiser.is_some()) {
        (_, true) => cookies::remember_organiser(&code, &secret, secure),
        (true, false) => cookies::remember(&code, &secret, secure),
        (false, _) => {
            let detail = "This link opens nothing here. Ask whoever runs the tournament for a new one.";
            return Err(HttpFailure::forbidden("wrong_secret", detail));
        }
    };
    Ok((StatusCode::NO_CONTENT, AppendHeaders([(header::SET_COOKIE, cookie)])))
}

pub(super) async fn start(
    State(app): State<Api>,
    Path((code, stage)): Path<(String, String)>,
    headers: HeaderMap,
) -> Seen {
    let (mut held, asker) = organised(&app, code, &headers).await?;
    held.start(number(&stage)?).await?;
    Ok(axum::Json(held.view(&asker).await?))
}

pub(super) async fn correct(
    State(app): State<Api>,
    Path((code, stage, table)): Path<(String, String, String)>,
    headers: HeaderMap,
    Json(EnterResults { results }): Json<EnterResults>,
) -> Seen {
    let (mut held, asker) = organised(&app, code, &headers).await?;
    held.correct(number(&stage)?, number(&table)?, &results).await?;
    Ok(axum::Json(held.view(&asker).await?))
}

pub(super) async fn set_participants(
    State(app): State<Api>,
    Path(code): Path<String>,
    headers: HeaderMap,
    Json(SetParticipants { participants }): Json<SetParticipants>,
) -> Seen {
    let (mut held, asker) = asked(&app, code, &headers).await?;
    held.set_participants(asker.must_organise()?, &participants).await?;
    Ok(axum::Json(held.view(&asker).await?))
}

pub(super) async fn set_away(
    State(app): State<Api>,
    Path((code, who)): Path<(String, String)>,
    headers: HeaderMap,
    Json(SetAway { away }): Json<SetAway>,
) -> Seen {
    let (mut held, asker) = organised(&app, code, &headers).await?;
    held.set_away(number(&who)?, away).await?;
    Ok(axum::Json(held.view(&asker).await?))
}

pub(super) async fn hold(
    State(app): State<Api>,
    Path((code, who)): Path<(String, String)>,
    headers: HeaderMap,
) -> Seen {
    let (mut held, asker) = organised(&app, code, &headers).await?;
    held.hold(number(&who)?).await?;
    Ok(axum::Json(held.view(&asker).await?))
}

pub(super) async fn standings(
    State(app): State<Api>,
    Path(code): Path<String>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, HttpFailure> {
    let (held, _) = asked(&app, code, &headers).await?;
    let name = format!("magnat-{}.csv", held.code());
    Ok(attachment("text/csv; charset=utf-8", &name, held.standings_csv().into_bytes()))
}

pub(super) async fn xlsx(
    State(app): State<Api>,
    Path(code): Path<String>,
    Query(lang): Query<Language>,
    headers: HeaderMap,
    Admitted(pass): Admitted,
) -> Result<impl IntoResponse, HttpFailure> {
    let (held, _) = organised(&app, code, &headers).await?;
    let name = format!("magnat-{}.xlsx", held.code());
    let pass = Arc::new(pass);
    let cards = held.cards(lang.get(), Arc::clone(&pass)).await?;
    drop(held);
    Ok(attachment(XLSX, &name, app.hall.desk.work(pass, move || to_xlsx(&cards)).await?))
}

pub(super) async fn cards(
    State(app): State<Api>,
    Path(code): Path<String>,
    Query(lang): Query<Language>,
    headers: HeaderMap,
    Admitted(pass): Admitted,
) -> Result<axum::Json<CardsView>, HttpFailure> {
    let (held, _) = organised(&app, code, &headers).await?;
    let cards = held.cards(lang.get(), pass).await?;
    let page = |page: cards::Page| CardPage {
        id: page.id,
        title: page.title,
        head: page.sheet.head,
        rows: page.sheet.rows.iter().map(|row| row.iter().map(ToString::to_string).collect()).collect(),
        totals: page.totals as u32,
    };
    let card = |card: cards::Card| WrittenCard {
        name: card.name,
        pages: card.pages.into_iter().map(page).collect(),
    };
    Ok(axum::Json(CardsView { title: cards.title, cards: cards.cards.into_iter().map(card).collect() }))
}
