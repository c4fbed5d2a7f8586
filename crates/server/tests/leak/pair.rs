//! Two rooms side by side, whose matches differ only in what is hidden from one viewer.

use crate::leaky::Leak;
use crate::worlds::{Guide, Mirror, Seen, alike, bent, told_apart};
use engine::{AnyMatch, FastRng, OptionValues, Rng, Seat, SeatSet, Seed, Turn, Viewer};
use protocol::{ActId, Badge, ClientMessage, Clock, Colour, Look, Secret, TableCode, TableSetup};
use room::{ConnId, Effects, Input, Limits, Output, Rate, ReplyId, Room};
use search::AnyGame;
use serde_json::Value;
use std::collections::BTreeMap;

/// How many moves two worlds are followed.
const MOVES: u32 = 60;

/// The sockets around the table, beside one for each seat, which has its number.
pub(crate) const SECOND_DEVICE: ConnId = ConnId(20);
pub(crate) const WATCHER: ConnId = ConnId(30);
pub(crate) const READER: ConnId = ConnId(31);

/// What a run has seen, to know that it has seen something.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Tally {
    pub(crate) moves: u32,
    pub(crate) messages: usize,
    /// Requests that were answered, where there are any.
    pub(crate) answers: usize,
    /// Moves after which the worlds differed while the viewer could not know.
    pub(crate) differing: u32,
}

pub(crate) struct Pair {
    pub(crate) worlds: [World; 2],
    pub(crate) guide: Guide,
    pub(crate) viewer: Viewer,
    pub(crate) setup: TableSetup,
    pub(crate) bots: SeatSet,
    pub(crate) dice: FastRng,
    pub(crate) now_ms: u64,
    watched: Vec<ConnId>,
    acts: u32,
    tally: Tally,
}

/// A room, what is known of its match, and what it said.
pub(crate) struct World {
    pub(crate) room: Room,
    pub(crate) mirror: Mirror,
    heard: BTreeMap<ConnId, Vec<String>>,
    /// What can be noticed without a socket: hang-ups, when bots are asked, whose hook is called.
    noticed: Vec<String>,
}

impl World {
    fn new(game: &'static dyn AnyGame, setup: &TableSetup, viewer: Viewer) -> World {
        let code = TableCode::from_random([1, 2, 3, 4, 5, 6]);
        let made = Room::create(game, code, setup.clone(), Seed([9; 32]), 1_000_000);
        let (mut room, _) = made.expect("the setup is right");
        let quick = Rate::new(1_000_000, 1);
        room.set_limits(Limits { seat: quick, talk: quick, ..Limits::default() });
        World { room, mirror: Mirror::new(setup, viewer), heard: BTreeMap::new(), noticed: Vec::new() }
    }

    fn input(&mut self, input: Input, viewer: Viewer, now_ms: u64) -> (Option<u32>, Vec<Seen>) {
        let Effects { facts, outputs } = self.room.handle(input, now_ms);
        for output in outputs {
            match &output {
                Output::Send { conns, message } => {
                    let text = serde_json::to_string(message).expect("plain JSON");
                    conns.iter().for_each(|conn| self.heard.entry(*conn).or_default().push(text.clone()));
                }
                Output::Think { seat, seq, level, earliest_ms, .. } => {
                    self.noticed.push(format!("{seat} ({level}) thinks at {seq} until {earliest_ms}"));
                }
                Output::Advise { sight, .. } if !viewer.is(sight.seat()) => {}
                _ => self.noticed.push(format!("{output:?}")),
            }
        }
        self.mirror.follow(&facts)
    }
}

impl Pair {
    /// Plays two worlds from a seed until they must differ for the viewer or are over. `Err` tells what they learned.
    pub(crate) fn run(id: &str, seed: u64, leak: Option<Leak>) -> Result<Tally, String> {
        let mut pair = Pair::new(id, seed, leak);
        let what = |pair: &Pair| format!("{id}, seed {seed}, {:?}, {:?}", pair.viewer, pair.setup);
        let played = pair.play();
        played.map(|()| pair.tally).map_err(|why| format!("{}: {why}", what(&pair)))
    }

    fn new(id: &str, seed: u64, leak: Option<Leak>) -> Pair {
        let mut dice = FastRng::new(seed);
        let setup = some_setup(id, &mut dice);
        let seat = dice.below(u32::from(setup.seats) + 1) as u8;
        let viewer = if seat < setup.seats { Viewer::Recall(Seat(seat)) } else { Viewer::Public };
        let guide = Guide::new(viewer, seed);
        let games = [bent(id, None, leak), bent(id, Some(guide.clone()), leak)];
        let own = viewer.seat().map(|seat| [ConnId(seat.0.into()), SECOND_DEVICE]);
        let watched = own.into_iter().flatten().chain([WATCHER, READER]).collect();
        let worlds = games.map(|game| World::new(game, &setup, viewer));
        let (bots, now_ms, tally) = (SeatSet::EMPTY, 1_000_000, Tally::default());
        Pair { worlds, guide, viewer, setup, bots, dice, now_ms, watched, acts: 0, tally }
    }

