use super::data::{
    self, ALL_CARDS, ALL_COINS, Action, Chance, Event, Options, Phase, State, View, add, take,
};
use super::{SPEC, TEXTS, Toy, bug, has_bug};
use engine::{
    Allowed, Canon, Emit, Field, Form, Game, Illegal, OptionError, OptionSpec, OptionValues, Outlook, Panel,
    Phrase, Ranks, Rng, RuleId, Seat, SeatSet, SeatSummary, Setup, Sketch, Step, StepOf, Summary, Turn,
    Viewer, Wait, require, rule,
};
use serde_json::Value;
use std::hint::black_box;
use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicU32, Ordering};

const HAND: &[Allowed] = &[Allowed::Range(2, 3)];
const PRIZE: &[Allowed] = &[Allowed::Word("one"), Allowed::Word("two")];

impl Game for Toy {
    const ID: &'static str = "toy";
    const RULES_VERSION: u32 = 1;
    const PRINT_VERSION: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=3;
    const SPEC: &'static str = SPEC;
    const TEXTS: &'static [(&'static str, &'static str)] = TEXTS;

    type Options = Options;
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type View = View;
    type Event = Event;

    fn option_specs() -> Vec<OptionSpec> {
        vec![
            OptionSpec::among("hand", HAND, 2),
            OptionSpec::switch("claims", true),
            OptionSpec::among("prize", PRIZE, "one"),
        ]
    }

    fn options(chosen: &OptionValues, seats: u8) -> Result<Options, OptionError> {
        let chosen = if has_bug(bug::CHOICE_IGNORED) { &OptionValues::new() } else { chosen };
        let mut options: Options = engine::resolve_options(&Self::option_specs(), chosen, seats)?;
        options.claims ^= has_bug(bug::DEFAULTS_DIFFER);
        Ok(options)
    }

