use super::{AnyState, StateError};
use engine::{
    ChanceStream, Encode, Entry, Fact, FastRng, Fingerprint, Header, Line, Outcome, Refusal, Rng as _, Seat,
    Seed, Sight, Sketch, Step, StepOf, Table, Turn, Viewer, read_step,
};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;

/// The one implementation of [`AnyState`].
pub(super) struct LearnState<G: Encode> {
    rules: Arc<G>,
    header: Arc<Header>,
    state: G::State,
    steps: Vec<StepOf<G>>,
    chance: Option<OwnChance>,
    imagined: Option<Arc<Imagined<G>>>,
    /// Room to list actions in.
    scratch: Vec<G::Action>,
}

#[derive(Clone)]
struct OwnChance {
    seed: Seed,
    stream: ChanceStream,
}

/// Where a match began that was not played from the start.
struct Imagined<G: Encode> {
    by: Seat,
    world: G::State,
    steps_before: u32,
    /// What the seat had seen by then; unknown if another seat had imagined that world.
    told: Option<Told>,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Told {
    history: Vec<Value>,
    information: String,
}

/// A state in writing.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Saved {
    facts: Vec<Fact>,
    seed: Option<Seed>,
    imagined: Option<SavedImagined>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedImagined {
    by: Seat,
    world: Value,
    steps_before: u32,
    told: Option<Told>,
}

impl<G: Encode> LearnState<G> {
    /// A match before its first decision, if it draws its chance from a seed; before its first step, if it does not.
    pub(super) fn start(table: &Table<G>, seed: Option<Seed>) -> LearnState<G> {
        let rules = Arc::clone(table.rules());
        let state = rules.start();
        let chance = seed.map(OwnChance::new);
        let header = Arc::new(table.header());
        let mut start = LearnState {
            rules,
            header,
            state,
            steps: Vec::new(),
            chance,
            imagined: None,
            scratch: Vec::new(),
        };
        start.settle();
        start
    }

    pub(super) fn load(table: &Table<G>, saved: &str) -> Result<LearnState<G>, StateError> {
        let wrong = |why: String| StateError::Saved(why);
        let saved: Saved = serde_json::from_str(saved).map_err(|error| wrong(error.to_string()))?;
        let rules = Arc::clone(table.rules());
        let (imagined, state) = match saved.imagined {
            None => (None, rules.start()),
            Some(saved) => {
                let world: G::State = parse(&saved.world)?;
                rules.audit(&world).map_err(wrong)?;
                let SavedImagined { by, steps_before, told, .. } = saved;
                let imagined = Imagined { by, world: world.clone(), steps_before, told };
                (Some(Arc::new(imagined)), world)
            }
        };
        let header = Arc::new(table.header());
        let mut loaded = LearnState {
            rules,
            header,
            state,
            steps: Vec::new(),
            chance: None,
            imagined,
            scratch: Vec::new(),
        };
        let mut stream = saved.seed.map(|seed| ChanceStream::new(&seed));
        for fact in &saved.facts {
            let step = read_step(&*loaded.rules, &loaded.state, fact)?;
            if let (Some(stream), Step::Chance { outcome }) = (&mut stream, step)
                && loaded.rules.draw(&loaded.state, stream) != outcome
            {
                return Err(wrong("its chance does not follow from its seed".to_owned()));
            }
            loaded.apply(step);
        }
        loaded.chance = saved.seed.zip(stream).map(|(seed, stream)| OwnChance { seed, stream });
        Ok(loaded)
    }

    pub(super) fn imagined(
        table: &Table<G>,
        seat: Seat,
        view: &Value,
        seed: &Seed,
    ) -> Result<LearnState<G>, StateError> {
        let view = G::View::deserialize(view).map_err(|error| StateError::View(error.to_string()))?;
        let start = LearnState::start(table, None);
        start.has(seat)?;
        Ok(start.world(seat, &view, seed, None))
    }

    /// A world that fits a view of `seat`, drawn at random.
    fn world(&self, seat: Seat, view: &G::View, seed: &Seed, told: Option<Told>) -> LearnState<G> {
        let mut world = self.rules.start();
        self.rules.imagine(view, &mut FastRng::new(seed.player_bits()), &mut world);
        let steps_before = self.steps();
        let imagined = Imagined { by: seat, world: world.clone(), steps_before, told };
        let mut state = LearnState {
            rules: Arc::clone(&self.rules),
            header: Arc::clone(&self.header),
            state: world,
            steps: Vec::new(),
            chance: self.chance.as_ref().map(|_| OwnChance::new(*seed)),
            imagined: Some(Arc::new(imagined)),
            scratch: Vec::new(),
        };
        state.settle();
        state
    }

