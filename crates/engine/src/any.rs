//! The erased facade: a match of any game behind one object, everything as JSON. Servers, terminals and files use this;
//! whoever needs millions of steps a second uses [`Game`] itself.

use crate::table::header;
use crate::{
    CheckedEntry, Entry, Fact, FastRng, Fingerprint, Form, Game, Header, Illegal, JsonText, OptionValues,
    Outcome, Outlook, Rng, Seat, SeatPapers, SeatSet, Sight, Sketch, Step, StepOf, Summary, Turn, Viewer,
    Voice, Wait, WaitFor, one_line,
};
use serde::Serialize;
use serde_json::Value;
use std::any::Any;
use std::fmt;
use std::sync::Arc;

/// Why a step did not happen. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    #[error(transparent)]
    Illegal(#[from] Illegal),
    #[error("not an action of this game: {0}")]
    Malformed(String),
    #[error("there is no seat {0} at this table")]
    NoSuchSeat(u8),
    #[error("{0}")]
    NotNow(&'static str),
}

/// A running match without its type.
pub trait AnyMatch: Send + Sync {
    /// The header of its record, without players and seed.
    fn header(&self) -> Header;
    fn seats(&self) -> u8;
    /// How many steps it has had.
    fn seq(&self) -> u32;
    fn turn(&self) -> Turn;
    fn ask(&self) -> Option<Seat>;
    fn wait(&self) -> Option<Wait>;
    /// What this wait is for.
    fn wait_for(&self) -> WaitFor;
    fn chapter(&self) -> u32;
    fn score(&self, seat: Seat) -> i64;
    fn fingerprint(&self) -> Fingerprint;
    /// Ranks, winners and scores; `None` while it runs.
    fn outcome(&self) -> Option<Outcome>;
    /// What reads otherwise at this table than in the texts of the game: see [`Game::names`].
    fn names(&self) -> Vec<(String, String)>;
    /// What the match has left on paper so far, by seat, as `viewer` may read it; nothing in games without books. `history` holds all its events as
    /// [`Events::whole`] gives them.
    fn papers(&self, history: &[Value], viewer: Viewer) -> Vec<SeatPapers>;
    /// What the player of a seat has written by hand, beside what is right: see [`Books::checked`].
    fn checked(&self, history: &[Value], seat: Seat) -> Vec<CheckedEntry>;
    /// The names of the figures of these papers.
    fn figures(&self) -> &'static [&'static str];
    /// What a tournament counts for a participant who does not come to their table.
    fn absent_score(&self) -> i64;
    fn view(&self, viewer: Viewer) -> Value;
    /// The view as it is sent: the same, written at once.
    fn view_text(&self, viewer: Viewer) -> JsonText {
        JsonText::of(&self.view(viewer))
    }
    fn sketch(&self, viewer: Viewer) -> Sketch;
    /// Whom the others wait for.
    fn awaited(&self) -> SeatSet;
    /// What `viewer` is told about this moment.
    fn voice(&self, viewer: Viewer) -> Voice;
    /// What an action would lead to, as far as its seat can know, or why it cannot be done. Nothing changes.
    fn consider(&self, seat: Seat, action: &Value) -> Result<Outlook, Refusal>;
    /// How it ended, told from what `viewer` saw: `story` holds the events as [`Events::seen_by`] gives them. `None`
    /// while it runs.
    fn summary(&self, viewer: Viewer, story: &[Value]) -> Option<Summary>;
    /// What a seat knows, for the bot that plays it or advises it.
    fn sight(&self, seat: Seat) -> Sight;
    fn legal(&self, seat: Seat) -> Vec<Value>;
    /// The legal actions that no form covers.
    fn buttons(&self, seat: Seat) -> Vec<Value>;
    fn forms(&self, seat: Seat) -> Vec<Form>;
    /// Whether this action would show its seat something it cannot know yet: then it cannot be taken back freely.
    /// Found out by trying it in worlds imagined from what the seat knows; `bits` are the dice for that.
    fn reveals(&self, seat: Seat, action: &Value, bits: u64) -> bool;
    /// What the rules do for a seat without asking it. Only for whoever acts in its place: it tells about its secrets.
    fn forced(&self, seat: Seat) -> Option<Value>;
    fn check(&self, seat: Seat, action: &Value) -> Result<(), Refusal>;
    fn audit(&self) -> Result<(), String>;
    fn fork(&self) -> Box<dyn AnyMatch>;
    /// The true state, in its own type. Only for whoever may know it, such as the review of a finished match.
    fn state(&self) -> &dyn Any;

    /// A seat acts.
    fn submit(&mut self, seat: Seat, action: &Value) -> Result<Applied, Refusal>;
    /// A seat's time is over: the game's own default action for it.
    fn timeout(&mut self, seat: Seat) -> Result<Applied, Refusal>;
    /// The wait the game named is over.
    fn lapse(&mut self) -> Result<Applied, Refusal>;
    /// The world acts.
    fn chance(&mut self, rng: &mut dyn Rng) -> Result<Applied, Refusal>;
    /// A recorded fact, after checking that it may happen here.
    fn replay(&mut self, fact: &Fact) -> Result<Applied, Refusal>;
}

