//! Chance and Community Chest: PT-85 to PT-90.

use crate::PropertyTournament;
use crate::board::Effect;
use crate::event::Event;
use crate::field::{Field, RAILWAYS, SPACES, UTILITIES, bits};
use crate::ledger::{Account, Op};
use crate::rules::build::HOTEL;
use crate::rules::money::Line;
use crate::rules::{money, moving};
use crate::state::{Creditor, DeckName, Phase, Reason, RentCard, State};
use engine::{Emit, Seat};

pub(crate) fn drawn<E: Emit<Event>>(
    rules: &PropertyTournament,
    state: &mut State,
    deck: DeckName,
    card: u8,
    emit: &mut E,
) {
    let seat = state.active;
    let drawn = &rules.board.decks[deck.index()][usize::from(card)];
    emit.emit(|| {
        let card = if rules.board.built_in { drawn.id.clone() } else { drawn.title.clone() };
        Event::CardDrawn { seat, deck, card }
    });
    state.decks[deck.index()].draw(card);
    if drawn.effect == Effect::JailCard {
        state.jail_cards[deck.index()] = Some(seat); // PT-86
        state.enter(Phase::AfterMove);
        return book_jail_card(rules, state, seat, Op::JailCardDrawn, Account::JailCardReceived, emit);
    }
    state.decks[deck.index()].put_under(card); // PT-85
    execute(rules, state, seat, drawn.effect, emit);
}

fn execute<E: Emit<Event>>(
    rules: &PropertyTournament,
    state: &mut State,
    seat: Seat,
    effect: Effect,
    emit: &mut E,
) {
    let here = state.position[seat.index()];
    match effect {
        Effect::Advance(to) => moving::advance(rules, state, distance(here, to), emit),
        Effect::NextRailway => {
            state.rent_card = RentCard::Railway;
            moving::advance(rules, state, to_next(here, RAILWAYS), emit); // PT-87
        }
        Effect::NextUtility => {
            state.rent_card = RentCard::Utility;
            moving::advance(rules, state, to_next(here, UTILITIES), emit);
        }
        Effect::Back(steps) => {
            state.position[seat.index()] = (here + SPACES - steps) % SPACES; // PT-17, PT-88
            moving::land(rules, state, emit);
        }
        Effect::Arrest => moving::arrest(state, emit),
        _ => {
            state.enter(Phase::AfterMove);
            move_money(rules, state, seat, effect, emit);
        }
    }
}

fn move_money<E: Emit<Event>>(
    rules: &PropertyTournament,
    state: &mut State,
    seat: Seat,
    effect: Effect,
    emit: &mut E,
) {
    let others = state.solvent.without(seat);
    let here = state.position[seat.index()];
    match effect {
        Effect::Receive(amount) => {
            let amount = i32::from(amount);
            let line = Line::new(Op::CardFromBank, amount).into(Account::CardsFromBank, amount);
            money::post(rules, state, seat, line, emit);
        }
        Effect::Pay(amount) => {
            moving::owe(rules, state, seat, Creditor::Bank, (Reason::Card, here), amount, emit);
        }
        Effect::PayEach(each) => {
            let amount = each * others.len() as u16; // PT-89
            moving::owe(rules, state, seat, Creditor::Each(others), (Reason::Card, here), amount, emit);
        }
        Effect::CollectEach(amount) => {
            let first = others.first_from(seat.next(rules.seats)).expect("the game has others");
            let creditor = Creditor::Birthday(seat, others.without(first));
            moving::owe(rules, state, first, creditor, (Reason::Card, here), amount, emit);
        }
        Effect::Repairs { house, hotel } => {
            let amount = repairs(state, seat, house, hotel);
            moving::owe(rules, state, seat, Creditor::Bank, (Reason::Card, here), amount, emit);
        }
        Effect::Advance(_)
        | Effect::NextRailway
        | Effect::NextUtility
        | Effect::Back(_)
        | Effect::Arrest
        | Effect::JailCard => unreachable!("these cards move no money"),
    }
}

/// PT-90
fn repairs(state: &State, seat: Seat, house: u16, hotel: u16) -> u16 {
    let cost = |field: Field| match state.level(field) {
        HOTEL => hotel,
        level => house * u16::from(level),
    };
    bits(state.fields[seat.index()].0).map(cost).sum()
}

/// PT-114: a card without value is no entry.
pub(crate) fn book_jail_card<E: Emit<Event>>(
    rules: &PropertyTournament,
    state: &mut State,
    seat: Seat,
    op: Op,
    account: Account,
    emit: &mut E,
) {
    let value = rules.jail_card_value();
    if value > 0 {
        let line = Line::new(op, 0).into(account, value);
        money::post(rules, state, seat, Line { value, ..line }, emit);
    }
}

/// PT-86: back to the bottom of its own deck.
pub(crate) fn return_jail_card(rules: &PropertyTournament, state: &mut State, deck: DeckName) {
    state.jail_cards[deck.index()] = None;
    let cards = &rules.board.decks[deck.index()];
    let card = cards.iter().position(|card| card.effect == Effect::JailCard);
    state.decks[deck.index()].put_under(card.expect("every deck has a jail card") as u8);
}

fn distance(from: u8, to: u8) -> u8 {
    (to + SPACES - from - 1) % SPACES + 1
}

fn to_next(from: u8, group: usize) -> u8 {
    let at = |&steps: &u8| Field::at((from + steps) % SPACES).is_some_and(|field| field.group() == group);
    (1..SPACES).find(at).expect("every board has railways and utilities")
}
