//! One awake table: a task that owns a room and does for it all that touches the world.

use crate::asker::Asker;
use crate::audit::{AuditDeed, Doer};
use crate::bots::{SeatedBots, ThinkingTable};
use crate::clock::{instant_at, sleep_until};
use crate::hall::{Hall, Missing, line, note};
use crate::now_ms;
use crate::outbox::Outbox;
use crate::wish::Wish;
use answers::told;
use axum::extract::ws::Utf8Bytes;
use engine::Seat;
use protocol::http::TableLine;
use protocol::{Bye, ClientMessage, Secret, ServerMessage, TableCode};
use room::{
    AppendId, Batch, ConnId, Epoch, Fate, Input, JoinError, Outage, Output, Owner, Release, Released,
    ReplyId, Room, StoredFact,
};
use std::collections::HashMap;
use std::future::Future;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;
use store::{Append, StoreError};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::Instant;

/// A table that waits for a clock longer than this sleeps meanwhile; the store remembers when to wake it.
const LONG_WAIT_MS: u64 = 180_000;
/// The least time between two looks at the clock.
const LEAST_TICK: Duration = Duration::from_millis(5);
/// How many attempts there are to create the table for playing again.
const REMATCH_TRIES: u32 = 3;
/// After a failed write a table that plays by itself is woken again.
const RETRY: Duration = Duration::from_secs(1);

/// What comes to a table.
pub(crate) enum TableCommand {
    Connect(Box<Greeting>),
    Say {
        conn: ConnId,
        message: ClientMessage,
        at: Instant,
        /// What is noted of it, and of whom, if it is done.
        deed: Option<(AuditDeed, Doer)>,
    },
    Gone {
        conn: ConnId,
    },
    Join {
        asker: Asker,
        name: String,
        seat: Option<Seat>,
        secret: Secret,
        reply: Reply<Seat>,
    },
    /// Another secret for this seat, which one of those known opens.
    Renew {
        seat: Seat,
        secrets: Vec<Secret>,
        new: Secret,
        reply: Reply<Seat>,
    },
    Wish {
        secrets: Vec<Secret>,
        wish: Wish,
        reply: Reply<()>,
    },
    /// What whoever runs its tournament does to it.
    Organise(Input),
    /// Nobody could act for a while.
    Woken,
    /// Another server asks for the table.
    Leave,
    /// The table is not this server's own any more.
    Fall,
    /// Reads the room; what it returns is run once everything it saw is stored.
    Look(Box<Look>),
    /// What the table sent for: a bot's answer, another table.
    Answer {
        epoch: Epoch,
        input: Input,
    },
}

/// A socket that said hello.
pub(crate) struct Greeting {
    pub(crate) conn: ConnId,
    /// Where it comes from: whoever has one address of a network has all of them.
    pub(crate) address: IpAddr,
    pub(crate) secret: Option<Secret>,
    /// Secrets of its session: the first one that opens a seat is used. It is fine if none does.
    pub(crate) remembered: Vec<Secret>,
    /// The seat it asks for among those its session holds.
    pub(crate) seat: Option<Seat>,
    pub(crate) from: u32,
    pub(crate) sketch: bool,
    pub(crate) outbox: Outbox,
}

pub(crate) type Reply<T> = oneshot::Sender<Result<Result<T, JoinError>, Missing>>;
type Look = dyn FnOnce(Result<&Room, Missing>) -> Box<dyn FnOnce() + Send> + Send;

/// An append under way.
struct Storing {
    id: AppendId,
    since: Instant,
    /// How the lobby shows the table once it is stored.
    line: Option<TableLine>,
    append: Pin<Box<dyn Future<Output = Result<(), StoreError>> + Send>>,
}

pub(crate) struct AwakeTable {
    hall: Arc<Hall>,
    code: TableCode,
    number: u64,
    commands: mpsc::Receiver<TableCommand>,
    myself: mpsc::WeakSender<TableCommand>,
    /// For whom it was woken.
    asker: Asker,
    /// When nobody served it, if the server that did is gone.
    outage: Option<Outage>,
    conns: HashMap<ConnId, Device>,
    joins: HashMap<u64, Reply<Seat>>,
    answers: HashMap<u64, Reply<()>>,
    storing: Option<Storing>,
    /// Whether its tournament was told that the match is over.
    reported: bool,
    bots: SeatedBots,
}

