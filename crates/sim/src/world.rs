use crate::check;
use crate::client::{Client, Deed, Link};
use crate::disk::Disk;
use crate::keeper::Keeper;
use crate::node::Node;
use crate::plan::Plan;
use crate::progress::{PROGRESS_MS, Standstill};
use crate::report::{SimFailure, SimReport};
use engine::{Fact, FastRng, Rng as _, Seat, Seed};
use protocol::http::Hook;
use protocol::{ClientMessage, Secret, ServerMessage, Stage, TableCode, TableSetup};
use room::{
    AppendId, Batch, ConnId, Epoch, Fate, Input, Outage, Output, Owner, Release, ReplyId, Room, StoredFact,
};
use serde_json::Value;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::Arc;

/// When every run begins.
const BEGIN_MS: u64 = 1_700_000_000_000;
/// How long people have, once the trouble is over, to make so many steps or to end the match.
const CALM_MS: u64 = 40 * 24 * 3_600_000;
const CALM_STEPS: u32 = 25;
/// And how long everybody then has to see it.
const SETTLE_MS: u64 = 60_000;
/// No run takes so many happenings unless something goes round in circles.
const MAX_HAPPENINGS: u64 = 200_000;
/// Every so many frames is compared with what the stored facts say.
const COMPARED: u32 = 40;

/// One thing that is about to happen.
#[derive(Debug)]
enum Happening {
    ToOwner {
        link: Link,
        secret: Option<Secret>,
        input: Saying,
    },
    ToClient {
        client: usize,
        link: Link,
        message: Box<ServerMessage>,
    },
    /// A write reaches the disk.
    Write {
        owner: usize,
        batch: Batch,
    },
    /// The answer to a write, which may come in a later life of the table than it was made in.
    Written {
        owner: usize,
        id: AppendId,
        fate: Fate,
    },
    Tick {
        owner: usize,
        life: u64,
    },
    Thought {
        owner: usize,
        thought: Box<Thought>,
    },
    Broken {
        client: usize,
        link: Link,
    },
    Client {
        client: usize,
    },
    Crash {
        owner: usize,
    },
    Restart {
        owner: usize,
    },
    /// The store takes no write any more, or takes them again.
    Store {
        is_away: bool,
    },
    /// By now the table must have gone on from where it stood.
    GoneOn {
        from: Standstill,
    },
}

/// A bot's answer.
#[derive(Debug)]
struct Thought {
    epoch: Epoch,
    /// In which life of the table it was asked for, and after how many times that steps were taken back.
    asked: (u64, u64),
    seat: Seat,
    seq: u32,
    action: Value,
}

#[derive(Debug)]
enum Saying {
    Hello { from: u32 },
    Message(Box<ClientMessage>),
    Gone,
}

struct World<K> {
    plan: Plan,
    /// Whether everybody always goes to the first owner.
    is_served_by_one: bool,
    rng: FastRng,
    now_ms: u64,
    /// What is about to happen, by time and then by the order in which it was foreseen.
    queue: BinaryHeap<Reverse<(u64, u64)>>,
    happenings: BTreeMap<u64, Happening>,
    foreseen: u64,
    disk: Disk,
    store_is_away: bool,
    owners: [Node<K>; 2],
    clients: Vec<Client>,
    conns: u64,
    trace: DefaultHasher,
    crashes: u32,
    conflicts: u32,
    failed_writes: u32,
    /// How often somebody was called for their turn.
    calls: usize,
    /// When nobody served the table, and since when nobody does.
    outages: Vec<Outage>,
    nobody_since_ms: Option<u64>,
}

/// Plays the run of this seed to its end.
pub fn run(seed: u64) -> Result<SimReport, SimFailure> {
    run_with::<Owner<()>>(seed)
}

/// The same with somebody else in the place of the owner that ships.
pub fn run_with<K: Keeper>(seed: u64) -> Result<SimReport, SimFailure> {
    let mut rng = FastRng::new(seed);
    let plan = Plan::new(&mut rng);
    let told = format!("{plan:?}");
    let mut world = World::<K>::new(plan, rng);
    let result = world.play();
    result.map_err(|what| SimFailure { seed, at_ms: world.now_ms - BEGIN_MS, what, plan: told })
}

