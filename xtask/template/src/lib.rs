//! Sample Game: everybody plays a card face down, the highest one scores. The rules are in `spec.md`; numbers such as
//! SG-4 refer to it.

mod action;
mod bot;
mod canon;
mod cards;
mod encode;
mod event;
mod imagine;
mod options;
mod rules;
mod sketch;
mod state;
mod view;
mod voice;

pub use action::{Action, Chance};
pub use cards::{Cards, HIGHEST};
pub use event::{Event, Shown};
pub use options::{Options, Ties};
pub use state::{Holding, State};
pub use view::{Own, SeatView, View};

use engine::{
    Canon, Emit, Game, Illegal, OptionSpec, Outlook, Phrase, Ranks, Rng, Seat, Setup, Sketch, Step, StepOf,
    Summary, Turn, Viewer, require, rule,
};
use rules::{dealing, round};
use std::ops::RangeInclusive;

/// The name under which the catalog finds the game.
pub type Rules = SampleGame;

/// The rules with their options fixed.
#[derive(Clone, Copy, Debug)]
pub struct SampleGame {
    pub(crate) seats: u8,
    pub(crate) options: Options,
}

impl Game for SampleGame {
    const ID: &'static str = "sample_game";
    const RULES_VERSION: u32 = 1;
    const PRINT_VERSION: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=5;
    const SPEC: &'static str = include_str!("../spec.md");
    const TEXTS: &'static [(&'static str, &'static str)] = &[
        ("en", include_str!("../text/en.ftl")),
        ("pl", include_str!("../text/pl.ftl")),
        ("cs", include_str!("../text/cs.ftl")),
        ("ru", include_str!("../text/ru.ftl")),
    ];

    type Options = Options;
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type View = View;
    type Event = Event;

    fn option_specs() -> Vec<OptionSpec> {
        options::specs()
    }

    fn new(setup: Setup<Options>) -> Result<SampleGame, Illegal> {
        let Setup { seats, options } = setup;
        require(Self::SEATS.contains(&seats), rule!("SG-1"))?;
        require((2..=4).contains(&options.hand_size), rule!("SG-3"))?;
        Ok(SampleGame { seats, options })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn start(&self) -> State {
        State { deck: Cards::DECK, round: 0, seats: [Holding::default(); state::MOST_SEATS] }
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        if dealing::receiver(self, state).is_some() {
            Turn::Chance
        } else if state.round < self.options.hand_size {
            Turn::Sealed(round::owing(self, state))
        } else {
            Turn::Over
        }
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if self.turn(state).includes(seat) {
            out.extend(state.at(seat).hand.values().map(|card| Action::Lay { card }));
        }
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Lay { card } => round::check_lay(self, state, seat, card),
        }
    }

    fn timeout(&self, state: &State, seat: Seat) -> Action {
        let lowest = state.at(seat).hand.values().next(); // SG-10
        Action::Lay { card: lowest.expect("a seat that owes a card holds one") }
    }

    fn chances(&self, state: &State, out: &mut Vec<(Chance, u32)>) {
        let weight = |card| u32::from(state.deck.count(card));
        out.extend(state.deck.values().map(|card| (Chance::Deal { card }, weight(card))));
    }

    #[inline]
    fn draw<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Chance {
        Chance::Deal { card: state.deck.nth(rng.below(u32::from(state.deck.len()))) }
    }

    #[inline]
    fn apply<E: Emit<Event>>(&self, state: &mut State, step: StepOf<Self>, emit: &mut E) {
        match step {
            Step::Chance { outcome: Chance::Deal { card } } => dealing::deal(self, state, card, emit),
            Step::Seat { seat, action: Action::Lay { card } } => round::lay(self, state, seat, card, emit),
            Step::Lapse => unreachable!("this game never waits for a clock"),
        }
    }

    fn ranks(&self, state: &State) -> Ranks {
        round::ranks(self, state)
    }

    fn score(&self, state: &State, seat: Seat) -> i64 {
        i64::from(state.at(seat).points)
    }

    /// The deal, then every round from its first card until all are turned up.
    fn chapter(&self, state: &State) -> u32 {
        let begun = state.seats.iter().any(|seat| seat.laid.is_some());
        u32::from(state.round) + u32::from(begun)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(self, state, viewer)
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event::redact(event, viewer))
    }

    fn imagine<R: Rng + ?Sized>(&self, view: &View, rng: &mut R, world: &mut State) {
        imagine::imagine(view, rng, world);
    }

    fn sketch(&self, view: &View) -> Sketch {
        sketch::sketch(view)
    }

    fn prompt(&self, view: &View) -> Option<Phrase> {
        voice::prompt(view)
    }

    fn outlook(&self, _view: &View, action: Action) -> Outlook {
        voice::outlook(action)
    }

    fn summary(&self, view: &View, _story: &[Event]) -> Summary {
        voice::summary(view)
    }

    fn canon(&self, state: &State, out: &mut Canon) {
        canon::write(self, state, out);
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        let held = |card| -> u8 {
            let of = |seat: &Holding| {
                seat.hand.count(card) + seat.played.count(card) + u8::from(seat.laid == Some(card))
            };
            state.deck.count(card) + state.seats.iter().map(of).sum::<u8>()
        };
        match (1..=HIGHEST).find(|&card| held(card) != Cards::DECK.count(card)) {
            None => Ok(()),
            Some(card) => Err(format!("there are {} cards of value {card}", held(card))),
        }
    }

    fn step_bound(&self) -> u32 {
        2 * u32::from(self.seats) * u32::from(self.options.hand_size)
    }
}
