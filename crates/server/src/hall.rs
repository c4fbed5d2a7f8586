//! All tables: finds them, wakes them, makes them, and lets them rest.

use crate::alive::Alive;
use crate::archive::Archive;
use crate::asker::Asker;
use crate::bots::Bots;
use crate::cluster::Cluster;
use crate::desk::{Desk, DeskLimits};
use crate::fair::LineLimits;
use crate::hooks::Hooks;
use crate::look_back::Found;
use crate::metrics::Metrics;
use crate::open_seats::OpenSeats;
use crate::opening::Openings;
use crate::outbox::AllWaiting;
use crate::problem::HttpFailure;
use crate::retention::Retention;
use crate::settings::Settings;
use crate::shared::Shared;
use crate::store_health::is_fault;
use crate::table::{AwakeTable, TableCommand, until_closed};
use crate::tournaments::Tournaments;
use crate::{now_ms, random};
use answers::{Denial, NewTable};
use engine::{Level, Seat, Seed};
use protocol::http::{ContinueTable, CreateTable, Seated, TableLine};
use protocol::{PlayerKind, Privacy, Secret, TableCode, TableSetup};
use room::{Effects, Moment, Room, SecretHash, StoredFact};
use search::AnyGame;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;
use store::{Append, EventStore, StoreError};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::task::JoinHandle;
use tokio::time::MissedTickBehavior;

/// How many inputs may wait for one table.
const INBOX: usize = 256;
/// How many codes are tried for a new table before giving up.
const MAX_CODES: u32 = 8;
/// How often the store is asked for tables whose time has come, and how far ahead.
const ROUND_MS: u64 = 60_000;
/// How many of them are woken in one round.
const MAX_WOKEN: u32 = 10_000;
/// How many stored tables are looked through for the lobby, and how many it shows.
const MAX_RECENT: u32 = 1_000;
const MAX_LISTED: usize = 100;
/// How many may wait to have something read, reviewed and counted, of one address and of all.
const AT_DESK: LineLimits = LineLimits { each: 8, all: 256 };
const REVIEWS: LineLimits = LineLimits { each: 4, all: 256 };
const COUNTED: LineLimits = LineLimits { each: 10_000, all: 10_000 };
/// How long any of that may take.
const DESK_WORK: Duration = Duration::from_secs(30);

/// Why a table cannot be reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Missing {
    NoSuchTable,
    /// It is for another version of the program.
    OtherVersion,
    /// What is stored of it is damaged.
    Unreadable,
    /// The store or the table does not answer now.
    Unavailable,
    /// Too many tables are awake.
    Full,
}

#[derive(Debug)]
pub(crate) struct Hall {
    pub(crate) settings: Settings,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) store: FactStore,
    pub(crate) bots: Bots,
    pub(crate) hooks: Hooks,
    pub(crate) openings: Openings,
    /// What waits for all sockets.
    pub(crate) waiting: AllWaiting,
    pub(crate) open_seats: OpenSeats,
    /// Setups of tables that are awake.
    pub(crate) setups: Shared<TableSetup>,
    /// Where records are read and spreadsheets written.
    pub(crate) desk: Desk,
    /// Where matches are looked back at, which takes longest.
    pub(crate) reviews: Desk,
    /// Where results of tournaments are counted: nobody can ask for that.
    pub(crate) results: Desk,
    pub(crate) tournaments: Tournaments,
    pub(crate) alive: Alive,
    /// The other servers of the same store, if there are any.
    pub(crate) cluster: Option<Cluster>,
    pub(crate) retention: Retention,
    /// Matches that people look back at.
    pub(crate) archive: Archive,
    tables: Mutex<HashMap<TableCode, Awake>>,
    /// The open tables that are awake, as the lobby shows them.
    listed: Mutex<HashMap<TableCode, TableLine>>,
    next_number: AtomicU64,
    closing: watch::Sender<bool>,
}

/// The store, with a name for debugging.
#[derive(Clone)]
pub(crate) struct FactStore(pub(crate) Arc<dyn EventStore>);

