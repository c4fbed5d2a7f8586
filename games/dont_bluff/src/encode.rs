//! The game in numbers. Cards are counted by value, fives first, each count divided by a number that no table reaches;
//! what a seat does not see it knows by bounds.

use crate::rules::{each_payment, least_sum};
use crate::state::TARGET;
use crate::{Action, Bounds, Cards, Deal, DontBluff, PaymentRule, Phase, Place, State, Suitcase};
use engine::encode::NumberRow;
use engine::{Encode, Feature, Game, LeftOut, Seat, Viewer};

const ACCEPT: usize = 0;
const OPEN: usize = 1;
/// The opponent so many places clockwise, less one.
const OPPONENTS: usize = 2;
const MOST_OPPONENTS: usize = 5;
const PACKAGES: usize = OPPONENTS + MOST_OPPONENTS;
const PAYMENTS: usize = PACKAGES + PACKAGE_COUNT;
/// A payment is known by its fives and twos: nobody holds 25 M, and the rules leave one number of ones.
const MOST_FIVES: usize = 4;
const MOST_TWOS: usize = 12;
const SLOTS: usize = PAYMENTS + (MOST_FIVES + 1) * (MOST_TWOS + 1);

const LARGEST_PACKAGE: u8 = 4;
const PACKAGE_COUNT: usize = 70;

/// All sets of up to four suitcases, smaller ones first.
static PACKAGE: [Cards; PACKAGE_COUNT] = {
    let mut packages = [Cards::NONE; PACKAGE_COUNT];
    let (mut size, mut count) = (0, 0);
    while size <= LARGEST_PACKAGE {
        let mut number = 0;
        let all = Cards::all(size);
        while number < all.subsets() {
            let cards = all.subset(number);
            if cards.size() == size {
                packages[count] = cards;
                count += 1;
            }
            number += 1;
        }
        size += 1;
    }
    assert!(count == PACKAGE_COUNT);
    packages
};

/// The counts of an observation are divided by these.
const SCALES: [f32; 4] = [8.0, 16.0, 32.0, 16.0];

impl Encode for DontBluff {
    fn features(&self) -> Vec<Feature> {
        let mut features = vec![
            Feature::new("phase: choose an opponent, offer, decide, add, pay, over", 6),
            Feature::new("rounds left, as a share", 1),
            Feature::new("cards on the table: open fives, twos, ones, bluffs", 4),
            Feature::new("worth of the open cards, of 25 M", 1),
            Feature::new("closed cards on the table, of 32", 1),
            Feature::new("own closed cards: fives, twos, ones, bluffs", 4),
            Feature::new("owed, of 32 M", 1),
            Feature::new("rolls against an offer that cannot grow, of 20", 1),
            Feature::new("bank: cards, of 8", 1),
            Feature::new("bank: at least so many fives, twos, ones, bluffs", 4),
            Feature::new("bank: at most so many fives, twos, ones, bluffs", 4),
            Feature::new("own hand: fives, twos, ones, bluffs", 4),
            Feature::new("own hand: at least so many, as everybody knows", 4),
            Feature::new("own hand: at most so many, as everybody knows", 4),
        ];
        for place in 0..self.seats {
            let whose = if place == 0 { "own".to_owned() } else { format!("seat {place} after") };
            features.push(Feature::new(format!("{whose}: is gunman, offers, decides, is acting"), 4));
            features.push(Feature::new(format!("{whose}: cards in hand, of 32"), 1));
            if place > 0 {
                features.push(Feature::new(format!("{whose}: at least so many, with closed cards"), 4));
                features.push(Feature::new(format!("{whose}: at most so many, with closed cards"), 4));
            }
        }
        features
    }

    fn slots(&self) -> usize {
        SLOTS
    }

