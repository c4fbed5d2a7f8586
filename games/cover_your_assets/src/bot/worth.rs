//! What an action is worth to the seat that takes it, in dollars. Only what that seat may know is used: its hand, what
//! lies open, and the cards it has not seen as one heap. The weights were found by playing them against each other.

use super::chances::no_answer;
use crate::CoverYourAssets;
use crate::action::{Action, Direction, Play};
use crate::card::Card;
use crate::cards::Cards;
use crate::piles::PileSet;
use crate::set::Set;
use crate::state::{Phase, Stake, State};
use engine::Seat;

/// The part of a set on top of a stack that its owner keeps in the end.
const KEPT: f32 = 0.5;
/// What it brings to cover such a set, as a part of its value.
const COVERED: f32 = 0.2;
/// What an asset is good for that stays in the hand, as a part of its value, and at least.
const ASSET_HELD: f32 = 0.4;
const ASSET_HELD_AT_LEAST: f32 = 2_000.0;
/// A wild card steals or saves sets worth far more than itself, and most when others have run out of answers: it is kept
/// for the end of the round.
const WILD_HELD: f32 = 6.0;
const JAR_HELD: f32 = 20_000.0;
const ACTION_CARD_HELD: f32 = 15_000.0;
/// The first set is safe for good and opens the way to challenges.
const FIRST_SET: f32 = 10_000.0;
/// What else a card costs that only goes to the discard pile.
const DISCARDED: f32 = 3_000.0;
/// The part of a discarded card that helps somebody else.
const GIFT: f32 = 0.5;
/// Whoever has the last cards steals without an answer: near the end a second card costs a turn.
const TURN: f32 = 30_000.0;
/// The part of a drafted set that its rival leaves.
const DRAFTED: f32 = 0.6;
/// How likely further answers win a duel that is answered, by their number.
const LATER: [f32; 4] = [0.0, 0.36, 0.56, 0.68];

pub(super) struct Judge<'a> {
    rules: &'a CoverYourAssets,
    state: &'a State,
    seat: Seat,
    hand: Cards,
    unseen: Cards,
}

