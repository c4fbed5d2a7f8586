//! Higher: a game so small that right answers are known. Everybody is dealt a hidden card of 1 to 6. In turn each seat
//! keeps it or swaps it for another. Then all answer at once, hidden, whether they are bold; the highest card among the
//! bold wins. So a 1 is to be swapped, a 6 kept, and meekness never pays.

use engine::{
    Canon, Emit, Encode, Feature, Game, Illegal, LeftOut, OptionSpec, Outlook, Phrase, Policy, Ranks, Rng,
    Seat, SeatSet, Setup, Sketch, Step, StepOf, Summary, Turn, Values, Viewer, Wait, require, rule,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::cell::Cell;
use std::ops::RangeInclusive;

pub(crate) const MOST: usize = 4;

#[derive(Debug)]
pub(crate) struct Higher {
    seats: u8,
    options: Options,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub(crate) struct Options {
    /// Whether bots believe that a kept card is a 4 or better.
    pub(crate) suspicious: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub(crate) enum Phase {
    Deal(Seat),
    Swap(Seat),
    Redraw(Seat),
    Answer,
    /// Nobody acts; a clock ends it.
    Pause,
    Over,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub(crate) struct State {
    pub(crate) phase: Phase,
    pub(crate) cards: [u8; MOST],
    pub(crate) swapped: SeatSet,
    pub(crate) answered: SeatSet,
    pub(crate) bold: SeatSet,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub(crate) struct View {
    phase: Phase,
    cards: [Option<u8>; MOST],
    swapped: SeatSet,
    answered: SeatSet,
    /// Of those whose answers the viewer knows.
    bold: SeatSet,
    viewer: Option<Seat>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum Action {
    Keep,
    Swap,
    Bold,
    Meek,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum Chance {
    Card { shows: u8 },
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub(crate) struct Nothing;

thread_local! {
    static BUILT: Cell<u32> = const { Cell::new(0) };
}

/// How often the rules were built on this thread.
pub(crate) fn rules_built() -> u32 {
    BUILT.get()
}

impl Higher {
    fn after(&self, seat: Seat, next: fn(Seat) -> Phase, last: Phase) -> Phase {
        if seat.0 + 1 < self.seats { next(Seat(seat.0 + 1)) } else { last }
    }
}

impl Game for Higher {
    const ID: &'static str = "higher";
    const RULES_VERSION: u32 = 1;
    const PRINT_VERSION: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=4;
    const SPEC: &'static str = "";
    const TEXTS: &'static [(&'static str, &'static str)] = &[];
    type Options = Options;
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type View = View;
    type Event = Nothing;

    fn option_specs() -> Vec<OptionSpec> {
        vec![OptionSpec::switch("suspicious", false)]
    }

    fn new(setup: Setup<Options>) -> Result<Higher, Illegal> {
        BUILT.set(BUILT.get() + 1);
        Ok(Higher { seats: setup.seats, options: setup.options })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn start(&self) -> State {
        let (cards, none) = ([0; MOST], SeatSet::EMPTY);
        State { phase: Phase::Deal(Seat(0)), cards, swapped: none, answered: none, bold: none }
    }

    fn turn(&self, state: &State) -> Turn {
        match state.phase {
            Phase::Deal(_) | Phase::Redraw(_) => Turn::Chance,
            Phase::Swap(seat) => Turn::One(seat),
            Phase::Answer => Turn::Sealed(SeatSet::all(self.seats).minus(state.answered)),
            Phase::Pause => Turn::Open(SeatSet::EMPTY),
            Phase::Over => Turn::Over,
        }
    }

    fn wait(&self, state: &State) -> Option<Wait> {
        (state.phase == Phase::Pause).then_some(Wait { id: 1, seats: SeatSet::EMPTY, after_ms: 1 })
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if self.turn(state).includes(seat) {
            let swaps = matches!(state.phase, Phase::Swap(_));
            out.extend(if swaps { [Action::Keep, Action::Swap] } else { [Action::Bold, Action::Meek] });
        }
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        let mut legal = Vec::new();
        self.legal(state, seat, &mut legal);
        require(legal.contains(&action), rule!("HI-1"))
    }

    fn timeout(&self, _: &State, _: Seat) -> Action {
        Action::Keep
    }

    fn chances(&self, _: &State, out: &mut Vec<(Chance, u32)>) {
        out.extend((1..=6).map(|shows| (Chance::Card { shows }, 1)));
    }

    fn draw<R: Rng + ?Sized>(&self, _: &State, rng: &mut R) -> Chance {
        Chance::Card { shows: rng.below(6) as u8 + 1 }
    }

    fn apply<E: Emit<Nothing>>(&self, state: &mut State, step: StepOf<Self>, _: &mut E) {
        state.phase = match (state.phase, step) {
            (Phase::Deal(seat), Step::Chance { outcome: Chance::Card { shows } }) => {
                state.cards[seat.index()] = shows;
                self.after(seat, Phase::Deal, Phase::Swap(Seat(0)))
            }
            (Phase::Redraw(seat), Step::Chance { outcome: Chance::Card { shows } }) => {
                state.cards[seat.index()] = shows;
                self.after(seat, Phase::Swap, Phase::Answer)
            }
            (Phase::Swap(seat), Step::Seat { action: Action::Swap, .. }) => {
                state.swapped.insert(seat);
                Phase::Redraw(seat)
            }
            (Phase::Swap(seat), Step::Seat { .. }) => self.after(seat, Phase::Swap, Phase::Answer),
            (Phase::Answer, Step::Seat { seat, action }) => {
                state.answered.insert(seat);
                if action == Action::Bold {
                    state.bold.insert(seat);
                }
                if state.answered == SeatSet::all(self.seats) { Phase::Pause } else { Phase::Answer }
            }
            (Phase::Pause, Step::Lapse) => Phase::Over,
            (phase, step) => panic!("{step:?} in {phase:?}"),
        };
    }

    fn ranks(&self, state: &State) -> Ranks {
        let ranks =
            Ranks::by_key(self.seats, |seat| state.bold.contains(seat).then_some(state.cards[seat.index()]));
        if state.bold.is_empty() { ranks.with_winners(SeatSet::EMPTY) } else { ranks }
    }

    fn score(&self, state: &State, seat: Seat) -> i64 {
        state.cards[seat.index()].into()
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let over = state.phase == Phase::Over;
        let shown = |seat: usize| over || viewer.seat().is_some_and(|viewer| viewer.index() == seat);
        View {
            phase: state.phase,
            cards: std::array::from_fn(|seat| shown(seat).then_some(state.cards[seat])),
            swapped: state.swapped,
            answered: state.answered,
            bold: state.bold.iter().filter(|seat| shown(seat.index())).collect(),
            viewer: viewer.seat(),
        }
    }

    fn redact(&self, event: &Nothing, _: Viewer) -> Option<Nothing> {
        Some(*event)
    }

    fn imagine<R: Rng + ?Sized>(&self, view: &View, rng: &mut R, world: &mut State) {
        *world = State {
            phase: view.phase,
            cards: std::array::from_fn(|seat| view.cards[seat].unwrap_or_else(|| rng.below(6) as u8 + 1)),
            swapped: view.swapped,
            answered: view.answered,
            bold: view.bold,
        };
        for seat in view.answered.iter().filter(|seat| view.viewer != Some(*seat)) {
            if rng.chance(1, 2) {
                world.bold.insert(seat);
            }
        }
    }

    fn prompt(&self, _: &View) -> Option<Phrase> {
        None
    }

    fn outlook(&self, _: &View, _: Action) -> Outlook {
        Outlook::default()
    }

    fn summary(&self, _: &View, _: &[Nothing]) -> Summary {
        Summary::default()
    }

    fn sketch(&self, _: &View) -> Sketch {
        Sketch::default()
    }

    fn canon(&self, state: &State, out: &mut Canon) {
        out.fact("phase", format!("{:?}", state.phase));
        out.list("cards", &state.cards[..usize::from(self.seats)]);
        out.seats("swapped", state.swapped);
        out.seats("answered", state.answered);
        out.seats("bold", state.bold);
    }

    fn audit(&self, _: &State) -> Result<(), String> {
        Ok(())
    }

    fn step_bound(&self) -> u32 {
        4 * u32::from(self.seats) + 1
    }
}

impl Encode for Higher {
    fn features(&self) -> Vec<Feature> {
        vec![Feature::new("own card, of 6", 1), Feature::new("who swapped", MOST)]
    }

    fn slots(&self) -> usize {
        SLOTS.len()
    }

    fn slot_name(&self, slot: usize) -> String {
        format!("{:?}", SLOTS[slot]).to_lowercase()
    }

    fn left_out() -> &'static [LeftOut] {
        &[]
    }

    fn observe_state(&self, state: &State, seat: Seat, out: &mut [f32]) {
        out[0] = f32::from(state.cards[seat.index()]) / 6.0;
        for (place, swapped) in out[1..].iter_mut().enumerate() {
            *swapped = f32::from(u8::from(state.swapped.contains(Seat(place as u8))));
        }
    }

    fn slot_state(&self, _: &State, _: Seat, action: Action) -> Option<usize> {
        SLOTS.iter().position(|slot| *slot == action)
    }

    fn decode_state(&self, state: &State, seat: Seat, slot: usize) -> Option<Action> {
        SLOTS.get(slot).copied().filter(|action| self.check(state, seat, *action).is_ok())
    }
}

const SLOTS: [Action; 4] = [Action::Keep, Action::Swap, Action::Bold, Action::Meek];

impl Policy for Higher {
    const STYLES: &'static [&'static str] = &["timid"];

    fn playout<R: Rng + ?Sized>(
        &self,
        state: &State,
        seat: Seat,
        rng: &mut R,
        scratch: &mut Vec<Action>,
    ) -> Action {
        if state.phase == Phase::Answer { Action::Bold } else { self.sample(state, seat, rng, scratch) }
    }

    fn styled<R: Rng + ?Sized>(
        &self,
        _: &str,
        state: &State,
        _: Seat,
        _: &mut R,
        _: &mut Vec<Action>,
    ) -> Action {
        if state.phase == Phase::Answer { Action::Meek } else { Action::Keep }
    }

    fn value(&self, state: &State) -> Values {
        let ranks = self.ranks(state);
        let mut values = [0.0; 8];
        Seat::all(self.seats).for_each(|seat| values[seat.index()] = ranks.reward(seat));
        values
    }

    fn likelihood(&self, world: &State, view: &View) -> f32 {
        let Phase::Swap(now) = world.phase else { return 1.0 };
        let kept = Seat::all(now.0).filter(|&seat| view.viewer != Some(seat) && !view.swapped.contains(seat));
        let doubtful = kept.filter(|seat| world.cards[seat.index()] < 4).count() as i32;
        if self.options.suspicious { 0.001f32.powi(doubtful) } else { 1.0 }
    }
}

pub(crate) fn higher(seats: u8) -> engine::Table<Higher> {
    engine::Table::new(seats, &Default::default()).expect("a table of the toy game")
}

/// The view of the last seat, which holds `card`, when it is asked to keep or swap; nobody has swapped.
pub(crate) fn last_to_swap(rules: &Higher, card: u8) -> (View, Seat) {
    let last = Seat(rules.seats - 1);
    let mut state = State { phase: Phase::Swap(last), cards: [3; MOST], ..rules.start() };
    state.cards[last.index()] = card;
    (rules.view(&state, Viewer::Recall(last)), last)
}