/// A step that happened.
#[derive(Debug)]
pub struct Applied {
    pub entry: Entry,
    pub events: Events,
}

/// The events of one step, still whole: every viewer gets only what [`Game::redact`] leaves.
pub struct Events(Box<dyn AnyEvents>);

/// One event as a viewer sees it.
#[derive(Clone, PartialEq, Debug)]
pub struct ToldEvent {
    pub seen: Value,
    pub later: Later,
}

/// What a log still shows of an event once its chapter is over.
#[derive(Clone, PartialEq, Debug)]
pub enum Later {
    Same,
    Changed(Value),
    Nothing,
}

impl Events {
    /// What `viewer` sees happen.
    pub fn seen_by(&self, viewer: Viewer) -> Vec<Value> {
        self.0.seen_by(viewer)
    }

    /// The same, each with what the log of `viewer` still shows of it once the chapter is over.
    pub fn told_to(&self, viewer: Viewer) -> Vec<ToldEvent> {
        self.0.told_to(viewer)
    }

    /// Everything that happened, hidden or not: only for whoever may know it, such as the archive of a finished match.
    pub fn whole(&self) -> Vec<Value> {
        self.0.whole()
    }

    /// What the log of `viewer` still shows once the chapter is over.
    pub fn archived_for(&self, viewer: Viewer) -> Vec<Value> {
        self.0.archived_for(viewer)
    }
}

impl fmt::Debug for Events {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Events(…)")
    }
}

pub(crate) struct Match<G: Game> {
    rules: Arc<G>,
    options: OptionValues,
    state: G::State,
    seq: u32,
}

impl<G: Game> Match<G> {
    pub(crate) fn new(rules: Arc<G>, options: OptionValues) -> Match<G> {
        let state = rules.start();
        Match { rules, options, state, seq: 0 }
    }

    fn has(&self, seat: Seat) -> Result<(), Refusal> {
        if seat.0 < self.rules.seats() { Ok(()) } else { Err(Refusal::NoSuchSeat(seat.0)) }
    }

    fn act(&mut self, seat: Seat, action: G::Action) -> Result<Applied, Refusal> {
        self.has(seat)?;
        self.rules.check(&self.state, seat, action)?;
        Ok(self.apply(Step::Seat { seat, action }))
    }

    fn apply(&mut self, step: StepOf<G>) -> Applied {
        let mut events = Vec::new();
        self.rules.apply(&mut self.state, step, &mut events);
        self.seq += 1;
        let fact = match step {
            Step::Seat { seat, action } => Fact::Seat { seat, action: json(&action) },
            Step::Chance { outcome } => Fact::Chance { outcome: json(&outcome) },
            Step::Lapse => Fact::Lapse,
        };
        let entry = Entry { seq: self.seq, fact, print: self.fingerprint() };
        Applied { entry, events: Events(Box::new(TypedEvents { rules: Arc::clone(&self.rules), events })) }
    }
}

impl<G: Game> AnyMatch for Match<G> {
    fn header(&self) -> Header {
        header(&*self.rules, &self.options)
    }

    fn seats(&self) -> u8 {
        self.rules.seats()
    }

    fn seq(&self) -> u32 {
        self.seq
    }

    fn turn(&self) -> Turn {
        self.rules.turn(&self.state)
    }

    fn ask(&self) -> Option<Seat> {
        self.rules.ask(&self.state)
    }

    fn wait(&self) -> Option<Wait> {
        self.rules.wait(&self.state)
    }

    fn wait_for(&self) -> WaitFor {
        self.rules.wait_for(&self.state)
    }

    fn chapter(&self) -> u32 {
        self.rules.chapter(&self.state)
    }

    fn score(&self, seat: Seat) -> i64 {
        self.rules.score(&self.state, seat)
    }