/// A socket at the table.
struct Device {
    outbox: Outbox,
    /// Where it watches from; nothing if it has a seat.
    watches_from: Option<IpAddr>,
}

/// What a table holds beside what its room says.
enum Own {
    /// Tells somebody what they asked for.
    Run(Box<dyn FnOnce() + Send>),
    /// What was said at this time has its answer.
    Answered(Instant),
}

/// How the life of a table ended.
enum End {
    Rested,
    Closed,
    Failed(StoreError),
}

impl AwakeTable {
    pub(crate) fn new(
        hall: Arc<Hall>,
        code: TableCode,
        number: u64,
        commands: mpsc::Receiver<TableCommand>,
        myself: mpsc::WeakSender<TableCommand>,
    ) -> AwakeTable {
        AwakeTable {
            hall,
            code,
            number,
            commands,
            myself,
            asker: Asker::current(),
            outage: None,
            conns: HashMap::new(),
            joins: HashMap::new(),
            answers: HashMap::new(),
            storing: None,
            reported: false,
            bots: SeatedBots::default(),
        }
    }

    /// Lives until the table rests, the server stops or the store fails. Dropping what is left tells every socket to
    /// come back: nothing that was not stored has been told to anybody.
    pub(crate) async fn live(mut self, room: Option<Room>, closing: watch::Receiver<bool>) {
        let opened = match room {
            Some(room) => Ok((room, None)),
            None => self.hall.open(&self.code, self.asker).await,
        };
        let mut room = match opened {
            Ok((room, outage)) => {
                self.outage = outage;
                room
            }
            Err(why) => return self.refuse_all(why).await,
        };
        room.share_setup(|setup| self.hall.setups.setup(setup));
        room.set_limits(self.hall.settings.limits.table);
        self.hall.list(&self.code, line(&room));
        let mut owner = Owner::new(room, self.number);
        match self.run(&mut owner, closing).await {
            End::Rested | End::Closed => {}
            End::Failed(error) => self.failed(owner.room(), &error),
        }
    }

    /// There is no such table to talk to.
    async fn refuse_all(mut self, why: Missing) {
        self.hall.ended(&self.code, self.number);
        self.commands.close();
        // Not what has arrived alone: somebody may have been let in just before the door closed.
        while let Some(command) = self.commands.recv().await {
            match command {
                TableCommand::Connect(greeting) if why == Missing::NoSuchTable => {
                    greeting.outbox.close(Bye::NoSuchTable);
                }
                TableCommand::Join { reply, .. } | TableCommand::Renew { reply, .. } => {
                    drop(reply.send(Err(why)));
                }
                TableCommand::Wish { reply, .. } => drop(reply.send(Err(why))),
                TableCommand::Look(look) => look(Err(why))(),
                _ => {}
            }
        }
    }

    async fn run(&mut self, owner: &mut Owner<Own>, mut closing: watch::Receiver<bool>) -> End {
        self.wake(owner);
        let mut idle_since = Instant::now();
        let mut ticked_at = Instant::now();
        loop {
            self.store_more(owner);
            self.release(owner);
            let busy = self.storing.is_some() || !owner.room().is_idle();
            if busy {
                idle_since = Instant::now();
            }
            // Whatever a room thinks is due, it does not keep a processor busy with it.
            let tick_ms = owner.room().next_tick_ms();
            let tick_at = tick_ms.map(|at_ms| instant_at(at_ms).max(ticked_at + LEAST_TICK));
            let rest_at = idle_since + Duration::from_millis(self.hall.settings.sleep_after_ms);
            let may_rest = !busy && tick_ms.is_none_or(|tick_ms| tick_ms > now_ms() + LONG_WAIT_MS);
            tokio::select! {
                biased;
                result = append_of(&mut self.storing) => {
                    if let Err(error) = self.stored(owner, result) {
                        return End::Failed(error);
                    }
                }
                () = until_closed(&mut closing) => return self.finish(owner).await,
                Some(command) = self.commands.recv(), if !owner.is_full() => match command {
                    TableCommand::Leave => return self.finish(owner).await,
                    TableCommand::Fall => return End::Failed(StoreError::NotOwner),
                    command => self.command(owner, command),
                },
                () = sleep_until(tick_at) => {
                    ticked_at = Instant::now();
                    self.take(owner, Input::Tick);
                }
                () = tokio::time::sleep_until(rest_at), if may_rest => {
                    if self.hall.rest(&self.code, &self.commands) {
                        self.pass_on().await;
                        return End::Rested;
                    }
                    idle_since = Instant::now();
                }
            }
        }
    }

