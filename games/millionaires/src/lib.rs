//! Millionaires & Bankrupts: sixteen tiles are auctioned, and the player with the least money at the end loses, no
//! matter what they bought. The rules are in `spec.md`; numbers such as MB-14 refer to it.

mod action;
mod bot;
mod canon;
mod encode;
mod event;
mod imagine;
mod money;
mod options;
mod rules;
mod sketch;
mod state;
mod tile;
mod view;
mod voice;

pub use action::{Action, Chance};
pub use event::{Event, Loss, SeatResult};
pub use money::{DENOMINATIONS, MoneyCards};
pub use options::{AllPoorest, FinalTiebreak, MoneyTracking, Options};
pub use rules::scoring::score;
pub use state::{Auction, Holding, Phase, State, Stolen};
pub use tile::{Tile, TileSet};
pub use view::{Money, SeatView, StakeView, StolenView, View};

use engine::{
    Canon, Closed, Emit, Field, Form, Game, Illegal, OptionSpec, Outlook, Phrase, Ranks, Rng, Seat, Setup,
    Sketch, Step, StepOf, Summary, Turn, Viewer, require, rule,
};
use rules::{auction, audit, legal, reveal, scoring, thief};
use std::ops::RangeInclusive;

/// The name under which the catalog finds the game.
pub type Rules = Millionaires;

/// The rules with their options fixed.
#[derive(Clone, Copy, Debug)]
pub struct Millionaires {
    pub(crate) seats: u8,
    pub(crate) options: Options,
}