    fn play(&mut self) -> Result<(), String> {
        self.gather()?;
        for _ in 0..MOVES {
            for _ in 0..self.below(3) {
                if !self.noise()? {
                    return Ok(());
                }
            }
            if !self.act()? {
                return Ok(());
            }
            self.tally.moves += 1;
            let [one, two] = [0, 1].map(|world: usize| self.game(world).fingerprint());
            self.tally.differing += u32::from(one != two);
        }
        Ok(())
    }

    /// Everybody sits down, each with a secret and entropy that only they know, and the match begins.
    fn gather(&mut self) -> Result<(), String> {
        let people = 1 + self.below(u32::from(self.setup.seats)) as u8;
        for seat in Seat::all(self.setup.seats) {
            let is_person = seat.0 < people || self.viewer.is(seat);
            if !is_person {
                self.bots.insert(seat);
                continue;
            }
            let join = |pair: &Pair, world| Input::Join {
                reply: ReplyId(1),
                name: format!("P{seat}"),
                seat: Some(seat),
                secret: pair.secret(seat, world),
            };
            self.each(join(self, 0), join(self, 1))?;
            self.connect(ConnId(seat.0.into()), Some(seat), 0, false)?;
            let give = |pair: &Pair, world: usize| Input::Message {
                conn: ConnId(seat.0.into()),
                message: ClientMessage::Entropy {
                    commitment: pair.worlds[world].room.info().commitment,
                    entropy: pair.entropy(seat, world),
                },
            };
            self.each(give(self, 0), give(self, 1))?;
            // Everybody says how they look, as everybody may see; the third wants what the first one has.
            let look =
                Look { badge: Some(Badge::Owl), colour: Some(Colour::ALL[usize::from(seat.0 % 2) + 5]) };
            self.say(ConnId(seat.0.into()), ClientMessage::SetLook { look })?;
        }
        if let Some(seat) = self.viewer.seat() {
            self.connect(SECOND_DEVICE, Some(seat), 0, true)?;
        }
        self.connect(WATCHER, None, 0, false)?;
        self.connect(READER, None, 0, true)?;
        for seat in self.bots.iter() {
            self.say(ConnId(0), ClientMessage::SetBot { seat, level: Some("easy".into()) })?;
        }
        for seat in self.people() {
            self.say(ConnId(seat.0.into()), ClientMessage::Ready { ready: true })?;
        }
        self.say(ConnId(0), ClientMessage::Start {}).map(drop)
    }

    pub(crate) fn secret(&self, seat: Seat, world: usize) -> Secret {
        let hidden = if self.viewer.is(seat) { 0 } else { 100 * world as u8 };
        Secret::from_random([1 + seat.0 + hidden; 32])
    }

    fn entropy(&self, seat: Seat, world: usize) -> String {
        let hidden = if self.viewer.is(seat) { 0 } else { world };
        format!("dice of {seat} {}", "x".repeat(hidden * 9))
    }

    pub(crate) fn people(&self) -> Vec<Seat> {
        Seat::all(self.setup.seats).filter(|seat| !self.bots.contains(*seat)).collect()
    }

    pub(crate) fn watched(&self) -> &[ConnId] {
        &self.watched
    }

    pub(crate) fn game(&self, world: usize) -> &dyn AnyMatch {
        self.worlds[world].mirror.game()
    }

    pub(crate) fn below(&mut self, bound: u32) -> u32 {
        self.dice.below(bound.max(1))
    }

    pub(crate) fn pick<T: Clone>(&mut self, items: &[T]) -> Option<T> {
        let at = self.below(items.len() as u32) as usize;
        items.get(at).cloned()
    }

    pub(crate) fn connect(
        &mut self,
        conn: ConnId,
        seat: Option<Seat>,
        from: u32,
        sketch: bool,
    ) -> Result<bool, String> {
        let input = |pair: &Pair, world| Input::Connect {
            conn,
            secret: seat.map(|seat| pair.secret(seat, world)),
            from,
            sketch,
        };
        self.each(input(self, 0), input(self, 1))
    }

    pub(crate) fn say(&mut self, conn: ConnId, message: ClientMessage) -> Result<bool, String> {
        self.both(Input::Message { conn, message })
    }

    pub(crate) fn both(&mut self, input: Input) -> Result<bool, String> {
        self.each(input.clone(), input)
    }

    /// One input to each world, the first one first. False once the worlds may differ for the viewer; `Err` if they do
    /// before that.
    pub(crate) fn each(&mut self, one: Input, two: Input) -> Result<bool, String> {
        self.now_ms += 1 + u64::from(self.below(20));
        let what = format!("{one:?}");
        let (undone, seen) = self.worlds[0].input(one, self.viewer, self.now_ms);
        self.guide.plan(undone, &seen);
        let (_, other) = self.worlds[1].input(two, self.viewer, self.now_ms);
        let is_told = self.guide.is_lost() || told_apart(&seen, &other);
        if is_told || self.worlds.iter().any(|world| world.mirror.is_over()) {
            return Ok(false);
        }
        self.compare().map(|()| true).map_err(|why| format!("after {what} {why}"))
    }