    /// Lets the table give back the time in which nobody could act.
    fn wake(&self, owner: &mut Owner<Own>) {
        let mut outages = self.hall.alive.outages();
        outages.extend(self.outage);
        outages.sort_by_key(|outage| outage.from_ms);
        owner.handle(Input::Woken { outages }, now_ms());
    }

    /// Lets the room take an input now. Nobody's time is over before it is known that they could use it.
    fn take(&self, owner: &mut Owner<Own>, input: Input) {
        if self.hall.alive.is_behind() {
            self.wake(owner);
        }
        owner.handle(input, now_ms());
    }

    /// The server stops: what has happened is stored and told, nothing new is taken.
    async fn finish(&mut self, owner: &mut Owner<Own>) -> End {
        loop {
            self.store_more(owner);
            self.release(owner);
            if self.storing.is_none() {
                return End::Closed;
            }
            let result = append_of(&mut self.storing).await;
            if let Err(error) = self.stored(owner, result) {
                return End::Failed(error);
            }
        }
    }

    /// What came while the table fell asleep goes to it anew.
    async fn pass_on(&mut self) {
        self.commands.close();
        while let Some(command) = self.commands.recv().await {
            let (hall, code) = (Arc::clone(&self.hall), self.code.clone());
            tokio::spawn(async move { hall.tell(&code, command).await.map(drop) });
        }
    }

    fn failed(&self, room: &Room, error: &StoreError) {
        let metrics = &self.hall.metrics;
        if let StoreError::Conflict { .. } = error {
            metrics.conflicts.add(1);
            tracing::warn!(table = %self.code, %error, "somebody else wrote to a table; it is loaded again");
        } else if *error == StoreError::NotOwner {
            metrics.conflicts.add(1);
            tracing::warn!(table = %self.code, "a table belongs to another server now; people are led there");
        } else {
            metrics.store_failures.add(1);
            if self.hall.alive.health.is_news(self.code.as_str()) {
                tracing::error!(table = %self.code, %error, "facts were not stored; the table is loaded again");
            }
        }
        if room.due_ms().is_some() {
            let (hall, code) = (Arc::clone(&self.hall), self.code.clone());
            tokio::spawn(async move {
                tokio::time::sleep(RETRY).await;
                // The round of the hall tries again if this does not help.
                let _ = hall.inbox(&code);
            });
        }
    }

    fn command(&mut self, owner: &mut Owner<Own>, command: TableCommand) {
        match command {
            TableCommand::Connect(greeting) => self.connect(owner, *greeting),
            TableCommand::Say { conn, message, at, deed } => {
                let (before, seat) = (owner.room().version(), owner.room().seat_of_conn(conn));
                self.take(owner, Input::Message { conn, message });
                if let Some((deed, doer)) = deed.filter(|_| owner.room().version() > before) {
                    let code = self.code.clone();
                    owner.hold(Own::Run(Box::new(move || doer.did(deed, Some(&code), seat))));
                }
                owner.hold(Own::Answered(at));
            }
            TableCommand::Gone { conn } => {
                self.conns.remove(&conn);
                self.take(owner, Input::Disconnect { conn });
            }
            TableCommand::Join { asker, name, seat, secret, reply } => {
                if !self.hall.open_seats.may_sit(owner.room(), asker) {
                    return drop(reply.send(Ok(Err(JoinError::SameAddress))));
                }
                let number = self.hall.number();
                self.joins.insert(number, reply);
                let reply = ReplyId(number);
                let own = secret.clone();
                self.take(owner, Input::Join { reply, name, seat, secret });
                if let Some(seat) = owner.room().seat_of(&own) {
                    self.hall.open_seats.sat_down(owner.room(), asker, seat);
                }
            }
            TableCommand::Renew { seat, secrets, new, reply } => {
                let opens = |secret: &&Secret| owner.room().seat_of(secret) == Some(seat);
                let Some(old) = secrets.iter().find(opens).cloned() else {
                    return drop(reply.send(Ok(Err(JoinError::WrongSecret))));
                };
                let number = self.hall.number();
                self.joins.insert(number, reply);
                self.take(owner, Input::Renew { reply: ReplyId(number), old, new });
            }
            TableCommand::Wish { secrets, wish, reply } => {
                let Some(secret) = wish.secret(owner.room(), &secrets).cloned() else {
                    return drop(reply.send(Ok(Err(JoinError::WrongSecret))));
                };
                let number = self.hall.number();
                self.answers.insert(number, reply);
                self.take(owner, wish.input(ReplyId(number), secret));
            }
            TableCommand::Woken => self.wake(owner),
            TableCommand::Organise(input) => self.take(owner, input),
            TableCommand::Leave | TableCommand::Fall => {}
            TableCommand::Look(look) => {
                let told = look(Ok(owner.room()));
                owner.hold(Own::Run(told));
            }
            TableCommand::Answer { epoch, input } => {
                if self.hall.alive.is_behind() {
                    self.wake(owner);
                }
                owner.answer(epoch, input, now_ms());
            }
        }
    }