#[derive(Debug)]
struct Awake {
    inbox: mpsc::Sender<TableCommand>,
    number: u64,
}

impl Hall {
    pub(crate) fn new(
        settings: Settings,
        store: Arc<dyn EventStore>,
        alive: Alive,
        cluster: Option<Cluster>,
        hooks: Hooks,
        metrics: Arc<Metrics>,
    ) -> Hall {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        let desk = |at_once, waiting| Desk::new(DeskLimits { at_once, waiting, work: DESK_WORK });
        Hall {
            bots: Bots::start(settings.bot_threads, Arc::clone(&metrics)),
            archive: Archive::new(settings.limits.archive_bytes, settings.limits.records_per_address),
            metrics,
            store: FactStore(store),
            hooks,
            waiting: AllWaiting::default(),
            open_seats: OpenSeats::default(),
            setups: Shared::default(),
            openings: Openings::new(cores, settings.limits.tables_awake),
            desk: desk((cores / 2).clamp(1, 4), AT_DESK),
            reviews: desk(1, REVIEWS),
            results: desk(1, COUNTED),
            settings,
            tournaments: Tournaments::default(),
            alive,
            cluster,
            retention: Retention::begin(),
            tables: Mutex::default(),
            listed: Mutex::default(),
            next_number: AtomicU64::new(1),
            closing: watch::Sender::new(false),
        }
    }

    /// A number nobody else has: for sockets, tables, requests.
    pub(crate) fn number(&self) -> u64 {
        self.next_number.fetch_add(1, Relaxed)
    }

    /// The inbox of a table, which is woken if it sleeps.
    pub(crate) fn inbox(self: &Arc<Hall>, code: &TableCode) -> Result<mpsc::Sender<TableCommand>, Missing> {
        self.awake(code, None, None).map(|(inbox, _)| inbox)
    }

    /// Hands a command to a table. One that falls asleep at this very moment is woken again.
    pub(crate) async fn tell(
        self: &Arc<Hall>,
        code: &TableCode,
        mut command: TableCommand,
    ) -> Result<mpsc::Sender<TableCommand>, Missing> {
        for _ in 0..3 {
            let (inbox, left) = self.awake(code, None, Some(command))?;
            let Some(left) = left else { return Ok(inbox) };
            match inbox.send(left).await {
                Ok(()) => return Ok(inbox),
                Err(mpsc::error::SendError(returned)) => command = returned,
            }
        }
        Err(Missing::Unavailable)
    }

