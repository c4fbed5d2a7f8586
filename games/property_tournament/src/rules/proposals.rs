//! The trades worth proposing: fields of groups both sides have a part in, at a quarter above book value; a jail card
//! to somebody in jail; in debt, fields to the neighbour.

use crate::PropertyTournament;
use crate::action::{Action, CardSet, Trade};
use crate::field::{Field, Fields, GROUPS, RAILWAYS, bits};
use crate::options::OffTurn;
use crate::rules::legal::ActionList;
use crate::rules::{debt, mortgage, trade};
use crate::state::{DeckName, State};
use engine::{Seat, SeatSet};

/// So many proposals are listed at once, and so many are made in a turn before none is listed any more. The rules
/// allow ten; a table at which everybody is asked to trade all the time is no fun.
const MOST_LISTED: usize = 8;
const MOST_MADE: u8 = 2;

pub(crate) fn list_proposals(
    rules: &PropertyTournament,
    state: &State,
    seat: Seat,
    out: &mut impl ActionList,
) {
    if state.counts[seat.index()].offers() >= MOST_MADE || state.offers.open_by(seat) > 0 {
        return;
    }
    if !state.debts.is_empty() {
        if debt::own_debt(state, seat).is_some() {
            list_fire_sales(rules, state, seat, out);
        }
        return;
    }
    let own_turn = rules.options.off_turn_actions == OffTurn::OwnTurn && seat != state.active;
    let partners = if own_turn { SeatSet::one(state.active) } else { state.solvent.without(seat) };
    let limit = out.len() + MOST_LISTED;
    list_group_deals(rules, state, seat, partners, limit, out);
    list_card_deals(rules, state, seat, partners, limit, out);
    if trade::houses_are_for_sale(rules, state) {
        list_house_deals(rules, state, seat, partners, limit, out);
    }
}

/// What a seller asks and a buyer bids first.
pub(crate) fn asking_price(rules: &PropertyTournament, state: &State, field: Field) -> i32 {
    let loan = if state.is_mortgaged(field) { rules.loan(field) } else { 0 };
    (rules.price(field) - loan) * 5 / 4
}

fn list_group_deals(
    rules: &PropertyTournament,
    state: &State,
    seat: Seat,
    partners: SeatSet,
    limit: usize,
    out: &mut impl ActionList,
) {
    let own = state.fields[seat.index()].0;
    for group in 0..GROUPS {
        let members = Fields::group(group);
        if own & members == 0 || own & members == members {
            continue;
        }
        for other in partners.iter() {
            let theirs = state.fields[other.index()].0 & members;
            if theirs != 0 && out.len() < limit {
                list_pair(rules, state, seat, other, Field::number(theirs.trailing_zeros() as u8), true, out);
                let mine = own & members;
                list_pair(rules, state, seat, other, Field::number(mine.trailing_zeros() as u8), false, out);
            }
        }
    }
}

/// One field between two seats: wanted or on offer.
fn list_pair(
    rules: &PropertyTournament,
    state: &State,
    seat: Seat,
    other: Seat,
    field: Field,
    buys: bool,
    out: &mut impl ActionList,
) {
    let price = asking_price(rules, state, field);
    if buys && state.cash[seat.index()] < price {
        return;
    }
    let fields = Fields(field.bit());
    let trade = if buys {
        Trade { give_cash: price as u32, get_fields: fields, ..blank(other) }
    } else {
        Trade { get_cash: price as u32, give_fields: fields, ..blank(other) }
    };
    push_checked(rules, state, seat, Action::OfferTrade(trade), out);
}

fn list_card_deals(
    rules: &PropertyTournament,
    state: &State,
    seat: Seat,
    partners: SeatSet,
    limit: usize,
    out: &mut impl ActionList,
) {
    for deck in DeckName::ALL.into_iter().filter(|deck| state.jail_cards[deck.index()] == Some(seat)) {
        for other in partners.iter().filter(|other| state.jail[other.index()].is_in()) {
            if out.len() < limit {
                let trade = Trade { get_cash: 50, give_cards: CardSet::one(deck), ..blank(other) };
                push_checked(rules, state, seat, Action::OfferTrade(trade), out);
            }
        }
    }
}

/// PT-84: a debtor asks the neighbour for the book value.
fn list_fire_sales(rules: &PropertyTournament, state: &State, seat: Seat, out: &mut impl ActionList) {
    // Not the richest: who has how much may be hidden.
    let buyer = state.next_solvent(seat, rules.seats);
    let limit = out.len() + MOST_LISTED;
    for field in
        bits(state.fields[seat.index()].0).filter(|&field| mortgage::is_clear(rules, state, seat, field))
    {
        let loan = if state.is_mortgaged(field) { rules.loan(field) } else { 0 };
        let price = rules.price(field) - loan;
        let trade = Trade { get_cash: price as u32, give_fields: Fields(field.bit()), ..blank(buyer) };
        if out.len() < limit {
            push_checked(rules, state, seat, Action::OfferTrade(trade), out);
        }
    }
}

/// PT-70: one house for its card price.
fn list_house_deals(
    rules: &PropertyTournament,
    state: &State,
    seat: Seat,
    partners: SeatSet,
    limit: usize,
    out: &mut impl ActionList,
) {
    for target in bits(state.fields[seat.index()].0).filter(|field| field.group() < RAILWAYS) {
        for other in partners.iter() {
            let same = bits(state.built(other)).find(|source| rules.house(*source) == rules.house(target));
            if let Some(source) = same.filter(|_| out.len() < limit) {
                let price = rules.house(target) as u32;
                let houses = Action::OfferHouses { to_seat: other, source, target, count: 1, price };
                push_checked(rules, state, seat, houses, out);
            }
        }
    }
}

fn push_checked(
    rules: &PropertyTournament,
    state: &State,
    seat: Seat,
    action: Action,
    out: &mut impl ActionList,
) {
    let checked = match action {
        Action::OfferTrade(trade) => trade::check_offer(rules, state, seat, &trade),
        Action::OfferHouses { to_seat, source, target, count, price } => {
            let houses = crate::offers::Houses { source, target, count };
            trade::check_offer_houses(rules, state, seat, to_seat, houses, price)
        }
        _ => return,
    };
    if checked.is_ok() {
        out.push(action);
    }
}

/// A trade with a partner and nothing in it yet.
pub(crate) fn blank(to_seat: Seat) -> Trade {
    Trade {
        to_seat,
        give_cash: 0,
        give_fields: Fields::EMPTY,
        give_cards: CardSet::default(),
        get_cash: 0,
        get_fields: Fields::EMPTY,
        get_cards: CardSet::default(),
    }
}