impl<K: Keeper> World<K> {
    fn new(plan: Plan, mut rng: FastRng) -> World<K> {
        let listing = &*catalog::games()[plan.game];
        let setup = TableSetup { clock: plan.clock, ..TableSetup::new(listing.about().id, plan.seats) };
        let mut bytes = [0; 32];
        bytes.fill_with(|| rng.below(256) as u8);
        let code = TableCode::from_random([1, 2, 3, 4, 5, 6]);
        let created = Room::create(listing, code, setup, Seed(bytes), BEGIN_MS);
        let (mut room, effects) = created.expect("the least table of a game can be opened");
        let mut disk = Disk::default();
        disk.append(0, &effects.facts);
        for number in 0..plan.people {
            let (name, secret) = (format!("P{number}"), secret(number));
            let hook = Some(Hook::Webhook { url: format!("https://example.org/{number}") });
            let set_hook = Input::SetHook { reply: ReplyId(0), secret: secret.clone(), hook };
            let join = Input::Join { reply: ReplyId(0), name, seat: None, secret };
            disk.append(disk.len(), &room.handle(join, BEGIN_MS).facts);
            // A match of somebody who can be called goes on alone, so not everybody can.
            if plan.seats.is_multiple_of(2) {
                disk.append(disk.len(), &room.handle(set_hook, BEGIN_MS).facts);
            }
        }
        let people = (0..plan.people).map(|number| Client::new(number, Some(secret(number))));
        let watchers = (0..plan.watchers).map(|number| Client::new(plan.people + number, None));
        World {
            owners: plan.skew_ms.map(Node::new),
            clients: people.chain(watchers).collect(),
            is_served_by_one: plan.split == 0,
            plan,
            rng,
            now_ms: BEGIN_MS,
            queue: BinaryHeap::new(),
            happenings: BTreeMap::new(),
            foreseen: 0,
            disk,
            store_is_away: false,
            conns: 0,
            trace: DefaultHasher::new(),
            crashes: 0,
            conflicts: 0,
            failed_writes: 0,
            calls: 0,
            outages: Vec::new(),
            nobody_since_ms: None,
        }
    }

    fn play(&mut self) -> Result<SimReport, String> {
        for client in 0..self.clients.len() {
            let in_ms = u64::from(self.rng.below(500));
            self.foresee(in_ms, Happening::Client { client });
        }
        for owner in 0..2 {
            self.plan_crash(owner);
        }
        self.plan_store(0);
        self.run_until(BEGIN_MS + self.plan.trouble_ms, |_| false)?;
        self.plan.calm();
        self.store_is_away = false;
        self.owners[1].fall();
        self.owners[1].is_up = false;
        self.owners[0].is_up = true;
        self.note_outage();
        let waiting = Standstill::new(&self.clients, self.disk.step());
        self.run_until(self.now_ms + PROGRESS_MS, |world| waiting.is_answered(&world.clients).is_ok())?;
        waiting.is_answered(&self.clients)?;
        let wanted = self.disk.step() + CALM_STEPS;
        let calm_ms = self.now_ms + CALM_MS;
        self.run_until(calm_ms, |world| world.is_over() || world.disk.step() >= wanted)?;
        if !self.is_over() && self.disk.step() < wanted {
            return Err(format!("play does not go on to step {wanted}: {}", self.standing()));
        }
        // People stop moving, so that all can catch up.
        let settled_ms = self.now_ms + SETTLE_MS;
        self.clients.iter_mut().for_each(|client| client.rests = true);
        self.run_until(settled_ms, World::all_see_the_last_step)?;
        check::at_the_end(&self.disk, &self.clients, self.now_ms)?;
        check::calls(&self.disk, self.calls)?;
        if self.is_served_by_one {
            check::is_fair(&self.disk, &self.outages_by_the_clock_of(0))?;
        }
        Ok(SimReport {
            game: catalog::games()[self.plan.game].about().id,
            trace: self.trace.finish(),
            facts: self.disk.len(),
            acked: self.clients.iter().map(|client| client.acked.len()).sum(),
            crashes: self.crashes,
            conflicts: self.conflicts,
            failed_writes: self.failed_writes,
            began_with_fewer: self.disk.began_with_fewer(),
            is_over: self.is_over(),
        })
    }