    fn slot_name(&self, slot: usize) -> String {
        match slot {
            ACCEPT => "accept".to_owned(),
            OPEN => "open".to_owned(),
            OPPONENTS..PACKAGES => format!("choose the opponent {} seats on", slot - OPPONENTS + 1),
            PACKAGES..PAYMENTS => {
                let cards = PACKAGE[slot - PACKAGES];
                format!("offer or add fives, twos, ones, bluffs {cards:?}")
            }
            _ => {
                let (fives, twos) = payment_at(slot);
                format!("pay with {fives} fives and {twos} twos, the rest in ones")
            }
        }
    }

    fn left_out() -> &'static [LeftOut] {
        &[
            LeftOut {
                actions: "offers and additions of five or more suitcases",
                why: "so large an offer is a gift, and all of them would be thousands of slots",
            },
            LeftOut {
                actions: "offers and additions with a claim",
                why: "a claim changes nothing but what people believe",
            },
        ]
    }

    fn is_left_out(&self, _state: &State, _seat: Seat, action: Action) -> bool {
        match action {
            Action::Offer { cards, claim } | Action::Add { cards, claim } => {
                claim.is_some() || cards.size() > LARGEST_PACKAGE
            }
            _ => false,
        }
    }

    fn observe_state(&self, state: &State, seat: Seat, out: &mut [f32]) {
        let mut row = NumberRow::new(out);
        let deal = state.phase.deal();
        row.one_of::<6>(phase_place(state.phase));
        let rounds = f32::from(self.options.max_rounds);
        row.push((rounds - f32::from(state.rounds_played)) / rounds);
        counts(&mut row, state.open);
        row.push(f32::from(state.open.money()) / f32::from(TARGET));
        row.push(f32::from(state.closed.size()) / 32.0);
        let is_own = deal.is_some_and(|deal| deal.offerer == seat);
        counts(&mut row, if is_own { state.closed } else { Cards::NONE });
        row.push(if let Phase::Pay { owed, .. } = state.phase { f32::from(owed) / 32.0 } else { 0.0 });
        row.push(deal.map_or(0.0, |deal| f32::from(deal.extra_rolls) / 20.0));
        row.push(f32::from(state.bank.size()) / 8.0);
        bounds(&mut row, known(state, Viewer::Recall(seat), Place::Bank, state.bank));
        counts(&mut row, state.hand(seat));
        bounds(&mut row, known(state, Viewer::Public, Place::Hand(seat), state.hand(seat)));
        let acting = self.turn(state).seats();
        let gunman = (state.phase != Phase::FirstGunman).then_some(state.gunman);
        for place in 0..self.seats {
            let other = seat.plus(place, self.seats);
            row.flags([
                gunman == Some(other),
                deal.is_some_and(|deal| deal.offerer == other),
                deal.is_some_and(|deal| deal.decider == other),
                acting.contains(other),
            ]);
            row.push(f32::from(state.hand(other).size()) / 32.0);
            if place > 0 {
                bounds(&mut row, known(state, Viewer::Recall(seat), Place::Hand(other), state.hand(other)));
            }
        }
    }

    fn slot_state(&self, _state: &State, seat: Seat, action: Action) -> Option<usize> {
        match action {
            Action::Accept {} => Some(ACCEPT),
            Action::Open {} => Some(OPEN),
            Action::ChooseOpponent { seat: opponent } => {
                let steps =
                    (opponent.index() + usize::from(self.seats) - seat.index()) % usize::from(self.seats);
                Some(OPPONENTS + steps.checked_sub(1)?)
            }
            Action::Offer { cards, claim: None } | Action::Add { cards, claim: None } => {
                PACKAGE.iter().position(|&package| package == cards).map(|place| PACKAGES + place)
            }
            Action::Offer { .. } | Action::Add { .. } => None,
            Action::Pay { cards } => Some(payment_slot(cards)),
        }
    }

    fn decode_state(&self, state: &State, seat: Seat, slot: usize) -> Option<Action> {
        let action = match (slot, state.phase) {
            (ACCEPT, _) => Action::Accept {},
            (OPEN, _) => Action::Open {},
            (OPPONENTS..PACKAGES, _) => {
                let steps = (slot - OPPONENTS + 1) as u8;
                let opponent = (steps < self.seats).then(|| seat.plus(steps, self.seats))?;
                Action::ChooseOpponent { seat: opponent }
            }
            (PACKAGES..PAYMENTS, Phase::Add(_)) => {
                Action::Add { cards: PACKAGE[slot - PACKAGES], claim: None }
            }
            (PACKAGES..PAYMENTS, _) => Action::Offer { cards: PACKAGE[slot - PACKAGES], claim: None },
            (PAYMENTS..SLOTS, Phase::Pay { deal: Deal { decider, .. }, owed }) if decider == seat => {
                Action::Pay { cards: self.payment(state.hand(seat), owed, slot)? }
            }
            _ => return None,
        };
        self.check(state, seat, action).is_ok().then_some(action)
    }

    fn mask_state(&self, state: &State, seat: Seat, _scratch: &mut Vec<Action>, out: &mut [u8]) {
        out.fill(0);
        if !self.turn(state).includes(seat) {
            return;
        }
        let hand = state.hand(seat);
        match state.phase {
            Phase::ChooseOpponent => out[OPPONENTS..][..usize::from(self.seats) - 1].fill(1),
            Phase::Decide(_) => out[..OPPONENTS].fill(1),
            Phase::Offer(_) | Phase::Add(_) => {
                for (allowed, &package) in out[PACKAGES..PAYMENTS].iter_mut().zip(&PACKAGE) {
                    *allowed = u8::from(hand.contains(package));
                }
                let may_be_empty = self.options.allow_empty_offer && matches!(state.phase, Phase::Offer(_));
                out[PACKAGES] = u8::from(may_be_empty);
            }
            Phase::Pay { owed, .. } => {
                each_payment(hand, owed, self.options.payment_rule, |cards| out[payment_slot(cards)] = 1);
            }
            _ => {}
        }
    }
}

