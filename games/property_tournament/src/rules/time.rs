//! Time-outs and the waits that lead to them: PT-36, PT-47, PT-127 to PT-129.
//!
//! Only one wait is named at a time. What the host does with it: the clock of a wait starts when its id is named for
//! the first time; while another id is named (an auction interrupts a turn, an offer waits for its answer) the clock
//! stands still, and it goes on with what was left when the id comes back; an id that is named no more is forgotten.
//! Several clocks that run at once in the rulebook are named in this order: hammer, contest, debt, the oldest offer,
//! closing, grace, turn. A timer of 0 seconds is never named.

use crate::PropertyTournament;
use crate::action::Action;
use crate::event::{Closed, Event};
use crate::offers::Offer;
use crate::options::AuctionMode;
use crate::rules::{ask, auction, debt, money, rent, trade};
use crate::state::{Phase, Stage, State};
use engine::{Emit, Seat, SeatSet, Wait, WaitFor};

#[derive(Clone, Copy, PartialEq, Eq)]
enum Clock {
    Hammer = 1,
    Contest,
    Debt,
    Offer,
    Closing,
    Grace,
    Turn,
}

fn running(rules: &PropertyTournament, state: &State) -> Option<(Clock, u16, SeatSet, u16)> {
    let options = &rules.options;
    let running = match state.stage() {
        Stage::Auction => {
            let auction = state.auction?;
            (Clock::Hammer, auction.stamp, ask::bidders(rules, state), options.auction_idle_s)
        }
        Stage::Contest => {
            let contest = state.contest?;
            (Clock::Contest, contest.stamp, contest.waiting, options.contest_s)
        }
        Stage::Debt => {
            let due = state.debts.due()?;
            (Clock::Debt, due.stamp, SeatSet::one(due.debtor), options.debt_timer_s)
        }
        Stage::Phase => return running_in_phase(rules, state),
    };
    (running.3 > 0).then_some(running)
}

fn running_in_phase(rules: &PropertyTournament, state: &State) -> Option<(Clock, u16, SeatSet, u16)> {
    let options = &rules.options;
    let free = matches!(state.phase, Phase::TurnStart | Phase::BuyDecision | Phase::AfterMove);
    let may_answer = free && options.offer_ttl_s > 0 && !state.offers.is_empty();
    if let Some(offer) = may_answer.then(|| waiting_offer(rules, state)).flatten() {
        return Some((Clock::Offer, offer.offer, SeatSet::one(offer.to), options.offer_ttl_s));
    }
    let running = match state.phase {
        Phase::Closing => (Clock::Closing, state.turn_stamp, state.claims.owners(), options.closing_s),
        Phase::TurnStart if state.grace => {
            (Clock::Grace, state.turn_stamp, state.claims.owners(), options.claim_grace_s)
        }
        _ if free => (Clock::Turn, state.turn_stamp, SeatSet::one(state.active), options.turn_timer_s),
        _ => return None,
    };
    (running.3 > 0).then_some(running)
}

/// the oldest offer that may be answered now.
fn waiting_offer(rules: &PropertyTournament, state: &State) -> Option<Offer> {
    if rules.version < 2 {
        let asked = |offer: &Offer| ask::duties(rules, state).contains(offer.to);
        return state.offers.oldest(|_| true).filter(asked);
    }
    state.offers.oldest(|offer| ask::is_answerable(rules, state, offer))
}

pub(crate) fn current_wait(rules: &PropertyTournament, state: &State) -> Option<Wait> {
    let (clock, stamp, seats, seconds) = running(rules, state)?;
    Some(Wait { id: (clock as u32) << 16 | u32::from(stamp), seats, after_ms: 1000 * u32::from(seconds) })
}

