//! Quick sensible moves, and the short lists a search looks at.

use super::haggle::{Haggle, LARGEST_OFFER, Plan};
use crate::package::{bait, cheapest};
use crate::rules::each_payment;
use crate::{Action, Cards, DontBluff, OfferDirection, Phase, State, Suitcase};
use engine::{Rng, Seat};

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

    /// The opponent with whom the round promises most.
    fn likeliest_victim(&self, state: &State, seat: Seat) -> Seat {
        let hope = |opponent| match self.options.offer_direction {
            OfferDirection::GunmanOffers => Haggle::new(self, state, seat, opponent).best().hope.offerer,
            OfferDirection::DrawnOffers => Haggle::new(self, state, opponent, seat).best().hope.decider,
        };
        let opponents = (1..self.seats).map(|steps| seat.plus(steps, self.seats));
        let (_, victim) = opponents
            .map(|opponent| (hope(opponent), opponent))
            .max_by(|(a, _), (b, _)| a.total_cmp(b))
            .expect("there are at least two seats");
        victim
    }
}

/// A package by the plan that costs the offerer least.
fn package<R: Rng + ?Sized>(haggle: &Haggle, rng: &mut R) -> Cards {
    let Plan { cheap, bait, baits, .. } = haggle.best();
    if rng.unit() < baits { bait } else { cheap }
}

/// Every single card; of the larger sizes the cheapest cards and the bait.
fn each_package(hand: Cards, mut found: impl FnMut(Cards)) {
    for suitcase in Suitcase::ALL.into_iter().filter(|&suitcase| hand.count(suitcase) > 0) {
        found(Cards::of(suitcase, 1));
    }
    for size in 2..=hand.size().min(LARGEST_OFFER) {
        let (cheap, bait) = (cheapest(hand, size), bait(hand, size));
        found(cheap);
        if bait != cheap {
            found(bait);
        }
    }
}