    fn is_over(&self) -> bool {
        self.owners[0].room().is_some_and(|room| room.stage() == Stage::Finished)
    }

    /// How things stand, for whoever reads of a failure.
    fn standing(&self) -> String {
        let step = self.disk.step();
        let last: Vec<StoredFact> =
            self.disk.facts(self.disk.len()).split_off(self.disk.len().saturating_sub(6) as usize);
        let clients: Vec<String> = self.clients.iter().map(Client::standing).collect();
        format!("step {step}, {:?}, last facts {last:?}\n{}", self.owners[0], clients.join("\n"))
    }

    fn all_see_the_last_step(&self) -> bool {
        self.clients.iter().all(|client| client.seen() == self.disk.step())
    }

    fn run_until(&mut self, end_ms: u64, done: impl Fn(&World<K>) -> bool) -> Result<(), String> {
        while let Some(Reverse((at_ms, number))) = self.queue.peek().copied() {
            if at_ms > end_ms || done(self) {
                return Ok(());
            }
            if number > MAX_HAPPENINGS + self.plan.trouble_ms {
                return Err(format!("event limit reached without progress: {}", self.standing()));
            }
            self.queue.pop();
            self.now_ms = at_ms;
            let happening = self.happenings.remove(&number).expect("what is queued is kept");
            at_ms.hash(&mut self.trace);
            self.happen(happening)?;
        }
        Err("nothing is ever going to happen again".to_owned())
    }

    fn foresee(&mut self, in_ms: u64, happening: Happening) {
        self.foreseen += 1;
        self.queue.push(Reverse((self.now_ms + in_ms, self.foreseen)));
        self.happenings.insert(self.foreseen, happening);
    }

    fn happen(&mut self, happening: Happening) -> Result<(), String> {
        match happening {
            Happening::ToOwner { link, secret, input } => return self.deliver(link, secret, input),
            Happening::ToClient { client, link, message } => {
                if self.clients[client].link == Some(link) {
                    serde_json::to_string(&message).expect("messages are plain JSON").hash(&mut self.trace);
                    self.clients[client].hear(*message, self.now_ms)?;
                }
            }
            Happening::Write { owner, batch } => self.write(owner, &batch),
            Happening::Written { owner, id, fate } => {
                if let Some(awake) = &mut self.owners[owner].awake {
                    awake.writing.take_if(|writing| *writing == id);
                    awake.keeper.appended(id, fate);
                    return self.carry_out(owner);
                }
            }
            Happening::Tick { owner, life } => {
                let due = self.owners[owner].next_tick_ms().is_some_and(|tick_ms| tick_ms <= self.now_ms);
                if self.owners[owner].life == life && due {
                    return self.hand(owner, Input::Tick);
                }
            }
            Happening::Thought { owner, thought } => return self.answer(owner, *thought),
            Happening::Broken { client, link } => {
                if self.clients[client].link == Some(link) {
                    self.clients[client].link = None;
                }
            }
            Happening::Client { client } => return self.client(client),
            Happening::Crash { owner } => {
                if self.plan.crash_every_ms > 0 {
                    self.crashes += 1;
                    self.owners[owner].is_up = false;
                    self.note_outage();
                    self.fall(owner);
                    let down_ms = u64::from(self.rng.below(3_000));
                    self.foresee(down_ms, Happening::Restart { owner });
                }
            }
            Happening::Restart { owner } => {
                self.owners[owner].is_up = owner == 0 || self.plan.crash_every_ms > 0;
                self.note_outage();
                self.plan_crash(owner);
            }
            Happening::Store { is_away } => self.store(is_away),
            Happening::GoneOn { from } => return from.is_over(&self.clients, self.disk.step()),
        }
        Ok(())
    }

