//! Quick sensible moves, and the short lists a search looks at.

use super::haggle::{Haggle, LARGEST_OFFER, Plan};
use crate::package::cheapest;
use crate::rules::each_payment;
use crate::state::TARGET;
use crate::{Action, Cards, DontBluff, OfferDirection, Phase, State};
use engine::{Rng, Seat};

/// The most candidates for one offer.
const MOST_OFFERS: usize = 20;

impl DontBluff {
    pub(super) fn quick<R: Rng + ?Sized>(&self, state: &State, seat: Seat, rng: &mut R) -> Action {
        match state.phase {
            Phase::Offer(deal) => {
                let haggle = Haggle::new(self, state, deal.offerer, deal.decider);
                Action::Offer { cards: package(&haggle, rng), claim: None }
            }
            Phase::Add(deal) => {
                let haggle = Haggle::new(self, state, deal.offerer, deal.decider);
                Action::Add { cards: package(&haggle, rng), claim: None }
            }
            Phase::Decide(deal) => {
                let haggle = Haggle::new(self, state, deal.offerer, deal.decider);
                let opens = haggle.plan(state.closed.size()).opens;
                if rng.unit() < opens { Action::Open {} } else { Action::Accept {} }
            }
            Phase::Pay { owed, .. } => Action::Pay { cards: self.handiest_payment(state.hand(seat), owed) },
            Phase::ChooseOpponent => Action::ChooseOpponent { seat: self.likeliest_victim(state, seat) },
            Phase::FirstGunman
            | Phase::ColourRoll
            | Phase::BlackRoll(_)
            | Phase::BankDraw { .. }
            | Phase::Over { .. } => self.sample_legal(state, seat, rng),
        }
    }

    pub(super) fn list_candidates(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        match state.phase {
            Phase::Offer(_) => {
                each_package(state.hand(seat), |cards| out.push(Action::Offer { cards, claim: None }));
                if self.options.allow_empty_offer {
                    out.push(Action::Offer { cards: Cards::NONE, claim: None });
                }
            }
            Phase::Add(_) => {
                each_package(state.hand(seat), |cards| out.push(Action::Add { cards, claim: None }));
            }
            _ => self.list_legal(state, seat, out),
        }
    }

    /// Keeps what later rounds need: a five and a two to bait with, ones to pay exactly.
    fn handiest_payment(&self, hand: Cards, owed: u8) -> Cards {
        let mut best = (f32::NEG_INFINITY, Cards::NONE);
        each_payment(hand, owed, self.options.payment_rule, |cards| {
            let rest = hand - cards;
            let use_of_rest = 2.0 * f32::from(rest.fives().min(1))
                + 0.6 * f32::from(rest.twos().min(1))
                + 0.1 * f32::from(rest.ones().min(4))
                - f32::from(cards.money());
            if use_of_rest > best.0 {
                best = (use_of_rest, cards);
            }
        });
        best.1
    }

    /// The poorest opponent is least dangerous to feed; in the reverse variant the richest has most to give.
    fn likeliest_victim(&self, state: &State, seat: Seat) -> Seat {
        let opponents = (1..self.seats).map(|steps| seat.plus(steps, self.seats));
        let feeds = self.options.offer_direction == OfferDirection::GunmanOffers;
        let appeal = |opponent: &Seat| {
            let hand = state.hand(*opponent);
            let money = i16::from(hand.money());
            if feeds { -money - if hand.is_empty() { 100 } else { 0 } } else { money }
        };
        opponents.max_by_key(appeal).expect("there are at least two seats")
    }
}

/// A package by the plan that costs the offerer least.
fn package<R: Rng + ?Sized>(haggle: &Haggle, rng: &mut R) -> Cards {
    let Plan { cheap, bait, baits, .. } = haggle.best();
    if rng.unit() < baits { bait } else { cheap }
}

/// One package for every sensible size and value.
fn each_package(hand: Cards, mut found: impl FnMut(Cards)) {
    let mut seen: [(u8, u8); MOST_OFFERS] = [(0, 0); MOST_OFFERS];
    let mut count = 0;
    let enough = hand.meet(Cards::all(LARGEST_OFFER));
    for cards in (1..enough.subsets()).map(|number| enough.subset(number)) {
        let (size, money) = (cards.size(), cards.money());
        let gift = money - cheapest(hand, size).money();
        let sensible = match size {
            1 | 2 => true,
            3 => gift <= 1 || (7..=9).contains(&money),
            4 => gift == 0 || money == 7,
            _ => false,
        };
        if sensible && money < TARGET && count < MOST_OFFERS && !seen[..count].contains(&(size, money)) {
            seen[count] = (size, money);
            count += 1;
            found(cards);
        }
    }
}
