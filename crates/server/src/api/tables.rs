use super::described::{Made, made};
use super::visitor::Visitor;
use super::{Api, Json};
use crate::asker::Asker;
use crate::hall::Missing;
use crate::problem::HttpFailure;
use crate::sessions::{HeldAs, Holding, SessionChange};
use crate::table::{Reply, TableCommand};
use crate::wish::Wish;
use crate::{audit, random, steady_ms};
use answers::not_over;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use engine::Seat;
use protocol::http::{CreateTable, JoinTable, Seated, SetHook, SetOptions, TableList};
use protocol::{Receipt, Secret, TableCode, TableInfo};
use tokio::sync::oneshot;

/// A code in a path, as people type it.
pub(super) fn code(text: String) -> Result<TableCode, HttpFailure> {
    let wrong = |_| {
        HttpFailure::not_found(
            "no_such_table",
            "A table code has six or ten letters and digits. Check it and try again.",
        )
    };
    TableCode::try_from(text).map_err(wrong)
}

/// A seat in a path.
pub(super) fn seat(text: &str) -> Result<Seat, HttpFailure> {
    let wrong =
        |_| HttpFailure::not_found("no_such_seat", "A seat is a number from 0. See the table for its seats.");
    text.parse().map(Seat).map_err(wrong)
}

pub(super) async fn create(
    State(app): State<Api>,
    visitor: Visitor,
    Json(wanted): Json<CreateTable>,
) -> Result<Made<Seated>, HttpFailure> {
    if !app.addresses.may_make_a_table(visitor.address, steady_ms()) {
        return Err(HttpFailure::too_fast());
    }
    let game = wanted.setup.game.clone();
    let seated = app.hall.create(wanted).await?;
    welcome(&app, &visitor, seated, &game).await
}

pub(super) async fn join(
    State(app): State<Api>,
    Path(table): Path<String>,
    visitor: Visitor,
    Json(wanted): Json<JoinTable>,
) -> Result<Made<Seated>, HttpFailure> {
    let table = code(table)?;
    let JoinTable { name, seat } = wanted;
    let secret = Secret::from_random(random());
    let game = app.hall.look(&table, |room| room.setup().game.clone()).await?;
    // Held before it opens anything: a seat whose secret nobody has would stay empty.
    let holding = Holding::new(HeldAs::Seat, table.clone(), secret.clone(), &game);
    let cookies = app.remember(&visitor, holding.clone()).await?;
    let asker = Asker::current();
    let ask = |reply| TableCommand::Join { asker, name, seat, secret: secret.clone(), reply };
    match asked(&app, &table, ask).await {
        Ok(seat) => {
            audit::note("joined", &table, Some(seat));
            Ok(made(cookies, Seated { table, seat, secret }))
        }
        Err(failure) => {
            let change = SessionChange { hold: Vec::new(), drop: vec![holding] };
            if visitor.session.is_some() {
                // If this fails, it is dropped when the browser looks at the table next.
                let _ = app.change_session(&visitor, change).await;
            }
            Err(failure)
        }
    }
}

/// Seated at a new table, with the cookie that says so.
pub(super) async fn welcome(
    app: &Api,
    visitor: &Visitor,
    seated: Seated,
    game: &str,
) -> Result<Made<Seated>, HttpFailure> {
    audit::note("made", &seated.table, Some(seated.seat));
    let holding = Holding::new(HeldAs::Seat, seated.table.clone(), seated.secret.clone(), game);
    Ok(made(app.remember(visitor, holding).await?, seated))
}

/// Asks a table and waits for its answer.
pub(super) async fn asked<T>(
    app: &Api,
    table: &TableCode,
    ask: impl FnOnce(Reply<T>) -> TableCommand,
) -> Result<T, HttpFailure> {
    let (reply, replied) = oneshot::channel();
    app.hall.tell(table, ask(reply)).await?;
    let answer = replied.await.map_err(|_| Missing::Unavailable)?;
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
    let table = code(table)?;
    match app.hall.look(&table, room::Room::info).await {
        Ok(info) => Ok(axum::Json(info)),
        // Both kinds of code are typed into the same field.
        Err(Missing::NoSuchTable) if app.hall.tournament(&table).await.is_ok() => {
            let detail = format!("This is the code of a tournament. Join it at /join/{table}.");
            Err(HttpFailure::new(StatusCode::CONFLICT, "is_tournament", detail))
        }
        Err(missing) => Err(missing.into()),
    }
}

pub(super) async fn set_hook(
    State(app): State<Api>,
    Path(table): Path<String>,
    visitor: Visitor,
    Json(SetHook { secret, hook }): Json<SetHook>,
) -> Result<StatusCode, HttpFailure> {
    let table = code(table)?;
    if let Some(hook) = &hook {
        app.hall.hooks.check(hook)?;
    }
    let secrets = match secret {
        Some(secret) => vec![secret],
        None => app.secrets(&visitor, &table).await?,
    };
    asked(&app, &table, |reply| TableCommand::Wish { secrets, wish: Wish::Hook(hook), reply }).await?;
    audit::note("hook set", &table, None);
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn set_options(
    State(app): State<Api>,
    Path(table): Path<String>,
    visitor: Visitor,
    Json(SetOptions { secret, options, check_books }): Json<SetOptions>,
) -> Result<StatusCode, HttpFailure> {
    let table = code(table)?;
    // Each is a fact that is kept for good, perhaps with a board.
    if !app.addresses.may_make_a_table(visitor.address, steady_ms()) {
        return Err(HttpFailure::too_fast());
    }
    let secrets = match secret {
        Some(secret) => vec![secret],
        None => app.secrets(&visitor, &table).await?,
    };
    let wish = Wish::Options(options, check_books);
    asked(&app, &table, |reply| TableCommand::Wish { secrets, wish, reply }).await?;
    audit::note("house rules changed", &table, None);
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