    fn fingerprint(&self) -> Fingerprint {
        Fingerprint::of(&*self.rules, &self.state)
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.turn() == Turn::Over).then(|| {
            let scores = Seat::all(self.seats()).map(|seat| self.score(seat)).collect();
            Outcome::new(&self.rules.ranks(&self.state), scores)
        })
    }

    fn names(&self) -> Vec<(String, String)> {
        self.rules.names()
    }

    fn papers(&self, history: &[Value], viewer: Viewer) -> Vec<SeatPapers> {
        let Some(books) = self.rules.books() else { return Vec::new() };
        let events: Vec<G::Event> = history.iter().filter_map(|event| parse(event).ok()).collect();
        books.papers(&self.state, &events, viewer)
    }

    fn checked(&self, history: &[Value], seat: Seat) -> Vec<CheckedEntry> {
        let Some(books) = self.rules.books() else { return Vec::new() };
        let events: Vec<G::Event> = history.iter().filter_map(|event| parse(event).ok()).collect();
        books.checked(&events, seat)
    }

    fn figures(&self) -> &'static [&'static str] {
        self.rules.books().map_or(&[], |books| books.figures())
    }

    fn absent_score(&self) -> i64 {
        self.rules.books().map_or(0, |books| books.absent_score())
    }

    fn view(&self, viewer: Viewer) -> Value {
        json(&self.rules.view(&self.state, viewer))
    }

    fn view_text(&self, viewer: Viewer) -> JsonText {
        JsonText::of(&self.rules.view(&self.state, viewer))
    }

    fn sketch(&self, viewer: Viewer) -> Sketch {
        self.rules.sketch(&self.rules.view(&self.state, viewer))
    }

    fn awaited(&self) -> SeatSet {
        self.rules.awaited(&self.state)
    }

    fn voice(&self, viewer: Viewer) -> Voice {
        let view = self.rules.view(&self.state, viewer);
        let mut actions = Vec::new();
        if let Some(seat) = viewer.seat().filter(|seat| self.turn().includes(*seat)) {
            self.rules.buttons(&self.state, seat, &mut actions);
        }
        Voice {
            prompt: self.rules.prompt(&view),
            outlooks: actions.into_iter().map(|action| self.rules.outlook(&view, action)).collect(),
            closed: self.rules.closed(&view),
        }
    }

    fn consider(&self, seat: Seat, action: &Value) -> Result<Outlook, Refusal> {
        self.has(seat)?;
        let action = parse(action)?;
        self.rules.check(&self.state, seat, action)?;
        Ok(self.rules.outlook(&self.rules.view(&self.state, Viewer::Seat(seat)), action))
    }

    fn summary(&self, viewer: Viewer, story: &[Value]) -> Option<Summary> {
        let story: Vec<G::Event> = story.iter().filter_map(|event| parse(event).ok()).collect();
        let view = self.rules.view(&self.state, viewer);
        (self.turn() == Turn::Over).then(|| self.rules.summary(&view, &story))
    }

    fn sight(&self, seat: Seat) -> Sight {
        Sight::new(seat, self.rules.view(&self.state, Viewer::Recall(seat)))
    }

    fn legal(&self, seat: Seat) -> Vec<Value> {
        let mut actions = Vec::new();
        if self.has(seat).is_ok() {
            self.rules.legal(&self.state, seat, &mut actions);
        }
        actions.iter().map(json).collect()
    }

    fn buttons(&self, seat: Seat) -> Vec<Value> {
        let mut actions = Vec::new();
        if self.has(seat).is_ok() {
            self.rules.buttons(&self.state, seat, &mut actions);
        }
        actions.iter().map(json).collect()
    }

    fn reveals(&self, seat: Seat, action: &Value, bits: u64) -> bool {
        const WORLDS: u32 = 24;
        let Ok(action) = parse::<G::Action>(action) else { return true };
        let viewer = Viewer::Recall(seat);
        let view = self.rules.view(&self.state, viewer);
        let shown = |world: &G::State| {
            let (mut world, mut events) = (world.clone(), Vec::new());
            self.rules.apply(&mut world, Step::Seat { seat, action }, &mut events);
            events.iter().filter_map(|event| self.rules.redact(event, viewer)).collect::<Vec<_>>()
        };
        let truth = shown(&self.state);
        let mut rng = FastRng::new(bits);
        let mut world = self.state.clone();
        (0..WORLDS).any(|_| {
            self.rules.imagine(&view, &mut rng, &mut world);
            shown(&world) != truth
        })
    }

    fn forms(&self, seat: Seat) -> Vec<Form> {
        if self.turn().includes(seat) { self.rules.forms(&self.state, seat) } else { Vec::new() }
    }

    fn forced(&self, seat: Seat) -> Option<Value> {
        let asked = self.turn().includes(seat);
        if asked { self.rules.forced(&self.state, seat).as_ref().map(json) } else { None }
    }

    fn check(&self, seat: Seat, action: &Value) -> Result<(), Refusal> {
        self.has(seat)?;
        Ok(self.rules.check(&self.state, seat, parse(action)?)?)
    }

    fn audit(&self) -> Result<(), String> {
        self.rules.audit(&self.state)
    }

    fn fork(&self) -> Box<dyn AnyMatch> {
        Box::new(Match {
            rules: Arc::clone(&self.rules),
            options: self.options.clone(),
            state: self.state.clone(),
            seq: self.seq,
        })
    }

    fn state(&self) -> &dyn Any {
        &self.state
    }

    fn submit(&mut self, seat: Seat, action: &Value) -> Result<Applied, Refusal> {
        self.act(seat, parse(action)?)
    }

    fn timeout(&mut self, seat: Seat) -> Result<Applied, Refusal> {
        self.has(seat)?;
        if !self.turn().includes(seat) {
            return Err(Refusal::NotNow("nobody waits for this seat"));
        }
        let action = self.rules.timeout(&self.state, seat);
        self.act(seat, action)
    }

    fn lapse(&mut self) -> Result<Applied, Refusal> {
        if self.wait().is_none() {
            return Err(Refusal::NotNow("the game is not waiting for a clock"));
        }
        Ok(self.apply(Step::Lapse))
    }

    fn chance(&mut self, rng: &mut dyn Rng) -> Result<Applied, Refusal> {
        if self.turn() != Turn::Chance {
            return Err(Refusal::NotNow("it is not the turn of chance"));
        }
        let outcome = self.rules.draw(&self.state, rng);
        Ok(self.apply(Step::Chance { outcome }))
    }

    fn replay(&mut self, fact: &Fact) -> Result<Applied, Refusal> {
        let step = read_step(&*self.rules, &self.state, fact)?;
        Ok(self.apply(step))
    }
}