    fn new(setup: Setup<Options>) -> Result<Self, Illegal> {
        let Setup { seats, options } = setup;
        require(options.hand == 2 || options.prize != "two", rule!("TY-6"))?;
        Ok(Toy { seats, options })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn start(&self) -> State {
        self.fresh()
    }

    fn turn(&self, state: &State) -> Turn {
        match state.phase {
            Phase::Deal { .. } | Phase::Draw { .. } => Turn::Chance,
            Phase::Choose => Turn::Sealed(self.unanswered(state)),
            Phase::Bury { winner } => Turn::One(winner),
            Phase::Claim { passed, .. } => Turn::Open(self.claimers(state, passed)),
            Phase::Over => Turn::Over,
        }
    }

    fn ask(&self, state: &State) -> Option<Seat> {
        let first = self.turn(state).seats().first();
        if has_bug(bug::ASK_STRANGER) { first.map(|_| Seat(0)) } else { first }
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let is_early = has_bug(bug::LEGAL_OUT_OF_TURN) && state.phase == Phase::Choose;
        if !self.turn(state).includes(seat) && !is_early {
            return;
        }
        let plays = (1..=5).map(|card| Action::Play { card, shadow: 0 });
        let buries = (1..=5).map(|card| Action::Bury { card });
        let all = plays.chain(buries).chain([Action::Keep, Action::Claim, Action::Pass]);
        out.extend(all.filter(|&action| {
            self.check_phase(state, seat, action).is_ok() || is_strictly_listed(state, seat, action)
        }));
        if has_bug(bug::LEGAL_NOTHING) && matches!(state.phase, Phase::Bury { .. }) {
            out.clear();
        }
        if let (Some(Action::Play { shadow, .. }), true) = (out.first_mut(), has_bug(bug::ACTION_SKIPS)) {
            *shadow = 1;
        }
        if has_bug(bug::LEGAL_UNSORTED) {
            out.reverse();
        }
        if has_bug(bug::LEGAL_TWICE) {
            out.insert(0, out[0]);
        }
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        let may_act = self.turn(state).includes(seat) || has_bug(bug::CHECK_OUT_OF_TURN);
        require(may_act, if has_bug(bug::RULE_UNKNOWN) { RuleId("TY-9") } else { rule!("TY-5") })?;
        if has_bug(bug::CHECK_LAX) && matches!(state.phase, Phase::Claim { .. }) && action == Action::Keep {
            return Ok(());
        }
        self.check_phase(state, seat, action)
    }

    fn sample<R: Rng + ?Sized>(
        &self,
        state: &State,
        seat: Seat,
        rng: &mut R,
        scratch: &mut Vec<Action>,
    ) -> Action {
        if has_bug(bug::SAMPLE_ALLOCATES) {
            black_box(Box::new(seat));
        }
        if has_bug(bug::SAMPLE_ILLEGAL) && state.phase == Phase::Choose && rng.chance(1, 50) {
            return Action::Play { card: 1, shadow: 0 };
        }
        if has_bug(bug::LEGAL_NOTHING) && matches!(state.phase, Phase::Bury { .. }) {
            return Action::Keep;
        }
        scratch.clear();
        self.legal(state, seat, scratch);
        let mut at = rng.below(scratch.len() as u32);
        if has_bug(bug::SAMPLE_UNEVEN) && rng.chance(1, 4) {
            at = 0;
        }
        scratch[at as usize]
    }

    fn forms(&self, state: &State, seat: Seat) -> Vec<Form> {
        let values: Vec<Value> =
            (1..=5).filter(|&card| data::has(&state.hands[seat.index()], card)).map(Value::from).collect();
        let name = if has_bug(bug::FORM_UNTOLD) { "cards" } else { "card" };
        let card = Field::Choice { name: name.to_owned(), items: values };
        let form = Form { action: "bury".to_owned(), fixed: Default::default(), fields: vec![card] };
        if matches!(state.phase, Phase::Bury { .. }) { vec![form] } else { Vec::new() }
    }

    fn buttons(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.legal(state, seat, out);
        if !has_bug(bug::BUTTON_STRAY) {
            out.retain(|action| !matches!(action, Action::Bury { .. }));
        } else if state.phase == Phase::Choose {
            out.push(Action::Keep);
        }
    }

    fn forced(&self, state: &State, seat: Seat) -> Option<Action> {
        let mut actions = Vec::new();
        self.legal(state, seat, &mut actions);
        let is_forced = actions.len() == 1 || has_bug(bug::FORCED_LOOSELY);
        actions.first().copied().filter(|_| is_forced)
    }

    fn timeout(&self, state: &State, seat: Seat) -> Action {
        match state.phase {
            Phase::Choose if has_bug(bug::TIMEOUT_ILLEGAL) => Action::Play { card: 1, shadow: 0 },
            Phase::Choose => {
                let mut actions = Vec::new();
                self.legal(state, seat, &mut actions);
                actions[0]
            }
            Phase::Bury { .. } => Action::Keep,
            _ => Action::Pass,
        }
    }

    fn wait(&self, state: &State) -> Option<Wait> {
        match state.phase {
            Phase::Claim { passed, winner } => {
                let tells = has_bug(bug::WAIT_TELLS) && state.buried[winner.index()][4] > 0;
                let seats = self.claimers(state, passed);
                Some(Wait { id: u32::from(state.round), seats, after_ms: if tells { 4_000 } else { 3_000 } })
            }
            Phase::Over if has_bug(bug::WAIT_AFTER_END) => {
                Some(Wait { id: 99, seats: SeatSet::EMPTY, after_ms: 1 })
            }
            _ => None,
        }
    }

    fn chances(&self, state: &State, out: &mut Vec<(Chance, u32)>) {
        let is_listed = |&card: &u8| state.deck[usize::from(card) - 1] > 0 || has_bug(bug::CHANCE_ZERO);
        let weight = |card: u8| (Chance::Card { card }, u32::from(state.deck[usize::from(card) - 1]));
        out.extend((1..=5).filter(is_listed).map(weight));
        if has_bug(bug::CHANCE_TWICE) {
            out.push(out[0]);
        }
        if has_bug(bug::DRAW_UNLISTED) && out.len() > 4 {
            out.pop();
        }
    }

    fn draw<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Chance {
        let total = u32::from(state.deck.iter().sum::<u8>());
        let mut at = rng.below(total);
        if has_bug(bug::DRAW_UNEVEN) && rng.chance(1, 4) {
            at = 0;
        }
        let mut card = 1;
        for left in state.deck {
            if at < u32::from(left) {
                break;
            }
            at -= u32::from(left);
            card += 1;
        }
        Chance::Card { card }
    }

    fn apply<E: Emit<Event>>(&self, state: &mut State, step: StepOf<Self>, emit: &mut E) {
        match (step, state.phase) {
            (Step::Seat { seat, action }, _) => self.act(state, seat, action, emit),
            (Step::Chance { outcome: Chance::Card { card } }, phase) => {
                let (dealt, seat) = match phase {
                    Phase::Deal { dealt } => (dealt + 1, Seat(dealt % self.seats)),
                    Phase::Draw { winner } => (0, winner),
                    _ => unreachable!("chance acts in two phases"),
                };
                take(&mut state.deck, card);
                add(&mut state.hands[seat.index()], card);
                let shadow = u8::from(has_bug(bug::EVENT_SKIPS));
                emit.emit(|| Event::Dealt { seat, card: Some(card), shadow });
                state.shadow = u8::from(has_bug(bug::STATE_SKIPS));
                if dealt == 0 {
                    self.open_claims(state, seat, emit);
                } else if i64::from(dealt) == self.options.hand * i64::from(self.seats) {
                    state.phase = Phase::Choose;
                } else {
                    state.phase = Phase::Deal { dealt };
                }
            }
            (Step::Lapse, _) => {
                emit.emit(|| if has_bug(bug::EVENT_UNTOLD) { Event::Untold } else { Event::Lapsed });
                if !has_bug(bug::LAPSE_IDLE) || state.round > 0 {
                    self.next_round(state, emit);
                }
            }
        }
    }

    fn ranks(&self, state: &State) -> Ranks {
        let seats = if has_bug(bug::RANKS_SKIPPED) { self.seats - 1 } else { self.seats };
        let ranks = Ranks::by_key(seats, |seat| state.coins[seat.index()]);
        if has_bug(bug::WINNER_ABSENT) { ranks.with_winners(SeatSet::one(Seat(5))) } else { ranks }
    }

    fn score(&self, state: &State, seat: Seat) -> i64 {
        i64::from(state.coins[seat.index()])
    }

    fn chapter(&self, state: &State) -> u32 {
        u32::from(state.round)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.look(state, viewer)
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        let is_hidden = |seat: Seat| !viewer.is(seat);
        Some(match *event {
            Event::Dealt { seat, shadow, .. }
                if is_hidden(seat) && !has_bug(bug::DEAL_IS_TOLD) && !has_bug(bug::OPEN_HANDS) =>
            {
                Event::Dealt { seat, card: None, shadow }
            }
            Event::Buried { .. } if viewer == Viewer::Public && has_bug(bug::PUBLIC_IS_TOLD) => event.clone(),
            Event::Buried { seat, .. } if is_hidden(seat) && !has_bug(bug::OPEN_HANDS) => {
                Event::Buried { seat, card: None }
            }
            _ => event.clone(),
        })
    }

    fn imagine<R: Rng + ?Sized>(&self, view: &View, rng: &mut R, world: &mut State) {
        self.dream(view, rng, world);
    }

    fn prompt(&self, _view: &View) -> Option<Phrase> {
        (!has_bug(bug::PROMPT_MISSING)).then(|| Phrase::new("prompt-any"))
    }

    fn outlook(&self, _view: &View, _action: Action) -> Outlook {
        if has_bug(bug::OUTLOOK_MISSING) {
            Outlook::default()
        } else {
            Outlook::light(Phrase::new("leads-on"))
        }
    }

    fn summary(&self, view: &View, _story: &[Event]) -> Summary {
        let coins = |seat: Seat| view.coins[seat.index()];
        let ranks = Ranks::by_key(self.seats, coins);
        let place = |seat: Seat| if has_bug(bug::PLACES_WRONG) { 1 } else { ranks.list()[seat.index()] };
        let line = |seat: Seat| SeatSummary {
            seat,
            place: place(seat),
            stamp: None,
            steps: vec![Phrase::new("score-told").with("score", i64::from(coins(seat)))],
            bars: Vec::new(),
        };
        let mut seats: Vec<SeatSummary> = Seat::all(self.seats).map(line).collect();
        if !has_bug(bug::PLACES_UNSORTED) {
            seats.sort_by_key(|line| line.place);
        }
        Summary { seats, notes: Vec::new() }
    }

    fn sketch(&self, view: &View) -> Sketch {
        let key = if has_bug(bug::SKETCH_UNTOLD) { "sketch-nowhere" } else { "sketch-seat" };
        let line = |seat: Seat| {
            Phrase::new(key).with("seat", seat).with("coins", i64::from(view.coins[seat.index()]))
        };
        let lines = Seat::all(self.seats).map(|seat| line(seat).cell()).collect();
        Sketch { panels: vec![Panel::Lines { title: Phrase::new("sketch-coins"), lines }] }
    }

    fn canon(&self, state: &State, out: &mut Canon) {
        out.fact("phase", format!("{:?}", state.phase).replace(' ', ""));
        let sees_hidden = !has_bug(bug::CANON_BLIND);
        if sees_hidden {
            out.list("deck", state.deck);
        }
        out.list("discard", state.discard);
        out.fact("bank", state.bank);
        out.fact("round", state.round);
        for seat in Seat::all(self.seats) {
            let at = seat.index();
            out.seat("seat", seat);
            if sees_hidden {
                out.list("hand", state.hands[at]);
            }
            out.list("buried", state.buried[at]);
            if !has_bug(bug::CANON_FORGETS) {
                out.maybe("answer", state.answers[at]);
            }
            out.fact("coins", state.coins[at]);
        }
        out.maybe_seat("first", state.first);
        if has_bug(bug::CANON_WAVERS) {
            static CALLS: AtomicU32 = AtomicU32::new(0);
            out.fact("calls", CALLS.fetch_add(1, Ordering::Relaxed));
        }
    }

    fn audit(&self, state: &State) -> Result<(), String> {
        let coins = state.coins.iter().sum::<u8>() + state.bank;
        let piles = state.hands.iter().chain(&state.buried).chain([&state.deck, &state.discard]);
        let cards = piles.fold([0; 5], |sum: [u8; 5], pile| std::array::from_fn(|at| sum[at] + pile[at]));
        match (coins == ALL_COINS, cards == ALL_CARDS) {
            (true, true) => Ok(()),
            (false, _) => Err(format!("{coins} coins")),
            (true, false) => Err(format!("the cards {cards:?}")),
        }
    }

    fn step_bound(&self) -> u32 {
        let (hand, seats) = (self.options.hand as u32, u32::from(self.seats));
        hand * seats + hand * (seats + 2 + seats)
    }
}

/// The strict mutant lists what its check refuses.
fn is_strictly_listed(state: &State, seat: Seat, action: Action) -> bool {
    has_bug(bug::CHECK_STRICT)
        && state.phase == Phase::Choose
        && matches!(action, Action::Play { card: 5, .. })
        && state.hands[seat.index()][4] > 0
}
