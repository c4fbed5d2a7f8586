//! What may be done now, listed, drawn and defaulted.

use super::each_payment;
use crate::{Action, Cards, Chance, Colour, DontBluff, OfferDirection, Phase, State, Suitcase};
use engine::{Game, Rng, Seat, Turn};

impl DontBluff {
    pub(crate) fn list_legal(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if self.turn(state) != Turn::One(seat) {
            return;
        }
        let hand = state.hand(seat);
        match state.phase {
            Phase::ChooseOpponent => {
                let opponents = Seat::all(self.seats).filter(|&opponent| opponent != seat);
                out.extend(opponents.map(|seat| Action::ChooseOpponent { seat }));
            }
            Phase::Offer(_) => {
                let sets = (self.smallest_offer()..hand.subsets()).map(|number| hand.subset(number));
                out.extend(sets.map(|cards| Action::Offer { cards, claim: None }));
            }
            Phase::Add(_) => {
                let sets = (1..hand.subsets()).map(|number| hand.subset(number));
                out.extend(sets.map(|cards| Action::Add { cards, claim: None }));
            }
            Phase::Decide(_) => out.extend([Action::Accept {}, Action::Open {}]),
            Phase::Pay { owed, .. } => {
                each_payment(hand, owed, self.options.payment_rule, |cards| out.push(Action::Pay { cards }));
            }
            Phase::FirstGunman
            | Phase::ColourRoll
            | Phase::BlackRoll(_)
            | Phase::BankDraw { .. }
            | Phase::Over { .. } => {}
        }
    }

    #[inline]
    pub(crate) fn sample_legal<R: Rng + ?Sized>(&self, state: &State, seat: Seat, rng: &mut R) -> Action {
        let hand = state.hand(seat);
        match state.phase {
            Phase::ChooseOpponent => {
                let steps = 1 + rng.below(u32::from(self.seats) - 1) as u8;
                Action::ChooseOpponent { seat: seat.plus(steps, self.seats) }
            }
            Phase::Offer(_) => {
                Action::Offer { cards: some_part(hand, self.smallest_offer(), rng), claim: None }
            }
            Phase::Add(_) => Action::Add { cards: some_part(hand, 1, rng), claim: None },
            Phase::Decide(_) => {
                if rng.word() >> 31 == 0 {
                    Action::Accept {}
                } else {
                    Action::Open {}
                }
            }
            Phase::Pay { owed, .. } => {
                let mut seen = 0;
                let mut chosen = Cards::NONE;
                each_payment(hand, owed, self.options.payment_rule, |cards| {
                    seen += 1;
                    if seen == 1 || rng.below(seen) == 0 {
                        chosen = cards;
                    }
                });
                Action::Pay { cards: chosen }
            }
            Phase::FirstGunman
            | Phase::ColourRoll
            | Phase::BlackRoll(_)
            | Phase::BankDraw { .. }
            | Phase::Over { .. } => unreachable!("no seat may act in {:?}", state.phase),
        }
    }

    /// What an absent seat does (NB-70).
    pub(crate) fn default_action(&self, state: &State, seat: Seat) -> Action {
        let hand = state.hand(seat);
        let one = Cards::of(hand.cheapest().unwrap_or(Suitcase::Bluff), 1);
        match state.phase {
            Phase::ChooseOpponent => {
                let useful = |opponent: &Seat| {
                    self.options.offer_direction == OfferDirection::GunmanOffers
                        || !state.hand(*opponent).is_empty()
                };
                let mut clockwise = (1..self.seats).map(|steps| seat.plus(steps, self.seats));
                Action::ChooseOpponent { seat: clockwise.find(useful).unwrap_or(seat.next(self.seats)) }
            }
            Phase::Offer(_) => Action::Offer { cards: one, claim: None },
            Phase::Add(_) => Action::Add { cards: one, claim: None },
            Phase::Pay { owed, .. } => {
                let mut best: Option<Cards> = None;
                let key = |cards: Cards| (cards.money(), std::cmp::Reverse(cards));
                each_payment(hand, owed, self.options.payment_rule, |cards| {
                    if best.is_none_or(|best| key(cards) < key(best)) {
                        best = Some(cards);
                    }
                });
                Action::Pay { cards: best.unwrap_or(Cards::NONE) }
            }
            Phase::Decide(_)
            | Phase::FirstGunman
            | Phase::ColourRoll
            | Phase::BlackRoll(_)
            | Phase::BankDraw { .. }
            | Phase::Over { .. } => Action::Accept {},
        }
    }

    /// The payment of a seat that has no other (NB-41).
    pub(crate) fn only_payment(&self, state: &State, seat: Seat) -> Option<Action> {
        let Phase::Pay { deal, owed } = state.phase else { return None };
        let (mut count, mut only) = (0, Cards::NONE);
        each_payment(state.hand(deal.decider), owed, self.options.payment_rule, |cards| {
            count += 1;
            only = cards;
        });
        (deal.decider == seat && count == 1).then_some(Action::Pay { cards: only })
    }

    pub(crate) fn list_chances(&self, state: &State, out: &mut Vec<(Chance, u32)>) {
        match state.phase {
            Phase::FirstGunman => {
                out.extend(Seat::all(self.seats).map(|seat| (Chance::FirstGunman { seat }, 1)));
            }
            Phase::ColourRoll => {
                let colours = Colour::in_play(self.seats).iter();
                let chosen = colours.map(|colour| colour.from_first(self.options.first_colour));
                out.extend(chosen.map(|colour| (Chance::Colour { colour }, 1)));
            }
            Phase::BlackRoll(_) => out.extend((1..=6).map(|pips| (Chance::BlackDie { pips }, 1))),
            Phase::BankDraw { .. } => {
                let cards = Suitcase::ALL.into_iter().map(|card| (card, u32::from(state.bank.count(card))));
                out.extend(
                    cards
                        .filter(|&(_, count)| count > 0)
                        .map(|(card, count)| (Chance::BankCard { card }, count)),
                );
            }
            Phase::ChooseOpponent
            | Phase::Offer(_)
            | Phase::Decide(_)
            | Phase::Add(_)
            | Phase::Pay { .. }
            | Phase::Over { .. } => {}
        }
    }

    #[inline]
    pub(crate) fn draw_chance<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Chance {
        match state.phase {
            Phase::FirstGunman => Chance::FirstGunman { seat: Seat(rng.below(u32::from(self.seats)) as u8) },
            Phase::ColourRoll => {
                let colours = Colour::in_play(self.seats);
                let colour = colours[rng.below(colours.len() as u32) as usize];
                Chance::Colour { colour: colour.from_first(self.options.first_colour) }
            }
            Phase::BankDraw { .. } => Chance::BankCard { card: state.bank.pick(rng) },
            _ => Chance::BlackDie { pips: 1 + rng.below(6) as u8 },
        }
    }

    /// The number of the first legal offer among the parts of a hand.
    fn smallest_offer(&self) -> u32 {
        u32::from(!self.options.allow_empty_offer)
    }
}

/// One of the parts of a hand from number `first` on, each with the same probability.
#[inline]
fn some_part<R: Rng + ?Sized>(hand: Cards, first: u32, rng: &mut R) -> Cards {
    hand.subset(first + rng.below(hand.subsets() - first))
}
