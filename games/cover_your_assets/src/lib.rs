//! Cover Your Assets: pairs of cards are laid as sets on a stack, the top set can be stolen with a matching card, and
//! whoever plays last takes it. The rules are in `spec.md`; numbers such as CA-36 refer to it.

mod action;
mod bot;
mod canon;
mod card;
mod cards;
mod encode;
mod event;
mod imagine;
mod list;
mod options;
mod piles;
mod put_back;
mod rules;
mod set;
mod sketch;
mod stacks;
mod state;
mod summary;
mod view;
mod voice;

pub use action::{Action, Chance, Direction, Play};
pub use card::{ASSETS, Card, KINDS};
pub use cards::Cards;
pub use event::{Event, SeatResult};
pub use list::List;
pub use options::{Advanced, EndMode, Options, SWITCHES, SmallTable, Threshold, TieRule, TiedRound};
pub use piles::{PILES, Pile, PileSet};
pub use put_back::{ActionCounts, PutBack};
pub use set::Set;
pub use stacks::{MOST_SETS, Stacks};
pub use state::{Draft, Duel, MOST_CARDS, MOST_SEATS, Phase, Place, Reveal, Stake, State};
pub use view::{PileView, PrintedValues, SeatView, View};

use engine::{
    Canon, Closed, Emit, Game, Illegal, OptionError, OptionSpec, OptionValues, Outlook, Phrase, Ranks, Rng,
    Seat, SeatSet, Setup, Sketch, Step, StepOf, Summary, Turn, Viewer, require, rule,
};
use rules::{draft, duel, legal, refill, reveal, scoring, setup, turn};
use std::ops::RangeInclusive;

/// The name under which the catalog finds the game.
pub type Rules = CoverYourAssets;

/// The rules with their options fixed.
#[derive(Clone, Copy, Debug)]
pub struct CoverYourAssets {
    pub(crate) seats: u8,
    pub(crate) options: Options,
    /// H of the rulebook (CA-4).
    pub(crate) hand_size: u8,
    /// All cards of a round (CA-3).
    pub(crate) in_play: Cards,
    /// Whether there are draft piles (CA-5).
    pub(crate) drafts: bool,
}

impl CoverYourAssets {
    pub fn hand_size(&self) -> u8 {
        self.hand_size
    }

    pub fn cards_in_play(&self) -> Cards {
        self.in_play
    }

    pub fn has_drafts(&self) -> bool {
        self.drafts
    }

    pub(crate) fn has(&self, seat: Seat) -> bool {
        seat.0 < self.seats
    }
}

