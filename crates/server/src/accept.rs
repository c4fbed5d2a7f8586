//! Takes connections: every one bounded in time before it has asked for something.

use crate::table::until_closed;
use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tower_service::Service as _;

/// How long a client may take to send the head of a request, the first one included.
const HEAD: Duration = Duration::from_secs(15);
/// The longest head. A browser that has cookies of older programs, one for each seat, brings them all once.
const MAX_HEAD: usize = 32 * 1024;
/// How many connections are open at the same time. More wait in the line of the system.
const MAX_CONNECTIONS: u32 = 60_000;
/// What to wait when the system has no more files for us.
const BREATH: Duration = Duration::from_millis(100);

/// Serves until the server stops, and then until every running request has its answer.
pub(crate) async fn accept(listener: TcpListener, router: Router, mut closing: watch::Receiver<bool>) {
    let places = Arc::new(Semaphore::new(MAX_CONNECTIONS as usize));
    loop {
        let place = Arc::clone(&places).acquire_owned().await.expect("nobody closes it");
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = until_closed(&mut closing) => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                let (router, closing) = (router.clone(), closing.clone());
                tokio::spawn(async move {
                    serve(stream, peer, router, closing).await;
                    drop(place);
                });
            }
            Err(error) => {
                tracing::warn!(%error, "a connection could not be taken");
                tokio::time::sleep(BREATH).await;
            }
        }
    }
    let _ = places.acquire_many(MAX_CONNECTIONS).await;
}

async fn serve(stream: TcpStream, peer: SocketAddr, router: Router, mut closing: watch::Receiver<bool>) {
    // Moves are small and somebody waits for each.
    let _ = stream.set_nodelay(true);
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().call(request.map(Body::new))
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(HEAD).max_buf_size(MAX_HEAD);
    let mut connection = pin!(http.serve_connection(TokioIo::new(stream), service).with_upgrades());
    // A connection that breaks concerns nobody but its client, who notices.
    tokio::select! {
        _ = connection.as_mut() => {}
        () = until_closed(&mut closing) => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
}
