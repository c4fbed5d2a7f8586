//! Storms: a few addresses take all they can get, within the limits of the server, while people play. What counts is how
//! long the acts of these people take, beside a quiet run on the same server.

use crate::host::Host;
use crate::load::{self, LoadSpeed, Wanted, resident_kb};
use crate::wire::{self, Socket};
use anyhow::{Context as _, Result, bail};
use engine::{FastRng, Line, OptionValue, Rng as _, Turn};
use protocol::http::{CreateTable, JoinTable, RecordKept, Seated, TableList};
use protocol::{ActId, ClientMessage, Clock, Frame, Privacy, ServerMessage, TableCode, TableSetup};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::task::JoinSet;

/// How many people play while the storm goes on, and how often each table moves.
const SEATS: usize = 40;
const REST: Duration = Duration::from_millis(500);
/// Between two attempts of one attacker. The server refuses most of them.
const BREATH: Duration = Duration::from_millis(20);
/// How many steps of a match are reviewed again and again.
const RECORD_STEPS: usize = 300;

/// What a few addresses do to everybody else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Storm {
    /// Acts and takes back, without end, and opens the table again and again.
    Undos,
    /// Watches the tables of others from one address.
    Watchers,
    /// Sits at tables with the longest boards and reads nothing.
    Silent,
    /// Lets "your turn" call something that never answers.
    Hooks,
    /// Starts tables of hard bots and leaves.
    LeftBots,
    /// Takes every seat of the lobby.
    Grabbing,
    /// Has matches reviewed from two addresses.
    Reviews,
}

