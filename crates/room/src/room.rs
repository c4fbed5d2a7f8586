use crate::fact::{RoomFact, StoredFact};
use crate::io::{ConnId, Effects, Input, Output};
use crate::limit::{Bucket, Limits};
use crate::seat::{Place, Player};
use crate::vote::Vote;
use crate::waits::Waits;
use engine::{
    AnyGame, AnyMatch, ChanceStream, Entry, Events, Fairness, Header, Line, Outcome, Seat, Seed, SetupError,
    Turn, Viewer,
};
use protocol::{Chat, Receipt, Secret, Stage, TableCode, TableInfo, TableSetup};
use std::collections::{BTreeMap, VecDeque};
use std::fmt;

/// The reactions people may send.
pub const REACTIONS: [&str; 8] = ["clap", "laugh", "wow", "think", "sorry", "rich", "broke", "hurry"];

/// How many steps a client may have missed and still be shown them one by one.
pub(crate) const KEPT_STEPS: usize = 64;
/// How many chat lines a table keeps.
pub(crate) const KEPT_CHAT: usize = 50;
/// How many devices and watchers a table has at most.
pub(crate) const MAX_CONNS: usize = 200;

/// A table.
pub struct Room {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) code: TableCode,
    pub(crate) setup: TableSetup,
    /// Never leaves the room before the match is over.
    secret: Seed,
    pub(crate) places: Vec<Place>,
    pub(crate) host_seat: Option<Seat>,
    pub(crate) stage: StageState,
    pub(crate) vote: Option<Vote>,
    pub(crate) chat: VecDeque<Chat>,
    pub(crate) rematch: Option<TableCode>,
    pub(crate) rematch_asked: bool,
    pub(crate) conns: BTreeMap<ConnId, Conn>,
    pub(crate) limits: Limits,
    /// What each seat may still say.
    pub(crate) seat_credit: Vec<Bucket>,
    /// How many facts it is the fold of.
    version: u64,
}

/// One socket at the table.
#[derive(Clone, Debug)]
pub(crate) struct Conn {
    pub(crate) seat: Option<Seat>,
    /// Whether its frames have a sketch.
    pub(crate) sketch: bool,
    pub(crate) talk: Bucket,
    pub(crate) messages: Bucket,
}

pub(crate) enum StageState {
    Gathering,
    Playing(Box<Playing>),
}

/// A match that is being played or is over.
pub(crate) struct Playing {
    pub(crate) game: Box<dyn AnyMatch>,
    pub(crate) seed: Seed,
    pub(crate) chance: ChanceStream,
    pub(crate) steps: Vec<Entry>,
    /// So many of them were taken over from another match.
    pub(crate) taken_over: u32,
    /// For each step: where the chance stream stood after it.
    pub(crate) marks: Vec<u64>,
    pub(crate) recent: VecDeque<Recent>,
    pub(crate) turn_began_ms: u64,
    pub(crate) waits: Waits,
    pub(crate) paused_at_ms: Option<u64>,
    /// The seats that were asked to think at this step already.
    pub(crate) thinking_at: Option<u32>,
    /// The seats that were told it is their turn at this step already.
    pub(crate) called_at: Option<u32>,
    /// A move the rules make for a person: at which step, and when it is due.
    pub(crate) forced: Option<(u32, u64)>,
}

/// What happened in one of the last steps.
pub(crate) struct Recent {
    pub(crate) seq: u32,
    /// The chapter it happened in.
    pub(crate) chapter: u32,
    pub(crate) events: Events,
}

#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum CreateError {
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("{0}")]
    Bad(&'static str),
}

/// Why a stored table cannot be opened.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("stored fact {index}: {why}")]
pub struct RoomError {
    pub index: usize,
    pub why: String,
}

impl Room {
    /// A new table. The facts in the effects must be stored like all others.
    pub fn create(
        game: &'static dyn AnyGame,
        code: TableCode,
        setup: TableSetup,
        secret: Seed,
        now_ms: u64,
    ) -> Result<(Room, Effects), CreateError> {
        game.open(setup.seats, &setup.options)?;
        crate::lobby::check_clock(&setup.clock).map_err(CreateError::Bad)?;
        let created = RoomFact::Created { code: code.clone(), setup: setup.clone(), secret };
        let mut room = Room::empty(game, code, setup, secret);
        let mut effects = Effects::default();
        room.version = 1;
        effects.facts.push(StoredFact { at_ms: now_ms, fact: created });
        Ok((room, effects))
    }

