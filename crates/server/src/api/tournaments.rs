//! Requests about tournaments. Who asks is told by their session, or by `Authorization: Bearer` with their secret.

use super::accounts::{attachment, to_xlsx};
use super::described::{Cookies, Made, made};
use super::visitor::Visitor;
use super::{Admitted, Api, Json, Language, XLSX, tables};
use crate::audit;
use crate::problem::HttpFailure;
use crate::sessions::{HeldAs, Holding, SessionChange};
use crate::steady_ms;
use crate::tournaments::{CupAsker, OpenCup};
use axum::extract::{FromRequestParts, Path, Query, State};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use protocol::http::{OpenSession, SecretLink};
use protocol::tournament::{
    AbsentPeople, CardPage, CardsView, CreateTournament, EnterResults, JoinTournament, PauseTables, SetAway,
    SetParticipants, TellAll, TournamentJoined, TournamentMade, TournamentView, WrittenCard,
};
use protocol::{Look, Secret};
use std::str::FromStr;
use std::sync::Arc;

type Seen = Result<axum::Json<TournamentView>, HttpFailure>;

pub(super) async fn create(
    State(app): State<Api>,
    visitor: Visitor,
    Json(wanted): Json<CreateTournament>,
) -> Result<Made<TournamentMade>, HttpFailure> {
    if !app.addresses.may_make_a_tournament(visitor.address, steady_ms()) {
        return Err(HttpFailure::too_fast());
    }
    let name = wanted.setup.name.trim().to_owned();
    let new = app.hall.create_tournament(wanted).await?;
    audit::note("tournament made", &new.code, None);
    let holding = Holding::new(HeldAs::Organiser, new.code.clone(), new.secret.clone(), &name);
    Ok(made(app.remember(&visitor, holding).await?, new))
}

/// The tournament named, and who asks for it.
async fn asked(app: &Api, code: String, visitor: &CupVisitor) -> Result<(OpenCup, CupAsker), HttpFailure> {
    let code = tables::code(code)?;
    let secrets = match &visitor.bearer {
        Some(secrets) => secrets.clone(),
        None => app.holdings(&visitor.visitor, &code).await?.0.into_iter().map(|held| held.secret).collect(),
    };
    let held = app.hall.tournament(&code).await?;
    let asker = held.asker(&secrets);
    Ok((held, asker))
}

/// The same for what only the organiser may do.
async fn organised(
    app: &Api,
    code: String,
    visitor: &CupVisitor,
) -> Result<(OpenCup, CupAsker), HttpFailure> {
    let (held, asker) = asked(app, code, visitor).await?;
    asker.must_organise()?;
    Ok((held, asker))
}

/// A number in a path.
fn number<T: FromStr>(text: &str) -> Result<T, HttpFailure> {
    text.parse()
        .map_err(|_| HttpFailure::bad("bad_request", "There must be a small whole number in this address."))
}

/// Who asks about a tournament: a browser by its session, a program by `Authorization: Bearer`.
pub(crate) struct CupVisitor {
    visitor: Visitor,
    /// Nothing at all if it is no secret.
    bearer: Option<Vec<Secret>>,
}

impl FromRequestParts<Api> for CupVisitor {
    type Rejection = HttpFailure;

    async fn from_request_parts(parts: &mut Parts, app: &Api) -> Result<CupVisitor, HttpFailure> {
        let visitor = Visitor::from_request_parts(parts, app).await?;
        let header = parts.headers.get(header::AUTHORIZATION);
        let given = header.and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
        let bearer = given.map(|text| Secret::try_from(text.trim().to_owned()).into_iter().collect());
        Ok(CupVisitor { visitor, bearer })
    }
}

pub(super) async fn see(State(app): State<Api>, Path(code): Path<String>, visitor: CupVisitor) -> Seen {
    let (mut held, asker) = asked(&app, code, &visitor).await?;
    Ok(axum::Json(held.view(&asker).await?))
}

