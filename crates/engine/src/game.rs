use crate::{
    Books, Canon, Closed, Form, Illegal, OptionError, OptionSpec, OptionValues, Outlook, Phrase, Ranks, Rng,
    Seat, SeatSet, Sketch, Step, Summary, Turn, Viewer, Wait, WaitFor, resolve_options,
};
use schemars::JsonSchema;
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;
use std::hash::Hash;
use std::ops::RangeInclusive;

/// Plain data that can be stored, sent and compared.
pub trait Data: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {}
impl<T: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static> Data for T {}

/// Data that clients in other languages read: its shape is described for them.
pub trait Described: Data + JsonSchema {}
impl<T: Data + JsonSchema> Described for T {}

/// What a seat does. Small, typed, never an index into a menu; in JSON an object with a `type`.
pub trait Action: Described + Copy + Eq + Ord + Hash {}
impl<T: Described + Copy + Eq + Ord + Hash> Action for T {}

/// What the world does: one die, one card. In JSON an object with a `type`.
pub trait Chance: Data + Copy + Eq {}
impl<T: Data + Copy + Eq> Chance for T {}

/// How many play, and by which options.
#[derive(Clone, PartialEq, Debug)]
pub struct Setup<O> {
    pub seats: u8,
    pub options: O,
}

/// A step of game `G`.
pub type StepOf<G> = Step<<G as Game>::Action, <G as Game>::Chance>;

/// Where events go while a step is applied. With `()` as the listener an event is never even built.
pub trait Emit<E> {
    fn emit(&mut self, event: impl FnOnce() -> E);
}