/// The step a recorded fact stands for, if it may happen in this state.
pub fn read_step<G: Game>(rules: &G, state: &G::State, fact: &Fact) -> Result<StepOf<G>, Refusal> {
    match fact {
        Fact::Seat { seat, .. } if seat.0 >= rules.seats() => Err(Refusal::NoSuchSeat(seat.0)),
        Fact::Seat { seat, action } => {
            let action = parse(action)?;
            rules.check(state, *seat, action)?;
            Ok(Step::Seat { seat: *seat, action })
        }
        Fact::Lapse if rules.wait(state).is_none() => {
            Err(Refusal::NotNow("the game is not waiting for a clock"))
        }
        Fact::Lapse => Ok(Step::Lapse),
        Fact::Chance { .. } if rules.turn(state) != Turn::Chance => {
            Err(Refusal::NotNow("it is not the turn of chance"))
        }
        Fact::Chance { outcome } => {
            let outcome: G::Chance = parse(outcome)?;
            let mut possible = Vec::new();
            rules.chances(state, &mut possible);
            if !possible.iter().any(|(other, _)| *other == outcome) {
                return Err(Refusal::NotNow("this cannot come up here"));
            }
            Ok(Step::Chance { outcome })
        }
    }
}

trait AnyEvents: Send + Sync {
    fn whole(&self) -> Vec<Value>;
    fn seen_by(&self, viewer: Viewer) -> Vec<Value>;
    fn archived_for(&self, viewer: Viewer) -> Vec<Value>;
    fn told_to(&self, viewer: Viewer) -> Vec<ToldEvent>;
}

struct TypedEvents<G: Game> {
    rules: Arc<G>,
    events: Vec<G::Event>,
}

impl<G: Game> AnyEvents for TypedEvents<G> {
    fn whole(&self) -> Vec<Value> {
        self.events.iter().map(json).collect()
    }

    fn seen_by(&self, viewer: Viewer) -> Vec<Value> {
        self.events
            .iter()
            .filter_map(|event| self.rules.redact(event, viewer))
            .map(|event| json(&event))
            .collect()
    }

    fn archived_for(&self, viewer: Viewer) -> Vec<Value> {
        let seen = self.events.iter().filter_map(|event| self.rules.redact(event, viewer));
        seen.filter_map(|event| self.rules.archive(&event, viewer)).map(|event| json(&event)).collect()
    }

    fn told_to(&self, viewer: Viewer) -> Vec<ToldEvent> {
        let seen = self.events.iter().filter_map(|event| self.rules.redact(event, viewer));
        let told = seen.map(|event| {
            let later = match self.rules.archive(&event, viewer) {
                Some(kept) if kept == event => Later::Same,
                Some(kept) => Later::Changed(json(&kept)),
                None => Later::Nothing,
            };
            ToldEvent { seen: json(&event), later }
        });
        told.collect()
    }
}

pub(crate) fn json(data: &impl Serialize) -> Value {
    serde_json::to_value(data).expect("game data is plain JSON")
}

fn parse<T: serde::de::DeserializeOwned>(value: &Value) -> Result<T, Refusal> {
    T::deserialize(value).map_err(|error| Refusal::Malformed(one_line(&error.to_string())))
}
