//! What the machine itself can do: a bare echo over the same kind of socket.

use anyhow::Result;
use axum::Router;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::routing::get;
use std::net::SocketAddr;
use tokio::net::TcpListener;

/// Serves `/echo` on a free port until it is dropped: whatever is said comes back. `heard` is told where.
pub async fn serve(heard: impl FnOnce(SocketAddr)) -> Result<()> {
    let routes = Router::new()
        .route("/readyz", get(async || "ready"))
        .route("/echo", get(async |upgrade: WebSocketUpgrade| upgrade.on_upgrade(answer)));
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    heard(listener.local_addr()?);
    axum::serve(listener, routes).await?;
    Ok(())
}

async fn answer(mut socket: WebSocket) {
    while let Some(Ok(message)) = socket.recv().await {
        let is_said = matches!(message, Message::Text(_) | Message::Binary(_));
        if is_said && socket.send(message).await.is_err() {
            return;
        }
    }
}
