//! Drafting a set with two or three players, and contesting it: CA-102 to CA-120.

use crate::CoverYourAssets;
use crate::action::Play;
use crate::card::Card;
use crate::event::Event;
use crate::list::List;
use crate::piles::PileSet;
use crate::rules::{duel, require_turn, reveal};
use crate::set::Set;
use crate::state::{Draft, Duel, Phase, Reveal, Stake, State};
use engine::{Emit, Illegal, Seat, require, rule};

pub(crate) fn check_draft(
    rules: &CoverYourAssets,
    state: &State,
    seat: Seat,
    (hand, piles): (Card, PileSet),
) -> Result<(), Illegal> {
    require_turn(state, seat)?;
    require(rules.drafts, rule!("CA-5"))?;
    let usable = PileSet::usable(seat, rules.seats);
    require(piles.iter().all(|pile| usable.contains(pile)), rule!("CA-103"))?;
    require(piles.iter().all(|pile| state.piles[usize::from(pile)].top.is_some()), rule!("CA-105"))?;
    require((1..=most_piles(rules)).contains(&piles.len()), rule!("CA-108"))?;
    require(state.hand(seat).has(hand), rule!("CA-108"))?;
    require(!hand.is_action(), rule!("CA-84"))?;
    require(drafted_asset(hand, asset_on(state, piles)).is_some(), rule!("CA-109"))
}

#[inline]
pub(crate) fn draft<E: Emit<Event>>(
    rules: &CoverYourAssets,
    state: &mut State,
    seat: Seat,
    (hand, piles): (Card, PileSet),
    emit: &mut E,
) {
    let asset = drafted_asset(hand, asset_on(state, piles)).expect("a draft has an asset");
    let mut set = Set::none_of(asset);
    state.play_card(seat, hand);
    set.add(hand);
    for pile in piles.iter() {
        set.add(state.piles[usize::from(pile)].top.take().expect("the pile shows a card"));
    }
    emit.emit(|| Event::Drafted { seat, card: hand, piles, set, value: set.value() });
    let draft = Draft { piles, set };
    let rival = rival(rules, seat, piles);
    let unable = rules.options.draft_contest_needs_set && state.stacks.is_empty(rival); // CA-116
    if state.hand(rival).is_empty() || unable {
        place(rules, state, seat, draft, emit);
    } else {
        state.phase = Phase::Contest { rival, draft };
    }
}

/// CA-115: only the rival is asked.
pub(crate) fn check_decline(state: &State, seat: Seat) -> Result<Draft, Illegal> {
    match state.phase {
        Phase::Contest { rival, draft } if rival == seat => Ok(draft),
        _ => Err(Illegal { rule: rule!("CA-115") }),
    }
}

pub(crate) fn check_contest(state: &State, seat: Seat, card: Card) -> Result<(), Illegal> {
    let draft = check_decline(state, seat)?;
    require(state.hand(seat).has(card), rule!("CA-117"))?;
    require(!card.is_action(), rule!("CA-84"))?;
    require(Play::one(card).power(draft.set.asset()) > 0, rule!("CA-117"))
}

/// CA-117: the rival is the challenger, the drafter defends.
#[inline]
pub(crate) fn contest<E: Emit<Event>>(
    rules: &CoverYourAssets,
    state: &mut State,
    (rival, draft): (Seat, Draft),
    card: Card,
    emit: &mut E,
) {
    let opening = Duel {
        challenger: rival,
        defender: state.active,
        responder: rival,
        demand: 1,
        stake: Stake::Draft(draft),
        played: Set::none_of(draft.set.asset()),
    };
    let opened = duel::play(state, opening, Play::one(card));
    emit.emit(|| Event::Contested { seat: rival, card, demand: opened.demand });
    duel::ask(rules, state, opened, emit);
}

#[inline]
pub(crate) fn decline<E: Emit<Event>>(
    rules: &CoverYourAssets,
    state: &mut State,
    (rival, draft): (Seat, Draft),
    emit: &mut E,
) {
    emit.emit(|| Event::ContestDeclined { seat: rival });
    place(rules, state, state.active, draft, emit);
}

/// CA-118, CA-119
#[inline]
pub(crate) fn place<E: Emit<Event>>(
    rules: &CoverYourAssets,
    state: &mut State,
    seat: Seat,
    draft: Draft,
    emit: &mut E,
) {
    state.stacks.push(seat, draft.set);
    emit.emit(|| Event::DraftPlaced { seat, set: draft.set, value: draft.set.value() });
    reveal::go_on(rules, state, Reveal { piles: draft.piles, set_up: false, aside: List::new() }, emit);
}

/// CA-108
#[inline]
pub(crate) fn most_piles(rules: &CoverYourAssets) -> u32 {
    if rules.seats == 2 { 3 } else { 1 }
}

/// The asset that the top cards of these piles show: `None` if they show several, `Some(None)` if they are all wild.
#[inline]
pub(crate) fn asset_on(state: &State, piles: PileSet) -> Option<Option<Card>> {
    let mut asset = None;
    for pile in piles.iter() {
        let top = state.piles[usize::from(pile)].top?;
        if top.is_asset() {
            if asset.is_some_and(|other| other != top) {
                return None;
            }
            asset = Some(top);
        }
    }
    Some(asset)
}

/// CA-109: the type of the set that a hand card makes with what lies on the piles.
#[inline]
pub(crate) fn drafted_asset(hand: Card, on_piles: Option<Option<Card>>) -> Option<Card> {
    match on_piles? {
        Some(asset) => (hand == asset || hand.is_wild()).then_some(asset),
        None => hand.is_asset().then_some(hand),
    }
}

/// CA-115: with two players the other one, with three the one who shares the pile.
#[inline]
pub(crate) fn rival(rules: &CoverYourAssets, seat: Seat, piles: PileSet) -> Seat {
    let left = seat.next(rules.seats);
    if rules.seats == 2 || piles.contains(seat.0) { left } else { left.next(rules.seats) }
}
