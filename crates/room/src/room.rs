use crate::clock::Clocks;
use crate::fact::{RoomFact, STORED_FORMAT, StoredFact, Versions};
use crate::io::{ConnId, Effects, Input, Output};
use crate::limit::{Bucket, Limits, Spent};
use crate::moment::Moment;
use crate::phase::{Course, Lobby, Over, Phase, Playing, Rematch, TakenBack};
use crate::seat::{Place, Player};
use engine::{About, Entry, Fairness, Header, Line, Outcome, Seat, SeatSet, Seed, SetupError, Turn, Viewer};
use protocol::{
    Allowance, Chat, Colour, Receipt, RefusedWhy, SeatInfo, Secret, ServerMessage, Stage, TableCode,
    TableInfo, TableSetup,
};
use search::{AnyGame, AnyTable};
use std::collections::{BTreeMap, VecDeque};
use std::fmt;
use std::sync::Arc;

/// The reactions people may send.
pub const REACTIONS: [&str; 8] = ["clap", "laugh", "wow", "think", "sorry", "rich", "broke", "hurry"];

/// How many steps a client may have missed and still be shown them one by one.
pub(crate) const KEPT_STEPS: usize = 64;
/// How many chat lines a table keeps.
pub(crate) const KEPT_CHAT: usize = 50;
/// How many watch a table at most. Seats have places of their own.
pub(crate) const MAX_WATCHERS: usize = 200;

/// A table.
pub struct Room {
    game: &'static dyn AnyGame,
    table: Arc<dyn AnyTable>,
    pub(crate) code: TableCode,
    /// Shared with other tables of the same setup: it may hold a whole board.
    pub(crate) setup: Arc<TableSetup>,
    /// Never leaves the room before the match is over.
    secret: Seed,
    /// What is stored of it is of these versions.
    pub(crate) versions: Versions,
    pub(crate) places: Vec<Place>,
    pub(crate) host_seat: Option<Seat>,
    pub(crate) phase: Phase,
    pub(crate) chat: VecDeque<Chat>,
    pub(crate) conns: BTreeMap<ConnId, Conn>,
    /// Whether people without a seat may watch the match.
    pub(crate) watchable: bool,
    /// The tournament has the result from elsewhere.
    pub(crate) voided: bool,
    /// When somebody was connected last.
    pub(crate) seen_ms: u64,
    pub(crate) limits: Limits,
    /// What each seat may still say.
    pub(crate) seat_credit: Vec<Bucket>,
    /// How soon something may be taken back again.
    pub(crate) undo_credit: Bucket,
    pub(crate) spent: Spent,
    /// How many facts it is the fold of.
    version: u64,
    /// When the last of them happened.
    pub(crate) last_ms: u64,
}

/// One socket at the table.
#[derive(Clone, Debug)]
pub(crate) struct Conn {
    pub(crate) seat: Option<Seat>,
    /// Whether its frames have a sketch.
    pub(crate) sketch: bool,
    pub(crate) talk: Bucket,
    /// What a coach at it may ask.
    pub(crate) coach: Bucket,
    /// Somebody reads there what the game is about.
    pub(crate) reading: bool,
}

#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum CreateError {
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("{0}")]
    Bad(&'static str),
}

/// Why a stored table cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RoomError {
    #[error("stored fact {index}: {why}; restore the store from a backup")]
    Bad { index: usize, why: String },
    /// Nothing is wrong with it, but this program is not the one to read it.
    #[error("{0}")]
    Version(String),
}

impl RoomError {
    pub(crate) fn if_newer(what: &str, found: u32, known: u32) -> Result<(), RoomError> {
        if found <= known {
            return Ok(());
        }
        Err(RoomError::Version(format!(
            "written by a newer version of the program ({what} {found}, this one knows up to {known}); update the program"
        )))
    }
}

impl Versions {
    /// Those of what is written now.
    pub(crate) fn now(about: &About) -> Versions {
        Versions { format: STORED_FORMAT, rules: about.rules_version, prints: about.print_version }
    }

