//! Property Tournament: ten rounds of real estate at one table, every payment booked twice. The rules are in `spec.md`;
//! numbers such as PT-34 refer to it. The tournament of several tables around it is the crate `tournament`.

mod action;
pub mod board;
mod bot;
mod canon;
mod debts;
mod encode;
mod event;
mod field;
mod forms;
mod imagine;
pub mod ledger;
mod offers;
mod options;
mod papers;
mod rules;
mod sketch;
mod state;
mod told;
mod trades;
mod view;
mod voice;

pub use action::{Action, CardSet, Chance, Trade};
pub use board::Board;
pub use event::{Closed, Deal, Event, Freed, SeatResult};
pub use field::{COLOURS, FIELD_COUNT, Field, Fields, GROUPS, SPACES};
pub use offers::{Goods, Houses, Offer, Offers};
pub use options::{
    AuctionMode, AuctionOpening, BankruptAssets, BuildingResale, ClearScope, FineTiming, LedgerMode, OffTurn,
    Options, Preset, Ranking, RentClaim, Shortage, StartOrder, UtilityRoll,
};
pub use state::{
    Auction, Claim, Claims, Contest, Counts, Creditor, Debts, DeckName, Jail, Lot, Obligation, Order, Phase,
    Public, Reason, RentCard, Stage, State,
};
pub use trades::{PairTrades, Trades};
pub use view::{BoardView, FieldView, OfferView, SeatView, View};

use crate::encode::BookValues;
use crate::rules::{
    ask, auction, audit, bankruptcy, build, buy, cards, check, contest, jail, legal, money, mortgage, moving,
    ranking, rent, sell, settle, start, time, trade, turns,
};
use engine::{
    Books, Canon, CheckedEntry, Emit, Form, Game, Illegal, OptionError, OptionSpec, OptionValue,
    OptionValues, Outlook, Phrase, Ranks, Rng, Seat, SeatPapers, SeatSet, Setup, Sketch, Step, StepOf,
    Summary, Turn, Viewer, Wait, WaitFor, require, resolve_options, rule,
};
use std::ops::RangeInclusive;
use std::sync::Arc;

/// The name under which the catalog finds the game.
pub type Rules = PropertyTournament;

/// The rules with their options fixed.
#[derive(Clone, Debug)]
pub struct PropertyTournament {
    /// The version of the rules: 1 is played on for its records only.
    pub(crate) version: u32,
    pub(crate) seats: u8,
    pub(crate) options: Options,
    pub(crate) board: Arc<Board>,
    pub(crate) book_values: BookValues,
}

impl PropertyTournament {
    pub fn table_options(&self) -> &Options {
        &self.options
    }

    pub fn board(&self) -> &Board {
        &self.board
    }

    /// PT-41: what a seat could raise.
    pub fn liquidity(&self, state: &State, seat: Seat) -> i32 {
        money::liquidity(self, state, seat)
    }

    /// PT-120: what a seat is worth in the books.
    pub fn net_worth(&self, state: &State, seat: Seat) -> i32 {
        money::net_worth(self, state, seat)
    }

    /// PT-120
    pub fn profit(&self, state: &State, seat: Seat) -> i32 {
        money::profit(self, state, seat)
    }

    /// PT-26: what landing on a field costs now, without dice of its own.
    pub fn rent(&self, state: &State, owner: Seat, field: Field, roll: u8) -> u16 {
        rent::rent(self, state, owner, field, roll)
    }

