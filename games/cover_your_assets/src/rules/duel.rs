//! Challenges and duels: CA-36 to CA-53, CA-94 to CA-101, CA-117, CA-118.

use crate::CoverYourAssets;
use crate::action::Play;
use crate::card::Card;
use crate::event::Event;
use crate::rules::{draft, refill, require_turn, turn};
use crate::set::Set;
use crate::state::{Duel, Phase, Stake, State};
use engine::{Emit, Illegal, Seat, require, rule};

pub(crate) fn check_challenge(
    rules: &CoverYourAssets,
    state: &State,
    seat: Seat,
    (target, depth, cards): (Seat, u8, Play),
) -> Result<(), Illegal> {
    require_turn(state, seat)?;
    require(rules.has(target) && target != seat, rule!("CA-36"))?;
    require(!state.stacks.is_empty(seat), rule!("CA-36"))?;
    require(depth == 0 || rules.options.second_set_challenge, rule!("CA-38"))?;
    require(!state.banned.contains(target), rule!("CA-77"))?;
    require(turn::holds(state, seat, cards), rule!("CA-36"))?;
    require(cards.cards().all(|card| !card.is_action()), rule!("CA-84"))?;
    let sets = state.stacks.len(target);
    let stake = state.stacks.below_top(target, depth);
    if depth == 0 {
        let stake = stake.filter(|_| sets >= 2).ok_or(Illegal { rule: rule!("CA-37") })?;
        require(cards.second().is_none(), rule!("CA-39"))?;
        require(cards.power(stake.asset()) > 0, rule!("CA-36"))
    } else {
        let stake = stake.filter(|_| depth == 1 && sets >= 3).ok_or(Illegal { rule: rule!("CA-97") })?;
        require(cards.power(stake.asset()) == 2, rule!("CA-98"))
    }
}

#[inline]
pub(crate) fn challenge<E: Emit<Event>>(
    rules: &CoverYourAssets,
    state: &mut State,
    seat: Seat,
    (target, depth, cards): (Seat, u8, Play),
    emit: &mut E,
) {
    let asset = state.stacks.below_top(target, depth).expect("there is a set to challenge").asset();
    let duel = Duel {
        challenger: seat,
        defender: target,
        responder: seat,
        demand: 1 + depth, // CA-43, CA-98
        stake: Stake::Stack { depth },
        played: Set::none_of(asset),
    };
    let duel = play(state, duel, cards);
    let demand = duel.demand;
    emit.emit(|| Event::Challenged { seat, target_seat: target, depth, cards, asset, demand });
    ask(rules, state, duel, emit);
}

pub(crate) fn check_respond(state: &State, seat: Seat, cards: Play) -> Result<(), Illegal> {
    let duel = check_concede(state, seat)?;
    require(turn::holds(state, seat, cards), rule!("CA-42"))?;
    require(cards.cards().all(|card| !card.is_action()), rule!("CA-84"))?;
    let fits = |card: Card| card.is_single_of(duel.asset()) || card == Card::PennyJar;
    require(cards.cards().all(fits), rule!("CA-42"))?;
    let power = cards.power(duel.asset());
    let wasteful = duel.demand == 1 && cards.second().is_some();
    require(power >= duel.demand && !wasteful, rule!("CA-44"))
}

#[inline]
pub(crate) fn respond<E: Emit<Event>>(
    rules: &CoverYourAssets,
    state: &mut State,
    duel: Duel,
    cards: Play,
    emit: &mut E,
) {
    let seat = duel.responder;
    let duel = play(state, duel, cards);
    emit.emit(|| Event::Responded { seat, cards, demand: duel.demand });
    ask(rules, state, duel, emit);
}

/// CA-41, CA-47: only the responder speaks.
pub(crate) fn check_concede(state: &State, seat: Seat) -> Result<Duel, Illegal> {
    let Phase::Duel(duel) = state.phase else { return Err(Illegal { rule: rule!("CA-41") }) };
    require(seat == duel.challenger || seat == duel.defender, rule!("CA-47"))?;
    require(seat == duel.responder, rule!("CA-41"))?;
    Ok(duel)
}

/// The other one has won (CA-47 to CA-50, CA-118).
#[inline]
pub(crate) fn concede<E: Emit<Event>>(
    rules: &CoverYourAssets,
    state: &mut State,
    duel: Duel,
    automatic: bool,
    emit: &mut E,
) {
    let Duel { challenger, defender, responder, played, .. } = duel;
    emit.emit(|| Event::Conceded { seat: responder, automatic });
    match duel.stake {
        Stake::Draft(mut draft) => {
            let winner = if responder == challenger { defender } else { challenger };
            draft.set.join(played);
            return draft::place(rules, state, winner, draft, emit);
        }
        Stake::Stack { depth } if responder == defender => {
            let mut set = state.stacks.take(defender, depth);
            set.join(played);
            state.stacks.push(challenger, set); // CA-49, CA-100
            emit.emit(|| Event::SetStolen {
                seat: challenger,
                target_seat: defender,
                set,
                value: set.value(),
            });
        }
        Stake::Stack { depth } => {
            let set = state.stacks.below_top_mut(defender, depth); // CA-50, CA-101
            set.join(played);
            let set = *set;
            state.banned.insert(defender); // CA-77
            emit.emit(|| Event::SetDefended {
                seat: defender,
                target_seat: challenger,
                set,
                value: set.value(),
            });
        }
    }
    refill::end_of_action(rules, state, false, emit);
}

/// The responder lays cards down; the demand on the other follows from their power (CA-43).
#[inline]
pub(crate) fn play(state: &mut State, mut duel: Duel, cards: Play) -> Duel {
    let seat = duel.responder;
    for card in cards.cards() {
        state.play_card(seat, card);
        duel.played.add(card);
    }
    refill::note_card_played(state, seat);
    duel.demand = cards.power(duel.asset()) + 1 - duel.demand;
    duel.responder = if seat == duel.challenger { duel.defender } else { duel.challenger };
    duel
}

/// CA-46: an empty hand concedes at once; whoever has a card is asked.
#[inline]
pub(crate) fn ask<E: Emit<Event>>(rules: &CoverYourAssets, state: &mut State, duel: Duel, emit: &mut E) {
    if state.hand(duel.responder).is_empty() {
        concede(rules, state, duel, true, emit);
    } else {
        state.phase = Phase::Duel(duel);
    }
}
