//! Paying what is owed, and raising the money for it: PT-103 to PT-106.

use crate::PropertyTournament;
use crate::action::Action;
use crate::event::Event;
use crate::field::{Field, bits};
use crate::ledger::{Account, Op};
use crate::rules::build::HOTEL;
use crate::rules::money::Line;
use crate::rules::{bankruptcy, money, mortgage, moving, sell};
use crate::state::{Creditor, Obligation, Reason, State};
use engine::{Emit, Illegal, Seat, SeatSet, require, rule};

/// PT-103: pays in full, and asks the next guest of a birthday.
pub(crate) fn pay<E: Emit<Event>>(
    rules: &PropertyTournament,
    state: &mut State,
    due: Obligation,
    emit: &mut E,
) {
    pay_amount(rules, state, &due, i32::from(due.amount), emit);
    ask_next_guest(rules, state, &due, emit);
}

/// CC-9: the others owe the same, clockwise.
pub(crate) fn ask_next_guest<E: Emit<Event>>(
    rules: &PropertyTournament,
    state: &mut State,
    due: &Obligation,
    emit: &mut E,
) {
    if let Some(Obligation { debtor, creditor, reason, space, amount, .. }) = next_guest(rules, due) {
        moving::owe(rules, state, debtor, creditor, (reason, space), amount, emit);
    }
}

/// What the guest after the debtor owes.
pub(crate) fn next_guest(rules: &PropertyTournament, due: &Obligation) -> Option<Obligation> {
    let Creditor::Birthday(host, guests) = due.creditor else { return None };
    let debtor = guests.first_from(due.debtor.next(rules.seats))?;
    Some(Obligation { debtor, creditor: Creditor::Birthday(host, guests.without(debtor)), ..*due })
}

/// Moves `paid` from the debtor to the creditor: all of it, or what the debtor has left (PT-116).
pub(crate) fn pay_amount<E: Emit<Event>>(
    rules: &PropertyTournament,
    state: &mut State,
    due: &Obligation,
    paid: i32,
    emit: &mut E,
) {
    if paid == 0 {
        return;
    }
    let debtor = due.debtor;
    match due.creditor {
        Creditor::Bank => {
            let (op, account) = match due.reason {
                Reason::Tax => (Op::Tax, Account::Taxes),
                Reason::Card => (Op::CardToBank, Account::CardsToBank),
                Reason::Fine => (Op::Fine, Account::JailFine),
                Reason::TransferFee => (Op::TransferFee, Account::Interest),
                Reason::Rent => unreachable!("the Bank charges no rent"),
            };
            money::post(rules, state, debtor, Line::new(op, -paid).at(due.space).into(account, paid), emit);
        }
        Creditor::Seat(owner) | Creditor::Birthday(owner, _) => {
            hand(rules, state, due, owner, paid, emit);
        }
        Creditor::Each(others) => share(rules, state, due, others, paid, emit),
    }
}

fn hand<E: Emit<Event>>(
    rules: &PropertyTournament,
    state: &mut State,
    due: &Obligation,
    owner: Seat,
    paid: i32,
    emit: &mut E,
) {
    let (debtor, space) = (due.debtor, due.space);
    let (out, cost, back, gain) = match due.reason {
        Reason::Rent => (Op::RentOut, Account::RentOut, Op::RentIn, Account::RentIn),
        _ => (Op::CardToPlayer, Account::CardsToPlayers, Op::CardFromPlayer, Account::CardsFromPlayers),
    };
    money::post(rules, state, debtor, Line::new(out, -paid).at(space).with(owner).into(cost, paid), emit);
    money::post(rules, state, owner, Line::new(back, paid).at(space).with(debtor).into(gain, paid), emit);
}

/// PT-89, PT-109: equal shares, single units clockwise from the debtor's left.
fn share<E: Emit<Event>>(
    rules: &PropertyTournament,
    state: &mut State,
    due: &Obligation,
    others: SeatSet,
    paid: i32,
    emit: &mut E,
) {
    let (each, mut rest) = (paid / others.len() as i32, paid % others.len() as i32);
    for step in 1..rules.seats {
        let other = due.debtor.plus(step, rules.seats);
        if others.contains(other) {
            let part = each + i32::from(rest > 0);
            rest -= i32::from(rest > 0);
            if part > 0 {
                hand(rules, state, due, other, part, emit);
            }
        }
    }
}

