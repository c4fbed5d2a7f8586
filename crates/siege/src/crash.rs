//! Kills the server while people play, and looks for what is missing.

use crate::host::{Address, Host};
use crate::wire::{self, Socket};
use anyhow::{Context as _, Result, anyhow, bail, ensure};
use engine::{FastRng, Rng as _};
use protocol::{ActId, ClientMessage, Frame, Secret, ServerMessage, Stage, TableCode, TableSetup};
use room::{StoredFact, acts_of};
use serde_json::Value;
use std::collections::HashMap;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use store::{EventStore as _, SqlStore};
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep, timeout};

/// How many people sit at each table, among bots.
const PEOPLE: u8 = 2;
/// The server lives for so long between two kills, at least and at most.
const LIFE_MS: (u32, u32) = (5, 900);
/// After the last trouble every table must make a step within this time.
const LAST_STEP: Duration = Duration::from_secs(60);
/// A person who hears nothing for so long asks again.
const SILENCE: Duration = Duration::from_secs(2);
/// What a siege found out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CrashReport {
    pub kills: u32,
    pub tables: usize,
    pub acknowledged: usize,
    /// Stored acts of people whose acknowledgement nobody heard.
    pub unheard: usize,
    pub facts: usize,
    pub finished: usize,
}

/// Everybody who plays, and what they have in common.
pub(crate) struct Crowd {
    address: Address,
    is_over: AtomicBool,
    /// Every acknowledged act, with its step.
    acked: Mutex<HashMap<(TableCode, ActId), u32>>,
    /// The last step anybody saw of each table, and when.
    seen: Mutex<HashMap<TableCode, (u32, Instant)>>,
    people: Mutex<Vec<JoinHandle<Result<()>>>>,
}

/// Plays at `tables` tables of all games on a server that is killed `kills` times. `heard` is told after every kill.
pub async fn run(
    program: &Path,
    tables: usize,
    kills: u32,
    seed: u64,
    heard: impl Fn(u32),
) -> Result<CrashReport> {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("siege.db");
    let data = ["--data", file.to_str().context("the path is no text")?];
    let mut host = Host::start(program, &data).await?;
    let crowd = Crowd::gather(&host, tables, seed).await?;
    let mut rng = FastRng::new(seed);
    for kill in 0..kills {
        let life_ms = LIFE_MS.0 + rng.below(LIFE_MS.1 - LIFE_MS.0);
        sleep(Duration::from_millis(life_ms.into())).await;
        host.kill().await?;
        host.restart().await?;
        heard(kill + 1);
    }
    crowd.wait_for_steps().await?;
    crowd.dismiss().await?;
    host.kill().await?;
    let report = check_store(&SqlStore::file(&file).await?, &crowd).await?;
    Ok(CrashReport { kills, tables, ..report })
}

/// Looks whether the store has everything that was acknowledged.
pub(crate) async fn check_store(store: &SqlStore, crowd: &Crowd) -> Result<CrashReport> {
    let acked = crowd.acked.lock().expect("nobody panics with it").clone();
    let mut report =
        CrashReport { kills: 0, tables: 0, acknowledged: acked.len(), unheard: 0, facts: 0, finished: 0 };
    for stream in store.list("", u32::MAX).await? {
        let facts = store.read(&stream.stream, 0).await?;
        let facts = StoredFact::read_all(&facts)?;
        inspect(&stream.stream, facts, &acked, &mut report)?;
    }
    ensure!(report.facts > 0, "nothing was stored at all");
    Ok(report)
}

impl Crowd {
    /// Opens tables of all games and lets people play there until they are dismissed.
    pub(crate) async fn gather(host: &Host, tables: usize, seed: u64) -> Result<Arc<Crowd>> {
        let crowd = Arc::new(Crowd {
            address: host.whereabouts(),
            is_over: AtomicBool::new(false),
            acked: Mutex::default(),
            seen: Mutex::default(),
            people: Mutex::default(),
        });
        let mut rng = FastRng::new(seed);
        for number in 0..tables {
            let (table, secrets) = open(host.address(), number).await?;
            for (at, secret) in secrets.into_iter().enumerate() {
                let person = Person {
                    crowd: Arc::clone(&crowd),
                    table: table.clone(),
                    secret,
                    is_host: at == 0,
                    at,
                    acts: 0,
                    pending: None,
                    frame: None,
                    rng: FastRng::new(u64::from(rng.word())),
                };
                let playing = tokio::spawn(person.play());
                crowd.people.lock().expect("nobody panics with it").push(playing);
            }
        }
        Ok(crowd)
    }