pub(super) async fn remember(
    State(app): State<Api>,
    Path(code): Path<String>,
    visitor: Visitor,
    Json(OpenSession { secret }): Json<OpenSession>,
) -> Result<(StatusCode, Cookies), HttpFailure> {
    let code = tables::code(code)?;
    let mut held = app.hall.tournament(&code).await?;
    let asker = held.asker(std::slice::from_ref(&secret));
    if !asker.is_known() {
        let detail = "This link is not valid. Ask the organiser for a new one.";
        return Err(HttpFailure::forbidden("wrong_secret", detail));
    }
    let held_as = if asker.organiser.is_some() { HeldAs::Organiser } else { HeldAs::Participant };
    let name = held.name().to_owned();
    held.came(&asker).await?;
    drop(held);
    // Whoever is somebody else from now on is no longer who they were.
    let (mut drop, _) = app.holdings(&visitor, &code).await?;
    drop.retain(|held| held.held_as == held_as && held.secret != secret);
    let hold = vec![Holding::new(held_as, code, secret, &name)];
    let (_, cookies) = app.change_session(&visitor, SessionChange { hold, drop }).await?;
    Ok((StatusCode::NO_CONTENT, cookies))
}

/// `POST /api/tournaments/{code}/join`
pub(super) async fn join(
    State(app): State<Api>,
    Path(code): Path<String>,
    visitor: Visitor,
    Json(wanted): Json<JoinTournament>,
) -> Result<Made<TournamentJoined>, HttpFailure> {
    let code = tables::code(code)?;
    let (own, _) = app.holdings(&visitor, &code).await?;
    let own: Vec<Holding> = own.into_iter().filter(|held| held.held_as == HeldAs::Participant).collect();
    let secrets: Vec<Secret> = own.iter().map(|held| held.secret.clone()).collect();
    let mut held = app.hall.tournament(&code).await?;
    let is_code = matches!(wanted, JoinTournament::Code(_));
    let joining = held.joining(wanted, &secrets).inspect_err(|_| {
        // Who tries codes at random runs out of credit soon.
        if is_code {
            app.addresses.missed(visitor.address, steady_ms());
        }
    })?;
    let joined = joining.joined.clone();
    let holding = Holding::new(HeldAs::Participant, code.clone(), joined.secret.clone(), held.name());
    // Held before it opens anything: a name whose secret nobody has could be taken by nobody.
    let cookies = app.remember(&visitor, holding.clone()).await?;
    let stored = held.let_in(joining).await;
    drop(held);
    let gone = if stored.is_ok() { own } else { vec![holding.clone()] };
    let gone: Vec<Holding> = gone.into_iter().filter(|held| stored.is_err() || !held.is(&holding)).collect();
    if visitor.session.is_some() && !gone.is_empty() {
        let change = SessionChange { hold: Vec::new(), drop: gone };
        app.change_session(&visitor, change).await?;
    }
    stored?;
    audit::note("participant joined", &code, None);
    Ok(made(cookies, joined))
}

/// `DELETE /api/tournaments/{code}/participants/{number}/session`
pub(super) async fn free(
    State(app): State<Api>,
    Path((code, who)): Path<(String, String)>,
    visitor: CupVisitor,
) -> Seen {
    let (mut held, asker) = organised(&app, code, &visitor).await?;
    held.free(asker.must_organise()?, number(&who)?).await?;
    audit::note("participant shown out", held.code(), None);
    Ok(axum::Json(held.view(&asker).await?))
}

/// `PUT /api/tournaments/{code}/look`
pub(super) async fn dress(
    State(app): State<Api>,
    Path(code): Path<String>,
    visitor: CupVisitor,
    Json(look): Json<Look>,
) -> Seen {
    let (mut held, asker) = asked(&app, code, &visitor).await?;
    held.dress(&asker, look).await?;
    Ok(axum::Json(held.view(&asker).await?))
}

/// `POST /api/tournaments/{code}/link`
pub(super) async fn link(
    State(app): State<Api>,
    Path(code): Path<String>,
    visitor: CupVisitor,
) -> Result<axum::Json<SecretLink>, HttpFailure> {
    let (held, asker) = organised(&app, code, &visitor).await?;
    audit::note("link shown", held.code(), None);
    Ok(axum::Json(SecretLink { secret: asker.must_organise()?.clone() }))
}

