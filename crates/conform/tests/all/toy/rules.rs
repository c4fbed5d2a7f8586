use super::data::{ALL_CARDS, ALL_COINS, Action, Event, Phase, State, add, count, has, take};
use super::{Toy, bug, has_bug};
use engine::{Emit, Illegal, Seat, SeatSet, require, rule};
use std::hint::black_box;
use std::sync::atomic::{AtomicU32, Ordering};

static APPLIED: AtomicU32 = AtomicU32::new(0);

impl Toy {
    pub(super) fn fresh(&self) -> State {
        State {
            deck: ALL_CARDS,
            hands: Default::default(),
            buried: Default::default(),
            discard: Default::default(),
            answers: Default::default(),
            coins: Default::default(),
            bank: ALL_COINS,
            round: 0,
            phase: Phase::Deal { dealt: 0 },
            first: None,
            shadow: 0,
        }
    }

    pub(super) fn prize(&self) -> u8 {
        if self.options.prize == "two" { 2 } else { 1 }
    }

    pub(super) fn unanswered(&self, state: &State) -> SeatSet {
        Seat::all(self.seats).filter(|seat| state.answers[seat.index()].is_none()).collect()
    }

    pub(super) fn claimers(&self, state: &State, passed: SeatSet) -> SeatSet {
        let left = SeatSet::all(self.seats).minus(passed);
        if !has_bug(bug::TURN_TELLS) {
            return left;
        }
        let high = |seat: &Seat| state.hands[seat.index()][3..].iter().any(|&cards| cards > 0);
        let able: SeatSet = left.iter().filter(high).collect();
        if able.is_empty() { left } else { able }
    }

    pub(super) fn check_phase(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        let hand = &state.hands[seat.index()];
        match (state.phase, action) {
            (Phase::Choose, Action::Play { card, .. }) => {
                require(has(hand, card), rule!("TY-2"))?;
                require(!(has_bug(bug::CHECK_STRICT) && card == 5), rule!("TY-2"))?;
                let is_free = state.answers.iter().all(|answer| *answer != Some(card));
                require(is_free || !has_bug(bug::SEALED_LIST), rule!("TY-2"))
            }
            (Phase::Bury { .. }, Action::Bury { card }) => require(has(hand, card), rule!("TY-3")),
            (Phase::Bury { .. }, Action::Keep) | (Phase::Claim { .. }, Action::Pass) => Ok(()),
            (Phase::Claim { .. }, Action::Claim) => {
                let next = &state.hands[seat.next(self.seats).index()];
                require(!has_bug(bug::LEGAL_TELLS) || has(next, 5), rule!("TY-4"))
            }
            _ => Err(Illegal { rule: rule!("TY-5") }),
        }
    }

    pub(super) fn act(&self, state: &mut State, seat: Seat, action: Action, emit: &mut impl Emit<Event>) {
        match action {
            Action::Play { card, .. } => {
                state.answers[seat.index()] = Some(card);
                if has_bug(bug::SEALED_ORDER) {
                    state.first = state.first.or(Some(seat));
                }
                emit.emit(|| Event::Answered { seat });
                if self.unanswered(state).is_empty() {
                    self.reveal(state, emit);
                }
            }
            Action::Bury { card } => {
                take(&mut state.hands[seat.index()], card);
                add(&mut state.buried[seat.index()], card);
                emit.emit(|| Event::Buried { seat, card: Some(card) });
                state.phase = Phase::Draw { winner: seat };
            }
            Action::Keep => {
                emit.emit(|| Event::Kept { seat });
                self.open_claims(state, seat, emit);
            }
            Action::Claim => {
                state.coins[seat.index()] += 1;
                state.bank -= u8::from(!has_bug(bug::COIN_MADE));
                emit.emit(|| Event::Claimed { seat });
                self.next_round(state, emit);
            }
            Action::Pass => self.pass(state, seat, emit),
        }
    }

    fn pass(&self, state: &mut State, seat: Seat, emit: &mut impl Emit<Event>) {
        let Phase::Claim { winner, passed } = state.phase else { return };
        let told = has_bug(bug::BURIED_IS_TOLD).then_some(state.buried[winner.index()]);
        emit.emit(|| Event::Passed { seat, note: told });
        let passed = passed.with(seat);
        state.phase = Phase::Claim { winner, passed };
        if passed == SeatSet::all(self.seats) {
            if has_bug(bug::ABSENT_ENDLESS) {
                state.phase = Phase::Claim { winner, passed: SeatSet::EMPTY };
            } else {
                self.next_round(state, emit);
            }
        }
    }

    fn reveal(&self, state: &mut State, emit: &mut impl Emit<Event>) {
        let answers = state.answers;
        let card_of = |seat: &Seat| answers[seat.index()].unwrap_or(0);
        let mut winner = Seat::all(self.seats).rev().max_by_key(card_of).unwrap_or_default();
        if let Some(first) = state.first.filter(|first| card_of(first) == card_of(&winner)) {
            winner = first;
        }
        if has_bug(bug::REPLAY_REMEMBERS) {
            winner = winner.plus((APPLIED.fetch_add(1, Ordering::Relaxed) % 2) as u8, self.seats);
        }
        for seat in Seat::all(self.seats) {
            take(&mut state.hands[seat.index()], card_of(&seat));
            if !has_bug(bug::CARD_LOST) || card_of(&seat) != 3 {
                add(&mut state.discard, card_of(&seat));
            }
        }
        (state.answers, state.first) = (Default::default(), None);
        if has_bug(bug::APPLY_ALLOCATES) {
            black_box(vec![winner]);
        }
        state.coins[winner.index()] += self.prize();
        state.bank -= self.prize();
        emit.emit(|| Event::Revealed {
            cards: Seat::all(self.seats).map(|seat| card_of(&seat)).collect(),
            winner_seat: winner,
        });
        if count(&state.hands[winner.index()]) > 0 {
            state.phase = Phase::Bury { winner };
        } else {
            self.open_claims(state, winner, emit);
        }
    }

    pub(super) fn open_claims(&self, state: &mut State, winner: Seat, emit: &mut impl Emit<Event>) {
        if self.options.claims {
            state.phase = Phase::Claim { winner, passed: SeatSet::EMPTY };
        } else {
            self.next_round(state, emit);
        }
    }

    pub(super) fn next_round(&self, state: &mut State, emit: &mut impl Emit<Event>) {
        state.round += 1;
        assert!(!has_bug(bug::PANICS) || state.round < 2, "the second round is too much");
        let is_over = count(&state.hands[0]) == 0;
        state.phase = match is_over {
            false => Phase::Choose,
            true if has_bug(bug::ENDLESS) && state.bank > 0 => {
                state.round = 0;
                Phase::Claim { winner: Seat(0), passed: SeatSet::EMPTY }
            }
            true => Phase::Over,
        };
        if state.phase == Phase::Over {
            emit.emit(|| Event::Ended);
        }
    }
}