    /// The store goes away and comes back. Each time it must show, where nothing else is wrong; then it stays for so long.
    fn store(&mut self, is_away: bool) {
        self.store_is_away = is_away && self.plan.store_well_ms > 0;
        if self.store_is_away {
            let away_ms = 3_000 + u64::from(self.rng.below(15_000));
            return self.foresee(away_ms, Happening::Store { is_away: false });
        }
        if self.plan.only_the_store_fails() {
            let from = Standstill::new(&self.clients, self.disk.step());
            self.foresee(PROGRESS_MS, Happening::GoneOn { from });
        }
        self.plan_store(PROGRESS_MS);
    }

    fn plan_store(&mut self, least_ms: u64) {
        if self.plan.store_well_ms > 0 {
            let in_ms = least_ms + u64::from(self.rng.below(self.plan.store_well_ms as u32));
            self.foresee(in_ms, Happening::Store { is_away: true });
        }
    }

    /// Remembers when nobody was there. Whoever never gets a visitor does not count.
    fn note_outage(&mut self) {
        let is_served = self.owners[0].is_up || (!self.is_served_by_one && self.owners[1].is_up);
        if !is_served {
            self.nobody_since_ms.get_or_insert(self.now_ms);
        } else if let Some(from_ms) = self.nobody_since_ms.take() {
            self.outages.push(Outage { from_ms, to_ms: self.now_ms });
        }
    }

    fn outages_by_the_clock_of(&self, owner: usize) -> Vec<Outage> {
        let by_clock = |outage: &Outage| Outage {
            from_ms: self.owners[owner].clock_ms(outage.from_ms),
            to_ms: self.owners[owner].clock_ms(outage.to_ms),
        };
        self.outages.iter().map(by_clock).collect()
    }

    /// Loads the table at this owner if it is not awake there.
    fn wake(&mut self, owner: usize) -> Result<(), String> {
        if self.owners[owner].awake.is_some() {
            return Ok(());
        }
        self.owners[owner].wake(&self.disk, self.now_ms)?;
        self.hand(owner, Input::Woken { outages: self.outages_by_the_clock_of(owner) })
    }

    fn plan_crash(&mut self, owner: usize) {
        if self.plan.crash_every_ms > 0 {
            let in_ms = u64::from(self.rng.below(2 * self.plan.crash_every_ms as u32));
            self.foresee(in_ms, Happening::Crash { owner });
        }
    }

    /// The owner loses all it did not store; whoever is connected to it notices in a while.
    fn fall(&mut self, owner: usize) {
        self.owners[owner].fall();
        let cut: Vec<(usize, Link)> = self.links_to(owner).collect();
        for (client, link) in cut {
            let in_ms = u64::from(self.rng.below(1_500));
            self.foresee(in_ms, Happening::Broken { client, link });
        }
    }

    fn links_to(&self, owner: usize) -> impl Iterator<Item = (usize, Link)> {
        let links = self.clients.iter().enumerate().filter_map(|(at, client)| Some((at, client.link?)));
        links.filter(move |(_, link)| link.owner == owner)
    }

    fn write(&mut self, owner: usize, batch: &Batch) {
        let fails = self.store_is_away || self.rng.chance(self.plan.unwritten, 100);
        let is_written = !fails && self.disk.append(batch.expected, &batch.facts);
        if fails {
            self.failed_writes += 1;
        } else if !is_written {
            self.conflicts += 1;
        }
        let is_heard = !self.rng.chance(self.plan.unanswered, 100);
        // A slow answer may come when the table has begun another life.
        let is_slow = self.rng.chance(self.plan.late, 300);
        let in_ms = u64::from(self.rng.below(if is_slow { 4_000 } else { 20 }));
        let fate = if is_written && is_heard { Fate::Stored } else { Fate::Lost };
        self.foresee(in_ms, Happening::Written { owner, id: batch.id, fate });
    }

