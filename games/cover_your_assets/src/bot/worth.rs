//! What an action is worth to the seat that takes it, in dollars. Only what that seat may know is used: its hand, what
//! lies open, and the cards it has not seen as one heap.

use super::chances::no_answer;
use crate::CoverYourAssets;
use crate::action::{Action, Direction, Play};
use crate::card::Card;
use crate::cards::Cards;
use crate::piles::PileSet;
use crate::set::Set;
use crate::state::{Duel, Phase, Stake, State};
use engine::Seat;

#[derive(Clone, Copy, Debug)]
pub(super) struct Taste {
    pub kept: f32,
    pub held: f32,
    pub least: f32,
    pub jar: f32,
    pub action: f32,
    pub first: f32,
    pub gift: f32,
    pub base: f32,
    pub lost: f32,
    pub later: f32,
    pub share: f32,
    pub draft: f32,
    pub single: f32,
    pub cover: f32,
    pub wild: f32,
    pub whim: f32,
    pub steal: f32,
    pub end: f32,
    pub fade: f32,
    pub guard: f32,
    pub pair: f32,
    pub tempo: f32,
}
pub(super) const BASE: Taste = Taste {
    kept: 0.6,
    held: 0.4,
    least: 2000.0,
    jar: 20000.0,
    action: 15000.0,
    first: 10000.0,
    gift: 0.5,
    base: 3000.0,
    lost: 0.5,
    later: 0.8,
    share: 0.5,
    draft: 0.9,
    single: 1.0,
    cover: 0.5,
    wild: 3.0,
    whim: 5000.0,
    steal: 0.0,
    end: 0.0,
    fade: 0.01,
    guard: 0.0,
    pair: 1.0,
    tempo: 30000.0,
};
pub(super) fn other() -> Taste {
    static T: std::sync::OnceLock<Taste> = std::sync::OnceLock::new();
    *T.get_or_init(|| {
        let e = |n: &str, d: f32| std::env::var(n).map_or(d, |v| v.parse().unwrap());
        let b = BASE;
        Taste {
            kept: e("kept", b.kept),
            held: e("held", b.held),
            least: e("least", b.least),
            jar: e("jar", b.jar),
            action: e("action", b.action),
            first: e("first", b.first),
            gift: e("gift", b.gift),
            base: e("base", b.base),
            lost: e("lost", b.lost),
            later: e("later", b.later),
            share: e("share", b.share),
            draft: e("draft", b.draft),
            single: e("single", b.single),
            cover: e("cover", b.cover),
            wild: e("wild", b.wild),
            whim: e("whim", b.whim),
            steal: e("steal", b.steal),
            end: e("end", b.end),
            fade: e("fade", b.fade),
            guard: e("guard", b.guard),
            pair: e("pair", b.pair),
            tempo: e("tempo", b.tempo),
        }
    })
}

pub(super) struct Judge<'a> {
    t: Taste,
    rules: &'a CoverYourAssets,
    state: &'a State,
    seat: Seat,
    hand: Cards,
    unseen: Cards,
}

