//! Leads people to the server that has what they ask for. They notice nothing of it: requests and sockets are passed on as
//! they are, with the address they came from and the key by which the servers of one store know each other.

use crate::api::Api;
use crate::hall::Missing;
use crate::problem::HttpFailure;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse as _, Response};
use futures_util::{SinkExt as _, StreamExt as _};
use hyper::client::conn::http1::handshake;
use hyper_util::rt::TokioIo;
use protocol::TableCode;
use std::net::{IpAddr, SocketAddr};
use std::time::Duration;
use store::NodeInfo;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message as FarMessage;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{WebSocketStream, client_async};

/// By what a server shows that it is one of ours, and for whom it asks.
const KEY: HeaderName = HeaderName::from_static("x-magnat-node");
const VISITOR: HeaderName = HeaderName::from_static("x-magnat-visitor");
/// Headers that concern the connection to us, not what is asked.
const OURS: [HeaderName; 5] = [
    header::CONNECTION,
    header::UPGRADE,
    header::TRANSFER_ENCODING,
    HeaderName::from_static("keep-alive"),
    HeaderName::from_static("x-forwarded-for"),
];
/// Headers of a socket that say who comes and from where.
const OF_SOCKET: [HeaderName; 4] = [header::HOST, header::ORIGIN, header::COOKIE, header::USER_AGENT];
/// Where a server is asked to give up a stream, which follows.
const GIVE_UP: &str = "/node/give-up/";
/// How long another server may take to answer the line, and to give up what it has.
const CONNECT: Duration = Duration::from_secs(2);
const HAND_OVER: Duration = Duration::from_secs(10);
const SLOW: Duration = Duration::from_secs(10);

/// A mark on requests that another server of ours sent or passed on: they are not passed on again.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FromNode;

/// Lets the server answer that has what is asked for. What is to be answered here comes back.
pub(crate) async fn lead_request(
    app: &Api,
    visitor: IpAddr,
    request: Request<Body>,
) -> Result<Request<Body>, Response> {
    let Some(cluster) = &app.hall.cluster else { return Ok(request) };
    if request.extensions().get::<FromNode>().is_some() {
        let Some(stream) = request.uri().path().strip_prefix(GIVE_UP) else { return Ok(request) };
        give_up(app, stream).await;
        return Err(StatusCode::NO_CONTENT.into_response());
    }
    let owner = match asked_for(request.uri().path()) {
        Some(AskedFor::Table(code)) => app.hall.served_elsewhere(&code).await,
        Some(AskedFor::Tournament(code)) => {
            cluster.owner_of(crate::tournaments::stream(&code)).await.unwrap_or_default()
        }
        None => None,
    };
    match owner {
        None => Ok(request),
        Some(owner) => {
            app.hall.metrics.led.add(1);
            Err(pass_on(&owner, visitor, request).await.unwrap_or_else(|missing| {
                app.hall.metrics.led_astray.add(1);
                HttpFailure::from(missing).into_response()
            }))
        }
    }
}

impl Api {
    /// Believes another server of ours about whom it asks for.
    pub(crate) fn unwrap_led(&self, request: &mut Request<Body>) {
        let Some(cluster) = &self.hall.cluster else { return };
        let headers = request.headers_mut();
        let (key, visitor) = (headers.remove(KEY), headers.remove(VISITOR));
        let is_node = key.as_ref().and_then(|key| key.to_str().ok()).is_some_and(|key| cluster.knows(key));
        let visitor = visitor.and_then(|visitor| visitor.to_str().ok()?.parse::<IpAddr>().ok());
        if let (true, Some(visitor)) = (is_node, visitor) {
            request.extensions_mut().insert(FromNode);
            request.extensions_mut().insert(ConnectInfo(SocketAddr::new(visitor, 0)));
        }
    }
}

enum AskedFor {
    Table(TableCode),
    Tournament(TableCode),
}

/// What a request is about, by its path. A page says in its head which game is played at its table.
fn asked_for(path: &str) -> Option<AskedFor> {
    let mut parts = path.trim_matches('/').split('/').skip_while(|part| *part == "api");
    let (kind, code) = (parts.next()?, TableCode::try_from(parts.next()?.to_owned()).ok()?);
    match kind {
        "tables" | "t" | "tv" | "replay" => Some(AskedFor::Table(code)),
        "tournaments" => Some(AskedFor::Tournament(code)),
        _ => None,
    }
}

/// Stores what has happened, sends everybody away who is there, and lets others have it.
async fn give_up(app: &Api, stream: &str) {
    let hall = &app.hall;
    if let Ok(code) = TableCode::try_from(stream.to_owned()) {
        hall.put_to_rest(&code).await;
    } else {
        hall.tournaments.forget_all();
    }
    let released = match hall.store.0.ownership() {
        Some(ownership) => ownership.release(stream).await,
        None => Ok(()),
    };
    if let Err(error) = released {
        tracing::warn!(stream, %error, "what another server asked for could not be given up");
    }
}

