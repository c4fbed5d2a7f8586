//! Setting up a round: CA-2, CA-3, CA-7 to CA-15.

use crate::card::{Card, KINDS};
use crate::cards::Cards;
use crate::event::Event;
use crate::options::{Options, SmallTable};
use crate::piles::{PILES, Pile, PileSet};
use crate::rules::refill;
use crate::state::{Phase, Place, Reveal, State};
use crate::{CoverYourAssets, List};
use engine::{Emit, Seat, SeatSet};

/// CA-9
pub(crate) const PILE_CARDS: u8 = 10;

/// CA-5
pub(crate) fn has_drafts(seats: u8, options: &Options) -> bool {
    seats <= 3 && options.small_table == SmallTable::Draft
}

/// CA-4
pub(crate) fn hand_size(seats: u8, options: &Options) -> u8 {
    if options.hand_size_six || (seats == 2 && has_drafts(seats, options)) { 6 } else { 5 }
}

/// CA-3
pub(crate) fn cards_in_play(seats: u8, options: &Options) -> Cards {
    let short = seats == 2 && has_drafts(seats, options);
    let copies = |card: Card| match card {
        Card::House if short => 0,
        Card::Silver if short => card.copies() - 2,
        Card::Gold if short => card.copies() - 1,
        Card::PennyJar if !options.kasicka => 0,
        Card::Swap | Card::Shift if !options.action_cards => 0,
        _ => card.copies(),
    };
    Card::ALL[..KINDS].iter().fold(Cards::EMPTY, |cards, card| cards.with_many(*card, copies(*card)))
}

/// CA-8, CA-9: all cards are in one deck again; ten go to each draft pile, unseen.
pub(crate) fn begin_round<E: Emit<Event>>(
    rules: &CoverYourAssets,
    state: &mut State,
    dealer: Seat,
    emit: &mut E,
) {
    state.round += 1;
    state.dealer = dealer;
    state.pool = rules.in_play;
    state.deck = rules.in_play.len();
    state.piles = [Pile::default(); PILES];
    if rules.drafts {
        state.piles = [Pile { top: None, face_down: PILE_CARDS }; PILES];
        state.deck -= PILE_CARDS * PILES as u8;
    }
    state.put_back = Default::default();
    state.stacks = Default::default();
    state.discard.clear();
    state.removed = Cards::EMPTY;
    state.active = dealer.next(rules.seats); // CA-15
    state.first_action_done = false;
    state.banned = SeatSet::EMPTY;
    state.refill_order.clear();
    state.phase = Phase::Deal { dealt: 0 };
    let round = state.round;
    emit.emit(|| Event::RoundStarted { round, dealer_seat: dealer });
}

/// CA-10: one card at a time, clockwise from the dealer's left neighbour.
#[inline]
pub(crate) fn deal<E: Emit<Event>>(
    rules: &CoverYourAssets,
    state: &mut State,
    dealt: u8,
    card: Card,
    emit: &mut E,
) {
    let seat = state.dealer.plus(1 + dealt % rules.seats, rules.seats);
    state.take_from(Place::Deck, card);
    state.hands[seat.index()].add(card);
    emit.emit(|| Event::Dealt { seat, card });
    let dealt = dealt + 1;
    if dealt < rules.hand_size * rules.seats {
        state.phase = Phase::Deal { dealt };
        return;
    }
    let first_seat = state.active;
    emit.emit(|| Event::HandsDealt { cards: rules.hand_size, first_seat });
    let piles = if rules.drafts { PileSet::ALL } else { PileSet::EMPTY };
    state.phase = Phase::Reveal(Reveal { piles, set_up: true, aside: List::new() }); // CA-12, CA-13
}

/// CA-15
pub(crate) fn begin_first_turn(state: &mut State) {
    refill::begin_turn(state, state.active);
}
