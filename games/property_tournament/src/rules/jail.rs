//! Jail: PT-92 to PT-102.

use crate::PropertyTournament;
use crate::event::{Event, Freed};
use crate::field::JAIL;
use crate::ledger::{Account, Op};
use crate::options::FineTiming;
use crate::rules::money::Line;
use crate::rules::{build, cards, money, moving};
use crate::state::{Creditor, DeckName, Jail, Phase, Reason, State};
use engine::{Emit, Illegal, Seat, require, rule};

pub(crate) const FINE: i32 = 50;

/// PT-101: the turn after which nobody may stay without paying.
pub(crate) fn is_last_jail_turn(rules: &PropertyTournament, state: &State, seat: Seat) -> bool {
    rules.options.fine_after_wait && state.jail[seat.index()].served() + 1 >= rules.options.jail_turns
}

/// The active seat, in jail, before its roll.
fn check_jailed(state: &State, seat: Seat, rule: engine::RuleId) -> Result<(), Illegal> {
    let here = state.active == seat && state.phase == Phase::TurnStart;
    require(here && state.jail[seat.index()].is_in(), rule)
}

pub(crate) fn check_roll_for_double(state: &State, seat: Seat) -> Result<(), Illegal> {
    check_jailed(state, seat, rule!("PT-97"))?;
    require(!state.grace, rule!("PT-36"))
}

pub(crate) fn check_wait(rules: &PropertyTournament, state: &State, seat: Seat) -> Result<(), Illegal> {
    check_jailed(state, seat, rule!("PT-99"))?;
    require(!state.grace, rule!("PT-36"))?;
    require(!is_last_jail_turn(rules, state, seat), rule!("PT-101"))
}

/// PT-94, PT-95
pub(crate) fn check_pay_fine(rules: &PropertyTournament, state: &State, seat: Seat) -> Result<(), Illegal> {
    let jail = state.jail[seat.index()];
    match rules.options.jail_fine_timing {
        FineTiming::TurnStart => check_jailed(state, seat, rule!("PT-94"))?,
        FineTiming::Delayed => {
            build::check_free(rules, state, seat)?;
            require(jail.is_in() && !jail.fine_paid(), rule!("PT-95"))?;
        }
    }
    require(money::can_pay(state, seat, FINE), rule!("PT-94"))?;
    money::guard(rules, state, seat, -FINE)
}

pub(crate) fn pay_fine<E: Emit<Event>>(
    rules: &PropertyTournament,
    state: &mut State,
    seat: Seat,
    emit: &mut E,
) {
    money::post(rules, state, seat, Line::new(Op::Fine, -FINE).into(Account::JailFine, FINE), emit);
    match rules.options.jail_fine_timing {
        FineTiming::TurnStart => free(state, seat, Freed::Fine, None, emit),
        FineTiming::Delayed => state.jail[seat.index()].pay(),
    }
}

fn free<E: Emit<Event>>(state: &mut State, seat: Seat, freed: Freed, deck: Option<DeckName>, emit: &mut E) {
    state.jail[seat.index()] = Jail::FREE;
    emit.emit(|| Event::Freed { seat, freed, deck });
}

/// PT-96
pub(crate) fn check_use_card(state: &State, seat: Seat, deck: DeckName) -> Result<(), Illegal> {
    check_jailed(state, seat, rule!("PT-96"))?;
    require(state.jail_cards[deck.index()] == Some(seat), rule!("PT-96"))
}

pub(crate) fn use_card<E: Emit<Event>>(
    rules: &PropertyTournament,
    state: &mut State,
    seat: Seat,
    deck: DeckName,
    emit: &mut E,
) {
    cards::return_jail_card(rules, state, deck);
    cards::book_jail_card(rules, state, seat, Op::JailCardUsed, Account::JailCardUsed, emit);
    free(state, seat, Freed::Card, Some(deck), emit);
}

/// PT-99
pub(crate) fn wait_in_jail<E: Emit<Event>>(state: &mut State, seat: Seat, emit: &mut E) {
    let jail = &mut state.jail[seat.index()];
    jail.serve();
    let served = jail.served();
    state.enter(Phase::AfterMove);
    emit.emit(|| Event::StayedInJail { seat, served });
}

/// PT-97, PT-98, PT-101
pub(crate) fn rolled_for_double<E: Emit<Event>>(
    rules: &PropertyTournament,
    state: &mut State,
    first: u8,
    second: u8,
    emit: &mut E,
) {
    let seat = state.active;
    emit.emit(|| Event::Rolled { seat, first, second });
    state.roll = first + second;
    if first == second {
        free(state, seat, Freed::Double, None, emit);
        state.doubles = 1;
        state.extra_roll = rules.options.jail_double_rolls_again;
        return moving::advance(rules, state, first + second, emit);
    }
    if !is_last_jail_turn(rules, state, seat) {
        return wait_in_jail(state, seat, emit);
    }
    let paid = state.jail[seat.index()].fine_paid();
    free(state, seat, Freed::Fine, None, emit);
    state.phase = Phase::Released;
    if !paid {
        moving::owe(rules, state, seat, Creditor::Bank, (Reason::Fine, JAIL), FINE as u16, emit);
    }
}
