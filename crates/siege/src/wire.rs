//! Requests and sockets, as plain as they come.

use anyhow::{Context as _, Result, bail, ensure};
use futures_util::{SinkExt as _, StreamExt as _};
use protocol::http::{CreateTable, JoinTable, Seated};
use protocol::{ClientMessage, PROTOCOL_VERSION, Secret, ServerMessage, TableCode, TableInfo, TableSetup};
use serde::Serialize;
use std::net::SocketAddr;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

/// No answer of a server that lives takes longer.
const PATIENCE: Duration = Duration::from_secs(60);
const MAX_ANSWER: u64 = 16 << 20;
const BUFFER: usize = 8 * 1024;

/// Limits per address are for strangers on the internet. The server under siege stands behind a proxy, so it believes, and
/// everybody comes from an address of their own.
fn somebody() -> String {
    static PEOPLE: AtomicU32 = AtomicU32::new(0);
    let [_, b, c, d] = PEOPLE.fetch_add(1, Ordering::Relaxed).to_be_bytes();
    format!("10.{b}.{c}.{d}")
}

pub(crate) async fn get(address: SocketAddr, path: &str) -> Result<String> {
    ask(address, "GET", path, String::new()).await
}

async fn post(address: SocketAddr, path: &str, body: &impl Serialize) -> Result<String> {
    ask(address, "POST", path, serde_json::to_string(body)?).await
}

/// Asks without a proxy, over a connection of its own: those of before belong to a server that may be dead.
static AGENT: LazyLock<ureq::Agent> = LazyLock::new(|| {
    let config = ureq::Agent::config_builder().proxy(None).max_idle_connections(0);
    config.http_status_as_error(false).timeout_global(Some(PATIENCE)).build().into()
});

/// The body of a good answer.
async fn ask(address: SocketAddr, method: &str, path: &str, body: String) -> Result<String> {
    ask_from(address, somebody(), method, path, body).await
}

/// The same for somebody at this address.
pub(crate) async fn ask_from(
    address: SocketAddr,
    from: String,
    method: &str,
    path: &str,
    body: String,
) -> Result<String> {
    let request = ureq::http::Request::builder().method(method).uri(format!("http://{address}{path}"));
    let request = request.header("x-forwarded-for", from).header("content-type", "application/json");
    let request = request.body(body)?;
    let asked = tokio::task::spawn_blocking(move || {
        let mut answer = AGENT.run(request)?;
        let body = answer.body_mut().with_config().limit(MAX_ANSWER).read_to_string()?;
        anyhow::Ok((answer.status(), body))
    });
    let (status, body) = asked.await??;
    ensure!(status.is_success(), "{status}: {body}");
    Ok(body)
}

pub(crate) async fn create(address: SocketAddr, setup: TableSetup, bots: Vec<String>) -> Result<Seated> {
    let wanted = CreateTable { setup, bots, name: "Ada".to_owned() };
    Ok(serde_json::from_str(&post(address, "/api/tables", &wanted).await?)?)
}

pub(crate) async fn join(address: SocketAddr, table: &TableCode, name: String) -> Result<Seated> {
    let wanted = JoinTable { name, seat: None };
    Ok(serde_json::from_str(&post(address, &format!("/api/tables/{table}/seats"), &wanted).await?)?)
}

/// One socket.
#[derive(Debug)]
pub(crate) struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    pub(crate) async fn open(address: SocketAddr, path: &str) -> Result<Socket> {
        Socket::open_from(address, path, somebody()).await
    }

    pub(crate) async fn open_from(address: SocketAddr, path: &str, from: String) -> Result<Socket> {
        let opening = async {
            let stream = TcpStream::connect(address).await?;
            stream.set_nodelay(true)?;
            let mut request = format!("ws://{address}{path}").into_client_request()?;
            request.headers_mut().insert("x-forwarded-for", from.parse()?);
            // The usual buffer of 128 KB is wiped before every read.
            let config = WebSocketConfig::default().read_buffer_size(BUFFER);
            let (socket, _) =
                tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await?;
            anyhow::Ok(Socket(socket))
        };
        tokio::time::timeout(PATIENCE, opening).await.context("the socket does not open")?
    }

    /// A socket that has said hello.
    pub(crate) async fn at_table(
        address: SocketAddr,
        table: &TableCode,
        secret: Option<&Secret>,
        from: u32,
    ) -> Result<Socket> {
        let mut socket = Socket::open(address, "/api/socket").await?;
        socket.hello(table, secret, from).await?;
        Ok(socket)
    }

    pub(crate) async fn hello(
        &mut self,
        table: &TableCode,
        secret: Option<&Secret>,
        from: u32,
    ) -> Result<()> {
        let (table, secret) = (table.clone(), secret.cloned());
        let hello = ClientMessage::Hello {
            protocol: PROTOCOL_VERSION,
            table,
            secret,
            seat: None,
            from,
            watch: false,
            sketch: false,
        };
        self.say(&hello).await
    }

    /// Adds randomness to the match of a table whose commitment was seen.
    pub(crate) async fn add_entropy(&mut self, table: &TableInfo) -> Result<()> {
        let (commitment, entropy) = (table.commitment.clone(), "of a person".to_owned());
        self.say(&ClientMessage::Entropy { commitment, entropy }).await
    }

    pub(crate) async fn say(&mut self, message: &ClientMessage) -> Result<()> {
        self.say_text(serde_json::to_string(message)?).await
    }

    pub(crate) async fn say_text(&mut self, text: String) -> Result<()> {
        Ok(self.0.send(Message::text(text)).await?)
    }

    pub(crate) async fn next(&mut self) -> Result<ServerMessage> {
        let text = self.next_text().await?;
        serde_json::from_str(&text).with_context(|| format!("no message: {text}"))
    }

    pub(crate) async fn next_text(&mut self) -> Result<String> {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text.to_string()),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(Message::Close(_))) | None => bail!("the server hung up"),
                Some(Ok(other)) => bail!("this is no text: {other:?}"),
                Some(Err(error)) => return Err(error.into()),
            }
        }
    }
}
