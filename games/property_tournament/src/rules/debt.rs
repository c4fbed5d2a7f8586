//! Paying what is owed, and raising the money for it: PT-103 to PT-106.

use crate::PropertyTournament;
use crate::action::Action;
use crate::event::Event;
use crate::field::{Field, bits};
use crate::ledger::{Account, Op};
use crate::rules::build::HOTEL;
use crate::rules::money::Line;
use crate::state::{Creditor, Obligation, Reason, State};
use engine::{Emit, Illegal, Seat, SeatSet, require, rule};

impl PropertyTournament {
    /// PT-103: pays in full, and asks the next guest of a birthday.
    pub(crate) fn pay<E: Emit<Event>>(&self, state: &mut State, due: Obligation, emit: &mut E) {
        self.pay_amount(state, &due, i32::from(due.amount), emit);
        self.ask_next_guest(state, &due, emit);
    }

    /// CC-9: the others owe the same, clockwise.
    pub(crate) fn ask_next_guest<E: Emit<Event>>(&self, state: &mut State, due: &Obligation, emit: &mut E) {
        if let Some(Obligation { debtor, creditor, reason, space, amount, .. }) = self.next_guest(due) {
            self.owe(state, debtor, creditor, (reason, space), amount, emit);
        }
    }

    /// What the guest after the debtor owes.
    pub(crate) fn next_guest(&self, due: &Obligation) -> Option<Obligation> {
        let Creditor::Birthday(host, guests) = due.creditor else { return None };
        let debtor = guests.first_from(due.debtor.next(self.seats))?;
        Some(Obligation { debtor, creditor: Creditor::Birthday(host, guests.without(debtor)), ..*due })
    }

    /// Moves `paid` from the debtor to whom he owes it: all of it, or what is left of him (PT-116).
    pub(crate) fn pay_amount<E: Emit<Event>>(
        &self,
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
                self.post(state, debtor, Line::new(op, -paid).at(due.space).into(account, paid), emit);
            }
            Creditor::Seat(owner) | Creditor::Birthday(owner, _) => {
                self.hand(state, due, owner, paid, emit);
            }
            Creditor::Each(others) => self.share(state, due, others, paid, emit),
        }
    }

    fn hand<E: Emit<Event>>(
        &self,
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
        self.post(state, debtor, Line::new(out, -paid).at(space).with(owner).into(cost, paid), emit);
        self.post(state, owner, Line::new(back, paid).at(space).with(debtor).into(gain, paid), emit);
    }

    /// PT-89, PT-109: equal shares, single units clockwise from the debtor's left.
    fn share<E: Emit<Event>>(
        &self,
        state: &mut State,
        due: &Obligation,
        others: SeatSet,
        paid: i32,
        emit: &mut E,
    ) {
        let (each, mut rest) = (paid / others.len() as i32, paid % others.len() as i32);
        for step in 1..self.seats {
            let other = due.debtor.plus(step, self.seats);
            if others.contains(other) {
                let part = each + i32::from(rest > 0);
                rest -= i32::from(rest > 0);
                if part > 0 {
                    self.hand(state, due, other, part, emit);
                }
            }
        }
    }

    /// PT-105
    pub(crate) fn check_bankruptcy(&self, state: &State, seat: Seat) -> Result<(), Illegal> {
        let due = self.own_debt(state, seat).ok_or(Illegal { rule: rule!("PT-104") })?;
        require(self.liquidity(state, seat) < i32::from(due.amount), rule!("PT-105"))
    }

    /// The obligation a seat has to raise money for right now.
    pub(crate) fn own_debt(&self, state: &State, seat: Seat) -> Option<Obligation> {
        if state.auction.is_some() || state.contest.is_some() {
            return None;
        }
        state.debts.due().filter(|due| due.debtor == seat)
    }

    /// PT-106: the next step of the automatic liquidation.
    pub(crate) fn liquidation_step(&self, state: &State, seat: Seat, shortfall: i32) -> Action {
        let own = state.fields[seat.index()].0;
        let free = bits(own & !state.mortgaged.0).filter(|&field| self.is_clear(state, seat, field));
        let covers = |field: &Field| self.loan(*field) >= shortfall;
        let least = free.clone().filter(covers).min_by_key(|&field| self.loan(field));
        let most = || free.clone().rev_max(|field| self.loan(field));
        if let Some(field) = least.or_else(most) {
            return Action::Mortgage { field };
        }
        let built =
            bits(state.built(seat)).filter_map(|field| Some((field, self.sell_one(state, seat, field)?)));
        let (_, sale) =
            built.min_by_key(|(field, _)| self.house(*field)).expect("what counts as liquid can be raised");
        sale
    }

    /// One level less on a street, if that may be sold now.
    fn sell_one(&self, state: &State, seat: Seat, field: Field) -> Option<Action> {
        let level = state.level(field);
        if level < HOTEL {
            let even = self.check_even_sale(state, seat, field, level - 1);
            return even.is_ok().then_some(Action::SellHouses { field, count: 1 });
        }
        if state.houses >= HOTEL - 1 {
            let even = self.check_even_sale(state, seat, field, HOTEL - 1);
            return even.is_ok().then_some(Action::DowngradeHotel { field });
        }
        Some(Action::SellHotel { field })
    }

    /// PT-106: time is over.
    pub(crate) fn liquidate<E: Emit<Event>>(&self, state: &mut State, emit: &mut E) {
        let due = state.debts.due().expect("only a debtor is liquidated");
        let seat = due.debtor;
        if self.liquidity(state, seat) < i32::from(due.amount) {
            return self.fail(state, emit);
        }
        while !self.can_pay(state, seat, i32::from(due.amount)) {
            let shortfall = i32::from(due.amount) - state.cash[seat.index()];
            match self.liquidation_step(state, seat, shortfall) {
                Action::Mortgage { field } => self.mortgage(state, seat, field, emit),
                Action::SellHouses { field, count } => self.sell_houses(state, seat, field, count, emit),
                Action::DowngradeHotel { field } => self.downgrade(state, seat, field, emit),
                Action::SellHotel { field } => self.sell_hotel(state, seat, field, emit),
                other => unreachable!("{other:?} raises no money"),
            }
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