    #[inline]
    fn act<E: Emit<Event>>(&self, state: &mut State, seat: Seat, action: Action, emit: &mut E) {
        match action {
            Action::Roll {} => moving::start_rolling(self, state, false, emit),
            Action::RollForDouble {} => moving::start_rolling(self, state, true, emit),
            Action::Wait {} => jail::wait_in_jail(state, seat, emit),
            Action::PayFine {} => jail::pay_fine(self, state, seat, emit),
            Action::UseJailCard { deck } => jail::use_card(self, state, seat, deck, emit),
            Action::Buy {} => buy::buy(self, state, seat, emit),
            Action::Decline {} => buy::decline(self, state, seat, emit),
            Action::EndTurn {} => turns::end_turn(self, state, emit),
            Action::ClaimRent { claim } => rent::claim(self, state, seat, claim, emit),
            Action::WaiveRent { claim } => rent::waive(self, state, seat, claim, emit),
            Action::Pass {} => auction::pass(self, state, seat, emit),
            Action::Bid { amount, field } => auction::bid(self, state, seat, amount, field, emit),
            Action::JoinContest { field, count } => contest::join(self, state, seat, field, count, emit),
            Action::DeclineContest {} => contest::stay_out(state, seat, emit),
            Action::RefuseTrade { offer } => trade::close_offer(state, offer, Closed::Refused, emit),
            Action::WithdrawTrade { offer } => trade::close_offer(state, offer, Closed::Withdrawn, emit),
            Action::AcceptTrade { offer } => trade::accept(self, state, offer, emit),
            Action::DeclareBankruptcy {} => bankruptcy::fail(self, state, emit),
            Action::BuildHouse { field, count } => build::order(self, state, seat, field, count, false, emit),
            Action::BuildHotel { field } => build::order(self, state, seat, field, 1, true, emit),
            Action::SellHouses { field, count } => sell::sell_houses(self, state, seat, field, count, emit),
            Action::SellHotel { field } => sell::sell_hotel(self, state, seat, field, emit),
            Action::DowngradeHotel { field } => sell::downgrade(self, state, seat, field, emit),
            Action::Mortgage { field } => mortgage::mortgage(self, state, seat, field, emit),
            Action::Redeem { field } => mortgage::redeem(self, state, seat, field, emit),
            Action::OfferTrade(trade) => {
                let offer = trade::offer_of(seat, &trade).expect("the trade was checked");
                trade::make_offer(self, state, offer, emit);
            }
            Action::OfferHouses { to_seat, source, target, count, price } => {
                let houses = Houses { source, target, count };
                let offer = trade::houses_offer(state, seat, to_seat, houses, price);
                trade::make_offer(self, state, offer.expect("the trade was checked"), emit);
            }
            Action::StandBy {} => state.standing_by.insert(seat),
            Action::Resign {} => bankruptcy::resign(self, state, seat, emit),
            Action::BookEntry { entry, revenue, cost } => {
                state.booked[seat.index()] = entry;
                emit.emit(|| Event::HandEntry { seat, entry, revenue, cost });
            }
        }
    }

    #[inline]
    fn happen<E: Emit<Event>>(&self, state: &mut State, outcome: Chance, emit: &mut E) {
        match (outcome, state.phase) {
            (Chance::Dice { first, second }, Phase::StartRoll { left, tied, best, again }) => {
                start::start_rolled(self, state, first, second, (left, tied, best, again), emit);
            }
            (Chance::Dice { first, second }, Phase::Rolling { for_double: true }) => {
                jail::rolled_for_double(self, state, first, second, emit);
            }
            (Chance::Dice { first, second }, Phase::Metering { factor }) => {
                rent::metered(self, state, first, second, factor, emit);
            }
            (Chance::Dice { first, second }, _) => moving::rolled(self, state, first, second, emit),
            (Chance::Card { card }, Phase::Drawing { deck }) => cards::drawn(self, state, deck, card, emit),
            (Chance::Card { .. }, _) => {}
        }
    }
}

impl Game for PropertyTournament {
    const ID: &'static str = "property_tournament";
    const RULES_VERSION: u32 = 2;
    const OLDEST_RULES: u32 = 1;
    const PRINT_VERSION: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=8;
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

    /// PT-6
    fn options(chosen: &OptionValues, seats: u8) -> Result<Options, OptionError> {
        let options: Options = resolve_options(&options::specs(), &options::with_preset(chosen), seats)?;
        options::check_board(&options)?;
        Ok(options)
    }

    fn option_sets() -> Vec<OptionValues> {
        let set = |values: &[(&str, OptionValue)]| {
            values.iter().map(|(id, value)| ((*id).to_owned(), value.clone())).collect()
        };
        vec![
            set(&[("preset", "classic".into()), ("rounds", OptionValue::Number(20))]),
            set(&[("start_money", OptionValue::Number(300)), ("bankrupt_assets", "to_creditor".into())]),
        ]
    }

    fn new(setup: Setup<Options>) -> Result<PropertyTournament, Illegal> {
        PropertyTournament::of_version(Self::RULES_VERSION, setup)
    }

    fn of_version(version: u32, setup: Setup<Options>) -> Result<PropertyTournament, Illegal> {
        let Setup { seats, options } = setup;
        require(Self::SEATS.contains(&seats), rule!("PT-1"))?;
        let board = if options.board == options::WARSAW {
            Board::built_in()
        } else {
            Arc::new(Board::read(&options.board).map_err(|_| Illegal { rule: rule!("PT-2") })?)
        };
        let book_values = BookValues::of(&board);
        Ok(PropertyTournament { version, seats, options, board, book_values })
    }

