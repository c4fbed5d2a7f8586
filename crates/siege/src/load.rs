//! How fast the server is: acts to the last viewer's screen, stored before they are acknowledged; idle sockets and
//! tables; and beside it a bare echo of messages of the same size.

use crate::host::Host;
use crate::wire::{self, Socket};
use anyhow::{Context as _, Result, bail};
use engine::{FastRng, Rng as _};
use protocol::http::Seated;
use protocol::{ActId, ClientMessage, ServerMessage, TableSetup};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::value::RawValue;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

/// People at each table.
pub const SEATS: u8 = 4;
/// How many tables are opened at the same time.
const OPENING: usize = 32;

/// What is measured, and for how long.
#[derive(Clone, Debug)]
pub struct Wanted {
    pub game: String,
    pub seats: usize,
    /// Each table makes a move and rests for so long; zero for the next move at once.
    pub rest: Duration,
    pub lasts: Duration,
}

/// How long acts took, from the socket that sent them to the last of all screens.
#[derive(Clone, Debug, PartialEq)]
pub struct LoadSpeed {
    pub acts_per_second: f64,
    pub p50_ms: f64,
    pub p99_ms: f64,
    /// The mean size of a message that was received.
    pub bytes: u64,
}

/// The little a table needs to know of what it hears.
#[derive(Deserialize)]
struct Heard<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    #[serde(default)]
    to: u32,
    #[serde(borrow, default)]
    legal: Vec<&'a RawValue>,
    #[serde(default)]
    outcome: Option<IgnoredAny>,
}

/// Counts what goes over all sockets of a run.
#[derive(Debug, Default)]
struct Meter {
    messages: AtomicU64,
    bytes: AtomicU64,
}

/// Four people at one table, driven together.
struct Table {
    sockets: Vec<Socket>,
    step: u32,
    /// What each may do, as text: only what is done is looked at.
    legal: Vec<Vec<String>>,
    is_over: bool,
    acts: u32,
    meter: Arc<Meter>,
    rng: FastRng,
}

/// Plays at so many seats against the server, and measures.
pub async fn measure(address: SocketAddr, wanted: &Wanted) -> Result<LoadSpeed> {
    let tables = wanted.seats / usize::from(SEATS);
    let meter = Arc::new(Meter::default());
    let opened = open_all(address, wanted, tables, &meter).await?;
    let begin = Instant::now();
    let end = begin + wanted.lasts;
    let mut playing = JoinSet::new();
    for (number, mut table) in opened.into_iter().enumerate() {
        let wanted = wanted.clone();
        playing.spawn(async move {
            // Tables that rest do not all move at the same instant.
            let share = wanted.rest.mul_f64(number as f64 / tables as f64);
            tokio::time::sleep(share).await;
            let mut taken = Vec::new();
            while Instant::now() < end {
                if table.is_over {
                    table =
                        Table::open(address, &wanted.game, number as u64, Arc::clone(&table.meter)).await?;
                }
                taken.push(table.act().await?);
                tokio::time::sleep(wanted.rest).await;
            }
            anyhow::Ok(taken)
        });
    }
    let mut taken = Vec::new();
    while let Some(done) = playing.join_next().await {
        taken.extend(done??);
    }
    let seconds = begin.elapsed().as_secs_f64();
    let messages = meter.messages.load(Ordering::Relaxed).max(1);
    speed(taken, seconds, meter.bytes.load(Ordering::Relaxed) / messages)
}

fn speed(mut taken: Vec<Duration>, seconds: f64, bytes: u64) -> Result<LoadSpeed> {
    taken.sort_unstable();
    let at = |share: f64| {
        let last = taken.len().checked_sub(1).context("nothing was measured")?;
        anyhow::Ok(taken[(last as f64 * share) as usize].as_secs_f64() * 1_000.0)
    };
    Ok(LoadSpeed {
        acts_per_second: taken.len() as f64 / seconds,
        p50_ms: at(0.5)?,
        p99_ms: at(0.99)?,
        bytes,
    })
}

async fn open_all(
    address: SocketAddr,
    wanted: &Wanted,
    tables: usize,
    meter: &Arc<Meter>,
) -> Result<Vec<Table>> {
    let doors = Arc::new(Semaphore::new(OPENING));
    let mut opening = JoinSet::new();
    for number in 0..tables {
        let (doors, meter, game) = (Arc::clone(&doors), Arc::clone(meter), wanted.game.clone());
        opening.spawn(async move {
            let _door = doors.acquire().await?;
            Table::open(address, &game, number as u64, meter).await
        });
    }
    let mut opened = Vec::with_capacity(tables);
    while let Some(table) = opening.join_next().await {
        opened.push(table??);
    }
    Ok(opened)
}

/// The seats of a new table, nobody connected yet.
async fn gather(address: SocketAddr, game: &str) -> Result<Vec<Seated>> {
    let setup = TableSetup::new(game, SEATS);
    let mut seated = vec![wire::create(address, setup, Vec::new()).await?];
    for at in 1..SEATS {
        seated.push(wire::join(address, &seated[0].table, format!("Guest {at}")).await?);
    }
    Ok(seated)
}

