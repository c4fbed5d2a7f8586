//! Players with one fixed habit, who show whether a bot can be exploited. Each ranks the legal actions by a plain rule;
//! nobody counts cards or looks ahead.

use crate::CoverYourAssets;
use crate::action::{Action, Play};
use crate::card::Card;
use crate::state::State;
use engine::{Game as _, Seat};

pub(super) const TRICKS: &[&str] =
    &["greedy", "always_challenge", "never_challenge", "always_concede", "hoard"];

/// Above every set: what is done whatever it brings.
const FIRST: i64 = 10_000_000;
/// What a hoarder thinks a wild card is worth, as long as there are cards to draw.
const HOARDED: i64 = 200_000;

pub(super) fn trick(
    rules: &CoverYourAssets,
    trick: &str,
    state: &State,
    seat: Seat,
    scratch: &mut Vec<Action>,
) -> Action {
    scratch.clear();
    rules.legal(state, seat, scratch);
    let rank = |action: &Action| match (trick, *action) {
        ("always_challenge", Action::Challenge { .. }) => FIRST + brings(state, *action),
        ("never_challenge", Action::Challenge { .. }) => -FIRST,
        ("always_concede", Action::Concede {} | Action::DeclineContest {}) => FIRST,
        ("hoard", _) if state.deck > 0 => brings(state, *action) - HOARDED * wilds(*action),
        _ => brings(state, *action),
    };
    *scratch.iter().max_by_key(|action| rank(action)).expect("a seat that may act has actions")
}

/// What an action puts on the own stack at once, as if nobody answered, less the card that is given away. Fights are
/// gone on with, by the cheapest card.
fn brings(state: &State, action: Action) -> i64 {
    match action {
        Action::FormSet { hand, .. } => {
            let other = hand.second().or(state.top_discard()).map_or(0, Card::value);
            i64::from(hand.first().value() + other)
        }
        Action::Challenge { target, depth, cards } => {
            let set = state.stacks.below_top(target, depth).map_or(0, |set| set.value());
            i64::from(set) - i64::from(cards.value())
        }
        Action::DraftSet { hand, piles } => {
            let tops = piles.iter().filter_map(|pile| state.piles[usize::from(pile)].top);
            i64::from(hand.value() + tops.map(Card::value).sum::<u32>())
        }
        Action::UpgradeSet { card } => i64::from(card.value()),
        Action::Respond { cards } => FIRST - i64::from(cards.value()),
        Action::ContestDraft { card } => FIRST - i64::from(card.value()),
        Action::Discard { card } => -i64::from(card.value()),
        Action::PlaySwap { .. } | Action::PlayShift { .. } | Action::ChooseShift { .. } => 1,
        Action::EndTurn {} | Action::DeclineContest {} | Action::Concede {} => 0,
    }
}

fn wilds(action: Action) -> i64 {
    let of_play = |cards: Play| cards.cards().filter(|card| card.is_wild()).count() as i64;
    match action {
        Action::FormSet { hand, .. } => of_play(hand),
        Action::Challenge { cards, .. } | Action::Respond { cards } => of_play(cards),
        Action::Discard { card } | Action::UpgradeSet { card } | Action::ContestDraft { card } => {
            i64::from(card.is_wild())
        }
        Action::DraftSet { hand, .. } => i64::from(hand.is_wild()),
        _ => 0,
    }
}