impl<E> Emit<E> for () {
    #[inline(always)]
    fn emit(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Emit<E> for Vec<E> {
    fn emit(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

/// The rules of one game with its options fixed: immutable, shared, holding boards and tables.
///
/// A match is `start` and then `apply` for every fact. Nothing here reads a clock, a thread or a random source;
/// chance comes in as steps. The laws these methods must obey are in the crate `conform`.
pub trait Game: Sized + Send + Sync + 'static {
    const ID: &'static str;
    /// Rises by one if and only if some legal log could now replay differently.
    const RULES_VERSION: u32;
    /// Records and tables of this rules version and of those after it can still be replayed.
    const OLDEST_RULES: u32 = Self::RULES_VERSION;
    /// The version of the canonical form, at least 1. Rises by one if and only if [`Game::canon`] writes some state
    /// of a known rules version differently.
    const PRINT_VERSION: u32;
    const SEATS: RangeInclusive<u8>;
    /// `spec.md`: the numbered rules.
    const SPEC: &'static str;
    /// `text/*.ftl` by language.
    const TEXTS: &'static [(&'static str, &'static str)];

    /// `lessons.jsonl`: positions that teach a rule each, see [`crate::Lesson`].
    const LESSONS: &'static str = "";
    /// `puzzles.jsonl`: decisions with one clearly best action, found by `cargo xtask puzzles`.
    const PUZZLES: &'static str = "";

    type Options: Data;
    /// Plain data, no heap where it can be avoided, no history, no random source.
    type State: Data;
    type Action: Action;
    type Chance: Chance;
    type View: Described;
    /// In JSON a flat object with a `type`.
    type Event: Described;

    /// The options as a catalog shows them, in the order of the rulebook. Their ids are the fields of `Options`.
    fn option_specs() -> Vec<OptionSpec>;

    /// Turns chosen values into options; whatever is not chosen takes its default. Games whose presets change the
    /// defaults of other options do that here.
    fn options(chosen: &OptionValues, seats: u8) -> Result<Self::Options, OptionError> {
        resolve_options(&Self::option_specs(), chosen, seats)
    }

    /// Option sets the laws must run on, beside the pairwise cover of all options which they make themselves.
    fn option_sets() -> Vec<OptionValues> {
        Vec::new()
    }

    fn new(setup: Setup<Self::Options>) -> Result<Self, Illegal>;

    /// The rules as they were in `version`, which is one of `OLDEST_RULES` to `RULES_VERSION`: logs of that time replay
    /// as they did then.
    fn of_version(version: u32, setup: Setup<Self::Options>) -> Result<Self, Illegal> {
        debug_assert_eq!(version, Self::RULES_VERSION, "{} keeps no older rules", Self::ID);
        Self::new(setup)
    }

    /// The version of these rules.
    fn rules_version(&self) -> u32 {
        Self::RULES_VERSION
    }

    fn seats(&self) -> u8;
    /// Undealt: dealing is a row of chance steps.
    fn start(&self) -> Self::State;
    fn turn(&self, state: &Self::State) -> Turn;

    /// Whom a driver without a clock asks next: always a seat of `turn`.
    fn ask(&self, state: &Self::State) -> Option<Seat> {
        self.turn(state).seats().first()
    }

    /// Whom the others wait for: all of `turn`, or those of them without whom nothing goes on.
    fn awaited(&self, state: &Self::State) -> SeatSet {
        self.turn(state).seats()
    }

    /// All legal actions of a seat, sorted, or a declared representative set where [`Game::lists_all`] is false.
    /// Empty if the seat may not act.
    fn legal(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);

    /// Whether `legal` lists everything that `check` accepts.
    fn lists_all(&self) -> bool {
        true
    }

    /// The authority on what a seat may do.
    fn check(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Result<(), Illegal>;

    /// One of `legal`, each with the same probability. `scratch` is room to list them in; games with large families
    /// of actions draw without listing.
    fn sample<R: Rng + ?Sized>(
        &self,
        state: &Self::State,
        seat: Seat,
        rng: &mut R,
        scratch: &mut Vec<Self::Action>,
    ) -> Self::Action {
        scratch.clear();
        self.legal(state, seat, scratch);
        scratch[rng.below(scratch.len() as u32) as usize]
    }

    /// Families of actions as forms, for clients. Single actions that no form covers are its [`Game::buttons`].
    fn forms(&self, _state: &Self::State, _seat: Seat) -> Vec<Form> {
        Vec::new()
    }

    /// The actions of `legal` that are offered one by one. Games with forms leave out what the forms cover.
    fn buttons(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>) {
        self.legal(state, seat, out);
    }

    /// What an absent seat does when its time is over.
    fn timeout(&self, state: &Self::State, seat: Seat) -> Self::Action;

    /// The action that the rules make for this seat without asking it, because nothing else is left to it. To everybody
    /// else it must look like a decision: so it is a step like any other, which the host submits in the seat's
    /// place no sooner than a person would.
    fn forced(&self, _state: &Self::State, _seat: Seat) -> Option<Self::Action> {
        None
    }

    /// The wait this state asks its host to run, if any.
    fn wait(&self, _state: &Self::State) -> Option<Wait> {
        None
    }

    /// What the wait of this state is for.
    fn wait_for(&self, _state: &Self::State) -> WaitFor {
        WaitFor::Rules
    }

    /// Every outcome that can happen now, with its weight. Only asked when it is the turn of chance.
    fn chances(&self, state: &Self::State, out: &mut Vec<(Self::Chance, u32)>);

    /// Draws one outcome with the probabilities of `chances`.
    fn draw<R: Rng + ?Sized>(&self, state: &Self::State, rng: &mut R) -> Self::Chance;

    /// Folds one fact into the state. The step must be allowed: replay trusts the log, everybody else checks first.
    fn apply<E: Emit<Self::Event>>(&self, state: &mut Self::State, step: StepOf<Self>, emit: &mut E);

    /// The order of the seats; only asked when the match is over.
    fn ranks(&self, state: &Self::State) -> Ranks;

    /// The game's own measure of how a seat stands, for charts and statistics: money, points.
    fn score(&self, state: &Self::State, seat: Seat) -> i64;

    /// The part of the match a state belongs to (auction, round); the log is grouped by it.
    fn chapter(&self, _state: &Self::State) -> u32 {
        0
    }

    /// All that this viewer may know: a full information set, built up from what is allowed.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// The event as this viewer sees it happen, if they see it at all.
    fn redact(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// What of an event (as the viewer saw it) their log still shows once its chapter is over.
    fn archive(&self, event: &Self::Event, _viewer: Viewer) -> Option<Self::Event> {
        Some(event.clone())
    }

    /// A world that fits the view, drawn at random: bots think in these and cannot cheat by type.
    fn imagine<R: Rng + ?Sized>(&self, view: &Self::View, rng: &mut R, world: &mut Self::State);

    /// The view in panels of words.
    fn sketch(&self, view: &Self::View) -> Sketch;

    /// One line about this moment. Whoever may act is told in the second person what they are asked and why it matters
    /// now; everybody else what is going on.
    fn prompt(&self, view: &Self::View) -> Option<Phrase>;

    /// What a legal action of the viewer leads to, as far as the viewer can know, and how carefully to offer it.
    fn outlook(&self, view: &Self::View, action: Self::Action) -> Outlook;

    /// What the viewer may want to do now and cannot, with the reason.
    fn closed(&self, _view: &Self::View) -> Vec<Closed> {
        Vec::new()
    }

    /// How it ended and why; only asked when the match is over. `story` is what the viewer saw happen.
    fn summary(&self, view: &Self::View, story: &[Self::Event]) -> Summary;

    /// Messages of the texts that read otherwise at this table, because its content (a board file, say) brings names of
    /// its own: the key, and the name, which is the same in every language.
    fn names(&self) -> Vec<(String, String)> {
        Vec::new()
    }

    /// The books of a game that keeps some.
    fn books(&self) -> Option<&dyn Books<Self::State, Self::Event>> {
        None
    }

    /// All that is true of a state, hidden parts included, by name and in a fixed order: what fingerprints are made of.
    /// Equal states write the same, different states of a match never do, and how a struct holds its facts does not show.
    fn canon(&self, state: &Self::State, out: &mut Canon);

    /// Checks that nothing was made or lost: cards, tiles, money. The laws call it after every step.
    fn audit(&self, state: &Self::State) -> Result<(), String>;

    /// No match has more steps than this.
    fn step_bound(&self) -> u32;
}