/// PT-105
pub(crate) fn check_bankruptcy(rules: &PropertyTournament, state: &State, seat: Seat) -> Result<(), Illegal> {
    let due = own_debt(state, seat).ok_or(Illegal { rule: rule!("PT-104") })?;
    require(money::liquidity(rules, state, seat) < i32::from(due.amount), rule!("PT-105"))
}

/// The obligation a seat has to raise money for right now.
pub(crate) fn own_debt(state: &State, seat: Seat) -> Option<Obligation> {
    if state.auction.is_some() || state.contest.is_some() {
        return None;
    }
    state.debts.due().filter(|due| due.debtor == seat)
}

/// PT-106: the next step of the automatic liquidation.
pub(crate) fn liquidation_step(
    rules: &PropertyTournament,
    state: &State,
    seat: Seat,
    shortfall: i32,
) -> Action {
    let own = state.fields[seat.index()].0;
    let free = bits(own & !state.mortgaged.0).filter(|&field| mortgage::is_clear(rules, state, seat, field));
    let covers = |field: &Field| rules.loan(*field) >= shortfall;
    let least = free.clone().filter(covers).min_by_key(|&field| rules.loan(field));
    let most = || free.clone().rev_max(|field| rules.loan(field));
    if let Some(field) = least.or_else(most) {
        return Action::Mortgage { field };
    }
    let built =
        bits(state.built(seat)).filter_map(|field| Some((field, sell_one(rules, state, seat, field)?)));
    let (_, sale) =
        built.min_by_key(|(field, _)| rules.house(*field)).expect("what counts as liquid can be raised");
    sale
}

/// One level less on a street, if that may be sold now.
fn sell_one(rules: &PropertyTournament, state: &State, seat: Seat, field: Field) -> Option<Action> {
    let level = state.level(field);
    if level < HOTEL {
        let even = sell::check_even_sale(rules, state, seat, field, level - 1);
        return even.is_ok().then_some(Action::SellHouses { field, count: 1 });
    }
    if state.houses >= HOTEL - 1 {
        let even = sell::check_even_sale(rules, state, seat, field, HOTEL - 1);
        return even.is_ok().then_some(Action::DowngradeHotel { field });
    }
    Some(Action::SellHotel { field })
}

/// PT-106: time is over.
pub(crate) fn liquidate<E: Emit<Event>>(rules: &PropertyTournament, state: &mut State, emit: &mut E) {
    let due = state.debts.due().expect("only a debtor is liquidated");
    let seat = due.debtor;
    if money::liquidity(rules, state, seat) < i32::from(due.amount) {
        return bankruptcy::fail(rules, state, emit);
    }
    while !money::can_pay(state, seat, i32::from(due.amount)) {
        let shortfall = i32::from(due.amount) - state.cash[seat.index()];
        match liquidation_step(rules, state, seat, shortfall) {
            Action::Mortgage { field } => mortgage::mortgage(rules, state, seat, field, emit),
            Action::SellHouses { field, count } => sell::sell_houses(rules, state, seat, field, count, emit),
            Action::DowngradeHotel { field } => sell::downgrade(rules, state, seat, field, emit),
            Action::SellHotel { field } => sell::sell_hotel(rules, state, seat, field, emit),
            other => unreachable!("{other:?} raises no money"),
        }
    }
}

/// The first of the greatest: ties go to the lower index.
trait RevMax: Iterator<Item = Field> + Sized {
    fn rev_max(self, key: impl Fn(Field) -> i32) -> Option<Field> {
        self.fold(None, |best: Option<Field>, field| match best {
            Some(best) if key(best) >= key(field) => Some(best),
            _ => Some(field),
        })
    }
}

impl<I: Iterator<Item = Field>> RevMax for I {}
