//! What a handler takes and gives, read from its type: no route can be described as something else than it is.

use super::{Admitted, Api, Json, records, story, tournaments, visitor};
use crate::problem::HttpFailure;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{ConnectInfo, Path, Query, State, WebSocketUpgrade};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, IntoResponseParts, Response, ResponseParts};
use schemars::JsonSchema;
use std::borrow::Cow;
use std::convert::Infallible;
use std::marker::PhantomData;
use std::net::SocketAddr;

/// The name of a schema.
pub(crate) type Schema = Cow<'static, str>;

/// What a route is sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Takes {
    /// JSON of this schema.
    Json(Schema),
    /// A record, line by line.
    Record,
}

/// What a route answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Gives {
    /// JSON of this schema.
    Json(Schema),
    /// The same of something new.
    Made(Schema),
    /// Something else, of this media type.
    Media(&'static str),
    /// An empty answer.
    Nothing,
    /// The socket of the protocol.
    Socket,
}

/// The cookies that an answer sets.
#[derive(Default)]
pub(crate) struct Cookies(Vec<HeaderValue>);

impl Cookies {
    pub(crate) fn of(cookies: impl Iterator<Item = HeaderValue>) -> Cookies {
        Cookies(cookies.collect())
    }
}

impl IntoResponseParts for Cookies {
    type Error = Infallible;

    fn into_response_parts(self, mut response: ResponseParts) -> Result<ResponseParts, Infallible> {
        for cookie in self.0 {
            response.headers_mut().append(header::SET_COOKIE, cookie);
        }
        Ok(response)
    }
}

impl IntoResponse for Cookies {
    fn into_response(self) -> Response {
        (self, ()).into_response()
    }
}

/// Something new in JSON, with what makes a browser remember it.
pub(crate) type Made<T> = (StatusCode, Cookies, axum::Json<T>);

pub(crate) fn made<T>(cookies: Cookies, new: T) -> Made<T> {
    (StatusCode::CREATED, cookies, axum::Json(new))
}

/// Something new in JSON.
pub(crate) type New<T> = (StatusCode, axum::Json<T>);

/// JSON that was written where it was made.
pub(crate) struct WrittenBody<T>(Vec<u8>, PhantomData<T>);

impl<T: serde::Serialize> WrittenBody<T> {
    pub(crate) fn of(what: &T) -> WrittenBody<T> {
        WrittenBody(serde_json::to_vec(what).expect("answers are plain JSON"), PhantomData)
    }
}

impl<T> IntoResponse for WrittenBody<T> {
    fn into_response(self) -> Response {
        ([(header::CONTENT_TYPE, "application/json")], self.0).into_response()
    }
}

/// An argument of a handler: what it says about the body of a request.
pub(crate) trait Argument {
    fn takes() -> Option<Takes> {
        None
    }
}

impl<T: JsonSchema> Argument for Json<T> {
    fn takes() -> Option<Takes> {
        Some(Takes::Json(T::schema_name()))
    }
}

impl Argument for Result<Bytes, BytesRejection> {
    fn takes() -> Option<Takes> {
        Some(Takes::Record)
    }
}

impl Argument for State<Api> {}
impl Argument for ConnectInfo<SocketAddr> {}
impl Argument for HeaderMap {}
impl<T> Argument for Path<T> {}
impl<T> Argument for Query<T> {}
impl Argument for Admitted {}
impl Argument for visitor::Visitor {}
impl Argument for tournaments::CupVisitor {}
impl Argument for WebSocketUpgrade {}
impl Argument for records::Beginning {}
impl Argument for records::Asked {}
impl Argument for records::Named {}
impl Argument for story::Reader {}

/// An answer that says by its type what it is.
pub(crate) trait ApiAnswer {
    fn gives() -> Gives;
}

impl<T: JsonSchema> ApiAnswer for axum::Json<T> {
    fn gives() -> Gives {
        Gives::Json(T::schema_name())
    }
}

impl<T: JsonSchema> ApiAnswer for WrittenBody<T> {
    fn gives() -> Gives {
        Gives::Json(T::schema_name())
    }
}

impl<T: JsonSchema> ApiAnswer for Made<T> {
    fn gives() -> Gives {
        Gives::Made(T::schema_name())
    }
}

impl<T: JsonSchema> ApiAnswer for (Cookies, axum::Json<T>) {
    fn gives() -> Gives {
        Gives::Json(T::schema_name())
    }
}

impl<T: JsonSchema> ApiAnswer for New<T> {
    fn gives() -> Gives {
        Gives::Made(T::schema_name())
    }
}

impl<T: ApiAnswer> ApiAnswer for Result<T, HttpFailure> {
    fn gives() -> Gives {
        T::gives()
    }
}

/// A handler, by its arguments.
pub(crate) trait Handles<Arguments> {
    type ApiAnswer;
    fn takes() -> Option<Takes>;
}

macro_rules! handles {
    ($($argument:ident)*) => {
        impl<F, A, $($argument: Argument),*> Handles<($($argument,)*)> for F
        where
            F: AsyncFn($($argument),*) -> A,
        {
            type ApiAnswer = A;

            fn takes() -> Option<Takes> {
                None$(.or_else($argument::takes))*
            }
        }
    };
}

handles!();
handles!(A1);
handles!(A1 A2);
handles!(A1 A2 A3);
handles!(A1 A2 A3 A4);
handles!(A1 A2 A3 A4 A5);