impl Game for CoverYourAssets {
    const ID: &'static str = "cover_your_assets";
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
        options::resolve(chosen, seats)
    }

    fn new(setup: Setup<Options>) -> Result<CoverYourAssets, Illegal> {
        let Setup { seats, options } = setup;
        require(Self::SEATS.contains(&seats), rule!("CA-1"))?;
        require(options.first_dealer.seat().is_none_or(|seat| seat.0 < seats), rule!("CA-7"))?;
        require((1..=50).contains(&options.max_rounds), rule!("CA-70"))?;
        Ok(CoverYourAssets {
            seats,
            options,
            hand_size: setup::hand_size(seats, &options),
            in_play: setup::cards_in_play(seats, &options),
            drafts: setup::has_drafts(seats, &options),
        })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn start(&self) -> State {
        let mut state = State {
            phase: Phase::Dealer,
            pool: self.in_play,
            deck: self.in_play.len(),
            piles: Default::default(),
            put_back: PutBack::default(),
            hands: [Cards::EMPTY; MOST_SEATS],
            stacks: Stacks::default(),
            discard: List::new(),
            removed: Cards::EMPTY,
            dealer: Seat(0),
            active: Seat(0),
            first_action_done: false,
            banned: SeatSet::EMPTY,
            refill_order: List::new(),
            round: 0,
            totals: [0; MOST_SEATS],
            round_wins: [0; MOST_SEATS],
        };
        if let Some(dealer) = self.options.first_dealer.seat() {
            setup::begin_round(self, &mut state, dealer, &mut ());
        }
        state
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match state.phase {
            Phase::Dealer
            | Phase::Deal { .. }
            | Phase::Reveal(_)
            | Phase::PutBack(_)
            | Phase::Refill { .. } => Turn::Chance,
            Phase::Turn => Turn::One(state.active),
            Phase::Contest { rival, .. } => Turn::One(rival),
            Phase::Duel(duel) => Turn::One(duel.responder),
            Phase::ShiftChoice { chooser, .. } => Turn::One(chooser),
            Phase::Over => Turn::Over,
        }
    }

    #[inline]
    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        match state.phase {
            Phase::Turn if seat == state.active => legal::turn_actions(self, state, seat, out),
            Phase::Contest { rival, draft } if seat == rival => {
                legal::answers(state.hand(seat), draft.set.asset(), 1, |play| {
                    out.push(Action::ContestDraft { card: play.first() });
                });
                out.push(Action::DeclineContest {});
            }
            Phase::Duel(duel) if seat == duel.responder => {
                legal::answers(state.hand(seat), duel.asset(), duel.demand, |cards| {
                    out.push(Action::Respond { cards });
                });
                out.push(Action::Concede {});
            }
            Phase::ShiftChoice { chooser, .. } if seat == chooser => {
                out.extend(Direction::BOTH.map(|direction| Action::ChooseShift { direction }));
            }
            _ => {}
        }
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        match action {
            Action::FormSet { hand, use_discard } => turn::check_form(state, seat, hand, use_discard),
            Action::Discard { card } => turn::check_discard(state, seat, card),
            Action::Challenge { target, depth, cards } => {
                duel::check_challenge(self, state, seat, (target, depth, cards))
            }
            Action::UpgradeSet { card } => turn::check_upgrade(self, state, seat, card),
            Action::PlaySwap { target } => turn::check_swap(self, state, seat, target),
            Action::PlayShift { target, .. } => turn::check_shift(self, state, seat, target),
            Action::DraftSet { hand, piles } => draft::check_draft(self, state, seat, (hand, piles)),
            Action::EndTurn {} => turn::check_end(self, state, seat),
            Action::ContestDraft { card } => draft::check_contest(state, seat, card),
            Action::DeclineContest {} => draft::check_decline(state, seat).map(drop),
            Action::Respond { cards } => duel::check_respond(state, seat, cards),
            Action::Concede {} => duel::check_concede(state, seat).map(drop),
            Action::ChooseShift { .. } => reveal::check_choice(state, seat),
        }
    }

    /// CA-130
    fn timeout(&self, state: &State, seat: Seat) -> Action {
        match state.phase {
            Phase::Contest { .. } => Action::DeclineContest {},
            Phase::Duel(_) => Action::Concede {},
            Phase::ShiftChoice { .. } => Action::ChooseShift { direction: Direction::TopToBottom },
            _ if state.first_action_done => Action::EndTurn {},
            _ => {
                let cheapest = state.hand(seat).kinds().min_by_key(|card| card.value());
                Action::Discard { card: cheapest.expect("the active seat has a card") }
            }
        }
    }

    fn chances(&self, state: &State, out: &mut Vec<(Chance, u32)>) {
        let place = match state.phase {
            Phase::Dealer => {
                return out.extend(Seat::all(self.seats).map(|seat| (Chance::Dealer { seat }, 1)));
            }
            Phase::PutBack(reveal) => {
                let gaps = 0..=state.face_down(reveal.place());
                return out.extend(gaps.map(|above| (Chance::Gap { above }, 1)));
            }
            Phase::Reveal(reveal) => reveal.place(),
            _ => Place::Deck,
        };
        match state.put_back.next_from(place) {
            Some(card) => out.push((Chance::Card { card }, 1)),
            None => {
                let counted = |card| (Chance::Card { card }, u32::from(state.pool.count(card)));
                out.extend(state.pool.kinds().map(counted));
            }
        }
    }

    #[inline]
    fn draw<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Chance {
        let place = match state.phase {
            Phase::Dealer => return Chance::Dealer { seat: Seat(rng.below(u32::from(self.seats)) as u8) },
            Phase::PutBack(reveal) => {
                let gaps = u32::from(state.face_down(reveal.place())) + 1;
                return Chance::Gap { above: rng.below(gaps) as u8 };
            }
            Phase::Reveal(reveal) => reveal.place(),
            _ => Place::Deck,
        };
        let card = match state.put_back.next_from(place) {
            Some(card) => card,
            None => state.pool.nth(rng.below(u32::from(state.pool.len())) as u8),
        };
        Chance::Card { card }
    }

    #[inline]
    fn apply<E: Emit<Event>>(&self, state: &mut State, step: StepOf<Self>, emit: &mut E) {
        match step {
            Step::Seat { seat, action } => self.act(state, seat, action, emit),
            Step::Chance { outcome } => self.happen(state, outcome, emit),
            Step::Lapse => {}
        }
    }

    fn ranks(&self, state: &State) -> Ranks {
        scoring::ranks(self, state)
    }

    /// The total, with what lies in the stack of a running round.
    fn score(&self, state: &State, seat: Seat) -> i64 {
        let counted = state.phase == Phase::Over;
        let running = if counted { 0 } else { state.stacks.value(seat) };
        i64::from(state.totals[seat.index()] + running)
    }

    /// One chapter per round.
    fn chapter(&self, state: &State) -> u32 {
        u32::from(state.round)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(self, state, viewer)
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        event::redact(event, viewer)
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

    fn closed(&self, view: &View) -> Vec<Closed> {
        voice::closed(self, view)
    }

    fn summary(&self, view: &View, story: &[Event]) -> Summary {
        summary::summary(self, view, story)
    }

    fn canon(&self, state: &State, out: &mut Canon) {
        canon::write(self, state, out);
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        rules::audit::audit(self, state)
    }

    /// CA-131, for every round: all cards are dealt, drawn or turned up once. Action cards that are put back show
    /// again: four times at set-up, and two Swaps at most whenever a pile is used, which happens at most thirty times;
    /// each time chance also chooses the gap. Every action and every response uses a card that was in the deck or in a
    /// hand; an action brings at most one `Concede`, one `DeclineContest` and one `EndTurn` with it. Two Shifts ask for
    /// two choices each. One step more finds the first dealer.
    fn step_bound(&self) -> u32 {
        let cards = u32::from(self.in_play.len());
        let on_piles = if self.drafts { u32::from(setup::PILE_CARDS) * PILES as u32 } else { 0 };
        let shown_again = if self.options.action_cards { 4 + 2 * on_piles } else { 0 };
        let chance = cards + 2 * shown_again;
        let decisions = 4 * (cards - on_piles - 1) + 4;
        scoring::round_bound(self) * (chance + decisions) + 1
    }
}