    fn deliver(&mut self, link: Link, secret: Option<Secret>, saying: Saying) -> Result<(), String> {
        let Link { owner, life, conn } = link;
        let is_first = matches!(saying, Saying::Hello { .. });
        if !self.owners[owner].is_up || (self.owners[owner].life != life && !is_first) {
            return Ok(());
        }
        if is_first {
            self.wake(owner)?;
        }
        let input = match saying {
            Saying::Hello { from } => Input::Connect { conn, secret, from, sketch: false },
            Saying::Message(message) => Input::Message { conn, message: *message },
            Saying::Gone => Input::Disconnect { conn },
        };
        self.hand(owner, input)
    }

    fn hand(&mut self, owner: usize, input: Input) -> Result<(), String> {
        let clock_ms = self.owners[owner].clock_ms(self.now_ms);
        let Some(awake) = &mut self.owners[owner].awake else { return Ok(()) };
        awake.watch(|keeper| keeper.handle(input, clock_ms));
        self.carry_out(owner)
    }

    /// Hands a bot's answer to whoever has the table now. It counts only in the life and the line of play it was asked in.
    fn answer(&mut self, owner: usize, thought: Thought) -> Result<(), String> {
        let (clock_ms, life) = (self.owners[owner].clock_ms(self.now_ms), self.owners[owner].life);
        let Some(awake) = &mut self.owners[owner].awake else { return Ok(()) };
        let Thought { epoch, asked, seat, seq, action } = thought;
        let (steps, is_void) = (awake.keeper.room().steps().len(), asked != (life, awake.undone));
        let input = Input::Thought { seat, seq, action: action.clone() };
        awake.watch(|keeper| keeper.answer(epoch, input, clock_ms));
        let made = awake.keeper.room().steps().get(steps).map(|step| &step.fact);
        if is_void && made == Some(&Fact::Seat { seat, action }) {
            return Err(format!("the answer of the bot in seat {} to another position was played", seat.0));
        }
        self.carry_out(owner)
    }

    /// Does for an owner what it wants done, and looks whether it may want that.
    fn carry_out(&mut self, owner: usize) -> Result<(), String> {
        while let Some(awake) = &mut self.owners[owner].awake {
            if let Some(batch) = awake.keeper.begin_append() {
                if awake.writing.replace(batch.id).is_some() {
                    return Err(format!("append {batch:?} begins while another is under way"));
                }
                let in_ms = u64::from(self.rng.below(30));
                self.foresee(in_ms, Happening::Write { owner, batch });
            } else if let Some(held) = awake.keeper.next_release() {
                let Release::Output(output) = held.what else { continue };
                if held.version > self.disk.len() || held.version < awake.told {
                    let (version, stored, told) = (held.version, self.disk.len(), awake.told);
                    return Err(format!(
                        "{output:?} rests on {version} facts: {stored} are stored, and what was said before rests on {told}"
                    ));
                }
                awake.told = held.version;
                self.release(owner, held.version, held.epoch, output)?;
            } else if awake.keeper.has_fallen() {
                self.fall(owner);
            } else {
                break;
            }
        }
        if let Some(tick_ms) = self.owners[owner].next_tick_ms() {
            let life = self.owners[owner].life;
            self.foresee(tick_ms.saturating_sub(self.now_ms), Happening::Tick { owner, life });
        }
        Ok(())
    }