    pub(crate) fn empty(
        game: &'static dyn AnyGame,
        code: TableCode,
        setup: TableSetup,
        secret: Seed,
    ) -> Room {
        let limits = Limits::default();
        Room {
            game,
            code,
            places: (0..setup.seats).map(|_| Place::default()).collect(),
            seat_credit: vec![Bucket::new(limits.seat); usize::from(setup.seats)],
            limits,
            setup,
            secret,
            host_seat: None,
            stage: StageState::Gathering,
            vote: None,
            chat: VecDeque::new(),
            rematch: None,
            rematch_asked: false,
            conns: BTreeMap::new(),
            version: 0,
        }
    }

    /// Takes one input. The room has changed when this returns; nobody may hear of it before the facts are stored.
    pub fn handle(&mut self, input: Input, now_ms: u64) -> Effects {
        let mut effects = Effects::default();
        let out = &mut effects;
        match input {
            Input::Connect { conn, secret, from, sketch } => {
                self.connect(conn, secret.as_ref(), (from, sketch), now_ms, out);
            }
            Input::Disconnect { conn } => self.disconnect(conn, now_ms, out),
            Input::Message { conn, message } => self.message(conn, message, now_ms, out),
            Input::Join { reply, name, seat, entropy, secret } => {
                let result = self.join(&name, seat, &entropy, &secret, now_ms, out);
                out.outputs.push(Output::Joined { reply, result });
            }
            Input::SetHook { reply, secret, hook } => {
                let result = self.set_hook(&secret, hook, now_ms, out);
                out.outputs.push(Output::HookSet { reply, result });
            }
            Input::Thought { seat, seq, action } => self.thought(seat, seq, &action, now_ms, out),
            Input::Advised { conn, seq, action, win_chance } => {
                self.advised(conn, seq, action, win_chance, out);
            }
            Input::Hold { seat } => self.hold(seat, now_ms, out),
            Input::RematchMade { code } => self.rematch_made(code, now_ms, out),
            Input::Tick => {}
        }
        self.run_clocks(now_ms, out);
        self.wake_bots(now_ms, out);
        effects
    }

    /// When the host must come back with [`Input::Tick`] at the latest.
    pub fn next_tick_ms(&self) -> Option<u64> {
        self.next_deadline_ms().into_iter().chain(self.next_substitution_ms()).min()
    }

    /// When the room must be woken if the host forgets it now, with nobody connected. It follows from the facts alone.
    pub fn due_ms(&self) -> Option<u64> {
        if self.bots_to_move() { Some(0) } else { self.next_deadline_ms() }
    }

    /// Other limits than the usual ones, for whoever comes from now on.
    pub fn set_limits(&mut self, limits: Limits) {
        self.seat_credit = vec![Bucket::new(limits.seat); self.places.len()];
        self.limits = limits;
    }

    /// Whether this secret opens a seat here.
    pub fn knows(&self, secret: &Secret) -> bool {
        self.seat_of(secret).is_some()
    }

    /// How many facts are stored: the next one gets this number.
    pub fn version(&self) -> u64 {
        self.version
    }

    pub fn setup(&self) -> &TableSetup {
        &self.setup
    }

    pub fn code(&self) -> &TableCode {
        &self.code
    }

    /// Whether nobody is connected and nobody thinks: only a clock may still run.
    pub fn is_idle(&self) -> bool {
        self.conns.is_empty() && !self.bots_to_move()
    }

    /// Whether nobody is connected and nothing happens by itself: the host may forget the room and restore it later.
    pub fn is_asleep(&self) -> bool {
        self.is_idle() && self.next_tick_ms().is_none()
    }

    pub fn info(&self) -> TableInfo {
        TableInfo {
            code: self.code.clone(),
            setup: self.setup.clone(),
            stage: self.stage(),
            seats: self.places.iter().zip(0..).map(|(place, at)| place.info(Seat(at))).collect(),
            host_seat: self.host_seat,
            watchers: self.conns.values().filter(|conn| conn.seat.is_none()).count() as u32,
            commitment: Fairness::commitment_to(&self.secret),
            rematch: self.rematch.clone(),
            words: self
                .playing()
                .map(|playing| playing.game.names().into_iter().collect())
                .unwrap_or_default(),
            taken_over: self.playing().map(|playing| playing.taken_over).filter(|steps| *steps > 0),
        }
    }