    /// Whatever the viewer heard or could ask for must be the same bytes.
    fn compare(&mut self) -> Result<(), String> {
        let [one, two] = &mut self.worlds;
        let [heard, other] = [std::mem::take(&mut one.heard), std::mem::take(&mut two.heard)];
        for conn in &self.watched {
            let [heard, other] = [&heard, &other].map(|all| all.get(conn).map_or(&[][..], Vec::as_slice));
            self.tally.messages += heard.len();
            same(&format!("{conn:?} hears"), heard, other)?;
        }
        let [noticed, other] = [std::mem::take(&mut one.noticed), std::mem::take(&mut two.noticed)];
        same("everybody notices", &noticed, &other)?;
        let [about, other] = [&one.room, &two.room].map(asked);
        same("a request tells", &about, &other)
    }

    fn act(&mut self) -> Result<bool, String> {
        let seats: Vec<Seat> = self.game(0).turn().seats().iter().collect();
        let Some(actor) = self.pick(&seats) else { return Ok(false) };
        let found = if self.viewer.is(actor) {
            self.own(actor)?
        } else {
            let games = self.worlds.each_ref().map(|world| world.mirror.game());
            alike(games, actor, self.viewer, &mut self.dice)
        };
        let Some(actions) = found else { return Ok(false) };
        let [one, two] = actions.map(|action| self.act_of(actor, action));
        self.acts += 1;
        self.each(one, two)
    }

    pub(crate) fn act_of(&self, seat: Seat, action: Value) -> Input {
        let seq = self.game(0).seq();
        if self.bots.contains(seat) {
            return Input::Thought { seat, seq, action };
        }
        let id = ActId::try_from(format!("act-{}", self.acts)).expect("a short id");
        Input::Message { conn: ConnId(seat.0.into()), message: ClientMessage::Act { id, seq, action } }
    }

    /// An action of the viewer themselves, which must be the same to both worlds.
    fn own(&mut self, seat: Seat) -> Result<Option<[Value; 2]>, String> {
        let legal = self.game(0).legal(seat);
        let Some(action) = self.pick(&legal) else { return Ok(None) };
        match self.game(1).check(seat, &action) {
            Ok(()) => Ok(Some([action.clone(), action])),
            Err(why) => Err(format!("{action} is theirs to do in one world and in the other {why}")),
        }
    }
}

/// What anybody may ask of a room while the match goes on.
fn asked(room: &Room) -> Vec<String> {
    let info = serde_json::to_string(&room.info()).expect("plain JSON");
    let ended = format!("{:?} {:?} {:?}", room.outcome(), room.record().is_some(), room.receipt());
    vec![info, ended, room.names().join(", "), format!("{:?} {}", room.stage(), room.free_seats())]
}

pub(crate) fn same(who: &str, one: &[String], two: &[String]) -> Result<(), String> {
    if one == two {
        return Ok(());
    }
    let at = one.iter().zip(two).position(|(one, two)| one != two).unwrap_or(one.len().min(two.len()));
    let nothing = "nothing".to_owned();
    let [one, two] = [one, two].map(|all| all.get(at).unwrap_or(&nothing));
    Err(format!("{who} in one world: {one}\nand in the other: {two}"))
}

/// A setup of any size, by the rulebook or with one option changed, with or without a clock.
pub(crate) fn some_setup(id: &str, dice: &mut FastRng) -> TableSetup {
    let game = catalog::rules(id).expect("a game of the catalog");
    let about = game.about();
    let (least, most) = (about.least_seats.max(2), about.most_seats);
    let seats = least + dice.below(u32::from(most - least) + 1) as u8;
    let mut setup = TableSetup::new(id, seats);
    setup.clock = match dice.below(3) {
        0 => Clock::PerMove { move_ms: 3_600_000 },
        1 => Clock::Bank { bank_ms: 86_400_000, increment_ms: 1_000 },
        _ => Clock::None,
    };
    if dice.below(2) == 0 && !about.options.is_empty() {
        let option = &about.options[dice.below(about.options.len() as u32) as usize];
        let samples = option.samples(seats);
        let value = samples[dice.below(samples.len() as u32) as usize].clone();
        let chosen = OptionValues::from([(option.id.to_owned(), value)]);
        if game.table(seats, &chosen).is_ok() {
            setup.options = chosen;
        }
    }
    setup
}

/// Whether anything ever happens in this game that is not told to everybody.
pub(crate) fn has_secrets(game: &dyn AnyGame) -> bool {
    let seats = game.about().least_seats.max(2);
    let table = game.table(seats, &OptionValues::new()).expect("the rulebook's own setup");
    let mut playing = table.open();
    let mut dice = FastRng::new(1);
    for _ in 0..300 {
        let applied = match playing.turn() {
            Turn::Over => return false,
            Turn::Chance => playing.chance(&mut dice),
            turn => {
                let seat = turn.seats().first().expect("somebody may act");
                let legal = playing.legal(seat);
                playing.submit(seat, &legal[dice.below(legal.len() as u32) as usize])
            }
        };
        let events = applied.expect("it may happen").events;
        if events.whole() != events.seen_by(Viewer::Public) {
            return true;
        }
    }
    false
}
