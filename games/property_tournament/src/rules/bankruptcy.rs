//! Going bankrupt and leaving: PT-107 to PT-111, PT-144.

use crate::PropertyTournament;
use crate::event::Event;
use crate::field::{Field, Fields, bits};
use crate::ledger::{Account, Op};
use crate::options::{AuctionMode, BankruptAssets};
use crate::rules::build::HOTEL;
use crate::rules::money::Line;
use crate::rules::{auction, cards, debt, money, mortgage, moving, rent, sell, trade};
use crate::state::{Auction, Creditor, Debts, DeckName, Jail, Obligation, Phase, Reason, State};
use engine::{Emit, Illegal, Seat, require, rule};

/// The debtor of the obligation that is due goes bankrupt.
pub(crate) fn fail<E: Emit<Event>>(rules: &PropertyTournament, state: &mut State, emit: &mut E) {
    let due = state.debts.pop().expect("only a debtor goes bankrupt");
    let seat = due.debtor;
    sell_out(rules, state, seat, emit); // step 1
    let heir = match due.creditor {
        Creditor::Seat(owner) | Creditor::Birthday(owner, _) => Some(owner),
        Creditor::Each(others) if others.len() == 1 && rules.version >= 2 => others.first(),
        Creditor::Bank | Creditor::Each(_) => None,
    };
    match heir.filter(|_| rules.options.bankrupt_assets == BankruptAssets::ToCreditor) {
        Some(heir) => {
            let loans = take_over(rules, state, &due, heir, emit);
            strike_out(rules, state, seat, emit);
            debt::ask_next_guest(rules, state, &due, emit);
            charge_takeover(rules, state, heir, loans, emit);
        }
        None => {
            mortgage_all(rules, state, seat, emit); // step 2
            let cash = state.cash[seat.index()];
            debt::pay_amount(rules, state, &due, cash, emit); // step 3, PT-109
            surrender(rules, state, seat, emit); // steps 4 and 5
            strike_out(rules, state, seat, emit);
            if rules.version < 2 {
                return debt::ask_next_guest(rules, state, &due, emit);
            }
            state.debts.keep(debt::next_guest(rules, &due)); // after the auctions
        }
    }
}

fn sell_out<E: Emit<Event>>(rules: &PropertyTournament, state: &mut State, seat: Seat, emit: &mut E) {
    for field in bits(state.built(seat)) {
        match state.level(field) {
            HOTEL => sell::sell_hotel(rules, state, seat, field, emit),
            level => sell::sell_houses(rules, state, seat, field, level, emit),
        }
    }
}

fn mortgage_all<E: Emit<Event>>(rules: &PropertyTournament, state: &mut State, seat: Seat, emit: &mut E) {
    for field in bits(state.fields[seat.index()].0 & !state.mortgaged.0) {
        mortgage::mortgage(rules, state, seat, field, emit);
    }
}

/// The fields, all mortgaged, go to the Bank and the loans are cancelled; what is lost is written off. The mask of
/// the seat now says what the Bank has to auction.
fn surrender<E: Emit<Event>>(rules: &PropertyTournament, state: &mut State, seat: Seat, emit: &mut E) {
    let fields = state.fields[seat.index()].0;
    let value: i32 = bits(fields).map(|field| rules.price(field) - rules.loan(field)).sum();
    let lost = value + i32::from(state.jail_cards_of(seat)) * rules.jail_card_value();
    state.mortgaged.0 &= !fields;
    give_jail_cards_back(rules, state, seat);
    if lost > 0 {
        let line = Line::new(Op::WriteOff, 0).into(Account::WriteOff, lost);
        money::post(rules, state, seat, Line { value: lost, ..line }, emit);
    }
}

fn give_jail_cards_back(rules: &PropertyTournament, state: &mut State, seat: Seat) {
    for deck in DeckName::ALL {
        if state.jail_cards[deck.index()] == Some(seat) {
            cards::return_jail_card(rules, state, deck);
        }
    }
}