    #[inline]
    fn apply(&mut self, step: StepOf<G>) {
        self.rules.apply(&mut self.state, step, &mut ());
        self.steps.push(step);
    }

    /// Whatever needs nobody's decision: a wait that nobody fills, and chance where the match draws its own.
    #[inline]
    fn settle(&mut self) {
        loop {
            let step = match self.rules.turn(&self.state) {
                Turn::Over => return,
                Turn::Chance => match &mut self.chance {
                    Some(chance) => {
                        Step::Chance { outcome: self.rules.draw(&self.state, &mut chance.stream) }
                    }
                    None => return,
                },
                Turn::One(_) => return,
                Turn::Sealed(_) | Turn::Open(_) if self.rules.ask(&self.state).is_some() => return,
                Turn::Sealed(_) | Turn::Open(_) => Step::Lapse,
            };
            self.apply(step);
        }
    }

    #[inline]
    fn decided(&mut self, step: StepOf<G>) {
        self.apply(step);
        self.settle();
    }

    fn has(&self, seat: Seat) -> Result<(), Refusal> {
        if seat.0 < self.rules.seats() { Ok(()) } else { Err(Refusal::NoSuchSeat(seat.0)) }
    }

    fn awaits_chance(&self) -> Result<(), StateError> {
        let why = match (&self.chance, self.rules.turn(&self.state)) {
            (Some(_), _) => "this match draws its own chance",
            (None, Turn::Chance) => return Ok(()),
            (None, _) => "it is not the turn of chance",
        };
        Err(Refusal::NotNow(why).into())
    }

    fn possible(&self) -> Vec<(G::Chance, u32)> {
        let mut possible = Vec::new();
        if self.rules.turn(&self.state) == Turn::Chance {
            self.rules.chances(&self.state, &mut possible);
        }
        possible
    }

    fn before(&self) -> G::State {
        self.imagined.as_ref().map_or_else(|| self.rules.start(), |imagined| imagined.world.clone())
    }

    /// Plays it all again; `hear` gets every step, with the state after it and the events that it brought.
    fn again(&self, mut hear: impl FnMut(&StepOf<G>, &G::State, &[G::Event])) {
        let mut state = self.before();
        let mut events = Vec::new();
        for step in &self.steps {
            events.clear();
            self.rules.apply(&mut state, *step, &mut events);
            hear(step, &state, &events);
        }
    }

    /// What `viewer` had been told before the first of the steps. A world imagined by another seat does not know.
    fn told_before(&self, viewer: Viewer) -> Result<Told, StateError> {
        let Some(imagined) = &self.imagined else {
            return Ok(Told { history: Vec::new(), information: String::new() });
        };
        let told = imagined.told.as_ref().filter(|_| viewer.is(imagined.by));
        told.cloned().ok_or_else(|| imagined.lacks("what other eyes saw before is not known"))
    }
}

impl<G: Encode> Imagined<G> {
    fn lacks(&self, what: &'static str) -> StateError {
        StateError::Imagined { imagined_by: self.by.0, what }
    }
}

impl OwnChance {
    fn new(seed: Seed) -> OwnChance {
        OwnChance { stream: ChanceStream::new(&seed), seed }
    }
}

impl<G: Encode> Clone for LearnState<G> {
    fn clone(&self) -> LearnState<G> {
        LearnState {
            rules: Arc::clone(&self.rules),
            header: Arc::clone(&self.header),
            state: self.state.clone(),
            steps: self.steps.clone(),
            chance: self.chance.clone(),
            imagined: self.imagined.clone(),
            scratch: Vec::new(),
        }
    }
}

impl<G: Encode> AnyState for LearnState<G> {
    #[inline]
    fn turn(&self) -> Turn {
        self.rules.turn(&self.state)
    }

