//! What one pair of eyes may know: section 3 of the rules. All but hands and face-down cards is public.

use crate::CoverYourAssets;
use crate::card::Card;
use crate::cards::Cards;
use crate::options::EndMode;
use crate::piles::{PILES, PileSet};
use crate::put_back::ActionCounts;
use crate::rules::scoring::MILLION;
use crate::set::Set;
use crate::state::{Duel, Phase, Stake, State};
use engine::{Seat, SeatSet, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A table as one viewer knows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct View {
    pub viewer: Viewer,
    pub phase: Phase,
    /// The set that a duel or a contest is about.
    pub stake: Option<Set>,
    /// What ends the game when it is reached, where that is an amount.
    pub goal: Option<u32>,
    /// Whether rounds are won, so that their number says something.
    pub counts_wins: bool,
    pub printed: PrintedValues,
    pub round: u8,
    pub dealer: Seat,
    pub active: Seat,
    pub first_action_done: bool,
    pub banned: SeatSet,
    pub refill_order: Vec<Seat>,
    /// How many cards the deck has.
    pub deck: u8,
    /// The draft piles, if the game has any.
    pub piles: Vec<PileView>,
    /// All cards of the discard pile, the last one on top.
    pub discard: Vec<Card>,
    /// Used action cards.
    pub removed: Cards,
    pub seats: Vec<SeatView>,
    /// All cards the viewer does not see, wherever they are: everybody can count them.
    pub unseen: Cards,
    /// Action cards that were put back into the deck: at least so many of those nobody has seen since are still there,
    /// or in a hand that drew.
    pub from_deck: ActionCounts,
    /// The same, of the cards this seat does not see.
    pub from_deck_unseen: ActionCounts,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PileView {
    pub top: Option<Card>,
    /// Who may draft from it.
    pub users: SeatSet,
    pub face_down: u8,
    /// Action cards that were put back and are certainly still there.
    pub put_back: ActionCounts,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatView {
    /// How many cards the seat holds.
    pub cards: u8,
    /// The cards themselves, for the seat alone.
    pub hand: Option<Cards>,
    /// The sets from the bottom to the top.
    pub stack: Vec<Set>,
    pub value: u32,
    pub total: u32,
    /// The total with what the stack of a running round adds to it.
    pub reached: u32,
    pub round_wins: u8,
    /// Cards drawn since the deal; counted where action cards make it matter.
    pub drawn: u8,
}

/// What is printed on every card, in dollars, for those who draw them. It is the same in all views.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(from = "BTreeMap<Card, u32>", into = "BTreeMap<Card, u32>")]
#[schemars(with = "BTreeMap<Card, u32>")]
pub struct PrintedValues;

impl From<PrintedValues> for BTreeMap<Card, u32> {
    fn from(_: PrintedValues) -> BTreeMap<Card, u32> {
        Card::ALL.into_iter().filter(|card| !card.is_action()).map(|card| (card, card.value())).collect()
    }
}

impl From<BTreeMap<Card, u32>> for PrintedValues {
    fn from(_: BTreeMap<Card, u32>) -> PrintedValues {
        PrintedValues
    }
}

pub(crate) fn view(rules: &CoverYourAssets, state: &State, viewer: Viewer) -> View {
    let pile = |pile: usize| PileView {
        top: state.piles[pile].top,
        users: Seat::all(rules.seats)
            .filter(|seat| PileSet::usable(*seat, rules.seats).contains(pile as u8))
            .collect(),
        face_down: state.piles[pile].face_down,
        put_back: state.put_back.at_least_in_pile(pile as u8),
    };
    View {
        viewer,
        phase: state.phase,
        stake: stake(state),
        goal: (rules.options.end_mode == EndMode::ClassicMillion).then_some(MILLION),
        counts_wins: rules.options.end_mode == EndMode::FirstToTwoWins,
        printed: PrintedValues,
        round: state.round,
        dealer: state.dealer,
        active: state.active,
        first_action_done: state.first_action_done,
        banned: state.banned,
        refill_order: state.refill_order.to_vec(),
        deck: state.deck,
        piles: (0..if rules.drafts { PILES } else { 0 }).map(pile).collect(),
        discard: state.discard.to_vec(),
        removed: state.removed,
        seats: Seat::all(rules.seats).map(|seat| seat_view(state, seat, viewer)).collect(),
        unseen: unseen(rules, state, viewer),
        from_deck: state.put_back.at_least_from_deck(None),
        from_deck_unseen: state.put_back.at_least_from_deck(viewer.seat()),
    }
}

impl View {
    pub fn at(&self, seat: Seat) -> &SeatView {
        &self.seats[seat.index()]
    }
}

fn seat_view(state: &State, seat: Seat, viewer: Viewer) -> SeatView {
    SeatView {
        cards: state.hand(seat).len(),
        hand: viewer.is(seat).then(|| state.hand(seat)),
        stack: state.stacks.of(seat).to_vec(),
        value: state.stacks.value(seat),
        total: state.totals[seat.index()],
        reached: state.totals[seat.index()]
            + if state.phase == Phase::Over { 0 } else { state.stacks.value(seat) },
        round_wins: state.round_wins[seat.index()],
        drawn: state.put_back.drawn(seat),
    }
}

fn stake(state: &State) -> Option<Set> {
    match state.phase {
        Phase::Contest { draft, .. } => Some(draft.set),
        Phase::Duel(Duel { stake: Stake::Draft(draft), .. }) => Some(draft.set),
        Phase::Duel(Duel { stake: Stake::Stack { depth }, defender, .. }) => {
            state.stacks.below_top(defender, depth)
        }
        _ => None,
    }
}

/// What lies face down, and what the others hold.
fn unseen(rules: &CoverYourAssets, state: &State, viewer: Viewer) -> Cards {
    let hands = Seat::all(rules.seats).filter(|seat| !viewer.is(*seat)).map(|seat| state.hand(seat));
    let hidden = state.put_back.cards().collect();
    hands.fold(state.pool.and(hidden), Cards::and)
}
