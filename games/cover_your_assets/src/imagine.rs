//! A world that fits a view: whatever the viewer does not see is dealt at random to the places where it can be.

use crate::card::Card;
use crate::cards::Cards;
use crate::piles::{PILES, Pile};
use crate::put_back::{ActionCounts, PutBack};
use crate::state::{MOST_SEATS, Place, State};
use crate::view::View;
use crate::{CoverYourAssets, List, Stacks};
use engine::{Rng, Seat};

pub(crate) fn imagine<R: Rng + ?Sized>(rules: &CoverYourAssets, view: &View, rng: &mut R, world: &mut State) {
    show(rules, view, world);
    let mut unseen = view.unseen;
    for (pile, known) in view.piles.iter().take(PILES).enumerate() {
        for card in known.put_back.cards() {
            hide(world, &mut unseen, Place::Pile(pile as u8), card, rng);
        }
    }
    for card in view.from_deck_unseen.cards() {
        place_from_deck(rules, view, &mut unseen, card, rng, world);
    }
    for seat in Seat::all(rules.seats).filter(|seat| !view.viewer.is(*seat)) {
        let mut hand = world.hand(seat);
        for _ in hand.len()..view.at(seat).cards {
            if unseen.is_empty() {
                break;
            }
            let card = unseen.nth(rng.below(u32::from(unseen.len())) as u8);
            unseen.remove(card);
            hand.add(card);
        }
        world.hands[seat.index()] = hand;
    }
    world.pool = unseen;
}

/// All that the viewer sees.
pub(crate) fn show(rules: &CoverYourAssets, view: &View, world: &mut State) {
    let mut piles = [Pile::default(); PILES];
    let mut put_back = [ActionCounts::default(); PILES];
    for (at, pile) in view.piles.iter().take(PILES).enumerate() {
        piles[at] = Pile { top: pile.top, face_down: pile.face_down };
        put_back[at] = pile.put_back;
    }
    let mut drawn = [0; MOST_SEATS];
    let mut stacks = Stacks::default();
    let mut hands = [Cards::EMPTY; MOST_SEATS];
    let (mut totals, mut round_wins) = ([0; MOST_SEATS], [0; MOST_SEATS]);
    for seat in Seat::all(rules.seats) {
        let (at, known) = (seat.index(), view.at(seat));
        drawn[at] = known.drawn;
        known.stack.iter().for_each(|set| stacks.push(seat, *set));
        hands[at] = known.hand.unwrap_or_default();
        totals[at] = known.total;
        round_wins[at] = known.round_wins;
    }
    let own = view.viewer.seat().map(|seat| (seat, view.from_deck_unseen));
    *world = State {
        phase: view.phase,
        pool: Cards::EMPTY,
        deck: view.deck,
        piles,
        put_back: PutBack::public(put_back, (view.from_deck, own), drawn),
        hands,
        stacks,
        discard: List::from_items(view.discard.iter().copied()).unwrap_or_default(),
        removed: view.removed,
        dealer: view.dealer,
        active: view.active,
        first_action_done: view.first_action_done,
        banned: view.banned,
        refill_order: List::from_items(view.refill_order.iter().copied()).unwrap_or_default(),
        round: view.round,
        totals,
        round_wins,
    };
}

/// Puts a card that is certainly in a place somewhere into it.
fn hide<R: Rng + ?Sized>(world: &mut State, unseen: &mut Cards, place: Place, card: Card, rng: &mut R) {
    let free = world.face_down(place).saturating_sub(world.put_back.hidden_in(place));
    if unseen.has(card) && free > 0 {
        unseen.remove(card);
        world.put_back.hide(place, card, rng.below(u32::from(free)) as u8);
    }
}

/// A card that was put back into the deck is still there, or somebody else drew it; every card that is in the deck or
/// was drawn from it is as likely to be the one.
fn place_from_deck<R: Rng + ?Sized>(
    rules: &CoverYourAssets,
    view: &View,
    unseen: &mut Cards,
    card: Card,
    rng: &mut R,
    world: &mut State,
) {
    let in_deck = world.deck.saturating_sub(world.put_back.hidden_in(Place::Deck));
    let room = |world: &State, seat: Seat| {
        let known = view.at(seat);
        let drawn = known.drawn.min(known.cards);
        if view.viewer.is(seat) { 0 } else { drawn.saturating_sub(world.hand(seat).len()) }
    };
    let places: u8 = Seat::all(rules.seats).map(|seat| room(world, seat)).sum::<u8>() + in_deck;
    if places == 0 || !unseen.has(card) {
        return;
    }
    let mut chosen = rng.below(u32::from(places)) as u8;
    for seat in Seat::all(rules.seats) {
        if chosen < room(world, seat) {
            unseen.remove(card);
            world.hands[seat.index()].add(card);
            return;
        }
        chosen -= room(world, seat);
    }
    hide(world, unseen, Place::Deck, card, rng);
}