impl CoverYourAssets {
    #[inline]
    fn act<E: Emit<Event>>(&self, state: &mut State, seat: Seat, action: Action, emit: &mut E) {
        match (action, state.phase) {
            (Action::FormSet { hand, .. }, _) => turn::form(self, state, seat, hand, emit),
            (Action::Discard { card }, _) => turn::discard(self, state, seat, card, emit),
            (Action::Challenge { target, depth, cards }, _) => {
                duel::challenge(self, state, seat, (target, depth, cards), emit);
            }
            (Action::UpgradeSet { card }, _) => turn::upgrade(self, state, seat, card, emit),
            (Action::PlaySwap { target }, _) => turn::swap(self, state, seat, target, emit),
            (Action::PlayShift { target, direction }, _) => {
                turn::shift(self, state, seat, (target, direction), emit);
            }
            (Action::DraftSet { hand, piles }, _) => draft::draft(self, state, seat, (hand, piles), emit),
            (Action::EndTurn {}, _) => turn::end(self, state, seat, emit),
            (Action::ContestDraft { card }, Phase::Contest { rival, draft }) => {
                draft::contest(self, state, (rival, draft), card, emit);
            }
            (Action::DeclineContest {}, Phase::Contest { rival, draft }) => {
                draft::decline(self, state, (rival, draft), emit);
            }
            (Action::Respond { cards }, Phase::Duel(duel)) => duel::respond(self, state, duel, cards, emit),
            (Action::Concede {}, Phase::Duel(duel)) => duel::concede(self, state, duel, false, emit),
            (Action::ChooseShift { direction }, Phase::ShiftChoice { chooser, target, reveal }) => {
                reveal::choose(self, state, (chooser, target), reveal, direction, emit);
            }
            (action, phase) => unreachable!("{action:?} is never allowed in {phase:?}"),
        }
    }

    #[inline]
    fn happen<E: Emit<Event>>(&self, state: &mut State, outcome: Chance, emit: &mut E) {
        match (outcome, state.phase) {
            (Chance::Card { card }, Phase::Refill { next, mid_turn }) => {
                refill::draw(self, state, (next, mid_turn), card, emit);
            }
            (Chance::Card { card }, Phase::Deal { dealt }) => setup::deal(self, state, dealt, card, emit),
            (Chance::Card { card }, Phase::Reveal(reveal)) => {
                reveal::turn_up(self, state, reveal, card, emit);
            }
            (Chance::Gap { above }, Phase::PutBack(reveal)) => {
                reveal::put_back(self, state, reveal, above, emit);
            }
            (Chance::Dealer { seat }, Phase::Dealer) => setup::begin_round(self, state, seat, emit), // CA-7
            (outcome, phase) => unreachable!("{outcome:?} never happens in {phase:?}"),
        }
    }
}