impl<'a> Judge<'a> {
    #[inline]
    pub(super) fn new(rules: &'a CoverYourAssets, state: &'a State, seat: Seat) -> Judge<'a> {
        let mut unseen = state.pool;
        for other in Seat::all(rules.seats).filter(|other| *other != seat) {
            unseen = unseen.and(state.hand(other));
        }
        if !state.put_back.is_empty() {
            unseen = unseen.and(state.put_back.cards().collect());
        }
        Judge { rules, state, seat, hand: state.hand(seat), unseen }
    }

    #[inline]
    pub(super) fn worth(&self, action: Action) -> f32 {
        match action {
            Action::FormSet { hand, .. } => self.form(hand),
            Action::Discard { card } => self.discard(card),
            Action::Challenge { target, depth, cards } => self.challenge(target, depth, cards),
            Action::UpgradeSet { card } => KEPT * card.value() as f32 - held(card),
            Action::PlaySwap { target } => self.swap(target),
            Action::PlayShift { target, direction } => {
                let side = if target == self.seat { 1.0 } else { -0.5 };
                side * self.shifted(target, direction) - held(Card::Shift)
            }
            Action::DraftSet { hand, piles } => self.draft(hand, piles),
            Action::ContestDraft { card } => self.contest(card),
            Action::Respond { cards } => self.respond(cards),
            Action::ChooseShift { direction } => self.choose(direction),
            Action::EndTurn {} | Action::DeclineContest {} | Action::Concede {} => 0.0,
        }
    }

    fn form(&self, hand: Play) -> f32 {
        let other = hand.second().or(self.state.top_discard()).expect("a pair has two cards");
        let value = (hand.first().value() + other.value()) as f32;
        let is_late = self.state.deck < self.rules.seats;
        let turn = if is_late && hand.second().is_some() { TURN } else { 0.0 };
        self.laid(value) - all_held(hand) - turn
    }

    /// A new set on top: it covers the one that was in danger and is in danger itself, unless it is the first.
    fn laid(&self, value: f32) -> f32 {
        match self.state.stacks.len(self.seat) {
            0 => value + FIRST_SET,
            1 => KEPT * value,
            _ => KEPT * value + COVERED * self.top(self.seat),
        }
    }

    /// A card is lost, and others may want it: a wild for sure, an asset the likelier the more are still about.
    fn discard(&self, card: Card) -> f32 {
        let about = f32::from(self.unseen.count(card)) / f32::from(self.unseen.len().max(1));
        let wanted = if card.is_wild() { 1.0 } else { (5.0 * about).min(1.0) };
        -held(card) - GIFT * wanted * card.value() as f32 - DISCARDED
    }

    fn challenge(&self, target: Seat, depth: u8, cards: Play) -> f32 {
        let set = self.state.stacks.below_top(target, depth).expect("there is a set to challenge");
        let demand = cards.power(set.asset()) - depth;
        let won = self.win(target, set.asset(), demand, cards);
        let (stake, played) = (set.value() as f32, cards.value() as f32);
        won * (self.laid(stake + played) + self.denied(stake)) - all_held(cards)
    }

    fn respond(&self, cards: Play) -> f32 {
        let Phase::Duel(duel) = self.state.phase else { return 0.0 };
        let other = if duel.challenger == self.seat { duel.defender } else { duel.challenger };
        let set = match duel.stake {
            Stake::Draft(draft) => draft.set,
            Stake::Stack { depth } => {
                self.state.stacks.below_top(duel.defender, depth).expect("there is a set at stake")
            }
        };
        let demand = cards.power(duel.asset()) + 1 - duel.demand;
        self.fight((other, set), duel.played.value(), demand, cards)
    }

    fn contest(&self, card: Card) -> f32 {
        let Phase::Contest { draft, .. } = self.state.phase else { return 0.0 };
        let cards = Play::one(card);
        self.fight((self.state.active, draft.set), 0, cards.power(draft.set.asset()), cards)
    }

    /// A play in a fight for a set: all of it is won or lost, with what both have played.
    fn fight(&self, (other, set): (Seat, Set), played: u32, demand: u8, cards: Play) -> f32 {
        let won = self.win(other, set.asset(), demand, cards);
        let (stake, added) = ((set.value() + played) as f32, cards.value() as f32);
        won * KEPT * (stake + self.denied(stake) + added) - all_held(cards)
    }

    /// What one seat gets another one lacks: a gain as well, shared by all who play.
    fn denied(&self, value: f32) -> f32 {
        value / f32::from(self.rules.seats)
    }

    /// The chance that the other has no answer, or that one of ours is the last.
    fn win(&self, other: Seat, asset: Card, demand: u8, cards: Play) -> f32 {
        let silent = no_answer(self.unseen, self.state.hand(other).len(), asset, demand);
        let mut rest = self.hand;
        cards.cards().for_each(|card| rest.remove(card));
        let singles = rest.count(asset) + rest.count(Card::Silver) + rest.count(Card::Gold);
        let more = (singles + 2 * rest.count(Card::PennyJar)).min(3);
        silent + (1.0 - silent) * LATER[usize::from(more)]
    }

    fn draft(&self, hand: Card, piles: PileSet) -> f32 {
        let tops = piles.iter().filter_map(|pile| self.state.piles[usize::from(pile)].top);
        let value = hand.value() + tops.map(Card::value).sum::<u32>();
        DRAFTED * self.laid(value as f32) - held(hand)
    }

    fn swap(&self, target: Seat) -> f32 {
        let is_safe = self.state.stacks.len(self.seat) == 1;
        let kept = if is_safe { 1.0 } else { KEPT };
        kept * (self.top(target) - self.top(self.seat)) - held(Card::Swap)
    }

    /// The stack of somebody else is shifted.
    fn choose(&self, direction: Direction) -> f32 {
        match self.state.phase {
            Phase::ShiftChoice { target, .. } => -self.shifted(target, direction),
            _ => 0.0,
        }
    }

    /// How much safer a stack becomes for its owner: what comes to the bottom is safe, what comes to the top is not.
    fn shifted(&self, target: Seat, direction: Direction) -> f32 {
        let stack = self.state.stacks.of(target);
        let value = |at: usize| stack.get(at).map_or(0.0, |set| set.value() as f32);
        let top = stack.len().saturating_sub(1);
        let (new_top, new_bottom) = match direction {
            Direction::TopToBottom => (top.saturating_sub(1), top),
            Direction::BottomToTop => (0, 1.min(top)),
        };
        (1.0 - KEPT) * (value(top) - value(new_top)) + 0.1 * (value(new_bottom) - value(0))
    }

    fn top(&self, seat: Seat) -> f32 {
        self.state.stacks.top(seat).map_or(0.0, |set| set.value() as f32)
    }
}

/// What a card is good for as long as it stays in the hand.
#[inline]
fn held(card: Card) -> f32 {
    match card {
        Card::PennyJar => JAR_HELD,
        Card::Swap | Card::Shift => ACTION_CARD_HELD,
        Card::Silver | Card::Gold => WILD_HELD * card.value() as f32,
        _ => (ASSET_HELD * card.value() as f32).max(ASSET_HELD_AT_LEAST),
    }
}

#[inline]
fn all_held(cards: Play) -> f32 {
    cards.cards().map(held).sum()
}
