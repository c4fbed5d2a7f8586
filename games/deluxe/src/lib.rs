//! Millionaire de Luxe: a ring of forty cells, twenty-four plots in eight industries, an Exchange and a Rating scale.
//! The rules are in `spec.md`; numbers such as DL-14 refer to it.

mod action;
mod board;
mod bot;
mod canon;
mod card;
mod encode;
mod event;
mod forms;
mod options;
mod plot;
mod rules;
mod sketch;
mod state;
mod view;
mod voice;

pub use action::{Action, Chance, Offer};
pub use board::{Board, CELLS, Cell, Deed, Money};
pub use card::{Card, Deal, DeckName, Pile, Trip};
pub use event::{Event, Offered, Place, SeatResult};
pub use options::{
    BuildWhere, BuildingTokens, CapitalMode, EndMode, ExchangePayout, InspectionStay, InspectionTries,
    MonopolyDoubling, Options, Preset, TradeTiming,
};
pub use plot::{INDUSTRIES, Industry, PLOTS, Plot, PlotSet};
pub use rules::money::CAP;
pub use state::{Auction, Cause, Debt, Kept, OpenOffer, Phase, Player, State};
pub use view::View;

use engine::{
    Canon, Closed, Emit, Form, Game, Illegal, OptionError, OptionSpec, OptionValues, Outlook, Phrase, Ranks,
    Rng, Seat, SeatSet, Setup, Sketch, Step, StepOf, Summary, Turn, Viewer, Wait, require, resolve_options,
    rule,
};
use rules::{
    auction, audit, bankruptcy, building, cards, credit, debt, end, exchange, inspection, legal, purchase,
    rent, time, trade, turn,
};
use std::ops::RangeInclusive;

/// The name under which the catalog finds the game.
pub type Rules = Deluxe;

/// The rules with their options fixed.
#[derive(Clone, Copy, Debug)]
pub struct Deluxe {
    pub(crate) seats: u8,
    pub(crate) options: Options,
    pub(crate) board: &'static Board,
}

impl Game for Deluxe {
    const ID: &'static str = "deluxe";
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

    fn options(chosen: &OptionValues, seats: u8) -> Result<Options, OptionError> {
        resolve_options(&options::specs(), &options::with_preset(chosen), seats)
    }

    fn option_sets() -> Vec<OptionValues> {
        vec![OptionValues::from([("preset".to_owned(), "letter".into())])]
    }

