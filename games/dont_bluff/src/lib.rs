//! Don't Bluff!: one seat offers closed suitcases, another takes them unseen or opens them and rolls.
//!
//! The rules are in `spec.md`; the numbers in the code are its paragraphs.

mod action;
mod bot;
mod canon;
mod cards;
mod encode;
mod event;
mod forms;
mod imagine;
mod mind;
mod options;
mod package;
mod rules;
mod sketch;
mod state;
mod view;
mod voice;

pub use action::{Action, Chance, Colour};
pub use cards::{Cards, Suitcase};
pub use event::{Comparison, Event, Reason, Revealed, Taken};
pub use mind::{Bounds, Mind, MoneyRange};
pub use options::{
    Claims, ExhaustedOffer, FirstPlayer, OfferDirection, Options, PaymentRule, PaymentVisibility,
};
pub use state::{BANK, Deal, Phase, START, State, TARGET, in_play};
pub use view::{BankView, ClosedView, HandView, View};

pub(crate) use mind::Place;

use engine::{
    Canon, Closed, Emit, Form, Game, Illegal, OptionSpec, Outlook, Phrase, Ranks, Rng, Seat, Setup, Sketch,
    StepOf, Summary, Turn, Viewer, require, rule,
};
use std::ops::RangeInclusive;

/// The rules with their options fixed.
#[derive(Clone, Debug)]
pub struct DontBluff {
    seats: u8,
    options: Options,
    /// All suitcases in play.
    totals: Cards,
}

/// The name under which the catalog finds a game.
pub type Rules = DontBluff;

impl Game for DontBluff {
    const ID: &'static str = "dont_bluff";
    const RULES_VERSION: u32 = 1;
    const PRINT_VERSION: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=6;
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

    fn new(setup: Setup<Options>) -> Result<DontBluff, Illegal> {
        let Setup { seats, options } = setup;
        require(DontBluff::SEATS.contains(&seats), rule!("NB-1"))?;
        require((1..=options::MOST_ROUNDS).contains(&options.max_rounds), rule!("NB-55"))?;
        Ok(DontBluff { seats, options, totals: in_play(seats) })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn start(&self) -> State {
        let mut hands = [Cards::NONE; state::MOST_SEATS];
        hands[..usize::from(self.seats)].fill(START);
        let phase = match self.options.first_player {
            FirstPlayer::Random => Phase::FirstGunman,
            FirstPlayer::Seat0 => Phase::ColourRoll,
        };
        State {
            phase,
            gunman: Seat(0),
            rounds_played: 0,
            hands,
            open: Cards::NONE,
            closed: Cards::NONE,
            bank: BANK,
            minds: [Mind::at_start(self.seats); state::MOST_SEATS + 1],
        }
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match state.phase {
            Phase::FirstGunman | Phase::ColourRoll | Phase::BlackRoll(_) | Phase::BankDraw { .. } => {
                Turn::Chance
            }
            Phase::ChooseOpponent => Turn::One(state.gunman),
            Phase::Offer(deal) | Phase::Add(deal) => Turn::One(deal.offerer),
            Phase::Decide(deal) | Phase::Pay { deal, .. } => Turn::One(deal.decider),
            Phase::Over { .. } => Turn::Over,
        }
    }

    /// Offers are listed without a claim: each may carry any of 90.
    fn lists_all(&self) -> bool {
        self.options.claims == Claims::Off
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.list_legal(state, seat, out);
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.check_action(state, seat, action)
    }

    #[inline]
    fn sample<R: Rng + ?Sized>(&self, state: &State, seat: Seat, rng: &mut R, _: &mut Vec<Action>) -> Action {
        self.sample_legal(state, seat, rng)
    }

    fn forms(&self, state: &State, seat: Seat) -> Vec<Form> {
        self.forms_for(state, seat)
    }

    /// Offers are composed, but for those of at most one suitcase: who only presses buttons can play as well.
    fn buttons(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.list_legal(state, seat, out);
        out.retain(|action| match action {
            Action::Offer { cards, .. } | Action::Add { cards, .. } => cards.size() <= 1,
            _ => true,
        });
    }

    fn timeout(&self, state: &State, seat: Seat) -> Action {
        self.default_action(state, seat)
    }

    fn forced(&self, state: &State, seat: Seat) -> Option<Action> {
        self.only_payment(state, seat)
    }

    fn chances(&self, state: &State, out: &mut Vec<(Chance, u32)>) {
        self.list_chances(state, out);
    }

    #[inline]
    fn draw<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Chance {
        self.draw_chance(state, rng)
    }

    #[inline]
    fn apply<E: Emit<Event>>(&self, state: &mut State, step: StepOf<DontBluff>, emit: &mut E) {
        self.apply_step(state, step, emit);
    }

    fn ranks(&self, state: &State) -> Ranks {
        self.ranking(state)
    }

    /// Money, with what a seat has on the table.
    fn score(&self, state: &State, seat: Seat) -> i64 {
        let offers = state.phase.deal().is_some_and(|deal| deal.offerer == seat);
        let table = if offers { state.open.money() } else { 0 };
        i64::from(state.holding(seat).money() + table)
    }

    fn chapter(&self, state: &State) -> u32 {
        u32::from(state.rounds_played)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.view_of(state, viewer)
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        let payments_are_public = self.options.payment_visibility == PaymentVisibility::Public;
        Some(event.seen_by(viewer, payments_are_public))
    }

    fn imagine<R: Rng + ?Sized>(&self, view: &View, rng: &mut R, world: &mut State) {
        self.imagine_world(view, rng, world);
    }

    fn sketch(&self, view: &View) -> Sketch {
        self.draw_sketch(view)
    }

    fn prompt(&self, view: &View) -> Option<Phrase> {
        Some(self.prompt_of(view))
    }

    fn outlook(&self, view: &View, action: Action) -> Outlook {
        self.outlook_of(view, action)
    }

    fn closed(&self, view: &View) -> Vec<Closed> {
        DontBluff::closed_of(view)
    }

    fn summary(&self, view: &View, story: &[Event]) -> Summary {
        self.summary_of(view, story)
    }

    fn canon(&self, state: &State, out: &mut Canon) {
        canon::write(self, state, out);
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        self.audit_state(state)
    }

    fn step_bound(&self) -> u32 {
        // Colour, choice, offer, a last accept, payment, bank card; an opening, a roll and an addition for every
        // card that INV-8 allows; the extra rolls of NB-32 with their decisions.
        let openings = 2 * u32::from(self.seats) + 8;
        let round = 6 + 3 * openings + 2 * u32::from(rules::MOST_EXTRA_ROLLS);
        1 + round * u32::from(self.options.max_rounds)
    }
}

impl DontBluff {
    pub fn options(&self) -> &Options {
        &self.options
    }
}