    fn release(&mut self, owner: usize, version: u64, epoch: Epoch, output: Output) -> Result<(), String> {
        match output {
            Output::Send { conns, message } => {
                for (client, link) in self.links_to(owner).collect::<Vec<_>>() {
                    if !conns.contains(&link.conn) {
                        continue;
                    }
                    if let ServerMessage::Frame(frame) = &*message
                        && self.rng.below(COMPARED) == 0
                    {
                        let secret = self.clients[client].secret.clone();
                        check::frame(&self.disk, version, secret, frame)?;
                    }
                    if self.rng.chance(self.plan.lost, 400) {
                        self.cut(link);
                    } else {
                        self.foresee(15, Happening::ToClient { client, link, message: message.clone() });
                    }
                }
            }
            Output::Close { conn, .. } => {
                let cut = self.links_to(owner).find(|(_, link)| link.conn == conn);
                if let Some((client, link)) = cut {
                    self.foresee(10, Happening::Broken { client, link });
                }
            }
            Output::YourTurn { .. } => self.calls += 1,
            Output::Think { seat, seq, sight, earliest_ms, .. } => {
                let node = &self.owners[owner];
                let asked = (node.life, node.awake.as_ref().map_or(0, |awake| awake.undone));
                let table = node.room().map(|room| Arc::clone(room.table()));
                let bot = table.and_then(|table| table.bot("random").ok());
                let mut bot =
                    bot.ok_or("nobody is awake to let a bot think, or the game has no random one")?;
                // A bot that breaks down answers with nothing.
                let action = match bot.choose(&sight, u64::from(self.rng.word())) {
                    Ok(action) if !self.rng.chance(self.plan.mischief, 300) => action,
                    _ => Value::Null,
                };
                let in_ms = earliest_ms.saturating_sub(self.owners[owner].clock_ms(self.now_ms));
                let thought = Box::new(Thought { epoch, asked, seat, seq, action });
                self.foresee(in_ms, Happening::Thought { owner, thought });
            }
            _ => {}
        }
        Ok(())
    }

    /// A socket delivers what it is given or breaks: when something is lost, so is the socket. Either end notices in its
    /// own time.
    fn cut(&mut self, link: Link) {
        let client = self.clients.iter().position(|client| client.link == Some(link));
        if let Some(client) = client {
            let noticed_ms = u64::from(self.rng.below(2_000));
            self.foresee(noticed_ms, Happening::Broken { client, link });
        }
        let noticed_ms = u64::from(self.rng.below(10_000));
        self.foresee(noticed_ms, Happening::ToOwner { link, secret: None, input: Saying::Gone });
    }

    /// A client looks around and does what it thinks right.
    fn client(&mut self, client: usize) -> Result<(), String> {
        let again_ms = 300 + u64::from(self.rng.below(900));
        self.foresee(again_ms, Happening::Client { client });
        let deeds = self.clients[client].decide(self.now_ms, self.plan.mischief, &mut self.rng);
        for deed in deeds {
            match deed {
                Deed::Connect { from } => self.connect(client, from)?,
                Deed::HangUp => {
                    let Some(link) = self.clients[client].link.take() else { continue };
                    self.send(link, None, Saying::Gone);
                }
                Deed::Say(message) => {
                    let Some(link) = self.clients[client].link else { continue };
                    if self.rng.chance(self.plan.doubled, 100) {
                        self.send(link, None, Saying::Message(Box::new(message.clone())));
                    }
                    self.send(link, None, Saying::Message(Box::new(message)));
                }
            }
        }
        Ok(())
    }

    fn connect(&mut self, client: usize, from: u32) -> Result<(), String> {
        let owner = usize::from(self.rng.chance(self.plan.split, 100));
        if !self.owners[owner].is_up {
            return Ok(());
        }
        self.wake(owner)?;
        self.conns += 1;
        let link = Link { owner, life: self.owners[owner].life, conn: ConnId(self.conns) };
        self.clients[client].connected(link, self.now_ms);
        let secret = self.clients[client].secret.clone();
        self.send(link, secret, Saying::Hello { from });
        Ok(())
    }

    fn send(&mut self, link: Link, secret: Option<Secret>, input: Saying) {
        let is_first = matches!(input, Saying::Hello { .. });
        if !is_first && self.rng.chance(self.plan.lost, 100) {
            return self.cut(link);
        }
        let late = !is_first && self.rng.chance(self.plan.late, 100);
        let in_ms = if late { 100 + u64::from(self.rng.below(4_000)) } else { 15 };
        self.foresee(in_ms, Happening::ToOwner { link, secret, input });
    }
}

fn secret(number: u8) -> Secret {
    Secret::from_random([number + 1; 32])
}