    fn new(setup: Setup<Options>) -> Result<Deluxe, Illegal> {
        let Setup { seats, options } = setup;
        require(Self::SEATS.contains(&seats), rule!("DL-1"))?;
        Ok(Deluxe { seats, options, board: Board::standard() })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    /// DL-1 to DL-4
    fn start(&self) -> State {
        let start = self.board.money.start;
        let player = Player {
            cash: start,
            plots: PlotSet::EMPTY,
            cell: 0,
            step: 2,
            inspected: false,
            failed_turns: 0,
            kept: Kept::default(),
            fell: 0,
        };
        let mut seats = [Player { cash: 0, step: 0, ..player }; state::MOST_SEATS];
        seats[..usize::from(self.seats)].fill(player);
        State {
            phase: Phase::Setup,
            offer: None,
            round: 1,
            first: Seat(0),
            active: Seat(0),
            living: SeatSet::all(self.seats),
            resigning: SeatSet::EMPTY,
            silent: SeatSet::EMPTY,
            offers: [0; state::MOST_SEATS],
            clock_rang: false,
            doubles: 0,
            extra_roll: false,
            open_card: None,
            mortgaged: PlotSet::EMPTY,
            built: PlotSet::EMPTY,
            levels: [0; PLOTS],
            branches_used: 0,
            enterprises_used: 0,
            reserve_fund: 0,
            exchange_fund: 0,
            bank: -i64::from(start) * i64::from(self.seats),
            trips: Pile::SHUFFLED,
            deals: Pile::SHUFFLED,
            seats,
        }
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        if let Some(open) = &state.offer {
            return Turn::One(open.offer.to_seat);
        }
        match &state.phase {
            Phase::TurnStart | Phase::Manage => {
                let onlookers = trade::onlookers(self, state);
                if onlookers.is_empty() {
                    Turn::One(state.active)
                } else {
                    Turn::Open(onlookers.with(state.active))
                }
            }
            Phase::PlotOffer
            | Phase::RentChoice
            | Phase::CardChoice
            | Phase::ExchangeOffer
            | Phase::InspectionFine { .. } => Turn::One(state.active),
            Phase::Auction(auction) => Turn::One(auction.acting),
            Phase::Debt(debt) => Turn::One(debt.seat),
            Phase::Setup
            | Phase::Roll
            | Phase::Try { .. }
            | Phase::DrawTrip
            | Phase::DrawDeal
            | Phase::ExchangeRoll { .. } => Turn::Chance,
            Phase::GameOver => Turn::Over,
        }
    }

    /// DL-81: of all who may act, the one who must.
    #[inline]
    fn ask(&self, state: &State) -> Option<Seat> {
        match (&state.offer, &state.phase) {
            (None, Phase::TurnStart | Phase::Manage) => Some(state.active),
            _ => self.turn(state).seats().first(),
        }
    }

    /// People who may offer a trade while it is not their turn are not waited for.
    fn awaited(&self, state: &State) -> SeatSet {
        match (&state.offer, &state.phase) {
            (None, Phase::TurnStart | Phase::Manage) => SeatSet::one(state.active),
            _ => self.turn(state).seats(),
        }
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        legal::list(self, state, seat, out);
    }

    /// Bids, stakes, trades and resignations are not all listed.
    fn lists_all(&self) -> bool {
        false
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        require(state.phase != Phase::GameOver, rule!("DL-73"))?;
        require(state.living.contains(seat), rule!("DL-68"))?;
        match action {
            Action::Resign {} => return bankruptcy::check_resign(state, seat),
            Action::AcceptTrade {} => return trade::check_accept(self, state, seat),
            Action::RejectTrade {} => return trade::check_reject(state, seat),
            Action::ProposeTrade(_) => require(state.offer.is_none(), rule!("DL-40"))?,
            _ => require(state.offer.is_none(), rule!("DL-81"))?,
        }
        match action {
            Action::EndTurn {} => turn::check_end(state, seat),
            Action::Roll {} => turn::check_roll(state, seat),
            Action::TryDouble {} => inspection::check_try(state, seat),
            Action::PayFine {} => inspection::check_pay_fine(self, state, seat),
            Action::Stay {} => inspection::check_stay(self, state, seat),
            Action::Buy {} => purchase::check_buy(self, state, seat),
            Action::Decline {} => purchase::check_offer(state, seat),
            Action::Pass {} => auction::check_pass(state, seat),
            Action::Bid { amount } => auction::check_bid(self, state, seat, amount),
            Action::PayFull {} => rent::check_choice(state, seat),
            Action::Skip {} => exchange::check_offer(state, seat),
            Action::Stake { amount } => exchange::check_stake(self, state, seat, amount),
            Action::DeclineCard {} => cards::check_decline(state, seat),
            Action::ChoosePlot { plot } => cards::check_choose(state, seat, plot),
            Action::UseCard { card, plot } => cards::check_use(self, state, seat, card, plot),
            Action::Build { plot, use_subsidy } => {
                building::check_build(self, state, seat, plot, use_subsidy)
            }
            Action::SellBuilding { plot } => building::check_sell(self, state, seat, plot),
            Action::SellIndustry { industry } => building::check_sell_industry(self, state, seat, industry),
            Action::Mortgage { plot } => credit::check_mortgage(state, seat, plot),
            Action::Redeem { plot } => credit::check_redeem(self, state, seat, plot),
            Action::ProposeTrade(offer) => trade::check_propose(self, state, seat, &offer),
            Action::NoOffer {} => trade::check_no_offer(self, state, seat),
            Action::DeclareBankruptcy {} => debt::check_bankruptcy(self, state, seat),
            Action::AcceptTrade {} | Action::RejectTrade {} | Action::Resign {} => Ok(()),
        }
    }

    #[inline]
    fn sample<R: Rng + ?Sized>(&self, state: &State, seat: Seat, rng: &mut R, _: &mut Vec<Action>) -> Action {
        legal::sample(self, state, seat, rng)
    }

    fn forms(&self, state: &State, seat: Seat) -> Vec<Form> {
        forms::forms(self, state, seat)
    }

    fn timeout(&self, state: &State, seat: Seat) -> Action {
        time::timeout(self, state, seat)
    }

    /// DL-73: one clock for the whole game, whoever acts.
    fn wait(&self, state: &State) -> Option<Wait> {
        let runs = self.options.has_clock() && !state.clock_rang && state.phase != Phase::GameOver;
        let after_ms = u32::from(self.options.time_limit_min) * 60_000;
        runs.then_some(Wait { id: 1, seats: SeatSet::EMPTY, after_ms })
    }

    /// Section 7. A card whose place is known is still drawn: it is then the only outcome.
    fn chances(&self, state: &State, out: &mut Vec<(Chance, u32)>) {
        let dice = || (1..=6u8).flat_map(|first| (1..=6u8).map(move |second| [first, second]));
        let cards = |deck: &Pile, card: fn(u8) -> Card| -> Vec<(Chance, u32)> {
            deck.on_top().map(|number| (Chance::Card { card: card(number) }, 1)).collect()
        };
        match state.phase {
            Phase::Setup => out.extend(Seat::all(self.seats).map(|seat| (Chance::First { seat }, 1))),
            Phase::Roll | Phase::Try { .. } => out.extend(dice().map(|dice| (Chance::Roll { dice }, 1))),
            Phase::DrawTrip => out.extend(cards(&state.trips, Card::trip)),
            Phase::DrawDeal => out.extend(cards(&state.deals, Card::deal)),
            Phase::ExchangeRoll { .. } => {
                let three = dice().flat_map(|[a, b]| (1..=6u8).map(move |c| [a, b, c]));
                out.extend(three.map(|dice| (Chance::Exchange { dice }, 1)));
            }
            _ => {}
        }
    }

    #[inline]
    fn draw<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Chance {
        match state.phase {
            Phase::Setup => Chance::First { seat: Seat(rng.below(u32::from(self.seats)) as u8) },
            Phase::DrawTrip => Chance::Card { card: Card::trip(state.trips.pick(rng)) },
            Phase::DrawDeal => Chance::Card { card: Card::deal(state.deals.pick(rng)) },
            Phase::ExchangeRoll { .. } => {
                let thrown = rng.below(216);
                Chance::Exchange { dice: [thrown / 36, thrown / 6 % 6, thrown % 6].map(|die| die as u8 + 1) }
            }
            _ => {
                let thrown = rng.below(36);
                Chance::Roll { dice: [thrown / 6, thrown % 6].map(|die| die as u8 + 1) }
            }
        }
    }

    #[inline]
    fn apply<E: Emit<Event>>(&self, state: &mut State, step: StepOf<Self>, emit: &mut E) {
        match step {
            Step::Seat { seat, action } => self.act(state, seat, action, emit),
            Step::Chance { outcome } => self.happen(state, outcome, emit),
            Step::Lapse => {
                state.clock_rang = true; // DL-73
                let round = state.round;
                emit.emit(|| Event::ClockRang { round });
            }
        }
        if !state.resigning.is_empty() {
            bankruptcy::see_off(self, state, emit);
        }
    }

    fn ranks(&self, state: &State) -> Ranks {
        end::ranks(self, state)
    }

    fn score(&self, state: &State, seat: Seat) -> i64 {
        end::capital(self, state, seat)
    }

    /// One chapter per round.
    fn chapter(&self, state: &State) -> u32 {
        u32::from(state.round)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(self, state, viewer)
    }

    fn redact(&self, event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    /// There is nothing to guess: the order of unseen cards is drawn when they are.
    fn imagine<R: Rng + ?Sized>(&self, view: &View, _: &mut R, world: &mut State) {
        *world = view.table();
    }

    fn sketch(&self, view: &View) -> Sketch {
        sketch::sketch(self, view)
    }

    fn prompt(&self, view: &View) -> Option<Phrase> {
        Some(voice::prompt(self, view))
    }

    fn outlook(&self, view: &View, action: Action) -> Outlook {
        voice::outlook(self, view, action)
    }

    fn closed(&self, view: &View) -> Vec<Closed> {
        voice::closed(self, view)
    }

    fn summary(&self, view: &View, story: &[Event]) -> Summary {
        voice::summary(self, view, story)
    }

    fn canon(&self, state: &State, out: &mut Canon) {
        canon::write(self, state, out);
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        audit::audit(self, state)
    }

    fn step_bound(&self) -> u32 {
        audit::bound(self)
    }
}

impl Deluxe {
    /// What a Deal card does; nothing for a Trip.
    #[inline]
    pub(crate) fn deal(&self, card: Card) -> Option<Deal> {
        (card.deck == DeckName::Deal).then(|| self.board.deals[usize::from(card.number)])
    }

    #[inline]
    pub(crate) fn act<E: Emit<Event>>(&self, state: &mut State, seat: Seat, action: Action, emit: &mut E) {
        match action {
            Action::EndTurn {} => turn::pass_on(self, state, emit),
            Action::Roll {} => turn::roll(state),
            Action::TryDouble {} => inspection::try_double(state),
            Action::PayFine {} => {
                if let Phase::InspectionFine { steps } = state.phase {
                    inspection::pay_fine(self, state, steps, emit);
                }
            }
            Action::Stay {} => inspection::stay(self, state, emit),
            Action::Buy {} => purchase::buy(self, state, emit),
            Action::Decline {} => purchase::decline(self, state, emit),
            Action::Pass {} => auction::pass(self, state, seat, emit),
            Action::Bid { amount } => auction::bid(self, state, seat, amount, emit),
            Action::PayFull {} => rent::pay_full(self, state, emit),
            Action::Skip {} => state.phase = Phase::Manage,
            Action::Stake { amount } => exchange::stake(state, amount, emit),
            Action::DeclineCard {} => cards::decline(state, emit),
            Action::ChoosePlot { plot } => cards::choose(self, state, plot, emit),
            Action::UseCard { card, plot } => cards::use_card(self, state, card, plot, emit),
            Action::Build { plot, use_subsidy } => {
                building::build(self, state, seat, plot, use_subsidy, emit);
            }
            Action::SellBuilding { plot } => building::sell(self, state, seat, plot, emit),
            Action::SellIndustry { industry } => building::sell_industry(self, state, seat, industry, emit),
            Action::Mortgage { plot } => credit::mortgage(self, state, seat, plot, emit),
            Action::Redeem { plot } => {
                credit::redeem(state, seat, plot, self.board.deed(plot).redeem, emit);
            }
            Action::ProposeTrade(offer) => trade::propose(state, seat, offer, emit),
            Action::AcceptTrade {} => trade::accept(self, state, emit),
            Action::RejectTrade {} => trade::reject(state, emit),
            Action::NoOffer {} => trade::no_offer(state, seat, emit),
            Action::DeclareBankruptcy {} => bankruptcy::declare(self, state, seat, emit),
            Action::Resign {} => bankruptcy::resign(state, seat, emit),
        }
    }

    #[inline]
    fn happen<E: Emit<Event>>(&self, state: &mut State, outcome: Chance, emit: &mut E) {
        match (outcome, state.phase) {
            (Chance::First { seat }, _) => turn::begin(state, seat, emit),
            (Chance::Roll { dice }, Phase::Try { rolls }) => {
                inspection::tried(self, state, rolls, dice, emit);
            }
            (Chance::Roll { dice }, _) => turn::rolled(self, state, dice, emit),
            (Chance::Card { card }, _) => cards::drawn(self, state, card, emit),
            (Chance::Exchange { dice }, Phase::ExchangeRoll { stake }) => {
                exchange::rolled(self, state, stake, dice, emit);
            }
            (Chance::Exchange { .. }, _) => {}
        }
    }
}