    /// Reads something off a table, once all it rests on is stored.
    pub(crate) async fn look<T: Send + 'static>(
        self: &Arc<Hall>,
        code: &TableCode,
        read: impl FnOnce(&Room) -> T + Send + 'static,
    ) -> Result<T, Missing> {
        let (answer, answered) = oneshot::channel();
        let look = move |room: Result<&Room, Missing>| -> Box<dyn FnOnce() + Send> {
            let told = room.map(read);
            Box::new(move || {
                // Who asked may have gone away meanwhile.
                let _ = answer.send(told);
            })
        };
        self.tell(code, TableCommand::Look(Box::new(look))).await?;
        answered.await.unwrap_or(Err(Missing::Unavailable))
    }

    /// The inbox of a table, which is woken if it sleeps. Then `first` lies in it before the table can look, so that one
    /// which does not exist tells so to whoever asked; otherwise it is given back.
    fn awake(
        self: &Arc<Hall>,
        code: &TableCode,
        room: Option<Room>,
        first: Option<TableCommand>,
    ) -> Result<(mpsc::Sender<TableCommand>, Option<TableCommand>), Missing> {
        let mut tables = self.tables();
        if let Some(awake) = tables.get(code) {
            return Ok((awake.inbox.clone(), first));
        }
        if *self.closing.borrow() {
            return Err(Missing::Unavailable);
        }
        if tables.len() >= self.settings.limits.tables_awake {
            return Err(Missing::Full);
        }
        let (inbox, commands) = mpsc::channel(INBOX);
        if let Some(first) = first {
            inbox.try_send(first).map_err(|_| Missing::Unavailable)?;
        }
        let number = self.number();
        tables.insert(code.clone(), Awake { inbox: inbox.clone(), number });
        drop(tables);
        self.metrics.tables.add(1);
        let table = AwakeTable::new(Arc::clone(self), code.clone(), number, commands, inbox.downgrade());
        tokio::spawn(table.live(room, self.closing.subscribe()));
        Ok((inbox, None))
    }

    /// Lets a table rest if nothing has come for it meanwhile.
    pub(crate) fn rest(&self, code: &TableCode, commands: &mpsc::Receiver<TableCommand>) -> bool {
        let mut tables = self.tables();
        let rests = commands.is_empty();
        if rests {
            tables.remove(code);
        }
        rests
    }

    /// A table takes nothing more: whoever comes now wakes it anew.
    pub(crate) fn ended(&self, code: &TableCode, number: u64) {
        let mut tables = self.tables();
        if tables.get(code).is_some_and(|awake| awake.number == number) {
            tables.remove(code);
        }
    }

    /// Lets a table store what has happened and say goodbye, and waits until it has.
    pub(crate) async fn put_to_rest(&self, code: &TableCode) {
        let inbox = self.tables().get(code).map(|awake| awake.inbox.clone());
        if let Some(inbox) = inbox {
            // One that ends at this moment needs not be told.
            let _ = inbox.send(TableCommand::Leave).await;
            inbox.closed().await;
        }
    }

    pub(crate) fn is_awake(&self, code: &TableCode) -> bool {
        self.tables().contains_key(code)
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<TableCode, Awake>> {
        self.tables.lock().expect("nobody panics while holding the lock")
    }

    /// All tables that are awake.
    pub(crate) fn awake_tables(&self) -> HashMap<TableCode, mpsc::Sender<TableCommand>> {
        self.tables().iter().map(|(code, awake)| (code.clone(), awake.inbox.clone())).collect()
    }

    /// Tells all tables that are awake.
    pub(crate) fn tell_awake(&self, command: impl Fn() -> TableCommand) {
        for inbox in self.awake_tables().into_values() {
            let command = command();
            // One that ends at this moment needs not be told.
            tokio::spawn(async move { inbox.send(command).await.is_ok() });
        }
    }

    /// Shows a table in the lobby as it stands, or no more.
    pub(crate) fn list(&self, code: &TableCode, line: Option<TableLine>) {
        let mut listed = self.listed.lock().expect("nobody panics while holding the lock");
        match line {
            Some(line) => listed.insert(code.clone(), line),
            None => listed.remove(code),
        };
    }

    /// The tables anybody may join or watch: those awake, then those stored last.
    pub(crate) async fn lobby(&self) -> Result<Vec<TableLine>, StoreError> {
        let stored = self.store.0.recent(MAX_RECENT).await?;
        let awake = self.listed.lock().expect("nobody panics while holding the lock").clone();
        let asleep = stored.iter().filter_map(|info| serde_json::from_str(&info.note).ok());
        let asleep = asleep.filter(|line: &TableLine| !awake.contains_key(&line.code));
        let mut lines: Vec<TableLine> = awake.values().cloned().collect();
        lines.sort_by(|a, b| a.code.cmp(&b.code));
        lines.extend(asleep);
        lines.truncate(MAX_LISTED);
        Ok(lines)
    }

    /// Makes a table with its host in the first seat and bots in the last ones.
    pub(crate) async fn create(self: &Arc<Hall>, wanted: CreateTable) -> Result<Seated, HttpFailure> {
        let game = self.game(&wanted.setup)?;
        let (secret, is_listed) = (Secret::from_random(random()), wanted.setup.privacy == Privacy::Listed);
        for _ in 0..MAX_CODES {
            let table = new_code(wanted.setup.privacy);
            let (room, effects) = self.new_table(&table).create(game, &wanted, &secret)?;
            if self.keep(&table, room, &effects).await? {
                if is_listed {
                    self.open_seats.made(&table, Asker::current());
                }
                return Ok(Seated { table, seat: Seat(0), secret });
            }
        }
        Err(HttpFailure::from(Missing::Unavailable))
    }

    /// Makes a table where a recorded match goes on, with a person in one seat and bots in all others.
    pub(crate) async fn go_on(
        self: &Arc<Hall>,
        wanted: ContinueTable,
        pass: impl Send + Sync + 'static,
    ) -> Result<Seated, HttpFailure> {
        answers::known_level(&wanted.level)?;
        let (seat, secret) = (wanted.seat, Secret::from_random(random()));
        let (hall, person, pass) = (Arc::clone(self), secret.clone(), Arc::new(pass));
        let found = Arc::new(self.find_match(&wanted.of).await?);
        let taken_over = Arc::new(move |code: &TableCode| hall.taken_over(&wanted, &found, &person, code));
        for _ in 0..MAX_CODES {
            let code = TableCode::private(random());
            let (table, taken_over) = (code.clone(), Arc::clone(&taken_over));
            let (room, effects) = self.desk.work(Arc::clone(&pass), move || taken_over(&table)).await?;
            if self.keep(&code, room, &effects).await? {
                return Ok(Seated { table: code, seat, secret });
            }
        }
        Err(HttpFailure::from(Missing::Unavailable))
    }

    /// The table where a recorded match goes on. Playing it again takes a while.
    fn taken_over(
        &self,
        wanted: &ContinueTable,
        found: &Found,
        person: &Secret,
        code: &TableCode,
    ) -> Result<(Room, Effects), HttpFailure> {
        let recording = self.open_match(&wanted.of, found)?;
        let game = self.settings.games.find(&recording.header.game).ok_or_else(Denial::no_such_game)?;
        Ok(answers::taken_over(self.new_table(code), game, &recording, wanted, person)?)
    }

    /// Makes a table where the same people play again.
    pub(crate) async fn rematch(
        self: &Arc<Hall>,
        setup: TableSetup,
        people: &[(Seat, String, SecretHash)],
        bots: &[(Seat, Level)],
    ) -> Result<TableCode, HttpFailure> {
        let table = self.make(setup, |room, at| {
            room.seat_again(people, bots, at);
            Ok(())
        });
        table.await
    }

    async fn make(
        self: &Arc<Hall>,
        setup: TableSetup,
        seat: impl Fn(&mut Room, &mut Moment) -> Result<(), HttpFailure>,
    ) -> Result<TableCode, HttpFailure> {
        for _ in 0..MAX_CODES {
            let code = new_code(setup.privacy);
            if self.make_at(&code, &setup, &seat).await? {
                return Ok(code);
            }
        }
        Err(HttpFailure::from(Missing::Unavailable))
    }

    /// Makes a table of this code, unless the code is taken.
    pub(crate) async fn make_at(
        self: &Arc<Hall>,
        code: &TableCode,
        setup: &TableSetup,
        seat: impl Fn(&mut Room, &mut Moment) -> Result<(), HttpFailure>,
    ) -> Result<bool, HttpFailure> {
        let game = self.game(setup)?;
        let (room, effects) = self.new_table(code).make(game, setup.clone(), None, seat)?;
        self.keep(code, room, &effects).await
    }

    fn game(&self, setup: &TableSetup) -> Result<&'static dyn AnyGame, Denial> {
        self.settings.games.find(&setup.game).ok_or_else(Denial::no_such_game)
    }

    /// What a table of this code is made of.
    fn new_table(&self, code: &TableCode) -> NewTable {
        let limits = self.settings.limits.table;
        NewTable { code: code.clone(), seed: Seed(random()), limits, now_ms: now_ms() }
    }

    /// Stores a new table and opens it, unless its code is taken.
    async fn keep(
        self: &Arc<Hall>,
        code: &TableCode,
        room: Room,
        effects: &Effects,
    ) -> Result<bool, HttpFailure> {
        self.own(code.as_str()).await?;
        let append = Append {
            stream: code.as_str().to_owned(),
            expected: 0,
            entries: effects.facts.iter().map(StoredFact::to_bytes).collect(),
            note: note(line(&room).as_ref()),
            at_ms: now_ms(),
            due_ms: room.due_ms(),
        };
        match self.store.0.append(append).await {
            Ok(()) => {
                self.metrics.table_made(&room.setup().game);
                self.awake(code, Some(room), None)?;
                Ok(true)
            }
            Err(StoreError::Conflict { .. }) => Ok(false),
            Err(error) => Err(self.store_failed(&error)),
        }
    }

    pub(crate) fn store_failed(&self, error: &StoreError) -> HttpFailure {
        self.metrics.store_failures.add(1);
        // What the store is to blame for is logged when it begins and when it ends.
        if !is_fault(error) {
            tracing::error!(%error, "the store refused");
        }
        HttpFailure::from(Missing::Unavailable)
    }

    /// Wakes tables whose clocks run out while nobody is there, and forgets old ones, until the server stops.
    pub(crate) async fn keep_time(self: Arc<Hall>) {
        let mut closing = self.closing.subscribe();
        let mut round = tokio::time::interval(Duration::from_millis(ROUND_MS));
        round.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut waking = None;
        loop {
            tokio::select! {
                _ = round.tick() => {
                    self.wake_due(&mut waking).await;
                    self.forget_old().await;
                }
                () = until_closed(&mut closing) => return,
            }
        }
    }

    /// The last round goes on beside everything else; until it is done, no other begins.
    async fn wake_due(self: &Arc<Hall>, waking: &mut Option<JoinHandle<()>>) {
        if waking.as_ref().is_some_and(|waking| !waking.is_finished()) {
            return;
        }
        match self.store.0.due(now_ms() + ROUND_MS, MAX_WOKEN).await {
            Ok(due) => {
                let codes = due.into_iter().filter_map(|info| TableCode::try_from(info.stream).ok());
                let asleep: Vec<TableCode> = codes.filter(|code| !self.is_awake(code)).collect();
                let asleep = self.not_elsewhere(asleep).await;
                *waking = Some(tokio::spawn(Arc::clone(self).wake_all(asleep)));
            }
            // The next round asks again.
            Err(error) => tracing::debug!(%error, "the store does not say which tables are due"),
        }
    }

    /// Lets every table store what it has and say goodbye. Waits at most so long.
    pub(crate) async fn close(&self, most: Duration) {
        self.closing.send_replace(true);
        let begun = tokio::time::Instant::now();
        while !self.tables().is_empty() && begun.elapsed() < most {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }
}