    fn connect(&mut self, owner: &mut Owner<Own>, greeting: Greeting) {
        let Greeting { conn, address, secret, remembered, seat: wanted, from, sketch, outbox } = greeting;
        let opens = |secret: &Secret| {
            let seat = owner.room().seat_of(secret);
            seat.is_some() && (wanted.is_none() || seat == wanted)
        };
        let secret = secret.or_else(|| remembered.into_iter().find(opens));
        if wanted.is_some() && secret.is_none() {
            return outbox.close(Bye::WrongSecret);
        }
        let watches_from = secret.is_none().then_some(address);
        let neighbours = self.conns.values().filter(|device| device.watches_from == Some(address)).count();
        if secret.is_none() && neighbours >= self.hall.settings.limits.watchers_per_address {
            return outbox.close(Bye::Crowded);
        }
        self.conns.insert(conn, Device { outbox, watches_from });
        self.take(owner, Input::Connect { conn, secret, from, sketch });
    }

    /// Starts the next append, if there is anything to store and none is under way.
    fn store_more(&mut self, owner: &mut Owner<Own>) {
        let Some(Batch { id, expected, facts }) = owner.begin_append() else { return };
        if facts.iter().any(|stored| matches!(stored.fact, room::RoomFact::Undone { .. })) {
            self.hall.archive.forget(&self.code);
        }
        if facts.iter().any(|stored| matches!(stored.fact, room::RoomFact::Started { .. })) {
            self.hall.open_seats.forget(&self.code);
        }
        let line = line(owner.room());
        let append = Append {
            stream: self.code.as_str().to_owned(),
            expected,
            entries: facts.iter().map(StoredFact::to_bytes).collect(),
            note: note(line.as_ref()),
            at_ms: facts.last().map_or(0, |last| last.at_ms),
            due_ms: owner.room().due_ms(),
        };
        let store = self.hall.store.clone();
        let append = Box::pin(async move { store.0.append(append).await });
        self.storing = Some(Storing { id, since: Instant::now(), line, append });
    }

    /// The append under way came back.
    fn stored(&mut self, owner: &mut Owner<Own>, result: Result<(), StoreError>) -> Result<(), StoreError> {
        let Some(Storing { id, since, line, .. }) = self.storing.take() else { return result };
        self.hall.metrics.stored.observe(since.elapsed());
        owner.appended(id, if result.is_ok() { Fate::Stored } else { Fate::Lost });
        if result.is_ok() && line.is_some() {
            self.hall.list(&self.code, line);
        }
        result
    }

    /// Lets out what rests on stored facts only.
    fn release(&mut self, owner: &mut Owner<Own>) {
        while let Some(Released { epoch, what, .. }) = owner.next_release() {
            match what {
                Release::Output(output) => self.let_out(owner, epoch, output),
                Release::Own(Own::Run(run)) => run(),
                Release::Own(Own::Answered(since)) => self.hall.metrics.answered.observe(since.elapsed()),
            }
        }
        if !self.reported && owner.is_settled() {
            self.report(owner.room());
        }
    }

    /// Tells the tournament of this table that the match is over.
    fn report(&mut self, room: &Room) {
        if let Some(tournament) = &room.setup().tournament
            && room.outcome().is_some()
        {
            self.reported = true;
            tokio::spawn(Arc::clone(&self.hall).table_over(tournament.clone()));
        }
    }