    /// How many acts were acknowledged so far.
    pub(crate) fn acknowledged(&self) -> usize {
        self.acked.lock().expect("nobody panics with it").len()
    }

    /// Lets everybody go. A promise that was broken to anybody is an error.
    pub(crate) async fn dismiss(&self) -> Result<()> {
        self.is_over.store(true, Ordering::Relaxed);
        let people = std::mem::take(&mut *self.people.lock().expect("nobody panics with it"));
        for person in people {
            person.await.context("a person broke down")??;
        }
        Ok(())
    }

    /// Waits until every table has made a step from now on.
    pub(crate) async fn wait_for_steps(&self) -> Result<()> {
        let since = Instant::now();
        loop {
            let seen = self.seen.lock().expect("nobody panics with it").clone();
            let Some((table, (step, _))) = seen.into_iter().find(|(_, (_, at))| *at < since) else {
                return Ok(());
            };
            if since.elapsed() > LAST_STEP {
                bail!("table {table} stands still at step {step} after the last trouble");
            }
            sleep(Duration::from_millis(50)).await;
        }
    }
}

/// A table with people and bots, of one game after the other.
async fn open(address: SocketAddr, number: usize) -> Result<(TableCode, Vec<Secret>)> {
    let games = catalog::games();
    let about = games[number % games.len()].about();
    let seats = about.least_seats.max(PEOPLE + 1).min(about.most_seats);
    let setup = TableSetup::new(about.id, seats);
    let bots = vec!["easy".to_owned(); usize::from(seats - PEOPLE)];
    let first = wire::create(address, setup, bots).await?;
    let mut secrets = vec![first.secret];
    for at in 1..PEOPLE {
        secrets.push(wire::join(address, &first.table, format!("Guest {at}")).await?.secret);
    }
    Ok((first.table, secrets))
}

/// One person at one table, through all deaths of the server.
struct Person {
    crowd: Arc<Crowd>,
    table: TableCode,
    secret: Secret,
    is_host: bool,
    at: usize,
    acts: u32,
    pending: Option<(ActId, u32, Value)>,
    frame: Option<Frame>,
    rng: FastRng,
}

impl Person {
    async fn play(mut self) -> Result<()> {
        while !self.crowd.is_over.load(Ordering::Relaxed) {
            // The server may be dead, or die in the middle of it: then the person simply comes back.
            if let Err(Broken::Promise(what)) = self.visit().await {
                bail!("table {}, person {}: {what}", self.table, self.at);
            }
            sleep(Duration::from_millis(u64::from(self.rng.below(30)))).await;
        }
        Ok(())
    }

    async fn visit(&mut self) -> Result<(), Broken> {
        let from = self.frame.as_ref().map_or(0, |frame| frame.to);
        let mut socket =
            Socket::at_table(self.crowd.address.now(), &self.table, Some(&self.secret), from).await?;
        if let Some(pending) = &self.pending {
            socket.say(&say(pending)).await?;
        }
        while !self.crowd.is_over.load(Ordering::Relaxed) {
            match timeout(SILENCE, socket.next()).await {
                Ok(message) => self.hear(message?, &mut socket).await?,
                Err(_) => socket.say(&ClientMessage::Resume { from: u32::MAX }).await?,
            }
        }
        Ok(())
    }

    /// What the table does, and where its people play again.
    async fn see(
        &mut self,
        stage: Stage,
        rematch: Option<TableCode>,
        socket: &mut Socket,
    ) -> Result<(), Broken> {
        if let Some(next) = rematch {
            return self.move_on(next);
        }
        if stage == Stage::Finished && self.is_host {
            socket.say(&ClientMessage::Rematch {}).await?;
        }
        if stage == Stage::Gathering {
            let ready = ClientMessage::Ready { ready: true };
            socket.say(if self.is_host { &ClientMessage::Start {} } else { &ready }).await?;
        }
        Ok(())
    }

