//! One socket: hello, then messages both ways until somebody hangs up.

use crate::addresses::{AddressPlace, network};
use crate::api::Api;
use crate::api::visitor::Visitor;
use crate::asker::Asker;
use crate::audit::{Doer, deed_of};
use crate::cluster::{FarHeard, FarSocket, far_heard, far_say, lead_socket};
use crate::outbox::{Outbox, Waiting};
use crate::problem::HttpFailure;
use crate::request_id::RequestId;
use crate::security::origin_allowed;
use crate::table::{Greeting, TableCommand};
use crate::{hall::Missing, steady_ms};
use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::http::HeaderMap;
use axum::response::Response;
use futures_util::SinkExt as _;
use protocol::{
    ActId, Bye, ClientMessage, MAX_CLIENT_MESSAGE, PROTOCOL_VERSION, Refused, RefusedWhy, ServerMessage,
};
use room::{Bucket, ConnId};
use std::net::IpAddr;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{Instant, timeout};
use tracing::Instrument as _;

/// What is longer than this is not even read.
const MAX_FRAME: usize = 64 * 1024;
/// Small buffers, since most sockets are idle most of the time.
const BUFFER: usize = 2 * 1024;
/// How long a socket may take to say hello.
const HELLO: Duration = Duration::from_secs(10);
/// How often a silent client is asked whether it is still there, and when it counts as gone.
const PING: Duration = Duration::from_secs(25);
const SILENT: Duration = Duration::from_secs(70);
/// How long a client may take to read what it is sent.
const SLOW: Duration = Duration::from_secs(10);