impl Table {
    async fn open(address: SocketAddr, game: &str, number: u64, meter: Arc<Meter>) -> Result<Table> {
        let mut sockets = Vec::new();
        for seat in gather(address, game).await? {
            let mut socket = Socket::at_table(address, &seat.table, Some(&seat.secret), 0).await?;
            if let ServerMessage::Welcome { table, .. } = socket.next().await? {
                socket.add_entropy(&table).await?;
            }
            socket.say(&ClientMessage::Ready { ready: true }).await?;
            sockets.push(socket);
        }
        let legal = vec![Vec::new(); sockets.len()];
        let rng = FastRng::new(number);
        let mut table = Table { sockets, step: 0, legal, is_over: false, acts: 0, meter, rng };
        table.start().await?;
        Ok(table)
    }

    /// The host starts once all are ready, and everybody sees the first frame.
    async fn start(&mut self) -> Result<()> {
        loop {
            let text = self.sockets[0].next_text().await?;
            let ready = text.matches("\"ready\":true").count() == self.sockets.len();
            if text.contains("\"type\":\"table\"") && ready {
                break;
            }
        }
        self.sockets[0].say(&ClientMessage::Start {}).await?;
        self.hear_after(0).await
    }

    /// Somebody acts; how long it took until all four saw it.
    async fn act(&mut self) -> Result<Duration> {
        let may: Vec<usize> = (0..self.sockets.len()).filter(|at| !self.legal[*at].is_empty()).collect();
        let Some(actor) = may.first().copied() else { bail!("nobody may act at step {}", self.step) };
        let action = &self.legal[actor][self.rng.below(self.legal[actor].len() as u32) as usize];
        let action = serde_json::from_str(action)?;
        self.acts += 1;
        let id = ActId::try_from(format!("a{}", self.acts)).expect("a short id");
        let begin = Instant::now();
        self.sockets[actor].say(&ClientMessage::Act { id, seq: self.step, action }).await?;
        self.hear_after(self.step).await?;
        Ok(begin.elapsed())
    }

    /// Waits until every socket has a frame later than this step.
    async fn hear_after(&mut self, step: u32) -> Result<()> {
        for at in 0..self.sockets.len() {
            loop {
                let text = self.sockets[at].next_text().await?;
                self.meter.messages.fetch_add(1, Ordering::Relaxed);
                self.meter.bytes.fetch_add(text.len() as u64, Ordering::Relaxed);
                let heard: Heard<'_> =
                    serde_json::from_str(&text).with_context(|| format!("no message: {text}"))?;
                match heard.kind {
                    "frame" if heard.to > step => {
                        let legal = heard.legal.iter().map(|action| action.get().to_owned());
                        (self.step, self.legal[at]) = (heard.to, legal.collect());
                        self.is_over = heard.outcome.is_some();
                        break;
                    }
                    "refused" | "bye" => bail!("the server refuses: {text}"),
                    _ => {}
                }
            }
        }
        Ok(())
    }
}

/// Messages of this size to an echo and back, one outstanding per socket.
pub async fn measure_echo(
    address: SocketAddr,
    sockets: usize,
    bytes: u64,
    lasts: Duration,
) -> Result<LoadSpeed> {
    let said = "x".repeat(bytes as usize);
    let mut opened = Vec::new();
    for _ in 0..sockets {
        opened.push(Socket::open(address, "/echo").await?);
    }
    let begin = Instant::now();
    let end = begin + lasts;
    let mut playing = JoinSet::new();
    for mut socket in opened {
        let said = said.clone();
        playing.spawn(async move {
            let mut taken = Vec::new();
            while Instant::now() < end {
                let begin = Instant::now();
                socket.say_text(said.clone()).await?;
                socket.next_text().await?;
                taken.push(begin.elapsed());
            }
            anyhow::Ok(taken)
        });
    }
    let mut taken = Vec::new();
    while let Some(done) = playing.join_next().await {
        taken.extend(done??);
    }
    speed(taken, begin.elapsed().as_secs_f64(), bytes)
}

/// What idle things cost.
#[derive(Clone, Debug, PartialEq)]
pub struct Idle {
    pub sockets: usize,
    pub kb_per_socket: f64,
    pub tables: usize,
    pub kb_per_table: f64,
}

/// Opens so many tables with nobody at them, then holds so many silent watchers, and looks at the memory of the server.
pub async fn measure_idle(host: &Host, game: &str, sockets: usize, tables: usize) -> Result<Idle> {
    let address = host.address();
    let process = host.process().context("the server is not running")?;
    let before = resident_kb(process)?;
    let mut table = gather(address, game).await?.remove(0).table;
    for _ in 1..tables {
        table = gather(address, game).await?.remove(0).table;
    }
    let with_tables = resident_kb(process)?;
    let mut held = Vec::with_capacity(sockets);
    for number in 0..sockets {
        // A table has room for 200.
        if number % 100 == 99 {
            table = gather(address, game).await?.remove(0).table;
        }
        held.push(Socket::at_table(address, &table, None, 0).await?);
    }
    let with_sockets = resident_kb(process)?;
    let each = |from: u64, to: u64, count: usize| to.saturating_sub(from) as f64 / count as f64;
    Ok(Idle {
        sockets,
        kb_per_socket: each(with_tables, with_sockets, sockets),
        tables,
        kb_per_table: each(before, with_tables, tables),
    })
}

/// The resident memory of a process, in units of 1,024 bytes.
pub(crate) fn resident_kb(process: u32) -> Result<u64> {
    let status = std::fs::read_to_string(Path::new("/proc").join(process.to_string()).join("status"))?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).context("no VmRSS")?;
    Ok(line.trim().trim_end_matches(" kB").parse()?)
}