impl std::fmt::Debug for FactStore {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Store(…)")
    }
}

/// A code for a table: whoever may not find it in the lobby should not guess it either.
fn new_code(privacy: Privacy) -> TableCode {
    match privacy {
        Privacy::Listed => TableCode::from_random(random()),
        Privacy::Invited => TableCode::private(random()),
    }
}

/// What the store remembers of a table for the lobby: nothing unless everybody may see it.
pub(crate) fn note(line: Option<&TableLine>) -> String {
    line.map(|line| serde_json::to_string(line).expect("a line is plain JSON")).unwrap_or_default()
}

/// A table as the lobby shows it, if it does.
pub(crate) fn line(room: &Room) -> Option<TableLine> {
    let setup = room.setup();
    if setup.privacy != Privacy::Listed {
        return None;
    }
    let names = room.names();
    let ranks = room.outcome().map(|outcome| outcome.ranks).unwrap_or_default();
    let standing = |(rank, (seat, name)): (&u8, (u8, &String))| protocol::Standing {
        seat: Seat(seat),
        name: name.clone(),
        rank: *rank,
    };
    Some(TableLine {
        code: room.code().clone(),
        game: setup.game.clone(),
        stage: room.stage(),
        seats: setup.seats,
        free_seats: room.free_seats(),
        standings: ranks.iter().zip((0..).zip(&names)).map(standing).collect(),
        // Who is there: an empty seat is nobody, and a bot is no company.
        names: room
            .info()
            .seats
            .into_iter()
            .filter_map(|seat| match seat.player {
                PlayerKind::Person { name, .. } => Some(name),
                PlayerKind::Bot { .. } | PlayerKind::Nobody => None,
            })
            .collect(),
    })
}