    #[inline]
    fn ask(&self) -> Option<Seat> {
        match self.turn() {
            Turn::One(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
            Turn::Sealed(_) | Turn::Open(_) => self.rules.ask(&self.state),
        }
    }

    fn steps(&self) -> u32 {
        self.imagined.as_ref().map_or(0, |imagined| imagined.steps_before) + self.steps.len() as u32
    }

    fn score(&self, seat: Seat) -> i64 {
        self.rules.score(&self.state, seat)
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.turn() == Turn::Over).then(|| {
            let scores = Seat::all(self.rules.seats()).map(|seat| self.score(seat)).collect();
            Outcome::new(&self.rules.ranks(&self.state), scores)
        })
    }

    fn reward(&self, seat: Seat) -> f32 {
        if self.turn() == Turn::Over { self.rules.ranks(&self.state).reward(seat) } else { 0.0 }
    }

    fn fingerprint(&self) -> Fingerprint {
        Fingerprint::of(&*self.rules, &self.state)
    }

    fn draws(&self) -> bool {
        self.chance.is_some()
    }

    fn mask(&mut self, seat: Seat, out: &mut [u8]) {
        if self.turn().includes(seat) {
            self.rules.mask_state(&self.state, seat, &mut self.scratch, out);
        } else {
            out.fill(0);
        }
    }

    fn observe(&self, seat: Seat, out: &mut [f32]) {
        self.rules.observe_state(&self.state, seat, out);
    }

    fn sample(&mut self, seat: Seat, rng: &mut FastRng, mask: &mut [u8]) -> Option<usize> {
        self.mask(seat, mask);
        let allowed: u32 = mask.iter().map(|&allowed| u32::from(allowed)).sum();
        let mut left = if allowed == 0 { return None } else { rng.below(allowed) };
        mask.iter().position(|&allowed| {
            let is_it = allowed == 1 && left == 0;
            left = left.wrapping_sub(u32::from(allowed));
            is_it
        })
    }

    fn action(&self, seat: Seat, slot: usize) -> Option<Value> {
        let known = self.has(seat).is_ok() && self.turn().includes(seat) && slot < self.rules.slots();
        let action = if known { self.rules.decode_state(&self.state, seat, slot) } else { None };
        action.map(|action| json(&action))
    }

    fn slot(&self, seat: Seat, action: &Value) -> Result<Option<usize>, StateError> {
        self.has(seat)?;
        let action = parse(action)?;
        self.rules.check(&self.state, seat, action)?;
        Ok(self.rules.slot_state(&self.state, seat, action))
    }

    fn legal(&self, seat: Seat) -> Vec<Value> {
        let mut actions = Vec::new();
        if self.has(seat).is_ok() {
            self.rules.legal(&self.state, seat, &mut actions);
        }
        actions.iter().map(json).collect()
    }

    fn view(&self, viewer: Viewer) -> Value {
        json(&self.rules.view(&self.state, viewer))
    }

    fn sketch(&self, viewer: Viewer) -> Sketch {
        self.rules.sketch(&self.rules.view(&self.state, viewer))
    }

    fn sight(&self, seat: Seat) -> Sight {
        Sight::new(seat, self.rules.view(&self.state, Viewer::Recall(seat)))
    }

    fn chances(&self) -> Vec<(Value, u32)> {
        self.possible().iter().map(|(outcome, weight)| (json(outcome), *weight)).collect()
    }

    #[inline]
    fn act(&mut self, seat: Seat, slot: usize) -> Result<(), StateError> {
        self.has(seat)?;
        let slots = self.rules.slots();
        if slot >= slots {
            return Err(StateError::NoSuchSlot { slot, last: slots.saturating_sub(1) });
        }
        let asked = self.turn().includes(seat);
        let action = if asked { self.rules.decode_state(&self.state, seat, slot) } else { None };
        let Some(action) = action else {
            return Err(StateError::ClosedSlot { slot, name: self.rules.slot_name(slot), seat: seat.0 });
        };
        self.decided(Step::Seat { seat, action });
        Ok(())
    }

    fn submit(&mut self, seat: Seat, action: &Value) -> Result<(), StateError> {
        self.has(seat)?;
        let action = parse(action)?;
        self.rules.check(&self.state, seat, action)?;
        self.decided(Step::Seat { seat, action });
        Ok(())
    }