    pub fn stage(&self) -> Stage {
        match &self.stage {
            StageState::Gathering => Stage::Gathering,
            StageState::Playing(playing) if playing.game.outcome().is_some() => Stage::Finished,
            StageState::Playing(playing) if playing.paused_at_ms.is_some() => Stage::Paused,
            StageState::Playing(_) => Stage::Playing,
        }
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.playing()?.game.outcome()
    }

    pub fn names(&self) -> Vec<String> {
        self.places.iter().zip(0..).map(|(place, at)| place.name(Seat(at))).collect()
    }

    pub fn free_seats(&self) -> u8 {
        self.places.iter().filter(|place| place.is_free()).count() as u8
    }

    /// The record of a finished match, line by line; `None` before that.
    pub fn record(&self) -> Option<Vec<Line>> {
        let playing = self.playing()?;
        let outcome = playing.game.outcome()?;
        let header = Header {
            players: self.names(),
            seed: Some(playing.seed),
            fairness: Some(self.fairness()),
            taken_over: playing.taken_over,
            ..playing.game.header()
        };
        let steps = playing.steps.iter().cloned().map(Line::Entry);
        Some([Line::Header(header)].into_iter().chain(steps).chain([Line::End(outcome)]).collect())
    }

    /// The match so far, for its books: the head of a record without anything secret, and every step. Only for whoever
    /// shows nothing of it that a viewer may not know.
    pub fn played(&self) -> Option<(Header, Vec<Entry>)> {
        let playing = self.playing()?;
        let header = Header { players: self.names(), ..playing.game.header() };
        Some((header, playing.steps.clone()))
    }

    /// The steps of the match so far. Only for whoever shows nothing of them that a viewer may not know.
    pub fn steps(&self) -> &[Entry] {
        self.playing().map_or(&[], |playing| &playing.steps)
    }

    /// Who may act now, and how many steps the match has had; nothing before it begins.
    pub fn turn(&self) -> Option<(Turn, u32)> {
        self.playing().map(|playing| (playing.game.turn(), playing.game.seq()))
    }

    /// What proves the chance of a finished match.
    pub fn receipt(&self) -> Option<Receipt> {
        self.outcome()?;
        let fairness = self.fairness();
        Some(Receipt {
            commitment: fairness.commitment.clone(),
            secret: fairness.secret.to_string(),
            seed: fairness.seed().to_string(),
            entropy: fairness.entropy,
        })
    }

    pub(crate) fn fairness(&self) -> Fairness {
        let entropy = |place: &Place| match &place.player {
            Player::Person(person) => person.entropy.clone(),
            Player::Bot { .. } | Player::Nobody => String::new(),
        };
        Fairness {
            commitment: Fairness::commitment_to(&self.secret),
            secret: self.secret,
            entropy: self.places.iter().map(entropy).collect(),
        }
    }

    /// Stores a fact and folds it in.
    pub(crate) fn happen(&mut self, fact: RoomFact, now_ms: u64, out: &mut Effects) {
        let stored = StoredFact { at_ms: now_ms, fact };
        self.fold(&stored).expect("a fact is checked before it happens");
        self.version += 1;
        out.facts.push(stored);
    }

    /// Stores a step that was made just now: what folding it would do is done.
    pub(crate) fn happened(&mut self, fact: RoomFact, now_ms: u64, out: &mut Effects) {
        self.version += 1;
        out.facts.push(StoredFact { at_ms: now_ms, fact });
    }

    pub(crate) fn counted(&mut self) {
        self.version += 1;
    }

    pub(crate) fn playing(&self) -> Option<&Playing> {
        if let StageState::Playing(playing) = &self.stage { Some(playing) } else { None }
    }

    pub(crate) fn playing_mut(&mut self) -> Option<&mut Playing> {
        if let StageState::Playing(playing) = &mut self.stage { Some(playing) } else { None }
    }

    /// The match, if it goes on and is not paused.
    pub(crate) fn running(&self) -> Option<&Playing> {
        self.playing().filter(|playing| playing.paused_at_ms.is_none() && playing.game.outcome().is_none())
    }

    pub(crate) fn viewer(seat: Option<Seat>) -> Viewer {
        seat.map_or(Viewer::Public, Viewer::Seat)
    }
}

impl fmt::Debug for Room {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Room({}, {:?}, version {})", self.code, self.stage(), self.version)
    }
}
