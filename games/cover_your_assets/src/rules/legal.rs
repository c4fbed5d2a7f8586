//! All legal actions, in ascending order. What is listed here and what the checks accept is the same.

use crate::CoverYourAssets;
use crate::action::{Action, Direction, Play};
use crate::card::Card;
use crate::cards::Cards;
use crate::piles::PileSet;
use crate::rules::{draft, is_pair};
use crate::state::State;
use engine::Seat;

pub(crate) fn turn_actions(rules: &CoverYourAssets, state: &State, seat: Seat, out: &mut Vec<Action>) {
    let hand = state.hand(seat);
    sets(hand, state.top_discard(), out);
    out.extend(hand.kinds().map(|card| Action::Discard { card }));
    if let Some(top) = state.stacks.top(seat) {
        challenges(rules, state, seat, out);
        if rules.options.upgrade_set && hand.has(top.asset()) {
            out.push(Action::UpgradeSet { card: top.asset() });
        }
        if hand.has(Card::Swap) {
            let owners =
                Seat::all(rules.seats).filter(|&other| other != seat && !state.stacks.is_empty(other));
            out.extend(owners.map(|target| Action::PlaySwap { target }));
        }
    }
    if hand.has(Card::Shift) {
        let movable = Seat::all(rules.seats).filter(|target| state.stacks.len(*target) >= 2);
        let both = |target| Direction::BOTH.map(|direction| Action::PlayShift { target, direction });
        out.extend(movable.flat_map(both));
    }
    if rules.drafts {
        drafts(rules, state, seat, out);
    }
    if state.first_action_done {
        out.push(Action::EndTurn {});
    }
}

/// CA-24 to CA-26
#[inline]
fn sets(hand: Cards, top_discard: Option<Card>, out: &mut Vec<Action>) {
    for card in hand.kinds() {
        if top_discard.is_some_and(|top| is_pair(card, top)) {
            out.push(Action::FormSet { hand: Play::one(card), use_discard: true });
        }
        if card.is_asset() {
            let pair = |other| Action::FormSet { hand: Play::two(card, other), use_discard: false };
            if hand.count(card) >= 2 {
                out.push(pair(card));
            }
            out.extend(hand.wilds().kinds().map(pair));
        }
    }
}

/// CA-36 to CA-38, CA-97, CA-98
#[inline]
fn challenges(rules: &CoverYourAssets, state: &State, seat: Seat, out: &mut Vec<Action>) {
    let deepest = u8::from(rules.options.second_set_challenge);
    for target in Seat::all(rules.seats).filter(|&target| target != seat && !state.banned.contains(target)) {
        let stack = state.stacks.of(target);
        for (depth, set) in (0..=deepest).zip(stack.iter().skip(1).rev()) {
            answers(state.hand(seat), set.asset(), 1 + depth, |cards| {
                out.push(Action::Challenge { target, depth, cards });
            });
        }
    }
}

/// Every play from a hand that meets a demand (CA-42), in ascending order.
#[inline]
pub(crate) fn answers(hand: Cards, asset: Card, demand: u8, mut play: impl FnMut(Play)) {
    let singles = [asset, Card::Silver, Card::Gold];
    if demand == 1 {
        singles.into_iter().filter(|card| hand.has(*card)).for_each(|card| play(Play::one(card)));
    } else {
        for (at, one) in singles.into_iter().enumerate().filter(|(_, card)| hand.has(*card)) {
            if hand.count(one) >= 2 {
                play(Play::two(one, one));
            }
            let others = singles[at + 1..].iter().filter(|card| hand.has(**card));
            others.for_each(|other| play(Play::two(one, *other)));
        }
    }
    if hand.has(Card::PennyJar) {
        play(Play::one(Card::PennyJar));
    }
}

/// CA-103, CA-108, CA-109
pub(crate) fn drafts(rules: &CoverYourAssets, state: &State, seat: Seat, out: &mut Vec<Action>) {
    let usable = PileSet::usable(seat, rules.seats);
    let choices = usable.choices().filter(|piles| piles.len() <= draft::most_piles(rules));
    let mut offers = [(PileSet::EMPTY, None); 7];
    let mut count = 0;
    for piles in choices {
        if let Some(asset) = draft::asset_on(state, piles) {
            offers[count] = (piles, asset);
            count += 1;
        }
    }
    for hand in state.hand(seat).kinds().filter(|card| !card.is_action()) {
        let fitting =
            offers[..count].iter().filter(|(_, asset)| draft::drafted_asset(hand, Some(*asset)).is_some());
        out.extend(fitting.map(|(piles, _)| Action::DraftSet { hand, piles: *piles }));
    }
}