impl Game for Millionaires {
    const ID: &'static str = "millionaires";
    const RULES_VERSION: u32 = 1;
    const PRINT_VERSION: u32 = 1;
    const SEATS: RangeInclusive<u8> = 3..=5;
    const SPEC: &'static str = include_str!("../spec.md");
    const TEXTS: &'static [(&'static str, &'static str)] = &[
        ("en", include_str!("../text/en.ftl")),
        ("pl", include_str!("../text/pl.ftl")),
        ("cs", include_str!("../text/cs.ftl")),
        ("ru", include_str!("../text/ru.ftl")),
    ];
    const LESSONS: &'static str = include_str!("../lessons.jsonl");
    const PUZZLES: &'static str = include_str!("../puzzles.jsonl");

    type Options = Options;
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type View = View;
    type Event = Event;

    fn option_specs() -> Vec<OptionSpec> {
        options::specs()
    }

    fn new(setup: Setup<Options>) -> Result<Millionaires, Illegal> {
        let Setup { seats, options } = setup;
        require(Self::SEATS.contains(&seats), rule!("MB-1"))?;
        require(options.start_seat.seat().is_none_or(|seat| seat.0 < seats), rule!("MB-4"))?;
        Ok(Millionaires { seats, options })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn start(&self) -> State {
        let drawn_by_lot = self.options.start_seat.seat().is_none();
        State {
            phase: if drawn_by_lot { Phase::Start } else { Phase::Reveal },
            stack: TileSet::ALL, // MB-3
            boxed: TileSet::EMPTY,
            red_revealed: 0,
            starter: self.options.start_seat.seat().unwrap_or_default(),
            stolen: None,
            seats: [Holding::START; state::MOST_SEATS], // MB-2, MB-6
        }
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match state.phase {
            Phase::Start | Phase::Reveal => Turn::Chance,
            Phase::Auction(auction) => Turn::One(auction.acting),
            Phase::ThiefChoice { taker } => Turn::One(taker),
            Phase::Over => Turn::Over,
        }
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if self.turn(state).includes(seat) {
            legal::list(state, seat, out);
        }
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Pass {} => auction::check_pass(state, seat),
            Action::Bid { cards } => auction::check_bid(state, seat, cards),
            Action::Discard { value } => thief::check_discard(state, seat, value),
        }
    }

    /// A random subset of the hand is as good as any other, the empty one standing for the pass; those that are too
    /// small are drawn again. Where only high bids are left, most are too small: then what a bid keeps back is drawn,
    /// which is little.
    #[inline]
    fn sample<R: Rng + ?Sized>(
        &self,
        state: &State,
        seat: Seat,
        rng: &mut R,
        scratch: &mut Vec<Action>,
    ) -> Action {
        const TRIES: u32 = 4;
        const MORE_TRIES: u32 = 100;
        if let Some(auction) = state.auction() {
            let holding = state.at(seat);
            let laid = holding.table.total();
            if laid + holding.hand.total() <= auction.highest {
                return Action::Pass {}; // MB-20
            }
            for _ in 0..TRIES {
                let cards = holding.hand.masked(rng.word() >> 16);
                if cards.is_empty() {
                    return Action::Pass {};
                }
                if laid + cards.total() > auction.highest {
                    return Action::Bid { cards };
                }
            }
            let spare = laid + holding.hand.total() - auction.highest - 1;
            let small = holding.hand.none_above(spare);
            for _ in 0..MORE_TRIES {
                let word = rng.word();
                let kept = small.masked(word >> 16);
                // One further bit tells the pass, which is as likely as any one bid.
                match word & 1 == 0 {
                    true if kept.total() <= spare => {
                        return Action::Bid { cards: holding.hand.without(kept) };
                    }
                    false if kept.is_empty() => return Action::Pass {},
                    _ => {}
                }
            }
        }
        scratch.clear();
        self.legal(state, seat, scratch);
        scratch[rng.below(scratch.len() as u32) as usize]
    }

    fn forms(&self, state: &State, seat: Seat) -> Vec<Form> {
        let Holding { hand, table, .. } = *state.at(seat);
        let can_bid = |auction: &&Auction| table.total() + hand.total() > auction.highest; // MB-20
        if state.auction().filter(can_bid).is_none() {
            return Vec::new();
        }
        let items = hand.values().map(Into::into).collect();
        let field = Field::Pick { name: "cards".into(), items, min: 1, max: u32::from(hand.len()) };
        vec![Form { action: "bid".into(), fixed: serde_json::Map::new(), fields: vec![field] }]
    }

    /// Bids are a form.
    fn buttons(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        match state.auction() {
            Some(auction) if auction.acting == seat => out.push(Action::Pass {}),
            _ => self.legal(state, seat, out),
        }
    }

    /// MB-71
    fn timeout(&self, state: &State, seat: Seat) -> Action {
        match state.phase {
            Phase::ThiefChoice { .. } => {
                let value =
                    state.at(seat).tiles.least_wealth().expect("the thief asks only where there is wealth");
                Action::Discard { value }
            }
            _ => Action::Pass {},
        }
    }

    fn chances(&self, state: &State, out: &mut Vec<(Chance, u32)>) {
        match state.phase {
            Phase::Start => out.extend(Seat::all(self.seats).map(|seat| (Chance::Start { seat }, 1))),
            _ => {
                let left = Tile::ALL.into_iter().map(|tile| (tile, state.stack.count(tile)));
                let left = left.filter(|(_, count)| *count > 0);
                out.extend(left.map(|(tile, count)| (Chance::Reveal { tile }, u32::from(count))));
            }
        }
    }

    #[inline]
    fn draw<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Chance {
        match state.phase {
            Phase::Start => Chance::Start { seat: Seat(rng.below(u32::from(self.seats)) as u8) },
            _ => Chance::Reveal { tile: state.stack.nth(rng.below(u32::from(state.stack.len()))) },
        }
    }

    #[inline]
    fn apply<E: Emit<Event>>(&self, state: &mut State, step: StepOf<Self>, emit: &mut E) {
        match step {
            Step::Seat { seat, action: Action::Pass {} } => auction::pass(self, state, seat, emit),
            Step::Seat { seat, action: Action::Bid { cards } } => {
                auction::bid(self, state, seat, cards, emit);
            }
            Step::Seat { seat, action: Action::Discard { value } } => {
                thief::discard(self, state, seat, value, emit);
            }
            Step::Chance { outcome: Chance::Start { seat } } => {
                state.starter = seat; // MB-4
                state.phase = Phase::Reveal;
                emit.emit(|| Event::Started { seat });
            }
            Step::Chance { outcome: Chance::Reveal { tile } } => reveal::reveal(self, state, tile, emit),
            Step::Lapse => {}
        }
    }

    fn ranks(&self, state: &State) -> Ranks {
        scoring::ranks(self, state)
    }

    fn score(&self, state: &State, seat: Seat) -> i64 {
        i64::from(score(state.at(seat).tiles))
    }

    /// One chapter per tile turned up.
    fn chapter(&self, state: &State) -> u32 {
        16 - u32::from(state.stack.len())
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(self, state, viewer)
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event::redact(event, viewer))
    }

    fn archive(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        event::archive(&self.options, event, viewer)
    }

    fn imagine<R: Rng + ?Sized>(&self, view: &View, rng: &mut R, world: &mut State) {
        imagine::imagine(self, view, rng, world);
    }

    fn sketch(&self, view: &View) -> Sketch {
        sketch::sketch(view)
    }

    fn prompt(&self, view: &View) -> Option<Phrase> {
        voice::prompt(view)
    }

    fn outlook(&self, view: &View, action: Action) -> Outlook {
        voice::outlook(view, action)
    }

    fn closed(&self, view: &View) -> Vec<Closed> {
        voice::closed(view)
    }

    fn summary(&self, view: &View, story: &[Event]) -> Summary {
        voice::summary(view, story)
    }

    fn canon(&self, state: &State, out: &mut Canon) {
        canon::write(self, state, out);
    }

    /// MB-41, MB-42
    fn audit(&self, state: &State) -> Result<(), String> {
        audit::audit(self, state)
    }

    /// decisions, sixteen reveals, one starter.
    fn step_bound(&self) -> u32 {
        165 * u32::from(self.seats) + 1 + 17
    }
}
