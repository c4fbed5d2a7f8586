//! Payments and surrenders (NB-35 to NB-44).

use super::knowledge::Passing;
use crate::{
    Bounds, Cards, Deal, DontBluff, Event, Mind, PaymentRule, PaymentVisibility, Phase, Place, State,
    Suitcase,
};
use engine::{Emit, Illegal, Seat, SeatSet, require, rule};

impl DontBluff {
    pub(crate) fn check_payment(&self, state: &State, seat: Seat, cards: Cards) -> Result<(), Illegal> {
        let Phase::Pay { deal, owed } = state.phase else { return require(false, rule!("NB-35")) };
        let hand = state.hand(seat);
        require(deal.decider == seat && hand.contains(cards), rule!("NB-35"))?;
        require(cards.bluffs() == 0, rule!("NB-36"))?;
        match self.options.payment_rule {
            PaymentRule::Irreducible => require(is_irreducible(cards, owed), rule!("NB-40")),
            PaymentRule::ExactOrMinimal => {
                let due = least_sum(hand, owed);
                let rule = if due == owed { rule!("NB-37") } else { rule!("NB-38") };
                require(cards.money() == due, rule)
            }
        }
    }

    pub(crate) fn pay<E: Emit<Event>>(
        &self,
        state: &mut State,
        deal: Deal,
        owed: u8,
        cards: Cards,
        emit: &mut E,
    ) {
        let Deal { offerer, decider, .. } = deal;
        let (size, shown) = (cards.size(), Some(cards));
        emit.emit(|| Event::Paid { seat: decider, to_seat: offerer, owed, size, cards: shown });
        state.hands[decider.index()] -= cards;
        state.hands[offerer.index()] += cards;
        let seen_by = self.witnesses_of_payment(deal);
        if cards.money() > owed && self.options.payment_rule == PaymentRule::ExactOrMinimal {
            self.learn_from_surplus(state, deal, owed, cards, seen_by);
        }
        let rule = self.options.payment_rule;
        let (from, to) = (Place::Hand(decider), Place::Hand(offerer));
        self.note_package(state, Passing { from, to, cards, seen_by }, |mind| {
            payments_of_size(mind.get(from), size, owed, rule)
        });
        if !self.end_if_won(state, offerer, emit) {
            state.phase = Phase::BankDraw { payer: decider };
        }
    }

    /// The payer cannot pay in full and gives up everything, bluff cards too.
    pub(crate) fn surrender<E: Emit<Event>>(&self, state: &mut State, deal: Deal, owed: u8, emit: &mut E) {
        let Deal { offerer, decider, .. } = deal;
        let cards = state.hand(decider);
        let (size, shown) = (cards.size(), Some(cards));
        emit.emit(|| Event::Surrendered { seat: decider, to_seat: offerer, owed, size, cards: shown });
        state.hands[decider.index()] = Cards::NONE;
        state.hands[offerer.index()] += cards;
        let (from, to) = (Place::Hand(decider), Place::Hand(offerer));
        for observer in self.observers() {
            state.minds[observer].limit(from, owed - 1);
        }
        let seen_by = self.witnesses_of_payment(deal);
        self.note_package(state, Passing { from, to, cards, seen_by }, |mind| mind.get(from));
        if self.end_if_won(state, offerer, emit) {
            return;
        }
        if self.options.insolvent_bank_card {
            state.phase = Phase::BankDraw { payer: decider };
        } else {
            self.end_round(state, emit);
        }
    }

    fn witnesses_of_payment(&self, deal: Deal) -> Option<SeatSet> {
        match self.options.payment_visibility {
            PaymentVisibility::Public => None,
            PaymentVisibility::Private => Some(SeatSet::one(deal.offerer).with(deal.decider)),
        }
    }

    /// Whoever sees a surplus knows that the payer could not form any smaller sufficient sum.
    fn learn_from_surplus(
        &self,
        state: &mut State,
        deal: Deal,
        owed: u8,
        cards: Cards,
        seen_by: Option<SeatSet>,
    ) {
        let place = Place::Hand(deal.decider);
        for observer in self.observers() {
            let sees = seen_by.is_none_or(|seats| seats.contains(Seat(observer as u8)));
            if sees && observer != deal.decider.index() {
                exclude_smaller_payments(&mut state.minds[observer], place, owed, cards);
            }
        }
    }
}