    fn chance(&mut self, outcome: &Value) -> Result<(), StateError> {
        self.awaits_chance()?;
        let step = read_step(&*self.rules, &self.state, &Fact::Chance { outcome: outcome.clone() })?;
        self.decided(step);
        Ok(())
    }

    fn chance_at(&mut self, place: usize) -> Result<(), StateError> {
        self.awaits_chance()?;
        let (outcome, _) =
            *self.possible().get(place).ok_or(Refusal::NotNow("chance has fewer outcomes here"))?;
        self.decided(Step::Chance { outcome });
        Ok(())
    }

    fn draw(&mut self, rng: &mut FastRng) -> Result<(), StateError> {
        self.awaits_chance()?;
        let outcome = self.rules.draw(&self.state, rng);
        self.decided(Step::Chance { outcome });
        Ok(())
    }

    fn lapse(&mut self) -> Result<(), StateError> {
        let step = read_step(&*self.rules, &self.state, &Fact::Lapse)?;
        self.decided(step);
        Ok(())
    }

    fn fork(&self) -> Box<dyn AnyState> {
        Box::new(self.clone())
    }

    fn imagine(&self, seat: Seat, seed: &Seed) -> Box<dyn AnyState> {
        let view = self.rules.view(&self.state, Viewer::Recall(seat));
        let history = self.history(Viewer::Recall(seat)).ok();
        let information = self.information(seat).ok();
        let told = history.zip(information).map(|(history, information)| Told { history, information });
        Box::new(self.world(seat, &view, seed, told))
    }

    fn history(&self, viewer: Viewer) -> Result<Vec<Value>, StateError> {
        let mut told = self.told_before(viewer)?.history;
        self.again(|_, _, events| {
            let seen = events.iter().filter_map(|event| self.rules.redact(event, viewer));
            told.extend(seen.map(|event| json(&event)));
        });
        Ok(told)
    }

    fn information(&self, seat: Seat) -> Result<String, StateError> {
        self.has(seat)?;
        let viewer = Viewer::Recall(seat);
        let mut told = self.told_before(viewer)?.information;
        self.again(|step, _, events| {
            if let Step::Seat { seat: acted, action } = step
                && *acted == seat
            {
                told.push_str(&line(action));
            }
            for event in events.iter().filter_map(|event| self.rules.redact(event, viewer)) {
                told.push_str(&line(&event));
            }
        });
        Ok(told)
    }

    fn record(&self, players: Vec<String>) -> Result<Vec<Line>, StateError> {
        if let Some(imagined) = &self.imagined {
            return Err(imagined.lacks("it has no record"));
        }
        let seed = self.chance.as_ref().map(|chance| chance.seed);
        let mut lines = vec![Line::Header(Header { players, seed, ..(*self.header).clone() })];
        self.again(|step, state, _| {
            let print = Fingerprint::of(&*self.rules, state);
            lines.push(Line::Entry(Entry { seq: lines.len() as u32, fact: fact(step), print }));
        });
        lines.extend(self.outcome().map(Line::End));
        Ok(lines)
    }

    fn save(&self) -> String {
        let imagined = self.imagined.as_deref().map(|imagined| SavedImagined {
            by: imagined.by,
            world: json(&imagined.world),
            steps_before: imagined.steps_before,
            told: imagined.told.clone(),
        });
        let facts = self.steps.iter().map(fact).collect();
        let seed = self.chance.as_ref().map(|chance| chance.seed);
        serde_json::to_string(&Saved { facts, seed, imagined }).expect("game data is plain JSON")
    }
}

fn fact<A: Serialize, C: Serialize>(step: &Step<A, C>) -> Fact {
    match step {
        Step::Seat { seat, action } => Fact::Seat { seat: *seat, action: json(action) },
        Step::Chance { outcome } => Fact::Chance { outcome: json(outcome) },
        Step::Lapse => Fact::Lapse,
    }
}

fn line(data: &impl Serialize) -> String {
    let mut text = serde_json::to_string(data).expect("game data is plain JSON");
    text.push('\n');
    text
}

fn json(data: &impl Serialize) -> Value {
    serde_json::to_value(data).expect("game data is plain JSON")
}

fn parse<T: DeserializeOwned>(value: &Value) -> Result<T, StateError> {
    let wrong = |error: serde_json::Error| Refusal::Malformed(error.to_string().replace('\n', " "));
    Ok(T::deserialize(value).map_err(wrong)?)
}
