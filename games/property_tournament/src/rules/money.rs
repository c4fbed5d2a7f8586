//! Money: what a seat has, what it is worth, and the one way to move it (PT-41, PT-112, PT-114).

use crate::PropertyTournament;
use crate::event::Event;
use crate::field::{Field, bits};
use crate::ledger::{Account, Entry, Op};
use crate::state::State;
use engine::{Emit, Illegal, Seat, require, rule};

/// One entry, before it is in the books.
#[derive(Clone, Copy)]
pub(crate) struct Line {
    pub op: Op,
    pub space: Option<u8>,
    pub with: Option<Seat>,
    pub value: i32,
    pub price: i32,
    /// What comes in, or, if negative, goes out.
    pub cash: i32,
    /// What it adds to which account.
    pub result: Option<(Account, i32)>,
}

impl Line {
    pub(crate) fn new(op: Op, cash: i32) -> Line {
        Line { op, space: None, with: None, value: 0, price: cash.abs(), cash, result: None }
    }

    pub(crate) fn on(self, field: Field, value: i32) -> Line {
        Line { space: Some(field.space()), value, ..self }
    }

    pub(crate) fn at(self, space: u8) -> Line {
        Line { space: Some(space), ..self }
    }

    pub(crate) fn with(self, seat: Seat) -> Line {
        Line { with: Some(seat), ..self }
    }

    pub(crate) fn into(self, account: Account, amount: i32) -> Line {
        Line { result: Some((account, amount)), ..self }
    }

    /// The difference between book value and price: revenue if it is positive, cost if it is negative.
    pub(crate) fn difference(self, gain: Account, loss: Account, amount: i32) -> Line {
        if amount >= 0 { self.into(gain, amount) } else { self.into(loss, -amount) }
    }
}

impl PropertyTournament {
    #[inline]
    pub(crate) fn price(&self, field: Field) -> i32 {
        i32::from(self.board.deed(field).price)
    }

    #[inline]
    pub(crate) fn loan(&self, field: Field) -> i32 {
        i32::from(self.board.deed(field).mortgage)
    }

    #[inline]
    pub(crate) fn interest(&self, field: Field) -> i32 {
        i32::from(self.board.deed(field).interest)
    }

    /// What one house, or the step to a hotel, costs.
    #[inline]
    pub(crate) fn house(&self, field: Field) -> i32 {
        i32::from(self.board.deed(field).house)
    }

    pub(crate) fn jail_card_value(&self) -> i32 {
        i32::from(self.options.jail_card_value)
    }
}

#[inline]
pub(crate) fn post<E: Emit<Event>>(
    rules: &PropertyTournament,
    state: &mut State,
    seat: Seat,
    line: Line,
    emit: &mut E,
) {
    let at = seat.index();
    state.cash[at] += line.cash;
    let result = line.result.filter(|(_, amount)| *amount != 0);
    if let Some((account, amount)) = result {
        state.accounts[at].add(account, amount);
        state.entries[at] = state.entries[at].wrapping_add(1);
    }
    let amount_if = |revenue: bool| {
        result.map_or(0, |(account, amount)| if account.is_revenue() == revenue { amount } else { 0 })
    };
    tell(rules, state, seat, &line, emit);
    emit.emit(|| {
        Event::Booked(Entry {
            seat,
            round: state.round,
            op: line.op,
            field: line.space.map(|space| rules.board.label(space)),
            with_seat: line.with,
            value: line.value,
            price: line.price,
            cash_in: line.cash.max(0),
            cash_out: (-line.cash).max(0),
            revenue: Some(amount_if(true)),
            cost: Some(amount_if(false)),
            account: result.map(|(account, _)| account),
            balance: Some(state.cash[at]),
            number: result.map(|_| state.entries[at]),
        })
    });
}

/// What the story says of an entry. Auctions, trades and most cards have told it before it is booked.
#[inline]
fn tell<E: Emit<Event>>(rules: &PropertyTournament, state: &State, seat: Seat, line: &Line, emit: &mut E) {
    let amount = line.cash.abs();
    let level = || line.space.and_then(Field::at).map_or(0, |field| state.level(field));
    let field = || line.space.map_or_else(String::new, |space| rules.board.label(space));
    match (line.op, line.with) {
        (Op::StartBonus, _) => emit.emit(|| Event::Bonus { seat, amount }),
        (Op::Purchase, _) => emit.emit(|| Event::Bought { seat, field: field(), amount }),
        (Op::House | Op::Hotel, _) => {
            emit.emit(|| Event::Built { seat, field: field(), level: level(), amount });
        }
        (Op::SellHouses | Op::SellHotel | Op::DowngradeHotel, _) => {
            emit.emit(|| Event::Sold { seat, field: field(), level: level(), amount });
        }
        (Op::Mortgage, _) => emit.emit(|| Event::Mortgaged { seat, field: field(), amount }),
        (Op::Redeem, _) => emit.emit(|| Event::Redeemed { seat, field: field(), amount }),
        (Op::RentOut, Some(to_seat)) => {
            emit.emit(|| Event::RentPaid { seat, to_seat, field: field(), amount });
        }
        (Op::Tax, _) => emit.emit(|| Event::TaxPaid { seat, field: field(), amount }),
        (Op::Fine, _) => emit.emit(|| Event::FinePaid { seat, amount }),
        (Op::CardToBank, _) => emit.emit(|| Event::CardPaid { seat, amount }),
        (Op::TransferFee, _) => emit.emit(|| Event::FeePaid { seat, amount }),
        _ => {}
    }
}

/// PT-41: what the seat could raise: cash, half of its buildings, loans on its fields.
pub(crate) fn liquidity(rules: &PropertyTournament, state: &State, seat: Seat) -> i32 {
    let raised = |field: Field| {
        if state.is_mortgaged(field) {
            0
        } else {
            rules.loan(field) + rules.house(field) / 2 * i32::from(state.level(field))
        }
    };
    state.cash[seat.index()] + bits(state.fields[seat.index()].0).map(raised).sum::<i32>()
}

/// PT-120: what the seat is worth in the books; nothing if it is bankrupt.
pub(crate) fn net_worth(rules: &PropertyTournament, state: &State, seat: Seat) -> i32 {
    if !state.solvent.contains(seat) {
        return 0;
    }
    let sheet = rules.balance_sheet(state, seat);
    sheet.cash + sheet.fields + sheet.buildings + sheet.jail_cards - sheet.loans
}

pub(crate) fn profit(rules: &PropertyTournament, state: &State, seat: Seat) -> i32 {
    net_worth(rules, state, seat) - i32::from(rules.options.start_money)
}

/// What is claimed from a seat and not decided yet.
#[inline]
pub(crate) fn claimed(state: &State, seat: Seat) -> i32 {
    if state.claims.is_empty() || state.claims.debtor != seat {
        return 0;
    }
    state.claims.iter().map(|claim| i32::from(claim.amount)).sum()
}

/// PT-41: nobody spends what is claimed from them; `change` is what the action does to their liquidity.
#[inline]
pub(crate) fn guard(
    rules: &PropertyTournament,
    state: &State,
    seat: Seat,
    change: i32,
) -> Result<(), Illegal> {
    let open = claimed(state, seat);
    if open == 0 || change >= 0 {
        return Ok(());
    }
    let before = liquidity(rules, state, seat);
    require(before + change >= before.min(open), rule!("PT-41"))
}

#[inline]
pub(crate) fn can_pay(state: &State, seat: Seat, amount: i32) -> bool {
    state.cash[seat.index()] >= amount
}