/// PT-110, PT-117: everything passes to the one creditor. Tells which fields came with a loan.
fn take_over<E: Emit<Event>>(
    rules: &PropertyTournament,
    state: &mut State,
    due: &Obligation,
    heir: Seat,
    emit: &mut E,
) -> Fields {
    let seat = due.debtor;
    let cash = state.cash[seat.index()];
    let fields = state.fields[seat.index()].0;
    let book =
        |field: Field| rules.price(field) - if state.is_mortgaged(field) { rules.loan(field) } else { 0 };
    let cards = i32::from(state.jail_cards_of(seat)) * rules.jail_card_value();
    let value = cash + bits(fields).map(book).sum::<i32>() + cards;
    let (cost, gain) = match due.reason {
        Reason::Rent => (Account::RentOut, Account::RentIn),
        _ => (Account::CardsToPlayers, Account::CardsFromPlayers),
    };
    let owed = value.min(i32::from(due.amount));
    state.fields[seat.index()] = Fields::EMPTY;
    state.fields[heir.index()].0 |= fields;
    for holder in state.jail_cards.iter_mut().filter(|holder| **holder == Some(seat)) {
        *holder = Some(heir);
    }
    if value > 0 {
        let out = Line { value, ..Line::new(Op::Surrendered, -cash).with(heir) };
        money::post(rules, state, seat, out.into(cost, owed), emit);
        let back = Line { value, ..Line::new(Op::TakenOver, cash).with(seat) };
        money::post(rules, state, heir, back.into(gain, owed), emit);
    }
    let beyond = value - owed;
    if beyond > 0 {
        let line = Line::new(Op::WriteOff, 0).with(heir);
        money::post(rules, state, seat, line.into(Account::WriteOff, beyond), emit);
        let line = Line::new(Op::TakenOver, 0).with(seat);
        money::post(rules, state, heir, line.into(Account::TradeGain, beyond), emit);
    }
    Fields(fields & state.mortgaged.0)
}

/// PT-79, PT-110: the fee for the loans taken over; it waits behind a birthday that goes on.
fn charge_takeover<E: Emit<Event>>(
    rules: &PropertyTournament,
    state: &mut State,
    heir: Seat,
    loans: Fields,
    emit: &mut E,
) {
    if !rules.options.mortgage_transfer_fee || !state.solvent.contains(heir) {
        return;
    }
    let fee: i32 = loans.iter().map(|field| rules.interest(field)).sum();
    if fee == 0 {
        return;
    }
    if money::can_pay(state, heir, fee) {
        return money::post(
            rules,
            state,
            heir,
            Line::new(Op::TransferFee, -fee).into(Account::Interest, fee),
            emit,
        );
    }
    let stamp = state.next_stamp();
    let amount = fee as u16;
    emit.emit(|| Event::InDebt { seat: heir, amount });
    let (creditor, space) = (Creditor::Bank, state.position[heir.index()]);
    state.debts.push_fee(Obligation {
        debtor: heir,
        creditor,
        reason: Reason::TransferFee,
        space,
        amount,
        stamp,
    });
}

/// Steps 6 and 7: whatever the seat was part of goes on without it.
fn strike_out<E: Emit<Event>>(rules: &PropertyTournament, state: &mut State, seat: Seat, emit: &mut E) {
    if state.claims.debtor == seat {
        rent::lapse_claims(rules, state, |_| true, emit); // PT-38
    } else {
        rent::lapse_claims(rules, state, |claim| claim.owner == seat, emit);
    }
    let seats = rules.seats;
    state.debts.revise(|owed| without(owed, seat, seats));
    if let Some(contest) = &mut state.contest {
        contest.orders[seat.index()] = Default::default();
        contest.waiting.remove(seat);
    }
    state.jail[seat.index()] = Jail::FREE;
    state.solvent.remove(seat);
    state.standing_by.remove(seat);
    let number = rules.seats - state.solvent.len() as u8;
    state.bankrupt[seat.index()] = number;
    if state.phase == Phase::Closing {
        state.fields[seat.index()] = Fields::EMPTY; // PT-123
    }
    emit.emit(|| Event::Bankrupt { seat, number });
    trade::drop_dead_offers(rules, state, emit);
}

/// PT-111, PT-144
pub(crate) fn check_resign(state: &State, seat: Seat) -> Result<(), Illegal> {
    require(state.solvent.contains(seat), rule!("PT-111"))?;
    let chance = matches!(
        state.phase,
        Phase::StartRoll { .. } | Phase::Rolling { .. } | Phase::Drawing { .. } | Phase::Metering { .. }
    );
    require(!chance && state.phase != Phase::Over, rule!("PT-126"))?;
    require(state.auction.is_none_or(|auction| auction.bidder != Some(seat)), rule!("PT-144"))
}

