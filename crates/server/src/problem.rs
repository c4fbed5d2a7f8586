//! What goes wrong with a request, told so that people know what to do.

use crate::hall::Missing;
use crate::request_id::RequestId;
use answers::Denial;
use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::http::Problem;
use room::JoinError;

/// An answer that is not a success.
#[derive(Debug)]
pub(crate) struct HttpFailure {
    status: StatusCode,
    problem: Problem,
}

impl HttpFailure {
    pub(crate) fn new(status: StatusCode, error: &str, detail: impl Into<String>) -> HttpFailure {
        HttpFailure {
            status,
            problem: Problem { error: error.to_owned(), detail: detail.into(), request: None },
        }
    }

    pub(crate) fn bad(error: &str, detail: impl Into<String>) -> HttpFailure {
        HttpFailure::new(StatusCode::BAD_REQUEST, error, detail)
    }

    pub(crate) fn forbidden(error: &str, detail: &str) -> HttpFailure {
        HttpFailure::new(StatusCode::FORBIDDEN, error, detail)
    }

    pub(crate) fn not_found(error: &str, detail: &str) -> HttpFailure {
        HttpFailure::new(StatusCode::NOT_FOUND, error, detail)
    }

    pub(crate) fn too_fast() -> HttpFailure {
        let detail = "That was too much in too short a time. Wait a moment and try again.";
        HttpFailure::new(StatusCode::TOO_MANY_REQUESTS, "too_fast", detail)
    }

    /// One address asks for too much that takes a while.
    pub(crate) fn too_much_at_once() -> HttpFailure {
        let detail = "Your network is sending too many requests. Try again in a few seconds.";
        HttpFailure::new(StatusCode::TOO_MANY_REQUESTS, "too_much_at_once", detail)
    }

    /// All addresses together do.
    pub(crate) fn busy() -> HttpFailure {
        let detail = "The server is busy. Try again in a few seconds.";
        HttpFailure::new(StatusCode::SERVICE_UNAVAILABLE, "busy", detail)
    }

    pub(crate) fn too_slow() -> HttpFailure {
        let detail = "The request took too long to arrive or to be answered. Send it again.";
        HttpFailure::new(StatusCode::REQUEST_TIMEOUT, "too_slow", detail)
    }

    pub(crate) fn too_many_sockets() -> HttpFailure {
        let detail = "There are too many open connections from your address. Close some and try again.";
        HttpFailure::new(StatusCode::TOO_MANY_REQUESTS, "too_many_sockets", detail)
    }
}

impl From<Missing> for HttpFailure {
    fn from(missing: Missing) -> HttpFailure {
        match missing {
            Missing::NoSuchTable => HttpFailure::not_found(
                "no_such_table",
                "There is no table with this code. Check the code, or make a new table.",
            ),
            Missing::OtherVersion => HttpFailure::new(
                StatusCode::CONFLICT,
                "other_version",
                "This table was made by another version of the program. It is left as it is; the operator of this server can open it with the right version.",
            ),
            Missing::Unreadable => HttpFailure::new(
                StatusCode::CONFLICT,
                "unreadable",
                "What is stored of this table is damaged. The operator of this server can restore it from a backup.",
            ),
            Missing::Unavailable => HttpFailure::new(
                StatusCode::SERVICE_UNAVAILABLE,
                "unavailable",
                "The server cannot do this right now. Try again in a few seconds.",
            ),
            Missing::Full => HttpFailure::new(
                StatusCode::SERVICE_UNAVAILABLE,
                "full",
                "All tables of this server are taken. Try again later.",
            ),
        }
    }
}

impl From<Denial> for HttpFailure {
    fn from(failure: Denial) -> HttpFailure {
        let status = StatusCode::from_u16(failure.status).expect("failures have a status of HTTP");
        HttpFailure { status, problem: failure.problem() }
    }
}

impl From<JoinError> for HttpFailure {
    fn from(why: JoinError) -> HttpFailure {
        Denial::from(why).into()
    }
}

impl IntoResponse for HttpFailure {
    fn into_response(self) -> Response {
        let request = RequestId::current().map(|id| id.to_string());
        let mut response = (self.status, Json(Problem { request, ..self.problem })).into_response();
        if matches!(self.status, StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE) {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("5"));
        }
        response
    }
}