/// Asks another server to give up what it has.
pub(super) async fn ask_for(owner: &NodeInfo, stream: &str) -> Result<(), Missing> {
    let request = Request::post(format!("{GIVE_UP}{stream}")).body(Body::empty());
    let request = request.map_err(|_| Missing::Unavailable)?;
    let asked = pass_on(owner, IpAddr::from([127, 0, 0, 1]), request);
    let answer = timeout(HAND_OVER, asked).await.map_err(|_| Missing::Unavailable)??;
    if answer.status().is_success() { Ok(()) } else { Err(Missing::Unavailable) }
}

/// The answer of another server.
async fn pass_on(owner: &NodeInfo, visitor: IpAddr, request: Request<Body>) -> Result<Response, Missing> {
    let line = connect(owner).await?;
    let (mut sender, connection) = handshake(TokioIo::new(line)).await.map_err(|_| Missing::Unavailable)?;
    tokio::spawn(connection);
    let (mut head, body) = request.into_parts();
    head.uri = match head.uri.into_parts().path_and_query {
        Some(path) => Uri::from(path),
        None => Uri::from_static("/"),
    };
    for name in &OURS {
        head.headers.remove(name);
    }
    if !head.headers.contains_key(header::HOST) {
        head.headers.insert(header::HOST, HeaderValue::from_static("localhost"));
    }
    show(owner, visitor, &mut head.headers)?;
    let answer = sender.send_request(Request::from_parts(head, body)).await;
    let mut answer = answer.map_err(|_| Missing::Unavailable)?.map(Body::new).into_response();
    for name in &OURS {
        answer.headers_mut().remove(name);
    }
    Ok(answer)
}

async fn connect(owner: &NodeInfo) -> Result<TcpStream, Missing> {
    let host = owner.address.strip_prefix("http://").unwrap_or(&owner.address).trim_end_matches('/');
    match timeout(CONNECT, TcpStream::connect(host)).await {
        Ok(Ok(line)) => Ok(line),
        _ => {
            tracing::warn!(
                node = owner.name,
                "another server cannot be reached; its lease will end if it is gone"
            );
            Err(Missing::Unavailable)
        }
    }
}

fn show(owner: &NodeInfo, visitor: IpAddr, headers: &mut HeaderMap) -> Result<(), Missing> {
    let key = HeaderValue::try_from(&owner.key).map_err(|_| Missing::Unavailable)?;
    headers.insert(KEY, key);
    headers.insert(VISITOR, HeaderValue::try_from(visitor.to_string()).expect("an address is plain text"));
    Ok(())
}

/// A socket to another server, which has been told hello already.
pub(crate) type FarSocket = WebSocketStream<TcpStream>;

/// Opens a socket to the server that has the table, for somebody whose socket is here.
pub(crate) async fn lead_socket(
    owner: &NodeInfo,
    visitor: IpAddr,
    headers: &HeaderMap,
    hello: &str,
) -> Result<FarSocket, Missing> {
    let line = connect(owner).await?;
    let mut request = "ws://localhost/api/socket".into_client_request().map_err(|_| Missing::Unavailable)?;
    for name in &OF_SOCKET {
        if let Some(value) = headers.get(name) {
            request.headers_mut().insert(name, value.clone());
        }
    }
    show(owner, visitor, request.headers_mut())?;
    let opened = timeout(CONNECT, client_async(request, line)).await;
    let (mut far, _) = opened.map_err(|_| Missing::Unavailable)?.map_err(|_| Missing::Unavailable)?;
    far.send(FarMessage::text(hello)).await.map_err(|_| Missing::Unavailable)?;
    Ok(far)
}

/// What came from the far end of a socket that is passed on.
pub(crate) enum FarHeard {
    Text(String),
    Nothing,
    Gone,
}

pub(crate) async fn far_heard(far: &mut FarSocket) -> FarHeard {
    match far.next().await {
        Some(Ok(FarMessage::Text(text))) => FarHeard::Text(text.as_str().to_owned()),
        Some(Ok(FarMessage::Close(_)) | Err(_)) | None => FarHeard::Gone,
        Some(Ok(_)) => FarHeard::Nothing,
    }
}

/// Says something to the far end. Tells whether it was taken.
pub(crate) async fn far_say(far: &mut FarSocket, text: &str) -> bool {
    matches!(timeout(SLOW, far.send(FarMessage::text(text))).await, Ok(Ok(())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_asked_for_is_told_by_the_path() {
        let code = |asked: Option<AskedFor>| match asked? {
            AskedFor::Table(code) => Some(format!("table {code}")),
            AskedFor::Tournament(code) => Some(format!("tournament {code}")),
        };
        let about = |path: &str| code(asked_for(path));
        for path in ["/api/tables/K7QWXM", "/api/tables/K7QWXM/seats/1/link", "/t/K7QWXM", "/tv/K7QWXM"] {
            assert_eq!(about(path).as_deref(), Some("table K7QWXM"), "{path}");
        }
        assert_eq!(about("/api/tournaments/K7QWXM/join").as_deref(), Some("tournament K7QWXM"));
        for path in
            ["/", "/api/tables", "/api/tables/continued", "/api/session", "/api/games/x", "/new/K7QWXM"]
        {
            assert_eq!(about(path), None, "{path}");
        }
    }
}