/// `GET /api/socket`
pub(crate) async fn open(
    State(app): State<Api>,
    visitor: Visitor,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, HttpFailure> {
    if !origin_allowed(&app.hall.settings, &headers) {
        return Err(HttpFailure::forbidden("origin", "Pages of another site may not play here."));
    }
    let place =
        app.addresses.open_socket(visitor.address, steady_ms()).ok_or_else(HttpFailure::too_many_sockets)?;
    let id = RequestId::current().unwrap_or_else(|| RequestId::of(&app.hall.settings, &headers));
    let span = tracing::info_span!("socket", %id);
    let upgrade = upgrade.max_message_size(MAX_FRAME).max_frame_size(MAX_FRAME);
    let upgrade = upgrade.read_buffer_size(BUFFER).write_buffer_size(0).max_write_buffer_size(1 << 22);
    Ok(upgrade.on_upgrade(move |socket| async move {
        app.hall.metrics.sockets.add(1);
        let gauge = app.clone();
        let address = visitor.address;
        let served = Asker::scope(address, serve(app, socket, visitor, headers, place));
        RequestId::scope(id, served).instrument(span).await;
        gauge.hall.metrics.sockets.add(-1);
    }))
}

/// Who a socket is, once it said hello.
struct Caller {
    app: Api,
    conn: ConnId,
    table: mpsc::Sender<TableCommand>,
    credit: Bucket,
    doer: Doer,
}

async fn serve(app: Api, mut socket: WebSocket, visitor: Visitor, headers: HeaderMap, place: AddressPlace) {
    match greet(&app, &mut socket, &visitor, &headers).await {
        Ok(Greeted::Elsewhere(far)) => pass_on(socket, *far).await,
        Ok(Greeted::Here(caller, waiting)) => {
            let conn = caller.conn;
            let (table, address) = (caller.table.clone(), visitor.address);
            talk(caller, socket, waiting, address).await;
            // A table that has ended already knows.
            let _ = table.send(TableCommand::Gone { conn }).await;
        }
        Err(Some(why)) => farewell(socket, why).await,
        Err(None) => {}
    }
    drop(place);
}

/// Where a socket that said hello goes on.
enum Greeted {
    Here(Caller, Waiting),
    /// At the table of another server.
    Elsewhere(Box<FarSocket>),
}

/// Waits for hello and takes the socket to its table; `None` if the client is gone.
async fn greet(
    app: &Api,
    socket: &mut WebSocket,
    visitor: &Visitor,
    headers: &HeaderMap,
) -> Result<Greeted, Option<Bye>> {
    let first = timeout(HELLO, next_text(socket)).await.map_err(|_| Some(Bye::TooSlow))?;
    let text = match first {
        Heard::Text(text) => text,
        Heard::TooLong => return Err(Some(Bye::Flood)),
        Heard::Gone => return Err(None),
    };
    if !app.addresses.may_ask(visitor.address, steady_ms()) {
        app.hall.metrics.floods.add(1);
        return Err(Some(Bye::Flood));
    }
    let hello = match serde_json::from_str(&text) {
        Ok(ClientMessage::Hello { protocol, .. }) if protocol != PROTOCOL_VERSION => {
            return Err(Some(Bye::Version));
        }
        Ok(ClientMessage::Hello { table, secret, seat, from, watch, sketch, .. }) => {
            (table, secret, seat, from, watch, sketch)
        }
        other => {
            let detail = match other {
                Ok(_) => "the first message on a socket is hello".to_owned(),
                Err(error) => place_of(&error),
            };
            let _ = timeout(SLOW, socket.send(refusal(None, RefusedWhy::Malformed { detail }))).await;
            return Err(Some(Bye::Version));
        }
    };
    let (code, secret, seat, from, watch, sketch) = hello;
    if !visitor.is_led
        && let Some(owner) = app.hall.served_elsewhere(&code).await
    {
        app.hall.metrics.led.add(1);
        let far = lead_socket(&owner, visitor.address, headers, &text).await.map_err(|_| {
            app.hall.metrics.led_astray.add(1);
            Some(Bye::ComeBack)
        });
        return far.map(|far| Greeted::Elsewhere(Box::new(far)));
    }
    let remembered = if watch || secret.is_some() {
        Vec::new()
    } else {
        app.secrets(visitor, &code).await.map_err(|_| Some(Bye::ComeBack))?
    };
    let conn = ConnId(app.hall.number());
    let (outbox, waiting) = Outbox::new(&app.hall.waiting);
    let address = network(visitor.address);
    let greeting = Greeting { conn, address, secret, remembered, seat, from, sketch, outbox };
    let table = app.hall.tell(&code, TableCommand::Connect(Box::new(greeting))).await;
    let table = table
        .map_err(|why| Some(if why == Missing::NoSuchTable { Bye::NoSuchTable } else { Bye::ComeBack }))?;
    let credit = Bucket::new(app.hall.settings.limits.socket);
    let caller = Caller { app: app.clone(), conn, table, credit, doer: Doer::current() };
    Ok(Greeted::Here(caller, waiting))
}

/// Passes on what is said on both sides until one hangs up. The server with the table counts and limits.
async fn pass_on(mut socket: WebSocket, mut far: FarSocket) {
    let mut ping = tokio::time::interval_at(Instant::now() + PING, PING);
    let mut heard_at = Instant::now();
    let mut said_bye = false;
    loop {
        tokio::select! {
            heard = socket.recv() => {
                heard_at = Instant::now();
                match sort(heard) {
                    Some(Heard::Text(text)) => {
                        let taken = far_say(&mut far, &text).await;
                        if !taken {
                            break;
                        }
                    }
                    Some(Heard::TooLong) => return farewell(socket, Bye::Flood).await,
                    Some(Heard::Gone) => return,
                    None => {}
                }
            }
            told = far_heard(&mut far) => match told {
                FarHeard::Text(text) => {
                    said_bye = matches!(serde_json::from_str(&text), Ok(ServerMessage::Bye { .. }));
                    if !matches!(timeout(SLOW, socket.send(Message::Text(text.into()))).await, Ok(Ok(()))) {
                        return;
                    }
                }
                FarHeard::Nothing => {}
                FarHeard::Gone => break,
            },
            _ = ping.tick() => {
                let alive = heard_at.elapsed() < SILENT;
                if !alive || !matches!(timeout(SLOW, socket.send(Message::Ping(Vec::new().into()))).await, Ok(Ok(()))) {
                    return;
                }
            }
        }
    }
    if !said_bye {
        farewell(socket, Bye::ComeBack).await;
    }
}

/// Talks until one side hangs up.
async fn talk(mut caller: Caller, mut socket: WebSocket, mut waiting: Waiting, address: IpAddr) {
    let mut ping = tokio::time::interval_at(Instant::now() + PING, PING);
    let mut heard_at = Instant::now();
    let mut batch = Vec::new();
    let why = loop {
        tokio::select! {
            biased;
            why = &mut waiting.close => break why.unwrap_or(Bye::ComeBack),
            more = waiting.line.next(&mut batch) => {
                if more == 0 {
                    break (&mut waiting.close).await.unwrap_or(Bye::ComeBack);
                }
                let bytes = bytes_of(&batch);
                let sent = tokio::select! {
                    sent = write(&mut socket, &mut batch) => sent,
                    why = &mut waiting.close => break why.unwrap_or(Bye::ComeBack),
                };
                match sent {
                    Sent::All => waiting.line.sent(bytes),
                    Sent::Slow => {
                        caller.app.hall.metrics.too_slow.add(1);
                        return;
                    }
                    Sent::Gone => return,
                }
            }
            heard = socket.recv() => match caller.hear(heard, &mut socket).await {
                Next::Go => heard_at = Instant::now(),
                Next::Bye(why) => break why,
                Next::Gone => return,
            },
            _ = ping.tick() => {
                let alive = heard_at.elapsed() < SILENT;
                if !alive || !matches!(timeout(SLOW, socket.send(Message::Ping(Vec::new().into()))).await, Ok(Ok(()))) {
                    return;
                }
            }
        }
    };
    if why == Bye::NoSuchTable {
        caller.app.addresses.missed(address, steady_ms());
    }
    if why != Bye::TooSlow {
        waiting.line.rest(&mut batch);
        if write(&mut socket, &mut batch).await != Sent::All {
            return;
        }
    }
    farewell(socket, why).await;
}

/// What to do after a message.
enum Next {
    Go,
    Bye(Bye),
    Gone,
}

impl Caller {
    async fn hear(&mut self, heard: Option<Result<Message, axum::Error>>, socket: &mut WebSocket) -> Next {
        let text = match sort(heard) {
            Some(Heard::Text(text)) => text,
            Some(Heard::TooLong) => {
                self.app.hall.metrics.floods.add(1);
                return Next::Bye(Bye::Flood);
            }
            Some(Heard::Gone) => return Next::Gone,
            None => return Next::Go,
        };
        self.app.hall.metrics.messages_in.add(1);
        if !self.credit.take(steady_ms()) {
            self.app.hall.metrics.floods.add(1);
            return Next::Bye(Bye::Flood);
        }
        match serde_json::from_str::<ClientMessage>(&text) {
            Ok(message) => {
                let deed = deed_of(&message).map(|deed| (deed, self.doer.clone()));
                let said = TableCommand::Say { conn: self.conn, message, at: Instant::now(), deed };
                // The table hangs up by itself if it has ended.
                let _ = self.table.send(said).await;
                Next::Go
            }
            Err(error) => {
                let why = RefusedWhy::Malformed { detail: place_of(&error) };
                self.app.hall.metrics.refused(&why);
                match timeout(SLOW, socket.send(refusal(id_of(&text), why))).await {
                    Ok(Ok(())) => Next::Go,
                    _ => Next::Gone,
                }
            }
        }
    }
}

enum Heard {
    Text(Utf8Bytes),
    TooLong,
    Gone,
}

async fn next_text(socket: &mut WebSocket) -> Heard {
    // Pings are answered on the way; a client that only pings runs into the time limit of its hello.
    loop {
        if let Some(heard) = sort(socket.recv().await) {
            return heard;
        }
    }
}

/// Nothing if the message is of no concern.
fn sort(heard: Option<Result<Message, axum::Error>>) -> Option<Heard> {
    match heard {
        Some(Ok(Message::Text(text))) if text.len() <= MAX_CLIENT_MESSAGE => Some(Heard::Text(text)),
        Some(Ok(Message::Text(_) | Message::Binary(_))) => Some(Heard::TooLong),
        Some(Ok(Message::Ping(_) | Message::Pong(_))) => None,
        Some(Err(error)) if error.to_string().contains("too long") => Some(Heard::TooLong),
        Some(Ok(Message::Close(_)) | Err(_)) | None => Some(Heard::Gone),
    }
}

/// What became of what was written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Sent {
    All,
    /// The client does not read.
    Slow,
    Gone,
}