impl Storm {
    pub const ALL: [(&'static str, Storm); 7] = [
        ("undos", Storm::Undos),
        ("watchers", Storm::Watchers),
        ("silent", Storm::Silent),
        ("hooks", Storm::Hooks),
        ("left-bots", Storm::LeftBots),
        ("grabbing", Storm::Grabbing),
        ("reviews", Storm::Reviews),
    ];
}

/// How a storm went.
#[derive(Clone, Debug)]
pub struct StormReport {
    pub quiet: LoadSpeed,
    pub stormy: LoadSpeed,
    /// The memory of the server after each.
    pub quiet_mb: u64,
    pub stormy_mb: u64,
}

/// Measures people at their tables: for so long in peace, then for so long in the storm.
pub async fn run(
    program: &Path,
    storm: Storm,
    game: &str,
    board: &str,
    lasts: Duration,
) -> Result<StormReport> {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("storm.db");
    let words = ["--data", file.to_str().context("the path is no text")?, "--private-hooks"];
    let mut host = Host::start(program, &words).await?;
    let wanted = Wanted { game: game.to_owned(), seats: SEATS, rest: REST, lasts };
    let (address, process) = (host.address(), host.process().context("the server is not running")?);
    let quiet = load::measure(address, &wanted).await?;
    let quiet_mb = resident_kb(process)? / 1_024;
    let attackers = begin(address, storm, game, board).await?;
    let stormy = load::measure(address, &wanted).await?;
    let stormy_mb = resident_kb(process)? / 1_024;
    drop(attackers);
    host.kill().await?;
    Ok(StormReport { quiet, stormy, quiet_mb, stormy_mb })
}

/// The memory of a server with so many tables of the longest board awake, before and after, in MB. Each board is another
/// one, unless all are to be the same.
pub async fn boards(program: &Path, board: &str, tables: usize, same: bool) -> Result<(u64, u64)> {
    // What the store holds is on the disk, as it is where people play.
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("tables.db");
    let mut host = Host::start(program, &["--data", file.to_str().context("the path is no text")?]).await?;
    let (address, process) = (host.address(), host.process().context("the server is not running")?);
    let before = resident_kb(process)?;
    let mut held = Vec::with_capacity(tables);
    for number in 0..tables {
        let setup = with_board(board, if same { 0 } else { number })?;
        let seated = create(address, &from(number as u8), setup, &[]).await?;
        let mut socket = Socket::at_table(address, &seated.table, Some(&seated.secret), 0).await?;
        socket.next_text().await?;
        held.push(socket);
    }
    let after = resident_kb(process)?;
    host.kill().await?;
    Ok((before / 1_024, after / 1_024))
}

/// Attackers that go on until they are dropped.
async fn begin(address: SocketAddr, storm: Storm, game: &str, board: &str) -> Result<JoinSet<()>> {
    let mut attackers = JoinSet::new();
    match storm {
        Storm::Undos => {
            for number in 0..2 {
                let game = game.to_owned();
                attackers.spawn(again(move || undos(address, number, game.clone())));
            }
        }
        Storm::Watchers => {
            let seated = create(address, &from(250), TableSetup::new(game, load::SEATS), &[]).await?;
            for number in 0..200 {
                let table = seated.table.clone();
                attackers.spawn(again(move || watch(address, number, table.clone())));
            }
        }
        Storm::Silent => {
            for number in 0..30 {
                let setup = with_board(board, number)?;
                attackers.spawn(again(move || silent(address, number as u8, setup.clone())));
            }
        }
        Storm::Hooks => {
            let listener = TcpListener::bind("127.0.0.1:0").await?;
            let url = format!("http://{}/", listener.local_addr()?);
            for _ in 0..25 {
                let (game, url) = (game.to_owned(), url.clone());
                attackers.spawn(async move {
                    // A table that cannot be made is one attacker less.
                    let _ = called(address, game, url).await;
                });
            }
            attackers.spawn(async move {
                let mut held = Vec::new();
                while let Ok((stream, _)) = listener.accept().await {
                    held.push(stream);
                }
            });
        }
        Storm::LeftBots => {
            for number in 0..4 {
                let game = game.to_owned();
                attackers.spawn(again(move || leave_bots(address, number, game.clone())));
            }
        }
        Storm::Grabbing => {
            for _ in 0..20 {
                let setup = TableSetup { privacy: Privacy::Listed, ..TableSetup::new(game, load::SEATS) };
                wire::create(address, setup, Vec::new()).await?;
            }
            attackers.spawn(again(move || grab(address)));
        }
        Storm::Reviews => {
            let record = record(game)?;
            let id = ask(address, &from(1), "POST", "/api/records", record).await?;
            let id = String::from(serde_json::from_str::<RecordKept>(&id)?.id);
            for number in 0..16 {
                let path = format!("/api/records/{id}/review?from={}", number % 2 + 1);
                let one = from(number % 2);
                attackers.spawn(again(move || {
                    let (path, one) = (path.clone(), one.clone());
                    async move { ask(address, &one, "GET", &path, String::new()).await.map(drop) }
                }));
            }
        }
    }
    Ok(attackers)
}

/// Tries without end. Being refused is the fate of an attacker.
async fn again<F: Future<Output = Result<()>>>(attack: impl Fn() -> F) {
    loop {
        let _ = attack().await;
        tokio::time::sleep(BREATH).await;
    }
}

/// The address of an attacker.
fn from(number: u8) -> String {
    format!("192.0.2.{number}")
}

async fn ask(address: SocketAddr, from: &str, method: &str, path: &str, body: String) -> Result<String> {
    wire::ask_from(address, from.to_owned(), method, path, body).await
}

async fn create(address: SocketAddr, from: &str, setup: TableSetup, bots: &[&str]) -> Result<Seated> {
    let bots = bots.iter().map(ToString::to_string).collect();
    let wanted = CreateTable { setup, bots, name: "Mallory".to_owned() };
    let made = ask(address, from, "POST", "/api/tables", serde_json::to_string(&wanted)?).await?;
    Ok(serde_json::from_str(&made)?)
}

/// A table of a game that takes a board file, with this one, filled up with remarks.
fn with_board(board: &str, number: usize) -> Result<TableSetup> {
    for game in catalog::games() {
        let about = game.about();
        for option in &about.options {
            let engine::OptionKind::Among(allowed) = option.kind else { continue };
            let longest = allowed.iter().find_map(|allowed| match allowed {
                engine::Allowed::Text(bytes) => Some(*bytes as usize),
                _ => None,
            });
            let Some(longest) = longest else { continue };
            let mut text = format!("{board}\n# {number} ");
            text.push_str(&"x".repeat(longest.saturating_sub(text.len())));
            let mut setup = TableSetup::new(about.id, about.least_seats);
            setup.options.insert(option.id.to_owned(), OptionValue::Word(text));
            return Ok(setup);
        }
    }
    bail!("no game takes a board")
}

async fn undos(address: SocketAddr, number: u8, game: String) -> Result<()> {
    let seats = load::SEATS;
    let bots = vec!["easy"; usize::from(seats) - 1];
    let seated = create(address, &from(number), TableSetup::new(&game, seats), &bots).await?;
    let mut socket = Socket::at_table(address, &seated.table, Some(&seated.secret), 0).await?;
    socket.say(&ClientMessage::Start {}).await?;
    let mut acts = 0;
    loop {
        let ServerMessage::Frame(Frame { to, legal, outcome, .. }) = socket.next().await? else { continue };
        if outcome.is_some() {
            return Ok(());
        }
        let Some(action) = legal.first().cloned() else { continue };
        acts += 1;
        let id = ActId::try_from(format!("u{acts}")).expect("a short id");
        socket.say(&ClientMessage::Act { id, seq: to, action }).await?;
        socket.say(&ClientMessage::Undo {}).await?;
        if acts % 50 == 0 {
            // The table goes to sleep and is opened anew.
            let path = format!("/api/tables/{}", seated.table);
            ask(address, &from(number), "GET", &path, String::new()).await?;
        }
    }
}

async fn watch(address: SocketAddr, number: u8, table: TableCode) -> Result<()> {
    let mut socket = Socket::open_from(address, "/api/socket", from(number % 2)).await?;
    socket.hello(&table, None, 0).await?;
    socket.next_text().await?;
    Ok(())
}

async fn silent(address: SocketAddr, number: u8, setup: TableSetup) -> Result<()> {
    let seated = create(address, &from(number % 4), setup, &[]).await?;
    let deaf = Socket::at_table(address, &seated.table, Some(&seated.secret), 0).await?;
    for _ in 0..200 {
        let mut guest = Socket::open_from(address, "/api/socket", from(number % 4)).await?;
        guest.hello(&seated.table, None, 0).await?;
        guest.next_text().await?;
    }
    drop(deaf);
    Ok(())
}

/// A table whose clock runs out every second, so that somebody who is away is called every second.
async fn called(address: SocketAddr, game: String, url: String) -> Result<()> {
    let seats = load::SEATS;
    let setup = TableSetup { clock: Clock::PerMove { move_ms: 1_000 }, ..TableSetup::new(&game, seats) };
    let bots = vec!["easy"; usize::from(seats) - 1];
    let seated = create(address, &from(1), setup, &bots).await?;
    let hook = json!({ "secret": seated.secret.expose(), "hook": { "kind": "webhook", "url": url } });
    let path = format!("/api/tables/{}/hook", seated.table);
    ask(address, &from(1), "PUT", &path, hook.to_string()).await?;
    let mut socket = Socket::at_table(address, &seated.table, Some(&seated.secret), 0).await?;
    socket.say(&ClientMessage::Start {}).await?;
    socket.next_text().await?;
    Ok(())
}

async fn leave_bots(address: SocketAddr, number: u8, game: String) -> Result<()> {
    let seats = load::SEATS;
    let bots = vec!["hard"; usize::from(seats) - 1];
    let seated = create(address, &from(number), TableSetup::new(&game, seats), &bots).await?;
    let mut socket = Socket::at_table(address, &seated.table, Some(&seated.secret), 0).await?;
    socket.say(&ClientMessage::Start {}).await?;
    socket.say(&ClientMessage::Leave {}).await?;
    while socket.next_text().await.is_ok() {}
    Ok(())
}

async fn grab(address: SocketAddr) -> Result<()> {
    let listed = ask(address, &from(1), "GET", "/api/tables", String::new()).await?;
    for line in serde_json::from_str::<TableList>(&listed)?.tables {
        for _ in 0..line.free_seats {
            let wanted = JoinTable { name: "Mallory".into(), seat: None };
            let (path, body) = (format!("/api/tables/{}/seats", line.code), serde_json::to_string(&wanted)?);
            // Refused, where all is well.
            let _ = ask(address, &from(1), "POST", &path, body).await;
        }
    }
    Ok(())
}

/// A match of random moves.
fn record(game: &str) -> Result<String> {
    let game = catalog::rules(game).context("the game is not in the catalog")?;
    let table = game.table(load::SEATS, &Default::default())?;
    let (mut played, mut rng) = (table.open(), FastRng::new(7));
    let mut lines = vec![Line::Header(table.header())];
    for _ in 0..RECORD_STEPS {
        let applied = match played.turn() {
            Turn::Chance => played.chance(&mut rng)?,
            Turn::Over => break,
            turn => {
                let seats: Vec<_> = turn.seats().iter().collect();
                let choices: Vec<(engine::Seat, Vec<Value>)> =
                    seats.into_iter().map(|seat| (seat, played.legal(seat))).collect();
                let choice = choices.iter().find(|(_, legal)| !legal.is_empty());
                let (seat, legal) = choice.context("nobody may act")?;
                played.submit(*seat, &legal[rng.below(legal.len() as u32) as usize])?
            }
        };
        lines.push(Line::Entry(applied.entry));
    }
    Ok(lines.iter().map(|line| line.to_json() + "\n").collect())
}
