//! A game whose states are laid out the other way round. Records must not notice: a fingerprint is made of facts.

use engine::{
    Canon, Emit, Form, Game, Illegal, OptionError, OptionSpec, OptionValues, Outlook, Phrase, Ranks, Rng,
    Seat, Setup, Sketch, StepOf, Summary, Turn, Viewer, Wait,
};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use std::ops::RangeInclusive;

/// The game `G`, whose states are written with the fields of every struct reversed.
pub(crate) struct Mirror<G>(G);

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Mirrored<S>(pub(crate) S);

impl<S: Serialize> Serialize for Mirrored<S> {
    fn serialize<T: Serializer>(&self, serializer: T) -> Result<T::Ok, T::Error> {
        let mut value = serde_json::to_value(&self.0).map_err(serde::ser::Error::custom)?;
        reverse(&mut value);
        value.serialize(serializer)
    }
}

impl<'de, S: DeserializeOwned> Deserialize<'de> for Mirrored<S> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Mirrored<S>, D::Error> {
        let value = Value::deserialize(deserializer)?;
        serde_json::from_value(value).map(Mirrored).map_err(serde::de::Error::custom)
    }
}

fn reverse(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            let old = std::mem::take(fields);
            fields.extend(old.into_iter().rev().map(|(name, mut inner)| {
                reverse(&mut inner);
                (name, inner)
            }));
        }
        Value::Array(items) => items.iter_mut().for_each(reverse),
        _ => {}
    }
}

impl<G: Game> Game for Mirror<G> {
    const ID: &'static str = G::ID;
    const RULES_VERSION: u32 = G::RULES_VERSION;
    const OLDEST_RULES: u32 = G::OLDEST_RULES;
    const PRINT_VERSION: u32 = G::PRINT_VERSION;
    const SEATS: RangeInclusive<u8> = G::SEATS;
    const SPEC: &'static str = G::SPEC;
    const TEXTS: &'static [(&'static str, &'static str)] = G::TEXTS;

    type Options = G::Options;
    type State = Mirrored<G::State>;
    type Action = G::Action;
    type Chance = G::Chance;
    type View = G::View;
    type Event = G::Event;

    fn option_specs() -> Vec<OptionSpec> {
        G::option_specs()
    }

    fn options(chosen: &OptionValues, seats: u8) -> Result<G::Options, OptionError> {
        G::options(chosen, seats)
    }

    fn new(setup: Setup<G::Options>) -> Result<Mirror<G>, Illegal> {
        G::new(setup).map(Mirror)
    }

    fn of_version(version: u32, setup: Setup<G::Options>) -> Result<Mirror<G>, Illegal> {
        G::of_version(version, setup).map(Mirror)
    }

    fn rules_version(&self) -> u32 {
        self.0.rules_version()
    }

    fn seats(&self) -> u8 {
        self.0.seats()
    }

    fn start(&self) -> Mirrored<G::State> {
        Mirrored(self.0.start())
    }

    fn turn(&self, state: &Self::State) -> Turn {
        self.0.turn(&state.0)
    }

    fn ask(&self, state: &Self::State) -> Option<Seat> {
        self.0.ask(&state.0)
    }

    fn legal(&self, state: &Self::State, seat: Seat, out: &mut Vec<G::Action>) {
        self.0.legal(&state.0, seat, out);
    }

    fn lists_all(&self) -> bool {
        self.0.lists_all()
    }

    fn check(&self, state: &Self::State, seat: Seat, action: G::Action) -> Result<(), Illegal> {
        self.0.check(&state.0, seat, action)
    }

    fn forms(&self, state: &Self::State, seat: Seat) -> Vec<Form> {
        self.0.forms(&state.0, seat)
    }

    fn timeout(&self, state: &Self::State, seat: Seat) -> G::Action {
        self.0.timeout(&state.0, seat)
    }

    fn wait(&self, state: &Self::State) -> Option<Wait> {
        self.0.wait(&state.0)
    }

    fn wait_for(&self, state: &Self::State) -> engine::WaitFor {
        self.0.wait_for(&state.0)
    }

    fn chances(&self, state: &Self::State, out: &mut Vec<(G::Chance, u32)>) {
        self.0.chances(&state.0, out);
    }

    fn draw<R: Rng + ?Sized>(&self, state: &Self::State, rng: &mut R) -> G::Chance {
        self.0.draw(&state.0, rng)
    }

    fn apply<E: Emit<G::Event>>(&self, state: &mut Self::State, step: StepOf<Self>, emit: &mut E) {
        self.0.apply(&mut state.0, step, emit);
    }

    fn ranks(&self, state: &Self::State) -> Ranks {
        self.0.ranks(&state.0)
    }

    fn score(&self, state: &Self::State, seat: Seat) -> i64 {
        self.0.score(&state.0, seat)
    }

    fn view(&self, state: &Self::State, viewer: Viewer) -> G::View {
        self.0.view(&state.0, viewer)
    }

    fn redact(&self, event: &G::Event, viewer: Viewer) -> Option<G::Event> {
        self.0.redact(event, viewer)
    }

    fn imagine<R: Rng + ?Sized>(&self, view: &G::View, rng: &mut R, world: &mut Self::State) {
        self.0.imagine(view, rng, &mut world.0);
    }

    fn sketch(&self, view: &G::View) -> Sketch {
        self.0.sketch(view)
    }

    fn prompt(&self, view: &G::View) -> Option<Phrase> {
        self.0.prompt(view)
    }

    fn outlook(&self, view: &G::View, action: G::Action) -> Outlook {
        self.0.outlook(view, action)
    }

    fn summary(&self, view: &G::View, story: &[G::Event]) -> Summary {
        self.0.summary(view, story)
    }

    fn canon(&self, state: &Self::State, out: &mut Canon) {
        self.0.canon(&state.0, out);
    }

    fn audit(&self, state: &Self::State) -> Result<(), String> {
        self.0.audit(&state.0)
    }

    fn step_bound(&self) -> u32 {
        self.0.step_bound()
    }
}
