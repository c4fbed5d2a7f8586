use super::described::{Made, made};
use super::{Api, Json};
use crate::look_back::not_over;
use crate::problem::HttpFailure;
use crate::security::{client_address, is_secure};
use crate::table::{Reply, TableCommand};
use crate::{cookies, now_ms, random};
use axum::extract::{ConnectInfo, Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse};
use protocol::http::{CreateTable, JoinTable, OpenSession, Seated, SetHook, TableList};
use protocol::{Receipt, Secret, TableCode, TableInfo};
use std::net::SocketAddr;
use tokio::sync::oneshot;

/// A code in a path, as people type it.
pub(super) fn code(text: String) -> Result<TableCode, HttpFailure> {
    let wrong = |_| {
        HttpFailure::not_found(
            "no_such_table",
            "A table code has six letters and digits. Check it and try again.",
        )
    };
    TableCode::try_from(text).map_err(wrong)
}

pub(super) async fn create(
    State(app): State<Api>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Json(wanted): Json<CreateTable>,
) -> Result<Made<Seated>, HttpFailure> {
    let address = client_address(&app.hall.settings, peer, &headers);
    if !app.addresses.may_make_a_table(address, now_ms()) {
        return Err(HttpFailure::too_fast());
    }
    let seated = app.hall.create(wanted).await?;
    Ok(welcome(&app, seated))
}

pub(super) async fn join(
    State(app): State<Api>,
    Path(table): Path<String>,
    Json(wanted): Json<JoinTable>,
) -> Result<Made<Seated>, HttpFailure> {
    let table = code(table)?;
    let JoinTable { name, seat, entropy } = wanted;
    let secret = Secret::from_random(random());
    let ask = |reply| TableCommand::Join { name, seat, entropy, secret: secret.clone(), reply };
    let seat = asked(&app, &table, ask).await?;
    Ok(welcome(&app, Seated { table, seat, secret }))
}

/// Seated, with the cookie that says so.
pub(super) fn welcome(app: &Api, seated: Seated) -> Made<Seated> {
    let cookie = cookies::remember(&seated.table, &seated.secret, is_secure(&app.hall.settings));
    made(cookie, seated)
}

/// Asks a table and waits for its answer.
async fn asked<T>(
    app: &Api,
    table: &TableCode,
    ask: impl FnOnce(Reply<T>) -> TableCommand,
) -> Result<T, HttpFailure> {
    let (reply, replied) = oneshot::channel();
    app.hall.tell(table, ask(reply)).await?;
    let answer = replied.await.map_err(|_| crate::hall::Missing::Unavailable)?;
    Ok(answer??)
}

pub(super) async fn list(State(app): State<Api>) -> Result<axum::Json<TableList>, HttpFailure> {
    let tables = app.hall.lobby().await.map_err(|error| app.hall.store_failed(&error))?;
    Ok(axum::Json(TableList { tables }))
}

pub(super) async fn info(
    State(app): State<Api>,
    Path(table): Path<String>,
) -> Result<axum::Json<TableInfo>, HttpFailure> {
    Ok(axum::Json(app.hall.look(&code(table)?, room::Room::info).await?))
}

pub(super) async fn remember(
    State(app): State<Api>,
    Path(table): Path<String>,
    Json(OpenSession { secret }): Json<OpenSession>,
) -> Result<impl IntoResponse, HttpFailure> {
    let table = code(table)?;
    let own = secret.clone();
    if !app.hall.look(&table, move |room| room.knows(&own)).await? {
        return Err(HttpFailure::from(room::JoinError::WrongSecret));
    }
    let cookie = cookies::remember(&table, &secret, is_secure(&app.hall.settings));
    Ok((StatusCode::NO_CONTENT, AppendHeaders([(header::SET_COOKIE, cookie)])))
}

pub(super) async fn forget(
    State(app): State<Api>,
    Path(table): Path<String>,
) -> Result<impl IntoResponse, HttpFailure> {
    let cookie = cookies::forget(&code(table)?, is_secure(&app.hall.settings));
    Ok((StatusCode::NO_CONTENT, AppendHeaders([(header::SET_COOKIE, cookie)])))
}

pub(super) async fn set_hook(
    State(app): State<Api>,
    Path(table): Path<String>,
    headers: HeaderMap,
    Json(SetHook { secret, hook }): Json<SetHook>,
) -> Result<StatusCode, HttpFailure> {
    let table = code(table)?;
    if let Some(hook) = &hook {
        app.hall.hooks.check(hook)?;
    }
    let remembered = || cookies::for_table(cookies::secrets(&headers), &table);
    let secrets = secret.map_or_else(remembered, |secret| vec![secret]);
    asked(&app, &table, |reply| TableCommand::SetHook { secrets, hook, reply }).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn record(
    State(app): State<Api>,
    Path(table): Path<String>,
) -> Result<impl IntoResponse, HttpFailure> {
    let table = code(table)?;
    let lines = app.hall.look(&table, |room| {
        let lines = room.record()?;
        Some(lines.iter().map(|line| line.to_json() + "\n").collect::<String>())
    });
    let record = lines.await?.ok_or_else(not_over)?;
    let name = format!("attachment; filename=\"magnat-{table}.jsonl\"");
    Ok((
        [(header::CONTENT_TYPE, "application/jsonl".to_owned()), (header::CONTENT_DISPOSITION, name)],
        record,
    ))
}

pub(super) async fn receipt(
    State(app): State<Api>,
    Path(table): Path<String>,
) -> Result<axum::Json<Receipt>, HttpFailure> {
    let receipt = app.hall.look(&code(table)?, room::Room::receipt).await?;
    Ok(axum::Json(receipt.ok_or_else(not_over)?))
}