pub(crate) fn resign<E: Emit<Event>>(
    rules: &PropertyTournament,
    state: &mut State,
    seat: Seat,
    emit: &mut E,
) {
    emit.emit(|| Event::Resigned { seat });
    sell_out(rules, state, seat, emit);
    mortgage_all(rules, state, seat, emit);
    let debts = state.debts;
    for owed in debts.iter().rev() {
        pay_on_leaving(rules, state, &owed, seat, emit);
    }
    if state.claims.debtor == seat {
        let claims = state.claims;
        for claim in claims.iter() {
            let paid = state.cash[seat.index()].min(i32::from(claim.amount));
            let owed = Obligation {
                debtor: seat,
                creditor: Creditor::Seat(claim.owner),
                reason: Reason::Rent,
                space: claim.field.space(),
                amount: claim.amount,
                stamp: 0,
            };
            debt::pay_amount(rules, state, &owed, paid, emit);
        }
    }
    let rest = state.cash[seat.index()];
    if rest > 0 {
        money::post(rules, state, seat, Line::new(Op::LastCash, -rest).into(Account::WriteOff, rest), emit);
    }
    surrender(rules, state, seat, emit);
    strike_out(rules, state, seat, emit);
    ask_anew(rules, state, &debts, emit);
    leave_auction(rules, state, seat, emit);
}

/// The guest of a birthday who is asked in the place of the one who left has the whole time.
fn ask_anew<E: Emit<Event>>(rules: &PropertyTournament, state: &mut State, before: &Debts, emit: &mut E) {
    let Some(due) = state.debts.due() else { return };
    if !before.iter().any(|old| old.debtor == due.debtor && old.stamp == due.stamp) {
        state.debts.pop();
        if rules.version < 2 {
            return moving::owe(
                rules,
                state,
                due.debtor,
                due.creditor,
                (due.reason, due.space),
                due.amount,
                emit,
            );
        }
        state.debts.keep(Some(due));
    }
}

/// PT-144; with one solvent seat left the lot vanishes instead of being sold (PT-12).
fn leave_auction<E: Emit<Event>>(rules: &PropertyTournament, state: &mut State, seat: Seat, emit: &mut E) {
    let Some(auction) = state.auction else { return };
    if auction.passed.contains(seat) || state.solvent.len() == 1 {
        return;
    }
    let was_asked = rules.options.auction_mode == AuctionMode::Sequential && auction.turn == seat;
    let stamp = if was_asked { state.next_stamp() } else { auction.stamp };
    state.auction = Some(Auction { passed: auction.passed.with(seat), stamp, ..auction });
    auction::go_on(rules, state, emit);
}

fn pay_on_leaving<E: Emit<Event>>(
    rules: &PropertyTournament,
    state: &mut State,
    owed: &Obligation,
    seat: Seat,
    emit: &mut E,
) {
    let invited = matches!(owed.creditor, Creditor::Birthday(_, guests) if guests.contains(seat));
    if owed.debtor == seat || invited {
        let paid = state.cash[seat.index()].min(i32::from(owed.amount));
        debt::pay_amount(rules, state, &Obligation { debtor: seat, ..*owed }, paid, emit);
    }
}

/// What is left of an obligation once a seat is out: nothing it owes or is owed. A birthday goes on with the next guest.
fn without(owed: Obligation, seat: Seat, seats: u8) -> Option<Obligation> {
    if owed.debtor == seat {
        let Creditor::Birthday(host, guests) = owed.creditor else { return None };
        let debtor = guests.first_from(seat.next(seats))?;
        return Some(Obligation {
            debtor,
            creditor: Creditor::Birthday(host, guests.without(debtor)),
            ..owed
        });
    }
    match owed.creditor {
        Creditor::Bank => Some(owed),
        Creditor::Seat(owner) => (owner != seat).then_some(owed),
        Creditor::Birthday(host, guests) => {
            let creditor = Creditor::Birthday(host, guests.without(seat));
            (host != seat).then_some(Obligation { creditor, ..owed })
        }
        Creditor::Each(others) if others.contains(seat) => {
            let amount = owed.amount - owed.amount / others.len() as u16;
            let creditor = Creditor::Each(others.without(seat));
            (amount > 0).then_some(Obligation { creditor, amount, ..owed })
        }
        Creditor::Each(_) => Some(owed),
    }
}