impl<'a> Judge<'a> {
    #[inline]
    pub(super) fn new(rules: &'a CoverYourAssets, state: &'a State, seat: Seat) -> Judge<'a> {
        Judge::with(rules, state, seat, BASE)
    }
    pub(super) fn with(rules: &'a CoverYourAssets, state: &'a State, seat: Seat, t: Taste) -> Judge<'a> {
        let mut unseen = state.pool;
        for other in Seat::all(rules.seats).filter(|other| *other != seat) {
            unseen = unseen.and(state.hand(other));
        }
        if !state.put_back.is_empty() {
            unseen = unseen.and(state.put_back.cards().collect());
        }
        Judge { t, rules, state, seat, hand: state.hand(seat), unseen }
    }

    #[inline]
    pub(super) fn worth(&self, action: Action) -> f32 {
        match action {
            Action::FormSet { hand, .. } => self.form(hand),
            Action::Discard { card } => self.discard(card),
            Action::Challenge { target, depth, cards } => self.challenge(target, depth, cards),
            Action::UpgradeSet { card } => self.t.kept * card.value() as f32 - self.held(card),
            Action::PlaySwap { target } => self.swap(target),
            Action::PlayShift { target, direction } => {
                self.shifted(target, direction) * if target == self.seat { 1.0 } else { -0.5 } - self.t.action
            }
            Action::DraftSet { hand, piles } => self.draft(hand, piles),
            Action::EndTurn {} => self.t.end,
            Action::ContestDraft { card } => self.contest(card),
            Action::DeclineContest {} | Action::Concede {} => 0.0,
            Action::Respond { cards } => self.respond(cards),
            Action::ChooseShift { direction } => match self.state.phase {
                Phase::ShiftChoice { target, .. } => -self.shifted(target, direction),
                _ => 0.0,
            },
        }
    }

    /// A new set on top: it covers the one that was in danger and is in danger itself, unless it is the first.
    #[inline]
    fn form(&self, hand: Play) -> f32 {
        let other = hand.second().or(self.state.top_discard()).expect("a pair has two cards");
        let value = (hand.first().value() + other.value()) as f32;
        let cost: f32 = hand.cards().map(|card| self.held(card)).sum();
        let late = if self.state.deck < self.rules.seats { self.t.tempo } else { 0.0 };
        let second = if hand.second().is_some() { late } else { 0.0 };
        self.laid(value) - cost - second
    }

    #[inline]
    fn laid(&self, value: f32) -> f32 {
        match self.state.stacks.len(self.seat) {
            0 => value + self.t.first,
            1 => self.t.kept * value,
            _ => self.t.kept * value + self.t.cover * (1.0 - self.t.kept) * self.top(self.seat),
        }
    }

    /// A card is lost, and the next seat may want it.
    #[inline]
    fn discard(&self, card: Card) -> f32 {
        let gift = if card.is_wild() {
            card.value() as f32
        } else {
            let rest = f32::from(self.unseen.count(card)) / f32::from(self.unseen.len().max(1));
            card.value() as f32 * (5.0 * rest).min(1.0)
        };
        -self.held(card) - self.t.gift * gift - self.t.base
    }

    #[inline]
    fn challenge(&self, target: Seat, depth: u8, cards: Play) -> f32 {
        let set = self.state.stacks.below_top(target, depth).expect("there is a set to challenge");
        let demand = cards.power(set.asset()) - depth;
        let won = self.win(target, set.asset(), demand, cards);
        let stake = set.value() as f32;
        let played = cards.value() as f32;
        let cost: f32 = cards.cards().map(|card| self.held(card)).sum();
        // What is taken is missing on the other side, which counts the more the fewer there are to beat.
        won * (self.laid(stake + played) + stake / f32::from(self.rules.seats))
            - (1.0 - won) * self.t.lost * played
            - cost
    }

    #[inline]
    fn respond(&self, cards: Play) -> f32 {
        let Phase::Duel(duel) = self.state.phase else { return 0.0 };
        let other = if duel.challenger == self.seat { duel.defender } else { duel.challenger };
        self.answer(&duel, other, cards)
    }

    #[inline]
    fn answer(&self, duel: &Duel, other: Seat, cards: Play) -> f32 {
        let set = match duel.stake {
            Stake::Draft(draft) => draft.set,
            Stake::Stack { depth } => {
                self.state.stacks.below_top(duel.defender, depth).expect("there is a set at stake")
            }
        };
        let demand = cards.power(duel.asset()) + 1 - duel.demand;
        self.fight(other, set, duel.played.value(), demand, cards)
    }

    #[inline]
    fn contest(&self, card: Card) -> f32 {
        let Phase::Contest { draft, .. } = self.state.phase else { return 0.0 };
        let cards = Play::one(card);
        self.fight(self.state.active, draft.set, 0, cards.power(draft.set.asset()), cards)
    }

    /// A play in a fight for a set: won or lost for good, with all that was played.
    #[inline]
    fn fight(&self, other: Seat, set: Set, played: u32, demand: u8, cards: Play) -> f32 {
        let won = self.win(other, set.asset(), demand, cards);
        let stake = (set.value() + played) as f32;
        let added = cards.value() as f32;
        let cost: f32 = cards.cards().map(|card| self.held(card)).sum();
        let share = 1.0 + self.t.share / f32::from(self.rules.seats);
        won * (self.t.kept * share * stake + self.t.kept * added) - (1.0 - won) * self.t.lost * added - cost
    }

    /// The chance that the other has no answer, or that one of ours is the last.
    #[inline]
    fn win(&self, other: Seat, asset: Card, demand: u8, cards: Play) -> f32 {
        let silent = no_answer(self.unseen, self.state.hand(other).len(), asset, demand);
        let mut rest = self.hand;
        cards.cards().for_each(|card| rest.remove(card));
        let more = rest.count(asset)
            + rest.count(Card::Silver)
            + rest.count(Card::Gold)
            + 2 * rest.count(Card::PennyJar);
        let later = [0.0, 0.45, 0.7, 0.85][usize::from(more.min(3))];
        silent + (1.0 - silent) * later * self.t.later
    }

    #[inline]
    fn draft(&self, hand: Card, piles: PileSet) -> f32 {
        let tops = piles.iter().filter_map(|pile| self.state.piles[usize::from(pile)].top);
        let value = tops.map(Card::value).sum::<u32>() + hand.value();
        self.t.draft * self.laid(value as f32) - self.held(hand)
    }

    fn swap(&self, target: Seat) -> f32 {
        let gain = self.top(target) - self.top(self.seat);
        let safe = if self.state.stacks.len(self.seat) == 1 { 1.0 } else { self.t.kept };
        safe * gain - self.t.action
    }

    /// How much safer a stack becomes for its owner: what comes to the bottom is safe, what comes to the top is not.
    fn shifted(&self, target: Seat, direction: Direction) -> f32 {
        let stack = self.state.stacks.of(target);
        let value = |at: usize| stack.get(at).map_or(0.0, |set| set.value() as f32);
        let top = stack.len().saturating_sub(1);
        let new_top = match direction {
            Direction::TopToBottom => value(top.saturating_sub(1)),
            Direction::BottomToTop => value(0),
        };
        let new_bottom = match direction {
            Direction::TopToBottom => value(top),
            Direction::BottomToTop => value(1.min(top)),
        };
        (1.0 - self.t.kept) * (value(top) - new_top) + 0.1 * (new_bottom - value(0))
    }

    #[inline]
    fn top(&self, seat: Seat) -> f32 {
        self.state.stacks.top(seat).map_or(0.0, |set| set.value() as f32)
    }

    fn held(&self, card: Card) -> f32 {
        let left = f32::from(self.hand.len()) + f32::from(self.state.deck) / f32::from(self.rules.seats);
        let time = (left / self.t.fade).min(1.0);
        match card {
            Card::PennyJar => self.t.jar * time,
            Card::Swap | Card::Shift => self.t.action * time,
            _ => {
                let value = card.value() as f32;
                if card.is_wild() {
                    return self.t.wild * value * time;
                }
                let exposed = self.state.stacks.len(self.seat) >= 2;
                let guards =
                    exposed && self.state.stacks.top(self.seat).is_some_and(|set| set.asset() == card);
                let pairs = self.hand.count(card) >= 2;
                let useful = if pairs || guards { self.t.held } else { self.t.single * self.t.held };
                let guard = if guards { self.t.guard * self.top(self.seat) } else { 0.0 };
                (useful * value).max(self.t.least) + guard
            }
        }
    }
}
