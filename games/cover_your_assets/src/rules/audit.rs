//! Nothing is made or lost: CA-23, CA-131, CA-132.

use crate::CoverYourAssets;
use crate::card::{Card, KINDS};
use crate::state::{Phase, Place, Stake, State};
use engine::Seat;

pub(crate) fn audit(rules: &CoverYourAssets, state: &State) -> Result<(), String> {
    cards(rules, state)?;
    places(rules, state)?;
    sets(rules, state)?;
    hands(rules, state)
}

/// The multiset of all cards in all places is constant.
fn cards(rules: &CoverYourAssets, state: &State) -> Result<(), String> {
    let mut found = [0u32; KINDS];
    let mut count = |card: Card| found[card.index()] += 1;
    let in_hands = state.hands.iter().flat_map(|hand| hand.iter());
    let in_stacks =
        Seat::all(rules.seats).flat_map(|seat| state.stacks.of(seat)).flat_map(|set| set.cards().iter());
    let on_piles = state.piles.iter().filter_map(|pile| pile.top);
    state.pool.iter().chain(state.put_back.cards()).for_each(&mut count);
    in_hands.chain(in_stacks).chain(on_piles).for_each(&mut count);
    state.discard.iter().copied().chain(state.removed.iter()).for_each(&mut count);
    match state.phase {
        Phase::Reveal(reveal) | Phase::PutBack(reveal) => reveal.aside.iter().copied().for_each(&mut count),
        Phase::ShiftChoice { reveal, .. } => {
            reveal.aside.iter().copied().chain([Card::Shift]).for_each(&mut count);
        }
        Phase::Contest { draft, .. } => draft.set.cards().iter().for_each(&mut count),
        Phase::Duel(duel) => {
            duel.played.cards().iter().for_each(&mut count);
            if let Stake::Draft(draft) = duel.stake {
                draft.set.cards().iter().for_each(&mut count);
            }
        }
        _ => {}
    }
    match Card::ALL.into_iter().find(|card| found[card.index()] != u32::from(rules.in_play.count(*card))) {
        Some(card) => {
            let due = rules.in_play.count(card);
            Err(format!("{} of {} instead of {due}", found[card.index()], card.id()))
        }
        None => Ok(()),
    }
}

/// Every face-down card is somewhere.
fn places(rules: &CoverYourAssets, state: &State) -> Result<(), String> {
    let piles = (0..state.piles.len() as u8).map(Place::Pile);
    let slots: u8 = piles.chain([Place::Deck]).map(|place| state.face_down(place)).sum();
    let cards = state.pool.len() + state.put_back.len();
    if slots != cards {
        return Err(format!("{slots} places face down for {cards} cards"));
    }
    for pile in &state.piles {
        if pile.top.is_some_and(Card::is_action) {
            return Err("an action card shows on a draft pile".into());
        }
        let covered = state.phase == Phase::Turn && pile.top.is_none();
        if pile.face_down > 0 && (covered || !rules.drafts) {
            return Err(format!("a draft pile shows nothing and has {} cards", pile.face_down));
        }
    }
    Ok(())
}

/// Every set has at least two cards, at least one of them an asset.
fn sets(rules: &CoverYourAssets, state: &State) -> Result<(), String> {
    let mut all = Seat::all(rules.seats).flat_map(|seat| state.stacks.of(seat));
    match all.find(|set| set.len() < 2 || set.assets() == 0) {
        Some(set) => Err(format!("{set:?} is no set")),
        None => Ok(()),
    }
}

/// CA-23, and the empty hands of CA-56.
fn hands(rules: &CoverYourAssets, state: &State) -> Result<(), String> {
    let turn_begins = state.phase == Phase::Turn && !state.first_action_done;
    for seat in Seat::all(rules.seats) {
        let held = state.hand(seat).len();
        let short = turn_begins && state.deck > 0 && held < rules.hand_size;
        if held > rules.hand_size || short || (state.phase == Phase::Over && held > 0) {
            return Err(format!("seat {seat} has {held} cards with {} in the deck", state.deck));
        }
    }
    Ok(())
}