/// Calls `found` with every legal payment, in the order of [`Cards`].
#[inline]
pub(crate) fn each_payment(hand: Cards, owed: u8, rule: PaymentRule, mut found: impl FnMut(Cards)) {
    match rule {
        PaymentRule::ExactOrMinimal => sets_worth(hand, least_sum(hand, owed), found),
        PaymentRule::Irreducible => {
            for fives in 0..=hand.fives() {
                for twos in 0..=hand.twos() {
                    let ones = owed.saturating_sub(5 * fives + 2 * twos);
                    let cards = Cards::new(fives, twos, ones, 0);
                    if ones <= hand.ones() && is_irreducible(cards, owed) {
                        found(cards);
                    }
                }
            }
        }
    }
}

/// Calls `found` with every set of money cards worth exactly `sum`, in the order of [`Cards`].
#[inline]
pub(crate) fn sets_worth(hand: Cards, sum: u8, mut found: impl FnMut(Cards)) {
    for fives in 0..=hand.fives().min(sum / 5) {
        let rest = sum - 5 * fives;
        for twos in 0..=hand.twos().min(rest / 2) {
            let ones = rest - 2 * twos;
            if ones <= hand.ones() {
                found(Cards::new(fives, twos, ones, 0));
            }
        }
    }
}

/// The smallest sum of at least `owed` that the money cards of a hand can form; its owner can pay.
#[inline]
pub(crate) fn least_sum(hand: Cards, owed: u8) -> u8 {
    let mut sum = owed;
    while !can_form(hand, sum) {
        sum += 1;
        debug_assert!(sum <= hand.money(), "{hand:?} cannot pay {owed}");
    }
    sum
}

#[inline]
fn can_form(hand: Cards, sum: u8) -> bool {
    (0..=hand.fives().min(sum / 5)).any(|fives| {
        let rest = sum - 5 * fives;
        let twos = hand.twos().min(rest / 2);
        rest - 2 * twos <= hand.ones()
    })
}

/// NB-40: enough, and not enough without its cheapest card.
fn is_irreducible(cards: Cards, owed: u8) -> bool {
    let cheapest = cards.cheapest().map_or(0, Suitcase::millions);
    let sum = cards.money();
    sum >= owed && sum - cheapest < owed
}

/// What a payment of `size` cards for `owed` can be, for those who see only its size.
fn payments_of_size(payer: Bounds, size: u8, owed: u8, rule: PaymentRule) -> Bounds {
    let mut bounds = Bounds { least: Cards::ENDLESS, most: Cards::NONE };
    for fives in 0..=payer.most.fives().min(size) {
        for twos in 0..=payer.most.twos().min(size - fives) {
            let cards = Cards::new(fives, twos, size - fives - twos, 0);
            let fits = match rule {
                PaymentRule::Irreducible => is_irreducible(cards, owed),
                PaymentRule::ExactOrMinimal => {
                    cards.money() >= owed && !can_pay_less(payer.least.join(cards), owed, cards)
                }
            };
            if fits && payer.most.contains(cards) {
                bounds = Bounds { least: bounds.least.meet(cards), most: bounds.most.join(cards) };
            }
        }
    }
    bounds
}

/// Whether a hand can form a sufficient sum below what was paid.
fn can_pay_less(hand: Cards, owed: u8, paid: Cards) -> bool {
    (owed..paid.money()).any(|sum| can_form(hand, sum))
}

/// Lowers the bounds on a payer's hand to what does not let them pay less than `paid` with one value more.
fn exclude_smaller_payments(mind: &mut Mind, place: Place, owed: u8, paid: Cards) {
    let mut bounds = mind.get(place);
    let sure = bounds.least.join(paid);
    for suitcase in [Suitcase::Five, Suitcase::Two, Suitcase::One] {
        let (from, to) = (sure.count(suitcase), bounds.most.count(suitcase));
        if let Some(more) = (1..=to.saturating_sub(from))
            .find(|&more| can_pay_less(sure + Cards::of(suitcase, more), owed, paid))
        {
            bounds.most -= Cards::of(suitcase, to - (from + more - 1));
        }
    }
    mind.set(place, bounds);
}