/// The options that set the clocks. The moment kept free for claims belongs to the rules.
pub(crate) fn wait_for(rules: &PropertyTournament, state: &State) -> WaitFor {
    match running(rules, state).map(|(clock, ..)| clock) {
        Some(Clock::Turn) => WaitFor::Decision("turn_timer_s"),
        Some(Clock::Debt) => WaitFor::Decision("debt_timer_s"),
        Some(Clock::Hammer) => WaitFor::Window("auction_idle_s"),
        Some(Clock::Contest) => WaitFor::Window("contest_s"),
        Some(Clock::Offer) => WaitFor::Window("offer_ttl_s"),
        Some(Clock::Closing) => WaitFor::Window("closing_s"),
        Some(Clock::Grace) | None => WaitFor::Rules,
    }
}

pub(crate) fn lapse<E: Emit<Event>>(rules: &PropertyTournament, state: &mut State, emit: &mut E) {
    let Some((clock, stamp, ..)) = running(rules, state) else { return };
    match clock {
        Clock::Hammer => match rules.options.auction_mode {
            AuctionMode::Open => auction::hammer(rules, state, emit),
            AuctionMode::Sequential => {
                let seat = state.auction.expect("an auction runs").turn;
                auction::pass(rules, state, seat, emit);
            }
        },
        Clock::Contest => {
            state.contest.as_mut().expect("a contest runs").waiting = SeatSet::EMPTY;
        }
        Clock::Debt => {
            let seat = state.debts.due().expect("the clock of a debt runs for its debtor").debtor;
            emit.emit(|| Event::TimeUp { seat });
            debt::liquidate(rules, state, emit);
        }
        Clock::Offer => trade::close_offer(state, stamp, Closed::Expired, emit),
        Clock::Closing => rent::lapse_claims(rules, state, |_| true, emit),
        Clock::Grace => state.grace = false,
        Clock::Turn => {
            let (seat, action) = (state.active, main_action(state));
            emit.emit(|| Event::TimeUp { seat });
            rules.act(state, seat, action, emit);
        }
    }
}

/// PT-127: what the active seat does when it does nothing.
#[inline]
pub(crate) fn main_action(state: &State) -> Action {
    match state.phase {
        Phase::BuyDecision => Action::Decline {},
        Phase::AfterMove if !state.extra_roll => Action::EndTurn {},
        Phase::TurnStart if state.jail[state.active.index()].is_in() => Action::RollForDouble {},
        _ => Action::Roll {},
    }
}

/// PT-127 for any seat that may act.
#[inline]
pub(crate) fn default_action(rules: &PropertyTournament, state: &State, seat: Seat) -> Action {
    let own_claim = || state.claims.iter().find(|claim| claim.owner == seat);
    match state.stage() {
        Stage::Auction if ask::bidders(rules, state).contains(seat) => Action::Pass {},
        Stage::Contest if ask::has_duty(rules, state, seat) => Action::DeclineContest {},
        Stage::Debt => match debt::own_debt(state, seat) {
            Some(due) => {
                let amount = i32::from(due.amount);
                if money::liquidity(rules, state, seat) < amount {
                    return Action::DeclareBankruptcy {};
                }
                debt::liquidation_step(rules, state, seat, amount - state.cash[seat.index()])
            }
            None => refusal(rules, state, seat),
        },
        Stage::Phase if state.phase == Phase::Closing => {
            let claim = own_claim().expect("only owners of claims act while the game closes");
            Action::WaiveRent { claim: claim.claim }
        }
        Stage::Phase if seat == state.active && !(state.grace && state.phase == Phase::TurnStart) => {
            main_action(state)
        }
        Stage::Phase => match own_claim() {
            Some(claim) => Action::WaiveRent { claim: claim.claim },
            None => refusal(rules, state, seat),
        },
        Stage::Auction | Stage::Contest => Action::StandBy {},
    }
}

fn refusal(rules: &PropertyTournament, state: &State, seat: Seat) -> Action {
    let open = state.offers.iter().filter(|offer| offer.to == seat);
    let mut answerable =
        open.filter(|offer| trade::check_answer_offer(rules, state, seat, offer.offer).is_ok());
    answerable.next().map_or(Action::StandBy {}, |offer| Action::RefuseTrade { offer: offer.offer })
}