    async fn hear(&mut self, message: ServerMessage, socket: &mut Socket) -> Result<(), Broken> {
        match message {
            ServerMessage::Welcome { table, .. } => {
                if table.stage == Stage::Gathering {
                    socket.add_entropy(&table).await?;
                }
                self.see(table.stage, table.rematch, socket).await?;
            }
            ServerMessage::Table { table } => self.see(table.stage, table.rematch, socket).await?,
            ServerMessage::Ack { id, seq } => {
                if self.pending.as_ref().is_some_and(|(pending, ..)| *pending == id) {
                    self.pending = None;
                }
                let key = (self.table.clone(), id);
                let before = self.crowd.acked.lock().expect("nobody panics with it").insert(key, seq);
                if before.is_some_and(|before| before != seq) {
                    return Err(Broken::Promise(format!(
                        "one act was acknowledged as {before:?} and as {seq}"
                    )));
                }
            }
            ServerMessage::Refused(refused)
                if refused.id.is_some()
                    && refused.id.as_ref() == self.pending.as_ref().map(|(id, ..)| id) =>
            {
                self.pending = None;
                socket.say(&ClientMessage::Resume { from: u32::MAX }).await?;
            }
            ServerMessage::Rematch { table } => return self.move_on(table),
            ServerMessage::Frame(frame) => {
                self.saw(&frame)?;
                self.frame = Some(frame);
            }
            _ => {}
        }
        self.act(socket).await
    }

    /// The match is over, and the same people play another at a table of its own.
    fn move_on(&mut self, table: TableCode) -> Result<(), Broken> {
        self.crowd.seen.lock().expect("nobody panics with it").remove(&self.table);
        (self.table, self.frame, self.pending) = (table, None, None);
        Err(Broken::Socket)
    }

    /// Steps never go back: nobody at these tables takes anything back.
    fn saw(&self, frame: &Frame) -> Result<(), Broken> {
        let mut seen = self.crowd.seen.lock().expect("nobody panics with it");
        let now = Instant::now();
        let (step, at) = seen.entry(self.table.clone()).or_insert((frame.to, now));
        let before = self.frame.as_ref().map_or(0, |frame| frame.to);
        if frame.to < before {
            return Err(Broken::Promise(format!(
                "step {before} was shown, and then the table was at {}",
                frame.to
            )));
        }
        if frame.to > *step || frame.outcome.is_some() {
            (*step, *at) = (frame.to.max(*step), now);
        }
        Ok(())
    }

    async fn act(&mut self, socket: &mut Socket) -> Result<(), Broken> {
        let legal = self.frame.as_ref().map_or(&[][..], |frame| &frame.legal);
        if self.pending.is_some() || legal.is_empty() {
            return Ok(());
        }
        let action = legal[self.rng.below(legal.len() as u32) as usize].clone();
        let seq = self.frame.as_ref().map_or(0, |frame| frame.to);
        self.acts += 1;
        let id = ActId::try_from(format!("p{}-{}", self.at, self.acts)).expect("a short id");
        let pending = (id, seq, action);
        let message = say(&pending);
        self.pending = Some(pending);
        socket.say(&message).await?;
        // Impatient people press twice.
        if self.rng.chance(1, 8) {
            socket.say(&message).await?;
        }
        Ok(())
    }
}

fn say((id, seq, action): &(ActId, u32, Value)) -> ClientMessage {
    ClientMessage::Act { id: id.clone(), seq: *seq, action: action.clone() }
}

/// Why a visit ended.
enum Broken {
    /// The server went away, which is what this is about.
    Socket,
    Promise(String),
}

impl From<anyhow::Error> for Broken {
    fn from(_: anyhow::Error) -> Broken {
        Broken::Socket
    }
}

/// Every acknowledged act of this table is stored once, as the step that was told, and the facts still make a table.
fn inspect(
    stream: &str,
    facts: Vec<StoredFact>,
    acked: &HashMap<(TableCode, ActId), u32>,
    report: &mut CrashReport,
) -> Result<()> {
    report.facts += facts.len();
    let stored = acts_of(&facts).map_err(|what| anyhow!("table {stream}: {what}"))?;
    let mine = acked.iter().filter(|((table, _), _)| table.as_str() == stream);
    let mut heard = 0;
    for ((_, id), told) in mine {
        heard += 1;
        ensure!(
            stored.get(id) == Some(told),
            "table {stream}: act {id:?} was acknowledged as step {told} and is stored as {:?}",
            stored.get(id)
        );
    }
    report.unheard += stored.len() - heard;
    let room = room::Room::restore(catalog::rules, facts, 0)
        .with_context(|| format!("table {stream} cannot be opened"))?;
    report.finished += usize::from(room.stage() == Stage::Finished);
    Ok(())
}