/// How a stage begins.
#[derive(serde::Deserialize)]
pub(crate) struct Starting {
    #[serde(default)]
    absent: AbsentPeople,
}

pub(super) async fn start(
    State(app): State<Api>,
    Path((code, stage)): Path<(String, String)>,
    Query(Starting { absent }): Query<Starting>,
    visitor: CupVisitor,
) -> Seen {
    let (mut held, asker) = organised(&app, code, &visitor).await?;
    held.start(number(&stage)?, absent).await?;
    audit::note("stage started", held.code(), None);
    Ok(axum::Json(held.view(&asker).await?))
}

pub(super) async fn correct(
    State(app): State<Api>,
    Path((code, stage, table)): Path<(String, String, String)>,
    visitor: CupVisitor,
    Json(EnterResults { results }): Json<EnterResults>,
) -> Seen {
    let (mut held, asker) = organised(&app, code, &visitor).await?;
    held.correct(number(&stage)?, number(&table)?, &results).await?;
    audit::note("results entered", held.code(), None);
    Ok(axum::Json(held.view(&asker).await?))
}

pub(super) async fn set_participants(
    State(app): State<Api>,
    Path(code): Path<String>,
    visitor: CupVisitor,
    Json(SetParticipants { participants }): Json<SetParticipants>,
) -> Seen {
    let (mut held, asker) = asked(&app, code, &visitor).await?;
    held.set_participants(asker.must_organise()?, &participants).await?;
    audit::note("participants changed", held.code(), None);
    Ok(axum::Json(held.view(&asker).await?))
}

pub(super) async fn set_away(
    State(app): State<Api>,
    Path((code, who)): Path<(String, String)>,
    visitor: CupVisitor,
    Json(SetAway { away }): Json<SetAway>,
) -> Seen {
    let (mut held, asker) = organised(&app, code, &visitor).await?;
    held.set_away(number(&who)?, away).await?;
    audit::note("participant set away or back", held.code(), None);
    Ok(axum::Json(held.view(&asker).await?))
}

pub(super) async fn hold(
    State(app): State<Api>,
    Path((code, who)): Path<(String, String)>,
    visitor: CupVisitor,
) -> Seen {
    let (mut held, asker) = organised(&app, code, &visitor).await?;
    held.hold(number(&who)?).await?;
    audit::note("bot plays for a participant", held.code(), None);
    Ok(axum::Json(held.view(&asker).await?))
}

pub(super) async fn pause(
    State(app): State<Api>,
    Path(code): Path<String>,
    visitor: CupVisitor,
    Json(PauseTables { paused }): Json<PauseTables>,
) -> Seen {
    let (mut held, asker) = organised(&app, code, &visitor).await?;
    held.pause(paused).await?;
    audit::note("tables paused or continued", held.code(), None);
    Ok(axum::Json(held.view(&asker).await?))
}

pub(super) async fn announce(
    State(app): State<Api>,
    Path(code): Path<String>,
    visitor: CupVisitor,
    Json(TellAll { text }): Json<TellAll>,
) -> Seen {
    let (mut held, asker) = organised(&app, code, &visitor).await?;
    held.announce(&text).await?;
    audit::note("everybody told something", held.code(), None);
    Ok(axum::Json(held.view(&asker).await?))
}

pub(super) async fn standings(
    State(app): State<Api>,
    Path(code): Path<String>,
    visitor: CupVisitor,
) -> Result<impl IntoResponse, HttpFailure> {
    let (held, _) = asked(&app, code, &visitor).await?;
    let name = format!("magnat-{}.csv", held.code());
    Ok(attachment("text/csv; charset=utf-8", &name, held.standings_csv().into_bytes()))
}

pub(super) async fn xlsx(
    State(app): State<Api>,
    Path(code): Path<String>,
    Query(lang): Query<Language>,
    visitor: CupVisitor,
    Admitted(pass): Admitted,
) -> Result<impl IntoResponse, HttpFailure> {
    let (held, _) = organised(&app, code, &visitor).await?;
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
    visitor: CupVisitor,
    Admitted(pass): Admitted,
) -> Result<axum::Json<CardsView>, HttpFailure> {
    let (held, _) = organised(&app, code, &visitor).await?;
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