    /// Whether this program can read a table of these versions.
    pub(crate) fn check(self, about: &About) -> Result<(), RoomError> {
        let now = Versions::now(about);
        RoomError::if_newer("format", self.format, now.format)?;
        RoomError::if_newer("rules", self.rules, now.rules)?;
        RoomError::if_newer("fingerprints", self.prints, now.prints)?;
        let oldest = about.oldest_rules;
        if self.rules < oldest {
            let rules = self.rules;
            return Err(RoomError::Version(format!(
                "played by version {rules} of its rules, and this program knows them from version {oldest} on; an older program may open it"
            )));
        }
        Ok(())
    }
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
        Room::create_as_of(game.about().rules_version, game, code, setup, secret, now_ms)
    }

    /// A new table that plays by the rules of an older version, for a match that began with them.
    pub fn create_as_of(
        rules: u32,
        game: &'static dyn AnyGame,
        code: TableCode,
        setup: TableSetup,
        secret: Seed,
        now_ms: u64,
    ) -> Result<(Room, Effects), CreateError> {
        let table = game.table_as_of(rules, setup.seats, &setup.options)?;
        crate::lobby::check_clock(&setup.clock).map_err(CreateError::Bad)?;
        let versions = Versions { rules, ..Versions::now(game.about()) };
        let mut room = Room::empty((game, table), code, setup, secret, versions);
        room.seen_ms = now_ms;
        let mut at = Moment::at(now_ms);
        let (code, setup) = (room.code.clone(), room.setup().clone());
        room.happened(RoomFact::Created { code, setup, secret, versions }, &mut at);
        Ok((room, at.effects))
    }

    pub(crate) fn empty(
        (game, table): (&'static dyn AnyGame, Arc<dyn AnyTable>),
        code: TableCode,
        setup: TableSetup,
        secret: Seed,
        versions: Versions,
    ) -> Room {
        let limits = Limits::default();
        Room {
            game,
            table,
            code,
            places: (0..setup.seats).map(|_| Place::default()).collect(),
            seat_credit: vec![Bucket::new(limits.seat); usize::from(setup.seats)],
            undo_credit: Bucket::new(limits.undo),
            spent: Spent::default(),
            limits,
            setup: Arc::new(setup),
            secret,
            versions,
            host_seat: None,
            phase: Phase::Gathering(Lobby::default()),
            chat: VecDeque::new(),
            conns: BTreeMap::new(),
            watchable: true,
            voided: false,
            seen_ms: 0,
            version: 0,
            last_ms: 0,
        }
    }

    /// Takes one input. The room has changed when this returns; nobody may hear of it before the facts are stored.
    pub fn handle(&mut self, input: Input, now_ms: u64) -> Effects {
        let mut at = Moment::at(now_ms);
        self.take(input, &mut at);
        at.effects
    }

    /// The same at a moment that has begun.
    pub fn take(&mut self, input: Input, at: &mut Moment) {
        if self.is_watched() {
            self.seen_ms = at.now_ms;
        }
        match input {
            Input::Connect { conn, secret, from, sketch } => {
                self.connect(conn, secret.as_ref(), from, sketch, at);
            }
            Input::Disconnect { conn } => self.disconnect(conn, at),
            Input::Message { conn, message } => self.message(conn, message, at),
            Input::Join { reply, name, seat, secret } => {
                let result = self.join(&name, seat, &secret, at);
                at.ask(Output::Joined { reply, result });
            }
            Input::Renew { reply, old, new } => {
                let result = self.renew(&old, &new, at);
                at.ask(Output::Joined { reply, result });
            }
            Input::SetHook { reply, secret, hook } => {
                let result = self.set_hook(&secret, hook, at);
                at.ask(Output::Answered { reply, result });
            }
            Input::SetOptions { reply, secret, options, check_books } => {
                let result = self.set_options(&secret, options, check_books, at);
                at.ask(Output::Answered { reply, result });
            }
            Input::Thought { seat, seq, action } => self.thought(seat, seq, &action, at),
            Input::Advised { conn, hint } => self.advised(conn, hint, at),
            Input::Hold { seat } => self.hold(seat, at),
            Input::Rekey { seat, secret_hash, also } => self.rekey(seat, secret_hash, also, at),
            Input::Void => self.void(at),
            Input::Pause { paused } => self.pause(paused, at),
            Input::Announce { text } => self.tell_all(ServerMessage::Announced { text }, at),
            Input::RematchMade { code } => self.rematch_made(code, at),
            Input::Woken { outages } => self.resume(&outages, at),
            Input::Tick => {}
        }
        self.run_clocks(at);
        self.wake_bots(at);
    }

    /// When the host must come back with [`Input::Tick`] at the latest.
    pub fn next_tick_ms(&self) -> Option<u64> {
        let next = self.next_deadline_ms().into_iter().chain(self.next_substitution_ms());
        next.chain(self.left_alone_ms()).min()
    }

    /// Whether the time of somebody runs, or a wait of the game.
    pub fn has_running_clock(&self) -> bool {
        self.playing().is_some() && self.next_deadline_ms().is_some()
    }

    /// When the room must be woken if the host forgets it now, with nobody connected. It follows from the facts alone.
    pub fn due_ms(&self) -> Option<u64> {
        if self.bots_to_move() { Some(0) } else { self.next_deadline_ms() }
    }

    /// Other limits than the usual ones, for whoever comes from now on.
    pub fn set_limits(&mut self, limits: Limits) {
        self.seat_credit = vec![Bucket::new(limits.seat); self.places.len()];
        self.undo_credit = Bucket::new(limits.undo);
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

    /// Its rules with all that is done by them: matches are opened and bots seated there.
    pub fn table(&self) -> &Arc<dyn AnyTable> {
        &self.table
    }

    pub(crate) fn game(&self) -> &'static dyn AnyGame {
        self.game
    }

    /// Builds the rules of the setup as it is now. One that does not fit was never stored by this program.
    pub(crate) fn lay_anew(&mut self) -> Result<(), String> {
        let table = self.game.table_as_of(self.versions.rules, self.setup.seats, &self.setup.options);
        self.table = table.map_err(|why| why.to_string())?;
        Ok(())
    }

    /// Lets tables of the same setup have it in memory once: `known` answers with one that is equal.
    pub fn share_setup(&mut self, known: impl FnOnce(&Arc<TableSetup>) -> Arc<TableSetup>) {
        let shared = known(&self.setup);
        assert_eq!(shared, self.setup, "it is the same for everybody");
        self.setup = shared;
    }

    pub fn setup(&self) -> &TableSetup {
        &self.setup
    }

    pub fn host_seat(&self) -> Option<Seat> {
        self.host_seat
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
            setup: self.setup().clone(),
            stage: self.stage(),
            seats: self.seats(),
            host_seat: self.host_seat,
            watchers: self.watchers() as u32,
            watchable: self.watchable,
            voided: self.voided,
            commitment: self.commitment(),
            beginning: self.begins_by_ms().is_some(),
            rematch: self.rematch().cloned(),
            words: self.words(),
            taken_over: self.course().map(|course| course.taken_over).filter(|steps| *steps > 0),
            awaited: self
                .awaited()
                .filter(|_| self.watchable)
                .map(|(seats, _)| seats.iter().collect())
                .unwrap_or_default(),
            ranks: self.outcome().map(|outcome| outcome.ranks).unwrap_or_default(),
        }
    }

    pub(crate) fn seats(&self) -> Vec<SeatInfo> {
        let numbered = self.places.iter().zip(0..).zip(self.colours());
        numbered.map(|((place, at), colour)| self.seat_info(place, Seat(at), colour)).collect()
    }

    fn seat_info(&self, place: &Place, seat: Seat, colour: Colour) -> SeatInfo {
        let ready = match &self.phase {
            Phase::Gathering(lobby) => {
                lobby.ready.contains(seat) || matches!(place.player, Player::Bot { .. })
            }
            Phase::Playing(_) | Phase::Over(_) => true,
        };
        SeatInfo {
            seat,
            player: place.kind(),
            ready,
            colour,
            badge: place.badge,
            look_kept: place.has_chosen && self.gathering().is_err(),
            entropy_given: self.has_given(seat),
            bot_in_ms: None,
        }
    }

    pub fn stage(&self) -> Stage {
        match &self.phase {
            Phase::Gathering(_) => Stage::Gathering,
            Phase::Playing(playing) if playing.paused_at_ms.is_some() => Stage::Paused,
            Phase::Playing(_) => Stage::Playing,
            Phase::Over(_) => Stage::Finished,
        }
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.over().map(|over| over.outcome.clone())
    }

    pub fn names(&self) -> Vec<String> {
        self.places.iter().zip(0..).map(|(place, at)| place.name(Seat(at))).collect()
    }

    pub fn free_seats(&self) -> u8 {
        self.places.iter().filter(|place| place.is_free()).count() as u8
    }

    /// The record of a finished match, line by line; `None` before that.
    pub fn record(&self) -> Option<Vec<Line>> {
        let Over { course, outcome, .. } = self.over()?;
        let header = Header {
            players: self.names(),
            seed: Some(course.seed),
            fairness: Some(self.fairness(&course.entropies)),
            taken_over: course.taken_over,
            ..course.game.header()
        };
        let mut lines = vec![Line::Header(header)];
        let mut undone = course.undone.iter().peekable();
        for entry in &course.steps {
            while let Some(undo) = undone.next_if(|undo| undo.seq < entry.seq) {
                lines.push(Line::Undone(*undo));
            }
            lines.push(Line::Entry(entry.clone()));
        }
        lines.push(Line::End(outcome.clone()));
        Some(lines)
    }

    /// The match so far, for its books: the head of a record without anything secret, and every step. Only for whoever
    /// shows nothing of it that a viewer may not know.
    pub fn played(&self) -> Option<(Header, Vec<Entry>)> {
        let course = self.course()?;
        let header = Header { players: self.names(), ..course.game.header() };
        Some((header, course.steps.clone()))
    }

    /// Those of them that a bot made for somebody who was away.
    pub fn held_steps(&self) -> &[u32] {
        self.course().map_or(&[], |course| &course.held)
    }

    /// Where steps of the match were taken back, in the order of the steps that are left.
    pub fn taken_back(&self) -> &[TakenBack] {
        self.course().map_or(&[], |course| &course.taken_back)
    }

    /// The steps of the match so far, for whom the same holds.
    pub fn steps(&self) -> &[Entry] {
        self.course().map_or(&[], |course| &course.steps)
    }

    /// How many steps were made for it to stand where it stands: those that were taken back too, and those that were made
    /// again after that.
    pub fn steps_made(&self) -> u64 {
        self.course().map_or(0, |course| course.milestones.made())
    }

    /// Who may act now, and how many steps the match has had; nothing before it begins.
    pub fn turn(&self) -> Option<(Turn, u32)> {
        self.course().map(|course| (course.game.turn(), course.game.seq()))
    }

    /// Whom the others wait for, and the part of the match that it stands in.
    pub fn awaited(&self) -> Option<(SeatSet, u32)> {
        self.course().map(|course| (course.game.awaited(), course.game.chapter()))
    }

    /// What proves the chance of a finished match.
    pub fn receipt(&self) -> Option<Receipt> {
        let fairness = self.fairness(&self.over()?.course.entropies);
        Some(Receipt {
            commitment: fairness.commitment.clone(),
            secret: fairness.secret.to_string(),
            seed: fairness.seed().to_string(),
            entropy: fairness.entropy,
        })
    }

    /// A number that nobody around the table can know, another one for each use and number.
    pub(crate) fn secret_bits(&self, of: &[u8], number: u64) -> u64 {
        let derived = Seed::derive(&[of, &self.secret.0, &number.to_le_bytes()]);
        u64::from_le_bytes(derived.0[..8].try_into().expect("eight of 32 bytes"))
    }

    /// What everybody is shown of the secret before the match is over.
    pub(crate) fn commitment(&self) -> String {
        Fairness::commitment_to(&self.secret)
    }

    /// Where the seed of a match comes from that began with these entropies.
    pub(crate) fn fairness(&self, entropies: &[String]) -> Fairness {
        Fairness { commitment: self.commitment(), secret: self.secret, entropy: entropies.to_vec() }
    }

    /// Whether people may do one more of these at this table.
    pub(crate) fn may_still(&self, what: Allowance) -> Result<(), RefusedWhy> {
        let allowed = self.spent.allows(what, self.limits.match_most);
        if allowed { Ok(()) } else { Err(RefusedWhy::UsedUp { what }) }
    }

    /// Stores a fact and folds it in.
    pub(crate) fn happen(&mut self, fact: RoomFact, at: &mut Moment) {
        let stored = StoredFact { at_ms: at.now_ms, fact };
        self.fold(&stored).expect("a fact is checked before it happens");
        self.happened(stored.fact, at);
    }

    /// Stores a fact that is folded in already.
    pub(crate) fn happened(&mut self, fact: RoomFact, at: &mut Moment) {
        self.count(at.now_ms);
        at.store(fact);
    }

    /// One more fact is folded in.
    pub(crate) fn count(&mut self, at_ms: u64) {
        self.version += 1;
        self.last_ms = at_ms;
    }

    /// A match that has begun, whether it goes on or is over.
    pub(crate) fn course(&self) -> Option<&Course> {
        match &self.phase {
            Phase::Gathering(_) => None,
            Phase::Playing(playing) => Some(&playing.course),
            Phase::Over(over) => Some(&over.course),
        }
    }

    pub(crate) fn clocks(&self) -> Option<&Clocks> {
        match &self.phase {
            Phase::Gathering(_) => None,
            Phase::Playing(playing) => Some(&playing.clocks),
            Phase::Over(over) => Some(&over.clocks),
        }
    }

    pub(crate) fn clocks_mut(&mut self) -> Option<&mut Clocks> {
        match &mut self.phase {
            Phase::Gathering(_) => None,
            Phase::Playing(playing) => Some(&mut playing.clocks),
            Phase::Over(over) => Some(&mut over.clocks),
        }
    }

    pub(crate) fn playing(&self) -> Option<&Playing> {
        if let Phase::Playing(playing) = &self.phase { Some(playing) } else { None }
    }

    pub(crate) fn playing_mut(&mut self) -> Option<&mut Playing> {
        if let Phase::Playing(playing) = &mut self.phase { Some(playing) } else { None }
    }

    /// The match, if it goes on and is not paused.
    pub(crate) fn running(&self) -> Option<&Playing> {
        self.playing().filter(|playing| playing.paused_at_ms.is_none())
    }

    pub(crate) fn over(&self) -> Option<&Over> {
        if let Phase::Over(over) = &self.phase { Some(over) } else { None }
    }

    pub(crate) fn rematch(&self) -> Option<&TableCode> {
        match &self.over()?.rematch {
            Rematch::Made(code) => Some(code),
            Rematch::Unwanted | Rematch::Asked => None,
        }
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