    fn let_out(&mut self, owner: &mut Owner<Own>, epoch: Epoch, output: Output) {
        let room = owner.room();
        match output {
            Output::Send { conns, message } => self.send(owner, &conns, &message),
            Output::Close { conn, why } => {
                if let Some(device) = self.conns.remove(&conn) {
                    device.outbox.close(why);
                }
            }
            Output::Joined { reply, result } => {
                if let Some(reply) = self.joins.remove(&reply.0) {
                    drop(reply.send(Ok(result)));
                }
            }
            Output::Answered { reply, result } => {
                if let Some(reply) = self.answers.remove(&reply.0) {
                    drop(reply.send(Ok(result)));
                }
            }
            Output::Think { seat, seq, level, sight, earliest_ms } => {
                let (hall, table) = (Arc::clone(&self.hall), Arc::clone(room.table()));
                let (bot, thinker) = (self.bots.at(seat, level), self.thinker(room));
                self.later(epoch, async move {
                    let action = hall.bots.think(thinker, table, bot, sight).await.unwrap_or_default();
                    tokio::time::sleep_until(instant_at(earliest_ms)).await;
                    Some(Input::Thought { seat, seq, action })
                });
            }
            Output::Advise { conn, seq, sight } => {
                let (hall, table, thinker) =
                    (Arc::clone(&self.hall), Arc::clone(room.table()), self.thinker(room));
                self.later(epoch, async move {
                    let advice = hall.bots.advise(thinker, table, sight).await?;
                    Some(Input::Advised { conn, hint: told(advice, seq) })
                });
            }
            Output::YourTurn { seat, hook } => {
                let name = room.names().swap_remove(seat.index());
                let game = room.setup().game.clone();
                self.hall
                    .hooks
                    .call(hook, protocol::http::YourTurn { table: self.code.clone(), game, seat, name });
            }
            Output::Rematch { setup, people, bots } => {
                let (hall, code) = (Arc::clone(&self.hall), self.code.clone());
                self.later(epoch, async move {
                    for _ in 0..REMATCH_TRIES {
                        if let Ok(code) = hall.rematch(setup.clone(), &people, &bots).await {
                            return Some(Input::RematchMade { code });
                        }
                        tokio::time::sleep(RETRY).await;
                    }
                    tracing::error!(table = %code, "a table for playing again could not be made");
                    None
                });
            }
        }
    }

    fn thinker(&self, room: &Room) -> ThinkingTable {
        ThinkingTable { table: self.code.clone(), is_watched: room.is_watched() }
    }

    fn send(&mut self, owner: &mut Owner<Own>, conns: &[ConnId], message: &ServerMessage) {
        match message {
            ServerMessage::Ack { .. } => self.hall.metrics.acts.add(1),
            ServerMessage::Refused(refused) => self.hall.metrics.refused(&refused.why),
            _ => {}
        }
        let text: Utf8Bytes = serde_json::to_string(message).expect("messages are plain JSON").into();
        self.hall.metrics.messages_out.add(conns.len() as u64);
        for conn in conns {
            let heard = self.conns.get(conn).is_none_or(|device| device.outbox.send(text.clone()));
            if !heard && let Some(device) = self.conns.remove(conn) {
                self.hall.metrics.too_slow.add(1);
                device.outbox.close(Bye::TooSlow);
                self.take(owner, Input::Disconnect { conn: *conn });
            }
        }
    }

    /// Comes back with an input some time later, unless it is nothing or the table has ended.
    fn later(&self, epoch: Epoch, work: impl Future<Output = Option<Input>> + Send + 'static) {
        let myself = self.myself.clone();
        tokio::spawn(async move {
            if let Some(input) = work.await
                && let Some(inbox) = myself.upgrade()
            {
                let _ = inbox.send(TableCommand::Answer { epoch, input }).await;
            }
        });
    }
}

impl Drop for AwakeTable {
    fn drop(&mut self) {
        self.hall.ended(&self.code, self.number);
        self.hall.list(&self.code, None);
        self.hall.metrics.tables.add(-1);
    }
}

/// Waits for the running append; never comes back if there is none.
async fn append_of(storing: &mut Option<Storing>) -> Result<(), StoreError> {
    match storing {
        Some(storing) => (&mut storing.append).await,
        None => std::future::pending().await,
    }
}

/// Until the server stops.
pub(crate) async fn until_closed(closing: &mut watch::Receiver<bool>) {
    // The sender lives as long as the hall; if it is gone, that is an end as well.
    let _ = closing.wait_for(|closing| *closing).await;
}