    fn rules_version(&self) -> u32 {
        self.version
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn start(&self) -> State {
        let everybody = SeatSet::all(self.seats);
        let mut state = State::bare();
        state.phase = Phase::StartRoll { left: everybody, tied: SeatSet::EMPTY, best: 0, again: 0 };
        state.solvent = everybody;
        for seat in Seat::all(self.seats) {
            state.cash[seat.index()] = i32::from(self.options.start_money); // PT-1
        }
        if self.options.start_order == StartOrder::Balanced {
            turns::begin_turn(self, &mut state, Seat(0), &mut ()); // PT-5: the tournament has seated them in order
        }
        state
    }

    #[inline(always)]
    fn turn(&self, state: &State) -> Turn {
        ask::who_may_act(self, state)
    }

    #[inline]
    fn ask(&self, state: &State) -> Option<Seat> {
        ask::whom_to_ask(self, state)
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let first = out.len();
        legal::list(self, state, seat, out);
        out[first..].sort_unstable();
    }

    fn lists_all(&self) -> bool {
        false
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        check::check_action(self, state, seat, action)
    }

    #[inline]
    fn sample<R: Rng + ?Sized>(
        &self,
        state: &State,
        seat: Seat,
        rng: &mut R,
        scratch: &mut Vec<Action>,
    ) -> Action {
        scratch.clear();
        legal::list(self, state, seat, scratch);
        scratch[rng.below(scratch.len() as u32) as usize]
    }

    fn forms(&self, state: &State, seat: Seat) -> Vec<Form> {
        forms::forms(self, state, seat)
    }

    fn timeout(&self, state: &State, seat: Seat) -> Action {
        time::default_action(self, state, seat)
    }

    fn wait(&self, state: &State) -> Option<Wait> {
        time::current_wait(self, state)
    }

    fn wait_for(&self, state: &State) -> WaitFor {
        time::wait_for(self, state)
    }

    fn chances(&self, state: &State, out: &mut Vec<(Chance, u32)>) {
        if let Phase::Drawing { deck } = state.phase {
            return out.extend(state.decks[deck.index()].on_top().map(|card| (Chance::Card { card }, 1)));
        }
        let dice = (1..=6).flat_map(|first| (1..=6).map(move |second| Chance::Dice { first, second }));
        out.extend(dice.map(|outcome| (outcome, 1)));
    }

    #[inline]
    fn draw<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Chance {
        if let Phase::Drawing { deck } = state.phase {
            return Chance::Card { card: state.decks[deck.index()].pick(rng) };
        }
        let both = rng.below(36) as u8;
        Chance::Dice { first: both / 6 + 1, second: both % 6 + 1 }
    }

    #[inline]
    fn apply<E: Emit<Event>>(&self, state: &mut State, step: StepOf<Self>, emit: &mut E) {
        match step {
            Step::Seat { seat, action } => self.act(state, seat, action, emit),
            Step::Chance { outcome } => self.happen(state, outcome, emit),
            Step::Lapse => time::lapse(self, state, emit),
        }
        settle::settle(self, state, emit);
        trade::drop_dead_offers(self, state, emit);
    }

    fn ranks(&self, state: &State) -> Ranks {
        ranking::ranking(self, state)
    }

    fn score(&self, state: &State, seat: Seat) -> i64 {
        i64::from(money::profit(self, state, seat))
    }

    /// One chapter per turn.
    fn chapter(&self, state: &State) -> u32 {
        u32::from(state.round - 1) * u32::from(self.seats) + state.taken.len()
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(self, state, viewer)
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        event::redact(&self.options, event, viewer)
    }

    fn imagine<R: Rng + ?Sized>(&self, view: &View, rng: &mut R, world: &mut State) {
        imagine::imagine(self, view, rng, world);
    }

    fn sketch(&self, view: &View) -> Sketch {
        sketch::sketch(self, view)
    }

    fn prompt(&self, view: &View) -> Option<Phrase> {
        voice::prompt(self, view)
    }

    fn outlook(&self, view: &View, action: Action) -> Outlook {
        voice::outlook(self, view, action)
    }

    fn closed(&self, view: &View) -> Vec<engine::Closed> {
        voice::closed(self, view)
    }

    fn awaited(&self, state: &State) -> SeatSet {
        voice::awaited(self, state)
    }

    fn summary(&self, view: &View, story: &[Event]) -> Summary {
        voice::summary(self, view, story)
    }

    /// Another board names its spaces and cards itself.
    fn names(&self) -> Vec<(String, String)> {
        self.board.own_names()
    }

    fn books(&self) -> Option<&dyn Books<State, Event>> {
        Some(self)
    }

    fn canon(&self, state: &State, out: &mut Canon) {
        canon::write(self, state, out);
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        audit::audit_state(self, state)
    }

    fn step_bound(&self) -> u32 {
        audit::bound(self)
    }
}

impl Books<State, Event> for PropertyTournament {
    fn papers(&self, state: &State, history: &[Event], viewer: Viewer) -> Vec<SeatPapers> {
        papers::papers(self, state, history, viewer)
    }

    /// PT-122
    fn checked(&self, history: &[Event], seat: Seat) -> Vec<CheckedEntry> {
        ledger::checked(history, seat)
    }

    /// PT-141
    fn figures(&self) -> &'static [&'static str] {
        &["cash", "fields", "buildings", "loans"]
    }

    /// PT-131
    fn absent_score(&self) -> i64 {
        -i64::from(self.options.start_money)
    }
}