fn bytes_of(batch: &[Utf8Bytes]) -> usize {
    batch.iter().map(|text| text.len()).sum()
}

/// Writes everything and then flushes once.
async fn write(socket: &mut WebSocket, batch: &mut Vec<Utf8Bytes>) -> Sent {
    let all = async {
        for text in batch.drain(..) {
            socket.feed(Message::Text(text)).await?;
        }
        socket.flush().await
    };
    match timeout(SLOW, all).await {
        Ok(Ok(())) => Sent::All,
        Ok(Err(_)) => Sent::Gone,
        Err(_) => Sent::Slow,
    }
}

/// The last message of a socket. A client that does not take it is left.
async fn farewell(mut socket: WebSocket, why: Bye) {
    let bye = encode(&ServerMessage::Bye { why });
    let close = Message::Close(Some(CloseFrame { code: 1000, reason: Utf8Bytes::from_static("bye") }));
    let said = async {
        socket.send(bye).await?;
        socket.send(close).await?;
        // Waiting for the answer keeps what was sent from being thrown away with the connection.
        while let Some(Ok(_)) = socket.recv().await {}
        Ok::<(), axum::Error>(())
    };
    let _ = timeout(Duration::from_secs(2), said).await;
}

fn refusal(id: Option<ActId>, why: RefusedWhy) -> Message {
    encode(&ServerMessage::Refused(Refused { id, why }))
}

/// The id of something that is not quite an act, so that its sender knows what was refused.
fn id_of(text: &str) -> Option<ActId> {
    #[derive(serde::Deserialize)]
    struct WithId {
        id: ActId,
    }
    serde_json::from_str::<WithId>(text).ok().map(|with| with.id)
}

/// Where a message is wrong. What is there is not repeated: it may be a secret.
fn place_of(error: &serde_json::Error) -> String {
    format!("not a message of the protocol: see line {}, column {}", error.line(), error.column())
}

fn encode(message: &ServerMessage) -> Message {
    Message::Text(serde_json::to_string(message).expect("messages are plain JSON").into())
}
