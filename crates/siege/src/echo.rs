//! What the machine itself can do: a bare echo over the same kind of socket.

use anyhow::Result;
use axum::Router;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::routing::get;
use std::net::SocketAddr;
use tokio::net::TcpListener;

/// Serves `/echo` until it is dropped: whatever is said comes back.
pub async fn serve(address: SocketAddr) -> Result<()> {
    let routes = Router::new()
        .route("/readyz", get(async || "ready"))
        .route("/echo", get(async |upgrade: WebSocketUpgrade| upgrade.on_upgrade(answer)));
    axum::serve(TcpListener::bind(address).await?, routes).await?;
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
