//! Rounds and turns: PT-8 to PT-14.

use crate::PropertyTournament;
use crate::event::{Event, Freed, SeatResult};
use crate::field::Fields;
use crate::ledger::{Account, Op};
use crate::offers::Offers;
use crate::rules::money::Line;
use crate::rules::{money, ranking, rent, trade};
use crate::state::{Claims, Counts, Debts, Jail, Phase, RentCard, State};
use crate::trades::Trades;
use engine::{Emit, MAX_SEATS, Seat, SeatSet};

/// PT-8
#[inline(always)]
pub(crate) fn begin_turn<E: Emit<Event>>(
    rules: &PropertyTournament,
    state: &mut State,
    seat: Seat,
    emit: &mut E,
) {
    state.active = seat;
    state.taken.insert(seat);
    state.doubles = 0;
    state.extra_roll = false;
    state.rent_card = RentCard::None;
    state.standing_by = SeatSet::EMPTY;
    state.counts = [Counts::default(); MAX_SEATS];
    state.trades = Trades::default();
    state.grace = !state.claims.is_empty() && rules.options.claim_grace_s > 0; // PT-36
    state.enter(Phase::TurnStart);
    let round = state.round;
    emit.emit(|| Event::TurnStarted { seat, round });
    if round == 1 && rules.options.order_bonus > 0 {
        pay_order_bonus(rules, state, seat, emit);
    }
    let jail = state.jail[seat.index()];
    if jail.is_in() && (jail.fine_paid() || jail.served() >= rules.options.jail_turns) {
        state.jail[seat.index()] = Jail::FREE; // PT-95, PT-100
        let freed = if jail.fine_paid() { Freed::Fine } else { Freed::Served };
        emit.emit(|| Event::Freed { seat, freed, deck: None });
    }
}

/// PT-145: the later a seat first acts, the more it gets.
#[cold]
fn pay_order_bonus<E: Emit<Event>>(rules: &PropertyTournament, state: &mut State, seat: Seat, emit: &mut E) {
    let earlier = state.taken.len() as i32 - 1;
    let bonus = earlier * i32::from(rules.options.order_bonus);
    if bonus > 0 {
        let line = Line::new(Op::StartBonus, bonus).into(Account::StartBonus, bonus);
        money::post(rules, state, seat, line, emit);
    }
}

/// PT-14, PT-34: ending a turn without a roll makes older claims lapse.
pub(crate) fn end_turn<E: Emit<Event>>(rules: &PropertyTournament, state: &mut State, emit: &mut E) {
    rent::lapse_claims_of_others(rules, state, emit);
    next_turn(rules, state, emit);
}

/// PT-10, PT-11
pub(crate) fn next_turn<E: Emit<Event>>(rules: &PropertyTournament, state: &mut State, emit: &mut E) {
    if state.solvent.minus(state.taken).is_empty() {
        if state.round >= rules.options.last_round() {
            return close(state, emit);
        }
        state.round += 1;
        state.taken = SeatSet::EMPTY;
    }
    let next = state.next_solvent(state.active, rules.seats);
    begin_turn(rules, state, next, emit);
}

/// PT-123
fn close<E: Emit<Event>>(state: &mut State, emit: &mut E) {
    state.enter(Phase::Closing);
    state.grace = false;
    trade::close_offers(state, emit);
    emit.emit(|| Event::ClosingBegan {});
}

/// PT-12: whatever is still open vanishes.
pub(crate) fn finish<E: Emit<Event>>(rules: &PropertyTournament, state: &mut State, emit: &mut E) {
    state.phase = Phase::Over;
    state.claims = Claims::NONE;
    state.grace = false;
    state.debts = Debts::default();
    state.auction = None;
    state.contest = None;
    trade::close_offers(state, emit);
    state.offers = Offers::NONE;
    for seat in SeatSet::all(rules.seats).minus(state.solvent).iter() {
        state.fields[seat.index()] = Fields::EMPTY;
    }
    emit.emit(|| {
        let ranks = ranking::ranking(rules, state);
        let result = |seat: Seat| SeatResult {
            seat,
            rank: ranks.of(seat),
            profit: money::profit(rules, state, seat),
            cash: state.cash[seat.index()],
            bankrupt: !state.solvent.contains(seat),
        };
        let mut results: Vec<SeatResult> = Seat::all(rules.seats).map(result).collect();
        results.sort_by_key(|result| (result.rank, result.seat));
        Event::GameEnded { winners: ranks.winners.into(), results }
    });
}