impl DontBluff {
    /// The payment of a slot that comes to what is owed, if there is one at all.
    fn payment(&self, hand: Cards, owed: u8, slot: usize) -> Option<Cards> {
        let (fives, twos) = payment_at(slot);
        let laid = 5 * fives + 2 * twos;
        let ones = match self.options.payment_rule {
            PaymentRule::ExactOrMinimal => least_sum(hand, owed).checked_sub(laid)?,
            PaymentRule::Irreducible => owed.saturating_sub(laid),
        };
        Some(Cards::new(fives, twos, ones, 0))
    }
}

fn payment_slot(cards: Cards) -> usize {
    PAYMENTS + usize::from(cards.fives()) * (MOST_TWOS + 1) + usize::from(cards.twos())
}

fn payment_at(slot: usize) -> (u8, u8) {
    let place = slot - PAYMENTS;
    ((place / (MOST_TWOS + 1)) as u8, (place % (MOST_TWOS + 1)) as u8)
}

fn phase_place(phase: Phase) -> Option<usize> {
    match phase {
        Phase::ChooseOpponent => Some(0),
        Phase::Offer(_) => Some(1),
        Phase::Decide(_) => Some(2),
        Phase::Add(_) => Some(3),
        Phase::Pay { .. } => Some(4),
        Phase::Over { .. } => Some(5),
        Phase::FirstGunman | Phase::ColourRoll | Phase::BlackRoll(_) | Phase::BankDraw { .. } => None,
    }
}

/// What a viewer can tell about a place; at the end all cards are shown.
fn known(state: &State, viewer: Viewer, place: Place, truth: Cards) -> Bounds {
    if state.is_over() { Bounds::exactly(truth) } else { state.mind(viewer).get(place) }
}

fn bounds(row: &mut NumberRow<'_>, bounds: Bounds) {
    counts(row, bounds.least);
    counts(row, bounds.most);
}

#[inline(always)]
fn counts(row: &mut NumberRow<'_>, cards: Cards) {
    let block = row.block::<4>();
    for ((number, suitcase), scale) in block.iter_mut().zip(Suitcase::ALL).zip(SCALES) {
        *number = f32::from(cards.count(suitcase)) / scale;
    }
}
